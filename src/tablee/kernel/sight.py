# mypyc: compile
"""Knowledge: what a seat may see, what it was told, and tables it may imagine."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.kernel.piles import Pile
from tablee.kernel.redeal import Redeal, first_of_each
from tablee.kernel.saves import key, spelled
from tablee.kernel.sink import REMEMBERED
from tablee.kernel.state import UNKNOWN, Event, Field, State, blank_menu
from tablee.kernel.steps import (
    BITS,
    SPECTATOR,
    Card,
    Option,
    Seat,
    asked_seats,
    eye,
    is_question,
    put_to,
    rule_of,
)

# -- What a seat sees -------------------------------------------------------------------


class Alike:
    """What all see alike of a table as it is now: made once, however many look at it."""

    def __init__(self, g: State) -> None:
        self.asking = asking(g)
        self.winners = [s for s in range(g.seats) if g.winners & BITS[s]]
        self.table: dict[str, object] = {}  # every field in its place, None where seats see it differently
        g.show_to_all(self.table)
        if g.over:
            g.show_to(SPECTATOR, self.table)


def view(g: State, seat: Seat, alike: Alike | None = None) -> dict[str, object]:
    """What `seat` may know: declared fields as far as it sees them, and nothing else.

    Examples:
        >>> from tablee.games import game
        >>> from tablee.kernel.sight import view
        >>> g = game("boom").new(4, seed=7)
        >>> shown = view(g, 1)
        >>> shown["asking"]
        {'question': 'card_to_play', 'args': [], 'seats': [1]}
        >>> shown["table"]["role"]  # one's own, and how many cards the others have
        [1, ['patissier'], 1, 1]
        >>> view(g, -1)["table"]["cake"]  # -1 is a spectator
        10
    """
    if alike is None:
        alike = Alike(g)
        table = alike.table
    else:
        table = alike.table.copy()
    if not g.over:
        g.show_to(seat, table)
    return {
        "seats": int(g.seats),
        "you": int(seat),
        "asking": alike.asking,
        "your_move": g.waits_for(seat),
        "over": g.over,
        "winners": alike.winners,
        "ending": g.endings()[g.ending] if g.over else None,
        "table": table,
    }


def asking(g: State) -> dict[str, object] | None:
    """The open question and everyone it was put to: who has answered already is not said."""
    if not g.asked.n:
        return None
    name, args = spelled(g, g.window)
    return {"question": name, "args": args, "seats": asked_seats(g.window)}


def sees(g: State, seat: Seat, field: Field, owner: i64) -> bool:
    return g.over or field.seen_by(seat, owner)


def knows(g: State, seat: Seat, card: Card) -> bool:
    return bool(g.known[card] & eye(seat))


def number_named(g: State, name: str) -> i64:
    for i, field in enumerate(g.fields()):
        if field.name == name:
            return g.numbers(i)[0]
    raise KeyError(name)


def told(g: State, event: Event, seat: Seat) -> dict[str, object]:
    """An event as `seat` was told it; what it may not know is None."""
    args: dict[str, object] = {}
    n = 0
    for word in g.events()[event.kind].split():
        name, _, kind = word.partition(":")
        if name.startswith("!"):
            value = event.secret_for(seat)
            args[name[1:]] = None if value == UNKNOWN else _spell(g, kind, value)
        else:
            args[name] = _spell(g, kind, event.args[n])
            n += 1
    return {"event": event.kind, "args": args, "cause": spelled(g, event.cause)[0] if event.cause else None}


def _spell(g: State, kind: str, value: i64) -> object:
    if kind == "Kind":
        return g.kind_names[value] if value >= 0 else None
    return int(value)


def glimpse(g: State, seat: Seat) -> list[int]:
    """A view in plain numbers, for whoever only compares: they are the same just where the view is.

    Examples:
        >>> from tablee.games import game
        >>> from tablee.kernel.sight import glimpse, imagine
        >>> g = game("boom").new(4, seed=7)
        >>> glimpse(g, 1) == glimpse(imagine(g, 1, seed=3), 1)
        True
        >>> glimpse(g, 1) == glimpse(g, 2)
        False
    """
    seen = [int(seat), int(g.window) if g.asked.n else 0, int(g.waits_for(seat))]
    seen += [int(g.over), int(g.winners), int(g.ending) if g.over else -1]
    for i, field in enumerate(g.fields()):
        if not field.deck:
            for owner, value in enumerate(g.numbers(i)):
                seen.append(int(value) if sees(g, seat, field, owner) else -9999)
            seen.append(-9998)  # numbers may become more and fewer
            continue
        for owner, p in enumerate(g.piles(i)):
            _glimpse_pile(g, seat, field, owner, p, seen)
        seen.append(-9998)
    return seen


def _glimpse_pile(g: State, seat: Seat, field: Field, owner: i64, p: Pile, seen: list[int]) -> None:
    """The kinds that are seen, where they lie if that is shown, and how many others."""
    if sees(g, seat, field, owner):
        seen += [int(g.kinds[card]) for card in p.cards]
        seen.append(-1)
        return
    bit, unseen = eye(seat), 0
    hides = field.sized_by != "" and not number_named(g, field.sized_by)
    shown: list[int] = []
    for card in p.cards:
        if g.known[card] & bit:
            shown.append(int(g.kinds[card]))
        else:
            unseen += 1
            if not field.each and not hides:
                shown.append(-2)
    if field.each or hides:
        shown.sort()
    seen += shown
    seen.append(-3 - (min(unseen, 1) if hides else unseen))


# -- Tables a seat may imagine ------------------------------------------------------------


def imagine(g: State, seat: Seat, seed: i64) -> State:
    """A table that `seat` could be sitting at.  It depends on nothing but the seed and what that seat knows.

    Of what others have looked at in secret nothing is kept: a game says in `after_redeal` what they must have seen.

    Examples:
        >>> from tablee.games import game
        >>> from tablee.kernel.sight import imagine, view
        >>> g = game("boom").new(4, seed=7)
        >>> dreamt = imagine(g, 1, seed=3)
        >>> view(dreamt, 1) == view(g, 1)  # seat 1 cannot tell them apart
        True
        >>> view(dreamt, 2) == view(g, 2)  # what the others hold is dealt anew
        False
        >>> dreamt.play(1, dreamt.legal(1)[0])  # and it can be played on
    """
    twin = g.clone()
    twin.roll_anew(seed)
    twin.cause = 0
    twin.forget(seat)
    _reopen(twin, seat)
    if not len(g.firsts):
        g.firsts = first_of_each(g.kinds, len(g.kind_names))
    twin.deal_anew(Redeal(g.kinds, twin.known, g.firsts, seat), seat)
    twin.looks += REMEMBERED + 1  # anything may be known of any pile
    return twin


def _reopen(g: State, seat: Seat) -> None:
    """Others may have answered already: `seat` does not know, so they answer anew."""
    asked = g.asked
    if not asked.n:
        return
    mine = g.waits_for(seat) if seat >= 0 else False
    asked.n = 0
    for s in asked_seats(g.window):
        if s != seat or mine:
            asked.push(put_to(g.window, Seat(s)))


# -- What a move gave away ----------------------------------------------------------------


def reveals(before: State, after: State, seat: Seat, option: Option, clock: bool = False) -> bool:
    """Whether anything random happened, any seat sees a card that it could not see before, or `seat` was told
    anything by its move that could have been otherwise, for all that it knew."""
    if before.rng != after.rng or _closed_a_window(before, after):
        return True
    return _somebody_sees_more(before, after) or tells(before, seat, option, clock)


def _somebody_sees_more(before: State, after: State) -> bool:
    if before.over == after.over and _same_cards(before, after):
        return False
    for s in range(before.seats):
        was, now = _sightings(before, Seat(s)), _sightings(after, Seat(s))
        if not now <= was:
            return True
    return False


def tells(g: State, seat: Seat, option: Option, clock: bool = False) -> bool:
    """Whether what comes of a move may depend on what `seat` does not see.

    The move is made once more at a table on which every card that `seat` does not see is none at all: a rule that
    looks at one fails there.  Numbers that are hidden cannot be told from others, so the text of the rules says which
    steps may read one (`State.readings`).  Else every rule found what it would find at any table `seat` could be at.
    """
    twin = g.clone()
    _take_cards_away(twin, seat)
    try:
        if not clock and not twin.stands(seat, option):
            twin.close(seat)
        return _reads_a_secret(twin, seat, option)
    except Exception:  # whatever it was that a rule stumbled over, it had looked at a card that is not there
        return True


def _take_cards_away(g: State, seat: Seat) -> None:
    bit = eye(seat)
    none: i64 = len(g.kinds)
    for i, field in enumerate(g.fields()):
        if not field.deck:
            continue
        for owner, p in enumerate(g.piles(i)):
            if not field.seen_by(seat, owner):
                cards = p.own()
                for n in range(len(cards)):
                    if not g.known[cards[n]] & bit:
                        cards[n] = Card(none)
                        none += 1


def _reads_a_secret(g: State, seat: Seat, step: i64) -> bool:
    """Carry out a step and all that follows from it, until a rule or a question may read what is hidden."""
    while not _may_read(g, step):
        if is_question(step):
            for s in asked_seats(step):
                if _has_a_choice(g, seat, step, Seat(s)):
                    g.asked.push(put_to(step, Seat(s)))
        else:
            g.perform(step)
        if g.asked.n or g.over:
            return False
        step = g.agenda.pop()
    return True


def _has_a_choice(g: State, seat: Seat, question: i64, asked: Seat) -> bool:
    """What another may choose is not shown to `seat`, only that there is something."""
    menu = blank_menu(g)
    try:
        g.offer_all(question, asked)
    except Exception:
        if asked == seat or not menu.n:
            raise
    return menu.n > 0


def _may_read(g: State, step: i64) -> bool:
    for i in g.readings().get(int(rule_of(step)), []):
        field = g.fields()[i]
        if not field.sized_by or not number_named(g, field.sized_by):
            return True
    return False


def _closed_a_window(before: State, after: State) -> bool:
    """Sealed answers become known when the last one is in."""
    return len(asked_seats(before.window)) > 1 and before.asked.n > 0 and after.asked.n != before.asked.n - 1


def _same_cards(before: State, after: State) -> bool:
    """Whether every card lies where it lay, and is known to whom it was known: then nobody sees more of them."""
    for c in range(len(before.known)):
        if before.known[c] != after.known[c]:
            return False
    for i, field in enumerate(before.fields()):
        if field.deck and not _same_piles(before.piles(i), after.piles(i)):
            return False
    return True


def _same_piles(some: list[Pile], others: list[Pile]) -> bool:
    for n in range(len(some)):
        mine, theirs = some[n].cards, others[n].cards
        if len(mine) != len(theirs):
            return False
        for i in range(len(mine)):
            if mine[i] != theirs[i]:
                return False
    return True


def _sightings(g: State, seat: Seat) -> set[int]:
    seen: set[int] = set()
    for i, field in enumerate(g.fields()):
        if field.deck:
            for owner, p in enumerate(g.piles(i)):
                for card in p.cards:
                    if sees(g, seat, field, owner) or knows(g, seat, card):
                        seen.add(int(card))
    return seen


class Eyes:
    """All that a bot ever gets of a table: one seat's view, its options, and tables it may imagine."""

    def __init__(self, g: State, seat: Seat) -> None:
        self._g = g
        self.seat = seat

    def view(self) -> dict[str, object]:
        return view(self._g, self.seat)

    def question(self) -> str:
        """The name of the open question."""
        return spelled(self._g, self._g.window)[0] if self._g.asked.n else ""

    def options(self) -> list[int]:
        return self._g.legal(self.seat)

    def keys(self) -> list[str]:
        return [key(self._g, option) for option in self.options()]

    def imagine(self, seed: i64) -> State:
        return imagine(self._g, self.seat, seed)
