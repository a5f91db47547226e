"""How bots think of it: count what is still hidden, accuse the likeliest, keep the greater mask."""

from typing import Any

from mypy_extensions import i64

from masques import belief
from masques._names import CHAT, HIBOU, LUNE, PAON, RENARD, SANGLIER, SINGE, TORTUE
from masques._steps import ACCUSE, AIM, PLAY, read
from masques.rules import dancing, rivals, value
from masques.table import Masques
from tablee.bots.mind import Mind, by_margin
from tablee.kernel.sight import knows
from tablee.kernel.state import State
from tablee.kernel.steps import Card, Kind, Seat, rule_of

WIDE, SURE = 3, 100  # ribbons ahead that are all there are; certain


def mind() -> Mind:
    return MasquesMind()


class MasquesMind(Mind):
    def __init__(self) -> None:
        self.g: Any = None
        self.seat = Seat(0)
        self.unseen: list[int] = []
        self.heard = belief.Heard()

    def look(self, g: State, seat: Seat) -> None:
        assert isinstance(g, Masques)
        self.g, self.seat = g, seat
        open_ = [c for pile in (*g.front, g.hand[seat]) for c in pile.cards]
        self.unseen = [g.box.masks.count(k) - sum(g.kind(c) == k for c in open_) for k in range(len(g.box.names))]

    def wears(self, victim: Seat, kind: int) -> int:
        """How likely somebody wears this, in hundredths, as far as the seat looked at can know."""
        card = self.g.hand[victim][0]
        if knows(self.g, self.seat, Card(card)):
            return SURE if self.g.kind(card) == kind else 0
        return SURE * self.unseen[kind] // max(1, sum(self.unseen))

    def beaten(self, victim: Seat, mine: int) -> int:
        """How likely somebody wears less than this."""
        return sum(self.wears(victim, kind) for kind, worth in enumerate(self.g.box.value) if worth < mine)

    def score(self, option: i64) -> i64:
        rule = rule_of(option)
        if rule == PLAY:
            return self.of_playing(*read.play(option))
        if rule == AIM:
            return self.of_aiming(*read.aim(option))
        return self.wears(*read.accuse(option)[1:]) if rule == ACCUSE else 0

    def kept(self, kind: Kind) -> int:
        """What one goes on wearing when this is played."""
        cards = list(self.g.hand[self.seat].cards)
        cards.remove(self.g.find(self.g.hand[self.seat], kind))
        return int(self.g.box.value[self.g.kind(cards[0])])

    def of_playing(self, seat: Seat, kind: Kind) -> int:
        effect, mine = self.g.box.effect[kind], self.kept(kind)
        if effect == LUNE:
            return -10 * SURE
        some = rivals(self.g, seat)
        gain = {PAON: -20, TORTUE: 30, HIBOU: 15 if some else 0, SINGE: 20, RENARD: 10 * (4 - mine) if some else 0}
        if effect == CHAT:
            gain[CHAT] = max((self.wears(s, k) for s in some for k in range(1, len(self.unseen))), default=0)
        if effect == SANGLIER:
            gain[SANGLIER] = 2 * max((self.beaten(s, mine) for s in some), default=50) - SURE
        return int(gain.get(effect, 0)) + 8 * mine

    def of_aiming(self, seat: Seat, kind: Kind, victim: Seat) -> int:
        """At whoever is ahead, and where it works."""
        g, effect, ahead = self.g, self.g.box.effect[kind], 10 * int(self.g.ribbons[victim])
        if victim == seat:
            return 60 - 15 * value(g, seat)
        if effect == SINGE:
            return ahead + (10 * value(g, victim) if knows(g, seat, g.hand[victim][0]) else 25)
        if effect == SANGLIER:
            return ahead + self.beaten(victim, value(g, seat))
        return ahead + (max(self.wears(victim, k) for k in range(1, len(self.unseen))) if effect == CHAT else 0)

    def worth(self, g: State, seat: Seat) -> i64:
        assert isinstance(g, Masques)
        best = max(g.ribbons[other] for other in g.others(seat))
        dances = 0 if g.gone[seat] or g.over else int(2 * len(dancing(g)) <= g.seats)
        return by_margin(g, seat, 2 * (g.ribbons[seat] - best) + dances, 2 * WIDE)

    def label(self, g: State, seat: Seat) -> str:
        """What is guessed at: the mask that somebody wears."""
        assert isinstance(g, Masques)
        return "" if not len(g.hand[seat]) else g.kind_names[g.kind(g.hand[seat][0])]

    def learn(self, g: State, seat: Seat, told: list[dict[str, object]]) -> None:
        assert isinstance(g, Masques)
        self.heard = belief.heard(g, told)

    def likelihood(self, g: State) -> float:
        assert isinstance(g, Masques)
        return self.heard.likelihood(g)

    def patience(self) -> i64:
        return 40
