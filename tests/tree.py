"""Whether what would be tested is this tree as it is now."""

from pathlib import Path

import tablee
from tablee.kernel.state import is_compiled

SOURCES = Path(__file__).resolve().parents[1] / "src/tablee"
ALL, QUICK = "`python3 run.py test`", "`python3 run.py test --quick`"


def objection(*, compiled: bool, sources: Path = SOURCES) -> str | None:
    """Why these tests would say nothing about the sources beside them."""
    seen = Path(tablee.__file__).resolve().parent
    if seen != sources:
        return f"These tests would try {seen}, not the sources beside them: use {QUICK}."
    if beside := [*seen.rglob("*.so"), *seen.rglob("*.pyd")]:
        return f"{beside[0]} would be tried in place of the source beside it: delete it."
    if compiled and not is_compiled():
        return f"The rules are not compiled from the sources as they are now: use {ALL}, or {QUICK}."
    return None
