# The lessons: one sentence or two a page; ".no" answers any other move than the lesson's.

question = You are a pastry chef. Whoever first finishes every pastry of their secret order wins. Yours: a Salambo and a Fruit pastry.
    Your three recipes lie before you for all to see. Your Atelier cards are in your hand.
    A turn begins with a draw. A right answer is worth two cards: choose the question “Sweet general knowledge”.
    .no = Try a question first: “Sweet general knowledge”.
answer = Read the question, then choose. A clue: think of Venice and its disguises.
    .no = Not that one. Think of carnival: it is the second answer.
flavour = Well done, two cards! A Lemon Tart takes Dough, Fruit and two levels of Know-how: Fruit is what you lack.
    It lies on the Shelf: take it.
    .no = Take Fruit from the Shelf: your tart needs it.
second = One more card. Take Self-Service too: it is an Action card, and its moment will come.
    .no = Take Self-Service from the Shelf.
prepare = You have it all: Dough, Fruit, Know-how ×2. A Fruit pastry fits your order.
    Prepare the Lemon Tart. It will be finished when your next turn begins.
    .no = Prepare the Lemon Tart: it uses all your Know-how.
luck = Your tart is finished: half of the order is ready!
    The second way to draw is luck: a single card, unseen. Try a recipe.
    .no = Try your luck: draw a recipe.
action = No Salambo, too bad. After the draw you prepare a pastry or play Actions, never both.
    Play Self-Service: you take a random card from your opponent.
    .no = Play your Action card: Self-Service.
tactics = Look at your opponent’s recipes: there is the Salambo! And on the Shelf waits Swap Me That Recipe.
    The third way to draw is tactics: discard a card to take one from the Shelf. Discard your Know-how.
    .no = Choose tactics: discard your Know-how ×1.
shelf = Take Swap Me That Recipe.
    .no = The one you need is Swap Me That Recipe.
swap = An Express card turned up: it acted at once, renewed the Shelf and gave you a card.
    Now play Swap Me That Recipe.
    .no = Play Swap Me That Recipe.
salambo = Ask for the Salambo.
    .no = Your order wants a Salambo: ask for that one.
end = All that is left is to hand over a recipe, then to gather Dough, Spirits and Know-how. Finish this game or begin another!
