game-name = Ar Seizh Bigoudenn
game-tagline = Prends, pose, échange : sept ustensiles pour toutes, et les meilleures galettes du pays.

## Ustensiles

card-couteau = Couteau
    .grammar = m
    .text = Posé au centre, il prend un ingrédient qui montre le couteau, ou un ingrédient libre.
    .br = Kontell
card-fourchette = Fourchette
    .grammar = f
    .text = Posée au centre, elle prend un ingrédient qui montre la fourchette, ou un ingrédient libre.
    .br = Fourchetez
card-cuillere = Cuillère
    .grammar = f
    .text = Posée au centre, elle prend un ingrédient qui montre la cuillère, ou un ingrédient libre.
    .br = Loa
card-spatule = Spatule
    .grammar = f
    .text = Posée au centre, elle prend un ingrédient qui montre la spatule, ou un ingrédient libre.
    .br = Spanell
card-araignee = Araignée
    .grammar = f
    .text = Posée au centre, elle vole un ingrédient pas encore cuisiné chez une rivale. Elle prend aussi un ingrédient libre.
card-couvercle = Couvercle
    .grammar = m
    .text = Si l’Araignée te vise, il part au centre et le vol échoue : tu n’as pas le choix. Il prend aussi un ingrédient libre.
    .br = Golo
card-passoire = Passoire
    .grammar = f
    .text = Elle remplace le couteau, la fourchette, la cuillère ou la spatule.
    .br = Sil

## Ingrédients salés

any-ingredients = Ingrédient
    .grammar = m
    .text = { $side ->
        [galette] Salé
       *[crepe] Sucré
    }, vaut { $value }. Se prend avec { $utensil ->
        [none] n’importe quel ustensile
       *[other] { LE($utensil-noun) }
    }. Au menu : { LE($of-noun) }.
any-bigoudenn = Bigoudenn
    .grammar = name
    .text = Ses spécialités : { LE($galette-noun) } et { LE($crepe-noun) }.
any-menu = Plat
    .grammar = m
    .text = { $parts }.
card-jambon = Jambon
    .within = jambon
    .grammar = m
card-oeuf = Œuf
    .within = œuf
    .grammar = m
    .br = Vi
card-fromage = Fromage
    .within = fromage
    .grammar = m
    .br = Formaj
card-saucisse = Saucisse
    .within = saucisse
    .grammar = f
    .br = Silzig
card-oignons = Oignons
    .within = oignons
    .grammar = mp
    .br = Ognon
card-moutarde = Moutarde
    .within = moutarde
    .grammar = f
card-noix_de_saint_jacques = Noix de Saint-Jacques
    .within = noix de Saint-Jacques
    .grammar = fp
card-poireaux = Poireaux
    .within = poireaux
    .grammar = mp
    .br = Pour
card-creme_fraiche = Crème fraîche
    .within = crème fraîche
    .grammar = f
card-andouille = Andouille
    .within = andouille
    .grammar = f
card-pommes_de_terre = Pommes de terre
    .within = pommes de terre
    .grammar = fp
    .br = Avaloù-douar
card-beurre_sale = Beurre salé
    .within = beurre salé
    .grammar = m
    .br = Amann sall
card-champignons = Champignons
    .within = champignons
    .grammar = mp
    .br = Kabelloù-touseg
card-lardons = Lardons
    .within = lardons
    .grammar = mp
card-persil = Persil
    .within = persil
    .grammar = m
    .br = Perisilh
card-chevre = Chèvre
    .within = chèvre
    .grammar = m
card-epinards = Épinards
    .within = épinards
    .grammar = mp
card-noix = Noix
    .within = noix
    .grammar = fp
    .br = Kraoñ
card-sardines = Sardines
    .within = sardines
    .grammar = fp
    .br = Sardin
card-tomate = Tomate
    .within = tomate
    .grammar = f
    .br = Tomatez
card-ail = Ail
    .within = ail
    .grammar = m
    .br = Kignen

## Ingrédients sucrés

card-beurre = Beurre
    .within = beurre
    .grammar = m
    .br = Amann
card-sucre = Sucre
    .within = sucre
    .grammar = m
    .br = Sukr
card-caramel = Caramel
    .within = caramel
    .grammar = m
card-fleur_de_sel = Fleur de sel
    .within = fleur de sel
    .grammar = f
card-chocolat = Chocolat
    .within = chocolat
    .grammar = m
    .br = Chokolad
card-banane = Banane
    .within = banane
    .grammar = f
    .br = Bananez
card-pommes = Pommes
    .within = pommes
    .grammar = fp
    .br = Avaloù
card-lambig = Lambig
    .within = lambig
    .grammar = m
    .br = Lambig
card-miel = Miel
    .within = miel
    .grammar = m
    .br = Mel
card-amandes = Amandes
    .within = amandes
    .grammar = fp
    .br = Alamandez
card-fraises = Fraises
    .within = fraises
    .grammar = fp
    .br = Sivi
card-chantilly = Chantilly
    .within = chantilly
    .grammar = f
card-confiture = Confiture
    .within = confiture
    .grammar = f
    .br = Koñfitur
card-crepe_dentelle = Crêpe dentelle
    .within = crêpe dentelle
    .grammar = f

## Les Bigoudenn

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

## Le menu

card-galette_complete = Galette complète
    .within = galette complète
    .grammar = f
    .br = Krampouezhenn glok
card-galette_saucisse = Galette saucisse
    .within = galette saucisse
    .grammar = f
    .br = Krampouezhenn silzig
card-galette_saint_jacques = Galette aux Saint-Jacques
    .within = galette aux Saint-Jacques
    .grammar = f
card-galette_andouille = Galette à l’andouille
    .within = galette à l’andouille
    .grammar = f
card-galette_forestiere = Galette forestière
    .within = galette forestière
    .grammar = f
card-galette_bergere = Galette bergère
    .within = galette bergère
    .grammar = f
card-galette_sardine = Galette à la sardine
    .within = galette à la sardine
    .grammar = f
    .br = Krampouezhenn sardin
card-crepe_beurre_sucre = Crêpe beurre-sucre
    .within = crêpe beurre-sucre
    .grammar = f
    .br = Krampouezhenn amann ha sukr
card-crepe_caramel = Crêpe au caramel
    .within = crêpe au caramel
    .grammar = f
card-crepe_chocolat_banane = Crêpe chocolat-banane
    .within = crêpe chocolat-banane
    .grammar = f
    .br = Krampouezhenn chokolad ha bananez
card-crepe_pommes_lambig = Crêpe pommes-lambig
    .within = crêpe pommes-lambig
    .grammar = f
    .br = Krampouezhenn avaloù ha lambig
card-crepe_miel_amandes = Crêpe miel-amandes
    .within = crêpe miel-amandes
    .grammar = f
    .br = Krampouezhenn mel hag alamandez
card-crepe_fraises_chantilly = Crêpe fraises-chantilly
    .within = crêpe fraises-chantilly
    .grammar = f
card-crepe_confiture = Crêpe à la confiture
    .within = crêpe à la confiture
    .grammar = f
    .br = Krampouezhenn koñfitur

## Questions et choix

question-action = À toi : prends, vole, cuisine, lance ta carte, ou passe la main.
question-waltz = La valse des ustensiles : veux-tu en prendre, en lâcher ou en échanger un ?
option-end_turn = Passer la main
option-toss = Lancer ma carte : « Amen, bigoudenn ! »
option-take = Prendre { LE($ingredient) } avec { LE($utensil) }
option-steal = Voler { LE($ingredient) } à { $victim } avec l’Araignée
option-cook = { $third ->
    [none] Cuisiner une crêpe avec { LE($first) } et { LE($second) }
   *[other] Cuisiner une galette avec { LE($first) }, { LE($second) } et { LE($third) }
}
option-keep_still = Ne rien changer
option-grab = Prendre { LE($utensil) }
option-drop = Lâcher { LE($utensil) }
option-swap = Prendre { LE($utensil) } et lâcher { LE($given) }

## Ce qui se passe

event-turn_began = C’est au tour { DE($seat) }.
    .why = Les tours se suivent dans le sens horaire ; chacune peut maintenant reprendre l’ustensile dont elle s’est servie (seizh-R4).
event-last_round = Plus rien au centre ni dans la pioche : on fait un dernier tour, { $seat } d’abord.
    .why = Une joueuse a trouvé la pioche et le centre vides au début de son tour (seizh-R7).
event-turned_up = { LE($card) } { GENDER($card) ->
    [fp] arrivent
    [mp] arrivent
   *[m] arrive
} au centre de la table.
    .why = La mise en place retourne un ingrédient par joueuse, chaque tour en retourne { LETTERS($numbers-turned_up) } tant que la pioche en a.
event-took = { $seat } prend { LE($card) } et pose { LE($utensil) }.
    .why = L’ustensile montré, la Passoire, ou n’importe lequel pour un ingrédient libre ; elle ne le reprend pas avant le tour suivant (seizh-R3, seizh-R4).
event-stole = { $seat } vole { LE($card) } à { $victim } avec l’Araignée !
    .why = L’Araignée vole un ingrédient pas encore cuisiné ; elle reste au centre et la voleuse ne peut pas la reprendre de suite (seizh-R2).
event-lid_held = { $victim } a le Couvercle : { $seat } ne peut pas voler { LE($card) } !
    .why = Le Couvercle est obligatoire et part au centre ; un vol manqué ne compte pas parmi les deux prises (seizh-R1, seizh-R2).
event-cooked = { $third ->
    [none] { $seat } cuisine une crêpe avec { LE($first) } et { LE($second) }.
   *[other] { $seat } cuisine une galette avec { LE($first) }, { LE($second) } et { LE($third) }.
}
    .why = { $third ->
    [none] Deux ingrédients sucrés valant exactement { $numbers-crepe_value } ; la carte se retourne (seizh-R10).
   *[other] Trois ingrédients salés valant exactement { $numbers-galette_value } ; la carte se retourne (seizh-R10).
}
event-tossed = { $side ->
    [0] « Amen, bigoudenn ! » La carte { DE($seat) } retombe côté galette.
   *[other] « Amen, bigoudenn ! » La carte { DE($seat) } retombe côté crêpe.
}
    .why = Une fois par tour, la carte peut être lancée : une chance sur deux pour chaque côté (seizh-R6).
event-grabbed = { $seat } s’empare { DU($utensil) }.
    .why = Un ustensile du centre est à la première qui le prend, { LETTERS($numbers-held) } au plus par joueuse (seizh-R11).
event-dropped = { $seat } lâche { LE($utensil) }.
    .why = Chacune peut poser un ustensile au centre à tout moment ; posé sans servir, il n’est pas interdit (seizh-07).
event-swapped = { $seat } s’empare { DU($utensil) } et lâche { LE($given) }.
    .why = Prendre et poser font un seul geste : personne ne passe entre les deux (seizh-R5).
event-nobody_wants_more = La pioche est vide, et personne ne prend plus rien ni ne cuisine : on s’arrête là.
    .why = Après un tour de table sans prise, sans plat et sans carte lancée, des restes dont personne ne veut ne doivent pas bloquer la partie (seizh-R8, seizh-10).
event-too_long = On a joué 600 tours, et il reste encore quelque chose : on s’arrête là.
    .why = Toute partie doit finir, même quand on joue jusqu’au dernier ingrédient (seizh-09).
event-dish_counted = { $line ->
    [none] { text-counted } pour { $seat } : un plat qui n’est pas au menu.
   *[other] { text-counted } pour { $seat } : { UN($line) }.
}
    .why = Une galette vaut { $numbers-galette_points } points, une crêpe { $numbers-crepe_points } ; ce qui n’est pas cuisiné ne vaut rien (seizh-R10).
event-menu_counted = { text-more } : { LE($line) } { DE($seat) } est au menu.
    .why = Tous les ingrédients du plat sont de la même ligne du menu (seizh-R10).
event-speciality_counted = Encore { text-counted } : { LE($line) } est la spécialité { DE($seat) }.
    .why = Cette ligne du menu est une spécialité de sa Bigoudenn.
event-total = { $dishes ->
    [0] { $seat } n’a rien cuisiné : aucun point.
    [one] { $seat } finit avec { text-counted }, pour un plat.
   *[other] { $seat } finit avec { text-counted }, pour { $dishes } plats.
}
    .why = Le plus de points gagne ; à égalité, le plus de plats ; sinon la victoire est partagée (seizh-06).

## Refus

reason-already_taken = Déjà pris !
reason-just_used = Tu viens de t’en servir : attends le tour suivant.
reason-hands_full = On ne tient que { LETTERS($numbers-held) } ustensiles : lâches-en un, ou fais un échange.
reason-not_in_your_hands = Tu ne tiens pas cet ustensile.
reason-wrong_utensil = Il faut un autre ustensile pour cet ingrédient.
reason-enough_taken = On ne prend pas plus de { LETTERS($numbers-taken) } ingrédients par tour.
reason-already_tossed = Tu as déjà lancé ta carte ce tour-ci.
reason-not_your_turn = Ce n’est pas ton tour.
reason-no_such_dish = Ta carte demande autre chose : une galette, c’est trois salés qui valent { $numbers-galette_value } ; une crêpe, deux sucrés qui valent { $numbers-crepe_value }.
reason-not_offered = Ce n’est pas possible maintenant.

ending-last_round = Le dernier tour est joué : on compte les plats.
    .won = Le dernier tour est joué : { $winners } { $count ->
        [one] gagne
        *[other] gagnent
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
ending-nobody_wants_more = Plus personne ne veut de ce qui reste : on compte les plats.
    .won = Plus personne ne veut de ce qui reste : { $winners } { $count ->
        [one] gagne
        *[other] gagnent
    } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
ending-too_long = On a joué 600 tours : on compte les plats.
    .won = On a joué 600 tours : { $winners } { $count ->
        [one] gagne
        *[other] gagnent
    } avec { $score ->
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

setting-tempo = Rythme
setting-tempo-turns = Posé : à chaque changement, on demande à chacune, l’une après l’autre
setting-tempo-live = En direct : la plus rapide prend l’ustensile
setting-leftovers = Quand plus personne ne veut des restes
setting-leftovers-end = On s’arrête après un tour de table pour rien
setting-leftovers-play_on = On joue jusqu’au dernier ingrédient

## Sur la table

field-live = En direct
field-plays_on = Jusqu’au dernier ingrédient
field-active = Au tour de
field-turns = Tours joués
field-taken = Ingrédients pris ce tour
field-tossed = Carte lancée ce tour
field-busy = Prise, plat ou lancer ce tour
field-idle_turns = Tours de suite pour rien
field-last_turns = Tours restants
field-side = Côté visible (galette ou crêpe)
field-points = Points
field-banned = Ustensiles à ne pas reprendre
field-moves = Gestes dans cette valse
field-utensils = Ustensiles en main
field-rack = Ustensiles au centre
field-stock = Pioche
field-centre = Ingrédients au centre
field-larder = Ingrédients à cuisiner
field-dishes = Plats cuisinés
field-bigoudenn = Bigoudenn
field-absent = Bigoudenn absentes

## Sur le plateau

text-any-moment = À tout moment : prends, pose ou échange un ustensile (Entrée montre la table).
text-galette = galette
text-crepe = crêpe
text-any = n’importe lequel
text-menu = Au menu
text-specialities = Tes spécialités
text-score-dish = plat
text-score-menu = au menu
text-score-speciality = spécialité
text-off-menu = hors menu
text-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-more = { text-counted } de plus
text-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Décisions

ruling-seizh-R1 = Le Couvercle protège sa porteuse
    .text = Seul compte le Couvercle que la victime tient au moment du vol ; elle ne peut ni le lâcher ni aller le chercher en réponse.
    .why = Le livret l’oblige à servir : il faut donc un instant précis où l’on regarde qui le tient.
ruling-seizh-R2 = Après un vol
    .text = Réussi ou non, l’Araignée reste au centre et la voleuse ne la reprend pas ce tour ; un vol manqué laisse encore deux prises. Il faut une rivale avec un ingrédient à cuisiner.
    .why = La limite compte les ingrédients obtenus ; l’ustensile, lui, a servi.
ruling-seizh-R3 = Araignée ou Couvercle pour un ingrédient libre
    .text = C’est une prise ordinaire : aucun Couvercle n’y répond, et il faut attendre le tour suivant pour reprendre l’ustensile.
    .why = « N’importe quel ustensile » les comprend tous les sept.
ruling-seizh-R4 = Reprendre un ustensile
    .text = Celle qui s’est servie d’un ustensile peut le reprendre dès que commence le tour suivant, avant qu’on retourne les ingrédients ; les autres, à tout moment.
    .why = Le livret fait attendre « le tour du joueur suivant ».
ruling-seizh-R5 = La valse tour par tour
    .text = Au début d’un tour et après chaque ustensile utilisé, chacune est interrogée depuis la gauche de la joueuse active, elle en dernier ; un changement relance les questions ; deux gestes au plus par joueuse. Entre deux valses, personne ne touche aux ustensiles.
    .why = Sans course ni limite, la valse pourrait ne jamais finir.
ruling-seizh-R6 = Lancer la carte
    .text = Une fois par tour, à n’importe quel moment ; ingrédients et plats ne bougent pas, et un plat cuisiné ensuite retourne la carte comme d’habitude.
    .why = Le livret donne une tentative, sans dire quand.
ruling-seizh-R7 = Le dernier tour
    .text = Il commence par celle qui trouve le centre et la pioche vides au début de son tour, et donne exactement un tour à chacune ; il n’y en a qu’un.
    .why = Ainsi chacune a la même dernière chance.
ruling-seizh-R8 = Les restes
    .text = Pioche vide et un tour de table entier sans prise au centre, ni plat, ni carte lancée (les vols ne comptent pas) : la partie finit, sauf si la table a choisi de jouer jusqu’au bout.
    .why = Des restes dont personne ne veut bloqueraient la partie.
ruling-seizh-R9 = Distribution des ustensiles
    .text = Un par un depuis la dernière place, dans le sens inverse du tour, deux au plus chacune, le reste au centre.
    .why = Celles qui jouent tard ont ainsi les doublons.
ruling-seizh-R10 = Choisir les ingrédients
    .text = Chacune choisit les cartes qu’elle cuisine ; c’est un plat du menu seulement si toutes sont de la même ligne. Ce qui n’est pas cuisiné ne vaut rien.
    .why = Les bonus récompensent une ligne entière du menu.
ruling-seizh-R11 = Une demande est précise
    .text = Une prise nomme l’ingrédient et l’ustensile ; si l’un des deux n’est plus là, elle est refusée et rien ne bouge.
    .why = Perdre une course ne doit rien coûter d’autre.
ruling-seizh-01 = Les doublons
    .text = À quatre, la première joueuse n’a qu’un ustensile ; à cinq, les deux dernières en ont deux ; à trois, le septième est au centre.
    .why = Le livret ne dit pas qui reçoit le second ustensile.
ruling-seizh-02 = Vol manqué
    .text = Un vol arrêté par le Couvercle ne compte pas parmi les deux ingrédients du tour.
    .why = Aucun ingrédient n’a changé de mains.
ruling-seizh-03 = Après un vol ou une défense
    .text = L’Araignée d’un vol et le Couvercle d’une défense ne se reprennent pas non plus avant le tour suivant.
    .why = Ils viennent de servir, comme un couteau ou une fourchette.
ruling-seizh-04 = Fin d’une valse
    .text = Tour par tour, personne ne fait plus de deux gestes dans une même valse.
    .why = Pour qu’elle finisse.
ruling-seizh-05 = Fin faute d’envie
    .text = Un tour de table sans prise, ni plat, ni carte lancée, pioche vide, termine la partie ; il ne coupe jamais le dernier tour.
    .why = Le livret n’envisage pas les restes.
ruling-seizh-06 = Égalités
    .text = À points égaux, le plus de plats l’emporte ; sinon la victoire est partagée.
    .why = Le livret ne dit rien des égalités.
ruling-seizh-07 = Poser n’est pas servir
    .text = Un ustensile posé ou échangé sans rien prendre peut être repris aussitôt.
    .why = Le livret n’interdit que l’ustensile qui a servi.
ruling-seizh-08 = Un lancer compte toujours
    .text = La carte retombe sur chaque côté avec une chance sur deux ; il n’y a pas de lancer manqué.
    .why = Le tour complet en l’air que demande le livret est affaire de poignet, pas d’écran.
ruling-seizh-09 = Jouer jusqu’au bout
    .text = Avec l’option « jusqu’au dernier ingrédient », on joue tant qu’il reste quelque chose au centre ou dans la pioche ; après 600 tours on compte quand même les plats.
    .why = Le livret ne connaît pas d’autre fin, mais toute partie doit en avoir une.
ruling-seizh-10 = Lancer sa carte, c’est agir
    .text = Qui lance sa carte Galette/Crêpe veut encore cuisiner : un tour de table où l’on a lancé n’est pas un tour pour rien.
    .why = Un plat attend peut-être l’autre côté de la carte.

# After the game
tally-took = Ingrédients pris
tally-stole = Ingrédients volés
tally-fetched = Ustensiles saisis
tally-cooked = Plats cuisinés

# The rules in short
rules-goal = Sept ustensiles pour toute la table. Cuisine les galettes et les crêpes qui rapportent le plus.
rules-setup =
    Chacune reçoit une Bigoudenn et ses spécialités, et une carte Galette/Crêpe côté galette.
    Retourne un ingrédient par joueuse au centre de la table.
    Distribue les ustensiles un par un depuis la dernière joueuse, dans le sens inverse du tour, { $numbers-held } au plus chacune ; le reste va au centre.
rules-turn =
    Ingrédients à retourner au centre de la table : { LETTERS($numbers-turned_up) }.
    Prends jusqu’à { LETTERS($numbers-taken) } ingrédients : pose au centre l’ustensile que chacun demande. La Passoire remplace le Couteau, la Fourchette, la Cuillère ou la Spatule.
    L’Araignée vole un ingrédient à une autre joueuse, sauf si elle a le Couvercle.
    Cuisine ce que montre ta carte : une galette, c’est trois ingrédients salés qui valent { $numbers-galette_value } ; une crêpe, deux sucrés qui valent { $numbers-crepe_value }. Puis la carte se retourne.
    Une fois par tour, tu peux lancer ta carte : elle retombe d’un côté ou de l’autre.
rules-know =
    Les ustensiles valsent : à tout moment, chacune peut en prendre un au centre, en lâcher un, ou échanger. Au plus en main : { LETTERS($numbers-held) }.
    Celui dont tu viens de te servir, tu ne peux pas le reprendre avant le tour suivant.
    Une galette vaut { $numbers-galette_points }, et { $numbers-galette_menu } de plus si c’est une ligne du menu, encore { $numbers-galette_speciality } si c’est ta spécialité.
    Une crêpe vaut { $numbers-crepe_points }, plus { $numbers-crepe_menu }, plus { $numbers-crepe_speciality }, de la même façon.
rules-end = Quand il n’y a plus d’ingrédients ni dans la pioche ni au centre, chacune joue un dernier tour. Qui a le plus de points gagne ; à égalité, qui a le plus de plats ; sinon la victoire est partagée.
