"""Boards that are declared: what a file may say, and what is wrong with it in one sentence."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tablee import games, layouts
from tablee.games import OURS
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sentences import in_language
from tablee.studio.new import ITS_PACKAGE, SAMPLE

PIECE = '[[zones]]\n[[zones.pieces]]\nfield = "grass"\n'


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The sample in a folder of its own, of which a test may write the board."""
    from tablee.studio.sample import GAME

    shutil.copytree(SAMPLE, tmp_path / "orchard")
    (tmp_path / "orchard" / layouts.FILE).unlink(missing_ok=True)
    monkeypatch.setattr(Game, "folder", property(lambda _: tmp_path / "orchard"))
    layouts.pictures_in.cache_clear()
    yield replace(GAME)
    layouts.pictures_in.cache_clear()


def write(game: Game, text: str) -> None:
    (game.folder / layouts.FILE).write_text(text, "utf-8")


def fields(laid: layouts.Layout) -> list[str]:
    return [piece.field for zone in laid.zones for piece in zone.pieces]


@pytest.mark.parametrize("name", OURS)
def test_whatever_people_may_see_is_shown_without_a_word_about_it(name: str) -> None:
    game = games.game(name)
    laid = layouts.completed(game, layouts.Layout())
    seen = {field.name for field in game.new(game.usual, 0).fields() if layouts.is_shown(field)}
    assert {*fields(laid), laid.hand} >= seen
    assert all(piece.drawn for zone in laid.zones for piece in zone.pieces)


def test_what_a_board_does_not_mention_is_put_beside_it(orchard: Game) -> None:
    write(orchard, PIECE + 'as = "pile"\n')
    laid = layouts.declared(orchard)
    assert (laid.zones[0].pieces[0].field, laid.zones[0].pieces[0].drawn) == ("grass", "pile")
    assert sorted(fields(laid)) == sorted(field.name for field in orchard.new(3, 0).fields())
    assert laid.hand == ""


def test_what_is_only_called_a_hand_is_shown_like_anything_else(orchard: Game) -> None:
    laid = layouts.completed(orchard, layouts.Layout(hand="turns"))
    assert laid.hand == ""
    assert "turns" in fields(laid)


def test_what_is_left_out_is_said_so(orchard: Game) -> None:
    write(orchard, 'left_out = ["first", "turns"]\n' + PIECE)
    assert not {"first", "turns"} & set(fields(layouts.declared(orchard)))


@pytest.mark.parametrize(
    ("text", "said", "french_said"),
    [
        ("zones = [", "is not valid TOML: ", "n’est pas du TOML correct"),
        ('colour = "green"', "colour: signs that do not belong there; expected six digits such", "six chiffres comme"),
        ('back = "Ace"', "expected small letters, digits, _ and -.", "des minuscules, des chiffres, _ et -."),
        ("minutes = [20, 10]", "minutes: 20 to 10; expected two numbers such as [10, 20].", "deux nombres comme"),
        ("[[zones]]\nrows = 3\npieces = []", "field rows; expected one of pieces, name", "de ceux-ci : pieces"),
        (PIECE.replace("grass", "sky"), "field: 'sky' is not known here; expected one of first", "first"),
        (PIECE + 'as = "track"', "as: 'track' is not known here; expected one of pile, row.", "pile, row"),
        (PIECE + 'as = "circle"', "expected one of", "il faudrait"),
        (PIECE + 'icon = "unicorn"', "icon: 'unicorn' is not known here; expected one of shortcake", "shortcake"),
        (PIECE + 'rule = "fly"', "rule: 'fly' is not known here; expected one of", "il faudrait"),
        (PIECE + 'rule = "pick"\narg = "tree"', "arg: 'tree' is not known here; expected one of seat.", "seat"),
        ('[[seats]]\nfield = "grass"', "'grass' is not one per seat; expected a field of each.", "de chacun"),
        (PIECE.replace("grass", "turns") + 'as = "track"', "high: 200 steps; expected 1 to 120", "200 pas"),
        ('mine = ["grass"]', "is wrong at mine: 'grass' is not cards of each; expected a field of", "qui a un deck"),
        ('hand = "turns"', "is wrong at hand: 'turns' is not cards of each; ", "de chacun"),
        (PIECE + '[[zones.pieces]]\nfield = "grass"', "pieces number 2, field: 'grass' is there twice;", "deux fois"),
        ('[[seats]]\nfield = "baskets"\n' * 2, "seats number 2, field: 'baskets' is there twice; ", "une autre"),
        ('back = "../../etc/passwd"', "is wrong at back: ", "est faux à cet endroit, back"),
    ],
)  # fmt: skip
def test_a_wrong_board_is_one_sentence_with_its_place(orchard: Game, text: str, said: str, french_said: str) -> None:
    write(orchard, text)
    with pytest.raises(BadInput) as fault:
        layouts.declared(orchard)
    assert str(fault.value).startswith(f"the board {orchard.folder / layouts.FILE} ")
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)
    french = in_language(str(fault.value), "fr")
    assert french.startswith("le plateau ")
    assert french_said in french.replace("\u202f", " ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "tablee: the board of the game 'sample' cannot be used: the board /"),
        ("fr", "tablee: la partie board du jeu « sample » ne peut pas servir : le plateau /"),
    ],
)
def test_a_broken_board_is_named_and_the_game_is_played_on_the_plain_one(
    orchard: Game, lang: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["tablee", "serve", "--lang", lang])
    write(orchard, "zones = [")
    assert layouts.layout(orchard) == layouts.completed(orchard, layouts.Layout())
    assert capsys.readouterr().err.replace("\u202f", " ").startswith(said)


def test_pictures_are_found_by_name_and_nothing_else_is(orchard: Game) -> None:
    art = orchard.folder / "art"
    ours = sorted(file.stem for file in art.iterdir())
    (art / "quince.svg").write_text("<svg/>")
    (art / "code.js").write_text("alert(1)")
    (art / "huge.png").write_bytes(b"0" * (layouts.LARGEST_PICTURE + 1))
    layouts.pictures_in.cache_clear()
    assert sorted(layouts.art(orchard)) == sorted([*ours, "quince"])


def test_the_sample_declares_its_board() -> None:
    from tablee.studio.sample import GAME

    assert ITS_PACKAGE in sys.modules
    assert layouts.declared(GAME).zones
