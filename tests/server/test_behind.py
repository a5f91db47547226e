"""Behind one player's eyes: only what that seat was shown, only where it allows it, and only late."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Literal

import pytest

from tablee.server.live import behind as module
from tablee.server.live.behind import LATE, Behind, Made, Past
from tablee.server.live.connection import Connection
from tablee.server.live.restore import read_table
from tablee.server.protocol import commands
from tablee.server.table import log, snapshot
from tests.server.hiding import behind, exchanges, secret_number
from tests.server.inside import Ear, Inside, in_virtual_time, seated

MOVES = 8  # late


class Party:
    """A game of persons, one of whom lets others see, and somebody who looks through their eyes."""

    def __init__(self, inside: Inside, ears: list[Ear], watcher: Ear) -> None:
        self.inside = inside
        self.ears = ears
        self.watcher = watcher

    async def moves(self, count: int, pause: float = 1.0) -> None:
        assert self.inside.table.play
        for _ in range(count):
            await asyncio.sleep(pause)
            seat = self.inside.table.play.asked()[-1]
            await self.inside.act(self.ears[seat], self.ears[seat].state["options"][0]["key"])

    async def go_back(self, moves: int) -> None:
        """All agree to take so many back."""
        for n, ear in enumerate(self.ears):
            if n == 0:
                await self.inside.tell(ear, commands.OfferUndo("back", moves))
            else:
                offer = ear.messages("table")[-1]["undo_offer"]["id"]
                await self.inside.tell(ear, commands.Consent(f"yes{n}", offer, True))

    @property
    def public(self) -> int:
        assert self.inside.table.play
        return self.inside.table.play.public_moves()

    async def look(self) -> tuple[int, int]:
        """Whose eyes are looked through now, and after how many moves: who watches is served a moment later."""
        await asyncio.sleep(1)
        return self.watcher.state["view"]["you"], self.watcher.state["moves"]

    def seen(self) -> list[dict[str, Any]]:
        """The states that were seen through somebody's eyes."""
        return [state for state in self.watcher.messages("state") if state["view"]["you"] >= 0]


async def party(game: str = "badass", seat: int = 0, **more: Any) -> Party:
    inside = await seated(game, 3, **more)
    ears = [await inside.enter(each) for each in range(3)]
    return Party(inside, ears, await behind(inside, ears[seat]))


def timed(ear: Ear) -> Iterator[tuple[float, dict[str, Any]]]:
    states = iter(ear.messages("state"))
    for at, text in ear.heard:
        if b'"type":"state"' in text:
            yield at, next(states)


@pytest.mark.parametrize("pause", [0.5, 20.0])
def test_everything_is_what_the_seat_was_shown_and_late_in_moves_and_in_time(pause: float) -> None:
    """Also where others answer in secret meanwhile; fast moves are late by a minute, slow ones by so many."""

    async def scene() -> None:
        together = await party()
        await together.moves(40, pause)
        await asyncio.sleep(2 * LATE)
        shown = [(at, state["view"]["table"], state["moves"]) for at, state in timed(together.ears[0])]
        found = [(at, state) for at, state in timed(together.watcher) if state["view"]["you"] == 0]
        assert len(found) > 10
        reached = -1
        for at, state in found:
            same = [
                n
                for n, (_, table, moves) in enumerate(shown)
                if (table, moves) == (state["view"]["table"], state["moves"])
            ]
            now = [n for n in same if n >= reached]
            assert now, "it was shown to the seat, in this order"
            reached = now[0]
            when, _, moves = shown[reached]
            assert at >= when + LATE
            made = max(m for then, _, m in shown if then <= at)
            assert made - moves >= MOVES
            assert (state["options"], state["refused"], state["deadline"]) == ([], [], None)
        assert found[-1][1]["moves"] == shown[-1][2] - MOVES

    in_virtual_time(scene)


def test_nothing_at_all_before_it_is_late_enough() -> None:
    async def scene() -> None:
        together = await party()
        await together.moves(5)
        await asyncio.sleep(3 * LATE)
        assert together.seen() == [], "there are not so many moves yet"
        while together.public < MOVES:
            await together.moves(1, 0.1)
        assert await together.look() == (0, 0)

    in_virtual_time(scene)


def test_it_is_off_until_a_player_allows_it_and_ends_when_they_withdraw() -> None:
    async def scene() -> None:
        together = await party(seat=1)
        inside, watcher, (_, paul, zoe) = together.inside, together.watcher, together.ears
        for seat in (0, 2, 7):
            await inside.tell(watcher, commands.LookThrough(f"no{seat}", seat))
            await together.look()
            assert watcher.messages("refused")[-1]["reason"] == "eyes_closed"
        assert [seat["late"] for seat in zoe.messages("table")[-1]["seats"]] == [0, MOVES, 0]
        assert "8" in zoe.messages("notice")[-1]["words"]
        await together.moves(30)
        await asyncio.sleep(2 * LATE)
        assert (await together.look())[0] == 1
        await inside.tell(paul, commands.LetSee("enough", 0))
        assert (await together.look(), watcher.state["whole"]) == ((-1, together.public), True)
        assert zoe.messages("notice")[-1]["code"] == "lets_see_no_more"
        before = len(together.seen())
        await together.moves(10)
        await asyncio.sleep(2 * LATE)
        assert len(together.seen()) == before
        other = await inside.enter(-1)
        await together.look()
        assert watcher.state["view"]["table"] == other.state["view"]["table"]

    in_virtual_time(scene)


def test_a_seat_that_changes_hands_is_closed() -> None:
    async def scene() -> None:
        together = await party()
        await together.moves(30)
        await asyncio.sleep(2 * LATE)
        assert (await together.look())[0] == 0
        await together.inside.room.change(lambda: ([log.Replaced(0, "random")], None))
        assert (await together.look())[0] == -1

    in_virtual_time(scene)


@pytest.mark.parametrize("why", ["rated", "tournament"])
def test_where_something_hangs_on_it_nobody_may(why: str) -> None:
    async def scene() -> None:
        inside = await seated("badass", 3)
        lea = await inside.enter(0)
        inside.table.rated = why == "rated"
        inside.table.tournament = "" if why == "rated" else "t"
        await inside.tell(lea, commands.LetSee("see", 8))
        assert lea.messages("refused")[-1]["reason"] == "counts_unseen"
        assert not any(place.late for place in inside.table.places)

    in_virtual_time(scene)


def test_at_the_end_everything_is_open() -> None:
    async def scene() -> None:
        together = await party("boom")
        play = together.inside.table.play
        while play and not play.g.over:
            await together.moves(1)
        assert await together.look() == (0, together.public)
        assert together.watcher.state["view"]["over"] is True
        assert together.watcher.state["view"] == together.ears[0].state["view"]

    in_virtual_time(scene)


def test_what_is_taken_back_is_no_longer_seen() -> None:
    async def scene() -> None:
        together = await party()
        await together.moves(50)
        await asyncio.sleep(2 * LATE)
        assert await together.look() == (0, together.public - MOVES)
        assert together.public - MOVES > 3
        await together.go_back(together.public - 3)
        assert together.public == 3
        assert (await together.look())[0] == -1
        await together.moves(50)
        await asyncio.sleep(2 * LATE)
        assert await together.look() == (0, together.public - MOVES)

    in_virtual_time(scene)


async def stands_still_and_then_follows(together: Party, was: int, late: int) -> None:
    """More has been seen than may be seen by now: nothing more comes until the game is that far again."""
    assert await together.look() == (0, was)
    for _ in range(late):
        await together.moves(1)
        await asyncio.sleep(2 * LATE)
        eyes, seen = await together.look()
        assert eyes == 0
        assert seen == max(was, together.public - late)


@pytest.mark.parametrize("late", [16, 32])
def test_who_asks_for_a_longer_delay_shows_nothing_more_at_once(late: Literal[16, 32]) -> None:
    async def scene() -> None:
        together = await party()
        await together.moves(24)
        await asyncio.sleep(2 * LATE)
        was = together.public - MOVES
        assert await together.look() == (0, was)
        await together.inside.tell(together.ears[0], commands.LetSee("more", late))
        await stands_still_and_then_follows(together, was, late)

    in_virtual_time(scene)


@pytest.mark.parametrize("moves", [1, MOVES])
def test_a_move_taken_back_shows_nothing_sooner(moves: int) -> None:
    async def scene() -> None:
        together = await party()
        await together.moves(40)
        await asyncio.sleep(2 * LATE)
        was = together.public - MOVES
        assert await together.look() == (0, was)
        await together.go_back(moves)
        await stands_still_and_then_follows(together, was, MOVES)

    in_virtual_time(scene)


def test_versions_go_on_by_one_and_are_whole_after_a_change_of_eyes() -> None:
    async def scene() -> None:
        together = await party()
        await together.moves(40)
        await asyncio.sleep(2 * LATE)
        seen = together.seen()
        assert [state["whole"] for state in seen] == [True] + [False] * (len(seen) - 1)
        assert [b["version"] - a["version"] for a, b in pairwise(seen)] == [1] * (len(seen) - 1)
        await together.inside.tell(together.watcher, commands.Speak("en"))
        assert ((await together.look())[0], together.watcher.state["whole"]) == (0, True)
        await together.inside.tell(together.watcher, commands.LookThrough("all"))
        assert ((await together.look())[0], together.watcher.state["whole"]) == (-1, True)

    in_virtual_time(scene)


def test_it_is_kept_with_the_table() -> None:
    async def scene() -> None:
        together = await party()
        again = await read_table(together.inside.room.hall.store, together.inside.table.id)
        assert [place.late for place in again.places] == [MOVES, 0, 0]
        kept = snapshot.read(snapshot.write(again))
        assert kept
        assert [place.late for place in kept.places] == [MOVES, 0, 0]

    in_virtual_time(scene)


# -- What follows from a secret ---------------------------------------------------------------------


def heard_while_others_answer(order: list[int]) -> list[tuple[float, bytes]]:
    """What the watcher hears behind the eyes of a player while the others answer in secret in this order, or none."""
    found: list[tuple[float, bytes]] = []

    async def scene() -> None:
        inside = await seated("boom", 4)
        ears = [await inside.enter(seat) for seat in range(4)]
        together = Party(inside, ears, await behind(inside, ears[3]))
        play = inside.table.play
        assert play
        while play.public_moves() < 2 * MOVES or len(play.window()) < 2:
            await together.moves(1)
        start = len(together.watcher.heard)
        for seat in order:
            await asyncio.sleep(1)
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        await asyncio.sleep(3 * LATE - len(order))
        found.extend(together.watcher.heard[start:])

    in_virtual_time(scene)
    return found


def test_who_has_answered_in_secret_is_not_to_be_heard() -> None:
    none = heard_while_others_answer([])
    assert none
    assert heard_while_others_answer([0, 1]) == none == heard_while_others_answer([2])


def noticed() -> bool:
    return any(exchanges("boom", seed=11, most=4, observer="behind the eyes"))


def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody hides whom the seat cannot see either."""
    honest = Behind._show

    def careless(self: Behind, connection: Connection, past: Past, made: Made, *, whole: bool) -> None:
        honest(self, connection, past, made, whole=whole)
        self._audience.send(connection, b'{"type":"leak","number":%d}' % secret_number(past.play.g))

    monkeypatch.setattr(Behind, "_show", careless)
    assert noticed()


@pytest.mark.parametrize("hasty", ["moves", "time"])
def test_a_planted_haste_is_noticed(monkeypatch: pytest.MonkeyPatch, hasty: str) -> None:
    if hasty == "time":
        monkeypatch.setattr(module, "LATE", 10.0)
    else:
        honest = Behind._may_be_seen
        monkeypatch.setattr(
            Behind, "_may_be_seen", lambda self, seat: min(len(self._since) - 1, honest(self, seat) + 1)
        )
    with pytest.raises(AssertionError):
        test_everything_is_what_the_seat_was_shown_and_late_in_moves_and_in_time(0.5 if hasty == "time" else 20.0)
