not-an-option = “{ $text }” is none of the options: write a number from 1 to { $most }, or the words of an option.
nothing-to-choose = There is nothing to choose now: wait until it is your turn.
no-server = No table answers at { $server }: start one with “tablee serve”, or name another with --server.
no-answer = No answer came: look at the table to see whether it was heard.
link-elsewhere = This link leads elsewhere: invitations are to tables of { $server }.
not-a-link = An invitation is a link such as { $server }/t/TABLE#join=SECRET.
not-seated = You sit at no table: open one, or join one by its invitation.
not-started = The game has not begun; { $host } is the host.
free-seats = { $n ->
    [one] one seat is free
   *[other] { $n } seats are free
}
invite-link = Invitation to a free seat: { $link }
you-are = You are { $name }, seat { $seat }.
at-table = { $game }, table { $table }: { $names }.
empty-seat = (free)
bot-seat = { $name } (bot)
since = Since you last looked:
waiting-for = Waiting for { $names }.
your-options = Your options:
time-left = { $seconds } s left.
refused-option = { $words } – not possible: { $why }
log-line = { $n }. { $words }
log-why = { $n }. { $words } (Why: { $why })
empty-log = Nothing has happened yet.
hint = An expert would choose: { $words } { $why }
no-hint = An expert has nothing to say here.
paused = The game is paused.
chat-line = { $name }: “{ $text }”
done = Done: { $what }
game-line = { $id }: { $name }, { $fewest } to { $most } players (mostly { $usual }). { $tagline }
option-line = option { $id } ({ $words }): { $values }
levels-line = Bots: { $levels }.
no-tables = No public table has a free seat.
table-line = { $link }: { $game }, host { $host }, { $free } free of { $seats }
card-line = { $name }: { $text }
ruling-line = { $id }, { $name }: { $decision } Why: { $why }
titles-cards = Cards
titles-rulings = Rulings
no-such-rule = Nothing in these rules is called “{ $text }”.
left = You have left the table.
prompt = { $game }, { $players } players. You are { $name }. Answer with the number or the words of one option, in brackets: [1].
assistant = Assistant
