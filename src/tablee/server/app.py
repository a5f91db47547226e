"""What the server answers: the built web page and its health."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

import tablee

PAGE = Path(tablee.__file__).parent / "_web"


async def health(_: Request) -> JSONResponse:
    """Says that the server is up and which version it is."""
    return JSONResponse({"ok": True, "version": tablee.__version__})


def create_app(data: Path) -> Starlette:
    """The whole application; what must survive a restart lies in `data`."""
    data.mkdir(parents=True, exist_ok=True)
    page = Mount("/", StaticFiles(directory=PAGE, html=True, check_dir=False))
    return Starlette(routes=[Route("/health", health), page])
