"""How strong the levels are: each against the next lower one, game by game.  Hours on two cores; goes on where it was.

`python3 run.py bench strength [--out FILE] [--only boom] [--jobs 2]`

Each line of the file is one match, as `tablee arena --json` gives it; the tables of docs/findings/strength.md are made
from it by `--table`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.games import game
from tablee.lab.arena import MIXED, SIDES, match, play
from tablee.lab.arena_report import result
from tablee.lab.sim import cores

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs/findings/strength.jsonl"
sys.path.append(str(ROOT / "examples"))


@dataclass(frozen=True)
class Test:
    game: str
    players: int
    bots: str
    games: int
    iterations: int = 1
    seating: str = MIXED


THOUGHT = {"boom": 1000, "baba": 60, "bunny": 150, "badass": 100, "seizh": 60}  # expert's; maitre's is five times that
SEARCHED = {"boom": (300, 300), "baba": (120, 160), "bunny": (160, 160), "badass": (120, 160), "seizh": (120, 120)}


def in_full(name: str) -> list[Test]:
    """The usual number of players."""
    players, seating = game(name).usual, SIDES if name == "boom" else MIXED
    low, high = SEARCHED[name]
    return [
        Test(name, players, "normal,novice", 1200 if name == "boom" else 400, 1, seating),
        Test(name, players, "expert,normal", low, THOUGHT[name], seating),
        Test(name, players, "maitre,expert", high, THOUGHT[name], seating),
    ]


def sampled(name: str) -> list[Test]:
    """The other numbers of players; co-operative Boom is no contest and is not among them."""
    seating = SIDES if name == "boom" else MIXED
    others = [n for n in game(name).seats if n != game(name).usual and (name != "boom" or n > 2)]
    tests = [Test(name, n, "normal,novice", 300, 1, seating) for n in others]
    return tests + [Test(name, n, "expert,normal", 48, THOUGHT[name], seating) for n in others]


def bluffs() -> list[Test]:
    """Two fixed ways to answer announcements."""
    fixed = ("py:denouncers:always", "py:denouncers:never")
    return [Test("badass", 4, f"expert,{name}", 80, THOUGHT["badass"]) for name in fixed]


def wanted(names: list[str]) -> list[Test]:
    full = [test for name in names for test in in_full(name)]
    return full + (bluffs() if "badass" in names else []) + [test for name in names for test in sampled(name)]


def measured(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def run(test: Test, jobs: int) -> dict[str, Any]:
    what = match(test.game, test.players, test.bots, test.games, 1, {}, test.iterations, test.seating)
    start = time.perf_counter()
    deals = list(play(what, jobs))
    return result(what, deals, time.perf_counter() - start)


def is_same(found: dict[str, Any], test: Test) -> bool:
    same = (found["game"], found["players"], ",".join(found["bots"])) == (test.game, test.players, test.bots)
    return same and found["iterations"] == test.iterations and found["games"] >= test.games


def row(found: dict[str, Any]) -> str:
    name = next(iter(found["bots"]))
    it, cost = found["bots"][name], found["cost"][name]["milliseconds_a_decision"]
    reach = f"{it['low']:.1%} – {it['high']:.1%} | {it['paired'][0]:.1%} – {it['paired'][1]:.1%}"
    thought = "–" if "expert" not in found["bots"] else f"{found['iterations']} · {cost:.0f} ms"
    pair = " against ".join(found["bots"])
    head = f"| {found['game']} | {found['players']} | {pair} | {thought} | {found['games']}"
    return f"{head} | {it['share']:.1%} | {it['par']:.0%} | {reach} | {it['verdict']} |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--out", type=Path, default=FILE)
    words.add_argument("--only", action="append")
    words.add_argument("--jobs", type=int, default=cores())
    words.add_argument("--table", action="store_true")
    chosen = words.parse_args()
    if chosen.table:
        print("\n".join(row(found) for found in measured(chosen.out)))
        return
    for test in wanted(chosen.only or list(THOUGHT)):
        if not any(is_same(found, test) for found in measured(chosen.out)):
            found = run(test, chosen.jobs)
            print(row(found), flush=True)
            with chosen.out.open("a") as file:
                file.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
