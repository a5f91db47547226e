"""One table, one inbox: races, rules that fail, and a log that gives the same table again."""

from __future__ import annotations

import asyncio
import random

import pytest

from tablee.kernel.records import Input
from tablee.kernel.saves import save
from tablee.server.protocol import commands
from tablee.server.table import log, moves
from tablee.server.table.play import Play, Tried
from tablee.server.table.table import Table
from tests.server.inside import Ear, Inside, in_virtual_time, seated
from tests.server.test_clocks import moves_by, to_a_window


def far_away(ear: Ear, trip: float) -> None:
    """In truth."""
    ear.way.trip = trip
    ear.measured(trip)


def test_a_race_is_won_by_who_was_first_not_by_who_is_near() -> None:
    async def scene() -> None:
        inside = await seated()
        ears = [await inside.enter(seat) for seat in range(4)]
        await to_a_window(inside, ears)
        far_away(ears[0], 0.100)
        far_away(ears[1], 0.002)
        before = len(moves_by(inside))
        inside.room.submit(ears[1], commands.Act("near", ears[1].state["options"][0]["key"]))
        await asyncio.sleep(0.030)
        inside.room.submit(ears[0], commands.Act("far", ears[0].state["options"][0]["key"]))
        await asyncio.sleep(1)
        assert [seat for seat, _ in moves_by(inside)[before:]] == [0, 1], "made 50 ms before it was heard"
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("way", [0.0, 0.001, None])
def test_who_answers_late_is_taken_for_no_further_away_than_the_machine_says(way: float | None) -> None:
    async def scene() -> None:
        inside = await seated()
        ears = [await inside.enter(seat) for seat in range(4)]
        await to_a_window(inside, ears)
        far_away(ears[1], 0.001)
        ears[0].way.trip = way
        for late in (0.130, 0.130, 0.130):
            ears[0].measured(late)
        before = len(moves_by(inside))
        inside.room.submit(ears[1], commands.Act("near", ears[1].state["options"][0]["key"]))
        await asyncio.sleep(0.030)
        inside.room.submit(ears[0], commands.Act("late", ears[0].state["options"][0]["key"]))
        await asyncio.sleep(1)
        assert [seat for seat, _ in moves_by(inside)[before:]] == [1, 0]
        await inside.room.close()

    in_virtual_time(scene)


def test_a_long_way_counts_only_so_much() -> None:
    async def scene() -> None:
        inside = await seated()
        ears = [await inside.enter(seat) for seat in range(4)]
        await to_a_window(inside, ears)
        far_away(ears[0], 5.0)
        before = len(moves_by(inside))
        inside.room.submit(ears[1], commands.Act("near", ears[1].state["options"][0]["key"]))
        await asyncio.sleep(0.1)
        inside.room.submit(ears[0], commands.Act("far", ears[0].state["options"][0]["key"]))
        await asyncio.sleep(1)
        assert [seat for seat, _ in moves_by(inside)[before:]] == [1, 0]
        await inside.room.close()

    in_virtual_time(scene)


def test_nothing_is_worked_out_for_a_move_of_somebody_who_may_not_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        inside = await seated()
        watcher, keys = await inside.enter(-1), list[str]()

        def handicap(_table: Table, _seat: int, key: str, *_lags: float) -> float:
            keys.append(key)
            return 0.0

        monkeypatch.setattr(moves, "handicap", handicap)
        await inside.act(watcher, "let_it_be:0")
        assert watcher.messages("refused")[-1]["reason"] == "not_seated"
        assert keys == []
        await inside.act(await inside.enter(0), "let_it_be:0")
        assert keys == ["let_it_be:0"]

    in_virtual_time(scene)


def test_a_pong_counts_once_and_only_for_the_last_ping() -> None:
    async def scene() -> None:
        ear = Ear(0, "token0")
        ear.way.trip = 9.0
        ear.ping()
        await asyncio.sleep(0.5)
        ear.pong(99)
        assert ear.lag == 0
        ear.pong(1)
        assert ear.lag == 0.25
        ear.pong(1)
        ear.ping()
        await asyncio.sleep(0.1)
        ear.pong(2)
        assert ear.lag == pytest.approx(0.05)
        ear.ping()
        await asyncio.sleep(5)
        ear.pong(3)
        assert ear.lag == pytest.approx(0.05), "a slow answer makes nobody look further away"

    in_virtual_time(scene)


def test_a_rule_that_fails_stops_its_table_and_the_move_is_not_stored(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        ear = await inside.enter(0)

        class Failing(Play):
            def attempt(self, move: Input) -> Tried:
                if broken:
                    raise ZeroDivisionError
                return super().attempt(move)

        assert inside.table.play
        inside.table.play, broken = Failing(inside.table.play.game, inside.table.play.record), True
        await inside.act(ear, ear.state["options"][0]["key"])
        broken = False
        assert ear.messages("refused")[-1]["reason"] == "broken"
        assert ear.messages("table")[-1]["phase"] == "broken"
        assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]
        assert moves_by(inside) == []
        await inside.tell(ear, commands.Resume("r1"))
        await inside.act(ear, ear.state["options"][0]["key"])
        assert len(moves_by(inside)) == 1, "nothing is lost"
        await inside.room.close()

    in_virtual_time(scene)


async def folded(inside: Inside) -> Table:
    table = Table(inside.table.id)
    for row in await inside.room.hall.store.read(table.id, 0):
        table.fold(log.read(row.payload), answers=row.command)
    return table


@pytest.mark.parametrize("seed", range(3))
def test_the_log_gives_the_same_table_again(seed: int) -> None:
    async def scene() -> None:
        dice = random.Random(seed)
        inside = await seated(seats=3, seed=seed)
        ears = [await inside.enter(seat) for seat in range(3)]
        for n in range(40):
            await something(inside, dice.choice(ears), dice, n)
        again = await folded(inside)
        live = inside.table
        assert again.play
        assert live.play
        assert save(again.play.g) == save(live.play.g)
        assert again.play.versions == live.play.versions
        assert (again.play.since, again.play.sealed, again.play.barrier, again.play.bank) == (
            live.play.since, live.play.sealed, live.play.barrier, live.play.bank,
        )  # fmt: skip
        assert (again.answers, again.phase, again.undo, again.names(), again.seq) == (
            live.answers, live.phase, live.undo, live.names(), live.seq,
        )  # fmt: skip
        await inside.room.close()

    in_virtual_time(scene)


async def something(inside: Inside, ear: Ear, dice: random.Random, n: int) -> None:
    """Anything that somebody may do."""
    options = ear.state["options"]
    offer = inside.table.undo.id if inside.table.undo else "none"
    choices: list[commands.ClientMessage] = [
        commands.Undo(f"u{n}"), commands.OfferUndo(f"o{n}", 1), commands.Consent(f"y{n}", offer, True),
        commands.Say(f"s{n}", preset="oops"), commands.Rename(f"r{n}", f"N{n}"), commands.Pause(f"p{n}"),
        commands.Resume(f"q{n}"),
    ]  # fmt: skip
    acts: list[commands.ClientMessage] = [
        commands.Act(f"a{n}.{i}".replace(".", "_"), o["key"]) for i, o in enumerate(options)
    ]
    await inside.tell(ear, dice.choice(acts if acts and dice.random() < 0.7 else choices))
    await asyncio.sleep(1)
