"""All games as a table for notebooks, CSV or Parquet, written as they are played."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import polars as pl

from tablee.kernel.game import BadInput
from tablee.lab.notes import Row
from tablee.lab.output import writable

ENDINGS = (".csv", ".parquet")


class Sheets:
    """Rows go to small files beside; at the end they become one.  Memory holds one part at a time."""

    def __init__(self, path: Path) -> None:
        if path.suffix not in ENDINGS:
            raise BadInput(f"a table of games ends in {' or '.join(ENDINGS)}, not '{path.name}'.")
        self.path = writable(path)
        self.parts = Path(tempfile.mkdtemp(prefix=".games-", dir=path.parent))
        self._written = 0

    def write(self, rows: list[Row]) -> None:
        pl.DataFrame(rows, infer_schema_length=None).write_parquet(self.parts / f"{self._written:09}.parquet")
        self._written += 1

    def close(self) -> None:
        """One file of all parts."""
        if self._written:
            lazy = pl.concat(
                [pl.scan_parquet(part) for part in sorted(self.parts.glob("*.parquet"))], how="diagonal_relaxed"
            )
            lazy.sink_csv(self.path) if self.path.suffix == ".csv" else lazy.sink_parquet(self.path)
        shutil.rmtree(self.parts, ignore_errors=True)
