# Les leçons : une phrase par page ; « .no » répond à un autre coup que celui de la leçon.

boom-cool = Un gâteau gonfle dans le four. Tu es Pâtissier : tu veux le sortir entier. Un Farceur veut le faire exploser, un Glouton veut le voler, et personne ne sait qui est qui.
    Regarde le four : le gâteau fait 10. S’il atteint la capacité, 17, il explose.
    À ton tour, tu joues une carte. Touche Froid −3 dans ta main, puis joue-la.
    .no = Pas encore : refroidis d’abord le gâteau. Joue Froid −3.
boom-apron = Chaleur +5, et quelqu’un la double : 7 + 10 = 17, ce serait le boum !
    Après chaque carte, chacun peut réagir. Les cartes jouées s’empilent : celle du dessus agit d’abord.
    Ton Tablier de protection annule la carte du dessus, ici le Coup de boost. Joue-le !
    .no = Le gâteau va exploser ! Réagis avec ton Tablier de protection.
boom-pass = Le boost ne fait plus rien. Reste Chaleur +5 : 7 + 5 = 12, le four tient encore.
    Inutile de gâcher une réaction : choisis « Laisser faire ».
    .no = Garde tes réactions pour un vrai danger : laisse faire.
boom-peek = Nouvelle manche, nouvel événement, en haut du four : il change la règle pour tous jusqu’à la manche suivante.
    Qui est le Farceur ? Ton Coup d’œil gourmand montre la main d’un joueur. Joue-le sur { $p1 }, qui vient de chauffer.
    .no = Cherche le Farceur : joue Coup d’œil gourmand sur { $p1 }.
boom-take = De la chaleur, un boost, un four rétréci : voilà sûrement le Farceur !
    Tu lui prends une carte. Four rétréci baisse la capacité : ôte-la-lui.
    .no = La plus dangereuse pour le four, c’est Four rétréci : prends celle-là.
boom-spatula = Il chauffe encore. Ton Renvoi de spatule inverse le signe : +2 devient −2.
    Joue-le en réaction.
    .no = Réagis avec Renvoi de spatule.
boom-end = Tu sais l’essentiel : surveille la taille et la capacité, garde tes réactions, et devine les rôles. Maintenant, tu peux jouer !

baba-question = Tu es chef pâtissier. Le premier qui termine toutes les pâtisseries de sa commande secrète gagne. La tienne : un Salambo et une pâtisserie aux Fruits.
    Tes trois recettes sont devant toi, visibles de tous. Tes cartes Atelier sont dans ta main.
    Un tour commence par une pioche. Répondre juste à une question rapporte deux cartes : choisis « Culture sucrée ».
    .no = Essaie d’abord une question : « Culture sucrée ».
baba-answer = Lis la question, puis choisis. Un indice : pense à Venise et à ses déguisements.
    .no = Pas celle-là. Pense au carnaval : la bonne réponse est la deuxième.
baba-flavour = Bravo, deux cartes ! Une Tarte au Citron demande une Pâte, du Fruit et deux niveaux de Savoir-faire : il te manque le Fruit.
    Il est sur l’Étagère : prends-le.
    .no = Prends Fruits sur l’Étagère : c’est ce qui manque à ta tarte.
baba-second = Encore une carte. Prends aussi Self-Service : c’est une carte Action, elle te servira plus tard.
    .no = Prends Self-Service sur l’Étagère.
baba-prepare = Tu as tout : une Pâte, des Fruits, un Savoir-faire ×2. Une pâtisserie aux Fruits convient à ta commande.
    Prépare la Tarte au Citron. Elle sera terminée au début de ton prochain tour.
    .no = Prépare la Tarte au Citron : elle emploie tout ton Savoir-faire.
baba-luck = Ta tarte est terminée : la moitié de la commande est prête !
    Deuxième façon de piocher, la chance : une seule carte, au hasard. Tente une recette.
    .no = Tente ta chance : pioche une recette.
baba-action = Pas de Salambo, tant pis. Après la pioche, on prépare une pâtisserie ou l’on joue des Actions, jamais les deux.
    Joue Self-Service : tu prends une carte au hasard à ton adversaire.
    .no = Joue ta carte Action : Self-Service.
baba-tactics = Regarde chez ton adversaire : il a la recette du Salambo ! Et sur l’Étagère attend « Échange-moi cette recette ».
    Troisième façon de piocher, la tactique : défausse une carte pour en prendre une de l’Étagère. Défausse ton Savoir-faire.
    .no = Choisis la tactique : défausse ton Savoir-faire ×1.
baba-shelf = Prends « Échange-moi cette recette ».
    .no = C’est « Échange-moi cette recette » qu’il te faut.
baba-swap = Une carte Express est sortie : elle a agi aussitôt, en renouvelant l’Étagère et en t’offrant une carte.
    Joue maintenant « Échange-moi cette recette ».
    .no = Joue « Échange-moi cette recette ».
baba-salambo = Demande le Salambo.
    .no = Ta commande veut un Salambo : demande celui-là.
baba-end = Il te reste à rendre une recette, puis à réunir Pâte, Alcool et Savoir-faire. Tu peux finir cette partie ou en commencer une autre !

bunny-place = Les lapins envahissent le village. Celui qui finit avec le moins de lapins gagne. Ton pion part du centre.
    Tu poses d’abord tes cartes sur des cases vides voisines du village, puis ton pion marche jusqu’à la carte posée.
    Pose Potager 4, un Partage, sur la case à gauche du centre : tu donnes un lapin à ton adversaire.
    .no = Pose Potager violet 4 juste à gauche du centre.
bunny-draw = Pour finir ton tour, tu complètes ta main : une carte de la pioche, cachée, ou de la rivière, visible. Prends dans la pioche.
    .no = Cette fois, prends dans la pioche.
bunny-walk = Ton adversaire a traversé ta carte : elle lui a coûté un lapin. Puis son Bunny Boom en a mis un sur chaque carte du village.
    Traverser une carte coûte sa valeur de passage et les lapins qui s’y trouvent. Le centre ne coûte rien.
    Pars à droite : pose Boulangerie 3 à droite du centre. Tu ne traverseras rien.
    .no = À gauche, il y a des lapins. Pose Boulangerie violette 3 juste à droite du centre.
bunny-river = Ta carte porte une vague : tu dois utiliser l’effet d’une carte de la rivière.
    Choisis le Bunny Boom de Chapelle 1 : un lapin de plus sur chaque carte. Ton adversaire devra bien repasser par là !
    .no = Choisis le Bunny Boom : Chapelle violette 1.
bunny-fish = Complète ta main. Dans la rivière, un Saut permet d’éviter une carte : prends Potager 2.
    .no = Prends Potager violet 2, le Saut, dans la rivière.
bunny-leap = Cinq lapins pour ton adversaire ! Et il t’en a donné un.
    À gauche, deux cartes te séparent de la case libre ; la deuxième porte deux lapins. Pose-y ton Saut, tout au bout à gauche.
    .no = Pose Potager violet 2, le Saut, tout au bout à gauche.
bunny-jump = Par-dessus quelle carte sautes-tu ? Celle qui coûte le plus : gauche 2.
    .no = Saute celle qui porte des lapins : gauche 2.
bunny-close = Aïe, la Carotte ! Elle t’a attiré à l’autre bout du village, à travers cinq cartes. Qui la garde à la fin compte quatre lapins de plus.
    Tout est couvert : on pose maintenant sur les cartes. Sur une autre famille, tu paies la valeur de ta carte en lapins ; sur la même, rien, et la case se ferme pour de bon.
    Pose Boulangerie 4 sur Boulangerie 3.
    .no = Même famille, rien à payer : pose Boulangerie violette 4 sur Boulangerie 3, à droite du centre.
bunny-end = Tu sais marcher, sauter et fermer. Compte toujours ce que tu vas traverser, et méfie-toi des Booms. À toi de jouer !

badass-star = Un film d’action à petit budget : chacun a les mêmes personnages, l’un d’eux joue face cachée. Le premier à 16 points sur le Badassomètre gagne.
    Deux points par élimination. Choisis ta vedette : l’Armurier.
    .no = Pour cette leçon, choisis l’Armurier.
badass-announce = Ton Revolver a gagné une charge ; à 3, il peut servir. Les rivaux ne voient que le dos de ta carte.
    Annonce l’Armurier : il donne 3 charges. C’est vrai, tu ne risques rien.
    .no = Annonce l’Armurier : c’est ton vrai personnage.
badass-denounce = « Le Dynamiteur ! » S’il dit vrai, il surcharge ton Revolver, plein à 3 sur 3, et il t’explose dans les mains.
    Y crois-tu ? Si c’est du bluff, il perd sa vedette ; si c’est vrai, tu perds un personnage. Tente : crie « Bluff ! ».
    .no = Trop dangereux de le laisser faire : crie « Bluff ! ».
badass-believe = Démasqué : 2 points pour toi !
    Cette fois, { $p2 } annonce l’Armurier. Quelques charges ne te menacent pas encore, et se tromper coûte cher : dis que tu y crois.
    .no = Ne prends pas de risque ici : « J’y crois ».
badass-execute = Ton Revolver est prêt : 3 charges sur 3. Exécute !
    .no = Ton arme est chargée : exécute.
badass-aim = Vise { $p2 }, dont le Fusil à pompe est plein, 4 sur 4 : c’est de là que vient le danger.
    .no = Vise { $p2 }, qui a le Fusil à pompe.
badass-weapon = Encore 2 points : tu en as 4. Une arme qui a servi est perdue : prends l’Arbalète, contre laquelle il n’y a pas de défense.
    .no = Prends l’Arbalète.
badass-defend = On te tire dessus ! La Colonelle sauve celui qui l’annonce, si on le croit.
    Tu n’es pas la Colonelle ? C’est le moment de bluffer.
    .no = Ne te laisse pas mourir : annonce la Colonelle.
badass-end = Ils t’ont cru ! Dis vrai, bluffe, doute : tout est là. Avec un seul personnage restant, on passe en Vengeance, et tout recommence plus fort. À toi !

seizh-take = Sept ustensiles pour toute la table. Avec des ingrédients, tu cuisines une galette, puis une crêpe : le plus de points gagne.
    Ta carte montre une galette : trois ingrédients salés qui font 7. Ta spécialité, c’est la Complète : œuf 2, fromage 2, jambon 3.
    Chaque ingrédient demande un ustensile, que tu remets au milieu. Prends l’Œuf avec ta Spatule.
    .no = Prends l’Œuf avec la Spatule.
seizh-grab = À tout moment, chacun peut saisir un ustensile au milieu, même quand ce n’est pas son tour. Deux au plus en main.
    Attrape l’Araignée avant les autres !
    .no = Attrape l’Araignée, au milieu.
seizh-strainer = La Passoire remplace couteau, fourchette, cuillère ou spatule. Prends le Jambon avec elle.
    .no = Prends le Jambon avec la Passoire.
seizh-end_turn = Deux ingrédients par tour, pas plus. L’ustensile que tu viens d’utiliser t’est interdit jusqu’au tour suivant. Finis ton tour.
    .no = Tu as pris tes deux ingrédients : finis ton tour.
seizh-race = Le Couteau vient de tomber au milieu, et il te le faut pour le Fromage. Ce n’est pas ton tour ? Aucune importance : attrape-le !
    .no = Attrape vite le Couteau !
seizh-third = À toi. Prends le Fromage avec le Couteau.
    .no = Prends le Fromage avec le Couteau.
seizh-cook = Œuf, Jambon, Fromage : 7 tout rond. Cuisine ta galette !
    .no = Tout est là : cuisine la Complète.
seizh-steal = Dix-sept points : 7, et 5 parce que c’est une ligne du menu, et 5 parce que c’est ta spécialité. Ta carte se retourne : à la crêpe, deux sucrés qui font 3.
    Ton Araignée vole un ingrédient à qui ne tient pas le Couvercle. Vole la Fleur de sel !
    .no = Sers-toi de l’Araignée : vole la Fleur de sel.
seizh-end = Sois rapide, garde un œil sur le milieu et un autre sur ta spécialité. Maintenant, tu peux jouer !
