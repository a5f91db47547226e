"""Who somebody is on a server: by a secret of their device alone, kept hashed, and gone when they wish."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.kernel.records import Input
from tablee.server.club.club import Club, ClubTerms
from tablee.server.club.people import MOST_SEATS, SEATS, SHELF, People, handle_of, seat_name
from tablee.server.club.subscriptions import Subscription
from tablee.server.metrics import Metrics
from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks
from tablee.server.protocol.people import ClaimSeat, Me
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Document, Store
from tablee.server.table import decide, log, snapshot
from tablee.server.table.table import Table
from tablee.server.tokens import fingerprint
from tests.server.conftest import Scene
from tests.server.inside import Inside, MemoryStore, in_virtual_time, seated
from tests.server.people import Process
from tests.server.test_ratings import first_key

KEY = "a" * 43
OTHER = "b" * 43
NOW = 1_800_000_000.0


def a_table(name: str = "t") -> Table:
    table = Table(name)
    first: list[log.AnyEntry] = [log.Opened("boom", 3, {}, Clocks(), False, "nobody")]
    table.fold([*first, *(log.Sat(seat, f"P{seat}", fingerprint(f"token{seat}")) for seat in range(3))])
    return table


def claim(table: str = "t", seat: int = 0, salt: str = "") -> ClaimSeat:
    return ClaimSeat(table, f"token{seat}", salt)


def test_somebody_is_found_again_by_their_key_and_by_nothing_else(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        people = People(store)
        who = await people.be(KEY, Me("Léa", 3), NOW)
        assert who == handle_of(KEY)
        assert await people.be(KEY, Me("Léa la terrible", 4, public=True), NOW + 9e6) == who
        found = await people.find(KEY)
        assert found
        assert (found[1].name, found[1].face, found[1].since) == ("Léa la terrible", 4, 1_799_971_200)
        assert [await people.find(secret) for secret in (OTHER, "", who, fingerprint(KEY))] == [None] * 4
        for secret in ("short", "a" * 44, "é" * 43):
            with pytest.raises(Refusal, match="weak_key"):
                await people.be(secret, Me("Léa"), NOW)
        with pytest.raises(Refusal, match="name_empty"):
            await people.be(KEY, Me("   "), NOW)

    on_store(scene)


def test_nothing_that_is_kept_opens_anything() -> None:
    """Neither the key nor the secret of a seat is in the store, nor can one be asked for by what is."""

    async def scene() -> None:
        store = MemoryStore()
        people = People(store)
        who = await people.be(KEY, Me("Léa"), NOW)
        await people.claim(who, claim(salt="salt"), a_table(), NOW)
        kept = " ".join(f"{doc.shelf} {doc.id} {doc.owner} {doc.body!r}" for doc in store.kept.values())
        assert KEY not in kept
        assert "token0" not in kept

    asyncio.run(scene())


def test_seats_are_whose_who_can_open_them_and_one_persons_only(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        people, table = People(store), a_table()
        lea, tess = await people.be(KEY, Me("Léa"), NOW), await people.be(OTHER, Me("Tess"), NOW)
        await people.claim(lea, claim(salt="one"), table, NOW)
        await people.claim(lea, claim(salt="two"), table, NOW + 1)  # again: nothing changes
        await people.claim(tess, claim(seat=1), table, NOW)
        with pytest.raises(Refusal, match="claimed"):
            await people.claim(tess, claim(), table, NOW)
        with pytest.raises(Refusal, match="unknown_secret"):
            await people.claim(tess, claim(seat=7), table, NOW)
        assert [(held.seat, held.salt) for held in await people.seats(lea)] == [(0, "one")]
        assert await people.sitter("t", fingerprint("token1")) == tess
        assert await people.sitter("t", fingerprint("token2")) is None

    on_store(scene)


def test_who_asks_to_be_forgotten_leaves_nothing(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        people = People(store)
        lea, tess = await people.be(KEY, Me("Léa", public=True), NOW), await people.be(OTHER, Me("Tess"), NOW)
        for n in range(MOST_SEATS + 3):
            await people.claim(lea, claim(f"t{n}"), a_table(f"t{n}"), NOW + n)
        assert len(await people.seats(lea)) == MOST_SEATS
        await people.claim(tess, claim(seat=1), a_table(), NOW)
        club = Club(store, Metrics(), ClubTerms())
        theirs = Subscription(0, fingerprint("token0"), "hook", "https://x.example/lea", "fr")
        for wants in (theirs, replace(theirs, holder=fingerprint("token1"))):
            await store.save(Document("reminders", wants.holder, "t9", msgspec.json.encode(wants)))
        assert [kept.wants.target for kept in await club.reminders_of(lea)] == [theirs.target]
        assert await club.forget(lea)
        assert not await club.forget(lea)
        assert [kept.wants.holder for kept in await club.subscriptions.of("t9")] == [fingerprint("token1")]
        assert await people.find(KEY) is None
        assert await store.documents(SEATS, lea) == []
        assert await store.document(SHELF, lea) is None
        with pytest.raises(Refusal, match="nobody_there"):
            await people.page(lea)
        assert len(await people.seats(tess)) == 1

    on_store(scene)


def test_who_is_forgotten_while_they_sit_down_leaves_nothing_either() -> None:
    class Slow(MemoryStore):
        """Another process forgets them just before the seat is written."""

        async def save(self, document: Any) -> bool:
            if document.shelf == SEATS:
                self.kept.pop((SHELF, document.owner), None)
            return await super().save(document)

    async def scene() -> None:
        store = Slow()
        people = People(store)
        who = await people.be(KEY, Me("Léa"), NOW)
        await people.claim(who, claim(), a_table(), NOW)
        assert store.kept == {}

    asyncio.run(scene())


def test_who_agreed_on_one_card_does_not_choose_another_once_the_result_is_near() -> None:
    async def scene() -> None:
        people, table = People(MemoryStore()), a_table()
        lea, tess = await people.be(KEY, Me("Léa"), NOW), await people.be(OTHER, Me("Tess"), NOW)
        await people.claim(lea, claim(), table, NOW)
        table.fold([log.Rates(0, True)])
        await people.claim(lea, claim(), table, NOW)  # as it was: nothing changes
        await people.go(lea)
        await people.leave_seats(lea)
        with pytest.raises(Refusal, match="claimed"):
            await people.claim(tess, claim(), table, NOW)
        table.phase = "over"
        with pytest.raises(Refusal, match="over_already"):
            await people.claim(tess, claim(seat=1), table, NOW)
        assert await people.seats(tess) == []

    asyncio.run(scene())


def test_who_leaves_has_lost_and_who_is_sent_away_has_not() -> None:
    async def scene() -> None:
        inside = await seated("boom", 4, seed=2)
        people = inside.room.hall.club.people
        who = [await people.be(f"{seat}" * 43, Me(f"P{seat}"), NOW) for seat in range(3)]
        for seat in range(3):
            await people.claim(who[seat], claim("inside", seat), inside.table, NOW)
        ears = [await inside.enter(seat) for seat in range(4)]
        await inside.tell(ears[1], commands.Leave("l"))
        await inside.tell(ears[0], commands.Kick("k", 2))
        told = [[(held.over, held.won) for held in await people.seats(one)] for one in who]
        assert told == [[(False, False)], [(True, False)], [(False, False)]]
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("how", ["brought", "lesson"])
def test_a_game_that_was_brought_and_a_lesson_are_no_results(how: str) -> None:
    async def scene() -> None:
        inside = await seated("boom", 3, seed=2)
        people = inside.room.hall.club.people
        who = await people.be(KEY, Me("Léa", public=True), NOW)
        setattr(inside.table, how, True)
        await people.claim(who, claim("inside"), inside.table, NOW)
        assert inside.table.play
        inside.table.play.g.over = True
        await people.ended(inside.table)
        assert (await people.page(who)).played == {}
        assert await people.seats(who) == []
        await inside.room.close()

    in_virtual_time(scene)


def test_a_game_with_moves_from_elsewhere_was_brought() -> None:
    table, other = a_table(), a_table()
    began = decide.begin(table)
    table.fold([began])
    key = first_key(table)
    assert table.play
    other.fold([replace(began, inputs=[Input(table.play.asked()[0], key)])])
    assert (table.brought, other.brought) == (False, True)
    saved = snapshot.read(snapshot.write(other))
    assert saved
    again = snapshot.restore("t", saved)
    assert again
    assert again.brought


def test_only_who_wants_to_be_found_is() -> None:
    async def scene() -> None:
        people = People(MemoryStore())
        who = await people.be(KEY, Me("Léa"), NOW)
        with pytest.raises(Refusal, match="nobody_there"):
            await people.page(who)
        await people.be(KEY, Me("Léa", public=True), NOW)
        assert (await people.page(who)).name == "Léa"

    asyncio.run(scene())


async def played_to_the_end(inside: Inside) -> None:
    ears = [await inside.enter(seat) for seat in range(len(inside.table.places))]
    while inside.table.phase == "playing":
        assert inside.table.play
        seat = inside.table.play.asked()[0]
        await inside.act(ears[seat], ears[seat].state["options"][0]["key"])


def test_the_end_of_a_game_is_noted_on_every_seat_that_is_somebodys() -> None:
    async def scene() -> None:
        inside = await seated("boom", 3, seed=2)
        people = inside.room.hall.club.people
        who = {seat: await people.be(key, Me(f"P{seat}"), NOW) for seat, key in ((0, KEY), (2, OTHER))}
        for seat in who:
            await people.claim(who[seat], claim("inside", seat), inside.table, NOW)
        await played_to_the_end(inside)
        play = inside.table.play
        assert play
        for seat in who:
            (held,) = await people.seats(who[seat])
            assert (held.over, held.won) == (True, bool(play.g.winners >> seat & 1))
            assert held.role == inside.table.game.faction(play.g, seat)
        assert sum(kept.shelf == SEATS for kept in inside.room.hall.store.kept.values()) == 2  # type: ignore[attr-defined]
        await inside.room.close()

    in_virtual_time(scene)


def test_an_end_that_a_dying_process_did_not_note_is_noted_when_the_table_is_opened() -> None:
    async def scene() -> None:
        inside = await seated("boom", 3, seed=2)
        people = inside.room.hall.club.people
        who = await people.be(KEY, Me("Léa"), NOW)
        await people.claim(who, claim("inside"), inside.table, NOW)
        inside.room.note_result = partial(asyncio.sleep, 0)  # type: ignore[method-assign]
        await played_to_the_end(inside)
        assert not (await people.seats(who))[0].over
        again = type(inside.room)(inside.table, inside.room.hall, asyncio.get_running_loop().time)
        again.open()
        await again.do(partial(asyncio.sleep, 0))
        assert (await people.seats(who))[0].over
        assert await people.sitter("inside", fingerprint("token0")) == who
        assert seat_name("inside", fingerprint("token0")).startswith("inside.")
        await again.close()

    in_virtual_time(scene)


# -- A real server ------------------------------------------------------------------------------


def test_a_person_over_http_from_the_first_word_to_the_last(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        status, body = server.ask("GET", "/api/me", token=KEY, **{"accept-language": "fr"})
        assert (status, body["code"]) == (403, "unknown_key")
        assert "carte de joueur" in body["words"]
        status, me = server.ask("POST", "/api/me", {"name": "Léa", "face": 3}, token=KEY)
        assert (status, me["name"], me["seats"]) == (200, "Léa", [])
        secret = "s" * 40
        seated = server.open_table(token=secret)
        assert seated["token"] == secret
        wanted = {"table": seated["table"], "token": secret, "salt": "abc"}
        assert server.ask("POST", "/api/me/seats", wanted, token=KEY) == (200, {"known": True})
        assert server.ask("POST", "/api/me/seats", {**wanted, "token": "x" * 40}, token=KEY)[0] == 403
        assert server.ask("POST", "/api/me/seats", wanted, token=OTHER)[1]["code"] == "unknown_key"
        (held,) = server.ask("GET", "/api/me", token=KEY)[1]["seats"]
        assert (held["table"], held["seat"], held["salt"]) == (seated["table"], 0, "abc")
        assert server.ask("GET", f"/api/people/{me['id']}")[0] == 404
        server.ask("POST", "/api/me", {"name": "Léa", "public": True}, token=KEY)
        shown = server.ask("GET", f"/api/people/{me['id']}")[1]
        assert (shown["name"], "seats" in shown, "key" in shown) == ("Léa", False, False)
        complaints = server.stop()
        server.start()
        assert server.ask("GET", "/api/me", token=KEY)[1]["seats"] == [held], "it outlives a restart"
        hook = {"means": "hook", "target": "https://1.1.1.1/secret-of-lea"}
        assert server.ask("POST", f"/api/tables/{seated['table']}/reminders", hook, token=secret)[0] == 200
        (reminder,) = server.ask("GET", "/api/me", token=KEY)[1]["reminders"]
        assert (reminder["means"], reminder["target"]) == ("hook", "1.1.1.1")
        assert server.ask("POST", "/api/me/forget", {}, token=OTHER) == (200, {"known": False})
        assert server.ask("POST", "/api/me/forget", {})[0] == 403
        assert server.ask("POST", "/api/me/forget", {}, token=KEY) == (200, {"known": True})
        assert server.ask("GET", f"/api/tables/{seated['table']}/reminders", token=secret)[1]["mine"] == []
        assert server.ask("GET", "/api/me", token=KEY)[0] == 403
        assert server.ask("GET", f"/api/people/{me['id']}")[0] == 404
        complaints += server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert KEY.encode() not in kept
    assert KEY not in complaints
    assert "Léa" not in complaints
