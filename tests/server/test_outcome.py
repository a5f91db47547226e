"""The end in one sentence: who has won, why, and with how many; in both languages, whatever the ending."""

import pytest

from tablee.games import OURS, game
from tablee.kernel.records import start
from tablee.kernel.telling import Teller
from tablee.server.table.play import Play
from tablee.server.table.show import Shower

NAMES = ["Maïwenn", "Oscar", "Jeanne", "Tonton Luc"]


def over(name: str, ending: int, winners: int) -> Play:
    play = Play(game(name), start(game(name), len(NAMES), 1, {}))
    play.g.finish(winners, ending)
    return play


ENDINGS = [(name, n) for name in OURS for n in range(1, len(over(name, 0, 0).g.endings()))]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("name", "ending"), ENDINGS)
def test_the_sentence_names_who_won_and_counts(name: str, ending: int, lang: str) -> None:
    play = over(name, ending, 0b0101)
    said = Teller(play.game, lang, NAMES).outcome(play.g)
    both = {"fr": "Maïwenn et Jeanne", "en": "Maïwenn and Jeanne"}[lang]
    everybody = play.g.endings()[ending] == "cake_saved"
    assert (both in said) is not everybody
    assert "{" not in said
    assert said.count(".") + said.count("!") == 1


def test_nobody_is_named_where_nobody_won() -> None:
    play = over("boom", 1, 0)
    assert Teller(play.game, "fr", NAMES).outcome(play.g) == Teller(play.game, "fr", NAMES).ending(play.g)


@pytest.mark.parametrize("name", OURS)
def test_the_page_is_told_who_won_and_what_each_has(name: str) -> None:
    play = over(name, 1, 0b0010)
    state = Shower(play, "fr", NAMES).state(0, None, None, can_move=True)
    assert b"Oscar" in bytes(state.ending)  # type: ignore[arg-type]
    assert len(state.scores) in (0, len(NAMES))


def test_before_the_end_nothing_is_counted() -> None:
    play = Play(game("seizh"), start(game("seizh"), 4, 1, {}))
    state = Shower(play, "fr", NAMES).state(0, None, None, can_move=True)
    assert (state.ending, state.scores) == (None, [])
