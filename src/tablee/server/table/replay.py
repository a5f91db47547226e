"""Replays: a game again from its beginning, through one seat's eyes, or through all once it is over."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from tablee.kernel.sight import asking, view
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.server.protocol import bodies, messages
from tablee.server.protocol.parts import Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.table.play import Play
from tablee.server.table.show import Shower
from tablee.server.table.table import Table

ALL, WATCH = "all", "watch"
MOST_FRAMES = 16  # at once
A_TURN = 32  # moves that are played again in one turn of the event loop: no table waits for who looks back


def eyes_for(table: Table, seat: int, wanted: str | None) -> str:
    """Whose eyes somebody may look through: one's own during the game, anybody's after it."""
    own = WATCH if seat < 0 else str(seat)
    eyes = wanted or own
    if (table.phase != "over" or table.sealed) and eyes != own:
        raise Refusal("not_allowed")
    if eyes not in (ALL, WATCH, *map(str, range(len(table.places)))):
        raise Refusal("not_allowed")
    return eyes


def seen_moves(play: Play, eyes: str) -> list[int]:
    """The moves that these eyes noticed: sealed answers of others are not among them."""
    inputs = play.record.inputs
    return [i for i, sealed in enumerate(play.sealed) if eyes == ALL or not sealed or str(inputs[i].seat) == eyes]


async def replay(table: Table, eyes: str, lang: Lang) -> bodies.Replay:
    play = _play(table)
    g, over = play.g, table.phase == "over"
    steps = await _steps(table, play, eyes, lang)
    return bodies.Replay(
        table=table.id,
        game=table.game.id,
        options=table.options,
        names=table.names(),
        eyes=eyes,
        over=over,
        winners=[s for s in range(int(g.seats)) if g.over and g.winners >> s & 1],
        ending=Teller(table.game, lang, table.names()).outcome(g) if g.over else None,
        steps=steps,
        faces=[place.face for place in table.places],
        live=table.game.live(table.options),
    )


async def _steps(table: Table, play: Play, eyes: str, lang: Lang) -> list[bodies.ReplayStep]:
    over = table.phase == "over"
    timed = over and not table.sealed  # when somebody moved is nobody's business while it is played
    teller = Teller(table.game, lang, table.names())
    again = _beginning(table, play)
    seen = set(seen_moves(play, eyes))
    steps: list[bodies.ReplayStep] = []
    waited = 0
    for i, move in enumerate(list(play.record.inputs)):
        await turn(i)
        tried = again.attempt(move)
        waited += move.after
        if i in seen:
            known = eyes in (ALL, str(move.seat))
            words = teller.option(again.g, tried.option) if known else None
            who, at = move.seat if known else None, i + 1 if over else None
            steps.append(bodies.ReplayStep(len(steps) + 1, who, words, at, waited if timed else 0))
            waited = 0
        again.take(tried)
    return steps


async def turn(n: int) -> None:
    """Before the n-th move of many is played again."""
    if n % A_TURN == A_TURN - 1:
        await asyncio.sleep(0)


async def frame(table: Table, eyes: str, n: int, lang: Lang) -> bodies.Frame:
    return (await frames(table, eyes, n, lang, most=1))[0]


async def frames(table: Table, eyes: str, n: int, lang: Lang, most: int = MOST_FRAMES) -> list[bodies.Frame]:
    """The table after the n-th move that these eyes saw, and after those that follow: of a game played again once."""
    play = _play(table)
    seen = seen_moves(play, eyes)
    if not 0 <= n <= len(seen):
        raise Refusal("no_such_move")
    wanted = {seen[at - 1] if at else -1: at for at in range(n, min(n + most, len(seen) + 1))}
    again = _beginning(table, play)
    found = [bodies.Frame(0, _shown(again, table, eyes, lang, 0))] if n == 0 else []
    for i, move in enumerate(play.record.inputs[: max(wanted) + 1]):
        await turn(i)
        told = len(again.story)
        again.take(again.attempt(move))
        if i in wanted:
            found.append(bodies.Frame(wanted[i], _shown(again, table, eyes, lang, told)))
    return found


def _shown(again: Play, table: Table, eyes: str, lang: Lang, told: int) -> messages.State:
    shower = Shower(again, lang, table.names())
    seat = int(eyes) if eyes.isdecimal() else -1
    state = shower.state(seat, None, told, can_move=False)
    if eyes == ALL:
        state = _with_view(state, _everything(again))
    return state


def _everything(again: Play) -> dict[str, object]:
    """Every card face up, as at the end; what is asked stays as it was."""
    twin = again.g.clone()
    over, twin.over = twin.over, True
    seen = view(twin, Seat(-1))
    if not over:
        seen |= {"over": False, "ending": None, "asking": asking(again.g)}
    return seen


def _with_view(state: messages.State, seen: dict[str, object]) -> messages.State:
    return replace(state, view=seen)


def _play(table: Table) -> Play:
    if table.stored:
        raise Refusal("old_rules")
    if table.play is None:
        raise Refusal("not_playing")
    return table.play


def _beginning(table: Table, play: Play) -> Play:
    again = Play(table.game, replace(play.record, inputs=[]), play.prelude)
    again.closed = play.closed
    return again
