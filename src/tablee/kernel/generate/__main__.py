"""`python -m tablee.kernel.generate [GAME …]`: bring generated files up to date, from the sources as they are."""

from __future__ import annotations

import sys

from tablee.kernel.generate import BadRules
from tablee.kernel.generate.command import folders, update


def main(words: list[str]) -> int:
    """Zero when all is up to date; else what is wrong, and where."""
    try:
        for folder in folders(words):
            print(update(folder))
    except BadRules as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
