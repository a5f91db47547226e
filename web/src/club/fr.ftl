remind-stop-done = C’est noté : plus de rappels.
remind-confirm-done = Merci : les rappels viendront.
remind-unknown = Ce lien n’est plus bon : demande les rappels à la table.
card-make = Créer ma carte
card-save = Enregistrer
card-kept = Ta carte est à jour.
card-public = Montrer ma page aux autres
card-see = Voir ma page
card-keep = Garder ma carte
card-carry = Emporter ma carte
card-how = Sans compte ni mot de passe : une clé secrète, tirée au hasard sur cet appareil, tient ton prénom, ton visage, tes places et tes résultats. Le serveur n’en garde que l’empreinte.
other-devices = Sur un autre appareil
passkey-keep = La garder dans une clé d’accès
passkey-bring = La retrouver par ma clé d’accès
passkey-kept = Ta clé d’accès tient ta carte : elle te reconnaîtra ailleurs.
passkey-not = La clé d’accès n’a pas été créée.
passkey-none = Aucune clé d’accès ne tient de carte pour ce serveur.
my-results = Mes résultats
what-is-kept = Ce que le serveur garde
what-is-kept-text = { $seats ->
    [0] Ton prénom, ton visage et l’empreinte de ta clé ; aucune place pour l’instant.
    [one] Ton prénom, ton visage, l’empreinte de ta clé et { $seats } place.
   *[other] Ton prénom, ton visage, l’empreinte de ta clé et { $seats } places.
}
save-all = Tout enregistrer dans un fichier
forget-me = M’oublier
forget-sure = Ta carte, tes places, tes résultats et tes rappels disparaissent du serveur, et ton prénom de cet appareil. Les parties en cours restent ouvertes ici. Restent aussi les prénoms dans les parties jouées, que les autres ont vues, et une clé d’accès dans ton trousseau : efface-la là-bas. Cela ne se reprend pas.
forget-now = Oublie-moi
forgotten = C’est oublié.
player-page = Page de joueur
here-since = Ici depuis { $date }
won-of = { $won } sur { $played }
no-results = Aucune partie finie pour l’instant.
ladder-how = Gens et robots sur une même échelle. Chacun commence à 1000 ; après ± vient le doute, qui diminue à chaque partie comptée.
ladder-empty = Aucune partie comptée ici pour l’instant.
kind-of-table = Table
kind-table = À table
kind-days = Sur plusieurs jours
my-ratings = Mon niveau
rated-games = { $count ->
    [one] { $count } partie comptée, { $won } gagnée
   *[other] { $count } parties comptées, { $won } gagnées
}
card-yours = Ta carte de joueur
card-none = Un prénom, un visage, tes résultats : sans compte
nobody-waits = Personne n’attend de joueurs pour l’instant.
open-one = Ouvre une table.
to-watch = À regarder
nothing-to-watch = Aucune partie à regarder pour l’instant.
ladders = Classements
tournaments = Tournois
no-tournaments = Aucun tournoi pour l’instant.
tournament-title = Nom du tournoi
tournament-title-like = Soirée du jeudi
at-a-table = Par table
who-goes-on = Qui joue avec qui
kind-swiss = Système suisse
kind-swiss-how = Tout le monde joue toutes les rondes, avec qui a autant de points.
kind-knockout = Élimination
kind-knockout-how = La meilleure moitié de chaque table continue, jusqu’à la dernière table.
how-many-rounds = Rondes
same-deal = Même donne partout
same-deal-how = Toutes les tables d’une ronde reçoivent les mêmes cartes : on se compare à qui avait la même place ailleurs, la chance compte moins.
list-tournament = L’afficher dans le club
you-direct = C’est toi qui le dirigeras, depuis cet appareil ; tu peux aussi y jouer. Il apparaîtra ici :
make-tournament = Créer le tournoi
seats-each = { $count } par table
bots-of-level = robots : { $level }
entries-open = { $count ->
    [0] Inscriptions ouvertes
    [one] Inscriptions ouvertes · 1 personne
   *[other] Inscriptions ouvertes · { $count } personnes
}
entries-closed = Les inscriptions sont closes.
entry-how = Scanne ce code ou ouvre ce lien pour t’inscrire : sans compte, un prénom suffit.
entry-qr = Code QR pour s’inscrire
send-link = Envoyer le lien
take-part = Je m’inscris
take-part-late = Je prends le train en marche
you-take-part = Tu es de la partie, { $name } !
wait-for-start = Garde cette page ouverte : ta table s’affichera ici.
tournament-over = Tournoi terminé
tournament-paused = Le tournoi est en pause
round-of = Ronde { $number } sur { $of }
round-number = Ronde { $number }
round-short = R{ $number }
to-the-table = À table
take-seat = À table ! Table { $number }
you-play-with = Avec { $names }
your-table-is-done = Ta table a fini
round-waits = { $count ->
    [0] Toutes les tables ont fini.
    [one] On attend la table { $tables }.
   *[other] On attend les tables { $tables }.
}
you-are-at = Tu es { $place ->
    [1] en tête
   *[other] à la place { $place }
} sur { $of }.
next-round-soon = La ronde suivante commence bientôt.
sit-out = Je saute les prochaines rondes
you-sit-out = Tu sautes les prochaines rondes
i-am-here = Je suis là
you-are-out = Le tournoi continue sans toi
winners-are = { $count ->
    [one] { $names } remporte le tournoi !
   *[other] { $names } remportent le tournoi !
}
direction = Tu diriges
first-round = Commencer la première ronde
next-round = Lancer la ronde { $number }
two-at-least = Il faut au moins deux personnes ; des robots complètent les tables.
who-is-missing = { $count ->
    [one] Une personne est là.
   *[other] { $count } personnes sont là.
} Des robots complètent les tables.
pause-all = Pause partout
resume-all = Reprendre partout
players-list = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
reopen-entries = Rouvrir les inscriptions
close-entries = Clore les inscriptions
big-screen = Grand écran
direct-elsewhere = Diriger ailleurs (lien secret)
save-results = Résultats (CSV)
end-tournament = Finir le tournoi
end-sure = { $count ->
    [0] Personne n’a encore joué. Finir quand même ?
    [one] Le classement après cette ronde sera le dernier.
   *[other] Le classement après ces { $count } rondes sera le dernier.
}
go-on = Continuer
mark-away = Noter absent
mark-here = Noter présent
mute-player = Couper ses textes
unmute-player = Rendre ses textes
take-out = Retirer
take-out-sure = Un robot prendra sa place, et cette personne ne pourra pas revenir dans ce tournoi.
keep-player = Garder
table-stuck = Une table est bloquée
table-stuck-how = Si une erreur du programme arrête une table pour de bon, elle peut compter comme une égalité.
table-number = Table { $number }
table-done = terminée
table-plays = en jeu
table-void = arrêtée : égalité
a-bot = un robot
was-away = absent à la fin
comes-through = continue
somebody-gone = Quelqu’un qui a demandé l’oubli
your-name-short = Prénom
points-short = Points
met-short = Adv.
met-how = Moyenne des points des adversaires
standing = Classement
who-takes-part = Qui joue
earlier-rounds = Rondes précédentes
how-it-is-played = Comment on joue
rule-swiss = { $rounds ->
    [one] Une ronde.
   *[other] { $rounds } rondes, et tout le monde joue chacune. On retrouve les mêmes le moins possible, puis qui a autant de points.
} Les places changent d’une ronde à l’autre.
rule-knockout = { $count ->
    [one] De chaque table, la meilleure personne continue
   *[other] De chaque table, les { $count } meilleures personnes continuent
}, jusqu’à la dernière table. À égalité : les points de tout le tournoi, puis le sort.
rule-bots = Des robots prennent les chaises vides, à tour de rôle avec les uns et les autres. Ils ne sont pas classés.
rule-points = À ta table : 2 points par adversaire dépassé, 1 en cas d’égalité. Le maximum est de { $most } par ronde.
rule-duplicate = Toutes les tables ont la même donne. Tu es comparé à qui avait ta place aux autres tables : 100 si tu as fait mieux que tous, 50 dans la moyenne, 0 si tous ont fait mieux.
rule-closed = Une donne reste fermée tant qu’une table la joue encore : personne ne regarde, ce qui était caché le reste à la fin de ta partie, et ni les résultats ni les replays ne se voient. On voit seulement quelles tables ont fini. Tout s’ouvre quand la dernière a fini : d’ici là, ne parle pas de la donne.
rule-ties = À égalité de points : la moyenne des points de tes adversaires, puis les tables gagnées ; sinon la place est partagée.
rule-ties-knockout = Le classement suit jusqu’où l’on est allé, puis le rang à la dernière table, puis les points.
rule-away = Qui n’est pas à sa table est remplacé par un robot après { $time }, et reprend sa place en revenant. Qui n’est pas revenu à la fin n’a aucun point pour cette ronde, et saute les suivantes jusqu’à dire « Je suis là ».
rule-late = On peut arriver en retard : on joue dès la ronde suivante, sans points pour celles d’avant.
today = Aujourd’hui
today-how = Un problème et une donne de chaque jeu, les mêmes pour tous jusqu’à minuit à Greenwich.
puzzle-streak = { $count ->
    [one] Un jour de suite avec un problème résolu.
   *[other] { $count } jours de suite avec un problème résolu.
}
puzzle-of = { $name } : tu es { $you }
puzzle-solved = Résolu
puzzle-missed = Essayé
puzzle-how = Un moment d’une vraie partie, tel que tu le verrais. Un coup est nettement meilleur que tous les autres : choisis-le comme à une table.
puzzle-right = Le meilleur coup !
puzzle-wrong = Ce n’est pas le meilleur.
puzzle-why = Pourquoi ?
puzzle-ahead = Le meilleur coup gagne { $best } % de { $tables } parties imaginées d’après ce que tu vois ; « { $words } » en gagne { $other } %.
puzzle-follows = Ce qui en résulte, si personne ne s’y oppose
puzzle-scores = À la fin tu as en moyenne { $best } points, contre { $other } avec « { $words } ».
puzzle-scores-fewest = À la fin tu as en moyenne { $best }, contre { $other } avec « { $words } » : le moins gagne.
puzzle-endings = Comment finissent de telles parties
ending = Fin
deal-of = { $name }, la donne du jour
deal-played = { $count ->
    [0] { "" }
    [one] un résultat
   *[other] { $count } résultats
}
deal-how = { $seats } joueurs : toi et les mêmes robots pour tous ({ $level }), avec les mêmes cartes. Les robots t’attendent et pensent selon leur place dans la partie, pas selon la montre : qui fait de même rencontre le même jeu. Elle se joue une fois, sans conseil ni retour.
deal-play = Jouer la donne
deal-mine = À ma table
deal-won = gagné
deal-lost = pas gagné
deal-fewest = Le moins de points gagne.
deal-empty = Personne ne l’a encore jouée jusqu’au bout.
day-before = La veille
