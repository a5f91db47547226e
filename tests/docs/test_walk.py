"""The walk of one card goes through the stations that docs/architecture.md draws, in their order."""

import subprocess
import sys
from pathlib import Path

from tools.walk import figures, returns

ROOT = Path(__file__).parents[2]
STATIONS = [
    ("server/ws/frames.py", "WebSocket.data_received"),
    ("server/ws/session.py", "Session.hear"),
    ("server/live/room.py", "Room.submit"),
    ("server/live/inbox.py", "Inbox.post"),
    ("server/table/moves.py", "try_move"),
    ("kernel/state.py", "State.play"),
    ("server/store/sqlite.py", "SqliteStore.append"),
    ("server/table/table.py", "Table.fold"),
    ("server/live/audience.py", "Audience.update"),
    ("server/table/show.py", "Shower.state"),
    ("kernel/sight.py", "view"),
    ("server/live/connection.py", "Connection.show"),
    ("server/ws/frames.py", "WebSocket.write"),
]


def test_one_card_goes_through_every_station() -> None:
    command = [sys.executable, "-m", "tools.walk", "--list"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    walked = [tuple(line.split()) for line in said.splitlines() if line.startswith("  ")]
    assert [place for place in walked if place in STATIONS] == STATIONS
    assert f"all      {len(walked)} functions in " in said


def test_coming_back_is_counted() -> None:
    assert returns(["ws", "ws", "live", "table", "live", "live", "ws"]) == 2
    assert returns([]) == returns(["ws", "live"]) == 0


def test_a_walk_in_figures() -> None:
    places = [("a/x.py", "f"), ("a/y.py", "g"), ("b/z.py", "h"), ("a/x.py", "k")]
    assert figures(places).split(None, 1)[1] == (
        "4 functions in 3 modules, 2 folders; back to a module 1 times, to a folder 1"
    )
    assert figures(places, "b").split()[:2] == ["b", "1"]
