"""How good players that are here for everybody play, as a page in Markdown.

`python examples/leaderboard.py --games 200 --iterations 60 --seed 1 [--write leaderboard.md]`: every game, at
its usual number of players, between random, novice, normal, appris and expert.  A bot of yours beside them:
`python examples/leaderboard.py 'cmd:"python mine.py",normal'`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from tablee import games
from tablee.evidence import LIKELY, SURE, certainty, doubts
from tablee.lab.arena.match import Outcome, match, play
from tablee.lab.arena.measure import result, share
from tablee.stats import Gap

BOTS = "random,novice,normal,appris,expert"
SAID = {SURE: "sure", LIKELY: "likely"}
HEAD = """\
# Leaderboard

What players that come with the program are worth against each other: all at the same tables, everybody in every seat
equally often, the same cards for each way round ([how](bots.md#the-arena)). **par** is the share of the seats; an
interval holds over all players of a table together, however often one looks. **ahead of the next** says whether the
order is more than luck: from deal to deal, all pairs of a table judged together, *sure* is wrong in one page of a
thousand at most, *likely* in one of twenty. Made by
`python examples/leaderboard.py {bots} --games {games} --iterations {iterations} --seed {seed}`: the same for everybody.

To stand here, play the same match: the list takes [yours](bots.md#bots-of-your-own) too.
"""


def standing(game: str, asked: argparse.Namespace) -> tuple[dict[str, Any], list[list[Outcome]]]:
    what = match(game, None, asked.bots, asked.games, asked.seed, {}, asked.iterations)
    deals = list(play(what, asked.jobs))
    return result(what, deals, 0.0), deals


def table(found: dict[str, Any], deals: list[list[Outcome]]) -> str:
    game = games.game(found["game"])
    about = [f"rules version {found['rules_version']}", f"box `{found['box']}`"]
    about += [f"{found[name]} {name}" for name in ("players", "games")]
    lines = [f"## {game.title('en')}", "", f"{', '.join(about)}.", ""]
    lines += ["| player | share of wins | interval | par | ahead of the next | rating |", "|---|---|---|---|---|---|"]
    ranked = sorted(found["bots"], key=lambda name: -found["bots"][name]["share"])
    order = told_apart(ranked, deals)
    for name, after in zip(ranked, [*ranked[1:], ""], strict=True):
        it = found["bots"][name]
        cells = [f"`{name}`", f"{it['share']:.1%}", f"{it['low']:.1%} – {it['high']:.1%}", f"{it['par']:.1%}"]
        lines.append(f"| {' | '.join([*cells, order.get((name, after), ''), format(it['rating'], '.1f')])} |")
    return "\n".join(lines).replace("%", " %")


def told_apart(ranked: list[str], deals: list[list[Outcome]]) -> dict[tuple[str, str], str]:
    """Whether one player is more than luckier than another, for each pair: the cards of a deal are the same for all."""
    pairs = list(combinations(ranked, 2))
    found = doubts({pair: ahead(*pair, deals).against() for pair in pairs})
    return {pair: SAID.get(certainty(found[pair]), "not told") for pair in pairs}


def ahead(one: str, other: str, deals: list[list[Outcome]]) -> Gap:
    return Gap(Counter(round(of_deal(one, deal) - of_deal(other, deal), 9) for deal in deals))


def of_deal(name: str, deal: list[Outcome]) -> float:
    shares = [share(game, name) for game in deal if name in game.lineup]
    return sum(shares) / len(shares)


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
        pages.append(table(*standing(game, asked)) + "\n")
        print(pages[-1], flush=True)
    if asked.write:
        asked.write.write_text("\n".join(pages), "utf-8")


if __name__ == "__main__":
    main()
