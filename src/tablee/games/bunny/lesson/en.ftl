# The lessons: one sentence or two a page; ".no" answers any other move than the lesson's.

place = Rabbits are overrunning the village. Whoever ends with the fewest rabbits wins. Your pawn starts in the centre.
    At first you place cards on empty spaces next to the village, then your pawn walks to the card you placed.
    Place Garden 4, a Share, on the space left of the centre: you give a rabbit to your opponent.
    .no = Place the purple card 4, the Share, just left of the centre.
draw = To end your turn you fill your hand: a card from the pile, unseen, or from the river, in view. Take one from the pile.
    .no = This time, take one from the pile.
walk = Your opponent crossed your card: it cost them a rabbit. Then their Bunny Boom put one on every card of the village.
    Crossing a card costs its passage value and the rabbits on it. The centre costs nothing.
    Go right: place the Bakery 3 right of the centre. You will cross nothing.
    .no = There are rabbits on the left. Place the Bakery 3 just right of the centre.
river = Your card carries a wave: you must use the effect of a river card.
    Choose the Bunny Boom of Chapel 1: one more rabbit on every card. Your opponent will have to come back that way!
    .no = Choose the Bunny Boom: Chapel 1.
fish = Fill your hand. In the river lies a Jump, which avoids a card: take the Garden 2.
    .no = Take the Jump, number 2, from the river.
leap = Five rabbits for your opponent! And one was given to you.
    On the left, two cards lie between you and the free space; the second carries two rabbits. Place your Jump there, at the far left.
    .no = Place the Jump, number 2, at the far left.
jump = Which card do you jump over? The one that costs most: the middle one on the left.
    .no = Jump the one with the rabbits: the middle one on the left.
close = Ouch, the Carrot! It lured you to the other end of the village, across five cards. Whoever has it at the end counts four rabbits more.
    Everything is covered: from now on you place on top of cards. On another family you pay your card’s value in rabbits; on the same one nothing, and the space is closed for good.
    Place the Bakery 4 on the Bakery 3.
    .no = Same family, nothing to pay: place the Bakery 4 on the Bakery 3, right of the centre.
end = You can walk, jump and close. Always count what you are about to cross, and beware of Booms. Your turn to play!
