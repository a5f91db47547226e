"""Nothing to find, nothing found: hundreds of runs through the code that judges, by games whose truth is known.

A stand-in deals out results as games would; notes, sums and verdicts are the lab's own.  Seeds are fixed, so that
the figures are the same each time; `python -m tests.lab.test_honesty` prints them.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from tablee import games
from tablee.evidence import is_named
from tablee.lab.arena.match import Match, Outcome
from tablee.lab.arena.measure import OPEN, judgements
from tablee.lab.balance.measure import bars, impacts, told, unlike
from tablee.lab.browser import Pairs, compared
from tablee.lab.claims.measure import HOLDS, NEAR, Cell, Found, cells, next_cells
from tablee.lab.claims.measure import OPEN as NOT_SETTLED
from tablee.lab.compare.measure import Difference, add_pair, differences
from tablee.lab.compare.page import strengths
from tablee.lab.dossier.measure import PRINTED, Dossier, Table, Wishes, wanted
from tablee.lab.dossier.story import Story
from tablee.lab.lore import in_turn
from tablee.lab.notes import MEASURES, Notes, Witness, _count, counted, play_notes, witnessed
from tablee.lab.people.measure import TRIES, Choice, People, fitted, side_by_side
from tablee.lab.plan import plan
from tablee.lab.strength import both
from tablee.lab.tune.measure import Proof, achieved
from tablee.lab.words import Speech
from tablee.stats import Share, Sums, add, note

RUNS = 300
WRONG = 0.05  # of runs, at most
BOOM = games.game("boom")
ROLES = ("farceur", "farceur", "glouton", "patissier")
Judge = Callable[[random.Random], bool]


def share_of_runs(judge: Judge, runs: int = RUNS) -> float:
    return sum(judge(random.Random(seed)) for seed in range(runs)) / runs


# -- Balance: every table of four that there is, each as often as it should be ----------------------


def table(
    roles: tuple[str, ...], first: int, winners: tuple[int, ...], played: Sequence[set[str]] = (set(),) * 4
) -> Sums:
    """What the lab notes of one game, as a witness tells it: who won, and what everybody was."""
    labels = [{"seat": [str(n + 1)], "role": [roles[n]], "first": in_turn(first, n, 4)} for n in range(4)]
    game = SimpleNamespace(faction=lambda _g, seat: roles[seat], score=lambda _g, _seat: 0)
    seen: Any = SimpleNamespace(
        game=game,
        g=None,
        lore=SimpleNamespace(sides=True),
        labels=labels,
        held=[set[str]()] * 4,
        played=played,
        decisions=10,
        won=lambda seat: seat in winners,
        ending=lambda: "explosion",
        measures=lambda: {"decisions": 10},
    )
    notes = Notes(1)
    _count(notes, seen, 4, 0)
    return notes.sums


def seat_one(_first: int) -> int:
    return 0


def last_in_turn(first: int) -> int:
    return (first - 1) % 4


Favoured = Callable[[int], int]  # the seat that wins more or less often, by who begins


@cache
def population(edge: float, favoured: Favoured) -> tuple[list[Sums], list[float]]:
    """One wins, or in every third game two; `edge` is what the favoured seat has more than its quarter."""
    made: list[tuple[Sums, float]] = []
    for roles, first in product(sorted(set(permutations(ROLES))), range(4)):
        more = favoured(first)
        alone = [((seat,), 2 / 3 * (0.25 + (edge if seat == more else -edge / 3))) for seat in range(4)]
        pairs = [(two, 1 / 3 / 6) for two in combinations(range(4), 2)]
        made += [(table(roles, first, winners), weight) for winners, weight in (*alone, *pairs)]
    return [sums for sums, _ in made], [weight for _, weight in made]


def balance_played(dice: random.Random, edge: float, favoured: Favoured) -> Iterator[Sums]:
    """What is known after 50, 100, 200 and 400 games."""
    tables, weights = population(edge, favoured)
    sums = Sums()
    for more in (50, 50, 100, 200):
        for n, times in Counter(dice.choices(range(len(tables)), weights, k=more)).items():
            add(sums, {name: times * value for name, value in tables[n].items()})
        yield sums


def balance_names(dice: random.Random, edge: float = 0.0, favoured: Favoured = seat_one) -> set[str]:
    """What is ever named while one looks."""
    return set().union(*map(named_now, balance_played(dice, edge, favoured)))


def named_now(sums: Sums) -> set[str]:
    judged = [bar for some in bars(sums, BOOM).values() for bar in some]
    single = {f"{bar.category} {bar.value}" for bar in judged if bar.verdict not in ("", "chosen")}
    return single | {f"the {name}s" for name, doubt in unlike(sums, BOOM).items() if is_named(doubt)}


def balance_is_wrong(dice: random.Random) -> bool:
    return bool(balance_names(dice))


def balance_finds(edge: float, favoured: Favoured = seat_one) -> Judge:
    name = "seat 1" if favoured is seat_one else "first last"
    return lambda dice: name in balance_names(dice, edge, favoured)


def balance_interval_misses(dice: random.Random) -> bool:
    """Whether the interval that is told of seat 1 ever leaves out its truth, where there is something to find."""
    truth = (2 / 3 * 0.45) + 1 / 6
    seats = (bar for sums in balance_played(dice, 0.2, seat_one) for bar in bars(sums, BOOM)["seat"])
    return any(not bar.won.low <= truth <= bar.won.high for bar in seats if bar.value == "1")


def test_balance_names_nothing_where_all_are_alike() -> None:
    assert share_of_runs(balance_is_wrong) <= WRONG


def test_balance_finds_a_seat_that_wins_more() -> None:
    """47 % of wins for 33 % is found nearly always in 400 games, 40 % sometimes."""
    assert share_of_runs(balance_finds(0.2), 60) >= 0.9
    assert 0.05 < share_of_runs(balance_finds(0.1), 60) < 0.9


def test_balance_finds_who_plays_last() -> None:
    assert share_of_runs(balance_finds(-0.2, last_in_turn), 60) >= 0.9


def test_the_interval_of_what_is_named_holds_its_truth() -> None:
    assert share_of_runs(balance_interval_misses, 60) <= WRONG


CARDS = [f"card {n}" for n in range(30)]


def cards_named(dice: random.Random, edge: float = 0.0) -> set[str]:
    """Which of thirty cards are ever named after 50, 100 and 200 games; who plays the first wins so much more often."""
    sums, named = Sums(), set[str]()
    for more in (50, 50, 100):
        for _ in range(more):
            played = [set(dice.sample(CARDS, 5)) for _ in range(4)]
            lucky = [seat for seat in range(4) if CARDS[0] in played[seat]]
            winner = dice.choice(lucky) if lucky and dice.random() < edge else dice.randrange(4)
            add(sums, table(ROLES, 0, (winner,), played))
        named |= {one.card for one in impacts(sums, "played") if is_named(one.doubt)}
    return named


def cards_are_wrong(dice: random.Random) -> bool:
    return bool(cards_named(dice))


def cards_find(edge: float) -> Judge:
    return lambda dice: CARDS[0] in cards_named(dice, edge)


def test_cards_that_do_nothing_are_not_named() -> None:
    assert share_of_runs(cards_are_wrong, 40) <= WRONG


def test_a_card_that_wins_is_named() -> None:
    assert share_of_runs(cards_find(0.5), 15) >= 0.9


def strength_is_wrong(dice: random.Random) -> bool:
    """Whether weaker and stronger players are ever said to differ, where they do not; the last wins less for both."""
    weak, strong = (balance_played(dice, -0.15, last_in_turn) for _ in range(2))
    pairs = (both(told(bars(a, BOOM)), told(bars(b, BOOM))) for a, b in zip(weak, strong, strict=True))
    return any(one.trend or one.holds == "changes" for found in pairs for one in found.values())


def test_strengths_that_are_alike_are_not_said_to_differ() -> None:
    assert share_of_runs(strength_is_wrong, 60) <= WRONG


def test_seats_of_real_games_are_alike() -> None:
    """Of Boom's seats nobody has more than another: the roles go by lot, and so does who begins."""
    what = plan("boom", 4, 120, 20261118, "random", {})
    seats = bars(play_notes(what, 0, what.games).sums, BOOM)["seat"]
    assert [bar.verdict for bar in seats] == [""] * 4


# -- Somebody else's game, without any lore: real games, in which seats are dealt anew to whoever sat there --------


@cache
def outside_games(count: int) -> list[Witness]:
    what = plan("bataille", None, count, 20261119, "random", {})
    return [witnessed(what, n) for n in range(count)]


def outside_names(dice: random.Random) -> set[str]:
    """What is ever named of seats and order after 50, 100 and 200 games: who sat where has nothing to do with it."""
    pool, sums, named = outside_games(60), Sums(), set[str]()
    for more in (50, 50, 100):
        for _ in range(more):
            seen = copy(dice.choice(pool))
            seen.sums, seen.labels = {}, dice.sample(seen.labels, len(seen.labels))
            add(sums, counted(seen, len(seen.labels), 0).sums)
        found = bars(sums, games.game("bataille"))
        named |= {f"{one.category} {one.value}" for some in found.values() for one in some if is_named(one.doubt)}
        named |= {name for name, doubt in unlike(sums, games.game("bataille")).items() if is_named(doubt)}
    return named


def outside_is_wrong(dice: random.Random) -> bool:
    return bool(outside_names(dice))


def test_of_somebody_elses_game_nothing_is_named_where_all_are_alike() -> None:
    assert share_of_runs(outside_is_wrong, 25) <= WRONG


# -- Comparisons, as the command and as the page see them -----------------------------------------------


def game(dice: random.Random, edge: float, tension: float = 0.0) -> dict[str, int]:
    """The measures of one game; the ending is the side that won, `tension` how much likelier the winner was behind."""
    side = 0 if dice.random() < 0.4 + edge else dice.choice([1, 2])
    seats = dice.sample(range(4), 2 if side == 0 else 1)
    decisions = max(5, int(dice.gauss(60, 20)))
    found = {"decisions": decisions, "rounds": dice.choice([2, 3, 3, 4]), "seconds": 5 * decisions, "forced": 20}
    found |= feel(dice, tension)
    found |= {f"wins {ROLES[side + 1]}": 1, f"ending {side}": 1, **{f"wins seat {seat + 1}": 1 for seat in seats}}
    return found if dice.random() < 0.7 else {**found, "first player wins": 1}


def feel(dice: random.Random, tension: float) -> dict[str, int]:
    """As crooked as they are in games: most winners were never behind, some were far behind."""
    drama = min(300, int(dice.expovariate(1 / 30))) if dice.random() < 0.3 + tension else 0
    suspense = int(100 * dice.betavariate(0.5, 0.7))
    decided = int(100 * dice.betavariate(2.0, 0.6)) if drama else 0
    return {
        "branching": int(20 + dice.expovariate(1 / 15)),
        "drama": drama,
        "suspense": suspense,
        "decided": decided,
        "lead_changes": int(dice.expovariate(1 / 1.5)) + bool(drama),
    }


def compare_names(dice: random.Random, edge: float = 0.0, tension: float = 0.0) -> set[str]:
    """What is ever named while a page is refreshed after every ten pairs; its marks say the same."""
    sums, named = Sums(games=0), set[str]()
    found: list[Difference] = []
    for _ in range(20):
        for _ in range(10):
            add_pair(sums, game(dice, 0.0), game(dice, edge, tension))
        sums["games"] += 10
        found = differences(sums)
        named |= {d.name for d in found if d.is_named}
    return named


def compare_is_wrong(dice: random.Random) -> bool:
    return bool(compare_names(dice))


def compare_finds(edge: float) -> Judge:
    return lambda dice: "wins farceur" in compare_names(dice, edge)


def drama_is_found(tension: float) -> Judge:
    return lambda dice: "drama" in compare_names(dice, 0.0, tension)


def test_comparisons_name_nothing_where_both_sides_are_the_same() -> None:
    assert share_of_runs(compare_is_wrong, 200) <= WRONG


def test_comparisons_find_what_has_changed() -> None:
    assert share_of_runs(compare_finds(0.3), 40) >= 0.9


def test_comparisons_find_that_winners_come_from_behind() -> None:
    assert share_of_runs(drama_is_found(0.6), 20) >= 0.9


def live_page(dice: random.Random) -> bool:
    """Whether the lab's page ever marks a line, or says that strengths differ, at any of its refreshes."""
    weak, strong = Sums(games=0), Sums(games=0)
    speech = Speech("boom", "en")
    apart = {speech.say("strength-changes"), speech.say("strength-both")}
    for _ in range(10):
        for sums, some in ((weak, 20), (strong, 5)):
            for _ in range(some):
                add_pair(sums, game(dice, 0.0), game(dice, 0.0))
            sums["games"] += some
        marks = compared(paired("normal", weak), paired("expert:10", strong), speech).marks
        if any(mark.verdict != "open" or any(words in mark.beside for words in apart) for mark in marks):
            return True
    return False


def test_the_page_marks_nothing_while_it_is_watched() -> None:
    assert share_of_runs(live_page, 15) <= WRONG


def paired(level: str, sums: Sums) -> Pairs:
    what = plan("boom", 4, 100, 1, level, {})
    made = Pairs(what, what)
    made.sums = sums
    return made


def test_the_page_says_what_the_command_says() -> None:
    dice, speech = random.Random(1), Speech("boom", "en")
    for edge in (0.0, 0.4):
        sums = Sums(games=100)
        for _ in range(100):
            add_pair(sums, game(dice, 0.0), game(dice, edge))
        weak, strong = (paired(level, sums) for level in ("novice", "normal"))
        marks = compared(weak, strong, speech).marks
        assert {mark.id: mark.verdict != "open" for mark in marks} == {d.name: d.is_named for d in differences(sums)}
        rows = {row[0]: row[-1] for row in strengths([("novice", sums), ("normal", sums)], speech).rows}
        for mark in marks:
            assert mark.beside.endswith(rows.get(mark.words, "–")), "whether it holds for both, in the same words"
            assert (mark.verdict == "open") == (mark.low <= 0 <= mark.high), "the interval is the one that was used"


# -- Claims ------------------------------------------------------------------------------------------


def claims_played(dice: random.Random, off: float) -> list[Cell]:
    """Fifteen cells, looked at as the lab does up to 1,600 games; the truth is so far from what is promised."""
    found = Found("boom", 1, cells("boom", "random,novice,normal", [4], 1600, 1, {}, None))
    for cell in found.cells:
        cell.claim = 0.4
    while looked := next_cells(found):
        for cell in looked:
            first, last = cell.next_look
            cell.saved += sum(dice.random() < 0.4 + off for _ in range(last - first))
            cell.games = last
            cell.look()
    return found.cells


def claims_watched(dice: random.Random) -> bool:
    """Whether a true promise is ever denied on the page, which judges after every ten games of each cell."""
    some = cells("boom", "random,novice,normal", [4], 800, 1, {}, None)
    for cell in some:
        cell.claim = 0.4
        while cell.games < 800:
            cell.saved += sum(dice.random() < 0.4 for _ in range(10))
            cell.games += 10
            cell.judge()
            if cell.verdict not in (NOT_SETTLED, HOLDS):
                return True
    return False


def claims_are_wrong(dice: random.Random) -> bool:
    return any(cell.verdict not in (NOT_SETTLED, HOLDS) for cell in claims_played(dice, 0.0))


def claims_hold_wrongly(dice: random.Random) -> bool:
    return any(cell.verdict == HOLDS for cell in claims_played(dice, NEAR))


def claims_find(off: float) -> Judge:
    return lambda dice: claims_played(dice, off)[0].verdict not in (NOT_SETTLED, HOLDS)


def test_claims_that_are_true_are_not_denied() -> None:
    assert share_of_runs(claims_are_wrong, 100) <= WRONG


def test_claims_that_are_true_are_not_denied_while_one_watches() -> None:
    assert share_of_runs(claims_watched, 10) <= WRONG


def test_claims_that_are_false_by_five_points_are_not_said_to_hold() -> None:
    assert share_of_runs(claims_hold_wrongly, 100) <= WRONG


def test_claims_that_are_false_are_denied() -> None:
    assert share_of_runs(claims_find(0.1), 20) >= 0.9


# -- The arena ------------------------------------------------------------------------------------------


def arena_names(dice: random.Random, edge: float = 0.0) -> set[str]:
    """Which of four bots are ever named after 25, 50 and 100 deals; `a` wins so much more often."""
    what, names = Match("boom", 4, tuple("abcd"), 400, 1), list("abcd")
    deals: list[list[Outcome]] = []
    named: set[str] = set()
    for more in (25, 25, 50):
        deals += [deal(dice, edge) for _ in range(more)]
        named |= {name for name, one in judgements(what, names, deals).items() if one.verdict != OPEN}
    return named


def deal(dice: random.Random, edge: float) -> list[Outcome]:
    """The same cards once for each way round: one seat is the lucky one half of the time."""
    lucky, played = dice.randrange(4), []
    for turn in range(4):
        lineup = tuple("abcd"[(seat + turn) % 4] for seat in range(4))
        winner = lineup.index("a") if dice.random() < edge else lucky if dice.random() < 0.5 else dice.randrange(4)
        played.append(Outcome(lineup, (winner,), {}))
    return played


def arena_is_wrong(dice: random.Random) -> bool:
    return bool(arena_names(dice))


def arena_finds(edge: float) -> Judge:
    return lambda dice: "a" in arena_names(dice, edge)


def test_the_arena_names_nobody_where_all_are_alike() -> None:
    assert share_of_runs(arena_is_wrong) <= WRONG


def test_the_arena_finds_who_is_better() -> None:
    assert share_of_runs(arena_finds(0.15), 40) >= 0.9


# -- People's games ---------------------------------------------------------------------------------


def people_played(dice: random.Random, edge: float) -> Iterator[People]:
    """After 25, 50, 100 and 200 games of people, beside 400 of bots and as many of their style."""
    people, bots, fitting = Notes(), noted_games(dice, 400, 0.0), noted_games(dice, 400, 0.0)
    found = People("boom", 1, "normal", [], people, bots, fitting)
    for more in (25, 25, 50, 100):
        people.add(noted_games(dice, more, edge))
        yield found


def noted_games(dice: random.Random, count: int, edge: float) -> Notes:
    notes = Notes(count)
    for _ in range(count):
        for name, value in game(dice, edge).items():
            if name.startswith("ending"):
                add(notes.sums, {name.replace(" ", "|"): 1})
            elif name in MEASURES:
                note(notes.sums, name, value)
    return notes


def people_differ(dice: random.Random, edge: float = 0.0) -> set[str]:
    """What is ever said to be surely different while more and more games are lent."""
    return {line.name for found in people_played(dice, edge) for line in found.lines() if line.is_apart}


def people_are_wrong(dice: random.Random) -> bool:
    return bool(people_differ(dice))


def people_find(edge: float) -> Judge:
    return lambda dice: "ending 0" in people_differ(dice, edge)


def test_people_who_play_as_bots_do_are_not_said_to_differ() -> None:
    assert share_of_runs(people_are_wrong, 60) <= WRONG


def test_people_who_end_their_games_otherwise_are_found() -> None:
    assert share_of_runs(people_find(0.3), 20) >= 0.9


PARTS = (0.3, 0.2, 0.5)  # of people's choices: by chance, as one level and as another would


def people_choose(dice: random.Random, games: int) -> list[list[Choice]]:
    """Games of thirty choices; nobody is quite like somebody else, and no style errs evenly."""
    some = np.random.default_rng(dice.randrange(2**32))
    return [[choice(some, some.dirichlet(np.array(PARTS) * 20)) for _ in range(30)] for _ in range(games)]


def choice(dice: np.random.Generator, parts: Any) -> Choice:
    options = int(dice.integers(2, 9))
    best = dice.integers(options)
    other = best if dice.random() < 0.5 else dice.integers(options)  # they agree on half of what is best
    even, errs = np.full(options, 1 / options), dice.choice([0.0, 0.3, 0.6])
    first = errs * even + (1 - errs) * (np.arange(options) == other)
    second = even if dice.random() < 0.1 else 1.0 * (np.arange(options) == best)
    chosen = dice.multinomial(1, [even, first, second][dice.multinomial(1, parts).argmax()]).argmax()
    tries = [dice.multinomial(TRIES, style) for style in (first, second)]
    return side_by_side(options, int(chosen), [Counter(dict(enumerate(n.tolist()))) for n in tries])


def style_misses(games: int) -> Judge:
    """Whether an interval of a style leaves out the part that it truly is."""

    def misses(dice: random.Random) -> bool:
        parts = fitted(people_choose(dice, games), 1)
        return any(not part.low <= truth <= part.high for part, truth in zip(parts, PARTS, strict=True))

    return misses


def test_intervals_of_styles_hold_what_people_are() -> None:
    assert share_of_runs(style_misses(20), 40) <= WRONG


# -- The dossier -----------------------------------------------------------------------------------

SHORT = Wishes(usual="normal", strong="expert:10")


def dossiers(dice: random.Random, edge: float, strong_edge: float) -> Iterator[Story]:
    """What is told while a dossier is being played: ordinary bots after 50 to 400 games, strong ones beside them."""
    rules = games.game("boom")
    asked = [(name, what) for name, what in wanted(rules, 1, SHORT) if name == PRINTED]
    played = [
        balance_played(dice, edge if what.bots[0] == SHORT.usual else strong_edge, last_in_turn) for _, what in asked
    ]
    for some in zip(*played, strict=True):
        tables = [Table(name, what, Notes(0, sums)) for (name, what), sums in zip(asked, some, strict=True)]
        yield Story(Dossier(rules, 1, SHORT, tables), "en")


def dossier_is_wrong(dice: random.Random) -> bool:
    """Whether it ever says that anybody wins more, that strong bots differ, or that places in turn matter."""
    return any(
        "can be told from chance" not in story.winners()
        or "surely different" in story.strength()
        or "Neither the seat" not in story.beginning()
        for story in dossiers(dice, 0.0, 0.0)
    )


def dossier_ends_miss(dice: random.Random) -> bool:
    """Whether the lowest or the highest share of all tables is ever told with an interval that leaves its truth out."""
    ends = (end for story in dossiers(dice, 0.0, 0.0) for end in story.ends(PRINTED))
    return any(not end.low <= 1 / 3 <= end.high for end in ends)


def dossier_finds(edge: float) -> Judge:
    return lambda dice: any("Last to play" in story.beginning() for story in dossiers(dice, edge, edge))


def skill_misses(dice: random.Random) -> bool:
    """Whether the interval of skill leaves its truth out: who wins 52 % where a novice wins 28 %."""
    novice, strong = (sum(dice.random() < share for _ in range(300)) for share in (0.28, 0.52))
    skill = {"novice": Share(novice, 300), SHORT.strong: Share(strong, 300)}
    worth = Dossier(games.game("boom"), 1, SHORT, skill=skill).skill_share
    assert worth
    return not worth[1] <= (0.52 - 0.28) / (1 - 0.28) <= worth[2]


def test_the_dossier_tells_nothing_where_all_are_alike() -> None:
    assert share_of_runs(dossier_is_wrong, 12) <= WRONG


def test_the_dossiers_extremes_hold_their_truth() -> None:
    assert share_of_runs(dossier_ends_miss, 12) <= WRONG


def test_the_dossier_tells_who_plays_last() -> None:
    assert share_of_runs(dossier_finds(-0.2), 10) >= 0.9


def test_the_interval_of_skill_holds_its_truth() -> None:
    assert share_of_runs(skill_misses, 100) <= WRONG


# -- Tuning ----------------------------------------------------------------------------------------


def proofs(dice: random.Random, same: float) -> Proof:
    """300 games before and after, of which a part goes the same way since the seeds are the same; nothing changes."""
    before = after = 0
    for _ in range(300):
        one, other = dice.random(), dice.random()
        before += one < 0.3
        after += (one if dice.random() < same else other) < 0.3
    some = [{"x": achieved(Notes(300, {"ending|x": n}), "x")} for n in (before, after)]
    return Proof("normal", 300, *some)


def effect_misses(same: float) -> Judge:
    """Whether the interval of an effect leaves out nought, where there is none."""

    def misses(dice: random.Random) -> bool:
        _, low, high = proofs(dice, same).effect("x")
        return not low <= 0 <= high

    return misses


def goal_is_denied(dice: random.Random) -> bool:
    """Whether a goal is said to be out of reach that is just reached."""
    return bool(proofs(dice, 0.5).missed({"x": 0.3}))


def test_an_effect_that_is_none_is_not_shown() -> None:
    assert share_of_runs(effect_misses(0.0), 100) <= WRONG


def test_a_goal_that_is_reached_is_not_denied() -> None:
    assert share_of_runs(goal_is_denied, 100) <= WRONG


FIGURES: dict[str, tuple[Judge, int]] = {
    "balance, nothing to find (400 games, 4 looks)": (balance_is_wrong, 1000),
    "balance, a seat with 47 % for 33 %": (balance_finds(0.2), 300),
    "balance, a seat with 40 % for 33 %": (balance_finds(0.1), 300),
    "balance, who plays last with 20 % for 33 %": (balance_finds(-0.2, last_in_turn), 300),
    "balance, who plays last with 27 % for 33 %": (balance_finds(-0.1, last_in_turn), 300),
    "balance, the interval of a seat with 47 % leaves it out": (balance_interval_misses, 300),
    "cards, nothing to find (30 cards, 200 games, 3 looks)": (cards_are_wrong, 300),
    "cards, one that wins 51 % for 25 %": (cards_find(0.5), 100),
    "cards, one that wins 36 % for 25 %": (cards_find(0.2), 100),
    "strengths that are alike said to differ (400 games each, 4 looks)": (strength_is_wrong, 300),
    "compare, nothing to find (200 pairs, 20 looks)": (compare_is_wrong, 1000),
    "compare, a side with 70 % for 40 %": (compare_finds(0.3), 300),
    "compare, a side with 55 % for 40 %": (compare_finds(0.15), 300),
    "compare, drama: 90 % of winners were behind for 30 %": (drama_is_found(0.6), 100),
    "compare, drama: 70 % of winners were behind for 30 %": (drama_is_found(0.4), 100),
    "compare, drama: 50 % of winners were behind for 30 %": (drama_is_found(0.2), 100),
    "the page's comparison, two strengths, nothing to find (10 refreshes)": (live_page, 300),
    "the page's claims, all true (15 cells, judged every 10 games up to 800)": (claims_watched, 300),
    "somebody else's game, nothing to find (200 games, 3 looks)": (outside_is_wrong, 300),
    "dossier, nothing to find (400 games a table, 4 looks)": (dossier_is_wrong, 300),
    "dossier, the interval of the lowest or highest share leaves its truth out": (dossier_ends_miss, 300),
    "dossier, who plays last with 20 % for 33 %": (dossier_finds(-0.2), 100),
    "dossier, who plays last with 27 % for 33 %": (dossier_finds(-0.1), 100),
    "dossier, the interval of skill leaves its truth out": (skill_misses, 1000),
    "tuning, the interval of an effect that is none leaves out nought, other games": (effect_misses(0.0), 1000),
    "tuning, the same, half of the games alike": (effect_misses(0.5), 1000),
    "tuning, a goal that is reached is called out of reach": (goal_is_denied, 1000),
    "claims, all true (15 cells, up to 1,600 games each)": (claims_are_wrong, 300),
    "claims, all false by the 5 points that are near": (claims_hold_wrongly, 300),
    "claims, one cell 10 points off": (claims_find(0.1), 100),
    "claims, one cell 6 points off": (claims_find(0.06), 100),
    "arena, four alike (100 deals, 3 looks)": (arena_is_wrong, 1000),
    "arena, a bot with 36 % for 25 %": (arena_finds(0.15), 300),
    "arena, a bot with 31 % for 25 %": (arena_finds(0.08), 300),
    "people who play as bots do (up to 200 games beside 800, 4 looks)": (people_are_wrong, 300),
    "people, an ending of 70 % for 40 %": (people_find(0.3), 100),
    "people, an ending of 55 % for 40 %": (people_find(0.15), 100),
    "people's styles, an interval leaves out the truth (20 games)": (style_misses(20), 300),
    "people's styles, an interval leaves out the truth (100 games)": (style_misses(100), 100),
}

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[1] / "sixth"))  # somebody else's game
    games.games.cache_clear()
    for said, (judge, runs) in FIGURES.items():
        print(f"{said}: a verdict in {share_of_runs(judge, runs):.1%} of {runs:,} runs", flush=True)
