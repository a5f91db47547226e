game-name = The Ball of Masks
game-tagline = Guess who is who, and be the last riddle at midnight.
aim = The greatest mask at midnight
rules-goal = Win { $numbers-ribbons } ribbons: at midnight the greatest mask still at the ball gets one.
rules-setup =
    Shuffle the masks, put one aside unseen, and deal one to everybody.
    Whoever won the last ribbon begins; the first time, draw lots.
rules-turn =
    Take a second mask and play one of the two, face up in front of you.
    Do what it says, mostly against somebody.
    Keep the other: that is what you wear.
rules-know =
    Whoever leaves the ball shows their mask and waits for the next round.
    Behind the Tortoise nobody can aim at you until your next turn.
    All that was played stays in sight: count, and guess.
rules-end = Midnight strikes when the pile is empty, or when only one is left at the ball.
field-round = Round
field-first = Who begins
field-ribbons = Ribbons
field-gone = Left the ball
field-safe = Hidden
field-draw = Pile
field-aside = Aside
field-hand = Hand
field-front = Seen so far
zone-seen = What everybody has played
card-chat = Cat
    .grammar = s
    .text = Name a mask other than the Cat: if whoever you aim at wears it, they leave the ball.
card-hibou = Owl
    .grammar = s
    .text = Look at somebody’s mask.
card-sanglier = Boar
    .grammar = s
    .text = Compare your mask with somebody’s: the lesser leaves the ball.
card-tortue = Tortoise
    .grammar = s
    .text = Nobody can aim at you until your next turn.
card-singe = Monkey
    .grammar = s
    .text = Somebody, perhaps you, puts down their mask and takes another.
card-renard = Fox
    .grammar = s
    .text = Swap your mask with somebody’s.
card-paon = Peacock
    .grammar = s
    .text = Does nothing, but must be played at once when you also hold the Monkey or the Fox.
card-lune = Moon
    .grammar = s
    .text = The greatest mask. Whoever puts it down, willing or not, leaves the ball.
question-mask_to_play = Which mask do you play?
question-whom = { THE($mask) }: against whom?
question-accusation = Which mask does { $victim } wear?
option-play = Play { THE($mask) }
option-aim = Aim at { $victim }
option-accuse = { $victim } wears { THE($mask) }
event-round_began = Round { $round }: { $seat } opens the ball.
    .why = Whoever has just won a ribbon begins.
event-drew = { $card ->
        [none] { $seat } takes a mask.
       *[other] { $seat } takes { THE($card) }.
    }
    .why = In their turn, players take a second mask.
event-played = { $seat } plays { THE($card) }.
    .why = One of one’s two masks is played.
event-no_rival = { $seat } finds nobody to aim at.
    .why = Everybody hides or has left the ball.
event-accused = { $seat } thinks that { $victim } wears { THE($card) }.
    .why = The Cat guesses.
event-wrong_guess = Wrong: that is not what { $victim } wears.
    .why = The Cat was mistaken.
event-looked = { $card ->
        [none] { $seat } looks under the mask of { $victim }.
       *[other] { $seat } sees that { $victim } wears { THE($card) }.
    }
    .why = The Owl sees under masks.
event-duelled = { $seat } takes on { $victim }.
    .why = The Boar compares two masks.
event-even = { $seat } and { $victim } wear masks of the same worth: nobody leaves.
    .why = At a tie the Boar does nothing.
event-hid = { $seat } hides.
    .why = Behind the Tortoise one cannot be aimed at.
event-changed = { $victim } has to put down { THE($card) }.
    .why = The Monkey makes somebody change masks.
event-swapped = { $seat } and { $victim } swap masks.
    .why = The Fox swaps.
event-left = { $seat } leaves the ball: it was { THE($card) }.
    .why = Whoever is found out shows what they wore.
event-unmasked = { $seat } wore { THE($card) }.
    .why = At midnight all masks fall.
event-ribbon = { $seat } wins a ribbon ({ $ribbons }).
    .why = The greatest mask still at the ball wins.
reason-not_offered = That is not possible now.
reason-peacock_first = With the Monkey or the Fox in hand, the Peacock goes first.
ending-ribbons = Most ribbons win the evening.
tally-guessed = Accusations
tally-left = Times out of the ball
number-ribbons = ribbons to win
