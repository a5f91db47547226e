"""Tournaments: an evening goes on whatever happens: who comes late or not at all, pauses, a restart at any point."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.kernel.steps import Seat
from tablee.server.club.tournament import tournament, tournaments
from tablee.server.club.tournament.pairing import BOT
from tablee.server.http import handlers
from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.tournaments import Direct, Enter
from tablee.server.store.base import Store
from tablee.server.table import log
from tablee.server.table.play import Play
from tests.server.conftest import Scene
from tests.server.evening import DIRECTOR, Evening, token_of
from tests.server.inside import Ear, Inside, in_virtual_time

EIGHT = ("Ana", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gil", "Hal")


# -- An evening -----------------------------------------------------------------------------------


def test_an_evening_is_played_round_by_round() -> None:
    async def scene() -> None:
        evening = Evening(rounds=3)
        await evening.open(*EIGHT[:5])
        await evening.direct("start")
        for number in range(3):
            t = await evening.now()
            assert (t.stage, len(t.rounds)) == ("playing", number + 1)
            assert sorted(w for s in t.rounds[-1].tables for w in s.seats if w != BOT) == list(range(5))
            await evening.play_round()
            if number < 2:
                await evening.direct("next")
        end = await evening.shown()
        assert (end.stage, len(end.lines)) == ("over", 5)
        assert [line.place for line in end.lines] == sorted(line.place for line in end.lines)
        for line in end.lines:
            chairs = [c for r in end.rounds for table in r.tables for c in table.chairs if c.player == line.player]
            assert line.points == sum(c.points or 0 for c in chairs)
            assert line.rounds == [c.points for c in chairs]
        assert (await evening.now()).settled

    in_virtual_time(scene)


def test_a_table_is_worth_what_its_game_says() -> None:
    async def scene() -> None:
        evening = Evening(game="seizh", seats=3)
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        (room,) = await evening.rooms()
        await evening.play(room)
        assert room.table.play
        points = [int(points) for points in room.table.play.g.points]  # type: ignore[attr-defined]
        shown = (await evening.shown()).rounds[0].tables[0]
        for chair, own in zip(shown.chairs, points, strict=True):
            assert chair.points == sum(2 * (own > other) + (own == other) for other in points) - 1

    in_virtual_time(scene)


def test_a_knock_out_ends_with_one_table() -> None:
    async def scene() -> None:
        evening = Evening(kind="knockout", seats=4)
        await evening.open(*EIGHT)
        await evening.direct("start")
        await evening.play_round()
        assert len(tournament.players(await evening.now())) == 4
        await evening.direct("next")
        await evening.play_round()
        end = await evening.shown()
        last = {chair.player for chair in end.rounds[-1].tables[0].chairs}
        assert (end.stage, len(end.rounds)) == ("over", 2)
        assert {line.player for line in end.lines[:4]} == last

    in_virtual_time(scene)


# -- Whoever is late, away or gone ----------------------------------------------------------------


def test_who_does_not_come_is_played_for_and_gets_nothing_until_they_come() -> None:
    async def scene() -> None:
        evening = Evening(rounds=3)
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        await evening.play_round(missing=("Bob",))
        after = await evening.shown()
        absent = after.rounds[0].tables[0].chairs
        assert [(c.points, c.away) for c in absent if c.player == 1] == [(0, True)]
        assert [one.here for one in after.entrants] == [True, False, True]
        await evening.direct("next")
        assert all(1 not in one.seats for one in (await evening.now()).rounds[-1].tables)
        await evening.hall.rounds.change(evening.id, tournament.changed(1, here=True))
        await evening.play_round()
        await evening.direct("next")
        assert any(1 in one.seats for one in (await evening.now()).rounds[-1].tables)

    in_virtual_time(scene)


def test_a_table_to_which_nobody_comes_is_played_to_its_end() -> None:
    async def scene() -> None:
        evening = Evening(rounds=2)
        await evening.open(*EIGHT[:2])
        await evening.direct("start")
        await asyncio.sleep(3600)
        t = await evening.now()
        assert (t.stage, [one.here for one in t.entrants]) == ("between", [False, False])
        with pytest.raises(Refusal, match="few_players"):
            await evening.direct("next")

    in_virtual_time(scene)


def test_who_comes_late_plays_from_the_next_round_on() -> None:
    async def scene() -> None:
        evening = Evening(rounds=2)
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        await evening.enter("Zoé")
        await evening.enter("Zoé")  # the answer was lost
        await evening.play_round()
        await evening.direct("next")
        t = await evening.now()
        assert (len(t.entrants), any(3 in one.seats for one in t.rounds[-1].tables)) == (4, True)
        assert [line.rounds[0] for line in (await evening.shown()).lines if line.player == 3] == [None]

    in_virtual_time(scene)


def test_who_is_taken_out_loses_the_seat_and_does_not_come_back() -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        (room,) = await evening.rooms()
        seat = (await evening.now()).rounds[0].tables[0].seats.index(1)
        ear = await evening.sit(room, seat)
        await evening.direct("remove", 1)
        assert room.table.places[seat].token == ""
        assert [m["code"] for m in ear.messages("bye")] == ["kicked"]
        with pytest.raises(Refusal, match="taken_out"):
            await evening.enter("Bob")
        assert (await evening.shown(token_of("Bob"))).you is None

    in_virtual_time(scene)


def test_who_is_muted_is_so_at_every_table() -> None:
    async def scene() -> None:
        evening = Evening(rounds=2)
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        await evening.direct("mute", 2)

        async def muted() -> list[bool]:
            (room,) = await evening.rooms()
            return [place.muted for who, place in zip(await seats(), room.table.places, strict=True) if who == 2]

        async def seats() -> list[int]:
            return (await evening.now()).rounds[-1].tables[0].seats

        assert await muted() == [True]
        await evening.play_round()
        await evening.direct("next")
        assert await muted() == [True]
        await evening.direct("unmute", 2)
        assert await muted() == [False]

    in_virtual_time(scene)


# -- Nobody at the table rules over it ------------------------------------------------------------


def test_nobody_at_a_table_is_its_host_or_is_helped() -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        (room,) = await evening.rooms()
        inside = Inside(room)
        for seat in range(3):
            ear = await evening.sit(room, seat)
            table = ear.messages("table")[-1]
            assert (ear.messages("welcome")[-1]["host"], table["links"], table["hints"]) == (False, None, "off")
            assert table["tournament"] == evening.id
            for n, command in enumerate((commands.Pause, commands.Rematch)):
                await inside.tell(ear, command(f"c{seat}{n}"))  # type: ignore[arg-type]
            await inside.tell(ear, commands.Kick(f"k{seat}", (seat + 1) % 3))
            await inside.tell(ear, commands.OfferUndo(f"u{seat}", 1))
            reasons = [m["reason"] for m in ear.messages("refused")]
            assert reasons[:3] == ["not_yours"] * 3
            assert reasons[3] in ("no_such_moves", "it_counts")
        watching = Ear(-1, "")
        await room.do(partial(room.enter, watching))
        await evening.hall.spectators.served()
        assert (watching.messages("welcome")[-1]["host"], watching.messages("table")[-1]["links"]) == (False, None)

    in_virtual_time(scene)


# -- Pauses and restarts --------------------------------------------------------------------------


def test_a_pause_stops_all_tables_and_their_clocks_also_over_a_restart() -> None:
    async def scene() -> None:
        evening = Evening(rounds=2)
        await evening.open(*EIGHT[:5])
        await evening.direct("start")
        await evening.direct("pause")
        assert {room.table.phase for room in await evening.rooms()} == {"paused"}
        await asyncio.sleep(7200)
        await evening.restart()
        assert {room.table.phase for room in await evening.rooms()} == {"paused"}
        await evening.direct("resume")
        assert {room.table.phase for room in await evening.rooms()} == {"playing"}
        await evening.play_round()
        assert (await evening.now()).stage == "between"

    in_virtual_time(scene)


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_restart_at_any_point_loses_nothing(duplicate: bool) -> None:
    """After every few writes the process is gone: what was decided is done by the next one."""

    async def scene() -> None:
        evening = Evening(rounds=2, duplicate=duplicate)
        await evening.open(*EIGHT[:4])
        await evening.direct("start")
        await evening.restart()
        for number in range(2):
            for n, _ in enumerate((await evening.now()).rounds[-1].tables):
                await evening.play((await evening.rooms())[n])
                await evening.restart()
            assert (await evening.now()).rounds[number].done
            if not number:
                await evening.direct("next")
                await evening.restart()
        t = await evening.now()
        assert (t.stage, len({one.table for now in t.rounds for one in now.tables})) == ("over", 4)

    in_virtual_time(scene)


def test_tables_that_were_decided_and_not_opened_are_opened_by_the_next_process() -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:5])
        names = iter(f"t{n}" for n in range(100))
        decision = tournament.directed(Direct("start"), random.Random(1), lambda: next(names), "")
        await evening.hall.club.tournaments.change(evening.id, decision)  # and then the process is gone
        with pytest.raises(Refusal, match="unknown_table"):
            await evening.hall.room("t0")
        await evening.restart()
        await evening.play_round()
        assert (await evening.now()).stage == "between"

    in_virtual_time(scene)


def test_an_end_that_was_stored_and_not_told_is_told_by_the_next_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:3])
        await evening.direct("start")

        async def lost(_: Any) -> None: ...

        monkeypatch.setattr(evening.hall.rounds, "ended", lost)
        await evening.play_round()
        assert (await evening.now()).stage == "playing"
        await evening.restart()
        await evening.rest()
        assert (await evening.now()).stage == "between"

    in_virtual_time(scene)


def test_a_game_that_is_told_of_twice_counts_once() -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        (room,) = await evening.rooms()
        await evening.play(room)
        before = await evening.shown()
        await room.do(room.note_result)
        await evening.rest()
        assert await evening.shown() == before

    in_virtual_time(scene)


def test_two_processes_that_start_the_same_round_start_one(on_store: Scene) -> None:
    """On both databases: whoever is second sees that the round is there."""

    async def scene(store: Store) -> None:
        evening = Evening(store)
        await evening.open(*EIGHT[:5])

        async def start(first: str) -> str:
            names = iter(f"{first}{n}" for n in range(100))
            decision = tournament.directed(Direct("start"), random.Random(1), lambda: next(names), "")
            try:
                await evening.hall.club.tournaments.change(evening.id, decision)
            except Refusal as refusal:
                return refusal.code
            return "started"

        told = await asyncio.gather(*[start(first) for first in "abc"])
        assert sorted(told) == ["other_stage", "other_stage", "started"]
        t = await evening.now()
        assert len(t.rounds) == 1

        async def note(seating: tournament.Seating) -> None:
            worths = [(1, 0, 0)] * 3
            await evening.hall.club.tournaments.change(evening.id, tournament.noted(seating.table, worths))

        await asyncio.gather(*[note(seating) for seating in [*t.rounds[0].tables, *t.rounds[0].tables]])
        assert (await evening.now()).stage == "between"
        assert [one.id for one in await evening.hall.club.tournaments.on()] == [evening.id]

    on_store(scene)


# -- The same deal at every table -----------------------------------------------------------------


def test_all_tables_of_a_round_have_the_same_deal_and_the_next_round_another() -> None:
    async def scene() -> None:
        evening = Evening(rounds=2, duplicate=True)
        await evening.open(*EIGHT[:6])
        await evening.direct("start")
        deals = await dealt(evening)
        assert deals[0] == deals[1]
        await evening.play_round()
        await evening.direct("next")
        again = await dealt(evening)
        assert again[0] == again[1] != deals[0]

    in_virtual_time(scene)


async def dealt(evening: Evening) -> list[list[list[int]]]:
    """The cards of each table in their order, as the game was laid out."""
    found = []
    for room in await evening.rooms():
        assert room.table.play
        g = Play(room.table.game, type(room.table.play.record)(**{**fields(room.table.play.record), "inputs": []})).g
        piles = [p for i, f in enumerate(g.fields()) if f.deck for p in g.piles(i)]
        found.append([[int(c) for c in p.cards] for p in piles])
    return found


def fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def test_few_people_are_compared_with_a_table_of_bots() -> None:
    async def scene() -> None:
        evening = Evening(rounds=1, duplicate=True)
        await evening.open(*EIGHT[:2])
        await evening.direct("start")
        assert [one.seats.count(BOT) for one in (await evening.now()).rounds[0].tables] == [1, 3]

    in_virtual_time(scene)


def test_a_finished_deal_stays_closed_until_it_has_been_played_everywhere() -> None:
    async def scene() -> None:
        evening = Evening(rounds=1, duplicate=True)
        await evening.open(*EIGHT[:6])
        await evening.direct("start")
        first, second = await evening.rooms()
        ears = await evening.play(first)
        seat = ears[0].seat
        for eyes in ("all", "watch", str((seat + 1) % 3)):
            with pytest.raises(Refusal, match="not_allowed"):
                await handlers.show_replay(evening.asking(first.table.id, seat, {"eyes": eyes}))
        for handler in (handlers.export, handlers.show_review):
            with pytest.raises(Refusal, match="sealed"):
                await handler(evening.asking(first.table.id, seat))
        body = b'{"at":0,"seat":0,"name":"x","level":"random"}'
        with pytest.raises(Refusal, match="sealed"):
            await handlers.continue_from(evening.asking(first.table.id, seat, body=body))
        assert await evening.asking(first.table.id, -1).role() == "anonymous", "nobody watches"
        shown = await evening.shown(DIRECTOR)
        assert [one.done for one in shown.rounds[0].tables] == [True, False]
        assert {c.points for one in shown.rounds[0].tables for c in one.chairs} == {None}
        assert {c.place for one in shown.rounds[0].tables for c in one.chairs} == {None}
        assert {line.points for line in shown.lines} == {0}

        await evening.play(second)
        assert ears[0].state["view"]["over"]
        await handlers.export(evening.asking(first.table.id, seat))
        replayed = await handlers.show_replay(evening.asking(first.table.id, seat, {"eyes": "all"}))
        assert replayed.over
        assert await evening.asking(first.table.id, -1).role() == "spectator"
        assert {line.place for line in (await evening.shown()).lines} != {0}

    in_virtual_time(scene)


@pytest.mark.parametrize("name", ["boom", "badass", "bunny", "baba"])  # Seizh hides nothing
def test_who_has_ended_sees_no_more_than_before_until_all_have(name: str) -> None:
    """What is hidden at the last move stays hidden after it: for each seat, in its state and in its replay."""

    async def scene() -> None:
        evening = Evening(game=name, seats=3, rounds=1, duplicate=True)
        await evening.open(*EIGHT[:6])
        await evening.direct("start")
        first, second = await evening.rooms()
        ears = await evening.play(first)
        play = first.table.play
        assert play
        for ear in ears:
            closed = ear.state
            assert closed["view"]["over"]
            assert closed["view"]["ending"]
            assert closed["view"]["winners"] == [s for s in range(3) if int(play.g.winners) >> s & 1]
            assert hidden_from(play, ear.seat, closed["view"]["table"])
            frames = await handlers.show_replay(evening.asking(first.table.id, ear.seat))
            last = len(frames.steps)
            frame = await handlers.show_frame(evening.asking(first.table.id, ear.seat, n=str(last)))
            assert frame.state.view["table"] == closed["view"]["table"]
        await evening.play(second)
        for ear in ears:
            assert ear.state["view"]["table"] != closed["view"]["table"]
            assert not hidden_from(play, ear.seat, ear.state["view"]["table"])

    in_virtual_time(scene)


def hidden_from(play: Play, seat: int, table: dict[str, Any]) -> list[str]:
    """The fields of which a seat may not see all, by the game's own declaration and whom each card was shown to."""
    found = []
    for i, field in enumerate(play.g.fields()):
        for owner, pile in enumerate(play.g.piles(i) if field.deck else []):
            shown = table[field.name][owner] if field.each else table[field.name]
            whole = isinstance(shown, list) and None not in shown and "…" not in shown
            may = field.seen_by(Seat(seat), owner)
            known = all(play.g.known[card] >> (seat + 1) & 1 or may for card in pile.cards)
            if pile.cards and not whole:
                assert not may, (field.name, owner)
                found.append(f"{field.name} {owner} {known}")
    return found


def test_one_table_tells_nothing_of_what_happens_at_the_other() -> None:
    """The same game at the second table, whether or not the first has ended: the same bytes at the same time."""

    def heard(*, first_ends: bool) -> list[list[tuple[float, bytes]]]:
        found: list[list[tuple[float, bytes]]] = []

        async def scene() -> None:
            evening = Evening(rounds=1, duplicate=True)
            await evening.open(*EIGHT[:6])
            await evening.direct("start")
            first, second = await evening.rooms()
            if first_ends:
                await evening.play(first)
            evening.dice = random.Random(8)
            began = asyncio.get_running_loop().time()
            ears = [await evening.sit(second, seat) for seat in range(3)]
            inside = Inside(second)
            for _ in range(12):
                assert second.table.play
                ear = next(ear for ear in ears if second.table.play.g.waits_for(Seat(ear.seat)))
                await inside.act(ear, evening.dice.choice(ear.state["options"])["key"], ear.state["version"])
                if second.table.phase != "playing":
                    break
                await asyncio.sleep(1)
            found.extend([[(at - began, text) for at, text in ear.heard] for ear in ears])

        in_virtual_time(scene)
        return found

    assert heard(first_ends=True) == heard(first_ends=False)


def test_a_card_learns_how_a_closed_deal_ended_only_when_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []

    async def scene() -> None:
        evening = Evening(rounds=1, duplicate=True)
        await evening.open(*EIGHT[:6])
        await evening.direct("start")
        first, second = await evening.rooms()

        async def note(table: Any) -> None:
            noted.append(table.id)

        monkeypatch.setattr(evening.hall.club, "note_result", note)
        await evening.play(first)
        assert noted == []
        await evening.play(second)
        assert {first.table.id, second.table.id} == set(noted)

    in_virtual_time(scene)


# -- What may not be ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"clocks": Clocks()}, "tournament_clock"),
        ({"clocks": Clocks(3600, 0, 20, 60)}, "tournament_clock"),
        ({"clocks": Clocks(60, 0, 20, 0)}, "tournament_clock"),
        ({"kind": "knockout", "duplicate": True}, "duplicate_swiss"),
        ({"level": "nobody"}, "no_such_level"),
        ({"game": "chess"}, "no_such_game"),
        ({"options": {"nothing": "0"}}, "bad_options"),
        ({"seats": 8}, "bad_options"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(wanted: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        with pytest.raises(Refusal, match=code):
            await Evening(**wanted).open()

    in_virtual_time(scene)


@pytest.mark.parametrize(
    ("before", "what", "code"),
    [
        ([], "next", "other_stage"),
        ([], "pause", "other_stage"),
        (["start"], "start", "other_stage"),
        (["start"], "end", "round_goes_on"),
        (["end"], "start", "other_stage"),
    ],
)
def test_what_is_wanted_at_the_wrong_moment_is_refused(before: list[str], what: str, code: str) -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:3])
        for one in before:
            await evening.direct(one)
        with pytest.raises(Refusal, match=code):
            await evening.direct(what)

    in_virtual_time(scene)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda t: tournament.enter(Enter("bob", token_of("other")))(t), "name_taken"),
        (lambda t: tournament.enter(Enter("\u200b", token_of("other")))(t), "name_empty"),
        (lambda t: tournament.changed(7, here=True)(t), "no_such_player"),
    ],
)
def test_who_cannot_enter_is_told_why(make: Callable[[Any], Any], code: str) -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:3])
        with pytest.raises(Refusal, match=code):
            make(await evening.now())

    in_virtual_time(scene)


def test_no_more_than_so_many_take_part_and_nobody_once_entries_are_closed() -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*[f"P{n}" for n in range(tournament.MOST_PLAYERS)])
        with pytest.raises(Refusal, match="tournament_full"):
            await evening.enter("Zoé")
        other = Evening()
        await other.open("Ana", "Bob")
        await other.direct("close")
        with pytest.raises(Refusal, match="entries_closed"):
            await other.enter("Zoé")
        await other.direct("reopen")
        await other.enter("Zoé")

    in_virtual_time(scene)


def test_a_table_that_stands_still_for_good_counts_as_a_draw() -> None:
    async def scene() -> None:
        evening = Evening()
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        (room,) = await evening.rooms()
        await room.do(partial(room.change, lambda: ([log.Broke("a rule")], None)))
        await evening.direct("void", table=room.table.id)
        shown = await evening.shown()
        assert (shown.stage, [c.points for c in shown.rounds[0].tables[0].chairs]) == ("between", [2, 2, 2])

    in_virtual_time(scene)


# -- Kept, and forgotten --------------------------------------------------------------------------


def test_who_is_forgotten_has_no_name_in_any_tournament(on_store: Scene) -> None:
    from tablee.server.protocol.people import ClaimSeat, Me

    async def scene(store: Store) -> None:
        evening = Evening(store)
        await evening.open(*EIGHT[:3])
        await evening.direct("start")
        (room,) = await evening.rooms()
        club, key = evening.hall.club, "k" * 43
        who = await club.people.be(key, Me("Bob"), 0)
        await club.people.claim(who, ClaimSeat(room.table.id, token_of("Bob")), room.table, 0)
        await club.forget(who)
        assert [one.name for one in (await evening.now()).entrants] == ["Ana", "", "Cléo"]
        await evening.hall.close()

    on_store(scene)


def test_those_that_nobody_entered_make_room_after_a_day(monkeypatch: pytest.MonkeyPatch, on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        evening = Evening(store)
        await evening.open("Ana")
        monkeypatch.setattr(tournaments, "MOST_ON", 1)
        kept, now = evening.hall.club.tournaments, (await evening.now()).at
        one = replace(await evening.now(), id="other", entrants=[], at=now + 2 * tournaments.A_DAY)
        with pytest.raises(Refusal, match="too_full"):
            await kept.add(one)
        await kept.change(evening.id, lambda t: replace(t, entrants=[]))
        await kept.add(one)
        assert [t.id for t in await kept.on()] == ["other"]

    on_store(scene)


def test_old_tournaments_are_forgotten(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        evening = Evening(store)
        await evening.open("Ana")
        await evening.hall.club.tournaments.forget_old(0)
        assert (await evening.now()).id == evening.id
        await evening.hall.club.tournaments.forget_old(9e9)
        with pytest.raises(Refusal, match="unknown_tournament"):
            await evening.now()

    on_store(scene)
