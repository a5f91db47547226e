"""How fast the engine was, each time values were kept: a line for each thing that the gate measures.

`python3 run.py bench trend [--json] [--quick]`

Figures are decisions of the C twin that fit into one of ours, so less is faster; the last column is the last value as
a share of the first.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import QUICK
from bench.gate import KEPT

BARS = "▁▂▃▄▅▆▇█"


def history() -> list[dict[str, Any]]:
    return [json.loads(line) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []


def series(kept: list[dict[str, Any]]) -> dict[str, list[float]]:
    """The values of each thing, oldest first; one that came later has fewer."""
    names = dict.fromkeys(name for line in kept for name in line["ratios"])
    return {name: [line["ratios"][name] for line in kept if name in line["ratios"]] for name in names}


def drawn(values: list[float]) -> str:
    """A bar for each value, as high as its share of the highest."""
    return "".join(BARS[round(value / max(values) * (len(BARS) - 1))] for value in values)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true")
    words.add_argument("--quick", action="store_true", help=QUICK)
    chosen, kept = words.parse_args(), history()
    if chosen.json:
        print(json.dumps(series(kept), indent=1))
        return
    table = Table("less is faster", *[f"{line['date']} {line['commit']}" for line in kept[-6:]], "", "now / first")
    for name, values in series(kept).items():
        cells = [f"{line['ratios'][name]:,.2f}" if name in line["ratios"] else "" for line in kept[-6:]]
        table.add_row(name, *cells, drawn(values), f"{values[-1] / values[0]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
