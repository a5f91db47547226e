game-name = Ar Seizh Bigoudenn
game-tagline = Prends, pose, échange : sept ustensiles pour toutes, et les meilleures galettes du pays.

## Ustensiles

card-couteau = Couteau
    .text = Posé au centre, il prend un ingrédient qui montre le couteau, ou un ingrédient libre.
    .br = Kontell
card-fourchette = Fourchette
    .text = Posée au centre, elle prend un ingrédient qui montre la fourchette, ou un ingrédient libre.
    .br = Fourchetez
card-cuillere = Cuillère
    .text = Posée au centre, elle prend un ingrédient qui montre la cuillère, ou un ingrédient libre.
    .br = Loa
card-spatule = Spatule
    .text = Posée au centre, elle prend un ingrédient qui montre la spatule, ou un ingrédient libre.
    .br = Spanell
card-araignee = Araignée
    .text = Posée au centre, elle vole un ingrédient pas encore cuisiné chez une rivale. Elle prend aussi un ingrédient libre.
card-couvercle = Couvercle
    .text = Si l’Araignée te vise, il part au centre et le vol échoue : tu n’as pas le choix. Il prend aussi un ingrédient libre.
    .br = Golo
card-passoire = Passoire
    .text = Elle remplace le couteau, la fourchette, la cuillère ou la spatule.
    .br = Sil

## Ingrédients salés

card-jambon = Jambon
    .text = Salé, vaut 3. Se prend avec : Fourchette. Au menu : galette Complète.
card-oeuf = Œuf
    .text = Salé, vaut 2. Se prend avec : Spatule. Au menu : galette Complète.
    .br = Vi
card-fromage = Fromage
    .text = Salé, vaut 2. Se prend avec : Couteau. Au menu : galette Complète.
    .br = Formaj
card-saucisse = Saucisse
    .text = Salé, vaut 4. Se prend avec : Fourchette. Au menu : galette Saucisse.
    .br = Silzig
card-oignons = Oignons
    .text = Salé, vaut 2. Se prend avec : Spatule. Au menu : galette Saucisse.
    .br = Ognon
card-moutarde = Moutarde
    .text = Salé, vaut 1. Se prend avec : Cuillère. Au menu : galette Saucisse.
card-noix_de_saint_jacques = Noix de Saint-Jacques
    .text = Salé, vaut 4. Se prend avec : Fourchette. Au menu : galette Saint-Jacques.
card-poireaux = Poireaux
    .text = Salé, vaut 2. Se prend avec : Spatule. Au menu : galette Saint-Jacques.
    .br = Pour
card-creme_fraiche = Crème fraîche
    .text = Salé, vaut 1. Se prend avec : Cuillère. Au menu : galette Saint-Jacques.
card-andouille = Andouille
    .text = Salé, vaut 3. Se prend avec : Couteau. Au menu : galette Andouille.
card-pommes_de_terre = Pommes de terre
    .text = Salé, vaut 3. Se prend avec : Fourchette. Au menu : galette Andouille.
    .br = Avaloù-douar
card-beurre_sale = Beurre salé
    .text = Salé, vaut 1. Se prend avec : Couteau. Au menu : galette Andouille.
    .br = Amann sall
card-champignons = Champignons
    .text = Salé, vaut 3. Se prend avec : Spatule. Au menu : galette Forestière.
    .br = Kabelloù-touseg
card-lardons = Lardons
    .text = Salé, vaut 3. Se prend avec n’importe quel ustensile. Au menu : galette Forestière.
card-persil = Persil
    .text = Salé, vaut 1. Se prend avec n’importe quel ustensile. Au menu : galette Forestière.
    .br = Perisilh
card-chevre = Chèvre
    .text = Salé, vaut 3. Se prend avec : Couteau. Au menu : galette Bergère.
card-epinards = Épinards
    .text = Salé, vaut 2. Se prend avec : Fourchette. Au menu : galette Bergère.
card-noix = Noix
    .text = Salé, vaut 2. Se prend avec n’importe quel ustensile. Au menu : galette Bergère.
    .br = Kraoñ
card-sardines = Sardines
    .text = Salé, vaut 5. Se prend avec : Spatule. Au menu : galette Sardine.
    .br = Sardin
card-tomate = Tomate
    .text = Salé, vaut 1. Se prend avec : Couteau. Au menu : galette Sardine.
    .br = Tomatez
card-ail = Ail
    .text = Salé, vaut 1. Se prend avec n’importe quel ustensile. Au menu : galette Sardine.
    .br = Kignen

## Ingrédients sucrés

card-beurre = Beurre
    .text = Sucré, vaut 2. Se prend avec : Couteau. Au menu : crêpe Beurre-sucre.
    .br = Amann
card-sucre = Sucre
    .text = Sucré, vaut 1. Se prend avec : Cuillère. Au menu : crêpe Beurre-sucre.
    .br = Sukr
card-caramel = Caramel
    .text = Sucré, vaut 2. Se prend avec : Cuillère. Au menu : crêpe Caramel.
card-fleur_de_sel = Fleur de sel
    .text = Sucré, vaut 1. Se prend avec n’importe quel ustensile. Au menu : crêpe Caramel.
card-chocolat = Chocolat
    .text = Sucré, vaut 2. Se prend avec : Spatule. Au menu : crêpe Chocolat-banane.
    .br = Chokolad
card-banane = Banane
    .text = Sucré, vaut 1. Se prend avec : Couteau. Au menu : crêpe Chocolat-banane.
    .br = Bananez
card-pommes = Pommes
    .text = Sucré, vaut 2. Se prend avec : Couteau. Au menu : crêpe Pommes-lambig.
    .br = Avaloù
card-lambig = Lambig
    .text = Sucré, vaut 1. Se prend avec n’importe quel ustensile. Au menu : crêpe Pommes-lambig.
    .br = Lambig
card-miel = Miel
    .text = Sucré, vaut 2. Se prend avec : Cuillère. Au menu : crêpe Miel-amandes.
    .br = Mel
card-amandes = Amandes
    .text = Sucré, vaut 1. Se prend avec n’importe quel ustensile. Au menu : crêpe Miel-amandes.
    .br = Alamandez
card-fraises = Fraises
    .text = Sucré, vaut 2. Se prend avec : Fourchette. Au menu : crêpe Fraises-chantilly.
    .br = Sivi
card-chantilly = Chantilly
    .text = Sucré, vaut 1. Se prend avec : Spatule. Au menu : crêpe Fraises-chantilly.
card-confiture = Confiture
    .text = Sucré, vaut 2. Se prend avec : Cuillère. Au menu : crêpe Confiture.
    .br = Koñfitur
card-crepe_dentelle = Crêpe dentelle
    .text = Sucré, vaut 1. Se prend avec : Fourchette. Au menu : crêpe Confiture.

## Les Bigoudenn

card-katell = Katell
    .text = Ses spécialités : la galette complète et la crêpe au caramel.
card-rozenn = Rozenn
    .text = Ses spécialités : la galette saucisse et la crêpe beurre-sucre.
card-soazig = Soazig
    .text = Ses spécialités : la galette aux Saint-Jacques et la crêpe chocolat-banane.
card-tyfenn = Tyfenn
    .text = Ses spécialités : la galette à l’andouille et la crêpe pommes-lambig.
card-maiwenn = Maïwenn
    .text = Ses spécialités : la galette forestière et la crêpe miel-amandes.
card-gwenola = Gwenola
    .text = Ses spécialités : la galette bergère et la crêpe fraises-chantilly.
card-annaig = Annaïg
    .text = Ses spécialités : la galette à la sardine et la crêpe à la confiture.

## Le menu

card-galette_complete = Galette complète
    .text = Jambon, œuf, fromage.
    .br = Krampouezhenn glok
card-galette_saucisse = Galette saucisse
    .text = Saucisse, oignons, moutarde.
    .br = Krampouezhenn silzig
card-galette_saint_jacques = Galette aux Saint-Jacques
    .text = Noix de Saint-Jacques, poireaux, crème fraîche.
card-galette_andouille = Galette à l’andouille
    .text = Andouille, pommes de terre, beurre salé.
card-galette_forestiere = Galette forestière
    .text = Champignons, lardons, persil.
card-galette_bergere = Galette bergère
    .text = Chèvre, épinards, noix.
card-galette_sardine = Galette à la sardine
    .text = Sardines, tomate, ail.
    .br = Krampouezhenn sardin
card-crepe_beurre_sucre = Crêpe beurre-sucre
    .text = Beurre, sucre.
    .br = Krampouezhenn amann ha sukr
card-crepe_caramel = Crêpe au caramel
    .text = Caramel, fleur de sel.
card-crepe_chocolat_banane = Crêpe chocolat-banane
    .text = Chocolat, banane.
    .br = Krampouezhenn chokolad ha bananez
card-crepe_pommes_lambig = Crêpe pommes-lambig
    .text = Pommes, lambig.
    .br = Krampouezhenn avaloù ha lambig
card-crepe_miel_amandes = Crêpe miel-amandes
    .text = Miel, amandes.
    .br = Krampouezhenn mel hag alamandez
card-crepe_fraises_chantilly = Crêpe fraises-chantilly
    .text = Fraises, chantilly.
card-crepe_confiture = Crêpe à la confiture
    .text = Confiture, crêpe dentelle.
    .br = Krampouezhenn koñfitur

## Questions et choix

question-action = C’est ton tour : prends, vole, cuisine, lance ta carte ou passe la main.
question-waltz = Les ustensiles valsent : veux-tu en prendre, en poser ou en échanger un ?
option-end_turn = Finir ton tour
option-toss = Lancer ta carte : « Amen, bigoudenn ! »
option-take = Prendre : { $ingredient } (tu poses : { $utensil })
option-steal = Voler à { $victim } : { $ingredient } (tu poses : Araignée)
option-cook = { $third ->
    [none] Cuisiner une crêpe : { $first }, { $second }
   *[other] Cuisiner une galette : { $first }, { $second }, { $third }
}
option-keep_still = Ne rien changer
option-grab = Prendre : { $utensil }
option-drop = Poser : { $utensil }
option-swap = Prendre : { $utensil }, en posant : { $given }

## Ce qui se passe

event-turn_began = C’est à { $seat } de jouer.
    .why = Les tours se suivent dans le sens horaire ; les interdictions de reprise tombent maintenant (seizh-R4).
event-last_round = Plus rien au centre ni dans la pioche : chacune joue un dernier tour, { $seat } d’abord.
    .why = Une joueuse a trouvé la pioche et le centre vides au début de son tour (seizh-R7).
event-turned_up = Au centre : { $card }.
    .why = La mise en place retourne un ingrédient par joueuse, chaque tour en retourne deux tant que la pioche en a.
event-took = { $seat } prend { $card } et pose { $utensil }.
    .why = L’ustensile montré, la Passoire, ou n’importe lequel pour un ingrédient libre ; elle ne le reprend pas avant le tour suivant (seizh-R3, seizh-R4).
event-stole = { $seat } vole { $card } à { $victim } avec l’Araignée !
    .why = L’Araignée vole un ingrédient pas encore cuisiné ; elle reste au centre et la voleuse ne peut pas la reprendre de suite (seizh-R2).
event-lid_held = { $victim } abat le Couvercle : { $seat } ne vole pas { $card }.
    .why = Le Couvercle est obligatoire et part au centre ; un vol manqué ne compte pas parmi les deux prises (seizh-R1, seizh-R2).
event-cooked = { $third ->
    [none] { $seat } cuisine une crêpe : { $first }, { $second }.
   *[other] { $seat } cuisine une galette : { $first }, { $second }, { $third }.
}
    .why = { $third ->
    [none] Deux ingrédients sucrés valant exactement 3 ; la carte se retourne (seizh-R10).
   *[other] Trois ingrédients salés valant exactement 7 ; la carte se retourne (seizh-R10).
}
event-tossed = { $side ->
    [0] « Amen, bigoudenn ! » { $seat } lance sa carte : côté galette.
   *[other] « Amen, bigoudenn ! » { $seat } lance sa carte : côté crêpe.
}
    .why = Une fois par tour, la carte peut être lancée : une chance sur deux pour chaque côté (seizh-R6).
event-grabbed = { $seat } prend { $utensil }.
    .why = Un ustensile du centre est à la première qui le prend, deux au plus par joueuse (seizh-R11).
event-dropped = { $seat } pose { $utensil }.
    .why = Chacune peut poser un ustensile au centre à tout moment ; posé sans servir, il n’est pas interdit (seizh-07).
event-swapped = { $seat } prend { $utensil } et pose { $given }.
    .why = Prendre et poser font un seul geste : personne ne passe entre les deux (seizh-R5).
event-nobody_wants_more = Un tour de table sans prise ni plat, et la pioche est vide : on s’arrête là.
    .why = Des restes dont personne ne veut ne doivent pas bloquer la partie (seizh-R8).
event-dish_counted = { $line ->
    [none] { $seat } compte un plat hors menu : { $points } points.
   *[other] { $seat } compte { $line } : { $points } points.
}
    .why = Une galette vaut 7 points, une crêpe 3 ; ce qui n’est pas cuisiné ne vaut rien (seizh-R10).
event-menu_counted = { $seat } : { $line } est au menu, { $points } points de plus.
    .why = Tous les ingrédients du plat sont de la même ligne du menu (seizh-R10).
event-speciality_counted = { $seat } : { $line } est sa spécialité, { $points } points encore.
    .why = Cette ligne du menu est une spécialité de sa Bigoudenn.
event-total = { $dishes ->
    [0] { $seat } n’a rien cuisiné : { $points } point.
    [one] { $seat } : { $points } points avec un plat.
   *[other] { $seat } : { $points } points avec { $dishes } plats.
}
    .why = Le plus de points gagne ; à égalité, le plus de plats ; sinon la victoire est partagée (seizh-06).

## Refus

reason-already_taken = Déjà pris !
reason-just_used = Tu viens de t’en servir : attends le tour suivant.
reason-hands_full = Tu tiens déjà tout ce que tu peux tenir : échange plutôt.
reason-not_in_your_hands = Tu ne tiens pas cet ustensile.
reason-wrong_utensil = Il faut un autre ustensile pour cet ingrédient.
reason-enough_taken = Tu as déjà pris tout ce que permet un tour.
reason-already_tossed = Tu as déjà lancé ta carte ce tour-ci.
reason-not_your_turn = Ce n’est pas ton tour.
reason-no_such_dish = Ce n’est pas le plat que montre ta carte : trois salés valant 7 pour une galette, deux sucrés valant 3 pour une crêpe.
reason-not_offered = Ce n’est pas (ou plus) possible.

ending-last_round = Le dernier tour est joué : on compte les plats.
ending-nobody_wants_more = Plus personne ne veut de ce qui reste : on compte les plats.

faction-katell = Katell
faction-rozenn = Rozenn
faction-soazig = Soazig
faction-tyfenn = Tyfenn
faction-maiwenn = Maïwenn
faction-gwenola = Gwenola
faction-annaig = Annaïg

setting-tempo = Rythme
setting-tempo-turns = Posé : à chaque changement, on demande à chacune son tour
setting-tempo-live = En direct : la plus rapide prend l’ustensile

## Sur la table

field-live = En direct
field-active = Au tour de
field-turns = Tours joués
field-taken = Ingrédients pris ce tour
field-tossed = Carte lancée ce tour
field-busy = Prise ou plat ce tour
field-idle_turns = Tours de suite sans prise ni plat
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
text-any = libre
text-score-dish = plat
text-score-menu = au menu
text-score-speciality = spécialité
text-off-menu = hors menu
text-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Décisions

ruling-seizh-R1 = Le Couvercle protège sa porteuse
    .text = Seul le Couvercle de la victime compte, tel qu’elle le tient quand le vol est reçu ; elle ne peut ni le poser ni aller le chercher en réponse.
    .why = Le livret l’oblige à servir : il faut donc un instant précis où l’on regarde qui le tient.
ruling-seizh-R2 = Après un vol
    .text = Réussi ou non, l’Araignée reste au centre et la voleuse ne la reprend pas ce tour ; un vol manqué laisse encore deux prises. Il faut une rivale avec un ingrédient à cuisiner.
    .why = La limite compte les ingrédients obtenus ; l’ustensile, lui, a servi.
ruling-seizh-R3 = Araignée ou Couvercle pour un ingrédient libre
    .text = C’est une prise ordinaire : aucun Couvercle n’y répond, et la même interdiction de reprise vaut.
    .why = « N’importe quel ustensile » les comprend tous les sept.
ruling-seizh-R4 = Fin des interdictions
    .text = Elles tombent quand commence le tour suivant, avant de retourner les ingrédients, et ne lient que celle qui s’est servie de l’ustensile.
    .why = Le livret fait attendre « le tour du joueur suivant ».
ruling-seizh-R5 = La valse tour par tour
    .text = Au début d’un tour et après chaque ustensile utilisé, chacune est interrogée depuis la gauche de la joueuse active, elle en dernier ; un changement relance les questions ; deux gestes au plus par joueuse. Entre deux valses, personne ne touche aux ustensiles.
    .why = Sans course ni limite, la valse pourrait ne jamais finir.
ruling-seizh-R6 = Lancer la carte
    .text = Une fois par tour, à n’importe quel moment ; ingrédients et plats ne bougent pas, et un plat cuisiné ensuite retourne la carte comme d’habitude.
    .why = Le livret donne une tentative, sans dire quand.
ruling-seizh-R7 = Le dernier tour
    .text = Il commence par celle qui trouve centre et pioche vides avant de retourner, et donne exactement un tour à chacune ; on ne le constate qu’une fois.
    .why = Ainsi chacune a la même dernière chance.
ruling-seizh-R8 = Les restes
    .text = Pioche vide et un tour de table entier sans prise au centre ni plat (les vols ne comptent pas) : la partie finit.
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
ruling-seizh-03 = Interdiction après vol et défense
    .text = L’Araignée d’un vol et le Couvercle d’une défense ne se reprennent pas non plus avant le tour suivant.
    .why = Ils viennent de servir, comme un couteau ou une fourchette.
ruling-seizh-04 = Fin d’une valse
    .text = Tour par tour, personne ne fait plus de deux gestes dans une même valse.
    .why = Pour qu’elle finisse.
ruling-seizh-05 = Fin faute d’envie
    .text = Un tour de table sans prise ni plat, pioche vide, termine la partie ; il ne coupe jamais le dernier tour.
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

# After the game
tally-took = Ingrédients pris
tally-stole = Ingrédients volés
tally-fetched = Ustensiles saisis
tally-cooked = Plats cuisinés
