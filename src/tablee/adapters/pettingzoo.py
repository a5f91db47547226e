"""PettingZoo: every game as an AEC environment with action masks.

Names such as `pong_v1` here are what PettingZoo calls a module: `env`, `raw_env` and `parallel_env` of one game.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tablee import games
from tablee.adapters.ids import about, id_of, make
from tablee.adapters.render import picture
from tablee.adapters.seeds import Seeds
from tablee.kernel.game import BadInput
from tablee.kernel.saves import save
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk, twin_of
from tablee.spaces.layout import Layout

MEMORY = ("_rows", "_cells", "_mask")  # what a copy has of its own
IN_OBSERVATION, IN_INFO = "observation", "info"  # where the mask is


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents take turns in the order they are asked; rewards come at the end: 1 for a win, -1 for none."""

    def __init__(self, laid: Layout, render_mode: str | None = None, mask: str = IN_OBSERVATION) -> None:
        super().__init__()
        self.laid = laid
        self.render_mode = render_mode
        self.mask_in = checked_mask(mask)
        self.metadata = {
            "name": f"{laid.game.id}_v{laid.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "tablee": about(laid),
        }
        self.possible_agents = [f"player_{seat}" for seat in range(laid.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: _observation_space(laid, mask) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(int(laid.spaces.actions.size)) for agent in self.possible_agents}
        self._seeds = Seeds()
        self._lay_rows()
        self._closed = np.zeros(int(laid.spaces.actions.size), np.int8)
        self.desk: Desk

    def _lay_rows(self) -> None:
        self._rows = Rows(self.laid.spaces, 1)
        self._cells = shared(self._rows.cells, np.int16)
        self._mask = shared(self._rows.masks, np.int8)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in MEMORY}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._lay_rows()
        if hasattr(self, "desk"):
            self._rows.mark(0, self.desk)

    @property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(0.0, 1.0, (self.laid.seats * int(self.laid.spaces.sheet.size),), np.float32)

    def state(self) -> Any:
        """The whole table for critics that may know it: what every seat sees, one after the other."""
        seen = []
        for seat in range(self.laid.seats):
            self._rows.show(0, self.desk.g, Seat(seat))
            seen.append(self._cells * self.laid.scales)
        return np.concatenate(seen)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._sit(Desk(self.laid.spaces, self.laid.new(self._seeds.next(seed))))

    def _sit(self, desk: Desk) -> None:
        self.desk = desk
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Turn to whoever must choose, or see the winners rewarded."""
        seat = self.desk.seat
        self._rows.mark(0, self.desk)
        if self.mask_in == IN_INFO:
            for agent in self.agents:
                self.infos[agent]["action_mask"] = self._mask_of(self._seat_of[agent])
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        for place, agent in enumerate(self.possible_agents):
            self.terminations[agent] = True
            self.rewards[agent] = self.desk.reward(Seat(place))
            self._cumulative_rewards[agent] = self.rewards[agent]
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Any:
        seat = self._seat_of[agent]
        self._rows.show(0, self.desk.g, Seat(seat))
        seen = self._cells * self.laid.scales
        return seen if self.mask_in == IN_INFO else {"observation": seen, "action_mask": self._mask_of(seat)}

    def _mask_of(self, seat: int) -> Any:
        return (self._mask if seat == self.desk.seat else self._closed).copy()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.desk.apply(int(action))  # type: ignore[arg-type]
        self._turn()

    def render(self) -> str | None:
        text = picture(self.desk.g, self._seat_of[self.agent_selection] if self.agents else 0)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def save(self) -> dict[str, Any]:
        """The table as JSON-ready data."""
        return save(self.desk.g)

    def load(self, saved: dict[str, Any]) -> None:
        """Go on from a table that was saved."""
        self._sit(Desk(self.laid.spaces, self.laid.game.load(saved, self.laid.cards)))

    def clone(self) -> TableEnv:
        """A second environment at the same point of the same game."""
        twin = TableEnv(self.laid, self.render_mode, self.mask_in)
        twin._sit(Desk(self.laid.spaces, twin_of(self.desk.g)))
        return twin

    def __str__(self) -> str:
        return str(self.metadata["name"])


def checked_mask(mask: str) -> str:
    if mask not in (IN_OBSERVATION, IN_INFO):
        raise BadInput(f"mask is {IN_OBSERVATION} or {IN_INFO}, not '{mask}'.")
    return mask


def _observation_space(laid: Layout, mask: str) -> spaces.Space[Any]:
    cells = spaces.Box(0.0, 1.0, (int(laid.spaces.sheet.size),), np.float32)
    if mask == IN_INFO:
        return cells
    actions = int(laid.spaces.actions.size)
    return spaces.Dict({"observation": cells, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def build(
    laid: Layout,
    render_mode: str | None = None,
    checked: bool = False,
    mask: str = IN_OBSERVATION,
    parallel: bool = False,
) -> Any:
    """The environment; `checked` puts PettingZoo's own guards around it: an illegal action loses.

    `parallel` is PettingZoo's own conversion: all name an action, and that of whoever must choose counts.
    """
    env: Any = TableEnv(laid, render_mode, mask)
    if checked:
        guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
    return turn_based_aec_to_parallel(env) if parallel else env


def __getattr__(name: str) -> SimpleNamespace:
    """A game and its version, as examples of others want them: a game in the place of one of PettingZoo's."""
    for game in games.games().values():
        if name == f"{game.id}_v{game.version}":
            one = partial(make, id_of(game))
            return SimpleNamespace(
                env=partial(one, checked=True), raw_env=one, parallel_env=partial(one, checked=True, parallel=True)
            )
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
