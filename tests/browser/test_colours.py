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

# Somebody else may move: what was alive can be gone before the first picture, and then there is nothing to compare.
FIRST = """([thing]) => {
    for (const old of document.querySelectorAll('[data-measured]')) delete old.dataset.measured;
    if (thing) thing.dataset.measured = '';
    return thing?.getBoundingClientRect().toJSON() ?? null;
}"""
UNLIGHT = """() => {
    const thing = document.querySelector('[data-measured].alive');
    thing?.classList.remove('alive');
    return thing !== null;
}"""


@contextmanager
def eyes(page: Page, kind: str) -> Iterator[None]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
    yield
    session.detach()


def alive(person: Person) -> Locator:
    return person.page.locator(".hand .alive:visible, .board .alive:visible")


def lit_and_unlit(person: Person, game: str) -> tuple[str, str]:
    """Something that may be touched on the board or in the hand, as it is and as it would be if it might not."""
    for _ in range(MOST_MOVES):
        if person.ended.count() or not person.page.locator(".prompt").count():
            person.play_against_bots(game)
        person.await_something()
        if pictures := compared(person):
            return pictures
        person.try_to_move()
    raise AssertionError(f"nothing to touch in {game}")


def compared(person: Person) -> tuple[str, str] | None:
    """Two pictures without any colour, unless there is nothing to touch, or no longer."""
    page = person.page
    around = alive(person).evaluate_all(FIRST)
    if around is None:
        return None
    with eyes(page, "achromatopsia"):
        lit = picture(page, around)
        return (lit, picture(page, around)) if page.evaluate(UNLIGHT) else None


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
    person = company.person("fr", Size.LAPTOP, reduced_motion="reduce")
    pictures = lit_and_unlit(person, game)
    keep_as_seen(person, game)
    difference = person.page.evaluate(DIFFERENCE, pictures)
    with capsys.disabled():
        print(f"\n{game}: without colour, what is alive differs by {difference:.1f} of 255")
    assert difference > PLAIN
