"""A game that has no board of its own is playable at once: somebody else's, found by its entry point."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Company, quick_server

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def guests(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Company]:
    """People at a server on which Bataille is installed."""
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{ROOT / 'tests/sixth'}", prepend=":")
    with quick_server(tmp_path) as (address, _):
        gathered = Company(browser, address)
        yield gathered
        for context in browser.contexts:
            context.close()


def test_a_game_without_a_board_is_played_to_the_end(guests: Company) -> None:
    person = guests.person("fr", reduced_motion="reduce")
    person.play_against_bots("bataille")
    person.check_accessible()
    person.keep_picture("bataille-fr")
    person.play_to_the_end()
    expect(person.ended).to_be_visible()
