"""Words that state a number, a slot, a utensil or an effect say what the box says, for every card of every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tablee.games import OURS, game
from tablee.kernel.words import LANGUAGES, Words

Row = Mapping[str, Any]
Said = Callable[[Words, Row], list[str]]
SLOT = {
    "fr": {"any": "une pâtisserie au choix", "level": "une pâtisserie de niveau {}", "flavour": "une pâtisserie {}"},
    "en": {"any": "any pastry", "level": "a level {} pastry", "flavour": "a pastry with {}"},
}
LEVEL = {"fr": "{}, niveau {}", "en": "{}, level {}"}
MARK = {"fr": "À partir de {} charges sur {}", "en": "From {} charges of {}"}
WORTH = {"fr": "vaut {}.", "en": "worth {}."}
NUMBERS = {"fr": ("un", "deux", "trois"), "en": ("one", "two", "three")}
PASSAGE = {"fr": "Passage : +{}", "en": "Passage: +{}"}


def plain(text: str) -> str:
    return text.replace("\u202f", " ")


# -- What each game's words have to say -----------------------------------------------------


def baba(words: Words, row: Row) -> list[str]:
    """A recipe its flavour and level; an order its slots, in order."""
    if "level" in row:
        return [LEVEL[words.lang].format(words.say(f"card-{row['flavour']}"), row["level"])]
    if "slots" not in row:
        return []
    slots = ", ".join(slot_words(words, slot) for slot in row["slots"])
    return [f"{slots[0].upper()}{slots[1:]}."]


def slot_words(words: Words, slot: str) -> str:
    sort, _, name = slot.partition(":")
    if sort == "pastry":
        return words.say(f"card-{name}")
    return SLOT[words.lang][sort].format(name if sort == "level" else words.say(f"card-{name}"))


def badass(words: Words, row: Row) -> list[str]:
    """A weapon its mark and its most; a character its prices and amounts."""
    if "mark" in row:
        return [MARK[words.lang].format(row["mark"], row["max"])]
    return []


def seizh(words: Words, row: Row) -> list[str]:
    """An ingredient its worth, its utensil and its line of the menu; a lady her two specialities."""
    if "value" not in row:
        return [words.say(f"card-{row[side]}") for side in ("galette", "crepe") if side in row]
    return [WORTH[words.lang].format(row["value"]), *([utensil(words, row)] if "utensil" in row else [])]


def utensil(words: Words, row: Row) -> str:
    return words.say(f"card-{row['utensil']}")


def bunny(words: Words, row: Row) -> list[str]:
    return [PASSAGE[words.lang].format(row["passage"])] if "passage" in row else []


def boom(_: Words, row: Row) -> list[str]:
    return [f"{row['value']}."] if row.get("value") else []


GAMES: dict[str, Said] = {"baba": baba, "badass": badass, "seizh": seizh, "bunny": bunny, "boom": boom}


def contradictions(name: str, words: Words, facts: Mapping[str, Row]) -> list[str]:
    """Cards whose words leave out or change what the box says, and cards with a number that is not theirs."""
    found = []
    for kind, row in facts.items():
        if not words.has(f"card-{kind}"):
            continue
        text = plain(words.say(f"card-{kind}.text"))
        found += [
            f"{kind}: {text!r} lacks {said!r}"
            for said in GAMES[name](words, row)
            if said.casefold() not in text.casefold()
        ]
        found += stray_numbers(name, kind, row, text)
    return found


def stray_numbers(name: str, kind: str, row: Row, text: str) -> list[str]:
    """Where the row of the box has numbers of its own, its words use no others but 1 and 2."""
    own = {
        value for fact, value in row.items() if isinstance(value, int) and fact not in ("copies", "purple", "orange")
    }
    if name not in ("badass", "boom") or not own or row.get("value") == 0:  # a mystery
        return []
    said = {int(n) for n in re.findall(r"\d+", text)}
    return [f"{kind}: {text!r} speaks of {n}" for n in sorted(said - own - {1, 2})]


# -- The laws ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_words_say_what_the_box_says(name: str, lang: str) -> None:
    assert contradictions(name, game(name).words(lang), game(name).facts()) == []


@pytest.mark.parametrize(
    ("name", "kind", "fact", "wrong"),
    [
        ("baba", "concours", "slots", ["level:1", "level:2", "level:3"]),
        ("baba", "canele", "level", 2),
        ("badass", "bazooka", "mark", 6),
        ("badass", "ninja", "cost", 5),
        ("seizh", "sucre", "value", 2),
        ("seizh", "sucre", "utensil", "couteau"),
        ("bunny", "violet_moulin_2", "passage", 1),
        ("boom", "chaleur_3", "value", 4),
    ],
)
def test_a_box_that_disagrees_is_noticed(name: str, kind: str, fact: str, wrong: object) -> None:
    facts = game(name).facts()
    facts[kind] = {**facts[kind], fact: wrong}  # type: ignore[dict-item]
    assert [fault.split(":")[0] for fault in contradictions(name, game(name).words("fr"), facts)][:1] == [kind]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_difficulty_are_its_numbers(lang: str) -> None:
    words = game("boom").words(lang)
    for name, row in game("boom").facts().items():
        if "claim" in row:
            said = words.say(f"setting-difficulty-{name}")
            assert [int(n) for n in re.findall(r"\d+", said)] == [row["capacity"], row["rounds"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sizes_that_can_be_stolen_are_those_of_the_box(lang: str) -> None:
    said = game("boom").words(lang).say("setting-steal_window-book")
    box, balanced = game("boom").box(), game("boom").box(options={"numbers": "balanced"})
    assert [int(n) for n in re.findall(r"\d+", said)] == [box.steals_from[4], box.steal_high, balanced.steals_from[4]]
    assert balanced.steal_high == box.steal_high


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "setting", "said", "numbers"),
    [
        (
            "boom",
            "balanced",
            "setting-numbers-balanced",
            [
                "difficulties-genoise-rounds",
                "numbers-steal_low",
                "difficulties-genoise-rounds_of_3",
                "numbers-steal_low_of_3",
            ],
        ),
        ("bunny", "balanced", "setting-numbers-balanced", ["numbers-last_fewer"]),
    ],
)
def test_a_named_setting_says_the_numbers_of_its_box(
    name: str, setting: str, said: str, numbers: list[str], lang: str
) -> None:
    rules = game(name)
    box = rules.speaking_of({"numbers": setting}).printed().numbers
    assert re.findall(r"\d+", rules.words(lang).say(said)) == [str(box[number]) for number in numbers]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_balanced_table_speaks_of_its_own_numbers(lang: str) -> None:
    boom = game("boom").speaking_of({"numbers": "balanced"})
    said = boom.words(lang)
    assert re.search(r" 4 \w+ \(.*8", said.say("setting-difficulty-genoise"))
    assert "(" not in game("boom").words(lang).say("setting-difficulty-genoise")
    assert re.search(r"14 (à|to) 18, \w+ 15 ", said.say("rules-know"))
    assert re.search(r"15 (à|to) 18 ", game("boom").words(lang).say("rules-know"))
    bunny = game("bunny")
    assert re.search(" 2 (lapins|rabbits)", bunny.speaking_of({"numbers": "balanced"}).words(lang).say("rules-end"))
    assert not re.search(r"\d", bunny.words(lang).say("rules-end"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_of_bunny_cards_bear_their_value(lang: str) -> None:
    words = game("bunny").words(lang)
    for kind, row in game("bunny").facts().items():
        if "family" in row:
            assert f" {row['value']} – " in words.say(f"card-{kind}")
