"""What was played is kept in a file and taken up again, so that Ctrl-C loses nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

import tablee
from tablee import games
from tablee.kernel.game import BadInput, Game
from tablee.places import data_folder

SAVE_EVERY = 5.0  # seconds
PLAYERS = ("kernel", "bots", "spaces", "lab")  # who play and note beside a game's own folder
WRITTEN = (".py", ".npz")  # rules and opinions, and what was learnt
T = TypeVar("T")


@cache
def sources(game: Game) -> str:
    """A short name for the rules and whoever plays and notes them, as written: changed ones come to other results."""
    ours = Path(tablee.__file__).parent
    return fingerprint([game.folder, *(ours / name for name in PLAYERS)])


def fingerprint(folders: Iterable[Path]) -> str:
    found = sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in WRITTEN):
            found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


class Played(Protocol):
    """What is to be played, as far as a file is named after it: a plan, or a match."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> tuple[tuple[str, str], ...]: ...
    @property
    def box(self) -> Path | None: ...


class Cache:
    """A file named after all that its content depends on; `beside` is what the plans do not say."""

    def __init__(self, some: Sequence[Played], kind: str, beside: object = None) -> None:
        game = games.game(some[0].game)
        asked = [[p.game, p.players, p.seed, p.bots, p.options, game.fingerprint(p.box, dict(p.options))] for p in some]
        name = sha256(json.dumps([kind, asked, beside, game.version, sources(game)]).encode()).hexdigest()[:20]
        self.path = data_folder() / "lab" / f"{game.id}-{kind}-{name}.json"
        self._written = time.monotonic()

    def read(self, form: type[T]) -> T | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=form)
        except (OSError, msgspec.DecodeError):
            return None

    def write(self, kept: object) -> None:
        self._written = time.monotonic()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_suffix(".part")
            beside.write_bytes(msgspec.json.encode(kept))
            beside.replace(self.path)
        except OSError as fault:
            raise BadInput(f"what was played cannot be kept in {self.path.parent}: {fault.strerror}.") from None

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)

    def now_and_then(self, kept: Callable[[], Any]) -> None:
        """Write every few seconds."""
        if time.monotonic() - self._written > SAVE_EVERY:
            self.write(kept())
