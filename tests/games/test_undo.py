"""What may be taken back alone: nothing that has told its player anything, and still most of what has not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tablee.games import game
from tablee.kernel.saves import key
from tablee.kernel.sight import reveals
from tablee.kernel.steps import Option, Step
from tablee.studio import laws as law

TELLING = {
    "badass": ["accuse"],
    "baba": ["answer", "judge", "run_out_of_time"],
    "bunny": ["swap"],
}
QUIET = {
    "badass": ["announce", "aim", "lay", "change_character", "choose_first"],
    "baba": ["trade_in", "take_from_shelf", "end_turn", "ask_for_recipe", "answer_aloud"],
    "boom": ["let_it_be"],
    "bunny": ["place", "jump", "lay"],
    "seizh": ["grab", "drop", "take", "cook"],
}


def counted(name: str) -> dict[str, Counter[bool]]:
    """For each rule, how often a move of random games told something, in all settings."""
    rules, found = game(name), dict[str, Counter[bool]]()
    for seed, options in enumerate(law.settings(rules) * 3):
        g, dice = rules.new(rules.usual, seed, options), random.Random(seed)
        for _ in range(150):
            if g.over:
                break
            seat = dice.choice(law.movers(g))
            option = dice.choice(g.legal(seat))
            told = reveals(g, law.after(g, seat, option), seat, Option(Step(option)))
            found.setdefault(key(g, option).split(":")[0], Counter())[told] += 1
            g.play(seat, Option(Step(option)))
    return found


@pytest.mark.parametrize("name", [*QUIET])
def test_what_tells_is_not_taken_back_and_what_is_quiet_is(name: str) -> None:
    found = counted(name)
    for rule in TELLING.get(name, []):
        assert not found.get(rule, Counter())[False], f"{rule} told something"
    for rule in QUIET[name]:
        assert found[rule][False], f"{rule} never told anything"
