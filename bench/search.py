"""How fast bots think: our search on each game beside OpenSpiel's own information-set search, on one core.

`python3 run.py bench search [--json] [--seconds 1.0] [--game boom] [--without-peers]`

OpenSpiel's is its Python ISMCTS with random rollouts on hearts, its card game for four with hidden hands that can be
dealt anew from what a player knows.  Ours have heard what their seat was told, as at a table.  Both are measured a
quarter, half and three quarters through a game, in processor time, and the mean of the three counts.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from statistics import mean
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import QUICK
from tablee import bots
from tablee.bots.search import MOST_SLOTS, Search
from tablee.games import OURS, game
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import State, is_compiled
from tablee.kernel.steps import Option, Seat, Step

MOMENTS = (0.25, 0.5, 0.75)
HEARTS_DEAL, HEARTS_PLAY = 53, 52
AIM = 3.0  # times OpenSpiel


def timed(work: Callable[[int], int], seconds: float) -> float:
    """Iterations per second of processor time; `work` does some more each time and says how many."""
    start, done, turn = time.process_time(), 0, 0
    while time.process_time() - start < seconds:
        done += work(turn)
        turn += 1
    return done / (time.process_time() - start)


def ours(name: str, seconds: float) -> float:
    return mean(timed(thinking(name, moment), seconds / len(MOMENTS)) for moment in MOMENTS)


def thinking(name: str, moment: float) -> Callable[[int], int]:
    g, seat = table_at(name, moment)
    eyes, mind = Eyes(g, seat), bots.mind(game(name))
    ears = [told(g, event, seat) for event in g.story or []]

    def think(turn: int) -> int:
        mind.learn(eyes.imagine(turn), seat, ears)
        Search(mind, turn, MOST_SLOTS).run(eyes, 500, None)
        return 500

    return think


def table_at(name: str, moment: float) -> tuple[State, Seat]:
    """A table of a game between rules of thumb, so far through, at which somebody has a choice."""
    length = len(list(played(name, 10**6)))
    for done, (g, seat) in enumerate(played(name, 10**6)):
        if done >= moment * length and len(g.legal(seat)) > 1:
            return g, seat
    raise LookupError("nobody had a choice")


def played(name: str, most: int) -> Any:
    rules = game(name)
    g = rules.new(rules.usual, 8, story=[])
    players = [bots.make("normal", rules, seat) for seat in range(rules.usual)]
    for _ in range(most):
        if g.over:
            return
        seat = Seat(g.asked_seat())
        yield g, seat
        g.commit(seat, Option(Step(players[seat].choose(Eyes(g, seat)))))


def openspiel(seconds: float) -> float:
    return mean(timed(hearts(moment), seconds / len(MOMENTS)) for moment in MOMENTS)


def hearts(moment: float) -> Callable[[int], int]:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    rules = pyspiel.load_game("hearts")
    state = hearts_at(rules, moment)

    def think(turn: int) -> int:
        dice = np.random.RandomState(turn)
        rollout = mcts.RandomRolloutEvaluator(1, dice)
        ismcts.ISMCTSBot(rules, rollout, uct_c=1.4, max_simulations=100, random_state=dice).step(state)
        return 100

    return think


def hearts_at(rules: Any, moment: float) -> Any:
    dice, state = random.Random(3), rules.new_initial_state()
    while state.move_number() < HEARTS_DEAL + moment * HEARTS_PLAY or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def report(names: list[str], seconds: float, peers: bool) -> dict[str, dict[str, float]]:
    theirs = openspiel(seconds) if peers else float("nan")
    result = {"openspiel hearts": {"iterations_per_second": theirs, "vs_openspiel": 1.0}}
    for name in names:
        speed = ours(name, seconds)
        result[name] = {"iterations_per_second": speed, "vs_openspiel": speed / theirs}
    return result


def show(result: dict[str, dict[str, float]]) -> None:
    table = Table("", "iterations/s", "times OpenSpiel", f"aim {AIM:g}")
    for name, found in result.items():
        ratio = found["vs_openspiel"]
        table.add_row(name, f"{found['iterations_per_second']:,.0f}", f"{ratio:.1f}", "yes" if ratio >= AIM else "no")
    Console().print(table)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true")
    words.add_argument("--seconds", type=float, default=1.0)
    words.add_argument("--quick", action="store_const", const=0.01, dest="seconds", help=QUICK)
    words.add_argument("--game", choices=OURS, action="append")
    words.add_argument("--without-peers", action="store_true")
    chosen = words.parse_args()
    if not is_compiled():
        print("The rules are not compiled here: these are figures of plain Python.", file=sys.stderr)
    result = report(chosen.game or list(OURS), chosen.seconds, not chosen.without_peers)
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)


if __name__ == "__main__":
    main()
