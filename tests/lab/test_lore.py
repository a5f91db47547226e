"""What each game tells the lab of itself, and the words for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee import games
from tablee.games import OURS
from tablee.kernel import parts
from tablee.lab.audit.measure import Missing
from tablee.lab.box import printed
from tablee.lab.lore import Checks, Lore, first, in_turn, lore
from tablee.lab.notes import play_notes
from tablee.lab.plan import plan
from tablee.lab.words import Speech, lore_words, words

LANGUAGES = ("fr", "en")


def spoken(game: str, lang: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", lore_words(games.game(game), lang).text, re.MULTILINE))


def needed(game: str) -> set[str]:
    """What a game's lore has to be able to say."""
    rules, known = games.game(game), lore(games.game(game))
    g: Any = rules.new(rules.usual, 1)
    categories = {*known.at_start(g, 0), *known.gathered.values()}
    found = {f"category-{name}" for name in categories} | {f"place-{count.place}" for count in known.counts}
    return found | {f"count-{count.what}" for count in known.counts} | ({"success"} if known.failures else set())


@pytest.mark.parametrize("game", OURS)
def test_a_game_has_words_for_its_lore(game: str) -> None:
    for lang in LANGUAGES:
        s = Speech(game, lang)
        assert {name for name in needed(game) if not s.has(name)} == set()
    assert spoken(game, "fr") == spoken(game, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_what_is_found_in_a_box_is_said_in_words(game: str, lang: str) -> None:
    rules, s = games.game(game), Speech(game, lang)
    box, known = printed(rules), lore(rules)
    found = [*(count.check(box, s) for count in known.counts), *known.conditions(Checks(box, s))]
    assert found
    for one in found:
        for text in (one.what, one.found, one.place):
            assert text
            assert "{" not in text
            assert not re.match(r"(sum|count|place)-", text), f"{text} has no words"


@pytest.mark.parametrize("game", OURS)
def test_what_is_said_of_categories_and_events_is_true_of_the_game(game: str) -> None:
    rules, known = games.game(game), lore(games.game(game))
    g: Any = rules.new(rules.usual, 1)
    labels = {*known.at_start(g, 0), *known.gathered.values()}
    assert {*known.shown_first, *known.dealt, *known.chosen} <= labels
    assert {*known.held, *known.played, *known.gathered} <= set(rules.events)
    assert known.paid <= set(g.kind_names)
    assert known.failures <= set(g.endings())
    assert set(known.goals) <= {field.deck for field in g.fields()}
    rules_named = {name for name, _, _ in g.names().values()}
    assert known.quick <= rules_named
    assert known.by_clock <= rules_named | set(rules.events)


def test_the_lab_has_no_words_for_one_game_alone() -> None:
    shared = set(re.findall(r"^([a-z][\w-]*) =", words("fr").text, re.MULTILINE))
    for game in OURS:
        assert shared & spoken(game, "fr") == set(), "what the lab says itself, it says of all games"


def test_somebody_elses_game_needs_no_lore() -> None:
    stranger = games.games()["bataille"]
    assert parts.find(stranger, "lore") is None
    assert lore(stranger) == Lore()
    assert Speech("bataille", "en").has("category-seat")


def test_what_somebody_elses_game_does_tells_which_cards_are_held_and_played() -> None:
    what = plan("bataille", 3, 8, 1, "random", {})
    sums = play_notes(what, 0, what.games).sums
    held, played = ({key for key in sums if key.startswith(f"is|{how}|")} for how in ("held", "played"))
    assert played
    assert {key.split("|")[2] for key in played} == {key.split("|")[2] for key in held}
    never = Missing(games.game("bataille"), None, [(what, play_notes(what, 0, 8))], Speech("bataille", "en"))
    assert list(never.unplayed()) == []
    assert "is|first|first" not in sums, "all choose at once: nobody begins"


def test_who_is_asked_before_all_others_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a game brings no lore."""
    what = plan("boom", 4, 3, 1, "random", {})
    known = play_notes(what, 0, 3).sums
    monkeypatch.setattr("tablee.lab.notes.lore", lambda _game: Lore())
    found = play_notes(what, 0, 3).sums
    assert found["is|first|first"] == 3
    assert found["won|first|first"] == known["won|first|first"]
    assert any(key.startswith("is|played|") for key in found)


def test_every_place_in_turn_is_told_and_has_words() -> None:
    g = games.game("bunny").new(4, 1, {"first": "3"})
    assert [first(g, seat) for seat in range(4)] == [["turn_3"], ["last"], ["first"], ["turn_2"]]
    assert [in_turn(0, seat, 2) for seat in range(2)] == [["first"], ["last"]]
    for lang in LANGUAGES:
        said = [Speech("bunny", lang).value("first", in_turn(0, seat, 8)[0]) for seat in range(8)]
        assert len(set(said)) == 8
        assert not [one for one in said if "_" in one]
