"""`python -m tablee.kernel.generate [GAME …]`: bring generated files up to date, from the sources as they are."""

from __future__ import annotations

import sys

from tablee.kernel.generate import BadRules
from tablee.kernel.generate.command import folders, update


def main(words: list[str]) -> int:
    """Zero when all is up to date; else what is wrong, and where."""
    wrong = 0
    for folder in folders(words):
        try:
            print(update(folder))
        except BadRules as fault:
            print(fault, file=sys.stderr)
            wrong = 2
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
