"""A card box as a spreadsheet, CSV or XLSX, and back: cells are numbers and texts, and nothing in them is carried out.

A row is a card: what the box says of it, then its words (`fr.name`, `fr.text`, `icon` …).  Tables that have one row
only (`numbers`) are written downwards, and rows within another say whose they are under `of`.  A column that begins
with `#` is for people and is not read.
"""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from tablee.kernel.boxes import WORDS
from tablee.kernel.game import BadInput, Game
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES

TOP = "box"  # under which name a sheet has what stands above all tables
SAID = ("name", "grammar", "text")  # what a card has in each language, at least
LOOKS = ("icon", "colour")
NOTE = "#"
LIKE_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")
LARGEST_FILE = 400_000  # bytes, as it comes
LARGEST_INSIDE = 4_000_000  # and unpacked
MOST_PARTS = 60
MOST_ROWS, MOST_COLUMNS, MOST_SHEETS = 2000, 60, 30
WIDEST = 1000  # columns that a row may have without anything in them
LONGEST_CELL = 2000
DELIMITERS = {"fr": ";", "en": ","}  # as the spreadsheets of these countries expect

Cell = str | int | float | bool | None
Row = dict[str, Any]


class Sheet(NamedTuple):
    """A table as it is seen: its name, its columns, and rows of cells."""

    name: str
    head: list[str]
    rows: list[list[Cell]]


# -- A box as sheets ------------------------------------------------------------------------


def sheets(game: Game, box: Mapping[str, Any], lang: str) -> list[Sheet]:
    """Every table of a box; cards with their names and texts, as notes, for whoever reads them."""
    teller, words = Teller(game, lang, []), box.get(WORDS, {})
    langs = list(dict.fromkeys([*LANGUAGES, *(key for row in words.values() for key in row if key not in LOOKS)]))
    top = {name: value for name, value in box.items() if not isinstance(value, dict) and not _is_rows(value)}
    found = [_downwards(TOP, top)] if top else []
    for name, table in box.items():
        if isinstance(table, dict) and name != WORDS:
            found.append(_downwards(name, table))
        elif _is_rows(table):
            found += _across(name, table, words, langs, teller)
    printed = teller.game.facts()
    if others := [{"name": kind} for kind in words if kind not in printed]:  # cards that stand in no row
        found += _across(WORDS, others, words, langs, teller)
    return found


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _downwards(name: str, table: Mapping[str, Any]) -> Sheet:
    return Sheet(name, ["name", "value"], [[key, _cell(value)] for key, value in table.items()])


def _across(name: str, rows: list[Row], words: Row, langs: list[str], teller: Teller) -> Iterator[Sheet]:
    """A table, and those within its rows."""
    flat = [{column: value for column, value in row.items() if not _is_rows(value)} for row in rows]
    columns = list(dict.fromkeys(column for row in flat for column in row))
    said = [*LOOKS, *(f"{lang}.{part}" for lang in langs for part in _parts(words, lang))]
    head = [*columns, *said, f"{NOTE} {teller.words.lang}", f"{NOTE} text"]
    yield Sheet(name, head, [_line(row, columns, said, words, teller) for row in flat])
    for column in dict.fromkeys(column for row in rows for column, value in row.items() if _is_rows(value)):
        inner = [{"of": row["name"], **part} for row in rows for part in row.get(column, [])]
        yield from _across(f"{name}.{column}", inner, words, langs, teller)


def _parts(words: Row, lang: str) -> list[str]:
    return list(dict.fromkeys([*SAID, *(part for row in words.values() for part in row.get(lang, {}))]))


def _line(row: Row, columns: list[str], said: list[str], words: Row, teller: Teller) -> list[Cell]:
    own = words.get(row["name"], {})
    notes = (
        [teller.card(row["name"]), teller.card_text(row["name"])] if row["name"] in teller.game.facts() else ["", ""]
    )
    return [*(_cell(row.get(column)) for column in columns), *(_cell(_at(own, place)) for place in said), *notes]


def _at(words: Row, place: str) -> Any:
    """What stands at `icon` or `fr.name`."""
    lang, _, part = place.partition(".")
    return words.get(lang, {}).get(part) if part else words.get(lang)


def _cell(value: Any) -> Cell:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else value


# -- Sheets as a box ------------------------------------------------------------------------


def box_of(found: Iterable[Sheet]) -> dict[str, Any]:
    """The tables that sheets say; whether they are a box is for its reader to judge."""
    box: dict[str, Any] = {}
    words: dict[str, Any] = {}
    for sheet in found:
        if [column for column in sheet.head if column[:1] != NOTE] == ["name", "value"]:
            table = {str(row[0]): _value(row[1]) for row in sheet.rows if row[0] is not None}
            box.update(table if sheet.name == TOP else {sheet.name: table})
            continue
        for row in sheet.rows:
            cells = {column: cell for column, cell in zip(sheet.head, row, strict=False) if cell is not None}
            _take(box, words, sheet.name, {column: cell for column, cell in cells.items() if column[:1] != NOTE})
    return {**box, **({WORDS: words} if words else {})}


def _take(box: dict[str, Any], words: dict[str, Any], table: str, cells: Row) -> None:
    """One row: its facts to its table, or into the row that it is `of`; its words to the others."""
    facts = {column: _value(cell) for column, cell in cells.items() if not _is_word(column)}
    if not facts:
        return
    for column, cell in cells.items():
        if _is_word(column):
            _say(words.setdefault(str(facts.get("name", "")), {}), column, _text(cell))
    if table == WORDS:
        return
    outer, _, inner = table.partition(".")
    if not inner:
        _rows(box, table, table).append(facts)
        return
    whose = str(facts.pop("of", ""))
    rows = [row for row in _rows(box, outer, table) if isinstance(row, dict)]
    row = next((row for row in rows if row.get("name") == whose), None)
    if row is None:
        known = ", ".join(str(row.get("name")) for row in rows)
        raise BadInput(
            f"the sheet {table} is wrong at of: '{whose[:40]}' is no row of {outer}; "
            f"expected {known[:400] or 'a row with a name'}."
        )
    _rows(row, inner, table).append(facts)


def _rows(place: dict[str, Any], name: str, table: str) -> list[Any]:
    """Those that a place has under a name, or begins there."""
    rows = place.setdefault(name, [])
    if not isinstance(rows, list):
        raise BadInput(f"the sheet {table} is wrong at its name: {name} says something else already; expected rows.")
    return rows


def _is_word(column: str) -> bool:
    return column in LOOKS or bool(re.fullmatch(r"[a-z]{2,3}\.\w+", column))


def _say(words: Row, place: str, text: str) -> None:
    lang, _, part = place.partition(".")
    if part:
        words.setdefault(lang, {})[part] = text
    else:
        words[lang] = text


def _value(cell: Cell) -> Any:
    """A cell as a box has it: numbers whole, lists between brackets, what is true."""
    if isinstance(cell, float) and cell.is_integer():
        return int(cell)
    if not isinstance(cell, str):
        return cell
    text = cell.strip()
    if re.fullmatch(r"[+-]?\d{1,9}", text):
        return int(text)
    if text[:1] == "[" and text[-1:] == "]":
        return [part.strip() for part in text[1:-1].split(",") if part.strip()]
    return {"true": True, "false": False}.get(text.lower(), text)


def _text(cell: Cell) -> str:
    return str(_value(cell)) if isinstance(cell, float) else str(cell).strip()


# -- CSV ------------------------------------------------------------------------------------


def as_csv(found: list[Sheet], lang: str) -> bytes:
    """All sheets below each other, each line with its table first: one file is all there is."""
    head = list(dict.fromkeys(["table", *(column for sheet in found for column in sheet.head)]))
    made = io.StringIO()
    writer = csv.writer(made, delimiter=DELIMITERS.get(lang, ","))
    writer.writerow(head)
    for sheet in found:
        for row in sheet.rows:
            cells = dict(zip(sheet.head, row, strict=True))
            writer.writerow([sheet.name, *(harmless(cells.get(column)) for column in head[1:])])
    return b"\xef\xbb\xbf" + made.getvalue().encode()


def harmless(cell: Cell) -> Cell:
    """A text that a spreadsheet would take for a formula gets the sign that says it is none."""
    if isinstance(cell, bool):
        return str(cell).lower()
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(LIKE_A_FORMULA) else cell


def from_csv(data: bytes) -> list[Sheet]:
    text = _decoded(data)
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=None), delimiter=delimiter, strict=True)
    try:
        lines = list(reader)
    except csv.Error:
        where = reader.line_num
        raise BadInput(f"the sheet is no CSV at line {where}; save it anew as CSV, or as .xlsx.") from None
    head = [column.strip() for column in lines[0]] if lines else []
    if head[:1] != ["table"]:
        raise BadInput("the sheet is wrong at A1: no 'table'; expected the columns table, name and those of the cards.")
    _check_size("the sheet", len(lines), max(map(len, lines)))
    return list(_parted(head, lines))


def _decoded(data: bytes) -> str:
    """As spreadsheets write it: UTF-8, UTF-16 with its mark, or the letters of Western Europe."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _parted(head: list[str], lines: list[list[str]]) -> Iterator[Sheet]:
    """Line by line back into tables; a table that is written downwards has a name and a value and nothing else."""
    tables: dict[str, list[Row]] = {}
    for number, line in enumerate(lines[1:], 2):
        cells = {
            column: _said(cell, f"{_letters(i)}{number}")
            for i, (column, cell) in enumerate(zip(head, line, strict=False))
        }
        if table := str(cells.pop("table") or "").strip():
            tables.setdefault(table, []).append({column: cell for column, cell in cells.items() if cell is not None})
    for name, rows in tables.items():
        columns = [column for column in head[1:] if column[:1] != NOTE and any(column in row for row in rows)]
        yield Sheet(name, columns, [[row.get(column) for column in columns] for row in rows])


def _said(cell: str, place: str) -> Cell:
    text = cell.strip()
    if text[:1] == "=":
        raise BadInput(f"the sheet is wrong at {place}: a formula; expected the number or the text itself.")
    _check_length("the sheet", place, text)
    return text.removeprefix("'") if text[1:2] in LIKE_A_FORMULA else text or None


# -- XLSX -----------------------------------------------------------------------------------


def as_xlsx(found: list[Sheet]) -> bytes:
    """A sheet for each table; every text is written as one, whatever it begins with."""
    from openpyxl import Workbook
    from openpyxl.styles import Font

    book = Workbook()
    book.remove(book.active)
    for one in found:
        sheet = book.create_sheet(one.name[:31])
        _fill(sheet, one)
        for j, column in enumerate(one.head, 1):
            sheet.cell(1, j).font = Font(bold=True)
            sheet.column_dimensions[_letters(j - 1)].width = 40 if column.endswith("text") else 16
        sheet.freeze_panes = "B2"
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def _fill(sheet: Any, found: Sheet) -> None:
    lines: list[list[Cell]] = [list(found.head), *found.rows]
    for i, row in enumerate(lines, 1):
        for j, value in enumerate(row, 1):
            if value is not None:
                cell = sheet.cell(i, j, value)
                cell.data_type = "s" if isinstance(value, str) else cell.data_type
                cell.quotePrefix = isinstance(value, str) and value.startswith(LIKE_A_FORMULA)


def from_xlsx(data: bytes) -> list[Sheet]:
    """What the cells of a workbook say; one that would grow, run or compute is refused before it is opened."""
    from openpyxl import load_workbook  # reads XML by way of defusedxml: no entities, no files

    _check_parts(data)
    try:
        book = load_workbook(io.BytesIO(data), read_only=True, keep_links=False)
        if len(book.worksheets) > MOST_SHEETS:
            raise BadInput(f"the workbook has {len(book.worksheets)} sheets; a box has at most {MOST_SHEETS}.")
        return [_sheet(one) for one in book.worksheets]
    except BadInput:
        raise
    except Exception:  # a reader of somebody else's format meets everything: entities, keys, types, values, zip
        raise BadInput("the workbook cannot be read; save it anew as .xlsx, or as CSV.") from None


def _check_parts(data: bytes) -> None:
    """By the list of what is packed: nothing is unpacked for it, and no part is read beyond what it says there."""
    try:
        parts = zipfile.ZipFile(io.BytesIO(data)).infolist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError):
        raise BadInput("the file is no workbook; save it as .xlsx, or as CSV.") from None
    size = sum(part.file_size for part in parts)
    if size > LARGEST_INSIDE or len(parts) > MOST_PARTS:
        most = f"{LARGEST_INSIDE} in {MOST_PARTS}"
        raise BadInput(f"the workbook unpacks to {size} bytes in {len(parts)} parts; a box has at most {most}.")
    if any("vba" in part.filename.lower() or "macro" in part.filename.lower() for part in parts):
        raise BadInput("the workbook has macros; save it as .xlsx, which has none.")


def _sheet(found: Any) -> Sheet:
    """The cells up to the last that is used."""
    name, rows = str(found.title)[:60], []
    for i, row in enumerate(found.iter_rows(), 1):
        used = max((j for j, cell in enumerate(row[:WIDEST], 1) if cell.value is not None), default=0)
        _check_size(f"the sheet {name}", i, len(row) if len(row) > WIDEST else used)
        if used:
            rows.append([_read(name, cell) for cell in row[:used]])
    head = [str(cell).strip() if cell is not None else "" for cell in rows[0]] if rows else []
    read_ones = [j for j, column in enumerate(head) if column and column[:1] != NOTE]
    cells = [[row[j] if j < len(row) else None for j in read_ones] for row in rows[1:]]
    return Sheet(name, [head[j] for j in read_ones], cells)


def _read(sheet: str, cell: Any) -> Cell:
    value = cell.value
    if value is None or value == "":
        return None
    place = f"{sheet}, {cell.coordinate}"
    if cell.data_type in ("f", "e") or not isinstance(value, (str, int, float)):
        kind = {"f": "a formula", "e": "a fault"}.get(cell.data_type, "a date")
        raise BadInput(f"the workbook is wrong at {place}: {kind}; expected the number or the text itself.")
    _check_length("the workbook", place, str(value))
    return value


# -- Both -----------------------------------------------------------------------------------


def read(data: bytes) -> dict[str, Any]:
    """A file of either sort, by how it begins."""
    if len(data) > LARGEST_FILE:
        raise BadInput(f"the file has {len(data)} bytes; a sheet has at most {LARGEST_FILE}.")
    if data[:4] == b"\xd0\xcf\x11\xe0":
        raise BadInput("the workbook is of an old kind, or locked; save it as .xlsx without a password, or as CSV.")
    return box_of(from_xlsx(data) if data[:2] == b"PK" else from_csv(data))


def written(game: Game, box: Mapping[str, Any], kind: str, lang: str) -> bytes:
    found = sheets(game, box, lang)
    return as_xlsx(found) if kind == "xlsx" else as_csv(found, lang)


def _check_size(name: str, rows: int, columns: int) -> None:
    if rows > MOST_ROWS or columns > MOST_COLUMNS:
        raise BadInput(f"{name} is too large; a sheet has at most {MOST_ROWS} rows and {MOST_COLUMNS} columns.")


def _check_length(what: str, place: str, text: str) -> None:
    if len(text) > LONGEST_CELL:
        raise BadInput(f"{what} is wrong at {place}: {len(text)} characters; expected at most {LONGEST_CELL}.")


def _letters(column: int) -> str:
    """A, B, … Z, AA, as spreadsheets count."""
    return (_letters(column // 26 - 1) if column >= 26 else "") + chr(ord("A") + column % 26)
