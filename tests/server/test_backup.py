"""A copy of all games while the server runs, and the same game going on from it elsewhere."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from tablee.kernel.game import BadInput
from tablee.server.store import sqlite
from tablee.server.store.backup import back_up, restore
from tests.server.people import Message, Process
from tests.server.test_faults import LONG


def tablee(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tablee", *words], capture_output=True, text=True, check=False)


async def moved(process: Process, me: Message, moves: int) -> Message:
    """Some moves more; the last state."""
    async with process.player(me["table"], me["token"]) as lea:
        await lea.until("state")
        for _ in range(moves):
            if not lea.state["view"]["over"]:
                await lea.act(lea.state["options"][0]["key"])
        return lea.state


def test_the_same_game_goes_on_from_a_copy_made_while_it_was_played(tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "monday.db"
    with Process(tmp_path / "here") as here:
        me = here.open_table(seats=1, start=True, options=LONG)
        before = asyncio.run(moved(here, me, 2))
        done = tablee("backup", str(copy), "--data", str(tmp_path / "here"))
        assert (done.returncode, done.stdout) == (0, f"{copy}: 1 tables\n")
        asyncio.run(moved(here, me, 1))
    assert tablee("restore", str(copy), "--data", str(tmp_path / "there")).returncode == 0
    with Process(tmp_path / "there") as there:
        found = asyncio.run(moved(there, me, 0))
        assert found["view"] == before["view"], "the moment of the copy, and the same seat by the same secret"
        after = asyncio.run(moved(there, me, 1))
        assert after["moves"] == before["moves"] + (not before["view"]["over"])


def test_a_copy_never_replaces_games_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    sqlite.connect(tmp_path / "tables.db").close()
    back_up(tmp_path, tmp_path / "copy.db")
    refused = tablee("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "move" in refused.stderr


def test_what_is_no_copy_is_one_sentence(tmp_path: Path) -> None:
    nonsense, newer = tmp_path / "nonsense", tmp_path / "newer.db"
    nonsense.write_bytes(b"no database" * 100)
    db = sqlite.connect(newer)
    db.pragma("user_version", 99)
    db.close()
    for source, words in ((nonsense, "sound"), (newer, "newer"), (tmp_path / "gone", "no copy")):
        with pytest.raises(BadInput, match=words):
            restore(source, tmp_path / "data")
    with pytest.raises(BadInput, match="no games"):
        back_up(tmp_path / "data", tmp_path / "copy.db")
    assert not list((tmp_path / "data").glob("*"))


def test_a_damaged_store_is_not_copied_over_a_good_copy(tmp_path: Path) -> None:
    db = sqlite.connect(tmp_path / "tables.db")
    db.execute("INSERT INTO log (table_id, seq, payload, at) VALUES ('t', 1, ?, 0)", (b"x" * 9000,))
    db.pragma("wal_checkpoint(TRUNCATE)")
    db.close()
    assert back_up(tmp_path, tmp_path / "copy.db") == 1
    file = tmp_path / "tables.db"
    content = file.read_bytes()
    file.write_bytes(content[:4096] + bytes(len(content) - 4096))
    with pytest.raises(BadInput):
        back_up(tmp_path, tmp_path / "copy.db")
    kept = apsw.Connection(str(tmp_path / "copy.db"))
    assert kept.execute("SELECT count(*) FROM log").get == 1
    kept.close()
