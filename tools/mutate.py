"""Mutation testing of rules, with Boom of the kernel too: `python3 run.py mutate [--game boom] [--sample 150]`.

Cosmic Ray plants one fault at a time into a copy of the sources and runs the tests that should notice, in plain Python.
A sample of all faults is drawn by seed; the share that the tests kill is printed, and every survivor with its place.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
KERNEL = [f"src/tablee/kernel/{name}.py" for name in ("steps", "piles", "state", "sight", "saves")]
NOT_COPIED = (".venv*", ".git", "node_modules", "build", ".build", ".tools", "_web")
NOT_RULES = {"__init__.py", "_names.py", "_steps.py", "_book.py"}
TESTS = (  # the quickest to notice first
    "tests/laws/test_transcripts.py tests/games/{game} tests/kernel tests/laws/test_laws.py tests/laws/test_planted.py"
)
NO_FAULT = ("_Is", "_IsNot")  # small numbers that are equal are the same object
FAULTS = """
select m.module_path, m.operator_name, m.start_pos_row, r.test_outcome
from mutation_specs m join work_results r on r.job_id = m.job_id
"""


def sources(game: str) -> list[str]:
    folder = ROOT / "src/tablee/games" / game
    rules = [str(p.relative_to(ROOT)) for p in sorted(folder.glob("*.py")) if p.name not in NOT_RULES]
    return KERNEL + rules if game == "boom" else rules


def config(game: str, timeout: int) -> str:
    modules = ", ".join(f'"{path}"' for path in sources(game))
    pytest = f"{sys.executable} -m pytest -q -x -p no:cacheprovider -n 0 {TESTS.format(game=game)} -k"
    return "\n".join(
        [
            "[cosmic-ray]",
            f"module-path = [{modules}]",
            f"timeout = {timeout}.0",
            "excluded-modules = []",
            f"test-command = '''{pytest} \"{game} or kernel or planted\"'''",
            "[cosmic-ray.distributor]",
            'name = "local"',
        ]
    )


def run(python: str, *command: str, cwd: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(cwd / "src"), "TABLEE_PURE": "1", "TABLEE_PLAIN_LAWS": "1"}
    subprocess.run([str(Path(python).with_name("cosmic-ray")), *command], cwd=cwd, env=env, check=True)


def draw_sample(session: Path, size: int, seed: int) -> None:
    """Keep `size` of the planned faults, the same ones for a seed."""
    with sqlite3.connect(session) as db:
        planned = db.execute(
            "select job_id, operator_name from mutation_specs order by module_path, start_pos_row, operator_name"
        ).fetchall()
        jobs = [job for job, _ in planned]
        faults = [job for job, operator in planned if not operator.endswith(NO_FAULT)]
        kept = set(random.Random(seed).sample(faults, min(size, len(faults))))
        for job in jobs:
            if job not in kept:
                db.execute("delete from mutation_specs where job_id = ?", (job,))
                db.execute("delete from work_items where job_id = ?", (job,))


def report(session: Path) -> int:
    with sqlite3.connect(session) as db:
        rows = db.execute(FAULTS).fetchall()
    survivors = [row for row in rows if "SURVIVED" in str(row[3]).upper()]
    for path, operator, line, _ in survivors:
        print(f"survived: {path}:{line} {operator.removeprefix('core/')}")
    killed = len(rows) - len(survivors)
    print(f"{killed} of {len(rows)} planted faults were killed ({100 * killed / max(1, len(rows)):.0f} %).")
    return 0 if rows else 1


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--with", dest="python", required=True, help="the Python that has Cosmic Ray")
    words.add_argument("--game", default="boom")
    words.add_argument("--sample", type=int, default=150)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--timeout", type=int, default=300)
    chosen = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "tablee")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
        (copy / "cosmic.toml").write_text(config(chosen.game, chosen.timeout), "utf-8")
        run(chosen.python, "baseline", "cosmic.toml", cwd=copy)  # without a fault the tests must pass
        run(chosen.python, "init", "cosmic.toml", "session.sqlite", cwd=copy)
        draw_sample(copy / "session.sqlite", chosen.sample, chosen.seed)
        run(chosen.python, "exec", "cosmic.toml", "session.sqlite", cwd=copy)
        return report(copy / "session.sqlite")


if __name__ == "__main__":
    sys.exit(main())
