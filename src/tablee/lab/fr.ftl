player = Joueur
typical = Une partie typique
extreme = La plus longue
typical_a = Typique, A
typical_b = Typique, B
extreme_a = Extrême, A
extreme_b = Extrême, B
legend-par = la part égale, { $value }
legend-novice = un novice parmi les novices, { $value }
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
made = { $games } parties { DE($game) } à { $players }, jouées par des robots « { $bots } », graine { $seed }. Règles version { $version }, boîte { $box }.
hint = Touche une barre ou un nom : une partie s’ouvre.
title-balance = { $game } : chacun a-t-il sa chance ?
title-claims = { $game } : le livret tient-il ses promesses ?
lead-fair = Rien ne se distingue du hasard : rien ne gagne à coup sûr plus ou moins que le reste.
lead-unfair = { $name } : { $share } de victoires, quand la part égale serait de { $par } ({ $sure }). C’est le plus grand écart qui se distingue du hasard.
category-seat = La place à table
category-first = L’ordre du tour
category-faction = Les camps
category-ending = Comment ça finit
category-held = Avoir la carte
category-played = Jouer la carte
category-skill = Chance ou adresse ?
category-strength = Joueurs plus faibles, joueurs plus forts
column-between = Entre « { $level } » ({ $games } parties)
strength-both = vrai pour les deux
strength-all = vrai jusqu’aux plus forts
strength-changes = change
strength-open = établi pour un seul
strength-nothing = Rien ne se distingue du hasard, ni entre « { $weak } » ni entre « { $strong } ».
trend-up = monte vers les plus forts ↑
trend-down = baisse vers les plus forts ↓
trend-level = pas de tendance établie
said-strength = Ce qui se distingue du hasard pour l’une des forces, chacune jugée pour elle-même.
value-first = Premier joueur
value-later = Les autres
value-turn_2 = Deuxième à jouer
value-turn_3 = Troisième à jouer
value-turn_4 = Quatrième à jouer
value-turn_5 = Cinquième à jouer
value-turn_6 = Sixième à jouer
value-turn_7 = Septième à jouer
value-last = Dernier à jouer
value-player = Joueur
seat = Place { $n }
said-spread = De { $low } ({ $worst }) à { $high } ({ $best }) de victoires ; la part égale est de { $par }.
said-cards = Victoires de ceux qui ont la carte moins victoires des autres à la même table, en points. Cela va ensemble, sans que l’un cause l’autre.
said-skill = Un seul joueur de ce niveau contre des novices : { $low } de victoires au plus bas, { $high } au plus haut ; un novice parmi eux gagne { $par }.
said-ending = Le plus souvent : { $ending } ({ $share }).
length = Une partie : { $rounds } manches, { $decisions } décisions, environ { $minutes } minutes (estimées) ; { $forced } des décisions sont forcées.
length-lead = La tête change { $changes } fois, et le vainqueur mène pour de bon après { $decided } des tours.
length-choice = Quand il y a un choix, on a en moyenne { $options } options.
length-drama = La tête est serrée dans { $suspense } des tours ; au pire, le vainqueur avait { $drama } des points de retard.
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
claims-lead = { $held } promesses sur { $of } tiennent pour un niveau mesuré, ou pour des joueurs entre deux de ces niveaux. { $stopped }
claims-made = { $games } parties, de { $low } à { $high } joueurs, robots { $bots }, graine { $seed }. { $success } Les { $cells } intervalles sont vrais tous ensemble, aussi souvent qu’on regarde, dans { $joint } des réponses de ce genre.
column-what = Quoi
column-games = Parties
column-share = Victoires
column-success = Réussite
column-players = Joueurs
verdict-holds = vrai pour des joueurs { $levels }
verdict-and = { "" } et { "" }
verdict-between = vrai pour des joueurs entre { $a } et { $b }
verdict-open = pas encore tranché
verdict-modest = ne correspond à aucun de ces niveaux, trop modeste : même des joueurs { $level } atteignent { $share }
verdict-high = ne correspond à aucun de ces niveaux, trop haut : même des joueurs { $level } n’atteignent que { $share }

# Terminal et comparaisons
kept-before = { $n } de ces parties avaient déjà été jouées et ont été gardées (--fresh rejoue tout).
kept-now = Arrêté ; la même commande{ $again } reprendra là.
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
claims-played = { $games } parties en { $seconds } s, graine { $seed }. { $why }
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
compare-made = { $pairs } paires de parties à { $players }, mêmes graines des deux côtés (à partir de { $seed }), robots { $bots }. A : { $a }. B : { $b }.
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
measure-drama = drame (retard du vainqueur, sur 100)
measure-suspense = suspense (tours serrés, sur 100)
tune-title = La frontière de { $tried } réglages, { $games } parties chacun
tune-said = Du plus petit changement au plus proche du but : chaque ligne en est plus près que toutes celles au-dessus.
tune-proof = La dernière ligne, rejouée sur { $games } parties neuves entre robots ({ $level }) : { $moved }.
tune-moved = { $what } { $after }, soit { $by } de changement
tune-out-of-reach = Hors d’atteinte avec ce qui peut varier : { $what } à { $goal } ; le plus proche de { $tried } réglages donne { $reached }.
seed-was = Graine { $seed }.
as-it-is = comme c’est
audit-title = { $game } : { $kind }
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

column-bot = Robot
column-wins = Gagné
column-par = Part égale
column-verdict = Verdict
column-rating = Cote
column-ms = ms
arena-title = { $game } à { $players } : { $games } parties sur { $deals } donnes
arena-above = au-dessus
arena-below = au-dessous
arena-forfeits = { $bot } a laissé passer { $n } décisions : { $why }
arena-made = { $seconds } s, graine { $seed } ; ms : temps moyen d’une décision.
list = { $what } : { $these }.
sim-title = { $game } à { $players }
sim-made = { $decisions } décisions et { $rounds } manches par partie ; { $speed } décisions par seconde ({ $games } parties en { $seconds } s), graine { $seed }. Les intervalles sont vrais, chacun pour soi, à 95 %, aussi souvent qu’on regarde.

# La page du laboratoire
claims-settled = { $n } verdicts acquis sur { $of }.
table-numbers = Les nombres du jeu
table-cards = Cartes
number-hand = cartes en main
number-rounds = manches
number-value = valeur
number-copies = exemplaires
pace-compare = Le temps permis suffit pour environ { $pairs } paires, et { $others } entre robots ({ $level }) : des écarts de moins de { $points } points ne se distingueront pas du hasard. Pour distinguer { $fine } points il faudrait environ { $minutes } min.
pace-claims = Le temps permis suffit pour environ { $games } parties : des taux à quelque { $points } points près. Pour les avoir tous à { $fine } points près, il faudrait environ { $minutes } min.
pace-games = Le temps permis suffit pour environ { $games } parties.
level-tries = { $level }, { $n } essais par coup

# Le dossier
dossier-title = { $game } : le dossier
dossier-kicker = Dossier d’équilibre
dossier-print = Imprimer, ou enregistrer en PDF
dossier-wins = Qui gagne ?
dossier-wins-said = Part des parties gagnées, comme imprimé, entre robots ordinaires (clair) et forts (foncé) ; le trait noir est l’intervalle où se trouve la vérité, 95 fois sur 100.
dossier-change = Que changer, et qu’y gagne-t-on ?
dossier-change-said = Le réglage proposé, face au jeu comme imprimé : part des parties gagnées et son intervalle, aux deux forces.
dossier-promises = Les promesses du livret
dossier-promises-said = Laquelle des forces de jeu mesurées (au hasard, novice, normal) correspond à la réussite promise, pour chaque difficulté et nombre de joueurs, ou aucune.
dossier-feel = Comment ça se joue
dossier-feel-said = Le déroulement d’une partie à nombre habituel de joueurs, en moyenne et avec son intervalle.
dossier-game = Une partie typique, en images
dossier-game-said = Tout est à découvert. À l’écran, fais glisser : chaque image est un moment où le plateau change.
dossier-audit = Ce que le livret devrait préciser
dossier-audit-said = Comptes qui ne tombent pas juste, passages qui se contredisent, et ce que nous avons décidé.
dossier-method = Notre méthode
dossier-method-said = De quoi tout vérifier, et tout rejouer.
dossier-method-text = Tout vient de { $games } parties jouées entières par des robots qui ne voient que ce que leur place voit : { $levels } par table. Un robot « expert » imagine les mains cachées et essaie ses coups autant de fois que le nombre l’indique.
    Les intervalles sont des suites de confiance : chacun est vrai avec une probabilité d’au moins 95 %, aussi souvent qu’on ait regardé avant. Une place, un rôle ou une carte n’est nommé que si un test d’ensemble l’a d’abord permis.
    L’adresse, de 0 à 100 : de combien un robot fort gagne plus souvent qu’un novice contre des novices, rapporté à ce qu’il pourrait gagner de plus au mieux. 0 : pure chance ; 100 : le plus fort gagne toujours.
    Les minutes sont estimées à partir d’un nombre de secondes par choix. Les réglages se jouent sur les mêmes graines que le jeu imprimé.
    Ce sont des robots : ils ne bluffent ni ne se vengent comme des gens. Ce qui tient aux deux forces a plus de chances de tenir à une vraie table.
    Règles version { $version }, boîte { $box }, graine { $seed }. { $again }
dossier-again = Les mêmes parties de nouveau (les promesses, tant que dure le temps accordé) : tablee lab dossier { $id } --games { $games } --strong-games { $strong } --seed { $seed }
dossier-as-far = Jouées par la page du laboratoire, tant qu’a duré son temps.
option-called = le réglage « { $name } »
story-game = { $game } : « { $tagline } », de { $low } à { $high } joueurs ; ce dossier repose sur { $games } parties jouées par des robots.
story-length = À { $players }, une partie dure { $rounds } manches et { $decisions } décisions, environ { $minutes } minutes ; { $forced } des décisions n’offrent aucun choix.
story-ending = { $kinds ->
    [one] Toutes les parties ont fini de la même façon : « { $ending } ».
   *[other] On a vu { $kinds } façons de finir ; la plus fréquente : « { $ending } » ({ $share }).
}
story-winners = À { $players }, entre robots ordinaires, a le plus souvent gagné : { $best }, { $high } des parties ; le moins souvent : { $worst }, { $low } (qu’ils diffèrent : { $sure }).
story-level = À { $players }, entre robots ordinaires, aucune part de victoires ne se distingue du hasard ({ $worst } { $low }, { $best } { $high }).
story-together = Tous gagnent ou perdent ensemble.
story-holds = Cela reste vrai entre robots forts : { $best }, { $high } ; { $worst }, { $low }.
story-changes = Entre robots forts, c’est à coup sûr différent : { $best }, { $high } ; { $worst }, { $low }.
story-unsure = Entre robots forts : { $best }, { $high } ; { $worst }, { $low } ; trop peu de parties pour dire si cela reste vrai.
story-no-strength = Il n’y a pas de camps à comparer.
story-turns = L’ordre du tour compte ({ $who }) : { $share } de parties gagnées, quand la part égale est de { $par } ({ $sure }).
story-seats = L’ordre du tour ne fait pas de différence qui se distingue du hasard, mais les places ne se valent pas toutes.
story-fair = Ni la place à table ni l’ordre du tour ne font de différence qui se distingue du hasard.
story-skill = Contre des novices, un robot fort gagne { $strong } là où un novice gagne { $novice } : sur 100, l’adresse pèse { $worth } ({ $low } à { $high }), le reste est chance.
story-no-skill = Chance et adresse ne peuvent pas être séparées ici.
story-promises = Sur { $tables } promesses de réussite du livret (difficulté et nombre de joueurs), { $holds ->
    [one] { $holds } tient
   *[other] { $holds } tiennent
} pour un niveau mesuré, { $between ->
    [one] { $between } se situe
   *[other] { $between } se situent
} entre deux de ces niveaux, { $none ->
    [one] { $none } ne correspond
   *[other] { $none } ne correspondent
} à aucun, { $open ->
    [0] et tout est tranché
    [one] et { $open } n’est pas tranchée
   *[other] et { $open } ne sont pas tranchées
}.
story-no-promise = Le livret ne promet aucun taux de réussite.
story-audit = { $count ->
    [0] L’audit du livret n’a rien trouvé qui cloche.
    [one] L’audit du livret relève un point à préciser.
   *[other] L’audit du livret relève { $count } points à préciser.
}
story-change = Le réglage « { $name } » change l’étendue des parts de victoire entre robots forts, du camp le plus faible au plus fort de toutes les tables : { $before } comme imprimé, { $after } avec lui.
story-no-change = Nous ne proposons aucun changement de nombres.
from-to = { $low } – { $high }
tile-wins = du camp le plus faible au plus fort, comme imprimé, robots forts
tile-setting = la même chose, réglage « { $name } »
tile-minutes = minutes à { $n } (estimées)
tile-skill = d’adresse sur 100, le reste est chance
as-printed = Comme imprimé
semicolon = { " ; " }
place-line = « { $section } », ligne { $line }
column-bots = Robots
column-printed = Comme imprimé
column-value = Valeur
column-difficulty = Difficulté
column-promised = Promis
column-points = Points
column-cards = Cartes
measure-skill = adresse (le reste est chance)
data-title = Décisions à { $game }
data-what = Chaque décision de robots qui jouent entre eux : ce que la place voyait, ce qui était permis, ce qu’elle a choisi, et ce qui en est sorti. Rien de ce qui est caché à une place n’est dans ses lignes.
data-rules = Règles version { $version }, boîte { $box }.
data-players = { $n } joueurs : { $levels }.
data-options = Options : { $options }.
data-size = { $decisions } décisions de { $games } parties, en { $parts } morceaux.
data-again = Fait par « tablee lab data » avec la graine { $seed } ; le sens des cases et des actions est { $spaces } (cells et actions dans metadata.json).
data-column = colonne
data-meaning = ce qu’elle contient
data-game = numéro de la partie ; avec la graine, on peut la rejouer
data-episode = une place dans une partie
data-step = quelle décision de la partie, à partir de 0
data-seat = qui a décidé
data-observation = les cases en nombres entiers, chacune comptée à partir de son « low » ; « cells » dans metadata.json dit ce que chacune veut dire
data-legal = les actions permises, dans l’ordre où elles sont offertes
data-action = l’action choisie
data-place = son rang parmi celles qui étaient permises
data-policy = pour chaque action permise, la part des essais de la recherche ; vide où rien n’a été cherché
data-result = 1 si cette place a gagné la partie, sinon −1
data-limits = Des robots ne sont pas des gens : ce qui est courant ici ne l’est pas forcément à une table. Les choix forcés y sont ; laisse-les de côté où une seule action était permise. Les parties d’un morceau sont ensemble ; sépare apprentissage et essai par partie.
data-made = { $folder } : { $decisions } décisions de { $games } parties en { $parts } morceaux, graine { $seed }.
measure-branching = options d’un vrai choix
short-verdict-holds = vrai entre joueurs { $levels }
short-verdict-modest = aucune : trop modeste, même { $level } atteint { $share }
short-verdict-high = aucune : trop haut, même { $level } n’atteint que { $share }
short-verdict-open = pas encore tranché

# Les parties des gens
people-column = Des gens ({ $games } parties)
people-column-fitted = Robots de ce style ({ $games } parties)
people-apart = différent à coup sûr
people-alike = peut-être le hasard
people-won = Les gens ont gagné { $share } de leurs parties ; une part égale serait { $par }.
people-style = { $level } { $part } ({ $low }–{ $high })
people-styles = Voici, sur { $decisions } vrais choix faits par des gens, la part que chaque sorte de robot explique : { $these }. Entre parenthèses, jusqu’où le hasard peut mener chacune ; les trois sont vraies ensemble dans 95 % des réponses de ce genre.
people-fitted = « --bots { $style } » donne aux commandes du labo des robots de ce style.
people-too-few = { $games } parties, c’est trop peu pour dire à quels robots les gens ressemblent : à partir de { $fewest }.
people-made = { $games } parties que toute la table a prêtées, sans noms, à côté de { $bots } entre robots « { $level } » aux mêmes tables ; graine { $seed }. Tous les intervalles tiennent ensemble dans 95 % des réponses de ce genre.
mark-beside = entre robots ({ $level }) : { $apart } · { $holds }
dossier-begun = Chaque table est jouée une première fois.

# Un joueur plus lent
reflex = { $ms } ms plus lent, sur { $games } parties : { $difference } points par partie ; le joueur plus lent en a { $slow }, les autres { $others }, et il arrive trop tard { $late } fois. Les trois intervalles sont vrais ensemble dans 95 % des réponses de ce genre. Graine { $seed }.
