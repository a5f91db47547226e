# The lesson: one sentence or two a page; ".no" answers any other move than the lesson's.

first = The pond is still empty. Every flower that you plant takes you further; the first one round it wins.
    Touch a pink lily of your hand, then the cell in the middle.
    .no = Plant a pink lily in the middle.
spring = A flower brings one step for each flower of its patch. To the right of your lily a spring adds 2.
    Plant your second pink lily on that spring.
    .no = Plant a pink lily on the spring, to the right of the first.
patch = Two flowers and a spring: 4 steps. Above the middle there is another spring.
    Plant a pink lily there: the patch will have three.
    .no = Plant a pink lily on the spring above the middle.
toad = { $p1 } has just added to your patch: 4 steps for a single flower. A patch serves everybody!
    The toad closes it: it counts one step for each colour beside it. Put it below the middle, between pink and white.
    .no = Put the toad on the cell below the middle.
theirs = Do as { $p1 } does: add to somebody else’s patch. Plant a yellow lily to the right of the yellow one.
    .no = Plant a yellow lily to the right of the one that was just planted.
more = The white patch has three flowers, and you hold a white lily: 4 steps await you above the last white one.
    .no = Plant the white lily above the last white one, on the left.
end = Add, profit, keep apart: finish the round yourself!
