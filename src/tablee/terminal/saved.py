"""Games of this terminal on disk."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from tablee.kernel.game import BadInput
from tablee.kernel.records import Record, read_kind, write_record
from tablee.places import data_folder


class Saved(Record):
    """A record, and who sat at it."""

    seat: int = 0  # of the person
    bots: str = ""
    lang: str = ""
    name: str = ""
    box_file: str = ""
    over: bool = False

    @property
    def box_path(self) -> Path | None:
        return Path(self.box_file) if self.box_file else None


def folder() -> Path:
    return data_folder() / "terminal"


def new_path(game: str) -> Path:
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def read(path: Path) -> Saved:
    return read_kind(path, Saved)


def write(path: Path, saved: Saved) -> None:
    try:
        write_record(path, saved)
    except OSError as fault:
        raise BadInput(f"the game cannot be saved as {path}: {fault.strerror or fault}.") from None


def newest() -> Path:
    """The game that was left last."""
    files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        if not read(path).over:
            return path
    raise BadInput(f"there is no game to resume in {folder()}; start one with `tablee play`.")
