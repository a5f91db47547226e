"""Refusals: what is not done and why, in any language; what cannot be read is one of them."""

from __future__ import annotations

import re
from functools import partial

import msgspec

from tablee.kernel.sentences import complaint
from tablee.server.protocol.parts import CommandId
from tablee.server.words import clean, phrase

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError)
LONGEST = 60  # characters of a field's name that are repeated
NAMED = re.compile(r"(missing required|contains unknown) field `([^`]+)`")
PLACE = re.compile(r"at `\$\.?([^`]*)`$")
STATUS = {"unknown_table": 404, "no_such_game": 404, "no_such_move": 404, "not_found": 404, "not_allowed": 403,
          "unknown_secret": 403, "invite_needed": 403, "invite_expired": 403, "seat_taken": 409, "table_full": 409,
          "one_seat": 409, "not_lobby": 409, "not_over": 409, "goes_on": 409, "old_rules": 409, "lab_nothing_yet": 409,
          "lab_closed": 403, "too_full": 503, "storage": 503, "bad_method": 405, "internal": 500,
          "unknown_host": 421, "too_many_tables": 429,
          "too_many_reminders": 429, "too_many_people": 429, "unknown_key": 403, "claimed": 409,
          "nobody_there": 404, "unknown_tournament": 404, "not_director": 403, "not_entered": 403, "taken_out": 403,
          "entries_closed": 409, "name_taken": 409, "other_stage": 409, "round_goes_on": 409, "sealed": 409,
          "tournament_full": 409,
          "too_many_guesses": 429, "no_puzzle": 404, "no_such_day": 404, "deal_begun": 409}  # fmt: skip
KINDS = {"missing required": "missing", "contains unknown": "unknown"}


class Refusal(Exception):
    """Something asked for is not done; `code` names the words that say why."""

    def __init__(self, code: str, words: str = "", **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.words = words  # already said, by the game itself
        self.args_of_words = args

    def say(self, lang: str) -> str:
        """In this language; words that are not the server's own are asked for only now."""
        args = {name: arg(lang) if callable(arg) else arg for name, arg in self.args_of_words.items()}
        return self.words or phrase(lang, f"refused-{self.code}", **args)

    def status(self) -> int:
        """As an answer over HTTP."""
        return STATUS.get(self.code, 400)


class Named(msgspec.Struct):
    """All that is left of a command that cannot be read: somebody waits for its answer."""

    command_id: CommandId


def misread(code: str, fault: Exception) -> Refusal:
    """What is wrong (`what`), where (`field`), and what the decoder finds wrong there (`why`)."""
    why = str(fault)[:200]
    if not isinstance(fault, msgspec.ValidationError):
        return Refusal(code, what="json", field="", why=why)
    place, named = PLACE.search(why), NAMED.search(why)
    path = [place[1]] if place and place[1] else []
    if named:
        return Refusal(code, what=KINDS[named[1]], field=partial(field_name, ".".join([*path, named[2]])), why=why)
    field, found = partial(field_name, "".join(path)), partial(complaint, why)
    return Refusal(code, what="field" if path else "shape", field=field, why=found)


def field_name(path: str, lang: str) -> str:
    """What a person would call it, where that is not how it is written."""
    written = clean(path, LONGEST)
    name = f"named-{written.rpartition('.')[2]}"
    called = phrase(lang, name)
    return written if called in (name, written) else f"{called} ({written})"


def command_id(text: bytes) -> str | None:
    """The id of a command whose other fields may be wrong."""
    try:
        return msgspec.json.decode(text, type=Named).command_id
    except UNREADABLE:
        return None
