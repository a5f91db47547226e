# La leçon : une ou deux phrases par page ; « .no » répond à tout autre coup que celui de la leçon.

first = L’étang est encore vide. Chaque fleur plantée te fait avancer ; le premier qui en fait le tour gagne.
    Touche un nénuphar rose de ta main, puis la case du milieu.
    .no = Plante un nénuphar rose au milieu.
spring = Une fleur rapporte un pas par fleur de sa tache. À droite de ta rose, une source en ajoute 2.
    Plante ton deuxième nénuphar rose sur cette source.
    .no = Plante un nénuphar rose sur la source, à droite du premier.
patch = Deux fleurs et une source : 4 pas. Au-dessus du milieu, il y a une autre source.
    Plante-y une rose : la tache en comptera trois.
    .no = Plante un nénuphar rose sur la source, au-dessus du milieu.
toad = { $p1 } vient d’agrandir ta tache : 4 pas pour une seule fleur. Une tache sert à tout le monde !
    Le crapaud la ferme : il compte un pas par couleur à côté de lui. Pose-le sous le milieu, entre le rose et le blanc.
    .no = Pose le crapaud sous la case du milieu.
theirs = Fais comme { $p1 } : agrandis la tache d’un autre. Plante un jaune à droite du jaune.
    .no = Plante un nénuphar jaune à droite de celui qui vient d’être planté.
more = La tache blanche a trois fleurs, et tu as un blanc : 4 pas t’attendent, au-dessus du dernier blanc.
    .no = Plante le nénuphar blanc au-dessus du dernier blanc, à gauche.
end = Agrandis, profite, sépare : à toi de finir le tour !
