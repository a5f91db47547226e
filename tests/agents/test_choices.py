"""An option is named by its number, its words or its key, and what is none of them is answered by one sentence."""

from __future__ import annotations

import pytest

from tablee.agents.choices import NotAnOption, chosen

OPTIONS = ["Laisser faire", "Jouer l’Éclair", "Piocher", "Piocher"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("1", 0), ("2.", 1), (" 3) ", 2), ("[4]", 3), ("First [1], no: [2]", 1), ("laisser faire", 0),
        ("JOUER L’ECLAIR.", 1), ("I say [Jouer l’éclair]!", 1), ("key:2", 2),
    ],
)  # fmt: skip
def test_an_option_is_understood(text: str, place: int) -> None:
    assert chosen(text, OPTIONS, "fr", ["key:0", "key:1", "key:2", "key:3"]) == place


@pytest.mark.parametrize("text", ["0", "5", "-1", "Piocher", "", "[]", "1 2", "Jouer", "９", "999999999999"])
def test_what_is_none_is_said_in_one_sentence(text: str) -> None:
    with pytest.raises(NotAnOption) as why:
        chosen(text, OPTIONS, "en")
    assert str(why.value).endswith("is none of the options: write a number from 1 to 4, or the words of an option.")


def test_a_long_answer_is_not_repeated_whole() -> None:
    with pytest.raises(NotAnOption) as why:
        chosen("x" * 10_000, OPTIONS, "fr")
    assert len(str(why.value)) < 200
    assert "n’est pas une des options" in str(why.value)
