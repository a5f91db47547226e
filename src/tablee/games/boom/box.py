"""Reading and checking a card box of Boom Badaboom."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablee.games.boom.cards import EFFECTS, FAMILIES, Box, Difficulty
from tablee.kernel.boxes import Source, numbered, one_of, read_toml, wrong

MOST_KINDS = 62
PLAYED = ("heat", "cooling", "action", "reactive")  # the families that make up the deck


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    hand: int
    solo_hand: int
    goals_dealt: int
    goals_needed: int
    steal_low: int
    steal_high: int
    mystery: int
    source: Source
    steal_low_of_3: int | None = None  # among three players, where that is another size
    farceurs_of_3: int = 1  # as the book deals them
    farceurs_of_4: int = 2
    farceurs_of_5: int = 2

    @property
    def steals_from(self) -> list[int]:
        """The least size for theft by the number of players."""
        of_3 = self.steal_low if self.steal_low_of_3 is None else self.steal_low_of_3
        return [self.steal_low, self.steal_low, self.steal_low, of_3, self.steal_low, self.steal_low]

    @property
    def farceurs(self) -> list[int]:
        """By the number of players."""
        return [0, 0, 0, self.farceurs_of_3, self.farceurs_of_4, self.farceurs_of_5]


class DifficultyRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    capacity: int
    rounds: int
    claim: int
    source: Source
    rounds_of_3: int | None = None  # among three players, where that is another number


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    family: str
    effect: str
    copies: int
    source: Source
    value: int = 0
    listed: int | None = None


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    difficulties: list[DifficultyRow]
    cards: list[CardRow]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    _check(path, file)
    n, effects = file.numbers, numbered(EFFECTS)
    return Box(
        [c.name for c in file.cards],
        [FAMILIES.index(c.family) for c in file.cards],
        [effects.index(c.effect) for c in file.cards],
        [c.value for c in file.cards],
        [c.copies for c in file.cards],
        [c.copies if c.listed is None else c.listed for c in file.cards],
        {d.name: Difficulty(d.capacity, d.rounds, d.rounds_of_3 or d.rounds) for d in file.difficulties},
        [n.size, n.hand, n.solo_hand, n.goals_dealt, n.goals_needed, n.steal_high, n.mystery],
        n.steals_from,
        n.farceurs,
    )


def _check(path: Path, file: BoxFile) -> None:
    seen: set[str] = set()
    if len(file.cards) > MOST_KINDS:
        raise wrong(path, "cards", f"{len(file.cards)} kinds", f"at most {MOST_KINDS}")
    for i, card in enumerate(file.cards):
        place = f"cards number {i + 1} ({card.name})"
        if card.name in seen:
            raise wrong(path, place, "this name is taken", "each card name once")
        seen.add(card.name)
        one_of(path, f"{place}, family", card.family, FAMILIES)
        if card.effect not in EFFECTS[card.family]:
            known = ", ".join(EFFECTS[card.family])
            raise wrong(path, f"{place}, effect", f"'{card.effect}' is no {card.family} effect", f"one of {known}")
        if not 0 <= card.copies <= 30 or not 0 <= card.value <= 20:
            raise wrong(path, place, f"{card.copies} copies of value {card.value}", "0 to 30 copies, value 0 to 20")
    _check_counts(path, file)


def _check_counts(path: Path, file: BoxFile) -> None:
    copies = {effect: sum(c.copies for c in file.cards if c.effect == effect) for effect in numbered(EFFECTS)}
    for role, needed in (("patissier", 2), ("farceur", 2), ("glouton", 1)):
        if copies[role] < needed:
            raise wrong(path, f"role {role}", f"{copies[role]} copies", f"{needed} or more")
    if copies["minuteur_final"] != 1:
        raise wrong(path, "event minuteur_final", f"{copies['minuteur_final']} copies", "exactly one")
    _check_goals(path, file.numbers.goals_dealt, copies["goal"])
    _check_farceurs(path, file.numbers, copies["farceur"], copies["patissier"])
    events = sum(c.copies for c in file.cards if c.family == "event")
    for d in file.difficulties:
        fewest, most = sorted((d.rounds, d.rounds if d.rounds_of_3 is None else d.rounds_of_3))
        if not 1 <= fewest <= most <= events or not 1 <= d.capacity <= 200:
            found = f"{most if most > events else fewest} rounds, capacity {d.capacity}"
            raise wrong(path, f"difficulty {d.name}", found, f"1 to {events} rounds (an event each), capacity 1 to 200")
    missing = {"cupcake", "genoise", "eclair", "tarte_tatin", "piece_montee"} - {d.name for d in file.difficulties}
    if missing:
        raise wrong(path, "difficulties", f"no {', '.join(sorted(missing))}", "all five")
    deck = sum(c.copies for c in file.cards if c.family in PLAYED)
    if not 1 <= file.numbers.mystery <= 20:
        raise wrong(path, "numbers, mystery", str(file.numbers.mystery), "1 to 20")
    if deck < 5 * file.numbers.hand:
        raise wrong(path, "cards", f"a deck of {deck}", f"at least {5 * file.numbers.hand} for five hands")


def _check_farceurs(path: Path, numbers: Numbers, copies: int, patissiers: int) -> None:
    for players in (3, 4, 5):
        fewest, most = max(1, players - 1 - patissiers), min(copies, players - 2)
        farceurs = numbers.farceurs[players]
        if not fewest <= farceurs <= most:
            where, every = f"numbers, farceurs_of_{players}", "so that every role is played"
            raise wrong(path, where, str(farceurs), f"{fewest} to {most}, {every}")


def _check_goals(path: Path, dealt: int, goals: int) -> None:
    if dealt < 1:
        raise wrong(path, "numbers, goals_dealt", str(dealt), "1 or more, for the Glouton")
    if goals < dealt:
        raise wrong(path, "numbers, goals_dealt", f"only {goals} goals in the box", "no more than there are")
