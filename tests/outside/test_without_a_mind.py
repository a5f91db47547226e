"""A game that brings no mind: `normal` looks ahead, and the lobby offers what is worth its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import bots
from tablee.bots import generic
from tablee.games import OURS, game
from tablee.kernel import parts
from tablee.kernel.game import Game
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import decide
from tests.outside.test_examples import wins


@pytest.fixture
def mindless(outside: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    find = parts.find
    monkeypatch.setattr(parts, "find", lambda game, part: None if part == "mind" else find(game, part))
    return outside


def test_normal_beats_chance_by_looking_ahead(mindless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same six games whoever runs them; the whole match is `tablee check --levels`."""
    monkeypatch.setitem(generic.TRIES, "normal", 12)
    assert sum(wins(mindless, seed) for seed in range(6)) >= 5


def test_without_a_match_only_chance_and_the_usual_level_are_offered(
    mindless: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Game, "folder", property(lambda _: tmp_path))
    assert bots.offered(mindless) == ("random", "normal")
    (tmp_path / "levels.toml").write_text('levels = ["normal", "expert", "unheard_of"]\n')
    bots.forget_levels()
    assert bots.offered(mindless) == ("random", "normal", "expert")
    (tmp_path / "levels.toml").write_text("levels = 3\n")
    bots.forget_levels()
    assert bots.offered(mindless) == ("random", "normal")


@pytest.mark.parametrize(
    ("measured", "refused", "usual"),
    [(["novice", "normal"], "expert", "normal"), ([], "normal", "random"), (["expert"], "normal", "expert")],
)
def test_only_what_the_lobby_offers_sits_down(
    mindless: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, measured: list[str], refused: str, usual: str
) -> None:
    (tmp_path / "levels.toml").write_text(f"levels = {measured}\n")
    monkeypatch.setattr(Game, "folder", property(lambda _: tmp_path))
    bots.forget_levels()
    for level in bots.offered(mindless):
        assert decide.level(mindless, level) == level
    with pytest.raises(Refusal, match="no_such_level") as told:
        decide.level(mindless, refused)
    assert [
        list_of in told.value.say(lang)
        for lang, list_of in (("fr", "il en a\u202f: au hasard"), ("en", "it has: random"))
    ] == [True, True]
    assert bots.usual(mindless) == usual


@pytest.mark.parametrize("name", OURS)
def test_our_games_offer_every_level(name: str) -> None:
    assert bots.offered(game(name)) == tuple(bots.LEVELS)
