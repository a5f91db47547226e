game-name = Boom Badaboom
game-tagline = One cake, a moody oven, and somebody up to no good.

# Cards
card-chaleur_1 = Heat +1
    .text = The cake grows by 1.
card-chaleur_2 = Heat +2
    .text = The cake grows by 2.
card-chaleur_3 = Heat +3
    .text = The cake grows by 3.
card-chaleur_4 = Heat +4
    .text = The cake grows by 4.
card-chaleur_5 = Heat +5
    .text = The cake grows by 5.
card-chaleur_mystere = Heat ?
    .text = The cake grows by a mystery value, 1 to 5.
card-refroidissement_1 = Cold −1
    .text = The cake shrinks by 1.
card-refroidissement_2 = Cold −2
    .text = The cake shrinks by 2.
card-refroidissement_3 = Cold −3
    .text = The cake shrinks by 3.
card-refroidissement_4 = Cold −4
    .text = The cake shrinks by 4.
card-refroidissement_5 = Cold −5
    .text = The cake shrinks by 5.
card-refroidissement_mystere = Cold ?
    .text = The cake shrinks by a mystery value, 1 to 5.
card-coup_d_oeil_gourmand = Greedy Glance
    .text = Look at another player’s whole hand in secret and take one card.
card-accident_de_cuisine = Kitchen Accident
    .text = Another player’s next turn does not take place.
card-maladresse = Butterfingers
    .text = Another player at once plays a random card of theirs.
card-four_elargi = Wider Oven
    .text = The oven’s capacity rises by a mystery value.
card-four_retreci = Narrower Oven
    .text = The oven’s capacity falls by a mystery value, never below 1.
card-recuperation_d_ingredient = Salvage
    .text = Take any card back from the discard pile.
card-echange_de_tablier = Apron Swap
    .text = Swap whole hands with another player.
card-tablier_de_protection = Safety Apron
    .text = Reaction: the card it answers does nothing.
card-renvoi_de_spatule = Spatula Return
    .text = Reaction: send an action aimed at you on to somebody else, or turn the sign of a measured card.
card-coup_de_boost = Boost
    .text = Reaction: the measured card counts twice.
card-cerises_confites = Candied Cherries
    .text = Decoration: no effect; the Glutton keeps two to steal the cake.
card-spirale_de_caramel = Caramel Spiral
    .text = Decoration: no effect; the Glutton keeps two to steal the cake.
card-macarons_dores = Golden Macarons
    .text = Decoration: no effect; the Glutton keeps two to steal the cake.
card-rosace_de_chantilly = Chantilly Rosette
    .text = Decoration: no effect; the Glutton keeps two to steal the cake.
card-bonbons_gelifies = Jelly Sweets
    .text = Decoration: no effect; the Glutton keeps two to steal the cake.
card-echange_d_ingredients = Ingredient Exchange
    .text = Every hand passes to the left.
card-four_en_panne = Broken Oven
    .text = Nobody draws at the end of a turn.
card-inventaire_surprise = Surprise Inventory
    .text = Everybody shows one random card of theirs to all.
card-cuisine_ouverte = Open Kitchen
    .text = Cards drawn are shown to all.
card-four_deregle = Upside-down Oven
    .text = Heat cools and cold heats.
card-eclaboussures = Splashes
    .text = Whoever plays cold then turns up the top card of the deck and applies it.
card-double_intensite = Double Strength
    .text = Heat and cold count twice; no Boost.
card-maladresse_generale = Clumsy Round
    .text = After your card, discard another one at random.
card-panne_d_electricite = Blackout
    .text = No actions and no reactions.
card-service_express = Express Service
    .text = On your turn draw a card: that is the one you play.
card-cuisine_en_desordre = Topsy-turvy Kitchen
    .text = This round goes the other way round.
card-gonflement_progressif = Slow Rising
    .text = The cake grows by 1 at the end of each turn.
card-ventilation_d_urgence = Emergency Fan
    .text = At the end of the round a cake above 15 loses 3.
card-rechauffage_automatique = Automatic Reheating
    .text = At the end of the round a cake below 10 gains 2.
card-minuteur_final = Final Timer
    .text = This round is the last.
card-patissier = Pastry Chef
    .text = Keep the cake in one piece, and out of the Glutton’s reach.
card-farceur = Prankster
    .text = Make the cake explode.
card-glouton = Glutton
    .text = Steal the cake on your turn: two decorations in hand and the right size.

# Questions and options
question-card_to_play = Your turn: which card do you play?
question-target = Whom do you play { $kind } on?
question-reaction = Any reaction?
question-card_to_take = Which card do you take from { $victim }?
question-card_to_recover = Which card do you take back from the discard pile?
option-play_card = { $target ->
    [none] { $kind }
   *[other] { $kind } on { $target }
}
option-let_it_be = Let it be
option-react = { $target ->
    [none] { $kind }
   *[other] { $kind } to { $target }
}
option-aim = On { $victim }
option-take = Take { $kind }
option-recover = Take back { $kind }

# Events
event-round_began = Round { $round }: { $event }.
    .why = Each round begins with an event that lasts the whole round (boom-01, boom-02).
event-turn_began = { $seat }’s turn.
    .why = Everybody has one turn a round, from the first player on; a card must be played if one can be (boom-06).
event-turn_skipped = { $seat } misses a turn.
    .why = A Kitchen Accident takes the whole next turn away; two take two (boom-09, boom-R12).
event-played = { $target ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } on { $target }.
}
    .why = On your turn you play one card and name its target at once (boom-06, boom-R4).
event-reacted = { $target ->
    [none] { $seat } reacts: { $card }.
   *[other] { $seat } reacts: { $card }, to { $target }.
}
    .why = A reaction answers the top card of the stack and can be answered in turn (boom-12, boom-R1).
event-forced = Clumsily, { $seat } plays { $card }.
    .why = Butterfingers has a random card played as if its player had chosen it (boom-10, boom-R6).
event-turned_up = { $seat } turns up { $card }.
    .why = Splashes and Express Service turn up the top card of the deck (boom-13, boom-14, boom-R8, boom-R10).
event-aimed = { $seat } aims at { $target }.
    .why = Whoever plays a forced or turned-up card chooses its target (boom-10).
event-cancelled = { $card } does nothing.
    .why = The Safety Apron cancels the card it answers; both leave the stack (boom-R2).
event-turned_round = { $card } works the other way round.
    .why = The Spatula Return turns the sign of a measured card, whoever plays it.
event-sent_on = { $card } goes on to { $target }.
    .why = The Spatula Return sends an action aimed at you on to another player (boom-R3).
event-doubled = { $card } counts times { $factor }.
    .why = Boosts multiply: ×2, ×4, ×8.
event-no_effect = { $card }: no effect.
    .why = A card without a possible target, a decoration, or a reaction played by force does nothing (boom-11, boom-R3, boom-R6).
event-mystery = Mystery value of { $card }: { $value }.
    .why = The mystery value, 1 to 5, is drawn when the card takes effect (boom-08).
event-size = The cake is now { $size }.
    .why = The size changes by the card’s amount and never falls below 0.
event-capacity = The oven now holds { $capacity }.
    .why = The capacity changes by a mystery value and never falls below 1.
event-looked = { $seat } looks at { $target }’s hand.
    .why = The Greedy Glance shows the whole hand; then one card is taken from it.
event-took = { $card ->
    [none] { $seat } takes a card from { $target }.
   *[other] { $seat } takes { $card } from { $target }.
}
    .why = The card taken is known to the two players only (boom-R4).
event-recovered = { $seat } takes back { $card }.
    .why = Salvage takes a card from the discard pile, never itself (boom-R5).
event-swapped = { $seat } and { $target } swap hands.
    .why = The Apron Swap swaps whole hands.
event-accident = { $target } will miss the next turn.
    .why = A Kitchen Accident counts turns, whichever way the round goes (boom-09, boom-R12).
event-passed_left = Every hand passes to the left.
    .why = Ingredient Exchange: left is the next player clockwise (boom-R12).
event-revealed = { $seat } shows { $card }.
    .why = Surprise Inventory: a random card, which stays in hand.
event-fumbled = { $seat } drops { $card }.
    .why = Clumsy Round: another card at random, after the effect and before the theft (boom-R7).
event-drew = { $card ->
    [none] { $seat } draws.
   *[other] { $seat } draws { $card }.
}
    .why = At the end of a turn you draw one card, or fill your hand if that option is chosen (boom-R14).
event-no_draw = Broken oven: { $seat } does not draw.
    .why = Broken Oven: no draws this round, and the game does not end for it (boom-R9).
event-deck_empty = No card left for { $seat }: this is the last round.
    .why = Whoever cannot draw makes this round the last (boom-R9).
event-exploded = Boom badaboom! { $size } in an oven of { $capacity }!
    .why = As soon as size or capacity changes and the cake reaches the capacity, it explodes (boom-07, boom-15).
event-stole = { $seat } steals a cake of size { $size }!
    .why = On their own turn only, with two decorations in hand and the right size, the Glutton steals the cake.
event-counted_up = Baking is over: the cake is { $size }.
    .why = Without an explosion, the count comes after the last round and its closing effects (boom-R13).

# Refusals
reason-reactive_is_no_turn_card = A reactive card is played only as a reaction, never as the card of your turn.
reason-goal_is_for_the_glouton = Only the Glutton may play a decoration.
reason-no_action_in_a_blackout = Blackout: no actions this round.
reason-boost_forbidden_this_round = Double Strength: no Boost this round.
reason-boost_needs_a_measure = Boost doubles only Heat, Cold, Wider Oven or Narrower Oven.
reason-renvoi_needs_an_aim_at_you_or_a_sign = Spatula Return answers an action aimed at you, or a card with a sign.
reason-not_offered = That is not possible now.

# Endings and sides
text-turns-to-skip = { $n ->
    [one] will miss { $n } turn
   *[other] will miss { $n } turns
}
text-cancelled = cancelled
ending-explosion = The cake has exploded: the Pranksters win.
ending-theft = The Glutton has stolen the cake and wins alone.
ending-glouton_counts = The Glutton kept the decorations and wins alone.
ending-patissiers_count = The cake is a success: the Pastry Chefs win.
ending-cake_saved = The cake is saved: everybody wins!
faction-patissier = Pastry Chef
faction-farceur = Prankster
faction-glouton = Glutton
faction-cook = Cook

# Settings
setting-difficulty = Difficulty
setting-difficulty-cupcake = Cupcake: oven 19, 7 rounds
setting-difficulty-genoise = Génoise: oven 17, 8 rounds
setting-difficulty-eclair = Éclair: oven 15, 11 rounds
setting-difficulty-tarte_tatin = Tarte Tatin: oven 12, 13 rounds
setting-difficulty-piece_montee = Pièce montée: oven 10, 15 rounds
setting-cooling = Cold cards
setting-cooling-mirrored = 24, like the heat cards
setting-cooling-listed = 19, as the book lists them
setting-hand_sizes = Hand sizes
setting-hand_sizes-hidden = Hidden
setting-hand_sizes-public = Open
setting-timer = Timer
setting-timer-scaled = In the last three rounds
setting-timer-rulebook = Between rounds 8 and 10
setting-timer-last = Exactly in the last round
setting-draw = Drawing
setting-draw-one = One card a turn
setting-draw-refill = Fill up the hand
setting-steal_window = Sizes that can be stolen
setting-steal_window-book = 15 to 18
setting-steal_window-scaled = Just below capacity, from round 3
setting-final_count = Final count
setting-final_count-book = Two decorations are enough for the Glutton
setting-final_count-window = The size must be right too

# What lies on the table
field-cake = Cake size
field-capacity = Oven capacity
field-round = Round
field-most_rounds = Rounds at most
field-first = First player
field-last_round = Last round
field-refills = Hands are filled up
field-open_hands = Hands are counted
field-scaled_window = Theft by capacity
field-window_counts = The count looks at the size
field-timer_last = Timer in the last round
field-timer_round = Round of the timer
field-skips = Turns to miss
field-origin = Hand first dealt to
field-counted = Hands already seen
field-stack_by = Played by
field-stack_target = Aimed at
field-stack_factor = Multiplied by
field-role = Role
field-events_to_come = Events to come
field-events_left_out = Events left out
field-events_shown = Events
field-timer = Timer
field-hand = Hand
field-draw = Deck
field-stack = Cards in play
field-discard = Discard pile

# Rulings
ruling-boom-01 = Turn and round
    .text = On an event a bare “tour” is the round; it is one player’s turn where the book speaks of each player.
    .why = The book uses one word for both.
ruling-boom-02 = Events
    .text = Events have a pile of their own and are never in a hand.
    .why = The turn summary says “Événement” where it means “Action”.
ruling-boom-03 = Hidden hands
    .text = How many cards others hold is not shown, unless the option says so.
    .why = Seven cards in one hand would name the Glutton at once.
ruling-boom-04 = Twenty-four cold cards
    .text = By default the cold cards mirror the heat cards.
    .why = The book announces 24 and mentions −5, yet lists 19; the five that are missing complete the mirror.
ruling-boom-05 = The timer
    .text = The timer shows in one of the last three rounds of the chosen difficulty.
    .why = The book’s own case, rounds 8 to 10, is exactly this for ten rounds.
ruling-boom-06 = Playing is compulsory
    .text = If you have a card that can be played you must play one; with none you go on to the theft check.
    .why = The book knows no passing.
ruling-boom-07 = No explosion at the start
    .text = Set-up is no change: Pièce montée starts at 10 of 10.
    .why = Otherwise the game would end before it begins.
ruling-boom-08 = Mystery value
    .text = It is drawn when the card takes effect, after reactions.
    .why = Everybody reacts without knowing it.
ruling-boom-09 = Two accidents
    .text = Two accidents cost two turns, entirely: no card, theft, draw or end-of-turn effect.
    .why = Each card must have its effect.
ruling-boom-10 = Butterfingers
    .text = The random card is played by its victim, who chooses its target; a reaction or decoration is discarded. No draw, no theft.
    .why = It is not the victim’s turn.
ruling-boom-11 = Targets
    .text = Targets are other players; with no possible target the card is played without effect.
    .why = The book always speaks of another player.
ruling-boom-12 = The stack
    .text = A reaction answers the top card; when all pass it takes effect and the card beneath is open to reactions again.
    .why = The book lets reactions be countered without saying in which order.
ruling-boom-13 = One splash
    .text = A card turned up is not “played”: no second splash.
    .why = Otherwise one card could empty the deck.
ruling-boom-14 = Express Service
    .text = A drawn card that cannot be played is discarded without effect, and there is no draw at the end of the turn.
    .why = The turn’s draw has already happened.
ruling-boom-15 = Explosion first
    .text = An explosion comes before a theft.
    .why = The explosion is immediate; the theft is checked after the effect.
ruling-boom-16 = Alone in the kitchen
    .text = Alone, a card that aims at somebody is played without effect.
    .why = There is nobody to aim at.
ruling-boom-R1 = Who is asked
    .text = For every card everybody is asked, from the left of its player on, the player last; passing is always possible. No reactions to a decoration, an event, or in a blackout.
    .why = So that being asked betrays nobody.
ruling-boom-R2 = Cancelled card
    .text = A cancelled card leaves the stack with the Apron; nothing more can answer it.
    .why = It will do nothing any more.
ruling-boom-R3 = Sending on
    .text = The Return may name anybody but yourself, the card’s player included; if the effect is impossible then, nothing happens.
    .why = The book sets no limit.
ruling-boom-R4 = Name first, choose later
    .text = The target is named when playing; the card taken, the random card and mystery values are settled at resolution.
    .why = Reactions answer what is known.
ruling-boom-R5 = The discard pile
    .text = Cards go there when they leave the stack, so Salvage may take a reaction spent against it. It must take one if there is one; anybody may take a decoration.
    .why = That is the natural order of a stack.
ruling-boom-R6 = Forced card
    .text = It opens a fresh stack once Butterfingers is done; it can be answered. A reaction or decoration is discarded without a window.
    .why = A card played is a card played.
ruling-boom-R7 = Clumsy Round
    .text = The lost card falls after the effect and before the theft check, only for the card of the turn, and not if none was played.
    .why = The event speaks of the card you play.
ruling-boom-R8 = Splashes
    .text = The printed card counts: a turned cold card splashes too, a forced one for its victim, a turned-up one never; empty deck: nothing.
    .why = The event names the card, not what it does just now.
ruling-boom-R9 = Being unable to draw
    .text = A card is missing at the draw step, even one when filling up, or at Express Service; Broken Oven does not count.
    .why = Only an empty deck ends the game.
ruling-boom-R10 = The express card
    .text = It is the card of the turn; a Glutton who draws a decoration plays and loses it; empty deck: last round.
    .why = The event says to play it at once.
ruling-boom-R11 = Cornered Glutton
    .text = A Glutton whose only playable cards are decorations must play one; an action without a target is playable.
    .why = Playing is compulsory (boom-06).
ruling-boom-R12 = Accidents and direction
    .text = Accidents count turns, whichever way the round goes; with no turn left they do nothing. Left is the next player clockwise.
    .why = The book speaks of the next turn only.
ruling-boom-R13 = End of turn, end of round
    .text = Theft, draw, then rising. End-of-round effects apply in the last round too, before the count.
    .why = That is the order of the book’s steps.
ruling-boom-R14 = Filling the hand
    .text = Up to five cards, seven for a Glutton with two decorations; a hand that large draws nothing. An empty hand is always visible.
    .why = The book says both “one card” and “back to five”: the option decides.
ruling-boom-R15 = Solo
    .text = Same timer; the score is the rounds completed; you may react to your own cards; Ingredient Exchange does nothing.
    .why = The book only asks to survive.
ruling-boom-R16 = Talking
    .text = With roles talk is free; in co-op only by emotes.
    .why = The book limits talk in co-op.

# After the game
tally-played = Cards played
tally-reacted = Reactions
tally-heated = Cake raised
tally-cooled = Cake cooled
