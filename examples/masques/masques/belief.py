"""What a mask that was played says of the one that was kept."""

from dataclasses import dataclass, field

from masques._names import PAON, RENARD, SINGE
from masques.table import Masques
from tablee.bots.mind import number, parts

NEVER, RARELY = 0.02, 0.5


@dataclass
class Heard:
    """By seat what was played beside the mask that is still worn."""

    beside: dict[int, int] = field(default_factory=dict)

    def likelihood(self, g: Masques) -> float:
        found = 1.0
        for seat, played in self.beside.items():
            if len(g.hand[seat]):
                found *= _kept(g, int(g.kind(g.hand[seat][0])), played)
        return found


def _kept(g: Masques, kept: int, played: int) -> float:
    """The peacock would have gone first, and most keep the greater mask."""
    if g.box.effect[kept] == PAON and g.box.effect[played] in (SINGE, RENARD):
        return NEVER
    return RARELY if g.box.value[kept] < g.box.value[played] else 1.0


def heard(g: Masques, told: list[dict[str, object]]) -> Heard:
    """Of this round; whoever changed or swapped wears something else by now."""
    found = Heard()
    for event in told:
        args, what = parts(event), event["event"]
        if what == "round_began":
            found.beside.clear()
        elif what == "played":
            found.beside[number(args["seat"])] = g.kind_names.index(str(args["card"]))
        elif what in ("changed", "swapped"):
            for name in ("seat", "victim"):
                found.beside.pop(number(args[name]), None)
    return found
