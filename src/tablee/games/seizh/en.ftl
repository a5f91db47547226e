game-name = Ar Seizh Bigoudenn
game-tagline = Grab, drop, swap: seven utensils for all, and the best galettes in the land.

## Utensils

card-couteau = Knife
    .grammar = s
    .text = Laid in the centre, it takes an ingredient that shows the knife, or a free one.
    .br = Kontell
card-fourchette = Fork
    .grammar = s
    .text = Laid in the centre, it takes an ingredient that shows the fork, or a free one.
    .br = Fourchetez
card-cuillere = Spoon
    .grammar = s
    .text = Laid in the centre, it takes an ingredient that shows the spoon, or a free one.
    .br = Loa
card-spatule = Spatula
    .grammar = s
    .text = Laid in the centre, it takes an ingredient that shows the spatula, or a free one.
    .br = Spanell
card-araignee = Spider
    .grammar = s
    .text = Laid in the centre, it steals an uncooked ingredient from a rival. It also takes a free ingredient.
card-couvercle = Lid
    .grammar = s
    .text = If the Spider aims at you, it goes to the centre and the theft fails: you have no choice. It also takes a free ingredient.
    .br = Golo
card-passoire = Strainer
    .grammar = s
    .text = It stands for the knife, the fork, the spoon or the spatula.
    .br = Sil

## Savoury ingredients

any-ingredients = Ingredient
    .grammar = s
    .text = { $side ->
        [galette] Savoury
       *[crepe] Sweet
    }, worth { $value }. Taken with{ $utensil ->
        [none] { " any utensil" }
       *[other] : { $utensil-name }
    }. On the menu: { $of-name }.
any-bigoudenn = Bigoudenn
    .grammar = name
    .text = Her specialities: { THE($galette-noun) } and { THE($crepe-noun) }.
any-menu = Dish
    .grammar = s
    .text = { $parts }.
card-jambon = Ham
    .within = ham
    .grammar = s
card-oeuf = Egg
    .within = egg
    .grammar = s
    .br = Vi
card-fromage = Cheese
    .within = cheese
    .grammar = s
    .br = Formaj
card-saucisse = Sausage
    .within = sausage
    .grammar = s
    .br = Silzig
card-oignons = Onions
    .within = onions
    .grammar = p
    .br = Ognon
card-moutarde = Mustard
    .within = mustard
    .grammar = s
card-noix_de_saint_jacques = Scallops
    .within = scallops
    .grammar = p
card-poireaux = Leeks
    .within = leeks
    .grammar = p
    .br = Pour
card-creme_fraiche = Crème fraîche
    .within = crème fraîche
    .grammar = s
card-andouille = Andouille
    .within = andouille
    .grammar = s
card-pommes_de_terre = Potatoes
    .within = potatoes
    .grammar = p
    .br = Avaloù-douar
card-beurre_sale = Salted butter
    .within = salted butter
    .grammar = s
    .br = Amann sall
card-champignons = Mushrooms
    .within = mushrooms
    .grammar = p
    .br = Kabelloù-touseg
card-lardons = Lardons
    .within = lardons
    .grammar = p
card-persil = Parsley
    .within = parsley
    .grammar = s
    .br = Perisilh
card-chevre = Goat’s cheese
    .within = goat’s cheese
    .grammar = s
card-epinards = Spinach
    .within = spinach
    .grammar = s
card-noix = Walnuts
    .within = walnuts
    .grammar = p
    .br = Kraoñ
card-sardines = Sardines
    .within = sardines
    .grammar = p
    .br = Sardin
card-tomate = Tomato
    .within = tomato
    .grammar = s
    .br = Tomatez
card-ail = Garlic
    .within = garlic
    .grammar = s
    .br = Kignen

## Sweet ingredients

card-beurre = Butter
    .within = butter
    .grammar = s
    .br = Amann
card-sucre = Sugar
    .within = sugar
    .grammar = s
    .br = Sukr
card-caramel = Caramel
    .within = caramel
    .grammar = s
card-fleur_de_sel = Fleur de sel
    .within = fleur de sel
    .grammar = s
card-chocolat = Chocolate
    .within = chocolate
    .grammar = s
    .br = Chokolad
card-banane = Banana
    .within = banana
    .grammar = s
    .br = Bananez
card-pommes = Apples
    .within = apples
    .grammar = p
    .br = Avaloù
card-lambig = Lambig
    .within = lambig
    .grammar = s
    .br = Lambig
card-miel = Honey
    .within = honey
    .grammar = s
    .br = Mel
card-amandes = Almonds
    .within = almonds
    .grammar = p
    .br = Alamandez
card-fraises = Strawberries
    .within = strawberries
    .grammar = p
    .br = Sivi
card-chantilly = Whipped cream
    .within = whipped cream
    .grammar = s
card-confiture = Jam
    .within = jam
    .grammar = s
    .br = Koñfitur
card-crepe_dentelle = Lace biscuit
    .within = lace biscuit
    .grammar = s

## The Bigoudenn

card-katell = Katell
    .grammar = name
card-rozenn = Rozenn
    .grammar = name
card-soazig = Soazig
    .grammar = name
card-tyfenn = Tyfenn
    .grammar = name
card-maiwenn = Maïwenn
    .grammar = name
card-gwenola = Gwenola
    .grammar = name
card-annaig = Annaïg
    .grammar = name

## The menu

card-galette_complete = Complete galette
    .within = complete galette
    .grammar = s
    .br = Krampouezhenn glok
card-galette_saucisse = Sausage galette
    .within = sausage galette
    .grammar = s
    .br = Krampouezhenn silzig
card-galette_saint_jacques = Scallop galette
    .within = scallop galette
    .grammar = s
card-galette_andouille = Andouille galette
    .within = andouille galette
    .grammar = s
card-galette_forestiere = Forester’s galette
    .within = forester’s galette
    .grammar = s
card-galette_bergere = Shepherdess galette
    .within = shepherdess galette
    .grammar = s
card-galette_sardine = Sardine galette
    .within = sardine galette
    .grammar = s
    .br = Krampouezhenn sardin
card-crepe_beurre_sucre = Butter and sugar crêpe
    .within = butter and sugar crêpe
    .grammar = s
    .br = Krampouezhenn amann ha sukr
card-crepe_caramel = Caramel crêpe
    .within = caramel crêpe
    .grammar = s
card-crepe_chocolat_banane = Chocolate and banana crêpe
    .within = chocolate and banana crêpe
    .grammar = s
    .br = Krampouezhenn chokolad ha bananez
card-crepe_pommes_lambig = Apple and lambig crêpe
    .within = apple and lambig crêpe
    .grammar = s
    .br = Krampouezhenn avaloù ha lambig
card-crepe_miel_amandes = Honey and almond crêpe
    .within = honey and almond crêpe
    .grammar = s
    .br = Krampouezhenn mel hag alamandez
card-crepe_fraises_chantilly = Strawberry and cream crêpe
    .within = strawberry and cream crêpe
    .grammar = s
card-crepe_confiture = Jam crêpe
    .within = jam crêpe
    .grammar = s
    .br = Krampouezhenn koñfitur

## Questions and choices

question-action = Your turn: take, steal, cook, toss your card, or end your turn.
question-waltz = The waltz of the utensils: will you take, drop or swap one?
option-end_turn = End my turn
option-toss = Toss my card: “Amen, bigoudenn!”
option-take = Take { THE($ingredient) } with { THE($utensil) }
option-steal = Steal { THE($ingredient) } from { $victim } with the Spider
option-cook = { $third ->
    [none] Cook a crêpe with { THE($first) } and { THE($second) }
   *[other] Cook a galette with { THE($first) }, { THE($second) } and { THE($third) }
}
option-keep_still = Change nothing
option-grab = Take { THE($utensil) }
option-drop = Drop { THE($utensil) }
option-swap = Take { THE($utensil) } and drop { THE($given) }

## What happens

event-turn_began = It is { $seat }’s turn.
    .why = Turns go round clockwise; everybody may now take back the utensil they used (seizh-R4).
event-last_round = Nothing is left in the centre or the pile: everybody plays one last turn, { $seat } first.
    .why = A player found pile and centre empty at the start of her turn (seizh-R7).
event-turned_up = { THE($card) } { GENDER($card) ->
    [p] come
   *[s] comes
} to the centre of the table.
    .why = Set-up turns up one ingredient a player, each turn { LETTERS($numbers-turned_up) } more while the pile lasts.
event-took = { $seat } takes { THE($card) } and puts down { THE($utensil) }.
    .why = The utensil shown, the Strainer, or any for a free ingredient; she may not take it back before the next turn (seizh-R3, seizh-R4).
event-stole = { $seat } steals { THE($card) } from { $victim } with the Spider!
    .why = The Spider steals an uncooked ingredient; it stays in the centre and the thief may not take it back at once (seizh-R2).
event-lid_held = { $victim } has the Lid: { $seat } cannot steal { THE($card) }!
    .why = The Lid must be used and goes to the centre; a failed theft does not count among the two takes (seizh-R1, seizh-R2).
event-cooked = { $third ->
    [none] { $seat } cooks a crêpe with { THE($first) } and { THE($second) }.
   *[other] { $seat } cooks a galette with { THE($first) }, { THE($second) } and { THE($third) }.
}
    .why = { $third ->
    [none] Two sweet ingredients worth exactly { $numbers-crepe_value }; the card turns over (seizh-R10).
   *[other] Three savoury ingredients worth exactly { $numbers-galette_value }; the card turns over (seizh-R10).
}
event-tossed = { $side ->
    [0] “Amen, bigoudenn!” { $seat }’s card lands galette side up.
   *[other] “Amen, bigoudenn!” { $seat }’s card lands crêpe side up.
}
    .why = Once a turn the card may be tossed: either side, each as likely (seizh-R6).
event-grabbed = { $seat } grabs { THE($utensil) }.
    .why = A utensil in the centre belongs to whoever takes it first, { LETTERS($numbers-held) } a player at most (seizh-R11).
event-dropped = { $seat } drops { THE($utensil) }.
    .why = Anybody may drop a utensil at any moment; dropped without use, it is not banned (seizh-07).
event-swapped = { $seat } grabs { THE($utensil) } and drops { THE($given) }.
    .why = Taking and dropping are one move: nobody comes between (seizh-R5).
event-nobody_wants_more = The pile is empty, and nobody takes or cooks anything any more: that is the end.
    .why = After a whole round without a take, a dish or a toss, leftovers that nobody wants must not freeze the game (seizh-R8, seizh-10).
event-too_long = 600 turns have been played, and something is still left: that is the end.
    .why = Every game must end, even one that is played to the last ingredient (seizh-09).
event-dish_counted = { $line ->
    [none] { text-counted } for { $seat }: a dish that is not on the menu.
   *[other] { text-counted } for { $seat }: { A($line) }.
}
    .why = A galette counts { $numbers-galette_points } points, a crêpe { $numbers-crepe_points }; what is not cooked counts nothing (seizh-R10).
event-menu_counted = { text-more }: { $seat }’s { $line } is on the menu.
    .why = All ingredients of the dish are of one line of the menu (seizh-R10).
event-speciality_counted = And { text-more }: { THE($line) } is { $seat }’s speciality.
    .why = That line of the menu is a speciality of her Bigoudenn.
event-total = { $dishes ->
    [0] { $seat } has cooked nothing: no points.
    [one] { $seat } ends with { text-counted } for one dish.
   *[other] { $seat } ends with { text-counted } for { $dishes } dishes.
}
    .why = Most points win; among equals, most dishes; else the victory is shared (seizh-06).

## Refusals

reason-already_taken = Already taken!
reason-just_used = You have just used it: wait for the next turn.
reason-hands_full = You hold { LETTERS($numbers-held) } utensils at most: drop one, or swap.
reason-not_in_your_hands = You do not hold that utensil.
reason-wrong_utensil = This ingredient needs another utensil.
reason-enough_taken = No more than { LETTERS($numbers-taken) } ingredients a turn.
reason-already_tossed = You have tossed your card this turn already.
reason-not_your_turn = It is not your turn.
reason-no_such_dish = Your card asks for something else: a galette is three savoury worth { $numbers-galette_value }, a crêpe two sweet worth { $numbers-crepe_value }.
reason-not_offered = That is not possible now.

ending-last_round = The last round is played: the dishes are counted.
    .won = The last round is played: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
ending-nobody_wants_more = Nobody wants what is left: the dishes are counted.
    .won = Nobody wants what is left: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
ending-too_long = 600 turns have been played: the dishes are counted.
    .won = 600 turns have been played: { $winners } { $count ->
        [one] wins
        *[other] win
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

faction-katell = Katell
faction-rozenn = Rozenn
faction-soazig = Soazig
faction-tyfenn = Tyfenn
faction-maiwenn = Maïwenn
faction-gwenola = Gwenola
faction-annaig = Annaïg

setting-tempo = Tempo
setting-tempo-turns = Calm: at each change everybody is asked in turn
setting-tempo-live = Live: the quickest takes the utensil
setting-leftovers = When nobody wants the leftovers
setting-leftovers-end = We stop after a whole round for nothing
setting-leftovers-play_on = We play to the last ingredient

## On the table

field-live = Live
field-plays_on = To the last ingredient
field-active = Turn of
field-turns = Turns played
field-taken = Ingredients taken this turn
field-tossed = Card tossed this turn
field-busy = Take, dish or toss this turn
field-idle_turns = Turns in a row for nothing
field-last_turns = Turns left
field-side = Side up (galette or crêpe)
field-points = Points
field-banned = Utensils not to be taken back
field-moves = Moves in this waltz
field-utensils = Utensils held
field-rack = Utensils in the centre
field-stock = Pile
field-centre = Ingredients in the centre
field-larder = Ingredients to cook
field-dishes = Dishes cooked
field-bigoudenn = Bigoudenn
field-absent = Absent Bigoudenn

## On the board

text-any-moment = At any moment: take, drop or swap a utensil (Enter shows the table).
text-galette = galette
text-crepe = crêpe
text-any = any
text-menu = On the menu
text-specialities = Your specialities
text-score-dish = dish
text-score-menu = on the menu
text-score-speciality = speciality
text-off-menu = off the menu
text-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-more = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
text-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Rulings

ruling-seizh-R1 = The Lid protects its holder
    .text = Only the victim’s Lid counts, as held when the theft is received; she can neither drop nor fetch it in answer.
    .why = The book forces its use, so there must be one instant at which its holder is looked up.
ruling-seizh-R2 = After a theft
    .text = Failed or not, the Spider stays in the centre and the thief may not take it back this turn; a failed theft leaves two takes. It needs a rival with an uncooked ingredient.
    .why = The limit counts ingredients gained; the utensil has been used all the same.
ruling-seizh-R3 = Spider or Lid for a free ingredient
    .text = That is an ordinary take: no Lid answers it, and the utensil may not be taken back before the next turn.
    .why = “Any utensil” means all seven.
ruling-seizh-R4 = Taking a utensil back
    .text = Whoever used a utensil may take it back as soon as the next turn begins, before ingredients are turned up; the others at any moment.
    .why = The book makes her wait for the next player’s turn.
ruling-seizh-R5 = The waltz turn by turn
    .text = At the start of a turn and after each use of a utensil everybody is asked from the active player’s left, she last; a change starts the asking anew; two moves a player at most. Between waltzes nobody touches a utensil.
    .why = Without a race or a limit the waltz might never end.
ruling-seizh-R6 = Tossing the card
    .text = Once a turn, at any point of it; ingredients and dishes stay, and a dish cooked afterwards turns the card over as usual.
    .why = The book grants one try and does not say when.
ruling-seizh-R7 = The last round
    .text = It starts with whoever finds centre and pile empty before turning up, and gives everybody exactly one turn; there is only one.
    .why = So everybody has the same last chance.
ruling-seizh-R8 = Leftovers
    .text = Pile empty and a whole round without a take from the centre, a dish or a toss (thefts do not count): the game ends, unless the table has chosen to play on.
    .why = Leftovers that nobody wants would freeze the game.
ruling-seizh-R9 = Dealing the utensils
    .text = One by one from the last seat, against the order of turns, two each at most, the rest in the centre.
    .why = So those who play late have the doubles.
ruling-seizh-R10 = Choosing what to cook
    .text = Players choose the cards they cook; it is a dish of the menu only if all are of one line. What is not cooked counts nothing.
    .why = The bonuses reward a whole line of the menu.
ruling-seizh-R11 = A request is exact
    .text = A take names ingredient and utensil; if either has gone it is refused and nothing moves.
    .why = Losing a race must cost nothing else.
ruling-seizh-01 = The doubles
    .text = With four, the first player has one utensil only; with five, the last two have two; with three, the seventh lies in the centre.
    .why = The book does not say who gets the second utensil.
ruling-seizh-02 = A failed theft
    .text = A theft stopped by the Lid does not count among the two ingredients of the turn.
    .why = No ingredient has changed hands.
ruling-seizh-03 = After a theft or a defence
    .text = The Spider of a theft and the Lid of a defence may not be taken back before the next turn either.
    .why = They have just been used, like a knife or a fork.
ruling-seizh-04 = A waltz ends
    .text = Turn by turn, nobody makes more than two moves in one waltz.
    .why = So that it ends.
ruling-seizh-05 = The end for want of appetite
    .text = A round without take, dish or toss, pile empty, ends the game; it never cuts the last round short.
    .why = The book does not think of leftovers.
ruling-seizh-06 = Ties
    .text = With equal points, most dishes win; else the victory is shared.
    .why = The book says nothing about ties.
ruling-seizh-07 = Dropping is not using
    .text = A utensil dropped or swapped without taking anything may be taken back at once.
    .why = The book bans only the utensil that was used.
ruling-seizh-08 = A toss always counts
    .text = The card lands on either side, each as likely; there is no failed toss.
    .why = The full turn in the air that the book wants is a matter of wrist, not of screens.
ruling-seizh-09 = Playing on
    .text = With the option “to the last ingredient” the game goes on as long as anything is left in the centre or the pile; after 600 turns the dishes are counted all the same.
    .why = The book knows no other end, but every game must have one.
ruling-seizh-10 = Tossing the card is doing something
    .text = Whoever tosses the Galette/Crêpe card still wants to cook: a round with a toss is not a round for nothing.
    .why = A dish may be waiting for the other side of the card.

# After the game
tally-took = Ingredients taken
tally-stole = Ingredients stolen
tally-fetched = Utensils grabbed
tally-cooked = Dishes cooked

# The rules in short
rules-goal = Seven utensils for the whole table. Cook the galettes and crêpes that score the most.
rules-setup =
    Everybody gets a Bigoudenn with her specialities, and a Galette/Crêpe card galette side up.
    Turn up one ingredient a player in the centre of the table.
    Deal the utensils one by one from the last player against the order of play, at most { $numbers-held } each; the rest go to the centre.
rules-turn =
    Ingredients to turn up in the centre of the table: { LETTERS($numbers-turned_up) }.
    Take up to { LETTERS($numbers-taken) } ingredients: put the utensil that each asks for in the centre. The Strainer stands in for Knife, Fork, Spoon or Spatula.
    The Spider steals an ingredient from somebody, unless they hold the Lid.
    Cook what your card shows: a galette is three savoury ingredients worth { $numbers-galette_value }; a crêpe is two sweet ones worth { $numbers-crepe_value }. Then the card flips.
    Once a turn you may toss your card: it lands on either side.
rules-know =
    Utensils waltz: at any moment anybody may take one from the centre, drop one, or swap. At most in hand: { LETTERS($numbers-held) }.
    The one you have just used you may not take back before the next turn.
    A galette is worth { $numbers-galette_points }, and { $numbers-galette_menu } more if it is a line of the menu, { $numbers-galette_speciality } more again if it is your speciality.
    A crêpe is worth { $numbers-crepe_points }, plus { $numbers-crepe_menu }, plus { $numbers-crepe_speciality }, in the same way.
rules-end = When no ingredients are left in the pile or in the centre, everybody plays one last turn. Most points win; if tied, most dishes; else the win is shared.
