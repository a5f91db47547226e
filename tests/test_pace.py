"""What a run says of its own time."""

import subprocess
import sys
import time

import pytest

from tests import pace
from tests.pace import Spent

WORK = "import time\nwhile time.process_time() < 0.3: pass\n"
BY_A_CHILD = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {WORK!r}])\n"
TOLD = "print('worked', flush=True)\ninput()"


def test_slow_tests_are_named_and_folders_added_up() -> None:
    spent = {
        "tests/laws/test_b.py::test": Spent(2, 2),
        "tests/laws/test_c.py::test": Spent(4, 3),
        "tests/browser/test_aim.py::test_a[boom]": Spent(7, 9),
        "tests/test_facts.py::test": Spent(1),
    }
    assert pace.lines(spent) == [
        "slower than 5 s, and processor seconds:",
        "   7.0 s    9.0  tests/browser/test_aim.py::test_a[boom]",
        "seconds of tests, all workers: 14 (14 of processors): browser 7 (9) · laws 6 (5) · test_facts.py 1 (0)",
    ]


def test_a_short_run_says_nothing_of_time() -> None:
    assert pace.lines({"tests/laws/test_b.py::test": Spent(1, 1)}) == []


def test_what_is_set_up_for_a_test_counts_as_its_own() -> None:
    watched = pace.Pace()
    for when, seconds in (("setup", 4.0), ("call", 1.5), ("teardown", 0.5)):
        told = pytest.TestReport("tests/a/test_b.py::test", ("", None, ""), {}, "passed", None, when, duration=seconds)  # type: ignore[arg-type]
        told.processor = seconds / 2  # type: ignore[attr-defined]
        watched.pytest_runtest_logreport(told)
    assert watched.tests["tests/a/test_b.py::test"] == Spent(6.0, 3.0)


@pytest.fixture
def watched() -> pace.Pace:
    """Nothing that was before counts."""
    watched = pace.Pace()
    watched.pytest_collection_finish()
    return watched


def test_own_work_counts_and_waiting_does_not(watched: pace.Pace) -> None:
    time.sleep(0.3)
    assert watched.worked(1.0) < 0.1
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass
    assert 0.2 <= watched.worked(0.0) < 0.3


def processor_seconds(program: str, watched: pace.Pace) -> float:
    """What counts for a program that has worked and still runs."""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        process.stdout.readline()
        worked = watched.worked(1.0)
        process.communicate("\n")
    return worked


@pytest.mark.skipif(not pace.PROCESSES.is_dir(), reason="Linux tells what others have worked")
@pytest.mark.parametrize("program", [WORK + TOLD, BY_A_CHILD + TOLD], ids=["while it runs", "with its children"])
def test_what_was_started_counts(watched: pace.Pace, program: str) -> None:
    assert 0.25 < processor_seconds(program, watched) < 1.5
    assert watched.worked(1.0) < 0.25, "only once"
