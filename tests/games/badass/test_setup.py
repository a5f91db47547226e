"""How a game of Badass Force begins."""

from __future__ import annotations

import collections

import pytest

from tablee.games import game
from tablee.games.badass import GAME
from tablee.games.badass._book import Table
from tablee.games.badass.cards import POWERS
from tablee.kernel import saves, sight
from tablee.kernel.game import BadInput
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step


def new(seats: int = 4, seed: int = 1, **options: str) -> Table:
    g = GAME.new(seats, seed, options)
    assert isinstance(g, Table)
    return g


def names(g: State, cards: object) -> list[str]:
    return [g.kind_names[g.kinds[card]] for card in cards]  # type: ignore[attr-defined]


def choose(g: Table, seat: int, n: int = 0) -> None:
    g.play(Seat(seat), Option(Step(g.legal(Seat(seat))[n])))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_gets_one_of_each_of_seven_characters(seats: int) -> None:
    g = new(seats)
    cast = names(g, g.cast.cards)
    assert len(set(cast)) == 7
    for seat in range(seats):
        assert len(g.hand[seat]) == 6
        assert len(g.loge[seat]) == 1
        assert len(g.active[seat]) == 0
        own = [*g.hand[seat].cards, *g.loge[seat].cards]
        assert sorted(names(g, own)) == sorted(cast)


def test_everybody_gets_a_weapon_at_its_start_charge_and_three_lie_in_the_market() -> None:
    started = set()
    for seed in range(20):
        g = new(6, seed)
        for seat in range(6):
            weapon = names(g, g.weapon[seat].cards)[0]
            assert g.charge[seat] == (1 if weapon == "revolver" else 0)
            started.add(weapon)
        assert (len(g.market), len(g.arsenal), len(g.discard), len(g.left_out)) == (3, 15, 0, 0)
    assert "revolver" in started


def test_13_the_first_active_characters_are_chosen_at_once_and_sealed() -> None:
    g = new(4)
    assert sight.asking(g) == {"question": "first_active", "args": [], "seats": [0, 1, 2, 3]}
    before = [sight.view(g, Seat(s)) for s in (-1, 0, 1, 3)]
    choose(g, 2, 4)
    assert [sight.view(g, Seat(s)) for s in (-1, 0, 1, 3)] == before
    assert [len(hand) for hand in g.hand] == [6, 6, 6, 6]
    for seat in (3, 0, 1):
        choose(g, seat)
    assert [len(hand) for hand in g.hand] == [5, 5, 5, 5]
    assert [len(active) for active in g.active] == [1, 1, 1, 1]
    assert list(g.choice) == [0, 0, 0, 0]
    assert sight.asking(g) == {"question": "action", "args": [], "seats": [g.first]}


def test_the_chosen_character_is_told_to_its_owner_only() -> None:
    g = new(3)
    story: list[Event] = []
    g.story = story
    for seat in range(3):
        choose(g, seat)
    laid = [event for event in story if event.kind == "laid"]
    assert [sight.told(g, e, Seat(1))["args"] for e in laid] == [
        {"seat": 0, "card": None},
        {"seat": 1, "card": names(g, g.active[1].cards)[0]},
        {"seat": 2, "card": None},
    ]


def test_nobody_may_lay_the_loge() -> None:
    g = new(4, 9)
    for seat in range(4):
        keys = [saves.key(g, option) for option in g.legal(Seat(seat))]
        assert keys == [f"choose_first:{seat}:{name}" for name in names(g, g.hand[seat].cards)]
        assert f"choose_first:{seat}:{names(g, g.loge[seat].cards)[0]}" not in keys


def test_a_random_cast_leaves_out_each_character_sometimes() -> None:
    absent = collections.Counter[str]()
    for seed in range(400):
        g = new(3, seed)
        absent.update(set(POWERS) - set(names(g, g.cast.cards)))
    assert set(absent) == set(POWERS)
    assert min(absent.values()) > 25


@pytest.mark.parametrize("character", POWERS)
def test_a_cast_may_be_named_by_whoever_is_left_out(character: str) -> None:
    for seed in range(5):
        g = new(3, seed, cast=f"without_{character}")
        assert set(names(g, g.cast.cards)) == set(POWERS) - {character}


@pytest.mark.parametrize("limit", ["12", "16", "20", "30", "50"])
def test_the_limit_is_on_the_table(limit: str) -> None:
    assert new(3, 1, limit=limit).limit == int(limit)


def test_sixteen_points_and_a_random_cast_are_the_default() -> None:
    assert GAME.check(4, {}) == {"limit": "16", "cast": "random", "denouncers": "announcer", "first": "lot"}


@pytest.mark.parametrize("seats", [2, 7])
def test_it_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(BadInput, match="badass is for 3 to 6 players"):
        new(seats)


def test_anyone_may_be_first() -> None:
    assert {new(6, seed).first for seed in range(60)} == set(range(6))


def test_the_loge_is_seen_by_its_owner_only() -> None:
    g = new(3)
    for seat in (-1, 0, 1, 2):
        table = sight.view(g, Seat(seat))["table"]
        assert isinstance(table, dict)
        assert [isinstance(shown, list) for shown in table["loge"]] == [owner == seat for owner in range(3)]


def test_16_the_table_may_choose_who_begins() -> None:
    for seat in ("1", "2", "3"):
        assert {int(game("badass").new(3, seed, {"first": seat}).first) for seed in range(9)} == {int(seat) - 1}  # type: ignore[attr-defined]
    assert {int(game("badass").new(3, seed).first) for seed in range(40)} == {0, 1, 2}  # type: ignore[attr-defined]
