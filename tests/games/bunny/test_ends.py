"""Scenes of both endings, the count and the ties, and of what is known of hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import game
from tablee.kernel.sight import imagine
from tablee.kernel.state import Event, State, playout
from tablee.kernel.steps import Seat
from tests.games.bunny.scene import BUNNY, FULL, Scene, full, scene


def test_03_the_turn_in_which_the_pile_runs_out_is_played_to_its_end() -> None:
    t = scene("vm3", "", village=FULL, river="vb1 vp2 vc3", deck="vt5")
    t.places(0, "vm3", 0).uses(0, "vb1").says(0, "lay_face_down", 0, 1)
    assert len(t.g.draw) == 0
    assert t.now() == "card_to_draw 0"
    t.takes(0, "vp2")
    assert t.now() == "over: pile_empty"


def test_r13_the_last_card_drawn_at_step_6_or_used_by_the_refill_ends_the_game() -> None:
    t = scene("vm2", "", village=FULL, deck="vt5")
    t.places(0, "vm2", 0).draws(0)
    assert t.now() == "over: pile_empty"
    t = scene("vm2", "", village=FULL, deck="vt5")
    t.places(0, "vm2", 0).takes(0, "vp2")
    assert full("vt5") in t.names(t.g.river)
    assert t.now() == "over: pile_empty"
    t = scene("vm2", "", village=FULL, deck="vt5 vt4")
    t.places(0, "vm2", 0).draws(0)
    assert t.now() == "placement 1"


def test_r13_the_pile_running_out_inside_renouveau_ends_the_game_after_the_draw() -> None:
    t = scene("vb1", "", village=FULL, deck="vt5 vt4")
    t.places(0, "vb1", 4)
    assert t.names(t.g.river) == [full("vt5"), full("vt4")]
    assert [o.split(":")[0] for o in t.options(0)] == ["take_from_river"] * 2
    t.takes(0, "vt5")
    assert t.now() == "over: pile_empty"


def test_r13_a_mover_without_a_legal_space_ends_the_game() -> None:
    t = scene("", "", village=FULL, closed=[0, 1, 2, 3, 4, 5])
    assert t.now() == "over: no_space"
    t = scene("", "", village=FULL, closed=[0, 1, 2, 3, 4], pawns=[5, 0])
    assert t.now() == "over: no_space"
    t = scene("", "", village=FULL, closed=[0, 1, 2, 3, 4], pawns=[0, 5])
    assert t.spaces(0) == [5]


def test_r13_the_next_mover_may_be_the_one_without_a_space() -> None:
    t = scene("vf1", "", village=FULL, closed=[0, 1, 2, 3, 4], pawns=[0, -1])
    t.places(0, "vf1", 5).draws(0)
    assert t.closed == [0, 1, 2, 3, 4, 5]
    assert t.told("no_space_left") == [{"seat": 1}]
    assert t.now() == "over: no_space"


def counted(domain: list[int], *hands: str, carrot: int = -1, face_down: str = "") -> Scene:
    """A table where the first mover finds no space."""
    every = range(6)
    return scene(*hands, village=FULL, closed=every, domain=domain, face_down=face_down, numbers={"carrot": carrot})


def test_the_count_adds_rabbits_hand_face_down_cards_and_the_carrot() -> None:
    t = counted([7, 2], "vb1 vb2 vb4", "vt5 vf5 joker", carrot=0, face_down="vf4")
    assert [BUNNY.score(t.g, seat) for seat in (0, 1)] == [7 + 1 + 2 + 4 + 4 + 4, 2 + 5 + 5 + 5]
    assert t.told("scored") == [
        {"seat": 0, "points": 22, "rabbits": 7},
        {"seat": 1, "points": 17, "rabbits": 2},
    ]
    assert t.g.winners == 0b10


@pytest.mark.parametrize(("seats", "began", "last"), [(2, 0, 1), (3, 0, 2), (4, 2, 1), (4, 0, 3)])
def test_balanced_the_last_in_turn_counts_fewer_rabbits(seats: int, began: int, last: int) -> None:
    story: list[Event] = []
    g: Any = BUNNY.new(seats, 5, {"numbers": "balanced", "first": str(began + 1)}, story=story)
    printed: Any = BUNNY.new(seats, 5, {"first": str(began + 1)})
    for table in (g, printed):
        table.domain[last] = 9
    fewer = [BUNNY.score(printed, seat) - BUNNY.score(g, seat) for seat in range(seats)]
    assert fewer == [2 if seat == last else 0 for seat in range(seats)]
    playout(g, State(0, 9))
    told = [list(event.args)[:3] for event in story if event.kind == "last_counted"]
    assert told == [[last, 2, BUNNY.score(g, last)]]


def test_balanced_nobody_counts_less_than_no_rabbit() -> None:
    g: Any = BUNNY.new(2, 5, {"numbers": "balanced", "first": "1"})
    for pile in g.hand:
        while len(pile):
            g.discard.add(pile.draw())
    assert [g.domain[seat] for seat in (0, 1)] == [1, 1]
    assert [BUNNY.score(g, seat) for seat in (0, 1)] == [1, 0]


def test_the_book_a_tie_goes_to_the_fewest_tokens() -> None:
    t = counted([5, 4], "vb1 vb2 vb4", "vf1 vf2 vt5")
    assert [BUNNY.score(t.g, seat) for seat in (0, 1)] == [12, 12]
    assert t.g.winners == 0b10


def test_a_full_tie_is_shared() -> None:
    t = counted([5, 5], "vb1 vb2 vb4", "vf1 vf2 vf4")
    assert t.g.winners == 0b11
    assert t.now() == "over: no_space"


def test_04_a_domain_holds_at_most_300_rabbits_and_a_card_99() -> None:
    t = scene("vc5", "", village=FULL, domain=[298, 1])
    t.places(0, "vc5", 0)
    assert t.domain == [300, 1]
    t = scene("vc2", "", village=FULL, rabbits={5: 99})
    t.places(0, "vc2", 1)
    assert t.rabbits == [1, 1, 1, 1, 1, 99]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_statistics_count_rounds_and_points(seats: int) -> None:
    g: Any = BUNNY.new(seats, 5)
    assert BUNNY.rounds(g) == 0
    playout(g, State(0, 9))
    assert BUNNY.rounds(g) == -(-sum(len(pile) for pile in g.village) // seats)
    best = min(BUNNY.score(g, seat) for seat in range(seats))
    assert all(BUNNY.score(g, seat) == best for seat in range(seats) if g.winners >> seat & 1)
    assert g.winners


# -- What is known ------------------------------------------------------------------------


def test_a_card_taken_from_the_river_stays_known_to_all() -> None:
    t = scene("vm2", "", village=FULL)
    t.places(0, "vm2", 0).takes(0, "vp2")
    for watcher in (-1, 1):
        assert t.shown(watcher, "hand")[0] == [full("vp2"), None, None]


def test_hands_that_passed_are_known_to_those_who_gave_them() -> None:
    t = scene("vm3", "", "", village=f"{FULL} om1 oc1 ot3", river="vp1 vp2 vc3")
    given = t.hand(1)
    t.places(0, "vm3", 0).uses(0, "vp1")
    assert t.hand(0) == given
    assert t.shown(1, "hand")[0] == sorted(given)
    assert t.shown(2, "hand")[0] == 3


def test_a_swap_is_known_to_its_two_players_and_blurs_what_others_knew() -> None:
    t = scene("vm3 vf4 vc5", "", "", village=f"{FULL} om1 oc1 ot3", river="vp4 vp2 vc3")
    for card in [*t.g.hand[0].cards, *t.g.hand[1].cards]:
        t.g.show_all(card)
    t.places(0, "vm3", 0).uses(0, "vp4").says(0, "swap", 0, "vf4", 1)
    assert full("vf4") in t.shown(0, "hand")[1]
    assert sorted(t.shown(1, "hand")[0]) == sorted(t.hand(0))
    assert t.shown(2, "hand")[:2] == [2, 3]
    assert t.shown(-1, "hand")[:2] == [2, 3]


def test_a_swap_tells_each_of_the_two_what_the_other_now_holds() -> None:
    t = scene("vm3 vf4 vc5", "", "", village=f"{FULL} om1 oc1 ot3", river="vp4 vp2 vc3")
    t.places(0, "vm3", 0).uses(0, "vp4").says(0, "swap", 0, "vf4", 1)
    got = t.told("swapped_in", 0)[-1]["card"]
    assert t.shown(0, "hand")[1] == [full("vf4"), None, None]
    assert t.shown(1, "hand")[0] == [got, None]
    assert t.shown(2, "hand")[:2] == [2, 3]


def test_of_two_cards_alike_the_one_played_is_the_one_that_was_known() -> None:
    for order in ([0, 1], [1, 0]):
        t = scene("mairesse mairesse vf2", "", village=FULL)
        twins = [t.g.hand[0][i] for i in order]
        t.g.show_all(twins[0])
        assert t.shown(1, "hand")[0] == ["mairesse", None, None]
        t.places(0, "mairesse", 0)
        assert t.shown(1, "hand")[0] == 2
        assert imagine(t.g, Seat(1), 3).seats == 2


def test_06_the_table_may_choose_who_begins() -> None:
    for seat in ("1", "2", "3"):
        assert {int(game("bunny").new(3, seed, {"first": seat}).first) for seed in range(9)} == {int(seat) - 1}  # type: ignore[attr-defined]
    assert {int(game("bunny").new(3, seed).first) for seed in range(40)} == {0, 1, 2}  # type: ignore[attr-defined]
