"""What a bot believes: how likely each role, each hidden character and each bluff is to a seat."""

from __future__ import annotations

from collections.abc import Sequence

from tablee import bots
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import mix
from tablee.kernel.steps import Seat

TABLES = 300
Odds = dict[str, float]


def belief(game: Game, eyes: Eyes, told: Sequence[dict[str, object]] = (), tables: int = TABLES) -> list[Odds]:
    """For each seat, what it may be hiding and how likely that is; empty where a game hides no such thing."""
    mind = bots.mind(game)
    mind.learn(eyes.imagine(0), eyes.seat, list(told))
    imagined = [eyes.imagine(int(mix(tables, n))) for n in range(tables)]
    for g in imagined:  # likelihoods are measured against the best table met
        mind.likelihood(g)
    weights = [mind.likelihood(g) for g in imagined]
    return [_odds([mind.label(g, Seat(seat)) for g in imagined], weights) for seat in range(imagined[0].seats)]


def _odds(labels: list[str], weights: list[float]) -> Odds:
    total = sum(weights)
    found: Odds = {}
    for label, weight in zip(labels, weights, strict=True):
        if label:
            found[label] = found.get(label, 0.0) + weight / total
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def announced(game: Game, asking: object) -> tuple[int, str] | None:
    """Who has announced what and waits to be believed, where that is the open question of a view."""
    if not isinstance(asking, dict) or asking["question"] != bots.mind(game).doubt():
        return None
    seat, said = asking["args"]
    return int(seat), str(said)


def bluff(game: Game, eyes: Eyes, told: Sequence[dict[str, object]] = (), tables: int = TABLES) -> float | None:
    """How likely the announcement that waits for answers is a bluff; None when there is none."""
    said = announced(game, eyes.view()["asking"])
    return 1.0 - belief(game, eyes, told, tables)[said[0]].get(said[1], 0.0) if said else None
