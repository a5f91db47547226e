"""Every message that a game needs, and which of them it lacks."""

from __future__ import annotations

from tablee.kernel.game import Game
from tablee.kernel.state import State
from tablee.kernel.steps import is_question
from tablee.kernel.words import LANGUAGES
from tablee.lab.words import Speech
from tablee.studio import laws

Needed = dict[str, list[str]]  # by message the names of what it may speak of


def words_needed(game: Game) -> Needed:
    g = game.new(game.usual, 1)
    needed: Needed = {"game-name": [], "game-tagline": [], "reason-not_offered": []}
    for kind in g.kind_names:
        needed |= {f"card-{kind}{part}": [] for part in ("", ".text", ".grammar")}
    tallies: Needed = {f"tally-{tally.name}": [] for tally in game.tallies}
    return needed | choice_words(game, g) | event_words(game) | table_words(g) | setting_words(game) | tallies


def choice_words(game: Game, g: State) -> Needed:
    offered = laws.choices_written(game)
    return {
        f"{'question' if is_question(step) else 'option'}-{rule}": params.split()
        for step, (rule, _, params) in g.names().items()
        if rule in offered
    }


def event_words(game: Game) -> Needed:
    needed: Needed = {}
    for event, parts in game.events.items():
        names = [part.lstrip("!").split(":")[0] for part in parts.split()]
        needed |= {f"event-{event}": names, f"event-{event}.why": names}
    return needed


def table_words(g: State) -> Needed:
    needed = [f"reason-{reason}" for reason in g.reasons()] + [f"ending-{ending}" for ending in g.endings()[1:]]
    return {name: [] for name in needed + [f"field-{field.name}" for field in g.fields()]}


def setting_words(game: Game) -> Needed:
    values = [f"setting-{choice.name}-{value}" for choice in game.options for value in choice.values]
    return {word: [] for word in values + [f"setting-{choice.name}" for choice in game.options]}


def missing(game: Game) -> dict[str, list[str]]:
    """By language the messages that nobody has written."""
    needed, numbers = words_needed(game), number_words(game)
    return {
        lang: [need for need in needed if not game.words(lang).has(need)]
        + [need for need in numbers if not Speech(game.id, lang).has(need)]
        for lang in LANGUAGES
    }


def number_words(game: Game) -> list[str]:
    """What the numbers of a box are called in the card studio; the lab has words for the most usual ones."""
    return sorted({f"number-{name.rpartition('-')[2]}" for name in game.printed().numbers})
