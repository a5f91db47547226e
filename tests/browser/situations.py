"""Tables without a server: every kind of question of a game, at its fullest, as messages that a page can be sent."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import msgspec

from tablee.games import game as game_named
from tablee.kernel.records import Input, start
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.server.protocol import messages
from tablee.server.protocol.parts import Clocks, Deadline, Lang, SeatShown, Standing
from tablee.server.table import standing
from tablee.server.table.play import Play
from tablee.server.table.show import Shower, catalogue, presets
from tools.record import pick

NAMES = ["Maïwenn", "Oscar", "Jeanne", "Tonton Luc", "Inès", "Malo", "Zoé", "Yann"]
LONGEST = "Anne-Sophie Capucine"  # twenty letters, as many as a name may have
GAMES_TRIED, MOST_MOVES = 3, 140
IDLE = 2  # the game in which nobody is in a hurry: what lies about becomes much
LAST_EVENTS = 40  # that are told
SPECTATOR = -1
REACTION = Deadline("reaction", 12_000, 20_000)
MOVE = Deadline("move", 45_000, 60_000)
encode = msgspec.json.encode


@dataclass
class Situation:
    """One moment of a table through one pair of eyes."""

    game: str
    seats: int
    seat: int
    kind: str
    names: list[str]
    state: messages.State
    weight: int
    lang: Lang = "fr"

    def __str__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else "player"
        return f"{self.game}-{self.seats}-{who}-{self.kind}"

    def sent(self, version: int) -> list[str]:
        """What the page is sent, in this order."""
        whole = msgspec.structs.replace(self.state, version=version)
        return [encode(message).decode() for message in (self._welcome(), self._table(), whole)]

    def _welcome(self) -> messages.Welcome:
        seat = None if self.seat == SPECTATOR else self.seat
        return messages.Welcome(
            protocol=1,
            table="x",
            seat=seat,
            host=seat == 0,
            lang=self.lang,
            levels=[],
            presets=presets(self.lang),
            texts=True,
            catalogue=catalogue(game_named(self.game), self.lang),
        )

    def _table(self) -> messages.Table:
        return messages.Table(
            id="x",
            game=self.game,
            options={},
            public=False,
            phase="playing",
            host=0,
            seats=[self._seat(i) for i in range(self.seats)],
            clocks=Clocks(),
            spectators=2,
            links=None,
            undo_offer=None,
            rematch=None,
            trouble=None,
            hints="on",
            live=False,
        )

    def _seat(self, seat: int) -> SeatShown:
        """People and bots in turn: about a person there is a menu."""
        person = seat % 2 == 0
        return SeatShown(
            name=self.names[seat],
            kind="human" if person else "bot",
            connected=True,
            stand_in=False,
            level=None,
            muted=False,
            bank_ms=None,
        )


def ended(before: Situation, ending: str, winners: list[int], scores: list[int]) -> messages.State:
    """The state that ends the game there, in this way."""
    over = {"over": True, "ending": ending, "winners": winners, "your_move": False, "asking": None}
    words = f"Fin de partie : {ending}."
    quiet = msgspec.structs.replace(before.state, options=[], refused=[], waiting_for=[], deadline=None, whole=False)
    return msgspec.structs.replace(quiet, view={**before.state.view, **over}, ending=words, scores=scores)


def names_for(game: str, seats: int) -> list[str]:
    """At a full table everybody has the longest name there may be."""
    full = seats == game_named(game).seats[-1]
    return [LONGEST] * seats if full else NAMES[:seats]


def plays(game: str, seats: int) -> Iterator[Play]:
    """Whole games, move by move."""
    rules = game_named(game)
    for seed in range(GAMES_TRIED):
        play, chance = Play(rules, start(rules, seats, seed, {})), random.Random(seed)
        for _ in range(MOST_MOVES):
            yield play
            if play.g.over:
                break
            play.take(play.attempt(choice(play, chance, idle=seed == IDLE)))


def choice(play: Play, chance: random.Random, *, idle: bool) -> Input:
    seat = chance.choice(play.asked())
    return Input(seat, key(play.g, chance.choice(play.g.legal(Seat(seat))))) if idle else pick(play.g, seat, chance)


def ways_out(play: Play, seat: int) -> dict[str, Any]:
    """What a person at that seat is offered besides: to let it be from now on, or to prepare a move."""
    asked = seat in play.window()
    if seat == SPECTATOR or play.g.over:
        return {}
    could = standing.question_id(play) if asked and standing.let_be(play, seat) else ""
    return {"let_be": could, "ahead": bool(play.game.turn) and play.is_turn() and not asked}


def standing_by(waiting: Situation) -> Situation:
    """The same while a move is prepared and everything else is let be."""
    said = Standing(passes="turn", key="prepared")
    return replace(waiting, kind=f"{waiting.kind}-stands", state=msgspec.structs.replace(waiting.state, standing=said))


def moment(play: Play, names: list[str], seat: int, lang: Lang) -> Situation:
    reacting = len(play.window()) > 1
    deadline = None if play.g.over else REACTION if reacting else MOVE
    since = max(0, len(play.story) - LAST_EVENTS)
    shown = Shower(play, lang, names).state(seat, deadline, since, can_move=True)
    state = msgspec.structs.replace(shown, whole=True, **ways_out(play, seat))
    asking = "over" if play.g.over else state.view["asking"]["question"]
    how = "" if play.g.over else "-mine" if state.view["your_move"] else "-free" if state.options else "-waiting"
    weight = len(state.options) * 40 + len(encode(state.view))
    return Situation(play.game.id, play.record.seats, seat, f"{asking}{how}", names, state, weight, lang)


@lru_cache
def situations(game: str, seats: int, seat: int, lang: Lang = "fr") -> list[Situation]:
    """The fullest of every kind, the fullest first; what is never asked of this player, as another is asked it."""
    names = names_for(game, seats)
    fullest: dict[str, Situation] = {}
    others: dict[str, Situation] = {}
    for play in plays(game, seats):
        seen = moment(play, names, seat, lang)
        if seen.weight > fullest.setdefault(seen.kind, seen).weight:
            fullest[seen.kind] = seen
        mine = seen.kind.replace("-waiting", "-mine")
        if seat != SPECTATOR and not play.g.over and mine not in others:
            others[mine] = moment(play, names, play.asked()[0], lang)
    kinds = {it.kind: it for it in others.values()} | fullest
    prepared = [standing_by(it) for it in kinds.values() if it.state.ahead][:1]
    return sorted([*kinds.values(), *prepared], key=lambda it: -it.weight)


def tables(game: str) -> list[tuple[int, int]]:
    """The fewest and the most players, as one of them and as somebody who watches."""
    seats = game_named(game).seats
    return [(count, seat) for count in (seats[0], seats[-1]) for seat in (0, SPECTATOR)]
