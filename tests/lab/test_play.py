"""The one loop in which bots play: who is asked answers, in the order that is wished, told what its seat is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import bots, games, lab
from tablee.kernel.sight import Eyes
from tablee.lab.plan import plan
from tablee.lab.play import Order, Play, as_the_dice_say, as_the_rules_ask, play

BADASS = games.game("badass")  # asks several at once


def moves(order: Order, players: list[bots.Bot]) -> list[tuple[int, int]]:
    played = Play(BADASS, 3, BADASS.laying(4), players, order)
    return [(move.seat, move.option) for move in played.moves()]


def normal() -> list[bots.Bot]:
    return [bots.make("normal", BADASS, seat) for seat in range(4)]


def test_the_order_of_answers_is_a_choice() -> None:
    by_rules, by_dice = moves(as_the_rules_ask, normal()), moves(as_the_dice_say(3), normal())
    assert by_rules != by_dice
    assert by_dice == moves(as_the_dice_say(3), normal()) != moves(as_the_dice_say(4), normal())


class Listener:
    """Notes how much it was told at each decision."""

    def __init__(self, listens: bool) -> None:
        self.listens, self.heard, self.closed = listens, list[int](), False

    def choose(self, eyes: Eyes, told: object = ()) -> int:
        assert isinstance(told, list)
        self.heard.append(len(told))
        return eyes.options()[0]

    def close(self) -> None:
        self.closed = True


def test_who_listens_hears_all_since_the_beginning_and_who_does_not_nothing() -> None:
    ears, deaf = Listener(True), Listener(False)
    played = Play(BADASS, 3, BADASS.laying(4), [ears, deaf, deaf, deaf])
    happened, expected = len(played.story), []
    for move in played.moves():
        expected += [happened] if move.seat == 0 else []
        happened = len(played.story)
    assert ears.heard == expected
    assert set(deaf.heard) == {0}
    assert ears.closed


def test_nothing_is_written_down_that_nobody_wants() -> None:
    what = plan("boom", 3, 1, 1, "novice", {})
    silent, told = play(what, 0, always_told=False), play(what, 0)
    assert [move.option for move in silent.moves()] == [move.option for move in told.moves()]
    assert not silent.story
    assert told.story


def test_a_game_that_is_left_lets_its_bots_go() -> None:
    ears = Listener(True)
    some = Play(BADASS, 3, BADASS.laying(4), [ears] * 4).moves()
    next(some)
    some.close()  # type: ignore[attr-defined]
    assert ears.closed


def test_there_is_one_loop() -> None:
    folder = Path(str(lab.__file__)).parent
    sources = {str(path.relative_to(folder)): path.read_text("utf-8") for path in folder.rglob("*.py")}
    asking = {name for name, text in sources.items() if ".choose(Eyes(" in text}
    assert asking == {"play.py", "people/measure.py"}, "the latter compares with what people chose"
    assert "g.play(" not in sources["people/measure.py"], "and plays nothing"


@pytest.mark.parametrize("game", games.games())
def test_a_move_says_what_it_was(game: str) -> None:
    for move in play(plan(game, None, 1, 2, "random", {}), 0).moves():
        assert move.options >= 1
        assert move.asked >= 1
        assert move.seconds >= 0
