"""Planted leaks, each of which must be noticed: else the tests of hidden information could not fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.responses import Response

from tablee import bots
from tablee.kernel.state import Event
from tablee.server.http import handlers
from tablee.server.live import room
from tablee.server.live.audience import Audience
from tablee.server.live.driver import Driver
from tablee.server.live.room import Room
from tablee.server.protocol import messages
from tablee.server.protocol.parts import Lang, OptionShown
from tablee.server.table import log, replay
from tablee.server.table.play import Play
from tablee.server.table.show import Shower
from tests.server import inside
from tests.server.hiding import UNSHUFFLED, Game, exchanges, secret_number, seeds
from tests.server.test_hidden import last_words, thoughts, window_stream

Leak = Callable[[pytest.MonkeyPatch], None]


def noticed(observer: str = "", most: int = 12) -> bool:
    return any(exchanges("boom", seed=11, most=most, observer=observer))


def planted(monkeypatch: pytest.MonkeyPatch, leaky: type[Shower]) -> None:
    """Wherever something is shown: a method of a compiled class cannot be exchanged, a class can."""

    class Shown(Audience):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            self.shower = leaky

    monkeypatch.setattr(room, "Audience", Shown)
    monkeypatch.setattr(replay, "Shower", leaky)


def leaking_state(monkeypatch: pytest.MonkeyPatch, leak: Callable[[Play], dict[str, object]]) -> None:
    class Leaky(Shower):
        def state(self, *args: Any, **named: Any) -> messages.State:
            state = super().state(*args, **named)
            return msgspec.structs.replace(state, view={**state.view, **leak(self.play)})

    planted(monkeypatch, Leaky)


def stable_card_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbers(play: Play) -> dict[str, object]:
        g = play.g
        return {"numbers": [int(c) for _, fields in g.decks() for i in fields for p in g.piles(i) for c in p.cards]}

    leaking_state(monkeypatch, numbers)


def log_text(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaky(Shower):
        def _event(self, seat: int, event: Event, i: int) -> msgspec.Raw:
            told = bytes(super()._event(seat, event, i))
            return msgspec.Raw(told.replace(b'"words":"', b'"words":"(%d) ' % secret_number(self.play.g)))

    planted(monkeypatch, Leaky)


def length_of_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaky(Shower):
        def options(self, seat: int) -> list[OptionShown]:
            options = super().options(seat)
            return options + options[:1] * (secret_number(self.play.g) % 7)

    planted(monkeypatch, Leaky)


def sequence_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaky(Play):
        def _count(self, only: int | None) -> None:
            for _ in range(1 + secret_number(self.g) % 3):
                super()._count(only)

    monkeypatch.setattr(inside, "Play", Leaky)


def timing_of_prompts(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room._happened

    async def leaking(self: Room, entries: list[log.AnyEntry]) -> None:
        assert self.table.play
        await asyncio.sleep(secret_number(self.table.play.g) / 10_000)
        await honest(self, entries)

    monkeypatch.setattr(Room, "_happened", leaking)


def order_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaky(Audience):
        def update(self, *, only_moved: bool = False) -> None:
            if self.table.play and secret_number(self.table.play.g) % 2:
                for line in self.connections:
                    line.table_sent = b""
            super().update(only_moved=only_moved)

    monkeypatch.setattr(room, "Audience", Leaky)


LEAKS = [
    stable_card_numbers, log_text, length_of_the_options, sequence_numbers, timing_of_prompts, order_of_messages,
]  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    assert noticed()


def seed_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    leaking_state(monkeypatch, lambda play: {"seed": str(play.record.seed)})


def luck_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    leaking_state(monkeypatch, lambda play: {"luck": str(play.g.rng)})


def export_of_a_running_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(ask: Any) -> Any:
        table = await ask.table()
        return Response(msgspec.json.encode(table.record()))

    monkeypatch.setattr(handlers, "export", careless)


@pytest.mark.parametrize("leak", [seed_in_the_view, luck_in_the_view, export_of_a_running_game])
def test_a_planted_seed_is_noticed(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    assert any(seeds(*UNSHUFFLED))


def test_a_planted_time_to_think_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that answers as soon as it knows: what it holds can be read off the clock."""

    async def hasty(self: Driver, seat: int, mark: object) -> None:
        option = await self._choice(seat, self.level(seat))
        self.room.post(lambda: self._chosen(seat, mark, option, self.room.table.seq))

    monkeypatch.setattr(Driver, "_think", hasty)
    assert noticed("beside a bot")


def test_a_planted_time_spent_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that looks whether there is anything to think about before it takes its time."""
    honest = Driver._think

    async def looking(self: Driver, seat: int, mark: object) -> None:
        assert self.room.table.play
        if secret_number(self.room.table.play.g) % 2:
            await honest(self, seat, mark)
        else:
            option = await self._choice(seat, self.level(seat))
            self.room.post(lambda: self._chosen(seat, mark, option, self.room.table.seq))

    monkeypatch.setattr(Driver, "_think", looking)
    assert noticed("beside a bot")


def test_a_planted_line_that_is_not_cut_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "dismiss", lambda _self, by: None)  # noqa: ARG005
    assert b'"type":"state"' in last_words(1)


class Peeper:
    """A planted bot that looks at the table itself."""

    def choose(self, eyes: Any, _told: Any = ()) -> int:
        options = eyes.options()
        return int(options[secret_number(eyes._g) % len(options)])


def test_a_planted_bot_that_peeps_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.LEVELS, "peeper", lambda _game, _seed: Peeper())
    game = Game("boom", 11)
    assert any(
        thoughts(game, seat, "peeper", pair) != thoughts(game, seat, "peeper", None)
        for seat in range(game.seats)
        for pair in game.swaps(seat, 6)
    )


def test_a_planted_word_about_an_answer_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaky(Play):
        def _count(self, only: int | None) -> None:  # noqa: ARG002
            super()._count(None)

    monkeypatch.setattr(inside, "Play", Leaky)
    one = window_stream([0, 1, 2], [1.0, 1.0, 1.0])
    none = window_stream([], [])
    assert one != none


def test_a_planted_count_of_moves_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state sent to nobody else still betrays an answer if it counts along in the next table message."""

    class Leaky(Audience):
        def shown(self, host_token: str, lang: Lang) -> messages.Table:
            assert self.table.play
            inputs = self.table.play.record.inputs
            return msgspec.structs.replace(super().shown(host_token, lang), spectators=len(inputs))

        def _around(self, *, only_moved: bool) -> object:  # noqa: ARG002
            return object()

    monkeypatch.setattr(room, "Audience", Leaky)
    assert window_stream([0, 1, 2], [1.0, 1.0, 1.0]) != window_stream([], [])
