"""A seat's byte stream depends only on what that seat may know.

A game is played; then cards that the observer never saw change places and the same moves are made again.  Every
message, its bytes, its order and its time must be the same.  `test_leaks.py` plants leaks and sees each caught.
"""

from __future__ import annotations

import asyncio

import pytest

from tablee.games import games
from tablee.kernel import records
from tablee.kernel.sight import told
from tablee.kernel.state import Event
from tablee.kernel.steps import Seat
from tablee.server.protocol import commands
from tablee.server.thinking import chosen
from tests.server.hiding import AS_PLAYED, UNSHUFFLED, Game, Stream, exchanges, seeds, stream, swapped
from tests.server.inside import in_virtual_time, seated


@pytest.mark.parametrize("name", sorted(games()))
def test_nobody_notices_cards_they_never_saw(name: str) -> None:
    noticed = list(exchanges(name, seed=11, most=2))
    assert noticed, "no two cards could be exchanged: choose another seed"
    assert not any(noticed)


@pytest.mark.parametrize("name", ["boom", "badass", "seizh"])
def test_nor_does_who_looks_through_a_players_eyes_notice_what_these_never_saw(name: str) -> None:
    noticed = list(exchanges(name, seed=11, most=1, observer="behind the eyes"))
    assert noticed, "no two cards could be exchanged: choose another seed"
    assert not any(noticed)


@pytest.mark.parametrize("observer", ["kicked", "beside a bot", "beside a slow bot"])
@pytest.mark.parametrize("name", ["boom", "badass"])
def test_nor_does_who_is_kicked_or_beside_a_bot(name: str, observer: str) -> None:
    noticed = list(exchanges(name, seed=11, most=2, observer=observer))
    assert noticed, "no two cards could be exchanged: choose another seed"
    assert not any(noticed)


def test_nobody_notices_the_seed_or_the_luck_to_come() -> None:
    assert not any(seeds(*UNSHUFFLED))


def test_that_game_needs_no_luck() -> None:
    game = Game(*UNSHUFFLED)
    g = game.rules.new(game.seats, game.seed)
    luck = g.rng
    for move in game.inputs:
        records.apply(g, move)
    assert g.rng == luck


# -- A bot as an observer -------------------------------------------------------------------------


def thoughts(game: Game, seat: int, level: str, pair: tuple[int, int] | None) -> list[str]:
    """What a bot on this seat is told, and what it would choose, at each of its questions."""
    story: list[Event] = []
    g = game.rules.new(game.seats, game.seed, story=story)
    swapped(pair)(g)
    found: list[str] = []
    for move in game.inputs:
        if g.waits_for(Seat(seat)):
            heard = [told(g, event, Seat(seat)) for event in story]
            found.append(f"{heard} {chosen(g, game.rules, seat, level, heard)}")
        records.apply(g, move)
    return found


@pytest.mark.parametrize("level", ["random", "novice", "normal", "appris"])
@pytest.mark.parametrize("name", ["boom", "badass"])
def test_a_bot_chooses_by_what_its_seat_may_know(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda _: 8)
    game = Game(name, 11)
    swaps = [(seat, pair) for seat in range(game.seats) for pair in game.swaps(seat, 2)]
    assert swaps
    for seat, pair in swaps:
        assert thoughts(game, seat, level, pair) == thoughts(game, seat, level, None)


def last_words(seat: int) -> bytes:
    """The last that somebody hears who loses the seat in the middle of a game."""
    return stream(Game("boom", 11), seat, AS_PLAYED, observer="kicked")[-1][1]


def test_who_is_kicked_hears_nothing_more() -> None:
    assert {last_words(seat) for seat in range(4)} == {b'{"type":"close","code":4403}'}


# -- Sealed answers -----------------------------------------------------------------------------


def window_stream(order: list[int], pauses: list[float], *, back: tuple[int, ...] = ()) -> Stream:
    """What a silent player and a spectator hear in ten seconds while the others pass in this order.

    An undo is asked for meanwhile, and those in `back` take their answer back.
    """
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
        await inside.tell(ears[1], commands.OfferUndo("offer", 1))
        for seat, pause in zip(order, pauses, strict=True):
            await asyncio.sleep(pause)
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        for seat in back:
            await inside.tell(ears[seat], commands.Undo(f"back{seat}"))
            assert ears[seat].state["options"], "one may answer again"
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


def test_nor_is_an_answer_that_is_taken_back_while_an_undo_is_asked_for() -> None:
    none = window_stream([], [])
    assert b'"undo_offer":{"seat":1' in b"".join(text for _, text in none)
    assert window_stream([0, 2], [1.0, 1.0], back=(0,)) == window_stream([0], [1.0], back=(0,)) == none
