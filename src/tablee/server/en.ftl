# What the server itself says.

refused-not_yours = Only the host of the table can do that.
refused-not_seated = You must sit at the table to do that.
refused-not_offered = That is not possible any more.
refused-stale = The question has changed meanwhile: look at the table and choose again.
refused-not_playing = The game is not running.
refused-not_lobby = The game has already begun.
refused-not_over = The game is not over.
refused-not_paused = The game is not paused.
refused-broken = This table has stopped: a rule failed. Nothing is lost.
refused-no_such_seat = There is no such seat, or it is taken.
refused-no_such_level = This game has no bots of that level; it has: { $levels }.
refused-not_a_person = There is nobody in that seat.
refused-not_away = A bot only plays for somebody who is gone during the game.
refused-not_ahead = A move is prepared while it is somebody else’s turn.
refused-yourself = You cannot do that to yourself.
refused-bots_are_mute = Answers are spoken here, and a bot cannot speak: seat people everywhere, or change that setting.
refused-seats_empty = Some seats are still free: invite somebody or add bots.
refused-bad_options = { $wrong ->
    [option] The setting “{ $option }” does not work here, choose “{ $usual }” for example: { $why }
   *[several] These settings do not work: { $why }
}
refused-bank_alone = A reserve of time needs a time for each move.
refused-nothing_to_undo = There is nothing to take back: you can only take back your own last move, as long as nobody has learned anything from it.
refused-no_such_moves = You cannot go back that far.
refused-stays_over = A finished game stays finished, since all cards are known: you can play on from any move in its replay.
refused-somebody_left = You cannot go back to before a player left: that person can no longer agree.
refused-bots_stay = At a public table the bots keep their level once the game has begun.
refused-undo_asked = Somebody is already asking to go back.
refused-no_undo_asked = Nobody is asking to go back.
refused-already_agreed = You have already agreed.
refused-nothing_said = Say something: a text or a ready-made phrase.
refused-no_such_preset = There is no such ready-made phrase.
refused-only_presets = At this table people talk in ready-made phrases only.
refused-muted = The host has asked you to be quiet: there are still the ready-made phrases.
refused-name_empty = A name is needed.
refused-not_asked = It is not your move.
refused-too_fast = Not so fast: five messages a second are enough.
refused-too_full = The server is full just now: try again a little later.
refused-too_many_tables = Too many tables were opened from this address: try again in { $seconds } s.
refused-too_many_reminders = Too many reminders were asked for from this address: try again in { $seconds } s.
refused-too_many_people = Too many player’s cards were made from this address: try again in { $seconds } s.
refused-too_many_guesses = That is a lot of guesses: look at the table first, and try again in { $seconds } s.
refused-no_puzzle = There are no puzzles of this game: choose another one.
refused-no_such_day = Only today and the { $days } days before it can be looked at.
refused-deal_begun = You have begun this deal on another device: it is played once, so go on there.
refused-weak_key = That key will not do: it takes one of 43 letters, digits, “_” or “-”, drawn at random.
refused-unknown_key = This server does not know that key: make your player’s card, or bring it from another device.
refused-claimed = That seat is on somebody else’s card already.
refused-over_already = The game is over: it goes on no card any more. Put the next one on your card before it ends.
refused-it_counts = This game counts: nobody goes back, nobody is sent away and the bots keep their level. A bot stands in for whoever is not there.
refused-own_cards = A game counts with the cards of the printed box: at this table others are played with.
refused-new_terms = The table has just changed: look who plays and at the settings, then say again whether the game counts.
refused-nobody_there = Nobody shows themselves at that address.
refused-seats_first = A game counts once it is known who plays: fill all seats first.
refused-no_card = For a game to count, make your player’s card first: this seat is written on it.
refused-yourself_twice = You have another seat at this table already: the game cannot count.
refused-many_reminders = { $most } devices and addresses are reminded of this seat already: stop one of them first.
refused-no_address = Reminders cannot be sent there: a public https address or a mail address is needed.
refused-no_mail = This server sends no mail.
refused-no_such_zone = This server does not know that time zone.
refused-unknown_host = This server does not answer to the name “{ $host }”: whoever runs it must name it (--allowed-host { $host }).
refused-storage = The server cannot store anything just now: nothing has been changed.
refused-internal = The server ran into an error: nothing has been changed.
refused-lab_closed = The lab is closed on this server.
refused-lab_same = Both sides are the same: change an option or a number of one of them.
refused-lab_nothing_yet = There is nothing to tell yet: let a few games be played, then stop.
refused-unknown_table = There is no such table.
refused-unknown_secret = This link opens no seat at this table.
refused-invite_needed = You need an invitation to sit at this table.
refused-invite_expired = This invitation is no longer good: ask for a new link.
refused-seat_taken = That seat is taken.
refused-one_seat = At a public table there is one seat for each address: somebody already plays here from yours. Among yourselves, open a table by invitation.
refused-table_full = No seat is free at this table.
refused-sealed = Other tables still play this deal: this game opens to all when the last one has ended.
refused-slower = Not so fast: wait { $seconds } s and try again.
refused-too_many_windows = Too many windows are open at your place: close one.
refused-nobody_watches = Nobody can watch this table: it is not shared.
refused-unknown_study = This viewing is not there, or not any more: ask for a new link.
refused-study_full = There is no more room here: wipe or take away something first.
refused-not_leading = Whoever leads the viewing does that.
refused-not_in_study = First say what you are called: then you can point, draw and write.
refused-leader_here = Somebody leads already: ask them to hand it over.
refused-gone_from_study = That person is not here any more: choose somebody else.
refused-counts_unseen = This game counts: nobody looks through a player’s eyes.
refused-eyes_closed = Nobody lets you look through those eyes.
refused-unknown_tournament = There is no such tournament, or no more.
refused-not_director = Only whoever directs the tournament can do that.
refused-not_entered = You are not in this tournament: enter first.
refused-taken_out = Whoever directs the tournament took you out: talk to them.
refused-entries_closed = Entries are closed: ask whoever directs the tournament.
refused-tournament_full = This tournament is full: it takes { $most } people.
refused-name_taken = Somebody in this tournament is called { $name } already: add a letter or a nickname.
refused-title_empty = The tournament needs a name.
refused-tournament_clock = A tournament is played by the clock, or a table might wait for ever: choose a time for a move below one hour, a time to react and one for absence.
refused-duplicate_swiss = The same deal everywhere goes with the Swiss system only: choose one or the other.
refused-no_such_player = Nobody in this tournament has that number.
refused-other_stage = The tournament is at another point: see where it stands, then choose again.
refused-round_goes_on = A round is being played: the tournament can end when all its tables have.
refused-few_players = A round takes at least { $fewest } people.
refused-not_allowed = You have no access to that.
refused-no_such_move = There is no such move in this game.
refused-malformed = { $what ->
    [json] This message is not JSON.
    [shape] This message does not have the expected shape.
    [missing] This message lacks the field “{ $field }”.
    [unknown] This message has a field “{ $field }”, which does not exist.
   *[field] In this message the field “{ $field }” is not right: { $why }.
}
refused-hello_first = The first message must be “hello”.
refused-lesson = Not yet: watch what happens first.
refused-no_such_lesson = There is no lesson for this game.
refused-no_such_game = There is no such game.
refused-bad_file = This file is not a recorded game: { $why }
refused-bad_box = This card box does not work: { $why }
refused-bad_sheet = This spreadsheet does not work: { $why }
refused-bad_names = This file does not say who played: one name for each seat is needed, of { $most } characters at most.
refused-bad_chat = This file’s chat cannot be read: each line is a ready-made phrase or a text of { $most } characters at most, said from a seat.
refused-old_rules = This game was played by another version of the rules.
refused-newer_log = This game went on in a newer version of Tablée: that one is needed.
refused-goes_on = This game can go on: only one that has stopped for good can be ended.
refused-bad_request = { $what ->
    [json] This request is not JSON.
    [large] This request is longer than { $most } bytes.
    [shape] This request does not have the expected shape.
    [missing] This request lacks the field “{ $field }”.
    [unknown] This request has a field “{ $field }”, which does not exist.
   *[field] In this request the field “{ $field }” is not right: { $why }.
}
refused-long_for_qr = This address is too long for a QR code: { $most } characters at most.
refused-bad_method = This address does not answer { $method }.
refused-not_found = There is nothing at this address.

bye-kicked = The host has removed you from the table.
bye-left = You have left the table.
bye-flood = Too many messages: connection closed.

trouble-rule = A rule failed ({ $what }). The game stands still as it is shown; the host can resume it.
trouble-old_rules = This game was played by another version of the rules, and today’s cannot go on with it. Nothing is lost: the host can end it to keep it as a file.

notice-sat = { $name } sits down.
notice-bot_sat = A bot sits down: { $name } ({ $level }).
notice-bot_changed = The host has changed the level of the bot { $name }: { $level }.
notice-cleared = { $name } leaves the seat.
notice-replaced = { $name } has left the game: a bot ({ $level }) takes the seat.
notice-chosen = The host has changed the game settings.
notice-handed = { $name } is the host of the table now.
notice-advised = { $name } asks an expert for a hint.
notice-lets_see = { $name } lets those who watch see through their eyes, { $moves } moves later.
notice-lets_see_no_more = { $name } lets nobody see through their eyes any more.
notice-undone = { $moves ->
    [one] The game went back one move, as { $name } had asked.
   *[other] The game went back { $moves } moves, as { $name } had asked.
}

preset-hello = Hello!
preset-well_played = Well played!
preset-thanks = Thank you!
preset-oops = Oops…
preset-hurry = Shall we hurry?
preset-thinking = Let me think…
preset-laugh = Ha ha!
preset-wow = Wow!
preset-good_luck = Good luck!
preset-again = Another game?

level-random = random
level-novice = novice
level-normal = normal
level-expert = expert
level-maitre = master
level-legende = legend
level-appris = self-taught

refused-hints_off = There are no hints at this table.
refused-hint_race = No hints in a race: hands are faster than thought.
refused-hint_wait = One hint at a time: give the expert time to think.

hint-quiz = This question is for your memory: no hint here.
hint-none = The expert has found nothing this time.
hint-late = The table has moved on: ask again if you like.
hint-only = There is nothing else to do.
hint-better = About { $chance }% to win, against { $less }% with “{ $other }”.
hint-close = About { $chance }% to win, much as with “{ $other }”.
hint-chance = About { $chance }% to win.

tally-decisions = Decisions
tally-thinking = Thinking time in all
tally-points = Points

# What a message may hold.
named-seat = seat
named-name = name
named-cards = card box
named-standing = standing answers
named-options = settings
named-lang = language
named-game = game
named-seats = seats
named-public = open table
named-preset = ready-made phrase
named-text = text
named-level = level
named-moves = moves
named-token = key
named-invite = invite
named-key = choice
named-clocks = clocks
named-hints = hints
named-fill = bots
named-version = version
named-eyes = view
named-table = table
named-names = names
named-muted = silence
named-type = kind
named-command_id = message number
named-agree = agree
named-at = at
named-away = away
named-bank = bank
named-bots = bots
named-box = box
named-chat = chat
named-face = face
named-inputs = inputs
named-kind = kind
named-move = move
named-n = n
named-numbers = numbers
named-offer = offer
named-path = path
named-players = players
named-reaction = reaction
named-record = record
named-saved = saved
named-seed = seed
named-start = start
named-tablee = tablee
named-watchers = watchers
named-title = tournament’s name
named-rounds = number of rounds
named-duplicate = same deal everywhere
named-what = order
named-player = player
named-here = presence
named-a = a
named-b = b
named-late = moves late
named-me = key of the viewing
named-action = action
named-spot = what is shown
named-to = end of the arrow
named-person = person
named-note = note
named-place = moment shown
named-speed = speed
named-playing = playing
# A link's preview
preview = A table of { $game } is waiting: join it, or watch the game.

# Reminders: what leaves the house. Nothing of the game but its name, and names that everybody at the table sees.

reminder-turn = It is your turn.
reminder-turns = The table is waiting for: { $names }.
reminder-joined = { $name } has sat down at your table.
reminder-began = The game has begun.
reminder-over = The game is over: come and see the end.
reminder-rematch = There is a rematch: your seat is kept.
reminder-confirm = Somebody, you we hope, would like to be reminded at this address when it is their turn at a table. Open this link to say yes; if it was not you, do nothing: nothing more will come.
reminder-confirm-title = Tablée: shall we remind you?
reminder-stop = No more reminders

# A tournament as a spreadsheet

results-place = Place
results-name = Name
results-points = Points
results-met = Opponents’ points
results-won = Tables won
results-round = Round { $n }
