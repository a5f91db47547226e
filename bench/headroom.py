"""How much there is to win in Boom: expert against one who sees every card, with the same thought.

`python3 run.py bench headroom [--out FILE] [--jobs 2] [--table]`

Whoever sees all hands, roles, the deck and the events to come and thinks no more than expert shows what is left for
thought and belief together; dice still to be thrown are unknown to both.  One look at a number of games fixed here.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import cast

from bench import QUICK
from bench.strength import FILE, THOUGHT, Test, measured, play_missing, row, run
from tablee.bots import mind
from tablee.bots.levels import Searcher, Told
from tablee.games import game
from tablee.games.boom.table import Boom
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat, eye
from tablee.lab.engine import cores

GAMES = 192
SEED = 3
BOTS = "py:bench.headroom:seer,expert"
QUICKEST = Test("boom", 2, BOTS, (2,), SEED, iterations=4)


class Seer(Searcher):
    """An expert who has been shown everything."""

    def choose(self, eyes: Eyes, told: Told = ()) -> int:
        return super().choose(Eyes(shown(cast(Boom, eyes._g), eyes.seat), eyes.seat), told)


def seer(rules: Game, seed: int) -> Seer:
    return Seer(mind(rules), seed, 2, 0.3, THOUGHT[rules.id])


def shown(g: Boom, seat: Seat) -> Boom:
    """The same table, with every card known to this seat."""
    twin = cast(Boom, g.clone())
    for card in range(len(twin.known)):
        twin.known[card] |= eye(seat)
    for owner in range(twin.seats):
        twin.counted[owner] |= eye(seat)
    return twin


def wanted() -> list[Test]:
    """Games won together take longest: last."""
    tables = sorted(game("boom").seats, key=lambda players: players < 3)
    return [Test("boom", players, BOTS, (GAMES,), SEED) for players in tables]


def table(file: Path) -> str:
    head = "| game | players | pair | iterations of expert | games | share | 95 % interval | decided by | verdict |"
    found = sorted(measured(file), key=lambda one: int(one["players"]))
    return "\n".join([head, "|---" * 9 + "|", *map(row, found)])


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--out", type=Path, default=FILE.with_name("headroom.jsonl"))
    words.add_argument("--jobs", type=int, default=cores())
    words.add_argument("--table", action="store_true")
    words.add_argument("--quick", action="store_true", help=QUICK)
    chosen = words.parse_args()
    if chosen.table:
        print(table(chosen.out))
        return
    if chosen.quick:
        print(row(run(QUICKEST, chosen.jobs)))
        return
    play_missing(wanted(), chosen.out, chosen.jobs)


if __name__ == "__main__":
    main()
