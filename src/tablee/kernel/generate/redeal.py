"""The text of `deal_anew`: a table hands over what an imagining seat sees of each back, and has the rest dealt anew."""

from __future__ import annotations

from tablee.kernel.generate.source import Source


def deal_text(src: Source) -> str:
    head = "    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:"
    lines = [line for deck, fields in src.decks.items() for line in _deck(src, deck, fields)]
    return "\n".join([head, *(lines or ["        pass"]), ""])


def _deck(src: Source, deck: str, fields: list[int]) -> list[str]:
    """A back of which nobody can miss a card is left as it lies."""
    names = [list(src.shapes)[i] for i in fields]
    hidden = [name for name in names if src.sights[name][0] != "PUBLIC"]
    hands = [name for name in hidden if src.sights[name][1]]
    stacks = [name for name in hidden if name not in hands]
    dealt = [
        f"redeal.begin({deck in src.numbered})",
        *[_seen(src, name) for name in names if name not in hidden or _is_own(src, name)],
        *[f"redeal.take_hands(self.{name}, {'seat' if _is_own(src, name) else 'NO_SEAT'})" for name in hands],
        *[f"redeal.take{'_all' if src.shapes[name] == 'L' else ''}(self.{name})" for name in stacks],
        "self.rng = redeal.deal(self.rng, self.stream)",
    ]
    if all(_is_own(src, name) for name in hidden):
        dealt = ["if self.seats > 1 or seat < 0:", *[f"    {line}" for line in dealt]]
    lines = [*_hook(src, "before_redeal", deck), *(dealt if hidden else []), *_hook(src, "after_redeal", deck)]
    return [f"        {line}" for line in lines]


def _hook(src: Source, name: str, deck: str) -> list[str]:
    return [f'self.{name}(seat, "{deck}")'] if name in src.functions else []


def _seen(src: Source, name: str) -> str:
    if _is_own(src, name):
        return f"redeal.see_own(self.{name})"
    return f"redeal.see{'_all' if src.shapes[name] == 'L' else ''}(self.{name})"


def _is_own(src: Source, name: str) -> bool:
    sight, each, _ = src.sights[name]
    return sight == "OWNER" and each
