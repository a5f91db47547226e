"""The peer: boardgame.io's server (from npm, kept in .tools) under the same number of tables and moves."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from pathlib import Path
from uuid import uuid4

from bench.load.crowd import Crowd, Person
from bench.load.figures import Figures, percentiles
from bench.load.gates import ramp
from bench.load.house import House, on_core
from tools import node

VERSION = "0.50.2"
FOLDER = Path(__file__).resolve().parents[2] / ".tools" / "peers" / "boardgame.io"
NAME = b"/load,"
STATE_ID, CURRENT = b'"_stateID":', b'"currentPlayer":"'


def is_there() -> bool:
    """Obtain it if need be."""
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text(json.dumps({"private": True}))
        node.npm(FOLDER, "install", "--no-audit", "--no-fund", "--loglevel=error", f"boardgame.io@{VERSION}")
    return (FOLDER / "node_modules" / "boardgame.io").exists()


class PeerHouse(House):
    """Its server process, on the core that ours had."""

    def start(self) -> None:
        environment = {**node.environment(), "NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"}
        script = str(Path(__file__).with_name("peer.cjs"))
        self.process = subprocess.Popen(["node", script], stdout=subprocess.PIPE, text=True, env=environment)
        on_core(self.process.pid, 0)
        assert self.process.stdout
        for line in self.process.stdout:
            if line.strip().isdecimal():
                self.port = int(line)
                return
        raise SystemExit("boardgame.io's server did not start.")


class Guest(Person):
    """One connection to one of its tables, by its own protocol."""

    def __init__(self, crowd: Crowd, table: str, seat: int) -> None:
        super().__init__(crowd, table, None)
        self.path = "/socket.io/?EIO=4&transport=websocket"
        self.seat = b"%d" % seat

    def begin(self) -> None:
        pass

    def hear(self, text: bytes) -> None:
        if text == b"2":
            self.say(b"3")
        elif text[:1] == b"0":
            self.say(b"40" + NAME)
        elif text[:2] == b"40":
            self.say(b'42%s["sync","%s","%s",null,4]' % (NAME, self.table.encode(), self.seat))
        elif text[8:14] in (b'["sync', b'["upda'):
            self._shown(text)

    def _shown(self, text: bytes) -> None:
        at = text.index(STATE_ID) + len(STATE_ID)
        self.version = int(text[at : at + 12].split(b",")[0].split(b"}")[0])
        at = text.index(CURRENT) + len(CURRENT)
        self.key = b"play" if text[at : at + 1] == self.seat else None
        self._done()
        if not self.ready.done():
            self.ready.set_result(None)

    def act(self) -> None:
        self.key = None
        self.sent = time.perf_counter()
        self.crowd.made += 1
        move = b'{"type":"MAKE_MOVE","payload":{"type":"play","args":[0],"playerID":"%s"}}' % self.seat
        self.say(b'42%s["update",%s,%d,"%s","%s"]' % (NAME, move, self.version, self.table.encode(), self.seat))


class PeerCrowd(Crowd):
    """As many people as at our tables."""

    async def _table(self, bots: str | None) -> list[Person]:  # noqa: ARG002
        name = uuid4().hex
        return [await self._guest(name, seat) for seat in range(4)]

    async def _guest(self, table: str, seat: int) -> Person:
        loop = asyncio.get_running_loop()
        _, guest = await loop.create_connection(lambda: Guest(self, table, seat), "127.0.0.1", self.ports[0])
        await guest.ready
        return guest


async def measured(house: House, ours: Figures, share: float) -> Figures:
    crowd = PeerCrowd(house.port)
    await crowd.seat(int(1000 * share))
    await crowd.play(250 * share, 3)
    crowd.answers.clear()
    if "steps" in ours:
        best, steps = await ramp(house, crowd, share)
        found: Figures = {"rate": best, "steps": steps}
    else:
        found = await _steady(house, crowd, ours["wanted_rate"])
    crowd.leave()
    return {"name": f"boardgame.io {VERSION}, which keeps its games in memory", **found, **ratios(found, ours)}


async def _steady(house: House, crowd: Crowd, rate: float) -> Figures:
    before = house.cpu()
    made = await crowd.play(rate, 10)
    cpu = round(1000 * (house.cpu() - before) / max(1, made), 3)
    return {"rate": round(made / 10, 1), **percentiles(crowd.times), "cpu_s_per_1000_moves": cpu}


def ratios(theirs: Figures, ours: Figures) -> Figures:
    """Ours against theirs: above 1 is better for us."""
    if "steps" in ours:
        return {"our_rate_by_theirs": _by(ours["rate"], theirs["rate"])}
    return {
        "their_p99_by_ours": _by(theirs["p99_ms"], ours["p99_ms"]),
        "their_cpu_by_ours": _by(theirs["cpu_s_per_1000_moves"], ours["cpu_s_per_1000_moves"]),
    }


def _by(one: float, other: float) -> float | None:
    return round(one / other, 2) if other else None
