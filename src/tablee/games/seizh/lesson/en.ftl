# The lessons: one sentence or two a page; ".no" answers any other move than the lesson's.

take = Seven utensils for the whole table. With ingredients you cook a galette, then a crêpe: whoever has the most points wins.
    Your card shows a galette: three savoury ingredients worth 7. Your speciality is the Complète: egg 2, cheese 2, ham 3.
    Every ingredient asks for a utensil, which you put back in the middle. Take the Egg with your Spatula.
    .no = Take the Egg with the Spatula.
grab = At any moment anybody may grab a utensil from the middle, even out of turn. Two at most in hand.
    Grab the Spider before the others do!
    .no = Grab the Spider, in the middle.
strainer = The Strainer stands in for knife, fork, spoon or spatula. Take the Ham with it.
    .no = Take the Ham with the Strainer.
end_turn = Two ingredients a turn, no more. The utensil you have just used is forbidden to you until the next turn. End your turn.
    .no = You have taken your two ingredients: end your turn.
race = The Knife has just landed in the middle, and you need it for the Cheese. Not your turn? Never mind: grab it!
    .no = Quick, grab the Knife!
third = Your turn. Take the Cheese with the Knife.
    .no = Take the Cheese with the Knife.
cook = Egg, Ham, Cheese: 7 exactly. Cook your galette!
    .no = It is all there: cook the Complète.
steal = Seventeen points: 7, and 5 because it is a line of the menu, and 5 because it is your speciality. Your card flips: now it asks for a crêpe, two sweet ingredients worth 3.
    Your Spider steals an ingredient from anybody without the Lid. Steal the Fleur de sel!
    .no = Use the Spider: steal the Fleur de sel.
end = Be quick, keep one eye on the middle and the other on your speciality. Now you can play!
