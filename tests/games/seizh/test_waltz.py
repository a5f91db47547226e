"""The waltz of utensils turn by turn: who is asked, what moves, what is banned."""

from __future__ import annotations

import random

from tablee.kernel.steps import Option, Seat, Step, rule_of
from tests.games.seizh.scene import SEIZH, scene


def test_r5_everybody_is_asked_clockwise_and_the_active_player_last() -> None:
    table = scene("couteau", "fourchette", "cuillere", begin=True, active=1)
    seen = []
    while table.question() == "waltz":
        seen += table.asked()
        table.says(seen[-1], "keep_still")
    assert seen == [2, 0, 1]
    assert table.now() == "action 1"


def test_r5_a_change_starts_the_asking_anew() -> None:
    table = scene("couteau", "fourchette", "cuillere", begin=True)
    table.says(1, "keep_still").says(2, "swap", "spatule", "cuillere")
    assert table.hand(2) == {"spatule"}
    assert table.now() == "waltz 1"


def test_r5_a_window_opens_after_each_use() -> None:
    table = scene("couteau fourchette", "", "", centre="fromage jambon")
    assert table.takes(0, "fromage", "couteau").now() == "waltz 1"
    assert table.stills().takes(0, "jambon", "fourchette").now() == "waltz 1"


def test_r5_between_actions_nobody_moves_a_utensil() -> None:
    table = scene("couteau", "fourchette", "", larder=("jambon oeuf fromage",))
    for seat, utensil in ((0, "couteau"), (1, "fourchette")):
        assert table.refuses(seat, "drop", utensil) == "not_offered"
    table.cooks(0, "jambon", "oeuf", "fromage").says(0, "toss")
    assert table.now() == "action 0"


def test_04_two_moves_a_seat_in_one_waltz() -> None:
    table = scene("couteau", "", "", begin=True)
    table.says(1, "grab", "fourchette").says(1, "grab", "cuillere")
    assert table.now() == "waltz 2"
    table.says(2, "grab", "spatule").says(2, "drop", "spatule")
    assert table.now() == "waltz 0"
    table.says(0, "keep_still")
    assert table.now() == "action 0"


def test_04_every_waltz_ends_whatever_is_chosen() -> None:
    for seed in range(6):
        dice = random.Random(seed)
        table = scene("couteau", "fourchette cuillere", "araignee", begin=True)
        moves = 0
        while table.question() == "waltz":
            seat = Seat(table.asked()[0])
            table.g.play(seat, Option(Step(dice.choice(table.g.legal(seat)[1:]))))
            moves += 1
        assert moves == 2 * 3
        assert table.now() == "action 0"


def test_keeping_still_is_the_first_option() -> None:
    g = SEIZH.new(4, 3)
    seat = next(s for s in range(4) if g.waits_for(Seat(s)))
    assert g.names()[rule_of(g.legal(Seat(seat))[0])][0] == "keep_still"


def test_whoever_can_move_nothing_is_not_asked() -> None:
    """Seat 1 holds nothing, and nothing lies in the centre."""
    table = scene("couteau fourchette", "", "cuillere spatule", "araignee couvercle")
    table.g.rack.clear()
    table.says(0, "end_turn")
    seen = []
    while table.question() == "waltz":
        seen += table.asked()
        table.says(seen[-1], "keep_still")
    assert seen == [2, 3, 0]
    assert table.now() == "action 1"


def test_full_hands_swap_but_do_not_grab() -> None:
    table = scene("", "couteau fourchette", "", begin=True)
    assert table.options(1, "grab") == set()
    assert table.refuses(1, "grab", "cuillere") == "hands_full"
    table.says(1, "swap", "cuillere", "couteau")
    assert table.hand(1) == {"cuillere", "fourchette"}
    assert table.now() == "waltz 1"


def test_one_hand_full_may_grab_swap_or_drop() -> None:
    table = scene("", "couteau", "cuillere spatule", "araignee couvercle", begin=True)
    assert table.options(1) == {
        "keep_still",
        "drop:couteau",
        "grab:fourchette",
        "grab:passoire",
        "swap:fourchette:couteau",
        "swap:passoire:couteau",
    }
    assert table.refuses(1, "swap", "spatule", "couteau") == "already_taken"
    assert table.refuses(1, "drop", "spatule") == "not_in_your_hands"
    assert table.now() == "waltz 1"


# -- Bans ---------------------------------------------------------------------------------


def test_r4_a_used_utensil_is_banned_for_its_user_until_the_next_turn() -> None:
    table = scene("couteau", "", "", centre="fromage").takes(0, "fromage", "couteau")
    table.says(1, "keep_still").says(2, "keep_still")
    assert table.refuses(0, "grab", "couteau") == "just_used"
    assert "grab:fourchette" in table.options(0)
    table.says(0, "keep_still").says(0, "end_turn")
    table.says(2, "keep_still")
    assert "grab:couteau" in table.options(0)
    assert table.now() == "waltz 0"


def test_r4_a_ban_binds_the_user_only() -> None:
    table = scene("couteau", "", "", centre="fromage").takes(0, "fromage", "couteau").says(1, "grab", "couteau")
    assert table.hand(1) == {"couteau"}
    assert table.now() == "waltz 1"


def test_r4_a_swap_does_not_get_round_a_ban() -> None:
    table = scene("couteau fourchette", "", "", centre="fromage").takes(0, "fromage", "couteau")
    table.says(1, "keep_still").says(2, "keep_still")
    assert table.refuses(0, "swap", "couteau", "fourchette") == "just_used"
    assert table.now() == "waltz 0"


def test_r4_bans_end_before_the_ingredients_are_turned_up() -> None:
    table = scene("couteau", "", "", centre="fromage").takes(0, "fromage", "couteau").stills()
    assert table.g.banned[0] == 1
    table.says(0, "end_turn")
    assert [int(b) for b in table.g.banned] == [0, 0, 0]
    assert table.now() == "waltz 2"


def test_03_the_ban_covers_araignee_and_couvercle() -> None:
    table = scene("araignee", "couvercle", "", larder=("", "jambon")).steals(0, 1, "jambon")
    assert table.refuses(1, "grab", "couvercle") == "just_used"
    assert "grab:araignee" in table.options(1)
    table.says(1, "keep_still").says(2, "keep_still")
    assert table.refuses(0, "grab", "araignee") == "just_used"
    assert "grab:couvercle" in table.options(0)
    assert table.now() == "waltz 0"


def test_07_a_utensil_dropped_without_use_may_be_taken_back() -> None:
    table = scene("", "couteau", "", begin=True).says(1, "drop", "couteau").says(1, "grab", "couteau")
    assert table.hand(1) == {"couteau"}
    assert table.now() == "waltz 2"


# -- The example of the book --------------------------------------------------------------


def test_the_turn_of_rozenn_in_the_book() -> None:
    table = scene(
        "fourchette cuillere",
        "araignee couteau",
        "passoire spatule",
        "couvercle",
        ladies="rozenn soazig tyfenn katell",
        stock="saucisse sucre ail",
        begin=True,
    ).stills()
    table.takes(0, "saucisse", "fourchette")
    table.says(1, "swap", "fourchette", "araignee")
    table.says(1, "keep_still").says(2, "swap", "araignee", "passoire").stills()
    assert (table.hand(1), table.hand(2)) == ({"fourchette", "couteau"}, {"araignee", "spatule"})
    table.takes(0, "sucre", "cuillere").stills()
    assert table.larder(0) == {"saucisse", "sucre"}
    assert table.rack() == {"passoire", "cuillere"}
    assert table.options(0) == {"end_turn", "toss"}
    assert table.ends().now() == "action 1"
