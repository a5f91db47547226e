"""run.py sends each word to the right place and environment, without installing anything."""

import sys
from pathlib import Path

import pytest

import run
from tools import node, page, rules, system


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
        ("bench engine --quick", "compiled, bench/python -m bench.engine --quick"),
    ],
)
def test_words_are_passed_on(became: list[str], typed: str, expected: str) -> None:
    assert run.main(typed.split()) == 0
    assert " ".join(became) == expected


@pytest.mark.parametrize(("used", "told"), [(True, "--compiled -k kernel"), (False, "-k kernel")])
def test_checks_begin_when_all_that_is_fetched_side_by_side_is_there(
    became: list[str], monkeypatch: pytest.MonkeyPatch, used: bool, told: str
) -> None:
    monkeypatch.setattr(rules, "are_used", lambda: used)
    monkeypatch.setattr(system, "obtain_packages", lambda: None)
    assert run.main(["test", "-k", "kernel"]) == 0
    assert sorted(became[:3]) == ["compiled,", "page,", "tools,"]
    assert " ".join(became[3:]) == f"test/python -m tools.gate {told}"


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
