"""A game that brings no mind: `normal` looks ahead, and the lobby offers what is worth its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import strength
from tablee import bots
from tablee.bots import generic
from tablee.games import OURS, game
from tablee.kernel import parts
from tablee.kernel.game import Game
from tablee.lab.arena import match
from tablee.lab.arena.measure import ABOVE
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import decide
from tablee.studio import levels
from tests.outside.test_examples import wins


@pytest.fixture
def without_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, where all is played."""
    find = parts.find
    monkeypatch.setattr(parts, "find", lambda game, part: None if part == "mind" else find(game, part))
    monkeypatch.setattr(levels, "play", lambda what, _: match.play(what, 1))


@pytest.fixture
def mindless(outside: Game, request: pytest.FixtureRequest) -> Game:
    request.getfixturevalue("without_minds")
    return outside


def test_normal_beats_chance_by_looking_ahead(mindless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same six games whoever runs them; the whole match is `tablee check --levels`."""
    monkeypatch.setitem(generic.TRIES, "normal", 12)
    assert sum(wins(mindless, seed) for seed in range(6)) >= 5


@pytest.mark.long
def test_normal_is_better_than_chance_beyond_doubt(mindless: Game) -> None:
    """By evidence that holds however often one looks."""
    assert levels.against(mindless, "normal", "random").better


@pytest.mark.long
@pytest.mark.usefixtures("without_minds")
@pytest.mark.parametrize(("name", "players"), [("boom", 3), ("baba", 2), ("bunny", 2), ("badass", 3), ("seizh", 3)])
def test_ours_would_be_played_better_than_by_chance_without_their_minds(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For whom the general way was not made: their minds are taken away."""
    monkeypatch.setattr(levels, "seats_of", lambda _: players)
    assert levels.against(game(name), "normal", "random").better


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
def test_our_games_offer_every_level_and_legende_only_where_a_match_told_it(name: str) -> None:
    """By the notes of the matches, not by what the game's folder says."""
    notes = [json.loads(line) for line in strength.FILE.read_text().splitlines()]
    told = [note["game"] for note in notes if note["bots"] == strength.LEGEND.split(",") and note["verdict"] == ABOVE]
    assert bots.offered(game(name)) == tuple(level for level in bots.LEVELS if level != bots.LEGEND or name in told)
