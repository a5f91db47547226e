"""What the lab notes of it: who began, which masks were held and played."""

from tablee.lab.lore import Count, Lore, copies, first


def lore() -> Lore:
    return Lore(
        at_start=lambda g, seat: {"first": first(g, seat)},
        dealt=("first",),
        held=frozenset({"drew"}),
        played=frozenset({"played"}),
        score=1,
        thinking=6.0,
        counts=(Count("masks", 18, copies("masks")),),
        ink="#3d2a63",
    )
