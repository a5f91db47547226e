game-name = Orchard
game-tagline = Pick on, or be home before the wasps.
aim = The finest basket
rules-goal = Bring home the finest fruit before the orchard is empty.
rules-setup =
    Shuffle the fruit and the { $numbers-wasps } wasps: that is the orchard, face down.
    Everybody gets a favourite fruit in secret.
rules-turn =
    Pick a card of the orchard: it goes into your apron.
    Go on, or go home: what the apron holds goes into your basket.
    A wasp makes you drop it all, and the turn passes.
rules-know =
    Your favourite fruit counts double.
    What is in a basket is never lost.
rules-end = When the orchard is empty, the finest basket wins.
number-wasps = wasps
number-points = points
number-secrets = favourite cards
setting-length = Length
setting-length-whole = The whole orchard
setting-length-short = Half of it
field-first = First player
field-turns = Turns
field-orchard = Trees
field-aside = Put aside
field-apron = Apron
field-baskets = Baskets
field-grass = In the grass
field-secret = Favourite fruit
field-drawer = Drawer
card-apple = Apple
    .grammar = s
    .text = Worth 1 point.
card-pear = Pear
    .grammar = s
    .text = Worth 2 points.
card-plum = Plum
    .grammar = s
    .text = Worth 3 points.
card-wasp = Wasp
    .grammar = s
    .text = Makes one drop all that is in the apron.
card-loves_apple = Love of apples
    .grammar = s
    .text = Apples count twice.
card-loves_pear = Love of pears
    .grammar = s
    .text = Pears count twice.
card-loves_plum = Love of plums
    .grammar = s
    .text = Plums count twice.
question-next_tree = Pick on, or go home?
option-pick = Pick
option-go_home = Go home
event-picked = { $seat } finds { A($card) }.
    .why = One takes the card on top.
event-stung = { $seat } is stung and loses { $lost ->
        [0] nothing but a turn
        [one] one fruit
       *[other] { $lost } fruits
    }.
    .why = A wasp makes one drop what is in the apron.
event-went_home = { $seat } puts { $kept ->
        [one] one fruit
       *[other] { $kept } fruits
    } into the basket.
    .why = What is in the basket cannot be lost any more.
event-counted = { $seat } shows { THE($card) }: { $points ->
        [0] no point
        [one] one point
       *[other] { $points } points
    }.
    .why = The favourite fruit counts twice.
reason-not_offered = That is not possible now.
reason-empty_apron = Your apron is still empty.
ending-most_points = The fullest basket wins.
tally-stung = Stings
tally-kept = Fruits brought home
