"""A dataset's files: parts as Parquet, or as shards of plain arrays, episode by episode as Minari names them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.game import BadInput

PARQUET, SHARDS = "parquet", "shards"
ENDINGS = {PARQUET: "parquet", SHARDS: "npz"}
ABOUT = "metadata.json"
Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Episode:
    """One seat in one game.  There is one observation more than actions: the last is the sight of the end."""

    id: int
    observations: NDArray[np.int16]
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    infos: dict[str, Any]


class Dataset:
    """A folder: `metadata.json`, a card to read, and numbered parts, each written whole or not at all."""

    def __init__(self, folder: Path, form: str = PARQUET) -> None:
        if form not in ENDINGS:
            raise BadInput(f"data is written as {' or '.join(ENDINGS)}, not '{form}'.")
        self.folder, self.form = folder, form

    def about(self) -> dict[str, Any] | None:
        """What is written there already."""
        try:
            found: dict[str, Any] = json.loads((self.folder / ABOUT).read_text("utf-8"))
        except OSError:
            return None
        except ValueError:
            raise BadInput(f"{self.folder / ABOUT} cannot be read; choose another folder.") from None
        return found

    def describe(self, about: dict[str, Any], card: str) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / "README.md").write_text(card, "utf-8")
            part = self.folder / f"{ABOUT}.part"
            part.write_text(json.dumps(about, indent=1, ensure_ascii=False), "utf-8")
            part.replace(self.folder / ABOUT)
        except OSError as fault:
            raise BadInput(f"{self.folder} cannot be written: {fault.strerror}.") from None

    def part(self, n: int) -> Path:
        return self.folder / "data" / f"part-{n:05}.{ENDINGS[self.form]}"

    def write(self, n: int, columns: Columns) -> None:
        target = self.part(n)
        target.parent.mkdir(parents=True, exist_ok=True)
        beside = target.with_suffix(".part")
        with beside.open("wb") as file:
            if self.form == PARQUET:
                write_parquet(columns, file)
            else:
                np.savez_compressed(file, allow_pickle=False, **columns)
        beside.replace(target)

    def parts(self) -> list[Path]:
        return sorted((self.folder / "data").glob(f"part-*.{ENDINGS[self.form]}"))

    def episodes(self) -> Iterator[Episode]:
        """Of shards: every seat of every game."""
        for path in self.parts():
            with np.load(path) as read:
                columns: Columns = dict(read)
            ends = columns.pop("ends")
            finals = columns.pop("final_observation")
            for i, (start, end) in enumerate(zip([0, *ends[:-1]], ends, strict=True)):
                yield episode({name: column[start:end] for name, column in columns.items()}, finals[i])


def episode(rows: Columns, final: NDArray[np.int16]) -> Episode:
    n = len(rows["action"])
    last = np.arange(n) == n - 1
    infos = {name: rows[name] for name in ("seat", "legal", "count", "place", "policy")}
    return Episode(
        int(rows["episode"][0]),
        np.concatenate([rows["observation"], final[None]]),
        rows["action"],
        np.where(last, rows["result"], 0).astype(np.float32),
        last,
        np.zeros(n, np.bool_),
        infos,
    )


def write_parquet(columns: Columns, file: Any) -> None:
    """A row for each decision; options are lists of as many as were open, policies too or empty."""
    import polars as pl

    counts = columns["count"]
    rows: dict[str, Any] = {
        name: columns[name] for name in ("game", "episode", "step", "seat", "action", "place", "result")
    }
    rows["observation"] = columns["observation"]
    rows["legal"] = [row[:n].tolist() for row, n in zip(columns["legal"], counts, strict=True)]
    thought = [row[:n].tolist() if n and row[0] >= 0 else [] for row, n in zip(columns["policy"], counts, strict=True)]
    rows["policy"] = pl.Series(thought, dtype=pl.List(pl.Float32))
    pl.DataFrame(rows).write_parquet(file)
