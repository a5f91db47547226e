game-name = Boom Badaboom
game-tagline = Un gâteau, un four capricieux, et quelqu’un qui triche.

# Cards
any-thermal = { $family ->
    [heat] Chaleur
   *[cooling] Refroidissement
}{ $value ->
    [0] { " ?" }
   *[other] { $family ->
        [heat] { " +" }
       *[cooling] { " −" }
    }{ $value }
}
    .within = { $family ->
    [heat] Chaleur
   *[cooling] Refroidissement
}{ $value ->
    [0] { " « ? »" }
   *[other] { $family ->
        [heat] { " +" }
       *[cooling] { " −" }
    }{ $value }
}
    .grammar = { $family ->
    [heat] f
   *[cooling] m
}
    .text = Le gâteau { $family ->
    [heat] grossit
   *[cooling] rétrécit
} { $value ->
    [0] d’une valeur mystère, de 1 à { $numbers-mystery }
   *[other] de { $value }
}.
any-goal = Objectif Glouton
    .grammar = m
    .text = Objectif Glouton : sans effet. Le Glouton en a { LETTERS($numbers-goals_dealt) } dès le départ et doit en garder { LETTERS($numbers-goals_needed) } en main pour voler le gâteau.
card-coup_d_oeil_gourmand = Coup d’œil gourmand
    .grammar = m
    .text = Regarde en secret toute la main d’un autre joueur et prends-lui une carte de ton choix.
card-accident_de_cuisine = Accident de cuisine
    .grammar = m
    .text = Un autre joueur passe son prochain tour en entier.
card-maladresse = Maladresse
    .grammar = f
    .text = Un autre joueur doit jouer aussitôt une carte de sa main, au hasard.
card-four_elargi = Four élargi
    .grammar = m
    .text = La capacité du four augmente d’une valeur mystère, de 1 à { $numbers-mystery }.
card-four_retreci = Four rétréci
    .grammar = m
    .text = La capacité du four baisse d’une valeur mystère, de 1 à { $numbers-mystery }, mais jamais sous 1.
card-recuperation_d_ingredient = Récupération d’ingrédient
    .grammar = f
    .text = Reprends dans la défausse une carte de ton choix.
card-echange_de_tablier = Échange de Tablier
    .grammar = m
    .text = Échange toute ta main contre celle d’un autre joueur.
card-tablier_de_protection = Tablier de Protection
    .grammar = m
    .text = En réaction : la carte qui vient d’être jouée ne fait rien.
card-renvoi_de_spatule = Renvoi de spatule
    .grammar = m
    .text = En réaction : envoie sur un autre joueur une action qui te vise, ou change un + en − (et un − en +) sur une Chaleur, un Refroidissement ou un Four.
card-coup_de_boost = Coup de boost
    .grammar = m
    .text = En réaction : une Chaleur, un Refroidissement ou un Four compte double.
card-cerises_confites = Cerises confites
    .grammar = fp
card-spirale_de_caramel = Spirale de caramel
    .grammar = f
card-macarons_dores = Macarons dorés
    .grammar = mp
card-rosace_de_chantilly = Rosace de chantilly
    .grammar = f
card-bonbons_gelifies = Bonbons gélifiés
    .grammar = mp
card-echange_d_ingredients = Échange d’Ingrédients
    .grammar = m
    .text = Chacun passe toute sa main à son voisin de gauche.
card-four_en_panne = Four en panne
    .grammar = m
    .text = Cette manche, personne ne pioche à la fin de son tour.
card-inventaire_surprise = Inventaire surprise
    .grammar = m
    .text = Chacun montre à tous une carte de sa main, tirée au hasard.
card-cuisine_ouverte = Cuisine ouverte
    .grammar = f
    .text = Cette manche, on montre à tous les cartes qu’on pioche.
card-four_deregle = Four déréglé
    .grammar = m
    .text = Cette manche, la Chaleur fait baisser le gâteau et le Refroidissement le fait monter.
card-eclaboussures = Éclaboussures
    .grammar = fp
    .text = Qui joue un Refroidissement retourne ensuite la première carte de la pioche et l’applique.
card-double_intensite = Double intensité
    .grammar = f
    .text = Cette manche, chaque Chaleur et chaque Refroidissement compte double ; le Coup de boost est interdit.
card-maladresse_generale = Maladresse (événement)
    .within = Maladresse
    .grammar = f
    .text = Après avoir joué ta carte, tu en défausses une autre au hasard.
card-panne_d_electricite = Panne d’électricité
    .grammar = f
    .text = Cette manche, ni cartes Action, ni cartes réactives.
card-service_express = Service express
    .grammar = m
    .text = À ton tour, pioche une carte et joue-la aussitôt.
card-cuisine_en_desordre = Cuisine en désordre
    .grammar = f
    .text = Cette manche se joue dans l’autre sens.
card-gonflement_progressif = Gonflement progressif
    .grammar = m
    .text = À la fin du tour de chaque joueur, le gâteau grossit de 1.
card-ventilation_d_urgence = Ventilation d’urgence
    .grammar = f
    .text = À la fin de la manche, un gâteau de plus de 15 perd 3.
card-rechauffage_automatique = Réchauffage automatique
    .grammar = m
    .text = À la fin de la manche, un gâteau de moins de 10 gagne 2.
card-minuteur_final = Minuteur final
    .grammar = m
    .text = C’est la dernière manche : chacun joue encore une fois.
card-patissier = Pâtissier
    .grammar = m
    .text = Empêche le gâteau d’exploser, et empêche le Glouton de le voler.
card-farceur = Farceur
    .grammar = m
    .text = Fais exploser le gâteau.
card-glouton = Glouton
    .grammar = m
    .text = Vole le gâteau à ton tour : il faut { LETTERS($numbers-goals_needed) } cartes Objectif Glouton en main et un gâteau de la bonne taille. Tu commences avec { LETTERS($numbers-goals_dealt) } de ces cartes.

# Questions and options
question-card_to_play = À toi : quelle carte joues-tu ?
question-target = Sur qui joues-tu { LE($kind) } ?
question-reaction = Veux-tu réagir ?
question-card_to_take = Quelle carte prends-tu à { $victim } ?
question-card_to_recover = Quelle carte reprends-tu dans la défausse ?
option-play_card = { $target ->
    [none] Jouer { LE($kind) }
   *[other] Jouer { LE($kind) } sur { $target }
}
option-let_it_be = Laisser faire
option-react = { $target ->
    [none] Réagir avec { LE($kind) }
   *[other] Réagir avec { LE($kind) }, vers { $target }
}
option-aim = Sur { $victim }
option-take = Prendre { LE($kind) }
option-recover = Reprendre { LE($kind) }

# Events
event-roles_dealt = Les rôles sont distribués en secret : { $patissiers ->
    [one] { $patissiers } Pâtissier
   *[other] { $patissiers } Pâtissiers
}, { $farceurs ->
    [one] { $farceurs } Farceur
   *[other] { $farceurs } Farceurs
} et { $gloutons } Glouton.
    .why = À trois, un de chaque ; à quatre, un Farceur de plus ; à cinq, un Pâtissier de plus encore. La boîte a trois Farceurs, mais deux jouent au plus.
event-steal_sizes = Le Glouton peut voler un gâteau de { $low } à { $high }.
    .why = Il faut aussi { LETTERS($numbers-goals_needed) } cartes Objectif Glouton en main ; il en a { LETTERS($numbers-goals_dealt) } dès le départ.
event-round_began = { $round ->
    [1] La partie commence ! Manche 1 : { $event }.
   *[other] Manche { $round } : { $event }.
}
    .why = Chaque manche commence par un événement, qui dure toute la manche (boom-01, boom-02).
event-turn_began = C’est au tour { DE($seat) }.
    .why = Chacun joue un tour par manche, à partir du premier joueur ; il faut jouer une carte si on le peut (boom-06).
event-turn_skipped = { $seat } passe son tour.
    .why = Un Accident de cuisine supprime le prochain tour en entier ; deux en suppriment deux (boom-09, boom-R12).
event-played = { $target ->
    [none] { $seat } joue { UN($card) }.
   *[other] { $seat } joue { UN($card) } sur { $target }.
}
    .why = À son tour on joue une carte, et on dit tout de suite sur qui (boom-06, boom-R4).
event-reacted = { $target ->
    [none] { $seat } réagit avec { UN($card) } !
   *[other] { $seat } réagit avec { UN($card) } : l’action repart vers { $target } !
}
    .why = Une réaction répond à la dernière carte jouée, et on peut y répondre à son tour (boom-12, boom-R1).
event-forced = Par maladresse, { $seat } doit jouer { UN($card) }.
    .why = La Maladresse fait jouer une carte au hasard, comme si son joueur l’avait choisie (boom-10, boom-R6).
event-turned_up = { $seat } retourne { UN($card) }.
    .why = Éclaboussures et Service express retournent la première carte de la pioche (boom-13, boom-14, boom-R8, boom-R10).
event-aimed = { $seat } choisit { $target }.
    .why = Qui joue une carte forcée ou retournée choisit sur qui elle tombe (boom-10).
event-cancelled = { LE($card) } { GENDER($card) ->
    [f] est annulée
    [fp] sont annulées
    [mp] sont annulés
   *[m] est annulé
}.
    .why = Le Tablier de Protection annule la carte à laquelle il répond ; les deux s’en vont (boom-R2).
event-turned_round = { $back ->
    [1] { LE($card) } agit de nouveau dans le bon sens.
   *[other] { LE($card) } agit à l’envers.
}
    .why = Le Renvoi de spatule change le + en − et le − en + sur une Chaleur, un Refroidissement ou un Four ; un second Renvoi le remet d’aplomb.
event-sent_on = { LE($card) } repart vers { $target }.
    .why = Le Renvoi de spatule envoie sur un autre joueur une action qui te vise (boom-R3).
event-doubled = { $times ->
    [2] { LE($card) } compte double.
   *[other] { LE($card) } compte { $times } fois.
}
    .why = Les Coups de boost se multiplient : double, puis 4 fois, puis 8 fois.
event-no_effect = { LE($card) } { GENDER($card) ->
    [fp] restent
    [mp] restent
   *[m] reste
} sans effet.
    .why = Une carte qui ne peut viser personne, un Objectif Glouton, ou une carte réactive jouée de force ne fait rien (boom-11, boom-R3, boom-R6).
event-nothing_to_recover = La défausse est vide : { $seat } ne reprend rien.
    .why = La Récupération d’ingrédient prend une carte de la défausse, jamais elle-même (boom-R5).
event-mystery = { LE($card) } vaut { $value }.
    .why = La valeur mystère, de 1 à { $numbers-mystery }, est tirée quand la carte prend effet (boom-08).
event-size = { $cause ->
    [none] { $change ->
        [0] Le gâteau reste à { $size }.
       *[other] Le gâteau passe à { $size }.
    }
   *[other] { LE($cause) } fait passer le gâteau à { $size }.
}
    .why = La taille change de la valeur de la carte ou de l’événement, et ne descend jamais sous 0.
event-capacity = { $change ->
    [0] La capacité du four reste à { $capacity }.
   *[other] La capacité du four passe à { $capacity }.
}
    .why = La capacité change d’une valeur mystère, et ne descend jamais sous 1.
event-looked = { $seat } regarde la main { DE($target) }.
    .why = Le Coup d’œil gourmand montre toute la main, puis on y prend une carte.
event-took = { $card ->
    [none] { $seat } prend une carte à { $target }.
   *[other] { $seat } prend { UN($card) } à { $target }.
}
    .why = La carte prise n’est connue que des deux joueurs (boom-R4).
event-recovered = { $seat } reprend { UN($card) } dans la défausse.
    .why = La Récupération prend une carte de la défausse, jamais elle-même (boom-R5).
event-swapped = { $seat } et { $target } échangent leurs mains.
    .why = L’Échange de Tablier échange les mains entières.
event-accident = { $target } passera son prochain tour.
    .why = L’Accident de cuisine compte en tours, quel que soit le sens de la manche (boom-09, boom-R12).
event-no_turn_left = { $target } n’a plus de tour à jouer : l’accident ne change rien.
    .why = Un Accident de cuisine sur qui n’a plus de tour ne fait rien (boom-R12).
event-passed_left = Chacun passe sa main à son voisin de gauche.
    .why = Échange d’Ingrédients : à gauche, c’est le joueur suivant (boom-R12).
event-revealed = { $seat } montre { UN($card) }.
    .why = Inventaire surprise : une carte au hasard, qui reste en main.
event-fumbled = { $seat } laisse tomber { UN($card) }.
    .why = L’événement Maladresse : une autre carte au hasard, après l’effet et avant le vol (boom-R7).
event-drew = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { UN($card) }.
}
    .why = À la fin de son tour on pioche une carte, ou on complète sa main selon l’option choisie (boom-R14).
event-no_draw = Le four est en panne : { $seat } ne pioche pas.
    .why = Four en panne : pas de pioche cette manche, et la partie ne finit pas pour autant (boom-R9).
event-deck_empty = Il n’y a plus de carte à piocher pour { $seat } : c’est la dernière manche.
    .why = Qui ne peut plus piocher déclenche la dernière manche (boom-R9).
event-exploded = BOOM BADABOOM ! Un gâteau de { $size } dans un four de { $capacity } !
    .why = Dès que la taille ou la capacité change et que le gâteau atteint la capacité, il explose (boom-07, boom-15).
event-stole = { $seat } vole le gâteau, qui fait { $size } !
    .why = À son tour seulement, avec { LETTERS($numbers-goals_needed) } cartes Objectif Glouton en main et un gâteau de la bonne taille, le Glouton vole le gâteau.
event-counted_up = La cuisson est finie : le gâteau fait { $size }.
    .why = Sans explosion, on compte après la dernière manche et ses effets de fin (boom-R13).

# Refusals
reason-reactive_is_no_turn_card = Une carte réactive ne se joue qu’en réaction, jamais comme carte de ton tour.
reason-goal_is_for_the_glouton = Seul le Glouton peut jouer une carte Objectif Glouton.
reason-no_action_in_a_blackout = Panne d’électricité : pas d’action cette manche.
reason-boost_forbidden_this_round = Double intensité : pas de Coup de boost cette manche.
reason-boost_needs_a_measure = Le Coup de boost ne double qu’une Chaleur, un Refroidissement, un Four élargi ou un Four rétréci.
reason-renvoi_needs_an_aim_at_you_or_a_sign = Le Renvoi de spatule répond à une action qui te vise, ou à une carte avec un + ou un −.
reason-not_offered = Ce n’est pas possible maintenant.

# Endings and sides
text-turns-to-skip = { $n ->
    [one] passera { $n } tour
   *[other] passera { $n } tours
}
text-in-hand = en main { $cards }
text-turned = à l’envers
text-cancelled = annulée
ending-explosion = { $winners ->
    [0] Le gâteau a explosé : c’est perdu.
   *[other] Le gâteau a explosé : les Farceurs gagnent !
}
    .won = Le gâteau a explosé : { $winners }, { $count ->
        [one] le Farceur, gagne
        *[other] les Farceurs, gagnent
    } !
ending-theft = Le Glouton a volé le gâteau : il gagne seul !
    .won = { $winners } gagne : le Glouton a volé le gâteau !
ending-glouton_counts = Le Glouton a encore { LETTERS($numbers-goals_needed) } cartes Objectif en main : il gagne seul !
    .won = { $winners } gagne : le Glouton a encore { LETTERS($numbers-goals_needed) } cartes Objectif en main !
ending-patissiers_count = Le gâteau est réussi : les Pâtissiers gagnent !
    .won = Le gâteau est réussi : { $winners }, { $count ->
        [one] le Pâtissier, gagne
        *[other] les Pâtissiers, gagnent
    } !
ending-cake_saved = Le gâteau est réussi : tout le monde gagne !
faction-patissier = Pâtissier
faction-farceur = Farceur
faction-glouton = Glouton
faction-cook = Cuisinier

# Settings
setting-numbers = Réglage
setting-numbers-printed = Comme imprimé
setting-numbers-balanced = Équilibré : Génoise en { $balanced-difficulties-genoise-rounds } manches, vol dès { $balanced-numbers-steal_low } (à trois { $balanced-difficulties-genoise-rounds_of_3 } manches, vol dès { $balanced-numbers-steal_low_of_3 })
setting-difficulty = Difficulté
setting-difficulty-usual = Génoise ; seul, Pièce Montée
setting-difficulty-cupcake = Cupcake : four de { $difficulties-cupcake-capacity }, { $difficulties-cupcake-rounds } manches
setting-difficulty-genoise = Génoise : four de { $difficulties-genoise-capacity }, { $difficulties-genoise-rounds } manches{ $difficulties-genoise-rounds_of_3 ->
    [other] {" "}({ $difficulties-genoise-rounds_of_3 } à trois)
   *[none] { "" }
}
setting-difficulty-eclair = Éclair : four de { $difficulties-eclair-capacity }, { $difficulties-eclair-rounds } manches
setting-difficulty-tarte_tatin = Tarte Tatin : four de { $difficulties-tarte_tatin-capacity }, { $difficulties-tarte_tatin-rounds } manches
setting-difficulty-piece_montee = Pièce Montée : four de { $difficulties-piece_montee-capacity }, { $difficulties-piece_montee-rounds } manches
setting-cooling = Cartes Refroidissement
setting-cooling-mirrored = 24, comme les cartes Chaleur
setting-cooling-listed = 19, comme la liste du livret
setting-hand_sizes = Taille des mains
setting-hand_sizes-hidden = Cachée
setting-hand_sizes-public = Visible
setting-timer = Minuteur
setting-timer-scaled = Dans les trois dernières manches
setting-timer-rulebook = Entre les manches 8 et 10
setting-timer-last = À la dernière manche exactement
setting-timer-none = Aucun : autant de manches que possible, seul
setting-draw = Pioche
setting-draw-one = Une carte par tour
setting-draw-refill = Compléter sa main
setting-steal_window = Tailles où l’on peut voler
setting-steal_window-book = De { $printed-numbers-steal_low } à { $printed-numbers-steal_high } (dès { $balanced-numbers-steal_low } à quatre et cinq si équilibré)
setting-steal_window-scaled = 1 ou 2 sous la capacité, dès la manche 3
setting-final_count = Décompte final
setting-final_count-book = Deux cartes Objectif suffisent au Glouton
setting-final_count-window = Il faut aussi la bonne taille
setting-first = Qui commence
setting-first-lot = Au hasard
setting-first-1 = Place 1
setting-first-2 = Place 2
setting-first-3 = Place 3
setting-first-4 = Place 4
setting-first-5 = Place 5

# What lies on the table
field-cake = Taille du gâteau
field-capacity = Capacité du four
field-round = Manche
field-most_rounds = Manches au plus
field-first = Premier joueur
field-last_round = Dernière manche
field-refills = On complète sa main
field-open_hands = Mains comptées
field-scaled_window = Vol selon la capacité
field-window_counts = Le décompte regarde la taille
field-timer_last = Minuteur à la dernière manche
field-timer_round = Manche du minuteur
field-skips = Tours à passer
field-origin = Main reçue au départ de
field-counted = Mains déjà vues
field-stack_by = Joué par
field-stack_target = Vise
field-stack_factor = Multiplié par
field-role = Rôle
field-events_to_come = Événements à venir
field-events_left_out = Événements écartés
field-events_shown = Événements
field-timer = Minuteur
field-hand = Main
field-draw = Pioche
field-stack = Cartes en jeu
field-discard = Défausse

# The rules in short
rules-goal = Un gâteau gonfle dans un four capricieux. Les Pâtissiers veulent le sortir entier, les Farceurs le faire exploser, et le Glouton le voler. Personne ne sait qui est qui.
rules-setup =
    Le gâteau mesure { $numbers-size } ; la capacité du four et le nombre de manches dépendent de la difficulté choisie.
    À trois ou plus, chacun reçoit un rôle secret ; il reste secret jusqu’à la fin.
    Chacun reçoit { $numbers-hand } cartes ({ $numbers-solo_hand } si l’on joue seul). Le Glouton reçoit en plus { $numbers-goals_dealt } cartes Objectif Glouton ; les autres cartes Objectif rejoignent la pioche.
    Les événements ont leur propre pile, autant que de manches ; le Minuteur final est parmi les derniers.
rules-turn =
    Chaque manche commence par un événement, qui change la règle pour tous jusqu’à la manche suivante.
    À ton tour, joue une carte de ta main : Chaleur, Refroidissement ou Action. C’est obligatoire si tu le peux.
    Après chaque carte, tout le monde peut réagir : annuler, renvoyer ou doubler. Une réaction peut elle-même recevoir une réaction.
    Quand plus personne ne réagit, la carte du dessus prend effet.
    Pioche une carte.
rules-know =
    Si la taille du gâteau atteint la capacité du four, il explose aussitôt : les Farceurs gagnent.
    Le Glouton gagne s’il a { LETTERS($numbers-goals_needed) } cartes Objectif Glouton en main à son propre tour et que le gâteau fait de { $numbers-steal_low } à { $numbers-steal_high }{ $numbers-steal_low_of_3 ->
        [other] {", "}dès { $numbers-steal_low_of_3 } à trois
       *[none] { "" }
    } (ou selon le réglage : 1 ou 2 sous la capacité, dès la manche 3). Il commence avec { LETTERS($numbers-goals_dealt) } de ces cartes ; les autres sont dans la pioche.
    Une valeur « ? » est tirée de 1 à { $numbers-mystery }, au moment où la carte prend effet.
    À trois : 1 Pâtissier, 1 Farceur, 1 Glouton. À quatre : { $numbers-farceurs_of_4 ->
        [1] 2, 1 et 1
       *[2] 1, 2 et 1
    }. À cinq : { $numbers-farceurs_of_5 ->
        [1] 3, 1 et 1
       *[2] 2, 2 et 1
        [3] 1, 3 et 1
    }. À un ou deux, il n’y a pas de rôles : on gagne ensemble si le gâteau survit.
rules-end = Au Minuteur final, ou si la pioche est vide, on finit la manche. Sans explosion, le Glouton gagne s’il a { LETTERS($numbers-goals_needed) } cartes Objectif Glouton en main (et, selon le réglage, si le gâteau a la bonne taille) ; sinon, ce sont les Pâtissiers.

# Rulings
ruling-boom-01 = Tour et manche
    .text = « Tour » veut dire manche sur un événement, et tour d’un joueur quand le livret parle de chaque joueur.
    .why = Le livret emploie le même mot pour les deux.
ruling-boom-02 = Les événements
    .text = Les événements ont leur propre pile et ne vont jamais en main.
    .why = Le résumé du tour dit « Événement » là où il veut dire « Action ».
ruling-boom-03 = Mains cachées
    .text = On ne montre pas combien de cartes les autres ont en main, sauf si l’option le demande.
    .why = Sept cartes dans une main désigneraient le Glouton dès le début.
ruling-boom-04 = Vingt-quatre Refroidissements
    .text = Par défaut les cartes Refroidissement sont le miroir des cartes Chaleur.
    .why = Le livret en annonce 24 et parle du −5, mais n’en liste que 19 ; les cinq qui manquent complètent le miroir.
ruling-boom-05 = Le minuteur
    .text = Le minuteur sort dans l’une des trois dernières manches de la difficulté choisie.
    .why = L’exemple du livret, manches 8 à 10, est exactement ce cas pour dix manches.
ruling-boom-06 = Jouer est obligatoire
    .text = Si tu peux jouer une carte, tu dois en jouer une ; sinon on regarde tout de suite si le Glouton vole.
    .why = Le livret ne prévoit pas qu’on passe.
ruling-boom-07 = Pas d’explosion au départ
    .text = Le départ ne compte pas comme un changement : à la Pièce Montée on commence à 10 sur 10.
    .why = Sinon la partie finirait avant de commencer.
ruling-boom-08 = Valeur mystère
    .text = Elle est tirée quand la carte prend effet, après les réactions.
    .why = On réagit sans la connaître, et cela vaut pour tous.
ruling-boom-09 = Deux accidents
    .text = Deux accidents font passer deux tours, en entier : ni carte, ni vol, ni pioche, ni effet de fin de tour.
    .why = Chaque carte doit avoir son effet.
ruling-boom-10 = Maladresse
    .text = La victime joue la carte tirée au hasard et choisit sur qui elle tombe ; une carte réactive ou Objectif Glouton est défaussée sans effet. Ni pioche ni vol.
    .why = Ce n’est pas le tour de la victime.
ruling-boom-11 = Les cibles
    .text = On vise un autre joueur ; sans cible possible la carte se joue sans effet.
    .why = Le livret parle toujours d’un autre joueur.
ruling-boom-12 = La pile
    .text = Une réaction répond à la carte du dessus ; quand tous laissent faire, elle prend effet, et la carte d’en dessous peut de nouveau recevoir des réactions.
    .why = Le livret permet de contrer une réaction, sans dire dans quel ordre.
ruling-boom-13 = Éclaboussure unique
    .text = Une carte retournée n’est pas « jouée » : pas de seconde éclaboussure.
    .why = Sinon une seule carte pourrait vider la pioche.
ruling-boom-14 = Service express
    .text = Une carte piochée qu’on ne peut pas jouer est défaussée sans effet, et on ne pioche pas à la fin du tour.
    .why = La pioche du tour a déjà eu lieu.
ruling-boom-15 = L’explosion d’abord
    .text = Une explosion passe avant un vol.
    .why = L’explosion est immédiate, le vol se vérifie après l’effet.
ruling-boom-16 = Seul en cuisine
    .text = En solo, une carte qui vise quelqu’un se joue sans effet.
    .why = Il n’y a personne à viser.
ruling-boom-17 = Qui commence
    .text = Le premier joueur est tiré au sort, sauf si la table a choisi une place.
    .why = Le livret fait commencer qui a mangé du gâteau en dernier, ou le hasard.
ruling-boom-18 = Sans minuteur
    .text = Seul, on peut jouer sans minuteur, autant de manches que possible : jusqu’à l’explosion, ou jusqu’à ce que la pioche soit vide. Quand tous les événements sont sortis, on les mélange et ils reviennent.
    .why = Le livret demande de survivre le plus longtemps possible.
ruling-boom-19 = Le score en solo
    .text = Un gâteau qui explose vaut les manches terminées ; un gâteau sauvé vaut toutes les manches que la partie pouvait durer.
    .why = Ainsi un gâteau sauvé ne vaut jamais moins qu’un gâteau explosé.
ruling-boom-20 = La difficulté habituelle
    .text = À plusieurs, la Génoise ; seul, la Pièce Montée.
    .why = Seul, un bon joueur sauve presque toujours une Génoise ; il peut perdre une Pièce Montée.
ruling-boom-R1 = Qui est interrogé
    .text = À chaque carte, tous les joueurs sont interrogés, à partir de la gauche de celui qui l’a jouée, lui en dernier ; on peut toujours laisser faire. Pas de réaction à une carte Objectif Glouton, à un événement, ni pendant une Panne d’électricité.
    .why = Ainsi la question ne trahit pas qui a de quoi répondre.
ruling-boom-R2 = Carte annulée
    .text = Une carte annulée quitte la pile avec le Tablier, sans nouvelle réaction possible.
    .why = Elle ne fera plus rien.
ruling-boom-R3 = Renvoyer
    .text = Le Renvoi peut viser tout autre joueur que toi, celui qui a joué la carte compris ; si l’effet devient impossible, rien ne se passe.
    .why = Le livret ne limite pas le choix.
ruling-boom-R4 = Nommer, puis choisir
    .text = On dit sur qui en jouant la carte ; ce qu’on prend, la carte au hasard et la valeur mystère ne se décident que quand elle prend effet.
    .why = On réagit à ce qui est connu.
ruling-boom-R5 = La défausse
    .text = Les cartes y vont en quittant la pile : une Récupération peut donc prendre une réaction dépensée contre elle. Elle doit prendre une carte s’il y en a, et tous peuvent prendre un Objectif Glouton.
    .why = C’est l’ordre naturel d’une pile.
ruling-boom-R6 = Carte forcée
    .text = Elle se joue une fois la Maladresse terminée, et on peut y réagir. Une carte réactive ou Objectif Glouton est défaussée, sans réaction possible.
    .why = Une carte jouée reste une carte jouée.
ruling-boom-R7 = L’événement Maladresse
    .text = La carte perdue tombe après l’effet et avant le vol, seulement pour la carte du tour, et pas si rien n’a été joué.
    .why = L’événement parle de ta carte jouée.
ruling-boom-R8 = Éclaboussures
    .text = C’est la carte imprimée qui compte : un Refroidissement inversé éclabousse aussi, un Refroidissement joué par maladresse éclabousse pour qui le joue, une carte retournée jamais ; si la pioche est vide, rien ne se passe.
    .why = L’événement nomme la carte, pas son effet du moment.
ruling-boom-R9 = Ne pas pouvoir piocher
    .text = Il manque une carte à la fin du tour, même une seule pour compléter sa main, ou au Service express ; un Four en panne ne compte pas.
    .why = Seule une pioche vide finit la partie.
ruling-boom-R10 = La carte express
    .text = C’est la carte du tour ; un Glouton qui tire un Objectif le joue et le perd ; si la pioche est vide, c’est la dernière manche.
    .why = L’événement dit de la jouer tout de suite.
ruling-boom-R11 = Glouton coincé
    .text = Un Glouton qui ne peut jouer que des Objectifs doit en jouer un ; une action qui ne peut viser personne se joue quand même.
    .why = Jouer est obligatoire (boom-06).
ruling-boom-R12 = Accident et sens
    .text = Un accident compte les tours, dans un sens ou dans l’autre ; sans tour restant il ne fait rien. La gauche est le joueur suivant.
    .why = Le livret ne connaît qu’un prochain tour.
ruling-boom-R13 = Fin de tour, fin de manche
    .text = Vol, pioche, puis gonflement. Les effets de fin de manche valent aussi à la dernière, avant le décompte.
    .why = C’est l’ordre des étapes du livret.
ruling-boom-R14 = Compléter sa main
    .text = Jusqu’à cinq cartes, sept pour un Glouton avec deux Objectifs ; une main déjà aussi grande ne pioche pas. Une main vide se voit toujours.
    .why = Le livret dit « une carte » et « revenir à cinq » : l’option tranche.
ruling-boom-R15 = Solo
    .text = Même minuteur, sauf si l’on joue sans (boom-18) ; le score suit boom-19 ; on peut réagir à ses propres cartes ; l’Échange d’Ingrédients ne fait rien.
    .why = Le livret demande seulement de survivre.
ruling-boom-R16 = Parler
    .text = Avec des rôles on parle librement ; en coopération seulement par émotes.
    .why = Le livret limite la parole en coopération.

# After the game
tally-played = Cartes jouées
tally-reacted = Réactions
tally-heated = Gâteau gonflé
tally-cooled = Gâteau refroidi
