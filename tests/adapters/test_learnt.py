"""The bot that has learnt sees no more than its seat does, and has learnt something."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tablee import bots
from tablee.bots.levels import NORMAL, Thumb
from tablee.bots.network import Learnt, network
from tablee.games import OURS, game
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes, imagine
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.features import Features, words
from tests.adapters.tables import desks, laid_out

BOX = Path(__file__).parents[2] / "src/tablee/games/boom/box.toml"


@pytest.mark.parametrize("name", OURS)
def test_points_depend_on_what_the_seat_sees_alone(name: str) -> None:
    rules = game(name)
    net, normal = network(rules), Thumb(bots.mind(rules), 1, NORMAL)
    assert net is not None
    for desk in desks(laid_out(name, rules.usual), 12):
        options = desk.g.legal(desk.seat) if desk.n > 1 else []
        scores = [
            net.scores(rules, g, int(desk.seat), options, normal.points(g, desk.seat, options))
            for g in (desk.g, imagine(desk.g, desk.seat, 99))
            if options
        ]
        assert not options or np.array_equal(scores[0], scores[1])
        assert not options or np.isfinite(scores[0]).all()


@pytest.mark.parametrize("name", OURS)
def test_what_a_network_adds_to_a_position_depends_on_what_the_seat_sees_alone(name: str) -> None:
    rules = game(name)
    net = network(rules)
    if net is None or not net.judges:
        pytest.skip("its network knows nothing of positions")
    judge, added = net.judge(rules, bots.mind(rules), rules.usual), set()
    for desk in desks(laid_out(name, rules.usual), 13):
        for seat in range(0 if desk.g.over else rules.usual):
            here, there = (judge.points(g, Seat(seat), 0.0) for g in (desk.g, imagine(desk.g, Seat(seat), 99)))
            assert here == there
            added.add(here)
    assert len(added) > 5


@pytest.mark.parametrize("name", OURS)
def test_what_was_learnt_changes_some_choices_and_leaves_most(name: str) -> None:
    """The network adds to the points of the rule of thumb: neither nothing nor noise."""
    rules = game(name)
    net, normal = network(rules), Thumb(bots.mind(rules), 1, NORMAL)
    assert net is not None
    alike = other = 0
    for seed in range(4):
        for desk in desks(laid_out(name, rules.usual), seed, 200):
            if desk.n > 1:
                options = desk.g.legal(desk.seat)
                thumb = normal.points(desk.g, desk.seat, options)
                best = int(np.argmax(net.scores(rules, desk.g, int(desk.seat), options, thumb)))
                alike, other = alike + (thumb[best] == 0), other + (thumb[best] < 0)
    assert alike > other > 0


@pytest.mark.parametrize("name", OURS)
def test_it_sits_down_at_tables_of_every_size(name: str) -> None:
    rules = game(name)
    for seats in rules.seats:
        g = rules.new(seats, 5)
        seat = Seat(g.asked_seat())
        assert bots.make("appris", rules, 1).choose(Eyes(g, seat)) in g.legal(seat)


def test_features_of_other_seats_are_pooled_and_one_s_own_are_not() -> None:
    features = Features(laid_out("boom", 4))
    assert "skips[0]" in features.names
    assert "skips[+]" in features.names
    assert not any("[2]" in name or name.startswith("seat.") for name in features.names)


def test_an_option_is_told_in_words_with_its_aim_counted_from_whoever_acts() -> None:
    laid = laid_out("boom", 4)
    block = next(block for block in laid.spaces.actions.blocks if block.name == "take")
    found, aim = words(laid.new(1), laid.spaces.actions.option(int(block.base), Seat(2)), 2)
    assert found[0] == "take"
    assert aim == 1
    assert any(word.startswith("kind=") for word in found)


def test_with_an_unknown_box_it_plays_as_normal_does(tmp_path: Path) -> None:
    rules = game("boom")
    text = BOX.read_text("utf-8").replace('"chaleur_1"', '"chaleur_1_bis"')
    box = tmp_path / "box.toml"
    box.write_text(text, "utf-8")
    g = rules.new(4, 3, box=rules.box(box))
    assert g.kind_names != rules.box().names
    seat = Seat(g.asked_seat())
    learnt, normal = bots.make("appris", rules, 8), bots.make("normal", rules, 8)
    assert isinstance(learnt, Learnt)
    assert learnt.choose(Eyes(g, seat)) == normal.choose(Eyes(g, seat))


def won(rules: Game, seed: int) -> tuple[float, float]:
    """What the learnt bot and what it can expect by chance got of a game against random players."""
    g, dice = rules.new(rules.usual, seed), State(0, mix(seed, 1))
    me = int(dice.below(rules.usual))
    bot = bots.make("appris", rules, seed)
    while not g.over:
        seat = Seat(g.asked_seat())
        options = g.legal(seat)
        g.play(seat, bot.choose(Eyes(g, seat)) if seat == me else options[dice.below(len(options))])  # type: ignore[arg-type]
    winners = [seat for seat in range(rules.usual) if g.winners >> seat & 1]
    return float(me in winners), len(winners) / rules.usual


@pytest.mark.parametrize("name", OURS)
def test_it_beats_players_who_play_by_the_dice(name: str) -> None:
    results = [won(game(name), seed) for seed in range(30)]
    assert sum(mine for mine, _ in results) > sum(chance for _, chance in results)
