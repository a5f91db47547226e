# The words of our own pages. What a game says comes from the server.
title = Tablée
close = Close
and = { " and " }
no-server = The server does not answer. Check your connection.
server-trouble = Something went wrong on the server. Try again.

# At the table
your-hand = Your hand
unseen-card = Hidden card
what-now = What to do
paused = The game is paused.
waiting-for-others = Waiting for the others…
waiting-for = Waiting for { $names }…
pick-a-card = Tap a card in your hand, or drag it onto the table.
play-this = Play { $words }
hinted = Advice: { $words }
choose-player = Choose { $name }
awaited = Awaited
away = away
bot-stands-in = a bot stands in
watching = You are watching.
you-are = Your role: { $name }
log = Log
open-log = Open the log
why-this = Why? { $words }
nothing-yet = Nothing has happened yet.
chat = Chat
nobody-spoke = Nobody has said anything yet.
your-message = Your message
send = Send
deck = Deck
discard = Discard pile
stack = Cards played, not yet resolved
hand-unknown = Number of cards unknown
hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Boom Badaboom
boom-oven = Oven: cake of size { $size }, capacity { $capacity }
boom-left = { $left ->
    [one] Only { $left } left before the boom!
    [2] Only { $left } left before the boom!
   *[other] { $left } left before the boom
}
boom-exploded = It is everywhere!
boom-round = Round { $round } of at most { $most }
boom-skips = { $count ->
    [one] skips a turn
   *[other] skips { $count } turns
}
