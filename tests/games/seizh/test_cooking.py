"""Cooking, the three endings, and the score sheet."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tablee.games.seizh.scoring import score_lines, score_sheet
from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tests.games.bots import played_by
from tests.games.seizh.scene import SEIZH, Scene, scene

SAVOURY = "jambon saucisse moutarde persil lardons tomate noix sardines epinards"


def sheet(table: Scene, seat: int) -> list[tuple[str, str, int]]:
    return [(line.part, line.line, line.points) for line in score_lines(table.g, Seat(seat))]


# -- What can be cooked -------------------------------------------------------------------


def test_every_galette_worth_seven_is_offered_once() -> None:
    box = SEIZH.box()
    worth = {name: int(box.savoury[box.names.index(name)]) for name in SAVOURY.split()}
    expected = {frozenset(c) for c in combinations(worth, 3) if sum(worth[n] for n in c) == 7}
    table = scene("", "", "", larder=(SAVOURY + " miel lambig",))
    offered = [frozenset(key.split(":")[1:]) for key in table.options(0, "cook")]
    assert len(offered) == len(set(offered)) > 5
    assert set(offered) == expected
    assert table.now() == "action 0"


def test_every_crepe_worth_three_is_offered_once() -> None:
    table = scene("", "", "", larder=("jambon beurre sucre miel amandes",), crepe=(0,))
    assert {frozenset(key.split(":")[1:3]) for key in table.options(0, "cook")} == {
        frozenset(pair) for pair in (("beurre", "sucre"), ("beurre", "amandes"), ("sucre", "miel"), ("miel", "amandes"))
    }
    assert table.now() == "action 0"


@pytest.mark.parametrize("larder", ["jambon oeuf", "jambon oeuf moutarde", "sardines jambon", "beurre sucre miel"])
def test_a_galette_needs_three_savoury_worth_seven(larder: str) -> None:
    table = scene("", "", "", larder=(larder,))
    assert table.options(0, "cook") == set()
    assert table.now() == "action 0"


def test_only_the_side_that_shows_is_cooked() -> None:
    table = scene("", "", "", larder=("beurre sucre",))
    assert table.options(0, "cook") == set()
    assert table.refuses(0, "cook", "beurre", "sucre", -1) == "no_such_dish"


def test_a_dish_leaves_the_game_and_turns_the_card() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage ail",)).cooks(0, "jambon", "oeuf", "fromage")
    assert table.larder(0) == {"ail"}
    assert table.names(table.g.dishes[0]) == ["jambon", "oeuf", "fromage"]
    assert table.g.side[0] == 1
    assert table.told("cooked") == [{"seat": 0, "first": "jambon", "second": "oeuf", "third": "fromage"}]
    assert table.now() == "action 0"


def test_several_dishes_in_one_turn() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage beurre sucre sardines tomate ail",))
    table.cooks(0, "jambon", "oeuf", "fromage").cooks(0, "beurre", "sucre").cooks(0, "sardines", "tomate", "ail")
    assert table.larder(0) == set()
    assert table.g.points[0] == (7 + 5 + 5) + (3 + 3) + (7 + 5)
    assert table.now() == "action 0"


# -- Score sheets -------------------------------------------------------------------------


def test_r10_a_dish_is_a_menu_line_only_if_all_are_of_one_line() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage noix",)).cooks(0, "jambon", "oeuf", "noix")
    assert sheet(table, 0) == [("dish", "", 7)]
    assert table.g.points[0] == 7
    assert table.now() == "action 0"


def test_a_menu_galette_of_another_bigoudenn_counts_twelve() -> None:
    table = scene("", "", "", ladies="rozenn katell soazig", larder=("jambon oeuf fromage",))
    table.cooks(0, "jambon", "oeuf", "fromage")
    assert sheet(table, 0) == [("dish", "galette_complete", 7), ("menu", "galette_complete", 5)]
    assert table.now() == "action 0"


def test_specialities_count_seventeen_and_nine() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage caramel fleur_de_sel",))
    table.cooks(0, "jambon", "oeuf", "fromage").cooks(0, "caramel", "fleur_de_sel")
    assert sheet(table, 0) == [
        ("dish", "galette_complete", 7),
        ("menu", "galette_complete", 5),
        ("speciality", "galette_complete", 5),
        ("dish", "crepe_caramel", 3),
        ("menu", "crepe_caramel", 3),
        ("speciality", "crepe_caramel", 3),
    ]
    assert table.g.points[0] == 26
    assert table.now() == "action 0"


def test_a_mixed_crepe_counts_three() -> None:
    table = scene("", "", "", larder=("caramel sucre",), crepe=(0,)).cooks(0, "sucre", "caramel")
    assert sheet(table, 0) == [("dish", "", 3)]
    assert table.now() == "action 0"


def test_a_view_is_enough_for_a_score_sheet() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage",)).cooks(0, "jambon", "oeuf", "fromage")
    shown = view(table.g, Seat(1))["table"]
    assert isinstance(shown, dict)
    lines = score_sheet(SEIZH.box(), shown["bigoudenn"][0][0], shown["dishes"][0])
    assert (lines[0].part, lines[0].points, lines[0].cards) == ("dish", 7, ["jambon", "oeuf", "fromage"])
    assert sum(line.points for line in lines) == shown["points"][0] == 17


def test_every_line_is_counted_aloud_at_the_end() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage ail",), stock="").cooks(0, "jambon", "oeuf", "fromage")
    for _ in range(4):
        table.ends()
    assert table.now() == "over: last_round"
    assert table.told("dish_counted") == [{"seat": 0, "line": "galette_complete", "points": 7}]
    assert table.told("menu_counted") == [{"seat": 0, "line": "galette_complete", "points": 5}]
    assert table.told("speciality_counted") == [{"seat": 0, "line": "galette_complete", "points": 5}]
    assert table.told("total")[:2] == [{"seat": 0, "points": 17, "dishes": 1}, {"seat": 1, "points": 0, "dishes": 0}]


def test_r10_uncooked_ingredients_count_nothing() -> None:
    table = scene("", "", "", larder=("jambon oeuf fromage", "ail"), stock="")
    for _ in range(3):
        table.ends()
    assert [int(p) for p in table.g.points] == [0, 0, 0]
    assert table.ends().now() == "over: last_round"


# -- The end ------------------------------------------------------------------------------


def test_r7_the_last_round_gives_everybody_one_turn() -> None:
    table = scene("couteau", "", "", centre="fromage", stock="").takes(0, "fromage", "couteau").ends()
    assert table.told("last_round") == [{"seat": 1}]
    assert table.now() == "action 1"
    assert table.ends().now() == "action 2"
    assert table.ends().now() == "action 0"
    assert table.ends().now() == "over: last_round"
    assert len(table.told("last_round")) == 1


def test_r7_it_is_found_out_before_turning_up() -> None:
    table = scene("couteau", "", "", stock="jambon", begin=True)
    assert table.told("last_round") == []
    table = scene("couteau", "", "", stock="", begin=True)
    assert table.told("last_round") == [{"seat": 0}]
    assert table.g.last_turns == 3


def test_r8_a_whole_round_without_take_or_dish_ends_the_game() -> None:
    table = scene("couteau", "", "", centre="jambon", stock="")
    assert table.ends().now() == "action 1"
    assert table.ends().now() == "action 2"
    assert table.ends().now() == "over: nobody_wants_more"


def test_r8_takes_and_dishes_begin_the_count_anew_but_thefts_do_not() -> None:
    table = scene(
        "araignee", "couteau", "", centre="jambon fromage", larder=("", "", "ail beurre sucre"), stock="", crepe=(2,)
    )
    table.steals(0, 2, "ail").ends()
    assert table.g.idle_turns == 1
    table.takes(1, "fromage", "couteau").ends()
    assert table.g.idle_turns == 0
    table.ends().ends()
    assert table.g.idle_turns == 2
    assert table.ends().now() == "over: nobody_wants_more"


def test_r8_a_dish_begins_the_count_anew() -> None:
    table = scene("", "", "", centre="jambon", larder=("", "", "beurre sucre"), stock="", crepe=(2,)).ends().ends()
    table.cooks(2, "beurre", "sucre").ends()
    assert table.g.idle_turns == 0
    assert table.now() == "action 0"


def test_10_a_toss_begins_the_count_anew() -> None:
    table = scene("", "", "", centre="jambon", stock="").ends().ends()
    table.says(2, "toss").ends()
    assert table.g.idle_turns == 0
    assert table.now() == "action 0"


def test_09_leftovers_do_not_end_a_game_that_plays_on() -> None:
    table = scene("couteau", "", "", centre="fromage", stock="", leftovers="play_on")
    assert [table.ends().now() for _ in range(4)] == ["action 1", "action 2", "action 0", "action 1"]
    table.ends().ends()
    table.takes(0, "fromage", "couteau").ends()
    assert [table.ends().now() for _ in range(3)] == ["action 2", "action 0", "over: last_round"]


def test_09_even_such_a_game_ends_after_600_turns() -> None:
    table = scene("", "", "", centre="jambon", stock="", leftovers="play_on")
    table.g.turns = 599
    assert table.ends().now() == "action 1"
    assert table.ends().now() == "over: too_long"
    assert (table.told("too_long"), table.told("nobody_wants_more")) == ([{}], [])


@pytest.mark.parametrize(("lang", "said"), [("fr", "600 tours"), ("en", "600 turns")])
def test_09_such_an_end_says_how_long_it_was_and_not_that_nobody_wants_more(lang: str, said: str) -> None:
    words = SEIZH.words(lang)
    for sentence in (words.say("event-too_long"), words.say("ending-too_long")):
        assert said in sentence
        assert not re.search("personne|nobody", sentence, re.IGNORECASE)


def test_09_bots_clear_the_table_when_only_that_ends_the_game() -> None:
    def endings(**options: str) -> list[str]:
        tables = [played_by("novice", SEIZH, 3, seed, **options) for seed in range(12)]
        return [g.endings()[g.ending] for g in tables]

    assert "nobody_wants_more" in endings()
    assert set(endings(leftovers="play_on")) == {"last_round"}


def test_05_a_stall_never_cuts_the_last_round_short() -> None:
    table = scene("", "", "", "", stock="", begin=True).stills()
    assert [table.ends().now() for _ in range(4)] == ["action 1", "action 2", "action 3", "over: last_round"]


def test_05_quiet_turns_with_cards_in_the_pile_do_not_count() -> None:
    table = scene("", "", "", stock="jambon oeuf fromage ail saucisse noix tomate")
    for _ in range(3):
        table.ends()
    assert table.g.idle_turns == 0
    assert table.now() == "action 0"


def finished(*larders: str, crepe: tuple[int, ...] = ()) -> Scene:
    """Each seat cooks what it can, then the game ends."""
    table = scene("", "", "", centre="banane", larder=larders, stock="", crepe=crepe)
    while not table.g.over:
        seat = int(table.g.active)
        while dishes := sorted(table.options(seat, "cook")):
            table.says(seat, *dishes[0].split(":"))
        table.ends()
    return table


def test_the_highest_total_wins() -> None:
    table = finished("jambon oeuf noix", "beurre lambig", crepe=(1,))
    assert table.g.winners == 0b001
    assert table.now() == "over: nobody_wants_more"


def test_06_among_equals_more_dishes_win() -> None:
    """Seventeen each: one speciality against two plain galettes and a crêpe."""
    table = finished("jambon oeuf fromage", "lardons epinards noix saucisse poireaux ail beurre amandes")
    assert [int(p) for p in table.g.points] == [17, 17, 0]
    assert table.g.winners == 0b010


def test_06_full_equals_share_the_victory() -> None:
    table = finished("jambon oeuf noix", "lardons epinards fromage")
    assert [int(p) for p in table.g.points] == [7, 7, 0]
    assert table.g.winners == 0b011
