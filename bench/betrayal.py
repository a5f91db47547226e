"""Whether a card betrays the role of who played it: `python3 run.py bench betrayal [--games 120] [--iterations 100]`.

Boom Badaboom for four: what the family of a card (heat, cooling, other) says about the role, in bits, in the first
round and in the second, with what shuffled roles would seem to say: chance alone is never quite nothing.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from math import log2

from tablee import bots
from tablee.games import game
from tablee.games.boom.cards import COOLING, HEAT
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event
from tablee.kernel.steps import Option, Seat, Step

PLAYERS = 4
SHUFFLES = 400
Card = tuple[str, str]  # the role of who played it, and its family


def cards(level: str, seed: int, iterations: int) -> dict[int, list[Card]]:
    """The cards of a game's first two rounds."""
    rules, story = game("boom"), list[Event]()
    g = rules.new(PLAYERS, seed, story=story)
    roles = [rules.faction(g, seat) for seat in range(PLAYERS)]
    players = [bots.make(level, rules, 10 * seed + seat, iterations) for seat in range(PLAYERS)]
    while not g.over and g.round < 3:  # type: ignore[attr-defined]
        seat = Seat(g.asked_seat())
        ears = [told(g, event, seat) for event in story]
        g.play(seat, Option(Step(players[seat].choose(Eyes(g, seat), ears))))
    return sorted_by_round(story, roles)


def sorted_by_round(story: list[Event], roles: list[str]) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {1: [], 2: [], 3: []}
    now = 1
    for event in story:
        if event.kind == "round_began":
            now = event.args[0]
        elif event.kind == "played":
            found[now].append((roles[event.args[0]], family(event.args[1])))
    return found


def family(kind: int) -> str:
    return {HEAT: "heat", COOLING: "cooling"}.get(game("boom").box().family[kind], "other")


def bits(found: list[Card]) -> float:
    """Mutual information."""
    both, n = Counter(found), len(found)
    role, kind = Counter(r for r, _ in found), Counter(k for _, k in found)
    return sum(c / n * log2(c * n / (role[r] * kind[k])) for (r, k), c in both.items())


def by_chance(found: list[Card]) -> tuple[float, float]:
    """The mean and the 95th of 100 of what shuffled roles say."""
    dice, roles, kinds = random.Random(1), [r for r, _ in found], [k for _, k in found]
    said = []
    for _ in range(SHUFFLES):
        dice.shuffle(roles)
        said.append(bits(list(zip(roles, kinds, strict=True))))
    return sum(said) / SHUFFLES, sorted(said)[int(0.95 * SHUFFLES)]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=120)
    words.add_argument("--iterations", type=int, default=100)
    words.add_argument("--levels", default="normal,expert,maitre")
    chosen = words.parse_args()
    print("| level | round | cards | bits | by chance | 95 % by chance |\n|---|---|---|---|---|---|")
    for level in chosen.levels.split(","):
        games = [cards(level, seed, chosen.iterations) for seed in range(chosen.games)]
        for round_ in (1, 2):
            found = [card for one in games for card in one[round_]]
            usual, most = by_chance(found)
            print(f"| {level} | {round_} | {len(found)} | {bits(found):.3f} | {usual:.3f} | {most:.3f} |", flush=True)


if __name__ == "__main__":
    main()
