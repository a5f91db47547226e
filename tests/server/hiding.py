"""A game played again with other secrets, and all that an observer gets of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple, cast

import msgspec
import pytest

from tablee.games import games
from tablee.kernel import records
from tablee.kernel.records import Input
from tablee.kernel.saves import key
from tablee.kernel.sight import knows, sees
from tablee.kernel.state import Event
from tablee.kernel.steps import Card, Seat
from tablee.server.http import handlers
from tablee.server.http.request import Ask
from tablee.server.live.behind import LATE
from tablee.server.protocol import commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log, replay
from tablee.server.table.play import Play
from tablee.server.table.table import PERSON, Table
from tablee.server.thinking import Thinkers
from tests.server.inside import Ear, Inside, Twist, in_virtual_time, seated

Stream = list[tuple[float, bytes]]
MOVES = 16
UNSHUFFLED = ("boom", 11)  # a game whose first moves need no luck
SLOWLY = 20.0  # seconds that a bot takes: all others are done by then


def seen_cards(g: Any, seat: int) -> set[int]:
    found: set[int] = set()
    for i, field in enumerate(g.fields()):
        if field.deck:
            for owner, pile in enumerate(g.piles(i)):
                for card in pile.cards:
                    if sees(g, Seat(seat), field, owner) or knows(g, Seat(seat), Card(int(card))):
                        found.add(int(card))
    return found


def decks(g: Any) -> dict[int, str]:
    """The back of each card."""
    return {
        int(card): field.deck
        for i, field in enumerate(g.fields())
        if field.deck
        for pile in g.piles(i)
        for card in pile.cards
    }


class Game:
    """One game as it was played, and what an observer saw of it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.rules = games()[name]
        self.seats = self.rules.usual
        self.inputs: list[Input] = []
        g = self.rules.new(self.seats, seed)
        self.backs = decks(g)
        self.kinds = [int(k) for k in g.kinds]
        self.seen: list[set[int]] = [seen_cards(g, s) for s in range(-1, self.seats)]
        self._play(g, random.Random(seed))

    def _play(self, g: Any, dice: random.Random) -> None:
        while len(self.inputs) < MOVES:
            seat = dice.choice([s for s in range(self.seats) if g.waits_for(s)])
            option = dice.choice(g.legal(seat))
            twin = g.clone()
            twin.play(seat, option)
            if twin.over:
                return
            self.inputs.append(Input(seat, key(g, option)))
            g.play(seat, option)
            for s in range(-1, self.seats):
                self.seen[s + 1] |= seen_cards(g, s)

    def swaps(self, seat: int, most: int) -> list[tuple[int, int]]:
        """Pairs of different cards with one back that this observer never saw."""
        unseen = [c for c in self.backs if c not in self.seen[seat + 1]]
        pairs = [
            (a, b)
            for a in unseen
            for b in unseen
            if a < b and self.backs[a] == self.backs[b] and self.kinds[a] != self.kinds[b]
        ]
        random.Random(seat).shuffle(pairs)
        return list(islice((pair for pair in pairs if self.possible(pair)), most))

    def possible(self, pair: tuple[int, int]) -> bool:
        """Whether the same moves can be made, and the same things happen, with these two cards exchanged."""
        return self.happens(pair) == self.happens(None)

    def happens(self, pair: tuple[int, int] | None) -> list[str]:
        """The events of the game, by name: a shot that hits instead of missing is another game."""
        story: list[Event] = []
        g = self.rules.new(self.seats, self.seed, story=story)
        swapped(pair)(g)
        try:
            for move in self.inputs:
                records.apply(g, move)
        except Exception:
            return []
        return [] if g.over else [event.kind for event in story]


def swapped(pair: tuple[int, int] | None) -> Twist:
    def twist(g: Any) -> None:
        if pair:
            a, b = pair
            for pile in [pile for _, fields in g.decks() for i in fields for pile in g.piles(i)]:
                for i, card in enumerate(list(pile.cards)):
                    pile.own()[i] = {a: b, b: a}.get(card, card)

    return twist


class Variant(NamedTuple):
    """What is otherwise than in the game as it was played, and must not be noticed."""

    pair: tuple[int, int] | None = None  # two cards have changed places
    seed: int | None = None  # the record says another seed
    luck: int = 0  # the generator will give other numbers


AS_PLAYED = Variant()


def changed(variant: Variant) -> Twist:
    def twist(g: Any) -> None:
        swapped(variant.pair)(g)
        g.rng = int(g.rng) ^ variant.luck

    return twist


class Script(Thinkers):
    """Bots that make the moves of a recorded game; the better their cards, the longer they think."""

    def __init__(self, game: Game, *, overdue: bool) -> None:
        super().__init__()
        self.game = game
        self.overdue = overdue

    async def choose(self, play: Play, seat: int, level: str) -> str:  # noqa: ARG002
        share = secret_number(play.g) / 1000
        await asyncio.sleep(SLOWLY + 0.15 + 0.8 * share if self.overdue else SLOWLY * share)
        made = sum(move.seat == seat for move in play.record.inputs)
        return [move.key for move in self.game.inputs if move.seat == seat][made]


def secret_number(g: Any) -> int:
    """From 0 to 999; another one whenever two cards that somebody cannot see change places."""
    places = [int(c) for i, f in enumerate(g.fields()) if f.deck and f.sight for p in g.piles(i) for c in p.cards]
    return sum(n * n * (int(g.kinds[c]) + 1) for n, c in enumerate(places, 1)) % 1000


def stream(game: Game, seat: int, variant: Variant, *, observer: str = "") -> Stream:
    """All that an observer gets: two tabs, one of them late, and replays and exports of the running game.

    An observer "behind the eyes" watches, and looks through a seat that allows it.  One "beside a bot" plays with one,
    and a slow bot needs more time than it has; one who is "kicked" loses the seat in the middle.
    """
    heard: Stream = []

    async def scene() -> None:
        inside = await seated(
            game.name, game.seats, seed=game.seed, twist=changed(variant), written_seed=variant.seed,
            thinkers=Script(game, overdue=observer == "beside a slow bot"), pace=(SLOWLY, SLOWLY),
        )  # fmt: skip
        ears = [await inside.enter(s) for s in range(game.seats)]
        watcher = ears[seat] if seat >= 0 else await inside.enter(-1)
        if observer.startswith("beside"):
            await bot_for(inside, (seat + 1) % game.seats)
        if observer == "behind the eyes":
            watcher = await behind(inside, ears[seat], 1)
        late = await played(inside, ears, game, seat, observer)
        if observer == "behind the eyes":
            await asyncio.sleep(2 * LATE)
            assert {state["view"]["you"] for state in watcher.messages("state")} == {-1, seat}
            late = None  # is a player's
        heard.extend(watcher.heard + (late.heard if late else []))
        if observer not in ("kicked", "behind the eyes"):
            heard.extend(await replayed(inside, seat) + await exported(inside))
        await inside.room.close()

    in_virtual_time(scene)
    return heard


async def behind(inside: Inside, player: Ear, late: int = 8) -> Ear:
    """Somebody who watches through the eyes of a player who allows it."""
    await inside.room.change(lambda: ([log.LetsSee(player.seat, late)], None))
    watcher = await inside.enter(-1)
    await inside.tell(watcher, commands.LookThrough("look", player.seat))
    return watcher


async def bot_for(inside: Inside, seat: int) -> None:
    await inside.room.change(lambda: ([log.Replaced(seat, "random")], None))
    inside.room.dismiss(by=-1)


async def played(inside: Inside, ears: list[Ear], game: Game, seat: int, observer: str) -> Ear | None:
    """Make the recorded moves, one a second; in the middle somebody opens a second tab, or is kicked."""
    late = None
    for n, move in enumerate(game.inputs):
        await asyncio.sleep(1)
        if n == len(game.inputs) // 2:
            if observer == "kicked":
                await bot_for(inside, seat)
            else:
                late = await inside.enter(seat, "en")
        if inside.table.places[move.seat].kind == PERSON:
            await inside.act(ears[move.seat], move.key)
        await until_made(inside, n + 1)
    return late


async def until_made(inside: Inside, moves: int) -> None:
    """Bots take their time."""
    assert inside.table.play
    for _ in range(50):
        if len(inside.table.play.record.inputs) >= moves:
            return
        await asyncio.sleep(1)
    raise AssertionError("a bot does not move")


async def replayed(inside: Inside, seat: int) -> Stream:
    eyes = replay.eyes_for(inside.table, seat, None)
    shown = await replay.replay(inside.table, eyes, "fr")
    frames = [await replay.frame(inside.table, eyes, n, "fr") for n in range(len(shown.steps) + 1)]
    with pytest.raises(Refusal):
        replay.eyes_for(inside.table, seat, "all")
    return [(0.0, msgspec.json.encode(part)) for part in [shown, *frames]]


class Asking:
    """Somebody at the table asks for it over HTTP."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside

    async def table(self) -> Table:
        return self.inside.table


async def exported(inside: Inside) -> Stream:
    try:
        answer = await handlers.export(cast("Ask", Asking(inside)))
    except Refusal as refusal:
        return [(0.0, refusal.code.encode())]
    return [(0.0, bytes(answer.body))]


def exchanges(name: str, *, seed: int, most: int, observer: str = "") -> Iterator[bool]:
    """For each exchange of two unseen cards: whether the observer noticed."""
    game = Game(name, seed)
    for seat in range(0 if observer else -1, game.seats):
        before = stream(game, seat, AS_PLAYED, observer=observer)
        for pair in game.swaps(seat, most):
            yield stream(game, seat, Variant(pair), observer=observer) != before


def seeds(name: str, seed: int) -> Iterator[bool]:
    """For another seed in the record, and other luck to come: whether an observer noticed."""
    game = Game(name, seed)
    for seat in (-1, 0):
        before = stream(game, seat, AS_PLAYED)
        for variant in (Variant(seed=1 << 70), Variant(luck=12345)):
            yield stream(game, seat, variant) != before
