"""What a match came to: wins against par, ratings, and what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Any

from openskill.models import PlackettLuce

from tablee import games
from tablee.evidence import doubts, is_named, level_of, together
from tablee.lab.arena.match import ALONE, SIDES, Match, Outcome
from tablee.stats import Z95, Gap

ABOVE, BELOW, OPEN = "above par", "below par", "not told from par"


def result(what: Match, deals: Sequence[Sequence[Outcome]], seconds: float) -> dict[str, Any]:
    """Everything but `cost` depends on the match only, as long as iterations are fixed."""
    played = [game for deal in deals for game in deal]
    names = list(dict.fromkeys(what.bots))
    rated, judged = ratings(names, played), judgements(what, names, deals)
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
        "unlike": unlike(judged),
        "bots": {name: {**_standing(name, deals, rated[name]), **judged[name].as_json()} for name in names},
        "cost": {"seconds": seconds, **{name: _cost(name, played) for name in names}},
    }


def _standing(name: str, deals: Sequence[Sequence[Outcome]], rating: Any) -> dict[str, Any]:
    shares = [share(game, name) for deal in deals for game in deal if name in game.lineup]
    forfeits = _forfeits(name, deals)
    return {
        "games": len(shares),
        "wins": round(sum(shares), 3),
        "share": sum(shares) / len(shares),
        "rating": rating.mu,
        "rating_low": rating.mu - Z95 * rating.sigma,
        "rating_high": rating.mu + Z95 * rating.sigma,
        "forfeits": len(forfeits),
        "forfeited_because": sorted(set(forfeits)),
    }


@dataclass(frozen=True)
class Judgement:
    """A bot beside its par, from deal to deal: luck of the cards is the same for all within one."""

    par: float | None
    gap: Gap
    doubt: float = 1.0

    @property
    def verdict(self) -> str:
        if self.par is None:
            return ""
        return (ABOVE if self.gap.mean > 0 else BELOW) if is_named(self.doubt) else OPEN

    def as_json(self) -> dict[str, Any]:
        low, high = (min(1.0, max(0.0, (self.par or 0.0) + end)) for end in (self.gap.low, self.gap.high))
        return {"low": low, "high": high, "par": self.par, "verdict": self.verdict, "doubt": self.doubt}


def judgements(what: Match, names: list[str], deals: Sequence[Sequence[Outcome]]) -> dict[str, Judgement]:
    """All bots together: none is named before it is told that they differ at all."""
    pars = {name: par(what, name, deals) for name in names}
    gaps = {name: gap(name, pars[name] or 0.0, deals) for name in names}
    evidence = {name: gaps[name].against() for name in names if pars[name] is not None}
    doubt = doubts(evidence, dict.fromkeys(evidence, "bots"))
    level = level_of(sum(map(is_named, doubt.values())), len(names))
    return {name: Judgement(pars[name], replace(gaps[name], level=level), doubt.get(name, 1.0)) for name in names}


def unlike(judged: dict[str, Judgement]) -> float:
    """What doubt remains that the bots differ at all."""
    return exp(min(0.0, -together(one.gap.against() for one in judged.values() if one.par is not None)))


def par(what: Match, name: str, deals: Sequence[Sequence[Outcome]]) -> float | None:
    """What a bot no better than the others would win; alone at a table there is nobody to be compared with."""
    if what.seating == ALONE:
        return None
    return 0.5 if what.seating == SIDES else parity(name, deals)


def gap(name: str, par: float, deals: Sequence[Sequence[Outcome]]) -> Gap:
    """How far a bot was from par, deal by deal."""
    found: dict[float, int] = {}
    for deal in deals:
        if shares := [share(game, name) for game in deal if name in game.lineup]:
            apart = round(sum(shares) / len(shares) - par, 9)
            found[apart] = found.get(apart, 0) + 1
    return Gap(found, bounds=(-par, 1 - par))


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
