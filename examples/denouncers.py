"""Two fixed strategies of Badass Force: `--bots py:denouncers:always,expert` with this folder on PYTHONPATH.

Both play like `normal`, but one cries bluff at every announcement and the other at none.
"""

from collections.abc import Sequence

from tablee import bots
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes


class Fixed:
    def __init__(self, game: Game, seed: int, answer: str) -> None:
        self._bot = bots.make("normal", game, seed)
        self._answer = answer

    def choose(self, eyes: Eyes, told: Sequence[dict[str, object]] = ()) -> int:
        if eyes.question() == "denounce":
            answers = {key.partition(":")[0]: option for key, option in zip(eyes.keys(), eyes.options(), strict=True)}
            return answers[self._answer]
        return self._bot.choose(eyes, told)


def always(game: Game, seed: int) -> Fixed:
    return Fixed(game, seed, "cry_bluff")


def never(game: Game, seed: int) -> Fixed:
    return Fixed(game, seed, "believe")
