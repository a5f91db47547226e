"""Gymnasium: one seat of a game, the others played by bots."""

from __future__ import annotations

from functools import partial
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablee import bots, games
from tablee.adapters.ids import about, id_of, make
from tablee.adapters.render import picture
from tablee.adapters.seeds import Seeds
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import Layout

Cells = NDArray[np.float32]
ANY_SEAT = -1
IN_INFO, IN_OBSERVATIONS = "info", "observations"  # where the mask is: the second as RLlib's modules for masks want it
MEMORY = ("_rows", "_cells", "_mask")  # what a copy has of its own


class SeatEnv(gymnasium.Env[Any, SupportsInt]):
    """The action mask is in `info`, or beside the cells; an action that is not open ends the game as a loss."""

    def __init__(
        self,
        laid: Layout,
        bots: str = "random",
        seat: int = ANY_SEAT,
        render_mode: str | None = None,
        mask: str = IN_INFO,
    ) -> None:
        self.laid = laid
        self.level = checked_level(bots)
        self.fixed = checked_seat(laid, seat)
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi", "human"], "tablee": about(laid)}
        self.masked = checked_mask(mask) == IN_OBSERVATIONS
        self.observation_space = observation_space(laid, self.masked)
        self.action_space = spaces.Discrete(int(laid.spaces.actions.size))
        self._seeds = Seeds()
        self._lay_rows()
        self.seat = 0
        self.desk: Desk

    def _lay_rows(self) -> None:
        self._rows = Rows(self.laid.spaces, 1)
        self._cells = shared(self._rows.cells, np.int16)
        self._mask = shared(self._rows.masks, np.int8)

    def __getstate__(self) -> dict[str, Any]:
        """A copy goes on from here.  Against random players it meets the same luck; other bots are made anew."""
        kept = {name: value for name, value in self.__dict__.items() if name not in (*MEMORY, "_dice", "_bots", "_at")}
        if hasattr(self, "desk"):
            for seat in range(len(self._bots)):
                self._listen(seat)
            kept["_luck"] = int(self._dice.rng), int(self._dice.stream)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        luck = kept.pop("_luck", None)
        self.__dict__.update(kept)
        self._lay_rows()
        if luck is not None:
            self._dice = State(0, *luck)
            self._seat_bots(luck[0])
            if self._bots:
                self.desk.g.story = []
            self._rows.mark(0, self.desk)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
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
        self._seat_bots(seed)
        self._heard: list[list[dict[str, object]]] = [[] for _ in self._bots]

    def _seat_bots(self, seed: int) -> None:
        seats = range(0 if self.level == bots.RANDOM else self.laid.seats)
        self._bots = [bots.make(self.level, self.laid.game, int(mix(seed, place))) for place in seats]
        self._at = [0 for _ in seats]  # how much of the story each has heard

    def step(self, action: SupportsInt) -> tuple[Any, float, bool, bool, dict[str, Any]]:
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
        self._listen(seat)
        return self._bots[seat].choose(Eyes(self.desk.g, Seat(seat)), self._heard[seat])

    def _listen(self, seat: int) -> None:
        story = self.desk.g.story
        if story is not None and getattr(self._bots[seat], "listens", True):
            self._heard[seat] += [told(self.desk.g, event, Seat(seat)) for event in story[self._at[seat] :]]
            self._at[seat] = len(story)

    def _seen(self) -> Any:
        self._rows.show(0, self.desk.g, Seat(self.seat))
        cells = self._cells * self.laid.scales
        return {"observations": cells, "action_mask": self._mask.astype(np.float32)} if self.masked else cells

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


def checked_mask(mask: str) -> str:
    if mask not in (IN_INFO, IN_OBSERVATIONS):
        raise BadInput(f"mask is {IN_INFO} or {IN_OBSERVATIONS}, not '{mask}'.")
    return mask


def observation_space(laid: Layout, masked: bool) -> spaces.Space[Any]:
    cells = spaces.Box(0.0, 1.0, (int(laid.spaces.sheet.size),), np.float32)
    if not masked:
        return cells
    mask = spaces.Box(0.0, 1.0, (int(laid.spaces.actions.size),), np.float32)
    return spaces.Dict({"action_mask": mask, "observations": cells})


def build(laid: Layout, **settings: Any) -> SeatEnv:
    return SeatEnv(laid, **settings)


def register() -> tuple[str, ...]:
    """Make every game known to `gymnasium.make`, as tablee/GAME-v1 with a capital; the names."""
    return tuple(_register(game) for game in games.games().values())


def _register(game: Game) -> str:
    name = f"tablee/{game.id.title()}-v{game.version}"
    if name not in gymnasium.registry:
        one, many = (partial(make, id_of(game), kind) for kind in ("gym", "vector"))
        gymnasium.register(name, one, vector_entry_point=partial(_many, many), disable_env_checker=True)
    return name


def _many(many: Any, num_envs: int = 1, **settings: Any) -> Any:
    return many(envs=num_envs, **settings)


register()
