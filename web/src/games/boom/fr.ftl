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
boom-shout = BOOM !
