welcome = { $players ->
    [one] { $game }, solo. You are { $name }.
   *[other] { $game }, { $players } players. You are { $name }, seat { $seat }.
}
welcome-back = Resumed: { $game }. You are { $name }, seat { $seat }.
help-hint = Type ? for help.
help = A number chooses. ?3 explains choice 3, ?{ $card } a card. “why” explains the last line of the log, “why 12” line 12. “table” shows the table, “log” everything that happened. “no” says what is not possible, and why. “q” leaves: the game is saved.
prompt = Your choice
prompt-with-help = Your choice (? help)
wrong-number = Type a number from 1 to { $most }, or ? for help.
wrong-line = The log goes from line 1 to line { $most }.
empty-log = The log is still empty.
not-understood = “{ $text }” means nothing to me. Type a number from 1 to { $most }, or ? for help.
impossible = Not possible now. { $reason }
refused-choice = { $text } – not possible. { $reason }
refused-many = { $n } other choices are not possible now: type “no” to hear which, and why.
refused-because = { $reason } ({ $choices })
nothing-refused = All that you see is possible.
no-why = This line has no explanation.
no-such-card = No card is called “{ $text }”.
card-explained = { $card }: { $text }
ruling = Ruling { $id }, { $title }: { $text } Why: { $why }
saved = The game is saved. To take it up again: tablee resume { $path }
goodbye = See you soon!
you-won = You have won!
you-lost = You have lost.
no-winner = Nobody wins.
you = { $name } (you)
cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
log = Log
log-line = { $n }. { $text }
bot-names = Zoé, Gaspard, Nour, Aurèle, Maïwenn, Tom, Inès, Louison
your-name = Camille
between = { "; " }
titled = { $title }: { $text }
more-cards = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
any-moment = At any moment: choose (Enter shows the table).
bot-forfeits = The bot in seat { $seat } forfeits this decision: { $why }
