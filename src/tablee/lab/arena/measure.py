"""What a match came to: wins against par, ratings, and what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from tablee import games
from tablee.lab.arena.match import ALONE, SIDES, Match, Outcome
from tablee.stats import Z95, wilson


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
        "box": games.game(what.game).fingerprint(what.box, dict(what.options)),
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
