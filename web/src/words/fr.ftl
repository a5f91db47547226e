# Les mots de nos pages. Ce que dit un jeu vient du serveur.
title = Tablée
close = Fermer
and = { " et " }
no-server = Le serveur ne répond pas. Vérifie ta connexion.
server-trouble = Le serveur a eu un souci. Réessaie.

# À table
your-hand = Ta main
unseen-card = Carte cachée
what-now = À faire
paused = La partie est en pause.
waiting-for-others = On attend les autres…
waiting-for = On attend { $names }…
pick-a-card = Touche une carte de ta main, ou fais-la glisser sur la table.
play-this = Jouer { $words }
hinted = Conseil : { $words }
choose-player = Choisir { $name }
awaited = On l’attend
away = absent
bot-stands-in = un robot le remplace
watching = Tu regardes la partie.
you-are = Ton rôle : { $name }
log = Journal
open-log = Ouvrir le journal
why-this = Pourquoi ? { $words }
nothing-yet = Rien ne s’est encore passé.
chat = Discussion
nobody-spoke = Personne n’a encore parlé.
your-message = Ton message
send = Envoyer
deck = Pioche
discard = Défausse
stack = Cartes jouées, en attente d’effet
hand-unknown = Nombre de cartes inconnu
hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# Boom Badaboom
boom-oven = Four : gâteau de taille { $size }, capacité { $capacity }
boom-left = { $left ->
    [one] Plus que { $left } avant le boum !
    [2] Plus que { $left } avant le boum !
   *[other] Encore { $left } avant le boum
}
boom-exploded = Il y en a partout !
boom-round = Manche { $round } sur { $most } au plus
boom-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
