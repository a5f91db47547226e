# The lessons: one sentence or two a page; ".no" answers any other move than the lesson's.

cool = A cake is rising in the oven. You are a Pastry Chef: you want it whole. A Prankster wants it to explode, a Glutton wants to steal it, and nobody knows who is who.
    Look at the oven: the cake measures 10. If it reaches the capacity, 17, it explodes.
    On your turn you play a card. Tap Cold −3 in your hand, then play it.
    .no = Not yet: cool the cake first. Play Cold −3.
apron = Heat +5, and somebody doubles it: 7 + 10 = 17, that would be the bang!
    After every card anybody may react. Cards pile up, and the top one acts first.
    Your Safety Apron cancels the top card, here the Boost. Play it!
    .no = The cake is about to explode! React with your Safety Apron.
pass = The Boost does nothing now. Heat +5 is left: 7 + 5 = 12, the oven holds.
    No need to waste a reaction: choose to let it be.
    .no = Keep your reactions for real danger: let it be.
peek = A new round, a new event, above the oven: it bends the rules for everybody until the next round.
    Who is the Prankster? Your Greedy Glance shows somebody’s hand. Play it on { $p1 }, who has just heated.
    .no = Look for the Prankster: play Greedy Glance on { $p1 }.
take = Heat, a boost, a narrower oven: surely that is the Prankster!
    You take a card away. Narrower Oven lowers the capacity: take that one.
    .no = The worst for the oven is Narrower Oven: take that one.
spatula = More heat. Your Spatula Return flips the sign: +2 becomes −2.
    Play it as a reaction.
    .no = React with the Spatula Return.
end = That is the heart of it: watch size and capacity, keep your reactions, and guess the roles. Now you can play!
