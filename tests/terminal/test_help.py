"""Who plays against a person, and what `--help` says about it."""

from __future__ import annotations

import json

import pytest

from tablee import bots
from tablee.cli import parameters
from tests.commands import Command


def help_of(tablee: Command, command: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """On a screen so wide that no line is broken."""
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("TERMINAL_WIDTH", "300")
    return tablee(f"{command} --help").out


@pytest.mark.parametrize("command", ["play", "sim", "arena", "lab balance"])
def test_whoever_asks_for_help_reads_the_levels(tablee: Command, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    assert parameters.LEVELS in help_of(tablee, command, monkeypatch)
    assert set(parameters.LEVELS.split(", ")) == set(bots.LEVELS)


@pytest.mark.parametrize(("command", "are_taken"), [("play", True), ("arena", True), ("sim", False)])
def test_bots_of_others_are_named_where_they_can_play(
    tablee: Command, monkeypatch: pytest.MonkeyPatch, command: str, are_taken: bool
) -> None:
    text = help_of(tablee, command, monkeypatch)
    assert all((kind in text) == are_taken for kind in (bots.COMMAND, bots.PYTHON))


def test_empty_seats_get_the_usual_level(tablee: Command) -> None:
    tablee("play boom --seed 3", "q\n")
    (file,) = tablee.saves()
    assert json.loads(file.read_text())["bots"] == bots.USUAL
