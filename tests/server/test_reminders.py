"""Reminders: whoever asked for them is told that it is their turn, and nobody is told anything else."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from datetime import datetime
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tablee.kernel.game import BadInput
from tablee.server.club import mail, outside, push
from tablee.server.club.club import Club, ClubTerms, club_terms, judged
from tablee.server.club.delivery import MOST_WAITING, Delivery, Letter, Outcome
from tablee.server.club.subscriptions import MOST_EACH, MOST_FAILURES, TABLE, Subscription, Subscriptions, quiet_for
from tablee.server.live import reminders
from tablee.server.metrics import Metrics
from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.reminders import Quiet
from tablee.server.store.base import Store
from tablee.server.table import log
from tablee.server.tokens import fingerprint
from tests.server.conftest import Scene
from tests.server.inside import Ear, Inside, MemoryStore, in_virtual_time, seated
from tests.server.outside_world import Device, Mailbox, World, a_mail_server, a_world, from_letters, signed_claims
from tests.server.people import GUARD, Process

SLOW = Clocks(move=86400, reaction=0)
NIGHT = Quiet(22 * 60, 8 * 60, "Europe/Paris")


def wish(seat: int = 0, means: Any = "push", target: str = "https://push.example/x", **more: Any) -> Subscription:
    return Subscription(seat, fingerprint(f"token{seat}"), means, target, more.pop("lang", "fr"), **more)


# -- The protocol of push services --------------------------------------------------------------


def test_a_message_is_the_one_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    secret = int.from_bytes(from_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    written = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        padded=0,
        key=ec.derive_private_key(secret, ec.SECP256R1()),
        salt=from_letters("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert written == from_letters(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_messages_are_equally_long_and_only_their_device_reads_them() -> None:
    one, other = Device(), Device()
    texts = [b'{"path":"/t/a"}', b'{"path":"/t/' + b"b" * 200 + b'"}']
    written = [push.encrypted(text, one.p256dh, _auth(one)) for text in texts]
    assert [one.read(body) for body in written] == [json.loads(text) for text in texts]
    assert len({len(body) for body in written}) == 1
    with pytest.raises(http_ece.ECEException):
        other.read(written[0])


def _auth(device: Device) -> str:
    from tests.server.outside_world import letters

    return letters(device.auth)


@pytest.mark.parametrize("keys", [("", ""), ("AAAA", "AAAAAAAAAAAAAAAAAAAAAA"), ("BA" + "A" * 85, "A" * 22)])
def test_keys_that_no_browser_makes_are_refused(keys: tuple[str, str]) -> None:
    assert not push.are_keys(*keys)
    device = Device()
    assert push.are_keys(device.p256dh, _auth(device))


# -- Addresses of strangers -----------------------------------------------------------------------

INSIDE = [
    "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.9", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
    "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:80ff:fffe",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_is_sent_to_this_machine_or_its_network(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lookup(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", (found, 443)) for found in ("93.184.216.34", address)]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(socket, "create_connection", lambda *_, **__: pytest.fail("it was connected to"))
    with pytest.raises(outside.Refused):
        outside.post("https://friendly.example/hook", {}, b"")


def test_the_open_internet_may_be_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ("93.184.216.34", 443))])
    assert outside.resolved("friendly.example", 443) == "93.184.216.34"


NOWHERE = [
    "http://a.example/", "ftp://a.example", "https://user:pw@a.example/", "https://", "https://a.example:22/", "x",
    "https://a.example:99999/", "https://[::1", "https://a.example/\r\nHost: b", "https://a.exämple/", "file:///etc",
]  # fmt: skip


@pytest.mark.parametrize("url", NOWHERE)
def test_what_is_no_address_of_the_open_web_is_refused(url: str) -> None:
    with pytest.raises(outside.Refused):
        outside.parsed(url)


def test_a_name_that_leads_elsewhere_a_moment_later_leads_nowhere(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection goes to the address that was looked at, not to the name once more."""
    asked: list[str] = []

    def resolved(host: str, _port: int, **_: Any) -> str:
        asked.append(host)
        return "127.0.0.1"

    monkeypatch.setattr(outside, "resolved", resolved)
    port = world.address.rpartition(":")[2]
    assert outside.post(f"http://rebinding.invalid:{port}/x", {}, b"hi", inside=True) == 201
    assert asked == ["rebinding.invalid"]
    assert world.next().headers["host"] == f"rebinding.invalid:{port}"


def test_whoever_answers_a_letter_at_a_time_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "ALTOGETHER", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        ended = threading.Event()

        def drip() -> None:
            line, _ = listener.accept()
            with line:
                while not ended.wait(0.05):
                    try:
                        line.sendall(b"H")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        with pytest.raises(OSError, match=r"HTTP|[Rr]eset|[Bb]roken"):
            outside.post(f"http://127.0.0.1:{listener.getsockname()[1]}/", {}, b"", inside=True)
        ended.set()
        thread.join()


def test_a_redirection_is_not_followed(world: World) -> None:
    world.status = 307
    assert judged(outside.post(f"{world.address}/a", {}, b"", inside=True)) == "hopeless"
    world.next()
    assert world.posted.empty()


@pytest.fixture
def world() -> Iterator[World]:
    with a_world() as it:
        yield it


# -- Mail -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["a@b.example\nBcc: c@d.example", "a", "a@", "@b", "a b@c.example", "a@b..example", "x" * 300 + "@b.example"],
)
def test_what_is_no_mail_address_is_refused(text: str) -> None:
    assert not mail.is_address(text)


def test_a_mail_server_is_written_in_one_way() -> None:
    made = mail.mailer("smtp://me%40home:p%2Fw@mx.example", "tablee@example.org")
    assert (made.port, made.user, made.password, made.secure) == (587, "me@home", "p/w", False)
    for smtp, sender in [("mx.example", "a@b.example"), ("smtp://mx.example", "nobody")]:
        with pytest.raises(BadInput):
            mail.mailer(smtp, sender)
    with pytest.raises(BadInput, match="--public-url"):
        club_terms("", "smtp://mx.example", "a@b.example", inside=False)
    with pytest.raises(BadInput, match=r"https://tablee\.example"):
        club_terms("tablee", "", "", inside=False)


# -- Who is reminded when -------------------------------------------------------------------------


def collected(inside: Inside) -> list[Letter]:
    """What would be sent."""
    sent: list[Letter] = []
    inside.room.hall.club.delivery.hand_in = lambda letter, tried=0: sent.append(letter)  # type: ignore[method-assign]  # noqa: ARG005
    return sent


def told(sent: list[Letter]) -> list[tuple[int, str]]:
    return [(letter.to.wants.seat, letter.code) for letter in sent]


async def asked_for(inside: Inside, *wishes: Subscription) -> None:
    for each in wishes:
        await inside.room.hall.club.subscriptions.add(inside.table.id, each)


def awaited(inside: Inside) -> int:
    assert inside.table.play
    return inside.table.play.window()[0]


async def alone(inside: Inside, but: int) -> list[Ear]:
    return [await inside.enter(seat) for seat in range(len(inside.table.places)) if seat != but]


def test_who_is_awaited_and_not_there_is_told_once_and_nobody_else() -> None:
    async def scene() -> None:
        inside = await seated(seats=3, clocks=SLOW)
        sent = collected(inside)
        me = awaited(inside)
        await asked_for(inside, *[wish(seat) for seat in range(3)])
        await alone(inside, but=me)
        await inside.rest()
        await asyncio.sleep(reminders.GRACE - 1)
        assert sent == []
        await asyncio.sleep(2)
        assert told(sent) == [(me, "turn")]
        assert (sent[0].path, sent[0].title) == (f"/t/{inside.table.id}", "Boom Badaboom")
        ear = await inside.enter(me)  # a look, and gone again: the same question is not told twice
        await inside.leave(ear)
        await asyncio.sleep(10 * reminders.GRACE)
        assert len(sent) == 1
        await inside.room.close()

    in_virtual_time(scene)


def test_who_is_there_is_not_called() -> None:
    async def scene() -> None:
        inside = await seated(seats=3, clocks=SLOW)
        sent = collected(inside)
        await asked_for(inside, *[wish(seat) for seat in range(3)])
        ears = await alone(inside, but=-1)
        await asyncio.sleep(10 * reminders.GRACE)
        assert sent == []
        me = ears[awaited(inside)]
        await inside.leave(me)
        await asyncio.sleep(reminders.GRACE / 2)
        await inside.enter(me.seat)  # who only loads the page anew is not called either
        await asyncio.sleep(10 * reminders.GRACE)
        assert sent == []
        await inside.room.close()

    in_virtual_time(scene)


def test_nobody_is_reminded_of_a_seat_that_is_theirs_no_more() -> None:
    async def scene() -> None:
        inside = await seated(seats=3, clocks=SLOW)
        sent = collected(inside)
        me = awaited(inside)
        await asked_for(inside, msgspec.structs.replace(wish(me), holder=fingerprint("who sat there before")))
        await alone(inside, but=me)
        await asyncio.sleep(10 * reminders.GRACE)
        assert sent == []
        await inside.room.close()

    in_virtual_time(scene)


def test_whoever_leaves_a_seat_leaves_no_address_behind() -> None:
    async def scene() -> None:
        inside = await seated(seats=3, clocks=SLOW)
        await asked_for(inside, *[wish(seat) for seat in range(3)], wish(TABLE, "hook"))
        ears = await alone(inside, but=-1)
        await inside.tell(ears[1], commands.Leave("bye"))
        await inside.tell(ears[0], commands.Kick("out", 2))
        await inside.rest()
        left = await inside.room.hall.club.subscriptions.of(inside.table.id)
        assert [kept.wants.seat for kept in left] == [0, TABLE]
        await inside.room.close()

    in_virtual_time(scene)


def test_in_quiet_hours_nothing_comes_and_afterwards_what_still_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wall clock follows the virtual one."""
    midnight = datetime(2026, 11, 19, tzinfo=ZoneInfo("Europe/Paris")).timestamp()

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(time, "time", lambda: midnight + loop.time())
        inside = await seated(seats=3, clocks=Clocks(reaction=0))
        sent = collected(inside)
        me = awaited(inside)
        await asked_for(inside, wish(me, quiet=NIGHT), wish(me, target="https://push.example/other"))
        for ear in await alone(inside, but=me):
            await inside.leave(ear)
        await asyncio.sleep(7.9 * 3600)
        assert [letter.to.wants.target[-5:] for letter in sent] == ["other"]
        assert inside.room.reminders.waiting  # which keeps the table in memory
        await asyncio.sleep(0.2 * 3600)
        assert told(sent) == [(me, "turn"), (me, "turn")]
        assert not inside.room.reminders.waiting
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize(
    ("at", "minutes"),
    [("21:59", 0), ("22:00", 600), ("23:30", 510), ("00:00", 480), ("07:59", 1), ("08:00", 0), ("12:00", 0)],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(at: str, minutes: int) -> None:
    hour, minute = map(int, at.split(":"))
    now = datetime(2026, 11, 18, hour, minute, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    assert quiet_for(NIGHT, now) == 60 * minutes
    assert quiet_for(None, now) == 0


def test_the_night_in_which_clocks_change_is_an_hour_longer() -> None:
    now = datetime(2026, 10, 24, 23, 0, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    assert quiet_for(NIGHT, now) == 10 * 3600


def test_what_happens_beside_the_turns_is_told_to_who_is_away() -> None:
    async def scene() -> None:
        inside = await seated(game="boom", seats=2, clocks=SLOW)
        sent = collected(inside)
        await asked_for(inside, wish(0), wish(1), wish(TABLE, "hook"))
        host = await inside.enter(0)
        await inside.room.do(lambda: inside.room.change(lambda: ([log.Broke("x"), log.Ended()], None)))
        await inside.rest()
        assert told(sent) == [(1, "over"), (TABLE, "over")]
        sent.clear()
        await inside.tell(host, commands.Rematch("r"))
        await inside.rest()
        assert told(sent) == [(1, "rematch"), (TABLE, "rematch")]
        follower = inside.table.follower
        assert sent[0].path == f"/t/{follower}#again={inside.table.id}"
        assert follower
        followed = await inside.room.hall.club.subscriptions.of(follower)
        assert [kept.wants.seat for kept in followed] == [0, 1, TABLE]
        await inside.room.close()

    in_virtual_time(scene)


def test_a_web_hook_tells_what_all_see_and_never_who_has_answered() -> None:
    """The same table twice; in one of them somebody has answered in secret before the reminder is due."""

    async def heard(answers: bool) -> list[Letter]:
        inside = await seated(game="badass", seats=3, clocks=SLOW, seed=5)
        sent = collected(inside)
        ears = [await inside.enter(seat) for seat in range(3)]
        while len(_window(inside)) < 2:
            seat = awaited(inside)
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        await asked_for(inside, wish(TABLE, "hook"))
        first, second = _window(inside)[:2]
        if answers:
            await inside.act(ears[first], ears[first].state["options"][0]["key"])
            assert len(_window(inside)) >= 2
            assert inside.table.play
            assert first not in inside.table.play.asked()
        await inside.leave(ears[first])
        await inside.leave(ears[second])
        await asyncio.sleep(3 * reminders.GRACE)
        await inside.room.close()
        return sent

    async def scene() -> None:
        silent, answered = await heard(answers=False), await heard(answers=True)
        assert [(x.code, x.title, x.text, x.path) for x in silent] == [
            (x.code, x.title, x.text, x.path) for x in answered
        ]
        assert [x.code for x in silent] == ["turns"]
        assert "P0" in silent[0].text or "P1" in silent[0].text

    in_virtual_time(scene)


def _window(inside: Inside) -> list[int]:
    assert inside.table.play
    return inside.table.play.window()


# -- What is kept ---------------------------------------------------------------------------------


def test_wishes_are_kept_changed_and_forgotten(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        book = Subscriptions(store)
        first = await book.add("t1", wish())
        again = await book.add("t1", wish(quiet=NIGHT))
        assert [(kept.id, kept.wants.quiet) for kept in await book.of("t1")] == [(again.id, NIGHT)]
        assert not await book.stop(first.id)
        (kept,) = await book.of("t1")
        assert await book.claim(kept, "turn 1")
        assert not await book.claim(kept, "turn 1"), "another process was faster"
        (kept,) = await book.of("t1")
        assert not await book.claim(kept, "turn 1")
        assert await book.claim(kept, "turn 2")
        for n in range(1, MOST_EACH):
            await book.add("t1", wish(target=f"https://push.example/{n}"))
        with pytest.raises(Refusal, match="many_reminders"):
            await book.add("t1", wish(target="https://push.example/more"))
        await book.add("t1", wish(1))
        assert await book.stop(again.id)
        for _ in range(MOST_FAILURES):
            assert len(await book.of("t1")) == MOST_EACH
            await book.note((await book.of("t1"))[-1].id, arrived=False)
        assert len(await book.of("t1")) == MOST_EACH - 1
        await book.forget_old(time.time() + 91 * 24 * 3600)
        assert await book.of("t1") == []

    on_store(scene)


def test_an_address_that_works_again_starts_anew() -> None:
    async def scene() -> None:
        book = Subscriptions(MemoryStore())
        kept = await book.add("t1", wish())
        for _ in range(3 * MOST_FAILURES):
            await book.note(kept.id, arrived=False)
            await book.note(kept.id, arrived=True)
        assert len(await book.of("t1")) == 1

    asyncio.run(scene())


def test_the_key_is_made_once(on_store: Scene) -> None:
    async def scene(store: Store) -> None:
        clubs = [Club(store, Metrics(), ClubTerms()) for _ in range(3)]
        await asyncio.gather(*[club.open() for club in clubs])
        assert len({club.push_key for club in clubs}) == 1
        assert len(from_letters(clubs[0].push_key)) == 65

    on_store(scene)


# -- Delivery -------------------------------------------------------------------------------------


def letter_to(target: str) -> Letter:
    from tablee.server.club.subscriptions import Kept
    from tablee.server.store.base import Document

    return Letter(Kept(Document("reminders", "x", "t1", b""), wish(target=target)), "", "", "/", "turn")


def test_one_host_that_hangs_leaves_room_for_others_and_the_queue_is_bounded() -> None:
    """The event loop goes on meanwhile: nothing here waits in it."""

    async def scene() -> None:
        let_go, arrived, metrics = threading.Event(), asyncio.Queue[str](), Metrics()

        def send(letter: Letter) -> Outcome:
            if "slow" in letter.to.wants.target:
                let_go.wait(GUARD)
            return "arrived"

        async def note(letter: Letter, _: Outcome) -> None:
            await arrived.put(letter.to.wants.target)

        delivery = Delivery(send, note, metrics)
        for n in range(20):
            delivery.hand_in(letter_to(f"https://slow.example/{n}"))
        delivery.hand_in(letter_to("https://quick.example/"))
        assert await asyncio.wait_for(arrived.get(), GUARD) == "https://quick.example/"
        for _ in range(2 * MOST_WAITING):
            delivery.hand_in(letter_to("https://slow.example/more"))
        assert metrics.counts["reminders_dropped_total"] >= MOST_WAITING
        let_go.set()
        delivery.close()

    asyncio.run(scene())


def test_what_fails_is_tried_again_later_and_then_given_up() -> None:
    async def scene() -> None:
        tries: list[float] = []
        outcomes: list[Outcome] = []

        def send(_: Letter) -> Outcome:
            tries.append(loop.time())
            return "failed"

        async def note(_: Letter, outcome: Outcome) -> None:
            outcomes.append(outcome)

        loop = asyncio.get_running_loop()
        delivery = Delivery(send, note, Metrics())
        real = loop.run_in_executor

        async def here(_: Any, work: Any, *args: Any) -> Any:
            return work(*args)

        loop.run_in_executor = here  # type: ignore[method-assign, assignment]
        delivery.hand_in(letter_to("https://down.example/"))
        await asyncio.sleep(1000)
        loop.run_in_executor = real  # type: ignore[method-assign]
        assert [round(at) for at in tries] == [0, 30, 330]
        assert outcomes == ["failed"]
        delivery.close()

    in_virtual_time(scene)


# -- A real server, push service, web-hook and mail server ------------------------------------------


class House(Process):
    """A server that may send to this machine."""

    def __init__(self, data: Path, smtp: int) -> None:
        super().__init__(data)
        self.words += ["--reminders-inside", "--public-url", "https://tablee.example/"]
        self.environment |= {"TABLEE_SMTP": f"smtp://127.0.0.1:{smtp}", "TABLEE_MAIL_FROM": "tablee@tablee.example"}


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Mailbox, int]]:
    with a_mail_server() as it:
        yield it


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: tuple[Mailbox, int]) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data"), post[1]) as process:
        yield process  # type: ignore[misc]


def remind(house: Process, me: Any, **wanted: Any) -> Any:
    status, answer = house.ask("POST", f"/api/tables/{me['table']}/reminders", wanted, me["token"])
    assert status == 200, answer
    return answer


def pushed(world: World, device: Device) -> dict[str, Any]:
    return {"means": "push", "target": f"{world.address}/push/abc", "p256dh": device.p256dh, "auth": _auth(device)}


def test_a_push_reaches_the_device_as_the_standards_say(house: House, world: World) -> None:
    me, device = house.open_table(seats=2, public=True), Device()
    shown = remind(house, me, **pushed(world, device), lang="en")
    assert shown["target"] == world.address.removeprefix("http://")
    house.join(me["table"], "Paul")
    came = world.next()
    assert came.path == "/push/abc"
    assert came.headers["content-encoding"] == "aes128gcm"
    assert int(came.headers["ttl"]) > 0
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", came.headers["topic"])
    claims, key = signed_claims(came.headers["authorization"])
    _, known = house.ask("GET", f"/api/tables/{me['table']}/reminders", token=me["token"])
    assert key == known["push_key"]
    assert claims["aud"] == world.address
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert claims["sub"] == "mailto:tablee@tablee.example"
    said = device.read(came.body)
    assert said == {
        "title": "Boom Badaboom",
        "text": "Paul has sat down at your table.",
        "path": f"/t/{me['table']}",
        "stop": shown["id"],
        "table": me["table"],
        "words": "No more reminders",
    }
    assert me["token"].encode() not in came.body
    assert house.ask("POST", f"/api/reminders/{shown['id']}/stop")[1] == {"known": True}
    assert house.ask("POST", f"/api/reminders/{shown['id']}/stop")[1] == {"known": False}


def test_a_browser_that_has_gone_is_forgotten(house: House, world: World) -> None:
    me = house.open_table(seats=2, public=True)
    world.status = 410
    remind(house, me, **pushed(world, Device()))
    house.join(me["table"], "Paul")
    world.next()
    until(lambda: not reminders_of(house, me))


def reminders_of(house: Process, me: Any) -> Any:
    return house.ask("GET", f"/api/tables/{me['table']}/reminders", token=me["token"])[1]["mine"]


def until(holds: Any) -> None:
    ends = time.monotonic() + GUARD
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.02)


def test_a_web_hook_is_the_hosts_and_says_it_as_chats_want_it(house: House, world: World) -> None:
    me = house.open_table(seats=3, public=True)
    paul = house.join(me["table"], "Paul")
    hook = {"means": "hook", "target": f"{world.address}/hook"}
    status, refused = house.ask("POST", f"/api/tables/{me['table']}/reminders", hook, paul["token"])
    assert (status, refused["code"]) == (400, "not_yours")
    remind(house, me, **hook, lang="en")
    remind(house, me, **hook, lang="fr")  # one a table: the later takes its place
    assert len(reminders_of(house, me)) == 1
    house.join(me["table"], "Inès")
    came = world.next()
    said = json.loads(came.body)
    line = f"Boom Badaboom · Inès vient de s’asseoir à ta table. https://tablee.example/t/{me['table']}"
    assert said == {"content": line, "text": line, "event": "joined", "table": me["table"], "path": f"/t/{me['table']}"}
    assert world.posted.empty()
    assert reminders_of(house, paul) == []


def test_mail_comes_only_to_who_has_said_yes_and_ends_with_one_tap(house: House, post: tuple[Mailbox, int]) -> None:
    box, me = post[0], house.open_table(seats=4, public=True)
    asked = remind(house, me, means="mail", target="lea@home.example", lang="en")
    assert (asked["confirmed"], asked["target"]) == (False, "lea…@home.example")
    question = box.next()
    assert str(make_header(decode_header(question["subject"]))) == "Tablée: shall we remind you?"
    assert question["to"] == "lea@home.example"
    assert f"https://tablee.example/#confirm/{asked['id']}" in text_of(question)
    house.join(me["table"], "Paul")  # nobody has said yes yet: nothing comes
    assert house.ask("POST", f"/api/reminders/{asked['id']}/confirm")[1] == {"known": True}
    house.join(me["table"], "Inès")
    came = box.next()
    assert "Inès has sat down" in text_of(came)
    assert f"https://tablee.example/t/{me['table']}" in text_of(came)
    assert me["token"] not in came.as_string()
    assert came["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = came["list-unsubscribe"].strip("<> \r\n").removeprefix("https://tablee.example")
    assert house.ask("POST", stop, b"List-Unsubscribe=One-Click")[1] == {"known": True}
    assert reminders_of(house, me) == []
    house.join(me["table"], "Marc")
    assert box.mails.empty()


def text_of(message: Any) -> str:
    return str(message.get_payload(decode=True).decode())


def test_a_mailbox_is_asked_once_an_hour(house: House, post: tuple[Mailbox, int]) -> None:
    me = house.open_table()
    remind(house, me, means="mail", target="somebody@home.example")
    post[0].next()
    wanted = {"means": "mail", "target": "Somebody@home.example"}
    status, refused = house.ask("POST", f"/api/tables/{house.open_table()['table']}/reminders", wanted, me["token"])
    assert status == 403
    status, refused = house.ask("POST", f"/api/tables/{me['table']}/reminders", wanted, me["token"])
    assert (status, refused["code"]) == (429, "too_many_reminders")


def test_without_leave_nothing_inside_is_written_to_and_no_mail_is_sent(tmp_path: Path, world: World) -> None:
    with Process(tmp_path) as closed:
        me, device = closed.open_table(), Device()
        path = f"/api/tables/{me['table']}/reminders"
        port = world.address.rpartition(":")[2]
        for target in (world.address, f"https://127.0.0.1:{port}/", f"https://localhost:{port}/", "https://[::1]/"):
            wanted = {**pushed(world, device), "target": target}
            status, refused = closed.ask("POST", path, wanted, me["token"])
            assert (status, refused["code"]) == (400, "no_address"), target
        asked = {"means": "mail", "target": "lea@home.example"}
        assert closed.ask("POST", path, asked, me["token"])[1]["code"] == "no_mail"
        zone = {**pushed(world, device), "quiet": {"start": 0, "end": 60, "zone": "Mars/Olympus"}}
        assert closed.ask("POST", path, zone, me["token"])[1]["code"] == "no_such_zone"
        assert closed.ask("GET", path, token=me["token"])[1]["mail"] is False
        assert reminders_of(closed, me) == []
    assert world.posted.empty()


def test_one_address_asks_for_so_many_a_minute() -> None:
    from tablee.server.visitors import Visitors

    visitors = Visitors()
    waits = [visitors.wait_for_reminder("203.0.113.5", "") for _ in range(25)]
    assert waits[:20] == [0] * 20
    assert all(waits[20:])
    assert visitors.wait_for_reminder("203.0.113.6", "a@b.example") == 0
    assert visitors.wait_for_reminder("203.0.113.7", "a@b.example") > 600


def test_a_reminder_asked_for_outlives_a_restart_with_its_key(tmp_path: Path, world: World) -> None:
    process, device = Process(tmp_path), Device()
    process.words.append("--reminders-inside")
    with process:
        me = process.open_table(seats=2, public=True)
        remind(process, me, **pushed(world, device))
        before = process.ask("GET", f"/api/tables/{me['table']}/reminders", token=me["token"])[1]
        process.stop()
        process.start()
        assert process.ask("GET", f"/api/tables/{me['table']}/reminders", token=me["token"])[1] == before
        process.join(me["table"], "Paul")
        assert device.read(world.next().body)["path"] == f"/t/{me['table']}"


def test_nothing_personal_is_in_the_log(tmp_path: Path, world: World) -> None:
    """A target that fails, and one that cannot be reached at all."""
    process = Process(tmp_path)
    process.words.append("--reminders-inside")
    world.status = 400
    with process:
        me = process.open_table(seats=2, public=True)
        remind(process, me, means="hook", target=f"{world.address}/secret-hook")
        process.join(me["table"], "Paul")
        world.next()
        complaints = process.stop()
    assert "secret-hook" not in complaints
    assert me["token"] not in complaints
