remind-stop-done = Done: no more reminders.
remind-confirm-done = Thank you: reminders will come.
remind-unknown = This link is no longer good: ask for reminders at the table.
card-make = Make my card
card-save = Save
card-kept = Your card is up to date.
card-public = Show my page to others
card-see = See my page
card-keep = Keep my card
card-carry = Take my card along
card-how = No account and no password: a secret key, drawn at random on this device, holds your name, your face, your seats and your results. The server keeps only its fingerprint.
other-devices = On another device
passkey-keep = Keep it in a passkey
passkey-bring = Find it by my passkey
passkey-kept = Your passkey holds your card: it will know you elsewhere.
passkey-not = No passkey was made.
passkey-none = No passkey holds a card for this server.
my-results = My results
what-is-kept = What the server keeps
what-is-kept-text = { $seats ->
    [0] Your name, your face and the fingerprint of your key; no seat yet.
    [one] Your name, your face, the fingerprint of your key and { $seats } seat.
   *[other] Your name, your face, the fingerprint of your key and { $seats } seats.
}
save-all = Save all of it as a file
forget-me = Forget me
forget-sure = Your card, your seats, your results and your reminders vanish from the server, and your name from this device. Games that go on stay open here. What stays too: the names in games that were played, which others have seen, and a passkey in your keychain; delete it there. This cannot be taken back.
forget-now = Forget me now
forgotten = It is forgotten.
player-page = A player’s page
here-since = Here since { $date }
won-of = { $won } of { $played }
no-results = No finished game yet.
ladder-how = People and bots on one scale. Everybody begins with 1000; after ± comes the doubt, which shrinks with every game that counts.
ladder-empty = No game has counted here yet.
kind-of-table = Table
kind-table = At the table
kind-days = Over days
my-ratings = My strength
rated-games = { $count ->
    [one] { $count } game that counted, { $won } won
   *[other] { $count } games that counted, { $won } won
}
card-yours = Your player’s card
card-none = A name, a face, your results: no account
nobody-waits = Nobody is waiting for players right now.
open-one = Open a table.
to-watch = To watch
nothing-to-watch = No game to watch right now.
ladders = Ladders
tournaments = Tournaments
no-tournaments = No tournament just now.
tournament-title = Name of the tournament
tournament-title-like = Thursday night
at-a-table = At each table
who-goes-on = Who plays with whom
kind-swiss = Swiss system
kind-swiss-how = Everybody plays every round, with people who have about as many points.
kind-knockout = Knock-out
kind-knockout-how = The better half of each table goes on, down to the last table.
how-many-rounds = Rounds
same-deal = Same deal everywhere
same-deal-how = All tables of a round get the same cards: you are compared with those who had your seat elsewhere, and luck matters less.
list-tournament = List it in the club
you-direct = You will direct it from this device; you can play in it too. It will be listed here:
make-tournament = Create the tournament
seats-each = { $count } at a table
bots-of-level = bots: { $level }
entries-open = { $count ->
    [0] Entries are open
    [one] Entries are open · 1 person
   *[other] Entries are open · { $count } people
}
entries-closed = Entries are closed.
entry-how = Scan this code or open this link to enter: no account, a name is enough.
entry-qr = QR code to enter
send-link = Send the link
take-part = I take part
take-part-late = I join in now
you-take-part = You are in, { $name }!
wait-for-start = Keep this page open: your table will show up here.
tournament-over = The tournament is over
tournament-paused = The tournament is paused
round-of = Round { $number } of { $of }
round-number = Round { $number }
round-short = R{ $number }
to-the-table = To the table
take-seat = To your seat! Table { $number }
you-play-with = With { $names }
your-table-is-done = Your table has ended
round-waits = { $count ->
    [0] All tables have ended.
    [one] Waiting for table { $tables }.
   *[other] Waiting for tables { $tables }.
}
you-are-at = You are { $place ->
    [1] in the lead
   *[other] at place { $place }
} of { $of }.
next-round-soon = The next round begins soon.
sit-out = I sit out the next rounds
you-sit-out = You sit out the next rounds
i-am-here = I am here
you-are-out = The tournament goes on without you
winners-are = { $count ->
    [one] { $names } wins the tournament!
   *[other] { $names } win the tournament!
}
direction = You direct
first-round = Begin the first round
next-round = Begin round { $number }
two-at-least = It takes two people at least; bots fill the tables.
who-is-missing = { $count ->
    [one] One person is here.
   *[other] { $count } people are here.
} Bots fill the tables.
pause-all = Pause everywhere
resume-all = Resume everywhere
players-list = { $count ->
    [one] 1 person
   *[other] { $count } people
}
reopen-entries = Reopen entries
close-entries = Close entries
big-screen = Big screen
direct-elsewhere = Direct elsewhere (secret link)
save-results = Results (CSV)
end-tournament = End the tournament
end-sure = { $count ->
    [0] Nobody has played yet. End it all the same?
    [one] The order after this round will be the last.
   *[other] The order after these { $count } rounds will be the last.
}
go-on = Go on
mark-away = Mark as away
mark-here = Mark as here
mute-player = No texts
unmute-player = Texts again
take-out = Take out
take-out-sure = A bot takes the seat, and this person cannot come back into this tournament.
keep-player = Keep
table-stuck = A table is stuck
table-stuck-how = If a fault of the program stops a table for good, it can count as a draw.
table-number = Table { $number }
table-done = ended
table-plays = playing
table-void = stopped: a draw
a-bot = a bot
was-away = away at the end
comes-through = goes on
somebody-gone = Somebody who asked to be forgotten
your-name-short = Name
points-short = Points
met-short = Opp.
met-how = Mean of the opponents’ points
standing = Standing
who-takes-part = Who plays
earlier-rounds = Earlier rounds
how-it-is-played = How it is played
rule-swiss = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds, and everybody plays each. You meet the same people as seldom as can be, then people with about as many points.
} Seats change from round to round.
rule-knockout = { $count ->
    [one] The best person of each table goes on
   *[other] The best { $count } people of each table go on
}, down to the last table. When level: points of the whole tournament, then the lot.
rule-bots = Bots take the empty chairs, with everybody in turn. They are not ranked.
rule-points = At your table: 2 points for each opponent you beat, 1 when level. The most is { $most } a round.
rule-duplicate = All tables have the same deal. You are compared with those who had your seat at the other tables: 100 if you did better than all, 50 for the average, 0 if all did better.
rule-closed = A deal stays closed as long as a table still plays it: nobody watches, what was hidden stays so at the end of your game, and neither results nor replays are shown. One only sees which tables have ended. All opens when the last one has: until then, do not talk about the deal.
rule-ties = When level on points: the mean of your opponents’ points, then tables won; else the place is shared.
rule-ties-knockout = The order follows how far one has come, then the place at the last table, then points.
rule-away = A bot plays for whoever is not at their table after { $time }, and they have their seat again when they come. Who has not come back by the end has no points for that round, and sits out the next ones until they say “I am here”.
rule-late = You can come late: you play from the next round on, without points for those before.
today = Today
today-how = A puzzle and a deal of each game, the same for everybody until midnight in Greenwich.
puzzle-streak = { $count ->
    [one] One day in a row with a puzzle solved.
   *[other] { $count } days in a row with a puzzle solved.
}
puzzle-of = { $name }: you are { $you }
puzzle-solved = Solved
puzzle-missed = Tried
puzzle-how = A moment of a real game, as you would see it. One move is clearly better than all others: choose it as at a table.
puzzle-right = The best move!
puzzle-wrong = Not the best one.
puzzle-why = Why?
puzzle-ahead = The best move wins { $best }% of { $tables } games imagined from what you can see; “{ $words }” wins { $other }%.
puzzle-follows = What comes of it, if nobody objects
puzzle-scores = At the end you have { $best } points on average, against { $other } with “{ $words }”.
puzzle-scores-fewest = At the end you have { $best } on average, against { $other } with “{ $words }”: the fewest win.
puzzle-endings = How such games end
ending = Ending
deal-of = { $name }, deal of the day
deal-played = { $count ->
    [0] { "" }
    [one] one result
   *[other] { $count } results
}
deal-how = { $seats } players: you and the same bots for everybody ({ $level }), with the same cards. Bots wait for you, and think by their place in the game, not by the clock: who does the same meets the same. It is played once, without hints or going back.
deal-play = Play the deal
deal-mine = To my table
deal-won = won
deal-lost = not won
deal-fewest = The fewest points win.
deal-empty = Nobody has played it to the end yet.
day-before = The day before
