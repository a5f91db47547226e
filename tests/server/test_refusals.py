"""What is refused is refused in one shape, in the language of who asks, and says what is wrong."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablee.server.protocol import bodies, commands, lab, parts
from tablee.server.protocol.refusals import misread
from tablee.server.words import phrase
from tests.server.people import Message, Process

DECODER = re.compile(r"Expected|Invalid|malformed|missing|unknown|there |option |players|\$|bytes")
TABLE = {"game": "boom", "name": "Léa", "seats": 3}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/zzz", 404, "not_found"),
        ("POST", "/api/zzz", 404, "not_found"),
        ("GET", "/missing.js", 404, "not_found"),
        ("PUT", "/api/tables", 405, "bad_method"),
        ("GET", "/api/tables/x/join", 405, "bad_method"),
        ("PUT", "/health", 405, "bad_method"),
        ("POST", "/", 405, "bad_method"),
    ],
)
def test_a_wrong_address_is_a_problem_like_any_other(
    house: Process, method: str, path: str, status: int, code: str
) -> None:
    french, english = (house.ask(method, f"{path}?lang={lang}") for lang in ("fr", "en"))
    assert (french[0], english[0]) == (status, status)
    assert (set(french[1]), french[1]["code"], english[1]["code"]) == ({"code", "words"}, code, code)
    assert french[1]["words"] != english[1]["words"]


def test_an_address_of_the_page_is_answered_by_the_page(house: Process) -> None:
    assert house.ask("GET", "/apiculture") == house.ask("GET", "/t/somewhere")


# -- Commands ----------------------------------------------------------------------------------------

WRONG: list[tuple[Message, str]] = [
    ({"type": "say", "text": "x" * 301}, "text"),
    ({"type": "rename", "name": "x" * 41}, "name"),
    ({"type": "rename", "name": "Zoé", "face": 16}, "face"),
    ({"type": "kick", "seat": 99}, "seat"),
    ({"type": "kick", "seat": "0"}, "seat"),
    ({"type": "kick"}, "seat"),
    ({"type": "start", "at": 1}, "at"),
    ({"type": "fly"}, "type"),
    ({}, "type"),
]


def test_every_command_with_an_id_is_answered_even_if_it_cannot_be_read(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=1)
        for lang in ("fr", "en"):
            async with house.player(me["table"], me["token"], lang) as lea:
                await lea.until("table")
                for n, (wrong, _) in enumerate(WRONG):
                    await lea.send(command_id=f"c{n}", **wrong)
                await lea.send(type="ping", n=1)
                await lea.until("pong")
                answers = [m for m in lea.heard if m["type"] in ("ack", "refused", "error")]
                assert [(m["type"], m["command_id"], m["reason"]) for m in answers] == [
                    ("refused", f"c{n}", "malformed") for n in range(len(WRONG))
                ]
                for answer, (_, field) in zip(answers, WRONG, strict=True):
                    assert field in answer["words"]
                    assert lang == "en" or not DECODER.search(answer["words"]), answer["words"]

    asyncio.run(scene())


@pytest.mark.parametrize("text", ["{", "[]", "null", '{"type":"start","command_id":"no good"}', '{"type":"start"}'])
def test_what_has_no_id_gets_an_error_without_one(house: Process, text: str) -> None:
    async def scene() -> Message:
        me = house.open_table(seats=1)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("table")
            await lea.socket.send(text)
            return await lea.until("error")

    answer = asyncio.run(scene())
    assert answer["code"] == "malformed"
    assert not DECODER.search(answer["words"]), answer["words"]


# -- Requests ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "code", "said"),
    [
        ({**TABLE, "name": "x" * 41}, "bad_request", "name"),
        ({**TABLE, "name": "x" * 41}, "bad_request", "il faut un texte de longueur 40 au plus."),
        ({**TABLE, "name": 7}, "bad_request", "il faut un texte, et il y a un nombre entier."),
        ({**TABLE, "seats": 10**30}, "bad_request", "seats"),
        ({**TABLE, "clocks": {"move": -1}}, "bad_request", "clocks.move"),
        ({**TABLE, "clocks": {"move": -1}}, "bad_request", "il faut un nombre entier d’au moins 0."),
        ({**TABLE, "clocks": {"moves": 1}}, "", ""),
        ({**TABLE, "clocks": {"bank": 60}}, "bank_alone", "temps par coup"),
        ({**TABLE, "clocks": {"bank": 60, "move": 1}}, "", ""),
        ({**TABLE, "colour": "red"}, "bad_request", "colour"),
        ({"game": "boom"}, "bad_request", "name"),
        ([], "bad_request", "forme"),
        (b"{", "bad_request", "JSON"),
        (b"x" * 300_000, "bad_request", "octets"),
        ({**TABLE, "game": "chess"}, "no_such_game", "jeu"),
        ({**TABLE, "seats": 8}, "bad_options", "se joue de 1 à 5"),
        ({**TABLE, "options": {"colour": "red"}}, "bad_options", "colour"),
        ({**TABLE, "options": {"first": "5"}}, "bad_options", "« Qui commence »"),
        ({**TABLE, "options": {"first": "5"}}, "bad_options", "choisis par exemple « Au hasard »"),
        ({**TABLE, "game": "baba", "seats": 6, "options": {"orders": "2"}}, "bad_options", "Commandes"),
        (
            {**TABLE, "options": {"colour": "red"}},
            "bad_options",
            "boom n’a pas de réglage « colour » ; il y a difficulty, ",
        ),
        ({**TABLE, "options": {"draw": "x" * 99}}, "bad_options", f"vaut one, refill, pas « {'x' * 40} »."),
        ({**TABLE, "options": {"first": "5"}}, "bad_options", "la place 5 ne peut pas commencer à une table de 3 ; "),
        (
            {**TABLE, "game": "baba", "seats": 6, "options": {"orders": "2"}},
            "bad_options",
            "deux Commandes chacun, c’est de 2 à 4 joueurs, pas 6 ; choisis orders=1.",
        ),
        (
            {**TABLE, "game": "baba", "seats": 3, "options": {"children": "4"}},
            "bad_options",
            "4 enfants ne tiennent pas sur 3 places",
        ),
    ],
)
def test_a_wrong_request_says_in_french_what_is_wrong(house: Process, wanted: Any, code: str, said: str) -> None:
    body = wanted if isinstance(wanted, bytes) else json.dumps(wanted).encode()
    _, answer = house.ask("POST", "/api/tables?lang=fr", body)
    assert answer.get("code", "") == code
    assert said in answer.get("words", "").replace("\u202f", " ")
    assert not DECODER.search(answer.get("words", "")), answer


def test_a_wrong_setting_of_an_open_table_is_refused_with_the_exact_reason(house: Process) -> None:
    async def said(lang: str) -> str:
        me = house.open_table(game="baba", seats=3)
        async with house.player(me["table"], me["token"], lang=lang) as host:
            await host.until("welcome")
            await host.send(type="settings", command_id="s", options={"first": "7"})
            return str((await host.until(lambda message: message.get("command_id") == "s"))["words"])

    french, english = (asyncio.run(said(lang)).replace("\u202f", " ") for lang in ("fr", "en"))
    assert french == (
        "Le réglage « Qui commence » ne va pas ici, choisis par exemple « Au hasard » : "
        "la place 7 ne peut pas commencer à une table de 3 ; choisis first=lot ou de 1 à 3."
    )
    assert "seat 7 cannot begin at a table for 3" in english


def test_a_wrong_file_is_refused_in_french(house: Process) -> None:
    record = {"game": "boom", "seats": 3, "seed": 1, "options": {}, "version": 999, "box": "x", "inputs": []}
    _, answer = house.ask(
        "POST", "/api/import?name=L&lang=fr", {"tablee": 1, "record": record, "names": ["A", "B", "C"]}
    )
    assert answer["code"] == "bad_file"
    assert not DECODER.search(answer["words"]), answer
    assert "avec la version 999 des règles" in answer["words"]


def test_an_address_that_no_qr_code_holds_is_refused(house: Process) -> None:
    status, answer = house.ask("POST", "/api/qr?lang=fr", {"path": "/t/abc"}, Host="a" * 4000 + ".localhost")
    assert (status, answer["code"]) == (400, "long_for_qr")
    assert "500" in answer["words"]
    assert house.ask("POST", "/api/qr", {"path": "/" + "\U0001f370" * 199})[0] == 200


def test_a_field_within_others_is_named_by_its_path() -> None:
    with pytest.raises(msgspec.ValidationError) as fault:
        msgspec.json.decode(b'{"game":"boom","name":"L","seats":1,"options":{"a":1}}', type=bodies.CreateTable)
    assert "options" in misread("malformed", fault.value).say("fr")


def test_a_field_is_called_as_a_person_would_call_it() -> None:
    with pytest.raises(msgspec.ValidationError) as fault:
        msgspec.json.decode(b'{"name":"L","seats":1,"options":{}}', type=bodies.CreateTable)
    assert "jeu (game)" in misread("malformed", fault.value).say("fr")
    assert "the field “game”" in misread("malformed", fault.value).say("en")


def test_every_field_that_somebody_may_send_has_a_name_in_french() -> None:
    sent = [
        bodies.CreateTable,
        bodies.Learn,
        bodies.Join,
        bodies.Continue,
        bodies.QrWanted,
        parts.Clocks,
        bodies.Export,
    ]
    sent += [lab.LabSide, lab.LabWanted, *commands.FromClient.__subclasses__(), *commands.Command.__subclasses__()]
    fields = {field for kind in sent for field in kind.__struct_fields__}
    assert len(fields) > 40
    assert [field for field in sorted(fields) if phrase("fr", f"named-{field}") == f"named-{field}"] == []
