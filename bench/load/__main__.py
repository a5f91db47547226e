"""Load: a real server process on one core, a crowd on the other, and the gates that must hold.

python3 run.py bench load [--gate L1] [--json] [--no-peer] [--share 0.1]   (--share makes everything smaller, to try it)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from bench import QUICK
from bench.load import peer, several, twins
from bench.load.figures import Figures
from bench.load.gates import GATES
from bench.load.house import House, on_core

ON_POSTGRES = {"L9": twins.run, "L10": several.run}  # several processes
NAMES = [*GATES, *ON_POSTGRES]
PEERED = ("L1", "L2", "L3")  # loads that the peer is put under too


def run(name: str, share: float) -> Figures:
    on_core(os.getpid(), 1)
    if name in ON_POSTGRES:
        return {"gate": name, **ON_POSTGRES[name](share)}
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            found = in_quick_loop(GATES[name](house, share))
        finally:
            house.stop()
    return {"gate": name, **found}


def beside(ours: Figures, share: float) -> Figures:
    """The peer under the same load."""
    if not peer.is_there():
        return {"name": "boardgame.io could not be obtained from npm"}
    with tempfile.TemporaryDirectory() as folder:
        house = peer.PeerHouse(Path(folder))
        house.start()
        try:
            return in_quick_loop(peer.measured(house, ours, share))
        finally:
            house.stop()


def in_quick_loop(work: Coroutine[Any, Any, Figures]) -> Figures:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def must(name: str) -> str:
    return (GATES.get(name) or ON_POSTGRES[name]).__doc__ or ""


def say(words: str) -> None:
    """What is being measured, for whoever waits; standard output is for results."""
    print(words, file=sys.stderr, flush=True)


def show(found: Figures) -> None:
    print(f"{found['gate']}  {'holds' if found['ok'] else 'FAILS'}  {must(found['gate'])}")
    _show_figures({name: value for name, value in found.items() if name not in ("gate", "ok")}, "    ")
    sys.stdout.flush()


def _show_figures(found: Figures, margin: str) -> None:
    for name, value in found.items():
        if name == "steps":
            for step in value:
                print(margin + "  " + "  ".join(f"{key} {figure}" for key, figure in step.items()))
        elif isinstance(value, dict):
            print(f"{margin}{name}")
            _show_figures(value, margin + "  ")
        else:
            print(f"{margin}{name} {value}")


def main() -> int:
    words = argparse.ArgumentParser(prog="bench load", description=__doc__)
    words.add_argument("--gate", choices=NAMES)
    words.add_argument("--json", action="store_true")
    words.add_argument("--no-peer", action="store_true")
    words.add_argument("--share", type=float, default=1.0)
    words.add_argument("--quick", action="store_true", help=QUICK)
    asked = words.parse_args()
    if asked.quick:
        asked.gate, asked.share = "L1", 0.02
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sound = True
    for name in [asked.gate] if asked.gate else NAMES:
        say(f"{name}: {must(name)}")
        found = run(name, asked.share)
        if name in PEERED and not asked.no_peer:
            say(f"{name}: boardgame.io under the same load")
            found["peer"] = beside(found, asked.share)
        sound = sound and found["ok"]
        print(json.dumps(found), flush=True) if asked.json else show(found)
    return 0 if sound or asked.quick else 1


if __name__ == "__main__":
    sys.exit(main())
