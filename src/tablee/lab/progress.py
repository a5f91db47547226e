"""How far it is: a bar on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

Tick = Callable[[int], None]


class Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.0f}/s", style="cyan")


@contextmanager
def progress(title: str, total: int) -> Iterator[Tick]:
    """A bar with the rate and the time left, on a terminal only; it takes the number of games played.

    It is refreshed by hand: a thread of its own and forked processes do not go together.
    """
    screen = Console(stderr=True)
    bar = (TextColumn(title), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*bar, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done, refresh=True)
