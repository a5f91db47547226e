# mypyc: compile
"""The audience of a table: every connection, and the states that each is sent when its own version moves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import cast

import msgspec
from mypy_extensions import mypyc_attr

from tablee import bots
from tablee.kernel.game import Game
from tablee.kernel.sight import Alike
from tablee.server.live.connection import Connection, Pace, encode
from tablee.server.live.hints import available
from tablee.server.live.spectators import Send, Spectators
from tablee.server.protocol import messages
from tablee.server.protocol.parts import Catalogue, Lang, Links, SeatShown, UndoOffer
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import lesson, standing
from tablee.server.table.clocks import Clock, bank_left_ms, effective
from tablee.server.table.decide import terms
from tablee.server.table.invites import in_force
from tablee.server.table.show import Shower, catalogue, levels, presets
from tablee.server.table.table import PERSON, Table
from tablee.server.tokens import invitation
from tablee.server.words import phrase

Seen = tuple[int, Lang, int | None]
LONGEST_NEWS = 50  # of the notices that a newcomer is sent
LONGEST_CHAT = 200  # of what was said that a newcomer is sent: more than that and a slow connection would be full of it
COUNT_EVERY = 0.5  # seconds between two counts of the spectators, of which everybody is told
LAG = 1000  # what other processes are told from this number on is no seat


class States:
    """What is seen of a table at one moment: each state made once, however many see the same."""

    def __init__(self, table: Table, clock: Clock, shower: Callable[..., Shower] = Shower) -> None:
        self._table = table
        self._exit = shower
        self._deadline = clock.shown()
        self._moving = table.phase == "playing" and lesson.may_move(table)
        self._showers: dict[Lang, Shower] = {}
        self._alike: Alike | None = None
        self._made: dict[Seen, bytes] = {}
        self._said: dict[tuple[int, Lang], bytes] = {}

    def seen_by(self, seat: int, lang: Lang, since: int | None) -> bytes:
        seen = (seat, lang, since)
        if seen not in self._made:
            state = self._shower(lang).state(seat, self._deadline, since, can_move=self._moving)
            if self._table.lesson and (told := lesson.shown(self._table, seat, lang)):
                state = msgspec.structs.replace(state, lesson=told)
            self._made[seen] = encode(self._with_standing(state, seat))
        return self._made[seen]

    def _with_standing(self, state: messages.State, seat: int) -> messages.State:
        """What is answered for this seat, and whether what is asked now can be let be: for it alone."""
        play = self._table.play
        if seat < 0 or play is None or not self._moving:
            return state
        stands, ahead = self._table.places[seat].standing, standing.may_foresee(self._table, seat)
        could = standing.question_id(play) if seat in play.window() and standing.let_be(play, seat) else ""
        if not (could or ahead or stands.is_any()):
            return state
        return msgspec.structs.replace(state, standing=stands if stands.is_any() else None, let_be=could, ahead=ahead)

    def foreseen(self, seat: int, lang: Lang, command: str) -> messages.Foreseen:
        if not (self._moving and standing.may_foresee(self._table, seat)):
            raise Refusal("not_ahead")
        return messages.Foreseen(command, self._shower(lang).foreseen(seat))

    def said(self, n: int, lang: Lang) -> bytes:
        """One thing of the chat, the first is 1."""
        if (n, lang) not in self._said:
            said = self._table.chat[n - 1]
            words = phrase(lang, f"preset-{said.preset}") if said.preset else said.text
            name = said.name or self._table.places[said.seat].name  # a snapshot of an older program has none
            self._said[n, lang] = encode(messages.Chat(n, said.seat, name, words, said.preset or None))
        return self._said[n, lang]

    def notice(self, n: int, lang: Lang) -> bytes:
        """What was told of a change around the game, the first is 1."""
        told = self._table.notices[n - 1]
        level = phrase(lang, f"level-{told.level}") if told.level in bots.LEVELS else told.level
        words = phrase(lang, f"notice-{told.code}", name=told.name, level=level, moves=told.moves)
        return encode(messages.Notice(n, told.code, words))

    def _shower(self, lang: Lang) -> Shower:
        if lang not in self._showers:
            assert self._table.play
            shower = self._exit(self._table.play, lang, self._table.names(), self._alike)
            self._showers[lang], self._alike = shower, shower.alike
        return self._showers[lang]


@mypyc_attr(allow_interpreted_subclasses=True)  # tests plant leaks
class Audience:
    """Who is connected, and keeping them up to date."""

    def __init__(self, table: Table, clock: Clock, spectators: Spectators) -> None:
        self.table = table
        self.clock = clock
        self.spectators = spectators
        self.shower: Callable[..., Shower] = Shower
        self.failed: Callable[[Exception], None] | None = None  # called when a state cannot be shown
        self.connections: set[Connection] = set()
        self._present: Counter[int] = Counter()  # connections of each seat, and of the spectators (-1)
        self._paces: dict[int, Pace] = {}  # of each seat: more windows do not let anybody speak faster
        self._watching = 0  # spectators, when they were last counted
        self._recount: asyncio.TimerHandle | None = None
        self._furthest: float | None = 0.0  # the longest lag of a seat here, None when it must be looked for
        self._sitting: object = None
        self._last_around: object = None
        self.elsewhere: dict[str, tuple[set[int], float]] = {}  # what other processes have told, until when

    # -- Who is there ---------------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        if connection not in self.connections:
            self.connections.add(connection)
            self._present[connection.seat] += 1
            self._furthest = None
            self._count_watchers()
            if connection.seat >= 0:
                connection.pace = self._paces.setdefault(connection.seat, connection.pace)

    def discard(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self._present[connection.seat] -= 1
            self._furthest = None
            self.spectators.forget(connection)
            self._count_watchers()

    def _count_watchers(self) -> None:
        """At once; while a crowd comes or goes now and then, else each of them would cost a message to each other."""
        if self._recount is None and self._watching != self._present[-1]:
            self._watching = self._present[-1]
            self._recount = asyncio.get_running_loop().call_later(COUNT_EVERY, self._count_again)

    def _count_again(self) -> None:
        self._recount = None
        if self._watching != self._present[-1]:
            self._count_watchers()
            self.update()

    def has(self, seat: int) -> bool:
        return self._present[seat] > 0 or any(seat in s for s, _ in self.elsewhere.values())

    def here(self) -> set[int]:
        return {seat for seat, connections in self._present.items() if connections and seat >= 0}

    def is_anybody_there(self) -> bool:
        here = any(connections and seat >= 0 for seat, connections in self._present.items())
        return here or any(seat >= 0 for seats, _ in self.elsewhere.values() for seat in seats)

    def told(self) -> list[int]:
        """Who is connected here, for other processes: seats, and as a number below 0 how many watch.

        A number from `LAG` on says by how many milliseconds the furthest seat is away; older programs take it for one
        more seat, which nobody has.
        """
        seats = sorted(self.here())
        lag = [LAG + round(1000 * self._longest_here())] if seats else []
        return [*seats, *lag, *([-self._watching] if self._watching else [])]

    def watching(self) -> int:
        """How many watch, through whatever process."""
        return self._watching - sum(min([0, *told]) for told, _ in self.elsewhere.values())

    def host(self) -> Connection | None:
        """A connection of the host, if there is one here."""
        return next((connection for connection in self.connections if connection.seat == self.table.host), None)

    def longest_lag(self) -> float:
        """Of a seat, through whatever process."""
        elsewhere = [(max([LAG, *told]) - LAG) / 1000 for told, _ in self.elsewhere.values()]
        return max([self._longest_here(), *elsewhere])

    def _longest_here(self) -> float:
        if self._furthest is None:
            self._furthest = max((each.lag for each in self.connections if each.seat >= 0), default=0.0)
        return self._furthest

    def measured(self) -> None:
        """Somebody's lag is known better."""
        self._furthest = None

    # -- Greeting -------------------------------------------------------------------------------

    def greet(self, connection: Connection) -> None:
        """Everything, from the beginning."""
        self.add(connection)
        self.spectators.forget(connection)
        connection.chats_sent = max(0, len(self.table.chat) - LONGEST_CHAT)
        connection.notices_sent = max(0, len(self.table.notices) - LONGEST_NEWS)
        connection.say(self._welcome(connection))
        self.refresh(connection)

    def refresh(self, connection: Connection) -> None:
        """The whole table as it is now."""
        connection.version, connection.table_sent = 0, b""
        self._show_table(connection, {})
        self._show_news(connection, States(self.table, self.clock, self.shower), whole=True)

    def _welcome(self, connection: Connection) -> messages.Welcome:
        table = self.table
        return messages.Welcome(
            protocol=messages.PROTOCOL,
            table=table.id,
            seat=connection.seat if connection.seat >= 0 else None,
            host=connection.seat == table.host,
            lang=connection.lang,
            levels=levels(connection.lang, table.game),
            presets=presets(connection.lang),
            texts=table.texts(),
            catalogue=_encoded(table.game, connection.lang),
        )

    def foreseen(self, connection: Connection, command: str) -> messages.Foreseen:
        states = States(self.table, self.clock, self.shower)
        return states.foreseen(connection.seat, connection.lang, command)

    # -- Keeping up to date ---------------------------------------------------------------------

    def update(self, *, only_moved: bool = False) -> None:
        """Send everybody what is new to them, and nothing to those to whom nothing is."""
        states = States(self.table, self.clock, self.shower)
        around = self._around(only_moved=only_moved)
        moved, self._last_around = around != self._last_around, around
        tables: dict[tuple[str, Lang], bytes] = {}
        versions = self.table.play.versions if self.table.play else None
        for connection in list(self.connections):
            if moved or not connection.table_sent:
                self._show_table(connection, tables)
            said = len(self.table.chat) > connection.chats_sent or len(self.table.notices) > connection.notices_sent
            if said or (versions and versions[connection.seat] != connection.version):
                self._show_news(connection, states, whole=False)

    def _around(self, *, only_moved: bool) -> object:
        """Changes whenever the table message might: cheaper to make than the message."""
        table = self.table
        if not only_moved:
            self._sitting = self._who_sits()
        banks = list(table.play.bank) if table.play and table.clocks.bank else None
        return table.phase, table.undo, len(table.agreed), table.trouble, banks, self._sitting

    def _who_sits(self) -> object:
        """What no move changes."""
        table = self.table
        seats = [(p.kind, p.name, p.face, p.away, p.level, p.muted, p.lends, p.rates) for p in table.places]
        there = [self.has(seat) for seat in table.people()]
        watching = self.watching()
        return (
            table.host,
            table.sealed,
            table.invited,
            len(table.shared),
            table.follower,
            table.options,
            seats,
            there,
            watching,
        )

    def _show_news(self, connection: Connection, states: States, *, whole: bool) -> None:
        for n in range(connection.chats_sent + 1, len(self.table.chat) + 1):
            self._send(connection, connection.tell, states.said(n, connection.lang))
        for n in range(connection.notices_sent + 1, len(self.table.notices) + 1):
            self._send(connection, connection.tell, states.notice(n, connection.lang))
        connection.chats_sent, connection.notices_sent = len(self.table.chat), len(self.table.notices)
        self._show_state(connection, states, whole=whole)

    def _show_table(self, connection: Connection, tables: dict[tuple[str, Lang], bytes]) -> None:
        seen = (connection.token if connection.seat == self.table.host else "", connection.lang)
        if seen not in tables:
            tables[seen] = encode(self.shown(*seen))
        if connection.table_sent != tables[seen]:
            connection.table_sent = tables[seen]
            self._send(connection, connection.show, tables[seen])

    def _show_state(self, connection: Connection, states: States, *, whole: bool) -> None:
        play = self.table.play
        if play is None or connection.version == play.versions[connection.seat]:
            return
        whole = whole or connection.version == 0 or connection.rewinds != play.rewinds
        try:
            state = states.seen_by(connection.seat, connection.lang, None if whole else connection.told)
        except Exception as fault:
            if self.failed is None:
                raise
            self.failed(fault)
            return
        connection.version, connection.rewinds = play.versions[connection.seat], play.rewinds
        connection.told = len(play.story)
        self._send(connection, connection.show, state)

    def _send(self, connection: Connection, send: Send, message: bytes) -> None:
        if connection.seat < 0:
            self.spectators.send_later(connection, send, message)
        else:
            send(message)

    def shown(self, host_token: str, lang: Lang) -> messages.Table:
        table = self.table
        undo = table.undo
        return messages.Table(
            id=table.id,
            game=table.game.id,
            options=table.options,
            public=table.public,
            phase=table.phase,
            host=table.host,
            seats=[self._seat(seat) for seat in range(len(table.places))],
            clocks=effective(table.clocks),
            spectators=self.watching(),
            links=self._links(host_token) if host_token and in_force(table) else None,
            undo_offer=UndoOffer(undo.seat, undo.moves, list(table.agreed), undo.id) if undo else None,
            rematch=table.follower,
            trouble=trouble(table, lang),
            hints=available(table),
            live=table.game.live(table.options),
            rated=table.rated,
            tournament=table.tournament,
            sealed=table.sealed,
            terms=terms(table) if table.phase == "lobby" else "",
            deal=table.deal,
        )

    def _links(self, host_token: str) -> Links:
        table = self.table
        watched = table.watchers != "nobody"
        return links(table.id, len(table.places), host_token, table.invited.edition, watched=watched)

    def _seat(self, seat: int) -> SeatShown:
        place = self.table.places[seat]
        return SeatShown(
            name=place.name,
            kind=place.kind,  # type: ignore[arg-type]
            connected=place.kind != PERSON or self.has(seat),
            stand_in=place.away,
            level=place.level,
            muted=place.muted,
            bank_ms=bank_left_ms(self.table, seat),
            lends=place.lends,
            rates=place.rates,
            face=place.face,
        )


def trouble(table: Table, lang: Lang) -> str | None:
    """Why the table stands still."""
    if table.stored and table.phase != "over":
        return phrase(lang, "trouble-old_rules")
    return phrase(lang, "trouble-rule", what=table.trouble) if table.trouble else None


@lru_cache(maxsize=64)
def _encoded(game: Game, lang: Lang) -> Catalogue:
    """The catalogue as it goes over the wire: it is long, and always the same."""
    return cast("Catalogue", msgspec.Raw(encode(catalogue(game, lang))))


@lru_cache(maxsize=4096)
def links(table: str, seats: int, host_token: str, edition: int, *, watched: bool) -> Links:
    """Paths with the secret behind `#`, which browsers keep to themselves."""

    def join(place: str) -> str:
        return f"/t/{table}#join={invitation(host_token, table, place, edition)}"

    each = [join(str(seat)) for seat in range(seats)]
    watch = f"/t/{table}#watch={invitation(host_token, table, 'watch')}"
    return Links(join("any"), each, watch if watched else None)
