"""A wire between a program and a server that keeps what the program said."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

REQUEST = re.compile(rb"^(GET|POST|PUT|DELETE|PATCH|HEAD) (\S+) HTTP/1\.1\r$", re.MULTILINE)


class Wire:
    def __init__(self, address: str) -> None:
        self.host, self.port = address.removeprefix("http://").split(":")
        self.said = b""
        self.address = ""

    def requests(self) -> list[tuple[str, str]]:
        """Method and path of every request, without what stands behind `?`."""
        return [(m.decode(), path.decode().partition("?")[0]) for m, path in REQUEST.findall(self.said)]

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.said += b"\n"  # a new connection begins on a line of its own
        there, back = await asyncio.open_connection(self.host, int(self.port))
        await asyncio.gather(self._pass(reader, back, kept=True), self._pass(there, writer, kept=False))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, kept: bool) -> None:
        with suppress(ConnectionError):
            while part := await reader.read(65536):
                self.said += part if kept else b""
                writer.write(part)
                await writer.drain()
        with suppress(ConnectionError):
            writer.close()


@asynccontextmanager
async def wire(address: str) -> AsyncIterator[Wire]:
    carried = Wire(address)
    listening = await asyncio.start_server(carried.carry, "127.0.0.1", 0)
    carried.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield carried
    finally:
        listening.close()
