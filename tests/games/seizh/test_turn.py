"""A turn: turning up, taking, stealing, cooking, tossing."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.kernel.game import BadInput
from tests.games.seizh.scene import SEIZH, Scene, scene


def fresh(seats: int, seed: int) -> Scene:
    return Scene(SEIZH.new(seats, seed))


# -- Set-up -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_set_up_lays_out_bigoudenn_galettes_and_ingredients(seats: int) -> None:
    table = fresh(seats, 4)
    assert [len(table.g.bigoudenn[s]) for s in range(seats)] == [1] * seats
    assert len(table.g.absent) == 7 - seats
    assert [int(side) for side in table.g.side] == [0] * seats
    assert len(table.centre()) == seats + 2
    assert len(table.g.stock) == 35 - seats - 2
    assert table.now() == f"waltz {(table.g.active + 1) % seats}"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_player_is_random(seats: int) -> None:
    firsts = Counter(int(fresh(seats, seed).g.active) for seed in range(60 * seats))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 30


def test_r9_utensils_are_dealt_from_the_last_seat_backwards() -> None:
    table = fresh(4, 7)
    order = [(int(table.g.active) - 1 - n) % 4 for n in range(4)]
    assert [len(table.g.utensils[s]) for s in order] == [2, 2, 2, 1]
    assert table.rack() == set()


def test_01_late_seats_have_the_doubles() -> None:
    three, five = fresh(3, 9), fresh(5, 9)
    assert [len(three.g.utensils[s]) for s in range(3)] == [2, 2, 2]
    assert len(three.rack()) == 1
    turns = [(int(five.g.active) + n) % 5 for n in range(5)]
    assert [len(five.g.utensils[s]) for s in turns] == [1, 1, 1, 2, 2]


def test_only_three_to_five_play() -> None:
    for seats in (2, 6):
        with pytest.raises(BadInput, match="3 to 5"):
            SEIZH.new(seats, 1)


# -- Turning up ---------------------------------------------------------------------------


def test_a_turn_turns_up_two_ingredients() -> None:
    table = scene("couteau", "", "", stock="jambon oeuf ail", centre="miel", begin=True)
    assert table.centre() == {"miel", "jambon", "oeuf"}
    assert table.stills().now() == "action 0"


def test_fewer_are_turned_up_when_the_pile_runs_out() -> None:
    table = scene("couteau", "", "", stock="jambon", begin=True)
    assert table.centre() == {"jambon"}
    assert len(table.g.stock) == 0
    assert table.stills().now() == "action 0"


# -- Taking -------------------------------------------------------------------------------


def test_an_ingredient_costs_its_utensil() -> None:
    table = scene("fourchette couteau", "", "", centre="saucisse fromage sardines")
    assert table.options(0, "take") == {"take:saucisse:fourchette", "take:fromage:couteau"}
    assert table.refuses(0, "take", "sardines", "couteau") == "wrong_utensil"
    table.takes(0, "saucisse", "fourchette")
    assert table.larder(0) == {"saucisse"}
    assert table.hand(0) == {"couteau"}
    assert "fourchette" in table.rack()
    assert table.now() == "waltz 1"


@pytest.mark.parametrize("ingredient", ["fromage", "saucisse", "sucre", "sardines"])
def test_the_passoire_stands_for_any_of_the_four(ingredient: str) -> None:
    table = scene("passoire", "", "", centre=ingredient).takes(0, ingredient, "passoire")
    assert table.larder(0) == {ingredient}
    assert table.now() == "waltz 1"


@pytest.mark.parametrize(
    "utensil", ["couteau", "fourchette", "cuillere", "spatule", "araignee", "couvercle", "passoire"]
)
def test_a_free_ingredient_costs_any_utensil(utensil: str) -> None:
    table = scene(utensil, "", "", centre="lardons").takes(0, "lardons", utensil)
    assert utensil in table.rack()
    assert table.now() == "waltz 1"


@pytest.mark.parametrize("utensil", ["araignee", "couvercle"])
def test_neither_araignee_nor_couvercle_takes_what_shows_a_utensil(utensil: str) -> None:
    table = scene(utensil, "", "", centre="jambon")
    assert table.refuses(0, "take", "jambon", utensil) == "wrong_utensil"
    assert table.now() == "action 0"


def test_r3_araignee_for_a_free_ingredient_is_an_ordinary_take() -> None:
    table = scene("araignee", "couvercle", "", centre="ail", larder=("", "jambon")).takes(0, "ail", "araignee")
    assert table.hand(1) == {"couvercle"}
    assert not table.told("lid_held")
    assert table.stills().refuses(0, "steal", 1, "jambon") == "not_in_your_hands"
    assert table.ends().now() == "action 1"


def test_two_ingredients_a_turn_and_no_more() -> None:
    table = scene("couteau passoire", "", "", centre="fromage tomate ail")
    table.takes(0, "fromage", "couteau").stills().takes(0, "tomate", "passoire")
    table.says(1, "keep_still").says(2, "keep_still").says(0, "grab", "spatule")
    table.stills()
    assert table.options(0, "take") == set()
    assert table.refuses(0, "take", "ail", "spatule") == "enough_taken"
    assert table.now() == "action 0"


def test_r11_a_take_of_what_has_gone_is_refused_and_nothing_moves() -> None:
    table = scene("couteau passoire", "", "", centre="fromage tomate")
    table.takes(0, "fromage", "couteau").stills()
    assert table.refuses(0, "take", "fromage", "passoire") == "already_taken"
    assert table.refuses(0, "take", "tomate", "couteau") == "not_in_your_hands"
    assert table.now() == "action 0"


def test_nobody_takes_out_of_turn() -> None:
    table = scene("couteau", "fourchette", "", centre="jambon")
    assert table.refuses(1, "take", "jambon", "fourchette") == "not_your_turn"
    assert table.now() == "action 0"


# -- Stealing -----------------------------------------------------------------------------


def test_the_araignee_steals_one_uncooked_ingredient() -> None:
    table = scene("araignee", "couteau", "", larder=("", "jambon oeuf"))
    table.steals(0, 1, "oeuf")
    assert (table.larder(0), table.larder(1)) == ({"oeuf"}, {"jambon"})
    assert table.rack() >= {"araignee"}
    assert table.now() == "waltz 1"


def test_cooked_ingredients_are_safe() -> None:
    table = scene("araignee", "", "", larder=("", "jambon oeuf fromage"), active=1)
    table.cooks(1, "jambon", "oeuf", "fromage").ends().ends()
    assert table.options(0, "steal") == set()
    assert table.now() == "action 0"


def test_no_araignee_no_theft() -> None:
    table = scene("passoire", "araignee", "", larder=("", "jambon"))
    assert table.refuses(0, "steal", 1, "jambon") == "not_in_your_hands"
    assert table.now() == "action 0"


def test_thefts_count_among_the_two_ingredients() -> None:
    table = scene("araignee couteau", "", "", larder=("", "jambon"), centre="fromage beurre")
    table.steals(0, 1, "jambon").stills().takes(0, "fromage", "couteau").stills()
    assert table.g.taken == 2
    assert table.options(0, "take") | table.options(0, "steal") == set()
    assert table.now() == "action 0"


def test_r1_the_lid_protects_its_holder_and_must_be_used() -> None:
    table = scene("araignee", "couvercle", "", larder=("", "jambon"))
    table.steals(0, 1, "jambon")
    assert table.larder(1) == {"jambon"}
    assert table.hand(1) == set()
    assert table.rack() >= {"araignee", "couvercle"}
    assert table.told("lid_held") == [{"seat": 0, "victim": 1, "card": "jambon"}]
    assert table.now() == "waltz 1"


def test_r1_a_thiefs_or_a_third_players_lid_plays_no_part() -> None:
    for thief, third in (("araignee couvercle", ""), ("araignee", "couvercle")):
        table = scene(thief, "", third, larder=("", "jambon")).steals(0, 1, "jambon")
        assert table.larder(0) == {"jambon"}
        assert "couvercle" not in table.rack()
        assert table.now() == "waltz 1"


def test_r2_after_a_failed_theft_two_takes_are_left() -> None:
    table = scene("araignee couteau", "couvercle", "", larder=("", "jambon"), centre="fromage tomate ail")
    table.steals(0, 1, "jambon").stills().takes(0, "fromage", "couteau")
    table.says(1, "keep_still").says(2, "keep_still").says(0, "grab", "spatule").stills()
    table.takes(0, "ail", "spatule")
    assert table.larder(0) == {"fromage", "ail"}
    assert table.now() == "waltz 1"


def test_r2_a_theft_needs_a_rival_with_an_uncooked_ingredient() -> None:
    table = scene("araignee", "", "", larder=("jambon",))
    assert table.options(0, "steal") == set()
    assert table.now() == "action 0"


def test_02_a_failed_theft_takes_no_ingredient() -> None:
    table = scene("araignee", "couvercle", "", larder=("", "jambon")).steals(0, 1, "jambon")
    assert table.g.taken == 0
    assert table.now() == "waltz 1"


def test_a_theft_that_cannot_be_is_told_why() -> None:
    table = scene("araignee", "", "couvercle", larder=("ail", "jambon", ""))
    assert table.refuses(0, "steal", 1, "ail") == "already_taken"
    for nobody in (0, 3, -1):
        assert table.refuses(0, "steal", nobody, "ail") == "not_offered"
    table.g.taken = 2
    assert table.refuses(0, "steal", 1, "jambon") == "enough_taken"
    assert table.now() == "action 0"


# -- Tossing ------------------------------------------------------------------------------


def test_r6_the_card_is_tossed_once_a_turn() -> None:
    table = scene("", "", "", larder=("jambon",)).says(0, "toss")
    assert table.refuses(0, "toss") == "already_tossed"
    assert table.larder(0) == {"jambon"}
    assert table.now() == "action 0"
    assert "toss" in table.ends().ends().ends().options(0)


def test_r6_a_dish_cooked_after_the_toss_turns_the_card_as_usual() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage beurre sucre",)).says(0, "toss")
    dish = ("beurre", "sucre") if table.g.side[0] else ("jambon", "oeuf", "fromage")
    side = int(table.g.side[0])
    assert table.cooks(0, *dish).g.side[0] == 1 - side
    assert table.now() == "action 0"


def test_08_a_toss_lands_on_either_side_with_equal_chance() -> None:
    landed: Counter[int] = Counter()
    for seed in range(400):
        table = scene("", "", "")
        table.g.rng = seed * 7919
        landed[int(table.says(0, "toss").g.side[0])] += 1
    assert 150 < landed[0] < 250
    assert landed[0] + landed[1] == 400
