"""TextArena: every game as an environment of text.  `import tablee.agents.textarena` gives them their names there."""

from __future__ import annotations

from copy import copy, deepcopy
from pathlib import Path
from random import randrange
from typing import Any

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY
from textarena.wrappers import ActionFormattingWrapper, LLMObservationWrapper

from tablee import games
from tablee.agents.choices import NotAnOption, chosen
from tablee.agents.pages import Pages
from tablee.agents.words import words
from tablee.kernel.game import BadInput, Game
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import language

WRONG = 2  # answers that are no option, before the first option is taken
SHOWN = ta.ObservationType


class Record(ta.FFAMultiPlayerState):  # type: ignore[misc]
    """TextArena's own, with one sentence for a wrong answer, and nobody thrown out for it."""

    def set_invalid_move(self, reason: str) -> bool:
        """Whether it was one too many."""
        self.game_info[self.current_player_id]["invalid_move"] = True
        if self.error_count >= self.error_allowance:
            return True
        self.error_count += 1
        self.made_invalid_move = True
        self.add_observation(to_id=self.current_player_id, message=reason, observation_type=SHOWN.GAME_ADMIN)
        return False


class TableEnv(ta.Env):  # type: ignore[misc]
    """Whoever is asked first answers first; nobody is shown what their seat does not see."""

    def __init__(
        self,
        game: str,
        lang: str = "en",
        options: dict[str, str] | None = None,
        box: Path | None = None,
        error_allowance: int = WRONG,
    ) -> None:
        self.game: Game = games.game(game).speaking_of(options or {})
        self.lang, self.options, self.box = language(lang), options or {}, box
        self.error_allowance = error_allowance
        self.g: State
        self.state: Record

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """`BadInput` says how many can play it."""
        self.story: list[Event] = []
        box = self.game.box(self.box, self.game.check(num_players, self.options))
        start = randrange(1 << 31) if seed is None else seed
        self.g = self.game.new(num_players, start, self.options, box, self.story)
        self.heard = 0
        self.state = Record(num_players=num_players, seed=seed, error_allowance=self.error_allowance)
        names = {seat: f"Player {seat}" for seat in range(num_players)}
        self.pages = Pages(self.game, self.lang, list(names.values()))
        self.state.reset(game_state={}, player_prompt_function=self._prompt, role_mapping=names)
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        """Goes on from here, with the same luck."""
        twin = copy(self)
        if hasattr(self, "g"):
            twin.g, twin.story, twin.state = self.g.clone(), list(self.story), deepcopy(self.state, memo)
            twin.g.story = twin.story
        return twin

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:  # noqa: ARG002
        said = words(self.lang).say(
            "prompt", game=self.game.title(self.lang), players=int(self.g.seats), name=f"Player {player_id}"
        )
        return f"{said}\n{self.pages.rules(self.g)}"

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The number or the words of an option; once too often wrong, the first is taken."""
        offered = self._offered()
        try:
            place = chosen(action, self.pages.options(self.g, offered), self.lang)
        except NotAnOption as why:
            if not self.state.set_invalid_move(reason=str(why)):
                return self.state.step(rotate_player=False)  # type: ignore[no-any-return]
            place = 0
        self.g.play(Seat(self.state.current_player_id), Option(Step(offered[place])))
        done = self.state.step(rotate_player=False)
        self._go_on()
        return (True, done[1]) if self.g.over else done

    def _offered(self) -> list[int]:
        return [int(option) for option in self.g.legal(Seat(self.state.current_player_id))]

    def _go_on(self) -> None:
        """Tell everybody what they were told, then ask the next one."""
        fresh, self.heard = self.story[self.heard :], len(self.story)
        for seat in range(self.state.num_players):
            for line in self.pages.news(self.g, seat, fresh):
                self.state.add_observation(to_id=seat, message=line, observation_type=SHOWN.GAME_MESSAGE)
        if self.g.over:
            self._finish()
            return
        self.state.manually_set_current_player_id(int(self.g.asked_seat()), force=True)
        self.state.add_observation(
            to_id=self.state.current_player_id, message=self.get_board_str(), observation_type=SHOWN.GAME_BOARD
        )

    def _finish(self) -> None:
        winners = [seat for seat in range(self.state.num_players) if self.g.winners >> seat & 1]
        self.state.set_winners(winners, self.pages.teller.outcome(self.g))
        for seat in range(self.state.num_players):
            self.state.game_info[seat]["role"] = self.game.faction(self.g, seat)

    def get_board_str(self) -> str:
        """What whoever is asked sees, and may do."""
        seat = self.state.current_player_id
        shown = self.pages.board(self.g, seat)
        return shown if self.g.over else f"{shown}\n\n{self.pages.question(self.g, self._offered())}"


def name_of(game: Game, lang: str = "en") -> str:
    """`Tablee-GAME-v1`, and with `-fr` behind it in French."""
    return f"Tablee-{game.id.capitalize()}-v{game.version}{'' if lang == 'en' else f'-{lang}'}"


def register() -> tuple[str, ...]:
    """Make all games known to TextArena in this process; what they are called there, also with `-raw` behind it."""
    for game in games.games().values():
        for lang in ("en", "fr"):
            name = name_of(game, lang)
            if name not in ENV_REGISTRY:
                wrappers = {"default": [LLMObservationWrapper, ActionFormattingWrapper]}
                ta.envs.registration.register_with_versions(name, TableEnv, wrappers, game=game.id, lang=lang)
    return tuple(name for name in ENV_REGISTRY if name.startswith("Tablee-"))


__all__ = ["BadInput", "TableEnv", "name_of", "register"]
register()
