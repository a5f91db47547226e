"""Gymnasium: many games at once, batched in compiled code or spread over processes."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee import bots as levels
from tablee.adapters.gymnasium import ANY_SEAT, Cells, SeatEnv, checked_seat
from tablee.adapters.ids import about
from tablee.adapters.seeds import Seeds
from tablee.kernel.game import BadInput
from tablee.spaces.buffers import Crowd, shared
from tablee.spaces.layout import Layout

Actions = NDArray[np.int64]
MEMORY = ("crowd", "_cells", "_masks", "_last", "_rewards", "_ended")  # what a copy has of its own


class CrowdEnv(VectorEnv[Cells, Actions, Any]):
    """A batch in one process against random players; a finished game is followed by a new one in the same step.

    The masks are in `infos["action_mask"]`, the last sight of finished games in `infos["final_obs"]`.
    """

    def __init__(self, laid: Layout, envs: int, seat: int = ANY_SEAT) -> None:
        self.laid = laid
        self.num_envs = envs
        self.fixed = checked_seat(laid, seat)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "tablee": about(laid)}
        self.single_observation_space = spaces.Box(0.0, 1.0, (int(laid.spaces.sheet.size),), np.float32)
        self.single_action_space = spaces.Discrete(int(laid.spaces.actions.size))
        self.observation_space = batch_space(self.single_observation_space, envs)
        self.action_space = batch_space(self.single_action_space, envs)
        self._seeds = Seeds()
        self.crowd: Crowd

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Cells, dict[str, Any]]:
        self._sit(self._seeds.each(seed, self.num_envs))
        return self._cells * self.laid.scales, {"action_mask": self._masks.copy()}

    def _sit(self, seeds: list[int]) -> None:
        self.crowd = Crowd(self.laid.spaces, self.laid.lay_out, seeds, self.fixed)
        rows, shape = self.crowd.rows, (self.num_envs, -1)
        self._cells = shared(rows.cells, np.int16).reshape(shape)
        self._masks = shared(rows.masks, np.int8).reshape(shape)
        self._last = shared(self.crowd.last.cells, np.int16).reshape(shape)
        self._rewards = shared(self.crowd.rewards, np.int64)
        self._ended = shared(self.crowd.ended, np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """A copy goes on from here, and meets the same luck."""
        kept = {name: value for name, value in self.__dict__.items() if name not in MEMORY}
        if hasattr(self, "crowd"):
            seeds = [int(seed) for seed in self.crowd.seeds]
            kept["_crowd"] = seeds, self.crowd.kept(), [desk.clone() for desk in self.crowd.desks]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        crowd = kept.pop("_crowd", None)
        self.__dict__.update(kept)
        if crowd is not None:
            seeds, numbers, desks = crowd
            self._sit(seeds)
            self.crowd.go_on_from(numbers, desks)

    def step(
        self, actions: Actions
    ) -> tuple[Cells, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.crowd.step(np.asarray(actions).tolist())
        ended = self._ended.copy()
        infos: dict[str, Any] = {"action_mask": self._masks.copy()}
        if ended.any():
            final = np.zeros(self._cells.shape, np.float32)
            final[ended] = self._last[ended] * self.laid.scales
            infos["final_obs"] = final
            infos["_final_obs"] = ended
        rewards = self._rewards.astype(np.float64)
        return self._cells * self.laid.scales, rewards, ended, np.zeros_like(ended), infos

    def random_actions(self) -> Actions:
        """An open action for each game, by the environment's own dice."""
        return np.array(self.crowd.random_actions())


def build(
    laid: Layout,
    envs: int = 64,
    bots: str = levels.RANDOM,
    seat: int = ANY_SEAT,
    processes: bool = False,
    context: str = "spawn",
) -> VectorEnv[Any, Any, Any]:
    """Against random players in compiled code; against better ones, or in `processes`, one environment each."""
    if envs < 1:
        raise BadInput(f"the number of environments is 1 or more, not {envs}.")
    if bots == levels.RANDOM and not processes:
        return CrowdEnv(laid, envs, seat)
    one = [partial(SeatEnv, laid, levels.checked(bots), seat) for _ in range(envs)]
    same = AutoresetMode.SAME_STEP  # as the batch does
    if processes:
        return AsyncVectorEnv(one, context=context, autoreset_mode=same)
    return SyncVectorEnv(one, autoreset_mode=same)
