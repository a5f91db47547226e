"""Agents that read: what a command is sent in words, what it may answer, and how the arena rates it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tablee import bots
from tablee.agents.reader import Reader
from tablee.games import game, games
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes, imagine, told
from tablee.kernel.state import Event, mix
from tablee.kernel.steps import Option, Step
from tests.commands import Command

AGENT = """\
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    words = asked["words"]
    cool = [w for w in words if "Cooling" in w]
    print(json.dumps({"n": asked["n"], "option": cool[-1] if cool else str(len(words))}), flush=True)
"""
EVERY = 9  # decisions from one look to the next


@pytest.fixture(autouse=True)
def _english(english: None) -> None: ...


class Parrot(Reader):
    """Notes what a command would have been sent, and answers as it is told."""

    sent: dict[str, object]
    says = "1"

    def _answer(self, eyes: Eyes, keys: list[str], told: Sequence[dict[str, object]]) -> str:
        self.sent = self._asking(eyes, keys, told)
        return self.says


@pytest.mark.parametrize("name", list(games()))
def test_it_reads_the_same_where_its_seat_sees_the_same(name: str) -> None:
    """And the text of an agent's whole game names every option by its number."""
    rules, story = game(name), list[Event]()
    g, looks = rules.new(rules.usual, 3, story=story), 0
    for n in range(8 * EVERY):
        seat = g.asked_seat()
        if n % EVERY == 0:
            heard = [told(g, event, seat) for event in story]
            here, there = Parrot("parrot", rules), Parrot("parrot", rules)
            here.choose(Eyes(g, seat), heard)
            there.choose(Eyes(imagine(g, seat, 2000 + n), seat), heard)
            assert here.sent == there.sent
            last = f"  {len(g.legal(seat))}. {here._said[-1]}"
            assert str(here.sent["text"]).splitlines()[-1] == last
            looks += 1
        options = g.legal(seat)
        g.play(seat, Option(Step(options[int(mix(n, 1)) % len(options)])))
        if g.over:
            break
    assert looks > 1


def asked(seed: int) -> Eyes:
    g = game("boom").new(4, seed)
    return Eyes(g, g.asked_seat())


def test_the_parrot_would_betray_another_table() -> None:
    rules = game("boom")
    here, there = Parrot("parrot", rules), Parrot("parrot", rules)
    here.choose(asked(3))
    there.choose(asked(4))
    assert here.sent["text"] != there.sent["text"]


@pytest.mark.parametrize("says", ["2", "WORDS", "KEY"])
def test_it_answers_by_number_words_or_key(says: str) -> None:
    rules, eyes = game("boom"), asked(3)
    it = Parrot("parrot", rules)
    it.choose(eyes)
    it.says = {"WORDS": it._said[1], "KEY": eyes.keys()[1]}.get(says, says)
    assert it.choose(eyes) == eyes.options()[1]
    assert it.forfeits == []


def test_what_names_no_option_costs_the_decision() -> None:
    rules, eyes = game("boom"), asked(3)
    it = Parrot("parrot", rules)
    it.says = "I would rather not"
    assert it.choose(eyes) == eyes.options()[0]
    assert it.forfeits == ["answered 'I would rather not', which is not an option"]


def test_the_arena_rates_an_agent_beside_our_levels(tablee: Command, tmp_path: Path) -> None:
    script = tmp_path / "agent.py"
    script.write_text(AGENT)
    command = f"text:{sys.executable} {script}"
    found = run(tablee, ["arena", "boom", "--bots", f'"{command}",random', "--games", "4", "--jobs", "1", "--json"])
    agent = found["bots"][command]
    assert agent["forfeits"] == 0
    assert {"rating", "share", "low", "high"} <= set(agent)
    assert found["cost"][command]["decisions"] > 20


def run(tablee: Command, words: list[str]) -> dict[str, dict[str, dict[str, float]]]:
    tablee._monkeypatch.setattr(sys, "argv", ["tablee", *words])
    from tablee import cli

    with pytest.raises(SystemExit):
        cli.main()
    found: dict[str, dict[str, dict[str, float]]] = json.loads(tablee._capsys.readouterr().out)
    return found


def test_a_command_that_is_none_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadInput, match=r"a bot of yours is written"):
        bots.checked("text:")
