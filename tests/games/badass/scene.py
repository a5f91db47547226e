"""A table of Badass Force set as a scene wants it, and short words to play and question it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.badass import GAME
from tablee.games.badass._book import Table
from tablee.games.badass._steps import do
from tablee.games.badass.cards import CAST
from tablee.kernel import saves, sight
from tablee.kernel.state import Event
from tablee.kernel.steps import Card, Kind, Option, Seat, Step, asked_seats, whom

WEAPONS = ("revolver", "bazooka", "machette", "lance_flammes", "arbalete", "mitrailleuse")
FACES = {"green": 0, "yellow": 1, "red": 2}


class Scene:
    """Seat 0 is at turn and must act; everybody is Cool, without charges and points, unless told."""

    def __init__(
        self,
        seats: int = 4,
        active: Sequence[str] = (),
        without: str = "justicier",
        weapons: Sequence[str] = (),
        charges: Sequence[int] = (),
        scores: Sequence[int] = (),
        vengeful: Sequence[int] = (),
        limit: str = "16",
        box: Any = None,
    ) -> None:
        g = GAME.new(seats, 5, {"cast": f"without_{without}", "limit": limit}, box)
        assert isinstance(g, Table)
        self.g = g
        self.story: list[Event] = []
        for seat in range(seats):
            self.seat_characters(seat, active[seat] if seat < len(active) else "armurier")
            self.arm(seat, weapons[seat] if seat < len(weapons) else WEAPONS[seat])
        g.first = 0
        for seat in vengeful:
            g.vengeful[seat] = 1
        self.begin_turn(0)
        for seat in range(seats):
            g.charge[seat] = charges[seat] if seat < len(charges) else 0
            g.score[seat] = scores[seat] if seat < len(scores) else 0
        g.story = self.story

    def seat_characters(self, seat: int, active: str) -> None:
        """The last other character lies in the Loge, five are in hand."""
        g = self.g
        cards = [Card(seat * CAST + slot) for slot in range(CAST)]
        for pile in (g.hand[seat], g.active[seat], g.loge[seat], g.graveyard[seat]):
            pile.clear()
        chosen = next(card for card in cards if self.name(card) == active)
        rest = [card for card in cards if card != chosen]
        g.active[seat].add(chosen)
        g.loge[seat].add(rest.pop())
        for card in rest:
            g.hand[seat].add(card)

    def arm(self, seat: int, weapon: str) -> None:
        """Swap this weapon in from wherever it lies out of play."""
        g = self.g
        self.put_back(g.weapon[seat].draw())
        piles = [g.arsenal, g.market, g.discard]
        pile = next(p for p in piles if any(self.name(card) == weapon for card in p.cards))
        card = next(card for card in pile.cards if self.name(card) == weapon)
        pile.remove(card)
        g.weapon[seat].add(card)
        if len(g.market) < 3:
            g.market.add(g.arsenal.draw())

    def put_back(self, card: Card) -> None:
        self.g.arsenal.add(card)

    def begin_turn(self, seat: int) -> None:
        g = self.g
        g.agenda.n = 0
        g.asked.n = 0
        g.then(do.turn(Seat(seat)))
        g.run()

    def bury(self, seat: int, *names: str) -> None:
        """These characters died earlier."""
        g = self.g
        for name in names:
            card = g.find(g.hand[seat], self.kind(name))
            g.hand[seat].remove(card)
            g.graveyard[seat].add(card)
            g.known[card] = 511 | 511 << 9

    def leave_in_hand(self, seat: int, n: int) -> None:
        """All but `n` characters of the hand died earlier."""
        self.bury(seat, *self.hand(seat)[n:])

    # -- Playing --------------------------------------------------------------------------

    def play(self, *keys: str) -> None:
        """Options by their keys; the first number is the seat."""
        for key in keys:
            seat = Seat(int(key.split(":")[1]))
            self.g.play(seat, Option(Step(saves.parse(self.g, key))))

    def speak(self, *bluff: int) -> None:
        """Everybody asked believes, but for these."""
        for seat in asked_seats(self.g.window):
            self.play(f"cry_bluff:{seat}" if seat in bluff else f"believe:{seat}")

    def announce(self, character: str, *bluff: int) -> None:
        self.play(f"announce:{self.g.player}:{character}")
        self.speak(*bluff)

    def roll(self, first: str, second: str) -> None:
        """Go to the armoury with these dice."""
        seat = self.g.player
        for seed in range(10000):
            twin = self.g.clone()
            twin.rng = seed
            twin.story = []
            twin.play(Seat(seat), do.go_to_armoury(Seat(seat)))
            if twin.story[0].args[1:] == [FACES[first], FACES[second]]:
                self.g.rng = seed
                self.play(f"go_to_armoury:{seat}")
                return
        raise AssertionError("no such roll")

    def lay_any(self) -> None:
        """Whoever must lay down a character lays the first one offered."""
        (seat,) = asked_seats(self.g.window)
        self.g.play(Seat(seat), Option(Step(self.g.legal(Seat(seat))[0])))

    # -- Looking --------------------------------------------------------------------------

    def asked(self) -> tuple[str, list[int]]:
        """The open question and whom it asks."""
        asking = sight.asking(self.g)
        assert asking is not None
        return str(asking["question"]), [int(whom(question)) for question in self.g.asked.listed()]

    def options(self, seat: int) -> list[str]:
        return [saves.key(self.g, option) for option in self.g.legal(Seat(seat))]

    def refusals(self, seat: int) -> dict[str, str]:
        return {saves.key(self.g, o): self.g.reasons()[r] for o, r in self.g.explain(Seat(seat))}

    def told(self, kind: str, seat: int = -1) -> list[dict[str, Any]]:
        """What a seat was told in events of this kind."""
        heard = [sight.told(self.g, event, Seat(seat)) for event in self.story if event.kind == kind]
        return [dict(told["args"]) for told in heard if isinstance(told["args"], dict)]

    def kind(self, name: str) -> Kind:
        return Kind(self.g.kind_names.index(name))

    def name(self, card: Card) -> str:
        return self.g.kind_names[self.g.kinds[card]]

    def hand(self, seat: int) -> list[str]:
        return [self.name(card) for card in self.g.hand[seat].cards]

    def active(self, seat: int) -> str:
        return self.name(self.g.active[seat][0])

    def loge(self, seat: int) -> str:
        return self.name(self.g.loge[seat][0])

    def graveyard(self, seat: int) -> list[str]:
        return [self.name(card) for card in self.g.graveyard[seat].cards]

    def weapon(self, seat: int) -> str:
        return self.name(self.g.weapon[seat][0])

    def market(self) -> list[str]:
        return [self.name(card) for card in self.g.market.cards]

    @property
    def scores(self) -> list[int]:
        return [int(n) for n in self.g.score]

    @property
    def charges(self) -> list[int]:
        return [int(n) for n in self.g.charge]
