# mypyc: compile
"""Standing answers: what is done for a person who has said so before, by what was said and what all see."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.kernel.saves import UnreadableSave, key, parse, spelled
from tablee.kernel.state import State, blank_menu
from tablee.kernel.steps import Option, Seat, Step, put_to
from tablee.server.protocol.parts import Standing
from tablee.server.table import log
from tablee.server.table.play import Play
from tablee.server.table.table import Table


def answers_for(table: Table, seat: int) -> bool:
    """Whether something may be answered for this seat now: by what was said and what all see, not by its cards."""
    place, play = table.places[seat], table.play
    if play is None or table.lesson is not None or not place.is_held() or place.away or not place.standing.is_any():
        return False
    if play.window() == [seat]:
        return bool(place.standing.key) and play.is_turn()
    return seat in play.window() and _is_let_be(place.standing, play)


def _is_let_be(standing: Standing, play: Play) -> bool:
    return standing.passes != "no" or question_id(play) in standing.these


def question_id(play: Play) -> str:
    """The open question and the kinds of card in it; nothing of whom it is about."""
    if not play.g.asked.n:
        return ""
    name, values = spelled(play.g, play.g.window)
    return ":".join([name, *[value for value in values if isinstance(value, str)]])


def let_be(play: Play, seat: int) -> str:
    """The option that lets it be: the first, which names nothing but oneself; nothing where there is none."""
    options = play.g.legal(Seat(seat)) if len(play.window()) > 1 else []
    if not options:
        return ""
    first = key(play.g, options[0])
    return first if first.partition(":")[2] == str(seat) else ""


def due(table: Table, seat: int, spent: int) -> list[log.AnyEntry]:
    """What is answered now; a prepared option that is not offered is forgotten."""
    play = table.play
    if play is None or not (answers_for(table, seat) and play.g.waits_for(Seat(seat))):
        return []
    standing = table.places[seat].standing
    if play.window() == [seat]:
        if is_offered(play, seat, standing.key):
            return [log.Moved(seat, standing.key, "", spent)]
        return [log.Stood(seat, replace(standing, key=""))]
    chosen = let_be(play, seat)
    return [log.Moved(seat, chosen, "", spent)] if chosen else []


def may_foresee(table: Table, seat: int) -> bool:
    """Whether a turn can be thought about ahead: another one has theirs, and its question names nothing else."""
    play = table.play
    if play is None or table.lesson is not None or not table.places[seat].is_held():
        return False
    return bool(play.game.turn) and play.is_turn() and seat not in play.window()


def foreseen(play: Play, seat: int) -> tuple[State, list[int]]:
    """The options of this seat if the open question were put to it, and the table on which they are named."""
    g = play.g.clone()
    play.game.refresh(g, seat)
    blank_menu(g)
    g.offer_all(put_to(g.window, Seat(seat)), Seat(seat))
    return g, g.menu.listed()


def is_offered(play: Play, seat: int, name: str) -> bool:
    try:
        return Option(Step(parse(play.g, name))) in play.g.legal(Seat(seat))
    except UnreadableSave:
        return False
