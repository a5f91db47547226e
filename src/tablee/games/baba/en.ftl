game-name = BabaOrum
game-tagline = Clash of the chefs: a secret order, twelve cities, and a sweet tooth for a referee.

# Atelier cards
card-pate = Dough
    .within = Dough card
    .grammar = s
    .text = Every pastry needs one.
card-alcool = Spirits
    .within = Spirits card
    .grammar = s
    .text = Flavour: for a pastry of this family.
card-amande = Almond
    .within = Almond card
    .grammar = s
    .text = Flavour: for a pastry of this family.
card-chocolat = Chocolate
    .within = Chocolate card
    .grammar = s
    .text = Flavour: for a pastry of this family.
card-creme = Cream
    .within = Cream card
    .grammar = s
    .text = Flavour: for a pastry of this family.
card-fruits = Fruit
    .within = Fruit card
    .grammar = s
    .text = Flavour: for a pastry of this family.
card-joker = Joker
    .grammar = s
    .text = Stands for any flavour.
card-savoir_faire_1 = Know-how ×1
    .within = Know-how ×1 card
    .grammar = s
    .text = Counts for one level of know-how.
card-savoir_faire_2 = Know-how ×2
    .within = Know-how ×2 card
    .grammar = s
    .text = Counts for two levels of know-how.
card-echange_moi_cette_recette = Swap Me That Recipe
    .within = “Swap Me That Recipe” card
    .grammar = s
    .text = Take a recipe without a token from another player and give one of yours.
card-portes_ouvertes = Open Day
    .within = “Open Day” card
    .grammar = s
    .text = Every other player picks one of their Atelier cards and shows it to all; you take one.
card-demenagement = Moving House
    .within = “Moving House” card
    .grammar = s
    .text = Swap the Destinations of two players, yourself included if you like.
card-self_service = Self-Service
    .within = “Self-Service” card
    .grammar = s
    .text = Take a random Atelier card from another player’s hand.
card-sous_chef = Sous-Chef to the Rescue
    .within = “Sous-Chef to the Rescue” card
    .grammar = s
    .text = This turn, play actions and prepare a pastry, which is finished at once.
card-nettoie_ton_atelier = Clean Your Workshop
    .within = “Clean Your Workshop” card
    .grammar = s
    .text = Another player discards two Atelier cards, or misses their next turn.
card-salon_express = Express Pastry Fair
    .within = “Express Pastry Fair” card
    .grammar = s
    .text = At once: as many recipes as players; each takes one, the active player first.
card-etagere_express = Express Shelf
    .within = “Express Shelf” card
    .grammar = s
    .text = At once: the Shelf is renewed, and the active player draws an Atelier card.

# Destinations
card-sydney = Sydney
    .grammar = name
    .text = Play actions and prepare a pastry in the same turn.
card-tokyo = Tokyo
    .grammar = name
    .text = You need one level of know-how less, never less than 1.
card-new_york = New York
    .grammar = name
    .text = On your first draw of the turn, with { LETTERS($numbers-small_hand) } cards in hand or fewer: look at two cards, keep one.
card-londres = London
    .grammar = name
    .text = When you try your luck, or after a wrong answer: you may take from the Shelf.
card-vienne = Vienna
    .grammar = name
    .text = Right answer: take three cards, then discard an Atelier card.
card-singapour = Singapore
    .grammar = name
    .text = Wrong answer with { LETTERS($numbers-small_hand) } cards in hand or fewer: draw an Atelier card and discard nothing.
card-rio_de_janeiro = Rio de Janeiro
    .grammar = name
    .text = Nobody takes Atelier cards from your hand.
card-montreal = Montreal
    .grammar = name
    .text = Clean Your Workshop cannot be played on you.
card-buenos_aires = Buenos Aires
    .grammar = name
    .text = Draw an Atelier card for each pastry you finish.
card-shanghai = Shanghai
    .grammar = name
    .text = Any two flavour cards count as a Joker.
card-le_cap = Cape Town
    .grammar = name
    .text = When you play tactics: take two cards from the Shelf for one discarded.
card-dubai = Dubai
    .grammar = name
    .text = An Action card may serve as your Dough.

# Recipes
any-recipes = Pastry
    .grammar = s
    .text = { $flavour-name }, level { $level }{ $shout ->
        [true] ; shout babaOrum when you finish it!
       *[other] .
    }
card-canele = Canelé
    .grammar = s
card-salambo = Salambo
    .grammar = s
card-diplomate = Diplomat
    .grammar = s
card-baba_au_rhum = Rum Baba
    .grammar = s
card-macarons = Macarons
    .grammar = p
card-galette_des_rois = Kings’ Cake
    .grammar = s
card-tarte_amandine = Almond Tart
    .grammar = s
card-financier = Financier
    .grammar = s
card-opera = Opera Cake
    .grammar = s
card-religieuse_au_chocolat = Chocolate Religieuse
    .grammar = s
card-tarte_au_chocolat = Chocolate Tart
    .grammar = s
card-madeleine_au_chocolat = Chocolate Madeleine
    .grammar = s
card-saint_honore = Saint-Honoré
    .grammar = s
card-mille_feuille = Mille-Feuille
    .grammar = s
card-tropezienne = Tropézienne
    .grammar = s
card-paris_brest = Paris-Brest
    .grammar = s
card-charlotte_aux_fruits = Fruit Charlotte
    .grammar = s
card-fraisier = Fraisier
    .grammar = s
card-tarte_au_citron = Lemon Tart
    .grammar = s
card-tarte_tatin = Tarte Tatin
    .grammar = s

# Orders
any-orders = Order
    .grammar = name
    .text = { $slots }.
slots-any = any pastry
slots-level = a level { $value } pastry
slots-flavour = a pastry with { $value-name }
slots-pastry = { $value-name }
card-bapteme = The Christening
    .grammar = name
card-epiphanie = Twelfth Night
    .grammar = name
card-mariage = The Wedding
    .grammar = name
card-ambassade = The Embassy Reception
    .grammar = name
card-premier_jour_de_l_ete = The First Day of Summer
    .grammar = name
card-sortie_de_l_opera = After the Opera
    .grammar = name
card-conseil_d_administration = The Board Meeting
    .grammar = name
card-dimanche_a_la_campagne = Sunday in the Country
    .grammar = name
card-salon_de_the = The Tea Room
    .grammar = name
card-soiree_dansante = The Dance
    .grammar = name
card-anniversaire = The Birthday
    .grammar = name
card-garden_party = The Garden Party
    .grammar = name
card-kermesse = The School Fair
    .grammar = name
card-pique_nique = The Picnic
    .grammar = name
card-concours = The Contest
    .grammar = name
card-gala = The Gala
    .grammar = name
card-question = Question
    .grammar = s
    .text = Three questions: Technique, Sweet general knowledge, and one for children.

# Questions and options
question-way_to_draw = How do you draw: with a question, by luck, or with tactics?
question-quiz = Your answer?
question-spoken_quiz = Answer aloud, then say that you have.
question-verdict = { $answerer } has answered aloud: is it right?
question-card_to_take = Right answer: which card do you take?
question-consolation = Missed: do you want to swap a card for one from the Atelier pile?
question-pile_or_shelf = Do you take from the pile or from the Shelf?
question-shelf_card = Which card do you take from the Shelf?
question-card_to_keep = Which of the two cards do you keep?
question-recipe_to_keep = Which of the two recipes do you keep?
question-card_to_discard = Which Atelier card do you discard?
question-salon_recipe = Which recipe do you take at the Fair?
question-action = What do you do: actions, or a pastry?
question-recipe_to_take = Which recipe do you want, and from whom?
question-recipe_to_give = Which recipe do you give { $victim } for { THE($taken) }?
question-card_to_show = Open Day: which card do you show?
question-shown_card = Which of the cards shown do you take?
question-who_moves = Who swaps Destinations with whom?
question-clean_or_keep = Clean your workshop! Do you discard two cards, or miss your next turn?
question-pair_of_flavours = Which two flavours go into { THE($recipe) }?
question-base = What serves as your Dough?
question-shout_or_not = Your Rum Baba is finished: what do you shout?
option-draw_atelier = Draw an Atelier card
option-draw_recipe = Draw a recipe
option-take_from_shelf = Take { THE($kind) } from the Shelf
option-revise = Answer a question: { $category ->
    [0] Technique
    [3] Everyday kitchen
    [1] Sweet general knowledge
   *[other] Questions for children
}
option-trade_in = Discard { THE($kind) } to take from the Shelf
option-answer = Answer { $choice ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
option-answer_aloud = I have answered
option-run_out_of_time = Out of time
option-judge = { $right ->
    [1] Right
   *[other] Wrong
}
option-leave_it = Swap nothing
option-swap_out = Discard { THE($kind) } and draw another
option-discard_card = Discard { THE($kind) }
option-keep_card = Keep { THE($kind) }
option-keep_recipe = Keep the { $kind } recipe
option-choose_recipe = Take the { $kind } recipe
option-end_turn = End my turn
option-play_action = { $target ->
    [none] Play { THE($kind) }
   *[other] Play { THE($kind) } on { $target }
}
option-prepare = Prepare { A($recipe) }{ $doubles ->
    [-1] { "" }
    [0] { " with " }{ $flavour ->
        [none] two flavours
       *[other] { THE($flavour) }
    } and Know-how ×1 cards
    [1] { " with " }{ $flavour ->
        [none] two flavours
       *[other] { THE($flavour) }
    }, one Know-how ×2 and the rest in ×1
   *[other] { " with " }{ $flavour ->
        [none] two flavours
       *[other] { THE($flavour) }
    } and two Know-how ×2
}
option-pay_pair = { THE($one) } and { THE($two) }
option-pay_base = { THE($kind) }
option-ask_for_recipe = Take the { $kind } recipe from { $victim }
option-swap_recipes = Give the { $given } recipe
option-pick_card = Show { THE($kind) }
option-take_shown = Take { THE($kind) } from { $victim }
option-swap_destinations = { $one } and { $other }
option-keep_nettoie = Miss my next turn
option-clean = Discard two cards
option-stay_silent = Nothing at all
option-shout = babaOrum!

# Events
event-round_began = Round { $round }.
    .why = Each plays a turn, clockwise; who begins is drawn by lot, or chosen by the table (baba-11).
event-turn_began = It is { $seat }’s turn.
    .why = A turn: validation, draw, then actions or a preparation.
event-turn_skipped = { $seat } cleans up and misses a turn.
    .why = A skipped turn skips all three steps, validation included (baba-R4).
event-drew = { $card ->
    [none] { $seat } draws an Atelier card.
   *[other] { $seat } draws { A($card) }.
}
    .why = Atelier cards drawn go to the hand, except Express ones.
event-drew_recipe = { $seat } draws the { $recipe } recipe.
    .why = Recipes lie face up in front of their player.
event-took_from_shelf = { $seat } takes { A($card) } from the Shelf.
    .why = You take from the Shelf with tactics or a right answer; in London, also when you try your luck (baba-R15).
event-kept_one_of_two = { $card ->
    [none] In New York, { $seat } keeps a card and discards { A($rejected) }.
   *[other] In New York, { $seat } keeps { A($card) } and discards { A($rejected) }.
}
    .why = New York looks at two cards on the first draw of the turn, with a small hand (baba-R10, baba-08).
event-kept_one_recipe = { $rejected ->
    [none] In New York, { $seat } keeps the { $recipe } recipe; the other goes under the pile.
   *[other] In New York, { $seat } keeps the { $recipe } recipe; the { $rejected } one goes under the pile.
}
    .why = New York looks at two recipes on the first draw of the turn, with a small hand (baba-08).
event-discarded = { $seat } discards { A($card) }.
    .why = Everybody sees a discarded card.
event-no_card_left = There is no Atelier card left for { $seat }.
    .why = Pile and discards are empty: nothing is drawn (baba-05, baba-R8).
event-nothing_to_draw = { $seat } has nothing to draw.
    .why = A draw that cannot give a card is not offered (baba-R15).
event-reshuffled = The discards ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}) are shuffled into a new pile.
    .why = An empty Atelier pile is made anew from the discards (baba-05).
event-shelf_filled = { A($card) } is put on the Shelf.
    .why = The Shelf is filled up to { LETTERS($numbers-shelf) } cards at the end of the draw.
event-shelf_cleared = The Shelf is cleared.
    .why = Express Shelf: the old Shelf is discarded and three new cards take its place (baba-R8).
event-express = { THE($card) } takes effect at once!
    .why = An Express card acts at once for the active player, and nothing is drawn in its place (baba-04, baba-R7).
event-salon_opened = The Pastry Fair opens with { $recipes ->
    [one] one recipe
   *[other] { $recipes } recipes
}.
    .why = As many recipes as players; if there are fewer, the last get none (baba-R9).
event-chose_recipe = { $seat } picks the { $recipe } recipe at the Fair.
    .why = At the Fair each takes a recipe, the active player first (baba-R9).
event-asked = { $category ->
    [0] A Technique question
    [3] A kitchen question
    [1] A Sweet general knowledge question
   *[other] A children’s question
} for { $seat }.
    .why = Technique or Sweet general knowledge, as you like; children’s questions are for the seats that are marked (baba-R14, baba-13, baba-14).
event-answered = { $right ->
    [1] { $seat } is right!
   *[other] { $seat } is wrong.
}
    .why = Right: two cards, one after the other. Wrong: one card for one from the pile.
event-explained = The right answer: { $solution ->
    [0] A
    [1] B
    [2] C
   *[3] D
}.
    .why = Once the answer is given, the solution is shown to all.
event-judged = { $right ->
    [1] { $judge } accepts { $seat }’s answer.
   *[other] { $judge } does not accept { $seat }’s answer.
}
    .why = Aloud, the left neighbour sees the solution and judges (baba-10).
event-out_of_time = Time is up for { $seat }.
    .why = No answer in time is a wrong answer (baba-10).
event-played = { $target ->
    [none] { $seat } plays { THE($card) }.
   *[other] { $seat } plays { THE($card) } on { $target }.
}
    .why = Play as many actions as you like; the first one forbids preparing, except in Sydney or with a Sous-chef (baba-R6, baba-R11).
event-swapped_recipes = { $seat } takes the { $taken } recipe from { $target } and gives the { $given } one in return.
    .why = A recipe that bears a token is never swapped (baba-R11).
event-showed = { $seat } shows { A($card) }.
    .why = Each picks in secret and all show at once; in Rio de Janeiro nothing is shown (baba-R11).
event-took_shown = { $seat } takes { $target }’s { $card }.
    .why = One must be taken; the others take theirs back (baba-R11).
event-moved = { $one } and { $other } swap Destinations.
    .why = Powers change hands at once; what was begun stays (baba-R3).
event-helped_themselves = { $card ->
    [none] { $seat } takes a random card from { $target }.
   *[other] { $seat } takes { A($card) } from { $target }, at random.
}
    .why = Self-Service: a random card, known to the two players only (baba-R11).
event-kept_nettoie = { $seat } will miss a turn.
    .why = With fewer than two cards, the turn must be missed.
event-cleaned = { $seat } cleans the workshop at once.
    .why = The card is discarded with two Atelier cards of one’s choice.
event-began = { $seat } prepares { A($recipe) }.
    .why = A Dough, a flavour and enough know-how, no card needless, for an open place of the order (baba-01, baba-02, baba-R1, baba-R12).
event-finished = { $seat } finishes { THE($recipe) }!
    .why = A pastry is validated on the next turn, or at once with a Sous-chef (baba-R5).
event-shouted = { $seat } shouts: “babaOrum!”
    .why = Whoever shouts on finishing a Rum Baba draws an Atelier card (baba-03, baba-12).
event-bonus = Buenos Aires gives { $seat } a card.
    .why = Buenos Aires: an Atelier card for each pastry finished, except the last (baba-R13).
event-honoured = { $seat } has honoured the Order!
    .why = The game is won the moment the last pastry ordered is finished (baba-R13).
event-counted_up = Pastries are counted after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
    .why = Most pastries finished, then most begun; else the win is shared (baba-06, baba-R16).

# Refusals
reason-already_acted = You have played an action: no preparation this turn, except in Sydney or with a Sous-chef.
reason-already_prepared = One pastry a turn.
reason-already_made = You have made this pastry already.
reason-not_ordered = This pastry fills no open place of your Order.
reason-no_pate = You have no Dough.
reason-no_flavour = You have neither the flavour nor a Joker.
reason-not_enough_savoir_faire = You need more know-how.
reason-no_recipe_to_swap = It takes a recipe without a token, yours and another player’s.
reason-nobody_to_take_from = Nobody to take from: an empty hand, or Rio de Janeiro.
reason-nobody_to_clean = This player already has a “Clean Your Workshop” card, or is in Montreal.
reason-shelf_is_not_for_chance = To take from the Shelf you discard a card or answer right.
reason-not_offered = That is not possible now.

# Endings and sides
ending-order_honoured = The Order is honoured!
    .won = { $winners } wins, the first to honour an Order!
ending-rounds_over = The last round is played: the pastries are counted.
    .won = The last round is played: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] 1 pastry
        *[other] { $score } pastries
    } finished.
ending-nothing_left = Nothing left to draw: the pastries are counted.
    .won = Nothing left to draw: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] 1 pastry
        *[other] { $score } pastries
    } finished.
faction-sydney = Sydney
faction-tokyo = Tokyo
faction-new_york = New York
faction-londres = London
faction-vienne = Vienna
faction-singapour = Singapore
faction-rio_de_janeiro = Rio de Janeiro
faction-montreal = Montreal
faction-buenos_aires = Buenos Aires
faction-shanghai = Shanghai
faction-le_cap = Cape Town
faction-dubai = Dubai

# Settings
setting-questions = Questions
setting-questions-on = With the quiz
setting-questions-off = No questions
setting-answers = Answers
setting-answers-choices = Four choices
setting-answers-spoken = Aloud, the left neighbour judges
setting-everyday = Easier questions
setting-everyday-off = No
setting-everyday-on = Yes, the everyday kitchen, for everybody
setting-shout = To shout “babaOrum!”
setting-shout-5 = Five seconds
setting-shout-off = No limit
setting-orders = Orders each
setting-orders-1 = One
setting-orders-2 = Two (2 to 4 players)
setting-order_size = Size of the orders
setting-order_size-auto = Mixed with 2 to 4 players, two pastries from 5 on
setting-order_size-mixed = Mixed
setting-order_size-two = Two pastries
setting-order_size-three = Three pastries
setting-children = Children’s questions
setting-children-none = For nobody
setting-children-1 = For the last seat
setting-children-2 = For the last 2 seats
setting-children-3 = For the last 3 seats
setting-children-4 = For the last 4 seats
setting-children-5 = For the last 5 seats
setting-children-6 = For the last 6 seats
setting-children-7 = For the last 7 seats
setting-children-8 = For the last 8 seats
setting-children-seat_1 = Seat 1
setting-children-seat_2 = Seat 2
setting-children-seat_3 = Seat 3
setting-children-seat_4 = Seat 4
setting-children-seat_5 = Seat 5
setting-children-seat_6 = Seat 6
setting-children-seat_7 = Seat 7
setting-children-seat_8 = Seat 8
setting-first = Who begins
setting-first-lot = By lot
setting-first-1 = Seat 1
setting-first-2 = Seat 2
setting-first-3 = Seat 3
setting-first-4 = Seat 4
setting-first-5 = Seat 5
setting-first-6 = Seat 6
setting-first-7 = Seat 7
setting-first-8 = Seat 8

# Fields
field-round = Round
field-first = First player
field-active = Active player
field-questions_on = With questions
field-spoken = Aloud
field-everyday = Everyday questions
field-shout_seconds = Seconds to shout
field-children = Children’s seats
field-drawn = Has drawn this turn
field-acted = Has played an action
field-prepared = Has prepared
field-helped = Sous-chef at hand
field-able = Somebody could draw
field-express_done = Express applied
field-question = Question asked
field-last_question = Last question
field-answer_sheet = Answer sheet
field-solution = Right answer
field-picked = Card picked
field-shown = Card shown
field-to_clean = Workshop to clean
field-order = Order
field-orders_left = Orders left
field-recipes = Recipes
field-begun = In preparation
field-finished = Finished
field-salon = Fair
field-recipe_pile = Recipe pile
field-destination = Destination
field-destinations_left = Destinations left
field-hand = Hand
field-payment = Cards on the recipe
field-front = In front of the players
field-shelf = Shelf
field-express = Express set aside
field-discard = Discards
field-atelier_pile = Atelier pile
field-questions = Questions
field-questions_used = Questions used

# The rules in short
rules-goal = Be the first to finish every pastry of your secret order.
rules-setup =
    Everybody gets a Destination face up, a secret order, { $numbers-recipes } recipes face up and { $numbers-hand } Atelier cards in hand.
    Turn up { $numbers-shelf } Atelier cards: that is the Shelf. An Express card that shows during set-up is put aside and shuffled back.
    Shuffle the questions apart.
rules-turn =
    Your pastry in preparation is finished: its cards go to the discard pile.
    Draw in exactly one way: answer a question (right, you take two cards), try your luck (one card from a pile), or use tactics (discard a card to take one from the Shelf).
    Then play as many Action cards as you like, or prepare one pastry, but not both.
    Preparing takes a recipe that fits your order, one Dough, its flavour (or a Joker), and enough Know-how.
rules-know =
    Your recipes and your Destination are seen by all; your hand and your order are secret.
    Every Destination has a power; Moving House can take it from you.
    Express cards are played as soon as they appear, for the player whose turn it is.
    A finished rum baba? Shout “babaOrum!” to draw a card.
rules-end = The game stops as soon as somebody finishes the last pastry of their order. After { $numbers-rounds } rounds, whoever has finished the most wins; if tied, whoever has most in preparation; else the win is shared.

# Rulings
ruling-baba-01 = No needless card
    .text = No Know-how card is paid that could be left out.
    .why = The book says “at least” the level, but not how far beyond.
ruling-baba-02 = One pastry, one place
    .text = Each pastry fills one place of the Order; none may be begun that would make the Order impossible.
    .why = Otherwise a pastry that was allowed could block the order.
ruling-baba-03 = The shout
    .text = Whoever finishes a Rum Baba has five seconds to shout; silence costs nothing.
    .why = The book wants a real shout at the right moment.
ruling-baba-04 = An Express card is not replaced
    .text = An Express card that is drawn acts, and nothing is drawn in its place.
    .why = It was the card drawn.
ruling-baba-05 = Empty piles
    .text = An empty Atelier pile is made anew from the shuffled discards; an empty recipe pile gives nothing.
    .why = Recipes stay in front of the players; nothing could replace them.
ruling-baba-06 = An end without an order
    .text = After 60 rounds, or a whole round in which nobody can draw, pastries are counted. Missing a turn for a workshop to clean is not being unable to draw.
    .why = Every game must end.
ruling-baba-07 = The Shanghai pair
    .text = Two cards of flavours other than the one needed, no Joker.
    .why = The right flavour or a Joker would do alone.
ruling-baba-08 = The first draw in New York
    .text = Any draw counts, a bonus or an Express Shelf too; if a card is missing the shuffled discards go beneath. The recipe turned down stays secret.
    .why = The power says “first draw”, wherever it comes from.
ruling-baba-09 = Powers without a choice
    .text = Singapore draws, Vienna discards and Cape Town takes both cards, if there are two, without being asked whether.
    .why = The power says so, and declining would make no sense.
ruling-baba-10 = Answering in time
    .text = No answer in time is wrong. Aloud, the left neighbour judges; if they say nothing, it is right.
    .why = Nobody should lose by another’s absence.
ruling-baba-11 = Who begins
    .text = The first player is drawn by lot, unless the table has chosen a seat.
    .why = The book lets the greediest begin.
ruling-baba-12 = Five seconds
    .text = After five seconds it is too late to shout. A table may play without the limit; a game over days leaves the time of a turn.
    .why = The book wants a shout at the right moment; not everybody has the same mouse.
ruling-baba-13 = A child’s seat
    .text = Children’s questions are for the seats you mark, as many as you like.
    .why = A child sits wherever they like, and there may be several.
ruling-baba-14 = The everyday kitchen
    .text = With the option, everybody may choose a kitchen question, easier than Technique and Sweet general knowledge.
    .why = The book has only two categories for grown-ups, and both are hard.
ruling-baba-R1 = Choosing without being bound
    .text = A pastry may be begun if those made, those in preparation and this one can each find a place; which one is settled only at the end. With two Orders all places count together.
    .why = The order in which one cooks must not cost a place.
ruling-baba-R2 = A pastry out of reach
    .text = No two orders name the same pastry. If all its copies bear tokens of others, any pastry of its flavour will do.
    .why = Otherwise the order would be impossible.
ruling-baba-R3 = Powers are read when used
    .text = Whoever leaves Sydney after an action can no longer prepare; whoever arrives there can. What was paid in Tokyo or Dubai stays paid; a “Clean Your Workshop” card you already have stays when you move to Montreal.
    .why = The book: what was begun is not undone.
ruling-baba-R4 = A skipped turn
    .text = A skipped turn skips all three steps, validation included.
    .why = The card is discarded “instead of playing”.
ruling-baba-R5 = Sous-chef
    .text = It is played before the pastry it finishes; actions may follow. One pastry a turn; a second one adds nothing; unused, it is lost. In Sydney only the instant finish is new.
    .why = The card is for “one and the same turn”.
ruling-baba-R6 = Action or preparation
    .text = Without Sydney or a Sous-chef the first action forbids preparing, and preparing ends the turn.
    .why = The book: only one of the two.
ruling-baba-R7 = Express chains
    .text = An Express card is set aside, the Shelf is filled first, then they act in the order they appeared. They enter the discards only at the end of the step.
    .why = Each acts at most once a step: the chain ends.
ruling-baba-R8 = Express Shelf and an empty pile
    .text = The discards are shuffled, old Shelf included; if there are still too few, the Shelf stays short and nothing is drawn.
    .why = One plays with the cards there are.
ruling-baba-R9 = A Fair short of recipes
    .text = Those left are taken, the active player first; the last get none.
    .why = The book lets the active player begin.
ruling-baba-R10 = New York and Express
    .text = An Express card among the two acts and counts as the one not kept. The Shelf is not doubled.
    .why = An Express card is never kept.
ruling-baba-R11 = Actions without effect
    .text = “Open Day” and “Self-Service” need somebody else with cards who is not in Rio de Janeiro; “Clean Your Workshop” somebody who has none yet and is not in Montreal; “Swap Me That Recipe” a recipe without a token on both sides. Taking is compulsory.
    .why = A card that would do nothing cannot be played.
ruling-baba-R12 = Paying exactly
    .text = No Know-how is paid beyond what is needed. The two flavours of Shanghai replace one; the Action card paid in Dubai has no effect.
    .why = Paying more would only serve to empty a hand.
ruling-baba-R13 = The last pastry
    .text = The game ends before any bonus.
    .why = The book: the moment it is finished.
ruling-baba-R14 = Categories
    .text = Technique or Sweet general knowledge, as you like; children’s questions are for the seats that are marked. A question comes back only after all the others.
    .why = Children’s questions are easier.
ruling-baba-R15 = Drawing what there is
    .text = A draw that cannot give a card is not offered; with none left there is no draw. With tactics the discard comes before the choice.
    .why = Nobody must be stuck.
ruling-baba-R16 = Tokens and the count
    .text = Tokens never run out. After 60 rounds whoever has finished the most pastries wins; then whoever has most in preparation; else the win is shared.
    .why = The box has 20 tokens, enough for ordinary games.

# After the game
tally-gathered = Cards gathered
tally-played = Action cards played
tally-right = Right answers
tally-finished = Recipes finished
