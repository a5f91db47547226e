"""The complete games of `examples`, brought as anybody brings theirs, and taken away again."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import games
from tablee.kernel.game import Game

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = sorted(path.parent.name for path in EXAMPLES.glob("*/pyproject.toml"))


@pytest.fixture(scope="session", params=NAMES)
def outside(request: pytest.FixtureRequest) -> Iterator[Game]:
    before, path = os.environ.get(games.FOLDERS), list(sys.path)
    yield games.game(games.bring(EXAMPLES / request.param))
    sys.path[:] = path
    if before is None:
        del os.environ[games.FOLDERS]
    else:
        os.environ[games.FOLDERS] = before
    games.games.cache_clear()
