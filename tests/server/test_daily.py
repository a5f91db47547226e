"""Every day a puzzle of each game, whose answer nobody is sent before, and one deal that all play once."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import cast

import pytest

from tablee import bots, puzzles
from tablee.games import OURS, game
from tablee.kernel.saves import key, save
from tablee.kernel.sight import Eyes
from tablee.kernel.state import KEY_BITS
from tablee.kernel.steps import Seat
from tablee.server.club import daily
from tablee.server.club.daily import Daily, Entry, lines
from tablee.server.http.daily import due
from tablee.server.live.hints import available
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import create, log, snapshot
from tablee.server.table.table import NO_HOST, Table, laid_open
from tablee.server.thinking import choose_alike
from tests.server.inside import MemoryStore
from tests.server.people import Message, Process
from tests.server.test_table import over

LEA, PAUL = "l" * 43, "p" * 43
NOON = 1_800_000_000.0
WITH = [name for name in OURS if puzzles.puzzles(game(name))]
TOKENS = {LEA: "lea-" + "s" * 40, PAUL: "paul-" + "s" * 40}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def todays(name: str) -> puzzles.Puzzle:
    found = puzzles.of_day(game(name), int(time.time()) // daily.DAY)
    assert found
    return found


# -- Puzzles ------------------------------------------------------------------------------------


def test_the_same_puzzle_for_all_and_then_they_come_round_again() -> None:
    rules = game("boom")
    found = puzzles.puzzles(rules)
    shown = [puzzles.of_day(rules, day) for day in range(2 * len(found))]
    assert shown[: len(found)] == shown[len(found) :]
    assert sorted(map(id, shown[: len(found)])) == sorted(map(id, found))


@pytest.mark.parametrize("name", WITH)
def test_a_puzzle_is_shown_as_its_seat_sees_it_and_nothing_of_the_answer(house: Process, name: str) -> None:
    status, shown = house.ask("GET", f"/api/daily/{name}/puzzle?lang=en")
    assert status == 200, shown
    puzzle = todays(name)
    g = puzzles.laid_out(game(name), puzzle)
    seen = json.loads(json.dumps(Eyes(g, Seat(puzzle.seat)).view()))
    assert shown["state"]["view"] == seen
    assert {one["key"] for one in shown["state"]["options"]} == {one.key for one in puzzle.worths}
    keys = [one["key"] for one in shown["state"]["options"]]
    assert keys == [key(g, option) for option in g.legal(Seat(puzzle.seat))], "not in the order of their worth"
    assert set(shown) == {"game", "day", "names", "seat", "state"}
    assert str(puzzle.seed) not in json.dumps(shown)
    for one in puzzle.worths[:3]:
        answer = house.ask("POST", f"/api/daily/{name}/puzzle?lang=en", {"day": shown["day"], "key": one.key})[1]
        assert answer["right"] is (one is puzzle.worths[0])
        assert answer["best"] == puzzle.best
        assert any(told["why"] for told in answer["follows"]) or one is not puzzle.worths[0]
        assert [worth["key"] for worth in answer["worths"]] == [worth.key for worth in puzzle.worths]


def test_only_todays_and_what_was_lately(house: Process) -> None:
    for day, back in (("2020-01-01", 404), ("2999-01-01", 404), ("2026-13-40", 404)):
        assert house.ask("GET", f"/api/daily/boom/puzzle?day={day}")[0] == back
    yesterday = daily.today(time.time() - daily.DAY)
    assert house.ask("GET", f"/api/daily/boom/puzzle?day={yesterday}")[1]["day"] == yesterday
    wrong = house.ask("POST", "/api/daily/boom/puzzle?lang=en", {"day": yesterday, "key": "play_card:9"})
    assert wrong[0] == 400
    assert house.ask("GET", "/api/daily/chess/puzzle")[0] == 404
    for name in set(OURS) - set(WITH):
        assert house.ask("GET", f"/api/daily/{name}/puzzle")[1]["code"] == "no_puzzle"


def test_the_first_answer_of_the_day_stays_on_the_card_and_goes_with_it(house: Process) -> None:
    assert house.ask("POST", "/api/me", {"name": "Léa"}, token=LEA)[0] == 200
    puzzle, today = todays("bunny"), daily.today(time.time())
    wrong, right = puzzle.worths[1].key, puzzle.best
    for chosen in (wrong, right):
        house.ask("POST", "/api/daily/bunny/puzzle", {"day": today, "key": chosen}, token=LEA)
    kept = [{"game": "bunny", "day": today, "right": False}]
    assert house.ask("GET", "/api/daily", token=LEA)[1]["solved"] == kept
    assert house.ask("GET", "/api/me", token=LEA)[1]["solved"] == kept
    assert house.ask("GET", "/api/daily")[1]["solved"] == []
    house.ask("POST", "/api/me/forget", {}, token=LEA)
    house.ask("POST", "/api/me", {"name": "Léa"}, token=LEA)
    assert house.ask("GET", "/api/me", token=LEA)[1]["solved"] == []


# -- The deal -------------------------------------------------------------------------------------


def begin(house: Process, who: str, name: str, token: str = "") -> tuple[int, Message]:
    body = {"name": name, "token": token or TOKENS[who]}
    return house.ask("POST", "/api/daily/boom/deal?lang=en", body, token=who)


async def play(house: Process, seated: Message) -> list[Message]:
    """Always the first option: what was told on the way."""
    async with house.player(seated["table"], seated["token"]) as player:
        await player.play_on(over)
    return house.ask("GET", f"/api/replays/{seated['table']}", token=seated["token"])[1]["steps"]  # type: ignore[no-any-return]


def test_all_play_the_same_deal_against_the_same_bots_once(house: Process) -> None:
    first, second = (begin(house, who, name) for who, name in ((LEA, "Léa"), (PAUL, "Paul")))
    assert first[0] == second[0] == 200, (first, second)
    assert first[1]["table"] != second[1]["table"]
    assert first[1]["seat"] == second[1]["seat"]
    assert begin(house, LEA, "Léa again")[1] == first[1], "the same table, however often"
    status, refused = begin(house, LEA, "Léa", "another-" + "s" * 40)
    assert (status, refused["code"]) == (409, "deal_begun")
    assert house.ask("GET", "/api/daily/boom/deal", token=LEA)[1]["lines"] == []
    told = [asyncio.run(play(house, one[1])) for one in (first, second)]
    words = [[step["words"] for step in steps] for steps in told]
    assert words[0] == words[1], "who does the same meets the same"
    shown = house.ask("GET", "/api/daily/boom/deal", token=PAUL)[1]
    assert [(line["place"], line["you"]) for line in shown["lines"]] in (
        [(1, False), (1, True)],
        [(1, True), (1, False)],
    )
    assert shown["yours"] == second[1]["table"]
    me = first[1]
    assert house.ask("GET", f"/api/replays/{me['table']}/review", token=me["token"])[1]["code"] == "sealed"
    assert begin(house, LEA, "Léa")[1] == me, "no second try"
    assert len(house.ask("GET", "/api/daily/boom/deal")[1]["lines"]) == 2
    house.ask("POST", "/api/me", {"name": "Paul"}, token=PAUL)
    house.ask("POST", "/api/me/forget", {}, token=PAUL)
    assert [line["name"] for line in house.ask("GET", "/api/daily/boom/deal")[1]["lines"]] == ["Léa"]


def test_who_has_no_key_cannot_play_and_is_told_so(house: Process) -> None:
    assert begin(house, "short", "Léa", TOKENS[LEA])[1]["code"] == "weak_key"


def test_a_deal_is_a_days_and_a_servers_own() -> None:
    async def scene() -> None:
        here, there = Daily(MemoryStore()), Daily(MemoryStore())
        await here.open()
        await there.open()
        rules, day = game("boom"), daily.today(NOON)
        assert here.seed(rules, day) == here.seed(rules, day)
        others = {here.seed(rules, "2027-01-16"), here.seed(game("baba"), day), there.seed(rules, day)}
        assert len({here.seed(rules, day), *others}) == 4
        assert here.table("boom", day, "a") != here.table("boom", day, "b")
        again = Daily(here._store)
        await again.open()
        assert again.seed(rules, day) == here.seed(rules, day), "it outlives a restart"

    asyncio.run(scene())


def test_bots_of_a_deal_think_by_their_place_in_the_game_and_not_by_the_clock() -> None:
    rules = game("boom")
    g = rules.new(4, 3)
    seat = g.asked_seat()
    chosen = [choose_alike(rules, {}, save(g), int(seat), "expert", [], 5) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in [key(g, option) for option in g.legal(seat)]
    assert daily.level(rules) in bots.offered(rules)


def test_results_are_the_best_first_and_equals_share_a_place() -> None:
    def entry(rank: str, who: str) -> Entry:
        return Entry(rank, who, who, None, 0, rank.startswith("1"), None)

    found = lines([entry("10500003", "a"), entry("10500003", "b"), entry("00500009", "c")], "b")
    assert [(line.place, line.name, line.you) for line in found] == [(1, "a", False), (1, "b", True), (3, "c", False)]


@pytest.mark.parametrize("day", ["2027-01-16", "2027-01-08", "nonsense"])
def test_nobody_sees_tomorrow(day: str) -> None:
    assert daily.today(NOON) == "2027-01-15"
    assert daily.looked_at("2027-01-09", NOON) == "2027-01-09"
    with pytest.raises(Refusal, match="no_such_day"):
        daily.looked_at(day, NOON)


def test_a_deal_counts_until_an_hour_after_its_day_and_opens_then() -> None:
    midnight = (NOON // daily.DAY + 1) * daily.DAY
    late = [daily.is_late("2027-01-15", midnight + seconds) for seconds in (-1, daily.GRACE - 1, daily.GRACE)]
    assert late == [False, False, True]
    assert not daily.is_late(None, NOON)


def test_what_is_old_goes() -> None:
    class Old(MemoryStore):
        gone: tuple[str, float] = ("", 0.0)

        async def delete_old(self, shelf: str, before: float) -> None:
            self.gone = shelf, before

    store = Old()
    asyncio.run(Daily(store).forget_old(NOON))
    assert store.gone[0] == daily.DEALS
    assert store.gone[1] < NOON - daily.BACK * daily.DAY, "what can be looked at is still there"


def test_a_deal_stays_closed_until_the_day_is_over_and_nobody_helps() -> None:
    """Played by lot to its end on the log alone: sealed, without host or hints; then it can be looked at."""
    rules, dice = game("boom"), random.Random(4)
    people: list[log.Sat | log.BotSat] = [
        log.Sat(0, "Léa", "0" * 64),
        *(log.BotSat(seat, "normal") for seat in range(1, 4)),
    ]
    table = Table("deal")
    table.fold(create.of_deal(rules, "fr", people, "2027-01-15", 1 << KEY_BITS | 77))
    assert (table.deal, table.host, available(table)) == ("2027-01-15", NO_HOST, "off")
    assert table.counts()
    assert table.play
    assert due(table) == [], "it goes on"
    while not table.play.g.over:
        seat = dice.choice(table.play.asked())
        option = dice.choice(table.play.g.legal(Seat(seat)))
        table.fold([log.Moved(seat, key(table.play.g, option))])
    with pytest.raises(Refusal, match="sealed"):
        laid_open(table)
    again = snapshot.restore("deal", cast("snapshot.Snapshot", snapshot.read(snapshot.write(table))))
    assert again
    assert (again.deal, again.sealed) == ("2027-01-15", True), "also after a restart"
    table.fold(due(table))
    laid_open(table)
    assert due(table) == []
