# Les mots de nos pages. Ce que dit un jeu vient du serveur.
title = Tablée
close = Fermer
and = { " et " }
no-server = Le serveur ne répond pas. Vérifie ta connexion.
server-trouble = Le serveur a eu un souci. Réessaie.
unanswered = Le serveur n’a pas répondu. Regarde la table, puis recommence si besoin.

# À table
your-hand = Ta main
unseen-card = Carte cachée
what-now = À faire
paused = La partie est en pause.
waiting-for-others = On attend les autres…
waiting-for = On attend { $names }…
which-one = Lequel ?
nothing-there = Rien ici.
no-words-yet = { $count ->
    [one] Une chose ici n’a pas encore de mots : elle porte son identifiant.
   *[other] { $count } choses ici n’ont pas encore de mots : elles portent leur identifiant.
}
touch-the-table = Touche ce qui brille.
touch-any-time = Quand tu veux : touche ce qui brille.
all-choices = Toutes les possibilités ({ $count })
all-choices-short = Tout ({ $count })
pick-a-card = Touche une carte de ta main, ou fais-la glisser sur la table.
hint-values = Tous les choix, selon leurs victoires
hint-plan = Ensuite, si personne ne s’y oppose : { $words }
hinted = Conseil : { $words }
choose-player = Choisir { $name }
awaited = On l’attend
away = absent
bot-stands-in = un robot joue
bot-plays-for = Un robot joue pour { $name }.
came-back = { $name } est de retour.
seat-left = { $name } a quitté la table. Un robot prend la suite.
host-now = L’hôte est maintenant { $name }.
host-now-you = Tu es maintenant l’hôte de la table.
watching = Tu regardes la partie.
you-are = Ton rôle : { $name }
turn-you = À toi de jouer
turn-of = Tour { DE($name) }
turn-all = Chacun répond
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

# Accueil
tagline = Cinq jeux de société français, à jouer en famille.
players = { $fewest ->
    [one] De { $fewest } à { $most } joueurs
   *[other] { $fewest } à { $most } joueurs
}
open-tables = Tables ouvertes
table-of = La table { DE($name) }
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
watch = Regarder
no-account = Sans compte, sans publicité : il suffit d’un prénom.
credits = Crédits
language = Langue
home = Accueil
guest = Gourmand

# Nouvelle table
play-bots = Jouer contre les robots
invite-friends = Inviter des amis
your-name = Ton prénom
how-many = Joueurs
bots-level = Robots
more-settings = Autres réglages
time-for-a-move = Temps par coup
tempo = Rythme
tempo-free = Sans montre
tempo-clock = À la montre
tempo-days = Au fil des jours
about-free = Chacun réfléchit autant qu’il veut.
about-clock = Chaque coup a son temps ; s’il ne suffit pas, on puise dans la réserve, une seule pour toute la partie.
about-days = On passe à table quand on peut : on a des heures pour chaque coup et chaque réaction.
time-reserve = Réserve
time-none = aucune
time-never = jamais
time-unlimited = sans limite
time-to-react = Temps pour réagir
clock-move = { $move } par coup
clock-bank = { $move } par coup, { $bank } en réserve
days-short = { $count }j
bot-for-absent = Un robot joue pour les absents
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
public-table = Table ouverte à tous
rules = Règles

# Arriver et attendre
sitting-down = On s’installe…
try-again = Réessayer
seat-kept = Ce navigateur garde la clé de ta place. Réessaie maintenant ou plus tard.
give-seat-up = Oublier cette place
invited-by = { $name } t’invite à table
at-the-table = À table : { $names }
takes-minutes = { $least } à { $most } min
sit-down = M’asseoir
invitation-needed = Pour s’asseoir à cette table, il faut une invitation : demande un lien à quelqu’un qui y est déjà.
no-free-seat = Il n’y a plus de place à cette table.
invite-how = Envoie ce lien, ou fais scanner le code.
link = Lien d’invitation
share-link = Partager le lien
copied = Lien copié.
qr = Code QR de l’invitation
around-the-table = Autour de la table
free-seat = Place libre
host = hôte
you = toi
add-bot = Robot
level-of = Niveau { DE($name) }
remove = Retirer { $name }
kick = Renvoyer { $name }
kick-title = Renvoyer { $name } ?
kick-lobby = Sa place redevient libre. Avec l’invitation, on peut revenir s’asseoir.
kick-game = Un robot jouera à sa place jusqu’à la fin de la partie. Sa place ne pourra pas être reprise.
kick-out = Renvoyer de la table
hand-over = Confier le rôle d’hôte
hand-over-title = Confier la table à { $name } ?
hand-over-text = L’hôte donne le départ, met en pause et veille sur la table. Tu ne le pourras plus, sauf si on te rend ce rôle.
mute = Couper la parole
unmute = Rendre la parole
bot-now = Laisser un robot jouer maintenant
bot-after = Absent : un robot jouera après { $time } d’absence.
bot-never = Absent : personne ne joue à sa place.
hide-chat = Cacher ses messages
show-chat = Montrer ses messages
about-person = Options pour { $name }
is-muted = sans parole
lends = prête au labo
lend = Prêter cette partie au labo
lend-why = Une fois finie : les coups, sans noms ni paroles, et seulement si toute la table est d’accord.
you-are-muted = L’hôte t’a coupé la parole : il te reste les phrases toutes prêtes.
rename = Changer mon prénom
save-name = Garder
cancel = Annuler
start = Commencer
start-with-bots = { $count ->
    [one] Commencer avec { $count } robot de plus
   *[other] Commencer avec { $count } robots de plus
}
host-starts = { $name } donnera le départ.
settings = Réglages du jeu

# Pendant la partie
leave = Quitter la table
leave-title = Quitter la table ?
leave-text = Un robot jouera à ta place. Si tu reviens plus tard sans quitter pour de bon, tu retrouves ta place.
leave-for-good = Quitter pour de bon
leave-for-now = Revenir plus tard
stay = Rester
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
sounds = Sons
sounds-on = Sons activés
sounds-off = Sons coupés
pace-quick = Rythme rapide
pace-calm = Rythme posé
share-watch = Lien pour regarder
my-eyes = Laisser voir par mes yeux
my-eyes-text = Qui regarde la partie verra tes cartes et tout ce que tu vois, avec du retard : jamais moins d’une minute. Tout le monde à table le saura, et tu peux arrêter quand tu veux. Ce qui reste longtemps dans ta main peut servir aux autres : ne le fais qu’entre gens de confiance.
my-eyes-on = On voit par tes yeux, { $moves } coups plus tard.
my-eyes-stop = Arrêter
my-eyes-late = { $moves } coups plus tard
my-eyes-no = Garder mes cartes pour moi
other-eyes = Regarder par les yeux d’un joueur
other-eyes-text = Tu verras ce que cette personne a vu, avec le retard qu’elle a choisi et jamais moins d’une minute.
through-eyes = { $name }, { $moves } coups plus tard
public-eyes = Regarder comme le public
you-see-through = Tu vois par les yeux { DE($name) }, { $moves } coups plus tard.
lets-see = { $name } laisse le public voir par ses yeux, { $moves } coups plus tard.
lets-see-no-more = { $name } ne laisse plus personne voir par ses yeux.
menu = Menu
shortcuts = Raccourcis clavier
key-step = Choix suivant ou précédent
key-take = Choisir, jouer
key-rank = Le choix qui porte ce numéro
key-back = Reposer la carte
your-face = Ton visage
choose-face = Choisir ton visage
face-number = Visage { $number }
night-look = Couleurs de nuit
reconnecting = Connexion perdue. On se reconnecte…
pass-until-my-turn = Jusqu’à mon tour
let-be-more = Laisser passer plus souvent
let-be-these = Toujours laisser passer ça
let-be-game = Tout laisser passer
prepare = Préparer mon coup
prepare-what = Ton prochain coup ?
prepare-nothing = Rien à préparer pour l’instant.
prepare-stop = Pas maintenant
a-move = un coup
standing-key = Prêt : { $move }
standing-turn = Tu laisses passer jusqu’à ton tour
standing-game = Tu laisses tout passer
standing-these = { $count ->
    [one] Tu laisses toujours passer { $count } question
   *[other] Tu laisses toujours passer { $count } questions
}
standing-stop = Annuler : { $what }
see-the-end = Voir le résultat
hint = Demander conseil
undo = Reprendre mon coup
ask-undo = Demander à revenir en arrière
undo-asked = { $moves ->
    [one] { $name } demande à revenir un coup en arrière.
   *[other] { $name } demande à revenir { $moves } coups en arrière.
}
agree = D’accord
disagree = Non
withdraw = Retirer ma demande
pause = Pause
resume = Reprendre
end-game = Clore la partie
end-game-sure = Une partie close ne reprend plus, et toutes ses cartes se voient. Chacun peut alors l’enregistrer.
save-game = Enregistrer la partie
game-ended = La partie est close.

# Fin
you-won = Gagné !
you-lost = Perdu…
nobody-won = Personne ne gagne
skip = Passer
send-picture = Image à envoyer
picture-file = tablee-resultat.png
it-is-over = C’est fini
winner = gagne
rematch = Revanche
go-to-rematch = Aller à la revanche
replay = Revoir la partie

# Revoir
replay-of = { $name } : revoir la partie
back = Retour
eyes = Par les yeux de
eyes-of = Vu par { $name }
eyes-of-all = Vu par le public
eyes-open = Tout voir
rewinding = On rembobine…
the-beginning = Le début de la partie
a-secret-move = Un coup secret
move-number = Coup
to-start = Au début
one-back = Un coup en arrière
one-on = Un coup en avant
to-end = À la fin
as-played = À la vitesse de la partie
speed = Vitesse : { $speed }
time-played = { $time } sur { $of }
play = Lecture
continue-here = Reprendre d’ici contre les robots

# Revoir ensemble
look-together = Revoir ensemble
together = Ensemble
who-looks = Qui regarde
leads = mène
give-lead = Passer la main
take-lead = Mener à mon tour
leader-gone = { $name } n’est plus là.
you-lead = C’est toi qui mènes
following = Tu suis { $name }
follow = Rejoindre { $name }
invite-to-look = Inviter par un lien
join-study = Participer
tool-point = Montrer du doigt
tool-draw = Entourer, tracer une flèche
show-what = Montrer…
show-it = Montrer
ring-it = Entourer
points-at = { $name } montre : { $what }.
draws-ring = { $name } entoure : { $what }
draws-arrow = { $name } : de { $what } à { $to }
drawings = Dessins
erase-all = Tout effacer ici
erase-mine = Effacer mes dessins ici
seat-of = place { DE($name) }
place-deck = pioche
place-discard = défausse
place-hand = main
place-played = carte jouée
place-market = marché
place-stack = pile
place-board = la table
notes = Notes
note = Noter
note-here = Une note sur ce moment
strike-note = Retirer la note
to-move = Aller au coup { $n }
and-from-here = Et à partir d’ici ?
weigh-here = 200 parties de robots d’ici
weighing = Les robots jouent…
bots-played = { $games ->
    [one] La partie est finie.
   *[other] Des robots ont joué { $games } parties d’ici. Chacun gagne :
}
share-between = { $share } % ({ $low } à { $high })
play-as = Ma place
play-as-name = Je joue { $name }
study-level = Les robots
against = robots : { $level }
play-from-here = Jouer d’ici
branches = Parties jouées à partir d’un coup
plays-as = { $name } joue { $seat }
quit-study = Partir et retirer ce que j’ai écrit

# Règles et crédits
opening-book = On ouvre la règle…
contents = Sommaire
touch-a-card = Touche une carte pour savoir ce qu’elle fait.
rules-goal = Le but
rules-turn = Ton tour
rules-know = Bon à savoir
rules-end = La fin
the-cards = Les cartes
rebuilt = reconstituée
rebuilt-why = { $count ->
    [one] La règle n’imprime pas tout : une carte est marquée « reconstituée », car nous avons rebâti son nombre ou ses valeurs.
   *[other] La règle n’imprime pas tout : { $count } cartes sont marquées « reconstituée », car nous avons rebâti leur nombre ou leurs valeurs.
 }
rulings = Arbitrages
rulings-why = Là où la règle se tait ou se contredit, voici ce que la table décide, et pourquoi.
credits-ours = Tablée : règles écrites avec nos propres mots, cadres, scènes et plateaux dessinés pour Tablée.
credits-theirs = Avec le travail, librement partagé, de :
credits-unofficial = Tablée est une adaptation non officielle, faite par des gens qui aiment ces jeux ; elle n’est ni affiliée ni approuvée. Si un jeu te plaît, achète la boîte.

# Après la partie
analysis = Analyse
chances = Chances de gagner
chances-how = À chaque moment, des robots rejouent la suite bien des fois ; plus la bande est large, plus on doute.
chance-of = { $name } { $percent } %
chart-start = début
chart-end = fin
move-n = Coup { $n } :
watch-from-here = Revoir ce moment
turning-point = Le tournant
turning-chances = { $names ->
    [none] La fin sans vainqueur passe de { $before } % à { $after } %.
   *[other] Chances { DE($names) } : de { $before } % à { $after } %.
}
see-turning = Voir le tournant
mistakes = Ce qui a coûté le plus
mistakes-how = Jugé d’après ce que chacun pouvait voir, d’un coup d’œil puis d’un long regard.
mistake-better = Mieux : { $words }
mistake-cost = La victoire était alors probable à { $taken } % au lieu de { $better } % ; entre { $low } et { $high } points.
mistake-follows = Ensuite, si personne ne s’y oppose : { $words }
see-mistake = Revoir ce choix
no-mistakes = Rien qu’un long regard condamne.
no-turning = Pas de tournant net : la partie a glissé peu à peu.
working-out = On refait la partie… { $percent } %
no-analysis = L’analyse n’est pas disponible.
beliefs = Ce qu’on pouvait croire
beliefs-how = À quel point la vérité paraissait probable, coup après coup, d’après ce que cette place avait vu.
believed-by = Par les yeux de
guess = { $name } { $percent } %
one-would-guess = On aurait dit : { $words }.
truly = En vérité : { $name }.
nothing-hidden = Rien de caché à ce moment.
announcements = Annonces et bluffs ({ $count })
announced = { $name } : « { $card } ! »
was-a-bluff = bluff
was-true = vrai
doubt = doute { $percent } %
statistics = La partie en chiffres
points-along = Points au fil des coups
points-of = Points { DE($name) } au fil des coups
seconds = { $seconds } s
share-game = Partager la partie
spoiler = L’analyse dévoile la fin. Tu peux d’abord regarder la partie.
spoil = Tout dévoiler
expert-thinks = L’expert réfléchit…
no-hint-in-a-race = Pas de conseil dans une course : les mains vont plus vite que la réflexion.
allow-hints = Conseils d’un expert pendant la partie
# Le laboratoire
lab = Le laboratoire
lab-about = Les robots jouent des centaines de parties sous tes yeux. Vérifie une promesse du livret, ou change une règle et regarde ce que ça fait. Au plus { $seconds } secondes de calcul par essai.
lab-game = Jeu
lab-what = Question
lab-compare = Comparer deux réglages
lab-dossier = Un dossier pour un éditeur
lab-dossier-said = Une page avec tout : qui gagne à deux forces de jeu, quoi changer, les promesses, une partie en images, ce que le livret devrait préciser. Plus on joue, plus les intervalles sont étroits ; ici { $seconds } s. Avec plus de patience : tablee lab dossier.
lab-write = Écrire le dossier
lab-claims = Le livret tient-il ses promesses ?
lab-settings = Réglages
lab-more = Ajouter un nombre pris sur les cartes
lab-start = Lancer les parties
lab-stop = Arrêter
lab-report = Écrire le rapport
lab-writing = Le rapport s’écrit…
lab-open = Ouvrir le rapport
lab-way = Temps de calcul utilisé
lab-phase-waiting = On attend une place…
lab-phase-playing = Les parties se jouent
lab-phase-done = C’est joué
lab-phase-stopped = Arrêté
lab-phase-failed = L’essai a échoué
lab-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-funnel = { $what } : { $value }, entre { $low } et { $high } après { $games } parties.
lab-moved-above = B plus haut
lab-moved-below = B plus bas
lab-certainty-sure = sûr
lab-certainty-likely = presque sûr
lab-certainty-chance = peut-être le hasard
lab-strong = Les robots forts réfléchissent : une partie dure jusqu’à 180 fois plus longtemps qu’entre robots normaux. Ce que le temps accordé pourra dire s’affiche après les premières parties.
lab-seed = Graine { $seed }
lab-moved-holds = pareil
lab-moved-open = peut-être le hasard
lab-claim-above = mieux que promis
lab-claim-below = moins que promis
lab-claim-holds = tient
lab-claim-open = pas encore tranché
# Leçons
first-time = Ta première partie ?
learn = Apprendre en jouant
lesson-next = Suite
lesson-step = Étape { $step } sur { $of }
lesson-over = Bravo !
lesson-carry-on = Continuer cette partie
lesson-new-table = Commencer une vraie partie
lesson-laying = On prépare la leçon…
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Mes parties
my-games = Mes parties
with = avec { $names }
nobody-yet = personne pour l’instant
phase-lobby = On attend des joueurs
phase-paused = En pause
games-over = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
game = Jeu
played = Jouées
won = Gagnées
streak = D’affilée
streak-of = { $streak } (au mieux { $best })
as-role = { $role } : { $won } sur { $played }
i-won = gagné
i-lost = perdu
luggage = Emporter mes parties
luggage-how = Tes parties vivent sur cet appareil. Pour les retrouver sur un autre, ouvre le lien là-bas, ou recopie le code.
luggage-code = Le code de toutes tes parties
luggage-send = Envoyer le lien
luggage-qr = À scanner : les parties en cours
luggage-secret = Ce code ouvre tes places : ne le donne à personne d’autre.
luggage-take = Retrouver mes parties
luggage-here = { $count ->
    [0] Tes parties étaient déjà toutes ici.
    [one] { $count } partie retrouvée.
   *[other] { $count } parties retrouvées.
}
no-luggage = Ce code n’est pas celui d’un appareil : recopie-le en entier.
have-a-code = J’ai un code d’un autre appareil

# L’atelier
studio = L’atelier de cartes

# Les rappels

remind-me = Me prévenir
remind-how = Quand c’est à toi et que tu es ailleurs, quand la partie commence, quand on rejoue : un mot te ramène à ta place.
remind-device = Sur cet appareil
remind-here = cet appareil
remind-no-push = Ce navigateur ne sait pas recevoir de rappels. Sur un iPhone, ajoute d’abord la page à l’écran d’accueil.
remind-denied = Le navigateur ne laisse pas passer les notifications : change-le dans ses réglages, puis réessaie.
remind-failed = Cela n’a pas marché : réessaie un peu plus tard.
remind-by-push = Notification
remind-by-mail = E-mail
remind-by-hook = Un salon de discussion (web-hook)
remind-hook-how = Son adresse, pour toute la table
remind-mail-asked = Un message t’attend : ouvre son lien pour dire oui.
remind-quiet = Rien pendant la nuit
remind-from = de
remind-until = à
remind-ask = Demander
remind-stop = Arrêter
remind-private = Rien n’est envoyé avant que tu le demandes. Un rappel dit le nom du jeu, jamais ce qui se passe à table.

my-card = Ma carte de joueur
me = Moi
card-brought = Une carte de joueur
card-brought-sure = Ce lien apporte cette carte. Ne la prends que si c’est la tienne : qui l’a faite pourrait s’asseoir à tes places.
card-mine = C’est la mienne
card-not-mine = Laisser cette carte
card-unknown = Le serveur ne connaît pas cette carte : elle a été oubliée, ou elle vient d’un autre serveur.
card-other = Cet appareil a déjà une carte : { $name }. Oublie-la d’abord si tu veux l’autre.

ladder = Classement
rate = Cette partie compte
rate-why = Elle compte pour le classement si tout le monde le veut. Pas de conseils d’expert ni de retour en arrière, personne n’est renvoyé, et qui quitte la table finit dernier. Une partie que personne ne finit ne compte pas.
rate-card = Il te faut d’abord une carte de joueur : tu la crées depuis l’accueil.
rates = veut que la partie compte

clubhouse = Le club

tournament = Tournoi
new-tournament = Nouveau tournoi
place = Place
to-the-tournament = Retour au tournoi
sealed-until = D’autres tables jouent encore cette donne : le reste des cartes, le replay et les résultats s’ouvrent quand la dernière a fini.
puzzle = Problème
deal = Donne
deal-results = Les résultats du jour
deal-sealed = D’autres jouent encore cette donne aujourd’hui : le reste des cartes et le replay s’ouvrent demain.
