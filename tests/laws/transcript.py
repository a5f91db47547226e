"""Readable games, and counts of the decision tree: `python -m tests.laws.transcript` writes them anew."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tablee.games import OURS, game
from tablee.kernel import saves, sight
from tablee.kernel.game import Game
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES
from tablee.studio import laws as law

HERE = Path(__file__).parent / "transcripts"
PLAYERS = ("Anna", "Bruno", "Chloé", "David", "Elsa", "Farid", "Gaëlle", "Hugo")
DEPTHS = (1, 2, 3)
SEEDS = {"boom": 10, "baba": 3, "bunny": 1, "badass": 9, "seizh": 1}  # of games in which much happens


def transcript(played: Game, seed: int = 7) -> str:
    """One random game told to seat 0, with its view every ten choices."""
    story: list[Event] = []
    g = played.new(played.usual, seed, story=story)
    teller = Teller(played, "fr", PLAYERS)
    dice = random.Random(seed)
    lines = [f"# {played.id}, {played.usual} joueurs, graine {seed}, vue de {PLAYERS[0]}"]
    for n in range(60):
        lines += [f"- {teller.event(played, sight.told(g, event, Seat(0)))}" for event in story]
        story.clear()
        if g.over:
            break
        if n % 10 == 0:
            lines.append(f"  {json.dumps(sight.view(g, Seat(0)), ensure_ascii=False)}")
        lines.append(chosen(g, teller, dice))
    return "\n".join([*lines, teller.ending(g) if g.over else "…", ""])


def whole_log(played: Game, lang: str) -> str:
    """A whole random game as seat 0 reads its log, and how it ended."""
    story: list[Event] = []
    g = played.new(played.usual, SEEDS[played.id], story=story)
    teller = Teller(played, lang, PLAYERS)
    dice = random.Random(SEEDS[played.id])
    while not g.over:
        law.step(g, dice)
    lines = [teller.event(played, sight.told(g, event, Seat(0))) for event in story]
    return "\n".join([*lines, teller.ending(g), ""])


def chosen(g: State, teller: Teller, dice: random.Random) -> str:
    """Let one seat choose at random; the line says what it was asked, as far as seat 0 may read it."""
    seat = law.movers(g)[0]
    option = dice.choice(g.legal(seat))
    asked = f"  {PLAYERS[seat]} ? {teller.question(g)}"
    mine = f" → {teller.option(g, option)} ({saves.key(g, option)})" if seat == 0 else ""
    g.play(seat, Option(Step(option)))
    return asked + mine


def perft(g: State, depth: int) -> int:
    """How many ways the next `depth` choices can go, the first seat asked choosing each time."""
    if depth == 0 or g.over:
        return 1
    seat = law.movers(g)[0]
    total = 0
    for option in g.legal(seat):
        twin = g.clone()
        twin.play(seat, Option(Step(option)))
        total += perft(twin, depth - 1)
    return total


def perft_table(played: Game) -> dict[str, list[int]]:
    return {
        f"{played.id}, {seats} seats, seed {seed}": [perft(played.new(seats, seed), depth) for depth in DEPTHS]
        for seats in played.seats
        for seed in (1, 2)
    }


def files(name: str) -> dict[Path, str]:
    played = game(name)
    return {
        HERE / f"{name}.txt": transcript(played),
        **{HERE / f"{name}.log.{lang}.txt": whole_log(played, lang) for lang in LANGUAGES},
        HERE / f"{name}.perft.json": json.dumps(perft_table(played), indent=1) + "\n",
    }


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name in OURS:
        for path, text in files(name).items():
            path.write_text(text, "utf-8")
