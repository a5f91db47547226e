"""The box holds what the specification says, and a broken one is refused in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.kernel.game import BadInput
from tests.games.seizh.scene import LADIES, SEIZH

BOX = SEIZH.folder / "box.toml"
MENU = {
    "galette_complete": "jambon 3 fourchette, oeuf 2 spatule, fromage 2 couteau",
    "galette_saucisse": "saucisse 4 fourchette, oignons 2 spatule, moutarde 1 cuillere",
    "galette_saint_jacques": "noix_de_saint_jacques 4 fourchette, poireaux 2 spatule, creme_fraiche 1 cuillere",
    "galette_andouille": "andouille 3 couteau, pommes_de_terre 3 fourchette, beurre_sale 1 couteau",
    "galette_forestiere": "champignons 3 spatule, lardons 3 -, persil 1 -",
    "galette_bergere": "chevre 3 couteau, epinards 2 fourchette, noix 2 -",
    "galette_sardine": "sardines 5 spatule, tomate 1 couteau, ail 1 -",
    "crepe_beurre_sucre": "beurre 2 couteau, sucre 1 cuillere",
    "crepe_caramel": "caramel 2 cuillere, fleur_de_sel 1 -",
    "crepe_chocolat_banane": "chocolat 2 spatule, banane 1 couteau",
    "crepe_pommes_lambig": "pommes 2 couteau, lambig 1 -",
    "crepe_miel_amandes": "miel 2 cuillere, amandes 1 -",
    "crepe_fraises_chantilly": "fraises 2 fourchette, chantilly 1 spatule",
    "crepe_confiture": "confiture 2 cuillere, crepe_dentelle 1 fourchette",
}
SPECIALITIES = dict(
    zip(
        LADIES,
        (
            ("galette_complete", "crepe_caramel"),
            ("galette_saucisse", "crepe_beurre_sucre"),
            ("galette_saint_jacques", "crepe_chocolat_banane"),
            ("galette_andouille", "crepe_pommes_lambig"),
            ("galette_forestiere", "crepe_miel_amandes"),
            ("galette_bergere", "crepe_fraises_chantilly"),
            ("galette_sardine", "crepe_confiture"),
        ),
        strict=True,
    )
)


def test_the_counts_are_those_of_the_book() -> None:
    box = SEIZH.box()
    assert (len(box.utensils), len(box.ingredients), len(box.bigoudenn)) == (7, 35, 7)
    assert sum(worth > 0 for worth in box.savoury) == 21
    assert sum(worth > 0 for worth in box.sweet) == 14


@pytest.mark.parametrize("line", MENU)
def test_each_line_of_the_menu_is_as_specified(line: str) -> None:
    box = SEIZH.box()
    tools = box.names[:4]
    passoire = 1 << box.names.index("passoire")
    for text in MENU[line].split(", "):
        name, value, utensil = text.split()
        kind = box.names.index(name)
        assert box.names[box.line[kind]] == line
        assert (box.savoury[kind] or box.sweet[kind]) == int(value)
        assert box.fits[kind] == (127 if utensil == "-" else passoire | 1 << tools.index(utensil))
    assert box.side[box.names.index(line)] == int(line.startswith("crepe"))


def test_each_bigoudenn_has_her_two_specialities() -> None:
    box = SEIZH.box()
    for lady, lines in SPECIALITIES.items():
        assert [box.names[box.special[box.names.index(line)]] for line in lines] == [lady, lady]


def test_the_numbers_are_those_of_the_book() -> None:
    box = SEIZH.box()
    assert (box.turned_up, box.most_taken, box.most_held) == (2, 2, 2)
    columns = (box.dish_value, box.dish_points, box.menu_bonus, box.speciality_bonus)
    assert [[int(n) for n in column] for column in columns] == [[7, 3], [7, 3], [5, 3], [5, 3]]


BROKEN = {
    "worth 8; expected 3 ingredients worth 7": ('"jambon", value = 3', '"jambon", value = 4'),
    "'louche'; expected none or couteau": ('value = 4, utensil = "fourchette"', 'value = 4, utensil = "louche"'),
    "'araignee'; expected none or couteau": ('value = 4, utensil = "fourchette"', 'value = 4, utensil = "araignee"'),
    "used 2 times; expected each name once": ('name = "oeuf"', 'name = "jambon"'),
    "2 with the effect thief; expected exactly one": ('effect = "lid"', 'effect = "thief"'),
    "0 with the effect lid; expected exactly one": ('effect = "lid"', 'effect = "joker"'),
    "bigoudenn rozenn, galette": ('galette = "galette_saucisse"', 'galette = "galette_complete"'),
    "bigoudenn katell, crepe: 'crepe_suzette'": ('crepe = "crepe_caramel"', 'crepe = "crepe_suzette"'),
    "numbers, held: 4; expected 1 to 3": ("held = 2", "held = 4"),
    "numbers, galette_menu: -1; expected 0 to 20": ("galette_menu = 5", "galette_menu = -1"),
    "Expected int": ("taken = 2", 'taken = "two"'),
    "unknown field": ("held = 2", "held = 2\nlent = 3"),
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_box_gets_one_sentence(sentence: str, tmp_path: Path) -> None:
    before, after = BROKEN[sentence]
    text = BOX.read_text("utf-8")
    assert before in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(before, after, 1), "utf-8")
    with pytest.raises(BadInput) as refused:
        SEIZH.read_box(path)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


def test_another_box_plays_by_its_own_values(tmp_path: Path) -> None:
    """Somebody who owns the printed cards writes their values."""
    path = tmp_path / "box.toml"
    text = BOX.read_text("utf-8").replace('"jambon", value = 3', '"jambon", value = 1')
    path.write_text(text.replace('"oeuf", value = 2', '"oeuf", value = 4').replace("turned_up = 2", "turned_up = 3"))
    box = SEIZH.read_box(path)
    assert box.savoury[box.names.index("oeuf")] == 4
    g: Any = SEIZH.new(3, 1, box=box)
    assert len(g.centre) == 3 + 3
