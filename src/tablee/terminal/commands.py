"""`tablee play` and `tablee resume`."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tablee import bots, games
from tablee.kernel.game import BadInput
from tablee.kernel.records import start
from tablee.kernel.telling import language
from tablee.terminal import saved
from tablee.terminal.boards import board
from tablee.terminal.live import LiveShell, Typed
from tablee.terminal.match import Match
from tablee.terminal.saved import Saved
from tablee.terminal.screens import screen
from tablee.terminal.shell import Left, Pace, Shell
from tablee.terminal.voice import Voice
from tablee.terminal.words import words

SEED_BITS = 120
LONGEST_NAME = 30


@dataclass(frozen=True)
class Wishes:
    """How a person wants to play."""

    players: int | None = None
    seat: int = 1
    seed: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    box: Path | None = None
    bots: str = bots.USUAL
    lang: str | None = None
    name: str | None = None
    plain: bool = False


def play(game: str, wishes: Wishes) -> int:
    """A new game; the exit code."""
    match = Match(_new_record(game, wishes), saved.new_path(game))
    match.save()
    return _sit_down(match, "welcome", plain=wishes.plain)


def _new_record(name: str, wishes: Wishes) -> Saved:
    game = games.game(name)
    seed = secrets.randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    box = wishes.box.resolve() if wishes.box else None
    players = game.usual if wishes.players is None else wishes.players
    record = start(game, players, seed, wishes.options, box)
    if game.aloud(record.options):
        raise BadInput("players answer aloud with these options, and bots cannot speak; choose others.")
    lang = language(wishes.lang)
    return Saved(
        **msgspec.structs.asdict(record),
        seat=wishes.seat - 1,
        bots=bots.checked(wishes.bots),
        lang=lang,
        name=(wishes.name or "").strip()[:LONGEST_NAME] or words(lang).say("your-name"),
        box_file=str(box or ""),
    )


def resume(file: Path | None, lang: str | None, box: Path | None, *, plain: bool) -> int:
    """A game that was left; the exit code."""
    path = file or saved.newest()
    record = saved.read(path)
    record.lang = language(lang or record.lang or None)
    match = Match(record, path, box)
    return _sit_down(match, "welcome-back", plain=plain)


def _sit_down(match: Match, greeting: str, *, plain: bool) -> int:
    """Leaving, end of input and Ctrl-C are all polite: the game is on disk already."""
    voice = Voice(match.game, match.record.lang, _players(match.record))
    shown = screen(board(match.game, match.g.fields()), voice, plain=plain)
    seats, seat, name = match.record.seats, match.record.seat + 1, match.record.name
    shown.say(voice.say(greeting, game=voice.title(), players=seats, seat=seat, name=name), voice.say("help-hint"))
    try:
        if match.game.live(match.record.options):
            LiveShell(match, voice, shown, Typed(sys.stdin)).run()
        else:
            Shell(match, voice, shown, Pace(hurried=not _is_typed())).run()
    except (Left, EOFError):
        shown.say("", voice.say("saved", path=str(match.path)), voice.say("goodbye"))
    except KeyboardInterrupt:
        shown.say("", voice.say("saved", path=str(match.path)), voice.say("goodbye"))
        return 130
    finally:
        for bot in match.bots.values():
            bots.dismiss(bot)
    return 0


def _is_typed() -> bool:
    """Whether a person plays, rather than a file or another program."""
    return sys.stdin is not None and sys.stdin.isatty()


def _players(record: Saved) -> list[str]:
    """The person's name in its seat, bots around it."""
    others = [name for name in words(record.lang).say("bot-names").split(", ") if name != record.name]
    if record.seats > len(others):
        raise BadInput(f"at most {len(others)} can play here, not {record.seats}.")
    return [*others[: record.seat], record.name, *others[record.seat : record.seats - 1]]
