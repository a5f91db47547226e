"""run.py sends each word to the right place and environment, without installing anything."""

from pathlib import Path

import pytest

import run
from tools import node


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What run.py would have turned into."""
    words: list[str] = []
    monkeypatch.setattr(run, "install", lambda name: Path(name) / "python")

    def become(*command: str | Path) -> int:
        words.extend(map(str, command))
        return 0

    monkeypatch.setattr(run, "become", become)
    return words


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "play/tablee serve"),
        ("--port 9000", "play/tablee serve --port 9000"),
        ("play boom --players 4", "play/tablee play boom --players 4"),
        ("sim boom --games 10", "lab/tablee sim boom --games 10"),
    ],
)
def test_words_are_passed_on(became: list[str], typed: str, expected: str) -> None:
    assert run.main(typed.split()) == 0
    assert " ".join(became) == expected


def test_an_unknown_measurement_is_one_sentence(became: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["bench", "nonsense"]) == 2
    assert capsys.readouterr().err.startswith("Which measurement?")
    assert became == []


def test_npm_leaves_standard_output_to_results(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert node.npm(tmp_path, "--version") == 0
    said = capfd.readouterr()
    assert not said.out
    assert said.err
