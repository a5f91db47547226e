"""Live: anybody moves utensils at any moment; the first request counts, and the loser of a race loses nothing else."""

from __future__ import annotations

import random

import pytest

from tablee.kernel import saves
from tablee.kernel.state import NOT_OFFERED, IllegalOption
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.studio import laws as law
from tests.games.seizh.scene import SEIZH, Scene, scene


def live(*utensils: str, centre: str = "", larder: tuple[str, ...] = ()) -> Scene:
    return scene(*utensils, centre=centre, larder=larder, tempo="live")


def test_no_window_opens_and_the_active_players_question_stays_open() -> None:
    table = live("couteau fourchette", "", "", centre="fromage")
    assert table.now() == "action 0"
    table.says(2, "grab", "spatule").says(0, "drop", "fourchette").says(1, "grab", "fourchette")
    assert table.now() == "action 0"
    assert table.takes(0, "fromage", "couteau").now() == "action 0"


def test_a_turn_begins_without_a_window() -> None:
    table = live("couteau", "", "").says(0, "end_turn")
    assert table.now() == "action 1"


def test_utensils_move_as_often_as_one_likes() -> None:
    table = live("", "", "")
    for _ in range(5):
        table.says(1, "grab", "couteau").says(1, "drop", "couteau")
    assert table.now() == "action 0"


def test_turn_by_turn_nothing_stands_open() -> None:
    table = scene("couteau", "fourchette", "")
    assert table.options(1) == set()
    assert table.now() == "action 0"


def test_take_against_take() -> None:
    """Two hands reach for the fork: the first has it, the second is told so and keeps everything."""
    table = live("couteau", "", "").says(1, "grab", "fourchette")
    assert table.refuses(2, "grab", "fourchette") == "already_taken"
    assert (table.hand(1), table.hand(2)) == ({"fourchette"}, set())
    assert table.now() == "action 0"


def test_take_against_swap() -> None:
    table = live("couteau", "", "spatule").says(1, "grab", "fourchette")
    assert table.refuses(2, "swap", "fourchette", "spatule") == "already_taken"
    assert table.hand(2) == {"spatule"}
    assert table.now() == "action 0"


def test_swap_against_take() -> None:
    table = live("couteau", "", "spatule").says(2, "swap", "fourchette", "spatule")
    assert table.refuses(1, "grab", "fourchette") == "already_taken"
    assert table.says(1, "grab", "spatule").hand(1) == {"spatule"}
    assert table.now() == "action 0"


def test_swap_against_swap() -> None:
    table = live("couteau", "cuillere", "spatule").says(1, "swap", "fourchette", "cuillere")
    assert table.refuses(2, "swap", "fourchette", "spatule") == "already_taken"
    assert table.says(2, "swap", "cuillere", "spatule").hand(2) == {"cuillere"}
    assert table.now() == "action 0"


def test_drop_against_take() -> None:
    """A take that arrives before the drop it hoped for is refused; after it, it holds."""
    table = live("couteau", "fourchette", "")
    assert table.refuses(2, "grab", "fourchette") == "already_taken"
    table.says(1, "drop", "fourchette").says(2, "grab", "fourchette")
    assert table.refuses(1, "drop", "fourchette") == "not_in_your_hands"
    assert table.hand(2) == {"fourchette"}
    assert table.now() == "action 0"


def test_a_theft_before_the_lid_is_dropped() -> None:
    table = live("araignee", "couvercle", "", larder=("", "jambon")).steals(0, 1, "jambon")
    assert table.larder(1) == {"jambon"}
    assert table.refuses(1, "drop", "couvercle") == "not_in_your_hands"
    assert table.refuses(1, "grab", "couvercle") == "just_used"
    assert table.now() == "action 0"


def test_a_theft_after_the_lid_is_dropped() -> None:
    table = live("araignee", "couvercle", "", larder=("", "jambon")).says(1, "drop", "couvercle")
    assert table.steals(0, 1, "jambon").larder(0) == {"jambon"}
    assert table.now() == "action 0"


def test_a_theft_after_the_victim_fetched_the_lid() -> None:
    table = live("araignee", "", "", larder=("", "jambon")).says(1, "grab", "couvercle")
    assert table.steals(0, 1, "jambon").larder(0) == set()
    assert table.rack() >= {"araignee", "couvercle"}
    assert table.now() == "action 0"


def test_a_theft_without_the_araignee_that_was_just_given_away() -> None:
    table = live("araignee", "", "", larder=("", "jambon")).says(0, "swap", "couteau", "araignee")
    assert table.refuses(0, "steal", 1, "jambon") == "not_in_your_hands"
    assert table.now() == "action 0"


def test_a_take_against_the_users_own_drop() -> None:
    table = live("couteau", "", "", centre="fromage").says(0, "drop", "couteau")
    assert table.refuses(0, "take", "fromage", "couteau") == "not_in_your_hands"
    assert table.now() == "action 0"


def test_a_take_that_comes_after_the_turn() -> None:
    table = live("couteau", "", "", centre="fromage").says(0, "end_turn")
    assert table.refuses(0, "take", "fromage", "couteau") == "not_your_turn"
    assert table.now() == "action 1"


def test_bans_hold_live_too() -> None:
    table = live("couteau", "", "", centre="fromage").takes(0, "fromage", "couteau")
    assert table.refuses(0, "grab", "couteau") == "just_used"
    table.says(0, "end_turn").says(0, "grab", "couteau")
    assert table.hand(0) == {"couteau"}
    assert table.now() == "action 1"


def test_the_loser_of_a_race_hears_deja_pris() -> None:
    table = live("", "", "").says(1, "grab", "fourchette")
    lost = saves.parse(table.g, "grab:2:fourchette")
    teller = Teller(SEIZH, "fr", ["Ana", "Loig", "Maud"])
    assert teller.reason(table.g, table.g.why_not(2, lost)) == "Déjà pris\u202f!"


def test_nobody_moves_for_another() -> None:
    table = live("couteau", "", "")
    forged = Option(Step(saves.parse(table.g, "grab:1:fourchette")))
    with pytest.raises(IllegalOption) as refused:
        table.g.play(Seat(2), forged)
    assert refused.value.reason == NOT_OFFERED
    assert table.now() == "action 0"


def test_a_card_that_is_no_utensil_is_refused_like_one_that_is_gone() -> None:
    table = live("couteau", "", "", centre="ail")
    assert table.refuses(1, "grab", "katell") == "already_taken"
    assert table.refuses(1, "grab", -1) == "already_taken"
    assert table.refuses(0, "take", "ail", "jambon") == "not_in_your_hands"
    assert table.refuses(0, "swap", "fourchette", "spatule") == "not_in_your_hands"
    assert table.now() == "action 0"


def test_any_order_of_requests_leaves_a_sound_table() -> None:
    """Every seat asks for anything at any moment; what is refused changes nothing, and the game still ends."""
    for seats in (3, 4, 5):
        dice = random.Random(seats)
        table = Scene(SEIZH.new(seats, seats, {"tempo": "live"}))
        for _ in range(4000):
            seat = dice.randrange(seats)
            wished = [*table.options(seat), f"grab:{dice.choice(table.g.kind_names[:7])}"]
            rule, *words = dice.choice(wished).split(":")
            if f"{':'.join([rule, *words])}" in wished[:-1]:
                table.says(seat, rule, *words)
            else:
                assert table.refuses(seat, rule, *words) != ""
            law.cards_lie_in_one_place(table.g)
            law.numbers_keep_their_bounds(table.g)
            if table.g.over:
                break
            assert all(len(p) <= 2 for p in table.g.utensils)
        assert table.g.over
