game-name = Boom Badaboom
game-tagline = One cake, a moody oven, and somebody up to no good.

# Cards
any-thermal = { $family ->
    [heat] Heat
   *[cooling] Cooling
}{ $value ->
    [0] { " ?" }
   *[other] { $family ->
        [heat] { " +" }
       *[cooling] { " −" }
    }{ $value }
}
    .within = { $family ->
    [heat] Heat
   *[cooling] Cooling
}{ $value ->
    [0] { " “?”" }
   *[other] { $family ->
        [heat] { " +" }
       *[cooling] { " −" }
    }{ $value }
}
    .grammar = s
    .text = The cake { $family ->
    [heat] grows
   *[cooling] shrinks
} by { $value ->
    [0] a mystery value, 1 to { $numbers-mystery }
   *[other] { $value }
}.
any-goal = Glutton goal
    .grammar = s
    .text = Glutton goal: no effect. The Glutton starts with { LETTERS($numbers-goals_dealt) } and must hold { LETTERS($numbers-goals_needed) } to steal the cake.
card-coup_d_oeil_gourmand = Greedy Glance
    .grammar = s
    .text = Look in secret at another player’s whole hand and take a card of your choice.
card-accident_de_cuisine = Kitchen Accident
    .grammar = s
    .text = Another player’s next turn does not take place.
card-maladresse = Butterfingers
    .within = Butterfingers card
    .grammar = s
    .text = Another player must play a random card from their hand at once.
card-four_elargi = Wider Oven
    .grammar = s
    .text = The oven’s capacity goes up by a mystery value, 1 to { $numbers-mystery }.
card-four_retreci = Narrower Oven
    .grammar = s
    .text = The oven’s capacity goes down by a mystery value, 1 to { $numbers-mystery }, but never below 1.
card-recuperation_d_ingredient = Salvage
    .within = Salvage card
    .grammar = s
    .text = Take any card back from the discard pile.
card-echange_de_tablier = Apron Swap
    .grammar = s
    .text = Swap whole hands with another player.
card-tablier_de_protection = Safety Apron
    .grammar = s
    .text = As a reaction: the card just played does nothing.
card-renvoi_de_spatule = Spatula Return
    .grammar = s
    .text = As a reaction: send an action aimed at you to another player, or turn + into − (and − into +) on a Heat, a Cooling or an Oven card.
card-coup_de_boost = Boost
    .grammar = s
    .text = As a reaction: a Heat, a Cooling or an Oven card counts double.
card-cerises_confites = Candied Cherries
    .grammar = p
card-spirale_de_caramel = Caramel Spiral
    .grammar = s
card-macarons_dores = Golden Macarons
    .grammar = p
card-rosace_de_chantilly = Chantilly Rosette
    .grammar = s
card-bonbons_gelifies = Jelly Sweets
    .grammar = p
card-echange_d_ingredients = Ingredient Exchange
    .grammar = s
    .text = Every hand passes to the left.
card-four_en_panne = Broken Oven
    .grammar = s
    .text = Nobody draws at the end of a turn.
card-inventaire_surprise = Surprise Inventory
    .grammar = s
    .text = Everybody shows one random card of theirs to all.
card-cuisine_ouverte = Open Kitchen
    .grammar = s
    .text = Cards drawn are shown to all.
card-four_deregle = Upside-down Oven
    .grammar = s
    .text = This round Heat makes the cake smaller and Cooling makes it bigger.
card-eclaboussures = Splashes
    .grammar = p
    .text = Whoever plays a Cooling card then turns up the top card of the pile and applies it.
card-double_intensite = Double Strength
    .grammar = s
    .text = This round each Heat and each Cooling counts double; no Boosts.
card-maladresse_generale = Butterfingers (event)
    .within = Butterfingers
    .grammar = name
    .text = After playing your card you discard another one at random.
card-panne_d_electricite = Blackout
    .grammar = s
    .text = This round no action cards and no reactive cards.
card-service_express = Express Service
    .grammar = s
    .text = On your turn, draw a card and play it at once.
card-cuisine_en_desordre = Topsy-turvy Kitchen
    .grammar = s
    .text = This round goes the other way round the table.
card-gonflement_progressif = Slow Rising
    .grammar = s
    .text = The cake grows by 1 at the end of each turn.
card-ventilation_d_urgence = Emergency Fan
    .grammar = s
    .text = At the end of the round a cake above 15 loses 3.
card-rechauffage_automatique = Automatic Reheating
    .grammar = s
    .text = At the end of the round a cake below 10 gains 2.
card-minuteur_final = Final Timer
    .grammar = s
    .text = This round is the last: everybody plays once more.
card-patissier = Pastry Chef
    .grammar = s
    .text = Keep the cake from exploding, and keep the Glutton from stealing it.
card-farceur = Prankster
    .grammar = s
    .text = Make the cake explode.
card-glouton = Glutton
    .grammar = s
    .text = Steal the cake on your turn: it takes { LETTERS($numbers-goals_needed) } Glutton goals in hand and a cake of the right size. You start with { LETTERS($numbers-goals_dealt) } of them.

# Questions and options
question-card_to_play = Your turn: which card do you play?
question-target = Who do you play { THE($kind) } on?
question-reaction = Do you want to react?
question-card_to_take = Which card do you take from { $victim }?
question-card_to_recover = Which card do you take back from the discard pile?
option-play_card = { $target ->
    [none] Play { THE($kind) }
   *[other] Play { THE($kind) } on { $target }
}
option-let_it_be = Let it be
option-react = { $target ->
    [none] React with { THE($kind) }
   *[other] React with { THE($kind) }, to { $target }
}
option-aim = On { $victim }
option-take = Take { THE($kind) }
option-recover = Take back { THE($kind) }

# Events
event-roles_dealt = The roles are dealt in secret: { $patissiers ->
    [one] { $patissiers } Pastry Chef
   *[other] { $patissiers } Pastry Chefs
}, { $farceurs ->
    [one] { $farceurs } Prankster
   *[other] { $farceurs } Pranksters
} and { $gloutons } Glutton.
    .why = With three players, one of each; with four, one Prankster more; with five, one Pastry Chef more as well. The box has three Pranksters, but two play at most.
event-steal_sizes = The Glutton may steal a cake of { $low } to { $high }.
    .why = It takes { LETTERS($numbers-goals_needed) } Glutton goals in hand as well; the Glutton starts with { LETTERS($numbers-goals_dealt) }.
event-round_began = { $round ->
    [1] The game begins! Round 1: { $event }.
   *[other] Round { $round }: { $event }.
}
    .why = Each round begins with an event that lasts the whole round (boom-01, boom-02).
event-turn_began = It is { $seat }’s turn.
    .why = Everybody has one turn a round, from the first player on; a card must be played if one can be (boom-06).
event-turn_skipped = { $seat } misses a turn.
    .why = A Kitchen Accident takes the whole next turn away; two take two (boom-09, boom-R12).
event-played = { $target ->
    [none] { $seat } plays { A($card) }.
   *[other] { $seat } plays { A($card) } on { $target }.
}
    .why = On your turn you play one card and say at once on whom (boom-06, boom-R4).
event-reacted = { $target ->
    [none] { $seat } reacts with { A($card) }!
   *[other] { $seat } reacts with { A($card) }: back it goes, to { $target }!
}
    .why = A reaction answers the last card played, and can be answered in turn (boom-12, boom-R1).
event-forced = Clumsy! { $seat } has to play { A($card) }.
    .why = Butterfingers has a random card played as if its player had chosen it (boom-10, boom-R6).
event-turned_up = { $seat } turns up { A($card) }.
    .why = Splashes and Express Service turn up the top card of the pile (boom-13, boom-14, boom-R8, boom-R10).
event-aimed = { $seat } picks { $target }.
    .why = Whoever plays a forced or turned-up card chooses whom it hits (boom-10).
event-cancelled = { THE($card) } { GENDER($card) ->
    [p] are cancelled
   *[s] is cancelled
}.
    .why = The Safety Apron cancels the card it answers; both go away (boom-R2).
event-turned_round = { $back ->
    [1] { THE($card) } works the right way round again.
   *[other] { THE($card) } works the other way round.
}
    .why = The Spatula Return turns + into − and − into + on a Heat, a Cooling or an Oven card; a second one turns it back.
event-sent_on = { THE($card) } goes on to { $target }.
    .why = The Spatula Return sends an action aimed at you to another player (boom-R3).
event-doubled = { $times ->
    [2] { THE($card) } counts double.
   *[other] { THE($card) } counts { $times } times over.
}
    .why = Boosts multiply: double, then 4 times, then 8 times.
event-no_effect = { THE($card) } { GENDER($card) ->
    [p] have
   *[s] has
} no effect.
    .why = A card that cannot aim at anybody, a Glutton goal, or a reactive card played by force does nothing (boom-11, boom-R3, boom-R6).
event-nothing_to_recover = The discard pile is empty: { $seat } takes nothing back.
    .why = Salvage takes a card from the discard pile, never itself (boom-R5).
event-mystery = { THE($card) } is worth { $value }.
    .why = The mystery value, 1 to { $numbers-mystery }, is drawn when the card takes effect (boom-08).
event-size = { $cause ->
    [none] { $change ->
        [0] The cake stays at { $size }.
       *[other] The cake is now { $size }.
    }
   *[other] { THE($cause) } brings the cake to { $size }.
}
    .why = The size changes by the value of the card or the event and never falls below 0.
event-capacity = { $change ->
    [0] The oven’s capacity stays at { $capacity }.
   *[other] The oven’s capacity is now { $capacity }.
}
    .why = The capacity changes by a mystery value and never falls below 1.
event-looked = { $seat } looks at { $target }’s hand.
    .why = The Greedy Glance shows the whole hand; then one card is taken from it.
event-took = { $card ->
    [none] { $seat } takes a card from { $target }.
   *[other] { $seat } takes { A($card) } from { $target }.
}
    .why = The card taken is known to the two players only (boom-R4).
event-recovered = { $seat } takes { A($card) } back from the discard pile.
    .why = Salvage takes a card from the discard pile, never itself (boom-R5).
event-swapped = { $seat } and { $target } swap hands.
    .why = The Apron Swap swaps whole hands.
event-accident = { $target } will miss a turn.
    .why = A Kitchen Accident counts turns, whichever way the round goes (boom-09, boom-R12).
event-no_turn_left = { $target } has no turn left to miss: the accident changes nothing.
    .why = A Kitchen Accident on somebody without a turn left does nothing (boom-R12).
event-passed_left = Everybody passes their hand to the left.
    .why = Ingredient Exchange: left is the next player clockwise (boom-R12).
event-revealed = { $seat } shows { A($card) }.
    .why = Surprise Inventory: a random card, which stays in hand.
event-fumbled = { $seat } drops { A($card) }.
    .why = The Butterfingers event: another card at random, after the effect and before the theft (boom-R7).
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { A($card) }.
}
    .why = At the end of a turn you draw one card, or fill your hand if that option is chosen (boom-R14).
event-no_draw = The oven is broken: { $seat } does not draw.
    .why = Broken Oven: no draws this round, and the game does not end for it (boom-R9).
event-deck_empty = There is no card left for { $seat } to draw: this is the last round.
    .why = Whoever cannot draw makes this round the last (boom-R9).
event-exploded = BOOM BADABOOM! A cake of { $size } in an oven of { $capacity }!
    .why = As soon as size or capacity changes and the cake reaches the capacity, it explodes (boom-07, boom-15).
event-stole = { $seat } steals the cake, size { $size }!
    .why = On their own turn only, with { LETTERS($numbers-goals_needed) } Glutton goals in hand and a cake of the right size, the Glutton steals the cake.
event-counted_up = Baking is over: the cake is { $size }.
    .why = Without an explosion, the count comes after the last round and its closing effects (boom-R13).

# Refusals
reason-reactive_is_no_turn_card = A reactive card is played only as a reaction, never as the card of your turn.
reason-goal_is_for_the_glouton = Only the Glutton may play a Glutton goal.
reason-no_action_in_a_blackout = Blackout: no actions this round.
reason-boost_forbidden_this_round = Double Strength: no Boost this round.
reason-boost_needs_a_measure = Boost doubles only a Heat, a Cooling, a Wider Oven or a Narrower Oven.
reason-renvoi_needs_an_aim_at_you_or_a_sign = Spatula Return answers an action aimed at you, or a card with a + or a −.
reason-not_offered = That is not possible now.

# Endings and sides
text-turns-to-skip = { $n ->
    [one] will miss { $n } turn
   *[other] will miss { $n } turns
}
text-in-hand = in hand { $cards }
text-turned = the other way round
text-cancelled = cancelled
ending-explosion = { $winners ->
    [0] The cake has exploded: it is lost.
   *[other] The cake has exploded: the Pranksters win!
}
    .won = The cake has exploded: { $winners }, { $count ->
        [one] the Prankster, wins
        *[other] the Pranksters, win
    }!
ending-theft = The Glutton has stolen the cake and wins alone!
    .won = { $winners } wins: the Glutton has stolen the cake!
ending-glouton_counts = The Glutton still holds { LETTERS($numbers-goals_needed) } goals and wins alone!
    .won = { $winners } wins: the Glutton still holds { LETTERS($numbers-goals_needed) } goals!
ending-patissiers_count = The cake is a success: the Pastry Chefs win!
    .won = The cake is a success: { $winners }, { $count ->
        [one] the Pastry Chef, wins
        *[other] the Pastry Chefs, win
    }!
ending-cake_saved = The cake is saved: everybody wins!
faction-patissier = Pastry Chef
faction-farceur = Prankster
faction-glouton = Glutton
faction-cook = Cook

# Settings
setting-numbers = Setting
setting-numbers-printed = As printed
setting-numbers-balanced = Balanced: Génoise in { $balanced-difficulties-genoise-rounds } rounds, theft from { $balanced-numbers-steal_low } (among three { $balanced-difficulties-genoise-rounds_of_3 } rounds, theft from { $balanced-numbers-steal_low_of_3 })
setting-difficulty = Difficulty
setting-difficulty-usual = Génoise; alone, Pièce Montée
setting-difficulty-cupcake = Cupcake: oven { $difficulties-cupcake-capacity }, { $difficulties-cupcake-rounds } rounds
setting-difficulty-genoise = Génoise: oven { $difficulties-genoise-capacity }, { $difficulties-genoise-rounds } rounds{ $difficulties-genoise-rounds_of_3 ->
    [other] {" "}({ $difficulties-genoise-rounds_of_3 } among three)
   *[none] { "" }
}
setting-difficulty-eclair = Éclair: oven { $difficulties-eclair-capacity }, { $difficulties-eclair-rounds } rounds
setting-difficulty-tarte_tatin = Tarte Tatin: oven { $difficulties-tarte_tatin-capacity }, { $difficulties-tarte_tatin-rounds } rounds
setting-difficulty-piece_montee = Pièce Montée: oven { $difficulties-piece_montee-capacity }, { $difficulties-piece_montee-rounds } rounds
setting-cooling = Cooling cards
setting-cooling-mirrored = 24, like the Heat cards
setting-cooling-listed = 19, as the book lists them
setting-hand_sizes = Hand sizes
setting-hand_sizes-hidden = Hidden
setting-hand_sizes-public = Open
setting-timer = Timer
setting-timer-scaled = In the last three rounds
setting-timer-rulebook = Between rounds 8 and 10
setting-timer-last = Exactly in the last round
setting-timer-none = None: as many rounds as possible, alone
setting-draw = Drawing
setting-draw-one = One card a turn
setting-draw-refill = Fill up the hand
setting-steal_window = Sizes that can be stolen
setting-steal_window-book = { $printed-numbers-steal_low } to { $printed-numbers-steal_high } (from { $balanced-numbers-steal_low } among four and five if balanced)
setting-steal_window-scaled = 1 or 2 below capacity, from round 3
setting-final_count = Final count
setting-final_count-book = Two goals are enough for the Glutton
setting-final_count-window = The size must be right too
setting-first = Who begins
setting-first-lot = By lot
setting-first-1 = Seat 1
setting-first-2 = Seat 2
setting-first-3 = Seat 3
setting-first-4 = Seat 4
setting-first-5 = Seat 5

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
field-draw = Pile
field-stack = Cards in play
field-discard = Discard pile

# The rules in short
rules-goal = A cake is rising in a moody oven. The Pastry Chefs want it whole, the Pranksters want it to explode, and the Glutton wants to steal it. Nobody knows who is who.
rules-setup =
    The cake measures { $numbers-size }; the capacity of the oven and the number of rounds follow from the difficulty.
    With three or more, everybody gets a secret role; it stays secret to the end.
    Everybody is dealt { $numbers-hand } cards ({ $numbers-solo_hand } when playing alone). The Glutton also gets { $numbers-goals_dealt } Glutton goals; the other goals join the pile.
    Events have a pile of their own, as many as there are rounds; the Final Timer is among the last.
rules-turn =
    Each round begins with an event that bends the rules for everybody until the next round.
    On your turn, play a card from your hand: Heat, Cooling or action. You must if you can.
    After every card, anybody may react: cancel it, turn it round or double it. A reaction can itself be reacted to.
    When nobody reacts any more, the top card takes effect.
    Draw a card.
rules-know =
    If the size of the cake reaches the capacity of the oven, it explodes at once: the Pranksters win.
    The Glutton wins with { LETTERS($numbers-goals_needed) } Glutton goals in hand on their own turn while the cake measures { $numbers-steal_low } to { $numbers-steal_high }{ $numbers-steal_low_of_3 ->
        [other] {", "}from { $numbers-steal_low_of_3 } among three
       *[none] { "" }
    } (or, as the table is set, 1 or 2 below the capacity from round 3). The Glutton starts with { LETTERS($numbers-goals_dealt) } of them; the others are in the pile.
    A “?” is drawn from 1 to { $numbers-mystery } at the moment the card takes effect.
    With three: 1 Pastry Chef, 1 Prankster, 1 Glutton. With four: { $numbers-farceurs_of_4 ->
        [1] 2, 1 and 1
       *[2] 1, 2 and 1
    }. With five: { $numbers-farceurs_of_5 ->
        [1] 3, 1 and 1
       *[2] 2, 2 and 1
        [3] 1, 3 and 1
    }. With one or two players there are no roles: you win together if the cake survives.
rules-end = When the final timer shows, or the pile is empty, finish the round. Without an explosion the Glutton wins with { LETTERS($numbers-goals_needed) } goals in hand (and, as the table is set, a cake of the right size); otherwise the Pastry Chefs do.

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
ruling-boom-04 = Twenty-four Cooling cards
    .text = By default the Cooling cards mirror the Heat cards.
    .why = The book announces 24 and mentions −5, yet lists 19; the five that are missing complete the mirror.
ruling-boom-05 = The timer
    .text = The timer shows in one of the last three rounds of the chosen difficulty.
    .why = The book’s own case, rounds 8 to 10, is exactly this for ten rounds.
ruling-boom-06 = Playing is compulsory
    .text = If you have a card that can be played you must play one; with none you go on to the theft check.
    .why = The book knows no passing.
ruling-boom-07 = No explosion at the start
    .text = Set-up is no change: Pièce Montée starts at 10 of 10.
    .why = Otherwise the game would end before it begins.
ruling-boom-08 = Mystery value
    .text = It is drawn when the card takes effect, after reactions.
    .why = Everybody reacts without knowing it.
ruling-boom-09 = Two accidents
    .text = Two accidents cost two turns, entirely: no card, theft, draw or end-of-turn effect.
    .why = Each card must have its effect.
ruling-boom-10 = Butterfingers
    .text = The random card is played by its victim, who chooses its target; a reactive card or a goal is discarded. No draw, no theft.
    .why = It is not the victim’s turn.
ruling-boom-11 = Targets
    .text = Targets are other players; with no possible target the card is played without effect.
    .why = The book always speaks of another player.
ruling-boom-12 = The stack
    .text = A reaction answers the top card; when all pass it takes effect and the card beneath is open to reactions again.
    .why = The book lets reactions be countered without saying in which order.
ruling-boom-13 = One splash
    .text = A card turned up is not “played”: no second splash.
    .why = Otherwise one card could empty the pile.
ruling-boom-14 = Express Service
    .text = A drawn card that cannot be played is discarded without effect, and there is no draw at the end of the turn.
    .why = The turn’s draw has already happened.
ruling-boom-15 = Explosion first
    .text = An explosion comes before a theft.
    .why = The explosion is immediate; the theft is checked after the effect.
ruling-boom-16 = Alone in the kitchen
    .text = Alone, a card that aims at somebody is played without effect.
    .why = There is nobody to aim at.
ruling-boom-17 = Who begins
    .text = The first player is drawn by lot, unless the table has chosen a seat.
    .why = The book lets whoever last ate cake begin, or a draw.
ruling-boom-18 = Without a timer
    .text = Alone one may play without a timer, as many rounds as possible: until the cake explodes or the pile is empty. When all events have been shown they are shuffled and come again.
    .why = The book asks to survive as long as possible.
ruling-boom-19 = The score alone
    .text = A cake that explodes counts the rounds completed; a saved cake counts all the rounds that the game could have lasted.
    .why = So a saved cake never counts less than an exploded one.
ruling-boom-20 = The usual difficulty
    .text = Génoise for several players; alone, Pièce Montée.
    .why = Alone, a good player nearly always saves a Génoise, and can lose a Pièce Montée.
ruling-boom-R1 = Who is asked
    .text = For every card everybody is asked, from the left of its player on, the player last; passing is always possible. No reactions to a goal, to an event, or in a Blackout.
    .why = So that being asked betrays nobody.
ruling-boom-R2 = Cancelled card
    .text = A cancelled card leaves the stack with the Apron; nothing more can answer it.
    .why = It will do nothing any more.
ruling-boom-R3 = Sending on
    .text = The Return may name anybody but yourself, the card’s player included; if the effect is impossible then, nothing happens.
    .why = The book sets no limit.
ruling-boom-R4 = Name first, choose later
    .text = The target is named when playing; the card taken, the random card and the mystery value are settled only when the card takes effect.
    .why = Reactions answer what is known.
ruling-boom-R5 = The discard pile
    .text = Cards go there when they leave the stack, so Salvage may take a reaction spent against it. It must take one if there is one; anybody may take a goal.
    .why = That is the natural order of a stack.
ruling-boom-R6 = Forced card
    .text = It is played once Butterfingers is done, and can be answered. A reactive card or a goal is discarded, and nobody can react to it.
    .why = A card played is a card played.
ruling-boom-R7 = The Butterfingers event
    .text = The lost card falls after the effect and before the theft check, only for the card of the turn, and not if none was played.
    .why = The event speaks of the card you play.
ruling-boom-R8 = Splashes
    .text = The printed card counts: a Cooling that was turned round splashes too, one played by force splashes for its player, a turned-up one never; with an empty pile nothing happens.
    .why = The event names the card, not what it does just now.
ruling-boom-R9 = Being unable to draw
    .text = A card is missing at the end of the turn, even a single one to fill the hand, or at Express Service; a Broken Oven does not count.
    .why = Only an empty pile ends the game.
ruling-boom-R10 = The express card
    .text = It is the card of the turn; a Glutton who draws a goal plays and loses it; with an empty pile this is the last round.
    .why = The event says to play it at once.
ruling-boom-R11 = Cornered Glutton
    .text = A Glutton who can play nothing but goals must play one; an action that can aim at nobody may be played all the same.
    .why = Playing is compulsory (boom-06).
ruling-boom-R12 = Accidents and direction
    .text = Accidents count turns, whichever way the round goes; with no turn left they do nothing. Left is the next player clockwise.
    .why = The book speaks of the next turn only.
ruling-boom-R13 = End of turn, end of round
    .text = Theft, draw, then rising. End-of-round effects apply in the last round too, before the count.
    .why = That is the order of the book’s steps.
ruling-boom-R14 = Filling the hand
    .text = Up to five cards, seven for a Glutton with two goals; a hand that large draws nothing. An empty hand is always visible.
    .why = The book says both “one card” and “back to five”: the option decides.
ruling-boom-R15 = Solo
    .text = The same timer, unless one plays without (boom-18); the score follows boom-19; you may react to your own cards; Ingredient Exchange does nothing.
    .why = The book only asks to survive.
ruling-boom-R16 = Talking
    .text = With roles talk is free; in co-op only by emotes.
    .why = The book limits talk in co-op.

# After the game
tally-played = Cards played
tally-reacted = Reactions
tally-heated = Cake raised
tally-cooled = Cake cooled
