# Les leçons : une phrase par page ; « .no » répond à un autre coup que celui de la leçon.

question = Tu es chef pâtissier. Le premier qui termine toutes les pâtisseries de sa commande secrète gagne. La tienne : un Salambo et une pâtisserie aux Fruits.
    Tes trois recettes sont devant toi, visibles de tous. Tes cartes Atelier sont dans ta main.
    Un tour commence par une pioche. Répondre juste à une question rapporte deux cartes : choisis « Culture générale sucrée ».
    .no = Essaie d’abord une question : « Culture générale sucrée ».
answer = Lis la question, puis choisis. Un indice : pense à Venise et à ses déguisements.
    .no = Pas celle-là. Pense au carnaval : la bonne réponse est la deuxième.
flavour = Bravo, deux cartes ! Une Tarte au Citron demande une Pâte, des Fruits et deux niveaux de Savoir-faire : il te manque les Fruits.
    Ils sont sur l’Étagère : prends-les.
    .no = Prends les Fruits sur l’Étagère : c’est ce qui manque à ta tarte.
second = Encore une carte. Prends aussi Self-Service : c’est une carte Action, elle te servira plus tard.
    .no = Prends Self-Service sur l’Étagère.
prepare = Tu as tout : une Pâte, des Fruits, un Savoir-faire ×2. Une pâtisserie aux Fruits convient à ta commande.
    Prépare la Tarte au Citron. Elle sera terminée au début de ton prochain tour.
    .no = Prépare la Tarte au Citron : elle emploie tout ton Savoir-faire.
luck = Ta tarte est terminée : la moitié de la commande est prête !
    Deuxième façon de piocher, la chance : une seule carte, au hasard. Tente une recette.
    .no = Tente ta chance : pioche une recette.
action = Pas de Salambo, tant pis. Après la pioche, on prépare une pâtisserie ou l’on joue des Actions, jamais les deux.
    Joue Self-Service : tu prends une carte au hasard à ton adversaire.
    .no = Joue ta carte Action : Self-Service.
tactics = Regarde chez ton adversaire : il a la recette du Salambo ! Et sur l’Étagère attend « Échange-moi cette recette ».
    Troisième façon de piocher, la tactique : défausse une carte pour en prendre une de l’Étagère. Défausse ton Savoir-faire.
    .no = Choisis la tactique : défausse ton Savoir-faire ×1.
shelf = Prends « Échange-moi cette recette ».
    .no = C’est « Échange-moi cette recette » qu’il te faut.
swap = Une carte Express est sortie : elle a agi aussitôt, en renouvelant l’Étagère et en t’offrant une carte.
    Joue maintenant « Échange-moi cette recette ».
    .no = Joue « Échange-moi cette recette ».
salambo = Demande le Salambo.
    .no = Ta commande veut un Salambo : demande celui-là.
end = Il te reste à rendre une recette, puis à réunir Pâte, Alcool et Savoir-faire. Tu peux finir cette partie ou en commencer une autre !
