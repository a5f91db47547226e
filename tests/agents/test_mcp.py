"""`tablee mcp`, a process of its own, asked by the reference client; people sit at its tables over real sockets."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from tablee.games import game
from tests.agents.wire import wire
from tests.commands import Command
from tests.server.people import GUARD, Process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as running:
        yield running


class Assistant:
    def __init__(self, client: Client) -> None:
        self.client = client

    async def __call__(self, tool: str, **words: Any) -> str:
        answer = await self.client.call_tool(tool, words)
        assert not answer.is_error, answer.content
        return str(getattr(answer.content[0], "text", "")) if answer.content else ""

    async def refused(self, tool: str, **words: Any) -> str:
        answer = await self.client.call_tool(tool, words)
        assert answer.is_error
        return str(getattr(answer.content[0], "text", "")).partition(f"tool {tool}: ")[2]

    async def view(self) -> dict[str, Any]:
        answer = await self.client.call_tool("view", {})
        return dict(answer.structured_content or {})


@asynccontextmanager
async def assistant(address: str, lang: str = "en") -> AsyncIterator[Assistant]:
    words = ["-m", "tablee", "mcp", "--server", address, "--lang", lang, "--name", "Ada"]
    async with Client(StdioServerParameters(command=sys.executable, args=words), read_timeout_seconds=GUARD) as client:
        yield Assistant(client)


def link_in(page: str) -> str:
    found = re.search(r"http://\S+#join=\S+", page)
    assert found, page
    return found[0]


def test_a_whole_game_is_played_by_numbers_words_and_keys(server: Process) -> None:
    async def scene() -> None:
        async with assistant(server.address) as ada:
            assert "bunny: Bunny Boom, 2 to 4 players" in await ada("list_games")
            page = await ada("open_table", game="bunny", seats=2, bots="random")
            moves = 0
            while "Your options:" in (page := await ada("wait")):
                options = re.findall(r"^  \d+\. (.*)$", page, re.MULTILINE)
                named = ("1", options[0], f"I take [{options[0].upper()}].")[moves % 3]
                page = await ada("act", option=named if options.count(options[0]) == 1 else "1")
                assert page.startswith(f"Done: {options[0]}")
                moves += 1
            assert moves > 5
            assert "Ada" in page.splitlines()[-1] or "win" in page
            log = await ada("read_log")
            assert log.startswith("1. ")
            assert log.count("(Why: ") == len(log.splitlines()) > moves
            assert (await ada("read_log", first=3)).startswith("3. ")

    asyncio.run(scene())


def test_by_invitation_it_sees_what_its_seat_sees_and_asks_for_nothing_else(server: Process) -> None:
    async def scene() -> None:
        host = server.open_table(seats=3, options={"hand_sizes": "hidden", "first": "1"})
        async with wire(server.address) as between, server.player(host["table"], host["token"], "en") as lea:
            await lea.until("table")
            async with assistant(between.address) as ada:
                page = await ada("join_table", link=between.address + lea.table["links"]["any"])
                assert page.endswith("The game has not begun; Léa is the host.\nOne seat is free.")
                third = server.join(host["table"], "Yann", invite=lea.table["links"]["any"].partition("join=")[2])
                async with server.player(host["table"], third["token"], "en") as yann:
                    assert (await lea.command("start"))["type"] == "ack"
                    for person in (lea, yann):
                        await person.play_on(bool)
                    page = await ada("wait", seconds=0)
                    hers, his = lea.state["view"], yann.state["view"]
                    hides(await ada.view(), page, hers, his)
                    hides(await ada.view(), page, his, hers)
                    assert "Waiting for Léa." in page
                    for leak in (hers, his):
                        with pytest.raises(AssertionError):
                            hides(leak, page, leak, his if leak is hers else hers)  # the judge knows a secret
        asked = {(method, path.replace(host["table"], "TABLE")) for method, path in between.requests()}
        assert asked == {("POST", "/api/tables/TABLE/join"), ("GET", "/ws/TABLE")}
        assert lea.table["links"]["any"].partition("join=")[2].encode() in between.said
        assert host["token"].encode() not in between.said

    asyncio.run(scene())


def hides(view: dict[str, Any], page: str, own: dict[str, Any], other: dict[str, Any]) -> None:
    """What `own` holds and is called: a view shows as little of it as to any `other`, and no page names it."""
    seat = own["you"]
    for field in ("hand", "role"):
        assert view["table"][field][seat] == other["table"][field][seat] != own["table"][field][seat]
    seen = {*view["table"]["hand"][view["you"]], *named(other["table"]["hand"][seat])}
    names = [game("boom").words("en").say(f"card-{kind}") for kind in set(own["table"]["hand"][seat]) - seen]
    assert names
    assert not [name for name in names if re.search(rf"{re.escape(name)}\b", page)]


def named(value: Any) -> list[str]:
    """What a pile shows of itself, if anything."""
    return [kind for kind in value if isinstance(kind, str)] if isinstance(value, list) else []


def test_what_cannot_be_done_is_one_sentence_in_its_language(server: Process) -> None:
    async def scene() -> None:
        async with assistant(server.address, "fr") as ada:
            assert await ada.refused("look") == (
                "Tu n’es assis à aucune table\u202f: ouvres-en une, ou rejoins-en une par son invitation."
            )
            elsewhere = await ada.refused("join_table", link="http://example.org/t/abc#join=def")
            assert elsewhere.startswith("Ce lien mène ailleurs")
            assert (await ada.refused("join_table", link="Yann’s table")).startswith("Une invitation est un lien")
            assert await ada.refused("open_table", game="chess", seats=2)
            await ada("open_table", game="boom", seats=2)
            assert await ada.refused("act", option="1") == (
                "Il n’y a rien à choisir maintenant\u202f: attends que ce soit à toi."
            )
            assert (await ada("start_game", fill="random")).count("Tu es Ada, place 1.") == 1
            await ada("wait")
            wrong = await ada.refused("act", option="[999]")
            assert wrong.startswith("«\u202f999\u202f» n’est pas une des options\u202f: écris un numéro de 1 à ")
            guest = await ada("open_table", game="bunny", seats=2)
            async with assistant(server.address, "fr") as bob:
                await bob("join_table", link=link_in(guest))
                assert await bob.refused("start_game", fill="random")  # not the host: the server's own words
                assert await ada("say", text="Salut !") == "Ada\u202f: «\u202fSalut !\u202f»"
                assert await bob("leave_table") == "Tu as quitté la table."
                assert await bob.refused("view") == await bob.refused("look")

    asyncio.run(scene())


def test_it_may_talk_no_faster_than_a_person(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with assistant(address) as ada:
            await ada("open_table", game="bunny", seats=2)
            said = [await ada.client.call_tool("say", {"text": f"{n}"}) for n in range(40)]
            refused = [answer for answer in said if answer.is_error]
            assert 0 < len(refused) < 40

    with Process(tmp_path, rate="1") as slow:
        asyncio.run(scene(slow.address))


def test_public_tables_and_rules_are_found(server: Process) -> None:
    async def scene() -> None:
        async with assistant(server.address) as ada, assistant(server.address) as bob:
            await ada("open_table", game="seizh", seats=3, public=True)
            open_ones = [line for line in (await bob("list_tables")).splitlines() if "host Ada, 2 free of 3" in line]
            assert "seat 2" in await bob("join_table", link=open_ones[0].partition(": ")[0])
            rules = await bob("read_rules", game="boom")
            assert "# Cards" in rules
            assert "# Rulings" in rules
            assert await bob("read_rules", game="boom", about="zzz") == "Nothing in these rules is called “zzz”."

    asyncio.run(scene())


def test_a_server_that_is_not_there_is_named() -> None:
    async def scene() -> None:
        async with assistant("http://127.0.0.1:9") as ada:
            assert (await ada.refused("list_games")).startswith("No table answers at http://127.0.0.1:9: start one")

    asyncio.run(scene())


@pytest.mark.usefixtures("english")
def test_an_address_that_is_none_is_refused_on_the_command_line(tablee: Command) -> None:
    done = tablee("mcp --server localhost")
    assert done.is_one_sentence
    assert "http://127.0.0.1:8000, not 'localhost'" in done.err
