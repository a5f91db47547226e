"""A person at the terminal, line by line: to the end, leaving and coming back, asking what and why."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tablee.games import games
from tablee.kernel.words import LANGUAGES
from tests.commands import Command

FIRST = "1\n" * 3000  # whoever always takes the first choice
WON_OR_LOST = {"fr": ("Tu as gagné", "Tu as perdu"), "en": ("You have won", "You have lost")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_is_played_to_its_end(tablee: Command, game: str, lang: str) -> None:
    done = tablee(f"play {game} --seed 7 --lang {lang} --plain", FIRST)
    assert done.code == 0
    assert done.err == ""
    assert any(words in done.out for words in WON_OR_LOST[lang])


@pytest.mark.parametrize("players", range(1, 6))
def test_boom_with_every_number_of_players_and_in_every_seat(tablee: Command, players: int) -> None:
    for seat in range(1, players + 1):
        done = tablee(f"play boom --players {players} --seat {seat} --seed 4 --lang fr", FIRST)
        assert any(words in done.out for words in WON_OR_LOST["fr"])


def test_the_same_seed_and_the_same_choices_make_the_same_game(tablee: Command) -> None:
    one, two = (tablee("play boom --seed 11 --lang en", FIRST).out for _ in range(2))
    assert one == two
    assert one != tablee("play boom --seed 12 --lang en", FIRST).out


def log_of(out: str) -> dict[int, str]:
    return {int(n): text for n, text in re.findall(r"^(\d+)\. (.*)$", out, re.MULTILINE)}


@pytest.mark.parametrize("leave", ["q\n", "", "quitter\n"])
def test_a_game_left_is_resumed_where_it_was(tablee: Command, leave: str) -> None:
    left = tablee("play boom --seed 20 --lang fr --name Anne", "1\n1\n" + leave)
    assert left.code == 0
    assert "tablee resume" in left.out
    back = tablee("resume", FIRST)
    assert back.code == 0
    assert "Anne" in back.out
    before, after = log_of(left.out), log_of(back.out)
    assert all(after[n] == before[n] for n in before.keys() & after.keys())
    assert max(before) in after  # the last lines are told again
    assert any(words in back.out for words in WON_OR_LOST["fr"])


def test_a_game_left_at_once_is_resumed_too(tablee: Command) -> None:
    tablee("play boom --seed 20")
    assert tablee("resume --lang en", "q\n").out.startswith("Resumed: Boom Badaboom")


def test_the_game_left_last_is_resumed_and_a_finished_one_is_not(tablee: Command) -> None:
    tablee("play boom --seed 1 --players 3 --lang en", "q\n")
    (first,) = tablee.saves()
    os.utime(first, (1, 1))
    tablee("play boom --seed 2 --players 5 --lang en", FIRST)
    assert f"tablee resume {first}" in tablee("resume", "q\n").out


def test_a_finished_game_can_be_looked_at_again(tablee: Command) -> None:
    tablee("play boom --seed 2 --lang en", FIRST)
    (file,) = tablee.saves()
    kept = file.read_bytes()
    assert "You have" in tablee(f"resume {file}").out
    assert file.read_bytes() == kept


def test_a_refused_choice_says_why_and_is_asked_again(tablee: Command) -> None:
    out = tablee("play boom --seed 3 --lang fr", "4\n?4\nq\n").out
    assert "4. Jouer le Coup de boost – impossible" in out
    assert out.count("Impossible maintenant. Une carte réactive ne se joue qu’en réaction") == 2
    assert "Coup de boost\u202f: En réaction" in out


def test_cards_are_explained_by_number_and_by_name(tablee: Command) -> None:
    out = tablee("play boom --seed 3 --lang fr", "?1\n?tablier de prot\n?OEIL\n?zzz\n?99\n?\nq\n").out
    assert "Refroidissement −1\u202f: Le gâteau rétrécit de 1." in out
    assert "Tablier de Protection\u202f:" in out
    assert "Coup d’œil gourmand\u202f: Regarde" in out
    assert "Aucune carte ne s’appelle «\u202fzzz\u202f»" in out
    assert "Tape un nombre de 1 à 4" in out
    assert "Un nombre choisit." in out


def test_every_line_of_the_log_says_why_with_its_rulings(tablee: Command) -> None:
    out = tablee("play boom --seed 3 --lang en", "why\nwhy 3\nwhy 99\nlog\nq\n").out
    assert "Ruling boom-06" in out
    assert "Ruling boom-02" in out
    assert "The log goes from line 1 to line 12." in out
    assert out.count("12. ") == 2


@pytest.mark.parametrize(
    "nonsense", ["", "0", "-1", "99", "1.5", "²", "9" * 5000, "\x00", "[bold]", "{ $x }", "play 1", "é" * 999]
)
def test_nonsense_is_answered_and_the_question_stays(tablee: Command, nonsense: str) -> None:
    done = tablee("play boom --seed 3 --lang fr", f"{nonsense}\n1\nq\n")
    assert done.code == 0
    assert done.err == ""
    assert "13. Camille joue un Refroidissement −1." in done.out


def test_what_others_hold_is_never_said(tablee: Command) -> None:
    """With the cards of others dealt otherwise the person would read the same: here, nobody else's draw is named."""
    out = tablee("play boom --seed 8 --lang fr", FIRST).out
    draws = re.findall(r"^\d+\. (\S+) pioche(.*)$", out, re.MULTILINE)
    assert {who for who, what in draws if what != " une carte."} <= {"Camille"}
    assert len({who for who, _ in draws}) > 1


def test_ctrl_c_says_goodbye_and_keeps_the_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee", "play", "boom", "--seed", "3", "--lang", "en"]
    environment = {**os.environ, "TABLEE_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also where whoever started the tests ignores it
    with subprocess.Popen(command, env=environment, text=True, preexec_fn=heard, **pipes) as process:  # type: ignore[call-overload]
        assert any("Your choice" in line for line in process.stdout)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""
    assert "See you soon!" in out
    assert len(list(tmp_path.rglob("*.json"))) == 1


def written(file: Path, text: str) -> Path:
    """A program without blanks in its name."""
    file.write_text(f"#!{sys.executable}\n{text}\n")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_of_others_that_babbles_forfeits_and_the_game_goes_on(tablee: Command, tmp_path: Path, lang: str) -> None:
    bot = written(tmp_path / "bot", "print(1)")
    done = tablee(f"play boom --players 2 --seed 4 --lang {lang} --plain --bots cmd:{bot}", FIRST)
    assert any(words in done.out for words in WON_OR_LOST[lang])
    lost = {"fr": "Le robot de la place 2 perd cette décision", "en": "The bot in seat 2 forfeits this decision"}
    assert lost[lang] in done.out
    assert "answered '1', which is not an option" in done.out


NOTING = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(asked["told"]), file=open(sys.argv[0] + ".heard", "a"))
    print(json.dumps({"n": asked["n"], "option": asked["options"][0]}), flush=True)
"""


def test_a_bot_is_told_what_its_seat_is_told(tablee: Command, tmp_path: Path) -> None:
    bot = written(tmp_path / "bot", NOTING)
    done = tablee(f"play boom --players 2 --seed 4 --lang en --plain --bots cmd:{bot}", FIRST)
    assert any(words in done.out for words in WON_OR_LOST["en"])
    lines = (tmp_path / "bot.heard").read_text().splitlines()
    told = [event["event"] for line in lines for event in json.loads(line)]
    assert told.count("round_began") > 1
    assert len(told) > len(lines), "each event once"


def test_many_refused_choices_are_one_sentence_and_told_when_asked_for(tablee: Command) -> None:
    out = tablee("play bunny --players 4 --seed 3 --lang fr --plain", "non\nq\n").out.replace("\u202f", " ")
    assert "24 autres choix ne sont pas possibles maintenant : tape « non »" in out
    assert out.count("Il faut poser à côté du centre ou d’une carte. (") == 1
    assert "– impossible" not in out


def test_the_help_names_a_card_of_the_game(tablee: Command) -> None:
    out = tablee("play baba --seed 3 --lang fr", "?\n?pate\nq\n").out
    assert "?pate une carte" in out
    assert "tablier" not in out
    assert "Pâte\u202f: Il en faut une" in out


def test_the_end_names_who_has_won_in_a_sentence(tablee: Command) -> None:
    out = tablee("play bunny --players 2 --seed 5 --lang fr --plain", typed="1\n" * 400).out.replace("\u202f", " ")
    assert re.search(r": (Camille|Zoé|Camille et Zoé) gagne(nt)? avec \d+ lapins?, le moins de tous\.", out)
    assert "Gagnants" not in out
