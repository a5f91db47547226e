"""Pages are true to the tree: links lead somewhere, and every file, folder and module they name is there."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, broken_link, links, missing_names, missing_paths, text_of

each_page = pytest.mark.parametrize("written", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_links_lead_somewhere(written: Path) -> None:
    assert [why for link in links(text_of(written)) if (why := broken_link(written, link))] == []


@each_page
def test_files_and_folders_are_there(written: Path) -> None:
    assert missing_paths(text_of(written)) == []


@each_page
def test_modules_can_be_imported(written: Path) -> None:
    assert missing_names(text_of(written)) == []


def test_the_site_lists_every_page() -> None:
    """Decisions have a list of their own."""
    nav = set(re.findall(r'"([\w/-]+\.md)"', (ROOT / "zensical.toml").read_text("utf-8")))
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    decisions = {page for page in pages if page.startswith("adr/0")}
    assert nav == pages - decisions
    assert set(links(text_of(ROOT / "docs/adr/README.md"))) == {page.removeprefix("adr/") for page in decisions}


def test_what_is_wrong_is_seen() -> None:
    here = ROOT / "docs/README.md"
    assert links('[a](b.md#c) ![d](e.png) [f](https://g) <img src="h.png">') == ["b.md#c", "e.png", "h.png"]
    assert broken_link(here, "nowhere.md") == "nowhere.md: there is no such file"
    assert broken_link(here, "lab.md#nothing") == "lab.md#nothing: there is no such heading"
    assert broken_link(here, "concepts/README.md#seven-words") is None
    assert missing_paths("`src/tablee/pipe.py`, `server/pipe.py`, `nobody.py`, `tools/nobody`") == [
        "nobody.py",
        "server/pipe.py",
        "src/tablee/pipe.py",
        "tools/nobody",
    ]
    assert missing_paths("`src/tablee/kernel`, `server/live/room.py`, `room.py`, `a.b`") == []
    assert missing_names("`tablee.server.pipe`, tablee.games.game and tablee.make, tablee.games.nothing") == [
        "tablee.games.nothing",
        "tablee.server.pipe",
    ]
