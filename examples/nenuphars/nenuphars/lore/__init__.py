"""What the lab notes of it: who began, what was drawn and planted."""

from tablee.lab.lore import Count, Lore, copies, first


def lore() -> Lore:
    return Lore(
        at_start=lambda g, seat: {"first": first(g, seat)},
        dealt=("first",),
        held=frozenset({"drew"}),
        played=frozenset({"planted"}),
        score=1,
        thinking=8.0,
        counts=(Count("flowers", 38, copies("flowers")),),
        ink="#2d6f7f",
    )
