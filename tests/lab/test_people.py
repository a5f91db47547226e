"""People's games beside bots': the same measures of the same games, and styles that are found where they are."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tablee.bots.levels import Told
from tablee.bots.mixture import Mixture, parts_of
from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes
from tablee.lab.engine import Engine
from tablee.lab.notes import noted as by_plan
from tablee.lab.people import measure
from tablee.lab.people.games import PERSON, Lent
from tablee.lab.people.measure import (
    FEWEST,
    STYLES,
    TRIES,
    Line,
    Style,
    decisions,
    fitted,
    gather,
    named,
    noted,
    result,
    side_by_side,
    tables,
    wins,
)
from tablee.lab.plan import bot, checked, plan
from tablee.lab.play import record
from tablee.stats import Share


def lent(level: str, n: int, players: int = 3) -> Lent:
    """A game of bots that pass for people."""
    kept = record(plan("boom", players, n + 1, 5, level, {}), n)
    return Lent(kept, [PERSON] * players, [True] * len(kept.inputs))


def test_a_recorded_game_measures_as_it_did_when_it_was_played() -> None:
    what = plan("boom", 3, 2, 5, "novice", {})
    for n in range(2):
        assert noted(lent("novice", n), n).sums == by_plan(what, n).sums


def test_bots_sit_at_the_same_tables_as_people_did() -> None:
    some = [lent("random", 0), lent("random", 1), lent("random", 2), lent("random", 0, 4)]
    found = [(what.players, what.games, set(what.bots)) for what in tables("boom", some, "novice", 100, 1)]
    assert found == [(3, 75, {"novice"}), (4, 25, {"novice"})]


def test_wins_of_people_are_counted_beside_an_equal_share() -> None:
    some = [lent("random", n) for n in range(6)]
    share, par = wins(some)
    assert share.share == pytest.approx(par)
    assert 0 < par < 1
    nobody = [Lent(one.record, ["novice"] * 3, one.chosen) for one in some]
    assert wins(nobody)[0].share == 0


def test_only_real_choices_of_people_are_asked_about() -> None:
    one = lent("random", 0)
    mine = Lent(one.record, [PERSON, "novice", "novice"], one.chosen)
    assert 0 < len(list(decisions(mine, 1))) < len(list(decisions(one, 1))) < len(one.record.inputs)
    assert list(decisions(Lent(one.record, one.players, [False] * len(one.chosen)), 1)) == []


def test_the_mixture_is_the_one_from_which_choices_were_drawn() -> None:
    """1,000 choices among four options: half at random, a tenth and two fifths as two others would."""
    dice = np.random.default_rng(3)
    games = []
    for _ in range(50):
        who = dice.choice(3, p=[0.5, 0.1, 0.4], size=20)
        said = dice.integers(4, size=(20, 3))  # what each of the three would do
        tries = [[Counter({int(option): TRIES}) for option in row[1:]] for row in said]
        chosen = (int(row[w]) for row, w in zip(said, who, strict=True))
        games.append([side_by_side(4, choice, asked) for choice, asked in zip(chosen, tries, strict=True)])
    styles = fitted(games, 1)
    assert [style.level for style in styles] == list(STYLES)
    for style, truth in zip(styles, (0.5, 0.1, 0.4), strict=True):
        assert style.part == pytest.approx(truth, abs=0.06)
        assert style.low < truth < style.high < style.low + 0.3
    assert sum(style.part for style in styles) == pytest.approx(1)


def test_a_try_is_put_beside_the_choice_beside_other_tries_but_never_beside_itself() -> None:
    steady, even = Counter({1: TRIES}), Counter({1: TRIES // 2, 2: TRIES // 2})
    choice = side_by_side(4, 1, [steady, even])
    assert choice.agreed == (0.25, 1.0, 0.5)
    assert choice.alike[0] == (0.25, 0.25, 0.25)
    assert choice.alike[1] == (0.25, 1.0, 0.5)
    assert choice.alike[2][:2] == (0.25, 0.5)
    assert choice.alike[2][2] == pytest.approx((TRIES / 2 - 1) / (TRIES - 1))


def test_those_who_play_like_normal_bots_are_found_to() -> None:
    styles = {style.level: style for style in fitted([list(decisions(lent("normal", n), 9)) for n in range(10)], 1)}
    assert styles["normal"].low > 0.5


def test_a_style_is_a_level_that_adds_up_to_a_hundred() -> None:
    parts = [Style("random", 1 / 3, 0, 1), Style("novice", 1 / 3, 0, 1), Style("normal", 1 / 3, 0, 1)]
    assert sum(parts_of(named(parts)).values()) == 100
    assert named([Style("random", 0.004, 0, 1), Style("novice", 0.296, 0, 1), Style("normal", 0.7, 0, 1)]) == (
        "random:0+novice:30+normal:70"
    )
    for wrong in ("novice:30+normal:60", "novice:50+expert:50", "novice+normal:100", "novice:30+soup:70"):
        with pytest.raises(BadInput):
            checked(wrong)


class Always:
    """Chooses the same whatever it sees."""

    listens = False

    def __init__(self, choice: int) -> None:
        self.choice = choice

    def choose(self, eyes: Eyes, told: Told = ()) -> int:  # noqa: ARG002
        return self.choice


def test_bots_of_a_style_choose_as_often_as_their_parts_say() -> None:
    g = game("boom").new(3, 5)
    mixed = Mixture([(Always(1), 40), (Always(2), 60)], 7)
    same = sum(mixed.choose(Eyes(g, g.asked_seat())) == 2 for _ in range(1000)) / 1000
    assert same == pytest.approx(0.6, abs=0.06)
    assert not mixed.listens
    assert bot("random:40+normal:60", game("boom"), 1).choose(Eyes(g, g.asked_seat())) in g.legal(g.asked_seat())


def test_people_are_put_beside_bots_of_their_own_style(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "FEWEST", 3)
    some = [lent("random", n) for n in range(3)]
    found = gather("boom", some, "random", 4, 3, Engine(1), lambda _: None)
    assert found.fitted.games == 4
    assert checked(found.style)
    assert {line.name for line in found.lines() if line.fitted} == set(result(found)["measures"])
    assert result(found)["style"] == found.style
    few = gather("boom", some[:2], "random", 2, 3, Engine(1), lambda _: None)
    assert (few.style, few.fitted.games, few.lines()[0].fitted) == ("", 0, None)


def test_two_measures_differ_only_where_their_intervals_do() -> None:
    assert Line("x", Share(90, 100), Share(10, 100)).is_apart
    assert not Line("x", Share(55, 100), Share(45, 100)).is_apart
    assert FEWEST >= 20
