game-name = Bunny Boom
game-tagline = Rabbits everywhere, and nobody wants them.

# Cards
any-cards = { any-cards.half }{ any-cards.house } { $value } – { any-cards.effect }
    .within = { any-cards.half }{ any-cards.house } { $value } ({ any-cards.effect })
    .grammar = s
    .text = Placed: { $effect ->
        [renouveau] replace the whole river
        [boom_de_riviere] after you draw from the river, 1 rabbit on each card left there
        [moins_un] lose 1 rabbit, then use a river effect
        [partage] give 1 of your rabbits to each other player
        [passe_partout] no penalty; on or under another card, the space closes
        [renard] the fox runs here; each other player it meets takes 1 of your rabbits
        [plus_un] take 1 rabbit, then use a river effect
        [saut] jump over one card on your way
        [carotte] lure another pawn here; its player gets the carrot
        [terrier] take the burrow; whoever crosses a Burrow card takes 1 rabbit from its owner
        [bunny_boom] after the move, 1 rabbit on each card of the village
        [retour] your pawn returns to the centre instead of moving
        [mega_boom] after you draw from the river, 1 rabbit on each card of village and river, and to each other player
       *[other] ?
    }. Passage: +{ $passage }.{ $river ->
        [none] { "" }
        [aucun] { "" }
       *[other] { " River: " }{ any-cards.river }.
    }
    .river = { $river ->
        [cachee] a card of the pile face down in front of a player
        [deux] put 2 of your rabbits on the village
        [partage] give 1 rabbit to each other player
        [tourne] fill your hand, then every hand goes to the right
        [boom] 1 rabbit on each card of the village
        [echange] swap a card for a random one
       *[other] ?
    }
    .house = { $family ->
        [boulangerie] Bakery
        [moulin] Mill
        [potager] Garden
        [chapelle] Chapel
        [taverne] Tavern
        [ferme] Farm
       *[other] ?
    }
    .half = { $effect ->
        [renard] { "" }
        [terrier] { "" }
       *[other] { $orange ->
            [0] { "Purple " }
           *[other] { $purple ->
                [0] { "Orange " }
               *[other] { "" }
            }
        }
    }
    .effect = { $effect ->
        [renouveau] Renewal
        [boom_de_riviere] River Bunny Boom
        [moins_un] { "−1 and river" }
        [partage] Share
        [passe_partout] Skeleton key
        [renard] Fox
        [plus_un] { "+1 and river" }
        [saut] Jump
        [carotte] Carrot
        [terrier] Burrow
        [bunny_boom] Bunny Boom
        [retour] Homeward
        [mega_boom] Mega Bunny Boom
       *[other] ?
    }
card-mairesse = Mayor
    .within = Mayor card
    .grammar = s
    .text = No family, no penalty: the space stays open, and the next card pays nothing. Passage: +{ $passage }.
card-joker = Joker
    .grammar = s
    .text = No penalty: the space closes at once. Passage: +{ $passage }.

# Said in several places
text-space = { $space ->
    [-1] in the centre
    [0] on the left, next to the centre
    [1] on the left, in the middle
    [2] on the left, at the far end
    [3] on the right, next to the centre
    [4] on the right, in the middle
    [5] on the right, at the far end
    [6] at the top, next to the centre
    [7] at the top, in the middle
    [8] at the top, at the far end
    [9] at the bottom, next to the centre
    [10] at the bottom, in the middle
    [11] at the bottom, at the far end
   *[other] in the village
}
text-rabbits = { $rabbits ->
    [0] no rabbits
    [1] 1 rabbit
   *[other] { $rabbits } rabbits
}
text-river = { $river ->
    [1] two of your rabbits go onto cards of the village
    [2] you give everybody a rabbit
    [3] you swap a card
    [4] you give somebody a face-down card
    [5] every hand goes to the right
    [6] a Bunny Boom
   *[other] nothing
}
text-river-told = { $river ->
    [1] two rabbits go onto cards of the village
    [2] a rabbit for everybody else
    [3] a card is swapped
    [4] a face-down card for somebody
    [5] every hand goes to the right
    [6] a Bunny Boom
   *[other] nothing
}
text-family-boulangerie = Bakery
text-family-moulin = Mill
text-family-potager = Garden
text-family-chapelle = Chapel
text-family-taverne = Tavern
text-family-ferme = Farm
text-left = On the left
text-right = On the right
text-up = At the top
text-down = At the bottom
text-centre = In the centre
text-step-1 = next to the centre
text-step-2 = in the middle
text-step-3 = at the far end
text-empty = empty
text-closed = closed
text-legend = ■ closed, +2 passage, P Skeleton key, T Burrow, ♥ rabbits, R fox
text-passage = passage +{ $passage }

# Questions
question-placement = Which card do you place, and where? Not on the one your pawn stands on.
question-card_to_jump = Which card do you jump over?
question-river_card = Which river effect do you use?
question-card_to_draw = Where do you draw from: the pile, or the river?
question-card_to_fill = Where do you fill your hand from: the pile, or the river?
question-pawn_to_lure = Which pawn do you lure with the carrot?
question-recipient = Who do you give a rabbit to?
question-space_for_rabbit = { $left ->
    [1] And the second rabbit, on which card?
   *[other] Which card do you put one of your rabbits on?
}
question-card_to_swap = Which card do you swap, and with whom?
question-owner_of_face_down = Who gets the face-down card?

# Options
option-place = Place { THE($kind) } { text-space }
option-run_late = { $seat }’s sand has run out
option-jump = Jump over the one { text-space }
option-leave_river = Leave the river alone
option-use_river = { $kind }: { text-river }
option-draw_card = Draw from the pile
option-take_from_river = { $rabbits ->
    [0] Take { THE($kind) } from the river
   *[other] Take { THE($kind) } from the river, with { text-rabbits }
}
option-lure = Lure { $target }
option-give = Give a rabbit to { $target }
option-lay = Put a rabbit { text-space }
option-swap = Swap { THE($kind) } with { $target }
option-lay_face_down = Give the card to { $target }

# Events
event-turn_began = It is { $seat }’s turn.
    .why = Play goes clockwise; nobody may pass.
event-ran_late = Too late! { $seat } takes { text-rabbits }.
    .why = The sand has run out: as many rabbits as the highest value in the river, once a turn (bunny-R15).
event-placed = { $seat } places { A($card) } { text-space }.
    .why = First the first floor, from the centre outwards; then on an open space, but not your own pawn’s (bunny-R4).
event-other_family = Not the same family: { $seat } takes { text-rabbits }.
    .why = On another family you pay the value of the card you placed, and the space stays open (bunny-R3).
event-closed = The space { text-space }, is now closed.
    .why = Same family, Joker or Skeleton key: nothing more goes there, but it is still crossed (bunny-R3).
event-layer_full = The first floor is complete: from now on cards go on top.
    .why = The second floor begins when every space is covered.
event-moved = { $seat } arrives { text-space }.
    .why = The pawn goes to the card placed; neither start nor end nor centre counts.
event-jumped = { $seat } jumps over the card { text-space }.
    .why = Jump: neither passage nor rabbits nor Burrow of that card (bunny-R6).
event-jumped_nothing = { $seat } has no card to jump over on the way.
    .why = Jump: without a card to cross there is nothing to jump over (bunny-R6).
event-went_home = { $seat } goes straight back to the centre.
    .why = Homeward replaces the move; the rest of the turn takes place (bunny-R7).
event-crossed = { $seat } crosses the card { text-space }, and takes { text-rabbits }.
    .why = Passage effect, then Burrow, then the rabbits on the card (bunny-R7).
event-collected = { $seat } picks up { text-rabbits } there too.
    .why = Rabbits on a card you cross go to your domain (bunny-02).
event-gained = { $seat } takes { text-rabbits }.
    .why = The card “+1 and river” adds a rabbit.
event-lost = { $seat } gets rid of { text-rabbits }.
    .why = The card “−1 and river” removes a rabbit, if there is one.
event-had_no_rabbit = { $seat } has no rabbits: nothing happens.
    .why = You give as many as you can, never more than you have (bunny-R8).
event-gave = { $seat } gives a rabbit to { $target }.
    .why = Share and Fox: as many as possible, never more than there are (bunny-R8, bunny-R14).
event-lured = { $seat } lures { $target } to the card { text-space }, and hands over the carrot.
    .why = Carrot: the pawn comes here, even if it is here already; the carrot counts { $numbers-carrot } rabbits at the end (bunny-R5).
event-fox_ran = { $seat } lures the fox to the card { text-space }.
    .why = Each other player it meets on the way or at the end takes a rabbit (bunny-R14).
event-burrow_taken = { $seat } takes the burrow.
    .why = Whoever crosses a Burrow card takes a rabbit from its owner.
event-burrow_paid = { $seat } passes a Burrow and takes a rabbit from { $owner }.
    .why = Only the top card counts, and the owner does not pay themselves (bunny-R14).
event-boomed = Bunny Boom! A rabbit on every card of the village.
    .why = Each covered space gets a rabbit, not the centre.
event-mega_boomed = { $seat } sets off a Mega Bunny Boom! A rabbit everywhere but in { $seat }’s own domain.
    .why = Village, what is left of the river and the domains of the others, after the draw (bunny-R10).
event-river_boomed = River Bunny Boom! A rabbit on every card of the river.
    .why = The rabbits come before the river is refilled (bunny-R10).
event-renewed = { $seat } replaces the whole river.
    .why = Renewal: the cards are discarded, their rabbits go back to the stock (bunny-R9).
event-river_used = { $seat } uses the river with { THE($card) }: { text-river-told }.
    .why = The effect takes place, the card is discarded, its rabbits go back to the stock (bunny-R9).
event-river_was_plain = The river has no effect to use: { $seat } goes on.
    .why = Without a river effect to see, the wave does nothing.
event-river_left = { $seat } leaves the river alone.
    .why = At this table the river effect is optional.
event-laid = { $seat } puts a rabbit { text-space }.
    .why = On any covered space, even a closed one, never on the centre (bunny-R8).
event-swapped_out = { $card ->
    [none] { $seat } gives a card to { $target }.
   *[other] { $seat } gives { THE($card) } to { $target }.
}
    .why = The card given is chosen (bunny-R12).
event-swapped_in = { $card ->
    [none] { $seat } takes a random card in return.
   *[other] { $seat } takes { THE($card) } in return, at random.
}
    .why = The card received is drawn at random (bunny-R12).
event-nothing_to_swap = { $seat } has nothing to swap: nothing happens.
    .why = It takes a card in hand and another player who has one (bunny-R12).
event-laid_face_down = { $target ->
    [none] { $seat } keeps the face-down card.
   *[other] { $seat } puts a face-down card in front of { $target }.
}
    .why = Its value counts at the end, and nobody looks at it (bunny-R12).
event-nothing_to_lay = The pile is empty: no face-down card.
    .why = The face-down card comes from the pile; an empty one gives nothing (bunny-R12).
event-hands_passed = Everybody passes their hand to the right.
    .why = Each hand goes to the previous player (bunny-R11, bunny-07).
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { A($card) }.
}
    .why = Hands are filled up to { LETTERS($numbers-hand) } cards (bunny-R11).
event-took = { $rabbits ->
    [0] { $seat } takes { THE($card) } from the river.
   *[other] { $seat } takes { THE($card) } from the river, with { text-rabbits }.
}
    .why = Rabbits on a card you take go to your domain (bunny-R9).
event-turned_up = A new card in the river: { $card }.
    .why = The river is refilled to { LETTERS($numbers-river) } cards as long as the pile lasts.
event-pile_ended = The pile is empty: the game is over.
    .why = The turn in which the pile runs out is played to its end (bunny-03, bunny-R13).
event-no_space_left = { $seat } has no space left to place a card on: the game is over.
    .why = Only closed spaces are left, or the one their own pawn stands on (bunny-R13).
event-hand_counted = The cards in { $seat }’s hand count as { text-rabbits }.
    .why = At the end the values of the cards in hand are added.
event-hidden_counted = The face-down cards in front of { $seat } count as { text-rabbits }.
    .why = Cards laid face down count at the end like those in hand (bunny-R12).
event-carrot_counted = { $seat }’s carrot counts as { text-rabbits }.
    .why = Whoever ends with the carrot adds { $numbers-carrot } rabbits.
event-scored = { $seat } ends with { $points ->
    [1] 1 rabbit
   *[other] { $points } rabbits
}, { $rabbits } of them in tokens.
    .why = Tokens of the domain, cards in hand, face-down cards and the carrot: the smallest total wins; if tied, whoever has the fewest rabbits in tokens; else the win is shared.
event-last_counted = { $seat } plays last and counts { $rabbits ->
    [1] 1 rabbit
   *[other] { $rabbits } rabbits
} fewer, { $points } in all.
    .why = This is the balanced setting: with the numbers of the book whoever plays last wins less often. Nobody counts less than 0.

# Reasons
reason-space_is_closed = This space is closed.
reason-own_pawn_stands_there = No card goes on the card your own pawn stands on.
reason-first_layer_first = The first floor must be finished first.
reason-not_next_to_a_card = A card goes next to the centre or to another card.
reason-boom_draws_from_the_river = After this Boom you draw from the river.
reason-card_has_no_river_effect = This card has no river effect.
reason-river_is_compulsory = If there is a river effect, one must be used.
reason-not_offered = This is not possible now.

# Endings
ending-pile_empty = The pile has run out: whoever has the fewest rabbits wins.
    .won = The pile has run out: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] 1 rabbit
       *[other] { $score } rabbits
    }, the fewest of all.
ending-no_space = There is no space left to place a card on: whoever has the fewest rabbits wins.
    .won = There is no space left: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] 1 rabbit
       *[other] { $score } rabbits
    }, the fewest of all.

# Settings
setting-numbers = Setting
setting-numbers-printed = As printed
setting-numbers-balanced = Balanced: whoever plays last counts { $balanced-numbers-last_fewer } rabbits fewer
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
setting-tourne = Before the hands go round
setting-tourne-pile = You fill your hand from the pile
setting-tourne-free = You fill your hand from the pile or the river
setting-sandglass = Sandglass
setting-sandglass-off = Without
setting-sandglass-15 = 15 seconds
setting-sandglass-30 = 30 seconds
setting-sandglass-45 = 45 seconds
setting-first = Who begins
setting-first-lot = By lot
setting-first-1 = Seat 1
setting-first-2 = Seat 2
setting-first-3 = Seat 3
setting-first-4 = Seat 4

# What lies on the table
field-first = First player
field-river_optional = River is optional
field-free_fill = Filling from pile or river
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

# The rules in short
rules-goal = Rabbits are overrunning the village. End the game with the fewest rabbits in your domain.
rules-setup =
    The pawns stand in the centre of the village.
    Rabbits in each domain: { $numbers-rabbits }; cards dealt to each player: { $numbers-hand }.
    Turn up { $numbers-river } cards: that is the river. Two players use the purple half of the box only.
rules-turn =
    Place a card from your hand: first on an empty space next to the centre or to a card, then, once all is covered, on a card that is still open, but never on the one your own pawn stands on.
    On a card of another family you take as many rabbits as your card’s value; on the same family the space is closed for good.
    Apply your card’s effect, then move your pawn to it. Every card you cross gives you its rabbits.
    If your card carries a wave, apply the effect of a river card.
    Fill your hand back to { LETTERS($numbers-hand) }, from the pile or the river.
rules-know =
    Start, end and centre do not count: only the cards in between give rabbits.
    The three sorts of Bunny Boom go off after your move.
    Whoever has the carrot at the end counts { $numbers-carrot } more rabbits.
    Cards in hand and cards laid face down in front of you count their value.
rules-end = The game stops at the end of the turn in which the pile runs out, or when a player cannot place. Whoever has the fewest rabbits wins; if tied, whoever has the fewest in tokens; else the win is shared.{ $numbers-last_fewer ->
       *[0] { "" }
        [1] { " " }At this table whoever plays last counts 1 rabbit fewer.
        [other] { " " }At this table whoever plays last counts { $numbers-last_fewer } rabbits fewer.
    }

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
    .why = It meets somebody only by moving.
ruling-bunny-06 = Who begins
    .text = The first player is drawn by lot, unless the table has chosen a seat.
    .why = The book lets whoever last ate carrots begin.
ruling-bunny-07 = Filling before the hands go round
    .text = With the option, you fill your hand from the pile or the river before the hands go round; the rabbits of a river card are for whoever takes it.
    .why = The book says to draw a new card, and everywhere else one draws from either.
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
    .text = Mega Bunny Boom and River Bunny Boom: you must draw from the river; the rabbits go on the cards left there, never on the new ones.
    .why = The book says to draw from the river first.
ruling-bunny-R11 = Hands go round
    .text = You fill your hand from the pile, each hand goes to the previous player, and you draw no more this turn. You draw only up to three; from the river if the pile is empty; nothing if both are.
    .why = The book has you draw before the hands pass.
ruling-bunny-R12 = Swap and face-down card
    .text = You swap with a player who has cards; without a card in hand nothing happens. The face-down card is the top of the pile, for any player; nothing if the pile is empty.
    .why = The book leaves the choice of the player open.
ruling-bunny-R13 = The exact end
    .text = The game ends after the refill of the turn in which the pile ran out; else at the start of a turn in which no space is left to place on.
    .why = Nobody may pass.
ruling-bunny-R14 = Fox and Burrow
    .text = The space the fox leaves does not count; payment goes in the order of its way, then clockwise. The burrow’s owner pays nothing to themselves; only the top card counts.
    .why = An order is needed when rabbits run short.
ruling-bunny-R15 = The sandglass
    .text = Too late: the highest value in the river (Joker 5, Mayor 3), once a turn; the card is still to be placed.
    .why = The sandglass measures the placement only.

# After the game
tally-placed = Cards placed
tally-gained = Rabbits received
tally-lost = Rabbits gone
tally-gave = Rabbits given
