player = Player
typical = A typical game
extreme = The longest
typical_a = Typical, A
typical_b = Typical, B
extreme_a = Extreme, A
extreme_b = Extreme, B
legend-par = an equal share, { $value }
legend-claim = what the book promises, { $value }
legend-none = no effect
replay = Replay a game
close = Close
step = Move { $n } of { $of }
previous = Back
next = Next
start = Start
end = End
details = The numbers
made = { $games } games of { $game } with { $players } players, played by “{ $bots }” bots, seed { $seed }. Rules version { $version }, box { $box }.
hint = Touch a bar or a name: a game opens.
title-balance = { $game }: does everyone stand a chance?
title-claims = { $game }: does the rulebook keep its promises?
lead-fair = Nothing can be told from chance: no value wins surely more or less than the others.
lead-unfair = { $name }: { $share } of wins, where an equal share would be { $par } ({ $sure }). It is the largest difference told from chance.
category-seat = The seat at the table
category-first = Going first
category-faction = Sides
category-ending = How it ends
category-held = Having the card
category-played = Playing the card
category-skill = Luck or skill?
value-first = First player
value-later = The others
value-player = Player
seat = Seat { $n }
said-spread = From { $low } ({ $worst }) to { $high } ({ $best }) of wins; an equal share is { $par }.
said-cards = Wins of those with the card minus wins of the others at the same table, in points. Company, not cause.
said-skill = One player of this level against novices: { $low } of wins at the lowest, { $high } at the highest; an equal share is { $par }.
said-ending = Most often: { $ending } ({ $share }).
length = A game: { $rounds } rounds, { $decisions } decisions, about { $minutes } minutes (estimated); { $forced } of decisions are forced.
length-lead = The lead changes { $changes } times, and the winner leads for good after { $decided } of the turns.
players-n = { $players ->
    [1] Alone
   *[other] { $players } players
}
claim-verdict = { $who }: { $verdict }
level-random = random
level-novice = novice
level-normal = normal
claim-section = { $name }: { $claim } success promised
claims-stopped-settled = Every verdict is settled and every rate is told to 3 points.
claims-stopped-budget = The time allowed is spent: open verdicts are marked “…”.
claims-stopped-games = The most games allowed were played: open verdicts are marked “…”.
claims-stopped-ctrl-c = Stopped by hand: open verdicts are marked “…”.
claims-lead = { $held } promises of { $of } are kept for at least one level of player. { $stopped }
claims-made = { $games } games, { $low } to { $high } players, bots { $bots }, seed { $seed }. { $success } All { $cells } intervals hold together, however often one looks, in { $joint } of such answers.
column-what = What
column-games = Games
column-share = Wins
column-interval = 95% interval
column-success = Success
column-players = Players
verdict-holds = holds for { $levels } players
verdict-and = { "" } and { "" }
verdict-between = holds for players between { $a } and { $b }
verdict-open = not settled
verdict-modest = too modest: even { $level } players reach { $share }
verdict-high = too high: even { $level } players reach only { $share }

# Terminal and comparisons
kept-before = { $n } of these games had been played before and were kept (--fresh plays anew).
kept-now = Stopped; the same command goes on from there.
bar-too-good = too good
bar-too-weak = too weak
bar-chosen = by choice
bar-above = above
bar-below = below
column-found = Found
column-place = Place in the book
column-ruling = Our ruling
column-change = Change
column-miss = Miss
not-played = not played
claims-played = { $games } games in { $seconds } s. { $why }
claims-marks = { $mark_holds } within 5 points of the claim (half of it where it is small), { $mark_above } above, { $mark_below } below, { $mark_open } not settled yet. In brackets the interval by which it was judged: all { $cells } of them hold together, and however often one looks, in { $joint } of such answers.
column-others = Against the others at the table (points)
column-used = Interval
column-certainty = How sure
certainty-sure = sure
certainty-likely = almost sure
certainty-chance = may be chance
not-told-yet = not told yet
moved-so = { $what } ({ $sure })
how-sure = Sure: wrong in one such answer of a thousand at most; almost sure: in one of twenty; over all lines together and however often one looks. Intervals are those by which it was decided.
compare-title = { $game }, { $pairs } pairs of games
title-compare = { $game }: what difference does it make?
compare-made = { $pairs } pairs of games with { $players } players, the same seeds on both sides (from { $seed } on), bots { $bots }. A: { $a }. B: { $b }.
compare-shares = Wins and endings
compare-shares-said = B minus A, in points. Where the interval does not touch the line, the difference is told from chance.
compare-lengths = Length and course
compare-lengths-said = B minus A, in per cent of A.
moved-most = What moved most: { $what }.
moved-nothing = Nothing moved that these games could show.
measure-wins = wins, { $who }
measure-ending = ending: { $what }
measure-first_player_wins = wins of the first player
measure-points_of_all = points of all
measure-rounds = rounds
measure-decisions = decisions
measure-forced = forced decisions
measure-seconds = seconds (estimated)
measure-minutes = minutes (estimated)
measure-lead_changes = changes of the lead
measure-decided = decided after (% of turns)
tune-title = The frontier of { $tried } settings, { $games } games each
tune-said = From the smallest change to the closest: each row is closer to the goal than all above it.
tune-proof = The last line, measured anew on { $games } fresh games between { $level } bots: { $moved }.
tune-moved = { $what } { $after }, a change of { $by }
tune-out-of-reach = Out of reach with what may vary: { $what } at { $goal }; the closest of { $tried } settings gives { $reached }.
as-it-is = as it is
audit-count = counts
audit-arithmetic = by arithmetic
audit-contradiction = the book against itself
audit-never = never seen in { $games } games
audit-total = { $bad } things to know, { $good } that add up; { $games } games played.
place-components = list of components
place-twice = the rulebook, in two places
place-book = the rulebook
place-end = end of the game
place-turn = a turn
place-cards = cards
see-the-rulings = see the rulings
none = none
count-found = announced { $announced }, the box holds { $held }
never-ending = ending { $name }
never-option = option { $name }
never-event = event { $name }
never-card = playing { $name }
never-ending-at = ending { $name } with { $table }
never-found = not once in { $games } games (at most { $most } of them)
by-clock = only a clock that runs out does this; nobody here is late

# The lab's page
claims-settled = { $n } of { $of } verdicts are settled.
table-numbers = Numbers of the game
table-cards = Cards
number-hand = cards in hand
number-rounds = rounds
number-value = value
number-copies = copies

# The dossier
dossier-title = { $game }: the dossier
dossier-kicker = Balance dossier
dossier-wins = Who wins?
dossier-wins-said = Share of games won, as printed, between ordinary bots (light) and strong ones (dark); the black line is the interval, which stays true however often one looks.
dossier-change = What to change, and what it would do
dossier-change-said = The proposed setting beside the game as printed: share of games won and its interval, at both strengths.
dossier-promises = The book’s promises
dossier-promises-said = The promised success, measured for each difficulty and number of players.
dossier-feel = How it plays
dossier-feel-said = The course of a game with the usual number of players, on average and with its interval.
dossier-game = A typical game, in pictures
dossier-game-said = Everything is face up. On screen, swipe: each picture is a moment at which the board changes.
dossier-audit = What the rulebook should say more clearly
dossier-audit-said = Counts that do not add up, passages that contradict each other, and what we decided.
dossier-method = Our method
dossier-method-said = All that is needed to check it, and to play it again.
dossier-method-text = Everything comes from { $games } whole games, played by bots that see only what their seat sees: { $levels } a table. An “expert” imagines the hidden hands and tries its moves as often as its number says.
    Intervals are confidence sequences: they stay true however often one looks, in 95% of answers of this kind. A seat, a role or a card is named only where a joint test allowed it first.
    Skill, from 0 to 100: how much more often a strong bot wins against novices than a novice does, as a part of what it could win more at best. 0: pure luck; 100: the strongest always wins.
    Minutes are estimated from seconds a choice. Settings are played on the same seeds as the printed game.
    These are bots: they neither bluff nor take revenge as people do. What holds at both strengths is likelier to hold at a real table.
    Rules version { $version }, box { $box }, seed { $seed }. To play it again: tablee lab dossier { $id } --seed { $seed }
story-game = { $game } is for { $low } to { $high } players ({ $tagline }); this dossier rests on { $games } games played by bots.
story-length = With { $players } players a game takes { $rounds } rounds and { $decisions } decisions, about { $minutes } minutes; { $forced } of the decisions offer no choice.
story-ending = { $kinds ->
    [one] It always ends in the same way: { $ending }.
   *[other] There are { $kinds } ways to end; the most frequent: { $ending } ({ $share }).
}
story-winners = With { $players } players, between ordinary bots, { $best } wins { $high } of the games and { $worst } { $low }.
story-together = All win or lose together.
story-holds = Between strong bots the order is the same: { $best } { $high }, { $worst } { $low }.
story-changes = Between strong bots the order changes: { $best } { $high }, { $worst } { $low }.
story-no-strength = There are no sides to compare.
story-first = Going first matters: the first player wins { $share }, an equal share would be { $par }.
story-seats = The first player has no visible advantage, but not all seats are worth the same.
story-fair = Neither the seat at the table nor going first can be told from chance.
story-skill = Against novices a strong bot wins { $strong } where a novice wins { $novice }: skill weighs { $worth } out of 100, the rest is luck.
story-no-skill = Luck and skill cannot be told apart here.
story-promises = Of { $tables } promises of success in the book (difficulty and number of players), { $kept } hold for a level that was measured.
story-no-promise = The book promises no rate of success.
story-audit = { $count ->
    [0] The audit of the rulebook found nothing amiss.
    [one] The audit of the rulebook found one point to make clear.
   *[other] The audit of the rulebook found { $count } points to make clear.
}
story-change = The setting “{ $name }” brings the shares of wins between strong bots from { $before } to { $after }, over all tables.
story-no-change = We propose no change of numbers.
from-to = { $low } to { $high }
tile-wins = from the weakest side to the strongest, as printed, strong bots
tile-setting = the same with the setting “{ $name }”
tile-minutes = minutes with { $n } players (estimated)
tile-skill = of skill out of 100, the rest is luck
as-printed = As printed
place-line = “{ $section }”, line { $line } of the book
column-bots = Bots
column-printed = As printed
column-value = Value
column-difficulty = Difficulty
column-promised = Promised
column-verdict = Verdict
column-points = Points
column-cards = Cards
measure-skill = skill (the rest is luck)
