"""What players of Bunny Boom are told: nothing fizzles in silence, and numbers are what they say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.kernel.sight import told
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller, rules_in_short
from tests.games.bunny.scene import BUNNY, FULL, WITHOUT_EFFECT, Scene, scene

NAMES = ["Alice", "Bruno", "Chloé", "Hippolyte"]


def log(table: Scene, lang: str = "fr", seat: int = 0) -> str:
    teller = Teller(BUNNY, lang, NAMES)
    lines = [teller.event(BUNNY, told(table.g, event, Seat(seat))) for event in table.story]
    return "\n".join(lines).replace("\u202f", " ")


def question(table: Any, lang: str = "fr") -> str:
    return Teller(BUNNY, lang, NAMES).question(table.g).replace("\u202f", " ")


def wave(river: str, domain: tuple[int, ...] = (5, 1), deck: str | None = None) -> Scene:
    """Seat 0 has placed a card with a wave, which takes one rabbit; the river has one card with an effect."""
    table = scene(
        "vb3 vf4 vc5", *[""] * (len(domain) - 1), village="vm1", domain=domain, river=f"{river} vp2 vc3", deck=deck
    )
    return table.places(0, "vb3", 3).uses(0, river)


def test_the_second_of_two_rabbits_is_not_called_the_last() -> None:
    table = wave("vt1", domain=(6, 1)).says(0, "lay", 0, 0)
    assert table.domain[0] == 4
    assert question(table) == "Et le second lapin, sur quelle carte ?"
    assert question(table, "en") == "And the second rabbit, on which card?"


@pytest.mark.parametrize(("lang", "pawn"), [("fr", "pion"), ("en", "pawn")])
def test_that_no_card_goes_on_ones_own_pawns_card_is_asked_refused_and_written_in_the_rules(
    lang: str, pawn: str
) -> None:
    table = scene("vf2", "", village=FULL, pawns=[2, 3])
    reason = table.reasons(0)["place:0:violet_ferme_2:2"]
    words = BUNNY.words(lang)
    rules = rules_in_short(words)
    assert rules
    for said in (question(table, lang), words.say(f"reason-{reason}"), next(s for s in rules.turn if pawn in s)):
        assert re.search(f"(Pas sur|pas de carte sur|jamais sur|Not on|No card goes on|never on) .*{pawn}", said), said


def test_tokens_are_part_of_a_total_counted_in_rabbits() -> None:
    table = scene("vc5 vb2 vm2", "vt1 vt2 vf2", village=FULL, closed=[0, 1, 2, 3, 4], pawns=[5, 4], domain=[32, 1])
    assert table.g.over
    assert "Alice finit avec 41 lapins, dont 32 en jetons." in log(table)
    assert "Alice ends with 41 rabbits, 32 of them in tokens." in log(table, "en")
    assert "Les cartes en main d’Alice comptent pour 9 lapins." in log(table)


def test_face_down_cards_and_the_carrot_are_counted_aloud() -> None:
    table = scene(
        "vc5 vb1 vf1",
        "vt1 vt2 vf2",
        village=FULL,
        closed=[0, 1, 2, 3, 4],
        pawns=[5, 4],
        face_down="vb5",
        numbers={"carrot": 1},
    )
    assert "Les cartes face cachée devant Alice comptent pour 5 lapins." in log(table)
    assert "La carotte de Bruno compte pour 4 lapins." in log(table)


def test_a_river_effect_without_rabbits_says_so() -> None:
    for river in ("vt1", "vb4"):
        assert "Alice n’a aucun lapin : il ne se passe rien." in log(wave(river, domain=(1, 1)))


def test_a_hidden_card_from_an_empty_pile_says_so() -> None:
    table = wave("vb1", deck="")
    assert "La pioche est vide : pas de carte face cachée." in log(table)


def test_minus_one_without_rabbits_says_so() -> None:
    table = scene("vb3", "", village="vm1", domain=[0, 1]).places(0, "vb3", 3)
    assert "Alice n’a aucun lapin : il ne se passe rien." in log(table)


def test_a_wave_over_a_river_without_effects_says_so() -> None:
    table = scene("vb3", "", village="vm1", river=WITHOUT_EFFECT).places(0, "vb3", 3)
    assert "Aucune carte de la rivière n’a d’effet : Alice continue." in log(table)
    assert table.now() == "card_to_draw 0"


def test_a_jump_over_nothing_says_so() -> None:
    table = scene("vm2", "", village="-").places(0, "vm2", 0)
    assert "Alice n’a aucune carte à sauter en chemin." in log(table)


def test_a_swap_with_empty_hands_says_so() -> None:
    table = scene("vb3 vf4 vc5", "", village="vm1", river="vp4 vp2 vc3")
    table.g.hand[1].clear()
    table.places(0, "vb3", 3).uses(0, "vp4")
    assert "Alice n’a rien à échanger" in log(table)


def test_a_space_is_said_as_one_would_point_at_it() -> None:
    table = scene("vb3", "", village="vm1").places(0, "vb3", 3)
    assert "Alice pose une Boulangerie violette 3 (−1 et rivière) à droite, près du centre." in log(table)
    assert "Alice arrive à droite, près du centre." in log(table)


def test_a_card_laid_before_oneself_does_not_name_one_twice() -> None:
    table = wave("vb1").says(0, "lay_face_down", 0, 0)
    assert "Alice pose la carte face cachée devant son propre domaine." in log(table)
    assert "Alice keeps the face-down card." in log(table, "en")


def test_one_rabbit_wins_as_one_rabbit() -> None:
    for ending in ("pile_empty", "no_space"):
        for lang, one in (("fr", "avec 1 lapin, le moins de tous."), ("en", "with 1 rabbit, the fewest of all.")):
            said = BUNNY.words(lang).say(f"ending-{ending}.won", winners="Alice", count=1, score=1)
            assert said.endswith(one)
