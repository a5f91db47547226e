"""`tablee check`: the laws on random games of one game, then what it declares and never uses, and words it lacks."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from tablee import bots, games, layouts, lessons
from tablee.kernel import parts
from tablee.kernel.game import BadInput, Game
from tablee.kernel.records import Input, apply
from tablee.kernel.sentences import in_language
from tablee.kernel.sight import Eyes, imagine, told
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.words import Words
from tablee.studio import faults, laws, wording

SEARCHING = "expert"  # a level that looks ahead


class Table(NamedTuple):
    """One random game that a law is tried on."""

    game: Game
    seats: int
    seed: int
    options: dict[str, str]

    def looks(self, most: int = 25) -> Iterator[State]:
        return laws.looked_at(self.game.id, self.seats, self.seed, self.options, most)

    def dice(self) -> random.Random:
        return random.Random(self.seed)


class Fault(NamedTuple):
    """What does not hold, and where to look."""

    what: str
    where: str


# -- The laws, each on one game -------------------------------------------------------------


def it_ends(table: Table) -> None:
    for g in table.looks(60):
        laws.numbers_keep_their_bounds(g)
        laws.whoever_knows_was_shown(g)
        laws.cards_lie_in_one_place(g)


def copies_are_exact(table: Table) -> None:
    dice = table.dice()
    for g in table.looks():
        laws.a_clone_shares_nothing(g, dice)
        laws.a_save_is_exact(table.game, g)


def nobody_sees_too_much(table: Table) -> None:
    for n, g in enumerate(table.looks()):
        for seat in [] if g.over else laws.watchers(g):
            laws.a_view_hides(g, seat, table.seed + n)
            laws.imagining_uses_knowledge_only(g, seat, table.seed + n)
            laws.an_imagined_table_is_coherent(g, seat, table.seed + n)


def answers_are_sealed(table: Table) -> None:
    dice = table.dice()
    for g in (g for g in table.looks(60) if not g.over):
        laws.an_answer_is_sealed(g, dice)
        laws.what_is_told_alike_looks_alike(g, dice)


def imagined_tables_end(table: Table) -> None:
    dice = table.dice()
    for n, g in enumerate(table.looks(5)):
        other = imagine(g, dice.choice(laws.watchers(g)), n)
        while not other.over:
            laws.step(other, dice)


def records_replay(table: Table) -> None:
    laws.a_record_replays(table.game, table.seats, table.seed, table.options)


def bots_play(table: Table) -> None:
    """Its mind, if it brings one, is asked at every decision, by rule of thumb and by a look ahead in turn."""
    story: list[Event] = []
    game, dice = table.game, table.dice()
    g = game.new(table.seats, table.seed, table.options, story=story)
    levels = (bots.USUAL, SEARCHING) if parts.find(game, "mind") else (SEARCHING,)
    players = [bots.make(levels[seat % len(levels)], game, table.seed + seat, 4) for seat in range(table.seats)]
    while not g.over:
        seat = dice.choice(laws.movers(g))
        chosen = players[seat].choose(Eyes(g, seat), [told(g, event, seat) for event in story])
        assert chosen in g.legal(seat), "a bot chose what is not offered"
        g.play(seat, Option(Step(chosen)))


LAWS: tuple[Callable[[Table], None], ...] = (
    it_ends,
    copies_are_exact,
    nobody_sees_too_much,
    answers_are_sealed,
    imagined_tables_end,
    records_replay,
    bots_play,
)


def tables(game: Game, times: int) -> Iterator[Table]:
    settings = laws.settings(game)
    for seats in game.seats:
        for n in range(times):
            yield Table(game, seats, n, settings[(seats + n) % len(settings)])


def tried(law: Callable[[Table], None], game: Game, times: int) -> Fault | None:
    """The first game in which a law does not hold."""
    for table in tables(game, times):
        try:
            law(table)
        except Exception as fault:
            return Fault(f"{type(fault).__name__}: {fault}".splitlines()[0][:200], said_as(table))
    return None


def said_as(table: Table) -> str:
    options = "".join(f" --option {name}={value}" for name, value in table.options.items())
    return f"--players {table.seats} --seed {table.seed}{options}"


# -- What is declared and never used --------------------------------------------------------


def unused(game: Game, times: int) -> Iterator[Fault]:
    """Choices that no random game offered, and events that none told, with their lines."""
    for choice in sorted(laws.choices_written(game) - laws.choices_met(game, times)):
        yield Fault(choice, place(game, f"def {choice}("))
    for event in sorted(set(game.events) - events_met(game, times)):
        yield Fault(event, place(game, f'"{event}"'))


def events_met(game: Game, times: int) -> set[str]:
    met: set[str] = set()
    for table in tables(game, times):
        story: list[Event] = []
        g, dice = game.new(table.seats, table.seed, table.options, story=story), table.dice()
        while not g.over:
            laws.step(g, dice)
        met |= {event.kind for event in story}
    return met


def place(game: Game, text: str, name: str = "*.py") -> str:
    """File and line where a text stands first."""
    for file in sorted(game.folder.glob(name), key=lambda file: (file.name[0] == "_", file.name != "table.py")):
        for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if text in line:
                return f"{file.name}:{n}"
    return ""


# -- What it lacks ------------------------------------------------------------------------------


DECLARED = {"event": '"{}":', "field": 'Field("{}"', "option": "def {}(", "question": "def {}("}  # else `"{}"`


def unworded(game: Game) -> dict[str, str]:
    """Messages that nobody has written, each with its parts in one line, and the files that lack them."""
    found: dict[str, str] = {}
    for lang, messages in wording.missing(game).items():
        for message in together(messages):
            found[message] = ", ".join(filter(None, (found.get(message), f"{lang}.ftl")))
    return found


def together(messages: list[str]) -> list[str]:
    """`card-x`, `card-x.text` and `card-x.grammar` as `card-x, .text, .grammar`."""
    heads = list(dict.fromkeys(message.partition(".")[0] for message in messages))
    parts = {head: [one.removeprefix(head) for one in messages if one.partition(".")[0] == head] for head in heads}
    return [", ".join([head + some[0], *some[1:]]) for head, some in parts.items()]


def place_of(game: Game, message: str) -> str:
    """Where what a message speaks of is declared; a card, in its box."""
    sort, _, name = message.partition(",")[0].partition(".")[0].partition("-")
    if sort == "card":
        return place(game, f'name = "{name}"', "box.toml")
    name = name.partition("-")[0] if sort == "setting" else name
    return place(game, DECLARED.get(sort, '"{}"').format(name))


def wrong_parts(game: Game, lang: str) -> Iterator[str]:
    """Each in one sentence: whoever asks for one of these meets the same."""
    for part in parts.PARTS:
        try:
            parts.find(game, part)
        except BadInput as fault:
            yield in_language(str(fault), lang)


def wrong_board(game: Game, lang: str) -> Iterator[str]:
    """In one sentence: the page draws the plain one until it is right."""
    try:
        layouts.declared(game)
    except BadInput as fault:
        yield in_language(str(fault), lang)


def wrong_tallies(game: Game) -> Iterator[faults.Wrong]:
    """What is counted after a game by events that there are not."""
    for event in sorted({event for tally in game.tallies for event in tally.events.split()} - set(game.events)):
        where = place(game, f'"{event}"', "__init__.py")
        yield faults.Wrong("unknown-part", where, event, ", ".join(game.events))


def wrong_lesson(game: Game, lang: str) -> Iterator[str]:
    """A table that there cannot be, or the first move that is not open at it."""
    if (plan := lessons.lesson(game)) is None:
        return
    try:
        g = game.new(plan.seats, plan.seed, plan.options)
    except BadInput as fault:
        yield f"lesson/script.toml: {in_language(str(fault), lang)}"
        return
    for step in plan.steps:
        if step.key not in laws.legal(g, Seat(step.seat)):
            where = place(game, step.key, "lesson/script.toml")
            yield words(lang).say("wrong-lesson", what=step.key, where=where)
            return
        apply(g, Input(step.seat, step.key))


# -- Told to people -------------------------------------------------------------------------


@cache
def words(lang: str) -> Words:
    return Words(Path(__file__).parent, lang)


def measure_levels(name: str, lang: str) -> None:
    """Play the levels against each other; those worth their name are noted beside the rules for the lobby."""
    from tablee.studio import levels  # the lab's statistics are an extra

    game, say = games.game(name), words(lang).say
    out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    for found in levels.measured(game):
        out.print(f"{'✓' if found.better else '·'} " + say("level", **found.said()))
    out.print(str(levels.written(game)))


def report(name: str, times: int, lang: str) -> int:
    """0 where every law holds; what is only missing is listed and forgiven."""
    game, say = games.game(name), words(lang).say
    out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    broken = 0
    for law in LAWS:
        begun = time.perf_counter()
        fault = tried(law, game, times)
        broken += fault is not None
        out.print(f"{'✗' if fault else '✓'} {say(f'law-{law.__name__}')}  {time.perf_counter() - begun:.1f} s")
        if fault:
            out.print("  " + say("broken", what=fault.what, where=fault.where))
    for spare in unused(game, 4 * times) if not broken else ():
        out.print("· " + say("unused", what=spare.what, where=spare.where))
    for message, files in unworded(game).items():
        out.print("· " + say("unworded", message=message, file=files, where=place_of(game, message) or "none"))
    for one in (*faults.wrong_words(game), *faults.wrong_pictures(game), *wrong_tallies(game)):
        out.print("· " + say(one.sort, where=one.where, what=one.what, right=one.right))
    for wrong in (*wrong_parts(game, lang), *wrong_board(game, lang), *wrong_lesson(game, lang)):
        out.print(f"· {wrong}")
    out.print(say("all-laws-hold" if not broken else "laws-broken", n=broken))
    return 1 if broken else 0
