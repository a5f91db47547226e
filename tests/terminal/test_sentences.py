"""What is refused on the command line is said in the reader's language, whatever it is."""

from __future__ import annotations

import inspect
import re
import tomllib
from pathlib import Path

import pytest

from tablee.kernel.sentences import in_language
from tests.commands import Command
from tests.sentences import box_parts, sentences

UNTRANSLATED = {"{}: {}", "{}:{}: {}"}  # places in files, and what others say of them
FRENCH = {
    "play chess --lang fr": "le jeu « chess » n’existe pas ; il y a boom",
    "play boom --players 6 --lang fr": "boom se joue de 1 à 5, pas à 6",
    "play boom --option draw=two --lang=fr": "le réglage draw de boom vaut one, refill, pas « two »",
    "play boom --box nowhere.toml --lang fr": "nowhere.toml ne se lit pas : il n’existe pas",
    "play boom --players x --lang fr": "--players doit être un nombre entier.",
    "lab reflex soon --lang fr": "ms doit être un nombre.",
    "play boom --colour --lang fr": "l’option --colour n’existe pas",
    "resume --lang fr": "il n’y a pas de partie à reprendre",
    "fly --lang fr": "la commande « fly » n’existe pas ; il y a play, ",
    "lab fly --lang fr": "la commande « fly » n’existe pas ; il y a claims, compare,",
    "lab compare boom --a draw=one --b draw=one --lang fr": "les deux côtés sont les mêmes",
    "lab balance boom --bots expert:0 --lang fr": "les itérations sont pour expert, maitre, legende, écrites comme",
    "lab balance boom --table x.txt --lang fr": "finit par .csv ou .parquet, pas « x.txt »",
    "lab tune boom --goal first=1 --vary x --lang fr": "ce qui varie est écrit NOM (un réglage)",
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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("lab balance boom --seed x", "--seed is a whole number."),
        ("lab reflex soon", "ms is a number."),
        ("lab dossier boom --games 1", "--games is 10 or more."),
        ("arena", "say which game."),
        (
            "lab fly",
            "there is no command 'fly'; there are claims, compare, balance, data, "
            "audit, tune, dossier, people, reflex.",
        ),
    ],
)
def test_what_a_library_says_is_put_plainly(tablee: Command, words: str, said: str) -> None:
    done = tablee(f"{words} --lang en")
    assert done.err.strip() == f"tablee: {said}"


def test_english_stays_english() -> None:
    assert in_language("there is no game 'chess'; there are boom.", "en") == "there is no game 'chess'; there are boom."


def test_nobody_waits_for_the_french_of_an_endless_text() -> None:
    assert in_language(f"there is no game '{'x' * 900}'; there are boom.", "fr").startswith("le jeu ")
    endless = f"there is no game '{'x' * 2000}'; there are boom."
    assert in_language(endless, "fr") == endless


def test_what_nobody_has_translated_is_said_as_it_is() -> None:
    assert in_language("zzz", "fr") == "zzz"


KEYS = re.compile(
    r"[\W\d_]*(?:(?:add|atelier|base|bigoudenn|cards|cast|change|characters|class|colour|destinations|dice|difficulties|effect|faces|"
    r"family|flavour|goals_dealt|icon|include|menu|mystery|name|numbers|orders|recipes|river|utensils|words)[\W\d_]*)*"
)  # as the file has them


def test_every_part_of_what_is_wrong_in_a_box_is_there_in_french() -> None:
    parts = [(where, said.replace("{}", "7")) for where, said in box_parts() if not KEYS.fullmatch(said)]
    assert len(parts) > 100
    said = [(where, part, in_language(f"the box b is wrong at x: y; expected {part}.", "fr")) for where, part in parts]
    assert [(where, part) for where, part, text in said if part in text.replace("\u202f", " ")] == []


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("[numbers]\nhand = 'five'\n", "à cet endroit, numbers, hand : il faut un nombre entier, et il y a un texte."),
        (
            "[numbers]\nhands = 5\n",
            "à cet endroit, numbers : hands n’est pas connu ici ; il faudrait l’un de ceux-ci : size, hand, solo_hand, "
            "goals_dealt, goals_needed, steal_low, steal_high, mystery, source, steal_low_of_3, farceurs_of_3, "
            "farceurs_of_4, farceurs_of_5.",
        ),
        ("[[cards]]\ncopies = 5\n", "à cet endroit, cards, numéro 1 : il manque name."),
        (
            "[numbers\nhand = 5\n",
            "n’est pas du TOML correct : il manque « ] » à la fin du nom d’une table (ligne 1, colonne 9).",
        ),
        ("hand =\n", "n’est pas du TOML correct : cette valeur ne se lit pas (ligne 1, colonne 7)."),
    ],
)
def test_what_is_wrong_in_a_box_of_ones_own_is_said_in_french(
    tablee: Command, tmp_path: Path, written: str, said: str
) -> None:
    box = tmp_path / "box.toml"
    box.write_text(written)
    done = tablee(f"play boom --box {box} --lang fr")
    assert done.err.replace("\u202f", " ").strip().endswith(said)
    assert done.is_one_sentence


def test_the_name_of_a_box_is_left_alone() -> None:
    said = in_language("the box 2 to 3 of them.toml is wrong at the top: Expected int, got str.", "fr")
    assert said.startswith("la boîte 2 to 3 of them.toml est fausse à cet endroit, tout en haut")


def test_whatever_python_finds_wrong_in_a_file_is_said_in_french() -> None:
    """Its own reader's complaints, read off its source: none is passed on in English."""
    said = re.findall(r'suffixed_err\(\s*src,\s*pos,\s*f?"((?:[^"\\\\]|\\\\.)*)"', inspect.getsource(tomllib._parser))  # type: ignore[attr-defined]
    assert len(said) > 20
    for complaint in {re.sub(r"\{.*?\}", "a", text).replace("\\\\", "\\") for text in said}:
        sentence = f"the box m.toml is not valid TOML: {complaint} (at line 1, column 2)."
        assert complaint.replace(" a", "").strip() not in in_language(sentence, "fr")
