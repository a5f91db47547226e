# Les leçons : une phrase par page ; « .no » répond à un autre coup que celui de la leçon.

cool = Un gâteau gonfle dans le four. Tu es Pâtissier : tu veux le sortir entier. Un Farceur veut le faire exploser, un Glouton veut le voler, et personne ne sait qui est qui.
    Regarde le four : le gâteau fait 10. S’il atteint la capacité, 17, il explose.
    À ton tour, tu joues une carte. Touche Froid −3 dans ta main, puis joue-la.
    .no = Pas encore : refroidis d’abord le gâteau. Joue Froid −3.
apron = Chaleur +5, et quelqu’un la double : 7 + 10 = 17, ce serait le boum !
    Après chaque carte, chacun peut réagir. Les cartes jouées s’empilent : celle du dessus agit d’abord.
    Ton Tablier de protection annule la carte du dessus, ici le Coup de boost. Joue-le !
    .no = Le gâteau va exploser ! Réagis avec ton Tablier de protection.
pass = Le boost ne fait plus rien. Reste Chaleur +5 : 7 + 5 = 12, le four tient encore.
    Inutile de gâcher une réaction : choisis « Laisser faire ».
    .no = Garde tes réactions pour un vrai danger : laisse faire.
peek = Nouvelle manche, nouvel événement, en haut du four : il change la règle pour tous jusqu’à la manche suivante.
    Qui est le Farceur ? Ton Coup d’œil gourmand montre la main d’un joueur. Joue-le sur { $p1 }, qui vient de chauffer.
    .no = Cherche le Farceur : joue Coup d’œil gourmand sur { $p1 }.
take = De la chaleur, un boost, un four rétréci : voilà sûrement le Farceur !
    Tu lui prends une carte. Four rétréci baisse la capacité : ôte-la-lui.
    .no = La plus dangereuse pour le four, c’est Four rétréci : prends celle-là.
spatula = Il chauffe encore. Ton Renvoi de spatule inverse le signe : +2 devient −2.
    Joue-le en réaction.
    .no = Réagis avec Renvoi de spatule.
end = Tu sais l’essentiel : surveille la taille et la capacité, garde tes réactions, et devine les rôles. Maintenant, tu peux jouer !
