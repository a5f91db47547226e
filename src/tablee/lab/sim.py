"""`tablee sim`: many games on all cores, the same result whatever the number of processes."""

from __future__ import annotations

import time
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.kernel.state import is_compiled
from tablee.lab.counts import Counts, count
from tablee.lab.engine import Engine, parts
from tablee.lab.output import Output
from tablee.lab.plan import Plan
from tablee.lab.progress import progress
from tablee.stats import Share

CHUNK = 2500  # of compiled random games: a tenth of a second
FEW = 4  # games of thinking bots


def run(what: Plan, jobs: int | None, out: Output) -> None:
    start, counts = time.perf_counter(), Counts()
    with progress(what.game, what.games) as tick:
        for part in measure(what, jobs):
            counts.add(part)
            tick(counts.games)
    seconds = time.perf_counter() - start
    out.give(result(what, counts, seconds), lambda console: show(console, what, counts, seconds))


def measure(what: Plan, jobs: int | None) -> Iterator[Counts]:
    """The counts of each part of the plan, in order, as they are played.

    Examples:
        >>> from tablee.lab.counts import Counts
        >>> from tablee.lab.plan import plan
        >>> from tablee.lab.sim import measure
        >>> what = plan("boom", players=4, count=20, seed=1, levels="random", options={})
        >>> total = Counts()
        >>> for part in measure(what, jobs=1):
        ...     total.add(part)
        >>> total.games, total.wins
        (20, {'1': 6, '2': 10, '3': 7, '4': 8})
        >>> total.faction_wins
        {'farceur': 11, 'glouton': 2, 'patissier': 7}
    """
    most = (CHUNK if is_compiled() else CHUNK // 50) if what.at_random else FEW
    processes = Engine(jobs).jobs
    size = max(1, min(most, -(-what.games // processes)))
    cut = [(what, first, last) for first, last in parts(0, what.games, size)]
    return Engine(min(processes, len(cut))).run(count, iter(cut))


def result(what: Plan, counts: Counts, seconds: float) -> dict[str, object]:
    """Everything but the last two entries depends on the plan only."""
    wins = counts.faction_wins
    return {
        "game": what.game,
        "rules_version": games.game(what.game).version,
        "players": what.players,
        "options": dict(what.options),
        "box": games.game(what.game).fingerprint(what.box, dict(what.options)),
        "bots": list(what.bots),
        "seed": what.seed,
        "games": counts.games,
        "seats": {seat: Share(won, counts.games).as_json() for seat, won in counts.wins.items()},
        "factions": {name: Share(wins.get(name, 0), n).as_json() for name, n in counts.faction_games.items()},
        "endings": counts.endings,
        "decisions": counts.decisions,
        "mean_decisions": counts.decisions / counts.games,
        "mean_rounds": counts.rounds / counts.games,
        "seconds": seconds,
        "decisions_per_second": counts.decisions / seconds,
    }


def show(console: Console, what: Plan, counts: Counts, seconds: float) -> None:
    table = Table("", "games", "wins", "share", "95 % interval", title=f"{what.game}, {what.players} players")
    for seat, won in counts.wins.items():
        _row(table, f"seat {seat} ({what.bots[int(seat) - 1]})", Share(won, counts.games))
    for name, played in counts.faction_games.items():
        _row(table, name, Share(counts.faction_wins.get(name, 0), played))
    console.print(table)
    endings = ", ".join(f"{name} {n / counts.games:.1%}" for name, n in counts.endings.items())
    console.print(f"endings: {endings}", soft_wrap=True)
    a_game = f"{counts.decisions / counts.games:.1f} decisions and {counts.rounds / counts.games:.1f} rounds a game"
    speed = f"{counts.decisions / seconds:,.0f} decisions/s ({counts.games} games in {seconds:.1f} s)"
    console.print(f"{a_game}; {speed}", soft_wrap=True)


def _row(table: Table, name: str, won: Share) -> None:
    table.add_row(name, str(won.games), str(won.wins), f"{won.share:.1%}", f"{won.low:.1%} – {won.high:.1%}")
