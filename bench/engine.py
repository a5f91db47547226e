"""How fast the rules run: every game of ours, compiled and interpreted, beside OpenSpiel and RLCard on one core.

`python3 run.py bench engine [--json] [--seconds 1.0] [--game boom]`
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.table import Table

from bench import QUICK, peers
from tablee.games import OURS, game
from tablee.kernel.sight import imagine, view
from tablee.kernel.state import State, is_compiled, playout
from tablee.kernel.steps import Option, Seat, Step

ROOT = Path(__file__).parents[1]
BEST_OF = 5


def dps(name: str, seconds: float, seats: int = 0) -> float:
    """Random decisions per second of complete games, dealing included: the best of some tries."""
    played = game(name)
    lay_out = played.laying(seats or played.usual)
    dice = State(0, 99)

    def play(seed: int) -> int:
        return playout(lay_out(seed), dice)

    return max(peers.rate(play, seconds / BEST_OF, 1000 * n) for n in range(BEST_OF))


def stepped_dps(name: str, seconds: float) -> float:
    """The same, each decision taken from Python."""
    played = game(name)
    lay_out = played.laying(played.usual)
    dice = State(0, 99)
    below = dice.below

    def play(seed: int) -> int:
        g, done = lay_out(seed), 0
        while not g.over:
            seat = Seat(g.asked_seat())
            menu = g.legal(seat)
            g.commit(seat, Option(Step(menu[below(len(menu))])))
            done += 1
        return done

    return max(peers.rate(play, seconds / BEST_OF, 1000 * n) for n in range(BEST_OF))


def microseconds(call: Callable[[], object], seconds: float) -> float:
    call()
    best = float("inf")
    for _ in range(BEST_OF):
        start, times = time.process_time(), 0
        while time.process_time() - start < seconds / BEST_OF:
            for _ in range(20):
                call()
            times += 20
        best = min(best, (time.process_time() - start) / times)
    return best * 1e6


def midgame(name: str) -> State:
    g, dice = game(name).new(game(name).usual, 5), State(0, 3)
    playout(g, dice, 40)
    return g if not g.over else game(name).new(game(name).usual, 6)


def ours(name: str, seconds: float) -> dict[str, float]:
    g = midgame(name)
    lay_out = game(name).laying(game(name).usual)
    games_per_decision = 1 / mean(playout(lay_out(seed), State(0, seed)) for seed in range(50))
    speed = dps(name, seconds)
    return {
        "dps": speed,
        "games_per_second": speed * games_per_decision,
        "stepped_dps": stepped_dps(name, seconds),
        "clone_us": microseconds(g.clone, seconds / 4),
        "view_us": microseconds(lambda: view(g, Seat(0)), seconds / 4),
        "imagine_us": microseconds(lambda: imagine(g, Seat(0), 77), seconds / 4),
    }


def interpreted(name: str, seconds: float) -> dict[str, float]:
    """The same source run uncompiled, in another process."""
    command = [sys.executable, "-m", "bench.engine", "--only-ours", name, "--seconds", str(seconds)]
    env = {**os.environ, "TABLEE_PURE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measure_peers(seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    found: dict[str, float] = {}
    for name in peers.OPENSPIEL:
        say(f"OpenSpiel {name}")
        play = peers.openspiel(name)
        if play:
            found[name] = max(peers.rate(play, seconds / 2) for _ in range(2))
    say("OpenSpiel's C++ loop")
    found["crazy eights (C++ loop)"] = max(peers.openspiel_cpp_rate(seconds / 2) for _ in range(2))
    say("RLCard UNO")
    found["RLCard UNO"] = peers.rate(peers.rlcard_uno(), seconds)
    return found


def report(names: list[str], seconds: float, say: Callable[[str], None]) -> dict[str, dict[str, float]]:
    others = measure_peers(seconds, say)
    python = mean(others[name] for name in peers.LIKE_OURS if name in others)
    result: dict[str, dict[str, float]] = {}
    for name in names:
        say(name)
        fast, slow = ours(name, seconds), interpreted(name, seconds)
        result[name] = {
            "compiled_dps": fast["dps"],
            "interpreted_dps": slow["dps"],
            "games_per_second": fast["games_per_second"],
            "stepped_dps": fast["stepped_dps"],
            "clone_us": fast["clone_us"],
            "view_us": fast["view_us"],
            "imagine_us": fast["imagine_us"],
            "vs_openspiel_python": fast["dps"] / python,
            "stepped_vs_openspiel_python": fast["stepped_dps"] / python,
            "vs_openspiel_cpp": fast["dps"] / others["crazy eights (C++ loop)"],
            "vs_rlcard": fast["dps"] / others["RLCard UNO"],
        }
    return result | {"peers": others}


def show(result: dict[str, dict[str, float]]) -> None:
    peers_table = Table("peer, random play on one core", "decisions/s")
    for name, speed in result["peers"].items():
        peers_table.add_row(name, f"{speed:,.0f}")
    columns = list(next(iter(result.values())))
    table = Table("", *[name for name in result if name != "peers"])
    for column in columns:
        cells = [result[name][column] for name in result if name != "peers"]
        table.add_row(column, *[f"{c:,.0f}" if column.endswith(("dps", "second")) else f"{c:.2f}" for c in cells])
    Console().print(peers_table, table)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true")
    words.add_argument("--seconds", type=float, default=1.0)
    words.add_argument("--quick", action="store_const", const=0.01, dest="seconds", help=QUICK)
    words.add_argument("--game", choices=OURS, action="append")
    words.add_argument("--only-ours", choices=OURS)
    chosen = words.parse_args()
    if chosen.only_ours:
        print(json.dumps(ours(chosen.only_ours, chosen.seconds)))
        return
    if not is_compiled():
        print("The rules are not compiled here: compiled figures will be those of plain Python.", file=sys.stderr)
    console = Console(stderr=True)
    with console.status("measuring") as status:
        result = report(chosen.game or list(OURS), chosen.seconds, lambda what: status.update(f"measuring {what}"))
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)


if __name__ == "__main__":
    main()
