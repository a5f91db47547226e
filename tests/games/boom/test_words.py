"""What players of Boom Badaboom are told is true, and good French and English."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from tablee.kernel.sight import told, view
from tablee.kernel.state import Event
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.terminal.boards import board
from tests.games.boom.scene import BOOM, Scene, scene

NAMES = ["Alice", "Bruno", "Chloé", "Hippolyte", "Zoé"]


def log(table: Scene, lang: str = "fr", seat: int = 0) -> str:
    """The whole log as a seat reads it, narrow spaces as ordinary ones."""
    teller = Teller(BOOM, lang, NAMES)
    lines = [teller.event(BOOM, told(table.g, event, Seat(seat))) for event in table.story]
    return "\n".join(lines).replace("\u202f", " ")


def fresh(seats: int) -> Scene:
    """A table just laid out, with what was told so far."""
    story: list[Event] = []
    table = Scene(BOOM.new(seats, 1, story=story))
    table.story += story
    return table


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("lang", "side"), [("fr", "Farceur"), ("en", "Prankster")])
def test_nobody_speaks_of_farceurs_at_a_table_without_roles(seats: int, lang: str, side: str) -> None:
    table = scene(*([["+5"]] * seats), cake=16).plays(0, "+5").all_pass()
    assert table.g.over
    assert side not in Teller(BOOM, lang, NAMES).ending(table.g)


def test_with_roles_the_farceurs_win_an_explosion() -> None:
    table = scene(["+5"], ["-1"], ["-1"], cake=16, roles="gpf").plays(0, "+5").all_pass()
    assert "les Farceurs gagnent" in Teller(BOOM, "fr", NAMES).ending(table.g)


def test_a_boost_agrees_with_its_card_and_is_never_negative() -> None:
    table = scene(["wide"], ["boost"], ["return"]).plays(0, "wide")
    said = log(table.reacts(2, "return").says(0, "let_it_be").says(1, "let_it_be").says(2, "let_it_be"))
    assert "Le Four élargi agit à l’envers" in said
    table.reacts(1, "boost").all_pass()
    assert "Le Four élargi compte double." in log(table)
    assert "The Wider Oven counts double." in log(table, "en")
    assert not re.search(r"[-−]2", log(table))


def test_a_second_return_puts_a_card_right_again() -> None:
    table = scene(["+3"], ["return"], ["return"]).plays(0, "+3")
    for seat in (1, 2):
        table.reacts(seat, "return")
        while len(table.g.stack) > 1:
            table.says(table.asked()[0], "let_it_be")
    first, second = [line for line in log(table).splitlines() if " agit " in line]
    assert first == "La Chaleur +3 agit à l’envers."
    assert second == "La Chaleur +3 agit de nouveau dans le bon sens."


def test_an_empty_discard_pile_is_said_to_be_empty() -> None:
    table = scene(["salvage"], ["+1"], ["+1"]).plays(0, "salvage").all_pass()
    assert "La défausse est vide : Alice ne reprend rien." in log(table)
    assert "Alice takes nothing back." in log(table, "en")
    assert table.now() == "card_to_play 1"


def test_a_discard_pile_with_one_card_gives_it() -> None:
    table = scene(["salvage"], ["+1"], ["+1"], discard=["+5"]).plays(0, "salvage").all_pass()
    assert table.now() == "card_to_recover 0"
    assert "Alice reprend une Chaleur +5 dans la défausse." in log(table.says(0, "recover", 0, "+5"))


def test_r12_an_accident_on_somebody_without_a_turn_left_changes_nothing() -> None:
    hands = (["+1", "+1"], ["accident", "+1"], ["accident", "+1"])
    table = scene(*hands, event="minuteur_final")
    table.g.last_round = 1
    table.plays(0, "+1").all_pass().plays(1, "accident", on=0).all_pass()
    assert "Alice n’a plus de tour à jouer : l’accident ne change rien." in log(table)
    assert list(table.g.skips) == [0, 0, 0]
    assert table.now() == "card_to_play 2"


def test_r12_in_the_last_round_a_turn_still_to_come_can_be_missed_once() -> None:
    hands = (["accident", "+1"], ["accident", "+1"], ["+1"])
    table = scene(*hands, event="minuteur_final")
    table.g.last_round = 1
    table.plays(0, "accident", on=2).all_pass()
    assert "Chloé passera son prochain tour." in log(table)
    table.plays(1, "accident", on=2).all_pass()
    assert "Chloé n’a plus de tour à jouer" in log(table)
    assert table.g.over


def test_r12_before_the_last_round_two_accidents_cost_two_turns() -> None:
    table = scene(["accident", "+1"], ["accident", "+1"], ["+1"])
    table.plays(0, "accident", on=2).all_pass().plays(1, "accident", on=2).all_pass()
    assert log(table).count("Chloé passera son prochain tour.") == 2


def test_cards_have_their_articles() -> None:
    table = scene(["look", "+1"], ["cherries", "-2"], ["+1"], roles="pgf").plays(0, "look", on=1).all_pass()
    table.says(0, "take", 0, 1, "cherries")
    said = log(table)
    assert "Alice joue un Coup d’œil gourmand sur Bruno." in said
    assert "Alice regarde la main de Bruno." in said
    assert "Alice prend des Cerises confites à Bruno." in said
    assert "C’est au tour d’Alice." in said


@pytest.mark.parametrize(
    ("seats", "roles"), [(3, "1 Pâtissier, 1 Farceur"), (4, "1 Pâtissier, 2 Farceurs"), (5, "2 Pâtissiers, 2 Farceurs")]
)
def test_everybody_hears_how_many_play_each_role(seats: int, roles: str) -> None:
    table = fresh(seats)
    assert f"Les rôles sont distribués en secret : {roles} et 1 Glouton." in log(table)
    assert "Le Glouton peut voler un gâteau de 15 à 18." in log(table)


def goals_in_hand(table: Scene, seat: int) -> int:
    facts, seen = BOOM.facts(), cast(Any, view(table.g, Seat(seat)))
    return sum(facts[card]["family"] == "goal" for card in seen["table"]["hand"][seat])


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "Tu commences avec deux de ces cartes."), ("en", "You start with two of them.")]
)
def test_the_glouton_holds_two_decorations_from_the_start_and_the_role_says_so(lang: str, said: str) -> None:
    table = fresh(3)
    held = [goals_in_hand(table, seat) for seat in range(3)]
    assert sorted(held) == [0, 0, 2]
    glouton = held.index(2)
    seen = cast(Any, view(table.g, Seat(glouton)))
    (role,) = seen["table"]["role"][glouton]
    assert said in Teller(BOOM, lang, NAMES).card_text(role)


def test_sizes_that_follow_the_oven_are_told_whenever_it_changes() -> None:
    table = scene(["wide"], ["+1"], ["+1"], capacity=17, steal_window="scaled").plays(0, "wide").all_pass()
    size = table.g.capacity
    assert f"Le Glouton peut voler un gâteau de {size - 2} à {size - 1}." in log(table)


def test_at_a_table_without_roles_nobody_hears_of_the_glouton() -> None:
    table = fresh(2)
    assert "Glouton" not in log(table)


@pytest.mark.parametrize(
    ("event", "cake", "said"),
    [
        ("rechauffage_automatique", 4, "Le Réchauffage automatique fait passer le gâteau à 9."),
        ("ventilation_d_urgence", 15, "La Ventilation d’urgence fait passer le gâteau à 15."),
        ("gonflement_progressif", 4, "Le Gonflement progressif fait passer le gâteau à 6."),
    ],
)
def test_what_an_event_does_to_the_cake_is_said_of_the_event(event: str, cake: int, said: str) -> None:
    table = scene(["+1"], ["+1"], ["+1"], cake=cake, capacity=21, event=event)
    for seat in range(3):
        table.plays(seat, "+1").all_pass()
    assert said in log(table)


def test_a_cake_that_cannot_shrink_and_an_oven_that_cannot_are_said_to_stay() -> None:
    assert "Le gâteau reste à 0." in log(scene(["-3"], ["+1"], ["+1"], cake=0).plays(0, "-3").all_pass())
    table = scene(["narrow"], ["+1"], ["+1"], cake=0, capacity=1).plays(0, "narrow").all_pass()
    assert "La capacité du four reste à 1." in log(table)
    assert "The oven’s capacity stays at 1." in log(table, "en")


@pytest.mark.parametrize(
    ("lang", "factor", "said"),
    [
        ("fr", -1, "Chaleur +3 (Alice), à l’envers"),
        ("fr", -2, "Chaleur +3 (Alice), à l’envers, ×2"),
        ("fr", 4, "Chaleur +3 (Alice), ×4"),
        ("en", -1, "Heat +3 (Alice), the other way round"),
        ("en", 1, "Heat +3 (Alice)"),
    ],
)
def test_a_returned_card_is_not_called_times_minus_one(lang: str, factor: int, said: str) -> None:
    table = scene(["+3"], ["return"], ["+1"]).plays(0, "+3")
    table.g.stack_factor[0] = factor
    lines = board(BOOM, table.g.fields()).lines(view(table.g, Seat(1)), Teller(BOOM, lang, NAMES))
    assert any(line.endswith(said) for line in lines)
