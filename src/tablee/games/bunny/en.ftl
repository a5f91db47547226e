game-name = Bunny Boom
game-tagline = Rabbits everywhere, and nobody wants them.

# Cards
card-violet_boulangerie_1 = Purple Bakery 1 – Renewal
    .text = Placed: replace the whole river. Passage: +2. River: a card of the pile face down before a player.
card-violet_boulangerie_2 = Purple Bakery 2 – River Boom
    .text = Placed: after you draw from the river, 1 rabbit on each card left there. Passage: +1.
card-violet_boulangerie_3 = Purple Bakery 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +1. River: put 2 of your rabbits on the village.
card-violet_boulangerie_4 = Purple Bakery 4 – Share
    .text = Placed: give 1 of your rabbits to each other player. Passage: +3. River: give 1 rabbit to each other player.
card-violet_boulangerie_5 = Purple Bakery 5 – Skeleton key
    .text = Placed: no penalty; on or under another card, the space closes. Passage: +2.
card-renard_boulangerie = Bakery 3 – Fox
    .text = Placed: the fox runs here; each other player it meets takes 1 of your rabbits. Passage: +1.
card-violet_moulin_1 = Purple Mill 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1.
card-violet_moulin_2 = Purple Mill 2 – Jump
    .text = Placed: jump over one card on your way. Passage: +3. River: fill your hand, then every hand goes to the right.
card-violet_moulin_3 = Purple Mill 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +2.
card-violet_moulin_4 = Purple Mill 4 – Carrot
    .text = Placed: lure another pawn here; its player gets the carrot. Passage: +2. River: 1 rabbit on each card of the village.
card-violet_moulin_5 = Purple Mill 5 – Skeleton key
    .text = Placed: no penalty; on or under another card, the space closes. Passage: +1. River: swap a card for a random one.
card-terrier_moulin = Mill 3 – Burrow
    .text = Placed: take the burrow; whoever crosses a Burrow card takes 1 rabbit from its owner. Passage: +1.
card-violet_potager_1 = Purple Garden 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1. River: fill your hand, then every hand goes to the right.
card-violet_potager_2 = Purple Garden 2 – Jump
    .text = Placed: jump over one card on your way. Passage: +3.
card-violet_potager_3 = Purple Garden 3 – Bunny Boom
    .text = Placed: after the move, 1 rabbit on each card of the village. Passage: +2.
card-violet_potager_4 = Purple Garden 4 – Share
    .text = Placed: give 1 of your rabbits to each other player. Passage: +1. River: swap a card for a random one.
card-violet_potager_5 = Purple Garden 5 – Homeward
    .text = Placed: your pawn returns to the centre instead of moving. Passage: +2. River: put 2 of your rabbits on the village.
card-renard_potager = Garden 3 – Fox
    .text = Placed: the fox runs here; each other player it meets takes 1 of your rabbits. Passage: +1.
card-violet_chapelle_1 = Purple Chapel 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1. River: 1 rabbit on each card of the village.
card-violet_chapelle_2 = Purple Chapel 2 – Bunny Boom
    .text = Placed: after the move, 1 rabbit on each card of the village. Passage: +1. River: fill your hand, then every hand goes to the right.
card-violet_chapelle_3 = Purple Chapel 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +2.
card-violet_chapelle_4 = Purple Chapel 4 – Carrot
    .text = Placed: lure another pawn here; its player gets the carrot. Passage: +3. River: give 1 rabbit to each other player.
card-violet_chapelle_5 = Purple Chapel 5 – Homeward
    .text = Placed: your pawn returns to the centre instead of moving. Passage: +2.
card-terrier_chapelle = Chapel 3 – Burrow
    .text = Placed: take the burrow; whoever crosses a Burrow card takes 1 rabbit from its owner. Passage: +1.
card-violet_taverne_1 = Purple Tavern 1 – Renewal
    .text = Placed: replace the whole river. Passage: +2. River: put 2 of your rabbits on the village.
card-violet_taverne_2 = Purple Tavern 2 – Jump
    .text = Placed: jump over one card on your way. Passage: +1. River: 1 rabbit on each card of the village.
card-violet_taverne_3 = Purple Tavern 3 – Bunny Boom
    .text = Placed: after the move, 1 rabbit on each card of the village. Passage: +2.
card-violet_taverne_4 = Purple Tavern 4 – Carrot
    .text = Placed: lure another pawn here; its player gets the carrot. Passage: +1. River: a card of the pile face down before a player.
card-violet_taverne_5 = Purple Tavern 5 – Homeward
    .text = Placed: your pawn returns to the centre instead of moving. Passage: +3.
card-renard_taverne = Tavern 3 – Fox
    .text = Placed: the fox runs here; each other player it meets takes 1 of your rabbits. Passage: +1.
card-violet_ferme_1 = Purple Farm 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1.
card-violet_ferme_2 = Purple Farm 2 – River Boom
    .text = Placed: after you draw from the river, 1 rabbit on each card left there. Passage: +3. River: a card of the pile face down before a player.
card-violet_ferme_3 = Purple Farm 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +2. River: swap a card for a random one.
card-violet_ferme_4 = Purple Farm 4 – Share
    .text = Placed: give 1 of your rabbits to each other player. Passage: +2.
card-violet_ferme_5 = Purple Farm 5 – Mega Boom
    .text = Placed: after you draw from the river, 1 rabbit on each card of village and river, and to each other player. Passage: +1. River: give 1 rabbit to each other player.
card-terrier_ferme = Farm 3 – Burrow
    .text = Placed: take the burrow; whoever crosses a Burrow card takes 1 rabbit from its owner. Passage: +1.
card-orange_moulin_1 = Orange Mill 1 – Renewal
    .text = Placed: replace the whole river. Passage: +2. River: a card of the pile face down before a player.
card-orange_moulin_2 = Orange Mill 2 – River Boom
    .text = Placed: after you draw from the river, 1 rabbit on each card left there. Passage: +1.
card-orange_moulin_3 = Orange Mill 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +1. River: put 2 of your rabbits on the village.
card-orange_moulin_4 = Orange Mill 4 – Share
    .text = Placed: give 1 of your rabbits to each other player. Passage: +3. River: give 1 rabbit to each other player.
card-orange_moulin_5 = Orange Mill 5 – Skeleton key
    .text = Placed: no penalty; on or under another card, the space closes. Passage: +2.
card-renard_moulin = Mill 3 – Fox
    .text = Placed: the fox runs here; each other player it meets takes 1 of your rabbits. Passage: +1.
card-orange_potager_1 = Orange Garden 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1.
card-orange_potager_2 = Orange Garden 2 – Jump
    .text = Placed: jump over one card on your way. Passage: +3. River: fill your hand, then every hand goes to the right.
card-orange_potager_3 = Orange Garden 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +2.
card-orange_potager_4 = Orange Garden 4 – Carrot
    .text = Placed: lure another pawn here; its player gets the carrot. Passage: +2. River: 1 rabbit on each card of the village.
card-orange_potager_5 = Orange Garden 5 – Skeleton key
    .text = Placed: no penalty; on or under another card, the space closes. Passage: +1. River: swap a card for a random one.
card-terrier_potager = Garden 3 – Burrow
    .text = Placed: take the burrow; whoever crosses a Burrow card takes 1 rabbit from its owner. Passage: +1.
card-orange_chapelle_1 = Orange Chapel 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1. River: fill your hand, then every hand goes to the right.
card-orange_chapelle_2 = Orange Chapel 2 – Jump
    .text = Placed: jump over one card on your way. Passage: +3.
card-orange_chapelle_3 = Orange Chapel 3 – Bunny Boom
    .text = Placed: after the move, 1 rabbit on each card of the village. Passage: +2.
card-orange_chapelle_4 = Orange Chapel 4 – Share
    .text = Placed: give 1 of your rabbits to each other player. Passage: +1. River: swap a card for a random one.
card-orange_chapelle_5 = Orange Chapel 5 – Homeward
    .text = Placed: your pawn returns to the centre instead of moving. Passage: +2. River: put 2 of your rabbits on the village.
card-renard_chapelle = Chapel 3 – Fox
    .text = Placed: the fox runs here; each other player it meets takes 1 of your rabbits. Passage: +1.
card-orange_taverne_1 = Orange Tavern 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1. River: 1 rabbit on each card of the village.
card-orange_taverne_2 = Orange Tavern 2 – Bunny Boom
    .text = Placed: after the move, 1 rabbit on each card of the village. Passage: +1. River: fill your hand, then every hand goes to the right.
card-orange_taverne_3 = Orange Tavern 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +2.
card-orange_taverne_4 = Orange Tavern 4 – Carrot
    .text = Placed: lure another pawn here; its player gets the carrot. Passage: +3. River: give 1 rabbit to each other player.
card-orange_taverne_5 = Orange Tavern 5 – Homeward
    .text = Placed: your pawn returns to the centre instead of moving. Passage: +2.
card-terrier_taverne = Tavern 3 – Burrow
    .text = Placed: take the burrow; whoever crosses a Burrow card takes 1 rabbit from its owner. Passage: +1.
card-orange_ferme_1 = Orange Farm 1 – Renewal
    .text = Placed: replace the whole river. Passage: +2. River: put 2 of your rabbits on the village.
card-orange_ferme_2 = Orange Farm 2 – Jump
    .text = Placed: jump over one card on your way. Passage: +1. River: 1 rabbit on each card of the village.
card-orange_ferme_3 = Orange Farm 3 – Bunny Boom
    .text = Placed: after the move, 1 rabbit on each card of the village. Passage: +2.
card-orange_ferme_4 = Orange Farm 4 – Carrot
    .text = Placed: lure another pawn here; its player gets the carrot. Passage: +1. River: a card of the pile face down before a player.
card-orange_ferme_5 = Orange Farm 5 – Homeward
    .text = Placed: your pawn returns to the centre instead of moving. Passage: +3.
card-renard_ferme = Farm 3 – Fox
    .text = Placed: the fox runs here; each other player it meets takes 1 of your rabbits. Passage: +1.
card-orange_boulangerie_1 = Orange Bakery 1 – +1 and river
    .text = Placed: take 1 rabbit, then use a river effect. Passage: +1.
card-orange_boulangerie_2 = Orange Bakery 2 – River Boom
    .text = Placed: after you draw from the river, 1 rabbit on each card left there. Passage: +3. River: a card of the pile face down before a player.
card-orange_boulangerie_3 = Orange Bakery 3 – −1 and river
    .text = Placed: lose 1 rabbit, then use a river effect. Passage: +2. River: swap a card for a random one.
card-orange_boulangerie_4 = Orange Bakery 4 – Share
    .text = Placed: give 1 of your rabbits to each other player. Passage: +2.
card-orange_boulangerie_5 = Orange Bakery 5 – Mega Boom
    .text = Placed: after you draw from the river, 1 rabbit on each card of village and river, and to each other player. Passage: +1. River: give 1 rabbit to each other player.
card-terrier_boulangerie = Bakery 3 – Burrow
    .text = Placed: take the burrow; whoever crosses a Burrow card takes 1 rabbit from its owner. Passage: +1.
card-mairesse = Mayor
    .text = No family, no penalty: the space stays open, and the next card pays nothing. Passage: +1.
card-joker = Joker
    .text = No penalty: the space closes at once. Passage: +2.

# Said in several places
text-space = { $space ->
    [-1] centre
    [0] left 1
    [1] left 2
    [2] left 3
    [3] right 1
    [4] right 2
    [5] right 3
    [6] top 1
    [7] top 2
    [8] top 3
    [9] bottom 1
    [10] bottom 2
    [11] bottom 3
   *[other] a space
}
text-rabbits = { $rabbits ->
    [0] no rabbit
    [1] 1 rabbit
   *[other] { $rabbits } rabbits
}
text-river = { $river ->
    [1] two rabbits to the village
    [2] a rabbit to each other player
    [3] a card swapped
    [4] a face-down card
    [5] hands go to the right
    [6] Bunny Boom
   *[other] nothing
}
text-family-boulangerie = Bakery
text-family-moulin = Mill
text-family-potager = Garden
text-family-chapelle = Chapel
text-family-taverne = Tavern
text-family-ferme = Farm
text-left = Left arm
text-right = Right arm
text-up = Top arm
text-down = Bottom arm
text-empty = empty
text-closed = closed
text-legend = ■ closed, +2 passage, P Skeleton key, T Burrow, ♥ rabbits, R fox
text-passage = passage +{ $passage }

# Questions
question-placement = Place a card from your hand.
question-card_to_jump = Which card on your way do you jump over?
question-river_card = Which river effect do you use?
question-card_to_draw = Draw a card: from the pile or from the river?
question-pawn_to_lure = Which pawn do you lure?
question-recipient = Whom do you give a rabbit?
question-space_for_rabbit = { $left ->
    [1] On which card do you put your last rabbit?
   *[other] On which card do you put a rabbit?
}
question-card_to_swap = Which card do you swap, and with whom?
question-owner_of_face_down = Before whom do you put the card face down?

# Options
option-place = Place { $kind }: { text-space }
option-run_late = { $seat }: the sandglass has run out
option-jump = Jump over the card: { text-space }
option-leave_river = Leave the river alone
option-use_river = River: { text-river } ({ $kind })
option-draw_card = Draw from the pile
option-take_from_river = { $rabbits ->
    [0] Take { $kind } from the river
   *[other] Take { $kind } from the river, with { text-rabbits }
}
option-lure = Lure { $target }
option-give = Give a rabbit to { $target }
option-lay = Put a rabbit: { text-space }
option-swap = Swap { $kind } with { $target }
option-lay_face_down = Put the card before { $target }

# Events
event-turn_began = It is { $seat }’s turn.
    .why = Play goes clockwise; nobody may pass.
event-ran_late = Too late! { $seat } takes { text-rabbits }.
    .why = The sand has run out: as many rabbits as the highest value in the river, once a turn (bunny-R15).
event-placed = { $seat } places { $card }: { text-space }.
    .why = First the first layer, from the centre outwards; then on an open card where your pawn is not (bunny-R4).
event-other_family = Another family: { $seat } takes { text-rabbits }.
    .why = On another family you pay the value of the card you placed, and the space stays open (bunny-R3).
event-closed = Space closed: { text-space }.
    .why = Same family, Joker or Skeleton key: nothing more goes there, but it is still crossed (bunny-R3).
event-layer_full = The first layer is complete: from now on cards go on top.
    .why = Phase 2 begins when every space is covered.
event-moved = { $seat } arrives: { text-space }.
    .why = The pawn goes to the card placed; neither start nor end nor centre counts.
event-jumped = { $seat } jumps over the card: { text-space }.
    .why = Jump: neither passage nor rabbits nor Burrow of that card (bunny-R6).
event-went_home = { $seat } returns to the centre.
    .why = Homeward replaces the move; the rest of the turn takes place (bunny-R7).
event-crossed = { $seat } crosses { text-space }: { text-rabbits }.
    .why = Passage effect, then Burrow, then the rabbits on the card (bunny-R7).
event-collected = { $seat } picks up { text-rabbits }: { text-space }.
    .why = Rabbits on a card you cross go to your domain (bunny-02).
event-gained = { $seat } takes { text-rabbits }.
    .why = The card “+1 and river” adds a rabbit.
event-lost = { $seat } loses { text-rabbits }.
    .why = The card “−1 and river” removes a rabbit, if there is one.
event-gave = { $seat } gives a rabbit to { $target }.
    .why = Share and Fox: as many as possible, never more than there are (bunny-R8, bunny-R14).
event-lured = { $seat } lures { $target }, who gets the carrot: { text-space }.
    .why = Carrot: the pawn comes here, even if it is here already; the carrot counts 4 rabbits at the end (bunny-R5).
event-fox_ran = { $seat } sends the fox: { text-space }.
    .why = Each other player it meets on the way or at the end takes a rabbit (bunny-R14).
event-burrow_taken = { $seat } takes the burrow.
    .why = Whoever crosses a Burrow card takes a rabbit from its owner.
event-burrow_paid = { $seat } crosses a Burrow ({ text-space }) and takes a rabbit from { $owner }.
    .why = Only the top card counts, and the owner does not pay themselves (bunny-R14).
event-boomed = Bunny Boom! A rabbit on each card of the village.
    .why = Each covered space gets a rabbit, not the centre.
event-mega_boomed = { $seat } sets off a Mega Boom! A rabbit everywhere, except in their own domain.
    .why = Village, what is left of the river and the domains of the others, after the draw (bunny-R10).
event-river_boomed = River Boom! A rabbit on each card left there.
    .why = The rabbits come before the river is refilled (bunny-R10).
event-renewed = { $seat } renews the river.
    .why = Renewal: the cards are discarded, their rabbits go back to the stock (bunny-R9).
event-river_used = { $seat } uses the river: { text-river } ({ $card }).
    .why = The effect takes place, the card is discarded, its rabbits go back to the stock (bunny-R9).
event-river_left = { $seat } leaves the river alone.
    .why = At this table the river effect is optional.
event-laid = { $seat } puts a rabbit: { text-space }.
    .why = On any covered space, even a closed one, never on the centre (bunny-R8).
event-swapped_out = { $card ->
    [none] { $seat } gives a card to { $target }.
   *[other] { $seat } gives { $card } to { $target }.
}
    .why = The card given is chosen (bunny-R12).
event-swapped_in = { $card ->
    [none] { $seat } takes a random card from { $target }.
   *[other] { $seat } takes { $card } at random from { $target }.
}
    .why = The card received is drawn at random (bunny-R12).
event-laid_face_down = { $seat } puts a card face down before { $target }.
    .why = Its value counts at the end, and nobody looks at it (bunny-R12).
event-hands_passed = Every hand goes to the right.
    .why = Each hand goes to the previous player (bunny-R11).
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
    .why = Hands are filled up to three cards (bunny-R11).
event-took = { $rabbits ->
    [0] { $seat } takes { $card } from the river.
   *[other] { $seat } takes { $card } from the river, with { text-rabbits }.
}
    .why = Rabbits on a card you take go to your domain (bunny-R9).
event-turned_up = The river gets { $card }.
    .why = The river is refilled to three cards as long as the pile lasts.
event-pile_ended = The pile is empty: the game is over.
    .why = The turn in which the pile runs out is played to its end (bunny-03, bunny-R13).
event-no_space_left = { $seat } has no space left to place on: the game is over.
    .why = Only closed spaces are left, or that of the own pawn (bunny-R13).
event-scored = { $seat }: { $points } points, { text-rabbits } of them in tokens.
    .why = Rabbits, cards in hand, face-down cards and the carrot; the smallest total wins, then the fewest tokens.

# Reasons
reason-space_is_closed = This space is closed.
reason-own_pawn_stands_there = Your pawn stands on this card.
reason-first_layer_first = The first layer must be finished first.
reason-not_next_to_a_card = A card goes next to the centre or to another card.
reason-boom_draws_from_the_river = After this Boom you draw from the river.
reason-card_has_no_river_effect = This card has no river effect.
reason-river_is_compulsory = The river effect is compulsory.
reason-not_offered = This is not possible now.

# Endings
ending-pile_empty = The pile has run out.
ending-no_space = There is no space left to place on.

# Settings
setting-mairesse = Mayor
setting-mairesse-on = With
setting-mairesse-off = Without
setting-joker = Joker
setting-joker-on = With
setting-joker-off = Without
setting-renard = Fox
setting-renard-on = With
setting-renard-off = Without
setting-terrier = Burrow
setting-terrier-on = With
setting-terrier-off = Without
setting-river = River effect
setting-river-compulsory = Compulsory, as in the book
setting-river-optional = Optional
setting-sandglass = Sandglass
setting-sandglass-off = Without
setting-sandglass-15 = 15 seconds
setting-sandglass-30 = 30 seconds
setting-sandglass-45 = 45 seconds

# What lies on the table
field-first = First player
field-river_optional = River is optional
field-sandglass = Sandglass, in seconds
field-sand = The sand runs for
field-carrot = Carrot
field-fox = Fox
field-burrow = Burrow
field-domain = Rabbits in the domain
field-pawn = Pawn
field-rabbits = Rabbits on the village
field-closed = Closed spaces
field-river_rabbits = Rabbits on the river
field-village = Village
field-river = River
field-hand = Hand
field-face_down = Face-down cards
field-draw = Pile
field-discard = Discard pile

# Rulings
ruling-bunny-01 = Under a card, the Skeleton key costs nothing
    .text = A card placed on a Skeleton key closes the space, without penalty, whatever its family.
    .why = The book closes the space and lifts the constraints of families; a penalty would be one.
ruling-bunny-02 = Rabbits stay on the space
    .text = Rabbits lie on the space: they stay when a card is placed over it, until a pawn crosses it.
    .why = The book removes them only when a pawn comes by.
ruling-bunny-03 = The end of the pile
    .text = When the pile runs out, the turn under way is played to its end, then points are counted.
    .why = The book says that the game ends, not at which moment; a turn cut short would have no draw.
ruling-bunny-04 = Three hundred rabbits
    .text = A domain holds at most 300 rabbits, a card 99.
    .why = All tokens of the box are worth 300 together; no ordinary game comes near.
ruling-bunny-05 = A fox that is there already
    .text = If the fox stands on the space already, it does not move and meets nobody.
    .why = Only a move crosses or reaches.
ruling-bunny-R1 = Special cards
    .text = Mayor: value 3, passage +1. Joker: value 5, passage +2. Neither has a placement or river effect. Fox and Burrow cards: value 3, passage +1, no river effect.
    .why = The book does not show these numbers.
ruling-bunny-R2 = Joker and Skeleton key on an empty space
    .text = A Joker on an empty space closes it at once; a Skeleton key does not: the next card will.
    .why = The Joker always closes; the Skeleton key closes when it is over or under a card.
ruling-bunny-R3 = What comes first
    .text = Joker and Skeleton key, above or below, close; else the Mayor, above or below, leaves open without penalty; else families are compared.
    .why = An order is needed when two special cards meet.
ruling-bunny-R4 = Pawns on a space
    .text = Pawns, fox and rabbits belong to the space: a card slides under them. Only your own pawn forbids you a space.
    .why = The book forbids only the card where your pawn stands.
ruling-bunny-R5 = The carrot is compulsory
    .text = Another pawn must be chosen, even one that is here already: it does not move but gets the carrot. This comes before your own move.
    .why = The book says lure, not “may”.
ruling-bunny-R6 = What to jump over
    .text = The card to jump over is chosen before the move, among those crossed; if there is none, nothing happens. Jump avoids the Burrow too.
    .why = The whole card is jumped over.
ruling-bunny-R7 = Homeward, and the order of passage
    .text = Homeward replaces the move only; river, draw and refill follow. On a card: passage, Burrow, then rabbits.
    .why = The book speaks of the move alone.
ruling-bunny-R8 = Too few rabbits
    .text = You give as many as you can and choose who gets them; “move 2” becomes fewer if you own fewer. Any covered space will do, even a closed one, never the centre.
    .why = Nobody gives what they do not have.
ruling-bunny-R9 = Rabbits on the river
    .text = On a card discarded they go to the stock; on a card taken they go to the taker, before any Boom of that turn.
    .why = The book speaks only of cards picked up.
ruling-bunny-R10 = Booms on the river
    .text = Mega Boom and River Boom: you must draw from the river; the rabbits go on the cards left there, never on the new ones.
    .why = The book says to draw from the river first.
ruling-bunny-R11 = Hands go round
    .text = You fill your hand from the pile, each hand goes to the previous player, and you draw no more this turn. You draw only up to three; from the river if the pile is empty; nothing if both are.
    .why = The book has you draw before the hands pass.
ruling-bunny-R12 = Swap and face-down card
    .text = You swap with a player who has cards; without a card in hand nothing happens. The face-down card is the top of the pile, for any player; nothing if the pile is empty.
    .why = The book leaves the choice of the player open.
ruling-bunny-R13 = The exact end
    .text = The game ends after the refill of the turn in which the pile ran out; else at the start of a turn with no space allowed.
    .why = Nobody may pass.
ruling-bunny-R14 = Fox and Burrow
    .text = The space the fox leaves does not count; payment goes in the order of its way, then clockwise. The burrow's owner pays nothing to themselves; only the top card counts.
    .why = An order is needed when rabbits run short.
ruling-bunny-R15 = The sandglass
    .text = Too late: the highest value in the river (Joker 5, Mayor 3), once a turn; the card is still to be placed.
    .why = The sandglass measures the placement only.

# After the game
tally-placed = Cards placed
tally-gained = Rabbits received
tally-lost = Rabbits gone
tally-gave = Rabbits given
