"""A box as a spreadsheet: it comes back as it went, and a hostile file is one sentence."""

from __future__ import annotations

import base64
import csv
import io
import struct
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from tablee.games import OURS, game, with_cards
from tablee.kernel.game import BadInput
from tablee.kernel.sentences import in_language
from tablee.studio.spreadsheet import LARGEST_FILE, read, written
from tests.server.people import Process
from tests.studio.cards import Box, printed, row, text

KINDS = ("csv", "xlsx")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def own() -> Box:
    """A box with words, signs that spreadsheets take for formulas, and a card more."""
    box = printed("badass")
    box["cast"] = [one["name"] for one in box["characters"][:7]]
    box["weapons"].append({**row(box, "weapons", "revolver"), "name": "fronde", "copies": 2})
    box["words"] = {
        "ninja": {
            "icon": "ninja",
            "colour": "#112233",
            "fr": {"name": "=1+1", "grammar": "f", "text": "-Paie {cost}; é"},
        },
        "fronde": {"en": {"name": "Pea, shooter", "grammar": "s"}, "br": {"name": "@Batalm"}},
    }
    return box


def rewritten(name: str, kind: str, box: Box, lang: str) -> Box:
    return read(written(with_cards(name, text(box)), box, kind, lang))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", OURS)
def test_a_box_comes_back_as_it_went(name: str, kind: str) -> None:
    for lang in ("fr", "en"):
        assert rewritten(name, kind, printed(name), lang) == printed(name)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_words_come_back_with_it(kind: str, lang: str) -> None:
    assert rewritten("badass", kind, own(), lang) == own()


def test_no_text_of_a_box_is_a_formula_in_a_spreadsheet() -> None:
    mine = with_cards("badass", text(own()))
    lines = csv.reader(io.StringIO(written(mine, own(), "csv", "en").decode("utf-8-sig")))
    assert [cell for line in lines for cell in line if cell[:1] in ("=", "+", "-", "@")] == []
    book = load_workbook(io.BytesIO(written(mine, own(), "xlsx", "en")))
    cells = [cell for sheet in book for line in sheet.iter_rows() for cell in line]
    assert any(cell.value == "=1+1" for cell in cells)
    assert [cell.coordinate for cell in cells if cell.data_type == "f"] == []


def test_cards_are_named_for_people_and_notes_are_not_read() -> None:
    book = load_workbook(io.BytesIO(written(game("badass"), printed("badass"), "xlsx", "fr")))
    head = [cell.value for cell in book["characters"][1]]
    ninja = next(line for line in book["characters"].iter_rows(values_only=True) if line[0] == "ninja")
    assert ninja[head.index("# fr")] == "Le Ninja"
    assert str(ninja[head.index("# text")]).startswith("Paie 3 charges")


def test_what_a_designer_types_is_read() -> None:
    """Semicolons and Windows letters, a number as a spreadsheet keeps it, spaces around."""
    typed = "table;name;value;fr.name\r\nnumbers; hand ;5;\r\ncards;brulé;+3;Crème brûlée\r\n".encode("cp1252")
    assert read(b"table,name\rcards,a\r") == {"cards": [{"name": "a"}]}  # lines as old Macs end them
    assert read(typed) == {
        "numbers": {"hand": 5},
        "cards": [{"name": "brulé", "value": 3}],
        "words": {"brulé": {"fr": {"name": "Crème brûlée"}}},
    }
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "cards"
    for line in (["name", "copies"], ["a", 2.0], [None, None], ["b", True]):
        sheet.append(line)
    assert read(saved(book)) == {"cards": [{"name": "a", "copies": 2}, {"name": "b", "copies": True}]}


# -- Hostile files --------------------------------------------------------------------------


def saved(book: Workbook) -> bytes:
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def with_cell(value: Any, place: str = "B2") -> bytes:
    book = Workbook()
    assert book.active is not None
    book.active.title = "cards"
    book.active["A1"] = "name"
    book.active[place] = value
    return saved(book)


def with_part(name: str, content: bytes) -> bytes:
    """A workbook in which a part is another, or one more."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(with_cell(1))) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.infolist():
            if part.filename != name:
                new.writestr(part.filename, old.read(part))
        new.writestr(name, content)
    return made.getvalue()


SHEET = "xl/worksheets/sheet1.xml"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def sheet_of(rows: str, declared: str = "") -> bytes:
    return f'{declared}<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'.encode()


def entity(text: str) -> str:
    return f'<row r="1"><c r="A1" t="str"><v>{text}</v></c></row>'


GROWING = "".join(f'<!ENTITY {n} "{f"&{m};" * 10}">' for m, n in zip("abcdefgh", "bcdefghi", strict=True))
LAUGHS = sheet_of(entity("&i;"), f'<!DOCTYPE x [<!ENTITY a "ha">{GROWING}]>')
FILE_OF_THE_MACHINE = sheet_of(entity("&a;"), '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')
FAR = sheet_of('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')


def bomb() -> bytes:
    return with_part("xl/media/image1.png", bytes(50_000_000))


def lying_bomb() -> bytes:
    """A sheet that unpacks to fifty million bytes and says that it has a hundred."""
    data = bytearray(with_part(SHEET, b"<a>" + bytes(50_000_000)))
    size = struct.pack("<L", 50_000_003)
    while (at := data.find(size)) >= 0:
        data[at : at + 4] = struct.pack("<L", 100)
    return bytes(data)


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "a formula": (lambda: with_cell("=1+1"), "the workbook is wrong at cards, B2: a formula; expected the number or"),
    "a command": (lambda: with_cell("=cmd|'/c calc'!A1"), "a formula"),
    "a formula in CSV": (lambda: b"table,name\ncards,=HYPERLINK(1)\n", "the sheet is wrong at B2: a formula;"),
    "macros": (lambda: with_part("xl/vbaProject.bin", b"x"), "has macros; save it as .xlsx, which has none"),
    "a bomb": (bomb, "the workbook unpacks to"),
    "a bomb that lies": (lying_bomb, "the workbook cannot be read"),
    "many parts": (lambda: with_parts(100), "in 1"),
    "words that grow": (lambda: with_part(SHEET, LAUGHS), "the workbook cannot be read"),
    "a file of the machine": (lambda: with_part(SHEET, FILE_OF_THE_MACHINE), "the workbook cannot be read"),
    "a far row": (lambda: with_part(SHEET, FAR), "the sheet cards is too large; a sheet has at most 2000 rows"),
    "many rows": (lambda: b"table,name\n" + b"cards,a\n" * 3000, "is too large"),
    "many columns": (lambda: with_cell("x", "ZZ1"), "is too large"),
    "many columns in CSV": (lambda: b"table" + b",x" * 100, "is too large"),
    "a long cell": (lambda: b"table,name\ncards," + b"x" * 3000, "the sheet is wrong at B2: 3000 characters"),
    "a date": (lambda: with_cell(__import__("datetime").date(2026, 1, 2)), "a date; expected the number or the text"),
    "a fault": (lambda: with_cell("#REF!"), "a fault; expected"),
    "an old workbook": (lambda: b"\xd0\xcf\x11\xe0" + bytes(600), "of an old kind, or locked"),
    "no workbook": (lambda: b"PK\x03\x04 nothing", "is no workbook"),
    "another zip": (lambda: zipped("a.txt"), "cannot be read"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "the sheet"),
    "nothing": (lambda: b"", "the sheet is wrong at A1"),
    "another table": (lambda: b"name,cost\nninja,3\n", "the sheet is wrong at A1"),
    "an open quotation": (lambda: b'table,name\ncards,"a\n', "the sheet is no CSV at line 2; save"),
    "somebody's row": (lambda: b"table,name,of\nmenu.ingredients,a,b\n", "'b' is no row of menu"),
    "a row of nothing": (lambda: b"table,name,of\nmenu,value,1\nnumbers,hand\nnumbers.x,a,b\n", "is no row of numbers"),
    "a number for rows": (lambda: b"table,name,value,c\nbox,cards,3,\ncards,x,,4\n", "cards is wrong at its name"),
    "a name where rows are": (lambda: b"table,name,of\nmenu,a,\nmenu.name,b,a\n", "name says something else already"),
    "a list where rows are": (lambda: b'table,name,value,of\nbox,cast,"[a]",\ncast.x,q,,a\n', "'a' is no row of cast"),
    "a large file": (lambda: bytes(LARGEST_FILE + 1), f"a sheet has at most {LARGEST_FILE}"),
}  # fmt: skip


def zipped(*names: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as new:
        for name in names:
            new.writestr(name, b"x")
    return made.getvalue()


def with_parts(n: int) -> bytes:
    return zipped(*(f"xl/{i}.xml" for i in range(n)))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_one_sentence(name: str) -> None:
    make, said = HOSTILE[name]
    with pytest.raises(BadInput) as fault:
        read(make())
    sentence = str(fault.value)
    assert said in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert len(sentence) < 600
    assert in_language(sentence, "fr") != sentence


# -- By the server --------------------------------------------------------------------------


def sent(house: Process, name: str, file: bytes, lang: str = "fr") -> tuple[int, Any]:
    body = {"game": name, "file": base64.b64encode(file).decode()}
    return house.ask("POST", f"/api/boxes/read?lang={lang}", body)


def test_the_server_reads_what_it_wrote_and_says_what_is_wrong(house: Process) -> None:
    mine = with_cards("badass", text(own()))
    status, shown = sent(house, "badass", written(mine, own(), "xlsx", "fr"))
    assert status == 200
    assert shown["problem"] is None
    assert shown["box"] == own()
    assert shown["book"]["catalogue"]["cards"]["ninja"]["name"] == "=1+1"
    wrong = own()
    row(wrong, "characters", "ninja")["cost"] = 9
    status, shown = sent(house, "badass", written(mine, wrong, "csv", "fr"))
    assert status == 200
    assert shown["problem"]["row"] == "ninja"
    status, refused = sent(house, "badass", bomb())
    assert status == 400
    assert "Cette feuille de calcul ne va pas" in refused["words"]
    assert "le classeur, déballé, fait" in refused["words"]
    assert house.ask("GET", "/health")[0] == 200


@pytest.mark.parametrize("kind", KINDS)
def test_the_server_writes_a_sheet(house: Process, kind: str) -> None:
    status, made = house.ask("POST", "/api/boxes/sheet?lang=fr", {"game": "bunny", "kind": kind})
    assert status == 200
    assert made
