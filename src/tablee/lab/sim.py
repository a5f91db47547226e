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
from tablee.lab.words import Speech
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
    out.give(
        result(what, counts, seconds),
        lambda console: show(console, what, counts, seconds, Speech(what.game, out.lang, what.box)),
    )


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


def show(console: Console, what: Plan, counts: Counts, seconds: float, s: Speech) -> None:
    title = s.say("sim-title", game=s.game_name, players=what.players)
    table = Table(*[s.say(f"column-{name}") for name in ("what", "games", "wins", "share", "used")], title=title)
    for seat, won in counts.wins.items():
        name = f"{s.value('seat', seat)} ({what.bots[int(seat) - 1]})"
        table.add_row(name, *_told(Share(won, counts.games), s))
    for name, played in counts.faction_games.items():
        table.add_row(s.value("faction", name), *_told(Share(counts.faction_wins.get(name, 0), played), s))
    console.print(table)
    ends = [f"{s.value('ending', name).rstrip('.')} {s.percent(n / counts.games, 1)}" for name, n in _often(counts)]
    console.print(s.say("list", what=s.category("ending"), these=", ".join(ends)), soft_wrap=True)
    a_game = {"decisions": s.number(counts.decisions / counts.games), "rounds": s.number(counts.rounds / counts.games)}
    speed = {"speed": s.number(counts.decisions / seconds, 0), "seconds": s.number(seconds)}
    games_played = s.number(counts.games, 0)
    console.print(s.say("sim-made", games=games_played, seed=str(what.seed), **a_game, **speed), soft_wrap=True)


def _often(counts: Counts) -> list[tuple[str, int]]:
    return sorted(counts.endings.items(), key=lambda pair: -pair[1])


def _told(won: Share, s: Speech) -> list[str]:
    return [str(won.games), s.number(won.wins, 0), s.percent(won.share, 1), s.interval(won)]
