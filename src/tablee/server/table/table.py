# mypyc: compile
"""A table: its seats, its people and its game, as the log says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from tablee import games, lessons
from tablee.kernel.boxes import sent_text
from tablee.kernel.game import Game
from tablee.kernel.records import Record
from tablee.server.protocol.parts import Clocks, Lang, Phase, Standing
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log
from tablee.server.table.log import AnyEntry
from tablee.server.table.play import Play, Tried
from tablee.server.table.review import Review
from tablee.server.table.save import load_play, same_rules
from tablee.server.tokens import matches
from tablee.server.words import bot_name

NOTHING_STANDS = Standing()
NOBODY, PERSON, BOT = "empty", "human", "bot"
NO_HOST = -2  # of a table that nobody has opened: a tournament's, or of the day; -1 are the spectators


class Place:
    """A seat and who has it."""

    def __init__(self) -> None:
        self.kind = NOBODY
        self.name = ""
        self.token = ""
        self.visitor = ""
        self.level: str | None = None
        self.away = False
        self.muted = False
        self.lends = False
        self.rates = False
        self.face: int | None = None
        self.standing = NOTHING_STANDS

    def taken_by(
        self, kind: str, *, name: str = "", token: str = "", visitor: str = "", level: str | None = None
    ) -> None:
        self.kind, self.name, self.token, self.visitor, self.level = kind, name, token, visitor, level
        self.away = self.muted = self.lends = self.rates = False
        self.face = None
        self.standing = NOTHING_STANDS

    def is_held(self) -> bool:
        """Whether a person has this seat: who has left after the end is still shown on it, but without a secret."""
        return self.kind == PERSON and bool(self.token)

    def plays_itself(self) -> bool:
        """Whether a bot chooses here."""
        return self.kind == BOT or self.away


class Table:
    """Everything that the log of one table tells; the same log gives the same table anywhere."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = 0
        self.answers: dict[str, int] = {}  # commands done, and the version their sender saw afterwards
        self.game: Game
        self.options: dict[str, str] = {}
        self.clocks = Clocks()
        self.public = False
        self.watchers = "link"
        self.lesson: lessons.Lesson | None = None
        self.invited = log.Invited("", [], "", 0)
        self.shared: dict[str, str] = {}  # who has given the finished game out, and by which secret
        self.places: list[Place] = []
        self.host = 0
        self.phase: Phase = "lobby"
        self.play: Play | None = None
        self.chat: list[log.Said] = []
        self.undo: log.UndoAsked | None = None
        self.agreed: list[int] = []
        self.follower: str | None = None
        self.trouble: str | None = None
        self.stored: Record | None = None  # a game whose rules this program does not have
        self.hints = True
        self.lang: Lang = "fr"  # of whoever has not said which they want
        self.review: Review | None = None
        self.lent = False  # all people at the table have let the lab read the game before it began
        self.rated = False  # all people at the table wanted the game to count before it began
        self.gone: dict[int, str] = {}  # who has left which seat during the game, "" if sent away
        self.tournament = ""  # which it belongs to
        self.sealed = False  # what is hidden stays so after the end, until the same deal has been played elsewhere
        self.deal = ""  # the day whose deal this is
        self.brought = False  # its game had begun elsewhere
        self.firm = 0  # moves that are not taken back: somebody who made or saw them has no seat any more
        self.notices: list[log.Notice] = []  # what all are told of changes around the game
        self.withheld: list[log.Notice] = []  # until the answers of an open question may be known

    # -- Reading --------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat this secret belongs to."""
        for seat, place in enumerate(self.places):
            if place.is_held() and matches(token, place.token):
                return seat
        return None

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.is_held()]

    def present(self) -> list[int]:
        """The people for whom no bot stands in."""
        return [seat for seat in self.people() if not self.places[seat].away]

    def counts(self) -> bool:
        """Whether something hangs on how it ends: then nobody helps, and nobody is exchanged."""
        return self.rated or bool(self.tournament or self.deal)

    def host_name(self) -> str:
        return self.places[self.host].name if self.host != NO_HOST else ""

    def names(self) -> list[str]:
        return [place.name for place in self.places]

    def free(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == NOBODY]

    def texts(self) -> bool:
        """Whether people may say what they like: where the rules forbid to consult, ready-made phrases must do."""
        return not self.game.silent(len(self.places), self.options)

    def record(self) -> Record | None:
        """The game as it was played, by whatever rules."""
        return self.stored or (self.play.record if self.play else None)

    def version(self, seat: int) -> int:
        """Of the view of a seat, or of the spectators (-1)."""
        return self.play.versions[seat] if self.play else 0

    # -- Folding --------------------------------------------------------------------------

    def fold(
        self,
        entries: Sequence[AnyEntry],
        *,
        answers: str | None = None,
        tried: Tried | None = None,
        played: Play | None = None,
    ) -> None:
        """The next row of the log has happened.  `tried` spares doing its move a second time, `played` its game."""
        self.seq += 1
        for entry in entries:
            if isinstance(entry, log.Moved):
                self._moved(entry, tried)
            elif played and isinstance(entry, log.Began):
                self._began(entry, played)
            else:
                FOLDS[type(entry)](self, entry)
        if self.stored and self.phase != "over":
            self.phase = "broken"
        if self.seq == 1:  # that a table is there is no news
            self.notices.clear()
        if answers:
            self.answers[answers] = self.version(sender(answers))

    def _moved(self, entry: log.Moved, tried: Tried | None) -> None:
        if self.stored:
            self.stored.inputs.append(log.as_input(entry))
            return
        assert self.play
        pays = len(self.play.window()) == 1 and not self.game.limit(self.play.g)  # time by the rules is no bank's
        own_turn = self.play.is_turn() and self.play.window() == [entry.seat]
        self.play.take(tried or self.play.attempt(log.as_input(entry)))
        if pays:
            self.play.bank[entry.seat] += max(0, entry.spent - 1000 * self.clocks.move)
        if own_turn:
            self._turn_taken(self.places[entry.seat])
        if not self.play.sealed[-1]:
            self.undo = None
            self._tell_withheld()
        elif self.lesson and entry.seat != lessons.LEARNER:
            self.play.stir()  # the script has gone on, and the learner must see it
        if self.play.g.over:
            self.phase = "over"

    def _turn_taken(self, place: Place) -> None:
        """What was prepared for this turn, or was to last until it."""
        if place.standing.is_any():
            passes = "no" if place.standing.passes == "turn" else place.standing.passes
            place.standing = replace(place.standing, passes=passes, key="")

    def _stood(self, entry: log.Stood) -> None:
        self.places[entry.seat].standing = entry.standing
        if self.play:
            self.play.stir(entry.seat)

    def _opened(self, entry: log.Opened) -> None:
        self.game = games.with_cards(entry.game, entry.cards).speaking_of(entry.options)
        self.options = entry.options
        self.clocks = entry.clocks
        self.public = entry.public
        self.watchers = entry.watchers
        self.hints = entry.hints
        self.lang = entry.lang
        self.lesson = lessons.lesson(self.game) if entry.lesson else None
        self.places = [Place() for _ in range(entry.seats)]
        self.tournament, self.sealed, self.deal = entry.tournament, entry.sealed, entry.deal
        self.host = NO_HOST if entry.tournament or entry.deal else 0

    def _unsealed(self, _: log.Unsealed) -> None:
        self.sealed = False
        self.watchers = "everybody"
        if self.play:
            self.play.closed = False
            self.play.stir()

    def _invited(self, entry: log.Invited) -> None:
        self.invited = entry

    def _shared(self, entry: log.Shared) -> None:
        self.shared[entry.by] = entry.watch

    def _tell(self, code: str, seat: int, level: str = "", moves: int = 0) -> None:
        """Everybody at the table hears of it."""
        self.notices.append(log.Notice(code, self.places[seat].name, level, moves))

    def _tell_withheld(self) -> None:
        if self.withheld:
            self.notices += self.withheld
            self.withheld = []

    def _advised(self, entry: log.Advised) -> None:
        """Where several answer in secret, asking would say that one has not answered yet."""
        self._tell("advised", entry.seat)
        if self.play and len(self.play.window()) > 1:
            self.withheld.append(self.notices.pop())

    def _sat(self, entry: log.Sat) -> None:
        self.places[entry.seat].taken_by(PERSON, name=entry.name, token=entry.token, visitor=entry.visitor)
        self.places[entry.seat].face = entry.face
        self._ask_again()
        self._tell("sat", entry.seat)

    def _bot_sat(self, entry: log.BotSat) -> None:
        place, changed = self.places[entry.seat], self.places[entry.seat].kind == BOT
        kept = place.name if changed else ""
        place.taken_by(BOT, name=entry.name or kept or bot_name(entry.seat, self.names()), level=entry.level)
        self._ask_again()
        self._tell("bot_changed" if changed else "bot_sat", entry.seat, entry.level)

    def _replaced(self, entry: log.Replaced) -> None:
        self._tell("replaced", entry.seat, entry.level)
        self.gone[entry.seat] = self.places[entry.seat].token if entry.left else ""
        self.places[entry.seat].taken_by(BOT, name=bot_name(entry.seat, self.names()), level=entry.level)
        self.firm = len(self.play.record.inputs) if self.play else 0

    def _cleared(self, entry: log.Cleared) -> None:
        self._ask_again()
        self._tell("cleared", entry.seat)
        self.places[entry.seat].taken_by(NOBODY)

    def _renamed(self, entry: log.Renamed) -> None:
        place = self.places[entry.seat]
        place.name, place.face = entry.name, place.face if entry.face is None else entry.face

    def _chosen(self, entry: log.Chosen) -> None:
        self.game, self.options = self.game.speaking_of(entry.options), entry.options
        self._ask_again()
        self._tell("chosen", self.host)

    def _began(self, entry: log.Began, played: Play | None = None) -> None:
        inputs = list(entry.inputs)
        self.brought = bool(inputs)
        if played:
            self._play_on(played)
            return
        about = (self.game.id, entry.version, len(self.places), entry.seed, self.options, entry.box)
        record = Record(*about, inputs, entry.saved, sent_text(self.game.own))
        self._play_on(Play(self.game, record) if same_rules(self.game, record) else record)

    def _continued(self, entry: log.Continued) -> None:
        known = same_rules(self.game, entry.play.record)
        self._play_on(load_play(self.game, entry.play) if known else entry.play.record)
        self.phase = entry.phase

    def _play_on(self, game: Play | Record) -> None:
        if self.phase == "lobby":
            self.lent = self._is_lent()
            self.rated = self._is_rated()
        self.play = game if isinstance(game, Play) else None
        self.stored = game if isinstance(game, Record) else None
        if self.play:
            self.play.closed = self.sealed
        self.phase = "over" if self.play and self.play.g.over else "playing"

    def _is_lent(self) -> bool:
        people = self.people()
        return bool(people) and not self.lesson and all(self.places[seat].lends for seat in people)

    def _is_rated(self) -> bool:
        people = self.people()
        return bool(people) and len(self.places) > 1 and all(self.places[seat].rates for seat in people)

    def _rates(self, entry: log.Rates) -> None:
        self.places[entry.seat].rates = entry.agree

    def _ask_again(self) -> None:
        """Who wanted the game to count did not know this."""
        for place in self.places:
            place.rates = False

    def _lent(self, entry: log.Lent) -> None:
        """Whoever thinks better of it keeps the game out, also later."""
        self.places[entry.seat].lends = entry.agree
        self.lent = self.lent and entry.agree

    def _undone(self, entry: log.Undone) -> None:
        self.follower = None
        if self.stored:
            del self.stored.inputs[entry.to : entry.to + 1 if entry.only else None]
            return
        assert self.play
        before = self.play.public_moves()
        self.play.rewind(entry.to, only=entry.only)
        if entry.by >= 0:  # else what was taken back would be done again at once
            self.places[entry.by].standing = NOTHING_STANDS
        if not entry.only:  # else nobody else may learn that there was something to take back
            self.undo = None
            self._tell_withheld()
            if entry.by >= 0:
                self._tell("undone", entry.by, moves=before - self.play.public_moves())
        self.review = None
        self.phase = "paused" if entry.paused else "playing"
        self.trouble = None

    def _undo_asked(self, entry: log.UndoAsked) -> None:
        self.undo = entry
        self.agreed = [entry.seat]

    def _undo_answered(self, entry: log.UndoAnswered) -> None:
        if entry.agree:
            self.agreed.append(entry.seat)
        else:
            self.undo = None

    def _paused(self, _: log.Paused) -> None:
        self._turn_to("paused")

    def _resumed(self, _: log.Resumed) -> None:
        self._turn_to("playing")
        self.trouble = None

    def _turn_to(self, phase: Phase) -> None:
        self.phase = phase
        if self.play:
            self.play.stir()

    def _away(self, entry: log.WentAway | log.CameBack) -> None:
        self.places[entry.seat].away = isinstance(entry, log.WentAway)

    def _left(self, entry: log.Left) -> None:
        place = self.places[entry.seat]
        place.token, place.away = "", True

    def _handed(self, entry: log.Handed) -> None:
        self.host = entry.seat
        self._tell("handed", entry.seat)

    def _muted(self, entry: log.Muted) -> None:
        self.places[entry.seat].muted = entry.muted

    def _said(self, entry: log.Said) -> None:
        self.chat.append(replace(entry, name=entry.name or self.places[entry.seat].name))

    def _followed(self, entry: log.Followed) -> None:
        self.follower = entry.table

    def _reviewed(self, entry: log.Reviewed) -> None:
        self.review = entry.review

    def _broke(self, entry: log.Broke) -> None:
        self._turn_to("broken")
        self.trouble = entry.trouble

    def _ended(self, _: log.Ended) -> None:
        self._turn_to("over")
        self.trouble = None


def sender(command: str) -> int:
    """The seat that a command in the log came from."""
    return int(command.partition(".")[0])


FOLDS: dict[type, Callable[[Table, Any], None]] = {
    log.Opened: Table._opened,
    log.Invited: Table._invited,
    log.Shared: Table._shared,
    log.Sat: Table._sat,
    log.BotSat: Table._bot_sat,
    log.Replaced: Table._replaced,
    log.Cleared: Table._cleared,
    log.Renamed: Table._renamed,
    log.Chosen: Table._chosen,
    log.Began: Table._began,
    log.Undone: Table._undone,
    log.UndoAsked: Table._undo_asked,
    log.UndoAnswered: Table._undo_answered,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.WentAway: Table._away,
    log.CameBack: Table._away,
    log.Left: Table._left,
    log.Advised: Table._advised,
    log.Lent: Table._lent,
    log.Stood: Table._stood,
    log.Rates: Table._rates,
    log.Handed: Table._handed,
    log.Muted: Table._muted,
    log.Said: Table._said,
    log.Followed: Table._followed,
    log.Reviewed: Table._reviewed,
    log.Broke: Table._broke,
    log.Continued: Table._continued,
    log.Ended: Table._ended,
    log.Unsealed: Table._unsealed,
}


def in_phase(table: Table, *phases: str) -> None:
    if table.phase in phases:
        return
    if table.phase == "broken":
        raise Refusal("old_rules" if table.stored else "broken")
    raise Refusal({"lobby": "not_lobby", "over": "not_over", "paused": "not_paused"}.get(phases[0], "not_playing"))


def laid_open(table: Table) -> None:
    """`Refusal` unless the game is over and everybody may know all its cards."""
    if table.phase != "over":
        raise Refusal("not_over")
    if table.sealed:
        raise Refusal("sealed")


def playing(table: Table) -> Play:
    in_phase(table, "playing")
    assert table.play
    return table.play
