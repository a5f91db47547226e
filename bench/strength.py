"""How strong the levels are: each against the next lower one, at every table.  Goes on where it stopped.

`python3 run.py bench strength [--out FILE] [--only boom] [--jobs 2] [--table]`

Each line of the file is one match as `tablee arena --json` gives it, with when and on what it was played.  A match is
looked at a few times at fixed numbers of games and ends once it is decided.  The intervals it is decided by are wider
the more looks there are (Bonferroni), so that chance decides wrongly once in twenty matches at most.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

from bench import QUICK
from tablee.games import game
from tablee.lab.arena.match import ALONE, MIXED, SIDES, Match, Outcome, match, play_deal
from tablee.lab.arena.measure import ABOVE, BELOW, OPEN, result, share
from tablee.lab.engine import cores, workers
from tablee.stats import Z95, wilson

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs/findings/strength.jsonl"
sys.path.append(str(ROOT / "examples"))

THOUGHT = {"boom": 100, "bunny": 80, "seizh": 25, "badass": 40, "baba": 60}  # expert's; maitre's is five times that
PAIRS = ("normal,novice", "expert,normal", "maitre,expert")
FULL = (48, 96, 192, 384)
SAMPLE = (24, 48, 96)
HARD = {"difficulty": "piece_montee"}  # Boom for one and two: the easiest cake is hardly ever lost
MORE = (400, 1600, 6400)  # where games are cheap and the first match told nothing
LEGEND = "py:bench.timed:legende,py:bench.timed:maitre"  # equally long, by processor time
FIXED = ("py:denouncers:always", "py:denouncers:never")


@dataclass(frozen=True)
class Test:
    game: str
    players: int
    bots: str
    looks: tuple[int, ...]
    seed: int = 1
    spent: int = 0  # looks at an earlier match of the same two
    iterations: int = 0  # expert's, where not those of the game

    @property
    def seating(self) -> str:
        if self.game != "boom":
            return MIXED
        return SIDES if self.players > 2 else ALONE

    @property
    def what(self) -> Match:
        thought, most = self.iterations or THOUGHT[self.game], self.looks[-1]
        options = HARD if self.seating == ALONE else {}
        return match(self.game, self.players, self.bots, most, self.seed, options, thought, self.seating)

    @property
    def name(self) -> tuple[str, int, list[str]]:
        return self.game, self.players, self.bots.split(",")


QUICKEST = Test("bunny", 2, "normal,novice", (2,))
LARGER = (  # further matches with other seeds, played where those before told nothing; some with other thought
    Test("boom", 3, "normal,novice", MORE, 2, 3),
    Test("boom", 5, "normal,novice", MORE, 2, 3),
    Test("boom", 3, "expert,normal", MORE[:2], 2, 3),
    Test("boom", 5, "expert,normal", MORE[:2], 2, 3),
    Test("badass", 5, "maitre,expert", (192, 384), 2, 3),
    Test("badass", 6, "maitre,expert", (192, 384), 2, 3),
    Test("seizh", 5, "maitre,expert", (192, 384), 2, 3),
    Test("baba", 7, "maitre,expert", (192, 384), 2, 3),
    Test("baba", 3, "expert,normal", (192, 384), 2, 3),
    Test("baba", 4, "expert,normal", (24, 48), 2, 0, 600),
    Test("seizh", 3, "expert,normal", (192, 384), 2, 3),
    Test("seizh", 5, "expert,normal", (192, 384), 2, 3),
    Test("boom", 1, "maitre,expert", MORE[:2], 2, 4),
    Test("boom", 2, "maitre,expert", MORE[:2], 2, 4),
    Test("boom", 3, "maitre,expert", MORE[:2], 2, 3),
    Test("boom", 4, "maitre,expert", MORE[:2], 2, 4),
    Test("boom", 5, "maitre,expert", MORE[:2], 2, 3),
    Test("boom", 4, "expert,normal", MORE[:2], 2, 4),
    Test("seizh", 4, "maitre,expert", (384, 768), 2, 4, 10),
    Test("badass", 6, "maitre,expert", (384, 768), 3, 5, 10),
    Test("boom", 1, "maitre,expert", MORE[:2], 3, 6, 20),
    Test("boom", 3, "maitre,expert", MORE, 3, 5, 20),
    Test("boom", 4, "maitre,expert", MORE, 3, 6, 20),
    Test("boom", 5, "maitre,expert", MORE, 3, 5, 20),
)


def wanted(names: list[str]) -> list[Test]:
    """What is cheap or matters most comes first."""
    low, middle, high = ([Test(name, game(name).usual, pair, FULL) for name in names] for pair in PAIRS)
    bluffs = [Test("badass", 4, f"expert,{fixed}", FULL) for fixed in FIXED if "badass" in names]
    tables = [(name, n) for name in names for n in game(name).seats if n != game(name).usual]
    others = [[Test(name, n, pair, FULL if n < 3 else SAMPLE) for name, n in tables] for pair in PAIRS]
    larger = [test for test in LARGER if test.game in names]
    legends = [Test(name, game(name).usual, LEGEND, FULL[:2]) for name in names]
    return [*low, *middle, *bluffs, *others[0], *high, *others[1], *others[2], *larger, *legends]


# -- One match ----------------------------------------------------------------------------


def run(test: Test, jobs: int) -> dict[str, Any]:
    what, deals, start = test.what, list[list[Outcome]](), time.perf_counter()
    for most in test.looks:
        deals += played(what, range(len(deals), -(-most // what.ring)), jobs)
        found = judged(test, what, deals, time.perf_counter() - start)
        if found["verdict"] != OPEN:
            break
    return {**found, "planned": test.looks, "commit": commit(), "day": str(datetime.now(UTC).date())}


def played(what: Match, deals: range, jobs: int) -> Iterator[list[Outcome]]:
    if jobs == 1:
        yield from (play_deal(what, deal) for deal in deals)
        return
    with workers(jobs) as pool:
        yield from pool.map(play_deal, [what] * len(deals), deals)


def judged(test: Test, what: Match, deals: list[list[Outcome]], seconds: float) -> dict[str, Any]:
    found, first = result(what, deals, seconds), what.bots[0]
    par = 0.5 if test.seating == ALONE else found["bots"][first]["par"]
    shares = duels(deals, first) if test.seating == ALONE else [[share(g, first) for g in deal] for deal in deals]
    z = NormalDist().inv_cdf(1 - 0.025 / (test.spent + len(test.looks)))
    wide, narrow = intervals(shares, z, test.seating), intervals(shares, Z95, test.seating)
    low, high = min(low for low, _ in wide), max(high for _, high in wide)
    verdict = ABOVE if low > par else BELOW if high < par else OPEN
    mean = sum(map(sum, shares)) / sum(map(len, shares))
    return {**found, "share": mean, "par": par, "interval": narrow[0], "decided_by": [low, high], "verdict": verdict}


def duels(deals: list[list[Outcome]], first: str) -> list[list[float]]:
    """Won or lost together: who alone won with these cards won the duel; both or neither share it."""
    won = [{game.lineup[0]: float(bool(game.winners)) for game in deal} for deal in deals]
    return [[(1 + 2 * table[first] - sum(table.values())) / 2] for table in won]


def intervals(shares: list[list[float]], z: float, seating: str) -> list[list[float]]:
    """Wilson's, as if games were independent, and from deal to deal; duels are mostly shared, so the second alone."""
    by_deal = paired([sum(deal) / len(deal) for deal in shares], z)
    if seating == ALONE:
        return [by_deal]
    return [list(wilson(sum(map(sum, shares)), sum(map(len, shares)), z)), by_deal]


def paired(means: list[float], z: float = Z95) -> list[float]:
    """An interval from deal to deal, 95 % unless told: luck of the cards is the same for all within one."""
    if len(means) < 2:
        return [0.0, 1.0]
    mean = sum(means) / len(means)
    reach = z * sqrt(sum((m - mean) ** 2 for m in means) / (len(means) - 1) / len(means))
    return [max(0.0, mean - reach), min(1.0, mean + reach)]


def commit() -> str:
    words = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip() or "?"


# -- The file and the table ---------------------------------------------------------------


def measured(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def is_done(test: Test, file: Path) -> bool:
    """Whether this match was played with this much thought and these cards."""
    return (test.what.iterations, test.seed) in [(one["iterations"], one["seed"]) for one in alike(test, file)]


def alike(test: Test, file: Path) -> list[dict[str, Any]]:
    """All matches of these two at such a table with these cards."""
    same = (test.name, game(test.game).fingerprint(None), dict(test.what.options))
    return [one for one in measured(file) if (name_of(one), one["box"], one["options"]) == same]


def name_of(found: dict[str, Any]) -> tuple[str, int, list[str]]:
    return found["game"], found["players"], list(found["bots"])


def table(file: Path) -> str:
    tests = wanted(list(THOUGHT))
    order = {(test.game, test.players, *test.bots.split(",")): -n for n, test in enumerate(reversed(tests))}
    found = sorted(measured(file), key=lambda f: (list(THOUGHT).index(f["game"]), f["players"], order[place(f)]))
    head = "| game | players | pair | iterations | games | share | 95 % interval | decided by | verdict |"
    return "\n".join([head, "|---" * 9 + "|", *map(row, found)])


def place(found: dict[str, Any]) -> tuple[Any, ...]:
    return found["game"], found["players"], *found["bots"]


def row(found: dict[str, Any]) -> str:
    first, second = found["bots"]
    names = f"{first.rpartition(':')[2]} against {second.rpartition(':')[2]}"
    cells = (found["game"], found["players"], names, thought(found), found["games"], f"{found['share']:.1%}")
    reaches = (f"{low:.1%} – {high:.1%}" for low, high in (found["interval"], found["decided_by"]))
    return "| " + " | ".join(map(str, (*cells, *reaches, found["verdict"]))) + " |"


def thought(found: dict[str, Any]) -> str:
    """Iterations and milliseconds a decision of those who search; milliseconds alone where all think equally long."""
    deeper, cost = {"expert": 1, "maitre": 5}, found["cost"]
    spent = [(name, f"{cost[name]['milliseconds_a_decision']:.0f} ms") for name in found["bots"]]
    said = [f"{deeper[name] * found['iterations']} ({ms})" for name, ms in spent if name in deeper]
    return ", ".join(said or [ms for name, ms in spent if name in LEGEND.split(",")]) or "–"


def is_told(test: Test, file: Path) -> bool:
    """Whether a match that this one would follow was decided."""
    return bool(test.spent) and any(one["verdict"] != OPEN for one in alike(test, file))


def play_missing(tests: list[Test], out: Path, jobs: int) -> None:
    for test in tests:
        if not is_done(test, out) and not is_told(test, out):
            found = run(test, jobs)
            print(row(found), flush=True)
            with out.open("a") as file:
                file.write(json.dumps(found) + "\n")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--out", type=Path, default=FILE)
    words.add_argument("--only", action="append", choices=list(THOUGHT))
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
    play_missing(wanted(chosen.only or list(THOUGHT)), chosen.out, chosen.jobs)


if __name__ == "__main__":
    main()
