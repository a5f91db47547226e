"""The dossier: ten sentences, the promised parts, boards drawn, places of the book, in both languages."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from tablee.games import game, games
from tablee.kernel.words import LANGUAGES
from tablee.lab.claims.measure import Found, cells
from tablee.lab.dossier.measure import PRINTED, Dossier, Table, Wishes, begun, kept, result, seatings, take_up, wanted
from tablee.lab.dossier.page import page, track
from tablee.lab.dossier.story import Story
from tablee.lab.notes import play_notes
from tablee.stats import Share

QUICK = Wishes(games=3, strong_games=2, usual="random", strong="novice")
PARTS = ("wins", "change", "feel", "game", "audit", "method")


@pytest.fixture(scope="module")
def dossier() -> Dossier:
    rules = game("boom")
    made = Dossier(rules, 1, QUICK, skill={"novice": Share(25, 100)})
    made.tables = [Table(name, what, play_notes(what, 0, what.games)) for name, what in wanted(rules, 1, QUICK)]
    return made


def test_everything_is_played_at_two_strengths_and_in_every_setting(dossier: Dossier) -> None:
    assert seatings(dossier.game) == dossier.players == [3, 4, 5]
    assert {(t.setting, t.level) for t in dossier.tables} == {
        (setting, level) for setting in (PRINTED, "balanced") for level in ("random", "novice")
    }
    assert dossier.table(4, "novice", "balanced").notes.games == 2
    assert len(result(dossier)["tables"]) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_has_ten_sentences_and_no_hole(dossier: Dossier, lang: str) -> None:
    told = Story(dossier, lang).sentences()
    assert len(told) == 10
    assert [sentence for sentence in told if re.search(r"[{}$]|story-|None", sentence)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_all_its_parts_and_draws_boards(dossier: Dossier, lang: str) -> None:
    text = page(dossier, lang)
    for part in PARTS:
        assert f'class="part {part}"' in text
    assert text.index("part method") > max(text.index(f"part {part}") for part in PARTS[:-1])
    assert text.count('class="frame') >= 3
    assert 1 < text.count('class="frame key"') <= 8
    assert '<svg viewBox="0 0 360 260"' in text
    line = dossier.game.place("rulings", "boom-04")
    assert line
    assert f" {line[1]}" in text
    assert not re.search(r"\{\s*\$|column-|dossier-[a-z]+-said", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_promises_are_answered_for_each_difficulty_and_number_of_players(dossier: Dossier, lang: str) -> None:
    """One row a difficulty, one column a number of players: which strength matches, or that none does."""
    found = Found("boom", 1, cells("boom", "novice,normal", None, 1000, 1, {}, None))
    for cell in found.cells:
        cell.games, cell.saved = 1000, 1000 if cell.players == 1 else 0
        cell.judge()
    made = replace(dossier, promised=found)
    text = page(made, lang)
    part = text[text.index('class="part promises"') : text.index('class="part feel"')]
    rows = re.findall(r"<tr>(.*?)</tr>", part)
    assert len(rows) == 6
    for row in rows[1:]:
        alone, *others = re.findall(r"<td>(.*?)</td>", row)[1:]
        assert re.search("too modest|trop modeste", alone)
        assert len(others) == 4
        assert all(re.search("too high|trop haut", other) for other in others)


@pytest.mark.parametrize("name", sorted(games()))
def test_at_most_three_numbers_of_players_are_played(name: str) -> None:
    rules = game(name)
    assert 1 < len(seatings(rules)) <= 3
    assert rules.usual in seatings(rules)


def test_what_is_kept_makes_the_same_page(dossier: Dossier) -> None:
    """As the server does: what was found travels as JSON, and the page is written by another process."""
    again = begun("boom", 1, QUICK)
    assert {table.notes.games for table in again.tables} == {0}
    take_up(again, json.loads(json.dumps(kept(dossier) | {"promised": kept(again)["promised"]})))
    again.promised = None
    assert page(again, "fr") == page(dossier, "fr")


def test_luck_and_skill_are_one_number(dossier: Dossier) -> None:
    strong = replace(QUICK, strong="expert:60")
    made = Dossier(dossier.game, 1, strong, skill={"novice": Share(25, 100), "expert:60": Share(55, 100)})
    assert made.skill_share == pytest.approx(0.4)
    assert Dossier(dossier.game, 1, strong).skill_share is None


def test_every_bar_stands_on_the_same_axis() -> None:
    assert 'width="14.00"' in track(Share(14, 100))
    assert 'width="94.00"' in track(Share(94, 100))
