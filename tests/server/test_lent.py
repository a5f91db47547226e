"""Games lent to the lab: asked before the start, off by default, all must agree, and nothing personal goes along."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import apsw
import msgspec
import pytest

from tablee.kernel.game import BadInput
from tablee.lab.people.games import PERSON, Lent
from tablee.lab.people.measure import noted
from tablee.server.review.lent import lent, lent_at
from tablee.server.store.base import Card
from tablee.server.store.postgres import PostgresStore
from tests.commands import Command
from tests.server.conftest import fresh_database
from tests.server.people import Process
from tests.server.test_table import over


@pytest.fixture
def tablee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(tmp_path / "data", monkeypatch, capsys)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def house(data: Path) -> Iterator[Process]:
    with Process(data) as process:
        yield process


def played(house: Process, lea: bool, paul: bool | None, *, regrets: bool = False) -> None:
    """A whole game of two people and a bot, who were asked, or not, before the start."""

    async def scene() -> None:
        me = house.open_table(seats=3, public=True)
        other = house.join(me["table"], "Paul")
        async with house.player(me["table"], me["token"]) as first, house.player(me["table"], other["token"]) as second:
            for person, agrees in ((first, lea), (second, paul)):
                if agrees is not None:
                    assert (await person.command("lend", agree=agrees))["type"] == "ack"
            await first.command("start", fill="novice")
            assert [seat["lends"] for seat in first.table["seats"]] == [bool(lea), bool(paul), False]
            assert (await second.command("lend", agree=True))["reason"] == "not_lobby"
            await asyncio.gather(first.play_on(over), second.play_on(over))
            if regrets:
                assert (await second.command("lend", agree=False))["type"] == "ack"

    asyncio.run(scene())


def test_only_games_that_everybody_lends_are_read_and_nothing_personal(
    house: Process, data: Path, tablee: Command
) -> None:
    played(house, True, None)
    played(house, True, True, regrets=True)
    assert lent(data, "boom") == []
    assert tablee(f"lab people boom --data {data}").is_one_sentence
    played(house, True, True)
    assert lent(data, "bunny") == []
    [one] = lent(data, "boom")
    assert one.players == [PERSON, PERSON, "novice"]
    by = {seat: {one.chosen[n] for n, move in enumerate(one.record.inputs) if move.seat == seat} for seat in range(3)}
    assert by[0] | by[1] == {True}
    assert by[2] <= {False}  # the game may end before all are asked
    text = msgspec.json.encode(one).decode()
    assert not [word for word in ("Léa", "Paul", "token", "spent") if word in text]
    assert set(Lent.__struct_fields__) == {"record", "players", "chosen"}
    notes = noted(one, 0)
    assert (notes.games, notes.sums["decisions|sum"]) == (1, len(one.record.inputs))
    told = tablee(f"lab people boom --data {data} --games 2 --bots random --seed 1 --lang en")
    assert told.code == 0
    assert "1 games are too few" in told.out
    assert "People (1 games)" in told.out


def test_a_shared_database_lends_the_same_games(house: Process, data: Path, postgres_url: str) -> None:
    """What SQLite holds, copied row by row: read from PostgreSQL it is the same."""
    played(house, True, True)

    async def copied() -> str:
        url = await fresh_database(postgres_url)
        theirs, ours = PostgresStore(url), apsw.Connection(str(data / "tables.db"), flags=apsw.SQLITE_OPEN_READONLY)
        await theirs.open()
        for table, seq, command, payload in ours.execute("SELECT table_id, seq, command, payload FROM log"):
            await theirs.append(table, seq, command, payload)
        for table, phase, payload in ours.execute("SELECT table_id, phase, payload FROM cards"):
            await theirs.put(Card(table, phase, public=False, slow=False, payload=payload))
        await theirs.close()
        return url

    url = asyncio.run(copied())
    assert lent_at(url, "boom") == lent(data, "boom") != []
    assert lent_at(url, "bunny") == []


def test_a_database_that_cannot_be_reached_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="the database cannot be used"):
        lent_at("postgresql://nobody@127.0.0.1:9/none", "boom")


def test_a_folder_without_games_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="say where they are with --data"):
        lent(tmp_path, "boom")
