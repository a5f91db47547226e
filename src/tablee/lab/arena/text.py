"""What the arena found: wins against par, ratings, and what it cost."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee import games
from tablee.kernel.game import BadInput
from tablee.lab.arena.match import ALONE, SIDES, Match, Outcome, play
from tablee.lab.results import Z95, wilson
from tablee.lab.sim import cores


def arena(what: Match, jobs: int | None, *, as_json: bool) -> None:
    if jobs is not None and jobs < 1:
        raise BadInput(f"the number of processes is 1 or more, not {jobs}.")
    start = time.perf_counter()
    deals = _played(what, jobs or cores())
    found = result(what, deals, time.perf_counter() - start)
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        show(Console(highlight=False, markup=False, emoji=False), found)


def _played(what: Match, jobs: int) -> list[list[Outcome]]:
    """Refreshed by hand: a thread of its own and forked processes do not go together."""
    bar = (TextColumn(what.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    deals: list[list[Outcome]] = []
    with Progress(*bar, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=what.deals * what.ring)
        for deal in play(what, jobs):
            deals.append(deal)
            progress.update(task, completed=len(deals) * what.ring, refresh=True)
    return deals


def result(what: Match, deals: Sequence[Sequence[Outcome]], seconds: float) -> dict[str, Any]:
    """Everything but `cost` depends on the match only, as long as iterations are fixed."""
    played = [game for deal in deals for game in deal]
    names = list(dict.fromkeys(what.bots))
    rated = ratings(names, played)
    return {
        "game": what.game,
        "rules_version": games.game(what.game).version,
        "players": what.players,
        "options": dict(what.options),
        "box": games.game(what.game).fingerprint(what.box),
        "seed": what.seed,
        "iterations": what.iterations,
        "seating": what.seating,
        "games": len(played),
        "deals": len(deals),
        "bots": {name: _standing(what, name, deals, rated[name]) for name in names},
        "cost": {"seconds": seconds, **{name: _cost(name, played) for name in names}},
    }


def _standing(what: Match, name: str, deals: Sequence[Sequence[Outcome]], rating: Any) -> dict[str, Any]:
    shares = [[share(game, name) for game in deal if name in game.lineup] for deal in deals]
    total, count = float(sum(map(sum, shares))), sum(map(len, shares))
    par = None if what.seating == ALONE else 0.5 if what.seating == SIDES else parity(name, deals)
    low, high = wilson(total, count)
    forfeits = _forfeits(name, deals)
    return {
        "games": count,
        "wins": round(total, 3),
        "share": total / count,
        "low": low,
        "high": high,
        "paired": paired([sum(deal) / len(deal) for deal in shares if deal]),
        "par": par,
        "verdict": verdict(low, high, par),
        "rating": rating.mu,
        "rating_low": rating.mu - Z95 * rating.sigma,
        "rating_high": rating.mu + Z95 * rating.sigma,
        "forfeits": len(forfeits),
        "forfeited_because": sorted(set(forfeits)),
    }


def _forfeits(name: str, deals: Sequence[Sequence[Outcome]]) -> list[str]:
    return [why for deal in deals for game in deal if name in game.effort for why in game.effort[name].forfeits]


def share(game: Outcome, name: str) -> float:
    """The part of a win that went to seats of this bot."""
    if not game.winners:
        return 0.0
    return sum(game.lineup[seat] == name for seat in game.winners) / len(game.winners)


def parity(name: str, deals: Sequence[Sequence[Outcome]]) -> float:
    """The share of the seats, in the games in which it sat."""
    seats = [game.lineup for deal in deals for game in deal if name in game.lineup]
    return sum(lineup.count(name) for lineup in seats) / sum(map(len, seats))


def paired(means: list[float], z: float = Z95) -> list[float]:
    """An interval from deal to deal, 95 % unless told: luck of the cards is the same for all within one."""
    if len(means) < 2:
        return [0.0, 1.0]
    mean = sum(means) / len(means)
    reach = z * sqrt(sum((m - mean) ** 2 for m in means) / (len(means) - 1) / len(means))
    return [max(0.0, mean - reach), min(1.0, mean + reach)]


def verdict(low: float, high: float, par: float | None) -> str:
    if par is None:
        return ""
    return "above par" if low > par else "below par" if high < par else "not told from par"


def ratings(names: list[str], played: Sequence[Outcome]) -> dict[str, Any]:
    """Plackett–Luce: winners share the first place; a bot in several seats moves by their mean."""
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in names}
    for game in played:
        if len(set(game.lineup)) == 1:
            continue
        ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(game.lineup))]
        after = model.rate([[rated[name]] for name in game.lineup], ranks=ranks)
        for name in set(game.lineup):
            mine = [team[0] for team, who in zip(after, game.lineup, strict=True) if who == name]
            rated[name].mu = sum(r.mu for r in mine) / len(mine)
            rated[name].sigma = sum(r.sigma for r in mine) / len(mine)
    return rated


def _cost(name: str, played: Sequence[Outcome]) -> dict[str, float]:
    efforts = [game.effort[name] for game in played if name in game.effort]
    decisions = sum(e.decisions for e in efforts)
    seconds = sum(e.seconds for e in efforts)
    iterations = sum(e.iterations for e in efforts)
    return {
        "decisions": decisions,
        "milliseconds_a_decision": 1000 * seconds / max(1, decisions),
        "iterations_per_second": iterations / seconds if iterations else 0.0,
    }


def show(console: Console, found: dict[str, Any]) -> None:
    title = f"{found['game']}, {found['players']} players, {found['games']} games on {found['deals']} deals"
    table = Table("bot", "wins", "share", "95 % interval", "par", "", "rating", "95 % interval", "ms", title=title)
    for name, it in sorted(found["bots"].items(), key=lambda pair: -pair[1]["rating"]):
        par = "" if it["par"] is None else f"{it['par']:.1%}"
        reach = f"{it['low']:.1%} – {it['high']:.1%}"
        rated = f"{it['rating_low']:.1f} – {it['rating_high']:.1f}"
        cost = f"{found['cost'][name]['milliseconds_a_decision']:.1f}"
        row = (name, f"{it['wins']:.1f}", f"{it['share']:.1%}", reach, par, it["verdict"], f"{it['rating']:.1f}", rated)
        table.add_row(*row, cost)
    console.print(table)
    for name, it in found["bots"].items():
        if it["forfeits"]:
            console.print(f"{name} forfeited {it['forfeits']} decisions: {'; '.join(it['forfeited_because'])}")
    console.print(f"{found['cost']['seconds']:.1f} s; ms: mean time of a decision")
