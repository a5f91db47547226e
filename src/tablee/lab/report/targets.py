"""Pages that are wished for; checked before anything is played."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tablee.kernel.game import BadInput
from tablee.kernel.telling import language


@dataclass(frozen=True)
class Pages:
    html: Path | None
    pdf: Path | None
    lang: str

    @property
    def wanted(self) -> bool:
        return bool(self.html or self.pdf)


def pages(html: Path | None, pdf: Path | None, lang: str | None) -> Pages:
    spoken = language(lang)
    if pdf:
        from tablee.lab.report.pdf import browser

        browser()
    for page in (html, pdf):
        if page:
            writable(page)
    return Pages(html, pdf, spoken)


def writable(path: Path) -> Path:
    """The path, if a file can be written there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
    except OSError as fault:
        raise BadInput(f"{path} cannot be written: {fault.strerror or fault}.") from None
    if not path.stat().st_size:
        path.unlink()
    return path
