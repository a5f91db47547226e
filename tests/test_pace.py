"""What a run says of its own time."""

from collections import Counter

import pytest

from tests import pace


def test_slow_tests_are_named_and_folders_added_up() -> None:
    seconds = Counter[str]({"tests/browser/test_aim.py::test_a[boom]": 7, "tests/laws/test_b.py::test": 2})
    seconds |= Counter({"tests/laws/test_c.py::test": 4, "tests/test_facts.py::test": 1})
    assert pace.lines(seconds) == [
        "slower than 5 s:",
        "   7.0 s  tests/browser/test_aim.py::test_a[boom]",
        "seconds of tests, all workers: 14 (browser 7 · laws 6 · test_facts.py 1)",
    ]


def test_a_short_run_says_nothing_of_time() -> None:
    assert pace.lines(Counter({"tests/laws/test_b.py::test": 1})) == []


def test_what_is_set_up_for_a_test_counts_as_its_own() -> None:
    watched = pace.Pace()
    for when, seconds in (("setup", 4.0), ("call", 1.5), ("teardown", 0.5)):
        told = pytest.TestReport("tests/a/test_b.py::test", ("", None, ""), {}, "passed", None, when, duration=seconds)  # type: ignore[arg-type]
        watched.pytest_runtest_logreport(told)
    assert watched.tests["tests/a/test_b.py::test"] == 6.0
