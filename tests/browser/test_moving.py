"""Motion is never in the way: from the first moment, what can be used is there to be touched."""

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser

from tablee.games import OURS
from tablee.server.protocol.parts import Told
from tests.browser.shown import Shown, Window
from tests.browser.situations import Situation, moment, names_for, plays, situations
from tests.browser.test_climax import ENDINGS

SEATS, ENOUGH = 4, 12  # moves that are looked at

FINITE = "(it) => it.effect.getComputedTiming().iterations !== Infinity"
ARRIVED = f"document.getAnimations().filter({FINITE}).forEach((it) => it.finish())"

# Every movement is held at its beginning and on its way; where a control will rest, a touch must meet it.
IN_THE_WAY = """() => {
  const usable = () => [...document.querySelectorAll(
    '.prompt .choices > [data-key]:enabled, .hand button.alive, :is(.board, .seats) [data-keys]:not([data-keys=""])',
  )].filter((it) => it.checkVisibility());
  const moving = document.getAnimations().filter((it) => it.effect.getComputedTiming().iterations !== Infinity);
  const hold = (share) => moving.forEach((it) => {
    it.pause();
    it.currentTime = share * it.effect.getComputedTiming().endTime;
  });
  const middle = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  hold(0.999);
  const rest = usable().map((it) => [it, ...middle(it)])
    .filter(([it, x, y]) => it.contains(document.elementFromPoint(x, y)));  // else a list that is scrolled
  const faults = [0.01, 0.5].flatMap((share) => {
    hold(share);
    return rest.map(([it, x, y]) => [it, document.elementFromPoint(x, y)])
      .filter(([it, on]) => !it.contains(on))
      .map(([it, on]) => `${share}: ${Object.values(it.dataset)[0]} has ${on?.className} on it`);
  });
  moving.forEach((it) => it.finish());
  return [moving.length, rest.length, faults];
}"""


def my_moves(game: str) -> Iterator[tuple[Situation, Situation]]:
    """What was before, and the moment in which I may do something."""
    before: Situation | None = None
    found = 0
    for play in plays(game, SEATS):
        now = moment(play, names_for(game, SEATS), 0, "fr")
        if before is not None and now.state.options and not now.kind.startswith("over"):
            found += 1
            yield before, now
        if found == ENOUGH:
            return
        before = now


@pytest.mark.parametrize("game", OURS)
def test_what_moves_is_not_in_the_way_of_the_next_touch(browser: Browser, game: str) -> None:
    page, faults, moved, touched = Shown(browser, still=False), [], 0, 0
    page.fit(Window(390, 844))
    for before, now in my_moves(game):
        page.show(before)
        page.page.evaluate(ARRIVED)
        page.show(now)
        moving, usable, found = page.page.evaluate(IN_THE_WAY)
        moved, touched = moved + moving, touched + usable
        faults += [f"{now.kind} {it}" for it in found]
    page.context.close()
    print(f"\n{game}: {moved} movements, {touched} controls, {len(faults)} in the way")
    assert moved > 0
    assert touched > 0
    assert faults == []


STIRRED = """() => document.getAnimations().map((it) => it.effect.target)
  .filter((it) => it.matches('.stirs')).map((it) => it.closest('[data-place]').dataset.place)"""


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_faces_take_what_happens(browser: Browser, still: bool) -> None:
    """Whoever does something, and whoever it is done to; not for whoever wants no motion."""
    page = Shown(browser, still=still)
    page.show(next(it for it in situations("boom", SEATS, 0) if it.kind == "reaction-mine"))
    page.page.evaluate(ARRIVED)
    taken = Told(event="took", args={"seat": 1, "victim": 2}, cause=None, words="", why="")
    page.go_on(msgspec.structs.replace(page.situation.state, events=[taken]))
    page.page.wait_for_selector(f".play[data-version='{page.version}']", state="attached")
    assert sorted(page.page.evaluate(STIRRED)) == ([] if still else ["seat-1", "seat-2"])
    page.context.close()


# What a slow phone moves without drawing anew; anything else is drawn again for every frame.
CHEAP = {"transform", "translate", "rotate", "scale", "opacity", "pointerEvents", "zIndex", "visibility"}
MOVED = """() => document.getAnimations().flatMap((it) => it.effect.getKeyframes().flatMap((frame) =>
  Object.keys(frame).filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
    .map((name) => `${name} of ${it.animationName ?? it.transitionProperty ?? 'a flight'}`)))"""
ONCE = ("border-", "box-shadow", "background-color")  # short, small, after a touch


def dear(moved: list[str]) -> set[str]:
    """Movements that have to be drawn anew for every frame."""
    return {it for it in moved if it.split(" of ")[0] not in CHEAP and not it.split(" of ")[1].startswith(ONCE)}


@pytest.mark.parametrize("game", OURS)
def test_what_moves_is_cheap_to_move(browser: Browser, game: str) -> None:
    page, found = Shown(browser, still=False), set()
    page.fit(Window(390, 844))
    for before, now in my_moves(game):
        page.show(before)
        page.show(now)
        found |= dear(page.page.evaluate(MOVED))
    page.end(next(end for one, end in ENDINGS if one == game), [0])
    page.page.locator(".climax .stage").wait_for()
    found |= dear(page.page.evaluate(MOVED))
    page.context.close()
    assert found == set()
