"""Ratings: the model is openskill’s; a game counts once, and where all agreed; who leaves is behind all others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from tablee.games import games
from tablee.kernel.steps import Option, Seat, Step
from tablee.server.club.club import Club, ClubTerms
from tablee.server.club.people import SEATS, People
from tablee.server.club.ratings import (
    LADDERS,
    REMEMBERED,
    RESULTS,
    SHELF,
    Change,
    Rated,
    Ratings,
    standings,
    together,
)
from tablee.server.club.skill import MU, SIGMA, Rating, after
from tablee.server.club.subscriptions import Subscription
from tablee.server.http.people import rate_me
from tablee.server.live.correspondence import goes_on
from tablee.server.live.hall import Hall
from tablee.server.metrics import Metrics
from tablee.server.protocol import bodies, commands
from tablee.server.protocol.parts import Clocks
from tablee.server.protocol.people import ClaimSeat, Me, RateMe
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import MOST_DOCUMENTS, Document, Store
from tablee.server.table import decide, log, snapshot
from tablee.server.table.show import Shower
from tablee.server.table.table import Table
from tablee.server.tokens import fingerprint
from tests.server.conftest import Scene
from tests.server.inside import Inside, MemoryStore, QuickThinkers, in_virtual_time, seated
from tests.server.people import Process

KEYS = ["a" * 43, "b" * 43, "c" * 43]
NOW = 1_800_000_000.0
CLOSE = 1e-9


# -- The model ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_it_is_what_openskill_says(seed: int) -> None:
    dice, model = random.Random(seed), PlackettLuce()
    ratings = [Rating(dice.uniform(5, 45), dice.uniform(1, 9)) for _ in range(dice.randint(2, 8))]
    ranks = [dice.randrange(4) for _ in ratings]
    theirs = model.rate([[model.rating(mu=r.mu, sigma=r.sigma)] for r in ratings], ranks=[float(r) for r in ranks])
    for ours, (their,) in zip(after(ratings, ranks), theirs, strict=True):
        assert ours.mu == pytest.approx(their.mu, abs=CLOSE)
        assert ours.sigma == pytest.approx(their.sigma, abs=CLOSE)


def test_who_wins_rises_and_every_game_leaves_less_doubt() -> None:
    first, second, third = after([Rating()] * 3, [0, 1, 2])
    assert first.mu > second.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < SIGMA
    assert (Rating().mu, Rating().sigma) == (MU, SIGMA)


def test_a_level_that_sat_twice_learns_the_mean() -> None:
    changes = [
        Change("bot.normal", 2.0, 0.9, False),
        Change("x", 1.0, 0.5, True),
        Change("bot.normal", -1.0, 0.8, True),
    ]
    bot, person = together(changes)
    assert (bot.who, bot.by, round(bot.doubt, 6), bot.won) == ("bot.normal", 0.5, 0.85, True)
    assert person == changes[1]


# -- Which games count --------------------------------------------------------------------------


def lobby(seats: int = 3, people: int = 2) -> Table:
    table = Table("t")
    sat: list[log.AnyEntry] = [log.Sat(seat, f"P{seat}", fingerprint(f"token{seat}")) for seat in range(people)]
    bots: list[log.AnyEntry] = [log.BotSat(seat, "novice") for seat in range(people, seats)]
    table.fold([log.Opened("boom", seats, {}, Clocks(), False, "nobody"), *sat, *bots])
    table.options = table.game.check(seats, {})
    return table


def agree(table: Table, *seats: int) -> None:
    for seat in seats:
        table.fold([*decide.rate(table, seat, agree=True)])


def start(table: Table) -> bool:
    table.fold([decide.begin(table)])
    return table.rated


def test_a_game_counts_where_all_people_agreed() -> None:
    one, both = lobby(), lobby()
    agree(one, 0)
    agree(both, 0, 1)
    assert (start(one), start(both), start(lobby())) == (False, True, False)


@pytest.mark.parametrize(
    "entry", [log.BotSat(2, "expert"), log.Cleared(2), log.Chosen({}), log.Sat(2, "P2", fingerprint("token2"))]
)
def test_what_changes_before_the_start_is_agreed_to_anew(entry: log.AnyEntry) -> None:
    table = lobby()
    agree(table, 0, 1)
    table.fold([replace(entry, options=table.options) if isinstance(entry, log.Chosen) else entry])
    assert [place.rates for place in table.places] == [False] * 3


@pytest.mark.parametrize("seed", range(4))
def test_where_the_fewest_points_win_who_has_more_is_behind(seed: int) -> None:
    """Bunny Boom counts rabbits that one does not want."""
    rules = games()["bunny"]
    dice, g = random.Random(seed), rules.new(4, seed)
    while not g.over:
        asked = next(s for s in range(4) if g.waits_for(Seat(s)))
        g.play(Seat(asked), Option(Step(dice.choice(g.legal(Seat(asked))))))
    places = [SimpleNamespace(token=f"t{s}", level=None) for s in range(4)]
    table = SimpleNamespace(play=SimpleNamespace(g=g), game=rules, places=places, gone={})
    ranks = [one.rank for one in standings(table)]  # type: ignore[arg-type]
    points = [rules.score(g, seat) for seat in range(4)]
    lost = [seat for seat in range(4) if not int(g.winners) >> seat & 1]
    assert len({points[seat] for seat in lost}) > 1, "nobody is told apart: choose another seed"
    assert sorted(lost, key=lambda seat: ranks[seat]) == sorted(lost, key=lambda seat: (points[seat], ranks[seat]))


def test_nobody_agrees_before_it_is_known_who_plays_nor_after_the_start() -> None:
    table = lobby()
    table.fold([log.Cleared(2)])
    with pytest.raises(Refusal, match="seats_first"):
        agree(table, 0)
    filled = decide.decide(table, 0, commands.Start("go", "novice"))
    table.fold([log.Rates(0, True), log.Rates(1, True)])  # what no decision writes
    table.fold(filled)
    assert not table.rated, "a bot that comes with the start is agreed to by nobody"
    with pytest.raises(Refusal, match="not_lobby"):
        agree(table, 0)


def test_nobody_is_advised_in_a_game_that_counts() -> None:
    from tablee.server.live.hints import available

    table, other = lobby(), lobby()
    agree(table, 0, 1)
    start(table)
    start(other)
    assert (available(table), available(other)) == ("off", "on")
    saved = snapshot.read(snapshot.write(table))
    assert saved
    again = snapshot.restore("t", saved)
    assert again
    assert again.rated


def in_a_rated_game() -> Table:
    table = lobby()
    agree(table, 0, 1)
    start(table)
    return table


@pytest.mark.parametrize(
    "command", [commands.SitBot("a", 2, "expert"), commands.Kick("a", 1), commands.OfferUndo("a", 1)]
)
def test_in_a_game_that_counts_nobody_goes_back_swaps_a_bot_or_is_sent_away(command: commands.Command) -> None:
    table, other = in_a_rated_game(), lobby()
    start(other)
    for one in (table, other):
        while not (one.play and one.play.public_moves()):
            assert one.play
            one.fold([log.Moved(one.play.asked()[0], first_key(one))])
    assert decide.decide(other, 0, command)
    with pytest.raises(Refusal, match="it_counts"):
        decide.decide(table, 0, command)


def first_key(table: Table) -> str:
    assert table.play
    shown: Any = Shower(table.play, "fr", table.names()).options(table.play.asked()[0])[0]
    key: str = msgspec.json.decode(shown)["key"]
    return key


def test_a_game_with_cards_of_ones_own_cannot_count() -> None:
    table = lobby()
    table.game = replace_own(table.game)
    with pytest.raises(Refusal, match="own_cards"):
        agree(table, 0)
    assert decide.rate(table, 0, agree=False)


def replace_own(game: Any) -> Any:
    import dataclasses

    return dataclasses.replace(game, own="a box")


def test_what_is_agreed_to_is_who_plays_and_by_what_rules() -> None:
    seen = {decide.terms(lobby()), decide.terms(lobby())}
    for entry in (
        log.BotSat(2, "expert"),
        log.Sat(2, "P2", fingerprint("token2")),
        log.Chosen({"difficulty": "eclair"}),
    ):
        table = lobby()
        table.fold([entry])
        seen.add(decide.terms(table))
    assert len(seen) == 4


# -- Who stood where ----------------------------------------------------------------------------


def ended(winners: int, points: list[int] | None = None) -> Table:
    table = lobby(4, 3)
    agree(table, 0, 1, 2)
    start(table)
    assert table.play
    g = table.play.g
    g.over, g.winners = True, winners
    if points:
        table.game = replace_score(table.game, points)
    return table


def replace_score(game: Any, points: list[int]) -> Any:
    import dataclasses

    return dataclasses.replace(game, score=lambda _, seat: points[seat])


def test_winners_share_the_first_rank_and_points_order_the_others() -> None:
    assert [one.rank for one in standings(ended(0b0101))] == [0, 1, 0, 1]
    assert [one.rank for one in standings(ended(0b0010, [7, 9, 3, 7]))] == [1, 0, 2, 1]
    assert [one.level for one in standings(ended(1))] == ["", "", "", "novice"]


def test_who_leaves_is_behind_all_others_and_who_is_sent_away_is_not_judged() -> None:
    table = lobby(4, 3)
    agree(table, 0, 1, 2)
    start(table)
    sent_away: list[log.AnyEntry] = [log.Replaced(2, "novice")]  # which no decision writes in a game that counts
    table.fold([*decide.decide(table, 1, commands.Leave("a")), *sent_away])
    assert table.play
    table.play.g.over, table.play.g.winners = True, 0b0110
    stood = standings(table)
    assert [one.rank for one in stood[:2]] == [1, 2]
    assert [one.token for one in stood[:2]] == [fingerprint("token0"), fingerprint("token1")]
    assert [one.level for one in stood] == ["", "", "novice"], "the bots that took over are not judged either"
    assert not stood[1].won


# -- In the store -------------------------------------------------------------------------------


async def known(store: Store) -> tuple[People, Ratings, list[str]]:
    people = People(store)
    who = [await people.be(key, Me(f"P{n}"), NOW) for n, key in enumerate(KEYS)]
    return people, Ratings(store, people), who


def test_a_game_that_all_win_or_lose_together_says_nothing(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        people, ratings, who = await known(store)
        for name, winners in (("lost", 0), ("won", 0b1111)):
            await ratings.ended(await a_game(people, who, name, winners), NOW)
            assert await store.document(RESULTS, name) is None
        assert await ratings.all_of(who[0]) == []

    on_store(scene)


async def a_game(people: People, who: list[str], name: str, winners: int = 1) -> Table:
    table, before = ended(winners), lobby(4, 3)
    table.id = before.id = name
    for seat in range(3):
        await people.claim(who[seat], ClaimSeat(name, f"token{seat}"), before, NOW)
    return table


def test_a_game_counts_once_however_often_it_is_noted(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        people, ratings, who = await known(store)
        table = await a_game(people, who, "one")
        await asyncio.gather(*[ratings.ended(table, NOW) for _ in range(5)])
        await ratings.ended(table, NOW)
        found = [await ratings.of(one, "boom", "table") for one in [*who, "bot.novice"]]
        expected = after([Rating()] * 4, [0, 1, 1, 1])
        assert [rated.games for rated in found] == [1] * 4
        assert [rated.mu for rated in found] == [pytest.approx(new.mu) for new in expected]
        assert [rated.sigma for rated in found] == [pytest.approx(new.sigma) for new in expected]
        left = await store.document(RESULTS, "one")
        assert left
        assert not any(one.encode() in left.body for one in who), "of who played it nothing is left there"

    on_store(scene)


def test_games_that_end_at_the_same_moment_all_count(on_store: Scene) -> None:
    """The same bots play everywhere; no process undoes what another has written."""

    async def scene(store: Store) -> None:
        people, ratings, who = await known(store)
        tables = [await a_game(people, who, f"t{n}", 1 << n % 3) for n in range(6)]
        await asyncio.gather(*[Ratings(store, people).ended(table, NOW) for table in tables])
        for one in [*who, "bot.novice"]:
            rated = await ratings.of(one, "boom", "table")
            assert (rated.games, len(rated.curve), len(set(rated.holds))) == (6, 6, 6)

    on_store(scene)


class Dying:
    """A store whose process ends after so many writes."""

    def __init__(self, store: Store, writes: int) -> None:
        self.store = store
        self.left = writes

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def save(self, document: Any) -> bool:
        if not self.left:
            raise ConnectionError
        self.left -= 1
        return await self.store.save(document)


@pytest.mark.parametrize("writes", range(12))
def test_a_process_that_dies_at_any_moment_leaves_nothing_halfway(writes: int) -> None:
    async def scene() -> None:
        store = MemoryStore()
        people, ratings, who = await known(store)
        table = await a_game(people, who, "one")
        dying: Any = Dying(store, writes)
        with suppress(ConnectionError):
            await Ratings(dying, People(dying)).ended(table, NOW)
        await ratings.ended(table, NOW)
        expected = after([Rating()] * 4, [0, 1, 1, 1])
        for one, new in zip([*who, "bot.novice"], expected, strict=True):
            rated = await ratings.of(one, "boom", "table")
            assert rated.games == 1
            assert rated.mu == pytest.approx(new.mu)

    asyncio.run(scene())


def test_a_game_that_did_not_count_changes_nothing() -> None:
    async def scene() -> None:
        store = MemoryStore()
        people, ratings, who = await known(store)
        table = await a_game(people, who, "one")
        table.rated = False
        await ratings.ended(table, NOW)
        assert not any(shelf in (SHELF, RESULTS, LADDERS) for shelf, _ in store.kept)

    asyncio.run(scene())


def test_on_the_ladder_is_who_wants_to_be_and_who_is_forgotten_is_nowhere(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        people, ratings, who = await known(store)
        await ratings.ended(await a_game(people, who, "one"), NOW)
        assert [line.id for line in (await ratings.ladder("boom", "table")).lines] == ["bot.novice"]
        await people.be(KEYS[0], Me("Léa", public=True), NOW)
        await ratings.published(who[0])
        lines = (await ratings.ladder("boom", "table")).lines
        assert [(line.id, line.name) for line in lines] == [(who[0], "Léa"), ("bot.novice", "")]
        assert (await ratings.ladder("boom", "days")).lines == []
        await people.go(who[0])
        await ratings.forget(who[0])
        assert [line.id for line in (await ratings.ladder("boom", "table")).lines] == ["bot.novice"]
        assert await store.documents(SHELF, who[0]) == []

    on_store(scene)


def test_a_slow_process_does_not_count_what_others_have_counted_long_ago() -> None:
    async def scene() -> None:
        store = MemoryStore()
        people, ratings, who = await known(store)
        table = await a_game(people, who, "one")
        late = [True]

        async def sixty_games_later() -> None:
            if late.pop() if late else False:
                await ratings.ended(table, NOW)
                for n in range(REMEMBERED + 5):
                    await ratings.ended(await a_game(people, who, f"t{n}", 1 << n % 3), NOW)

        slow: Any = Meanwhile(store, SHELF, sixty_games_later)
        await Ratings(slow, People(slow)).ended(table, NOW)
        assert [(await ratings.of(one, "boom", "table")).games for one in who] == [REMEMBERED + 6] * 3

    asyncio.run(scene())


class Sweeping(MemoryStore):
    """Something happens once, right after a document of some shelf is gone."""

    shelf = ""
    what: Callable[[], Coroutine[Any, Any, object]] | None = None

    async def delete(self, shelf: str, name: str) -> bool:
        gone = await super().delete(shelf, name)
        if shelf == self.shelf and (what := self.what):
            self.what = None
            await what()
        return gone


@pytest.mark.parametrize("shelf", ["people", "reminders", SEATS, SHELF, LADDERS])
def test_what_ends_or_begins_while_somebody_is_forgotten_brings_nothing_back(shelf: str) -> None:
    async def scene() -> None:
        store = Sweeping()
        people, ratings, who = await known(store)
        await people.be(KEYS[0], Me("Léa", public=True), NOW)
        await ratings.ended(await a_game(people, who, "before"), NOW)
        ending, other = await a_game(people, who, "ending"), lobby()
        other.id = "beginning"
        wants = Subscription(0, fingerprint("token0"), "hook", "https://x.example/lea", "fr")
        await store.save(Document("reminders", "r", "before", msgspec.json.encode(wants)))

        async def elsewhere() -> None:
            await ratings.ended(ending, NOW)
            await people.claim(who[0], ClaimSeat("beginning", "token0", "salt"), other, NOW)

        store.shelf, store.what = shelf, elsewhere
        await Club(store, Metrics(), ClubTerms()).forget(who[0])
        assert store.what is None, "it did happen"
        assert [name for name, kept in store.kept.items() if who[0] in f"{name} {kept.owner} {kept.body!r}"] == []

    asyncio.run(scene())


class Meanwhile:
    """A store beside which something happens just before a document of some shelf is written."""

    def __init__(self, store: Store, shelf: str, what: Callable[[], Coroutine[Any, Any, object]]) -> None:
        self.store = store
        self.shelf = shelf
        self.what = what

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def save(self, document: Any) -> bool:
        if document.shelf == self.shelf:
            await self.what()
        return await self.store.save(document)


@pytest.mark.parametrize("shelf", [RESULTS, SHELF, LADDERS])
def test_who_is_forgotten_while_a_game_is_counted_leaves_nothing(on_store: Scene, shelf: str) -> None:
    async def scene(store: Store) -> None:
        people, _, who = await known(store)
        await people.be(KEYS[0], Me("Léa", public=True), NOW)
        table = await a_game(people, who, "one")
        club = Club(store, Metrics(), ClubTerms())
        racing: Any = Meanwhile(store, shelf, lambda: club.forget(who[0]))
        await Ratings(racing, People(racing)).ended(table, NOW)
        await club.forget(who[0])  # what another process was at is swept by whoever asks again
        for kept in (SHELF, SEATS):
            assert await store.documents(kept, who[0]) == []
        listed = await store.documents(LADDERS, "boom.table")
        assert not any(who[0].encode() in line.body for line in listed)
        assert [rated.games for rated in await club.ratings.all_of(who[1])] == [1]

    on_store(scene)


@pytest.mark.parametrize("shelf", [RESULTS, SHELF, LADDERS])
def test_what_a_game_writes_of_somebody_forgotten_it_takes_away_itself(on_store: Scene, shelf: str) -> None:
    async def scene(store: Store) -> None:
        people, _, who = await known(store)
        await people.be(KEYS[0], Me("Léa", public=True), NOW)
        table = await a_game(people, who, "one")
        racing: Any = Meanwhile(store, shelf, lambda: Club(store, Metrics(), ClubTerms()).forget(who[0]))
        await Ratings(racing, People(racing)).ended(table, NOW)
        assert await store.documents(SHELF, who[0]) == []
        assert not any(who[0].encode() in line.body for line in await store.documents(LADDERS, "boom.table"))

    on_store(scene)


def test_a_ladder_shows_the_best_and_nobody_who_hides() -> None:
    async def scene() -> None:
        store = MemoryStore()
        people = People(store)
        ratings = Ratings(store, people)
        for n in range(MOST_DOCUMENTS + 3):
            who = await people.be(f"{n:043d}", Me(f"P{n}", public=True), NOW)
            rated = Rated("boom", "table", mu=float(n) - 20)
            await store.save(Document(SHELF, f"{who}.boom.table", who, msgspec.json.encode(rated)))
            await ratings.published(who)
        lines = (await ratings.ladder("boom", "table")).lines
        assert (len(lines), lines[0].name, lines[-1].mu) == (MOST_DOCUMENTS, f"P{MOST_DOCUMENTS + 2}", -17.0)
        await people.be(f"{MOST_DOCUMENTS + 2:043d}", Me("P", public=False), NOW)  # the ladder itself not yet told
        assert (await Ratings(store, people).ladder("boom", "table")).lines[0].name == f"P{MOST_DOCUMENTS + 1}"

    asyncio.run(scene())


def test_a_ladder_is_looked_up_once_for_all_who_ask() -> None:
    class Counting(MemoryStore):
        looked = 0

        async def highest(self, shelf: str, owner: str) -> list[Document]:
            self.looked += 1
            await asyncio.sleep(1)
            return await super().highest(shelf, owner)

    async def scene() -> None:
        store = Counting()
        people, ratings, who = await known(store)
        await asyncio.gather(*[ratings.ladder("boom", "table") for _ in range(20)])
        assert store.looked == 1
        await ratings.ended(await a_game(people, who, "one"), NOW)
        assert (await ratings.ladder("boom", "table")).lines, "what has changed here is seen at once"
        await asyncio.sleep(60)
        await ratings.ladder("boom", "table")
        assert store.looked == 3

    in_virtual_time(scene)


@pytest.mark.parametrize("writes", range(12))
def test_a_result_that_was_left_halfway_counts_once_however_late_the_rest_comes(writes: int) -> None:
    async def scene() -> None:
        store = MemoryStore()
        people, ratings, who = await known(store)
        table = await a_game(people, who, "one")
        dying: Any = Dying(store, writes)
        with suppress(ConnectionError):
            await Ratings(dying, People(dying)).ended(table, NOW)
        for n in range(REMEMBERED + 5):
            await ratings.ended(await a_game(people, who, f"t{n}", 1 << n % 3), NOW)
        await ratings.ended(table, NOW)
        for one in [*who, "bot.novice"]:
            rated = await ratings.of(one, "boom", "table")
            assert rated.games == REMEMBERED + 6
            assert len(rated.holds) <= REMEMBERED + 1

    asyncio.run(scene())


# -- At a table ---------------------------------------------------------------------------------


def test_a_game_that_counts_is_noted_by_its_room() -> None:
    async def scene() -> None:
        inside: Inside = await seated("bunny", 3, seed=2)
        inside.table.rated = True
        club = inside.room.hall.club
        who = [await club.people.be(key, Me(f"P{n}"), NOW) for n, key in enumerate(KEYS)]
        for seat in range(3):
            await club.people.claim(who[seat], ClaimSeat("inside", f"token{seat}"), inside.table, NOW)
        ears = [await inside.enter(seat) for seat in range(3)]
        while inside.table.phase == "playing":
            assert inside.table.play
            seat = inside.table.play.asked()[0]
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        assert [rated.games for one in who for rated in await club.ratings.all_of(one)] == [1, 1, 1]
        await inside.room.do(partial(asyncio.sleep, 0))
        await inside.room.close()

    in_virtual_time(scene)


def test_who_leaves_a_game_that_counts_gets_its_result_although_nobody_is_there() -> None:
    async def scene() -> None:
        inside: Inside = await seated("bunny", 2, people=1, seed=2)
        assert not goes_on(inside.room)
        inside.table.rated = True
        assert not goes_on(inside.room), "who is only away may come back"
        ear = await inside.enter(0)
        await inside.tell(ear, commands.Leave("l"))
        assert not inside.room.audience.connections
        assert goes_on(inside.room)
        await asyncio.sleep(24 * 3600)
        assert inside.table.phase == "over"
        assert not goes_on(inside.room)
        await inside.room.close()

    in_virtual_time(scene)


def test_whoever_loses_the_seat_while_they_agree_agrees_for_nobody() -> None:
    async def scene() -> None:
        hall = Hall(MemoryStore(), QuickThinkers())
        me = await hall.create(bodies.CreateTable("boom", "Léa", 2))
        room = await hall.room(me.table)
        paul, tess = (log.Sat(1, name, fingerprint(name)) for name in ("Paul", "Tess"))
        await room.do(partial(room.change, lambda: ([paul], None)))

        async def seat() -> int:
            await room.do(partial(room.change, lambda: ([log.Cleared(1), tess, log.Rates(1, True)], None)))
            return 1

        wanted = RateMe(agree=False)
        ask: Any = SimpleNamespace(read=lambda _: wanted, room=partial(hall.room, me.table), seat=seat, hall=hall)
        ask.token = "Paul"
        with pytest.raises(Refusal, match="unknown_secret"):
            await rate_me(ask)
        assert room.table.places[1].rates
        await room.close()

    in_virtual_time(scene)


def test_over_http_it_takes_a_card_and_full_seats(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        mine = server.open_table(game="bunny", seats=2, bots="random")
        about = f"/api/tables/{mine['table']}/rated"
        wanted = {"agree": True, "key": KEYS[0]}
        status, body = server.ask("POST", about, wanted, token=mine["token"])
        assert (status, body["code"]) == (400, "no_card")
        server.ask("POST", "/api/me", {"name": "Léa"}, token=KEYS[0])
        server.ask("POST", "/api/me/seats", {"table": mine["table"], "token": mine["token"]}, token=KEYS[0])
        assert server.ask("POST", about, wanted, token=mine["token"]) == (200, {"known": True})
        assert server.ask("POST", about, wanted)[0] == 403
        status, body = server.ask("POST", about, {**wanted, "terms": "seen before"}, token=mine["token"])
        assert (status, body["code"]) == (400, "new_terms")

        async def play() -> None:
            async with server.player(mine["table"], mine["token"]) as lea:
                await lea.until("table")
                assert [seat["rates"] for seat in lea.table["seats"]] == [True, False]
                seen = {**wanted, "terms": lea.table["terms"]}
                assert (server.ask("POST", about, seen, token=mine["token"]))[0] == 200
                await lea.command("start")
                await lea.play_on(lambda state: state["view"]["over"])
                assert lea.table["rated"]
                await lea.command("say", preset="thanks")  # done after the end was noted

        asyncio.run(play())
        (rating,) = server.ask("GET", "/api/me", token=KEYS[0])[1]["ratings"]
        assert (rating["game"], rating["kind"], rating["games"], len(rating["curve"])) == ("bunny", "table", 1, 1)
        (bot,) = server.ask("GET", "/api/ladders/bunny")[1]["lines"]
        assert (bot["id"], bot["games"]) == ("bot.random", 1)
        assert server.ask("GET", "/api/ladders/chess")[0] == 404
