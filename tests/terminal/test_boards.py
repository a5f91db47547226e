"""Boards and screens: what is drawn, what is said, and that a game without a board or words has one too."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tablee.games import game, games
from tablee.kernel.game import Game
from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller, language
from tablee.kernel.words import LANGUAGES, Words
from tablee.terminal import screens
from tablee.terminal.boards import board, generic
from tablee.terminal.voice import Voice
from tablee.terminal.words import words
from tests.commands import Command

PLAYERS = ("Anne", "Bo", "Cléo", "Dan", "Eva", "Flo", "Gus", "Hal")


def drawn(what: RenderableType) -> str:
    console = Console(width=100, file=io.StringIO())
    with console.capture() as captured:
        console.print(what)
    return captured.get()


@pytest.fixture
def seen() -> dict[str, Any]:
    """What Anne sees of Boom: two cards in play, one cancelled and one boosted; Cléo misses a turn."""
    seen: dict[str, Any] = view(game("boom").new(4, 3), Seat(0))
    stack = {"stack": ["maladresse", "chaleur_2"], "stack_by": [1, 3], "stack_target": [0, -1], "stack_factor": [0, 2]}
    hands = [["chaleur_1", "chaleur_1", "froid"], ["four_elargi", "…"], ["…"], 4]
    seen["table"].update(cake=12, capacity=16, round=2, skips=[0, 0, 1, 0], hand=hands, **stack)
    return seen


def test_boom_says_what_is_known_and_nothing_else(seen: dict[str, Any]) -> None:
    g = game("boom").new(4, 3)
    assert board(game("boom"), g.fields()).lines(seen, Teller(game("boom"), "en", PLAYERS)) == [
        "Round: 2/8",
        "Blackout: This round no action cards and no reactive cards.",
        "Cake size: 12, Oven capacity: 16",
        "Bo: in hand Wider Oven, …",
        "Cléo: will miss 1 turn",
        "Dan: 4 cards",
        "Cards in play: Butterfingers (Bo → Anne), cancelled; Heat +2 (Dan), ×2",
        "Role: Prankster",
        "Hand: Heat +1 ×2, Froid",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", "Bo : Farceur ; en main Four élargi, …"), ("en", "Bo: Prankster; in hand Wider Oven, …")],
)
def test_at_the_end_of_boom_role_and_hand_are_told_apart(seen: dict[str, Any], lang: str, said: str) -> None:
    seen["table"]["role"][1] = ["farceur"]
    lines = board(game("boom"), game("boom").new(4, 3).fields()).lines(seen, Teller(game("boom"), lang, PLAYERS))
    assert said in [line.replace("\u202f", " ") for line in lines]


def test_boom_draws_the_oven(seen: dict[str, Any]) -> None:
    g = game("boom").new(4, 3)
    text = drawn(board(game("boom"), g.fields()).draw(seen, Teller(game("boom"), "fr", PLAYERS)))
    assert "█" * 30 + "░" * 10 + " 12 / 16" in text
    assert "Anne (toi)" in text
    assert re.search("▶ +Cléo", text)
    assert "Chaleur +1 ×2" in text


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_game_has_a_board(name: str, lang: str) -> None:
    rules = games()[name]
    g = rules.new(rules.usual, 1)
    own, teller = board(rules, g.fields()), Teller(rules, lang, PLAYERS)
    for seat in range(rules.usual):
        seen = view(g, Seat(seat))
        assert drawn(own.draw(seen, teller))
        assert own.lines(seen, teller)
        assert drawn(generic.draw(g.fields(), seen, teller))
        assert generic.lines(g.fields(), seen, teller)


def test_the_generic_board_shows_what_is_seen_and_counts_the_rest() -> None:
    g = game("boom").new(4, 3, {"hand_sizes": "public"})
    said = dict(generic.rows(g.fields(), view(g, Seat(0)), Teller(game("boom"), "en", PLAYERS)))
    assert "; Bo 5 cards; Cléo 7 cards; " in said["Hand"]
    assert said["Hand"].startswith("Anne (you) Cooling −1, Boost ×2, ")
    assert said["Cake size"] == "10"
    assert "Round of the timer" not in said


def test_a_game_without_words_goes_by_its_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Game, "words", lambda _game, lang: Words(tmp_path, lang))
    g = game("boom").new(4, 3)
    voice = Voice(game("boom"), "fr", PLAYERS)
    seat = Seat(next(s for s in range(4) if g.waits_for(Seat(s))))
    assert voice.choices(g, seat)[0].text == "Play card: Cléo, Refroidissement 2"
    assert voice.question(g) == "Card to play"
    assert voice.line({"event": "drew", "args": {"seat": 2, "card": None}, "cause": None}).text == "Drew: Cléo"


@pytest.mark.parametrize("width", [60, 80, 140])
def test_with_colours_a_game_is_played_to_its_end(tablee: Command, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(screens, "Plain", screens.Coloured)
    out = tablee("play boom --seed 3 --lang fr --name [red]", "?1\nwhy\n" + "1\n" * 500).out
    assert "╭" in out
    assert "[red] (toi)" in out
    assert "Tu as gagné" in out


def test_the_terminal_says_the_same_things_in_both_languages() -> None:
    french, english = (set(_ids(words(lang).text)) for lang in LANGUAGES)
    assert french == english


def _ids(text: str) -> list[str]:
    return [line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()]


@pytest.mark.parametrize(("spoken", "lang"), [("en_GB.UTF-8", "en"), ("fr_FR", "fr"), ("C", "fr"), ("", "fr")])
def test_the_system_says_which_language(monkeypatch: pytest.MonkeyPatch, spoken: str, lang: str) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", spoken)
    assert language(None) == lang


def test_no_terminal_means_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    g = game("boom").new(4, 3)
    voice, own = Voice(game("boom"), "fr", PLAYERS), board(game("boom"), g.fields())
    assert isinstance(screens.screen(own, voice, plain=False), screens.Plain)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert isinstance(screens.screen(own, voice, plain=False), screens.Coloured)
    assert isinstance(screens.screen(own, voice, plain=True), screens.Plain)
