"""What is noted of each game, and how notes add up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from math import inf
from typing import Any, Protocol

from tablee import games
from tablee.evidence import LEVEL
from tablee.kernel.game import Game
from tablee.kernel.saves import key, spelled
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Seat
from tablee.lab.lore import Labels, lore
from tablee.lab.plan import Plan
from tablee.lab.play import Move, play
from tablee.stats import Mean, Share, Sums, add, mean, note

MEASURES = ("rounds", "decisions", "forced", "branching", "seconds", "lead_changes", "decided", "drama", "suspense")
PARTS = ("decided", "suspense")  # of a hundred turns
BY_POINTS = ("lead_changes", "decided", "drama", "suspense")  # told where points lead
REFLEX = 2.0  # seconds for a choice that several are asked at once
GLANCE = 0.5  # seconds for a rule that people decide on at a glance
GESTURE = 1.5  # seconds for a choice that is none
TENTHS = 10  # sums are whole numbers: options over which one thinks are counted in tenths
PLAINLY = {"seconds": ("minutes", 60), "branching": ("branching", TENTHS)}  # told in what people count
CARDS = ("held", "played")
SAMPLES = 12  # games remembered for each bar: the typical one is chosen among them
Row = dict[str, int | str]


@dataclass
class Notes:
    """What some games came to.  It does not grow with their number, and adds up to the same in any order."""

    games: int = 0
    sums: Sums = field(default_factory=dict)
    samples: dict[str, list[list[int]]] = field(default_factory=dict)  # for each bar: length and number of games
    longest: dict[str, list[int]] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)  # handed on, never kept
    choices: list[Row] = field(default_factory=list)  # likewise: one row a decision

    def add(self, other: Notes) -> None:
        self.games += other.games
        add(self.sums, other.sums)
        for bar, found in other.samples.items():
            self.samples[bar] = sorted(self.samples.get(bar, []) + found, key=lambda pair: pair[1])[:SAMPLES]
        for bar, one in other.longest.items():
            self.longest[bar] = max(self.longest.get(bar, one), one, key=lambda pair: (pair[0], -pair[1]))

    def remember(self, bar: str, length: int, n: int) -> None:
        """An example for a bar."""
        self.add(Notes(0, {}, {bar: [[length, n]]}, {bar: [length, n]}))


@dataclass(frozen=True)
class Reading:
    """Where an event keeps its seat and its cards."""

    seat: int
    cards: tuple[int, ...]
    secret: bool

    def kinds(self, event: Event) -> list[int]:
        found = [event.args[i] for i in self.cards]
        return [kind for kind in [*found, *([int(event.secret)] if self.secret else [])] if kind >= 0]


@cache
def readings(game_id: str) -> dict[str, Reading]:
    """How to read the events of a game that name a seat."""
    found = {}
    for name, spec in games.game(game_id).events.items():
        types = [word.partition(":") for word in spec.split() if not word.startswith("!")]
        seats = [i for i, (_, _, kind) in enumerate(types) if kind == "Seat"]
        cards = tuple(i for i, (_, _, kind) in enumerate(types) if kind == "Kind")
        secret = any(word.startswith("!") and word.endswith(":Kind") for word in spec.split())
        if seats:
            found[name] = Reading(seats[0], cards, secret)
    return found


class Played(Protocol):
    """A game as it is played, by bots now or by people before."""

    seed: int
    game: Game
    g: State
    story: list[Event]


class Witness:
    """Watches one game and keeps what the lab wants to know of it."""

    def __init__(self, played: Played) -> None:
        self.seed, self.story, self.game, self.g = played.seed, played.story, played.game, played.g
        self.lore = lore(self.game)
        seats = range(int(self.g.seats))
        self.labels: list[Labels] = [self._labels(seat) for seat in seats]
        self.held: list[set[str]] = [self._dealt(seat) for seat in seats]
        self.played: list[set[str]] = [set() for _ in seats]
        self.sums: Sums = {}
        self.decisions = self.forced = 0
        self.seconds = 0.0
        self.open = 0  # options over which somebody had to think
        self.leaders: list[int] = []
        self.points: list[list[int]] = []  # of all seats at each turn
        self.choices: list[tuple[Move, int]] | None = None  # each with the round, where somebody wants to know
        self._seen = 0
        self._listen()

    def _labels(self, seat: int) -> Labels:
        return {"seat": [str(seat + 1)], **self._begun(seat), **self.lore.at_start(self.g, seat)}

    def _begun(self, seat: int) -> Labels:
        """Who began, where one is asked before all others; a game's own lore may know better."""
        asked = [s for s in range(int(self.g.seats)) if self.g.waits_for(Seat(s))]
        return {"first": ["first" if seat in asked else "later"]} if len(asked) == 1 and self.g.seats > 1 else {}

    def _dealt(self, seat: int) -> set[str]:
        hand = getattr(self.g, "hand", None)
        return {self.g.kind_names[self.g.kinds[card]] for card in hand[seat].cards} if hand else set()

    def see(self, move: Move) -> None:
        self.decisions += 1
        self.forced += move.options == 1
        self.open += move.options if move.options > 1 else 0
        rule, named = spelled(self.g, move.option)
        if not self.lore.played:
            self._chose(move.seat, [word for word in named if isinstance(word, str)])
        if self.choices is not None:
            self.choices.append((move, int(self.game.rounds(self.g))))
        self.seconds += self._time(rule, move)
        self.sums[f"chose|{rule}"] = self.sums.get(f"chose|{rule}", 0) + 1
        self._listen()

    def _chose(self, seat: int, cards: list[str]) -> None:
        """Where a game does not say by which events cards are held and played, its choices tell."""
        self.played[seat].update(cards)
        self.held[seat].update(cards, self._dealt(seat))

    def _time(self, rule: str, move: Move) -> float:
        """Seconds that people might take."""
        if rule in self.lore.quick:
            return GLANCE
        if move.options == 1:
            return GESTURE
        return REFLEX / move.asked if move.asked > 1 else self.lore.thinking

    def _listen(self) -> None:
        for event in self.story[self._seen :]:
            self._hear(event)
        self._seen = len(self.story)

    def _hear(self, event: Event) -> None:
        kind = event.kind
        self.sums[f"told|{kind}"] = self.sums.get(f"told|{kind}", 0) + 1
        if kind == "turn_began" and self.lore.score:
            self.points.append([self.game.score(self.g, seat) for seat in range(int(self.g.seats))])
            self.leaders.append(self._leaders())
        reading = readings(self.game.id).get(kind)
        if reading is None or event.args[reading.seat] < 0:
            return
        names = [self.g.kind_names[k] for k in reading.kinds(event)]
        self._file(kind, event.args[reading.seat], names)

    def _file(self, kind: str, seat: int, names: list[str]) -> None:
        if kind in self.lore.held:
            self.held[seat].update(names[:1])
        if kind in self.lore.played:
            self.played[seat].update(names)
        if category := self.lore.gathered.get(kind):
            had = self.labels[seat].setdefault(category, [])
            had += [name for name in names if name not in had]

    def _leaders(self) -> int:
        """Who leads, one bit a seat."""
        points = [self.lore.score * self.game.score(self.g, seat) for seat in range(int(self.g.seats))]
        best = max(points)
        return sum(1 << seat for seat, p in enumerate(points) if p == best)

    # -- Once it is over --------------------------------------------------------------

    def ending(self) -> str:
        return self.g.endings()[self.g.ending]

    def measures(self) -> dict[str, int]:
        """Whole numbers that describe the game."""
        found = {
            "decisions": self.decisions,
            "forced": self.forced,
            "rounds": int(self.game.rounds(self.g)),
            "seconds": round(self.seconds),
        }
        if self.decisions > self.forced:
            found["branching"] = round(TENTHS * self.open / (self.decisions - self.forced))
        if self.leaders:
            found["lead_changes"] = self._lead_changes()
            found["decided"] = self._decided()
            found["drama"], found["suspense"] = self._drama(), self._suspense()
        return found

    def _drama(self) -> int:
        """How far the winner was behind at the worst moment, in hundredths of what all had between them then."""
        winners = [seat for seat in range(int(self.g.seats)) if self.won(seat)]
        behind = [max(0, self._best(now) - max(self._worth(now, seat) for seat in winners)) for now in self.points]
        spans = [max(map(abs, now)) or 1 for now in self.points]
        return max((100 * b // s for b, s in zip(behind, spans, strict=True)), default=0) if winners else 0

    def _suspense(self) -> int:
        """In how many of a hundred turns the lead was no more than a tenth of the points, or shared."""
        close = 0
        for now in self.points:
            first, second = sorted((self._worth(now, seat) for seat in range(len(now))), reverse=True)[:2]
            close += 10 * (first - second) <= max(map(abs, now))
        return 100 * close // len(self.points)

    def _worth(self, points: list[int], seat: int) -> int:
        return self.lore.score * points[seat]

    def _best(self, points: list[int]) -> int:
        return max(self._worth(points, seat) for seat in range(len(points)))

    def _lead_changes(self) -> int:
        """How often nobody who led still leads."""
        lone = [who for who in self.leaders if who & (who - 1) == 0]
        return sum(a != b for a, b in pairwise(lone))

    def _decided(self) -> int:
        """After how many per cent of the turns the winner led for good."""
        winners = int(self.g.winners)
        behind = [turn for turn, who in enumerate(self.leaders, 1) if not who & winners]
        return 100 * max(behind, default=0) // len(self.leaders)

    def won(self, seat: int) -> bool:
        return bool(self.g.winners >> seat & 1)


def _bars(seen: Witness, game: Game, seat: int) -> set[str]:
    """All that a seat was, as the names of bars."""
    faction = [game.faction(seen.g, seat)]
    told = not seen.lore.sides or faction in seen.labels[seat].values()
    named = seen.labels[seat] if told else {**seen.labels[seat], "faction": faction}
    return {f"{category}|{value}" for category, values in named.items() for value in values}


def witnessed(what: Plan, n: int, *, choices: bool = False) -> Witness:
    played = play(what, n)
    seen = Witness(played)
    seen.choices = [] if choices else None
    for move in played.moves():
        seen.see(move)
    return seen


def noted(what: Plan, n: int, *, rows: bool = False, choices: bool = False) -> Notes:
    """Play game number `n` and note it."""
    seen = witnessed(what, n, choices=choices)
    notes = counted(seen, what.players, n)
    if rows:
        notes.rows.append(row(seen, what, n))
    notes.choices += chosen(seen, what, n)
    return notes


def counted(seen: Witness, players: int, n: int) -> Notes:
    """What one game came to, once it is over."""
    notes = Notes(1, seen.sums)
    _count(notes, seen, players, n)
    return notes


def _count(notes: Notes, seen: Witness, players: int, n: int) -> None:
    add(notes.sums, {f"ending|{seen.ending()}": 1})
    notes.remember(f"ending|{seen.ending()}", seen.decisions, n)
    for name, value in seen.measures().items():
        note(notes.sums, name, value)
    for seat in range(players):
        _count_seat(notes, seen, seat, n)
    for bar, having in _who_was(seen, players).items():
        _count_bar(notes.sums, bar, having, seen, players)


def _count_seat(notes: Notes, seen: Witness, seat: int, n: int) -> None:
    won = seen.won(seat)
    note(notes.sums, f"score|{seat + 1}", seen.game.score(seen.g, seat))
    for bar in _bars(seen, seen.game, seat):
        add(notes.sums, {f"is|{bar}": 1, f"won|{bar}": won})
        if won:
            notes.remember(bar, seen.decisions, n)
    for how in CARDS:
        for card in getattr(seen, how)[seat]:
            add(notes.sums, {f"is|{how}|{card}": 1, f"won|{how}|{card}": won})


def _who_was(seen: Witness, players: int) -> dict[str, list[int]]:
    """The seats of each bar and each card."""
    found: dict[str, list[int]] = {}
    for seat in range(players):
        cards = [f"{how}|{card}" for how in CARDS for card in getattr(seen, how)[seat]]
        for bar in (*_bars(seen, seen.game, seat), *cards):
            found.setdefault(bar, []).append(seat)
    return found


def _count_bar(sums: Sums, bar: str, having: list[int], seen: Witness, players: int) -> None:
    """How many of those who were this won, beside the rest of the table."""
    won, all_won = sum(map(seen.won, having)), sum(map(seen.won, range(players)))
    outcome = f"{won}/{len(having)} {all_won - won}/{players - len(having)}"
    add(sums, {f"in|{bar}": 1, f"table|{bar}|{outcome}": 1})


def row(seen: Witness, what: Plan, n: int) -> Row:
    """One line of the table of games."""
    found: Row = {"game": n, "seed": seen.seed, "ending": seen.ending(), **seen.measures()}
    for seat in range(what.players):
        found[f"bot_{seat + 1}"] = what.bots[seat]
        found[f"won_{seat + 1}"] = int(seen.won(seat))
        found[f"score_{seat + 1}"] = seen.game.score(seen.g, seat)
        found[f"faction_{seat + 1}"] = seen.game.faction(seen.g, seat)
        for category, values in seen.labels[seat].items():
            if category != "seat":
                found[f"{category}_{seat + 1}"] = " ".join(values)
    return found


def chosen(seen: Witness, what: Plan, n: int) -> Iterator[Row]:
    """One line for each decision: who, what was open, what was chosen, what came of it."""
    for number, (move, round_) in enumerate(seen.choices or []):
        yield {
            "game": n,
            "seed": seen.seed,
            "decision": number,
            "round": round_,
            "seat": move.seat + 1,
            "bot": what.bots[move.seat],
            "faction": seen.game.faction(seen.g, move.seat),
            "asked": move.asked,
            "options": move.options,
            "open": " ".join(key(seen.g, option) for option in move.menu),
            "chosen": key(seen.g, move.option),
            "won": int(seen.won(move.seat)),
            "score": seen.game.score(seen.g, move.seat),
            "ending": seen.ending(),
        }


def play_notes(what: Plan, first: int, last: int, rows: bool = False, choices: bool = False) -> Notes:
    """Games number `first` up to `last`, the last one left out."""
    return total(noted(what, n, rows=rows, choices=choices) for n in range(first, last))


def total(some: Iterable[Notes]) -> Notes:
    notes = Notes()
    for one in some:
        notes.add(one)
        notes.rows += one.rows
        notes.choices += one.choices
    return notes


def by_game(sums: Sums, bar: str) -> Share:
    """Seats that are the same thing may win together: an interval counts each game once, however many they are."""
    seats, played = sums[f"is|{bar}"], sums[f"in|{bar}"]
    return Share(sums[f"won|{bar}"] * played / seats, played)


Tallies = dict[str, dict[float, int]]


def gaps(sums: Sums) -> Tallies:
    """For each bar and card, how often whoever was this won that much more than the others at the same table."""
    found: Tallies = {}
    for name, n in sums.items():
        if name.startswith("table|"):
            bar, _, outcome = name.removeprefix("table|").rpartition("|")
            mine, theirs = ([int(x) for x in side.split("/")] for side in outcome.split())
            if theirs[1]:  # otherwise there is nobody to be better than
                apart = mine[0] / mine[1] - theirs[0] / theirs[1]
                tally = found.setdefault(bar, {})
                tally[apart] = tally.get(apart, 0) + n
    return found


def as_plain(notes: Notes) -> dict[str, Any]:
    return {"games": notes.games, "sums": notes.sums, "samples": notes.samples, "longest": notes.longest}


def plainly(name: str) -> tuple[str, int]:
    """What a measure is told as, and how many of ours are one of those."""
    return PLAINLY.get(name, (name, 1))


def measured(sums: Mapping[str, int], name: str, level: float = LEVEL) -> Mean:
    """A measure's mean: none is below nought, and a part of the turns is no more than all."""
    return replace(mean(sums, name, level), bounds=(0.0, 100.0 if name in PARTS else inf))
