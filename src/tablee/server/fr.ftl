# Ce que dit le serveur lui-même.

refused-not_yours = Seul l’hôte de la table peut faire cela.
refused-not_seated = Il faut être assis à la table pour faire cela.
refused-not_offered = Ce n’est plus possible.
refused-stale = La question a changé entre-temps : regarde la table et choisis à nouveau.
refused-not_playing = La partie n’est pas en cours.
refused-not_lobby = La partie a déjà commencé.
refused-not_over = La partie n’est pas finie.
refused-not_paused = La partie n’est pas en pause.
refused-broken = Cette table s’est arrêtée à cause d’une erreur du programme. Rien n’est perdu.
refused-no_such_seat = Cette place n’existe pas ou n’est pas libre.
refused-no_such_level = Ce jeu n’a pas de robots de ce niveau ; il en a : { $levels }.
refused-not_a_person = Il n’y a personne à cette place.
refused-not_away = Un robot ne joue que pour qui est parti pendant la partie.
refused-not_ahead = Un coup se prépare pendant le tour de quelqu’un d’autre.
refused-yourself = Tu ne peux pas te faire cela à toi-même.
refused-bots_are_mute = On répond ici à voix haute, et un robot ne parle pas : mets des gens à toutes les places, ou change ce réglage.
refused-seats_empty = Il reste des places libres : invite quelqu’un ou ajoute des robots.
refused-bad_options = { $wrong ->
    [option] Le réglage « { $option } » ne va pas ici, choisis par exemple « { $usual } » : { $why }
   *[several] Ces réglages ne vont pas : { $why }
}
refused-bank_alone = Une réserve de temps ne va pas sans un temps par coup.
refused-nothing_to_undo = Il n’y a rien à reprendre : on ne reprend que son dernier coup, tant que personne n’en a rien appris.
refused-no_such_moves = On ne peut pas revenir aussi loin.
refused-stays_over = Une partie finie le reste, car toutes les cartes sont connues : en la revoyant, tu peux la reprendre à partir d’un coup de ton choix.
refused-somebody_left = On ne revient pas avant le départ de quelqu’un qui jouait : cette personne ne peut plus donner son accord.
refused-bots_stay = À une table publique, le niveau des robots ne change plus une fois la partie commencée.
refused-undo_asked = Une demande de retour en arrière est déjà ouverte.
refused-no_undo_asked = Personne ne demande à revenir en arrière.
refused-already_agreed = Tu as déjà donné ton accord.
refused-nothing_said = Il faut dire quelque chose : un texte ou une phrase toute prête.
refused-no_such_preset = Cette phrase toute prête n’existe pas.
refused-only_presets = À cette table, on ne parle que par phrases toutes prêtes.
refused-muted = L’hôte t’a demandé de te taire : il reste les phrases toutes prêtes.
refused-name_empty = Il faut un nom.
refused-not_asked = Ce n’est pas à toi de jouer.
refused-too_fast = Pas si vite : cinq messages par seconde suffisent.
refused-too_full = Le serveur est complet pour l’instant : réessaie un peu plus tard.
refused-too_many_tables = Trop de tables ouvertes depuis cette adresse : réessaie dans { $seconds } s.
refused-too_many_reminders = Trop de rappels demandés depuis cette adresse : réessaie dans { $seconds } s.
refused-too_many_people = Trop de cartes de joueur créées depuis cette adresse : réessaie dans { $seconds } s.
refused-too_many_guesses = Que d’essais ! Regarde d’abord la table, et réessaie dans { $seconds } s.
refused-no_puzzle = Il n’y a pas de problème pour ce jeu : choisis-en un autre.
refused-no_such_day = On ne peut voir qu’aujourd’hui et les { $days } jours d’avant.
refused-deal_begun = Tu as commencé cette donne sur un autre appareil : elle se joue une fois, continue là-bas.
refused-weak_key = Cette clé ne convient pas : il en faut une de 43 lettres, chiffres, « _ » ou « - », tirés au hasard.
refused-unknown_key = Ce serveur ne connaît pas cette clé : crée ta carte de joueur, ou apporte-la d’un autre appareil.
refused-claimed = Cette place est déjà sur la carte de quelqu’un d’autre.
refused-over_already = La partie est finie : elle ne s’inscrit plus sur une carte. La prochaine, mets-la sur ta carte avant la fin.
refused-it_counts = Cette partie compte : on n’y revient pas en arrière, on n’y renvoie personne et les robots gardent leur niveau. Un robot remplace qui n’est plus là.
refused-own_cards = Une partie compte avec les cartes de la boîte : à cette table, on joue avec d’autres.
refused-new_terms = La table vient de changer : regarde qui joue et les réglages, puis redis si la partie compte.
refused-nobody_there = Personne ne se montre à cette adresse.
refused-seats_first = Une partie compte quand on sait qui joue : remplis d’abord toutes les places.
refused-no_card = Pour qu’une partie compte, crée d’abord ta carte de joueur : cette place s’y inscrit.
refused-yourself_twice = Tu tiens déjà une autre place à cette table : la partie ne peut pas compter.
refused-many_reminders = { $most } appareils et adresses sont déjà prévenus pour cette place : arrête d’abord l’un d’eux.
refused-no_address = Aucun rappel ne peut être envoyé là : il faut une adresse https publique ou une adresse e-mail.
refused-no_mail = Ce serveur n’envoie pas d’e-mails.
refused-no_such_zone = Ce serveur ne connaît pas ce fuseau horaire.
refused-unknown_host = Ce serveur ne répond pas au nom « { $host } » : qui le fait tourner doit le nommer (--allowed-host { $host }).
refused-storage = Le serveur ne peut rien enregistrer en ce moment : rien n’est changé.
refused-internal = Le serveur a rencontré une erreur : rien n’est changé.
refused-lab_closed = Le laboratoire est fermé sur ce serveur.
refused-lab_same = Les deux côtés sont pareils : change un réglage ou un nombre de l’un des deux.
refused-lab_nothing_yet = Il n’y a encore rien à raconter : laisse jouer quelques parties, puis arrête.
refused-unknown_table = Cette table n’existe pas.
refused-unknown_secret = Ce lien n’ouvre aucune place à cette table.
refused-invite_needed = Il faut une invitation pour s’asseoir à cette table.
refused-invite_expired = Cette invitation n’est plus valable : demande un nouveau lien.
refused-seat_taken = Cette place est déjà prise.
refused-one_seat = À une table publique, une seule place par adresse : quelqu’un joue déjà ici depuis la tienne. Entre vous, ouvrez une table sur invitation.
refused-table_full = Il n’y a plus de place libre à cette table.
refused-sealed = D’autres tables jouent encore cette donne : cette partie s’ouvre à tous quand la dernière a fini.
refused-slower = Pas si vite : attends { $seconds } s, puis recommence.
refused-too_many_windows = Trop de fenêtres sont ouvertes chez toi : ferme-en une.
refused-nobody_watches = Personne ne peut regarder cette table : elle ne se partage pas.
refused-unknown_study = Ce visionnage n’existe pas, ou plus : demande un nouveau lien.
refused-study_full = Il n’y a plus de place ici : efface ou retire d’abord quelque chose.
refused-not_leading = Seule la personne qui mène le visionnage peut faire cela.
refused-not_in_study = Dis d’abord comment tu t’appelles : ensuite tu pourras montrer, dessiner et écrire.
refused-leader_here = Quelqu’un mène déjà : demande-lui de te passer la main.
refused-gone_from_study = Cette personne n’est plus là : choisis quelqu’un d’autre.
refused-counts_unseen = Cette partie compte : personne ne regarde par les yeux d’un joueur.
refused-eyes_closed = Personne ne te laisse regarder par ces yeux.
refused-unknown_tournament = Ce tournoi n’existe pas, ou plus.
refused-not_director = Seul qui dirige le tournoi peut faire cela.
refused-not_entered = Tu n’es pas de ce tournoi : inscris-toi d’abord.
refused-taken_out = La direction du tournoi t’en a retiré : parle-lui.
refused-entries_closed = Les inscriptions sont closes : demande à qui dirige le tournoi.
refused-tournament_full = Ce tournoi est complet : il accueille { $most } personnes.
refused-name_taken = Quelqu’un s’appelle déjà { $name } dans ce tournoi : ajoute une lettre ou un surnom.
refused-title_empty = Il faut un nom au tournoi.
refused-tournament_clock = Un tournoi se joue à la montre, sinon une table attendrait sans fin : choisis un temps par coup de moins d’une heure, un temps pour réagir et un délai d’absence.
refused-duplicate_swiss = La même donne partout ne va qu’avec le système suisse : choisis l’un ou l’autre.
refused-no_such_player = Personne de ce tournoi n’a ce numéro.
refused-other_stage = Le tournoi n’en est pas là : regarde où il en est, puis choisis à nouveau.
refused-round_goes_on = Une ronde est en cours : le tournoi peut finir quand toutes ses tables ont fini.
refused-few_players = Il faut au moins { $fewest } personnes pour jouer une ronde.
refused-not_allowed = Tu n’as pas accès à cela.
refused-no_such_move = Ce coup n’existe pas dans cette partie.
refused-malformed = { $what ->
    [json] Ce message n’est pas du JSON.
    [shape] Ce message n’a pas la forme attendue.
    [missing] Dans ce message, il manque le champ « { $field } ».
    [unknown] Dans ce message, le champ « { $field } » n’existe pas.
   *[field] Dans ce message, le champ « { $field } » ne convient pas : { $why }.
}
refused-hello_first = Le premier message doit être « hello ».
refused-lesson = Ce n’est pas encore le moment : regarde d’abord ce qui se passe.
refused-no_such_lesson = Il n’y a pas de leçon pour ce jeu.
refused-no_such_game = Ce jeu n’existe pas.
refused-bad_file = Ce fichier n’est pas une partie enregistrée : { $why }
refused-bad_box = Cette boîte de cartes ne va pas : { $why }
refused-bad_sheet = Cette feuille de calcul ne va pas : { $why }
refused-bad_names = Ce fichier ne dit pas qui a joué : il faut un nom par place, de { $most } caractères au plus.
refused-bad_chat = La discussion de ce fichier est illisible : chaque ligne est une phrase toute faite ou un texte de { $most } caractères au plus, dit depuis une place.
refused-old_rules = Cette partie a été jouée avec une autre version des règles.
refused-newer_log = Cette partie a été continuée avec une version plus récente de Tablée : il faut la même.
refused-goes_on = Cette partie peut continuer : seule une partie arrêtée pour de bon peut être close.
refused-bad_request = { $what ->
    [json] Cette demande n’est pas du JSON.
    [large] Cette demande dépasse { $most } octets.
    [shape] Cette demande n’a pas la forme attendue.
    [missing] Dans cette demande, il manque le champ « { $field } ».
    [unknown] Dans cette demande, le champ « { $field } » n’existe pas.
   *[field] Dans cette demande, le champ « { $field } » ne convient pas : { $why }.
}
refused-long_for_qr = Cette adresse est trop longue pour un code QR : { $most } caractères au plus.
refused-bad_method = Cette adresse ne répond pas à { $method }.
refused-not_found = Cette adresse n’existe pas.

bye-kicked = L’hôte t’a retiré de la table.
bye-left = Tu as quitté la table.
bye-flood = Trop de messages : connexion fermée.

trouble-rule = Le programme s’est trompé en appliquant une règle ({ $what }). La partie s’arrête là, telle qu’elle est affichée ; l’hôte peut la reprendre.
trouble-old_rules = Cette partie a été jouée avec une autre version des règles, qui ne savent pas la continuer. Rien n’est perdu : l’hôte peut la clore pour l’enregistrer.

notice-sat = { $name } s’assoit à la table.
notice-bot_sat = Un robot s’assoit à la table : { $name } ({ $level }).
notice-bot_changed = L’hôte a changé le niveau du robot { $name } : { $level }.
notice-cleared = { $name } quitte sa place.
notice-replaced = { $name } n’est plus de la partie : un robot ({ $level }) prend sa place.
notice-chosen = L’hôte a changé les réglages du jeu.
notice-handed = { $name } est maintenant l’hôte de la table.
notice-advised = { $name } demande conseil à un expert.
notice-lets_see = { $name } laisse le public voir par ses yeux, { $moves } coups plus tard.
notice-lets_see_no_more = { $name } ne laisse plus personne voir par ses yeux.
notice-undone = { $moves ->
    [one] On est revenu un coup en arrière, à la demande { DE($name) }.
   *[other] On est revenu { $moves } coups en arrière, à la demande { DE($name) }.
}

preset-hello = Bonjour !
preset-well_played = Bien joué !
preset-thanks = Merci !
preset-oops = Oups…
preset-hurry = On se dépêche ?
preset-thinking = Je réfléchis…
preset-laugh = Ha ha !
preset-wow = Oh là là !
preset-good_luck = Bonne chance !
preset-again = On refait une partie ?

level-random = au hasard
level-novice = débutant
level-normal = normal
level-expert = expert
level-maitre = maître
level-legende = légende
level-appris = autodidacte

refused-hints_off = À cette table, on joue sans conseils.
refused-hint_race = Pas de conseil dans une course : les mains vont plus vite que la réflexion.
refused-hint_wait = Un conseil à la fois : laisse à l’expert le temps de réfléchir.

hint-quiz = Cette question s’adresse à ta mémoire : pas de conseil ici.
hint-none = L’expert n’a rien trouvé cette fois-ci.
hint-late = La table a bougé entre-temps : redemande conseil si tu veux.
hint-only = Il n’y a rien d’autre à faire.
hint-better = Environ { $chance } % de chances de gagner, contre { $less } % avec « { $other } ».
hint-close = Environ { $chance } % de chances de gagner, à peu près comme avec « { $other } ».
hint-chance = Environ { $chance } % de chances de gagner.

tally-decisions = Décisions
tally-thinking = Réflexion en tout
tally-points = Points

# Ce qu’un message peut contenir.
named-seat = place
named-name = prénom
named-cards = boîte de cartes
named-standing = réponses d’avance
named-options = réglages
named-lang = langue
named-game = jeu
named-seats = places
named-public = table ouverte
named-preset = phrase toute prête
named-text = texte
named-level = niveau
named-moves = coups
named-token = clé
named-invite = invitation
named-key = coup choisi
named-clocks = montres
named-hints = conseils
named-fill = robots
named-version = version
named-eyes = regard
named-table = table
named-names = prénoms
named-muted = silence
named-type = genre
named-command_id = numéro du message
named-agree = accord
named-at = moment
named-away = absence
named-bank = réserve de temps
named-bots = robots
named-box = boîte
named-chat = discussion
named-face = visage
named-inputs = coups joués
named-kind = question posée
named-move = temps par coup
named-n = numéro
named-numbers = nombres changés
named-offer = demande
named-path = adresse
named-players = joueurs
named-reaction = temps pour réagir
named-record = partie notée
named-saved = table enregistrée
named-seed = graine
named-start = départ
named-tablee = version du fichier
named-watchers = spectateurs
named-title = nom du tournoi
named-rounds = nombre de rondes
named-duplicate = même donne partout
named-what = ordre
named-player = joueur
named-here = présence
named-a = côté A
named-b = côté B
named-late = retard en coups
named-me = clé du visionnage
named-action = action
named-spot = chose montrée
named-to = bout de la flèche
named-person = personne
named-note = note
named-place = moment montré
named-speed = vitesse
named-playing = lecture
# Aperçu d’un lien
preview = Une table { DE($game) } t’attend : rejoins-la ou regarde la partie.

# Les rappels : ce qui sort de la maison. Rien de la partie que son nom, et des noms que toute la table voit.

reminder-turn = C’est à toi de jouer.
reminder-turns = La table attend : { $names }.
reminder-joined = { $name } vient de s’asseoir à ta table.
reminder-began = La partie a commencé.
reminder-over = La partie est finie : viens voir la fin.
reminder-rematch = On rejoue : ta place t’attend.
reminder-confirm = Quelqu’un, toi sans doute, aimerait être prévenu à cette adresse quand son tour vient à une table. Ouvre ce lien pour dire oui ; si ce n’était pas toi, ne fais rien : plus rien ne viendra.
reminder-confirm-title = Tablée : veux-tu des rappels ?
reminder-stop = Ne plus recevoir de rappels

# Un tournoi en feuille de calcul

results-place = Rang
results-name = Nom
results-points = Points
results-met = Points des adversaires
results-won = Tables gagnées
results-round = Ronde { $n }
