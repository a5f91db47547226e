"""A box on paper, judged by the PDF itself: the size of its pages, where fronts and backs lie, and what they say."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pypdf import PdfReader

from tablee.games import OURS, game
from tablee.kernel.game import BadInput, Game
from tablee.kernel.lettering import ICONS
from tablee.studio.paper import pieces
from tablee.studio.paper.pdf import BLEED, PAPERS, rulebook, sheets
from tablee.studio.paper.pieces import BACK, Grid, Layout, cards, icons, pictures, read_layout
from tests.commands import Command
from tests.studio.cards import played, printed, row, text

POINT = 25.4 / 72  # millimetres
CARD = (63.0, 88.0)
MARGIN = 5.0  # what printers need at the edge, in millimetres
NEAR = 0.05

Place = tuple[float, float, float, float]  # left, top, width, height in millimetres


def grounds(page: Any, bleed: float) -> list[Place]:
    """The filled rectangles of a page that are as large as a card with its bleed."""
    return rectangles(page, (CARD[0] + 2 * bleed, CARD[1] + 2 * bleed), (b"f", b"f*"))


def rectangles(page: Any, size: tuple[float, float], painted: tuple[bytes, ...]) -> list[Place]:
    """Those of this size that are filled, or drawn, from the top left."""
    height = float(page.mediabox.height)
    found: list[Place] = []
    path: list[tuple[float, float]] = []

    def see(op: bytes, args: Any, matrix: list[float], _: Any) -> None:
        if op in (b"m", b"l"):
            a, b, c, d, e, f = matrix
            x, y = float(args[0]), float(args[1])
            path.append((a * x + c * y + e, b * x + d * y + f))
        elif op in (b"f", b"f*", b"B", b"b", b"S", b"s", b"n", b"W"):
            xs, ys = [x for x, _ in path], [y for _, y in path]
            if op in painted and path:
                wide, high = (POINT * (max(each) - min(each)) for each in (xs, ys))
                if abs(wide - size[0]) < NEAR and abs(high - size[1]) < NEAR:
                    found.append((POINT * min(xs), POINT * (height - max(ys)), wide, high))
            if op != b"W":
                path.clear()

    page.extract_text(visitor_operand_before=see)
    return found


def card_pages(pdf: PdfReader, bleed: float) -> list[Any]:
    return [page for page in pdf.pages if grounds(page, bleed)]


def overlap(one: Place, other: Place) -> bool:
    return abs(one[0] - other[0]) < one[2] - NEAR and abs(one[1] - other[1]) < one[3] - NEAR


def in_lines(place: tuple[float, float]) -> tuple[int, int]:
    return round(place[1]), round(place[0])


def words_of(page: Any) -> str:
    return " ".join(page.extract_text().replace("\u202f", " ").split())


@pytest.fixture(scope="module", params=PAPERS)
def paper(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_fronts_and_backs_register_on_every_sheet(paper: str) -> None:
    """A back lies where its front is seen through the paper: mirrored at the middle, never outside or over another."""
    name = "seizh"  # its sheets are not all full
    pdf = PdfReader(io.BytesIO(sheets(game(name), "fr", paper)))
    width, height = PAPERS[paper]
    bleed = BLEED[paper]
    pages = card_pages(pdf, bleed)
    assert len(pages) % 2 == 0
    printed_cards = 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        for page in (front, back):
            assert abs(POINT * float(page.mediabox.width) - width) < NEAR
            assert abs(POINT * float(page.mediabox.height) - height) < NEAR
        faces, behind = grounds(front, bleed), grounds(back, bleed)
        printed_cards += len(faces)
        assert 1 <= len(faces) <= 9
        through = sorted(((width - x - w, y) for x, y, w, _ in behind), key=in_lines)
        seen = sorted(((x, y) for x, y, _, _ in faces), key=in_lines)
        assert np.allclose(through, seen, atol=NEAR)
        edges = [(x + bleed, y + bleed, width - x - w + bleed, height - y - h + bleed) for x, y, w, h in faces]
        assert min(map(min, edges)) >= MARGIN
        assert not any(overlap(one, other) for i, one in enumerate(faces) for other in faces[i + 1 :])
    assert printed_cards == sum(card.copies for card in cards(game(name), "fr"))


def test_cells_have_room_for_cards_and_lie_edge_to_edge(paper: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five by four of them: on four sheets, each once, none beyond the paper."""
    monkeypatch.setattr(pieces, "layout", lambda _: Layout(grids=[Grid("discard", 5, 4)]))
    pages = PdfReader(io.BytesIO(sheets(game("boom"), "en", paper))).pages
    size = (CARD[0] + 1, CARD[1] + 1)
    boards = [(page, found) for page in pages if (found := rectangles(page, size, (b"S", b"s")))]
    assert [len(found) for _, found in boards] == [9, 6, 3, 2]
    names = [word for page, _ in boards for word in words_of(page).split() if re.fullmatch("[A-E][1-4]", word)]
    assert sorted(names) == [f"{column}{row}" for column in "ABCDE" for row in range(1, 5)]
    for page, found in boards:
        wide, high = POINT * float(page.mediabox.width), POINT * float(page.mediabox.height)
        assert min(min(x, y, wide - x - w, high - y - h) for x, y, w, h in found) >= MARGIN
        assert not any(overlap(one, other) for i, one in enumerate(found) for other in found[i + 1 :])


@pytest.mark.parametrize("name", OURS)
def test_every_card_that_is_dealt_is_printed_as_often(name: str) -> None:
    """Only the quiz is read from a screen."""
    rules = game(name)
    printed_of = {card.kind: card.copies for card in cards(rules, "en")}
    for seats in rules.seats:
        missing = {kind for kind, n in dealt(rules, seats).items() if printed_of.get(kind, 0) < n}
        assert missing <= ({"question"} if name == "baba" else set())


def dealt(rules: Game, seats: int) -> Counter[str]:
    g = rules.new(seats, 0)
    return Counter(g.kind_names[int(kind)] for kind in g.kinds)


@pytest.mark.parametrize("name", ["bunny", "seizh"])
def test_every_card_of_the_box_is_printed_with_its_words(name: str) -> None:
    said = " ".join(words_of(page) for page in PdfReader(io.BytesIO(rulebook(game(name), "en", "a4"))).pages)
    squeezed = said.replace(" ", "").replace("-", "")
    for card in cards(game(name), "en"):
        assert card.name.replace(" ", "").replace("-", "") in squeezed
    for part in ("Aim of the game", "Set-up", "A turn", "The cards", "Rulings"):
        assert part in said
    assert f"{name}-01" in said


def test_an_own_box_is_printed_as_it_is_played(tablee: Command, tmp_path: Path) -> None:
    box = printed("badass")
    row(box, "characters", "ninja")["cost"] = 1
    box["weapons"].append({**row(box, "weapons", "revolver"), "name": "fronde", "copies": 2})
    box["words"] = {"fronde": {"icon": "bow-and-arrow", "colour": "#123456", "fr": {"name": "Fronde", "grammar": "f"}}}
    file = tmp_path / "mine.toml"
    file.write_text(text(box), "utf-8")
    done = tablee(f"print badass --box {file} --lang fr --paper letter --into {tmp_path}")
    assert done.code in (None, 0)
    assert done.out.split() == [str(tmp_path / "badass-cards.pdf"), str(tmp_path / "badass-rules.pdf")]
    fronts = " ".join(words_of(page) for page in PdfReader(tmp_path / "badass-cards.pdf").pages)
    assert fronts.count("Fronde") == 2
    assert "Paie 1 charge : tue" in fronts
    assert "Paie 3 charges" not in fronts


def test_what_a_box_says_is_never_read_as_instructions() -> None:
    box = printed("seizh")
    evil = '#panic("no") $x$ *b* <a> @b \\ //'
    box["words"] = {"couteau": {"fr": {"name": '#sys.inputs "', "text": evil}}}
    pdf = PdfReader(io.BytesIO(sheets(played("seizh", box), "fr", "a4")))
    first = words_of(pdf.pages[0])
    assert '#panic("no") $x$ *b* <a> @b' in first
    assert "#sys.inputs" in first


@pytest.mark.parametrize("name", OURS)
def test_every_card_and_its_back_have_a_picture(name: str) -> None:
    """`python -m tools.pictures` writes them."""
    known = pictures(game(name).folder)
    assert {BACK, *(card.kind for card in cards(game(name), "fr"))} <= known.keys()
    assert all(look["svg"].startswith("<svg") for look in known.values())
    assert icons().keys() == set(ICONS)


def test_an_unknown_paper_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="the papers are a4, letter, not 'a5'"):
        sheets(game("boom"), "fr", "a5")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ('places = ["nowhere"]', "is wrong at places: 'nowhere' is not known here; expected one of"),
        ("places = 3", "is wrong at places: Expected array, got int"),
        ("[[tracks", "is not valid TOML"),
        ("[[tracks]]\nfield = 'cake'\nlow = 'a'\nhigh = 3", "is wrong at tracks number 1, low: Expected int, got str"),
        (
            "[[tracks]]\nfield = 'cake'\nlow = 0\nhigh = 90000",
            "at tracks number 1, high: 90000 steps; expected 1 to 120",
        ),
        ("[[tracks]]\nfield = 'cake'\nlow = 9\nhigh = 3", "at tracks number 1, high: -6 steps; expected 1 to 120"),
        (
            "[[grids]]\nfield = 'cake'\ncolumns = 13\nrows = 3",
            "is wrong at grids number 1, columns: Expected int <= 12",
        ),
        ("[[grids]]\nfield = 'pie'\ncolumns = 3\nrows = 3", "at grids number 1, field: 'pie' is not known here"),
        ("[[markers]]\nfr = 'a'\nen = 'a'\ncount = 9000", "is wrong at markers number 1, count: Expected int <= 200"),
    ],
)
def test_a_layout_that_is_wrong_is_one_sentence(tmp_path: Path, said: str, expected: str) -> None:
    (tmp_path / "paper.toml").write_text(said, "utf-8")
    with pytest.raises(BadInput) as fault:
        read_layout(tmp_path / "paper.toml", ["cake", "draw"])
    assert expected in str(fault.value)
