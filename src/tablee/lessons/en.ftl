# The lessons: one sentence or two a page; ".no" answers any other move than the lesson's.

boom-cool = A cake is rising in the oven. You are a Pastry Chef: you want it whole. A Prankster wants it to explode, a Glutton wants to steal it, and nobody knows who is who.
    Look at the oven: the cake measures 10. If it reaches the capacity, 17, it explodes.
    On your turn you play a card. Tap Cold −3 in your hand, then play it.
    .no = Not yet: cool the cake first. Play Cold −3.
boom-apron = Heat +5, and somebody doubles it: 7 + 10 = 17, that would be the bang!
    After every card anybody may react. Cards pile up, and the top one acts first.
    Your Safety Apron cancels the top card, here the Boost. Play it!
    .no = The cake is about to explode! React with your Safety Apron.
boom-pass = The Boost does nothing now. Heat +5 is left: 7 + 5 = 12, the oven holds.
    No need to waste a reaction: choose to let it be.
    .no = Keep your reactions for real danger: let it be.
boom-peek = A new round, a new event, above the oven: it bends the rules for everybody until the next round.
    Who is the Prankster? Your Greedy Glance shows somebody’s hand. Play it on { $p1 }, who has just heated.
    .no = Look for the Prankster: play Greedy Glance on { $p1 }.
boom-take = Heat, a boost, a narrower oven: surely that is the Prankster!
    You take a card away. Narrower Oven lowers the capacity: take that one.
    .no = The worst for the oven is Narrower Oven: take that one.
boom-spatula = More heat. Your Spatula Return flips the sign: +2 becomes −2.
    Play it as a reaction.
    .no = React with the Spatula Return.
boom-end = That is the heart of it: watch size and capacity, keep your reactions, and guess the roles. Now you can play!

baba-question = You are a pastry chef. Whoever first finishes every pastry of their secret order wins. Yours: a Salambo and a Fruit pastry.
    Your three recipes lie before you for all to see. Your Atelier cards are in your hand.
    A turn begins with a draw. A right answer is worth two cards: choose the question “Sweet culture”.
    .no = Try a question first: “Sweet culture”.
baba-answer = Read the question, then choose. A clue: think of Venice and its disguises.
    .no = Not that one. Think of carnival: it is the second answer.
baba-flavour = Well done, two cards! A Lemon Tart takes a Dough, Fruit and two levels of Know-how: Fruit is what you lack.
    It lies on the Shelf: take it.
    .no = Take Fruit from the Shelf: your tart needs it.
baba-second = One more card. Take Self-Service too: it is an Action card, and its moment will come.
    .no = Take Self-Service from the Shelf.
baba-prepare = You have it all: a Dough, Fruit, Know-how ×2. A Fruit pastry fits your order.
    Prepare the Lemon Tart. It will be finished when your next turn begins.
    .no = Prepare the Lemon Tart: it uses all your Know-how.
baba-luck = Your tart is finished: half of the order is ready!
    The second way to draw is luck: a single card, unseen. Try a recipe.
    .no = Try your luck: draw a recipe.
baba-action = No Salambo, too bad. After the draw you prepare a pastry or play Actions, never both.
    Play Self-Service: you take a random card from your opponent.
    .no = Play your Action card: Self-Service.
baba-tactics = Look at your opponent’s recipes: there is the Salambo! And on the Shelf waits Swap Me That Recipe.
    The third way to draw is tactics: discard a card to take one from the Shelf. Discard your Know-how.
    .no = Choose tactics: discard your Know-how ×1.
baba-shelf = Take Swap Me That Recipe.
    .no = The one you need is Swap Me That Recipe.
baba-swap = An Express card turned up: it acted at once, renewed the Shelf and gave you a card.
    Now play Swap Me That Recipe.
    .no = Play Swap Me That Recipe.
baba-salambo = Ask for the Salambo.
    .no = Your order wants a Salambo: ask for that one.
baba-end = All that is left is to hand over a recipe, then to gather Dough, Spirits and Know-how. Finish this game or begin another!

bunny-place = Rabbits are overrunning the village. Whoever ends with the fewest rabbits wins. Your pawn starts in the centre.
    At first you place cards on empty spaces next to the village, then your pawn walks to the card you placed.
    Place Garden 4, a Share, on the space left of the centre: you give a rabbit to your opponent.
    .no = Place the purple card 4, the Share, just left of the centre.
bunny-draw = To end your turn you fill your hand: a card from the deck, unseen, or from the river, in view. Take one from the deck.
    .no = This time, take one from the deck.
bunny-walk = Your opponent crossed your card: it cost them a rabbit. Then their Bunny Boom put one on every card of the village.
    Crossing a card costs its passage value and the rabbits on it. The centre costs nothing.
    Go right: place the Bakery 3 right of the centre. You will cross nothing.
    .no = There are rabbits on the left. Place the Bakery 3 just right of the centre.
bunny-river = Your card carries a wave: you must use the effect of a river card.
    Choose the Bunny Boom of Chapel 1: one more rabbit on every card. Your opponent will have to come back that way!
    .no = Choose the Bunny Boom: Chapel 1.
bunny-fish = Fill your hand. In the river lies a Jump, which avoids a card: take the Garden 2.
    .no = Take the Jump, number 2, from the river.
bunny-leap = Five rabbits for your opponent! And one was given to you.
    On the left, two cards lie between you and the free space; the second carries two rabbits. Place your Jump there, at the far left.
    .no = Place the Jump, number 2, at the far left.
bunny-jump = Which card do you jump over? The one that costs most: left 2.
    .no = Jump the one with the rabbits: left 2.
bunny-close = Ouch, the Carrot! It lured you to the other end of the village, across five cards. Whoever has it at the end counts four rabbits more.
    Everything is covered: from now on you place on top of cards. On another family you pay your card’s value in rabbits; on the same one nothing, and the space is closed for good.
    Place the Bakery 4 on the Bakery 3.
    .no = Same family, nothing to pay: place the Bakery 4 on the Bakery 3, right of the centre.
bunny-end = You can walk, jump and close. Always count what you are about to cross, and beware of Booms. Your turn to play!

badass-star = A low-budget action film: everybody has the same characters, and one of them plays face down. The first to 16 points on the Badassometer wins.
    A kill is worth two points. Choose your star: the Gunsmith.
    .no = For this lesson, choose the Gunsmith.
badass-announce = Your Revolver has gained a charge; at 3 it can be used. Rivals see only the back of your card.
    Announce the Gunsmith: it gives 3 charges. It is true, so you risk nothing.
    .no = Announce the Gunsmith: that is who you really are.
badass-denounce = “The Dynamiter!” If that is true, your Revolver, full at 3 of 3, is overloaded and blows up in your hands.
    Do you believe it? If it is a bluff, they lose their star; if it is true, you lose a character. Go for it: call the bluff!
    .no = Too dangerous to let pass: call the bluff!
badass-believe = Unmasked: 2 points for you!
    Now { $p2 } announces the Gunsmith. A few charges are no threat yet, and a mistake is costly: say that you believe it.
    .no = Take no risk here: believe it.
badass-execute = Your Revolver is ready: 3 charges of 3. Execute!
    .no = Your weapon is charged: execute.
badass-aim = Aim at { $p2 }, whose Shotgun is full, 4 of 4: that is the threat.
    .no = Aim at { $p2 }, who has the Shotgun.
badass-weapon = Two more points: you have 4. A weapon once used is lost: take the Crossbow, against which there is no defence.
    .no = Take the Crossbow.
badass-defend = They are shooting at you! The Colonel saves whoever announces her, if believed.
    You are not the Colonel? Then it is time to bluff.
    .no = Do not let yourself be killed: announce the Colonel.
badass-end = They believed you! Tell the truth, bluff, doubt: that is all there is. With a single character left you go into Vengeance, and everything starts again, stronger. Over to you!

seizh-take = Seven utensils for the whole table. With ingredients you cook a galette, then a crêpe: most points win.
    Your card shows a galette: three savoury ingredients worth 7. Your speciality is the Complète: egg 2, cheese 2, ham 3.
    Every ingredient asks for a utensil, which you put back in the middle. Take the Egg with your Spatula.
    .no = Take the Egg with the Spatula.
seizh-grab = At any moment anybody may grab a utensil from the middle, even out of turn. Two at most in hand.
    Grab the Spider before the others do!
    .no = Grab the Spider, in the middle.
seizh-strainer = The Strainer stands in for knife, fork, spoon or spatula. Take the Ham with it.
    .no = Take the Ham with the Strainer.
seizh-end_turn = Two ingredients a turn, no more. The utensil you have just used is forbidden to you until the next turn. End your turn.
    .no = You have taken your two ingredients: end your turn.
seizh-race = The Knife has just landed in the middle, and you need it for the Cheese. Not your turn? Never mind: grab it!
    .no = Quick, grab the Knife!
seizh-third = Your turn. Take the Cheese with the Knife.
    .no = Take the Cheese with the Knife.
seizh-cook = Egg, Ham, Cheese: 7 exactly. Cook your galette!
    .no = It is all there: cook the Complète.
seizh-steal = Seventeen points: 7, and 5 because it is a line of the menu, and 5 because it is your speciality. Your card flips: now a crêpe, two sweet ones worth 3.
    Your Spider steals an ingredient from anybody without the Lid. Steal the Fleur de sel!
    .no = Use the Spider: steal the Fleur de sel.
seizh-end = Be quick, keep one eye on the middle and the other on your speciality. Now you can play!
