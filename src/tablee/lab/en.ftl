player = Player
typical = A typical game
extreme = The longest
typical_a = Typical, A
typical_b = Typical, B
extreme_a = Extreme, A
extreme_b = Extreme, B
legend-par = an equal share, { $value }
legend-novice = a novice among novices, { $value }
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
lead-fair = Nothing can be told from chance: nothing is sure to win more or less than the rest.
lead-unfair = { $name }: { $share } of wins, where an equal share would be { $par } ({ $sure }). It is the largest difference that stands out from chance.
category-seat = The seat at the table
category-first = Turn order
category-faction = Sides
category-ending = How it ends
category-held = Having the card
category-played = Playing the card
category-skill = Luck or skill?
category-strength = Weaker and stronger players
column-between = Between “{ $level }” ({ $games } games)
strength-both = holds for both
strength-all = holds up to the strongest
strength-changes = changes
strength-open = settled for one only
strength-nothing = Nothing stands out from chance, neither between “{ $weak }” nor between “{ $strong }” players.
trend-up = rises toward the stronger ↑
trend-down = falls toward the stronger ↓
trend-level = no clear trend
said-strength = What stands out from chance for either strength, each judged by itself.
value-first = First player
value-later = The others
value-turn_2 = Second to play
value-turn_3 = Third to play
value-turn_4 = Fourth to play
value-turn_5 = Fifth to play
value-turn_6 = Sixth to play
value-turn_7 = Seventh to play
value-last = Last to play
value-player = Player
seat = Seat { $n }
said-spread = From { $low } ({ $worst }) to { $high } ({ $best }) of wins; an equal share is { $par }.
said-cards = Wins of those with the card minus wins of the others at the same table, in points. They go together; one need not cause the other.
said-skill = One player of this level against novices: { $low } of wins at the lowest, { $high } at the highest; a novice among them wins { $par }.
said-ending = Most often: { $ending } ({ $share }).
length = A game: { $rounds } rounds, { $decisions } decisions, about { $minutes } minutes (estimated); { $forced } of decisions are forced.
length-lead = The lead changes { $changes } times, and the winner leads for good after { $decided } of the turns.
length-choice = Where there is a choice, one has { $options } options on average.
length-drama = In { $suspense } of turns the lead is close; at worst the winner was { $drama } of the points behind.
players-n = { $players ->
    [1] Alone
   *[other] { $players } players
}
claim-verdict = { $who }: { $verdict }
level-random = random
level-novice = novice
level-normal = normal
claim-section = { $name }: { $claim } success promised
claims-stopped-settled = Every verdict is settled and every rate is known to within 3 points.
claims-stopped-budget = The time allowed is spent: open verdicts are marked “…”.
claims-stopped-games = The most games allowed were played: open verdicts are marked “…”.
claims-stopped-ctrl-c = Stopped by hand: open verdicts are marked “…”.
claims-lead = { $held } promises of { $of } hold for a level that was measured, or for players between two of them. { $stopped }
claims-made = { $games } games, { $low } to { $high } players, bots { $bots }, seed { $seed }. { $success } All { $cells } intervals hold together, however often one looks, in { $joint } of such answers.
column-what = What
column-games = Games
column-share = Wins
column-success = Success
column-players = Players
verdict-holds = holds for { $levels } players
verdict-and = { "" } and { "" }
verdict-between = holds for players between { $a } and { $b }
verdict-open = not settled
verdict-modest = matches none of these levels, too modest: even { $level } players reach { $share }
verdict-high = matches none of these levels, too high: even { $level } players reach only { $share }

# Terminal and comparisons
kept-before = { $n } of these games had been played before and were kept (--fresh plays anew).
kept-now = Stopped; the same command{ $again } goes on from there.
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
claims-played = { $games } games in { $seconds } s, seed { $seed }. { $why }
claims-marks = { $mark_holds } within 5 points of the claim (half of it where it is small), { $mark_above } above, { $mark_below } below, { $mark_open } not settled yet. In brackets the interval by which it was judged: all { $cells } of them hold together, and however often one looks, in { $joint } of such answers.
column-others = Against the others at the table (points)
column-used = Interval
column-certainty = How sure
certainty-sure = sure
certainty-likely = almost sure
certainty-chance = may be chance
not-told-yet = not known yet
moved-so = { $what } ({ $sure })
how-sure = Sure: wrong in one such answer of a thousand at most; almost sure: in one of twenty; over all lines together and however often one looks. Intervals are those by which it was decided.
compare-title = { $game }, { $pairs } pairs of games
title-compare = { $game }: what difference does it make?
compare-made = { $pairs } pairs of games with { $players } players, the same seeds on both sides (from { $seed } on), bots { $bots }. A: { $a }. B: { $b }.
compare-shares = Wins and endings
compare-shares-said = B minus A, in points. Where the interval does not touch the line, the difference stands out from chance.
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
measure-drama = drama (how far behind the winner was, of 100)
measure-suspense = suspense (turns with a close lead, of 100)
tune-title = The frontier of { $tried } settings, { $games } games each
tune-said = From the smallest change to the closest: each row is closer to the goal than all above it.
tune-proof = The last line, measured anew on { $games } fresh games between { $level } bots: { $moved }.
tune-moved = { $what } { $after }, a change of { $by }
tune-out-of-reach = Out of reach with what may vary: { $what } at { $goal }; the closest of { $tried } settings gives { $reached }.
seed-was = Seed { $seed }.
as-it-is = as it is
audit-title = { $game }: { $kind }
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

column-bot = Bot
column-wins = Won
column-par = Par
column-verdict = Verdict
column-rating = Rating
column-ms = ms
arena-title = { $game }, { $players } players: { $games } games on { $deals } deals
arena-above = above par
arena-below = below par
arena-forfeits = { $bot } forfeited { $n } decisions: { $why }
arena-made = { $seconds } s, seed { $seed }; ms: mean time of a decision.
list = { $what }: { $these }.
sim-title = { $game }, { $players } players
sim-made = { $decisions } decisions and { $rounds } rounds a game; { $speed } decisions a second ({ $games } games in { $seconds } s), seed { $seed }. Intervals hold, each for itself, at 95% and however often one looks.

# The lab's page
claims-settled = { $n } of { $of } verdicts are settled.
table-numbers = Numbers of the game
table-cards = Cards
number-hand = cards in hand
number-rounds = rounds
number-value = value
number-copies = copies
pace-compare = The time allowed is enough for about { $pairs } pairs, and { $others } between bots ({ $level }): differences below some { $points } points will not be told from chance. Telling { $fine } points would take about { $minutes } min.
pace-claims = The time allowed is enough for about { $games } games: rates to within some { $points } points. All rates to within { $fine } points would take about { $minutes } min.
pace-games = The time allowed is enough for about { $games } games.
level-tries = { $level }, { $n } tries a move

# The dossier
dossier-title = { $game }: the dossier
dossier-kicker = Balance dossier
dossier-print = Print, or save as PDF
dossier-wins = Who wins?
dossier-wins-said = Share of games won, as printed, between ordinary bots (light) and strong ones (dark); the black line is the interval in which the truth lies, 95 times in 100.
dossier-change = What to change, and what it would do
dossier-change-said = The proposed setting beside the game as printed: share of games won and its interval, at both strengths.
dossier-promises = The book’s promises
dossier-promises-said = Which of the strengths of play that were measured (random, novice, normal) matches the promised success, for each difficulty and number of players, or that none does.
dossier-feel = How it plays
dossier-feel-said = The course of a game with the usual number of players, on average and with its interval.
dossier-game = A typical game, in pictures
dossier-game-said = Everything is face up. On screen, swipe: each picture is a moment at which the board changes.
dossier-audit = What the rulebook should say more clearly
dossier-audit-said = Counts that do not add up, passages that contradict each other, and what we decided.
dossier-method = Our method
dossier-method-said = All that is needed to check it, and to play it again.
dossier-method-text = Everything comes from { $games } whole games, played by bots that see only what their seat sees: { $levels } a table. An “expert” imagines the hidden hands and tries its moves as often as its number says.
    Intervals are confidence sequences: each is true with a chance of 95% at least, however often one looked before. A seat, a role or a card is named only where a joint test allowed it first.
    Skill, from 0 to 100: how much more often a strong bot wins against novices than a novice does, as a part of what it could win more at best. 0: pure luck; 100: the strongest always wins.
    Minutes are estimated from seconds a choice. Settings are played on the same seeds as the printed game.
    These are bots: they neither bluff nor take revenge as people do. What holds at both strengths is likelier to hold at a real table.
    Rules version { $version }, box { $box }, seed { $seed }. { $again }
dossier-again = The same games again (promises as far as the time goes): tablee lab dossier { $id } --games { $games } --strong-games { $strong } --seed { $seed }
dossier-as-far = Played by the lab’s page, as far as its time went.
option-called = the option “{ $name }”
story-game = { $game }: “{ $tagline }”, for { $low } to { $high } players; this dossier rests on { $games } games played by bots.
story-length = With { $players } players a game takes { $rounds } rounds and { $decisions } decisions, about { $minutes } minutes; { $forced } of the decisions offer no choice.
story-ending = { $kinds ->
    [one] All games ended in the same way: “{ $ending }”.
   *[other] { $kinds } ways to end were seen; the most frequent: “{ $ending }” ({ $share }).
}
story-winners = With { $players } players, between ordinary bots, most games were won by { $best }, { $high }, and fewest by { $worst }, { $low } (that they differ: { $sure }).
story-level = With { $players } players, between ordinary bots, no share of wins can be told from chance ({ $worst } { $low }, { $best } { $high }).
story-together = All win or lose together.
story-holds = The same holds between strong bots: { $best }, { $high }; { $worst }, { $low }.
story-changes = Between strong bots it is surely different: { $best }, { $high }; { $worst }, { $low }.
story-unsure = Between strong bots, { $best } won { $high } and { $worst } { $low }; these games are too few to say whether the same holds.
story-no-strength = There are no sides to compare.
story-turns = Turn order matters ({ $who }): { $share } of games won, where an equal share would be { $par } ({ $sure }).
story-seats = Turn order makes no difference that could be told from chance, but not all seats are worth the same.
story-fair = Neither the seat at the table nor turn order makes a difference that could be told from chance.
story-skill = Against novices a strong bot wins { $strong } where a novice wins { $novice }: of 100, skill weighs { $worth } ({ $low } to { $high }), the rest is luck.
story-no-skill = Luck and skill cannot be told apart here.
story-promises = Of { $tables } promises of success in the book (difficulty and number of players), { $holds ->
    [one] { $holds } holds
   *[other] { $holds } hold
} for a level that was measured, { $between ->
    [one] { $between } lies
   *[other] { $between } lie
} between two of these levels, { $none ->
    [one] { $none } matches
   *[other] { $none } match
} none of them, { $open ->
    [0] and nothing is left open
    [one] and { $open } is not settled
   *[other] and { $open } are not settled
}.
story-no-promise = The book promises no rate of success.
story-audit = { $count ->
    [0] The audit of the rulebook found nothing amiss.
    [one] The audit of the rulebook found one point to make clear.
   *[other] The audit of the rulebook found { $count } points to make clear.
}
story-change = The setting “{ $name }” changes the spread of wins between strong bots, from the weakest side to the strongest of all tables: { $before } as printed, { $after } with it.
story-no-change = We propose no change of numbers.
from-to = { $low } – { $high }
tile-wins = from the weakest side to the strongest, as printed, strong bots
tile-setting = the same with the setting “{ $name }”
tile-minutes = minutes with { $n } players (estimated)
tile-skill = of skill out of 100, the rest is luck
as-printed = As printed
semicolon = { "; " }
place-line = “{ $section }”, line { $line }
column-bots = Bots
column-printed = As printed
column-value = Value
column-difficulty = Difficulty
column-promised = Promised
column-points = Points
column-cards = Cards
measure-skill = skill (the rest is luck)
data-title = Decisions in { $game }
data-what = Every decision of bots that play with each other: what the seat saw, what was open, what it chose, and what came of it. Nothing hidden from the seat is in its rows.
data-rules = Rules version { $version }, card box { $box }.
data-players = { $n } players: { $levels }.
data-options = Options: { $options }.
data-size = { $decisions } decisions of { $games } games, in { $parts } parts.
data-again = Made by “tablee lab data” with seed { $seed }; the meaning of cells and actions is { $spaces } (cells and actions in metadata.json).
data-column = column
data-meaning = what it holds
data-game = number of the game; with the seed it can be played again
data-episode = one seat in one game
data-step = which decision of the game, from 0 on
data-seat = who decided
data-observation = the cells as whole numbers, each counted from its “low”; “cells” in metadata.json says what each one means
data-legal = the actions that were open, in the order in which they were offered
data-action = the action taken
data-place = its place among those that were open
data-policy = for each open action the share of the search’s tries; empty where nothing was searched
data-result = 1 if this seat won the game, else −1
data-limits = Bots are not people: what is common here need not be at a table. Forced choices are in it; leave them out where only one action was open. Games of one part lie together; split train and test by game.
data-made = { $folder }: { $decisions } decisions of { $games } games in { $parts } parts, seed { $seed }.
measure-branching = options of a real choice
short-verdict-holds = true between { $levels } players
short-verdict-modest = none: too modest, even { $level } reach { $share }
short-verdict-high = none: too high, even { $level } reach only { $share }
short-verdict-open = not settled yet

# People's games
people-column = People ({ $games } games)
people-column-fitted = Bots of that style ({ $games } games)
people-apart = surely different
people-alike = may be chance
people-won = People won { $share } of their games; an equal share would be { $par }.
people-style = { $level } { $part } ({ $low }–{ $high })
people-styles = Of { $decisions } real choices made by people, this is the share that each kind of bot explains: { $these }. In brackets how far each may be by chance; all three hold together in 95% of such answers.
people-fitted = `--bots { $style }` gives the lab’s commands bots of that style.
people-too-few = { $games } games are too few to say which bots people play like: from { $fewest } on.
people-made = { $games } games that everybody at the table has lent, without names, beside { $bots } between “{ $level }” bots at the same tables; seed { $seed }. All intervals hold together in 95% of such answers.
mark-beside = between bots ({ $level }): { $apart } · { $holds }
dossier-begun = Each table is being played a first time.

# A slower player
reflex = { $ms } ms slower over { $games } games: { $difference } points a game; the slower player has { $slow }, the others { $others }, and comes too late { $late } times. The three intervals hold together in 95% of such answers. Seed { $seed }.
