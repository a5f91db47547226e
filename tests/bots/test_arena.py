"""The arena: everybody in every seat, the same cards for all, the same result on one process or two."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest

from tablee.kernel.game import BadInput
from tablee.lab.arena import match as arena
from tablee.lab.arena.match import ALONE, SIDES, Match, Outcome, lineups, listed, match, play, play_deal
from tablee.lab.arena.measure import ABOVE, BELOW, OPEN, judgements, parity, ratings, result, share
from tests.commands import Command


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 4), ("abcd", 4), ("abcde", 3)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, players: int) -> None:
    what = Match("bunny", players, tuple(bots), 10, 1)
    rounds = lineups(what, 77)
    for seat in range(players):
        assert len(set(Counter(lineup[seat] for lineup in rounds).values())) == 1


def test_sides_play_every_faction_once() -> None:
    what = Match("boom", 4, ("a", "b"), 10, 1, seating=SIDES)
    found = lineups(what, 5)
    assert len(found) == what.ring == 6
    assert {tuple(sorted(lineup)) for lineup in found} == {
        ("a", "a", "b", "b"),
        ("a", "a", "a", "b"),
        ("a", "b", "b", "b"),
    }


def test_alone_is_a_table_each() -> None:
    assert lineups(Match("boom", 2, ("a", "b"), 10, 1, seating=ALONE), 5) == [("a", "a"), ("b", "b")]


def test_processes_change_nothing() -> None:
    what = match("badass", 3, "normal,novice", 12, 9, {})
    one, two = (result(what, list(play(what, jobs)), 0.0) for jobs in (1, 2))
    for found in (one, two):
        del found["cost"]
    assert one == two


def test_a_deal_is_the_same_for_all() -> None:
    what = match("seizh", 3, "normal", 2, 4, {})
    assert len({game.winners for game in play_deal(what, 0)}) == 1


def outcome(lineup: str, *winners: int) -> Outcome:
    return Outcome(tuple(lineup), winners, {})


def test_shares_and_par() -> None:
    assert share(outcome("abab", 0, 1), "a") == 0.5
    assert share(outcome("abab", 2), "a") == 1.0
    assert share(outcome("abab"), "a") == 0.0
    assert parity("a", [[outcome("abb", 0), outcome("bbb", 0), outcome("aab", 0)]]) == 0.5


def test_verdicts_come_from_deal_to_deal() -> None:
    """A deal in which each wins once says nothing, however many games it has."""
    what = Match("bunny", 2, ("a", "b"), 10, 1)
    even, mine = [outcome("ab", 0), outcome("ba", 0)], [outcome("ab", 0), outcome("ba", 1)]
    assert {one.verdict for one in judgements(what, ["a", "b"], [even] * 500).values()} == {OPEN}
    told = judgements(what, ["a", "b"], [even] * 20 + [mine] * 30)
    assert (told["a"].verdict, told["b"].verdict) == (ABOVE, BELOW)
    assert 0.5 < told["a"].as_json()["low"] < 0.8 < told["a"].as_json()["high"] <= 1


def test_names_stand_between_commas() -> None:
    assert listed('expert, cmd:"python a,b.py" ,novice') == ["expert", "cmd:python a,b.py", "novice"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"names": "expert,'"}, "quotation mark"),
        ({"names": ""}, "at least one bot"),
        ({"count": 0}, "1 or more"),
        ({"iterations": 0}, "1 to 1000000"),
        ({"iterations": 9999999999999999999}, "1 to 1000000"),
        ({"names": "normal,,novice"}, "a name is missing"),
        ({"names": "normal,"}, "a name is missing"),
        ({"names": ",normal"}, "a name is missing"),
        ({"names": "normal, ,novice"}, "a name is missing"),
        ({"players": 0}, "1 to 5 players, not 0"),
        ({"seating": "around"}, "mixed, alone, sides"),
        ({"seating": "sides", "names": "normal"}, "two bots"),
        ({"seating": "sides", "players": 2}, "boom for 2 has no sides"),
        ({"seating": "sides", "game": "bunny"}, "bunny for 4 has no sides"),
    ],
)
def test_bad_input_is_one_sentence(change: dict[str, object], said: str) -> None:
    wish: dict[str, object] = {
        "game": "boom",
        "players": 4,
        "names": "normal,novice",
        "count": 4,
        "seed": 1,
        "options": {},
    }
    with pytest.raises(BadInput, match=said):
        match(**{**wish, **change})  # type: ignore[arg-type]


def test_the_command_gives_json(tablee: Command) -> None:
    done = tablee("arena badass --players 3 --bots normal,novice --games 8 --jobs 1 --json")
    found = json.loads(done.out)
    assert found["games"] == 8
    assert found["bots"]["normal"]["par"] == pytest.approx(0.5)
    assert found["bots"]["normal"]["share"] + found["bots"]["novice"]["share"] == pytest.approx(1.0)


def test_the_command_speaks_both_languages(tablee: Command) -> None:
    asked = "arena badass --players 3 --bots normal,novice --games 4 --jobs 1 --seed 7"
    french, english = (tablee(f"{asked} --lang {lang}").out for lang in ("fr", "en"))
    assert "graine 7" in french
    assert "peut-être" in french
    assert "seed 7" in english


def test_without_its_extra_package_there_is_one_sentence(tablee: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.parameters.find_spec", lambda _: None)
    done = tablee("arena badass --lang fr")
    assert done.is_one_sentence
    assert "openskill" in done.err


def test_stopped_by_hand_it_tells_what_it_has_and_goes_on(tablee: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """And comes to what it would have come to."""
    asked = "arena badass --players 3 --bots normal,novice --games 24 --jobs 1 --seed 7 --json --lang en"
    whole, play_deal = json.loads(tablee(asked).out), arena.play_deal

    def stopping(what: Match, deal: int) -> list[Outcome]:
        if deal == 2:
            raise KeyboardInterrupt
        return play_deal(what, deal)

    monkeypatch.setattr(arena, "play_deal", stopping)
    stopped = tablee(asked)
    monkeypatch.setattr(arena, "play_deal", lambda what, deal: play_deal(what, deal) if deal > 1 else [])
    assert json.loads(stopped.out)["deals"] == 2
    assert "Stopped; the same command --seed 7 goes on from there." in stopped.err
    resumed = tablee(asked)
    assert "8 of these games had been played before and were kept" in resumed.err
    assert json.loads(resumed.out)["bots"] == whole["bots"]
    assert list(tablee.data.rglob("badass-arena-*")) == []


def test_stopped_before_anything_was_played_there_is_nothing_to_tell(
    tablee: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopping(what: Match, deal: int) -> list[Outcome]:  # noqa: ARG001
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_deal", stopping)
    done = tablee("arena badass --players 3 --bots normal,novice --games 8 --jobs 1")
    assert done.code
    assert not done.out
    assert list(tablee.data.rglob("badass-arena-*")) == []


def test_ratings_follow_wins() -> None:
    rated = ratings(["a", "b"], [outcome("ab", 0), outcome("ba", 1)] * 10)
    assert rated["a"].mu - 1.96 * rated["a"].sigma > rated["b"].mu
    assert arena.MIXED in arena.SEATINGS


def test_a_bot_of_others_that_crashes_forfeits_and_is_reported(tablee: Command, tmp_path: Path) -> None:
    bot = tmp_path / "bot"
    bot.write_text(f"#!{sys.executable}\nraise SystemExit(1)\n")
    bot.chmod(0o755)
    done = tablee(f"arena boom --players 2 --bots cmd:{bot},normal --games 2 --jobs 1 --json")
    found = json.loads(done.out)["bots"]
    assert found[f"cmd:{bot}"]["forfeits"] > 0
    assert "ended" in found[f"cmd:{bot}"]["forfeited_because"]
    assert found["normal"]["forfeits"] == 0


@pytest.mark.parametrize("said", ["\\ud800", "[/b]", "\\u001b[2J"])
@pytest.mark.parametrize("form", ["", "--json"])
def test_whatever_a_bot_of_others_says_the_report_is_written(
    tablee: Command, tmp_path: Path, said: str, form: str
) -> None:
    bot = tmp_path / "bot[" / "b]"  # to rich, the end of a style that never began
    bot.parent.mkdir()
    bot.write_text(f"#!{sys.executable}\nfor n, _ in enumerate(open(0), 1):\n")
    with bot.open("a") as file:
        file.write(f""" print('{{"n":%d,"option":"{said}"}}' % n, flush=True)\n""".replace("\\", "\\\\"))
    bot.chmod(0o755)
    done = tablee(f"arena boom --players 2 --bots cmd:{bot},normal --games 2 --jobs 1 {form}")
    assert done.code == 0
    assert "which is not an option" in " ".join(done.out.split())
    assert "\x1b[2J" not in done.out
    done.out.encode()
