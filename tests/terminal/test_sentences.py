"""What is refused on the command line is said in the reader's language, whatever it is."""

from __future__ import annotations

import pytest

from tablee.cli.sentences import in_language
from tests.commands import Command
from tests.sentences import sentences

UNTRANSLATED = {"{}: {}", "{}:{}: {}"}  # places in files, and what others say of them
FRENCH = {
    "play chess --lang fr": "le jeu « chess » n’existe pas ; il y a boom",
    "play boom --players 6 --lang fr": "boom se joue de 1 à 5, pas à 6",
    "play boom --option draw=two --lang=fr": "l’option draw de boom vaut one, refill, pas « two »",
    "play boom --box nowhere.toml --lang fr": "nowhere.toml ne se lit pas : il n’existe pas",
    "play boom --players x --lang fr": "--players doit être un nombre entier.",
    "play boom --colour --lang fr": "l’option --colour n’existe pas",
    "resume --lang fr": "il n’y a pas de partie à reprendre",
    "fly --lang fr": "la commande « fly » n’existe pas",
}


def test_every_sentence_of_the_sources_is_there_in_french() -> None:
    missing = [(where, said) for where, said in sentences() if said not in UNTRANSLATED]
    assert len(missing) > 80
    filled = [(where, said, said.replace("{}", "7")) for where, said in missing]
    assert [(where, said) for where, said, text in filled if in_language(text, "fr") == text] == []


@pytest.mark.parametrize("words", FRENCH)
def test_a_wrong_word_is_answered_in_french(tablee: Command, words: str) -> None:
    done = tablee(words)
    assert FRENCH[words] in done.err.replace("\u202f", " ")
    assert done.is_one_sentence


def test_english_stays_english() -> None:
    assert in_language("there is no game 'chess'; there are boom.", "en") == "there is no game 'chess'; there are boom."


def test_what_nobody_has_translated_is_said_as_it_is() -> None:
    assert in_language("zzz", "fr") == "zzz"
