"""Scoring: what a game is worth to whoever played it, and the order of all.  Knows no tables and no storage."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

Worth = tuple[int, int, int]  # of a seat: whether its player was there at the end, has won, and has how many points
BEATEN, LEVEL = 2, 1
WHOLE = 100  # where everybody with the same cards has done less


def against(own: Worth, others: list[Worth]) -> int:
    """Two for each who has done less, one for each who has done as much; who was not there gets nothing."""
    if not own[0]:
        return 0
    return sum(BEATEN if own > other else LEVEL if own == other else 0 for other in others)


def most_at(size: int) -> int:
    return BEATEN * (size - 1)


def at_a_table(worths: list[Worth]) -> list[int]:
    """Against those one has played with."""
    return [against(own, worths[:seat] + worths[seat + 1 :]) for seat, own in enumerate(worths)]


def of_a_deal(tables: list[list[Worth]]) -> list[list[int]]:
    """Against those who had the same seat and the same deal at the other tables, in hundredths."""
    found = []
    for n, table in enumerate(tables):
        others = tables[:n] + tables[n + 1 :]
        shares = [against(own, [other[seat] for other in others]) for seat, own in enumerate(table)]
        found.append([_rounded(WHOLE * share, BEATEN * len(others)) for share in shares])
    return found


def _rounded(share: int, whole: int) -> int:
    return (2 * share + whole) // (2 * whole) if whole else WHOLE // 2


class Game(Struct, frozen=True):
    """What a round was for one player; `through` in knock-out says whether they went on."""

    round: int
    points: int
    place: int  # at the table, 1 is the best
    opponents: list[int]  # people only
    through: bool = False


class Line(Struct, frozen=True):
    """A player in the order of all: points, those of whom they met on average, tables won."""

    player: int
    place: int
    points: int
    met: Fraction
    won: int
    rounds: list[int | None]  # points in each, None where they did not play


def ranking(games: dict[int, list[Game]], rounds: int, *, knockout: bool) -> list[Line]:
    """The best first; who is level in everything shares a place.

    In Swiss by points, then by the points of those one has met, then by tables won.  In knock-out by how far one has
    come, then by the last table, then by all points.
    """
    points = {player: sum(game.points for game in played) for player, played in games.items()}
    lines = []
    for player, played in games.items():
        by_round = {game.round: game.points for game in played}
        met = [points[other] for game in played for other in game.opponents]
        mean = Fraction(sum(met), len(met)) if met else Fraction(0)
        won = sum(game.place == 1 for game in played)
        shown = [by_round.get(number) for number in range(rounds)]
        lines.append(Line(player, 0, points[player], mean, won, shown))
    merits = {line.player: _far(games[line.player], line) if knockout else _merit(line) for line in lines}
    lines.sort(key=lambda line: merits[line.player], reverse=True)
    order = sorted(merits.values(), reverse=True)
    return [_placed(line, order.index(merits[line.player]) + 1) for line in lines]


def _merit(line: Line) -> tuple[int | Fraction, ...]:
    return line.points, line.met, line.won


def _far(played: list[Game], line: Line) -> tuple[int | Fraction, ...]:
    """Who goes on is ahead of everybody who does not."""
    last = max(played, key=lambda game: game.round, default=None)
    if last is None:
        return -1, 0, 0, line.points
    return last.round, int(last.through), -last.place, line.points


def _placed(line: Line, place: int) -> Line:
    return Line(line.player, place, line.points, line.met, line.won, line.rounds)


# -- Knock-out ----------------------------------------------------------------------------------


def going_on(size: int) -> int:
    """How many of a table: the better half, and one at least."""
    return max(1, size // 2)


def through(places: dict[int, int], points: dict[int, int], lots: dict[int, float], most: int) -> list[int]:
    """Of the people who were there at the end: by place, then by all points, then by lot."""
    return sorted(places, key=lambda one: (places[one], -points[one], lots[one]))[:most]
