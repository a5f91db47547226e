# mypyc: compile
"""Writing it down: steps get their readable names back at the edges, and only there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import pile_of
from tablee.kernel.state import State
from tablee.kernel.steps import (
    MOST_SEATS,
    Steps,
    asked_seats,
    circle,
    is_question,
    number_of,
    pack,
    rule_of,
    seat_list,
)


class UnreadableSave(ValueError):
    """A save, a log or an option key that does not belong to this game."""


def spelled(g: State, step: i64) -> tuple[str, list[object]]:
    """The name of a step and its numbers, kinds by their names."""
    name, types, _ = g.names()[int(rule_of(step))]
    args: list[object] = []
    for i, letter in enumerate(types):
        value = number_of(step, i)
        args.append(g.kind_names[value] if letter == "k" and value >= 0 else int(value))
    return name, args


def key(g: State, step: i64) -> str:
    """The name of a step on the wire and in logs, such as ``play_card:0:chaleur_3:-1`` or ``ask@1,2:reaction``."""
    name, args = spelled(g, step)
    if is_question(step):
        name = f"ask@{','.join(map(str, asked_seats(step)))}:{name}"
    return ":".join([name, *[str(a) for a in args]])


def parse(g: State, text: str) -> int:
    """The step that `key` wrote."""
    head, *rest = text.split(":")
    numbers: list[int] = []
    try:
        if head.startswith("ask@"):
            numbers.append(_circle(head[4:].split(",")))
            head = rest.pop(0)
        for step, (name, types, _) in g.names().items():
            if name == head and len(types) == len(rest) and is_question(step) == bool(numbers):
                numbers += [_number(g, letter, word) for letter, word in zip(types, rest, strict=True)]
                numbers += [0] * (4 - len(numbers))
                return int(pack(step, numbers[0], numbers[1], numbers[2], numbers[3]))
    except (ValueError, IndexError, OverflowError):
        pass
    raise UnreadableSave(f"'{text[:60]}' is not an option of this game")


def _circle(words: list[str]) -> int:
    """Seats that a table may have, each once."""
    who = [_digits(word) for word in words]
    if min(who) < 0 or max(who) >= MOST_SEATS or len(set(who)) < len(who):
        raise ValueError("nobody can be asked like that")
    return int(circle(seat_list(who)))


def _number(g: State, letter: str, word: str) -> int:
    return g.kind_names.index(word) if letter == "k" and word != "-1" else _digits(word)


def _digits(word: str) -> int:
    """A number as `key` writes it: Python reads more than that, such as ``+1``, ``1_0`` and digits of other scripts."""
    number = int(word)
    if str(number) != word:
        raise ValueError("no key is written like that")
    return number


def save(g: State) -> dict[str, object]:
    """A JSON-ready picture of the whole table, secrets included."""
    return {
        "seats": int(g.seats),
        "rng": int(g.rng),
        "stream": int(g.stream),
        **({"key": g.key.hex()} if g.key else {}),
        "kinds": [int(k) for k in g.kinds],
        "known": [int(k) for k in g.known],
        "over": g.over,
        "winners": int(g.winners),
        "ending": g.endings()[g.ending],
        "agenda": [key(g, step) for step in g.agenda.listed()],
        "asked": [key(g, question) for question in g.asked.listed()],
        "window": key(g, g.window) if g.window else "",
        "fields": {field.name: _plain(g, i) for i, field in enumerate(g.fields())},
    }


def _plain(g: State, i: int) -> object:
    shape = g.shapes()[i]
    if shape in "PL":
        lists = [[int(c) for c in p.cards] for p in g.piles(i)]
        return lists if shape == "L" else lists[0]
    numbers = [int(n) for n in g.numbers(i)]
    return numbers if shape == "V" else numbers[0]


def load(blank: State, saved: dict[str, object]) -> State:
    """Lay a saved table out again on `blank`, a table of the same game made for as many seats."""
    try:
        return _load(blank, saved)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as fault:
        raise UnreadableSave(f"the saved table is damaged or of another game ({fault})") from None


def _load(g: State, saved: dict[str, object]) -> State:
    g.rng = _int(saved["rng"])
    g.stream = _int(saved["stream"])
    g.key = bytes.fromhex(str(saved.get("key", "")))
    g.kinds = vec[i64](_ints(saved["kinds"]))
    g.known = vec[i64](_ints(saved["known"]))
    g.over = bool(saved["over"])
    g.winners = _int(saved["winners"])
    g.ending = g.endings().index(str(saved["ending"]))
    g.agenda = _steps(g, saved["agenda"])
    g.asked = _steps(g, saved["asked"])
    g.window = parse(g, str(saved["window"])) if saved["window"] else 0
    fields = saved["fields"]
    if not isinstance(fields, dict):
        raise TypeError("the fields are missing")
    for i, field in enumerate(g.fields()):
        if field.name in fields or g.shapes()[i] in "PLV":  # a number may be an option younger than the save
            _set(g, i, fields[field.name])
    return g


def _set(g: State, i: int, value: object) -> None:
    shape = g.shapes()[i]
    if shape == "P":
        g.set_piles(i, [pile_of(_ints(value))])
    elif shape == "L":
        g.set_piles(i, [pile_of(_ints(v)) for v in _list(value)])
    elif shape == "V":
        g.set_numbers(i, vec[i64](_ints(value)))
    else:
        g.set_numbers(i, vec[i64]([_int(value)]))


def _steps(g: State, keys: object) -> Steps:
    steps = [parse(g, str(k)) for k in _list(keys)]
    return Steps(vec[i64](steps), len(steps))


def _int(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a number is missing: {value!r}")
    return value


def _ints(value: object) -> list[int]:
    return [_int(v) for v in _list(value)]


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"a list is missing: {value!r}")
    return value
