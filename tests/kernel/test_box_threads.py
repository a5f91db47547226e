"""Boxes are read by several threads of a server at once: runs of the lab are checked while tables are opened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

READ = """
import sys, threading
from pathlib import Path
import msgspec
from tablee.kernel.boxes import read_toml

sys.setswitchinterval(1e-6)
path, many = Path(sys.argv[1]), 8
more = [(f"x{i}", list[int], []) for i in range(40)]

def read(kind, together):
    together.wait()
    assert read_toml(path, kind).cards[0].copies == 3

for n in range(60):
    card = msgspec.defstruct(f"Card{n}", [("name", str), ("copies", int), *more])
    kind, together = msgspec.defstruct(f"Box{n}", [("cards", list[card])]), threading.Barrier(many)
    threads = [threading.Thread(target=read, args=(kind, together)) for _ in range(many)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
print("read")
"""


def test_a_kind_of_box_may_be_read_first_by_several_threads(tmp_path: Path) -> None:
    """In a process of its own: it ended by a segmentation fault."""
    box = tmp_path / "box.toml"
    box.write_text('[[cards]]\nname = "apple"\ncopies = 3\n')
    done = subprocess.run([sys.executable, "-c", READ, str(box)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "read\n"), done.stderr
