"""`python -m tests.corpus [GAME …] [--reason "…"]`: plays the kept games anew, after rules were changed on purpose.

`python -m tests.corpus GAME --value NAME=VALUE` only adds games, of a value that an option has got since.
Bots of all levels at tables of every size, options and numbers of the box by lot; now and then a clock runs out.
"""

from __future__ import annotations

import argparse
import random

from rich.progress import track

from tablee.games import OURS, game
from tablee.kernel import records, saves
from tablee.kernel.game import BadInput, Game
from tablee.kernel.records import Input
from tablee.kernel.state import State
from tablee.kernel.steps import Option, Seat, Step
from tablee.lab.box import numbers_in, printed
from tablee.lab.plan import bot
from tablee.lab.play import Play, as_the_dice_say
from tests.corpus.corpus import HERE, Header, Kept, Replayer, box_of, read, write

GAMES = 500
OF_A_VALUE = 20
LEVELS = ("random", "novice", "novice", "normal", "normal", "normal", "appris", "expert:6")
HURRIED = 0.02  # of the choices that a clock could take


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    words.add_argument("games", nargs="*", choices=[*OURS, []])
    words.add_argument("--reason", help="why games of this version of the rules end otherwise")
    words.add_argument("--value", help="NAME=VALUE: games of this value of an option are added")
    said = words.parse_args()
    for name in said.games or OURS:
        add(game(name), *said.value.split("=")) if said.value else record(game(name), said.reason)


def add(rules: Game, name: str, value: str) -> None:
    """No version step: games without this value go as they went."""
    header, games = read(rules)
    dice = random.Random(f"{rules.id} {rules.version} {name} {value}")
    tables = [rules.seats[n % len(rules.seats)] for n in range(OF_A_VALUE)]
    write(header, [*games, *(played(rules, seats, {name: value}, {}, dice) for seats in track(tables, rules.id))])


def record(rules: Game, reason: str | None) -> None:
    header = next_header(rules, reason)
    write(header, [finished(rules, n) for n in track(range(GAMES), rules.id)])


def next_header(rules: Game, reason: str | None) -> Header:
    """What is kept may be replaced by another version's games only, and not without a reason."""
    if not (HERE / f"{rules.id}.jsonl.xz").exists():
        return Header(rules.id, rules.version, [reason or "The first games that were kept."] * rules.version)
    before, _ = read(rules)
    if rules.version != before.version + 1 or not reason:
        raise SystemExit(
            f"The kept games of {rules.id} are of version {before.version}, the rules of version {rules.version}:"
            f" set version = {before.version + 1} in its __init__.py and say --reason why games end otherwise."
        )
    return Header(rules.id, rules.version, [*before.reasons, reason])


def finished(rules: Game, n: int) -> Kept:
    """Game number `n`; it depends on the rules and this number only."""
    dice = random.Random(f"{rules.id} {rules.version} {n}")
    while True:
        try:
            return played(rules, *table(rules, n, dice), dice)
        except BadInput:  # options or numbers that do not go together
            continue


def table(rules: Game, n: int, dice: random.Random) -> tuple[int, dict[str, str], dict[str, str]]:
    """Two of five tables are as printed, two have every value of every option in turn, one has other numbers."""
    seats = dice.choice(rules.seats)
    if n % 5 < 2:
        return seats, {}, {}
    values = [(choice.name, value) for choice in rules.options for value in choice.values]
    others = {choice.name: dice.choice(choice.values) for choice in rules.options if dice.random() < 0.2}
    name, value = values[(3 * (n // 5) + n % 5 - 2) % len(values)]
    return seats, others | {name: value}, turned(rules, dice) if n % 5 == 4 else {}


def turned(rules: Game, dice: random.Random) -> dict[str, str]:
    """Two numbers of the box, one up or down: copies of cards where it counts them."""
    numbers = numbers_in(printed(rules))
    names = [name for name in numbers if name.endswith(".copies")] or list(numbers)
    return {name: str(max(0, numbers[name] + dice.choice((-1, 1)))) for name in dice.sample(names, 2)}


def played(rules: Game, seats: int, options: dict[str, str], change: dict[str, str], dice: random.Random) -> Kept:
    chosen = {name: value for name, value in rules.check(seats, options).items() if name in options}
    one = dice.choice(LEVELS)
    levels = [one] * seats if dice.random() < 0.5 else [dice.choice(LEVELS) for _ in range(seats)]
    kept = Kept(seats, dice.getrandbits(62), chosen, change, levels, [], [], 0, [])
    with box_of(rules, chosen, change) as box:
        players = [bot(level, rules, dice.getrandbits(40)) for level in levels]
        play = Play(rules, kept.seed, rules.laying(seats, chosen, box), players, as_the_dice_say(dice.getrandbits(40)))
        g, moves = play.g, play.moves()
        while not g.over:
            if not hurried(g, kept, dice):
                move = next(moves)
                note(kept, Input(move.seat, saves.key(g, move.option)), move.options)
        next(moves, None)  # the game is over: the players may go
    kept.winners, kept.scores = int(g.winners), Replayer(rules).scores(g)
    return kept


def hurried(g: State, kept: Kept, dice: random.Random) -> bool:
    """Whether somebody's clock has run out just now."""
    seat = next(seat for seat in range(int(g.seats)) if g.waits_for(Seat(seat)))
    late = g.overdue_options(Seat(seat))
    if not late or dice.random() > HURRIED:
        return False
    option = dice.choice(late)
    note(kept, Input(seat, saves.key(g, option), records.CLOCK), len(late))
    g.run_out(Seat(seat), Option(Step(option)))
    return True


def note(kept: Kept, move: Input, options: int) -> None:
    kept.moves.append(f"{move.seat}{'*' * (move.by == records.CLOCK)} {move.key}")
    kept.menus.append(options)


if __name__ == "__main__":
    main()
