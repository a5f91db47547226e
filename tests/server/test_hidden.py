"""A seat's byte stream depends only on what that seat may know.

A game is played; then cards that the observer never saw change places and the same moves are made again.  Every
message, its bytes, its order and its time must be the same.  Planted leaks show that the test can fail.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from tablee.games import games
from tablee.kernel import records
from tablee.kernel.records import Input
from tablee.kernel.saves import key
from tablee.kernel.sight import knows, sees
from tablee.kernel.state import NOBODY, Event
from tablee.kernel.steps import Card, Seat
from tablee.server import audience, replays, wire
from tablee.server.phrases import Refusal
from tablee.server.play import Play
from tablee.server.shapes import Lang
from tablee.server.showing import Shower
from tests.server.inside import Inside, Twist, in_virtual_time, seated

Stream = list[tuple[float, bytes]]
MOVES = 16


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
                    pile.cards[i] = {a: b, b: a}.get(card, card)

    return twist


def stream(game: Game, seat: int, pair: tuple[int, int] | None) -> Stream:
    """All that an observer gets: two tabs, one of them late, and replays of the running game."""
    heard: Stream = []

    async def scene() -> None:
        inside = await seated(game.name, game.seats, seed=game.seed, twist=swapped(pair))
        ears = [await inside.enter(s) for s in range(game.seats)]
        watcher = ears[seat] if seat >= 0 else await inside.enter(-1)
        late = None
        for n, move in enumerate(game.inputs):
            await asyncio.sleep(1)
            if n == len(game.inputs) // 2:
                late = await inside.enter(seat, "en")
            await inside.act(ears[move.seat], move.key)
        heard.extend(watcher.heard + (late.heard if late else []) + replayed(inside, seat))
        await inside.room.close()

    in_virtual_time(scene)
    return heard


def replayed(inside: Inside, seat: int) -> Stream:
    eyes = replays.eyes_for(inside.table, seat, None)
    shown = replays.replay(inside.table, eyes, "fr")
    frames = [replays.frame(inside.table, eyes, n, "fr") for n in range(len(shown.steps) + 1)]
    with pytest.raises(Refusal):
        replays.eyes_for(inside.table, seat, "all")
    return [(0.0, msgspec.json.encode(part)) for part in [shown, *frames]]


def exchanges(name: str, *, seed: int, most: int) -> Iterator[bool]:
    """For each exchange of two unseen cards: whether the observer noticed."""
    game = Game(name, seed)
    for seat in range(-1, game.seats):
        before = stream(game, seat, None)
        for pair in game.swaps(seat, most):
            yield stream(game, seat, pair) != before


@pytest.mark.parametrize("name", sorted(games()))
def test_nobody_notices_cards_they_never_saw(name: str) -> None:
    noticed = list(exchanges(name, seed=11, most=2))
    assert noticed, "no two cards could be exchanged: choose another seed"
    assert not any(noticed)


# -- Planted leaks ------------------------------------------------------------------------------


def card_numbers_in_the_view(shower: Shower, state: wire.State) -> wire.State:
    g = shower.play.g
    numbers = [int(c) for _, fields in g.decks() for i in fields for p in g.piles(i) for c in p.cards]
    return msgspec.structs.replace(state, view={**state.view, "numbers": numbers})


def the_deck_as_a_word(shower: Shower, state: wire.State) -> wire.State:
    g = shower.play.g
    hidden = [p for i, f in enumerate(g.fields()) if f.deck and f.sight == NOBODY for p in g.piles(i)]
    return msgspec.structs.replace(state, question=" ".join(str(g.kinds[c]) for p in hidden for c in p.cards))


@pytest.mark.parametrize("leak", [card_numbers_in_the_view, the_deck_as_a_word])
def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch, leak: Callable[[Any, Any], Any]) -> None:
    honest = Shower.state

    def leaking(self: Shower, *args: Any, **named: Any) -> wire.State:
        return leak(self, honest(self, *args, **named))  # type: ignore[no-any-return]

    monkeypatch.setattr(Shower, "state", leaking)
    assert any(exchanges("boom", seed=11, most=12))


# -- Sealed answers -----------------------------------------------------------------------------


def window_stream(order: list[int], pauses: list[float]) -> Stream:
    """What a silent player and a spectator hear in ten seconds while the others pass in this order."""
    found: list[Stream] = []

    async def scene() -> None:
        inside = await seated("boom", 4)
        ears = [await inside.enter(seat) for seat in range(4)]
        play = inside.table.play
        assert play
        while len(play.window()) < 2:
            asked = play.asked()[0]
            await inside.act(ears[asked], ears[asked].state["options"][-1]["key"])
        watcher = await inside.enter(-1)
        for seat, pause in zip(order, pauses, strict=True):
            await asyncio.sleep(pause)
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        await asyncio.sleep(10 - sum(pauses))
        found.append(watcher.heard + ears[3].heard)
        await inside.room.close()

    in_virtual_time(scene)
    return found[0]


def test_who_has_answered_when_is_not_to_be_heard() -> None:
    one = window_stream([0, 1, 2], [1.0, 1.0, 1.0])
    other = window_stream([2, 0, 1], [0.5, 2.0, 0.5])
    none = window_stream([], [])
    assert one == other == none


def test_a_planted_word_about_an_answer_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Play._count
    monkeypatch.setattr(Play, "_count", lambda self, _only: honest(self, None))
    one = window_stream([0, 1, 2], [1.0, 1.0, 1.0])
    none = window_stream([], [])
    assert one != none


def test_a_planted_count_of_moves_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state sent to nobody else still betrays an answer if it counts along in the next table message."""
    honest = audience.Audience.shown

    def counting(self: audience.Audience, token: str, lang: Lang) -> wire.Table:
        assert self.table.play
        return msgspec.structs.replace(honest(self, token, lang), spectators=len(self.table.play.record.inputs))

    monkeypatch.setattr(audience.Audience, "shown", counting)
    monkeypatch.setattr(audience.Audience, "_around", lambda _, **__: object())
    assert window_stream([0, 1, 2], [1.0, 1.0, 1.0]) != window_stream([], [])
