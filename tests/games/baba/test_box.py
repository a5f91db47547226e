"""The box holds what the specification says, and a broken one gets one sentence."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablee.games.baba._names import FIRST_RECIPE
from tablee.games.baba.box import read_box
from tablee.games.baba.cards import ATELIER, DESTINATIONS
from tablee.kernel.game import BadInput
from tests.games.baba.scene import BABA

TEXT = (BABA.folder / "box.toml").read_text("utf-8")
COPIES = {
    "pate": 12,
    "alcool": 4,
    "amande": 4,
    "chocolat": 4,
    "creme": 4,
    "fruits": 4,
    "joker": 4,
    "savoir_faire_1": 5,
    "savoir_faire_2": 10,
    "echange_moi_cette_recette": 4,
    "portes_ouvertes": 2,
    "demenagement": 3,
    "self_service": 3,
    "sous_chef": 2,
    "nettoie_ton_atelier": 5,
    "salon_express": 2,
    "etagere_express": 4,
}
RECIPES = {
    "alcool": ["canele 3", "salambo 2", "diplomate 2", "baba_au_rhum 1"],
    "amande": ["macarons 3", "galette_des_rois 2", "tarte_amandine 2", "financier 1"],
    "chocolat": ["opera 3", "religieuse_au_chocolat 2", "tarte_au_chocolat 2", "madeleine_au_chocolat 1"],
    "creme": ["saint_honore 3", "mille_feuille 2", "tropezienne 2", "paris_brest 1"],
    "fruits": ["charlotte_aux_fruits 3", "fraisier 2", "tarte_au_citron 2", "tarte_tatin 1"],
}


def count(first: int, last: int) -> int:
    return sum(int(n) for n in BABA.box().copies[first:last])


def test_76_atelier_cards() -> None:
    box = BABA.box()
    assert {name: int(box.copies[i]) for i, name in enumerate(ATELIER)} == COPIES
    assert sum(COPIES.values()) == 76


def test_60_recipes_in_five_flavours_and_three_levels() -> None:
    box = BABA.box()
    found: dict[str, list[str]] = {flavour: [] for flavour in RECIPES}
    for kind in range(FIRST_RECIPE, int(box.first_order)):
        found[box.names[box.flavour[kind]]].append(f"{box.names[kind]} {box.level[kind]}")
        assert box.copies[kind] == 3
    assert found == RECIPES
    assert count(FIRST_RECIPE, int(box.first_order)) == 60


def test_12_destinations_16_orders_and_168_question_cards() -> None:
    box = BABA.box()
    assert count(len(ATELIER), FIRST_RECIPE) == len(DESTINATIONS) == 12
    assert count(int(box.first_order), len(box.names) - 1) == 16
    assert box.names[-1] == "question"
    assert box.copies[len(box.names) - 1] == 168
    assert Counter(int(n) for n in box.right[: 3 * 168]) == dict.fromkeys(range(4), 126)


def test_only_the_baba_is_shouted() -> None:
    box = BABA.box()
    assert [name for i, name in enumerate(box.names) if box.shouted[i]] == ["baba_au_rhum"]


def orders() -> list[list[str]]:
    return [order["slots"] for order in tomllib.loads(TEXT)["orders"]]


def pattern(slots: list[str]) -> str:
    return " + ".join(slot if slot.startswith("level") else slot.partition(":")[0] for slot in slots)


def test_orders_follow_the_pattern_of_the_specification() -> None:
    assert Counter(pattern(slots) for slots in orders()) == {
        "pastry + flavour": 5,
        "pastry + level:3": 3,
        "flavour + level:2 + any": 4,
        "flavour + any + any": 2,
        "level:1 + level:2 + any": 1,
        "level:3 + any + any": 1,
    }


def test_a_pastry_named_with_a_flavour_has_level_two_and_another_flavour() -> None:
    box = BABA.box()
    for slots in orders():
        if pattern(slots) == "pastry + flavour":
            kind = box.names.index(slots[0].partition(":")[2])
            assert box.level[kind] == 2
            assert box.names[box.flavour[kind]] != slots[1].partition(":")[2]


def test_slots_know_the_pastries_that_fill_them() -> None:
    box: Any = BABA.box()

    def fits(order: str, recipe: str) -> int:
        return int(box.fit(box.names.index(order), box.names.index(recipe)))

    assert [fits("ambassade", r) for r in ("mille_feuille", "opera", "tropezienne")] == [0b01, 0b10, 0]
    assert [fits("concours", r) for r in ("baba_au_rhum", "salambo", "canele")] == [0b101, 0b110, 0b100]
    assert [fits("anniversaire", r) for r in ("tarte_au_chocolat", "opera", "salambo", "canele")] == [7, 5, 6, 4]


def broken(tmp_path: Path, old: str, new: str) -> str:
    assert old in TEXT
    path = tmp_path / "box.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(BadInput) as fault:
        read_box(path)
    return str(fault.value).replace(str(path), "box.toml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "pate"', 'name = "pates"', "at atelier: 'pate' is there 0 times; expected exactly once."),
        ('name = "tokyo"', 'name = "sydney"', "at destinations: 'sydney' is there 2 times; expected exactly once."),
        ('name = "opera"', 'name = "canele"', "at canele: this name is taken; expected each card name once."),
        ("copies = 12", "copies = 99", "at pate: 99 copies; expected 0 to 30."),
        ("copies = 12", "copies = -1", "at pate: -1 copies; expected 0 to 30."),
        ("level = 3", "level = 4", "at recipes number 1 (canele): level 4, 3 copies; expected level 1 to 3, 1 to 30"),
        ("hand = 2 ", "hand = 20 ", "at numbers, hand: 20; expected 0 to 6."),
        ("guess = 60", "guess = 160", "at numbers, guess: 160; expected 0 to 100."),
        ('"pastry:salambo"', '"pastry:salamba"', "at orders number 1 (bapteme): slot 'pastry:salamba'; expected 'any'"),
        (
            '["pastry:salambo", "flavour:fruits"]',
            '["any"]',
            "at orders number 1 (bapteme): 1 pastries; expected 2 or 3",
        ),
        (
            '"flavour:fruits"]',
            '"pastry:opera"]',
            "at orders number 1 (bapteme): 2 named pastries; expected at most one",
        ),
        ("pastry:galette_des_rois", "pastry:salambo", "'salambo' is named by another order too; expected each pastry"),
        (', "any", "any"]', ', "any"]', "at orders: 7 with 3 pastries; expected 8 or more."),
        ('flavour = "alcool"', 'flavour = "rhum"', "flavour: 'rhum' is not known here; expected one of alcool, amande"),
        ("copies = 12\n", "copies = 12\ncolour = 1\n", "at atelier number 1: contains unknown field colour"),
        ("hand = 2 ", "hand = two ", "is not valid TOML"),
    ],
)
def test_a_broken_box_gets_one_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    sentence = broken(tmp_path, old, new)
    assert said in sentence
    assert sentence.startswith("the box box.toml")
    assert "\n" not in sentence


def test_a_box_too_small_for_eight_is_refused(tmp_path: Path) -> None:
    few = (
        TEXT.replace("copies = 12", "copies = 0")
        .replace("copies = 10", "copies = 0")
        .replace("copies = 4", "copies = 0")
    )
    path = tmp_path / "box.toml"
    path.write_text(few.replace("copies = 5", "copies = 1"), "utf-8")
    with pytest.raises(BadInput, match="at atelier: 12 cards besides Express ones; expected at least 19"):
        read_box(path)


def test_too_few_destinations_are_refused(tmp_path: Path) -> None:
    text = TEXT
    for name in ("sydney", "tokyo", "new_york"):
        text = text.replace(f'name = "{name}"\n', f'name = "{name}"\ncopies = 0\n')
    path = tmp_path / "box.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput, match="at destinations: 7 that need no question; expected 8 or more"):
        read_box(path)
