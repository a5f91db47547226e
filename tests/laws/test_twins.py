"""A seat that cannot tell two tables apart gets the same from both, whatever it asks for.

The twins are games played again with other hidden cards (`twins.py`); each planted fault is caught.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import pytest

from tablee.games import games
from tablee.kernel import sight
from tablee.kernel.state import PUBLIC, Event, State, is_compiled
from tablee.kernel.steps import SPECTATORS, Option, Seat, eye
from tablee.studio import laws as law
from tests.campaign import Campaign
from tests.laws import probes
from tests.laws.twins import Count, Law, Leak, Position, Twins, seen_cards

QUICK = 160 if is_compiled() else 60  # a planted fault is caught within the first few; campaigns play 200,000
THOROUGH = 30 if is_compiled() else 12
FAR = 100_000  # games between the first of one slice and that of the next
FEWEST = 0.65  # of all pairs, in each game, that come to the end: 70 to 100 of a hundred were measured
NO_LUCK = 10_000  # pairs of a campaign, sixteen of each game, from which on such a share says something


def most_survive(counts: dict[int, Count]) -> None:
    """The pairs that were compared to the end are most of them, at every number of seats."""
    assert all(count.looks for count in counts.values() if count.pairs)
    survived = sum(count.survived for count in counts.values())
    assert survived >= FEWEST * sum(count.pairs for count in counts.values())
    assert all(count.survived >= count.pairs / 2 for count in counts.values() if count.pairs >= 40)


@pytest.mark.parametrize("name", games())
def test_a_seat_gets_nothing_that_it_cannot_know(name: str) -> None:
    most_survive(Twins(name, Law(probes.CHEAP)).run(QUICK))


@pytest.mark.parametrize("name", games())
def test_nor_do_bots_beliefs_and_adapters(name: str) -> None:
    most_survive(Twins(name, Law(probes.ALL, looks=1), twins=1).run(THOROUGH, seed=1030))


@pytest.mark.parametrize("name", games())
def test_nobody_takes_back_what_has_told_something(name: str) -> None:
    counts = Twins(name, Law({}, reprinted=True, whimsical=1.0)).run(QUICK, seed=3000)
    assert all(count.moves for count in counts.values() if count.pairs)


@pytest.mark.parametrize("name", games())
def test_nor_do_hints(name: str) -> None:
    if not is_compiled():
        pytest.skip("thinks too long: the compiled run shows it")
    most_survive(Twins(name, Law({"hint": probes.hinted}, looks=1), twins=1).run(20, seed=2000))


@pytest.mark.long
@pytest.mark.parametrize("name", games())
def test_campaign_of_twins(name: str) -> None:
    pairs = Campaign(f"twins of {name}", 200_000, each=1_000)
    so_far: dict[int, Count] = {}
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as crew:
        seeds = list(pairs)
        for seed, found in zip(seeds, crew.map(partial(some_pairs, name, pairs.each), seeds), strict=True):
            so_far = {seats: so_far.get(seats, Count()) + count for seats, count in found.items()}
            if sum(so_far.values(), Count()).pairs >= NO_LUCK:
                most_survive(so_far)
            total = sum(found.values(), Count())
            pairs.held(seed, total.pairs, compared_to_the_end=total.survived, moves=total.moves, looks=total.looks)


def some_pairs(name: str, count: int, seed: int) -> dict[int, Count]:
    """A slice of a campaign: some are about taking back, and in some all that can be asked for is compared."""
    if seed % 20 == 1:
        Twins(name, Law({}, reprinted=True, whimsical=1.0), twins=16).run(count, (seed + 1) * FAR)
    if seed % 20:
        return Twins(name, Law(probes.CHEAP, looks=1), twins=16).run(count, (seed + 1) * FAR)
    return Twins(name, Law({**probes.ALL, "hint": probes.hinted}, looks=1), twins=16).run(count, (seed + 1) * FAR)


# -- Planted faults -----------------------------------------------------------------------


def caught(name: str, law: Law, pairs: int = 120) -> bool:
    try:
        Twins(name, law).run(pairs)
    except Leak:
        return True
    return False


def imagined_with(fault: Callable[[State, State], None]) -> Law:
    def probe(at: Position) -> object:
        twin = sight.imagine(at.g, at.seat, 5)
        fault(at.g, twin)
        return probes.everything(twin)

    return Law({"imagined tables": probe})


def keep_marks(g: State, twin: State) -> None:
    for card in range(len(g.known)):
        twin.known[card] |= g.known[card]


def keep_stream(g: State, twin: State) -> None:
    twin.stream = g.stream


def keep_luck(g: State, twin: State) -> None:
    twin.rng = g.rng


def keep_cause(g: State, twin: State) -> None:
    twin.cause = sum(int(c) for i, f in enumerate(g.fields()) if f.deck for p in g.piles(i) for c in p.cards[:1])


def keep_numbers(g: State, twin: State) -> None:
    """Which of two cards of one kind was played tells whether somebody had both."""
    for i, lying in enumerate(g.fields()):
        if lying.deck and lying.sight == PUBLIC:
            twin.set_piles(i, [p.copy() for p in g.piles(i)])


@pytest.mark.parametrize("fault", [keep_marks, keep_stream, keep_luck, keep_cause, keep_numbers])
@pytest.mark.parametrize("name", ["boom", "baba", "bunny"])
def test_an_imagined_table_that_keeps_a_secret_is_caught(name: str, fault: Callable[[State, State], None]) -> None:
    assert caught(name, imagined_with(fault))


def hidden_cards(g: State, seat: Seat) -> list[int]:
    return [
        int(card)
        for i, held in enumerate(g.fields())
        if held.deck
        for owner, p in enumerate(g.piles(i))
        for card in p.cards
        if not sight.sees(g, seat, held, owner)
    ]


def test_a_card_number_in_a_view_is_caught() -> None:
    def leaky(g: State, seat: Seat) -> dict[str, object]:
        return {**sight.view(g, seat), "leak": hidden_cards(g, seat)[:1]}

    assert caught("boom", Law({}, view=leaky))


def test_options_in_the_order_of_card_numbers_are_caught() -> None:
    hand = [field.name for field in games()["boom"].new(4, 1).fields()].index("hand")

    def leaky(g: State, seat: Seat) -> list[str]:
        options = law.legal(g, seat)
        turn = sum(int(card) for card in g.piles(hand)[seat].cards) % 2
        return options[turn:] + options[:turn]

    assert caught("boom", Law({}, legal=leaky))


def test_a_secret_that_is_told_is_caught() -> None:
    def leaky(g: State, event: Event, seat: Seat) -> dict[str, object]:
        return {**sight.told(g, event, seat), "secret": int(event.secret)}

    assert caught("boom", Law({}, told=leaky))


def test_a_tensor_with_a_hidden_card_is_caught() -> None:
    def leaky(at: Position) -> object:
        return probes.tensor(at), [at.g.kinds[card] for card in hidden_cards(at.g, at.seat)[:1]]

    assert caught("boom", Law({"tensor": leaky}))


def test_a_hint_that_peeks_is_caught() -> None:
    def leaky(at: Position) -> object:
        options = law.legal(at.g, at.seat)
        return options[sum(hidden_cards(at.g, at.seat)[:3]) % len(options)] if options else None

    assert caught("boom", Law({"hint": leaky}))


def test_a_hint_that_knows_the_dice_is_caught() -> None:
    def leaky(at: Position) -> object:
        options = law.legal(at.g, at.seat)
        return options[at.g.clone().below(len(options))] if options else None

    assert caught("boom", Law({"hint": leaky}))


def test_a_chance_to_take_back_that_depends_on_a_secret_is_caught() -> None:
    """Whoever moves is shown whether the move can be taken back: that must say nothing either."""

    def leaky(before: State, after: State, seat: Seat, option: Option) -> bool:
        odd = [before.kinds[card] % 2 for card in hidden_cards(before, seat)[:1]]
        return any(odd) or sight.reveals(before, after, seat, option)

    assert caught("boom", Law({}, reveals=leaky))


@pytest.mark.parametrize("name", ["badass", "baba"])
def test_taking_back_what_has_told_something_is_caught(name: str) -> None:
    """A wrong accusation, a wrong answer: no card was seen, no die was cast, and yet one knows better now."""

    def careless(before: State, after: State, _seat: Seat, _option: Option) -> bool:
        return before.rng != after.rng or sight._closed_a_window(before, after) or seen_more(before, after)

    def seen_more(before: State, after: State) -> bool:
        return any(not seen_cards(after, seat) <= seen_cards(before, seat) for seat in law.watchers(before))

    assert caught(name, Law({}, reveals=careless, reprinted=True, whimsical=1.0), 1600)


def test_a_looker_who_sees_nothing_is_caught() -> None:
    """The law of coherence can fail: who must choose from a hand has to see it."""

    def forgetful(g: State, seat: Seat, seed: int) -> State:
        twin = sight.imagine(g, seat, seed)
        for card in range(len(twin.known)):
            twin.known[card] &= eye(seat) | SPECTATORS
        return twin

    def looks(imagine: law.Imagine) -> None:
        for seed in range(30):
            for g in law.walk(games()["boom"], 4, seed, {}):
                for seat in law.watchers(g) if not g.over and g.window else []:
                    law.an_imagined_table_is_coherent(g, seat, seed, imagine=imagine)

    with pytest.raises(AssertionError):
        looks(forgetful)
