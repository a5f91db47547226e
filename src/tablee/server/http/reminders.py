"""What requests about reminders do."""

from __future__ import annotations

from tablee.server.club import subscriptions
from tablee.server.club.subscriptions import TABLE, Kept
from tablee.server.http.request import Ask
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.reminders import Known, Reminder, RemindersShown, RemindMe


async def show_reminders(ask: Ask) -> RemindersShown:
    club = ask.hall.club
    mine = [subscriptions.shown(kept) for kept in await _mine(ask)]
    return RemindersShown(club.push_key, club.mails, mine)


async def _mine(ask: Ask) -> list[Kept]:
    """Those of the seat that asks; the host sees the table's web-hook too."""
    table, seat = await ask.table(), await ask.seat()
    seats = {seat, TABLE} if seat == table.host else {seat}
    return [kept for kept in await ask.hall.club.subscriptions.of(table.id) if kept.wants.seat in seats]


async def remind_me(ask: Ask) -> Reminder:
    wanted, table, seat = ask.read(RemindMe), await ask.table(), await ask.seat()
    if wanted.means == "hook" and seat != table.host:
        raise Refusal("not_yours")
    if seconds := ask.visitors.wait_for_reminder(ask.address, wanted.target if wanted.means == "mail" else ""):
        raise Refusal("too_many_reminders", seconds=seconds)
    kept = await ask.hall.club.remind(table.id, seat, ask.token, wanted, ask.lang, ask.base)
    return subscriptions.shown(kept)


async def stop_reminder(ask: Ask) -> Known:
    """Whoever knows its name may: it stands in every mail, and mail programs ask without a page."""
    return Known(await ask.hall.club.subscriptions.stop(ask.path["reminder"]))


async def confirm_reminder(ask: Ask) -> Known:
    return Known(await ask.hall.club.subscriptions.confirm(ask.path["reminder"]) is not None)
