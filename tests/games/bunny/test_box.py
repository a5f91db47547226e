"""The card box: its counts are those of the book, and a broken one is told so in one sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tablee.games.bunny.box import read_box
from tablee.games.bunny.cards import EFFECTS, FAMILIES, RIVER_EFFECTS
from tablee.kernel.boxes import numbered
from tablee.kernel.game import BadInput
from tests.games.bunny.scene import BUNNY

BOX: Any = BUNNY.box()
KINDS = range(len(BOX.names))
BASE = [k for k in KINDS if BOX.effect[k] >= 4]
HALVES = ("purple", "orange")


def counted(half: str, column: str, words: Sequence[str], kinds: Any = KINDS) -> dict[str, int]:
    copies = getattr(BOX, half)
    found: Counter[str] = Counter()
    for k in kinds:
        found[words[getattr(BOX, column)[k]]] += int(copies[k])
    return {word: n for word, n in found.items() if n}


@pytest.mark.parametrize("half", HALVES)
def test_each_half_has_39_cards_with_their_effects(half: str) -> None:
    assert sum(getattr(BOX, half)) == 39
    assert counted(half, "effect", numbered(EFFECTS)) == {
        "bunny_boom": 3,
        "carotte": 3,
        "partage": 3,
        "saut": 3,
        "retour": 3,
        "plus_un": 4,
        "moins_un": 4,
        "renouveau": 2,
        "passe_partout": 2,
        "mega_boom": 1,
        "boom_de_riviere": 2,
        "renard": 3,
        "terrier": 3,
        "mairesse": 2,
        "joker": 1,
    }


@pytest.mark.parametrize("half", HALVES)
def test_six_families_of_six_and_18_river_effects(half: str) -> None:
    assert counted(half, "family", FAMILIES) == {"aucune": 3} | dict.fromkeys(FAMILIES[1:], 6)
    assert counted(half, "river", RIVER_EFFECTS, BASE) == {"aucun": 12} | dict.fromkeys(RIVER_EFFECTS[1:], 3)


@pytest.mark.parametrize("half", HALVES)
def test_base_values_have_mean_3_and_passages_1_8(half: str) -> None:
    mine = [k for k in BASE if getattr(BOX, half)[k]]
    assert len(mine) == 30
    assert sum(BOX.value[k] for k in mine) == 90
    assert sum(BOX.passage[k] for k in mine) == 54


def test_the_orange_half_is_the_purple_one_with_families_shifted_by_one() -> None:
    def faces(half: str, shift: int) -> set[tuple[int, ...]]:
        return {
            (
                (BOX.family[k] - 1 + shift) % 6 if BOX.family[k] else -1,
                *(int(getattr(BOX, c)[k]) for c in ("value", "effect", "passage", "river", half)),
            )
            for k in KINDS
            if getattr(BOX, half)[k]
        }

    assert faces("purple", 1) == faces("orange", 0)


def test_r1_special_cards_have_no_river_effect_and_small_passages() -> None:
    numbers = {"mairesse": (3, 1), "joker": (5, 2), "renard": (3, 1), "terrier": (3, 1)}
    for kind in KINDS:
        effect = numbered(EFFECTS)[BOX.effect[kind]]
        if effect in numbers:
            assert (BOX.value[kind], BOX.passage[kind]) == numbers[effect]
            assert RIVER_EFFECTS[BOX.river[kind]] == "aucun"


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (2, {}, 33),
        (3, {}, 66),
        (4, {}, 66),
        (2, {"renard": "on", "terrier": "on"}, 39),
        (4, {"renard": "on", "terrier": "on"}, 78),
        (4, {"renard": "on"}, 72),
        (3, {"terrier": "on", "joker": "off"}, 70),
        (2, {"mairesse": "off"}, 31),
        (4, {"mairesse": "off", "joker": "off"}, 60),
    ],
)
def test_modules_and_the_orange_half_come_in_or_stay_out(seats: int, options: dict[str, str], cards: int) -> None:
    g: Any = BUNNY.new(seats, 1, options)
    assert len(g.kinds) == cards
    assert (g.fox == -1) == (options.get("renard") == "on")
    assert (g.burrow == -1) == (options.get("terrier") == "on")


BROKEN = {
    "an unknown effect": (r'effect = "saut"', 'effect = "bond"', r"effect: 'bond' is not known here; expected one of"),
    "an unknown river": (r'river = "boom"', 'river = "bang"', r"river: 'bang' is not known here; expected one of"),
    "a Joker's family": (r'name = "joker"', 'name = "joker"\nfamily = "ferme"', r"'ferme' is not known here; expected"),
    "a card without family": (r'family = "ferme"\n', "", r"'aucune' is not known here; expected one of boulangerie"),
    "a name twice": (r'"violet_moulin_2"', '"violet_moulin_1"', r"this name is taken; expected each card name once"),
    "a wild value": (r"value = 5", "value = 50", r"value 50, passage 2; expected both 0 to 20"),
    "wild copies": (r"purple = 2", "purple = 99", r"99 purple and 2 orange copies; expected 0 to 9 of each"),
    "a wild hand": (r"hand = 3", "hand = 0", r"numbers, hand: 0; expected 1 to 6"),
    "a word for a number": (r"carrot = 4", 'carrot = "four"', r"numbers, carrot: Expected int, got str"),
    "an unknown key": (r"rabbits = 1 ", "hares = 1 ", r"unknown field hares|missing required field rabbits"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_box_gets_one_sentence(fault: str, tmp_path: Path) -> None:
    old, new, said = BROKEN[fault]
    text = (BUNNY.folder / "box.toml").read_text("utf-8")
    path = tmp_path / "box.toml"
    path.write_text(re.sub(old, new, text, count=1), "utf-8")
    with pytest.raises(BadInput, match=said) as refused:
        read_box(path)
    assert str(refused.value).count("\n") == 0


def test_a_box_too_small_to_deal_is_refused(tmp_path: Path) -> None:
    text = (BUNNY.folder / "box.toml").read_text("utf-8")
    path = tmp_path / "box.toml"
    path.write_text(text.replace("purple = 1", "purple = 0"), "utf-8")
    with pytest.raises(BadInput, match="0 cards for 2 players; expected 10 or more without the modules"):
        read_box(path)


def test_a_box_with_too_many_kinds_is_refused(tmp_path: Path) -> None:
    text = (BUNNY.folder / "box.toml").read_text("utf-8")
    joker = text[text.rindex("[[cards]]") :]
    extra = "".join("\n" + joker.replace('"joker"', f'"joker_{i}"', 1) for i in range(150))
    path = tmp_path / "box.toml"
    path.write_text(text + extra, "utf-8")
    with pytest.raises(BadInput, match="cards: 224 kinds; expected at most 200"):
        read_box(path)
