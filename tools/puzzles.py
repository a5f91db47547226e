"""`python -m tools.puzzles [GAME …] [--count N] [--minutes M]`: looks for puzzles in games that bots play.

A puzzle is a mistake of a bot by rule of thumb where one other move is clearly best, or a move of its own that is far
better than all others.  A short look proposes, a long search and many tables must agree, and then once more with other
luck.  It goes on where it stopped, whenever that was.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from rich.progress import Progress

from tablee import bots, puzzles
from tablee.bots.advice import liked
from tablee.bots.search import Search
from tablee.bots.weighing import Weighing, choices, foretold, search, weigh
from tablee.games import OURS, game
from tablee.kernel import saves
from tablee.kernel.game import Game
from tablee.kernel.records import Input
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State, mix
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES
from tablee.puzzles import Header, Puzzle, Worth, written
from tablee.server.table.show import scores

FEWEST, MOST = 3, 40  # options: of two one would guess, more nobody looks through
SHORT_TRIES, SHORT_TABLES, SHORT_GAP = 200, 40, 0.1
HOPELESS = 0.05  # where all others hardly ever win there is nothing to think about
PLAIN_GAP = 0.2  # where the bot saw it too
LONG_TABLES, LONG_TRIES = 600, 6000
SURE_TABLES, SURE_TRIES, SURE_GAP = puzzles.TABLES, 24000, 0.05
PLENTY = 1e9  # seconds: what is found depends on seeds alone
ALIKE = 1  # puzzles back that are of another kind
ENOUGH = 3  # of one game that are looked at for one of another kind
PART = 0.35  # of a game's decisions that are looked at: else most were early ones
LEVEL = "normal"


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    words.add_argument("games", nargs="*", choices=[*OURS, []])
    words.add_argument("--count", type=int, default=60, help="how many a game shall have")
    words.add_argument("--minutes", type=float, default=10.0, help="at most, for each game")
    said = words.parse_args()
    for name in said.games or OURS:
        look(game(name), said.count, said.minutes)


def look(rules: Game, count: int, minutes: float) -> None:
    """Game after game, and what was found is written each time."""
    header, found = puzzles.read(rules)
    end = time.monotonic() + 60 * minutes
    with Progress() as progress:
        task = progress.add_task(rules.id, total=count, completed=len(found))
        while len(found) < count and time.monotonic() < end:
            lately = {kind(one) for one in found[-ALIKE:]}
            every = list(islice(candidates(rules, header.looked), ENOUGH))
            fresh = next((one for one in every if kind(one) not in lately), every[0] if every else None)
            header = Header(rules.id, rules.version, header.looked + 1)
            if fresh:
                found.append(fresh)
                progress.update(task, completed=len(found))
            puzzles.write(rules, header, found)
    print(f"{rules.id}: {len(found)} puzzles from {header.looked} games")


def kind(puzzle: Puzzle) -> str:
    """What is to be done, without what with."""
    return puzzle.best.partition(":")[0]


def candidates(rules: Game, n: int) -> Iterator[Puzzle]:
    """The puzzles in game number `n`, which depends on the rules and this number only."""
    dice = random.Random(f"puzzles {rules.id} {rules.version} {n}")
    seats, seed = dice.choice(rules.seats), dice.getrandbits(60)
    players = [bots.make(LEVEL, rules, dice.getrandbits(40)) for _ in range(seats)]
    story: list[Event] = []
    g, moves = rules.new(seats, seed, {}, story=story), list[str]()
    while not g.over:
        seat = dice.choice([seat for seat in range(seats) if g.waits_for(Seat(seat))])
        eyes = Eyes(g, Seat(seat))
        heard = [told(g, event, Seat(seat)) for event in story]
        option = players[seat].choose(eyes, heard)
        taken = saves.key(g, Option(Step(option)))
        if dice.random() < PART and (worths := judged(rules, eyes, heard, taken, int(mix(seed, len(moves))))):
            yield Puzzle(seats, seed, list(moves), seat, *worths)
        moves.append(written(Input(seat, taken)))
        g.play(Seat(seat), Option(Step(option)))


def judged(
    rules: Game, eyes: Eyes, heard: list[dict[str, object]], taken: str, luck: int
) -> tuple[list[Worth], int] | None:
    """What all options are worth, and by how much the best is ahead; nothing where that is not clear."""
    options = choices(rules, eyes)
    if not FEWEST <= len(options) <= MOST:
        return None
    short = search(rules, eyes, heard, luck, SHORT_TRIES, PLENTY)
    best, second, *_ = liked(short, eyes)
    gap, rival = (PLAIN_GAP, second) if best == taken else (SHORT_GAP, taken)
    if not is_clear(short, eyes, {key: options[key] for key in (best, rival)}, luck, gap):
        return None
    if not is_clear(short, eyes, options, luck, gap) or not has_reasons(rules, eyes, options, best, rival):
        return None
    found = search(rules, eyes, heard, luck + 1, LONG_TRIES, PLENTY)
    if next(iter(liked(found, eyes))) != best:
        return None
    ends = Ends(rules, int(eyes.seat))
    long = weigh(found, eyes, options, luck + 1, LONG_TABLES, lambda: False, ends.note)
    if clear_best(long, SURE_GAP) != best:
        return None
    if sure := confirmed(rules, eyes, heard, options, long, luck + 2):
        shares, ahead = sure
        return [ends.worth(key, share) for key, share in shares], ahead
    return None


class Ends:
    """How the tables went on which options were weighed."""

    def __init__(self, rules: Game, seat: int) -> None:
        self.rules, self.seat = rules, seat
        self.scores: dict[str, list[int]] = {}
        self.endings: dict[str, Counter[str]] = {}
        self.counts = False  # whether there are points at all

    def note(self, key: str, g: State) -> None:
        points = scores(self.rules, g)
        self.counts |= bool(points)
        self.scores.setdefault(key, []).append(points[self.seat] if points else 0)
        self.endings.setdefault(key, Counter())[g.endings()[g.ending] if g.over else ""] += 1

    def worth(self, key: str, share: float) -> Worth:
        n, points = len(self.scores[key]), self.scores[key]
        endings = {name: round(1000 * many / n) for name, many in self.endings[key].items() if name}
        return Worth(key, round(1000 * share), round(10 * sum(points) / n) if self.counts else None, endings)


def confirmed(
    rules: Game, eyes: Eyes, heard: list[dict[str, object]], options: dict[str, int], long: Weighing, luck: int
) -> tuple[list[tuple[str, float]], int] | None:
    """Once more with other luck, deeper, and against every rival that could be as good."""
    best, *others = long.best_first()
    if others[0].share < HOPELESS:
        return None
    found = search(rules, eyes, heard, luck, SURE_TRIES, PLENTY)
    if next(iter(liked(found, eyes))) != best.key:
        return None
    rivals = {best.key, *(one.key for one in others[:3])}
    sure = weigh(found, eyes, {key: options[key] for key in sorted(rivals)}, luck, SURE_TABLES, lambda: False)
    ahead = min(sure.ahead(best.key, key).low for key in rivals - {best.key})
    if ahead < SURE_GAP:
        return None
    shares = {one.key: one.share for one in [best, *others]} | {key: sure.of(key).share for key in rivals}
    ranked = sorted(shares, key=lambda key: (key != best.key, -shares[key], key))
    return [(key, shares[key]) for key in ranked], round(1000 * ahead)


def clear_best(weighing: Weighing, gap: float) -> str | None:
    best, second, *_ = weighing.best_first()
    return best.key if best.share - second.share >= gap else None


def is_clear(short: Search, eyes: Eyes, options: dict[str, int], luck: int, gap: float) -> bool:
    """Whether a few tables already tell the best of these."""
    return clear_best(weigh(short, eyes, options, luck, SHORT_TABLES, lambda: False), gap) is not None


def has_reasons(rules: Game, eyes: Eyes, options: dict[str, int], best: str, taken: str) -> bool:
    """Whether something surely comes of it that would not come anyway, and a rule says why."""
    anyway = foretold(eyes, options[taken])
    follows = [event for event in foretold(eyes, options[best]) if event not in anyway]
    tellers = [Teller(rules, lang, [""] * 8) for lang in LANGUAGES]
    return any(all(teller.why(rules, event) for teller in tellers) for event in follows)


if __name__ == "__main__":
    main()
