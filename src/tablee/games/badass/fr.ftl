game-name = Badass Force
game-tagline = Annonce qui tu veux, tant que personne n’ose en douter.

# Characters
card-colonelle = La Colonelle
    .within = Colonelle
    .grammar = f
    .text = Au tour d’un autre, quand ton personnage actif va mourir : annonce-la et il survit{ $amount ->
        [0] { "" }
       *[other] { ", et tu gagnes " }{ $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }
    }. En Vengeance : { $vengeance_amount ->
        [0] pareil
       *[other] et tu gagnes { $vengeance_amount ->
        [one] { $vengeance_amount } charge
       *[other] { $vengeance_amount } charges
    }
    }.
card-ninja = Le Ninja
    .within = Ninja
    .grammar = m
    .text = Paie { $cost ->
        [one] { $cost } charge
       *[other] { $cost } charges
    } : tue le personnage actif d’un rival. En Vengeance : { $vengeance_cost ->
        [one] { $vengeance_cost } charge
       *[other] { $vengeance_cost } charges
    }.
card-armurier = L’Armurier
    .within = Armurier
    .grammar = m
    .text = Gagne { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }. En Vengeance : { $vengeance_amount }.
card-pickpocket = Le Pickpocket
    .within = Pickpocket
    .grammar = m
    .text = Prends jusqu’à { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } à un rival. En Vengeance : jusqu’à { $vengeance_amount }.
card-espionne = L’Espionne
    .within = Espionne
    .grammar = f
    .text = Regarde en secret le personnage actif { $amount ->
        [1] d’un rival
       *[other] de { LETTERS($amount) } rivaux
    }, puis change le tien si tu veux. En Vengeance : { $vengeance_amount ->
        [1] un rival
       *[other] { LETTERS($vengeance_amount) } rivaux
    }.
card-dynamiteur = Le Dynamiteur
    .within = Dynamiteur
    .grammar = m
    .text = Donne { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    } à un rival : si son arme déborde, elle explose et son personnage meurt. En Vengeance : { $vengeance_amount ->
        [one] { $vengeance_amount } charge
       *[other] { $vengeance_amount } charges
    }.
card-cascadeuse = La Cascadeuse
    .within = Cascadeuse
    .grammar = f
    .text = Paie { $cost ->
        [one] { $cost } charge
       *[other] { $cost } charges
    } : reprends { $amount ->
        [1] un personnage
       *[other] jusqu’à { LETTERS($amount) } personnages
    } de ton cimetière. En Vengeance : { $vengeance_cost ->
        [0] sans payer, { "" }
        [1] pour { $vengeance_cost } charge, { "" }
       *[other] pour { $vengeance_cost } charges, { "" }
    }jusqu’à { LETTERS($vengeance_amount) }.
card-justicier = Le Justicier
    .within = Justicier
    .grammar = m
    .text = Nomme le personnage actif d’un rival : si c’est juste, il meurt. En Vengeance : si c’est faux, gagne { $vengeance_amount ->
        [one] { $vengeance_amount } charge
       *[other] { $vengeance_amount } charges
    }.

# Weapons
text-start = { $start ->
        [0] { "" }
        [one] {" "}Arrive avec { $start } charge.
       *[other] {" "}Arrive avec { $start } charges.
    }
card-revolver = Revolver
    .grammar = m
    .text = Tue le personnage actif d’un rival. À partir de { $mark } charges sur { $max }.{ text-start }
card-fusil_a_pompe = Fusil à pompe
    .grammar = m
    .text = Tue le personnage actif d’un voisin. À partir de { $mark } charges sur { $max }.{ text-start }
card-arbalete = Arbalète
    .grammar = f
    .text = Tue le personnage actif d’un rival, sans défense possible. À partir de { $mark } charges sur { $max }.{ text-start }
card-lance_flammes = Lance-flammes
    .grammar = m
    .text = Tue les personnages actifs de tes deux voisins. À partir de { $mark } charges sur { $max }.{ text-start }
card-mitrailleuse = Mitrailleuse
    .grammar = f
    .text = Tue { $targets ->
        [1] le personnage actif d’un rival
        [2] les personnages actifs d’un ou de deux rivaux
        [3] les personnages actifs d’un, de deux ou de trois rivaux
       *[other] les personnages actifs de { $targets } rivaux au plus
    }. À partir de { $mark } charges sur { $max }.{ text-start }
card-grenade = Grenade
    .grammar = f
    .text = Tue le personnage actif d’un rival. À partir de { $mark } charges sur { $max } ; une charge de trop et elle explose chez toi.{ text-start }
card-machette = Machette
    .grammar = f
    .text = Un rival perd un personnage de sa main, au hasard. À partir de { $mark } charges sur { $max }.{ text-start }
card-bazooka = Bazooka
    .grammar = m
    .text = Tue le personnage actif de chaque rival. À partir de { $mark } charges sur { $max }.{ text-start }

# Questions and options
question-first_active = Quel personnage poses-tu face cachée devant toi ?
question-new_active = Quel personnage poses-tu face cachée devant toi ?
question-action = À toi : que fais-tu ?
question-denounce = { $announcer } dit : « Je suis { LE($kind) }. » Tu y crois ?
question-defence = { $killer ->
    [none] Ton personnage va mourir. Te défends-tu ?
   *[other] { $killer } va tuer ton personnage. Te défends-tu ?
}
question-new_weapon = Quelle arme prends-tu ?
question-target = Sur qui utilises-tu { LE($kind) } ?
question-burst = Qui d’autre est dans la rafale ?
question-rival_to_spy_on = Qui espionnes-tu ?
question-character_to_recover = Quel personnage reprends-tu dans ton cimetière ?
question-charges_to_take = Combien de charges prends-tu à { $victim } ?
question-name_to_accuse = Quel personnage se cache devant { $victim } ?
option-choose_first = { LE($kind) }
option-lay = { LE($kind) }
option-change_character = Changer de personnage
option-change_weapon = Changer d’arme
option-execute = Utiliser mon arme
option-go_to_armoury = Aller à l’armurerie
option-announce = « Je suis { LE($kind) } ! »
option-believe = J’y crois
option-cry_bluff = C’est du bluff !
option-suffer = Le laisser mourir
option-defend = « Je suis { LE($kind) } ! »
option-take_weapon = { LE($kind) }
option-aim = { $victim }
option-add_target = { $victim }
option-fire = Feu !
option-spy_on = { $victim }
option-enough = Ça suffit
option-recover = { LE($kind) }
option-take_charges = { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
}
option-accuse = { LE($named) }

# Events
event-turn_began = C’est au tour { DE($seat) }.
    .why = On joue dans le sens horaire : recharger, puis une action.
event-cool_bonus = { $points ->
    [one] { $seat } reste Cool et gagne { $points } point : { $score } en tout.
   *[other] { $seat } reste Cool et gagne { $points } points : { $score } en tout.
}
    .why = Dès que quelqu’un est en Vengeance, chaque joueur Cool gagne { $numbers-cool_bonus ->
        [one] { $numbers-cool_bonus } point
       *[other] { $numbers-cool_bonus } points
    } au début de son tour (badass-R12).
event-charged = { $charge ->
    [0] L’arme { DE($seat) } n’a plus de charge.
   *[other] { $change ->
        [0] L’arme { DE($seat) } est déjà chargée au maximum.
       *[other] L’arme { DE($seat) } passe à { $charge ->
            [one] { $charge } charge
           *[other] { $charge } charges
        }.
    }
}
    .why = Une arme ne dépasse jamais son maximum : le reste est perdu (badass-R7).
event-took_back = { $seat } reprend son personnage en main.
    .why = On le reprend pour changer, ou parce qu’il a été montré à tous ; on peut reposer le même (badass-R5, badass-08).
event-laid = { $card ->
    [none] { $seat } pose un personnage face cachée.
   *[other] { $seat } pose { LE($card) } face cachée.
}
    .why = Le personnage actif n’est connu que de son propriétaire (badass-13).
event-discarded_weapon = { $seat } défausse { LE($weapon) }.
    .why = Changer d’arme, ou l’avoir utilisée, fait perdre ses charges.
event-took_weapon = { $seat } prend { LE($weapon) }, sans charge.
    .why = Une nouvelle arme arrive sans aucune charge.
event-market_filled = Nouvelle arme au centre de la table : { LE($weapon) }.
    .why = Il y a toujours { LETTERS($numbers-market) } armes au centre de la table.
event-arsenal_renewed = On mélange les armes défaussées pour refaire la pioche.
    .why = Une pioche vide se refait avec la défausse mélangée.
event-executed = { $seat } utilise { LE($weapon) } !
    .why = Il faut que la charge atteigne la case marquée d’une explosion ; on change ensuite d’arme.
event-rolled = { $seat } lance les dés : { $first ->
    [0] vert
    [1] jaune
   *[other] rouge
} et { $second ->
    [0] vert
    [1] jaune
   *[other] rouge
}.
    .why = Vert : le lanceur ; jaune : tout le monde ; rouge : tous les autres ; une charge par dé, dé par dé (badass-R7, badass-10).
event-jammed = Double rouge : { $seat } perd toutes ses charges !
    .why = Deux rouges vident l’arme du lanceur, à la fin (badass-R7).
event-announced = { $seat } annonce : « Je suis { LE($card) } ! »
    .why = On peut annoncer n’importe lequel des sept personnages, vrai ou faux, si on peut payer et viser (badass-R1, badass-R10, badass-03).
event-defended = { $killer ->
    [none] { $seat } se défend : « Je suis { LE($card) } ! »
   *[other] { $seat } se défend contre { $killer } : « Je suis { LE($card) } ! »
}
    .why = Se défendre, c’est annoncer un personnage : chacun peut dénoncer un bluff, l’attaquant aussi (badass-R3, badass-02).
event-denounced = { $seat } ne croit pas { $announcer } : « C’est du bluff ! »
    .why = Les réponses s’ouvrent quand tous ont parlé ; seul le premier dans le sens horaire est engagé (badass-01, badass-14, badass-17).
event-believed = Personne n’en doute : { $seat } utilise le pouvoir { DU($card) }.
    .why = Sans dénonciation le pouvoir s’applique et rien n’est montré.
event-proved = C’était vrai ! { $seat } montre { LE($card) } : { $denouncer } avait tort.
    .why = Le dénonciateur perd d’abord un personnage, puis le pouvoir s’applique, puis la carte montrée retourne en main (badass-R5).
event-caught = C’était du bluff ! { $denouncer } avait raison : { $seat } n’est pas { LE($card) }.
    .why = Un bluff démasqué coûte le personnage actif ; le pouvoir n’a pas lieu et rien n’est payé (badass-R1, badass-R4).
event-aimed = { $seat } vise { $victim } avec { LE($card) }.
    .why = Les cibles se choisissent après la dénonciation, et toutes avant le premier mort (badass-R1, badass-R2, badass-11).
event-saved = Le personnage { DE($seat) } est sauvé.
    .why = Crue ou prouvée, la Colonelle sauve le personnage ; l’attaque est perdue et ne rapporte rien (badass-R4).
event-died = { $killer ->
    [none] { $victim } perd { LE($card) }.
   *[other] { $killer } tue { LE($card) } { DE($victim) }.
}
    .why = Les morts viennent une par une, dans le sens horaire, chacune réglée avant la suivante (badass-R2).
event-lost = À cause { DE($by) }, { $victim } perd { LE($card) }.
    .why = Une Machette ou une dénonciation à tort coûte un personnage de la main, au hasard.
event-scored = { $points ->
    [one] { $seat } gagne { $points } point : { $score } en tout.
   *[other] { $seat } gagne { $points } points : { $score } en tout.
}
    .why = { $numbers-first_kill } points pour ton premier mort d’un tour, { $numbers-next_kill } pour les suivants, { $numbers-leader_bonus } de plus si la victime menait seule (badass-04, badass-R12).
event-exploded = { LE($weapon) } { DE($owner) } explose !
    .why = Une charge de trop fait exploser une Grenade, et n’importe quelle arme par le Dynamiteur ; l’arme est remplacée, puis le personnage attaqué (badass-R6, badass-R8, badass-09).
event-vengeance = { $seat } passe en mode Vengeance et reprend toutes ses cartes !
    .why = Avec un seul personnage en tout, on reprend cimetière et Loge ; l’arme et sa charge restent (badass-R9).
event-loge = { $card ->
    [none] Le hasard met un personnage dans la Loge { DE($seat) }.
   *[other] Le hasard met { LE($card) } dans la Loge { DE($seat) }.
}
    .why = La Loge est tirée au hasard et n’est vue que de son propriétaire.
event-paid = { $cost ->
    [one] { $seat } paie { $cost } charge.
   *[other] { $seat } paie { $cost } charges.
}
    .why = Le prix d’un pouvoir se paie après la dénonciation (badass-R1).
event-stole = { $charges ->
    [one] { $seat } prend { $charges } charge à { $victim }.
   *[other] { $seat } prend { $charges } charges à { $victim }.
}
    .why = Le Pickpocket prend au moins une charge ; trop peut faire exploser sa propre Grenade (badass-07, badass-R7).
event-spied = { $card ->
    [none] { $seat } espionne { $victim }.
   *[other] { $seat } espionne { $victim } et voit { LE($card) }.
}
    .why = Tous voient qui est espionné, seule l’Espionne voit quoi ; en Vengeance, deux rivaux différents (badass-R13).
event-recovered = { $seat } reprend { LE($card) } dans son cimetière.
    .why = La Cascadeuse reprend des personnages du cimetière, jamais la Loge (badass-R10).
event-accused = { $seat } accuse { $victim } : « Tu es { LE($card) } ! »
    .why = Le Justicier peut nommer n’importe lequel des sept (badass-15).
event-missed = Non : { $victim } n’est pas { LE($card) }.
    .why = Une erreur ne montre rien (badass-R11).
event-won = { $score ->
    [one] { $seat } l’emporte avec { $score } point !
   *[other] { $seat } l’emporte avec { $score } points !
}
    .why = Le plus haut score gagne ; à égalité la plus grande main, puis la plus forte charge, puis on partage (badass-05).

# Refusals
reason-not_offered = Ce n’est pas possible maintenant.
reason-weapon_not_charged = Ton arme n’est pas assez chargée.
reason-price_too_high = Tu n’as pas assez de charges.
reason-no_charge_to_take = Aucun rival n’a de charge.
reason-graveyard_is_empty = Ton cimetière est vide.
reason-only_in_defence = La Colonelle ne s’annonce que si on t’attaque.

# Endings
ending-limit_reached = Le Badassomètre a atteint la limite : le plus haut score l’emporte.
    .won = Le Badassomètre a atteint la limite : { $winners } { $count ->
        [one] l’emporte
        *[other] l’emportent
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
ending-rounds_over = Deux cents tours de table : le plus haut score l’emporte.
    .won = Deux cents tours de table : { $winners } { $count ->
        [one] l’emporte
        *[other] l’emportent
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

faction-cool = Cool
faction-vengeance = Vengeance

# Settings
setting-limit = Points à atteindre
setting-limit-16 = 16
setting-limit-12 = 12, plus court
setting-limit-20 = 20
setting-limit-30 = 30
setting-limit-50 = 50, très long
setting-cast = Personnages
setting-cast-random = Sept au hasard
setting-cast-without_colonelle = Sans la Colonelle
setting-cast-without_ninja = Sans le Ninja
setting-cast-without_armurier = Sans l’Armurier
setting-cast-without_pickpocket = Sans le Pickpocket
setting-cast-without_espionne = Sans l’Espionne
setting-cast-without_dynamiteur = Sans le Dynamiteur
setting-cast-without_cascadeuse = Sans la Cascadeuse
setting-cast-without_justicier = Sans le Justicier
setting-denouncers = Si plusieurs dénoncent le bluff
setting-denouncers-announcer = Le premier après celui qui annonce
setting-denouncers-active = Le premier à partir du joueur actif
setting-first = Qui commence
setting-first-lot = Au hasard
setting-first-1 = Place 1
setting-first-2 = Place 2
setting-first-3 = Place 3
setting-first-4 = Place 4
setting-first-5 = Place 5
setting-first-6 = Place 6

# The table
field-limit = Limite
field-from_active = On compte à partir du joueur actif
field-round = Tour de table
field-first = Premier joueur
field-player = Au tour de
field-score = Badassomètre
field-vengeful = Vengeance
field-charge = Charge
field-kills = Victimes de ce tour
field-answer = Ta réponse
field-choice = Ton premier personnage
field-cast = Personnages en jeu
field-hand = Main
field-active = Personnage actif
field-loge = Loge
field-graveyard = Cimetière
field-weapon = Arme
field-market = Armes au centre
field-arsenal = Pioche d’armes
field-discard = Armes défaussées
field-left_out = Armes hors du jeu

# The rules in short
rules-goal = Ton personnage actif est face cachée. Élimine ceux des autres, bluffe, démasque les bluffeurs, et atteins le premier la limite du Badassomètre.
rules-setup =
    Sept personnages jouent, les mêmes pour tous. Chacun en reçoit un exemplaire de chaque ; un au hasard va dans sa Loge, face cachée.
    Chacun reçoit une arme, avec sa charge de départ. Retourne { $numbers-market } armes au centre ; { $numbers-weapons_in_play } armes sont en jeu en tout.
    Chacun pose un personnage face cachée devant lui : c’est son personnage actif.
rules-turn =
    Charges que gagne ton arme : { $numbers-charge } ; en Vengeance : { $numbers-vengeance_charge }.
    Fais une seule action : changer de personnage ou d’arme, utiliser ton arme si elle est assez chargée, aller à l’armurerie (deux dés), ou annoncer un personnage.
    Annoncer, c’est dire « Je suis… » ce personnage, vrai ou faux, pour utiliser son pouvoir.
    Chacun dit en secret s’il te croit. Si plusieurs dénoncent un bluff, seul compte le premier dans le sens horaire.
rules-know =
    Bluff démasqué : tu perds ton personnage actif. Annonce vraie : qui t’a dénoncé perd un personnage.
    Points du premier personnage que tu tues dans un tour : { $numbers-first_kill } ; de chacun des suivants : { $numbers-next_kill } ; contre qui mène seul, { $numbers-leader_bonus } de plus.
    Avec un seul personnage restant, tu passes en Vengeance : tu reprends tout, et tes pouvoirs sont plus forts.
    La Colonelle s’annonce quand on t’attaque : ton personnage survit, si l’on te croit.
rules-end = Quand quelqu’un atteint la limite, on finit le tour en cours. Le plus haut score gagne ; à égalité, qui a le plus de cartes en main, puis le plus de charges ; sinon la victoire est partagée.

# Rulings
ruling-badass-01 = Qui dénonce
    .text = Si plusieurs dénoncent, compte le premier dans le sens horaire à partir de celui qui annonce.
    .why = Le livret compte à partir du joueur actif ; ce n’est pas le même pour la seule Colonelle.
ruling-badass-02 = La défense est une annonce
    .text = Chacun peut dénoncer la Colonelle, l’attaquant aussi.
    .why = Elle affirme qui est le personnage actif, comme toute annonce.
ruling-badass-03 = Annonces impossibles
    .text = Un pouvoir qu’on ne peut pas payer, ou sans cible, ne s’annonce pas.
    .why = Sinon on annoncerait pour ne rien faire.
ruling-badass-04 = Points d’une dénonciation
    .text = Le dénonciateur, ou celui qui disait vrai, marque comme pour un mort : 2 puis 1, et 1 de plus contre qui mène seul.
    .why = Les « 2 points » du livret sont le cas du premier mort.
ruling-badass-05 = Égalité
    .text = À égalité de points : plus de cartes en main, puis plus de charges, puis victoire partagée.
    .why = Le livret dit « ou » sans ordre, et propose une autre partie.
ruling-badass-06 = Deux cents tours de table
    .text = À la fin du tour de table 200, le plus haut score gagne.
    .why = Toute partie simulée doit finir.
ruling-badass-07 = Au moins une charge
    .text = Le Pickpocket prend au moins une charge.
    .why = Qui l’annonce veut prendre, et une cible en a toujours.
ruling-badass-08 = L’échange de l’Espionne
    .text = Après son regard, elle reprend son personnage et pose celui qu’elle veut, le même permis ; nul n’en sait rien.
    .why = C’est ainsi qu’on change de personnage, et voir l’échange en dirait trop.
ruling-badass-09 = D’abord l’arme
    .text = L’arme qui explose est remplacée avant que le personnage soit attaqué.
    .why = Une Colonelle en Vengeance charge aussitôt une arme : il en faut une.
ruling-badass-10 = L’ordre des charges
    .text = Un dé jaune ou rouge sert chacun dans le sens horaire, le lanceur d’abord.
    .why = Deux Grenades peuvent exploser du même dé.
ruling-badass-11 = Au moins une cible
    .text = La Mitrailleuse vise un, deux ou trois rivaux, jamais zéro.
    .why = Une exécution doit avoir une victime.
ruling-badass-12 = Mélanger des boîtes
    .text = Sept personnages au hasard, avec au moins un de chaque classe des boîtes ; 24 armes tirées du mélange.
    .why = Le livret le recommande ; la classe des rusés suit la même règle.
ruling-badass-13 = Premier personnage
    .text = Tous choisissent leur premier personnage en même temps ; on ne voit pas qui a déjà choisi.
    .why = Le temps de réflexion ne doit rien dire.
ruling-badass-14 = Les réponses
    .text = Quand tous ont parlé, on apprend qui a crié au bluff ; un seul est engagé.
    .why = À table chacun l’aurait entendu.
ruling-badass-15 = Nommer
    .text = Le Justicier nomme l’un des sept personnages, même un qui ne peut pas y être.
    .why = Une erreur voulue est permise et ne coûte rien aux autres.
ruling-badass-16 = Qui commence
    .text = Le premier joueur est tiré au sort, sauf si la table a choisi une place.
    .why = Le livret fait commencer qui le demande en premier.
ruling-badass-17 = Compter à partir du joueur actif
    .text = Avec l’option, si plusieurs dénoncent, on compte dans le sens horaire à partir du joueur actif, lui en premier ; il peut dénoncer la Colonelle de sa victime.
    .why = C’est ce que dit le livret, mot pour mot.
ruling-badass-18 = Sept personnages choisis
    .text = Une boîte peut nommer ses sept personnages, quelles que soient leurs classes ; sinon on les tire au sort, ou l’option en laisse un de côté.
    .why = Le livret conseille un mélange et laisse le choix.
ruling-badass-R1 = Seul le personnage est annoncé
    .text = Cibles et nombres se choisissent après la dénonciation, et le prix se paie alors ; un bluff démasqué ne paie rien.
    .why = Le livret fait dénoncer dès le nom annoncé.
ruling-badass-R2 = Plusieurs morts
    .text = Un par un, dans le sens horaire à partir du tueur, chacun jusqu’au bout ; à chaque mort on regarde de nouveau qui mène seul. On nomme d’abord toutes les cibles de la Mitrailleuse.
    .why = Chaque mort peut changer la suite.
ruling-badass-R3 = Qui peut se défendre
    .text = Si la Colonelle fait partie des sept, on demande à chaque victime si elle se défend, quelles que soient ses cartes ; sauf contre l’Arbalète ou le Justicier, pour un personnage perdu en main ou par une dénonciation, et à son propre tour. La Colonelle ne s’annonce pas comme action.
    .why = Ne demander qu’à celles qui ont la Colonelle dirait tout.
ruling-badass-R4 = Après la défense
    .text = Si la Colonelle était un bluff, le personnage meurt au profit de qui l’a dénoncée, et l’attaque ne rapporte rien. Si on la croit ou si elle est prouvée, l’attaque est perdue.
    .why = Un personnage ne meurt qu’une fois.
ruling-badass-R5 = Vrai et dénoncé
    .text = D’abord la perte du dénonciateur, puis le pouvoir, puis la carte montrée retourne en main et on en pose une ; pour l’Espionne cela remplace son échange.
    .why = C’est l’ordre du livret.
ruling-badass-R6 = Explosions
    .text = L’arme est défaussée et remplacée sans charge ; le surplus est perdu. Une arme explose une seule fois, et le Dynamiteur marque. La Colonelle sauve le personnage, pas l’arme.
    .why = Le livret fait marquer celui qui donne les munitions.
ruling-badass-R7 = Donner des charges
    .text = Une charge après l’autre ; ce qui dépasse le maximum est perdu, sauf sur une Grenade. À l’armurerie, dé par dé, c’est le lanceur qui donne ; deux rouges vident son arme à la fin. On peut faire exploser sa propre Grenade.
    .why = Il faut savoir qui a donné la charge de trop.
ruling-badass-R8 = Grenade en début de tour
    .text = Elle explose, personne ne marque, nouvelle arme sans charge, puis l’action.
    .why = Son propriétaire a donné la charge.
ruling-badass-R9 = Vengeance au milieu
    .text = On garde arme et charge ; elle s’applique aussitôt, même à un tueur ou un dénonciateur, dont l’exécution continue. Ce qu’on savait de l’ancien personnage ne vaut plus.
    .why = Le livret dit « dès que ».
ruling-badass-R10 = Conditions des pouvoirs
    .text = La Cascadeuse demande une charge et un cimetière qui n’est pas vide (la Loge n’en fait pas partie) ; le Pickpocket, un rival qui a une charge ; le Ninja, de quoi payer. On peut annoncer même un personnage qui est au cimetière.
    .why = Un pouvoir annoncé doit pouvoir servir.
ruling-badass-R11 = Le Justicier
    .text = S’il tombe juste, le personnage est montré et meurt ; sinon rien n’est montré.
    .why = Le rival répond seulement non.
ruling-badass-R12 = Bonus et compteurs
    .text = Le bonus Cool peut atteindre la limite ; le tour se joue jusqu’au bout. Les morts de chacun se recomptent à chaque tour.
    .why = Le livret compte les morts par tour, de n’importe qui.
ruling-badass-R13 = Deux rivaux
    .text = L’Espionne en Vengeance regarde deux rivaux différents.
    .why = Regarder deux fois le même n’apprend rien.

# After the game
tally-announced = Annonces
tally-caught = Bluffs démasqués
tally-denounced = Dénonciations
tally-killed = Rivaux éliminés
