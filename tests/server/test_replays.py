"""After the game: replays through any eyes, a file to keep, and going on from any moment."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from threading import Event
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
import segno
from msgspec.structs import replace

from tablee import games
from tablee.kernel import records
from tablee.kernel.records import Input
from tablee.server.http import handlers
from tablee.server.http.routes import LARGE
from tablee.server.live.hall import Hall
from tablee.server.live.restore import read_table
from tablee.server.protocol import bodies
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import replay as replays
from tablee.server.table import snapshot
from tablee.server.table.create import MOST_LINES, MOST_MOVES, from_file
from tablee.server.table.decide import LONGEST_NAME, LONGEST_TEXT
from tablee.server.table.log import Said
from tablee.server.table.replay import A_TURN
from tablee.server.table.table import Table
from tests.corpus import corpus
from tests.server.inside import MemoryStore, QuickThinkers, in_virtual_time, seated
from tests.server.people import Message, Process
from tests.server.test_table import over

SEED = 5  # of a table of Seizh at which the first seat holds a spatula
CAKE = "\U0001f370"
LONGEST_MOVE = 90  # bytes, as it is written in a file
THERE_AND_BACK = ("drop:0:spatule", "grab:0:spatule")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture(scope="module")
def finished(house: Process) -> Message:
    """A game against bots that is over; with the last state its player saw."""

    async def scene() -> Message:
        me = house.open_table(bots="random", start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.play_on(over)
            return {**me, "state": lea.state}

    return asyncio.run(scene())


def test_a_replay_ends_where_the_game_ended(house: Process, finished: Message) -> None:
    path = f"/api/replays/{finished['table']}"
    for eyes in ("0", "1", "watch", "all"):
        replay = house.ask("GET", f"{path}?eyes={eyes}", token=finished["token"])[1]
        assert replay["ending"] == finished["state"]["ending"]
        count = len(replay["steps"])
        status, last = house.ask("GET", f"{path}/{count}?eyes={eyes}", token=finished["token"])
        assert status == 200
        assert last["state"]["view"]["table"] == finished["state"]["view"]["table"]
        assert house.ask("GET", f"{path}/{count + 1}?eyes={eyes}", token=finished["token"])[0] == 404
    assert house.ask("GET", f"{path}/0?eyes=9", token=finished["token"])[0] == 403


@pytest.mark.parametrize("number", ["00", "0000001", "1" * 5000, "\u0661", "-1", "1.0"])
def test_what_is_no_number_is_no_move_and_nobodys_eyes(house: Process, finished: Message, number: str) -> None:
    path, wrong = f"/api/replays/{finished['table']}", quote(number)
    assert house.ask("GET", f"{path}/{wrong}", token=finished["token"])[0] == 404
    assert house.ask("GET", f"{path}?eyes={wrong}", token=finished["token"])[0] == 403


@pytest.mark.parametrize("watchers", ["link", "everybody", "nobody"])
def test_all_who_played_can_share_a_finished_game(house: Process, watchers: str) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, seats=2, watchers=watchers)
        paul = house.join(me["table"], "Paul")
        path = f"/api/replays/{me['table']}"

        def link(token: str) -> str | None:
            shown: str | None = house.ask("GET", path, token=token)[1]["link"]
            return shown

        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await lea.command("start")
            assert (link(paul["token"]) is None) == (watchers != "everybody"), "not while it is played"
            await asyncio.gather(lea.play_on(over), other.play_on(over))
        links = [link(token) for token in (me["token"], paul["token"], paul["token"])]
        if watchers == "nobody":
            assert links == [None, None, None]
            return
        for shared in links:
            assert shared
            secret = shared.partition("watch=")[2]
            assert house.ask("GET", f"{path}?eyes=all", token=secret)[0] == 200
            assert link(secret) == shared, "and who was given it can pass it on"

    asyncio.run(scene())


def test_each_pair_of_eyes_sees_its_own_beginning(house: Process, finished: Message) -> None:
    path = f"/api/replays/{finished['table']}/0"
    views = {
        eyes: house.ask("GET", f"{path}?eyes={eyes}", token=finished["token"])[1]["state"]["view"]
        for eyes in ("0", "1", "watch", "all")
    }
    assert views["0"]["table"]["role"][1] == 1, "a card face down"
    assert views["1"]["table"]["role"][1] == views["all"]["table"]["role"][1]
    assert all(len(role) == 1 for role in views["all"]["table"]["role"])
    assert views["all"]["over"] is False
    assert views["watch"]["table"]["hand"] != views["0"]["table"]["hand"]


def test_going_on_from_a_moment(house: Process, finished: Message) -> None:
    path = f"/api/replays/{finished['table']}"
    steps = house.ask("GET", f"{path}?eyes=1", token=finished["token"])[1]["steps"]
    at = steps[len(steps) // 2]["at"]
    wanted = {"at": at, "seat": 1, "name": "Paul", "level": "random"}
    status, seated = house.ask("POST", f"{path}/continue", wanted, finished["token"])
    assert (status, seated["seat"]) == (200, 1)

    async def scene() -> None:
        async with house.player(seated["table"], seated["token"]) as paul:
            await paul.play_on(over)

    asyncio.run(scene())
    for wrong in ({"at": 99999}, {"seat": 5}, {"level": "genius"}):
        assert house.ask("POST", f"{path}/continue", {**wanted, **wrong}, finished["token"])[0] in (400, 404)


def test_a_game_as_a_file_and_back(house: Process, finished: Message) -> None:
    status, kept = house.ask("GET", f"/api/export/{finished['table']}", token=finished["token"])
    assert status == 200
    file = json.dumps(kept).encode()
    status, seated = house.ask("POST", "/api/import?name=L%C3%A9a&seat=2", file)
    assert status == 200
    shown = house.ask("GET", f"/api/replays/{seated['table']}?eyes=all", token=seated["token"])[1]
    assert shown["over"]
    before = house.ask("GET", f"/api/replays/{finished['table']}?eyes=all", token=finished["token"])[1]["names"]
    renamed = dict(zip(before, shown["names"], strict=True))  # whoever imports sits down among other bots
    told = re.sub("|".join(map(re.escape, before)), lambda name: renamed[name[0]], finished["state"]["ending"])
    assert shown["ending"] == told
    kept["record"]["version"] = 99
    assert house.ask("POST", "/api/import?name=L", json.dumps(kept).encode())[1]["code"] == "bad_file"
    kept["record"]["version"] = 1
    kept["record"]["inputs"][0][1] = "fly:0"
    assert house.ask("POST", "/api/import?name=L", json.dumps(kept).encode())[1]["code"] == "bad_file"


def test_who_looks_back_at_a_long_game_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 3, people=1, seed=SEED, options={"tempo": "live"})
        lea = await inside.enter(0)
        for n in range(4 * A_TURN):
            await inside.act(lea, THERE_AND_BACK[n % 2])
        for looking in (replays.replay(inside.table, "0", "fr"), replays.frame(inside.table, "0", 4 * A_TURN, "fr")):
            looked = asyncio.ensure_future(looking)
            turns = 0
            while not looked.done():
                turns += 1
                await asyncio.sleep(0)
            assert turns > 3
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("way", ["import", "continue"])
def test_who_goes_on_from_a_long_game_keeps_nobody_waiting(way: str) -> None:
    async def scene() -> None:
        hall = Hall(MemoryStore(), QuickThinkers(), (1.0, 1.0))
        record = records.start(games.game("seizh"), 3, SEED, {"tempo": "live"})
        record.inputs = [Input(0, THERE_AND_BACK[n % 2]) for n in range(8 * A_TURN)]
        file = bodies.Export(1, record, ["Léa", "Paul", "Zoé"])
        going = hall.import_game(file, 0, "Léa", "random", "fr")
        if way == "continue":
            going.close()
            going = hall.continue_from(record, 8 * A_TURN, 0, "Léa", "random", "fr")
        opened = asyncio.ensure_future(going)
        turns = 0
        while not opened.done():
            turns += 1
            await asyncio.sleep(0)
        assert turns > 16, "its moves are checked, and then played"
        table = hall.rooms[opened.result().table].table
        assert snapshot.write(table) == snapshot.write(await read_table(hall.store, table.id)), (
            "whoever reads it finds the same"
        )
        await hall.rooms[table.id].close()

    in_virtual_time(scene)


def test_a_file_of_endless_moves_is_refused() -> None:
    record = records.start(games.game("seizh"), 3, SEED, {"tempo": "live"})
    record.inputs = [Input(0, THERE_AND_BACK[n % 2]) for n in range(MOST_MOVES + 2)]
    with pytest.raises(Refusal, match="bad_file"):
        from_file(bodies.Export(1, record, ["Léa", "Paul", "Zoé"]), 0, "Léa", "random", "secret", "fr")


def test_however_much_was_said_what_is_exported_can_be_imported() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 3)
        inside.table.phase = "over"
        inside.table.chat = [Said(0, CAKE * LONGEST_TEXT, "", CAKE * LONGEST_NAME)] * 5000 + [Said(0, "!", "", "Léa")]

        async def table() -> Table:
            return inside.table

        ask: Any = SimpleNamespace(table=table)
        kept = bytes((await handlers.export(ask)).body)
        assert len(kept) + MOST_MOVES * LONGEST_MOVE < LARGE
        file = msgspec.json.decode(kept, type=bodies.Export)
        entries = from_file(file, 0, "Léa", "random", "secret", "fr")
        said = [entry.text for entry in entries if isinstance(entry, Said)]
        assert (len(said), said[-1]) == (MOST_LINES, "!")
        longer = replace(file, chat=file.chat * 10)  # as an older program would have written it
        assert len(from_file(longer, 0, "Léa", "random", "secret", "fr")) == len(entries)
        await inside.room.close()

    in_virtual_time(scene)


def test_the_interface_describes_itself(house: Process) -> None:
    document = house.ask("GET", "/api/openapi.json")[1]
    assert document["openapi"].startswith("3.1")
    text = json.dumps(document)
    for name in document["components"]["schemas"]:
        assert f"#/components/schemas/{name}" in text
    assert {"get", "post"} == set(document["paths"]["/api/tables"])


def test_the_words_of_a_game(house: Process) -> None:
    for lang in ("fr", "en"):
        book = house.ask("GET", f"/api/games/boom?lang={lang}")[1]
        assert book["catalogue"]["cards"]["chaleur_3"]["name"]
        assert all(r["decision"] and r["reason"] for r in book["rulings"])
    assert house.ask("GET", "/api/games/chess")[0] == 404
    status, drawn = house.ask("POST", "/api/qr", {"path": "/t/abc#join=secret"})
    assert status == 200
    assert drawn.startswith(b"<svg")


def test_the_table_goes_on_while_a_qr_code_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    gone_on, make = Event(), segno.make

    def slowly(*what: Any, **how: Any) -> segno.QRCode:
        assert gone_on.wait(10), "whoever draws must not be waited for"
        return make(*what, **how)

    async def scene() -> None:
        wanted = bodies.QrWanted("/t/abc")
        ask: Any = SimpleNamespace(base="http://here", read=lambda _: wanted, drawing=asyncio.Lock())
        drawing = asyncio.ensure_future(handlers.qr(ask))
        await asyncio.sleep(0.01)
        gone_on.set()
        assert bytes((await drawing).body).startswith(b"<svg")

    monkeypatch.setattr(segno, "make", slowly)
    asyncio.run(scene())


def test_moves_come_again_as_fast_as_they_came() -> None:
    """Also after everything was read from the store; eyes that missed a sealed answer wait for what they saw.

    Until it is over, and everybody may know all of it, nobody is told when somebody moved.
    """

    async def scene() -> None:
        inside = await seated("badass", 3)
        ears = [await inside.enter(seat) for seat in range(3)]
        assert inside.table.play
        waits = []
        for n in range(30):
            waits.append(250 * (n % 5 + 1))
            await asyncio.sleep(waits[-1] / 1000)
            seat = inside.table.play.asked()[-1]
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        again = await read_table(inside.room.hall.store, inside.table.id)
        for table in (inside.table, again):
            assert table.play
            for table.phase, table.sealed in (("playing", False), ("over", True)):
                hidden = await replays.replay(table, "watch", "fr")
                assert {step.after for step in hidden.steps} == {0}
            table.phase, table.sealed = "over", False
            everything = await replays.replay(table, "watch", "fr")
            seen = replays.seen_moves(table.play, "watch")
            assert len(seen) < len(waits), "some answers were sealed"
            assert [step.after for step in everything.steps] == [
                sum(waits[before + 1 : now + 1]) for before, now in zip([-1, *seen], seen, strict=False)
            ]

    in_virtual_time(scene)


def test_many_frames_are_each_of_them() -> None:
    """However many are asked for at once, through eyes that miss some moves too."""

    async def scene() -> None:
        inside = await seated("badass", 3)
        ears = [await inside.enter(seat) for seat in range(3)]
        assert inside.table.play
        for _ in range(40):
            seat = inside.table.play.asked()[-1]
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        for eyes in ("watch", "0"):
            count = len(replays.seen_moves(inside.table.play, eyes))
            one_by_one = [await replays.frame(inside.table, eyes, n, "fr") for n in range(count + 1)]
            assert [frame.n for frame in one_by_one] == list(range(count + 1))
            for start in (0, 1, count - 3, count):
                some = await replays.frames(inside.table, eyes, start, "fr")
                assert some == one_by_one[start : start + replays.MOST_FRAMES]
            for wrong in (-1, count + 1):
                with pytest.raises(Refusal, match="no_such_move"):
                    await replays.frames(inside.table, eyes, wrong, "fr")

    in_virtual_time(scene)


def test_games_without_times_are_watched_as_before(house: Process) -> None:
    """Games of people's kind that were kept before there were any: as a file, as a replay, as a file again."""
    rules = games.game("seizh")
    old = next(kept for kept in corpus.read(rules)[1] if not kept.change)
    record = records.start(rules, old.seats, old.seed, old.options)
    record.inputs = list(old.inputs())
    written = msgspec.json.encode(bodies.Export(1, record, [f"P{seat}" for seat in range(old.seats)]))
    before = re.sub(rb'(\[\d,"[^"]*"),"",0\]', rb"\1]", written)
    assert before != written
    status, seat = house.ask("POST", "/api/import?name=L", before)
    assert status == 200
    path = f"/api/replays/{seat['table']}"
    shown = house.ask("GET", f"{path}?eyes=all", token=seat["token"])[1]
    assert (shown["over"], len(shown["steps"]), {step["after"] for step in shown["steps"]}) == (
        True,
        len(old.moves),
        {0},
    )
    last = house.ask("GET", f"{path}/{len(old.moves)}/on?eyes=all", token=seat["token"])[1]
    assert [frame["state"]["view"]["over"] for frame in last] == [True]
    again = house.ask("GET", f"/api/export/{seat['table']}", token=seat["token"])[1]["record"]
    assert {move[3] for move in again["inputs"]} == {0}


def test_records_of_before_have_no_times() -> None:
    assert msgspec.json.decode(b'[0,"pass","clock"]', type=Input) == Input(0, "pass", "clock", 0)
    for wrong in (b'[0,"pass","",-1]', b'[0,"pass","",1e99]', b'[0,"pass","","soon"]'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=Input)
