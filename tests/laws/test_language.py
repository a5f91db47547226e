"""Whoever plays, and whatever card is named: no sentence of any game breaks its language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import OURS, game
from tablee.kernel.grammar import BLANKS, Noun
from tablee.kernel.words import LANGUAGES, Words
from tests.laws.language import PLAYERS, elsewhere, faults, filled, messages, nouns_of, sentences

ROOT = Path(__file__).parents[2]
CARDS = [Noun("sucre", "m"), Noun("Araignée", "f"), Noun("Heat +1", "s")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_sentence_is_sound(name: str, lang: str) -> None:
    nouns = nouns_of(game(name), game(name).words(lang))
    wrong = {}
    for message, text in sentences(game(name), lang):
        named = nouns if message.startswith(("event-", "option-", "question-")) and "." not in message else []
        if found := faults(text, lang, named):
            wrong[message] = (found, text)
    assert wrong == {}


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("fr", "C’est au tour de Alice.", "no elision"),
        ("fr", "La main de Hippolyte.", "no elision before a mute h"),
        ("fr", "C’est au tour d’Harry.", "elision where none is"),
        ("fr", "Zoé prend le œuf.", "no elision"),
        ("fr", "Zoé prend la Araignée.", "no elision"),
        ("fr", "Zoé prend sucre.", "a bare sucre"),
        ("fr", "Zoé pioche la recette de le Canelé.", "an article not drawn together"),
        ("fr", "Zoé donne une carte à le Ninja.", "an article not drawn together"),
        ("fr", "La main de de Bruno.", "an article not drawn together"),
        ("fr", "Jouer Défausser la carte", "two verbs"),
        ("fr", "Zoé joue joue la carte.", "a word twice"),
        ("fr", "Zoé joue sur none.", "a card or player that is not there"),
        ("fr", "Zoé joue { $card }.", "a placeable that was not filled"),
        ("fr", "Zoé joue LE().", "a placeable that was not filled"),
        ("fr", "Trop tard ! Zoé passe.", "an ordinary space before a sign"),
        ("en", "Zoé plays Heat +1.", "a bare Heat +1"),
        ("en", "Zoé draws a Opera Cake.", "a before a vowel"),
        ("en", "Zoé draws an Heat +1.".replace("Heat", "Cooling"), "an before a consonant"),
        ("en", "Play Discard the card", "two verbs"),
        ("en", "Zoé takes the the fork.", "two articles"),
        ("fr", "Zoé dit que il joue.", "no elision"),
        ("fr", "Zoé va à le centre.", "an article not drawn together"),
        ("fr", "Zoé prend le la carte.", "two articles"),
        ("fr", "Zoé joue si il veut.", "si il"),
        ("fr", "Zoé prend pioche une carte.", "two verbs told"),
        ("fr", "Zoé gagne avec 1 lapins.", "a number that does not agree"),
        ("fr", "Zoé prend 3 lapin.", "a number that does not agree"),
        ("fr", "Zoé n’a que 0 points.", "a number that does not agree"),
        ("en", "Zoé takes draws a card.", "two verbs told"),
        ("en", "Zoé wins with 1 rabbits.", "a number that does not agree"),
        ("en", "Zoé takes 2 rabbit.", "a number that does not agree"),
        ("en", "Zoé discards a “Open Day” card.", "a before a vowel"),
        ("en", "Zoé discards an “Self-Service” card.", "an before a consonant"),
    ],
)
def test_a_planted_fault_is_caught(lang: str, text: str, fault: str) -> None:
    assert fault in faults(text, lang, CARDS)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Zoé prend le sucre et pose l’Araignée."),
        ("fr", "C’est au tour d’Élodie."),
        ("fr", "C’est au tour de Yann."),
        ("en", "Zoé plays a Heat +1."),
        ("en", "Zoé drops a utensil."),
        ("fr", "Zoé prend 0 lapin, 1 carte et 21 lapins."),
        ("fr", "L’un des deux gagne."),
        ("en", "Zoé has 0 rabbits and 1 card."),
    ],
)
def test_good_sentences_have_no_fault(lang: str, text: str) -> None:
    assert faults(text, lang, CARDS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_sentence_filled_later_is_the_same_sentence(name: str, lang: str) -> None:
    """Servers put a sentence into words once and fill the names in for each table."""
    words = game(name).words(lang)
    for message, args in messages(game(name)):
        others = {n: Noun("œuf", "m") if sort == "k" else 1 for n, sort in args if sort != "s"}
        seats = [n for n, sort in args if sort == "s"]
        later = words.say(message, **others, **dict(zip(seats, BLANKS, strict=False)))
        at_once = words.say(message, **others, **dict(zip(seats, PLAYERS, strict=False)))
        assert filled(later) == at_once


ORDINARY = re.compile(r"[ \u00a0](?=[:;?!»])|«(?!\u202f)|(?<=\w)'(?=\w)|\.\.\.")  # where French wants another sign


WORDED = [path for base in ("src/tablee", "web/src") for path in sorted((ROOT / base).rglob("fr.ftl"))]
OTHERS = [path.parent for path in WORDED if not any(part in OURS for part in path.parts if "games" in path.parts)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", OTHERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_what_is_said_around_the_games_is_sound_too(folder: Path, lang: str) -> None:
    found = {
        message: (wrong, text) for message, text in elsewhere(Words(folder, lang)) if (wrong := faults(text, lang))
    }
    assert found == {}


def french_words() -> Iterator[tuple[Path, str]]:
    """What every part of the program says in French, and what the page says, without comments."""
    for path in (ROOT / "src/tablee").rglob("fr.ftl"):
        yield path, Words(path.parent, "fr").text
    for path in (ROOT / "web/src").rglob("fr.ftl"):
        yield path, path.read_text("utf-8")


def test_french_has_its_typography_everywhere() -> None:
    poor = [
        f"{path}: {line}"
        for path, text in french_words()
        for line in text.splitlines()
        if not line.startswith("#") and ORDINARY.search(re.sub(r"\{[^}]*\}", "X", line))
    ]
    assert poor == []
