"""What a host, a visitor or a hint may not do in silence, or at all, at a table of strangers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.server import visitors
from tablee.server.protocol import commands
from tablee.server.table import snapshot
from tests.server.inside import Ear, in_virtual_time, seated
from tests.server.people import Process
from tests.server.test_clocks import to_a_window
from tests.server.test_room import folded


def notices(ear: Ear) -> list[str]:
    return [notice["code"] for notice in ear.messages("notice")]


@pytest.mark.parametrize("public", [True, False])
def test_the_bots_of_a_running_public_game_stay_as_strong_as_they_are(public: bool) -> None:
    async def scene() -> None:
        inside = await seated(seats=3, people=2)
        inside.table.public = public
        host, other = await inside.enter(0), await inside.enter(1)
        await inside.tell(host, commands.SitBot("b", 2, "novice"))
        if public:
            assert host.messages("refused")[-1]["reason"] == "bots_stay"
            assert inside.table.places[2].level == "random"
        else:
            assert other.messages("notice")[-1]["words"].startswith("L’hôte a changé le niveau du robot ")
            assert other.messages("notice")[-1]["words"].endswith("\u202f: débutant.")
        await inside.room.close()

    in_virtual_time(scene)


def test_a_hint_is_told_to_all_once_a_question() -> None:
    async def scene() -> None:
        inside = await seated(seats=3)
        ears = [await inside.enter(seat) for seat in range(3)]
        asked = next(ear for ear in ears if ear.state["options"])
        await inside.tell(asked, commands.Hint("h1"))
        await inside.tell(asked, commands.Hint("h2"))
        assert all(notices(ear) == ["advised"] for ear in ears)
        assert ears[0].messages("notice")[0]["words"] == f"P{asked.seat} demande conseil à un expert."
        assert (await folded(inside)).notices == inside.table.notices
        await inside.room.close()

    in_virtual_time(scene)


def test_a_hint_for_a_secret_answer_is_told_when_the_answers_are() -> None:
    async def scene() -> None:
        inside = await seated(seats=3)
        ears = [await inside.enter(seat) for seat in range(3)]
        await to_a_window(inside, ears)
        await inside.tell(ears[0], commands.Hint("h1"))
        assert ears[0].messages("ack")[-1]["command_id"] == "h1"
        assert [notices(ear) for ear in ears] == [[], [], []], "else all would know who has not answered yet"
        kept = snapshot.read(snapshot.write(inside.table))
        assert kept
        assert kept.withheld == inside.table.withheld != []
        for ear in ears:
            if ear.state["options"]:
                await inside.act(ear, ear.state["options"][0]["key"])
        assert [notices(ear) for ear in ears] == [["advised"]] * 3
        await inside.room.close()

    in_virtual_time(scene)


def test_changes_around_the_table_are_told_to_all_in_their_language(tmp_path: Path) -> None:
    async def scene(process: Process) -> None:
        me = process.open_table(seats=4, public=True)
        async with process.player(me["table"], me["token"]) as lea, process.player(me["table"], None, "en") as watcher:
            paul = process.join(me["table"], "Paul")
            for kind, more in (
                ("sit_bot", {"seat": 2, "level": "novice"}),
                ("sit_bot", {"seat": 2, "level": "expert"}),
                ("clear_seat", {"seat": 2}),
                ("settings", {"options": {}}),
                ("hand_over", {"seat": paul["seat"]}),
            ):
                assert (await lea.command(kind, **more))["type"] == "ack"
            for person in (lea, watcher):
                while len([m for m in person.heard if m["type"] == "notice"]) < 6:
                    await person.next()
            told = [m["code"] for m in watcher.heard if m["type"] == "notice"]
            assert told == ["sat", "bot_sat", "bot_changed", "cleared", "chosen", "handed"]
            said = [[m["words"] for m in person.heard if m["type"] == "notice"] for person in (lea, watcher)]
            assert (said[0][0], said[1][0]) == ("Paul s’assoit à la table.", "Paul sits down.")
            assert not any(french == english for french, english in zip(*said, strict=True))

    with Process(tmp_path) as process:
        asyncio.run(scene(process))


def test_one_visitor_has_one_seat_at_a_public_table(tmp_path: Path) -> None:
    """The proxy on this machine says where they come from."""

    def join(process: Process, table: str, address: str) -> tuple[int, str]:
        body = {"name": "Somebody"}
        headers = {"X-Forwarded-For": address}
        status, answer = process.ask("POST", f"/api/tables/{table}/join", body, "", **headers)
        return status, answer.get("code", "")

    with Process(tmp_path) as process:
        public, private = process.open_table(seats=5, public=True), process.open_table(seats=5, public=False)
        assert join(process, public["table"], "203.0.113.7") == (200, "")
        assert join(process, public["table"], "203.0.113.7") == (409, "one_seat")
        assert join(process, public["table"], "203.0.113.8") == (200, "")
        assert join(process, public["table"], "2001:db8:1:1::5") == (200, "")
        assert join(process, public["table"], "2001:db8:1:1:ffff::9") == (409, "one_seat"), "of one household"
        assert join(process, private["table"], "203.0.113.7") == (403, "invite_needed")


def test_who_gave_the_seat_up_may_take_one_again_and_a_restart_forgets_nobody(tmp_path: Path) -> None:
    async def leave(process: Process, table: str, token: str) -> None:
        async with process.player(table, token) as person:
            await person.command("leave")

    with Process(tmp_path) as process:
        table = process.open_table(seats=4, public=True)["table"]
        headers = {"X-Forwarded-For": "203.0.113.7"}
        _, first = process.ask("POST", f"/api/tables/{table}/join", {"name": "A"}, "", **headers)
        process.stop()
        process.start()
        assert process.ask("POST", f"/api/tables/{table}/join", {"name": "B"}, "", **headers)[0] == 409
        asyncio.run(leave(process, table, first["token"]))
        assert process.ask("POST", f"/api/tables/{table}/join", {"name": "B"}, "", **headers)[0] == 200


def test_what_is_kept_of_an_address_does_not_name_it() -> None:
    assert visitors.fingerprint("127.0.0.1") == visitors.fingerprint("::1") == visitors.fingerprint("a pipe") == ""
    kept = {visitors.fingerprint(f"10.{a}.{b}.{c}") for a in range(4) for b in range(256) for c in range(64)}
    assert len(visitors.fingerprint("10.0.0.1")) == 6
    assert len(kept) > 64_000, "neighbours are told apart all the same"
