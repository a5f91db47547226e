"""The laws that every game obeys.  Each takes what it judges as an argument, so that a planted fault can be shown."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from tablee.games import games
from tablee.kernel import saves, sight
from tablee.kernel.game import Game
from tablee.kernel.parts import PARTS
from tablee.kernel.piles import Pile
from tablee.kernel.records import Input, Record, replay, start
from tablee.kernel.shown import MORE
from tablee.kernel.state import PUBLIC, Field, State, playout
from tablee.kernel.steps import ALL_EYES, SPECTATOR, Card, Option, Seat, Step, rule_of

View = Callable[[State, Seat], dict[str, object]]
Legal = Callable[[State, Seat], list[str]]
Imagine = Callable[[State, Seat, int], State]
Clone = Callable[[State], State]


def settings(game: Game) -> list[dict[str, str]]:
    """The defaults, each option's other values one at a time, and the last values all together."""
    found: list[dict[str, str]] = [{}]
    for choice in game.options:
        found += [{choice.name: value} for value in choice.values[1:]]
    found.append({choice.name: choice.values[-1] for choice in game.options})
    return [s for s in found if all(_fits(game, seats, s) for seats in game.seats)]


def _fits(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        game.check(seats, options)
    except ValueError:
        return False
    return True


def every_table() -> list[tuple[str, int]]:
    return [(name, seats) for name, game in games().items() for seats in game.seats]


def legal(g: State, seat: Seat) -> list[str]:
    """What a seat may do, by key, in the order offered."""
    return [saves.key(g, option) for option in g.legal(seat)]


def refusals(g: State, seat: Seat) -> list[tuple[str, int]]:
    return [(saves.key(g, option), reason) for option, reason in g.explain(seat)]


def movers(g: State) -> list[Seat]:
    return [Seat(s) for s in range(g.seats) if g.waits_for(Seat(s))]


def step(g: State, dice: random.Random) -> tuple[int, str]:
    """One random choice of one random seat that is asked."""
    seat = dice.choice(movers(g))
    option = dice.choice(g.legal(seat))
    name = saves.key(g, option)
    g.play(seat, Option(Step(option)))
    return int(seat), name


def walk(game: Game, seats: int, seed: int, options: Mapping[str, str], most: int = 4000) -> Iterator[State]:
    """The tables of one random game, the last one over."""
    dice = random.Random(seed)
    g = game.new(seats, seed, options)
    for _ in range(most):
        yield g
        if g.over:
            return
        step(g, dice)
    raise AssertionError(f"{game.id} with {seats} seats, seed {seed} has no end")


@cache
def stride(name: str, seats: int, looks: int = 25) -> int:
    """How many choices to pass over so that a game of usual length is looked at about `looks` times."""
    return max(1, playout(games()[name].new(seats, 1), State(0, 1)) // looks)


def looked_at(name: str, seats: int, seed: int, options: Mapping[str, str], looks: int = 25) -> Iterator[State]:
    """Some tables of one random game, evenly spread, and the last."""
    for n, g in enumerate(walk(games()[name], seats, seed, options)):
        if n % stride(name, seats, looks) == 0 or g.over:
            yield g


def picture(g: State) -> str:
    return json.dumps(saves.save(g))


def watchers(g: State) -> list[Seat]:
    """Every seat, and a spectator."""
    return [Seat(s) for s in range(-1, g.seats)]


# -- The laws ---------------------------------------------------------------------------


def cards_lie_in_one_place(g: State) -> None:
    cards = [int(c) for _, fields in g.decks() for i in fields for p in g.piles(i) for c in p.cards]
    assert sorted(cards) == list(range(len(g.kinds)))


def numbers_keep_their_bounds(g: State) -> None:
    for i, field in enumerate(g.fields()):
        if not field.deck:
            for value in g.numbers(i):
                assert field.low <= value <= field.high, f"{field.name} is {value}"


def whoever_knows_was_shown(g: State) -> None:
    """Whoever comes to know a card was shown it, by `show` or `show_all`: rows of numbers rely on it."""
    for i, field in enumerate(g.fields()):
        for p in g.piles(i) if field.deck else []:
            if p.looked == g.looks:
                assert not any(g.known[card] & ALL_EYES & ~p.eyes for card in p.cards), f"{field.name} was not shown"


def a_clone_shares_nothing(g: State, dice: random.Random, clone: Clone = lambda g: g.clone()) -> None:
    """Neither with the table it was made of nor with the one made of it, whichever moves."""
    before = picture(g)
    twin = clone(g)
    of_the_twin = clone(twin)
    assert picture(twin) == before
    for _ in range(6):
        if not twin.over:
            step(twin, dice)
    assert picture(g) == before
    assert picture(of_the_twin) == before


def a_save_is_exact(game: Game, g: State) -> None:
    before = picture(g)
    assert picture(game.load(json.loads(before))) == before


def a_view_hides(
    g: State, seat: Seat, seed: int, view: View = sight.view, list_for: Legal = legal, imagine: Imagine = sight.imagine
) -> None:
    """Nothing a seat is shown or offered changes when what it cannot see is dealt anew."""
    other = imagine(g, seat, seed)
    assert view(other, seat) == view(g, seat)
    if seat >= 0:
        assert list_for(other, seat) == list_for(g, seat)
        assert refusals(other, seat) == refusals(g, seat)


def imagining_uses_knowledge_only(g: State, seat: Seat, seed: int, imagine: Imagine = sight.imagine) -> None:
    """Two tables that a seat cannot tell apart make it imagine the same."""
    other = imagine(g, seat, seed)
    assert picture(imagine(other, seat, seed + 1)) == picture(imagine(g, seat, seed + 1))


def an_imagined_table_is_coherent(g: State, seat: Seat, seed: int, imagine: Imagine = sight.imagine) -> None:
    """Whoever is asked there sees what it chooses from: on tables that it imagines in turn it chooses from the same."""
    other = imagine(g, seat, seed)
    for mover in movers(other):
        a_view_hides(other, mover, seed + 1, imagine=imagine)


def sharing_changes_no_view(g: State) -> None:
    """Views that share what all see alike are what they would be alone: every field as that seat sees it."""
    alike = sight.Alike(g)
    for seat in (*watchers(g), *watchers(g)):
        seen = sight.view(g, seat, alike)
        assert seen == sight.view(g, seat)
        assert seen["table"] == {f.name: _as_declared(g, seat, i, f) for i, f in enumerate(g.fields())}


def _as_declared(g: State, seat: Seat, i: int, field: Field) -> object:
    """What a field's declaration lets a seat see of it, worked out without what is generated from that."""
    if field.deck:
        parts = [_pile_as_declared(g, seat, field, owner, pile) for owner, pile in enumerate(g.piles(i))]
    else:
        parts = [n if sight.sees(g, seat, field, owner) else None for owner, n in enumerate(g.numbers(i))]
    return parts if g.shapes()[i] in "LV" else parts[0]


def _pile_as_declared(g: State, seat: Seat, field: Field, owner: int, pile: Pile) -> object:
    everything = sight.sees(g, seat, field, owner)
    cards = [g.kind_names[g.kind(c)] if everything or sight.knows(g, seat, c) else None for c in pile.cards]
    known = sorted(name for name in cards if name is not None)
    unseen = len(cards) - len(known)
    if everything:
        return cards
    if field.sized_by and not sight.number_named(g, field.sized_by):
        return [*known, MORE] if unseen else known
    if unseen and not known:
        return unseen
    return [*known, *[None] * unseen] if field.each else cards


def an_answer_is_sealed(g: State, dice: random.Random, view: View = sight.view) -> None:
    """While others are still asked, an answer changes nothing that they see."""
    if len(movers(g)) < 2:
        return
    before = {s: view(g, s) for s in watchers(g)}
    twin = g.clone()
    twin.story = []
    seat, _ = step(twin, dice)
    if twin.window != g.window or twin.asked.n != g.asked.n - 1:
        return
    assert twin.story == []
    assert {s: view(twin, s) for s in watchers(g) if s != seat} == {s: v for s, v in before.items() if s != seat}


def what_is_told_alike_looks_alike(g: State, dice: random.Random, view: View = sight.view) -> None:
    """Of two choices that others hear, are asked and openly see the same of, they know the same."""
    seat = dice.choice(movers(g))
    menu = g.legal(seat)
    twins = [after(g, seat, option) for option in dice.sample(menu, min(4, len(menu)))]
    for watcher in watchers(g):
        noticed = [in_the_open(twin, watcher) for twin in twins]
        for n, twin in enumerate(twins):
            if watcher != seat and not twin.over and noticed[n] == noticed[0]:
                assert view(twin, watcher) == view(twins[0], watcher)


def in_the_open(g: State, seat: Seat) -> list[object]:
    """What happened, what is asked, and what lies open for all."""
    table = sight.view(g, SPECTATOR)["table"]
    assert isinstance(table, dict)
    shown = [table[field.name] for field in g.fields() if field.sight == PUBLIC]
    return [shown, sight.asking(g), [sight.told(g, event, seat) for event in g.story or []]]


def after(g: State, seat: Seat, option: int) -> State:
    """The table after one choice, with the story of what followed."""
    twin = g.clone()
    twin.story = []
    twin.play(seat, Option(Step(option)))
    return twin


def nothing_seen_is_forgotten(before: State, after: State) -> None:
    """A card that a seat saw, and that lies in somebody's hand now, is still known to it (shuffles apart)."""
    if before.rng != after.rng:
        return
    for seat in watchers(before):
        hidden = cards_in_hands_unseen(after, seat)
        lost = [c for c in hidden if saw(before, seat, c) and after.known[c] == before.known[c]]
        assert not lost, f"seat {seat} forgot {[after.kind_names[after.kinds[c]] for c in lost]}"


def cards_in_hands_unseen(g: State, seat: Seat) -> list[int]:
    return [
        int(c)
        for i, field in enumerate(g.fields())
        if field.deck and field.each
        for owner, p in enumerate(g.piles(i))
        for c in p.cards
        if not sight.sees(g, seat, field, owner) and not sight.knows(g, seat, c)
    ]


def saw(g: State, seat: Seat, card: int) -> bool:
    for i, field in enumerate(g.fields()):
        if field.deck:
            for owner, p in enumerate(g.piles(i)):
                if card in [int(c) for c in p.cards]:
                    return sight.sees(g, seat, field, owner) or sight.knows(g, seat, Card(card))
    return False


def a_record_replays(game: Game, seats: int, seed: int, options: Mapping[str, str]) -> None:
    dice = random.Random(seed)
    record = start(game, seats, seed, dict(options))
    g = game.new(seats, seed, options)
    while not g.over:
        seat, name = step(g, dice)
        record.inputs.append(Input(seat, name))
    again: Record = record
    assert picture(replay(game, again)) == picture(g)


def choices_written(game: Game) -> set[str]:
    """Every rule that the text of a game offers, and every question it asks."""
    found: set[str] = set()
    for path in (p for p in game.folder.glob("*.py") if p.stem not in PARTS):
        tree = ast.parse(path.read_text("utf-8"))
        found |= members(tree, "ask") | members(tree, "ask_all")
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("g.offer", "g.offer_each"):
                found |= members(node, "do")
    return found


def members(tree: ast.AST, of: str) -> set[str]:
    """Every `name` that stands in a text as `of.name`."""
    return {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute) and ast.unparse(n.value) == of}


def choices_met(game: Game, times: int) -> set[str]:
    """Every rule offered and every question asked in random games, in all settings."""
    met: set[str] = set()
    for n, options in enumerate(settings(game) * times):
        for g in walk(game, game.seats[n % len(game.seats)], n, options):
            met |= {g.names()[rule_of(s)][0] for s in choices_in_sight(g)}
    return met


def choices_in_sight(g: State) -> list[int]:
    open_to = [option for s in range(g.seats) for option in g.legal(Seat(s)) + g.overdue_options(Seat(s))]
    return [*open_to, *([int(g.window)] if g.window else [])]
