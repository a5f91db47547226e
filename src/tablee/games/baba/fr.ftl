game-name = BabaOrum
game-tagline = Le choc des chefs : une commande secrète, douze villes, et la gourmandise pour arbitre.

# Atelier cards
card-pate = Pâte
    .grammar = f
    .text = Il en faut une pour chaque pâtisserie.
card-alcool = Alcool
    .within = carte Alcool
    .grammar = f
    .text = Saveur : pour une pâtisserie de cette famille.
card-amande = Amande
    .within = carte Amande
    .grammar = f
    .text = Saveur : pour une pâtisserie de cette famille.
card-chocolat = Chocolat
    .within = carte Chocolat
    .grammar = f
    .text = Saveur : pour une pâtisserie de cette famille.
card-creme = Crème
    .within = carte Crème
    .grammar = f
    .text = Saveur : pour une pâtisserie de cette famille.
card-fruits = Fruits
    .within = carte Fruits
    .grammar = f
    .text = Saveur : pour une pâtisserie de cette famille.
card-joker = Joker
    .grammar = m
    .text = Remplace n’importe quelle saveur.
card-savoir_faire_1 = Savoir-faire ×1
    .grammar = m
    .text = Compte pour un niveau de savoir-faire.
card-savoir_faire_2 = Savoir-faire ×2
    .grammar = m
    .text = Compte pour deux niveaux de savoir-faire.
card-echange_moi_cette_recette = Échange-moi cette recette !
    .within = carte « Échange-moi cette recette ! »
    .grammar = f
    .text = Prends une recette à un autre joueur et donne-lui une des tiennes, toutes deux de ton choix et sans jeton.
card-portes_ouvertes = Atelier portes ouvertes
    .within = carte « Atelier portes ouvertes »
    .grammar = f
    .text = Chaque autre joueur choisit une de ses cartes Atelier et la montre à tous ; tu en prends une.
card-demenagement = Déménagement
    .within = carte « Déménagement »
    .grammar = f
    .text = Échange les Destinations de deux joueurs ; tu peux être l’un des deux.
card-self_service = Self-Service
    .within = carte « Self-Service »
    .grammar = f
    .text = Prends une carte Atelier au hasard dans la main d’un autre joueur.
card-sous_chef = Sous-chef à la rescousse
    .within = carte « Sous-chef à la rescousse »
    .grammar = f
    .text = Ce tour-ci, tu peux jouer des actions et préparer une pâtisserie, qui est terminée aussitôt.
card-nettoie_ton_atelier = Nettoie ton atelier !
    .within = carte « Nettoie ton atelier ! »
    .grammar = f
    .text = Un autre joueur défausse deux cartes Atelier, ou passe son prochain tour.
card-salon_express = Salon de la pâtisserie Express
    .within = carte « Salon de la pâtisserie Express »
    .grammar = f
    .text = Aussitôt : autant de recettes visibles que de joueurs ; chacun en choisit une, le joueur actif d’abord.
card-etagere_express = Étagère Express
    .within = carte « Étagère Express »
    .grammar = f
    .text = Aussitôt : l’Étagère est renouvelée, et le joueur actif pioche une carte Atelier.

# Destinations
card-sydney = Sydney
    .grammar = name
    .text = Joue des actions et prépare une pâtisserie dans le même tour.
card-tokyo = Tokyo
    .grammar = name
    .text = Il te faut un niveau de savoir-faire de moins, jamais moins de 1.
card-new_york = New York
    .grammar = name
    .text = À ta première pioche du tour, avec { LETTERS($numbers-small_hand) } cartes en main ou moins : regarde deux cartes, gardes-en une.
card-londres = Londres
    .grammar = name
    .text = Quand tu comptes sur ta chance, ou après une mauvaise réponse : tu peux prendre sur l’Étagère.
card-vienne = Vienne
    .grammar = name
    .text = Bonne réponse : prends trois cartes, puis défausse une carte Atelier.
card-singapour = Singapour
    .grammar = name
    .text = Mauvaise réponse avec { LETTERS($numbers-small_hand) } cartes en main ou moins : pioche une carte Atelier sans rien jeter.
card-rio_de_janeiro = Rio de Janeiro
    .grammar = name
    .text = Personne ne prend de carte Atelier dans ta main.
card-montreal = Montréal
    .grammar = name
    .text = La carte « Nettoie ton atelier ! » ne se joue pas sur toi.
card-buenos_aires = Buenos Aires
    .grammar = name
    .text = À chaque pâtisserie terminée, pioche une carte Atelier.
card-shanghai = Shanghai
    .grammar = name
    .text = Deux cartes Saveur, n’importe lesquelles, valent un Joker.
card-le_cap = Le Cap
    .grammar = name
    .text = Quand tu joues tactique : prends deux cartes sur l’Étagère pour une défaussée.
card-dubai = Dubaï
    .grammar = name
    .text = Une carte Action peut te servir de Pâte.

# Recipes
any-recipes = Pâtisserie
    .grammar = f
    .text = { $flavour-name }, niveau { $level }{ $shout ->
        [true] { " ; crie babaOrum en le terminant !" }
       *[other] .
    }
card-canele = Canelé
    .grammar = m
card-salambo = Salambo
    .grammar = m
card-diplomate = Diplomate
    .grammar = m
card-baba_au_rhum = Baba au Rhum
    .grammar = m
card-macarons = Macarons
    .grammar = mp
card-galette_des_rois = Galette des Rois
    .grammar = f
card-tarte_amandine = Tarte Amandine
    .grammar = f
card-financier = Financier
    .grammar = m
card-opera = Opéra
    .grammar = m
card-religieuse_au_chocolat = Religieuse au Chocolat
    .grammar = f
card-tarte_au_chocolat = Tarte au Chocolat
    .grammar = f
card-madeleine_au_chocolat = Madeleine au Chocolat
    .grammar = f
card-saint_honore = Saint-Honoré
    .grammar = m
card-mille_feuille = Mille-Feuille
    .grammar = m
card-tropezienne = Tropézienne
    .grammar = f
card-paris_brest = Paris-Brest
    .grammar = m
card-charlotte_aux_fruits = Charlotte aux Fruits
    .grammar = f
card-fraisier = Fraisier
    .grammar = m
card-tarte_au_citron = Tarte au Citron
    .grammar = f
card-tarte_tatin = Tarte Tatin
    .grammar = f

# Orders
any-orders = Commande
    .grammar = name
    .text = { $slots }.
slots-any = une pâtisserie au choix
slots-level = une pâtisserie de niveau { $value }
slots-flavour = une pâtisserie { $value-name }
slots-pastry = { $value-name }
card-bapteme = Le baptême
    .grammar = name
card-epiphanie = L’Épiphanie
    .grammar = name
card-mariage = Le mariage
    .grammar = name
card-ambassade = La réception de l’ambassade
    .grammar = name
card-premier_jour_de_l_ete = Le premier jour de l’été
    .grammar = name
card-sortie_de_l_opera = La sortie de l’opéra
    .grammar = name
card-conseil_d_administration = Le conseil d’administration
    .grammar = name
card-dimanche_a_la_campagne = Le dimanche à la campagne
    .grammar = name
card-salon_de_the = Le salon de thé
    .grammar = name
card-soiree_dansante = La soirée dansante
    .grammar = name
card-anniversaire = L’anniversaire
    .grammar = name
card-garden_party = La garden-party
    .grammar = name
card-kermesse = La kermesse
    .grammar = name
card-pique_nique = Le pique-nique
    .grammar = name
card-concours = Le concours
    .grammar = name
card-gala = Le gala
    .grammar = name
card-question = Question
    .grammar = f
    .text = Trois questions : Technique, Culture générale sucrée, et une pour les enfants.

# Questions and options
question-way_to_draw = Comment pioches-tu : avec une question, en comptant sur ta chance, ou en jouant tactique ?
question-quiz = Ta réponse ?
question-spoken_quiz = Réponds à voix haute, puis dis que c’est fait.
question-verdict = { $answerer } a répondu à voix haute : est-ce juste ?
question-card_to_take = Bonne réponse : quelle carte prends-tu ?
question-consolation = Raté : veux-tu échanger une carte contre une de la pioche Atelier ?
question-pile_or_shelf = Prends-tu dans la pioche ou sur l’Étagère ?
question-shelf_card = Quelle carte de l’Étagère prends-tu ?
question-card_to_keep = Laquelle des deux cartes gardes-tu ?
question-recipe_to_keep = Laquelle des deux recettes gardes-tu ?
question-card_to_discard = Quelle carte Atelier défausses-tu ?
question-salon_recipe = Quelle recette prends-tu au Salon ?
question-action = Que fais-tu : des actions, ou une pâtisserie ?
question-recipe_to_take = Quelle recette veux-tu, et à qui la prends-tu ?
question-recipe_to_give = Quelle recette donnes-tu à { $victim } contre { LE($taken) } ?
question-card_to_show = Atelier portes ouvertes : quelle carte montres-tu ?
question-shown_card = Quelle carte prends-tu parmi celles qu’on te montre ?
question-who_moves = Qui échange sa Destination avec qui ?
question-clean_or_keep = Nettoie ton atelier ! Défausses-tu deux cartes, ou passes-tu ton prochain tour ?
question-pair_of_flavours = Quelles deux saveurs mets-tu dans { LE($recipe) } ?
question-base = Qu’est-ce qui te sert de Pâte ?
question-shout_or_not = Ton Baba au Rhum est terminé : que cries-tu ?
option-draw_atelier = Piocher une carte Atelier
option-draw_recipe = Piocher une recette
option-take_from_shelf = Prendre { LE($kind) } sur l’Étagère
option-revise = Répondre à une question : { $category ->
    [0] Technique
    [3] Cuisine de tous les jours
    [1] Culture générale sucrée
   *[other] Questions pour les enfants
}
option-trade_in = Défausser { LE($kind) } pour prendre sur l’Étagère
option-answer = Réponse { $choice ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
option-answer_aloud = C’est dit
option-run_out_of_time = Temps écoulé
option-judge = { $right ->
    [1] Bonne réponse
   *[other] Mauvaise réponse
}
option-leave_it = Ne rien échanger
option-swap_out = Défausser { LE($kind) } et repiocher
option-discard_card = Défausser { LE($kind) }
option-keep_card = Garder { LE($kind) }
option-keep_recipe = Garder la recette { DU($kind) }
option-choose_recipe = Prendre la recette { DU($kind) }
option-end_turn = Finir mon tour
option-play_action = { $target ->
    [none] Jouer { LE($kind) }
   *[other] Jouer { LE($kind) } sur { $target }
}
option-prepare = Préparer { UN($recipe) }{ $doubles ->
    [-1] { "" }
    [0] { " avec " }{ $flavour ->
        [none] deux saveurs
       *[other] { LE($flavour) }
    } et des Savoir-faire ×1
    [1] { " avec " }{ $flavour ->
        [none] deux saveurs
       *[other] { LE($flavour) }
    }, un Savoir-faire ×2 et le reste en ×1
   *[other] { " avec " }{ $flavour ->
        [none] deux saveurs
       *[other] { LE($flavour) }
    } et deux Savoir-faire ×2
}
option-pay_pair = { LE($one) } et { LE($two) }
option-pay_base = { LE($kind) }
option-ask_for_recipe = Prendre la recette { DU($kind) } à { $victim }
option-swap_recipes = Donner la recette { DU($given) }
option-pick_card = Montrer { LE($kind) }
option-take_shown = Prendre { LE($kind) } à { $victim }
option-swap_destinations = { $one } et { $other }
option-keep_nettoie = Passer mon prochain tour
option-clean = Défausser deux cartes
option-stay_silent = Rien du tout
option-shout = babaOrum !

# Events
event-round_began = Tour de table { $round }.
    .why = Chacun joue un tour, dans le sens horaire ; qui commence est tiré au sort, ou choisi par la table (baba-11).
event-turn_began = C’est au tour { DE($seat) }.
    .why = Un tour : validation, pioche, puis actions ou préparation.
event-turn_skipped = { $seat } nettoie son atelier et passe son tour.
    .why = Un tour passé saute les trois étapes, validation comprise (baba-R4).
event-drew = { $card ->
    [none] { $seat } pioche une carte Atelier.
   *[other] { $seat } pioche { UN($card) }.
}
    .why = Les cartes Atelier piochées vont en main, sauf les Express.
event-drew_recipe = { $seat } pioche la recette { DU($recipe) }.
    .why = Les recettes se posent devant leur joueur, faces visibles.
event-took_from_shelf = { $seat } prend { UN($card) } sur l’Étagère.
    .why = On prend sur l’Étagère en jouant tactique ou avec une bonne réponse ; à Londres, aussi en comptant sur sa chance (baba-R15).
event-kept_one_of_two = { $card ->
    [none] À New York, { $seat } garde une carte et défausse { UN($rejected) }.
   *[other] À New York, { $seat } garde { UN($card) } et défausse { UN($rejected) }.
}
    .why = New York regarde deux cartes à la première pioche du tour, avec une petite main (baba-R10, baba-08).
event-kept_one_recipe = { $rejected ->
    [none] À New York, { $seat } garde la recette { DU($recipe) } ; l’autre va sous la pioche.
   *[other] À New York, { $seat } garde la recette { DU($recipe) } ; celle { DU($rejected) } va sous la pioche.
}
    .why = New York regarde deux recettes à la première pioche du tour, avec une petite main (baba-08).
event-discarded = { $seat } défausse { UN($card) }.
    .why = La carte défaussée est visible de tous.
event-no_card_left = Il n’y a plus de carte Atelier pour { $seat }.
    .why = Pioche et défausse sont vides : on ne pioche rien (baba-05, baba-R8).
event-nothing_to_draw = { $seat } n’a rien à piocher.
    .why = Une pioche qui ne peut rien donner n’est pas proposée (baba-R15).
event-reshuffled = On mélange la défausse ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}) pour refaire la pioche.
    .why = Une pioche Atelier vide est refaite avec la défausse (baba-05).
event-shelf_filled = { UN($card) } { GENDER($card) ->
    [f] arrive
    [fp] arrivent
    [mp] arrivent
   *[m] arrive
} sur l’Étagère.
    .why = L’Étagère est complétée à { LETTERS($numbers-shelf) } cartes à la fin de la pioche.
event-shelf_cleared = On vide l’Étagère.
    .why = Étagère Express : l’ancienne Étagère va à la défausse, trois nouvelles cartes la remplacent (baba-R8).
event-express = { LE($card) } s’applique aussitôt !
    .why = Une carte Express agit aussitôt pour le joueur actif, et rien ne la remplace (baba-04, baba-R7).
event-salon_opened = Le Salon de la pâtisserie ouvre avec { $recipes ->
    [one] une recette
   *[other] { $recipes } recettes
}.
    .why = Autant de recettes que de joueurs ; s’il en manque, les derniers n’ont rien (baba-R9).
event-chose_recipe = { $seat } choisit la recette { DU($recipe) } au Salon.
    .why = Au Salon chacun prend une recette, le joueur actif d’abord (baba-R9).
event-asked = { $category ->
    [0] Question de Technique
    [3] Question de cuisine
    [1] Question de Culture générale sucrée
   *[other] Question pour les enfants,
} pour { $seat }.
    .why = Technique ou Culture générale sucrée, au choix ; les questions pour les enfants sont pour les places marquées (baba-R14, baba-13, baba-14).
event-answered = { $right ->
    [1] Bonne réponse { DE($seat) } !
   *[other] Mauvaise réponse { DE($seat) }.
}
    .why = Bonne réponse : deux cartes, l’une après l’autre. Mauvaise : une carte contre une de la pioche.
event-explained = La bonne réponse : { $solution ->
    [0] A
    [1] B
    [2] C
   *[3] D
}.
    .why = Une fois la réponse donnée, la solution est montrée à tous.
event-judged = { $right ->
    [1] { $judge } accepte la réponse { DE($seat) }.
   *[other] { $judge } refuse la réponse { DE($seat) }.
}
    .why = À voix haute, le voisin de gauche voit la solution et juge (baba-10).
event-out_of_time = Le temps est écoulé pour { $seat }.
    .why = Pas de réponse à temps : c’est une mauvaise réponse (baba-10).
event-played = { $target ->
    [none] { $seat } joue { LE($card) }.
   *[other] { $seat } joue { LE($card) } sur { $target }.
}
    .why = On joue autant d’actions qu’on veut ; la première interdit de préparer, sauf à Sydney ou avec un Sous-chef (baba-R6, baba-R11).
event-swapped_recipes = { $seat } prend à { $target } la recette { DU($taken) } et lui donne celle { DU($given) }.
    .why = Une recette qui porte un jeton ne s’échange plus (baba-R11).
event-showed = { $seat } montre { UN($card) }.
    .why = Chacun choisit en secret, tous montrent en même temps ; à Rio de Janeiro on ne montre rien (baba-R11).
event-took_shown = { $seat } prend { LE($card) } { DE($target) }.
    .why = Il faut en prendre une ; les autres reprennent la leur (baba-R11).
event-moved = { $one } et { $other } échangent leurs Destinations.
    .why = Les pouvoirs changent aussitôt de main ; ce qui est commencé reste (baba-R3).
event-helped_themselves = { $card ->
    [none] { $seat } prend une carte au hasard à { $target }.
   *[other] { $seat } prend au hasard { UN($card) } à { $target }.
}
    .why = Self-Service : une carte au hasard, que seuls les deux joueurs connaissent (baba-R11).
event-kept_nettoie = { $seat } passera son prochain tour.
    .why = Avec moins de deux cartes, il faut passer son tour.
event-cleaned = { $seat } nettoie son atelier tout de suite.
    .why = La carte est défaussée avec deux cartes Atelier au choix.
event-began = { $seat } prépare { UN($recipe) }.
    .why = Une Pâte, une saveur et assez de savoir-faire, sans carte inutile, pour une place libre de sa commande (baba-01, baba-02, baba-R1, baba-R12).
event-finished = { $seat } termine { GENDER($recipe) ->
    [f] sa
    [fp] ses
    [mp] ses
   *[m] son
} { $recipe } !
    .why = Une pâtisserie est validée au tour suivant, ou aussitôt avec un Sous-chef (baba-R5).
event-shouted = { $seat } crie : « babaOrum ! »
    .why = Qui crie en terminant un Baba au Rhum pioche une carte Atelier (baba-03, baba-12).
event-bonus = Buenos Aires offre une carte à { $seat }.
    .why = Buenos Aires : une carte Atelier par pâtisserie terminée, sauf la dernière (baba-R13).
event-honoured = { $seat } a honoré sa Commande !
    .why = Dès que la dernière pâtisserie commandée est terminée, la partie est gagnée (baba-R13).
event-counted_up = On compte les pâtisseries après { $rounds ->
    [one] un tour de table
   *[other] { $rounds } tours de table
}.
    .why = Le plus de pâtisseries terminées, puis en préparation ; sinon la victoire est partagée (baba-06, baba-R16).

# Refusals
reason-already_acted = Tu as joué une action : pas de préparation ce tour-ci, sauf à Sydney ou avec un Sous-chef.
reason-already_prepared = Une seule pâtisserie par tour.
reason-already_made = Tu as déjà fait cette pâtisserie.
reason-not_ordered = Cette pâtisserie ne remplit aucune place libre de ta Commande.
reason-no_pate = Il te manque une Pâte.
reason-no_flavour = Il te manque la saveur, ou un Joker.
reason-not_enough_savoir_faire = Il te manque du Savoir-faire.
reason-no_recipe_to_swap = Il faut une recette sans jeton chez toi et chez un autre joueur.
reason-nobody_to_take_from = Personne à qui prendre : main vide, ou Rio de Janeiro.
reason-nobody_to_clean = Ce joueur a déjà une carte « Nettoie ton atelier ! » devant lui, ou il est à Montréal.
reason-shelf_is_not_for_chance = Pour prendre sur l’Étagère, il faut défausser une carte ou répondre juste.
reason-not_offered = Ce n’est pas possible maintenant.

# Endings and sides
ending-order_honoured = La Commande est honorée !
    .won = { $winners } gagne : sa Commande est honorée avant celle des autres !
ending-rounds_over = Le dernier tour de table est joué : on compte les pâtisseries.
    .won = Le dernier tour de table est joué : { $winners } { $count ->
        [one] gagne
        *[other] gagnent
    } avec { $score ->
        [one] 1 pâtisserie terminée
        *[other] { $score } pâtisseries terminées
    }.
ending-nothing_left = Plus rien à piocher : on compte les pâtisseries.
    .won = Plus rien à piocher : { $winners } { $count ->
        [one] gagne
        *[other] gagnent
    } avec { $score ->
        [one] 1 pâtisserie terminée
        *[other] { $score } pâtisseries terminées
    }.
faction-sydney = Sydney
faction-tokyo = Tokyo
faction-new_york = New York
faction-londres = Londres
faction-vienne = Vienne
faction-singapour = Singapour
faction-rio_de_janeiro = Rio de Janeiro
faction-montreal = Montréal
faction-buenos_aires = Buenos Aires
faction-shanghai = Shanghai
faction-le_cap = Le Cap
faction-dubai = Dubaï

# Settings
setting-questions = Questions
setting-questions-on = Avec le quiz
setting-questions-off = Sans question
setting-answers = Réponses
setting-answers-choices = Quatre choix
setting-answers-spoken = À voix haute, le voisin de gauche juge
setting-everyday = Questions plus faciles
setting-everyday-off = Non
setting-everyday-on = Oui, la cuisine de tous les jours, pour tous
setting-shout = Pour crier « babaOrum ! »
setting-shout-5 = Cinq secondes
setting-shout-off = Sans limite
setting-orders = Commandes par joueur
setting-orders-1 = Une
setting-orders-2 = Deux (2 à 4 joueurs)
setting-order_size = Taille des commandes
setting-order_size-auto = Mêlées à 2, 3 ou 4 joueurs, deux pâtisseries dès 5
setting-order_size-mixed = Mêlées
setting-order_size-two = Deux pâtisseries
setting-order_size-three = Trois pâtisseries
setting-children = Questions pour les enfants
setting-children-none = Pour personne
setting-children-1 = Pour la dernière place
setting-children-2 = Pour les 2 dernières places
setting-children-3 = Pour les 3 dernières places
setting-children-4 = Pour les 4 dernières places
setting-children-5 = Pour les 5 dernières places
setting-children-6 = Pour les 6 dernières places
setting-children-7 = Pour les 7 dernières places
setting-children-8 = Pour les 8 dernières places
setting-children-seat_1 = Place 1
setting-children-seat_2 = Place 2
setting-children-seat_3 = Place 3
setting-children-seat_4 = Place 4
setting-children-seat_5 = Place 5
setting-children-seat_6 = Place 6
setting-children-seat_7 = Place 7
setting-children-seat_8 = Place 8
setting-first = Qui commence
setting-first-lot = Au hasard
setting-first-1 = Place 1
setting-first-2 = Place 2
setting-first-3 = Place 3
setting-first-4 = Place 4
setting-first-5 = Place 5
setting-first-6 = Place 6
setting-first-7 = Place 7
setting-first-8 = Place 8

# Fields
field-round = Tour de table
field-first = Premier joueur
field-active = Joueur actif
field-questions_on = Avec questions
field-spoken = À voix haute
field-everyday = Questions de tous les jours
field-shout_seconds = Secondes pour crier
field-children = Places d’enfants
field-drawn = A pioché ce tour
field-acted = A joué une action
field-prepared = A préparé
field-helped = Sous-chef présent
field-able = Quelqu’un a pu piocher
field-express_done = Express appliquées
field-question = Question posée
field-last_question = Dernière question
field-answer_sheet = Corrigé
field-solution = Bonne réponse
field-picked = Carte choisie
field-shown = Carte montrée
field-to_clean = Atelier à nettoyer
field-order = Commande
field-orders_left = Commandes restantes
field-recipes = Recettes
field-begun = En préparation
field-finished = Terminées
field-salon = Salon
field-recipe_pile = Pioche Recette
field-destination = Destination
field-destinations_left = Destinations restantes
field-hand = Main
field-payment = Cartes sur la recette
field-front = Devant les joueurs
field-shelf = Étagère
field-express = Express mises de côté
field-discard = Défausse
field-atelier_pile = Pioche Atelier
field-questions = Questions
field-questions_used = Questions posées

# The rules in short
rules-goal = Sois le premier à terminer toutes les pâtisseries de ta Commande secrète.
rules-setup =
    Chacun reçoit une Destination face visible, une Commande secrète, { $numbers-recipes } recettes face visible et { $numbers-hand } cartes Atelier en main.
    Retourne { $numbers-shelf } cartes Atelier : c’est l’Étagère. Une carte Express qui apparaît pendant la mise en place est mise de côté, puis remélangée.
    Mélange les questions à part.
rules-turn =
    Ta pâtisserie en préparation est terminée : ses cartes partent à la défausse.
    Pioche d’une seule façon : réponds à une question (si c’est juste, tu prends deux cartes), compte sur ta chance (une carte d’une pioche), ou joue tactique (défausse une carte pour en prendre une sur l’Étagère).
    Ensuite, joue autant de cartes Action que tu veux, ou prépare une pâtisserie, mais pas les deux.
    Préparer demande une recette qui convient à ta Commande, une Pâte, sa saveur (ou un Joker), et assez de Savoir-faire.
rules-know =
    Tes recettes et ta Destination sont visibles de tous ; ta main et ta Commande sont secrètes.
    Chaque Destination a un pouvoir ; un Déménagement peut te la prendre.
    Les cartes Express se jouent dès qu’elles apparaissent, pour le joueur dont c’est le tour.
    Un Baba au Rhum terminé ? Crie « babaOrum ! » pour piocher une carte.
rules-end = La partie s’arrête dès que quelqu’un termine la dernière pâtisserie de sa Commande. Après { $numbers-rounds } tours de table, gagne qui en a terminé le plus ; à égalité, qui en a le plus en préparation ; sinon la victoire est partagée.

# Rulings
ruling-baba-01 = Pas de carte inutile
    .text = On ne paie aucune carte Savoir-faire dont on pourrait se passer.
    .why = Le livret dit « au moins » le niveau, sans dire jusqu’où.
ruling-baba-02 = Une pâtisserie, une place
    .text = Chaque pâtisserie remplit une seule place de la Commande ; on ne peut pas en commencer une qui rendrait la Commande impossible.
    .why = Sinon une pâtisserie permise pourrait bloquer la Commande.
ruling-baba-03 = Le cri
    .text = Qui termine un Baba au Rhum a cinq secondes pour crier ; se taire ne coûte rien.
    .why = Le livret demande un vrai cri au bon moment.
ruling-baba-04 = Une Express n’est pas remplacée
    .text = Une carte Express piochée agit, et rien n’est pioché à sa place.
    .why = C’était la carte de la pioche.
ruling-baba-05 = Piles vides
    .text = La pioche Atelier vide est refaite avec la défausse mélangée ; la pioche Recette vide ne donne rien.
    .why = Les recettes restent devant les joueurs ; rien ne pourrait les remplacer.
ruling-baba-06 = Fin sans commande
    .text = Après { $numbers-rounds } tours de table, ou un tour de table entier où personne ne peut piocher, on compte les pâtisseries. Passer son tour à cause d’un atelier à nettoyer, ce n’est pas ne pas pouvoir piocher.
    .why = Toute partie doit finir.
ruling-baba-07 = La paire de Shanghai
    .text = Deux cartes d’autres saveurs que celle demandée, pas de Joker.
    .why = La bonne saveur ou un Joker suffirait seul.
ruling-baba-08 = La première pioche à New York
    .text = Toute pioche compte, aussi un bonus ou une Étagère Express ; s’il manque une carte, la défausse mélangée passe dessous. La recette refusée reste secrète.
    .why = Le pouvoir dit « première pioche », d’où qu’elle vienne.
ruling-baba-09 = Pouvoirs sans choix
    .text = À Singapour on pioche d’office, à Vienne on défausse d’office, au Cap on prend les deux cartes s’il y en a deux.
    .why = Le pouvoir le dit, et refuser n’aurait pas de sens.
ruling-baba-10 = Répondre à temps
    .text = Sans réponse à temps, c’est faux. À voix haute, le voisin de gauche juge ; s’il ne dit rien, c’est juste.
    .why = Personne ne doit perdre parce qu’un autre est absent.
ruling-baba-11 = Qui commence
    .text = Le premier joueur est tiré au sort, sauf si la table a choisi une place.
    .why = Le livret fait commencer le plus gourmand.
ruling-baba-12 = Cinq secondes
    .text = Passé cinq secondes, c’est trop tard pour crier. On peut choisir de jouer sans limite ; une partie par correspondance laisse le temps d’un tour.
    .why = Le livret veut un cri au bon moment ; tout le monde n’a pas la même souris.
ruling-baba-13 = La place d’un enfant
    .text = Les questions pour les enfants sont pour les places que vous marquez, autant que vous voulez.
    .why = Un enfant s’assied où il veut, et ils peuvent être plusieurs.
ruling-baba-14 = La cuisine de tous les jours
    .text = Avec l’option, tous peuvent choisir une question de cuisine, plus facile que Technique et Culture générale sucrée.
    .why = Le livret n’a que deux catégories pour les grands, et toutes deux sont difficiles.
ruling-baba-R1 = Choisir sans se lier
    .text = On peut commencer une pâtisserie si celles déjà faites, celles en préparation et celle-ci peuvent trouver chacune une place ; laquelle, cela ne se décide qu’à la fin. Avec deux Commandes, toutes les places comptent ensemble.
    .why = L’ordre dans lequel on cuisine ne doit pas faire perdre une place.
ruling-baba-R2 = Pâtisserie hors d’atteinte
    .text = Deux commandes ne nomment jamais la même pâtisserie. Si tous ses exemplaires portent les jetons des autres, toute pâtisserie de la même saveur convient.
    .why = Sinon la commande serait impossible.
ruling-baba-R3 = Un pouvoir se lit quand il sert
    .text = Qui quitte Sydney après une action ne peut plus préparer ; qui y arrive le peut. Ce qui a été payé à Tokyo ou à Dubaï reste payé ; une carte « Nettoie ton atelier ! » déjà reçue reste, même si l’on déménage à Montréal.
    .why = Le livret : ce qui est commencé n’est pas remis en cause.
ruling-baba-R4 = Tour passé
    .text = Un tour passé saute les trois étapes, validation comprise.
    .why = On défausse la carte « au lieu de jouer ».
ruling-baba-R5 = Sous-chef
    .text = Il se joue avant la pâtisserie qu’il termine ; d’autres actions peuvent suivre. Une seule pâtisserie par tour ; un second n’ajoute rien ; inutilisé, il est perdu. À Sydney, seule la fin immédiate est nouvelle.
    .why = La carte vaut pour « un même tour ».
ruling-baba-R6 = Action ou préparation
    .text = Sans Sydney ni Sous-chef, la première action interdit de préparer, et préparer finit le tour.
    .why = Le livret : une seule des deux options.
ruling-baba-R7 = Chaînes d’Express
    .text = Une Express est mise de côté, l’Étagère est d’abord complétée, puis les Express agissent dans l’ordre où elles sont apparues. Elles ne rejoignent la défausse qu’à la fin de l’étape.
    .why = Chacune agit au plus une fois par étape : la chaîne finit.
ruling-baba-R8 = Étagère Express et pile vide
    .text = On mélange la défausse, ancienne Étagère comprise ; s’il en manque encore, l’Étagère reste courte et on ne pioche rien.
    .why = On joue avec les cartes qu’il y a.
ruling-baba-R9 = Salon sans assez de recettes
    .text = On prend celles qui restent, le joueur actif d’abord ; les derniers n’ont rien.
    .why = Le livret fait commencer le joueur actif.
ruling-baba-R10 = New York et Express
    .text = Une Express parmi les deux agit, et compte comme la carte non gardée. L’Étagère n’est pas doublée.
    .why = Une Express ne se garde jamais.
ruling-baba-R11 = Actions sans effet
    .text = « Atelier portes ouvertes » et « Self-Service » se jouent si quelqu’un d’autre a des cartes et n’est pas à Rio de Janeiro ; « Nettoie ton atelier ! » sur qui n’en a pas déjà une et n’est pas à Montréal ; « Échange-moi cette recette ! » s’il y a une recette sans jeton des deux côtés. Prendre est obligatoire.
    .why = Une carte qui ne ferait rien ne se joue pas.
ruling-baba-R12 = Payer juste
    .text = On ne paie aucun Savoir-faire de trop. Les deux saveurs de Shanghai en remplacent une ; la carte Action payée à Dubaï n’a pas d’effet.
    .why = Payer plus ne servirait qu’à vider sa main.
ruling-baba-R13 = La dernière pâtisserie
    .text = La partie finit avant tout bonus.
    .why = Le livret : dès qu’elle est terminée.
ruling-baba-R14 = Catégories
    .text = Technique ou Culture générale sucrée, au choix ; les questions pour les enfants sont pour les places marquées. Une question lue ne revient qu’après toutes les autres.
    .why = Les questions d’enfants sont plus faciles.
ruling-baba-R15 = Piocher ce qui existe
    .text = Une pioche qui ne peut rien donner n’est pas proposée ; s’il n’y en a aucune, on ne pioche pas. En jouant tactique, on défausse avant de choisir.
    .why = Personne ne doit être bloqué.
ruling-baba-R16 = Jetons et décompte
    .text = Les jetons ne manquent jamais. Après { $numbers-rounds } tours de table gagne qui a terminé le plus de pâtisseries ; à égalité, qui en a le plus en préparation ; sinon la victoire est partagée.
    .why = La boîte a 20 jetons, assez pour les parties ordinaires.

# After the game
tally-gathered = Cartes récoltées
tally-played = Cartes Action jouées
tally-right = Bonnes réponses
tally-finished = Recettes terminées
