"""A campaign: the games of one plan, with a progress bar; what was played is kept, and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee import games
from tablee.lab.cache import Keeping
from tablee.lab.commands import Rate
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.notes import Notes, as_plain, play_notes
from tablee.lab.sim import Plan

if TYPE_CHECKING:
    from tablee.lab.balance.sheets import Sheets

Tick = Callable[[int], None]


@contextmanager
def progress(title: str, total: int) -> Iterator[Tick]:
    """A bar with the rate and the time left, on a terminal only; it takes the number of games played."""
    screen = Console(stderr=True)
    bar = (TextColumn(title), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*bar, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done, refresh=True)


class Campaign:
    """Plays a plan as far as asked, or until Ctrl-C."""

    def __init__(self, what: Plan, engine: Engine, *, fresh: bool = False, sheets: Sheets | None = None) -> None:
        self.what, self.engine, self.sheets = what, engine, sheets
        self.keeping = Keeping([what], "balance")
        kept = None if fresh or sheets else self.keeping.read(Notes)
        self.notes = kept if kept and kept.games <= what.games else Notes()
        self.taken_up = self.notes.games
        self.stopped = False

    def play(self) -> Notes:
        with progress(self.what.game, self.what.games) as tick:
            try:
                self._play(tick)
            except KeyboardInterrupt:
                self.stopped = True
        self.keeping.write(as_plain(self.notes))
        if not self.notes.games:
            raise KeyboardInterrupt
        return self.notes

    def _play(self, tick: Tick) -> None:
        cut = parts(self.notes.games, self.what.games, sized(self.what.bots))
        jobs = ((self.what, first, last, self.sheets is not None) for first, last in cut)
        for part in self.engine.run(play_notes, jobs):
            self.notes.add(part)
            if self.sheets:
                self.sheets.write(part.rows)
            tick(self.notes.games)
            self.keeping.now_and_then(lambda: as_plain(self.notes))


def frame(what: Plan) -> dict[str, Any]:
    """What a result says of itself."""
    game = games.game(what.game)
    return {
        "game": what.game,
        "rules_version": game.version,
        "box": game.fingerprint(what.box),
        "players": what.players,
        "options": dict(what.options),
        "bots": list(what.bots),
        "seed": what.seed,
    }
