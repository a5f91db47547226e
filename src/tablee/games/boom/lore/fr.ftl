category-role = Les rôles
place-size-cards = cartes qui changent la taille du gâteau
place-glouton = but du Glouton ; difficultés
place-difficulties = difficultés
place-events = cartes Événement
the-list-is-followed = la liste fait foi
count-all = cartes en tout, sans les six cartes système
count-roles = cartes Rôle
count-goals = buts du Glouton
count-heat = cartes de chaleur
count-cooling = cartes de froid
count-actions = cartes Action
count-reactive = cartes Réaction
count-events = cartes Événement
sum-theft = le vol en { $name }
    .found = vol à partir de la taille { $low }, explosion à { $capacity }{ $reach ->
        [True] { "" }
       *[other] { " " }: seulement après avoir agrandi le four
    }
sum-explosion = l’explosion en { $name }
    .found = commence à la taille { $size } sur { $of }
sum-timer = le minuteur en { $name }
    .found = le minuteur sort aux manches 8 à 10, la partie en a { $rounds }
table-difficulties = Difficultés
number-solo_hand = cartes en main, en solo
number-size = taille du gâteau au départ
number-goals_dealt = buts distribués au Glouton
number-goals_needed = buts à remplir
number-steal_low = vol à partir de la taille
number-steal_low_of_3 = vol à trois à partir de la taille
number-steal_high = vol jusqu’à la taille
number-mystery = valeur Mystère, au plus
number-capacity = capacité du four
number-claim = réussite promise, en %
number-listed = valeur, refroidissement selon la liste
number-farceurs_of_4 = Farceurs à quatre
number-rounds_of_3 = manches à trois
success = Réussite : le gâteau n’explose pas.
