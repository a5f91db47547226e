"""The whole catalogue of every game: each card, question, option, event, reason, ending and ruling has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.games import OURS, game
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES, Words
from tablee.studio.wording import missing, words_needed

TESTS = Path(__file__).parents[1] / "games"


def ids(words: Words) -> set[str]:
    """Every message and attribute of a Fluent file."""
    found: set[str] = set()
    head = ""
    for line in words.text.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line, re.IGNORECASE):
            head = match[1]
            found.add(head)
        elif match := re.match(r"\s+\.(\w+) =", line):
            found.add(f"{head}.{match[1]}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_everything_has_its_words(name: str, lang: str) -> None:
    assert missing(game(name))[lang] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_words_speak_only_of_what_they_are_told(name: str, lang: str) -> None:
    words = game(name).words(lang)
    for needed, args in words_needed(game(name)).items():
        said = words.say(needed, **dict.fromkeys(args, "none"))
        assert "{" not in said, f"{needed} says {said!r}"


@pytest.mark.parametrize("name", OURS)
def test_both_languages_say_the_same_things(name: str) -> None:
    """But for names that only one of them writes differently within a sentence."""
    french, english = ({i for i in ids(game(name).words(lang)) if not i.endswith(".within")} for lang in LANGUAGES)
    assert french == english


@pytest.mark.parametrize("name", OURS)
def test_no_words_are_left_over(name: str) -> None:
    spare = ids(game(name).words("fr")) - set(words_needed(game(name)))
    assert [word for word in spare if not word.startswith(("ruling-", "faction-", "text-")) and "." not in word] == []


@pytest.mark.parametrize("name", OURS)
def test_every_ruling_is_written_worded_and_tested_under_its_number(name: str) -> None:
    written = set(re.findall(rf"^## ({name}-\w+)", (game(name).folder / "rulings.md").read_text("utf-8"), re.MULTILINE))
    worded = {
        word.removeprefix("ruling-") for word in ids(game(name).words("fr")) if re.fullmatch(r"ruling-[\w-]+", word)
    }
    tests = "\n".join(path.read_text("utf-8") for path in (TESTS / name).glob("test_*.py"))
    tested = {f"{name}-{n.upper() if n[0] == 'r' else n}" for n in re.findall(r"def test_(r?\d+)_", tests)}
    assert written
    assert written == worded
    assert written - tested == set()


@pytest.mark.parametrize("name", OURS)
def test_every_event_and_every_ruling_has_its_place_in_the_book(name: str) -> None:
    rulings = [word.removeprefix("ruling-") for word in ids(game(name).words("fr")) if re.match(r"ruling-[^.]+$", word)]
    wanted = {("events", event) for event in game(name).events} | {("rulings", ruling) for ruling in rulings}
    placed = {(sort, what) for sort, what in wanted if game(name).place(sort, what)}
    assert wanted - placed == set()


@pytest.mark.parametrize("name", OURS)
def test_why_names_the_section_and_the_line(name: str) -> None:
    event = next(event for event, parts in game(name).events.items() if parts == "seat:Seat")
    section, line = game(name).place("events", event) or ("", 0)
    for lang, said in (("fr", f"«\u202f{section}\u202f», ligne {line}."), ("en", f"“{section}”, line {line}.")):
        why = Teller(game(name), lang, ["Alice"]).why(game(name), {"event": event, "args": {"seat": 0}})
        assert why.endswith(said)


@pytest.mark.parametrize("name", OURS)
def test_words_cite_only_rulings_that_exist(name: str) -> None:
    words = game(name).words("en")
    cited = set(re.findall(rf"\b{name}-(?:R?\d+)\b", words.text))
    assert {f"ruling-{ruling}" for ruling in cited} <= ids(words)
