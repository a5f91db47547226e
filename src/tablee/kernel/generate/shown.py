"""The text of what a view needs of a table: what all see of it, what one seat sees, what nobody but its owner keeps."""

from __future__ import annotations

from tablee.kernel.generate.source import Source

FOR_ALL = {
    "N": "int(self.{0})",
    "V": "shown.numbers(self.{0})",
    "P": "shown.pile(self, self.{0})",
    "L": "shown.piles(self, self.{0})",
}


def shown_text(src: Source) -> str:
    return "\n".join([*_show_to_all(src), "", *_show_to(src), "", *_forget(src), ""])


def _show_to_all(src: Source) -> list[str]:
    out = ["    def show_to_all(self, table: dict[str, object]) -> None:"]
    for name, shape in src.shapes.items():
        is_public = src.sights[name][0] == "PUBLIC"
        out.append(f'        table["{name}"] = {FOR_ALL[shape].format(name) if is_public else None}')
    return out


def _show_to(src: Source) -> list[str]:
    lines = [f'        table["{name}"] = {_for_one(src, name)}' for name in _not_public(src)]
    return ["    def show_to(self, seat: Seat, table: dict[str, object]) -> None:", *(lines or ["        pass"])]


def _not_public(src: Source) -> list[str]:
    return [name for name in src.shapes if src.sights[name][0] != "PUBLIC"]


def _for_one(src: Source, name: str) -> str:
    sight, each, sized_by = src.sights[name]
    shape, own = src.shapes[name], each and sight == "OWNER"
    hides = f"self.{sized_by} == 0" if sized_by else "False"
    if shape == "N":
        return f"shown.hidden_number(self, self.{name})"
    if shape == "V":
        return f"shown.own_number(self, self.{name}, seat)" if own else f"shown.hidden_numbers(self, self.{name})"
    if shape == "L" and own:
        return f"shown.hands(self, seat, self.{name}, {hides})"
    return f"shown.hidden_pile{'s' if shape == 'L' else ''}(self, seat, self.{name}, {each}, {hides})"


def _forget(src: Source) -> list[str]:
    """What a seat does not see of numbers is blank on a table that it imagines."""
    lines = [_blank(src, name) for name in _not_public(src) if src.shapes[name] in "NV"]
    return ["    def forget(self, seat: Seat) -> None:", *(lines or ["        pass"])]


def _blank(src: Source, name: str) -> str:
    sight, each, _ = src.sights[name]
    blank = src.blanks[name]
    if src.shapes[name] == "N":
        return f"        self.{name} = {blank}"
    kept = "seat" if each and sight == "OWNER" else "NO_SEAT"
    return f"        blank_others(self.{name}, {kept}, {blank})"
