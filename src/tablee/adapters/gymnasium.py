"""Gymnasium: one seat of a game, the others played by bots."""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablee import bots
from tablee.adapters.ids import about
from tablee.adapters.render import picture
from tablee.adapters.seeds import Seeds
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import Layout

Cells = NDArray[np.float32]
ANY_SEAT = -1


class SeatEnv(gymnasium.Env[Cells, SupportsInt]):
    """The action mask is in `info`; an action that is not open ends the game as a loss."""

    def __init__(
        self, laid: Layout, bots: str = "random", seat: int = ANY_SEAT, render_mode: str | None = None
    ) -> None:
        self.laid = laid
        self.level = checked_level(bots)
        self.fixed = checked_seat(laid, seat)
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi", "human"], "tablee": about(laid)}
        self.observation_space = spaces.Box(0.0, 1.0, (int(laid.spaces.sheet.size),), np.float32)
        self.action_space = spaces.Discrete(int(laid.spaces.actions.size))
        self._seeds = Seeds()
        self._rows = Rows(laid.spaces, 1)
        self._cells = shared(self._rows.cells, np.int16)
        self._mask = shared(self._rows.masks, np.int8)
        self.seat = 0
        self.desk: Desk

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Cells, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        while True:  # a game may be over before this seat is asked anything
            self._lay_out(self._seeds.next(seed))
            self._until_asked()
            if not self.desk.g.over:
                return self._seen(), self._info()
            seed = None

    def _lay_out(self, seed: int) -> None:
        listening = self.level != bots.RANDOM
        self.desk = Desk(self.laid.spaces, self.laid.new(seed, told=listening))
        self._dice = State(0, mix(seed, -1))
        self.seat = int(self._dice.below(self.laid.seats)) if self.fixed == ANY_SEAT else self.fixed
        game, seats = self.laid.game, range(self.laid.seats if listening else 0)
        self._bots = [bots.make(self.level, game, int(mix(seed, place))) for place in seats]
        self._heard: list[list[dict[str, object]]] = [[] for _ in seats]

    def step(self, action: SupportsInt) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        index = int(action)
        if not self._mask[index]:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.desk.apply(index)
        self._until_asked()
        return self._seen(), self.desk.reward(Seat(self.seat)), self.desk.g.over, False, self._info()

    def _until_asked(self) -> None:
        desk = self.desk
        while desk.seat != self.seat and not desk.g.over:
            if self._bots:
                desk.choose(self._choice(int(desk.seat)))
            else:
                desk.play_at_random(self._dice)
        self._rows.mark(0, desk)

    def _choice(self, seat: int) -> int:
        bot, heard, story = self._bots[seat], self._heard[seat], self.desk.g.story
        if story is not None and getattr(bot, "listens", True):
            heard += [told(self.desk.g, event, Seat(seat)) for event in story[len(heard) :]]
        return bot.choose(Eyes(self.desk.g, Seat(seat)), heard)

    def _seen(self) -> Cells:
        self._rows.show(0, self.desk.g, Seat(self.seat))
        return self._cells * self.laid.scales

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib asks for."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        text = picture(self.desk.g, self.seat)
        if self.render_mode != "human":
            return text
        print(text)
        return None


def checked_level(level: str) -> str:
    return bots.checked(level)


def checked_seat(laid: Layout, seat: int) -> int:
    if seat != ANY_SEAT and seat not in range(laid.seats):
        raise BadInput(f"seat is 0 to {laid.seats - 1}, or -1 for another one each game, not {seat}.")
    return seat


def build(laid: Layout, **settings: Any) -> SeatEnv:
    return SeatEnv(laid, **settings)
