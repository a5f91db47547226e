"""A box that is sent with a table: played, told, replayed, exported and played again with the same cards and words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.people import Message, Process
from tests.server.test_table import over
from tests.studio.cards import printed, row, text


def mine() -> str:
    """The printed box of Badass with a Ninja for one charge who is called otherwise, and a weapon more."""
    box = printed("badass")
    row(box, "characters", "ninja")["cost"] = 1
    fronde = {**row(box, "weapons", "revolver"), "name": "fronde", "copies": 30}
    box["weapons"] = [*({**weapon, "copies": 0} for weapon in box["weapons"]), fronde]  # whatever is dealt
    box["words"] = {
        "ninja": {"icon": "ninja", "colour": "#112233", "fr": {"name": "Ombre discrète", "grammar": "f"}},
        "fronde": {"fr": {"name": "Fronde à pois", "grammar": "f"}, "en": {"name": "Pea shooter", "grammar": "s"}},
    }
    return text(box)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture(scope="module")
def finished(house: Process) -> Message:
    async def scene() -> Message:
        me = house.open_table(game="badass", seats=3, options={"limit": "12"}, bots="normal", start=True, cards=mine())
        async with house.player(me["table"], me["token"]) as lea:
            welcome = await lea.until("welcome")
            told: list[str] = []

            def heard(message: Message) -> bool:
                told.extend(event["words"] for event in message.get("events", []))
                return bool(over(message))

            await lea.play_on(heard)
            return {**me, "welcome": welcome, "told": told}

    return asyncio.run(scene())


def test_the_table_shows_and_tells_the_cards_of_its_box(finished: Message) -> None:
    catalogue = finished["welcome"]["catalogue"]
    ninja = catalogue["cards"]["ninja"]
    assert (ninja["name"], ninja["icon"], ninja["colour"]) == ("Ombre discrète", "ninja", "#112233")
    assert ninja["text"].startswith("Paie 1 charge")
    assert catalogue["facts"]["ninja"]["cost"] == 1
    assert "fronde" in catalogue["facts"]
    assert any("Fronde à pois" in said for said in finished["told"])


def test_the_rules_page_of_the_table_is_that_of_its_box(house: Process, finished: Message) -> None:
    _, book = house.ask("GET", f"/api/tables/{finished['table']}/book?lang=en")
    assert book["catalogue"]["cards"]["fronde"]["name"] == "Pea shooter"
    assert book["catalogue"]["cards"]["ninja"]["text"].startswith("Pay 1 charge")
    _, usual = house.ask("GET", "/api/games/badass?lang=en")
    assert usual["catalogue"]["cards"]["ninja"]["text"].startswith("Pay 3 charges")


def test_it_is_replayed_exported_and_gone_on_from_with_its_box(house: Process, finished: Message) -> None:
    table, token = finished["table"], finished["token"]
    status, replay = house.ask("GET", f"/api/replays/{table}?lang=fr", token=token)
    assert status == 200
    assert replay["over"]
    assert replay["steps"]
    _, file = house.ask("GET", f"/api/export/{table}", token=token)
    assert file["record"]["cards"] == mine()
    status, again = house.ask("POST", "/api/import?name=Zoe&level=random", file)
    assert status == 200
    _, book = house.ask("GET", f"/api/tables/{again['table']}/book?lang=fr")
    assert book["catalogue"]["cards"]["fronde"]["name"] == "Fronde à pois"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("[numbers", "Cette boîte de cartes ne va pas : la boîte n’est pas du TOML correct"),
        ('include = ["/etc/passwd"]', "« /etc/passwd » est un fichier de la machine de quelqu’un"),
        ("x" * 60_001, "cards"),
    ],
)
def test_a_broken_box_is_one_sentence_and_opens_no_table(house: Process, cards: str, said: str) -> None:
    wanted: dict[str, Any] = {"game": "badass", "name": "Lea", "seats": 3, "cards": cards}
    status, answer = house.ask("POST", "/api/tables?lang=fr", wanted)
    assert status == 400
    assert said in answer["words"].replace("\u202f", " ")
    assert "box-" not in answer["words"]
