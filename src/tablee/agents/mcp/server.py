"""The tools an assistant is given: each is one thing that a person could do at the page."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

import tablee
from tablee.agents.choices import NotAnOption, chosen
from tablee.agents.mcp import pages
from tablee.agents.mcp.seat import Seat
from tablee.agents.mcp.visitor import Refused, Visitor
from tablee.agents.words import words

Tool = Callable[..., Awaitable[Any]]
LONGEST = 60.0  # seconds of one wait: callers give up on tools that take longer
INSTRUCTIONS = """\
French table games with hidden cards, at a real table with people and bots.  Sit down with open_table or join_table,
then: wait until it is your turn, look, choose with act.  You see what your seat sees, and no more."""


class Assistant:
    """One assistant: it sits at one table at a time."""

    def __init__(self, server: str, lang: str, name: str) -> None:
        self.lang, self.name = lang, name
        self.visitor = Visitor(server, lang)
        self.seat: Seat | None = None
        self.seen = 0  # lines of the log it has been told

    async def seated(self) -> Seat:
        if self.seat is None:
            raise self.visitor.refused("not-seated")
        await self.seat.enter()
        return self.seat

    async def sit(self, table: str, token: str) -> str:
        await self.get_up()
        seat = Seat(self.visitor, table, token)
        await seat.enter()
        self.seat, self.seen = seat, 0
        return self.page(seat)

    async def get_up(self) -> None:
        if self.seat is not None:
            await self.seat.leave_be()
        self.seat = None

    def page(self, seat: Seat) -> str:
        shown = pages.table_page(seat, self.lang, self.seen)
        self.seen = len(seat.log)
        return shown

    async def close(self) -> None:
        await self.get_up()
        await self.visitor.close()

    # -- Finding ----------------------------------------------------------------------------------

    async def list_games(self) -> str:
        """The games, their options and the levels of bots."""
        return pages.games_page(await self.visitor.get("/api/games"), self.lang)

    async def read_rules(
        self,
        game: Annotated[str, Field(description="The id of a game, from list_games.")],
        about: Annotated[str, Field(description="Only what holds these words; empty for all.")] = "",
    ) -> str:
        """Every card of a game and every ruling."""
        return pages.rules_page(await self.visitor.get(f"/api/games/{game}"), self.lang, about)

    async def list_tables(self) -> str:
        """Public tables with a free seat; join one by its link."""
        open_ones = [table for table in await self.visitor.get("/api/tables") if table["free"]]
        return pages.tables_page(open_ones, self.lang, self.visitor.server)

    # -- Sitting down -----------------------------------------------------------------------------

    async def open_table(
        self,
        game: Annotated[str, Field(description="The id of a game, from list_games.")],
        seats: Annotated[int, Field(description="How many play, you and bots included.")],
        options: Annotated[dict[str, str] | None, Field(description="Options of the game by id.")] = None,
        bots: Annotated[
            str | None, Field(description="A level: bots take all other seats and the game begins.")
        ] = None,
        public: Annotated[bool, Field(description="Whether strangers may sit down.")] = False,
    ) -> str:
        """Open a table; you are its host.  Without bots, hand the invitation on and start when people sit there."""
        body = {"game": game, "name": self.name, "seats": seats, "options": options or {}, "public": public}
        begun = {"bots": bots, "start": True} if bots else {}
        seated = await self.visitor.post("/api/tables", {**body, **begun, "lang": self.lang})
        return await self.sit(seated["table"], seated["token"])

    async def join_table(
        self, link: Annotated[str, Field(description="An invitation, or the link of a public table.")]
    ) -> str:
        """Take a free seat at a table you were invited to."""
        table, invite = self.visitor.invitation(link)
        token = secrets.token_urlsafe(24)
        body = {"name": self.name, "token": token, **({"invite": invite} if invite else {})}
        seated = await self.visitor.post(f"/api/tables/{table}/join", body)
        return await self.sit(seated["table"], token)

    async def start_game(
        self, fill: Annotated[str | None, Field(description="A level: bots take the seats still free.")] = None
    ) -> str:
        """Begin, as the host."""
        seat = await self.seated()
        await seat.command("start", fill=fill)
        await seat.until(lambda: bool(seat.state), LONGEST)
        return self.page(seat)

    async def leave_table(self) -> str:
        """Give your seat up; a bot plays on for you."""
        seat = await self.seated()
        await seat.command("leave")
        await self.get_up()
        return words(self.lang).say("left")

    # -- Playing ----------------------------------------------------------------------------------

    async def look(self) -> str:
        """The table as your seat sees it: what is new, what lies there, the question and your options."""
        return self.page(await self.seated())

    async def view(self) -> dict[str, Any]:
        """The same as data: your seat's view of every field; what you cannot see is null or a count."""
        found: dict[str, Any] = (await self.seated()).state.get("view") or {}
        return found

    async def read_log(
        self, first: Annotated[int, Field(ge=1, description="The first line wanted; lines count from 1.")] = 1
    ) -> str:
        """What has happened, and why: the rule behind every line."""
        return pages.log_page((await self.seated()).log, self.lang, first)

    async def wait(
        self, seconds: Annotated[float, Field(ge=0, le=LONGEST, description="How long at most.")] = 30
    ) -> str:
        """Until you may choose or the game is over; then the table."""
        seat = await self.seated()
        await seat.until(lambda: seat.asked or seat.over, seconds)
        return self.page(await self.seated())

    async def act(
        self, option: Annotated[str, Field(description="The number of an option as look shows it, or its words.")]
    ) -> str:
        """Take one of your options."""
        seat = await self.seated()
        offered = seat.state.get("options") or []
        if not offered:
            raise self.visitor.refused("nothing-to-choose")
        place = chosen(option, [o["words"] for o in offered], self.lang, [o["key"] for o in offered])
        taken = offered[place]
        version = {} if taken["standing"] else {"version": seat.state["version"]}
        done = await seat.command("act", key=taken["key"], **version)
        await seat.until(lambda: seat.state["version"] >= done["version"], LONGEST)
        return f"{words(self.lang).say('done', what=taken['words'])}\n\n{self.page(seat)}"

    async def undo(self) -> str:
        """Take your last move back, while nobody has learned anything from it."""
        seat = await self.seated()
        await seat.command("undo")
        return self.page(seat)

    async def hint(self) -> str:
        """What an expert would do in your place, where the table has hints; everybody is told that you asked."""
        hinted = await (await self.seated()).command("hint")
        say = words(self.lang)
        return say.say("hint", words=hinted["words"], why=hinted["why"]) if hinted["key"] else say.say("no-hint")

    async def say(self, text: Annotated[str, Field(max_length=300, description="What you say.")]) -> str:
        """Say something to everybody at the table."""
        seat = await self.seated()
        await seat.command("say", text=text)
        return await self.read_chat()

    async def read_chat(self) -> str:
        """What was said at the table."""
        said = (await self.seated()).chat
        return "\n".join(words(self.lang).say("chat-line", name=line["name"], text=line["text"]) for line in said)

    def tools(self) -> list[Tool]:
        finding: list[Tool] = [self.list_games, self.read_rules, self.list_tables]
        sitting: list[Tool] = [self.open_table, self.join_table, self.start_game, self.leave_table]
        playing: list[Tool] = [self.look, self.view, self.read_log, self.wait, self.act, self.undo, self.hint]
        return [*finding, *sitting, *playing, self.say, self.read_chat]


def told(tool: Tool) -> Tool:
    """What cannot be done is said in one sentence."""

    @wraps(tool)
    async def asked(*args: Any, **words: Any) -> Any:
        try:
            return await tool(*args, **words)
        except (Refused, NotAnOption) as why:
            raise ToolError(str(why)) from None

    return asked


def make(server: str, lang: str, name: str) -> MCPServer[None]:
    assistant = Assistant(server, lang, name)

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await assistant.close()

    made = MCPServer(
        "tablee", title="Tablée", instructions=INSTRUCTIONS, version=tablee.__version__, lifespan=lifespan,
        log_level="WARNING",
    )  # fmt: skip
    for tool in assistant.tools():
        made.add_tool(told(tool))
    return made
