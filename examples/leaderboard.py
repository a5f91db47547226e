"""How good players that are here for everybody play, as a page in Markdown.

`python examples/leaderboard.py --games 200 --iterations 60 --seed 1 [--write leaderboard.md]`: every game, at
its usual number of players, between random, novice, normal, appris and expert.  A bot of yours beside them:
`python examples/leaderboard.py 'cmd:"python mine.py",normal'`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tablee import games
from tablee.lab.arena.match import match, play
from tablee.lab.arena.measure import result

BOTS = "random,novice,normal,appris,expert"
HEAD = """\
# Leaderboard

What players that come with the program are worth against each other: all at the same tables, everybody in every seat
equally often, the same cards for each way round ([how](bots.md#the-arena)). **par** is the share of the seats; an
interval holds over all players of a table together, however often one looks. Made by
`python examples/leaderboard.py {bots} --games {games} --iterations {iterations} --seed {seed}`: the same for everybody.

To stand here, play the same match: the list takes [yours](bots.md#bots-of-your-own) too.
"""


def standing(game: str, bots: str, count: int, iterations: int, seed: int, jobs: int | None) -> dict[str, Any]:
    what = match(game, None, bots, count, seed, {}, iterations)
    return result(what, list(play(what, jobs)), 0.0)


def table(found: dict[str, Any]) -> str:
    game = games.game(found["game"])
    about = [f"rules version {found['rules_version']}", f"box `{found['box']}`"]
    about += [f"{found[name]} {name}" for name in ("players", "games")]
    lines = [f"## {game.title('en')}", "", f"{', '.join(about)}.", ""]
    lines += ["| player | share of wins | interval | par | rating |", "|---|---|---|---|---|"]
    for name, it in sorted(found["bots"].items(), key=lambda pair: -pair[1]["rating"]):
        between = f"{it['low']:.1%} – {it['high']:.1%}"
        lines.append(f"| `{name}` | {it['share']:.1%} | {between} | {it['par']:.1%} | {it['rating']:.1f} |")
    return "\n".join(lines).replace("%", " %")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("bots", nargs="?", default=BOTS)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--iterations", type=int, default=60)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--game", action="append", choices=games.OURS)
    words.add_argument("--jobs", type=int)
    words.add_argument("--write", type=Path)
    asked = words.parse_args()
    pages = [HEAD.format(**vars(asked))]
    for game in asked.game or games.OURS:
        pages.append(table(standing(game, asked.bots, asked.games, asked.iterations, asked.seed, asked.jobs)) + "\n")
        print(pages[-1], flush=True)
    if asked.write:
        asked.write.write_text("\n".join(pages), "utf-8")


if __name__ == "__main__":
    main()
