"""After the game: who was likely to win when, the turning point, what people believed, and some numbers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tablee import bots
from tablee.games import games
from tablee.kernel import records
from tablee.kernel.records import Input, Record
from tablee.kernel.saves import key
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Option, Seat, Step
from tablee.server.protocol.refusals import Refusal
from tablee.server.review import analyse
from tablee.server.review.jobs import Reviews, evenly
from tablee.server.review.turning import is_clear, sides, steepest
from tablee.server.table.review import Point, Review
from tests.server.inside import Inside, in_virtual_time, seated
from tests.server.people import GUARD, Message, Process
from tests.server.test_table import over

NAMES = ["Léa", "Paul", "Zoé", "Max"]


def played(name: str, seed: int = 11) -> Record:
    """A game of quick bots from its beginning to its end."""
    game = games()[name]
    record = records.start(game, game.usual, seed, {})
    g, dice = game.new(game.usual, seed), random.Random(seed)
    while not g.over:
        seat = Seat(dice.choice([s for s in range(g.seats) if g.waits_for(Seat(s))]))
        option = bots.make("normal", game, dice.randrange(1 << 30)).choose(Eyes(g, seat))
        record.inputs.append(Input(int(seat), key(g, option)))
        g.play(seat, Option(Step(option)))
    return record


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "GAMES", 8)
    monkeypatch.setattr(analyse, "TABLES", 12)


# -- Numbers --------------------------------------------------------------------------------------


def point(at: int, wins: int, games: int = 100, *, sure: bool = False) -> Point:
    return Point(at, games, [wins, games - wins], 0, [0, 0], sure)


def test_the_steepest_rise_is_the_turning_point_if_it_is_beyond_chance() -> None:
    flat = [point(0, 50), point(5, 55), point(9, 60)]
    assert steepest(flat, 1) is None
    turn = [point(0, 40), point(5, 45), point(7, 80), point(9, 95)]
    found = steepest(turn, 1)
    assert found is not None
    assert (found[0].at, found[1].at) == (5, 7)
    assert steepest(turn, 2) is None, "the other seat's chances only fall"
    assert is_clear(point(8, 20), point(9, 1, 1, sure=True), 1), "the end is no guess"
    assert not is_clear(point(8, 90), point(9, 1, 1), 1)


def test_seats_that_win_together_are_a_side() -> None:
    assert sides(4, [0b0011, 0b1000, 0]) == [[0, 1], [2], [3]]
    assert sides(2, [0b11, 0]) == [[0, 1]]
    assert sides(3, []) == [[0], [1], [2]]


def test_places_are_spread_evenly() -> None:
    assert evenly([1, 2, 3], 5) == [1, 2, 3]
    some = evenly(list(range(1000)), 40)
    assert (some[0], some[-1], len(some)) == (0, 999, 40)


# -- Looking back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_can_be_looked_back_on(name: str) -> None:
    record = played(name)
    end = len(record.inputs)
    points, results = analyse.weigh(record, [end - 1, end])
    final = records.replay(games()[name], record)
    assert [p.at for p in points] == [end - 1, end]
    assert [p.sure for p in points] == [False, True]
    assert points[1].wins == [final.winners >> s & 1 for s in range(record.seats)]
    assert int(final.winners) in results
    counted = analyse.count(record)
    assert all(len(values) == record.seats for values in counted.values())
    assert {tally.name for tally in games()[name].tallies} <= set(counted)
    words = analyse.in_words(record, end, NAMES)
    assert words["fr"] != words["en"]
    assert len(words["fr"]) > 1, "something was told of the last move"


def test_the_same_moment_gets_the_same_odds() -> None:
    record = played("boom")
    assert analyse.weigh(record, [0, 4]) == analyse.weigh(record, [0, 4])


def test_roles_are_hidden_and_guessed_in_boom() -> None:
    record = played("boom")
    found = analyse.suspect(record, [0, len(record.inputs) // 2, len(record.inputs)])
    assert len(found) == 2, "at the end there is nothing to guess"
    for belief in found:
        assert set(belief.truth) <= {"patissier", "farceur", "glouton"}
        for eyes in range(record.seats):
            assert belief.eyes[eyes][eyes] == {belief.truth[eyes]: 1.0}, "everybody knows their own role"
            for odds in belief.eyes[eyes]:
                assert sum(odds.values()) == pytest.approx(1.0, abs=0.05)


def test_what_a_seat_believes_does_not_depend_on_what_it_cannot_see() -> None:
    """Two others change their roles before anybody has done anything: nobody else's belief moves."""
    game = games()["boom"]
    g: Any = game.new(4, 3)
    before = analyse._believed(game, g, 0, [])
    one, other = g.role[1].cards[0], g.role[2].cards[0]
    g.role[1].cards[0], g.role[2].cards[0] = other, one
    assert analyse._believed(game, g, 0, []) == before
    g.role[0].cards[0], g.role[1].cards[0] = other, g.role[0].cards[0]
    assert analyse._believed(game, g, 0, []) != before, "its own role it does know"


def test_announcements_are_doubted_in_badass() -> None:
    record = played("badass")
    told = analyse.announcements(record)
    assert told
    found = analyse.doubt(record, told[:3])
    for bluff in found:
        assert bluff.doubts[bluff.seat] is None
        assert all(0 <= d <= 1 for d in bluff.doubts if d is not None)
    assert analyse.announcements(played("bunny")) == []


# -- At a table ---------------------------------------------------------------------------------------


async def reviewed(inside: Inside, reviews: Reviews) -> Review:
    for _ in range(2000):
        if reviews.of(inside.room)[1] == 1.0 and inside.table.review:
            return inside.table.review
        await asyncio.sleep(0.01)
    raise AssertionError("the review never came to an end")


async def to_the_end(inside: Inside) -> None:
    play, n = inside.table.play, 0
    assert play
    ears = [await inside.enter(seat) for seat in range(len(inside.table.places))]
    while not play.g.over:
        seat = play.asked()[0]
        await inside.act(ears[seat], ears[seat].state["options"][n % len(ears[seat].state["options"])]["key"])
        n += 1


def test_a_review_is_kept_with_the_game() -> None:
    async def scene() -> None:
        inside = await seated("boom", 4)
        reviews = Reviews(inside.room.hall.thinkers)
        with pytest.raises(Refusal, match="not_over"):
            reviews.of(inside.room)
        await to_the_end(inside)
        assert reviews.of(inside.room)[1] < 1.0, "it is worked out when somebody asks"
        review = await reviewed(inside, reviews)
        assert review.points[-1].sure
        assert review.points[0].at == 0
        assert "decisions" in review.tallies
        rows = await inside.room.hall.store.read("inside", 0)
        assert rows[-1].payload.startswith(b'[{"e":"reviewed"')
        await inside.room.close()

    in_virtual_time(scene)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def test_a_review_over_the_wire(house: Process) -> None:
    async def scene() -> Message:
        me = house.open_table(bots="random", start=True)
        assert house.ask("GET", f"/api/replays/{me['table']}/review", token=me["token"])[1]["code"] == "not_over"
        async with house.player(me["table"], me["token"]) as lea:
            await lea.play_on(over)
        for _ in range(5 * GUARD):
            status, found = house.ask("GET", f"/api/replays/{me['table']}/review?lang=en", token=me["token"])
            assert status == 200, found
            if found["progress"] == 1:
                return {**me, **found}
            await asyncio.sleep(0.2)
        raise AssertionError("the review never came to an end")

    found = asyncio.run(scene())
    assert found["moments"][0]["at"] == 0
    assert found["moments"][-1]["at"] == found["moves"]
    assert sorted(seat for side in found["sides"] for seat in side) == [0, 1, 2]
    for moment in found["moments"]:
        assert all(c["low"] <= c["share"] <= c["high"] for c in moment["chances"])
    assert any(tally["words"] == "Cards played" for tally in found["tallies"])
    assert found["beliefs"]
    house.stop()
    house.start()
    again = house.ask("GET", f"/api/replays/{found['table']}/review?lang=en", token=found["token"])[1]
    assert again["progress"] == 1, "it is kept"
    assert again["moments"] == found["moments"]


def test_who_may_let_others_watch_gets_a_link(house: Process) -> None:
    me = house.open_table(public=True, watchers="link")
    paul = house.join(me["table"], "Paul")
    house.join(me["table"], "Zoé")
    asyncio.run(_begin(house, me))
    path = f"/api/replays/{me['table']}"
    link = house.ask("GET", path, token=me["token"])[1]["link"]
    secret = link.partition("watch=")[2]
    assert house.ask("GET", path, token=secret)[1]["link"] == link
    assert house.ask("GET", path, token=paul["token"])[1]["link"] is None


async def _begin(house: Process, me: Message) -> None:
    async with house.player(me["table"], me["token"]) as lea:
        assert (await lea.command("start"))["type"] == "ack"
