"""What each game's mind thinks: plain cases with one right answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee import bots
from tablee.bots.belief import belief, bluff
from tablee.games import game
from tablee.games.baba.belief import Hearing
from tablee.games.baba.cards import PER_CATEGORY, right_choice
from tablee.games.baba.mind import RIGHT_ANSWERS, BabaMind
from tablee.games.boom.belief import ROLES, Suspicion
from tablee.games.boom.mind import BoomMind
from tablee.kernel.saves import key
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step
from tests.games.baba.scene import scene as baba
from tests.games.badass.scene import Scene as Badass
from tests.games.boom.scene import QUIET, Scene, scene

HAND = ["+1", "-1", "accident", "+5"]
LEVELS = ("normal", "expert")


def heard(g: State, seat: int) -> list[dict[str, object]]:
    return [told(g, event, Seat(seat)) for event in g.story or []]


def choice(name: str, g: State, seat: int, level: str, seed: int = 4) -> str:
    """The option that a bot takes, by its key."""
    bot = bots.make(level, game(name), seed, 80)
    return key(g, bot.choose(Eyes(g, Seat(seat)), heard(g, seat)))


# -- Boom ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_farceur_blows_up_the_cake_when_he_can(level: str) -> None:
    table = scene(HAND, ["+1"], ["+1"], ["+1"], cake=13, roles="fpgf")
    assert choice("boom", table.g, 0, level) == "play_card:0:chaleur_5:-1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_patissier_stops_an_explosion(level: str) -> None:
    table = scene(["+5"], ["apron", "+1"], ["+1"], ["+1"], cake=13, roles="fpgf").plays(0, "+5")
    assert choice("boom", table.g, 1, level) == "react:1:tablier_de_protection:-1"


def test_a_patissier_near_the_explosion_keeps_a_reaction_that_would_change_nothing() -> None:
    table = scene(["accident", "+1"], ["apron", "+1"], ["+1"], ["+1"], cake=16, roles="fpgf").plays(0, "accident", 2)
    assert choice("boom", table.g, 1, "normal") == "let_it_be:1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_glouton_steals_when_the_size_is_right(level: str) -> None:
    hand = ["cherries", "caramel", "+3", "+5", "-2"]
    table = scene(hand, ["+1"], ["+1"], ["+1"], cake=12, roles="gpff")
    assert choice("boom", table.g, 0, level) == "play_card:0:chaleur_3:-1"


@pytest.mark.parametrize("level", LEVELS)
def test_no_role_shows_in_the_first_round(level: str) -> None:
    """The same hand and the same seed: the same first card, whoever one is."""
    cards = set()
    for roles in ("fpgf", "pfgf"):
        table = scene(HAND, ["+2"] * 4, ["+3"] * 5, ["-2"] * 4, roles=roles)
        table.g.round = 1
        cards.add(choice("boom", table.g, 0, level))
    assert len(cards) == 1


REACTIONS = ["apron", "return", "boost", "+1", "cherries", "caramel"]


@pytest.mark.parametrize("card", ["+3", "-4", "look", "accident"])
@pytest.mark.parametrize("level", ["novice", *LEVELS])
def test_no_reaction_shows_a_role_in_the_first_round(level: str, card: str) -> None:
    """The same hand and the same seed: the same answer, whoever one is."""
    answers = []
    for roles in ("ffpg", "fpfg", "fgfp"):
        table = scene([card, "+1"], REACTIONS, ["+2"] * 5, ["-2"] * 4, roles=roles)
        table.g.round = 1
        table.plays(0, card, 1 if card in ("look", "accident") else -1)
        answers.append([choice("boom", table.g, 1, level, seed) for seed in range(4)])
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("level", LEVELS)
def test_a_role_shows_in_the_first_round_where_the_game_could_end(level: str) -> None:
    answers = []
    for roles in ("fpgf", "pfgf"):
        table = scene(["+5", "+1"], ["apron", "boost", "+1"], ["+1"], ["+1"], cake=13, roles=roles)
        table.g.round = 1
        answers.append(choice("boom", table.plays(0, "+5").g, 1, level))
    assert answers == ["react:1:tablier_de_protection:-1", "let_it_be:1"]


@pytest.mark.parametrize(
    ("cards", "cake", "decisive"),
    [
        (["+3"], 10, False),
        (["+4"], 10, True),  # a boost would do it
        (["-4"], 10, False),  # it takes a return and a boost
        (["-4"], 13, True),
        (["+?"], 10, True),
        (["look"], 12, False),
        (["look"], 15, True),  # if this is the Glouton, the cake is stolen
        (["clumsy"], 12, True),  # whatever comes out of that hand
        (["+1"], 14, True),
        (["+2", "boost"], 11, True),  # four more can be stolen
        (["+2", "apron"], 10, False),
    ],
)
def test_answers_may_show_a_role_only_where_the_game_could_end(cards: list[str], cake: int, decisive: bool) -> None:
    table = scene([cards[0], "+1"], ["+1", *cards[1:]], ["+1"], ["+1"], cake=cake)
    table.g.round = 1
    table.plays(0, cards[0], 1 if cards[0] in ("look", "clumsy") else -1)
    for answer in cards[1:]:
        table.reacts(1, answer)
    assert BoomMind().poker_face(table.g, Seat(1)) == (not decisive)


def test_whoever_heats_is_taken_for_a_farceur() -> None:
    glouton = ["-1", "-1", "-2", "-2", "-2", "cherries", "caramel"]
    table = scene(glouton, ["+5", "+1", "+1", "+2", "+2"], ["-3"] * 5, ["+3"] * 5, roles="gfpf")
    before = belief(game("boom"), Eyes(table.g, Seat(0)), heard(table.g, 0), 200)[1]["farceur"]
    table.story.append(Event("round_began", [3, table.g.kind_names.index(QUIET), -1], -1, 0, 0))
    table.plays(0, "-1").all_pass().plays(1, "+5").all_pass()
    after = belief(game("boom"), Eyes(table.g, Seat(0)), heard(table.g, 0), 200)[1]["farceur"]
    assert after > before + 0.05


GLOUTON = ["+1", "-1", "+2", "-2", "+3", "cherries", "caramel"]
OTHERS = (["-3", "+1", "+4", "-1", "look"], ["swap", "+2", "-3", "accident", "+5"], ["-4", "+5", "clumsy", "+4", "-1"])


def odds(table: Scene, seat: int, of: int) -> dict[str, float]:
    return belief(game("boom"), Eyes(table.g, Seat(seat)), heard(table.g, seat), 200)[of]


def test_who_plays_a_goal_is_the_glouton() -> None:
    table = scene(GLOUTON, *OTHERS, roles="gpff")
    assert odds(table, 2, of=0)["glouton"] < 0.5
    table.plays(0, "caramel").all_pass()
    assert odds(table, 2, of=0)["glouton"] > 0.99


def test_who_was_made_to_drop_a_goal_need_not_be_the_glouton() -> None:
    table = scene(["clumsy", "+1"], ["macarons"], ["+2"] * 5, GLOUTON, roles="pffg").plays(0, "clumsy", 1).all_pass()
    assert table.told("forced")[0]["card"] == "macarons_dores"
    assert 0.1 < odds(table, 2, of=1)["glouton"] < 0.6


def test_a_search_hardly_tries_a_table_that_cannot_be() -> None:
    table = scene(GLOUTON, *OTHERS, roles="gpff").plays(0, "caramel").all_pass()
    eyes, expert = Eyes(table.g, Seat(1)), bots.searcher("expert", game("boom"), 4, 30)
    search = expert.search(eyes, heard(table.g, 1))
    gloutons = [search.mind.label(search.likely_table(eyes, n), Seat(0)) for n in range(60)]
    assert gloutons.count("glouton") >= 58


def honest_turn(table: Scene) -> Scene:
    """Seat 0 heats the cake, and seat 1 ends a turn at a size at which a Glouton steals."""
    return table.plays(0, "+5").all_pass().plays(1, "+1").all_pass()


def test_who_does_not_steal_is_not_the_glouton() -> None:
    table = honest_turn(scene(["+5", "+2"], OTHERS[0], OTHERS[1], GLOUTON, roles="fpfg"))
    assert odds(table, 2, of=1).get("glouton", 0.0) < 0.01
    assert odds(table, 2, of=3)["glouton"] > 0.9, "seat 0 did not either"


@pytest.mark.parametrize(("window", "cannot"), [("scaled", False), ("book", True)])
def test_a_theft_that_was_not_possible_is_not_missed(window: str, cannot: bool) -> None:
    hands = (["+5", "+2"], OTHERS[0], OTHERS[1], GLOUTON)
    table = honest_turn(scene(*hands, roles="fpfg", capacity=19, steal_window=window, draw="refill"))
    assert (odds(table, 2, of=1).get("glouton", 0.0) < 0.01) == cannot


def test_who_may_have_lost_the_goals_may_be_the_glouton_all_the_same() -> None:
    table = scene(["look", "+5"], OTHERS[0], OTHERS[1], GLOUTON, roles="fpfg")
    table.plays(0, "look", 1).all_pass().says(0, "take", 0, 1, "+4")
    table.g.cake = 14
    table.story.append(Event("size", [14, 4, -1], -1, 0, 0))
    table.plays(1, "+1").all_pass()
    assert odds(table, 2, of=1)["glouton"] > 0.2


@pytest.mark.parametrize("options", [{}, {"draw": "refill", "hand_sizes": "public"}, {"steal_window": "scaled"}])
def test_what_is_true_is_never_ruled_out(options: dict[str, str]) -> None:
    dice, rules, concluded = random.Random(1), game("boom"), 0
    for seed in range(40):
        story: list[Event] = []
        g: Any = rules.new(3 + seed % 3, seed, {"difficulty": "cupcake", **options}, story=story)
        while not g.over:
            asked = Seat(g.asked_seat())
            g.play(asked, Option(Step(dice.choice(g.legal(asked)))))
        suspicion = Suspicion(g)
        suspicion.hear_all(heard(g, 0))
        roles = [ROLES.index(rules.faction(g, seat)) for seat in range(g.seats)]
        assert not any(suspicion.ruled_out >> 3 * seat + role & 1 for seat, role in enumerate(roles))
        concluded += suspicion.ruled_out > 0
    assert concluded > 10


# -- Badass -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_character_seen_dead_is_denounced(level: str) -> None:
    table = Badass(active=["ninja"])
    g = table.g
    table.bury(0, "armurier")
    table.play("announce:0:armurier")
    assert choice("badass", g, 1, level) == "cry_bluff:1"
    assert bluff(game("badass"), Eyes(g, Seat(1)), heard(g, 1), 40) == 1.0


def test_an_announcement_makes_its_character_likelier() -> None:
    table = Badass(active=["ninja"])
    table.play("announce:0:armurier")
    odds = belief(game("badass"), Eyes(table.g, Seat(1)), heard(table.g, 1), 300)[0]
    assert max(odds, key=lambda name: odds[name]) == "armurier"
    assert sum(odds.values()) == pytest.approx(1.0)


# -- Baba ---------------------------------------------------------------------------------


def idle_turn(way: str) -> tuple[State, list[dict[str, object]]]:
    """Seat 1, before a Salambo, draws in some way and begins nothing; and what seat 0 has heard of it."""
    hands = (["pate"], ["pate", "alcool", "1", "1", "1"], ["pate"])
    pile = ["fruits"] * 3
    table = baba(*hands, first=1, recipes=[[], ["salambo"], []], pile=pile, recipe_pile=["opera"] * 2)
    table.says(1, way).says(1, "end_turn")
    return table.g, heard(table.g, 0)


def test_who_draws_a_recipe_beside_another_hardly_has_an_order_for_that_one() -> None:
    g, ears = idle_turn("draw_recipe")
    deaf, keen = (belief(game("baba"), Eyes(g, Seat(0)), some, 400)[1] for some in ([], ears))
    assert keen["bapteme"] < 0.6 * deaf["bapteme"], "it wants a Salambo"
    assert keen["premier_jour_de_l_ete"] > deaf["premier_jour_de_l_ete"], "it does not"
    assert sum(keen.values()) == pytest.approx(1.0)
    assert list(keen.values()) == sorted(keen.values(), reverse=True)


def test_who_begins_no_pastry_hardly_holds_the_cards_for_one() -> None:
    g, ears = idle_turn("draw_atelier")
    mind = BabaMind()

    def able(table: State) -> bool:
        mind.look(table, Seat(1))
        return mind.gaps == 0

    def chance_of_being_able(told: list[dict[str, object]]) -> float:
        tables = [Eyes(g, Seat(0)).imagine(n) for n in range(400)]
        mind.learn(g, Seat(0), told)
        weights = [max(mind.likelihood(t) for _ in range(2)) for t in tables]
        return sum(w for w, t in zip(weights, tables, strict=True) if able(t)) / sum(weights)

    assert 0 < chance_of_being_able(ears) < 0.6 * chance_of_being_able([])


def test_whose_turn_is_not_over_may_still_begin_one() -> None:
    table = baba(["pate"], ["pate"], ["pate"], first=1, recipes=[[], ["salambo"], []])
    table.says(1, "draw_atelier")
    hearing = Hearing(table.g)
    hearing.hear_all(heard(table.g, 0))
    assert not any(hearing.idle)


@pytest.mark.parametrize("level", bots.RANKS)
def test_the_quiz_is_answered_as_well_as_the_level_knows(level: str) -> None:
    rules = game("baba")
    g = rules.new(3, 1)
    seat = next(Seat(s) for s in range(3) if g.waits_for(Seat(s)))
    revise = next(o for o in g.legal(seat) if key(g, o).startswith("revise") and key(g, o).endswith(":0"))
    g.play(seat, Option(Step(revise)))
    question = g.question  # type: ignore[attr-defined]
    right = f"answer:{seat}:{right_choice(rules.box(), question)}"
    bot = bots.make(level, rules, 3, 1)
    answers = [key(g, bot.choose(Eyes(g, seat))) for _ in range(600)]
    share = 100 * answers.count(right) / len(answers)
    assert share == pytest.approx(RIGHT_ANSWERS[bots.RANKS.index(level)][question // PER_CATEGORY], abs=6)
    assert len(set(answers)) == 4
