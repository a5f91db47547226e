"""A link in a messenger: the game's name and picture in the page's head, and nothing else of the table."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import HTMLResponse

from tablee.games import OURS, game
from tablee.kernel.game import Game
from tablee.server import app, store
from tablee.server.http.preview import game_at, previewed
from tablee.server.live.hall import Hall
from tablee.server.protocol.bodies import CreateTable
from tablee.server.thinking import Thinkers

PICTURES = Path(__file__).resolve().parents[2] / "web/public/previews"
JPEG = b"\xff\xd8\xff"
HEADLESS = "<html><head><title>Tablée</title></head><body></body></html>"


def request(host: str = "tablee.example", lang: str = "fr") -> Request:
    headers = [(b"host", host.encode()), (b"accept-language", lang.encode())]
    return Request({"type": "http", "method": "GET", "scheme": "https", "path": "/t/x", "root_path": "",
                    "query_string": b"", "headers": headers})  # fmt: skip


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "previews").mkdir()
    (tmp_path / "previews/boom.jpg").write_bytes(JPEG)
    (tmp_path / "index.html").write_text(HEADLESS)
    return tmp_path / "index.html"


def head(told: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)" />', told))


@pytest.mark.parametrize(("lang", "words"), [("fr", "t’attend"), ("en", "is waiting")])
def test_the_head_says_which_game_and_shows_it(page: Path, lang: str, words: str) -> None:
    told = head(previewed(page, game("boom"), request(lang=lang)))
    assert told["title"] == "Boom Badaboom · Tablée"
    assert words in told["description"]
    assert told["image"] == "https://tablee.example/previews/boom.jpg"


def test_a_game_without_a_picture_shows_ours(page: Path) -> None:
    assert head(previewed(page, game("seizh"), request()))["image"].endswith("/icon-512.png")


def test_what_the_sender_writes_stays_words(page: Path) -> None:
    """The address is named by whoever asks: it cannot become a part of the page."""
    assert "<script" not in previewed(page, game("boom"), request('x"><script>'))


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_ours_has_a_picture_that_messengers_take(name: str) -> None:
    picture = (PICTURES / f"{name}.jpg").read_bytes()
    assert picture.startswith(JPEG)
    assert len(picture) < 300_000


def test_only_a_table_that_exists_is_previewed(tmp_path: Path) -> None:
    async def scene() -> list[Game | None]:
        hall = Hall(store.make(None, tmp_path), Thinkers())
        await hall.open()
        seated = await hall.create(CreateTable(game="boom", seats=3, name="Léa"))
        found = [await game_at(hall, path) for path in (f"t/{seated.table}", "t/unknown", "t/", "rules", "")]
        await hall.close()
        return found

    assert asyncio.run(scene()) == [game("boom"), None, None, None, None]


def test_the_page_of_a_table_carries_it(page: Path, tmp_path: Path) -> None:
    async def scene() -> tuple[str, int]:
        hall = Hall(store.make(None, tmp_path), Thinkers())
        await hall.open()
        seated = await hall.create(CreateTable(game="boom", seats=3, name="Léa"))
        answer = await app.Page(hall, page.parent).get_response(f"t/{seated.table}", request().scope)
        await hall.close()
        assert isinstance(answer, HTMLResponse)
        return bytes(answer.body).decode(), answer.status_code

    told, status = asyncio.run(scene())
    assert status == 200
    assert head(told)["title"] == "Boom Badaboom · Tablée"
    assert "Léa" not in told
