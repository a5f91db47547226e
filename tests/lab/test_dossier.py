"""The dossier: ten sentences, the promised parts, boards drawn, places of the book, in both languages."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import permutations, product

import pytest

from tablee.games import game, games
from tablee.kernel.words import LANGUAGES
from tablee.lab.balance.measure import Campaign
from tablee.lab.claims.measure import Found, cells
from tablee.lab.dossier.measure import (
    PRINTED,
    Dossier,
    Table,
    Wishes,
    begun,
    gather,
    kept,
    result,
    seatings,
    take_up,
    wanted,
)
from tablee.lab.dossier.page import page, track
from tablee.lab.dossier.story import Story
from tablee.lab.engine import Engine
from tablee.lab.notes import Notes, play_notes
from tablee.stats import Share
from tests.lab.test_honesty import ROLES, table

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
    made = Dossier(dossier.game, 1, strong, skill={"novice": Share(100, 400), "expert:60": Share(220, 400)})
    assert made.skill_share
    value, low, high = made.skill_share
    assert value == pytest.approx(0.4)
    assert 0.1 < low < 0.35
    assert 0.45 < high < 0.7
    assert Dossier(dossier.game, 1, strong).skill_share is None


def dealt(times: int, winner: str) -> Notes:
    """Every deal of Boom for four, equally often; one role always wins, or `anybody` equally often."""
    notes = Notes()
    for roles, first in product(sorted(set(permutations(ROLES))), range(4)):
        for seat in range(4):
            if winner in (roles[seat], "anybody"):
                notes.add(Notes(times, {name: times * n for name, n in table(roles, first, (seat,)).items()}))
    return notes


def story(usual: Notes, strong: Notes) -> Story:
    rules = game("boom")
    tables = [Table(name, what, Notes()) for name, what in wanted(rules, 1, QUICK)]
    at = {QUICK.usual: usual, QUICK.strong: strong}
    made = [replace(t, notes=at[t.level]) if t.what.players == 4 and t.setting == PRINTED else t for t in tables]
    return Story(Dossier(rules, 1, QUICK, made), "en")


def test_the_story_names_only_what_stands_out_from_chance() -> None:
    assert "can be told from chance" in story(dealt(1, "anybody"), Notes()).winners()
    told = story(dealt(3, "glouton"), Notes()).winners()
    assert "most games were won by Glutton" in told
    assert "(that they differ: sure)" in told


@pytest.mark.parametrize(
    ("strong", "told"),
    [
        (dealt(3, "glouton"), "The same holds"),
        (dealt(3, "patissier"), "surely different"),
        (dealt(1, "anybody"), "surely different"),
        (Notes(1, dict(table(ROLES, 0, (2,)))), "too few to say"),
    ],
)
def test_the_story_says_whether_it_holds_between_strong_bots(strong: Notes, told: str) -> None:
    assert told in story(dealt(3, "glouton"), strong).strength()


def test_the_story_tells_the_place_in_turn_that_stands_out() -> None:
    notes = Notes()
    for roles, first in product(sorted(set(permutations(ROLES))), range(4)):
        for seat in range(3):  # everybody but who plays last
            notes.add(Notes(2, {name: 2 * n for name, n in table(roles, first, ((first + seat) % 4,)).items()}))
    assert "Turn order matters (Last to play): 0% (0%–" in story(notes, Notes()).beginning()
    assert "Neither the seat" in story(dealt(1, "anybody"), Notes()).beginning()


def test_the_story_counts_every_answer_to_the_promises(dossier: Dossier) -> None:
    found = Found("boom", 1, cells("boom", "novice,normal", [3, 4], 1000, 1, {}, None))
    saved = (900, 900, 0, 1000, 1000, 1000, 500, 500)  # by novices and by normal bots, at four of ten tables
    for cell, count in zip(found.cells, saved, strict=False):
        cell.games, cell.saved = 1000, count
        cell.judge()
    told = Story(replace(dossier, promised=found), "en").promises()
    assert "Of 10 promises" in told
    assert "1 holds for a level that was measured, 1 lies between two of these levels, 2 match none" in told
    assert "and 6 are not settled" in told


@pytest.mark.parametrize("name", sorted(games()))
def test_what_the_dossier_shows_first_is_dealt_by_chance(name: str) -> None:
    rules = game(name)
    what = next(what for setting, what in wanted(rules, 1, QUICK) if what.players == rules.usual)
    made = Dossier(rules, 1, QUICK, [Table(PRINTED, what, play_notes(what, 0, 2))])
    assert {bar.is_chosen for bar in made.bars(made.tables[0])} == {False}


def test_decisions_are_told_in_the_words_of_the_table(dossier: Dossier) -> None:
    text = page(dossier, "en")
    audit = text[text.index('class="part audit"') : text.index('class="part method"')]
    assert "`" not in audit
    assert "option hand_sizes" not in audit
    assert "the option “" in audit


def test_every_bar_stands_on_the_same_axis() -> None:
    assert 'width="14.00"' in track(Share(14, 100))
    assert 'width="94.00"' in track(Share(94, 100))


def test_a_dossier_that_is_stopped_goes_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played is kept; nothing is written of the rest."""
    played: list[str] = []

    def stopped(self: Campaign, _tick: object) -> Notes:
        played.append(self.what.bots[0])
        self.stopped = True
        return Notes(1)

    monkeypatch.setattr(Campaign, "play", stopped)
    with pytest.raises(KeyboardInterrupt):
        gather("boom", 1, QUICK, Engine(1), lambda _: None)
    assert len(played) == 1
