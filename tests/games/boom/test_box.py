"""The card box of Boom: counts as the book prints them, and one sentence for every broken box."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.boom.box import BoxFile, read_box
from tablee.kernel.boxes import read_toml
from tablee.kernel.game import BadInput
from tests.games.boom.scene import BOOM

BOX = BOOM.folder / "box.toml"
TEXT = BOX.read_text("utf-8")


def family(name: str) -> list[tuple[int, int]]:
    return [(c.value, c.copies) for c in read_toml(BOX, BoxFile).cards if c.family == name]


def test_counts_equal_the_rulebook() -> None:
    assert family("heat") == [(1, 5), (2, 6), (3, 5), (4, 4), (5, 2), (0, 2)]
    assert family("cooling") == family("heat")
    assert [n for _, n in family("action")] == [3, 3, 2, 3, 3, 4, 1]
    assert [n for _, n in family("reactive")] == [4, 4, 3]
    assert [n for _, n in family("goal")] == [1] * 5
    assert [n for _, n in family("event")] == [1] * 15
    assert [n for _, n in family("role")] == [2, 3, 1]


def test_only_the_five_mirroring_cold_cards_are_rebuilt() -> None:
    rebuilt = [c for c in read_toml(BOX, BoxFile).cards if c.source == "rebuilt"]
    assert {c.name: c.copies - (c.listed or 0) for c in rebuilt} == {
        "refroidissement_2": 1,
        "refroidissement_4": 2,
        "refroidissement_5": 2,
    }


def test_difficulties_are_those_of_the_book() -> None:
    rows = [(d.capacity, d.rounds, d.claim) for d in read_toml(BOX, BoxFile).difficulties]
    assert rows == [(19, 7, 90), (17, 8, 70), (15, 11, 40), (12, 13, 15), (10, 15, 5)]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "chaleur_1"', 'name = chaleur_1"', r"not valid TOML: .*line \d+"),
        ("copies = 5", 'copies = "five"', r"cards number 1, copies: Expected int, got str"),
        (
            'family = "heat"',
            'family = "hot"',
            r"number 1 \(chaleur_1\), family: 'hot' is not known here; expected one of heat, cooling",
        ),
        ("value = 1", "valeur = 1", r"cards number 1: .*valeur"),
        ('effect = "thermal"', 'effect = "thermique"', r"'thermique' is no heat effect; expected one of thermal"),
        ('name = "chaleur_2"', 'name = "chaleur_1"', r"\(chaleur_1\): this name is taken"),
        ("copies = 5", "copies = 500", r"500 copies of value 1; expected 0 to 30 copies"),
        ("mystery = 5", "mystery = 0", r"mystery"),
        ("rounds = 15", "rounds = 16", r"difficulty piece_montee: 16 rounds"),
        ('name = "cupcake"', 'name = "muffin"', r"no cupcake; expected all five"),
        ("goals_dealt = 2", "goals_dealt = 6", r"only 5 goals in the box"),
        ("goals_dealt = 2", "goals_dealt = 0", r"goals_dealt: 0; expected 1 or more, for the Glouton"),
        ("hand = 5", "hand = 30", r"a deck of \d+; expected at least 150 for five hands"),
        ("[numbers]", "[nombres]", r"at the top: .*nombres"),
    ],
)
def test_a_broken_box_gets_one_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(BadInput, match=said) as fault:
        read_box(path)
    sentence = str(fault.value)
    assert str(path) in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


def test_a_box_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_box(tmp_path / "none.toml")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not a text in UTF-8"):
        read_box(tmp_path / "noise.toml")


def test_a_card_may_be_left_out(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("copies = 5", "copies = 0", 1), "utf-8")
    assert read_box(path)


def test_another_box_plays(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("capacity = 17", "capacity = 40", 1), "utf-8")
    from typing import Any

    g: Any = BOOM.new(4, 1, box=BOOM.box(path))
    assert g.capacity == 40


def test_a_word_that_is_not_known_is_answered_with_those_that_are(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(TEXT.replace('source = "printed"', 'source = "invented"', 1), "utf-8")
    with pytest.raises(BadInput, match=r"source: Invalid enum value 'invented'; expected one of printed, rebuilt"):
        read_toml(file, BoxFile)
