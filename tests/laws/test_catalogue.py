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
RULES = {f"rules-{part}" for part in ("goal", "setup", "turn", "know", "end")}


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


def said_of_many(name: str) -> set[str]:
    """What may be said of all cards of an effect, or in one place of the box, and of what a list of theirs names."""
    printed = game(name).printed()
    effects = {str(row["effect"]) for row in printed.facts.values() if "effect" in row}
    lists = [(column, fact) for row in printed.facts.values() for column, fact in row.items() if isinstance(fact, list)]
    items = {f"{column}-{item.partition(':')[0]}" for column, fact in lists for item in fact}
    return {f"any-{sort}" for sort in effects | set(printed.tables.values())} | items


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_the_rules_are_told_in_short_alike_in_both_languages(name: str, lang: str) -> None:
    words, other = game(name).words(lang), game(name).words("fr")
    assert ids(words) >= RULES
    for part in ("turn", "know", "setup"):
        assert len(words.say(f"rules-{part}").splitlines()) == len(other.say(f"rules-{part}").splitlines())


def test_whoever_can_be_equal_at_the_end_reads_what_breaks_the_tie() -> None:
    ends = {name: [game(name).words(lang).say("rules-end") for lang in LANGUAGES] for name in OURS}
    shared = [both for both in ends.values() if "partagée" in both[0]]
    assert len(shared) == len(OURS) - 1  # in one game sides win, and sides are never equal
    for french, english in shared:
        assert re.search(r"à égalité, .*\s; sinon la victoire est partagée\.$", french)
        assert re.search(r"if tied, .*; else the win is shared\.$", english)


@pytest.mark.parametrize("name", OURS)
def test_no_words_are_left_over(name: str) -> None:
    spare = ids(game(name).words("fr")) - set(words_needed(game(name))) - RULES - said_of_many(name)
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
