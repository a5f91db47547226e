"""A watchdog: a server that only a restart can help ends, so that whatever keeps it starts it again."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

STUCK = 60.0  # seconds without a sign of life
LOOK_EVERY = 5.0
FAILED = 70  # the exit code that says: an error of the software or its machine


def tell_manager(word: str) -> None:
    """To systemd, where it has started us and asked for it (sd_notify)."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if where:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            manager.sendto(word.encode(), "\0" + where[1:] if where[0] == "@" else where)


async def watch(is_lost: Callable[[], Awaitable[bool]]) -> None:
    """Returns when only a restart can help; an event loop that stands still is ended from outside."""
    try:
        while True:
            faulthandler.dump_traceback_later(STUCK, exit=True)
            async with asyncio.timeout(STUCK / 2):
                if await is_lost():
                    return
            tell_manager("WATCHDOG=1")
            await asyncio.sleep(LOOK_EVERY)
    except TimeoutError:
        return
    finally:
        faulthandler.cancel_dump_traceback_later()
