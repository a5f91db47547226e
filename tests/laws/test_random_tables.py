"""Hypothesis drives games from tables, settings and choices of its own."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.games import games
from tablee.kernel import saves
from tablee.kernel.game import Game
from tablee.kernel.saves import UnreadableSave
from tablee.kernel.state import IllegalOption, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.studio import laws as law

CALM = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game, State]:
    """Any game, any number of seats, any setting, any seed, played on by any choices."""
    played = draw(st.sampled_from(list(games().values())))
    seats = draw(st.sampled_from(list(played.seats)))
    options = draw(st.sampled_from(law.settings(played)))
    g = played.new(seats, draw(st.integers(0, 2**124 - 1)), options)
    for choice in draw(st.lists(st.integers(0, 10**6), max_size=60)):
        if not g.over:
            seat = law.movers(g)[choice % len(law.movers(g))]
            menu = g.legal(seat)
            g.play(seat, Option(Step(menu[choice // 7 % len(menu)])))
    return played, g


@CALM
@given(tables(), st.integers(0, 2**62 - 1))
def test_any_table_obeys_the_laws(table: tuple[Game, State], seed: int) -> None:
    played, g = table
    law.cards_lie_in_one_place(g)
    law.numbers_keep_their_bounds(g)
    law.whoever_knows_was_shown(g)
    law.a_save_is_exact(played, g)
    if not g.over:
        for seat in law.watchers(g):
            law.a_view_hides(g, seat, seed)
            law.imagining_uses_knowledge_only(g, seat, seed)


@CALM
@given(tables(), st.text(max_size=40) | st.from_regex(r"[a-z_]{1,12}(:-?\d{1,5}){0,5}", fullmatch=True))
def test_any_text_is_an_option_or_is_refused_and_changes_nothing(table: tuple[Game, State], text: str) -> None:
    _, g = table
    before = law.picture(g)
    try:
        option = saves.parse(g, text)
        if option not in g.legal(Seat(0)):
            g.play(Seat(0), Option(Step(option)))
            raise AssertionError("played what was not offered")
    except (UnreadableSave, IllegalOption):
        pass
    assert law.picture(g) == before
