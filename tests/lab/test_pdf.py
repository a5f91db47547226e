"""A page is printed by the same Chromium that the browser tests use, whole and on A4."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.kernel.game import BadInput
from tablee.lab.report.pdf import print_page
from tools import chromium

PAGE = """<!doctype html><meta charset=utf-8><title>Essai</title><style>@page{size:A4}p{break-after:page}</style>
<p>un<p>deux<script>document.body.append("trois")</script>"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    file = tmp_path / "page.html"
    file.write_text(PAGE, "utf-8")
    return file


def test_a_page_comes_out_on_paper(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if found := chromium.find():
        monkeypatch.setenv("TABLEE_CHROMIUM", found)
    print_page(page, page.with_suffix(".pdf"))
    printed = page.with_suffix(".pdf").read_bytes()
    assert printed.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", printed)) == 3  # the third is written by the page's script
    assert re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)[0] == (b"594.95996", b"841.91998")


def test_a_browser_that_dies_is_one_sentence(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_CHROMIUM", "false")
    with pytest.raises(BadInput, match="Chromium did not print the page"):
        print_page(page, page.with_suffix(".pdf"))
    assert not page.with_suffix(".pdf").exists()
