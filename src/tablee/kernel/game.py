"""A game: one rulebook, ready to be laid out for some seats, with some options, from one card box."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module, resources
from pathlib import Path
from typing import Any

from tablee.kernel.boxes import files_of
from tablee.kernel.faults import BadInput as BadInput
from tablee.kernel.lettering import Fact, Printed, numbers_of, printed
from tablee.kernel.saves import load
from tablee.kernel.state import Event, State
from tablee.kernel.words import Words

NUMBERS = "numbers"  # the option, where a game has it, that says with which of its boxes one plays


@dataclass(frozen=True)
class Choice:
    """A table setting and its values, the default first."""

    name: str
    values: tuple[str, ...]
    # How values begin that name a seat each: several may be chosen, joined by `+`; a number is so many of the last.
    together: str = ""

    def allows(self, value: str) -> bool:
        return value in self.values or (bool(self.together) and self._joined(value.split("+")))

    def _joined(self, parts: list[str]) -> bool:
        """Several of those values, each once and in their order."""
        free = [value for value in self.values if value.startswith(self.together)]
        return parts == [value for value in free if value in parts]


@dataclass(frozen=True)
class Tally:
    """A number worth telling after a game: how often events name a seat, or the sum of one of their numbers."""

    name: str
    events: str
    seat: str = "seat"  # the part that names whom it counts for
    add: str = ""  # the number that is added up; without it events are counted
    sign: int = 0  # 1: only numbers above zero; -1: only those below
    after: str = ""  # where the event names nobody: it counts for the seat of the last event of this kind


def no_objection(seats: int, options: Mapping[str, str]) -> str | None:
    return None


def never_silent(seats: int, options: Mapping[str, str]) -> bool:
    return False


def never_aloud(options: Mapping[str, str]) -> bool:
    return False


def never_live(options: Mapping[str, str]) -> bool:
    return False


def no_limit(g: Any) -> int:
    return 0


def nothing_read(g: Any, lang: str) -> list[str]:
    return []


def as_it_is(g: Any, seat: int) -> None:
    """Nothing is otherwise when a turn begins."""


def no_faction(g: Any, seat: int) -> str:
    return "player"


def as_worded(message: str, args: Mapping[str, Any], g: Any, lang: str, words: str) -> str:
    return words


def no_score(g: Any, seat: int) -> int:
    return int(bool(g.winners >> seat & 1))


@dataclass(frozen=True, eq=False)  # there is one of each
class Game:
    """A rulebook: who can play it, how it can be set up, and how it is laid out."""

    id: str
    package: str
    version: int  # of the rules: a save or a log of another version is not replayed
    seats: range
    usual: int  # the number of players it is mostly played with
    options: tuple[Choice, ...]
    lay_out: Callable[..., State]  # `new` and `blank` of the generated book
    blank: Callable[..., State]
    events: Mapping[str, str]  # what is told, with the names and types of its parts
    read_box: Callable[[Path], Any]
    rounds: Callable[[Any], int]
    box_files: Callable[[Path], list[Path]] = files_of  # a box and what it builds on
    faction: Callable[[Any, int], str] = no_faction  # a role or a side, for statistics
    score: Callable[[Any, int], int] = no_score
    fewest: bool = False  # whether who has the fewest points is ahead
    objection: Callable[[int, Mapping[str, str]], str | None] = no_objection  # options that contradict each other
    silent: Callable[[int, Mapping[str, str]], bool] = never_silent  # whether players may not consult each other
    aloud: Callable[[Mapping[str, str]], bool] = never_aloud  # whether players speak at the table: no bot can
    live: Callable[[Mapping[str, str]], bool] = never_live  # whether anybody may act at any moment: a race
    tallies: tuple[Tally, ...] = ()  # what is counted for each seat after a game
    limit: Callable[[Any], int] = (
        no_limit  # seconds that the rules give for the open question; 0 for as many as one likes
    )
    reading: Callable[[Any, str], list[str]] = (
        nothing_read  # what is read out with the open question: a text, its choices
    )
    gloss: Callable[[str, Mapping[str, Any], Any, str, str], str] = as_worded  # words that are no Fluent message
    turn: str = ""  # the question of a turn, where one may think ahead: what it offers one knows from what one sees
    refresh: Callable[[Any, int], None] = as_it_is  # what the next turn of a seat begins with, for who thinks ahead
    own: Path | None = None  # somebody's own box, with which it is played and in whose words it speaks
    setting: str = ""  # the named setting of whose numbers it speaks; the printed ones without

    def boxed(self, box: Path | None) -> Game:
        """The same rules with somebody's own box, once that has been read."""
        if box is None:
            return self
        theirs = _boxed(self, box, self.fingerprint(box))
        theirs.box()
        if fault := _laid_out(theirs):
            raise BadInput(fault)
        return theirs

    def speaking_of(self, options: Mapping[str, str]) -> Game:
        """The same game in the words of the setting that a table's options name."""
        named = options.get(NUMBERS, "")
        return _speaking(self, named if named in self.settings() and not self.own else "")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.package, self.own, self.setting)

    @property
    def folder(self) -> Path:
        return _folder(self.package)

    def words(self, lang: str) -> Words:
        return _words(self, lang)

    def title(self, lang: str) -> str:
        """What it is called; by its id until somebody has worded it."""
        words = self.words(lang)
        return words.say("game-name") if words.has("game-name") else self.id.replace("_", " ").capitalize()

    def place(self, sort: str, name: str) -> tuple[str, int] | None:
        """Where the rulebook speaks of an event or a ruling: a section, and a line of its text."""
        return next(iter(self.places(sort, name)), None)

    def places(self, sort: str, name: str) -> list[tuple[str, int]]:
        """All of them: a contradiction has two."""
        return _places(self.folder).get((sort, name), [])

    def box_file(self, options: Mapping[str, str] | None = None) -> Path:
        """The box that a table's options name: as printed, or `box-balanced.toml` with `numbers=balanced`."""
        named = (options or {}).get(NUMBERS, self.setting)
        if self.own:
            return self.own
        return self.folder / (f"box-{named}.toml" if named in self.settings() else "box.toml")

    def settings(self) -> dict[str, dict[str, str]]:
        """The named settings besides the printed one, and the options that go with each unless it is said otherwise."""
        names = next((choice.values[1:] for choice in self.options if choice.name == NUMBERS), ())
        return {name: _setting(self.folder / f"box-{name}.toml") for name in names}

    def box(self, path: Path | None = None, options: Mapping[str, str] | None = None) -> Any:
        """Somebody's own box, or the one that the options name."""
        file = path or self.box_file(options)
        box = _box(self.read_box, file)
        if file == self.own:
            self.printed()
        return box

    def printed(self) -> Printed:
        """What the box says, and how its cards are called and look."""
        return _printed(self)

    def facts(self) -> dict[str, dict[str, Fact]]:
        """What the box says of each card, by name: for whoever draws it."""
        return {name: dict(row) for name, row in self.printed().facts.items()}

    def check(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The full set of options for a table, or `BadInput`."""
        if seats not in self.seats:
            raise BadInput(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")
        chosen = {choice.name: choice.values[0] for choice in self.options}
        chosen |= self.settings().get(options.get(NUMBERS, ""), {})
        for name, value in options.items():
            choice = next((c for c in self.options if c.name == name), None)
            if choice is None:
                raise BadInput(f"{self.id} has no option '{name[:40]}'; it has {', '.join(chosen) or 'none'}.")
            if not choice.allows(value):
                raise BadInput(f"option {name} of {self.id} is one of {', '.join(choice.values)}, not '{value[:40]}'.")
            chosen[name] = value
        if objection := self.objection(seats, chosen):
            raise BadInput(objection)
        return chosen

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        box: Any = None,
        story: list[Event] | None = None,
    ) -> State:
        """A table laid out and ready: the first question is open.  What happens is told to `story`.

        The same seats, seed, options and box lay the same table out, compiled or in plain Python.

        Examples:
            >>> from tablee.games import game
            >>> g = game("boom").new(4, seed=7, options={"draw": "refill"})
            >>> g.over, g.asked_seat()
            (False, 1)
        """
        chosen = self.check(seats, options or {})
        return self.lay_out(box or self.box(None, chosen), seats, checked_seed(seed), chosen, story)

    def laying(self, seats: int, options: Mapping[str, str] | None = None, box: Any = None) -> Callable[..., State]:
        """`new` for many seeds: what they share is checked once."""
        chosen = self.check(seats, options or {})
        cards = box or self.box(None, chosen)

        def lay_out(seed: int, story: list[Event] | None = None) -> State:
            return self.lay_out(cards, seats, checked_seed(seed), chosen, story)

        return lay_out

    def load(self, saved: dict[str, object], box: Any = None, options: Mapping[str, str] | None = None) -> State:
        """A table as it was saved, with the box or by the options it was played with."""
        seats = saved.get("seats")
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadInput(f"this is not a saved table of {self.id}.")
        return load(self.blank(box or self.box(None, options), seats, 0), saved)

    def fingerprint(self, path: Path | None = None, options: Mapping[str, str] | None = None) -> str:
        """A short name for the content of a card box."""
        file = path or self.box_file(options)
        try:
            return sha256(b"".join(f.read_bytes() for f in self.box_files(file))).hexdigest()[:16]
        except OSError as fault:
            raise BadInput(f"the box {file} cannot be read: {fault.strerror or fault}.") from None


def checked_seed(seed: int) -> int:
    if seed < 0:
        raise BadInput(f"a seed is a whole number from 0 on, not {seed}.")
    return seed


@cache
def _folder(package: str) -> Path:
    return Path(str(resources.files(package)))


@lru_cache(maxsize=256)
def _words(game: Game, lang: str) -> Words:
    return Words(game.folder, lang, game.printed())


@lru_cache(maxsize=64)
def _boxed(game: Game, box: Path, _mark: str) -> Game:
    """A file that has changed is another box."""
    return replace(game, own=box)


@lru_cache(maxsize=64)
def _laid_out(game: Game) -> str:
    """Why a box that reads well cannot be played; whoever brings rules need not have thought of everything."""
    try:
        for seats in game.seats:
            game.new(seats, 0)
    except BadInput:
        return ""  # not for so many; it is said when so many sit down
    except Exception as fault:
        what = f"{type(fault).__name__}: {fault}".splitlines()[0][:200]
        return f"the box {game.own} cannot be laid out ({what}); change what differs from the printed one."
    return ""


@lru_cache(maxsize=64)
def _speaking(game: Game, setting: str) -> Game:
    if setting == game.setting:
        return game
    return replace(game, setting=setting) if setting else _again(game.package, game.own)


def _again(package: str, own: Path | None, setting: str = "") -> Game:
    """The game in another process, or without its setting."""
    game: Game = import_module(package).GAME
    return _speaking(game.boxed(own), setting)


@lru_cache(maxsize=256)
def _printed(game: Game) -> Printed:
    """What the box says; beside its own numbers those of every setting, such as `balanced-numbers-size`."""
    found = printed(game.box_file(), game.box_files(game.box_file()), own=game.own is not None)
    for name in game.settings() and ("printed", *game.settings()):
        file = game.folder / (f"box-{name}.toml" if name in game.settings() else "box.toml")
        found.numbers.update({f"{name}-{place}": n for place, n in numbers_of(file).items()})
    return found


@cache
def _setting(path: Path) -> dict[str, str]:
    said: dict[str, str] = tomllib.loads(path.read_text("utf-8")).get("options", {})
    return said


@cache
def _places(folder: Path) -> dict[tuple[str, str], list[tuple[str, int]]]:
    """A game whose book nobody has numbered has none."""
    path = folder / "places.toml"
    read = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {
        (sort, name): list(zip(where[::2], where[1::2], strict=True))
        for sort, rows in read.items()
        for name, where in rows.items()
    }


@lru_cache(maxsize=64)  # not all: the lab writes a new one for each change that somebody tries
def _box(read: Callable[[Path], Any], path: Path) -> Any:
    return read(path)
