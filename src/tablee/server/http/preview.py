"""What a messenger shows of a link to a table: which game it is, and a picture.  Nothing else of the table is told."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.requests import Request

from tablee.kernel.game import Game
from tablee.server.http.request import language
from tablee.server.live.hall import Hall
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import StoreFailed
from tablee.server.words import phrase

HEAD_ENDS = "</head>"
PICTURES, ANY_PICTURE = "previews", "icon-512.png"


async def game_at(hall: Hall, path: str) -> Game | None:
    """The game of the table that an address of the page names; None for every other address."""
    first, _, table = path.strip("/").partition("/")
    if first != "t" or not table:
        return None
    try:
        return (await hall.room(table)).table.game
    except (Refusal, StoreFailed):
        return None


def previewed(page: Path, game: Game, request: Request) -> str:
    """The page with the game in its head."""
    lang = language(request)
    own = f"{PICTURES}/{game.id}.jpg"
    picture = own if (page.parent / own).is_file() else ANY_PICTURE
    told = {
        "og:type": "website",
        "og:site_name": "Tablée",
        "og:title": f"{game.title(lang)} · Tablée",
        "og:description": phrase(lang, "preview", game=game.title(lang)),
        "og:image": f"{request.base_url}{picture}",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(words)}" />' for name, words in told.items())
    large = '<meta name="twitter:card" content="summary_large_image" />'
    return page.read_text(encoding="utf-8").replace(HEAD_ENDS, f"{tags}{large}{HEAD_ENDS}", 1)
