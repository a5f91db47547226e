"""Whether a card or an answer betrays a role: `python3 run.py bench betrayal [--games 120] [--iterations 100]`.

Boom Badaboom for four, the first round and the second: what the family of a card (heat, cooling, other) says about the
role of who played it, in bits, and what a reaction (hotter, colder, other) says, where it could not end the game and
where it could.  Who does it at all counts too: roles are compared with those dealt.  Beside it, what roles drawn at
random would seem to say: chance alone is never quite nothing.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from math import log2
from typing import Any

from bench import QUICK
from tablee import bots
from tablee.games import game
from tablee.games.boom._names import COOLING, COUP_DE_BOOST, HEAT
from tablee.games.boom.belief import thermal_change
from tablee.games.boom.mind import BoomMind
from tablee.games.boom.rules import event, steals_at
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event
from tablee.kernel.steps import Option, Seat, Step

PLAYERS = 4
DRAWS = 400
DEALT = {"patissier": 0.25, "farceur": 0.5, "glouton": 0.25}
WHATS = ("card", "reaction", "reaction that may end it")
Deed = tuple[str, str]  # the role of who did it, and what kind it is
Deeds = dict[tuple[int, str], list[Deed]]  # by the round and what it was


def deeds(level: str, seed: int, iterations: int) -> Deeds:
    """What is done in a game's first two rounds."""
    rules, story, found = game("boom"), list[Event](), Deeds()
    g: Any = rules.new(PLAYERS, seed, story=story)
    roles = [rules.faction(g, seat) for seat in range(PLAYERS)]
    players = [bots.make(level, rules, 10 * seed + seat, iterations) for seat in range(PLAYERS)]
    while not g.over and g.round < 3:
        seat = Seat(g.asked_seat())
        option = players[seat].choose(Eyes(g, seat), [told(g, one, seat) for one in story])
        before, heard = g.clone(), len(story)
        g.play(seat, Option(Step(option)))
        if len(story) > heard and (done := deed(before, story[heard])):
            what, kind = done
            found.setdefault((before.round, what), []).append((roles[seat], kind))
    return found


def deed(before: Any, first: Event) -> tuple[str, str] | None:
    """What was done at a table and what kind it is; nothing is said of other choices."""
    if first.kind == "played":
        return WHATS[0], family(first.args[1])
    if first.kind == "reacted":
        return WHATS[1 + could_end(before)], leaning(before, first.args[1])
    return None


def could_end(g: Any) -> bool:
    """By an explosion or a theft, also one that the reaction itself makes possible."""
    doubled = 2 * thermal_change(g, g.kind(g.stack[0]), event(g)) * g.stack_factor[0]
    return BoomMind().is_decisive(g) or steals_at(g, g.round, g.capacity, g.cake + doubled)


def family(kind: int) -> str:
    return {HEAT: "heat", COOLING: "cooling"}.get(game("boom").box().family[kind], "other")


def leaning(g: Any, reaction: int) -> str:
    """Which way an answer to the card of the turn goes; answers to answers are hard to read."""
    change = thermal_change(g, g.kind(g.stack[0]), event(g)) * g.stack_factor[0]
    if not change or len(g.stack) > 1:
        return "other"
    return "hotter" if (change > 0) == (g.box.effect[reaction] == COUP_DE_BOOST) else "colder"


def bits(found: list[Deed]) -> float:
    """How far the roles behind each kind are from those dealt."""
    n, kinds = len(found), Counter(kind for _, kind in found)
    return sum(c / n * log2(c / kinds[kind] / DEALT[role]) for (role, kind), c in Counter(found).items())


def by_chance(found: list[Deed]) -> tuple[float, float]:
    """The mean and the 95th of 100 of what roles drawn at random say."""
    dice, said = random.Random(1), []
    for _ in range(DRAWS):
        roles = dice.choices(list(DEALT), list(DEALT.values()), k=len(found))
        said.append(bits([(role, kind) for role, (_, kind) in zip(roles, found, strict=True)]))
    return sum(said) / DRAWS, sorted(said)[int(0.95 * DRAWS)]


def row(level: str, round_: int, what: str, found: list[Deed]) -> str:
    usual, most = by_chance(found)
    return f"| {level} | {round_} | {what} | {len(found)} | {bits(found):.3f} | {usual:.3f} | {most:.3f} |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=120)
    words.add_argument("--quick", action="store_const", const=1, dest="games", help=QUICK)
    words.add_argument("--iterations", type=int, default=100)
    words.add_argument("--levels", default="normal,expert,maitre")
    chosen = words.parse_args()
    print("| level | round | what | how many | bits | by chance | 95 % by chance |\n|---|---|---|---|---|---|---|")
    for level in chosen.levels.split(","):
        games = [deeds(level, seed, chosen.iterations) for seed in range(chosen.games)]
        for round_ in (1, 2):
            for what in WHATS:
                found = [one for game_ in games for one in game_.get((round_, what), [])]
                print(row(level, round_, what, found), flush=True)


if __name__ == "__main__":
    main()
