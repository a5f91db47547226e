game-name = Bunny Boom
game-tagline = Des lapins partout, et personne n’en veut.

# Cards
any-cards = { any-cards.house }{ any-cards.half } { $value } – { any-cards.effect }
    .within = { any-cards.house }{ any-cards.half } { $value } ({ any-cards.effect })
    .grammar = { $family ->
        [moulin] m
        [potager] m
       *[other] f
    }
    .text = Pose : { $effect ->
        [renouveau] remplace toute la rivière
        [boom_de_riviere] après ta pioche dans la rivière, 1 lapin sur chaque carte qui y reste
        [moins_un] rends 1 lapin, puis utilise un effet de la rivière
        [partage] donne 1 de tes lapins à chaque autre joueur
        [passe_partout] sans pénalité ; sur ou sous une autre carte, l’espace se ferme
        [renard] le renard court ici ; chaque autre joueur qu’il rencontre prend 1 de tes lapins
        [plus_un] prends 1 lapin, puis utilise un effet de la rivière
        [saut] saute par-dessus une carte de ton trajet
        [carotte] attire un autre pion ici ; son joueur reçoit la carotte
        [terrier] prends le terrier ; qui traverse une carte Terrier prend 1 lapin à son propriétaire
        [bunny_boom] après le déplacement, 1 lapin sur chaque carte du village
        [retour] ton pion rentre au centre au lieu de se déplacer
        [mega_boom] après ta pioche dans la rivière, 1 lapin sur chaque carte du village et de la rivière, et chez chaque autre joueur
       *[other] ?
    }. Passage : +{ $passage }.{ $river ->
        [none] { "" }
        [aucun] { "" }
       *[other] { " Rivière : " }{ any-cards.river }.
    }
    .river = { $river ->
        [cachee] une carte de la pioche face cachée devant un joueur
        [deux] pose 2 de tes lapins sur le village
        [partage] donne 1 lapin à chaque autre joueur
        [tourne] complète ta main, puis toutes les mains passent à droite
        [boom] 1 lapin sur chaque carte du village
        [echange] échange une carte contre une carte au hasard
       *[other] ?
    }
    .house = { $family ->
        [boulangerie] Boulangerie
        [moulin] Moulin
        [potager] Potager
        [chapelle] Chapelle
        [taverne] Taverne
        [ferme] Ferme
       *[other] ?
    }
    .half = { $effect ->
        [renard] { "" }
        [terrier] { "" }
       *[other] { $orange ->
            [0] { $family ->
                [moulin] { " violet" }
                [potager] { " violet" }
               *[other] { " violette" }
            }
           *[other] { $purple ->
                [0] { " orange" }
               *[other] { "" }
            }
        }
    }
    .effect = { $effect ->
        [renouveau] Renouveau
        [boom_de_riviere] Bunny Boom de rivière
        [moins_un] { "−1 et rivière" }
        [partage] Partage
        [passe_partout] Passe-partout
        [renard] Renard
        [plus_un] { "+1 et rivière" }
        [saut] Saut
        [carotte] Carotte
        [terrier] Terrier
        [bunny_boom] Bunny Boom
        [retour] Retour
        [mega_boom] Méga Bunny Boom
       *[other] ?
    }
card-mairesse = Mairesse
    .within = carte Mairesse
    .grammar = f
    .text = Sans famille ni pénalité : l’espace reste ouvert, et la carte suivante ne paie rien. Passage : +{ $passage }.
card-joker = Joker
    .grammar = m
    .text = Sans pénalité : l’espace se ferme aussitôt. Passage : +{ $passage }.

# Said in several places
text-space = { $space ->
    [-1] au centre
    [0] à gauche, près du centre
    [1] à gauche, au milieu
    [2] à gauche, au bout
    [3] à droite, près du centre
    [4] à droite, au milieu
    [5] à droite, au bout
    [6] en haut, près du centre
    [7] en haut, au milieu
    [8] en haut, au bout
    [9] en bas, près du centre
    [10] en bas, au milieu
    [11] en bas, au bout
   *[other] dans le village
}
text-rabbits = { $rabbits ->
    [0] aucun lapin
    [1] 1 lapin
   *[other] { $rabbits } lapins
}
text-river = { $river ->
    [1] deux de tes lapins vont sur des cartes du village
    [2] tu donnes un lapin à chacun
    [3] tu échanges une carte
    [4] tu donnes une carte face cachée
    [5] toutes les mains passent à droite
    [6] un Bunny Boom
   *[other] rien
}
text-river-told = { $river ->
    [1] deux lapins vont sur des cartes du village
    [2] un lapin pour chacun des autres
    [3] une carte échangée
    [4] une carte face cachée pour quelqu’un
    [5] toutes les mains passent à droite
    [6] un Bunny Boom
   *[other] rien
}
text-family-boulangerie = Boulangerie
text-family-moulin = Moulin
text-family-potager = Potager
text-family-chapelle = Chapelle
text-family-taverne = Taverne
text-family-ferme = Ferme
text-left = À gauche
text-right = À droite
text-up = En haut
text-down = En bas
text-centre = Au centre
text-step-1 = près du centre
text-step-2 = au milieu
text-step-3 = au bout
text-empty = vide
text-closed = fermé
text-legend = ■ fermé, +2 passage, P Passe-partout, T Terrier, ♥ lapins, R renard
text-passage = passage +{ $passage }

# Questions
question-placement = Quelle carte poses-tu, et où ? Pas sur celle où se trouve ton pion.
question-card_to_jump = Par-dessus quelle carte sautes-tu ?
question-river_card = Quel effet de la rivière utilises-tu ?
question-card_to_draw = Où pioches-tu : dans la pioche, ou dans la rivière ?
question-card_to_fill = Où prends-tu de quoi compléter ta main : dans la pioche, ou dans la rivière ?
question-pawn_to_lure = Quel pion attires-tu avec la carotte ?
question-recipient = À qui donnes-tu un lapin ?
question-space_for_rabbit = { $left ->
    [1] Et le second lapin, sur quelle carte ?
   *[other] Sur quelle carte poses-tu un de tes lapins ?
}
question-card_to_swap = Quelle carte échanges-tu, et avec qui ?
question-owner_of_face_down = Devant qui poses-tu la carte face cachée ?

# Options
option-place = Poser { LE($kind) } { text-space }
option-run_late = Le sablier { DE($seat) } est écoulé
option-jump = Sauter celle qui est { text-space }
option-leave_river = Ne pas utiliser la rivière
option-use_river = { $kind } : { text-river }
option-draw_card = Prendre dans la pioche
option-take_from_river = { $rabbits ->
    [0] Prendre { LE($kind) } dans la rivière
   *[other] Prendre { LE($kind) } dans la rivière, avec { text-rabbits }
}
option-lure = Attirer { $target }
option-give = Donner un lapin à { $target }
option-lay = Poser un lapin { text-space }
option-swap = Échanger { LE($kind) } avec { $target }
option-lay_face_down = Poser la carte devant { $target }

# Events
event-turn_began = C’est au tour { DE($seat) }.
    .why = On joue dans le sens horaire ; on ne passe jamais.
event-ran_late = Trop tard ! { $seat } prend { text-rabbits }.
    .why = Le sablier est écoulé : autant de lapins que la plus haute valeur de la rivière, une fois par tour (bunny-R15).
event-placed = { $seat } pose { UN($card) } { text-space }.
    .why = D’abord le 1er étage, en partant du centre ; ensuite sur un espace ouvert, sauf celui de ton propre pion (bunny-R4).
event-other_family = Ce n’est pas la même famille : { $seat } prend { text-rabbits }.
    .why = Sur une autre famille, on paie la valeur de la carte posée et l’espace reste ouvert (bunny-R3).
event-closed = { text-space } : l’espace est fermé.
    .why = Même famille, Joker ou Passe-partout : plus rien ne s’y pose, mais on y passe toujours (bunny-R3).
event-layer_full = Le 1er étage est complet : on pose maintenant les cartes par-dessus.
    .why = Le 2e étage commence quand tous les espaces sont couverts.
event-moved = { $seat } arrive { text-space }.
    .why = Le pion rejoint la carte posée ; ni le départ, ni l’arrivée, ni le centre ne comptent.
event-jumped = { $seat } saute par-dessus la carte { text-space }.
    .why = Saut : ni passage, ni lapins, ni Terrier de cette carte (bunny-R6).
event-jumped_nothing = { $seat } n’a aucune carte à sauter en chemin.
    .why = Saut : sans carte à traverser, il n’y a rien à sauter (bunny-R6).
event-went_home = { $seat } retourne directement au centre.
    .why = Retour remplace le déplacement ; la suite du tour a lieu (bunny-R7).
event-crossed = { $seat } passe sur la carte { text-space }, et prend { text-rabbits }.
    .why = Effet de passage, puis Terrier, puis les lapins de la carte (bunny-R7).
event-collected = { $seat } y ramasse aussi { text-rabbits }.
    .why = Les lapins d’une carte traversée vont dans ton domaine (bunny-02).
event-gained = { $seat } prend { text-rabbits }.
    .why = La carte « +1 et rivière » ajoute un lapin.
event-lost = { $seat } se débarrasse { $rabbits ->
    [0] de 0 lapin
    [1] d’un lapin
   *[other] de { $rabbits } lapins
}.
    .why = La carte « −1 et rivière » retire un lapin, s’il y en a.
event-had_no_rabbit = { $seat } n’a aucun lapin : il ne se passe rien.
    .why = On donne autant qu’on peut, jamais plus que ce que l’on a (bunny-R8).
event-gave = { $seat } donne un lapin à { $target }.
    .why = Partage et Renard : autant que possible, jamais plus que ce que l’on a (bunny-R8, bunny-R14).
event-lured = { $seat } attire { $target } { text-space }, et lui donne la carotte.
    .why = Carotte : le pion vient ici, même s’il y est déjà ; la carotte vaut { $numbers-carrot } lapins à la fin (bunny-R5).
event-fox_ran = { $seat } attire le renard { text-space }.
    .why = Chaque autre joueur rencontré en chemin ou à l’arrivée prend un lapin (bunny-R14).
event-burrow_taken = { $seat } prend le terrier dans son domaine.
    .why = Qui traverse une carte Terrier prend un lapin à son propriétaire.
event-burrow_paid = { $seat } passe sur un Terrier et prend un lapin à { $owner }.
    .why = Seule la carte du dessus compte, et le propriétaire ne se paie pas lui-même (bunny-R14).
event-boomed = Bunny Boom ! Un lapin sur chaque carte du village.
    .why = Chaque espace couvert reçoit un lapin, pas le centre.
event-mega_boomed = Méga Bunny Boom { DE($seat) } ! Un lapin partout, sauf dans son domaine.
    .why = Village, rivière restante et domaines des autres, après la pioche (bunny-R10).
event-river_boomed = Bunny Boom de rivière ! Un lapin sur chaque carte de la rivière.
    .why = Les lapins se posent avant que la rivière soit complétée (bunny-R10).
event-renewed = { $seat } remplace toute la rivière.
    .why = Renouveau : les cartes sont défaussées, leurs lapins retournent à la réserve (bunny-R9).
event-river_used = { $seat } utilise la rivière avec { LE($card) } : { text-river-told }.
    .why = L’effet a lieu, la carte est défaussée, ses lapins retournent à la réserve (bunny-R9).
event-river_was_plain = Aucune carte de la rivière n’a d’effet : { $seat } continue.
    .why = Sans effet de rivière visible, la vague ne fait rien.
event-river_left = { $seat } n’utilise pas la rivière.
    .why = À cette table, l’effet de la rivière est facultatif.
event-laid = { $seat } pose un lapin { text-space }.
    .why = Sur n’importe quel espace couvert, même fermé, jamais au centre (bunny-R8).
event-swapped_out = { $card ->
    [none] { $seat } donne une carte à { $target }.
   *[other] { $seat } donne { LE($card) } à { $target }.
}
    .why = La carte donnée est choisie (bunny-R12).
event-swapped_in = { $card ->
    [none] { $seat } lui prend une carte au hasard.
   *[other] { $seat } lui prend { LE($card) }, au hasard.
}
    .why = La carte reçue est tirée au hasard (bunny-R12).
event-nothing_to_swap = { $seat } n’a rien à échanger : il ne se passe rien.
    .why = Il faut une carte en main et un autre joueur qui en a (bunny-R12).
event-laid_face_down = { $target ->
    [none] { $seat } pose la carte face cachée devant son propre domaine.
   *[other] { $seat } pose une carte face cachée devant { $target }.
}
    .why = Sa valeur compte à la fin, et personne ne la regarde (bunny-R12).
event-nothing_to_lay = La pioche est vide : pas de carte face cachée.
    .why = La carte cachée vient de la pioche ; vide, elle ne donne rien (bunny-R12).
event-hands_passed = Chacun donne sa main à son voisin de droite.
    .why = Chaque main va au joueur précédent (bunny-R11, bunny-07).
event-drew = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { UN($card) }.
}
    .why = On complète sa main à { LETTERS($numbers-hand) } cartes (bunny-R11).
event-took = { $rabbits ->
    [0] { $seat } prend { LE($card) } dans la rivière.
   *[other] { $seat } prend { LE($card) } dans la rivière, avec { text-rabbits }.
}
    .why = Les lapins d’une carte prise vont dans ton domaine (bunny-R9).
event-turned_up = Nouvelle carte dans la rivière : { $card }.
    .why = La rivière revient à { LETTERS($numbers-river) } cartes tant que la pioche le permet.
event-pile_ended = La pioche est vide : la partie est finie.
    .why = Le tour où la pioche s’épuise est joué jusqu’au bout (bunny-03, bunny-R13).
event-no_space_left = Il ne reste à { $seat } aucun espace où poser : la partie est finie.
    .why = Il ne reste que des espaces fermés, ou celui où se trouve son propre pion (bunny-R13).
event-hand_counted = Les cartes en main { DE($seat) } comptent pour { text-rabbits }.
    .why = À la fin, on ajoute la valeur des cartes en main.
event-hidden_counted = Les cartes face cachée devant { $seat } comptent pour { text-rabbits }.
    .why = Les cartes posées face cachée comptent à la fin, comme celles de la main (bunny-R12).
event-carrot_counted = La carotte { DE($seat) } compte pour { text-rabbits }.
    .why = Qui finit avec la carotte ajoute { $numbers-carrot } lapins.
event-scored = { $seat } finit avec { $points ->
    [0] 0 lapin
    [1] 1 lapin
   *[other] { $points } lapins
}, dont { $rabbits } en jetons.
    .why = Jetons du domaine, cartes en main, cartes face cachée et carotte : le plus petit total gagne ; à égalité, qui a le moins de lapins en jetons ; sinon la victoire est partagée.
event-last_counted = { $seat } joue en dernier et compte { $rabbits ->
    [0] 0 lapin
    [1] 1 lapin
   *[other] { $rabbits } lapins
} de moins, soit { $points } en tout.
    .why = C’est le réglage équilibré : avec les nombres du livret, qui joue en dernier gagne moins souvent. On ne descend pas sous 0.

# Reasons
reason-space_is_closed = Cet espace est fermé.
reason-own_pawn_stands_there = On ne pose pas de carte sur celle où se trouve son propre pion.
reason-first_layer_first = Il faut d’abord finir le 1er étage.
reason-not_next_to_a_card = Il faut poser à côté du centre ou d’une carte.
reason-boom_draws_from_the_river = Après ce Boom, on pioche dans la rivière.
reason-card_has_no_river_effect = Cette carte n’a pas d’effet de rivière.
reason-river_is_compulsory = Quand il y a un effet de rivière, il faut en utiliser un.
reason-not_offered = Ce n’est pas possible maintenant.

# Endings
ending-pile_empty = La pioche est épuisée : qui a le moins de lapins gagne.
    .won = La pioche est épuisée : { $winners } { $count ->
        [one] gagne
        *[other] gagnent
    } avec { $score ->
        [0] 0 lapin
        [1] 1 lapin
       *[other] { $score } lapins
    }, le moins de tous.
ending-no_space = Il n’y a plus d’espace où poser une carte : qui a le moins de lapins gagne.
    .won = Il n’y a plus d’espace où poser une carte : { $winners } { $count ->
        [one] gagne
        *[other] gagnent
    } avec { $score ->
        [0] 0 lapin
        [1] 1 lapin
       *[other] { $score } lapins
    }, le moins de tous.

# Settings
setting-numbers = Réglage
setting-numbers-printed = Comme imprimé
setting-numbers-balanced = Équilibré : qui joue en dernier compte { $balanced-numbers-last_fewer } lapins de moins
setting-mairesse = Mairesse
setting-mairesse-on = Avec
setting-mairesse-off = Sans
setting-joker = Joker
setting-joker-on = Avec
setting-joker-off = Sans
setting-renard = Renard
setting-renard-on = Avec
setting-renard-off = Sans
setting-terrier = Terrier
setting-terrier-on = Avec
setting-terrier-off = Sans
setting-river = Effet de la rivière
setting-river-compulsory = Obligatoire, comme dans le livret
setting-river-optional = Facultatif
setting-tourne = Avant que les mains tournent
setting-tourne-pile = On complète sa main à la pioche
setting-tourne-free = On complète sa main à la pioche ou dans la rivière
setting-sandglass = Sablier
setting-sandglass-off = Sans
setting-sandglass-15 = 15 secondes
setting-sandglass-30 = 30 secondes
setting-sandglass-45 = 45 secondes
setting-first = Qui commence
setting-first-lot = Au hasard
setting-first-1 = Place 1
setting-first-2 = Place 2
setting-first-3 = Place 3
setting-first-4 = Place 4

# What lies on the table
field-first = Premier joueur
field-river_optional = Rivière facultative
field-free_fill = Compléter à la pioche ou dans la rivière
field-sandglass = Sablier, en secondes
field-sand = Le sablier coule pour
field-carrot = Carotte
field-fox = Renard
field-burrow = Terrier
field-domain = Lapins du domaine
field-pawn = Pion
field-rabbits = Lapins sur le village
field-closed = Espaces fermés
field-river_rabbits = Lapins sur la rivière
field-village = Village
field-river = Rivière
field-hand = Main
field-face_down = Cartes face cachée
field-draw = Pioche
field-discard = Défausse

# The rules in short
rules-goal = Les lapins envahissent le village. Finis la partie avec le moins de lapins dans ton domaine.
rules-setup =
    Les pions sont au centre du village.
    Lapins dans chaque domaine : { $numbers-rabbits } ; cartes pour chaque joueur : { $numbers-hand }.
    Retourne { $numbers-river } cartes : c’est la rivière. À deux, on ne prend que la moitié violette de la boîte.
rules-turn =
    Pose une carte de ta main : d’abord sur un espace vide, à côté du centre ou d’une carte, puis, quand tout est couvert, sur une carte encore ouverte, mais jamais sur celle où se trouve ton propre pion.
    Sur une carte d’une autre famille, tu prends autant de lapins que la valeur de ta carte ; sur la même famille, l’espace se ferme pour de bon.
    Applique l’effet de ta carte, puis déplace ton pion jusqu’à elle. Chaque carte traversée te donne ses lapins.
    Si ta carte porte une vague, applique l’effet d’une carte de la rivière.
    Complète ta main à { LETTERS($numbers-hand) } cartes, à la pioche ou dans la rivière.
rules-know =
    Le départ, l’arrivée et le centre ne comptent pas : seules les cartes entre les deux donnent des lapins.
    Les trois sortes de Bunny Boom se déclenchent après ton déplacement.
    Celui qui a la carotte à la fin compte { $numbers-carrot } lapins de plus.
    Les cartes en main et celles posées face cachée devant toi comptent pour leur valeur.
rules-end = La partie s’arrête à la fin du tour où la pioche est vide, ou quand un joueur ne peut plus poser. Qui a le moins de lapins gagne ; à égalité, qui en a le moins en jetons ; sinon la victoire est partagée.{ $numbers-last_fewer ->
       *[0] { "" }
        [1] { " " }À cette table, qui joue en dernier compte 1 lapin de moins.
        [other] { " " }À cette table, qui joue en dernier compte { $numbers-last_fewer } lapins de moins.
    }

# Rulings
ruling-bunny-01 = Sous une carte, le Passe-partout ne coûte rien
    .text = Une carte posée sur un Passe-partout ferme l’espace, sans pénalité, quelle que soit sa famille.
    .why = Le livret ferme l’espace et lève les contraintes de famille ; une pénalité serait une contrainte.
ruling-bunny-02 = Les lapins restent sur l’espace
    .text = Les lapins sont sur l’espace : ils y restent quand on pose une carte par-dessus, jusqu’à ce qu’un pion le traverse.
    .why = Le livret ne les retire qu’au passage d’un pion.
ruling-bunny-03 = Fin par la pioche
    .text = Quand la pioche se vide, le tour en cours est joué jusqu’au bout, puis on compte.
    .why = Le livret dit que la partie prend fin, sans dire à quel moment ; un tour coupé n’aurait pas de pioche.
ruling-bunny-04 = Trois cents lapins
    .text = Un domaine ne dépasse pas 300 lapins, une carte 99.
    .why = Tous les jetons de la boîte valent ensemble 300 ; aucune partie normale n’en approche.
ruling-bunny-05 = Le renard déjà là
    .text = Si le renard est déjà sur l’espace, il ne bouge pas et ne rencontre personne.
    .why = Il ne rencontre quelqu’un qu’en se déplaçant.
ruling-bunny-06 = Qui commence
    .text = Le premier joueur est tiré au sort, sauf si la table a choisi une place.
    .why = Le livret fait commencer qui a mangé des carottes en dernier.
ruling-bunny-07 = Compléter avant de tourner
    .text = Avec l’option, on complète sa main à la pioche ou dans la rivière avant de faire tourner les mains ; les lapins d’une carte de la rivière sont pour qui la prend.
    .why = Le livret dit de piocher une nouvelle carte, et partout ailleurs on pioche à l’un ou à l’autre endroit.
ruling-bunny-R1 = Cartes spéciales
    .text = Mairesse : valeur 3, passage +1. Joker : valeur 5, passage +2. Ni effet à la pose, ni effet de rivière. Renard et Terrier : valeur 3, passage +1, sans effet de rivière.
    .why = Le livret ne montre pas ces nombres.
ruling-bunny-R2 = Joker et Passe-partout sur un espace vide
    .text = Un Joker sur un espace vide le ferme aussitôt ; un Passe-partout non : la carte suivante le fermera.
    .why = Le Joker ferme toujours ; le Passe-partout ferme quand il est sur ou sous une carte.
ruling-bunny-R3 = Ce qui passe d’abord
    .text = Joker et Passe-partout, dessus ou dessous, ferment ; sinon la Mairesse, dessus ou dessous, laisse ouvert sans pénalité ; sinon on compare les familles.
    .why = Il faut un ordre quand deux cartes spéciales se rencontrent.
ruling-bunny-R4 = Pions sur un espace
    .text = Pions, renard et lapins restent sur l’espace : une carte se glisse dessous. Seul ton propre pion t’interdit un espace.
    .why = Le livret n’interdit que la carte où se trouve ton pion.
ruling-bunny-R5 = La carotte est obligatoire
    .text = Il faut choisir un autre pion, même s’il est déjà là : il ne bouge pas mais reçoit la carotte. Cela se passe avant ton déplacement.
    .why = Le livret dit d’attirer, sans dire « peut ».
ruling-bunny-R6 = Quoi sauter
    .text = La carte à sauter est choisie avant le déplacement, parmi celles traversées ; s’il n’y en a pas, rien. Saut évite aussi le Terrier.
    .why = On saute la carte entière.
ruling-bunny-R7 = Retour, et l’ordre du passage
    .text = Retour remplace seulement le déplacement ; la rivière et la pioche suivent. Sur une carte : passage, Terrier, puis lapins.
    .why = Le livret parle du seul déplacement.
ruling-bunny-R8 = Trop peu de lapins
    .text = On donne autant qu’on peut, en choisissant à qui ; « déplacer 2 » devient moins si l’on en a moins. Tout espace couvert convient, même fermé, jamais le centre.
    .why = On ne donne pas ce qu’on n’a pas.
ruling-bunny-R9 = Lapins de la rivière
    .text = Sur une carte défaussée, ils retournent à la réserve ; sur une carte prise, ils vont à qui la prend, avant tout Boom du tour.
    .why = Le livret ne parle que des cartes ramassées.
ruling-bunny-R10 = Booms de la rivière
    .text = Méga Bunny Boom et Bunny Boom de rivière : il faut piocher dans la rivière ; les lapins vont sur les cartes qui restent, jamais sur les nouvelles.
    .why = Le livret dit de piocher d’abord dans la rivière.
ruling-bunny-R11 = Les mains tournent
    .text = On complète sa main à la pioche, chaque main va au joueur précédent, et on ne pioche plus ce tour-ci. On ne pioche que jusqu’à trois cartes ; si la pioche est vide, dans la rivière ; si les deux le sont, pas du tout.
    .why = Le livret fait piocher avant de passer les mains.
ruling-bunny-R12 = Échange et carte cachée
    .text = On échange avec un joueur qui a des cartes ; sans carte en main, il ne se passe rien. La carte face cachée est celle du dessus de la pioche, pour n’importe quel joueur ; si la pioche est vide, il n’y en a pas.
    .why = Le livret laisse le choix du joueur.
ruling-bunny-R13 = La fin exacte
    .text = La partie finit à la fin du tour où la pioche s’est vidée, une fois la rivière complétée ; sinon au début d’un tour où l’on n’a plus d’espace où poser.
    .why = On ne peut pas passer son tour.
ruling-bunny-R14 = Renard et Terrier
    .text = L’espace que le renard quitte ne compte pas ; on paie dans l’ordre du chemin, puis dans le sens horaire. Le propriétaire du terrier ne paie rien pour lui-même ; seule la carte du dessus compte.
    .why = Il faut un ordre quand les lapins manquent.
ruling-bunny-R15 = Le sablier
    .text = Trop tard : la plus haute valeur de la rivière (Joker 5, Mairesse 3), une seule fois par tour ; il faut encore poser.
    .why = Le sablier ne mesure que la pose.

# After the game
tally-placed = Cartes posées
tally-gained = Lapins reçus
tally-lost = Lapins partis
tally-gave = Lapins donnés
