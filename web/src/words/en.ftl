# The words of our own pages. What a game says comes from the server.
title = Tablée
close = Close
and = { " and " }
no-server = The server does not answer. Check your connection.
server-trouble = Something went wrong on the server. Try again.
unanswered = The server did not answer. Look at the table, then do it again if need be.

# At the table
your-hand = Your hand
unseen-card = Hidden card
what-now = What to do
paused = The game is paused.
waiting-for-others = Waiting for the others…
waiting-for = Waiting for { $names }…
which-one = Which one?
nothing-there = Nothing lies here.
no-words-yet = { $count ->
    [one] One thing here has no words yet: it is shown by its identifier.
   *[other] { $count } things here have no words yet: they are shown by their identifiers.
}
touch-the-table = Touch what glows.
touch-any-time = Whenever you like: touch what glows.
all-choices = All choices ({ $count })
all-choices-short = All ({ $count })
pick-a-card = Tap a card in your hand, or drag it onto the table.
hint-values = All choices, by how often they won
hint-plan = Then, if nobody objects: { $words }
hinted = Advice: { $words }
choose-player = Choose { $name }
awaited = Awaited
away = away
bot-stands-in = a bot plays
bot-plays-for = A bot plays for { $name }.
came-back = { $name } is back.
seat-left = { $name } has left. A bot goes on in that seat.
host-now = { $name } is the host now.
host-now-you = You are the host now.
watching = You are watching.
you-are = Your role: { $name }
turn-you = Your turn
turn-of = { $name }’s turn
turn-all = Everybody answers
log = Log
open-log = Open the log
why-this = Why? { $words }
nothing-yet = Nothing has happened yet.
chat = Chat
nobody-spoke = Nobody has said anything yet.
your-message = Your message
send = Send
deck = Pile
discard = Discard pile
stack = Cards played, not yet resolved
hand-unknown = Number of cards unknown
hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Home
tagline = Five French table games for the whole family.
players = { $fewest ->
    [one] { $fewest } to { $most } players
   *[other] { $fewest } to { $most } players
}
open-tables = Open tables
table-of = { $name }’s table
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
watch = Watch
no-account = No account, no adverts: a first name is enough.
credits = Credits
language = Language
home = Home
guest = Foodie

# New table
play-bots = Play against bots
invite-friends = Invite friends
your-name = Your name
how-many = Players
bots-level = Bots
more-settings = More settings
time-for-a-move = Time for a move
tempo = Pace
tempo-free = No clock
tempo-clock = By the clock
tempo-days = Over days
about-free = Everybody thinks as long as they like.
about-clock = Each move has its time; when that is not enough, the reserve is used, one for the whole game.
about-days = You come to the table when you can: there are hours for each move and each reaction.
time-reserve = Reserve
time-none = none
time-never = never
time-unlimited = no limit
time-to-react = Time to react
clock-move = { $move } a move
clock-bank = { $move } a move, { $bank } in reserve
days-short = { $count }d
bot-for-absent = A bot plays for whoever is away
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
public-table = Table open to everybody
rules = Rules

# Arriving and waiting
sitting-down = Taking a seat…
try-again = Try again
seat-kept = This browser keeps the key of your seat. Try again now or later.
give-seat-up = Forget this seat
invited-by = { $name } invites you to the table
at-the-table = At the table: { $names }
takes-minutes = { $least } to { $most } min
sit-down = Sit down
invitation-needed = To sit down at this table you need an invitation: ask somebody who sits there for a link.
no-free-seat = There is no free seat at this table.
invite-how = Send this link, or have the code scanned.
link = Invitation link
share-link = Share the link
copied = Link copied.
qr = QR code of the invitation
around-the-table = Around the table
free-seat = Free seat
host = host
you = you
add-bot = Bot
level-of = Level of { $name }
remove = Remove { $name }
kick = Send { $name } away
kick-title = Send { $name } away?
kick-lobby = The seat becomes free. With the invitation anybody can come back and sit down.
kick-game = A bot will play in that seat until the end of the game. Nobody can take it back.
kick-out = Send away from the table
hand-over = Make host
hand-over-title = Make { $name } the host?
hand-over-text = The host starts, pauses and looks after the table. You no longer can, unless the role is given back to you.
mute = Silence
unmute = Let speak again
bot-now = Let a bot play now
bot-after = Away: a bot will play after { $time } of absence.
bot-never = Away: nobody plays in their place.
hide-chat = Hide their messages
show-chat = Show their messages
about-person = Options for { $name }
is-muted = silenced
lends = lends to the lab
lend = Lend this game to the lab
lend-why = Once it is over: the moves, without names or words, and only if everybody here agrees.
you-are-muted = The host has silenced you: the ready-made phrases are still yours.
rename = Change my name
save-name = Keep
cancel = Cancel
start = Start
start-with-bots = { $count ->
    [one] Start with { $count } more bot
   *[other] Start with { $count } more bots
}
host-starts = { $name } will start the game.
settings = Game settings

# During the game
leave = Leave the table
leave-title = Leave the table?
leave-text = A bot will play for you. Unless you leave for good, your seat is yours again when you come back.
leave-for-good = Leave for good
leave-for-now = Come back later
stay = Stay
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
sounds = Sounds
sounds-on = Sounds on
sounds-off = Sounds off
pace-quick = Quick pace
pace-calm = Calm pace
share-watch = Link to watch
my-eyes = Let others see through my eyes
my-eyes-text = Whoever watches the game will see your cards and all that you see, later: never by less than a minute. Everybody at the table will know, and you can stop whenever you like. What stays in your hand for long may be of use to others: do it among people you trust.
my-eyes-on = Others see through your eyes, { $moves } moves later.
my-eyes-stop = Stop
my-eyes-late = { $moves } moves later
my-eyes-no = Keep my cards to myself
other-eyes = Watch through a player’s eyes
other-eyes-text = You will see what this person saw, as late as they have chosen and never by less than a minute.
through-eyes = { $name }, { $moves } moves later
public-eyes = Watch as the public does
you-see-through = You see through the eyes of { $name }, { $moves } moves later.
lets-see = { $name } lets those who watch see through their eyes, { $moves } moves later.
lets-see-no-more = { $name } lets nobody see through their eyes any more.
menu = Menu
shortcuts = Keyboard shortcuts
key-step = Next or previous choice
key-take = Choose, play
key-rank = The choice with that number
key-back = Put the card back
your-face = Your face
choose-face = Choose your face
face-number = Face { $number }
night-look = Night colours
reconnecting = Connection lost. Reconnecting…
pass-until-my-turn = Until my turn
let-be-more = Let it be more often
let-be-these = Always let this be
let-be-game = Let everything be
prepare = Prepare my move
prepare-what = Your next move?
prepare-nothing = Nothing to prepare for now.
prepare-stop = Not now
a-move = a move
standing-key = Ready: { $move }
standing-turn = You let it be until your turn
standing-game = You let everything be
standing-these = { $count ->
    [one] You always let { $count } question be
   *[other] You always let { $count } questions be
}
standing-stop = Cancel: { $what }
see-the-end = See the result
hint = Ask for advice
undo = Take back my move
ask-undo = Ask to go back
undo-asked = { $moves ->
    [one] { $name } asks to go back one move.
   *[other] { $name } asks to go back { $moves } moves.
}
agree = Agreed
disagree = No
withdraw = Withdraw
pause = Pause
resume = Resume
end-game = End the game
end-game-sure = Once ended, a game does not go on, and all its cards are shown. Everybody can save it then.
save-game = Save the game
game-ended = The game has been ended.

# The end
you-won = You won!
you-lost = You lost…
nobody-won = Nobody wins
skip = Skip
send-picture = Picture to send
picture-file = tablee-result.png
it-is-over = It is over
winner = wins
rematch = Rematch
go-to-rematch = Go to the rematch
replay = Watch the replay

# Replay
replay-of = { $name }: replay
back = Back
eyes = Through the eyes of
eyes-of = Seen by { $name }
eyes-of-all = Seen by the audience
eyes-open = See everything
rewinding = Rewinding…
the-beginning = The beginning of the game
a-secret-move = A secret move
move-number = Move
to-start = To the start
one-back = One move back
one-on = One move on
to-end = To the end
as-played = As fast as it was played
speed = Speed: { $speed }
time-played = { $time } of { $of }
play = Play
continue-here = Go on from here against bots

# Watching together
look-together = Watch together
together = Together
who-looks = Who is watching
leads = leads
give-lead = Hand over
take-lead = Lead from now on
leader-gone = { $name } is not here any more.
you-lead = You lead
following = You follow { $name }
follow = Come back to { $name }
invite-to-look = Invite by a link
join-study = Take part
tool-point = Point
tool-draw = Ring, or draw an arrow
show-what = Show…
show-it = Show
ring-it = Ring
points-at = { $name } points at: { $what }.
draws-ring = { $name } rings: { $what }
draws-arrow = { $name }: from { $what } to { $to }
drawings = Drawings
erase-all = Wipe everything here
erase-mine = Wipe my drawings here
seat-of = the seat of { $name }
place-deck = draw pile
place-discard = discard pile
place-hand = hand
place-played = card played
place-market = market
place-stack = stack
place-board = the table
notes = Notes
note = Note
note-here = A note on this moment
strike-note = Take the note away
to-move = Go to move { $n }
and-from-here = And from here?
weigh-here = 200 bot games from here
weighing = Bots are playing…
bots-played = { $games ->
    [one] The game is over.
   *[other] Bots played { $games } games from here. Each wins:
}
share-between = { $share } % ({ $low } to { $high })
play-as = My seat
play-as-name = I play { $name }
study-level = The bots
against = bots: { $level }
play-from-here = Play from here
branches = Games played from a move
plays-as = { $name } plays { $seat }
quit-study = Leave and take away what I wrote

# Rules and credits
opening-book = Opening the rules…
contents = Contents
touch-a-card = Touch a card to learn what it does.
rules-goal = The goal
rules-turn = Your turn
rules-know = Good to know
rules-end = The end
the-cards = The cards
rebuilt = rebuilt
rebuilt-why = { $count ->
    [one] The rulebook does not print everything: one card is marked “rebuilt”, because we worked out its number or its values.
   *[other] The rulebook does not print everything: { $count } cards are marked “rebuilt”, because we worked out their number or their values.
 }
rulings = Rulings
rulings-why = Where the rulebook is silent or contradicts itself, this is what the table decides, and why.
credits-ours = Tablée: rules in our own words; frames, scenes and boards drawn for Tablée.
credits-theirs = With work freely shared by:
credits-unofficial = Tablée is an unofficial adaptation by people who like these games; it is neither affiliated nor endorsed. If you enjoy a game, buy the box.

# After the game
analysis = Analysis
chances = Chances of winning
chances-how = From each moment the game is played on many times by bots; the wider the band, the greater the doubt.
chance-of = { $name } { $percent }%
chart-start = start
chart-end = end
move-n = Move { $n }:
watch-from-here = See this moment
turning-point = The turning point
turning-chances = { $names ->
    [none] An end without a winner goes from { $before }% to { $after }%.
   *[other] Chances of { $names }: from { $before }% to { $after }%.
}
see-turning = See the turning point
mistakes = What cost most
mistakes-how = Judged by what each of you could see, by a short look and then a long one.
mistake-better = Better: { $words }
mistake-cost = A win was then { $taken }% likely instead of { $better }%; between { $low } and { $high } points.
mistake-follows = Then, if nobody objects: { $words }
see-mistake = Look at this choice
no-mistakes = Nothing that a long look would blame.
no-turning = No clear turning point: the game slid little by little.
working-out = Playing it all again… { $percent }%
no-analysis = There is no analysis of this game.
beliefs = What one could believe
beliefs-how = How likely the truth looked, move by move, from what this seat had seen.
believed-by = Through the eyes of
guess = { $name } { $percent }%
one-would-guess = One would have said: { $words }.
truly = In truth: { $name }.
nothing-hidden = Nothing hidden at that moment.
announcements = Announcements and bluffs ({ $count })
announced = { $name }: “{ $card }!”
was-a-bluff = bluff
was-true = true
doubt = doubt { $percent }%
statistics = The game in figures
points-along = Points along the way
points-of = Points of { $name } along the way
seconds = { $seconds } s
share-game = Share the game
spoiler = The analysis gives away the end. You can watch the game first.
spoil = Show everything
expert-thinks = The expert is thinking…
no-hint-in-a-race = No hints in a race: hands are faster than thought.
allow-hints = Hints from an expert during the game
# The lab
lab = The lab
lab-about = Bots play hundreds of games while you watch. Check a promise of the rulebook, or change a rule and see what it does. At most { $seconds } seconds of computing a run.
lab-game = Game
lab-what = Question
lab-compare = Compare two settings
lab-dossier = A dossier for a publisher
lab-dossier-said = One page with everything: who wins at two strengths, what to change, promises, the course of a game in pictures, what the book should say more clearly. The more time, the narrower the intervals; here { $seconds } s. With more patience: tablee lab dossier.
lab-write = Write the dossier
lab-claims = Does the rulebook keep its promises?
lab-settings = Settings
lab-more = Add a number from the cards
lab-start = Start playing
lab-stop = Stop
lab-report = Write the report
lab-writing = Writing the report…
lab-open = Open the report
lab-way = Computing time used
lab-phase-waiting = Waiting for a place…
lab-phase-playing = Games are being played
lab-phase-done = Done
lab-phase-stopped = Stopped
lab-phase-failed = The run has failed
lab-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-funnel = { $what }: { $value }, between { $low } and { $high } after { $games } games.
lab-moved-above = B is higher
lab-moved-below = B is lower
lab-certainty-sure = sure
lab-certainty-likely = almost sure
lab-certainty-chance = may be chance
lab-strong = Strong bots think: a game takes up to 180 times as long as between normal ones. What the time allowed can show is said after the first games.
lab-seed = Seed { $seed }
lab-moved-holds = the same
lab-moved-open = may be chance
lab-claim-above = better than promised
lab-claim-below = less than promised
lab-claim-holds = holds
lab-claim-open = not settled yet
# Lessons
first-time = Your first game?
learn = Learn by playing
lesson-next = Next
lesson-step = Step { $step } of { $of }
lesson-over = Well done!
lesson-carry-on = Go on with this game
lesson-new-table = Begin a real game
lesson-laying = Preparing the lesson…
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# My games
my-games = My games
with = with { $names }
nobody-yet = nobody yet
phase-lobby = Waiting for players
phase-paused = Paused
games-over = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
game = Game
played = Played
won = Won
streak = In a row
streak-of = { $streak } (best { $best })
as-role = { $role }: { $won } of { $played }
i-won = won
i-lost = lost
luggage = Take my games along
luggage-how = Your games live on this device. To find them on another one, open the link there, or copy the code.
luggage-code = The code of all your games
luggage-send = Send the link
luggage-qr = To scan: the games that go on
luggage-secret = This code opens your seats: give it to nobody else.
luggage-take = Find my games
luggage-here = { $count ->
    [0] All your games were here already.
    [one] { $count } game found.
   *[other] { $count } games found.
}
no-luggage = This is not a device’s code: copy the whole of it.
have-a-code = I have a code from another device

# The studio
studio = The card studio

# Reminders

remind-me = Remind me
remind-how = When it is your turn and you are elsewhere, when the game begins, when there is a rematch: a word leads you back to your seat.
remind-device = On this device
remind-here = this device
remind-no-push = This browser cannot be reminded. On an iPhone, first add the page to the home screen.
remind-denied = The browser lets no notifications through: change that in its settings, then try again.
remind-failed = That did not work: try again a little later.
remind-by-push = Notification
remind-by-mail = E-mail
remind-by-hook = A chat room (web-hook)
remind-hook-how = Its address, for the whole table
remind-mail-asked = A message is waiting: open its link to say yes.
remind-quiet = Nothing during the night
remind-from = from
remind-until = until
remind-ask = Ask
remind-stop = Stop
remind-private = Nothing is sent before you ask for it. A reminder names the game, never what happens at the table.

my-card = My player’s card
me = Me
card-brought = A player’s card
card-brought-sure = This link brings this card. Take it only if it is yours: whoever made it could sit down on your seats.
card-mine = It is mine
card-not-mine = Leave this card
card-unknown = The server does not know this card: it was forgotten, or it comes from another server.
card-other = { $name }’s card is on this device already: forget it first if you want the other one.

ladder = Ladder
rate = This game counts
rate-why = It counts for the ladder if everybody wants it to. No expert’s hints, no going back, nobody is sent away, and who leaves the table ends last. A game that nobody finishes does not count.
rate-card = You need a player’s card first: make it from the first page.
rates = wants the game to count

clubhouse = The club

tournament = Tournament
new-tournament = New tournament
place = Place
to-the-tournament = Back to the tournament
sealed-until = Other tables still play this deal: the other cards, the replay and the results open when the last one has ended.
puzzle = Puzzle
deal = Deal
deal-results = Results of the day
deal-sealed = Others still play this deal today: the other cards and the replay open tomorrow.
