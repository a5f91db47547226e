"""What a simulation found, as JSON and as a table to read."""

from __future__ import annotations

from math import sqrt

from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.lab.sim import Counts, Plan

Z95 = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share, 95 % unless told."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return middle - reach if wins else 0.0, middle + reach if wins < games else 1.0


def share(wins: int, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"games": games, "wins": wins, "share": wins / games if games else 0.0, "low": low, "high": high}


def result(plan: Plan, counts: Counts, seconds: float) -> dict[str, object]:
    """Everything but the last two entries depends on the plan only."""
    wins = counts.faction_wins
    return {
        "game": plan.game,
        "rules_version": games.game(plan.game).version,
        "players": plan.players,
        "options": dict(plan.options),
        "box": games.game(plan.game).fingerprint(plan.box),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": counts.games,
        "seats": {seat: share(won, counts.games) for seat, won in counts.wins.items()},
        "factions": {name: share(wins.get(name, 0), played) for name, played in counts.faction_games.items()},
        "endings": counts.endings,
        "decisions": counts.decisions,
        "mean_decisions": counts.decisions / counts.games,
        "mean_rounds": counts.rounds / counts.games,
        "seconds": seconds,
        "decisions_per_second": counts.decisions / seconds,
    }


def show(console: Console, plan: Plan, counts: Counts, seconds: float) -> None:
    table = Table("", "games", "wins", "share", "95 % interval", title=f"{plan.game}, {plan.players} players")
    for seat, won in counts.wins.items():
        _row(table, f"seat {seat} ({plan.bots[int(seat) - 1]})", won, counts.games)
    for name, played in counts.faction_games.items():
        _row(table, name, counts.faction_wins.get(name, 0), played)
    console.print(table)
    endings = ", ".join(f"{name} {n / counts.games:.1%}" for name, n in counts.endings.items())
    console.print(f"endings: {endings}", soft_wrap=True)
    a_game = f"{counts.decisions / counts.games:.1f} decisions and {counts.rounds / counts.games:.1f} rounds a game"
    speed = f"{counts.decisions / seconds:,.0f} decisions/s ({counts.games} games in {seconds:.1f} s)"
    console.print(f"{a_game}; {speed}", soft_wrap=True)


def _row(table: Table, name: str, wins: int, games: int) -> None:
    low, high = wilson(wins, games)
    table.add_row(name, str(games), str(wins), f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}")
