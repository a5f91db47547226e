"""Articles, elision and agreement: what French and English put before a name."""

from __future__ import annotations

import pytest

from tablee.games import game
from tablee.kernel import grammar
from tablee.kernel.grammar import BLANKS, Noun, fillings
from tablee.kernel.telling import Teller


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Alice", "d’Alice"),
        ("Élodie", "d’Élodie"),
        ("Œdipe", "d’Œdipe"),
        ("Hippolyte", "d’Hippolyte"),
        ("Hélène", "d’Hélène"),
        ("Honorine", "d’Honorine"),
        ("Harry", "de Harry"),
        ("Heidi", "de Heidi"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bruno", "de Bruno"),
        ("42", "de 42"),
        ("", "de "),
    ],
)
def test_a_name_is_elided_where_french_ears_want_it(name: str, of: str) -> None:
    assert grammar.de(name) == of


@pytest.mark.parametrize(
    ("noun", "forms"),
    [
        (Noun("sucre", "m"), ("le sucre", "un sucre", "du sucre", "au sucre")),
        (Noun("banane", "f"), ("la banane", "une banane", "de la banane", "à la banane")),
        (Noun("œuf", "m"), ("l’œuf", "un œuf", "de l’œuf", "à l’œuf")),
        (Noun("andouille", "f"), ("l’andouille", "une andouille", "de l’andouille", "à l’andouille")),
        (Noun("haricot", "mh"), ("le haricot", "un haricot", "du haricot", "au haricot")),
        (Noun("oignons", "mp"), ("les oignons", "des oignons", "des oignons", "aux oignons")),
        (Noun("Annaïg"), ("Annaïg", "Annaïg", "d’Annaïg", "à Annaïg")),
    ],
)
def test_articles_follow_gender_number_and_sound(noun: Noun, forms: tuple[str, ...]) -> None:
    assert (grammar.le(noun), grammar.un(noun), grammar.du(noun), grammar.au(noun)) == forms


def test_english_articles() -> None:
    egg, onions, tokyo = Noun("egg", "s"), Noun("onions", "p"), Noun("Tokyo")
    assert [grammar.a(egg), grammar.a(onions), grammar.a(tokyo)] == ["an egg", "some onions", "Tokyo"]
    assert [grammar.the(egg), grammar.the(onions), grammar.the(tokyo)] == ["the egg", "the onions", "Tokyo"]


def test_a_blank_is_filled_in_the_form_that_the_sentence_asked_for() -> None:
    text = f"{grammar.de(BLANKS[0])}, {grammar.que(BLANKS[1])}, {BLANKS[1]}"
    for blank, filling in fillings(["Alice", "Zoé"]):
        text = text.replace(blank, filling)
    assert text == "d’Alice, que Zoé, Zoé"


@pytest.mark.parametrize(("name", "said"), [("Alice", "C’est au tour d’Alice."), ("Bruno", "C’est au tour de Bruno.")])
def test_a_turn_is_announced_in_good_french(name: str, said: str) -> None:
    boom = game("boom")
    told = {"event": "turn_began", "args": {"seat": 0}}
    assert Teller(boom, "fr", [name]).event(boom, told) == said


def test_a_players_name_is_left_as_it_is_written() -> None:
    boom = game("boom")
    told = {"event": "turn_skipped", "args": {"seat": 0}}
    assert Teller(boom, "fr", ["zoé"]).event(boom, told).startswith("zoé ")
