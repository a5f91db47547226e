"""A review as it is shown: chances by side, words in the asker's language."""

from __future__ import annotations

from tablee.server.protocol import bodies
from tablee.server.protocol.parts import Lang
from tablee.server.review.turning import as_it_ended, sides
from tablee.server.table.review import Mistake, Point, Review, Turning
from tablee.server.table.table import Table
from tablee.server.words import phrase
from tablee.stats import wilson

OURS = ("decisions", "thinking", "points")  # what is counted in every game


def shown(table: Table, review: Review, progress: float, lang: Lang) -> bodies.ReviewShown:
    together = sides(len(table.places), review.results)
    return bodies.ReviewShown(
        table=table.id,
        progress=round(progress, 2),
        moves=review.moves,
        sides=together,
        moments=[_moment(point, together) for point in review.points],
        turning=_turning(review.turning, table, lang),
        beliefs=review.beliefs,
        bluffs=review.bluffs,
        tallies=_tallies(review, table, lang),
        mistakes=None if review.mistakes is None else [_mistake(one, lang) for one in review.mistakes],
    )


def _moment(point: Point, together: list[list[int]]) -> bodies.Moment:
    return bodies.Moment(point.at, [_chance(point, side[0]) for side in together], point.scores)


def _chance(point: Point, seat: int) -> bodies.Chance:
    share = point.wins[seat] / point.games if point.games else 0.0
    low, high = (share, share) if point.sure else wilson(point.wins[seat], point.games)
    return bodies.Chance(round(share, 3), round(low, 3), round(high, 3))


def _turning(found: Turning | None, table: Table, lang: Lang) -> bodies.TurningPoint | None:
    if not (found and table.play):
        return None
    winners = int(table.play.g.winners)
    before, after = (as_it_ended(p, winners) / max(1, p.games) for p in (found.before, found.after))
    return bodies.TurningPoint(found.at, found.seat, found.words[lang], round(before, 3), round(after, 3))


def _mistake(one: Mistake, lang: Lang) -> bodies.MistakeShown:
    words, instead, *follows = one.words[lang]
    shares = (round(share, 3) for share in (one.taken, one.better, one.low, one.high))
    return bodies.MistakeShown(one.at, one.seat, words, instead, follows, *shares)


def _tallies(review: Review, table: Table, lang: Lang) -> list[bodies.TallyShown]:
    words = table.game.words(lang)
    return [
        bodies.TallyShown(name, phrase(lang, f"tally-{name}") if name in OURS else words.say(f"tally-{name}"), values)
        for name, values in review.tallies.items()
    ]
