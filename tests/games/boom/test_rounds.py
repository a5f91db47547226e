"""Scenes of set-up, turns, events and how it ends."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tablee.games import game
from tablee.games.boom.rules import steals_at
from tablee.kernel.game import BadInput
from tablee.kernel.state import Event
from tablee.kernel.steps import Option, Seat, Step
from tests.games.boom.scene import BOOM, scene
from tests.games.bots import played_by


def counts(g: Any, *piles: Any) -> Counter[str]:
    return Counter(g.kind_names[g.kinds[c]] for pile in piles for c in pile.cards)


def deck_of(g: Any) -> Counter[str]:
    """Wherever its cards are by now: the first event may have turned one up."""
    return counts(g, g.draw, g.stack, g.discard, *g.hand)


def test_01_an_event_lasts_the_round_and_gonflement_counts_turns() -> None:
    t = scene(["-1"], ["-1"], ["-1"], event="gonflement_progressif")
    for seat in range(3):
        t.plays(seat, "-1").all_pass()
    assert [told["change"] for told in t.told("size")] == [-1, 1, -1, 1, -1, 1]


def test_02_no_event_is_ever_in_the_deck() -> None:
    g: Any = BOOM.new(5, 3)
    assert not {k for k in deck_of(g) if k in counts(g, g.events_to_come, g.events_left_out, g.events_shown)}
    assert len(g.events_shown) == 1


def test_03_how_many_cards_others_hold_is_hidden_or_shown() -> None:
    from tablee.kernel.sight import view
    from tablee.kernel.steps import Seat

    for sizes, shown in (("hidden", ["…"]), ("public", None)):
        g = BOOM.new(4, 1, {"hand_sizes": sizes})
        hands: Any = view(g, Seat(0))["table"]
        others = hands["hand"][1:]
        assert all(h == shown for h in others) if shown else max(others) in (5, 7)


def test_04_cold_mirrors_heat_unless_the_list_is_followed() -> None:
    for option, total, minus_five in (("mirrored", 24, 2), ("listed", 19, 0)):
        cold = Counter({k: n for k, n in deck_of(BOOM.new(3, 1, {"cooling": option})).items() if k.startswith("refr")})
        assert (sum(cold.values()), cold["refroidissement_5"]) == (total, minus_five)


def test_05_the_timer_shows_in_one_of_the_last_three_rounds() -> None:
    rounds = Counter(int(timer(BOOM.new(4, seed))) for seed in range(300))
    assert set(rounds) == {6, 7, 8}
    assert min(rounds.values()) > 60
    assert {int(timer(BOOM.new(4, s, {"timer": "last"}))) for s in range(20)} == {8}
    assert {int(timer(BOOM.new(4, s, {"timer": "rulebook"}))) for s in range(60)} == {8, 9, 10}


def timer(g: Any) -> int:
    return int(g.timer_round)


def test_06_with_nothing_to_play_the_turn_goes_on_to_the_draw() -> None:
    t = scene(["apron", "apron"], ["+1"], ["+1"], deck=["-1"] * 5)
    assert t.hand(0) == ["tablier_de_protection", "tablier_de_protection", "refroidissement_1"]
    assert t.now() == "card_to_play 1"


def test_07_piece_montee_starts_at_ten_of_ten_without_exploding() -> None:
    g: Any = BOOM.new(3, 1, {"difficulty": "piece_montee"})
    assert (g.cake, g.capacity, g.over) == (10, 10, False)


def test_07_a_change_that_still_reaches_the_capacity_explodes() -> None:
    t = scene(["-1"], ["+1"], ["+1"], cake=12, capacity=10)
    t.plays(0, "-1").all_pass()
    assert t.now() == "over: explosion"


def test_13_a_card_turned_up_by_a_splash_does_not_splash() -> None:
    t = scene(["-1"], ["+1"], ["+1"], event="eclaboussures", deck=["-2", "-3", "-4"])
    t.plays(0, "-1").all_pass()
    assert [told["card"] for told in t.told("turned_up")] == ["refroidissement_2"]
    assert t.g.cake == 7


def test_14_service_express_plays_the_card_drawn_and_draws_no_other() -> None:
    t = scene(["+1"], ["+1"], ["+1"], event="service_express", deck=["-2", "apron", "-3", "-4"])
    t.all_pass()
    assert t.hand(0) == ["chaleur_1"]
    assert [told["card"] for told in t.told("no_effect")] == ["tablier_de_protection"]


def test_15_an_explosion_comes_before_a_theft() -> None:
    t = scene(["+5", "cherries", "caramel"], ["+1"], ["+1"], roles="gpf", cake=12)
    t.plays(0, "+5").all_pass()
    assert t.now() == "over: explosion"
    assert t.g.winners == 0b100


@pytest.mark.parametrize(("cake", "stolen"), [(14, False), (15, True), (16, True)])
def test_the_glouton_steals_on_the_own_turn_with_two_goals(cake: int, stolen: bool) -> None:
    t = scene(["-1", "cherries", "caramel"], ["+1"], ["+1"], roles="gpf", cake=cake + 1, capacity=20)
    t.plays(0, "-1").all_pass()
    assert t.g.over == stolen
    if stolen:
        assert (t.now(), t.g.winners) == ("over: theft", 1)


def test_one_goal_is_not_enough_to_steal() -> None:
    t = scene(["-1", "cherries"], ["+1"], ["+1"], roles="gpf", cake=17, capacity=20)
    t.plays(0, "-1").all_pass()
    assert t.now() == "card_to_play 1"


def test_the_scaled_window_lies_just_below_the_capacity() -> None:
    for cake, stolen in ((9, False), (10, True), (11, True)):
        t = scene(
            ["-1", "cherries", "caramel"],
            ["+1"],
            ["+1"],
            roles="gpf",
            cake=cake + 1,
            capacity=12,
            steal_window="scaled",
        )
        t.plays(0, "-1").all_pass()
        assert t.g.over == stolen


def test_r7_the_fumble_comes_after_the_effect_and_before_the_theft() -> None:
    t = scene(
        ["-1", "cherries", "caramel"], ["+1"], ["+1"], roles="gpf", cake=17, capacity=20, event="maladresse_generale"
    )
    t.plays(0, "-1").all_pass()
    assert len(t.told("fumbled")) == 1
    assert t.now() == "card_to_play 1"


def test_r7_nothing_played_nothing_dropped() -> None:
    t = scene(["apron"], ["+1"], ["+1"], event="maladresse_generale")
    assert t.told("fumbled") == []
    assert t.now() == "card_to_play 1"


def test_r8_a_cold_card_turned_round_or_cancelled_still_splashes() -> None:
    for answer in ("return", "apron"):
        t = scene(["-1"], [answer, "+1"], ["+1"], event="eclaboussures", deck=["+2"] * 4)
        t.plays(0, "-1").reacts(1, answer).all_pass()
        assert len(t.told("turned_up")) == 1


def test_r8_a_forced_cold_card_splashes_for_its_victim() -> None:
    t = scene(["clumsy", "+1"], ["-1"], ["+1"], event="eclaboussures", deck=["-2"] * 4)
    t.plays(0, "clumsy", 1).all_pass()
    assert t.told("turned_up") == [{"seat": 1, "card": "refroidissement_2"}]


def test_r8_no_splash_from_an_empty_deck_and_no_end_for_it() -> None:
    t = scene(["-1"], ["+1"], ["+1"], event="eclaboussures", deck=["+1"])
    t.g.draw.clear()
    t.plays(0, "-1").all_pass()
    assert t.told("turned_up") == []


def test_r9_a_missing_card_at_the_draw_makes_the_round_the_last() -> None:
    t = scene(["-1"], ["-1"], ["-1"], deck=[])
    t.plays(0, "-1").all_pass()
    assert t.g.last_round == 1
    t.plays(1, "-1").all_pass().plays(2, "-1").all_pass()
    assert t.g.over


def test_r9_a_broken_oven_never_ends_the_game() -> None:
    t = scene(["-1"], ["+1"], ["+1"], deck=[], event="four_en_panne")
    t.plays(0, "-1").all_pass()
    assert t.g.last_round == 0
    assert t.told("no_draw") == [{"seat": 0}]


def test_r10_a_glouton_who_draws_a_goal_plays_and_loses_it() -> None:
    t = scene(["+1"], ["+1"], ["+1"], roles="gpf", event="service_express", deck=["macarons", "-1", "-1", "-1"])
    assert t.told("no_effect") == [{"card": "macarons_dores"}]
    assert t.question() == "reaction"


def test_r10_an_empty_deck_at_service_express_makes_the_round_the_last() -> None:
    t = scene(["+1"], ["+1"], ["+1"], event="service_express", deck=[])
    assert t.g.over
    assert t.told("deck_empty")[0] == {"seat": 0}


def test_r11_a_glouton_with_only_goals_must_play_one() -> None:
    t = scene(["cherries", "apron"], ["+1"], ["+1"], roles="gpf")
    assert t.options(0) == ["play_card:0:cerises_confites:-1"]


def test_r12_accidents_count_turns_in_a_round_that_goes_the_other_way() -> None:
    t = scene(["accident"], ["+1"], ["+1"], event="cuisine_en_desordre")
    t.plays(0, "accident", 2).all_pass()
    assert t.told("turn_skipped") == [{"seat": 2}]
    assert t.now() == "card_to_play 1"


def test_r12_left_is_the_next_player_clockwise() -> None:
    from tablee.games.boom.rules import pass_hands_left

    t = scene(["+1"], ["+2"], ["+3"])
    pass_hands_left(t.g)
    assert [t.hand(s) for s in range(3)] == [["chaleur_3"], ["chaleur_1"], ["chaleur_2"]]


def test_r13_end_of_round_effects_apply_in_the_last_round() -> None:
    t = scene(["-1"], ["-1"], ["-1"], cake=8, deck=[], event="rechauffage_automatique")
    for seat in range(3):
        t.plays(seat, "-1").all_pass()
    assert t.g.cake == 7
    assert t.g.over


@pytest.mark.parametrize(("cake", "after"), [(17, 13), (15, 14)])
def test_the_emergency_fan_cools_a_cake_above_fifteen(cake: int, after: int) -> None:
    t = scene(["-1"], ["apron"], ["apron"], cake=cake, capacity=30, event="ventilation_d_urgence")
    t.plays(0, "-1").all_pass()
    assert t.told("size")[-1]["size"] == after


def test_r14_refilling_stops_at_five_or_seven_for_a_glouton_with_two_goals() -> None:
    hand = ["-1", "cherries", "caramel"]
    for roles, size in (("gpf", 7), ("pgf", 5)):
        t = scene(hand, ["+1"], ["+1"], roles=roles, draw="refill", cake=9)
        t.plays(0, "-1").all_pass()
        assert len(t.hand(0)) == size


def test_r14_an_empty_hand_is_visible() -> None:
    from tablee.kernel.sight import view
    from tablee.kernel.steps import Seat

    t = scene(["+1"], [], ["+1"])
    table: Any = view(t.g, Seat(0))["table"]
    assert table["hand"][1] == []
    assert table["hand"][2] == ["…"]


def test_r15_solo_has_seven_cards_and_counts_rounds() -> None:
    g: Any = BOOM.new(1, 1)
    assert len(g.hand[0]) == 7
    t = scene(["-1", "apron"])
    t.plays(0, "-1")
    assert t.now() == "reaction 0"
    assert BOOM.rounds(t.g) == 3


def alone(level: str = "random", seeds: int = 40, **options: str) -> list[Any]:
    return [played_by(level, BOOM, 1, seed, **options) for seed in range(seeds)]


def test_18_without_a_timer_only_an_explosion_or_an_empty_deck_ends_the_game() -> None:
    tables = alone("normal", 8, timer="none", difficulty="cupcake")
    assert max(int(g.round) for g in tables) > 20
    for g in tables:
        assert len(g.timer) == 1
        assert g.endings()[g.ending] == "explosion" or len(g.draw) == 0


def test_18_the_events_come_round_again_and_each_once_in_a_while() -> None:
    story: list[Event] = []
    g: Any = BOOM.new(1, 3, {"timer": "none"}, story=story)
    g.capacity = 400
    dice = random.Random(1)
    while not g.over and g.round < 29:
        g.play(Seat(0), Option(Step(dice.choice(g.legal(Seat(0))))))
    shown = [event.args[1] for event in story if event.kind == "round_began"]
    assert len(set(shown[:14])) == len(set(shown[14:28])) == 14
    assert set(shown[:14]) == set(shown[14:28])


def test_18_is_for_one_player() -> None:
    with pytest.raises(BadInput, match="a game without a timer is for one player, not 2; choose timer=scaled"):
        BOOM.check(2, {"timer": "none"})


@pytest.mark.parametrize("timer", ["scaled", "rulebook", "last", "none"])
def test_19_a_saved_cake_never_counts_less_than_an_exploded_one(timer: str) -> None:
    found = alone(timer=timer, difficulty="eclair") + alone("normal", 8, timer=timer, difficulty="eclair")
    saved = [BOOM.score(g, 0) for g in found if g.winners]
    exploded = [BOOM.score(g, 0) for g in found if not g.winners]
    assert exploded
    assert not saved or min(saved) > max(exploded)


def test_19_exploding_in_the_third_round_counts_two() -> None:
    t = scene(["+5"], cake=16, capacity=17)
    t.plays(0, "+5").all_pass()
    assert (t.now(), BOOM.score(t.g, 0)) == ("over: explosion", 2)


def test_20_alone_one_begins_with_the_hardest_cake_and_together_with_the_usual_one() -> None:
    tables: list[Any] = [BOOM.new(seats, 1) for seats in (1, 2, 4)]
    assert [(int(g.capacity), int(g.most_rounds)) for g in tables] == [(10, 15), (17, 8), (17, 8)]


def test_r16_co_op_knows_neither_roles_nor_goals() -> None:
    g: Any = BOOM.new(2, 1)
    assert not any(len(pile) for pile in g.role)
    assert not [k for k in deck_of(g) if k.startswith(("cerises", "macarons", "bonbons"))]


def test_co_op_wins_together_or_loses_together() -> None:
    saved = scene(["-1"], ["-1"], deck=[])
    saved.plays(0, "-1").all_pass().plays(1, "-1").all_pass()
    assert (saved.now(), saved.g.winners) == ("over: cake_saved", 3)
    lost = scene(["+5"], ["-1"], cake=15)
    lost.plays(0, "+5").all_pass()
    assert (lost.now(), lost.g.winners) == ("over: explosion", 0)


@pytest.mark.parametrize(
    ("count", "cake", "ending"),
    [("book", 9, "glouton_counts"), ("window", 9, "patissiers_count"), ("window", 17, "glouton_counts")],
)
def test_the_final_count(count: str, cake: int, ending: str) -> None:
    """The Glouton misses the last turn, so that no theft comes before the count."""
    t = scene(
        ["cherries", "caramel"], ["-1"], ["+1"], roles="gpf", cake=cake, deck=["apron"], final_count=count, first=1
    )
    t.g.capacity = 30
    t.plays(1, "-1").all_pass().plays(2, "+1")
    t.g.skips[0] = 1
    t.all_pass()
    assert t.now() == f"over: {ending}"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_roles_are_dealt_as_the_book_says(seats: int) -> None:
    roles = {3: "fgp", 4: "ffgp", 5: "ffgpp"}[seats]
    g: Any = BOOM.new(seats, 9)
    assert "".join(sorted(BOOM.faction(g, s)[0] for s in range(seats))) == roles
    sizes = sorted(len(h) for h in g.hand)
    assert sizes == [5] * (seats - 1) + [7]


def test_upside_down_oven_and_double_strength() -> None:
    for event, after in (("four_deregle", 7), ("double_intensite", 16)):
        t = scene(["+3"], ["+1"], ["+1"], event=event)
        t.plays(0, "+3").all_pass()
        assert t.g.cake == after


def test_open_kitchen_shows_what_is_drawn() -> None:
    t = scene(["-1"], ["+1"], ["+1"], event="cuisine_ouverte", deck=["+4"] * 3)
    t.plays(0, "-1").all_pass()
    assert t.hears(2, "drew")["card"] == t.hears(-1, "drew")["card"] == "chaleur_4"


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    t = scene(["-1"], ["+1"], ["+1"], deck=["+4"] * 3)
    t.plays(0, "-1").all_pass()
    assert t.hears(0, "drew")["card"] == "chaleur_4"
    assert t.hears(1, "drew")["card"] is None


def test_17_the_table_may_choose_who_begins() -> None:
    for seat in ("1", "2", "3"):
        assert {int(game("boom").new(3, seed, {"first": seat}).first) for seed in range(9)} == {int(seat) - 1}  # type: ignore[attr-defined]
    assert {int(game("boom").new(3, seed).first) for seed in range(40)} == {0, 1, 2}  # type: ignore[attr-defined]


def test_a_balanced_table_has_more_rounds_among_three_and_the_roles_of_the_book() -> None:
    rounds = {seats: BOOM.new(seats, 1, {"numbers": "balanced"}).most_rounds for seats in BOOM.seats}  # type: ignore[attr-defined]
    assert rounds == {1: 15, 2: 4, 3: 8, 4: 4, 5: 4}
    for seats in (3, 4, 5):
        roles = [
            sorted(BOOM.faction(g, seat) for seat in range(seats))
            for g in (BOOM.new(seats, 1, {"numbers": numbers}) for numbers in ("printed", "balanced"))
        ]
        assert roles[0] == roles[1]


def test_a_balanced_table_is_stolen_from_earlier_among_four_and_five() -> None:
    for seats, low in ((3, 15), (4, 14), (5, 14)):
        g: Any = BOOM.new(seats, 1, {"numbers": "balanced"})
        assert [steals_at(g, 1, g.capacity, size) for size in (low - 1, low, 18, 19)] == [False, True, True, False]
