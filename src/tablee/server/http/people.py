"""What requests about people do.  Whoever asks says by the secret of their device who they are."""

from __future__ import annotations

import time
from functools import partial

from msgspec.structs import replace

from tablee import games
from tablee.server.club.people import Person, handle_of
from tablee.server.club.ratings import KINDS
from tablee.server.club.subscriptions import shown
from tablee.server.http.request import Ask
from tablee.server.protocol.people import ClaimSeat, Ladder, Me, MeShown, PersonShown, RateMe
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.reminders import Known
from tablee.server.table import decide
from tablee.server.table.log import AnyEntry
from tablee.server.tokens import matches
from tablee.server.visitors import household


async def who_asks(ask: Ask) -> tuple[str, Person]:
    found = await ask.hall.club.people.find(ask.token) if ask.token else None
    if found is None:
        raise Refusal("unknown_key")
    return found


async def show_me(ask: Ask) -> MeShown:
    club, (who, person) = ask.hall.club, await who_asks(ask)
    reminders = [shown(kept) for kept in await club.reminders_of(who)]
    counted = sorted({result for rated in await club.ratings.all_of(who) for result in rated.holds})
    about = await club.people.shown(who, person)
    ratings, solved = await club.ratings.shown(who), await club.daily.solved(who)
    return replace(about, ratings=ratings, reminders=reminders, counted=counted, solved=solved)


async def be_somebody(ask: Ask) -> MeShown:
    wanted, people = ask.read(Me), ask.hall.club.people
    if await people.find(ask.token) is None and (seconds := ask.visitors.people.wait(household(ask.address))):
        raise Refusal("too_many_people", seconds=seconds)
    who = await people.be(ask.token, wanted, time.time())
    await ask.hall.club.ratings.published(who)
    return await show_me(ask)


async def claim_seat(ask: Ask) -> Known:
    wanted, (who, _) = ask.read(ClaimSeat), await who_asks(ask)
    room = await ask.hall.room(wanted.table)
    await room.do(room.hear_the_others)
    await ask.hall.club.people.claim(who, wanted, room.table, time.time())
    return Known(True)


async def rate_me(ask: Ask) -> Known:
    """The seat must be on the card of whoever wants the game to count, and on nobody's twice."""
    wanted, room, seat, people = ask.read(RateMe), await ask.room(), await ask.seat(), ask.hall.club.people
    if wanted.agree:
        found = await people.find(wanted.key)
        sitters = [await people.sitter(room.table.id, place.token) for place in room.table.places]
        if found is None or sitters[seat] != found[0]:
            raise Refusal("no_card")
        if sitters.count(found[0]) > 1:
            raise Refusal("yourself_twice")

    def decision() -> tuple[list[AnyEntry], None]:
        """As the table is by now: the seat may be another's, and what was agreed to something else."""
        if not matches(ask.token, room.table.places[seat].token):
            raise Refusal("unknown_secret")
        if wanted.agree and wanted.terms and wanted.terms != decide.terms(room.table):
            raise Refusal("new_terms")
        return decide.rate(room.table, seat, agree=wanted.agree), None

    await room.do(partial(room.change, decision))
    return Known(True)


async def show_ladder(ask: Ask) -> Ladder:
    kind = ask.query.get("kind", KINDS[0])
    if ask.path["game"] not in games.games() or kind not in KINDS:
        raise Refusal("not_found")
    return await ask.hall.club.ratings.ladder(ask.path["game"], kind)


async def forget_me(ask: Ask) -> Known:
    """Also of whom only a part was forgotten when a process ended: whose that is follows from the secret alone."""
    club, who = ask.hall.club, handle_of(ask.token)
    if await club.people.find(ask.token) is None and (not ask.token or await club.people.called(who)):
        raise Refusal("unknown_key")
    return Known(await club.forget(who))


async def show_person(ask: Ask) -> PersonShown:
    club, who = ask.hall.club, ask.path["person"]
    return replace(await club.people.page(who), ratings=await club.ratings.shown(who))
