"""`tablee sim`."""

from __future__ import annotations

import json
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from tablee.kernel.game import BadInput
from tablee.lab import results
from tablee.lab.sim import Counts, Plan, cores, run


class Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.0f}/s", style="cyan")


def simulate(plan: Plan, jobs: int | None, *, as_json: bool) -> None:
    if jobs is not None and jobs < 1:
        raise BadInput(f"the number of processes is 1 or more, not {jobs}.")
    start = time.perf_counter()
    counts = _played(plan, jobs or cores())
    seconds = time.perf_counter() - start
    if as_json:
        print(json.dumps(results.result(plan, counts, seconds), indent=2, ensure_ascii=False))
    else:
        results.show(Console(highlight=False), plan, counts, seconds)


def _played(plan: Plan, jobs: int) -> Counts:
    """Refreshed by hand: a thread of its own and forked processes do not go together."""
    counts = Counts()
    bar = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*bar, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=plan.games)
        for part in run(plan, jobs):
            counts.add(part)
            progress.update(task, completed=counts.games, refresh=True)
    return counts
