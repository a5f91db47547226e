"""Nothing is said by colour alone: the boards as colour-blind eyes see them, and measured without any colour."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import FloatRect, Locator, Page

from tablee.games import OURS
from tests.browser.conftest import Company
from tests.browser.person import Person, Size

EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
PLAIN = 2.0  # of 255, on average over the thing and its edge: a ring or a shade that is not overlooked
MOST_MOVES = 60
EDGE = 6  # pixels

DIFFERENCE = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (picture) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height).data;
    }));
    return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length;
}"""

# At a live table whatever was alive may be gone in between: then the pictures differ all the more.
FIRST = "([thing]) => { thing.dataset.measured = ''; return thing.getBoundingClientRect().toJSON(); }"
UNLIGHT = "document.querySelector('[data-measured]')?.classList.remove('alive')"


@contextmanager
def eyes(page: Page, kind: str) -> Iterator[None]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
    yield
    session.detach()


def alive(person: Person) -> Locator:
    return person.page.locator(".hand .alive:visible, .board .alive:visible")


def at_a_living_board(company: Company, game: str) -> Person:
    """Somebody who may touch something on the board or in the hand."""
    person = company.person("fr", Size.LAPTOP, reduced_motion="reduce")
    for _ in range(MOST_MOVES):
        if person.ended.count() or not person.page.locator(".prompt").count():
            person.play_against_bots(game)
        person.await_something()
        if alive(person).count():
            return person
        person.try_to_move()
    raise AssertionError(f"nothing to touch in {game}")


def picture(page: Page, around: FloatRect) -> str:
    clip: FloatRect = {
        "x": around["x"] - EDGE,
        "y": around["y"] - EDGE,
        "width": around["width"] + 2 * EDGE,
        "height": around["height"] + 2 * EDGE,
    }
    return base64.b64encode(page.screenshot(clip=clip)).decode()


def keep_as_seen(person: Person, game: str) -> None:
    for kind in EYES:
        with eyes(person.page, kind):
            person.keep_picture(f"eyes-{kind}-{game}")


@pytest.mark.parametrize("game", OURS)
def test_what_can_be_touched_stands_out_without_any_colour(
    company: Company, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    person = at_a_living_board(company, game)
    page = person.page
    around = alive(person).evaluate_all(FIRST)
    with eyes(page, "achromatopsia"):
        lit = picture(page, around)
        page.evaluate(UNLIGHT)
        unlit = picture(page, around)
    keep_as_seen(person, game)
    difference = page.evaluate(DIFFERENCE, [lit, unlit])
    with capsys.disabled():
        print(f"\n{game}: without colour, what is alive differs by {difference:.1f} of 255")
    assert difference > PLAIN
