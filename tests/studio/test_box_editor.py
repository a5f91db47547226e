"""What the studio's page is told of a box: it is read by the code that reads any box file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.people import Process
from tests.studio.cards import printed, row, text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def test_the_printed_box_comes_as_tables_and_goes_back_as_they_are(house: Process) -> None:
    status, shown = house.ask("POST", "/api/boxes?lang=fr", {"game": "badass"})
    assert status == 200
    assert shown["box"] == printed("badass")
    assert shown["problem"] is None
    assert shown["tables"]["ninja"] == "characters"
    assert "rabbit" in shown["icons"]
    assert shown["labels"]["copies"] == "exemplaires"
    _, again = house.ask("POST", "/api/boxes?lang=fr", {"game": "badass", "box": shown["box"]})
    assert again["cards"] == shown["cards"]


def test_a_changed_box_says_so(house: Process) -> None:
    box = printed("badass")
    row(box, "characters", "ninja")["cost"] = 1
    box["words"] = {"ninja": {"fr": {"name": "Ombre", "grammar": "f"}}}
    _, shown = house.ask("POST", "/api/boxes?lang=fr", {"game": "badass", "box": box})
    card = shown["book"]["catalogue"]["cards"]["ninja"]
    assert card["name"] == "Ombre"
    assert card["text"].startswith("Paie 1 charge")


@pytest.mark.parametrize(
    ("change", "said", "at"),
    [
        ({"cost": 9}, "des coûts et des quantités de 0 à 6", "ninja"),
        ({"effect": "fly"}, "n’est pas un pouvoir", "ninja"),
        ({"cost": "a"}, "il faut un nombre entier", "ninja"),
    ],
)
def test_a_problem_is_one_sentence_at_its_card(house: Process, change: dict[str, Any], said: str, at: str) -> None:
    box = printed("badass")
    row(box, "characters", "ninja").update(change)
    status, shown = house.ask("POST", "/api/boxes?lang=fr", {"game": "badass", "box": box})
    assert status == 200
    assert said in shown["problem"]["words"].replace("\u202f", " ")
    assert shown["problem"]["row"] == at
    assert shown["book"] is None
    assert shown["box"] == box


def test_a_text_of_two_lines_is_one_sentence_at_its_card(house: Process) -> None:
    box = {**printed("badass"), "words": {"ninja": {"fr": {"name": "Ombre", "text": 'Une "ligne".\nDeux.\x7f'}}}}
    _, shown = house.ask("POST", "/api/boxes?lang=fr", {"game": "badass", "box": box})
    assert shown["problem"]["row"] == "ninja"
    assert "le signe U+000A, qui ne se voit pas" in shown["problem"]["words"]
    assert shown["box"] == box


@pytest.mark.parametrize("box", [{"a": {"b": {"c": [[[]]]}}}, {"cards": [1, {"x": 2}]}, {"a\n[b]": 1}, {"x": None}])
def test_tables_that_are_no_box_are_answered(house: Process, box: dict[str, Any]) -> None:
    status, shown = house.ask("POST", "/api/boxes?lang=en", {"game": "boom", "box": box})
    assert status in (200, 400)
    assert shown.get("problem") or shown["words"]


def test_the_button_prints_an_own_box(house: Process) -> None:
    wanted = {"game": "seizh", "cards": text(printed("seizh")), "what": "rules", "paper": "letter"}
    status, made = house.ask("POST", "/api/boxes/print?lang=en", wanted)
    assert status == 200
    assert made
