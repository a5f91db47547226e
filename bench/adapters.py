"""How fast the research interfaces are: our games beside PettingZoo's and OpenSpiel's own, through the same loops.

`python3 run.py bench adapters [--json] [--seconds 1.0] [--game boom]`
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from statistics import mean, median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import tablee
from bench import QUICK, network, peers
from tablee.adapters.ids import id_of
from tablee.games import OURS, game
from tablee.kernel.state import is_compiled

CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
DEALS = 100
ENVS = 256
TRIES = 3
STEPS = 10
SLICE = 0.02  # seconds of a try that is compared with the next


def aec(env: Any) -> peers.Play:
    """A game in PettingZoo's own loop, a legal action taken at random."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        choose, steps = random.Random(seed).choice, 0
        for _agent in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(choose(np.flatnonzero(mask == 1).tolist()))  # as Gymnasium's own `sample(mask)` finds them
            steps += 1
        return steps

    return play


def openspiel(spiel: Any) -> peers.Play:
    """A game stepped from Python, exactly as the peers are."""

    def play(seed: int) -> int:
        return peers.play_openspiel(spiel, seed)

    return play


def single(env: Any) -> peers.Play:
    def play(seed: int) -> int:
        choose, steps, over = random.Random(seed).choice, 0, False
        _, info = env.reset(seed=seed)
        while not over:
            _, _, over, _, info = env.step(choose(np.flatnonzero(info["action_mask"] == 1).tolist()))
            steps += 1
        return steps

    return play


def crowd(env: Any) -> peers.Play:
    """A hundred steps of a batch; what counts is what our side chose."""
    env.reset(seed=1)

    def play(_seed: int) -> int:
        for _ in range(100):
            env.step(env.random_actions())
        return 100 * ENVS

    return play


def selfplay(env: Any) -> peers.Play:
    """Some steps of a batch: every row is one choice, with what its seat sees and may do."""
    now, dice = env.reset(seed=1), np.random.default_rng(1)

    def play(_seed: int) -> int:
        for _ in range(STEPS):
            env.step((dice.random(len(now.counts)) * now.counts).astype(np.int64))
        return STEPS * len(now.counts)

    return play


def envpool() -> peers.Play | None:
    """EnvPool's blackjack, written in C++, in one thread; None where it is not installed."""
    try:
        module = import_module("envpool")
    except ImportError:
        return None
    env, dice = module.make_gymnasium("Blackjack-v1", num_envs=ENVS, num_threads=1), np.random.default_rng(1)
    env.reset()

    def play(_seed: int) -> int:
        for _ in range(STEPS):
            env.step(dice.integers(0, 2, ENVS))
        return STEPS * ENVS

    return play


def recalled(spiel: Any, tensors: bool) -> peers.Play:
    """A game in which whoever must choose is asked for its information state at each choice."""

    def play(seed: int) -> int:
        dice, state, done = random.Random(seed), spiel.new_initial_state(), 0
        state.apply_action(seed % DEALS)
        while not state.is_terminal():
            me, legal = state.current_player(), state.legal_actions()
            _ = state.information_state_tensor(me) if tensors else state.information_state_string(me)
            state.apply_action(legal[int(dice.random() * len(legal))])
            done += 1
        return done

    return play


def by_the_clock(play: peers.Play, seconds: float) -> float:
    """What work of other processes is in: the machine must have nothing else to do."""
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        done += play(0)
    return done / (time.perf_counter() - start)


def two_processes(env: str, seconds: float) -> dict[str, float]:
    """Two processes with as many tables each as one has alone, in turns; by the middle of all pairs."""
    made = [tablee.make(env, "selfplay", tables=ENVS * n, processes=n) for n in (1, 2)]
    plays = [selfplay(one) for one in made]
    tries = [[by_the_clock(play, 5 * SLICE) for play in plays] for _ in range(max(TRIES, int(seconds / SLICE / 5)))]
    one, two = (median(column) for column in zip(*tries, strict=True))
    for env_of in made:
        env_of.close()
    ratio = median(there / here for here, there in tries)
    return {"selfplay_one_process_by_the_clock": one, "selfplay_two_processes": two, "vs_one_process": ratio}


def states(env: str, seconds: float) -> dict[str, float]:
    spiel = tablee.make(env, "openspiel", deals=DEALS)
    return {
        "information_state_strings": best(recalled(spiel, tensors=False), seconds),
        "information_state_tensors": best(recalled(spiel, tensors=True), seconds),
    }


def in_turn(plays: list[peers.Play], seconds: float) -> list[list[float]]:
    """Speeds of many short tries of each, one after the other: a machine that is busy is busy for all."""
    tries = max(TRIES, int(seconds / SLICE))
    return [[peers.rate(play, SLICE, n) for play in plays] for n in range(tries)]


def best(play: peers.Play, seconds: float) -> float:
    return max(peers.rate(play, seconds / TRIES, 1000 * n) for n in range(TRIES))


def batches(name: str, seconds: float) -> dict[str, float]:
    """Self-play, with forced choices and without, beside EnvPool: by the middle of all pairs."""
    env, peer = id_of(game(name)), envpool()
    plays = [selfplay(tablee.make(env, "selfplay", tables=ENVS, skip_forced=skip)) for skip in (False, True)]
    tries = in_turn([*plays, *([peer] if peer else [])], seconds)
    speeds = [median(column) for column in zip(*tries, strict=True)]
    found = {"selfplay": speeds[0], "selfplay_skip_forced": speeds[1]}
    return found | ({"envpool_blackjack": speeds[2], "vs_envpool": compared(tries)} if peer else {})


def compared(tries: list[list[float]]) -> float:
    return median(one[0] / one[-1] for one in tries)


def ours(name: str, seconds: float) -> dict[str, float]:
    env = id_of(game(name))
    return {
        **batches(name, seconds),
        **two_processes(env, seconds),
        **states(env, seconds),
        **network.measured(env, seconds),
        "pettingzoo": best(aec(tablee.make(env)), seconds),
        "openspiel": best(openspiel(tablee.make(env, "openspiel", deals=DEALS)), seconds),
        "gymnasium": best(single(tablee.make(env, "gym")), seconds),
        "gymnasium_batch": best(crowd(tablee.make(env, "vector", envs=ENVS)), seconds),
    }


def classic(name: str) -> peers.Play | None:
    """One of PettingZoo's own games; None where what it needs is not installed."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        module = import_module(f"pettingzoo.classic.{name}")
    except ImportError:
        return None
    return aec(module.env())


def measure_peers(seconds: float, say: Callable[[str], None]) -> tuple[dict[str, float], dict[str, float]]:
    zoo: dict[str, float] = {}
    for name in CLASSIC:
        say(f"PettingZoo {name}")
        if play := classic(name):
            zoo[name] = best(play, seconds)
    spiel: dict[str, float] = {}
    for name in peers.LIKE_OURS:
        say(f"OpenSpiel {name}")
        if play := peers.openspiel(name):
            spiel[name] = best(play, seconds)
    if not zoo or not spiel:
        raise SystemExit("The peers' games are not installed; `python3 run.py bench adapters` brings them.")
    return zoo, spiel


def report(names: list[str], seconds: float, say: Callable[[str], None]) -> dict[str, dict[str, float]]:
    zoo, spiel = measure_peers(seconds, say)
    result: dict[str, dict[str, float]] = {}
    for name in names:
        say(name)
        speeds = ours(name, seconds)
        result[name] = {
            **speeds,
            "vs_pettingzoo_classic": speeds["pettingzoo"] / mean(zoo.values()),
            "vs_pettingzoo_fastest": speeds["pettingzoo"] / max(zoo.values()),
            "vs_openspiel_from_python": speeds["openspiel"] / mean(spiel.values()),
            "vs_openspiel_fastest": speeds["openspiel"] / max(spiel.values()),
        }
    return result | {
        "peers": {f"PettingZoo {n}": s for n, s in zoo.items()} | {f"OpenSpiel {n}": s for n, s in spiel.items()}
    }


def show(result: dict[str, dict[str, float]]) -> None:
    peers_table = Table("peer, random play on one core", "steps/s")
    for name, speed in result["peers"].items():
        peers_table.add_row(name, f"{speed:,.0f}")
    names = [name for name in result if name != "peers"]
    table = Table("steps/s", *names)
    for line in result[names[0]]:
        cells = [result[name][line] for name in names]
        table.add_row(line, *[f"{c:.2f}" if line.startswith("vs_") else f"{c:,.0f}" for c in cells])
    Console().print(peers_table, table)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true")
    words.add_argument("--seconds", type=float, default=1.0)
    words.add_argument("--quick", action="store_const", const=0.01, dest="seconds", help=QUICK)
    words.add_argument("--game", choices=OURS, action="append")
    chosen = words.parse_args()
    if not is_compiled():
        print("The rules are not compiled here: these are the figures of plain Python.", file=sys.stderr)
    with Console(stderr=True).status("measuring") as status:
        result = report(chosen.game or list(OURS), chosen.seconds, lambda what: status.update(f"measuring {what}"))
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)


if __name__ == "__main__":
    main()
