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
bunny-arm-0 = gauche { $step }
bunny-arm-1 = droite { $step }
bunny-arm-2 = haut { $step }
bunny-arm-3 = bas { $step }
