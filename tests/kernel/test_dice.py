"""The dice: fast ones for simulations, keyed ones for live tables; both are rolled again exactly."""

from __future__ import annotations

import json
import random
from collections import Counter
from hashlib import blake2b, sha256
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest

from tablee.games import game, games
from tablee.kernel.piles import pile_of, zeros
from tablee.kernel.records import start
from tablee.kernel.saves import load, save
from tablee.kernel.sight import imagine
from tablee.kernel.state import KEY_BITS, KEYED, State
from tablee.kernel.steps import Seat
from tablee.server import tokens
from tablee.studio import laws as law

LIVE = 1 << KEY_BITS | 0x0123456789ABCDEF_FEDCBA9876543210
FAST = 5 | 7 << 62


def dice(seed: int) -> State:
    found = State(0, 0)
    found.sow(seed)
    return found


def rolled(seed: int, times: int, sides: int) -> list[int]:
    some = dice(seed)
    return [int(some.below(sides)) for _ in range(times)]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [LIVE, FAST])
def test_a_game_is_played_again_to_the_last_bit(name: str, seed: int) -> None:
    rules = game(name)
    law.a_record_replays(rules, rules.usual, seed, {})
    half = rules.new(rules.usual, seed)
    again = rules.load(json.loads(json.dumps(save(half))))
    there, here = random.Random(1), random.Random(1)
    while not half.over:
        assert law.step(half, here) == law.step(again, there)
    assert law.picture(half) == law.picture(again)


@pytest.mark.parametrize(
    ("seed", "numbers", "dealt"),
    [
        (5, [63, 723, 590, 908, 805, 54, 41, 777], "01bcb6a60991e657"),
        (FAST, [382, 189, 417, 284, 294, 275, 983, 577], "34044d389b6ba5a1"),
    ],
)
def test_what_the_fast_dice_rolled_they_still_roll(seed: int, numbers: list[int], dealt: str) -> None:
    """Records and results of older programs begin with such a seed: taken down before there were keys."""
    assert rolled(seed, 8, 1000) == numbers
    g: Any = game("boom").new(4, seed)
    piles = [[int(c) for c in p.cards] for p in g.hand], [int(c) for c in g.draw.cards]
    assert sha256(json.dumps([int(g.rng), *piles]).encode()).hexdigest()[:16] == dealt
    assert "key" not in save(g)


@pytest.mark.parametrize("seed", [LIVE, FAST])
@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_every_side_comes_up_as_often(seed: int, sides: int) -> None:
    times = 20_000
    found = rolled(seed, times, sides)
    assert set(found) == set(range(sides))
    surprise = sum((n - times / sides) ** 2 / (times / sides) for n in Counter(found).values())
    assert surprise < sides - 1 + 5 * sqrt(2 * (sides - 1))
    doubles = sum(a == b for a, b in pairwise(found))
    assert abs(doubles - times / sides) < 5 * sqrt(times / sides)


def test_keyed_dice_are_a_keyed_hash_of_how_often_they_were_rolled() -> None:
    """Written once more, so that a change of either is noticed: live records depend on it."""
    key = blake2b(str(LIVE).encode(), digest_size=32).digest()
    drawn = [blake2b(n.to_bytes(8, "big"), digest_size=8, key=key).digest() for n in (1, 2, 3)]
    assert rolled(LIVE, 3, 1000) == [int.from_bytes(d, "big") * 1000 >> 64 for d in drawn]


def test_every_bit_of_a_key_counts() -> None:
    first = {tuple(rolled(LIVE ^ 1 << bit, 6, 1 << 20)) for bit in range(KEY_BITS)}
    assert len(first) == KEY_BITS


def test_a_clone_rolls_alike_and_an_imagined_table_does_not() -> None:
    g = game("boom").new(4, LIVE)
    twin, other = g.clone(), imagine(g, Seat(0), 1)
    assert [g.below(100) for _ in range(9)] == [twin.below(100) for _ in range(9)]
    assert (g.stream, other.key) == (KEYED, b"")
    assert other.stream != KEYED
    assert g.key.hex() not in law.picture(other)


def test_a_table_saved_before_there_were_keys_is_read() -> None:
    saved = save(game("boom").new(4, 5))
    assert load(game("boom").new(4, 1), saved).key == b""


def test_live_tables_have_a_key_of_their_own() -> None:
    seeds = {tokens.new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(seed >> KEY_BITS == 1 for seed in seeds)
    record = start(game("boom"), 4, seeds.pop(), {})
    assert game("boom").new(record.seats, record.seed).key


def test_the_fast_shuffle_draws_what_below_draws() -> None:
    """It is written out: card by card from the top, each with one of those that are left."""
    g, same = dice(FAST), dice(FAST)
    g.known = zeros(9)
    some = pile_of(list(range(9)))
    g.shuffle(some)
    order = list(range(9))
    for i in range(8, 0, -1):
        j = int(same.below(i + 1))
        order[i], order[j] = order[j], order[i]
    assert ([int(card) for card in some.cards], g.rng) == (order, same.rng)
