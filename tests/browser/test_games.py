"""Each game played to the end by clicks against bots, on a phone."""

import pytest

from tablee.games import OURS
from tests.browser.conftest import Company

LEVELS = {"baba": "normal"}  # by chance alone an order takes all sixty rounds


@pytest.mark.parametrize("game", [name for name in OURS if name not in ("boom", "seizh")])
def test_a_game_to_the_end(company: Company, game: str) -> None:
    person = company.person("fr", level=LEVELS.get(game, "random"), reduced_motion="reduce")
    person.play_against_bots(game)
    person.keep_picture(f"{game}-fr")
    person.check_accessible()
    person.play_to_the_end()
    person.keep_picture(f"{game}-end-fr")
