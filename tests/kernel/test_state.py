"""The words that rules are written with."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.games import game
from tablee.games.boom._steps import ask, ask_all, do
from tablee.kernel.piles import pile_of
from tablee.kernel.saves import key
from tablee.kernel.sight import imagine, knows, reveals, view
from tablee.kernel.state import MOST_STEPS, NOT_OFFERED, IllegalOption, State, StuckTable, mix, playout
from tablee.kernel.steps import (
    Card,
    Kind,
    Option,
    Seat,
    Step,
    Steps,
    asked_seats,
    circle,
    number_of,
    pack,
    put_to_those,
    second,
)

BOOM = game("boom")


def test_then_plays_in_written_order_before_what_is_pending() -> None:
    g = BOOM.new(3, 1)
    g.agenda.n = 0
    g.then(do.end_round())
    g.then(do.turn(Seat(1), 2), ask.card_to_play(Seat(2)))
    g.then_each([do.fumble(Seat(0)), do.splash(Seat(1))])
    order = [key(g, step) for step in reversed(g.agenda.listed())]
    assert order == ["fumble:0", "splash:1", "turn:1:2", "ask@2:card_to_play", "end_round"]


def test_a_step_holds_small_numbers_only() -> None:
    for number in (-2048, -1, 0, 2047):
        assert second(pack(3, 7, number)) == number_of(pack(3, 7, number), 1) == number
    for number in (-2049, 2048):
        for place in range(4):
            with pytest.raises(OverflowError):
                pack(3, *[number if i == place else 0 for i in range(4)])


def test_a_question_remembers_whom_it_asks_and_in_which_order() -> None:
    g = BOOM.new(5, 1)
    assert asked_seats(ask_all.reaction(g.circle_from(Seat(3)))) == [3, 4, 0, 1, 2]
    assert asked_seats(ask.reaction(Seat(2))) == [2]
    assert circle(g.others(Seat(0))) == 0b11110 | 1 << 8


def test_who_was_shown_a_card_knows_it_and_nobody_else() -> None:
    g = BOOM.new(4, 1)
    card = g.piles(next(i for i, field in enumerate(g.fields()) if field.name == "events_to_come"))[0][0]
    assert not any(knows(g, Seat(seat), card) for seat in range(-1, 4))
    g.show(card, Seat(1))
    assert [seat for seat in range(-1, 4) if knows(g, Seat(seat), card)] == [1]
    g.show_all(card)
    assert all(knows(g, Seat(seat), card) for seat in range(-1, 4))


def test_a_view_names_who_has_won() -> None:
    for seed in range(8):
        g = BOOM.new(5, seed)
        playout(g, State(0, seed))
        assert view(g, Seat(0))["winners"] == [seat for seat in range(5) if g.winners >> seat & 1]


def test_seats_go_round() -> None:
    g = BOOM.new(4, 1)
    assert [int(g.after(Seat(s))) for s in range(4)] == [1, 2, 3, 0]
    assert [int(g.before(Seat(s))) for s in range(4)] == [3, 0, 1, 2]
    assert [int(s) for s in g.others(Seat(2))] == [3, 0, 1]


def test_chance_is_fair_and_repeats() -> None:
    dice, again = State(0, 42), State(0, 42)
    drawn = [int(dice.below(6)) for _ in range(6000)]
    assert drawn == [int(again.below(6)) for _ in range(6000)]
    counts = Counter(drawn)
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 200
    assert drawn[:50] != [int(State(0, 43).below(6)) for _ in range(50)]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Stored games are replayed from their seeds."""
    dice, other = State(0, 42), State(0, 42, 9)
    assert [int(dice.below(1000)) for _ in range(8)] == [951, 67, 271, 796, 283, 868, 302, 670]
    assert [int(other.below(1000)) for _ in range(8)] == [986, 4, 546, 734, 400, 693, 853, 699]
    assert [int(mix(7, n)) for n in range(3)] == [1346066267577507604, 4423831241512791800, 4013427240128807468]


def test_a_shuffle_reaches_every_order_and_forgets_who_knew() -> None:
    dice = State(3, 1)
    dice.known = vec[i64]([7, 7, 7])
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        pile = pile_of([0, 1, 2])
        dice.shuffle(pile)
        orders[tuple(int(c) for c in pile.cards)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60
    assert list(dice.known) == [0, 0, 0]


def test_piles_have_their_top_at_the_end() -> None:
    pile = pile_of([1, 2, 3])
    pile.add_below(Card(9))
    pile.add(Card(4))
    assert [int(c) for c in pile.cards] == [9, 1, 2, 3, 4]
    assert (int(pile.draw()), int(pile.draw_at(1)), len(pile)) == (4, 1, 3)
    pile.remove(Card(2))
    other = pile_of([5])
    other.take_all(pile)
    assert ([int(c) for c in other.cards], len(pile)) == ([5, 9, 3], 0)


def test_what_was_not_offered_is_refused_with_its_reason() -> None:
    g = BOOM.new(4, 8)
    seat = g.asked_seat()
    refusals = g.explain(seat)
    with pytest.raises(IllegalOption) as fault:
        g.play(seat, Option(Step(do.let_it_be(seat))))
    assert fault.value.reason == NOT_OFFERED
    for option, reason in refusals:
        with pytest.raises(IllegalOption) as fault:
            g.play(seat, Option(Step(option)))
        assert fault.value.reason == reason


def test_another_seat_cannot_play_for_the_one_that_is_asked() -> None:
    g = BOOM.new(4, 8)
    seat = g.asked_seat()
    with pytest.raises(IllegalOption):
        g.play(g.after(seat), Option(Step(g.legal(seat)[0])))


def test_an_agenda_that_runs_dry_is_a_fault_of_the_rules() -> None:
    g = BOOM.new(3, 1)
    g.agenda.n = g.asked.n = 0
    with pytest.raises(StuckTable, match=r"the rule \w+ of tablee.games.boom leaves nothing to do"):
        g.run()


def test_rules_that_go_round_without_end_are_stopped() -> None:
    g = BOOM.new(3, 1)
    nobody = put_to_those(g.asked.room[0], 0)
    g.asked.n = 0
    g.agenda = Steps(vec[i64]([nobody] * (MOST_STEPS + 1)), MOST_STEPS + 1)
    with pytest.raises(StuckTable, match="goes round without end"):
        g.run()


def test_a_kind_that_is_not_there_cannot_be_found() -> None:
    g = BOOM.new(3, 1)
    with pytest.raises(LookupError):
        g.find(pile_of([]), Kind(0))


def test_passing_reveals_nothing_and_playing_a_card_does() -> None:
    g = BOOM.new(4, 8)
    seat = g.asked_seat()
    before, option = g.clone(), Option(Step(g.legal(seat)[0]))
    g.play(seat, option)
    assert reveals(before, g, seat, option)
    while g.asked.n < 2:
        seat = g.asked_seat()
        g.play(seat, Option(Step(g.legal(seat)[0])))
    seat, before = g.asked_seat(), g.clone()
    passing = do.let_it_be(seat)
    g.play(seat, passing)
    assert not reveals(before, g, seat, passing)


def test_whoever_is_shown_a_card_counts_as_a_look_at_the_table() -> None:
    """By that a row knows which piles may have been looked into since it was written."""
    g = BOOM.new(3, 1)
    looks = g.looks
    g.show(Card(0), Seat(1))
    g.show_all(Card(1))
    assert g.looks == g.clone().looks == looks + 2
    assert imagine(g, Seat(0), 3).looks > g.looks
