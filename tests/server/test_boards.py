"""What the server gives out of a game's declared board: data and pictures, and nothing that runs."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2
import pytest

from tests.outside.conftest import EXAMPLES
from tests.server.people import Process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server on which The Ball of Masks is brought."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("TABLEE_GAMES", str(EXAMPLES / "masques/masques"))
        with Process(tmp_path_factory.mktemp("data")) as process:
            yield process


def test_a_board_comes_with_its_words_and_pictures(house: Process) -> None:
    status, board = house.ask("GET", "/api/games/masques/board?lang=en")
    assert status == 200
    assert board["words"] == {"zone-seen": "What everybody has played"}
    assert board["aim"] == "The greatest mask at midnight"
    assert {"chat", "back", "scene"} <= set(board["art"])
    assert board["unworded"] == []
    drawn = [piece["as"] for zone in board["layout"]["zones"] for piece in zone["pieces"]]
    assert drawn == ["number", "pile", "pile", "row"]


def test_every_game_has_one(house: Process) -> None:
    for game in house.ask("GET", "/api/games")[1]:
        assert house.ask("GET", f"/api/games/{game['id']}/board")[1]["layout"]["zones"]
    assert house.ask("GET", "/api/games/nothing/board")[1]["code"] == "no_such_game"


@pytest.mark.parametrize("path", ["masques/art/chat", "masques/art/scene", "boom/art/scene"])
def test_a_picture_is_an_image_in_which_nothing_runs(house: Process, path: str) -> None:
    answer = httpx2.get(f"{house.address}/api/games/{path}")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.text.startswith("<svg")


@pytest.mark.parametrize("name", ["nothing", "..%2Fbox", "chat.svg", "..%2F..%2Frules"])
def test_nothing_else_is_given_out(house: Process, name: str) -> None:
    assert house.ask("GET", f"/api/games/masques/art/{name}")[0] == 404


def test_levels_are_those_of_the_game(house: Process) -> None:
    shown = {game["id"]: [level["id"] for level in game["levels"]] for game in house.ask("GET", "/api/games")[1]}
    assert "appris" in shown["boom"]
    assert "appris" not in shown["masques"]
    assert "normal" in shown["masques"]
