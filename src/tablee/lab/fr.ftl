player = Joueur
typical = Une partie typique
extreme = La plus longue
typical_a = Typique, A
typical_b = Typique, B
extreme_a = Extrême, A
extreme_b = Extrême, B
legend-par = la part égale, { $value }
legend-claim = la promesse du livret, { $value }
legend-none = aucun effet
replay = Revoir une partie
close = Fermer
step = Coup { $n } sur { $of }
previous = Précédent
next = Suivant
start = Début
end = Fin
details = Les chiffres
made = { $games } parties de { $game } à { $players }, jouées par des bots « { $bots } », graine { $seed }. Règles version { $version }, boîte { $box }.
hint = Touche une barre ou un nom : une partie s’ouvre.
title-balance = { $game } : chacun a-t-il sa chance ?
title-claims = { $game } : le livret tient-il ses promesses ?
lead-fair = Rien ne se distingue du hasard : aucune valeur ne gagne sûrement plus ou moins que les autres.
lead-unfair = { $name } : { $share } de victoires, quand la part égale serait de { $par } ({ $sure }). C’est le plus grand écart qui se distingue du hasard.
category-seat = La place à table
category-first = Commencer
category-faction = Les camps
category-ending = Comment ça finit
category-held = Avoir la carte
category-played = Jouer la carte
category-skill = Chance ou adresse ?
value-first = Premier joueur
value-later = Les autres
value-player = Joueur
seat = Place { $n }
said-spread = De { $low } ({ $worst }) à { $high } ({ $best }) de victoires ; la part égale est de { $par }.
said-cards = Victoires de ceux qui ont la carte moins victoires des autres à la même table, en points. C’est une compagnie, pas une cause.
said-skill = Un seul joueur de ce niveau contre des novices : { $low } de victoires au plus bas, { $high } au plus haut ; la part égale est de { $par }.
said-ending = Le plus souvent : { $ending } ({ $share }).
length = Une partie : { $rounds } manches, { $decisions } décisions, environ { $minutes } minutes (estimées) ; { $forced } des décisions sont forcées.
length-lead = La tête change { $changes } fois, et le vainqueur mène pour de bon après { $decided } des tours.
players-n = { $players ->
    [1] En solo
   *[other] { $players } joueurs
}
claim-verdict = { $who } : { $verdict }
level-random = « au hasard »
level-novice = « novice »
level-normal = « normal »
claim-section = { $name } : { $claim } de réussite promis
claims-stopped-settled = Tous les verdicts sont acquis et tous les taux connus à 3 points près.
claims-stopped-budget = Le temps accordé est écoulé : les verdicts ouverts sont marqués « … ».
claims-stopped-games = Le nombre de parties permis est atteint : les verdicts ouverts sont marqués « … ».
claims-stopped-ctrl-c = Arrêté à la main : les verdicts ouverts sont marqués « … ».
claims-lead = { $held } promesses sur { $of } sont tenues pour au moins un niveau de joueur. { $stopped }
claims-made = { $games } parties, de { $low } à { $high } joueurs, bots { $bots }, graine { $seed }. { $success } Les { $cells } intervalles sont vrais tous ensemble, aussi souvent qu’on regarde, dans { $joint } des réponses de ce genre.
column-what = Quoi
column-games = Parties
column-share = Victoires
column-interval = Intervalle à 95 %
column-success = Réussite
column-players = Joueurs
verdict-holds = vrai pour des joueurs { $levels }
verdict-and = { "" } et { "" }
verdict-between = vrai pour des joueurs entre { $a } et { $b }
verdict-open = pas encore tranché
verdict-modest = trop modeste : même des joueurs { $level } atteignent { $share }
verdict-high = trop haut : même des joueurs { $level } n’atteignent que { $share }

# Terminal et comparaisons
kept-before = { $n } de ces parties avaient déjà été jouées et ont été gardées (--fresh rejoue tout).
kept-now = Arrêté ; la même commande reprendra là.
bar-too-good = trop fort
bar-too-weak = trop faible
bar-chosen = par choix
bar-above = au-dessus
bar-below = au-dessous
column-found = Constat
column-place = Dans le livret
column-ruling = Notre décision
column-change = Changement
column-miss = Reste
not-played = pas joué
claims-played = { $games } parties en { $seconds } s. { $why }
claims-marks = { $mark_holds } à moins de 5 points de la promesse (la moitié de la promesse si elle est petite), { $mark_above } au-dessus, { $mark_below } au-dessous, { $mark_open } pas encore tranché. Entre parenthèses, l’intervalle qui a décidé : les { $cells } sont vrais tous ensemble, aussi souvent qu’on regarde, dans { $joint } des réponses de ce genre.
column-others = Face aux autres de la table (points)
column-used = Intervalle
column-certainty = Certitude
certainty-sure = sûr
certainty-likely = presque sûr
certainty-chance = peut-être le hasard
not-told-yet = pas encore connu
moved-so = { $what } ({ $sure })
how-sure = Sûr : faux dans une réponse de ce genre sur mille au plus ; presque sûr : dans une sur vingt ; toutes lignes ensemble et aussi souvent qu’on regarde. Les intervalles sont ceux qui ont décidé.
compare-title = { $game }, { $pairs } paires de parties
title-compare = { $game } : qu’est-ce que ça change ?
compare-made = { $pairs } paires de parties à { $players }, mêmes graines des deux côtés (à partir de { $seed }), bots { $bots }. A : { $a }. B : { $b }.
compare-shares = Victoires et fins
compare-shares-said = B moins A, en points. Si l’intervalle ne touche pas la ligne, la différence se distingue du hasard.
compare-lengths = Durée et déroulement
compare-lengths-said = B moins A, en pour cent de A.
moved-most = Ce qui change le plus : { $what }.
moved-nothing = Rien n’a changé que ces parties puissent montrer.
measure-wins = victoires, { $who }
measure-ending = fin : { $what }
measure-first_player_wins = victoires du premier joueur
measure-points_of_all = points de tous
measure-rounds = manches
measure-decisions = décisions
measure-forced = décisions forcées
measure-seconds = secondes (estimées)
measure-minutes = minutes (estimées)
measure-lead_changes = changements de tête
measure-decided = décidé après (% des tours)
tune-title = La frontière de { $tried } réglages, { $games } parties chacun
tune-said = Du plus petit changement au plus proche du but : chaque ligne en est plus près que toutes celles au-dessus.
tune-proof = La dernière ligne, rejouée sur { $games } parties neuves entre bots { $level } : { $moved }.
tune-moved = { $what } { $after }, soit { $by } de changement
tune-out-of-reach = Hors d’atteinte avec ce qui peut varier : { $what } à { $goal } ; le plus proche de { $tried } réglages donne { $reached }.
as-it-is = comme c’est
audit-count = les comptes
audit-arithmetic = l’arithmétique
audit-contradiction = le livret contre lui-même
audit-never = jamais vu en { $games } parties
audit-total = { $bad } choses à savoir, { $good } qui tombent juste ; { $games } parties jouées.
place-components = liste du matériel
place-twice = le livret, à deux endroits
place-book = le livret
place-end = fin de partie
place-turn = un tour
place-cards = cartes
see-the-rulings = voir les décisions
none = aucune
count-found = annoncé { $announced }, la boîte en a { $held }
never-ending = fin { $name }
never-option = choix { $name }
never-event = événement { $name }
never-card = jouer { $name }
never-ending-at = fin { $name } avec { $table }
never-found = pas une fois en { $games } parties (au plus { $most } d’entre elles)
by-clock = seule une pendule écoulée le fait ; ici personne n’est en retard

# La page du laboratoire
claims-settled = { $n } verdicts acquis sur { $of }.
table-numbers = Les nombres du jeu
table-cards = Cartes
number-hand = cartes en main
number-rounds = manches
number-value = valeur
number-copies = exemplaires

# Le dossier
dossier-title = { $game } : le dossier
dossier-kicker = Dossier d’équilibre
dossier-wins = Qui gagne ?
dossier-wins-said = Part des parties gagnées, comme imprimé, entre bots ordinaires (clair) et forts (foncé) ; le trait noir est l’intervalle, qui reste vrai aussi souvent qu’on regarde.
dossier-change = Que changer, et qu’y gagne-t-on ?
dossier-change-said = Le réglage proposé, face au jeu comme imprimé : part des parties gagnées et son intervalle, aux deux forces.
dossier-promises = Les promesses du livret
dossier-promises-said = La réussite promise, mesurée pour chaque difficulté et chaque nombre de joueurs.
dossier-feel = Comment ça se joue
dossier-feel-said = Le déroulement d’une partie à nombre habituel de joueurs, en moyenne et avec son intervalle.
dossier-game = Une partie typique, en images
dossier-game-said = Tout est à découvert. À l’écran, fais glisser : chaque image est un moment où le plateau change.
dossier-audit = Ce que le livret devrait préciser
dossier-audit-said = Comptes qui ne tombent pas juste, passages qui se contredisent, et ce que nous avons décidé.
dossier-method = Notre méthode
dossier-method-said = De quoi tout vérifier, et tout rejouer.
dossier-method-text = Tout vient de { $games } parties jouées entières par des bots qui ne voient que ce que leur place voit : { $levels } par table. Un bot « expert » imagine les mains cachées et essaie ses coups autant de fois que le nombre l’indique.
    Les intervalles sont des suites de confiance : ils restent vrais aussi souvent qu’on regarde, dans 95 % des réponses de ce genre. Une place, un rôle ou une carte n’est nommé que si un test d’ensemble l’a d’abord permis.
    L’adresse, de 0 à 100 : de combien un bot fort gagne plus souvent qu’un novice contre des novices, rapporté à ce qu’il pourrait gagner de plus au mieux. 0 : pure chance ; 100 : le plus fort gagne toujours.
    Les minutes sont estimées à partir d’un nombre de secondes par choix. Les réglages se jouent sur les mêmes graines que le jeu imprimé.
    Ce sont des bots : ils ne bluffent ni ne se vengent comme des gens. Ce qui tient aux deux forces a plus de chances de tenir à une vraie table.
    Règles version { $version }, boîte { $box }, graine { $seed }. Pour rejouer : tablee lab dossier { $id } --seed { $seed }
story-game = { $game } se joue de { $low } à { $high } joueurs ({ $tagline }) ; ce dossier repose sur { $games } parties jouées par des bots.
story-length = À { $players }, une partie dure { $rounds } manches et { $decisions } décisions, environ { $minutes } minutes ; { $forced } des décisions n’offrent aucun choix.
story-ending = { $kinds ->
    [one] Elle finit toujours de la même façon : { $ending }.
   *[other] Il y a { $kinds } façons de finir ; la plus fréquente : { $ending } ({ $share }).
}
story-winners = À { $players }, entre bots ordinaires, { $best } gagne { $high } des parties et { $worst } { $low }.
story-together = Tous gagnent ou perdent ensemble.
story-holds = Entre bots forts l’ordre est le même : { $best } { $high }, { $worst } { $low }.
story-changes = Entre bots forts l’ordre change : { $best } { $high }, { $worst } { $low }.
story-no-strength = Il n’y a pas de camps à comparer.
story-first = Commencer compte : le premier joueur gagne { $share }, quand la part égale est de { $par }.
story-seats = Le premier joueur n’a pas d’avantage visible, mais les places ne se valent pas toutes.
story-fair = Ni la place à table ni le fait de commencer ne se distinguent du hasard.
story-skill = Contre des novices, un bot fort gagne { $strong } là où un novice gagne { $novice } : l’adresse pèse { $worth } sur 100, le reste est chance.
story-no-skill = Chance et adresse ne peuvent pas être séparées ici.
story-promises = Sur { $tables } promesses de réussite du livret (difficulté et nombre de joueurs), { $kept } tiennent pour un niveau mesuré.
story-no-promise = Le livret ne promet aucun taux de réussite.
story-audit = { $count ->
    [0] L’audit du livret n’a rien trouvé qui cloche.
    [one] L’audit du livret relève un point à préciser.
   *[other] L’audit du livret relève { $count } points à préciser.
}
story-change = Le réglage « { $name } » ramène les parts de victoire entre bots forts de { $before } à { $after }, toutes tables confondues.
story-no-change = Nous ne proposons aucun changement de nombres.
from-to = { $low } à { $high }
tile-wins = du camp le plus faible au plus fort, comme imprimé, bots forts
tile-setting = la même chose, réglage « { $name } »
tile-minutes = minutes à { $n } (estimées)
tile-skill = d’adresse sur 100, le reste est chance
as-printed = Comme imprimé
place-line = « { $section } », ligne { $line } du livret
column-bots = Bots
column-printed = Comme imprimé
column-value = Valeur
column-difficulty = Difficulté
column-promised = Promis
column-verdict = Verdict
column-points = Points
column-cards = Cartes
measure-skill = adresse (le reste est chance)
