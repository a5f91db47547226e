"""What requests about studies do: a finished game that several look at together."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from starlette.responses import Response, StreamingResponse

from tablee.server.http.handlers import finished
from tablee.server.http.request import Ask
from tablee.server.protocol.bodies import Seated
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.studies import (
    Branch,
    BranchShown,
    Did,
    Do,
    JoinStudy,
    Listen,
    OddsShown,
    OpenStudy,
    Point,
    Pointed,
    StudyShown,
    Weigh,
)
from tablee.server.review import study
from tablee.server.review.studies import Kept, new_name
from tablee.server.table.table import laid_open
from tablee.server.visitors import household


async def open_study(ask: Ask) -> StudyShown:
    wanted, table = ask.read(OpenStudy), await ask.table()
    laid_open(table)
    if await ask.watch_link() is None:
        raise Refusal("nobody_watches")
    if seconds := ask.visitors.studies.wait(household(ask.address)):
        raise Refusal("slower", seconds=seconds)
    kept = await ask.studies.add(study.new(new_name(), table.id, ask.lang, wanted))
    return study.shown(kept.study, kept.version, 0)


async def _kept(ask: Ask) -> Kept:
    return await ask.studies.find(ask.path["table"], ask.path["study"])


async def show_study(ask: Ask) -> StudyShown:
    kept = await _kept(ask)
    return study.shown(kept.study, kept.version, None)


async def join_study(ask: Ask) -> StudyShown:
    wanted = ask.read(JoinStudy)
    _not_too_fast(ask)
    kept = await ask.studies.change(ask.path["table"], ask.path["study"], study.joined(wanted))
    return study.shown(kept.study, kept.version, kept.study.person(wanted.me))


async def listen_to_study(ask: Ask) -> Response:
    """Server-sent events: one whenever something happens; each counts as a socket of whoever listens."""
    wanted, kept = ask.read(Listen), await _kept(ask)
    if not ask.visitors.enter(ask.address):
        raise Refusal("too_many_windows")
    heard = ask.studies.listen(kept, kept.study.person(wanted.me))

    async def events() -> AsyncIterator[bytes]:
        try:
            async for told in heard:
                yield b": still here\n\n" if told is None else b"data: " + msgspec.json.encode(told) + b"\n\n"
        finally:
            ask.visitors.leave(ask.address)
            await heard.aclose()

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(events(), media_type="text/event-stream", headers=headers)


async def act_in_study(ask: Ask) -> Did:
    wanted, kept = ask.read(Do), await _kept(ask)
    person = _takes_part(ask, kept, wanted.me)
    name = kept.study.id
    if isinstance(wanted.action, Point):
        study.checked(kept.study, person, wanted.action)
        await ask.studies.point(name, Pointed(person, wanted.action.spot))
        return Did(kept.version)
    decision = study.done(person, wanted.action, ask.studies.here(name))
    return Did((await ask.studies.change(kept.study.table, name, decision)).version)


def _takes_part(ask: Ask, kept: Kept, secret: str) -> int:
    _not_too_fast(ask)
    person = kept.study.person(secret)
    if person is None:
        raise Refusal("not_in_study")
    return person


def _not_too_fast(ask: Ask) -> None:
    if seconds := ask.visitors.acts.wait(household(ask.address)):
        raise Refusal("slower", seconds=seconds)


async def branch_off(ask: Ask) -> Seated:
    """A new table, named by who plays there; the study says where it is."""
    wanted, kept = ask.read(Branch), await _kept(ask)
    person = _takes_part(ask, kept, wanted.me)
    record = await finished(ask, wanted.at)
    if wanted.seat >= record.seats:
        raise Refusal("no_such_seat")
    name = kept.study.people[person].name
    lang = kept.study.lang
    seated = await ask.hall.continue_from(record, wanted.at, wanted.seat, name, wanted.level, lang, "everybody")
    branch = BranchShown(person, wanted.at, wanted.seat, wanted.level, seated.table)
    await ask.studies.change(kept.study.table, kept.study.id, study.branched(branch))
    return seated


async def weigh_moment(ask: Ask) -> OddsShown:
    wanted, kept = ask.read(Weigh), await _kept(ask)
    person = _takes_part(ask, kept, wanted.me)
    if seconds := ask.visitors.trials.wait(household(ask.address)):
        raise Refusal("slower", seconds=seconds)
    return await ask.studies.weigh(kept, await finished(ask, wanted.at), wanted.at, person)
