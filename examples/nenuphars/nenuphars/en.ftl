game-name = Water Lilies
game-tagline = Let the pond bloom in patches of colour, and be round it before the others.
aim = Round the pond before the others
rules-goal = Be the first to take the { $numbers-goal } steps round the pond.
rules-setup =
    The pond has five by five cells, each as large as a card: lay { $numbers-springs } springs on it by lot.
    Shuffle the cards and deal { $numbers-hand } to everybody; draw lots for who begins.
rules-turn =
    Plant a card of your hand on a free cell, beside something that grows already.
    A flower takes you as many steps as its patch has flowers, itself included.
    Take another card.
rules-know =
    The toad takes one step for each colour of flower beside it, and keeps patches apart.
    A spring takes you { $numbers-spring } steps further.
    A fine patch serves whoever adds to it last.
rules-end = Whoever is round the pond wins at once; if the pond is full before, the furthest wins.
field-first = Who begins
field-turns = Turn
field-cells = Pond
field-steps = Round the pond
field-draw = Pile
field-hand = Hand
field-planted = Planted
sign-water = water
sign-spring = spring
sign-rose = pink lily
sign-blanc = white lily
sign-jaune = yellow lily
sign-crapaud = toad
sign-start = start
sign-goal = finish
card-rose = Pink lily
    .grammar = s
    .text = One step for each flower of its pink patch.
card-blanc = White lily
    .grammar = s
    .text = One step for each flower of its white patch.
card-jaune = Yellow lily
    .grammar = s
    .text = One step for each flower of its yellow patch.
card-crapaud = Toad
    .grammar = s
    .text = One step for each colour of flower beside it.
question-where = What do you plant, and where?
option-plant = Plant { THE($flower) } (cell { $cell })
event-planted = { $seat } plants { THE($card) }: { $gained ->
        [0] no step
        [one] one step
       *[other] { $gained } steps
    }.
    .why = A flower counts its patch, a toad the colours around it.
event-spring = { $seat } finds a spring: { $gained } steps more.
    .why = A spring makes things grow faster.
event-drew = { $card ->
        [none] { $seat } takes a card.
       *[other] { $seat } takes { THE($card) }.
    }
    .why = After planting, another card is taken.
event-arrived = { $seat } is round the pond.
    .why = The first to come back to the start wins.
event-full = The pond is full.
    .why = No cell is left.
reason-not_offered = That is not possible now.
reason-apart = One plants beside something that grows already.
ending-arrived = Once round the pond.
ending-full = The pond is full: the furthest wins.
tally-gained = Steps by planting
tally-springs = Springs
number-goal = steps round the pond
number-spring = steps that a spring adds
number-springs = springs
