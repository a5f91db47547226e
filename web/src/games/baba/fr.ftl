baba-any = au choix
baba-level = niveau { $level }
baba-baking = au four
baba-done = terminé
baba-prepare = Préparer
baba-recipes = { $count ->
    [one] { $count } recette
   *[other] { $count } recettes
}
baba-cleans = atelier à nettoyer
baba-workshop = Atelier
baba-book = Recettes
baba-how = Avec quoi ?
baba-aim = Ta commande : { $left }
baba-aim-last = Ta commande : tout est en route !
baba-of = saveur { $flavour }
baba-honoured = Commande honorée !
baba-counted = On compte !
