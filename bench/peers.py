"""What others reach with random play on this machine, in decisions per second."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

Play = Callable[[int], int]  # plays one game from a seed; how many decisions it took

OPENSPIEL = {  # driven from Python, and how it is set up
    "crazy eights": "crazy_eights(players=4)",
    "go fish": "go_fish(players=4)",
    "hearts": "hearts",
    "hanabi": "hanabi(players=4)",
    "gin rummy": "gin_rummy",
    "block dominoes (Python)": "python_block_dominoes",
}
LIKE_OURS = ("crazy eights", "go fish", "hearts", "hanabi")


def rate(play: Play, seconds: float, first: int = 0) -> float:
    """Decisions per second of processor time."""
    start, done, seed = time.process_time(), 0, first
    while time.process_time() - start < seconds:
        done += play(seed)
        seed += 1
    return done / (time.process_time() - start)


def openspiel(name: str) -> Play | None:
    """A game of OpenSpiel's, stepped from Python as its own examples do; None where it is not built in."""
    import open_spiel.python.games  # noqa: F401  registers the Python games
    import pyspiel

    try:
        game = pyspiel.load_game(OPENSPIEL[name])
    except pyspiel.SpielError:
        return None

    def play(seed: int) -> int:
        return play_openspiel(game, seed)

    return play


def play_openspiel(game: Any, seed: int) -> int:
    """One game of random choices, all taken from Python; how many."""
    dice = random.Random(seed)
    below_one, choices = dice.random, dice.choices
    state, done = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, chances)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(below_one() * len(legal))])
            done += 1
    return done


def openspiel_cpp() -> Play:
    """Crazy eights in OpenSpiel's own C++ loop, with its uniform random bots."""
    import pyspiel

    game = pyspiel.load_game(OPENSPIEL["crazy eights"])

    def play(seed: int) -> int:
        bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(4)]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(1 for step in state.full_history() if step.player >= 0)

    return play


def openspiel_cpp_rate(seconds: float) -> float:
    """Counting decisions costs time of its own: count some games, then time many without."""
    import pyspiel

    play = openspiel_cpp()
    mean = sum(play(seed) for seed in range(200)) / 200
    game = pyspiel.load_game(OPENSPIEL["crazy eights"])
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    start, games = time.process_time(), 0
    while time.process_time() - start < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return mean * games / (time.process_time() - start)


def rlcard_uno() -> Play:
    """UNO of RLCard with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make("uno", config={"game_num_players": 4, "seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(_seed: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(steps) // 2 for steps in trajectories)

    return play
