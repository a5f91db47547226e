# mypyc: compile
"""Ar Seizh Bigoudenn: what the dishes of a Bigoudenn are worth, line by line."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.seizh._names import GALETTE
from tablee.games.seizh.cards import DISH_SIZE, Box
from tablee.games.seizh.table import Seizh
from tablee.kernel.steps import BITS, NO_KIND, Kind, Seat


class ScoreLine:
    """One line of a score sheet: a dish, or a bonus for the dish above it."""

    def __init__(self, part: str, line: str, cards: list[str], points: int) -> None:
        self.part = part  # dish, menu or speciality
        self.line = line  # of the menu, or ""
        self.cards = cards
        self.points = points


def dish_worth(box: Box, lady: i64, side: i64, line: Kind) -> i64:
    if line < 0:
        return box.dish_points[side]
    bonus = box.speciality_bonus[side] if box.special[line] == lady else 0
    return box.dish_points[side] + box.menu_bonus[side] + bonus


def score_lines(g: Seizh, seat: Seat) -> list[ScoreLine]:
    dishes = [g.kind_names[card] for card in g.dishes[seat].cards]
    return score_sheet(g.box, g.kind_names[g.bigoudenn[seat][0]], dishes)


def score_sheet(box: Box, bigoudenn: str, dishes: list[str]) -> list[ScoreLine]:
    """The same from what a View shows: the name of a Bigoudenn and of the cards she cooked, in their order."""
    sheet: list[ScoreLine] = []
    at = 0
    while at < len(dishes):
        side = side_of(box, Kind(box.names.index(dishes[at])))
        size = int(DISH_SIZE[side])
        add_dish(sheet, box, bigoudenn, dishes[at : at + size])
        at += size
    return sheet


def add_dish(sheet: list[ScoreLine], box: Box, bigoudenn: str, cards: list[str]) -> None:
    kinds = [box.names.index(name) for name in cards]
    side = side_of(box, Kind(kinds[0]))
    line = box.line_of(Kind(kinds[0]), Kind(kinds[1]), Kind(kinds[2]) if len(kinds) > 2 else NO_KIND)
    name = box.names[line] if line >= 0 else ""
    sheet.append(ScoreLine("dish", name, cards, int(box.dish_points[side])))
    if line >= 0:
        sheet.append(ScoreLine("menu", name, cards, int(box.menu_bonus[side])))
        if box.names[box.special[line]] == bigoudenn:
            sheet.append(ScoreLine("speciality", name, cards, int(box.speciality_bonus[side])))


def side_of(box: Box, ingredient: Kind) -> i64:
    """A dish is told by its first ingredient: every one belongs to a line of the menu."""
    return box.side[box.line[ingredient]]


def dishes_cooked(g: Seizh, seat: Seat) -> i64:
    """Three savoury cards are a dish, two sweet ones are."""
    savoury: i64 = 0
    for card in g.dishes[seat].cards:
        if side_of(g.box, g.kind(card)) == GALETTE:
            savoury += 1
    return savoury // DISH_SIZE[0] + (len(g.dishes[seat]) - savoury) // DISH_SIZE[1]


def best_seats(g: Seizh) -> i64:
    """Most points; among equals, most dishes; else they share (seizh-06)."""
    best: i64 = -1
    winners: i64 = 0
    for seat in g.everyone():
        rank = g.points[seat] * 64 + dishes_cooked(g, seat)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= BITS[seat]
    return winners


def count_aloud(g: Seizh) -> None:
    """Each line of each score sheet, for whoever listens."""
    if g.story is None:
        return
    for seat in g.everyone():
        for line in score_lines(g, seat):
            tell_line(g, seat, line)
        g.tell("total", seat, g.points[seat], dishes_cooked(g, seat))


def tell_line(g: Seizh, seat: Seat, line: ScoreLine) -> None:
    kind = g.kind_names.index(line.line) if line.line else -1
    if line.part == "dish":
        g.tell("dish_counted", seat, kind, line.points)
    elif line.part == "menu":
        g.tell("menu_counted", seat, kind, line.points)
    else:
        g.tell("speciality_counted", seat, kind, line.points)
