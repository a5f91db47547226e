"""What an author has written wrong in words and pictures, which are then passed over: each with its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args
from xml.etree import ElementTree

from fluent.syntax import FluentParser, ast

from tablee import layouts
from tablee.kernel.game import Game
from tablee.kernel.lettering import Grammar
from tablee.kernel.words import LANGUAGES
from tablee.studio.wording import Needed, words_needed

STARTS = {".png": b"\x89PNG", ".webp": b"RIFF"}
GRAMMARS = {"fr": [one for one in get_args(Grammar) if one[0] in "mf"], "en": ["s", "p"]}


class Wrong(NamedTuple):
    """The message that says so, where it is, what stands there and what would be right."""

    sort: str
    where: str
    what: str
    right: str = ""


def wrong_words(game: Game) -> Iterator[Wrong]:
    needed, numbers = words_needed(game), set(game.printed().numbers)
    for lang in LANGUAGES:
        path = game.folder / f"{lang}.ftl"
        text = path.read_text("utf-8") if path.exists() else ""
        met: set[str] = set()
        for entry in FluentParser().parse(text).body:
            where = f"{path.name}:{1 + text.count(chr(10), 0, entry.span.start if entry.span else 0)}"
            if isinstance(entry, ast.Junk):
                yield Wrong("unread-words", where, (entry.content or "").strip().splitlines()[0][:60])
            if isinstance(entry, ast.Message):
                if entry.id.name in met:
                    yield Wrong("twice-worded", where, entry.id.name)
                met.add(entry.id.name)
                yield from _wrong_in(entry, where, lang, needed, numbers)


def _wrong_in(entry: ast.Message, where: str, lang: str, needed: Needed, numbers: set[str]) -> Iterator[Wrong]:
    parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}}
    for name, said in parts.items():
        if name.startswith(("event-", "option-", "question-")) and name in needed:
            for spoken in sorted(set(_variables(said)) - set(needed[name]) - numbers):
                yield Wrong("unknown-part", where, f"${spoken}", ", ".join(f"${one}" for one in needed[name]) or "none")
        if name.startswith("card-") and name.endswith(".grammar") and (found := _plain(said)) is not None:
            if found not in (*GRAMMARS[lang], "name"):
                yield Wrong("unknown-grammar", where, found, ", ".join((*GRAMMARS[lang], "name")))


def _variables(said: Any) -> Iterator[str]:
    if isinstance(said, ast.VariableReference):
        yield said.id.name
    inner = vars(said).values() if isinstance(said, ast.BaseNode) else said if isinstance(said, list) else ()
    for one in inner:
        yield from _variables(one)


def _plain(said: Any) -> str | None:
    """A text without anything put in."""
    elements = said.elements if isinstance(said, ast.Pattern) else []
    return str(elements[0].value) if len(elements) == 1 and isinstance(elements[0], ast.TextElement) else None


def _is_picture(file: Path) -> bool:
    content = file.read_bytes()
    if file.suffix != ".svg":
        return content.startswith(STARTS[file.suffix])
    try:
        return ElementTree.fromstring(content).tag.rpartition("}")[2] == "svg"
    except (ElementTree.ParseError, ValueError):
        return False


def wrong_pictures(game: Game) -> Iterator[Wrong]:
    folder = game.folder / "art"
    for file in sorted(folder.iterdir()) if folder.is_dir() else []:
        where, most = f"art/{file.name}", layouts.LARGEST_PICTURE
        if file.suffix not in layouts.PICTURES:
            yield Wrong("no-picture", where, file.suffix, ", ".join(layouts.PICTURES))
        elif file.stat().st_size > most:
            yield Wrong("large-picture", where, str(file.stat().st_size // 1000), str(most // 1000))
        elif not _is_picture(file):
            yield Wrong("no-picture", where, file.suffix, ", ".join(layouts.PICTURES))
