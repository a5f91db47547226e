bunny-rabbits = { $count ->
    [one] { $count } lapin
   *[other] { $count } lapins
}
bunny-carrot = La carotte
bunny-burrow = Le terrier
bunny-fox = Le renard
bunny-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
bunny-mine = Ton domaine
bunny-fewest = Le moins de lapins gagne.
bunny-which = Quelle carte ?
bunny-empty = espace vide
bunny-closed = fermé
bunny-arm-0 = { $step ->
    [1] à gauche, près du centre
    [2] à gauche, au milieu
   *[other] à gauche, au bout
}
bunny-arm-1 = { $step ->
    [1] à droite, près du centre
    [2] à droite, au milieu
   *[other] à droite, au bout
}
bunny-arm-2 = { $step ->
    [1] en haut, près du centre
    [2] en haut, au milieu
   *[other] en haut, au bout
}
bunny-arm-3 = { $step ->
    [1] en bas, près du centre
    [2] en bas, au milieu
   *[other] en bas, au bout
}
bunny-aim = { $count ->
    [0] Le moins de lapins gagne : tu n’en as aucun
   *[other] Le moins de lapins gagne : tu en as { $count }
}
