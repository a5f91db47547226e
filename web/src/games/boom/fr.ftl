boom-oven = Four : gâteau de taille { $size }, capacité { $capacity }
boom-left = { $left ->
    [one] Plus que { $left } avant le boum !
    [2] Plus que { $left } avant le boum !
   *[other] Encore { $left } avant le boum
}
boom-exploded = Il y en a partout !
boom-round = { $most ->
    [99] Manche { $round }
   *[other] Manche { $round } sur { $most } au plus
}
boom-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
boom-aim-patissier = Pâtissier : sors le gâteau entier du four
boom-aim-farceur = Farceur : fais exploser le gâteau
boom-aim-glouton = Glouton : vole le gâteau avec deux Objectifs
boom-aim-together = Ensemble : sortez le gâteau entier du four
boom-react = { $name } joue { $card } : réagir ?
boom-react-to = { $name } joue { $card } sur { $victim } : réagir ?
boom-react-mine = Tu joues { $card } : réagir encore ?
boom-on-you = toi
boom-shout = BOOM !
