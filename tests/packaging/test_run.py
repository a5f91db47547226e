"""run.py sends each word to the right place and environment, without installing anything."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import run
from tools import chromium, environment, gate, node, page, rules, system
from tools.steps import Failed


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What run.py would have had compiled, and turned into."""
    words: list[str] = []
    monkeypatch.setattr(run, "environment", lambda name: Path(name) / "python")
    monkeypatch.setattr(page, "obtain", lambda: words.append("page,"))
    monkeypatch.setattr(page, "obtain_tools", lambda **_: words.append("tools,"))
    monkeypatch.setattr(rules, "compile_now", lambda: words.append("compiled,"))
    monkeypatch.setattr(rules, "compile_meanwhile", lambda **_: words.append("meanwhile,"))

    def become(*command: str | Path, **variables: str) -> int:
        words.extend([*variables, *map(str, command)])
        return 0

    monkeypatch.setattr(run, "become", become)
    return words


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "page, meanwhile, play/python -m tablee serve"),
        ("--port 9000", "page, meanwhile, play/python -m tablee serve --port 9000"),
        ("--compiled --port 9000", "page, compiled, play/python -m tablee serve --port 9000"),
        ("play boom --players 4", "meanwhile, play/python -m tablee play boom --players 4"),
        ("sim boom --games 10", "compiled, lab/python -m tablee sim boom --games 10"),
        ("generate somewhere", "play/python -m tablee generate somewhere"),
        ("dev --port 9000", "tools, test/python -m tools.dev --port 9000"),
        ("docs", "docs/python -m zensical build --strict --clean"),
        ("docs --serve", "docs/python -m zensical serve"),
        ("test --quick tests/kernel", "TABLEE_PURE test/python -m pytest tests/kernel"),
        ("bench first --quick", f"{sys.executable} -m bench.first --quick"),
        ("bench frames --quick", "compiled, test/python -m bench.frames --quick"),
        ("bench engine --quick", "compiled, bench/python -m bench.engine --quick"),
    ],
)
def test_words_are_passed_on(became: list[str], typed: str, expected: str) -> None:
    assert run.main(typed.split()) == 0
    assert " ".join(became) == expected


@pytest.fixture
def checks(became: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which checks were begun, each after what had been obtained by then; the tests are one of them."""
    begun: list[str] = []

    def obtain(name: str) -> Path:
        if name not in became:
            became.append(name)
        return Path(name) / "python"

    def run_one(name: str, command: Sequence[str]) -> gate.Outcome:
        needed = "page" if name in gate.PAGE_CHECKS else "test"
        assert needed in became, f"{command} is begun before its tools are there"
        begun.append(name)
        return gate.Outcome(name, 0, 1.0, "")

    def tests(command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert set(became) == {"chromium", "compiled,", "page", "test"}, "tests begin when all that is fetched is there"
        begun.append(" ".join(command))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(system, "obtain_packages", lambda: None)
    monkeypatch.setattr(rules, "are_used", lambda: True)
    monkeypatch.setattr(environment, "obtain", obtain)
    monkeypatch.setattr(page, "obtain_with_checks", lambda: became.append("page"))
    monkeypatch.setattr(chromium, "obtain", lambda: became.append("chromium"))
    monkeypatch.setattr(gate, "run_one", run_one)
    monkeypatch.setattr(subprocess, "run", tests)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    return begun


@pytest.mark.parametrize(("used", "told"), [(True, "--compiled -k kernel"), (False, "-k kernel")])
def test_the_tests_begin_when_all_is_fetched_and_every_check_is_done(
    checks: list[str], monkeypatch: pytest.MonkeyPatch, used: bool, told: str
) -> None:
    monkeypatch.setattr(rules, "are_used", lambda: used)
    assert run.main(["test", "-k", "kernel"]) == 0
    workers = gate.workers_for(os.cpu_count() or 1)
    tests = f"{Path('test/python')} -m pytest -n {workers} --maxschedchunk 1 {told}"
    assert sorted(checks) == sorted([*gate.COLLECTION, *gate.PYTHON_CHECKS, *gate.PAGE_CHECKS, tests])


@pytest.mark.usefixtures("checks")
@pytest.mark.parametrize(("tests", "named"), [(0, "FAILED: mypy\n"), (1, "FAILED: mypy, pytest\n")])
def test_a_check_that_fails_is_shown_and_counts_whatever_the_tests_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tests: int, named: str
) -> None:
    monkeypatch.setattr(gate, "run_one", lambda name, _: gate.Outcome(name, name == "mypy", 1.0, f"words of {name}"))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, tests))
    assert run.main(["test"]) == 1
    said = capsys.readouterr().out
    assert "--- mypy\nwords of mypy" in said
    assert "words of collection" not in said
    assert said.endswith(named)


@pytest.mark.usefixtures("checks")
def test_tests_that_fail_count_where_all_else_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 5))
    assert run.main(["test"]) == 5


@pytest.mark.usefixtures("checks")
def test_rules_that_cannot_be_compiled_are_one_sentence_after_what_mypy_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "run_one", lambda name, _: gate.Outcome(name, name == "mypy", 1.0, "a wrong type"))
    monkeypatch.setattr(rules, "compile_now", lambda: fail("The rules could not be compiled."))
    assert run.main(["test"]) == 1
    said = capsys.readouterr()
    assert "a wrong type" in said.out
    assert said.err == "The rules could not be compiled.\n"


def fail(words: str) -> None:
    raise Failed(words)


def test_an_unknown_measurement_is_one_sentence(became: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["bench", "nonsense"]) == 2
    assert capsys.readouterr().err.startswith("Which measurement?")
    assert became == []


def test_npm_leaves_standard_output_to_results(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert node.npm(tmp_path, "--version") == 0
    said = capfd.readouterr()
    assert not said.out
    assert said.err


LOCK = "the lock"


@pytest.mark.parametrize(
    ("installed", "builds", "checks"),
    [(None, False, False), ("another", False, False), (LOCK, True, True), (node.BUILD_ONLY + LOCK, True, False)],
)
def test_who_plays_gets_only_what_the_page_is_built_with(
    installed: str | None, builds: bool, checks: bool, tmp_path: Path
) -> None:
    (tmp_path / "package-lock.json").write_text(LOCK)
    (tmp_path / "node_modules").mkdir()
    if installed:
        (tmp_path / node.STAMP).write_text(installed)
    assert node.has_installed(tmp_path, everything=False) == builds
    assert node.has_installed(tmp_path) == checks


@pytest.mark.parametrize(("cores", "workers"), [(1, 3), (2, 4), (4, 6), (64, 6)])
def test_there_are_two_workers_more_than_cores(cores: int, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert ["-n", str(workers)] == gate.pytest([])[2:4]
    assert "-n" not in gate.pytest(["-n0"])
