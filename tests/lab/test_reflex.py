"""Live tables in simulated time: the model, the order of requests, and what slowness costs."""

from __future__ import annotations

import random
from math import inf
from statistics import fmean

import pytest

from tablee.bots.realtime import SHORTEST, Policy, Reflex, by_chance, live_options, parse_reflex
from tablee.games import game
from tablee.games.seizh.live import Keen
from tablee.kernel import saves
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes, view
from tablee.kernel.steps import Seat
from tablee.lab.reflex import LiveTable, estimate, live_game, slower
from tests.commands import Command

SEIZH = game("seizh")
LIVE = live_options(SEIZH)


@pytest.mark.parametrize(
    ("text", "mean", "spread"),
    [("600±200ms", 600, 200), ("600 ± 200 ms", 600, 200), ("450+-50", 450, 50), ("90+/-0.5ms", 90, 0.5), ("80", 80, 0)],
)
def test_a_reaction_time_is_read(text: str, mean: float, spread: float) -> None:
    assert parse_reflex(text) == Reflex(mean, spread)
    assert parse_reflex(str(Reflex(mean, spread))) == Reflex(mean, spread)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fast", "600±200ms"),
        ("", "600±200ms"),
        ("600±", "600±200ms"),
        ("-600", "600±200ms"),
        ("79±1ms", "between 80 and 60000"),
        ("90000ms", "between 80 and 60000"),
        ("200±300ms", "at most its mean"),
    ],
)
def test_anything_else_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        parse_reflex(text)


def test_nobody_reacts_sooner_than_a_human_can() -> None:
    dice = random.Random(1)
    times = [Reflex(150, 150).sample(dice) for _ in range(2000)]
    assert min(times) >= SHORTEST
    assert max(times) > 400
    assert abs(fmean(Reflex(600, 200).sample(dice) for _ in range(4000)) - 600) < 15


def only(key: str) -> Policy:
    """A player who wants one thing, while it is to be had."""

    def policy(eyes: Eyes, _dice: random.Random) -> int | None:
        return dict(zip(eyes.keys(), eyes.options(), strict=True)).get(key)

    return policy


def race(reflexes: list[Reflex], seed: int = 5) -> LiveTable:
    """Three players swap for the one utensil in the centre, and want nothing else."""
    laid = view(SEIZH.new(3, seed, LIVE), Seat(-1))["table"]
    assert isinstance(laid, dict)
    wishes = [only(f"swap:{seat}:{laid['rack'][0]}:{laid['utensils'][seat][0]}") for seat in range(3)]
    table = LiveTable(SEIZH, seed, reflexes, wishes)
    table.g.story = []
    return table.play()


def test_the_quickest_hand_wins_and_the_others_come_too_late() -> None:
    for quick in range(3):
        reflexes = [Reflex(500 + 100 * s) for s in range(3)]
        reflexes[quick] = Reflex(100)
        table = race(reflexes)
        assert table.g.story
        assert [e.args[0] for e in table.g.story if e.kind == "swapped"][0:1] == [quick]
        assert (table.late[quick], sum(table.late)) == (0, 2)


def test_the_same_seed_gives_the_same_game() -> None:
    one, again, other = (LiveTable(SEIZH, seed, [Reflex(600, 200)] * 4).play() for seed in (3, 3, 4))
    assert saves.save(one.g) == saves.save(again.g)
    assert (one.now, one.hands.made, one.late) == (again.now, again.hands.made, again.late)
    assert saves.save(one.g) != saves.save(other.g)


def test_requests_are_served_in_the_order_of_their_times() -> None:
    times: list[float] = []

    def noting(eyes: Eyes, dice: random.Random) -> int | None:
        times.append(table.now)
        return by_chance(eyes, dice)

    table = LiveTable(SEIZH, 8, [Reflex(300, 100), Reflex(600, 200), Reflex(900, 300)], [noting] * 3)
    table.play()
    assert times == sorted(times)
    assert table.g.over


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_keen_cooks_play_to_the_end_and_better_than_chance(seats: int) -> None:
    keen = Keen(SEIZH.box())
    points = []
    for seed in range(6):
        table = LiveTable(SEIZH, seed, [Reflex(600, 200)] * seats, [keen, *[by_chance] * (seats - 1)]).play()
        points.append([SEIZH.score(table.g, seat) for seat in range(seats)])
    assert fmean(p[0] for p in points) > 1.5 * fmean(fmean(p[1:]) for p in points)


def test_a_much_slower_player_loses_points() -> None:
    cost = slower(SEIZH, 3000, 24, 1)
    assert cost.difference.high < 0
    assert cost.difference.mean == pytest.approx(cost.slow.mean - cost.others.mean)
    assert cost == slower(SEIZH, 3000, 24, 1)


def test_an_interval_needs_two_games() -> None:
    with pytest.raises(BadInput, match="2 games or more"):
        slower(SEIZH, 150, 1, 1)
    found = estimate([1.0, 3.0])
    assert found.mean == 2
    assert found.low == -inf, "two games say nothing"
    many = estimate([1.0, 3.0] * 200)
    assert 1.7 < many.low < 2 < many.high < 2.3


@pytest.mark.parametrize("game", ["", "seizh"])
@pytest.mark.parametrize("players", ["", "--random"])
def test_the_command_reports(tablee: Command, game: str, players: str) -> None:
    """Of the game that is named, or of the one that is played live."""
    done = tablee(f"lab reflex 150 {game} --games 2 --reflex 300±50ms {players} --lang en")
    assert done.code == 0
    assert "150 ms slower over 2 games" in done.out
    assert "150 ms plus lent" in tablee(f"lab reflex 150 {game} --games 2 {players} --lang fr").out


@pytest.mark.parametrize(
    "words", ["150 --reflex soon", "150 boom", "150 chess", "150 --players 9", "150 seizh --games 1"]
)
def test_the_command_refuses_in_one_sentence(tablee: Command, words: str) -> None:
    assert tablee(f"lab reflex {words}").is_one_sentence


def test_of_several_live_games_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.kernel.parts.find", lambda _game, part: part == "live")
    with pytest.raises(BadInput, match=r"say which game: .*boom.*seizh"):
        live_game(None)
    assert live_game("boom").id == "boom"
