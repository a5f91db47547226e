"""Records what one seat is sent during a game of eager moves, for `web/dev.html`.

`python -m tools.record GAME [SEATS [SEED [MOST [OPTION=VALUE …]]]]`
"""

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from tablee.games import game as game_named
from tablee.kernel.records import Input, start
from tablee.kernel.saves import key, spelled
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.server.protocol import messages
from tablee.server.protocol.parts import Deadline, Lang
from tablee.server.table.play import Play
from tablee.server.table.show import Shower, catalogue

RECORDED = Path(__file__).resolve().parent.parent / "web/src/dev/recorded"
NAMES = ["Maïwenn", "Oscar", "Jeanne", "Tonton Luc", "Inès", "Malo"]
LANGUAGES: tuple[Lang, ...] = ("fr", "en")
EAGER = {"cook", "take", "prepare", "revise", "announce", "execute", "steal", "cry_bluff", "place", "grab"}
REACTION = Deadline("reaction", 12000, 20000)


def pick(g: State, seat: int, chance: random.Random) -> Input:
    """Mostly something that brings the game on."""
    legal = g.legal(Seat(seat))
    eager = [option for option in legal if spelled(g, option)[0] in EAGER]
    return Input(seat, key(g, chance.choice(eager if eager and chance.random() < 0.85 else legal)))


def shown(play: Play, lang: Lang, since: int | None) -> messages.State:
    """What seat 0 is sent."""
    deadline = REACTION if len(play.window()) > 1 else None
    return Shower(play, lang, NAMES[: play.record.seats]).state(0, deadline, since, can_move=True)


def record(play: Play, lang: Lang, chance: random.Random, most: int) -> dict[str, Any]:
    """A whole game through the eyes of seat 0."""
    states = [shown(play, lang, None)]
    while not play.g.over and len(states) <= most:
        since = len(play.story)
        play.take(play.attempt(pick(play.g, chance.choice(play.asked()), chance)))
        states.append(shown(play, lang, since))
    game = play.game.id
    return {
        "game": game,
        "names": NAMES[: play.record.seats],
        "catalogue": catalogue(play.game, lang),
        "states": states,
    }


def main(game: str, seats: str = "4", seed: str = "5", most: str = "90", *settings: str) -> None:
    rules = game_named(game)
    options = dict(setting.split("=") for setting in settings)
    for lang in LANGUAGES:
        play = Play(rules, start(rules, int(seats), int(seed), options))
        recorded = record(play, lang, random.Random(int(seed)), int(most))
        (RECORDED / f"{game}.{lang}.json").write_bytes(msgspec.json.encode(recorded))
        print(lang, len(recorded["states"]), recorded["states"][-1].ending)


if __name__ == "__main__":
    main(*sys.argv[1:])
