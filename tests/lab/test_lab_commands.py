"""Balance, comparison, audit, tuning and the report, from the command line."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tablee import games
from tablee.kernel import records
from tablee.lab.audit.measure import Missing, contradictions, french_contradictions, static, written_contradictions
from tablee.lab.balance.page import balance_page
from tablee.lab.counts import count
from tablee.lab.engine import Engine
from tablee.lab.notes import Notes, play_notes, witnessed
from tablee.lab.plan import plan
from tablee.lab.play import record
from tablee.lab.words import Speech
from tablee.stats import Share
from tests.commands import Command

HEADLINES = [plan("boom", 4, n, 1, "normal", {}) for n in (3, 60)]
OURS = ["boom", "baba", "bunny", "badass", "seizh"]
GAMES = list(games.games())  # and a sixth, somebody else's


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_noted(game: str) -> None:
    what = plan(game, None, 3, 1, "random", {})
    sums = play_notes(what, 0, 3).sums
    assert sum(n for key, n in sums.items() if key.startswith("ending|")) == 3
    assert sums["decisions|sum"] >= sums["forced|sum"] >= 0
    seats = [key for key in sums if key.startswith("is|seat|")]
    assert len(seats) == what.players
    for key, n in sums.items():
        if key.startswith("won|"):
            assert 0 <= n <= sums[key.replace("won|", "is|", 1)]
    assert sums.get("is|first|first", 0) == (3 if game in OURS else 0)


@pytest.mark.parametrize("level", ["random", "novice"])
@pytest.mark.parametrize("game", GAMES)
def test_noted_games_are_the_counted_games(game: str, level: str) -> None:
    """What a page replays is what was counted, also where counting ran compiled."""
    what = plan(game, None, 3, 1, level, {})
    counts, sums = count(what, 0, 3), play_notes(what, 0, 3).sums
    assert counts.decisions == sums["decisions|sum"]
    assert counts.wins == {str(n + 1): sums[f"won|seat|{n + 1}"] for n in range(what.players)}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_plan_is_a_record_that_replays(game: str) -> None:
    what = plan(game, None, 1, 4, "random", {})
    kept = record(what, 0)
    end = records.replay(games.game(game), kept)
    assert end.over
    assert int(end.winners) == int(witnessed(what, 0).g.winners)


def test_balance_is_the_same_for_a_seed_and_kept(tablee: Command) -> None:
    asked = "lab balance seizh --games 12 --bots random --seed 1 --strong none --json"
    once = tablee(f"{asked} --jobs 1")
    again = tablee(f"{asked} --jobs 2 --fresh")
    kept = tablee(f"{asked} --jobs 1")
    assert json.loads(once.out) == json.loads(again.out) == json.loads(kept.out)
    assert "had been played before" in kept.err
    found = json.loads(once.out)
    assert found["games"] == 12
    assert {"bigoudenn", "first", "seat", "utensil"} <= set(found["bars"])
    assert found["bars"]["bigoudenn"]
    assert 0 < found["forced_share"] < 1


def test_a_fresh_seed_is_drawn_and_told(tablee: Command) -> None:
    asked = "lab balance bunny --games 2 --bots random --jobs 1"
    seeds = {json.loads(tablee(f"{asked} --json").out)["seed"] for _ in range(3)}
    assert len(seeds) == 3
    seed = seeds.pop()
    assert f"seed {seed}." in tablee(f"{asked} --seed {seed}").out


def test_the_skill_curve_knows_novices_as_par(tablee: Command) -> None:
    found = json.loads(tablee("lab balance boom --players 3 --games 4 --skill 3 --bots novice --jobs 1 --json").out)
    assert list(found["skill"]) == ["random", "novice", "normal", "expert:10", "expert:40"]
    assert all(level["games"] == 3 for level in found["skill"].values())


def test_the_skill_curve_is_told_beside_what_a_novice_wins() -> None:
    """In Boom two may win together: one in four would be too modest a measure for four seats."""
    what = plan("boom", 4, 1, 1, "random", {})
    curve = {"random": Share(30, 100), "novice": Share(41, 100), "normal": Share(47, 100)}
    page = balance_page(what, play_notes(what, 0, 1), curve, "en")
    [section] = [one for one in page.sections if one.title == "Luck or skill?"]
    assert section.figures[0].line == pytest.approx(41)
    assert "41%" in section.sentence
    assert "25%" not in section.sentence


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_all_games_become_a_table(tablee: Command, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"games.{ending}"
    assert tablee(f"lab balance boom --games 7 --bots random --jobs 1 --table {file}").code == 0
    found = pl.read_csv(file) if ending == "csv" else pl.read_parquet(file)
    assert found["game"].to_list() == list(range(7))
    assert {"seed", "ending", "rounds", "won_4", "role_1", "bot_1"} <= set(found.columns)
    assert list(tmp_path.glob(".games-*")) == []


def test_every_decision_becomes_a_line(tablee: Command, tmp_path: Path) -> None:
    """Who, what was open, what was chosen, what came of it; as many as the games' own table says."""
    table, file = tmp_path / "games.parquet", tmp_path / "decisions.parquet"
    asked = f"lab balance boom --games 5 --bots random --jobs 1 --table {table} --decisions {file}"
    assert tablee(asked).code == 0
    whole, found = pl.read_parquet(table), pl.read_parquet(file)
    assert found.group_by("game").len().sort("game")["len"].to_list() == whole["decisions"].to_list()
    for line in found.iter_rows(named=True):
        assert line["chosen"] in line["open"].split()
        assert len(line["open"].split()) == line["options"]
        mine = whole.row(line["game"], named=True)
        assert (line["won"], line["ending"]) == (mine[f"won_{line['seat']}"], mine["ending"])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_report_holds_everything(tablee: Command, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "page.html"
    tablee(f"lab balance boom --games 8 --bots random --jobs 1 --report {page} --lang {lang}")
    text = page.read_text("utf-8")
    assert ("chacun a-t-il sa chance" if lang == "fr" else "does everyone stand a chance") in text
    held = json.loads(re.findall(r'<script type="application/json" id="page">(.*?)</script>', text)[0])
    replays = held["replays"]
    figures = [f for section in held["sections"] for f in section["figures"]]
    led = [name for f in figures for games_of in f["games"] for name in games_of.values()]
    assert led
    assert set(led) == set(replays)
    assert all(game["steps"][-1]["told"] for game in replays.values())
    outside = re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"(?:src|href)=", outside)


def test_the_headline_is_sure_in_spite_of_many_looks() -> None:
    few, many = (balance_page(what, play_notes(what, 0, what.games), {}, "en").lead for what in HEADLINES)
    assert few.startswith("Nothing can be told from chance")
    assert "Pastry" in many or "Prankster" in many


def test_a_comparison_tells_pairs_apart(tablee: Command) -> None:
    asked = "lab compare boom --a difficulty=cupcake --b difficulty=piece_montee --games 30 --bots random --seed 1"
    found = json.loads(tablee(f"{asked} --jobs 1 --json").out)
    assert "ending explosion" not in found["measures"], "it is told once, as the win that it is"
    explosions = found["measures"]["wins farceur"]
    assert explosions["difference"]["mean"] == pytest.approx(explosions["b"]["mean"] - explosions["a"]["mean"])
    assert explosions["sure"]
    assert explosions["difference"]["low"] > 0
    assert found["moved_most"]
    two = json.loads(tablee(f"{asked} --jobs 2 --json").out)
    assert two["measures"] == found["measures"]


def test_a_comparison_becomes_a_page_that_leads_to_pairs(tablee: Command, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    asked = (
        "lab compare boom --a difficulty=cupcake --b difficulty=piece_montee --games 40 --bots random --jobs 1 --seed 1"
    )
    done = tablee(f"{asked} --lang en --report {page}")
    assert "What moved most" in done.out
    held = json.loads(re.findall(r'id="page">(.*?)</script>', page.read_text("utf-8"))[0])
    games_of = held["sections"][0]["figures"][0]["games"][0]
    assert set(games_of) == {"typical_a", "typical_b", "extreme_a", "extreme_b"}
    assert all(held["replays"][name]["steps"] for name in games_of.values())


@pytest.mark.parametrize(
    "asked",
    [
        "lab compare boom --a draw=one --b draw=refill --games 50 --bots novice --seed 1 --strong none",
        "lab audit boom --games 400 --seed 1",
        "lab tune boom --goal explosion=0.2 --vary numbers.size=1..10 --games 10 --trials 6 --bots random --seed 1",
    ],
)
def test_ctrl_c_loses_nothing(tablee: Command, asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = json.loads(tablee(f"{asked} --jobs 1 --json --fresh").out)
    shutil.rmtree(tablee.data)
    run, left = Engine.run, [3]

    def impatient(self: Engine, play: Any, parts: Any) -> Iterator[Any]:
        for part in run(self, play, parts):
            left[0] -= 1
            yield part
            if not left[0]:
                raise KeyboardInterrupt

    with monkeypatch.context() as hand:
        hand.setattr(Engine, "run", impatient)
        cut = tablee(f"{asked} --jobs 1 --json --lang en")
    assert "the same command --seed 1 goes on from there" in cut.err
    resumed = tablee(f"{asked} --jobs 1 --json --lang en")
    assert "had been played before" in resumed.err
    assert json.loads(resumed.out) == whole


@pytest.mark.parametrize(
    ("command", "said_in_french", "said_in_english"),
    [
        ("claims boom --games 50 --players 2 --bots random", "réussite promis", "success promised"),
        ("balance boom --games 6 --bots random", "Les rôles", "Roles"),
        ("compare boom --a draw=one --b draw=refill --games 6 --bots random", "paires de parties", "pairs of games"),
        ("audit boom --games 1", "le livret contre lui-même", "the book against itself"),
        ("tune boom --goal rounds=5 --vary draw --games 4 --trials 3 --bots random", "La frontière", "The frontier"),
    ],
)
def test_every_command_speaks_both_languages(
    tablee: Command, command: str, said_in_french: str, said_in_english: str
) -> None:
    french, english = (tablee(f"lab {command} --jobs 1 --lang {lang}") for lang in ("fr", "en"))
    assert said_in_french in french.out
    assert said_in_english not in french.out
    assert said_in_english in english.out
    assert said_in_french not in english.out


def test_a_box_can_be_one_side(tablee: Command, tmp_path: Path) -> None:
    text = (games.game("boom").folder / "box.toml").read_text("utf-8")
    (tmp_path / "small.toml").write_text(text.replace("size = 10 ", "size = 1 "), "utf-8")
    asked = f"lab compare boom --a draw=one --b box={tmp_path}/small.toml --games 40 --seed 1 --bots random --jobs 1"
    found = json.loads(tablee(f"{asked} --json").out)
    assert found["a"]["box"] != found["b"]["box"]
    assert found["measures"]["wins farceur"]["difference"]["mean"] < 0


def test_two_boxes_lead_to_the_games_of_either(tablee: Command, tmp_path: Path) -> None:
    """The same seed and options: only the box tells the games apart."""
    text = (games.game("boom").folder / "box.toml").read_text("utf-8")
    (tmp_path / "small.toml").write_text(text.replace("size = 10 ", "size = 1 "), "utf-8")
    page, small = tmp_path / "page.html", f"box={tmp_path}/small.toml"
    tablee(f"lab compare boom --a draw=one --b {small} --games 4 --seed 1 --bots random --jobs 1 --report {page}")
    held = json.loads(re.findall(r'id="page">(.*?)</script>', page.read_text("utf-8"))[0])
    pair = held["sections"][0]["figures"][0]["games"][0]
    assert pair["typical_a"] != pair["typical_b"]
    assert held["replays"][pair["typical_a"]] != held["replays"][pair["typical_b"]]


@pytest.mark.parametrize("game", OURS)
def test_an_audit_finds_what_the_rulings_admit(tablee: Command, game: str) -> None:
    found = json.loads(tablee(f"lab audit {game} --games 1 --jobs 2 --json").out)["findings"]
    kinds = {f["kind"] for f in found}
    assert {"count", "arithmetic", "contradiction"} <= kinds
    counts = [f["what"] for f in found if f["kind"] == "count" and not f["ok"]]
    assert counts == (["cards in all, the six system cards left out"] if game == "boom" else [])


@pytest.mark.parametrize("game", OURS)
def test_contradictions_are_as_many_in_french(game: str) -> None:
    english = written_contradictions(games.game(game), Speech(game, "en"))
    assert len(french_contradictions(games.game(game))) == len(english) > 0
    named = [re.findall(r"[a-z]+-R?\d+", f.ruling) for f in english]
    for (_, _, we), rulings in zip(french_contradictions(games.game(game)), named, strict=True):
        assert re.findall(r"[a-z]+-R?\d+", we) == rulings


def test_an_ending_that_never_comes_with_so_many_players_is_told_once() -> None:
    """Not again for each of their options."""
    seen = {"ending|explosion": 1, "ending|theft": 1}
    played = [
        (plan("boom", 2, 1, 1, "random", {}), Notes(9, {"ending|cake_saved": 1, **seen})),
        (plan("boom", 4, 1, 1, "random", {}), Notes(9, dict(seen))),
        (plan("boom", 4, 1, 1, "random", {"draw": "refill"}), Notes(9, {"ending|explosion": 1})),
    ]
    missing = Missing(games.game("boom"), None, played, Speech("boom", "en"))
    assert [finding.what for finding in missing.by_table()] == [
        "ending cake_saved with 4 players",
        "ending theft with 4 players draw=refill",
    ]


def test_the_audit_sees_that_theft_is_out_of_reach(tablee: Command) -> None:
    found = json.loads(tablee("lab audit boom --games 1 --jobs 2 --json").out)["findings"]
    theft = {f["what"]: f["ok"] for f in found if f["kind"] == "arithmetic" and "theft" in f["what"]}
    assert theft == {
        "theft at Cupcake": True, "theft at Génoise": True, "theft at Éclair": False,
        "theft at Tarte Tatin": False, "theft at Pièce Montée": False,
    }  # fmt: skip


def test_tuning_reports_a_frontier(tablee: Command) -> None:
    asked = (
        "lab tune boom --goal explosion=0 --vary difficulty --vary numbers.size=1..10 --games 10 --trials 8 --seed 1"
    )
    found = json.loads(tablee(f"{asked} --bots random --jobs 1 --json").out)
    front = found["frontier"]
    assert front[0]["changes"] == {}
    assert [p["change"] for p in front] == sorted(p["change"] for p in front)
    misses = [p["distance"] for p in front]
    assert misses == sorted(misses, reverse=True)
    assert misses[-1] < misses[0]


@pytest.mark.parametrize(
    "words",
    [
        "lab balance chess",
        "lab balance boom --players 9",
        "lab balance boom --bots expert:0",
        "lab balance boom --games 0",
        "lab balance boom --lang de",
        "lab audit boom --lang de",
        "lab tune boom --goal rounds=5 --vary draw --lang de",
        "lab compare boom --a draw=one --b draw=refill --report /proc/none/page.html",
        "lab balance boom --report /proc/none/page.html",
        "lab balance boom --table games.xlsx",
        "lab balance boom --option draw=none",
        "lab compare boom --a draw=one --b draw=one",
        "lab compare boom --a draw=one --b draw=nine",
        "lab compare boom --a draw=one --b box=/nowhere.toml",
        "lab compare boom --a draw --b draw=one",
        "lab tune boom --goal wizard=1 --vary draw",
        "lab tune boom --goal farceur=2 --vary draw",
        "lab tune boom --goal farceur=much --vary draw",
        "lab tune boom --goal farceur=0.3 --vary nothing",
        "lab tune boom --goal farceur=0.3 --vary numbers.source=1..2",
        "lab tune boom --goal farceur=0.3 --vary draw=one",
        "lab audit chess",
    ],
)
def test_bad_input_fails_before_anything_is_played(
    tablee: Command, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.lab.engine.Engine.run", lambda *_: pytest.fail("something was played"))
    assert tablee(words).is_one_sentence


def test_a_pdf_without_a_browser_is_refused_first(
    tablee: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("TABLEE_CHROMIUM", raising=False)
    assert tablee(f"lab balance boom --pdf {tmp_path}/page.pdf").is_one_sentence


def test_without_the_extra_packages_there_is_one_sentence(tablee: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.parameters.find_spec", lambda _: None)
    tuning = tablee("lab tune boom --goal rounds=5 --vary draw")
    assert tuning.is_one_sentence
    assert "needs optuna" in tuning.err
    assert tablee("lab balance boom --table games.csv").is_one_sentence


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", OURS)
def test_whatever_is_amiss_in_a_book_is_told_with_section_and_line(name: str, lang: str) -> None:
    rules, s = games.game(name), Speech(name, lang)
    amiss = [found for found in (*static(rules, None, s), *contradictions(rules, s)) if not found.ok]
    assert len(amiss) >= 3
    assert [found.what for found in amiss if not re.search(r"(ligne|line) \d+", found.place)] == []
