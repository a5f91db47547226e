learning = apprentissage…
taken-up = Reprise après { $steps } { $steps ->
    [one] étape
   *[other] étapes
} et { $time } minutes.
round = étape { $steps }, { $time }{ $of ->
    [""] {""}
   *[other] {" "}sur { $of }
} minutes
look = après { $steps } étapes, { $time } minutes : sans chercher, il gagne { $won } % de { $games } parties contre des robots normaux (part égale { $par } %) ; surprise { $value } par les fins, { $policy } par les recherches
goes-on = Arrêté ; la même commande reprendra d’ici.
written = Écrit : { $files }
curve = { $game } : parties gagnées sans chercher contre des robots normaux, par étapes d’apprentissage
