"""OpenSpiel: every game as a Python game of theirs, `tablee_` and its id, in the process that calls `register`.

With `chance=sampled` the first node is chance: it picks one of `deals` seeds, and all later chance follows from the
seed.  With `chance=explicit` every draw is a node of its own.  Who resamples from an information state gets a table
imagined anew, where neither hidden cards nor chance to come are the real ones.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec

from tablee import games
from tablee.adapters.chance import Pending, twin
from tablee.adapters.infostate import Memory, nowhere
from tablee.adapters.render import picture
from tablee.kernel.game import BadInput, Choice, Game
from tablee.kernel.saves import key
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk, IllegalAction
from tablee.spaces.layout import Layout, lay
from tablee.spaces.recall import ROWS, WIDTH

DEALS = 1000
SAMPLED, EXPLICIT = "sampled", "explicit"
MOST_OUTCOMES = 1024  # of one node of chance: more than there are cards in any box
LONGER = 20  # a game as many times as long as any that was tried is broken off
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def short_name(game: Game) -> str:
    return f"tablee_{game.id}"


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.words('en').say('game-name')} (Tablée, rules version {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual,
            "deals": DEALS,
            "chance": SAMPLED,
            **{choice.name: written(choice, choice.values[0]) for choice in game.options},
        },
    )


def written(choice: Choice, value: str) -> int | str:
    """OpenSpiel reads 4 as a number: so it is where all values are, else it is written _4."""
    if all(v.isdigit() for v in choice.values):
        return int(value)
    return f"_{value}" if value.isdigit() else value


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for some players, with some options."""

    def __init__(self, kind: Any, laid: Layout, params: dict[str, Any]) -> None:
        self.laid = laid
        self.deals = int(params.get("deals", DEALS))
        self.chance = checked_chance(str(params.get("chance", SAMPLED)))
        self.longest = LONGER * int(laid.spaces.longest)
        self.chances = [(deal, 1 / self.deals) for deal in range(self.deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(laid.spaces.actions.size),
            max_chance_outcomes=self.deals if self.chance == SAMPLED else MOST_OUTCOMES,
            num_players=laid.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, params)
        self._observers = [Observer(laid, recalls) for recalls in (False, True)]

    def tensor(self, state: TableState, player: int, recalls: bool) -> list[float]:
        observer = self._observers[recalls]
        observer.look(state, player)
        return observer.listed()

    def new_initial_state(self) -> TableState:
        return TableState(self) if self.chance == SAMPLED else ExplicitState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.chance == SAMPLED else MOST_OUTCOMES + self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        return Observer(self.laid, iig_obs_type is not None and iig_obs_type.perfect_recall)


class TableState(pyspiel.State):  # type: ignore[misc]
    """One table; before the deal there is none."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.shared = Shared(game)
        self.desk: Desk | None = None
        self.memory: Memory | None = None
        self.left = game.longest  # choices until the game is broken off

    def current_player(self) -> int:
        if self.desk is None:
            return CHANCE
        return TERMINAL if self.is_terminal() else int(self.desk.seat)

    def is_terminal(self) -> bool:
        return self.desk is not None and (self.desk.seat < 0 or self.left <= 0)

    def is_chance_node(self) -> bool:
        return self.desk is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.shared.game.chances

    def legal_actions(self, player: int | None = None) -> list[int]:
        desk = self.desk
        if desk is None:
            return list(range(self.shared.game.deals)) if player is None or player < 0 else []
        if self.left <= 0 or (player is not None and player != desk.seat):
            return []
        return desk.legal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        desk = self.desk
        if desk is None:
            game = self.shared.game
            self.desk = Desk(game.laid.spaces, game.laid.lay_out(action))
            self.memory = Memory(game.laid.spaces, partial(game.laid.new, action, told=True))
            return
        desk.apply(action)
        self.memory.note(action)  # type: ignore[union-attr]
        self.left -= 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.desk is None:
            return f"deal:{action}"
        option = self.shared.game.laid.spaces.actions.option(action, Seat(player)) or self.desk.option(action)
        return key(self.desk.g, option) if option else f"spare:{action}"

    def returns(self) -> list[float]:
        seats = range(self.shared.game.laid.seats)
        return [0.0 for _ in seats] if self.desk is None else [self.desk.reward(Seat(seat)) for seat in seats]

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        return "before the deal" if self.desk is None else f"{self.history()}\n{picture(self.desk.g, -1)}"

    def information_state_string(self, player: int | None = None) -> str:
        """All that `player` was told and chose, and what it sees now."""
        seat = self._player(player)
        if self.desk is None or self.memory is None:
            return f"player {seat}, before the deal"
        return self.memory.recall(self.desk.g, seat)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same numbers that OpenSpiel makes by `make_py_observer`, sooner."""
        return self.shared.game.tensor(self, self._player(player), recalls=True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.shared.game.tensor(self, self._player(player), recalls=False)

    def observation_string(self, player: int | None = None) -> str:
        seat = self._player(player)
        return f"player {seat}, before the deal" if self.desk is None else picture(self.desk.g, seat)

    def _player(self, player: int | None) -> int:
        """Whoever is asked about, in the words OpenSpiel's own games have for nobody."""
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise pyspiel.SpielError(f"player >= 0 is asked for, not {seat}")
        if seat >= self.shared.game.laid.seats:
            raise pyspiel.SpielError(f"player < {self.shared.game.laid.seats} is asked for, not {seat}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A table that `player` could be sitting at, with the same past as far as `player` knows it."""
        twin = self.clone()
        if self.desk is not None and self.memory is not None:
            seed = int(sampler() * (1 << 53))
            twin.desk = self.desk.imagine(Seat(player), seed)
            if self.desk.seat == player:
                twin.desk = answer_sealed(twin.desk, player, State(0, mix(seed, 1)))
            twin.memory = self.memory.imagined(twin.desk.g, player)
        return twin  # type: ignore[no-any-return]


class ExplicitState(TableState):
    """A table whose every draw is a node of chance (see `chance`); `pending` is what waits for one."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.memory = Memory(game.laid.spaces, nowhere)
        self.pending: Pending | None = Pending(game.laid.spaces, partial(lay_told, game.laid))
        self._settle(self.pending.go_on())

    def _settle(self, g: State | None) -> None:
        """Nothing waits any more, once there is a table to go on with."""
        if g is not None:
            self.pending = None
            self.desk = Desk(self.shared.game.laid.spaces, g)
            self.memory.witness(self.desk)  # type: ignore[union-attr]

    def current_player(self) -> int:
        return CHANCE if self.pending is not None else super().current_player()

    def is_terminal(self) -> bool:
        return self.pending is None and super().is_terminal()

    def is_chance_node(self) -> bool:
        return self.pending is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [] if self.pending is None else self.pending.outcomes

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.pending is None:
            return super().legal_actions(player)
        return [outcome for outcome, _ in self.pending.outcomes] if player is None or player < 0 else []

    def _apply_action(self, action: int) -> None:
        if self.pending is not None:
            self._settle(self.pending.told(action))
            return
        desk = self.desk
        if desk is None or not (option := desk.option(action)):
            raise IllegalAction(f"action {action} is not open now; legal_actions says which are.")
        self.memory.chose(desk, action)  # type: ignore[union-attr]
        self.left -= 1
        self.pending = Pending(desk.spaces, base=twin(desk.g), choice=(int(desk.seat), option))
        self._settle(self.pending.go_on())

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance:{action}" if player == CHANCE else super()._action_to_string(player, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        other = super().resample_from_infostate(player, sampler)
        if other.desk is not None:
            other.desk.g.story = []
        return other


def checked_chance(chance: str) -> str:
    if chance not in (SAMPLED, EXPLICIT):
        raise BadInput(f"chance is {SAMPLED} or {EXPLICIT}, not '{chance}'.")
    return chance


def lay_told(laid: Layout, seed: int) -> State:
    """A table that is told its chance, and tells what happens."""
    return laid.game.lay_out(laid.cards, laid.seats, seed, dict(laid.options), [])


def answer_sealed(desk: Desk, player: int, dice: State) -> Desk:
    """At an imagined table nobody has answered a sealed question yet: those before `player` answer by the dice."""
    while desk.seat != player and not desk.g.over:
        tried = desk.clone()
        tried.play_at_random(dice)
        if tried.g.window != desk.g.window or not tried.g.waits_for(Seat(player)):
            tried = desk.clone()  # that answer ended the question for all: take the one that never does
            tried.choose(desk.options[0])
        desk = tried
    return desk


class Shared:
    """What all states of a game have in common: copying a state does not copy it."""

    def __init__(self, game: TableGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared_again, (self.game.laid, self.game.deals, self.game.chance)


class Observer:
    """What a player sees as a tensor; with perfect recall, what it was told and chose besides."""

    def __init__(self, laid: Layout, recalls: bool) -> None:
        self._laid = laid
        self._rows = Rows(laid.spaces, 1)
        self._cells = shared(self._rows.cells, np.int16)
        self._recalls = recalls
        self._is_there = False
        self._size = int(laid.spaces.sheet.size)
        self._levels = levels(laid)
        past = ROWS * WIDTH if recalls else 0
        self.tensor = np.zeros(self._size + past, np.float32)
        self.dict = {"sight": self.tensor[: self._size]}
        if recalls:
            self.dict["past"] = self.tensor[self._size :].reshape(-1, WIDTH)
            self._past = vec[float]([0.0] * past)
            self._rows_of_past = shared(self._past, np.float64).reshape(-1, WIDTH)

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if self.look(state, player):
            np.multiply(self._cells, self._laid.scales, out=self.tensor[: self._size])
            if self._recalls:
                self.dict["past"][:] = self._rows_of_past

    def look(self, state: TableState, player: int) -> bool:
        """Whether there is anything to see."""
        self._is_there = state.desk is not None
        if state.desk is not None:
            self._rows.show(0, state.desk.g, Seat(player))
            if self._recalls and state.memory is not None:
                state.memory.write(player, self._past)
        return self._is_there

    def listed(self) -> list[float]:
        """The tensor of the last look as Python's numbers, which lie ready: making each anew would take longest."""
        if not self._is_there:
            return [0.0] * len(self.tensor)
        seen: list[float] = self._rows.listed(0, self._levels)
        return seen + self._rows_of_past.astype(np.float32).ravel().tolist() if self._recalls else seen

    def string_from(self, state: TableState, player: int) -> str:
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


def levels(laid: Layout) -> list[list[float]]:
    """For each cell what its values stand for, from 0 to 1; cells with the same range share one list."""
    scales = {int(cell.high - cell.low): scale for cell, scale in zip(laid.cells, laid.scales, strict=True)}
    found = {most: (np.arange(most + 1, dtype=np.float32) * scale).tolist() for most, scale in scales.items()}
    return [found[int(cell.high - cell.low)] for cell in laid.cells]


@cache
def register() -> tuple[str, ...]:
    """Make the games known to OpenSpiel in this process; what they are called there."""
    return tuple(_register(game) for game in games.games().values())


def _register(game: Game) -> str:
    kind = type_of(game)

    def build_game(params: dict[str, Any] | None = None) -> TableGame:
        chosen = params or {}
        options = {c.name: str(chosen[c.name]).lstrip("_") for c in game.options if c.name in chosen}
        return TableGame(kind, lay(game, int(chosen.get("players", game.usual)), options), chosen)

    build_game.itself = build_game  # type: ignore[attr-defined]  # OpenSpiel lets go of it after Python has ended
    pyspiel.register_game(kind, build_game)
    return short_name(game)


def build(laid: Layout, deals: int = DEALS, chance: str = SAMPLED) -> Any:
    """The game as `pyspiel.load_game` gives it; with a box of one's own it is not registered."""
    register()
    values = dict(laid.options)
    params: dict[str, Any] = {"players": laid.seats, "deals": deals, "chance": checked_chance(chance)}
    params |= {c.name: written(c, values[c.name]) for c in laid.game.options}
    if laid.box is not None:
        return TableGame(type_of(laid.game), laid, params)
    return pyspiel.load_game(short_name(laid.game), params)


def _shared_again(laid: Layout, deals: int, chance: str) -> Shared:
    return Shared(build(laid, deals, chance))
