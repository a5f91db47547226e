"""`tablee lab data`: plays, writes, and says what the data is."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tablee import games
from tablee.lab.data.measure import GAMES, Made, Wish, make, taken_up
from tablee.lab.data.sheets import Dataset
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech


def run(wish: Wish, jobs: int | None, out: Output) -> None:
    """Stopped by hand, what is written stays; the same command goes on."""
    about, speech = wish.about(), Speech(wish.what.game, out.lang)
    made = taken_up(wish, about)
    before, stopped = made.decisions, False
    described(wish, about, made, speech)
    with progress(wish.what.game, wish.decisions) as tick:
        try:
            for now in make(wish, made, jobs):
                described(wish, about, now, speech)
                tick(min(now.decisions, wish.decisions))
        except KeyboardInterrupt:
            stopped = True
    found = {"folder": str(wish.folder), "decisions": made.decisions, "parts": len(made.parts), "taken_up": before}
    found |= {"games": len(made.parts) * GAMES, "seed": wish.what.seed, "stopped": stopped}
    out.give(found, lambda console: show(console, found, speech))


def described(wish: Wish, about: dict[str, Any], made: Made, speech: Speech) -> None:
    Dataset(wish.folder, wish.form).describe({**about, "parts": made.parts}, card(wish, about, made, speech))


def show(console: Console, found: dict[str, Any], speech: Speech) -> None:
    counted = {name: speech.number(found[name], 0) for name in ("decisions", "parts", "games")}
    console.print(speech.say("data-made", folder=found["folder"], seed=str(found["seed"]), **counted), soft_wrap=True)
    if found["stopped"]:
        console.print(speech.say("kept-now", again=f" --seed {found['seed']}"), soft_wrap=True)


def card(wish: Wish, about: dict[str, Any], made: Made, speech: Speech) -> str:
    """What a stranger needs to know before using it."""
    what, game = wish.what, games.game(wish.what.game)
    lines = [
        f"# {speech.say('data-title', game=speech.game_name)}",
        speech.say("data-what"),
        f"- {speech.say('data-rules', version=game.version, box=game.fingerprint(what.box, dict(what.options)))}",
        f"- {speech.say('data-players', n=what.players, levels=', '.join(what.bots))}",
        f"- {speech.say('data-options', options=', '.join(f'{k}={v}' for k, v in what.options))}",
        f"- {speech.say('data-size', decisions=made.decisions, games=len(made.parts) * GAMES, parts=len(made.parts))}",
        f"- {speech.say('data-again', seed=str(what.seed), spaces=about['spaces'])}",
        "",
        f"| {speech.say('data-column')} | {speech.say('data-meaning')} |",
        "|---|---|",
        *[f"| `{name}` | {speech.say(f'data-{name}')} |" for name in COLUMNS],
        "",
        speech.say("data-limits"),
    ]
    return "\n".join(lines) + "\n"


COLUMNS = ("game", "episode", "step", "seat", "observation", "legal", "action", "place", "policy", "result")
