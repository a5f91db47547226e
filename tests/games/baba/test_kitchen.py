"""Scenes of orders, payments, validation and the shout."""

from __future__ import annotations

import pytest

from tablee.kernel import saves
from tablee.kernel.steps import Seat
from tests.games.baba.scene import BABA, scene

QUIET = ["le_cap", "tokyo", "buenos_aires"]
COOK = ["pate", "creme", "2"]


def test_the_book_pays_a_pate_a_flavour_and_savoir_faire() -> None:
    t = scene([*COOK, "1"], [], at="act", cities=QUIET, recipes=[["mille_feuille"]])
    assert t.options(0, "prepare") == ["prepare:mille_feuille:creme:1"]
    t.says(0, "prepare", "mille_feuille", "creme", 1)
    assert sorted(t.names(t.g.payment[0])) == ["creme", "pate", "savoir_faire_2"]
    assert t.names(t.g.begun[0]) == ["mille_feuille"]
    assert t.hand(0) == ["savoir_faire_1"]
    assert t.now() == "way_to_draw 1"


def test_a_joker_stands_for_any_flavour() -> None:
    t = scene(["pate", "joker", "2"], [], at="act", recipes=[["mille_feuille", "fraisier"]])
    assert t.options(0, "prepare") == ["prepare:mille_feuille:joker:1", "prepare:fraisier:joker:1"]


def test_the_book_a_pastry_in_preparation_is_validated_on_the_next_turn() -> None:
    t = scene([*COOK], [], at="act", first=1, cities=QUIET, begun=[["mille_feuille"]])
    t.g.payment[0].add(t.g.hand[0].draw())
    t.says(1, "end_turn")
    assert t.names(t.g.finished[0]) == ["mille_feuille"]
    assert t.names(t.g.discard) == ["savoir_faire_2"]
    assert t.now() == "way_to_draw 0"


@pytest.mark.parametrize(
    ("recipe", "hand", "ways"),
    [
        ("paris_brest", ["1"], [0]),
        ("paris_brest", ["2"], [1]),
        ("paris_brest", ["1", "2"], [0, 1]),
        ("mille_feuille", ["1"], []),
        ("mille_feuille", ["1", "1"], [0]),
        ("mille_feuille", ["1", "1", "2"], [0, 1]),
        ("saint_honore", ["1", "1"], []),
        ("saint_honore", ["2"], []),
        ("saint_honore", ["1", "2"], [1]),
        ("saint_honore", ["2", "2"], [2]),
        ("saint_honore", ["1", "1", "1"], [0]),
        ("saint_honore", ["1", "1", "1", "2", "2"], [0, 1, 2]),
    ],
)
def test_01_no_savoir_faire_card_is_needless(recipe: str, hand: list[str], ways: list[int]) -> None:
    t = scene(["pate", "creme", *hand], [], at="act", cities=QUIET, recipes=[[recipe]])
    assert t.options(0, "prepare") == [f"prepare:{recipe}:creme:{way}" for way in ways]
    for way in ways:
        twin = scene(["pate", "creme", *hand], [], at="act", cities=QUIET, recipes=[[recipe]])
        twin.says(0, "prepare", recipe, "creme", way)
        paid = [int(name[-1]) for name in twin.names(twin.g.payment[0]) if name.startswith("savoir")]
        level = int(twin.g.box.level[twin.g.kind_names.index(recipe)])
        assert sum(paid) >= level
        assert sum(paid) - min(paid) < level


def test_r12_no_single_card_paid_could_be_left_out() -> None:
    t = scene(["pate", "creme", "2", "2", "1"], [], at="act", cities=QUIET, recipes=[["saint_honore"]])
    t.says(0, "prepare", "saint_honore", "creme", 2)
    assert sorted(t.names(t.g.payment[0])) == ["creme", "pate", "savoir_faire_2", "savoir_faire_2"]
    assert t.now() == "way_to_draw 1"


def test_why_a_pastry_cannot_be_begun() -> None:
    t = scene(
        ["creme", "1"],
        [],
        at="act",
        cities=QUIET,
        wants=["ambassade"],
        recipes=[["mille_feuille", "opera", "fraisier", "tarte_au_chocolat"]],
        finished=[["opera"]],
    )
    assert t.reasons(0) == {
        "mille_feuille": "no_pate",
        "opera": "already_made",
        "fraisier": "not_ordered",
        "tarte_au_chocolat": "not_ordered",
    }
    t = scene(["pate", "1"], [], at="act", wants=["ambassade"], recipes=[["mille_feuille"]])
    assert t.reasons(0) == {"mille_feuille": "no_flavour"}
    t = scene(["pate", "creme", "1"], [], at="act", wants=["ambassade"], recipes=[["mille_feuille"]])
    assert t.reasons(0) == {"mille_feuille": "not_enough_savoir_faire"}


def test_the_book_no_pastry_twice() -> None:
    t = scene([*COOK], [], at="act", recipes=[["mille_feuille"]], finished=[["mille_feuille"]])
    assert t.options(0, "prepare") == []
    assert t.reasons(0) == {"mille_feuille": "already_made"}


def test_02_each_pastry_fills_one_slot_only() -> None:
    """Level 1 + 2 + any: a third pastry of level 2 has no place."""
    t = scene(
        [*COOK],
        [],
        at="act",
        wants=["concours"],
        finished=[["fraisier", "salambo"]],
        recipes=[["mille_feuille", "paris_brest"]],
    )
    assert t.options(0, "prepare") == ["prepare:paris_brest:creme:1"]
    assert t.reasons(0)["mille_feuille"] == "not_ordered"


def test_r1_the_assignment_is_never_fixed_before_the_end() -> None:
    """Chocolat + level 2 + any: a chocolate tart of level 2 gives way to another chocolate, or level 2."""
    for second, third in (("opera", "fraisier"), ("fraisier", "opera"), ("canele", "opera"), ("canele", "fraisier")):
        t = scene(
            ["pate", "joker", "2", "2"],
            [],
            at="act",
            cities=QUIET,
            wants=["anniversaire"],
            finished=[["tarte_au_chocolat", second]],
            recipes=[[third]],
        )
        assert [o.split(":")[1] for o in t.options(0, "prepare")] == [third]


def test_r1_a_pastry_that_would_leave_another_without_a_slot_is_refused() -> None:
    """Chocolat + level 2 + any: with a Canelé on the free slot, a second Alcool of level 3 fits nowhere."""
    t = scene(
        ["pate", "joker", "2", "2"],
        [],
        at="act",
        cities=QUIET,
        wants=["anniversaire"],
        finished=[["canele"]],
        recipes=[["macarons", "opera", "salambo"]],
    )
    assert {o.split(":")[1] for o in t.options(0, "prepare")} == {"opera", "salambo"}
    assert t.reasons(0)["macarons"] == "not_ordered"


def test_r1_with_two_orders_all_slots_count_together() -> None:
    """Mille-feuille + Chocolat and Religieuse + Crème: Chocolat is taken, both Crèmes are open, Fruits is nowhere."""
    t = scene(
        [*COOK],
        [],
        at="act",
        cities=QUIET,
        orders="2",
        wants=[["ambassade", "mariage"]],
        finished=[["opera", "religieuse_au_chocolat"]],
        recipes=[["mille_feuille", "tropezienne", "tarte_au_chocolat", "fraisier"]],
    )
    assert [o.split(":")[1] for o in t.options(0, "prepare")] == ["mille_feuille", "tropezienne"]
    assert t.reasons(0) == {"tarte_au_chocolat": "not_ordered", "fraisier": "not_ordered"}


def test_r2_a_named_pastry_out_of_reach_becomes_any_of_its_flavour() -> None:
    finished = [[], ["mille_feuille"], ["mille_feuille"]]
    hand = ["pate", "creme", "2", "2"]
    t = scene(hand, [], [], at="act", cities=QUIET, wants=["ambassade"], finished=finished, recipes=[["tropezienne"]])
    assert t.reasons(0) == {"tropezienne": "not_ordered"}
    finished[1:] = [["mille_feuille"], ["mille_feuille"]]
    begun = [[], ["mille_feuille"], []]
    t = scene(
        hand,
        [],
        [],
        at="act",
        cities=QUIET,
        wants=["ambassade"],
        finished=finished,
        begun=begun,
        recipes=[["tropezienne"]],
    )
    assert t.options(0, "prepare") == ["prepare:tropezienne:creme:1"]
    t.says(0, "prepare", "tropezienne", "creme", 1)
    assert t.now() == "way_to_draw 1"


def test_r2_no_two_orders_name_the_same_pastry() -> None:
    box = scene([], []).g.box
    named = [int(kind) for kind in box.named if kind >= 0]
    assert len(named) == len(set(named)) == 8


def test_r6_preparing_ends_the_turn() -> None:
    t = scene([*COOK, "self"], ["1"], at="act", cities=QUIET, recipes=[["mille_feuille"]])
    t.says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.now() == "way_to_draw 1"


def test_the_book_one_pastry_a_turn() -> None:
    t = scene([*COOK, *COOK], [], at="act", cities=["sydney", "le_cap"], recipes=[["mille_feuille", "tropezienne"]])
    t.says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.options(0) == ["end_turn"]
    assert t.reasons(0) == {"tropezienne": "already_prepared"}
    assert t.now() == "action 0"


def test_03_a_shout_on_a_baba_au_rhum_draws_a_card() -> None:
    t = scene([], [], cities=QUIET, begun=[["baba"]], pile=["pate", "creme"])
    assert t.options(0) == ["stay_silent", "shout"]
    t.says(0, "shout")
    assert t.hand(0) == ["pate"]
    assert t.now() == "way_to_draw 0"


def test_03_silence_costs_nothing_and_is_what_the_clock_takes() -> None:
    t = scene([], [], cities=QUIET, begun=[["baba"]])
    assert t.options(0)[0] == "stay_silent"
    t.says(0, "stay_silent")
    assert t.hand(0) == []
    assert t.now() == "way_to_draw 0"


def test_12_five_seconds_to_shout_then_the_clock_says_nothing_for_the_seat() -> None:
    t = scene([], [], cities=QUIET, begun=[["baba"]])
    assert BABA.limit(t.g) == 5
    assert [saves.key(t.g, option) for option in t.g.overdue_options(Seat(0))] == ["stay_silent:0"]
    assert t.g.overdue_options(Seat(1)) == []
    t.says(0, "stay_silent")
    assert BABA.limit(t.g) == 0
    assert t.now() == "way_to_draw 0"


def test_12_a_table_may_leave_all_the_time_one_likes() -> None:
    t = scene([], [], cities=QUIET, begun=[["baba"]], shout="off")
    assert BABA.limit(t.g) == 0
    assert t.g.overdue_options(Seat(0)) == []


def test_other_pastries_are_not_shouted() -> None:
    assert scene([], [], cities=QUIET, begun=[["canele"]]).now() == "way_to_draw 0"


def test_r13_the_last_pastry_wins_before_any_bonus() -> None:
    t = scene(
        [], [], cities=["buenos_aires", "tokyo"], wants=["sortie_de_l_opera"], finished=[["opera"]], begun=[["baba"]]
    )
    assert t.now() == "over: order_honoured"
    assert t.g.winners == 1
    assert t.hand(0) == []


@pytest.mark.parametrize(("finished", "now"), [(4, "way_to_draw 0"), (5, "over: order_honoured")])
def test_the_book_both_orders_must_be_honoured(finished: int, now: str) -> None:
    made = ["salambo", "fraisier", "opera", "canele", "macarons"][:finished]
    t = scene([], [], cities=QUIET, orders="2", wants=[["gala", "pique_nique"]], finished=[made], begun=[["diplomate"]])
    assert t.now() == now
