"""All that a seat can ask a table for, each as something that can be compared."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tablee import bots
from tablee.adapters.infostate import Memory
from tablee.adapters.openspiel import Observer, TableState, build
from tablee.adapters.pettingzoo import TableEnv
from tablee.agents.pages import Pages
from tablee.bots.advice import advice
from tablee.bots.belief import belief
from tablee.games import game
from tablee.kernel import saves, sight
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.kernel.words import LANGUAGES
from tablee.spaces.batch import OUTSIDE, Batch
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import Layout, lay
from tests.laws.twins import Position, Probe

LUCK = (1, 2**40 + 7)
FOREVER = 1e9  # seconds: a search ends by its number of iterations alone


def imagined(at: Position) -> object:
    """Tables imagined, and a second thought about one of them."""
    tables = [sight.imagine(at.g, at.seat, seed) for seed in LUCK]
    return [everything(g) for g in (*tables, sight.imagine(tables[0], at.seat, LUCK[1]))]


def everything(g: State) -> object:
    """A save, and what no save holds."""
    return saves.save(g), int(g.cause), int(g.listed), g.story, g.refused


def believed(at: Position) -> object:
    return belief(at.rules, Eyes(at.g, at.seat), at.heard, 6) if at.seat >= 0 else None


def chosen(level: str, iterations: int = 3) -> Probe:
    def probe(at: Position) -> object:
        if at.seat < 0 or not at.g.waits_for(at.seat):
            return None
        return bots.make(level, at.rules, 5, iterations).choose(Eyes(at.g, at.seat), at.heard)

    return probe


def hinted(at: Position) -> object:
    if at.seat < 0 or not at.g.waits_for(at.seat):
        return None
    return advice(at.rules, Eyes(at.g, at.seat), at.heard, 2, FOREVER)


def page(at: Position) -> object:
    """The table as text: the board, what is asked and read out, and every option in words."""
    players = [f"Player {seat}" for seat in range(int(at.g.seats))]
    pages = [Pages(at.rules, lang, players) for lang in LANGUAGES]
    asked = at.g.legal(at.seat) if at.seat >= 0 and at.g.waits_for(at.seat) else None
    boards = [one.board(at.g, int(at.seat)) for one in pages]
    return boards if asked is None else [*boards, *[one.question(at.g, asked) for one in pages]]


# -- Adapters ---------------------------------------------------------------------------


@cache
def _laid(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[Layout, Any]:
    laid = lay(game(name), seats, dict(options))
    return laid, build(laid)


def laid(at: Position) -> Layout:
    return _laid(at.rules.id, int(at.g.seats), tuple(sorted(at.options.items())))[0]


def tensor(at: Position) -> object:
    """What every adapter's observation is made of."""
    if at.seat < 0:
        return None
    rows = Rows(laid(at).spaces, 1)
    rows.show(0, at.g, at.seat)
    return shared(rows.cells, np.int16).tobytes()


def pettingzoo(at: Position) -> object:
    if at.seat < 0:
        return None
    env = TableEnv(laid(at))
    env._sit(Desk(env.laid.spaces, at.g.clone()))
    seen = env.observe(f"player_{int(at.seat)}")
    return {name: np.asarray(part).tobytes() for name, part in seen.items()}


def selfplay(at: Position) -> object:
    """The row of this table in a batch, where it is this seat's to choose."""
    if at.seat < 0 or not at.g.asked.n or at.g.asked_seat() != at.seat:
        return None
    batch = Batch(laid(at).spaces, lambda _: at.g.clone(), [1], [OUTSIDE] * int(at.g.seats), False)
    assert batch.players[0] == at.seat
    return [bytes(memoryview(part)) for part in (batch.rows.cells, batch.legal, batch.counts, batch.rewards)]


def openspiel(at: Position) -> object:
    """What a player remembers and sees, as text and as numbers, and worlds resampled from it."""
    state = spiel_state(at) if at.seat >= 0 and at.in_order else None
    if state is None:
        return None
    player = int(at.seat)
    recalled = [Observer(laid(at), recalls) for recalls in (False, True)]
    for observer in recalled:
        observer.set_from(state, player)
    worlds = [state.resample_from_infostate(player, lambda luck=luck: luck) for luck in (0.25, 0.5)]
    return [
        state.information_state_string(player),
        state.observation_string(player),
        *[observer.tensor.tobytes() for observer in recalled],
        *[world_of(world, player) for world in worlds],
    ]


def world_of(world: TableState, player: int) -> object:
    assert world.desk is not None
    return saves.save(world.desk.g), world.information_state_string(player), world.legal_actions()


def spiel_state(at: Position) -> TableState | None:
    """The game as OpenSpiel would have it; not where somebody did what may be done at any moment: there it may not."""
    spaces = laid(at).spaces
    state: TableState = _laid(at.rules.id, int(at.g.seats), tuple(sorted(at.options.items())))[1].new_initial_state()
    desk = Desk(spaces, at.start.clone())
    state.memory = Memory(spaces, lambda: begun(at.start))
    for move in at.moves:
        index = desk.index_of(move.option)
        if index < 0:
            return None
        state.memory.note(index)
        desk.apply(index)
    state.desk = Desk(spaces, at.g.clone())
    return state


def begun(start: State) -> State:
    g = start.clone()
    g.story = []
    return g


CHEAP: dict[str, Probe] = {"imagined tables": imagined, "tensor": tensor, "normal": chosen("normal")}
ALL: dict[str, Probe] = {
    **CHEAP,
    "novice": chosen("novice"),
    "expert": chosen("expert"),
    "maitre": chosen("maitre", 1),
    "appris": chosen("appris"),
    "random": chosen("random"),
    "beliefs": believed,
    "pettingzoo": pettingzoo,
    "selfplay": selfplay,
    "page": page,
    "openspiel": openspiel,
}
