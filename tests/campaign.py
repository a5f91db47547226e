"""Long campaigns: played slice by slice, each from a seed that no run before has used, and noted when it held.

`TABLEE_CAMPAIGN=0.1` plays a tenth of each.  What held is added to `docs/campaigns/*.jsonl`, a line for each commit
and day; the next run goes on with the next seed, and a slice that failed is the first to be tried again.
`python -m tests.campaign` writes the table of `docs/campaigns/README.md` from the notes.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NOTES = ROOT / "docs/campaigns"
PAGE = NOTES / "README.md"
BEGIN, END = "<!-- from the notes -->\n", "<!-- end -->\n"
OURS = ("full", "commit", "day", "seeds", "done")
Note = dict[str, Any]


class Campaign:
    """So many trials of one kind, `each` at a time."""

    def __init__(self, name: str, full: int, each: int, notes: Path = NOTES) -> None:
        self.name = name
        self.full = full
        self.each = each
        self.file = notes / f"{name.replace(' ', '-')}.jsonl"
        self.notes = read(self.file)
        self.first = self.notes[-1]["seeds"][1] + 1 if self.notes else 0

    def __iter__(self) -> Iterator[int]:
        """The seeds of this run's slices."""
        share = float(os.environ.get("TABLEE_CAMPAIGN", "1"))
        yield from range(self.first, self.first + max(1, round(self.full * share / self.each)))

    def held(self, seed: int, done: int, **figures: int) -> None:
        """This slice and all before it found nothing wrong."""
        note = self._note(seed)
        note["seeds"][1] = seed
        for name, value in {"done": done, **figures}.items():
            note[name] = note.get(name, 0) + value
        self.file.write_text("".join(json.dumps(note) + "\n" for note in self.notes), "utf-8")
        print(
            f"{self.name}, seed {seed}: {sum_of(self.notes, 'done'):,} of {self.full:,} held; {counted([note])}",
            flush=True,
        )

    def _note(self, seed: int) -> Note:
        """The line of this commit and day."""
        here = {"full": self.full, "commit": commit(), "day": today()}
        if not self.notes or self.notes[-1] | here != self.notes[-1]:
            self.notes.append({**here, "seeds": [seed, seed]})
        return self.notes[-1]


def read(file: Path) -> list[Note]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def sum_of(notes: list[Note], name: str) -> int:
    return sum(note.get(name, 0) for note in notes)


def counted(notes: list[Note]) -> str:
    """What was counted beside the trials themselves."""
    names = dict.fromkeys(name for note in notes for name in note if name not in OURS)
    return ", ".join(f"{sum_of(notes, name):,} {name.replace('_', ' ')}" for name in names)


def commit() -> str:
    command = ["git", "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def today() -> str:
    return datetime.now(UTC).date().isoformat()


# -- The page ---------------------------------------------------------------------------------------


def table() -> str:
    """What has held so far, from the notes."""
    rows = ["| campaign | held so far | of | counted besides | last run |", "|---|---|---|---|---|"]
    return "\n".join([*rows, *(row(file) for file in sorted(NOTES.glob("*.jsonl")))]) + "\n"


def row(file: Path) -> str:
    notes = read(file)
    name, last = file.stem.replace("-", " "), notes[-1]
    held = f"{sum_of(notes, 'done'):,} | {last['full']:,}"
    return f"| {name} | {held} | {counted(notes)} | {last['day']}, `{last['commit']}` |"


def written(page: str) -> str:
    """The page with the table as it is now."""
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
