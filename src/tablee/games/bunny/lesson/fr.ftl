# Les leçons : une phrase par page ; « .no » répond à un autre coup que celui de la leçon.

place = Les lapins envahissent le village. Celui qui finit avec le moins de lapins gagne. Ton pion part du centre.
    Tu poses d’abord tes cartes sur des espaces vides, à côté du centre ou d’une carte, puis ton pion marche jusqu’à la carte posée.
    Pose Potager 4, un Partage, juste à gauche du centre : tu donnes un lapin à ton adversaire.
    .no = Pose Potager violet 4 juste à gauche du centre.
draw = Pour finir ton tour, tu complètes ta main : une carte de la pioche, cachée, ou de la rivière, visible. Prends dans la pioche.
    .no = Cette fois, prends dans la pioche.
walk = Ton adversaire a traversé ta carte : elle lui a coûté un lapin. Puis son Bunny Boom en a mis un sur chaque carte du village.
    Traverser une carte coûte sa valeur de passage et les lapins qui s’y trouvent. Le centre ne coûte rien.
    Pars à droite : pose Boulangerie 3 à droite du centre. Tu ne traverseras rien.
    .no = À gauche, il y a des lapins. Pose Boulangerie violette 3 juste à droite du centre.
river = Ta carte porte une vague : tu dois utiliser l’effet d’une carte de la rivière.
    Choisis le Bunny Boom de Chapelle 1 : un lapin de plus sur chaque carte. Ton adversaire devra bien repasser par là !
    .no = Choisis le Bunny Boom : Chapelle violette 1.
fish = Complète ta main. Dans la rivière, un Saut permet d’éviter une carte : prends Potager 2.
    .no = Prends Potager violet 2, le Saut, dans la rivière.
leap = Cinq lapins pour ton adversaire ! Et il t’en a donné un.
    À gauche, deux cartes te séparent de l’espace libre ; la deuxième porte deux lapins. Pose-y ton Saut, tout au bout à gauche.
    .no = Pose Potager violet 2, le Saut, tout au bout à gauche.
jump = Par-dessus quelle carte sautes-tu ? Celle qui coûte le plus : celle du milieu, à gauche.
    .no = Saute celle qui porte des lapins : celle du milieu, à gauche.
close = Aïe, la Carotte ! Elle t’a attiré à l’autre bout du village, à travers cinq cartes. Qui la garde à la fin compte quatre lapins de plus.
    Tout est couvert : on pose maintenant sur les cartes. Sur une autre famille, tu paies la valeur de ta carte en lapins ; sur la même, rien, et l’espace se ferme pour de bon.
    Pose Boulangerie 4 sur Boulangerie 3.
    .no = Même famille, rien à payer : pose Boulangerie violette 4 sur Boulangerie 3, à droite du centre.
end = Tu sais marcher, sauter et fermer. Compte toujours ce que tu vas traverser, et méfie-toi des Booms. À toi de jouer !
