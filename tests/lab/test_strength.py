"""Verdicts for two strengths: what holds for both, what changes, and where it goes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.lab import browser
from tablee.lab.browser import Asked, Side, comparison_page
from tablee.lab.compare.measure import play_pairs
from tablee.lab.plan import plan
from tablee.lab.strength import Both, Told, both, stronger
from tablee.stats import Gap
from tests.commands import Command

UP, DOWN, MORE, NOTHING = ({1.0: a, -1.0: b} for a, b in ((70, 30), (30, 70), (98, 2), (50, 50)))


def told(tally: dict[float, int], named: bool = True) -> Told:
    return Told(Gap(tally), named)


@pytest.mark.parametrize(
    ("weak", "strong", "holds", "trend"),
    [
        (told(UP), told(UP), "both", 0),
        (told(UP), told(MORE), "both", 1),
        (told(UP), told(DOWN), "changes", -1),
        (told(MORE), told(NOTHING, named=False), "changes", -1),
        (told(UP), told(NOTHING, named=False), "open", 0),
    ],
)
def test_a_difference_holds_or_changes(weak: Told, strong: Told, holds: str, trend: int) -> None:
    found = Both(weak, strong)
    assert (found.holds, found.trend) == (holds, trend)


def test_only_what_either_names_is_told() -> None:
    quiet = told(NOTHING, named=False)
    assert set(both({"a": told(UP), "b": quiet, "c": quiet}, {"a": quiet, "b": told(UP), "c": quiet})) == {"a", "b"}


@pytest.mark.parametrize(
    ("bots", "level", "next_bots", "games"),
    [
        ("random", None, "novice", 400),
        ("normal", None, "expert:10", 40),
        ("normal", "maitre:5", "maitre:5", 40),
        ("random:30+normal:70", None, "normal", 400),
        ("expert:10", None, "expert:40", 400),
        ("expert:60", None, "maitre:40", 400),
        ("maitre:40", None, "maitre:160", 400),
    ],
)
def test_the_next_strength_is_played_as_well(bots: str, level: str | None, next_bots: str, games: int) -> None:
    [found] = stronger(plan("boom", 3, 400, 1, bots, {}), level)
    assert (set(found.bots), found.games) == ({next_bots}, games)


def test_several_strengths_may_be_asked_for() -> None:
    found = stronger(plan("boom", 3, 400, 1, "novice", {}), "normal,novice,expert:10")
    assert [(one.bots[0], one.games) for one in found] == [("normal", 400), ("expert:10", 40)]


def test_what_holds_is_said_of_the_strongest_and_what_any_names_is_told() -> None:
    quiet = told(NOTHING, named=False)
    found = both({"a": told(UP), "b": quiet}, {"a": quiet, "b": told(UP)}, {"a": told(UP), "b": quiet})
    assert {name: one.holds for name, one in found.items()} == {"a": "both", "b": "open"}


def test_there_may_be_nobody_to_judge_by() -> None:
    assert stronger(plan("boom", 3, 9, 1, "normal", {}), "none") == []
    assert stronger(plan("boom", 3, 9, 1, "normal,novice,random", {}), None) == []
    assert [stronger(plan("boom", 3, 9, 1, level, {}), None) for level in ("appris", "maitre:1000000")] == [[], []]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_commands_say_it(tablee: Command, lang: str) -> None:
    asked = "lab compare boom --a difficulty=cupcake --b difficulty=piece_montee --games 40 --bots random --jobs 1"
    said = tablee(f"{asked} --seed 1 --lang {lang}").out.replace("\n", " ")
    assert ("Joueurs plus faibles" if lang == "fr" else "Weaker and stronger players") in said
    assert "novice" in said
    assert "normal" in tablee(f"{asked} --seed 1 --lang {lang} --strong novice,normal").out


def test_the_stronger_games_are_in_the_json(tablee: Command) -> None:
    told = tablee("lab balance boom --games 60 --bots random --jobs 1 --seed 1 --strong novice,normal --json").out
    found, strongest = json.loads(told)["stronger"]
    assert (found["bots"][0], found["games"], strongest["bots"][0]) == ("novice", 60, "normal")
    assert all(bar["holds"] in ("both", "changes", "open") for bar in found["bars"].values())


def test_the_page_names_the_weaker_first_whoever_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the strongest the strength before is played as well: the trend still goes toward the stronger."""
    monkeypatch.setattr(browser, "LADDER", ("random", "novice"))
    asked = Asked("compare", "boom", 3, "novice", Side(), Side(options={"difficulty": "piece_montee"}), 1.0, "en")
    one, other = browser.sides(asked, tmp_path)
    sums = play_pairs(one, other, 0, 2)
    text = comparison_page(asked, {"sums": sums, "others": sums}, tmp_path)
    held = json.loads(re.findall(r'id="page">(.*?)</script>', text)[0])["sections"][-1]
    assert held["title"] == "Weaker and stronger players"
    assert [re.findall(r"\w+", column)[1] for column in held["columns"][1:3]] == ["random", "novice"]
