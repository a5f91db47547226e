# mypyc: compile
"""The table: an agenda of steps, and questions put to seats.

A *rule* is a plain function ``rule(g, *numbers)`` that changes the table ``g`` and may say what comes next with
`State.then`.  A *question* is a plain function ``question(g, seat, *numbers)`` that offers options and changes nothing.
An *option* is nothing more than a rule that a seat may choose to apply.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.kernel.dice import LOW62 as LOW62
from tablee.kernel.dice import fair, shuffled, stirred
from tablee.kernel.piles import Pile
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import KIND_BITS, LATELY, Sink
from tablee.kernel.steps import (
    ALL_EYES,
    NO_STEP,
    Card,
    Kind,
    Option,
    Reason,
    Seat,
    Step,
    Steps,
    asked_mask,
    eye,
    is_question,
    no_steps,
    put_to,
    put_to_those,
    seat_list,
    whom,
)

PUBLIC: Final = 0  # who sees a field; what is not declared is seen by nobody
OWNER: Final = 1
NOBODY: Final = 2
UNKNOWN: Final = -1
GAMMA: Final = 0x1E3779B97F4A7C15
KEYED: Final = 0  # the stream of a table whose dice have a key
TOLD: Final = 2  # the stream of a table that is told its chance from outside
KEY_BITS: Final = 128  # a seed with more bits than these is a key
NOT_OFFERED: Final = Reason(-1)  # the option is not on the list, and no rule says why

NO_MENU: Final = Steps(vec[i64](), -1)  # of a table that has listed nothing yet: it is never written to
MENU_ROOM: Final = vec[i64]([0] * 64)
OTHERS: Final = [
    [seat_list([(seat + i) % seats for i in range(1, seats)]) for seat in range(seats)] for seats in range(9)
]
EVERYONE: Final = [
    [seat_list([(seat + i) % seats for i in range(seats)]) for seat in range(seats)] for seats in range(9)
]


class Field:
    """One declared attribute of a State: it drives clone, save, view and imagine.

    `deck` names the back of the cards it holds ("" for plain numbers), `each` says that there is one per seat,
    `low` and `high` bound a number, `blank` is what an imagined table has where a number is not seen, and
    `sized_by` names the public number that, when 0, hides how many cards others hold.  `numbered` says of a deck that
    its cards are told apart by their numbers; else two of one kind may be exchanged, and nobody notices.
    """

    def __init__(
        self,
        name: str,
        sight: i64,
        deck: str = "",
        each: bool = False,
        low: i64 = 0,
        high: i64 = 2047,
        blank: i64 = 0,
        sized_by: str = "",
        numbered: bool = False,
    ) -> None:
        self.name = name
        self.sight: i64 = sight
        self.deck = deck
        self.each = each
        self.low: i64 = low
        self.high: i64 = high
        self.blank: i64 = blank
        self.sized_by = sized_by
        self.numbered = numbered

    def seen_by(self, seat: Seat, owner: i64) -> bool:
        return self.sight == PUBLIC or (self.sight == OWNER and self.each and owner == seat)


class Event:
    """Something that happened, and the step that caused it.  `secret` is for the seats in `knows` only."""

    def __init__(self, kind: str, args: list[int], secret: i64, knows: i64, cause: i64) -> None:
        self.kind = kind
        self.args = args
        self.secret: i64 = secret
        self.knows: i64 = knows
        self.cause: i64 = cause

    def secret_for(self, seat: Seat) -> i64:
        return self.secret if self.knows & eye(seat) else UNKNOWN


class IllegalOption(Exception):
    """That seat may not do that, or not any more; `reason` says which rule forbids it, if one does."""

    def __init__(self, option: int, reason: int) -> None:
        super().__init__(f"option {option} is not open to this seat now")
        self.option = option
        self.reason = reason


class NeedsChance(Exception):
    """A table that is told its chance does not know the next number yet; each is as likely as its weight."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(f"a number below {len(weights)} is needed")
        self.weights = weights


class StuckTable(Exception):
    """The rules ran out before the game did: a fault of the rules, never of a player."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """Everything on the table at one instant.  Each game adds its own fields."""

    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        self.seats: i64 = seats
        self.rng: i64 = seed & LOW62
        self.stream: i64 = (stream | 1) & LOW62
        self.key: bytes = b""  # of the dice of a live table: then `rng` counts what was drawn
        self.kinds: vec[i64] = vec[i64]()  # what each card is; fixed at set-up
        self.kind_names: list[str] = []
        self.firsts: vec[i64] = vec[i64]()  # the first card of each kind, once somebody has needed that
        self.known: vec[i64] = vec[i64]()  # who was shown each card: a set of eyes
        self.looks: i64 = 1  # how often anybody was shown one,
        self.lately: i64 = 0  # and what, the latest few times: a kind each
        self.agenda: Steps = no_steps()
        self.asked: Steps = no_steps()  # one step per open question: who is asked, and what
        self.window: i64 = 0  # the question last put, with all the seats it was put to
        self.menu: Steps = NO_MENU  # what was listed last: read it before the next listing
        self.listed: i64 = 0  # the question just put, while the menu still holds its options
        self.story: list[Event] | None = None  # a list when somebody listens
        self.refused: list[tuple[int, int]] | None = None  # a list when somebody asks why not
        self.cause: i64 = 0  # the step being carried out
        self.over: bool = False
        self.winners: i64 = 0  # one bit per seat
        self.ending: i64 = 0  # an index into the game's ENDINGS

    # -- Generated for each game -----------------------------------------------------

    def perform(self, step: i64) -> None:
        """Call the rule that `step` names."""
        raise NotImplementedError

    def offer_all(self, question: i64, seat: Seat) -> None:
        """Call the question that `question` names."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def fields(self) -> tuple[Field, ...]:
        raise NotImplementedError

    def decks(self) -> list[tuple[str, list[int]]]:
        """Each card back, and the fields that hold cards of it."""
        raise NotImplementedError

    def readings(self) -> dict[int, list[int]]:
        """For each step the hidden numbers, and piles of hidden size, that it may read."""
        raise NotImplementedError

    def names(self) -> dict[int, tuple[str, str, str]]:
        """What each step is called, a letter for the type of each of its numbers, and their names."""
        raise NotImplementedError

    def events(self) -> dict[str, str]:
        raise NotImplementedError

    def reasons(self) -> tuple[str, ...]:
        raise NotImplementedError

    def endings(self) -> tuple[str, ...]:
        raise NotImplementedError

    def shapes(self) -> str:
        """A letter for each field: a Number, a Vector, a Pile or a List of piles."""
        raise NotImplementedError

    def piles(self, field: int) -> list[Pile]:
        raise NotImplementedError

    def set_piles(self, field: int, some: list[Pile]) -> None:
        raise NotImplementedError

    def numbers(self, field: int) -> vec[i64]:
        raise NotImplementedError

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        raise NotImplementedError

    def show_to_all(self, table: dict[str, object]) -> None:
        """Every field in its place as a view has it, None where seats see it differently."""
        raise NotImplementedError

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        """Those that `seat` sees otherwise than others do."""
        raise NotImplementedError

    def forget(self, seat: Seat) -> None:
        """Blank the numbers that `seat` does not see."""
        raise NotImplementedError

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        """Hand over what `seat` sees, and have dealt anew what it does not: each back, and what the rules say of it."""
        raise NotImplementedError

    def see(self, sink: Sink, seat: Seat) -> None:
        """Hand over to a sink what `seat` may see."""
        raise NotImplementedError

    def always_offers(self, question: i64) -> bool:  # noqa: ARG002
        """Whether the question has an option for whoever is asked, as its first line says: nobody need list it."""
        return False

    def standing(self, seat: Seat) -> None:
        """Offer what `seat` may do at any moment, asked or not.  Nothing, unless the rules say `standing`."""

    def overdue(self, seat: Seat) -> None:
        """Offer what a clock that runs out does to `seat`.  Nothing, unless the rules say `overdue`."""

    def before_redeal(self, seat: Seat, deck: str) -> None:
        """Settle hidden sizes on a table that `seat` imagines.  Nothing, unless the rules say `before_redeal`."""

    def after_redeal(self, seat: Seat, deck: str) -> None:
        """Put right what chance cannot have dealt to that table.  Nothing, unless the rules say `after_redeal`."""

    def objection(self, seat: Seat, option: i64) -> Reason:  # noqa: ARG002
        """Why `seat` may not take an option that no question refuses by name, where the rules say `objection`."""
        return NOT_OFFERED

    # -- The words rules are written with --------------------------------------------

    def then(
        self,
        a: Step,
        b: Step = NO_STEP,
        c: Step = NO_STEP,
        d: Step = NO_STEP,
        e: Step = NO_STEP,
        f: Step = NO_STEP,
    ) -> None:
        """Do these next, in this order, before anything already on the agenda."""
        agenda = self.agenda
        if f:
            agenda.push(f)
        if e:
            agenda.push(e)
        if d:
            agenda.push(d)
        if c:
            agenda.push(c)
        if b:
            agenda.push(b)
        agenda.push(a)

    def then_each(self, steps: list[Step]) -> None:
        """Like `then`, for as many steps as there are spaces to cross or seats to ask."""
        i: i64 = len(steps) - 1
        while i >= 0:
            self.agenda.push(steps[i])
            i -= 1

    def offer(self, option: Option) -> None:
        """The first option offered is the safe one: a clock that runs out takes it."""
        self.menu.push(option)

    def offer_each(self, option: Option, place: i64, numbers: i64) -> None:
        """An option for each of a set of numbers, a bit each: it stands at a place of `option` where that has 0."""
        self.menu.push_each(option, place, numbers)

    def refuse(self, option: Option, reason: Reason) -> None:
        """Say why something that looks possible is not."""
        refused = self.refused
        if refused is not None:
            refused.append((int(option), int(reason)))

    def withdraw(self) -> None:
        """Take back the questions still open."""
        self.asked.n = 0

    def tell(self, kind: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, secret: i64 = -1, knows: i64 = 0) -> None:
        if self.story is not None:
            self.write_down(kind, a, b, c, secret, knows)

    def write_down(self, kind: str, a: i64, b: i64, c: i64, secret: i64, knows: i64) -> None:
        """Apart from `tell`, which mostly nobody hears, so that it is small enough to be inlined."""
        story = self.story
        if story is not None:
            story.append(Event(kind, [int(a), int(b), int(c)], secret, knows, self.cause))

    def finish(self, winners: i64, ending: i64) -> None:
        self.over = True
        self.winners = winners
        self.ending = ending
        self.asked.n = 0

    def kind(self, card: Card) -> Kind:
        return Kind(self.kinds[card])

    def find(self, pile: Pile, kind: Kind) -> Card:
        """The first card of this kind in a pile."""
        kinds = self.kinds
        for card in pile.cards:
            if kinds[card] == kind:
                return card
        raise LookupError("no card of that kind lies there")

    def leave(self, hand: Pile, card: Card) -> None:
        """A card leaves a hand.  Whoever knew of only one of its twins no longer knows that another is there."""
        hand.remove(card)
        known = self.known
        for other in hand.cards:
            if self.kinds[other] == self.kinds[card]:
                one = known[card]
                known[card] = one | known[other]
                known[other] &= one

    def after(self, seat: Seat) -> Seat:
        seat = Seat(seat + 1)
        return seat if seat < self.seats else Seat(0)

    def before(self, seat: Seat) -> Seat:
        return Seat(seat - 1) if seat else Seat(self.seats - 1)

    def others(self, seat: Seat) -> vec[Seat]:
        """The other seats, clockwise."""
        return OTHERS[self.seats][seat]

    def everyone(self) -> vec[Seat]:
        return EVERYONE[self.seats][0]

    def circle_from(self, seat: Seat) -> vec[Seat]:
        """Every seat, clockwise from `seat`."""
        return EVERYONE[self.seats][seat]

    def below(self, n: i64) -> i64:
        """A fair number in range(n).  Every product is cut to 62 bits: the same in plain Python and compiled."""
        if not self.stream & 1:
            return self.below_by_key(n)
        self.rng = (self.rng + self.stream) & LOW62
        return fair(self.rng, n)

    def below_by_key(self, n: i64) -> i64:
        """The same from a keyed hash: whoever has seen every number so far cannot say the next."""
        if self.stream == TOLD:
            return self.below_as_told(n)
        self.rng += 1
        drawn = blake2b(int(self.rng).to_bytes(8, "big"), digest_size=8, key=self.key).digest()
        return int.from_bytes(drawn, "big") * int(n) >> 64

    def below_as_told(self, n: i64) -> i64:
        return self.as_told([1] * int(n))

    def as_told(self, weights: list[int]) -> int:
        """Two bytes of the key are a number; what there is only one of needs no chance."""
        if len(weights) <= 1:
            return 0
        at = 2 * int(self.rng)
        if at >= len(self.key):
            raise NeedsChance(weights)
        self.rng += 1
        return int.from_bytes(self.key[at : at + 2], "big")

    def shuffle_as_told(self, pile: Pile) -> None:
        """Kind by kind from the top: which of several alike lies where is no chance that matters."""
        cards = pile.own()
        i: i64 = len(cards) - 1
        while i > 0:
            first: dict[int, int] = {}
            count: dict[int, int] = {}
            for at in range(i + 1):
                kind = int(self.kinds[cards[at]])
                first.setdefault(kind, int(at))
                count[kind] = count.get(kind, 0) + 1
            kinds = sorted(count)
            j: i64 = first[kinds[self.as_told([count[kind] for kind in kinds])]]
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def listen_to_chance(self, numbers: bytes) -> None:
        """From now on chance is what it is told, two bytes a number; then `NeedsChance`."""
        self.key = numbers
        self.rng = 0
        self.stream = TOLD

    def sow(self, seed: int) -> None:
        """Let all chance to come follow from a seed; a long one is the key of dice that nobody can foresee.

        A negative one is chance as it is told: the bytes of the numbers, as `telling` packs them.
        """
        if seed < 0:
            self.listen_to_chance((-seed).to_bytes((-seed).bit_length() // 8 + 1, "big").lstrip(b"\0")[1:])
        elif seed >> KEY_BITS:
            self.key = blake2b(str(seed).encode(), digest_size=32).digest()
            self.rng = 0
            self.stream = KEYED
        else:
            low, high = split_seed(seed)
            self.key = b""
            self.rng = low
            self.stream = high | 1

    def roll_anew(self, seed: i64) -> None:
        """The fast dice, from a start that has nothing to do with what was rolled so far."""
        self.key = b""
        self.rng = seed & LOW62
        self.stream = GAMMA

    def shuffle(self, pile: Pile) -> None:
        """Shuffle, and forget who knew what."""
        if self.stream == TOLD:
            self.shuffle_as_told(pile)
        else:
            self.shuffle_by_dice(pile)
        known = self.known
        for card in pile.cards:
            known[card] = 0
        pile.eyes = 0
        pile.looked = self.looks

    def shuffle_by_dice(self, pile: Pile) -> None:
        if self.stream & 1:
            self.rng = shuffled(pile.own(), self.rng, self.stream)
            return
        cards = pile.own()
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def show(self, card: Card, seat: Seat) -> None:
        self.known[card] |= eye(seat)
        self.note_look(card)

    def show_all(self, card: Card) -> None:
        self.known[card] = ALL_EYES
        self.note_look(card)

    def note_look(self, card: Card) -> None:
        self.looks += 1
        self.lately = (self.lately << KIND_BITS | self.kinds[card]) & LATELY

    # -- What drivers do: servers, bots, tests ----------------------------------------

    def list_for(self, seat: Seat) -> i64:
        """Fill the menu with what `seat` may do now; how many options that makes."""
        blank_menu(self)
        asked = self.asked
        for i in range(asked.n):
            if whom(asked.room[i]) == seat:
                self.offer_all(asked.room[i], seat)
                break
        if not self.over:
            self.standing(seat)
        return self.menu.n

    def legal(self, seat: Seat) -> list[int]:
        """What `seat` may choose now, the safe option first; nothing where it is not asked.

        Examples:
            >>> from tablee.games import game
            >>> from tablee.kernel.saves import key
            >>> g = game("boom").new(4, seed=7)
            >>> [key(g, option) for option in g.legal(1)][:2]
            ['play_card:1:chaleur_2:-1', 'play_card:1:four_elargi:-1']
            >>> g.legal(0)
            []
        """
        self.list_for(seat)
        return self.menu.listed()

    def explain(self, seat: Seat) -> list[tuple[int, int]]:
        """What `seat` may not do now, and why: pairs of an option and a reason, each once."""
        refused: list[tuple[int, int]] = []
        self.refused = refused
        self.list_for(seat)
        self.refused = None
        return list(dict.fromkeys(refused))

    def overdue_options(self, seat: Seat) -> list[int]:
        blank_menu(self)
        self.overdue(seat)
        return self.menu.listed()

    def asked_seat(self) -> Seat:
        """Whose turn it is to answer where seats are asked one after the other."""
        return whom(self.asked.room[0])

    def waits_for(self, seat: Seat) -> bool:
        asked = self.asked
        for i in range(asked.n):
            if whom(asked.room[i]) == seat:
                return True
        return False

    def play(self, seat: Seat, option: Option) -> None:
        """Apply one choice, and all that follows from it until a seat must choose; else `IllegalOption`.

        Examples:
            >>> from tablee.games import game
            >>> from tablee.kernel.saves import parse
            >>> g = game("boom").new(4, seed=7)
            >>> g.play(1, parse(g, "play_card:1:chaleur_2:-1"))
            >>> [seat for seat in range(4) if g.waits_for(seat)]
            [0, 1, 2, 3]
            >>> g.play(0, parse(g, "play_card:0:chaleur_1:-1"))
            Traceback (most recent call last):
            tablee.kernel.state.IllegalOption: ...
        """
        for i in range(self.list_for(seat)):
            if self.menu.room[i] == option:
                self.commit(seat, option)
                return
        raise IllegalOption(int(option), self.why_not(seat, option))

    def why_not(self, seat: Seat, option: i64) -> int:
        for refused, reason in self.explain(seat):
            if refused == option:
                return reason
        return int(self.objection(seat, option))

    def commit(self, seat: Seat, option: Option) -> None:
        """Like `play`, for callers that took `option` from `legal`."""
        if not self.stands(seat, option):
            self.close(seat)
        self.listed = 0
        self.cause = option
        self.perform(option)
        self.run()

    def run_out(self, seat: Seat, option: Option) -> None:
        """The clock of `seat` has run out: apply an option that only a clock may take."""
        if option not in self.overdue_options(seat):
            raise IllegalOption(int(option), int(NOT_OFFERED))
        self.cause = option
        self.perform(option)
        self.run()

    def stands(self, seat: Seat, option: Option) -> bool:
        """Whether `seat` may do that asked or not: never, where the rules do not say `standing`."""
        menu = blank_menu(self)
        self.standing(seat)
        for i in range(menu.n):
            if menu.room[i] == option:
                return True
        return False

    def close(self, seat: Seat) -> None:
        asked = self.asked
        if asked.n == 1 and whom(asked.room[0]) == seat:
            asked.n = 0
            return
        kept: i64 = 0
        for i in range(asked.n):
            question = asked.room[i]
            if whom(question) != seat:
                asked.room[kept] = question
                kept += 1
        asked.n = kept

    def run(self) -> None:
        """Carry out the agenda until somebody must choose or the game is over."""
        agenda = self.agenda
        asked = self.asked
        while not asked.n and not self.over:
            if not agenda.n:
                raise StuckTable("nothing is left to do and nobody has won")
            step = agenda.pop()
            if is_question(step):
                self.put(step)
            else:
                self.cause = step
                self.perform(step)

    def put(self, question: i64) -> None:
        """Open it for each of its seats that has an option."""
        if self.always_offers(question):
            self.put_unlisted(question)
            return
        seat, mask = whom(question), asked_mask(question)
        asked: i64 = 0
        menu = blank_menu(self)
        while mask:
            bit: i64 = 1 << seat
            if mask & bit:
                mask &= ~bit
                menu.n = 0
                self.offer_all(question, seat)
                self.listed = 0
                if menu.n:
                    asked |= bit
                    self.listed = put_to(question, seat)
                    self.asked.push(self.listed)
            seat = Seat((seat + 1) & 7)
        if asked:
            self.window = put_to_those(question, asked)

    def put_unlisted(self, question: i64) -> None:
        """Open it for each of its seats: all have an option."""
        seat, mask = whom(question), asked_mask(question)
        self.listed = 0
        if mask:
            self.window = question
        while mask:
            bit: i64 = 1 << seat
            if mask & bit:
                mask &= ~bit
                self.asked.push(put_to(question, seat))
            seat = Seat((seat + 1) & 7)


def blank_menu(g: State) -> Steps:
    """The table's own, made when it is first needed: many tables are only copied or looked at.

    Not a method: every choice calls it more than once, and whatever a subclass could replace is not inlined.
    """
    menu = g.menu
    if menu.n < 0:
        menu = Steps(MENU_ROOM[:], 0)
        g.menu = menu
    menu.n = 0
    g.listed = 0
    return menu


def list_question(g: State, question: i64) -> Seat:
    """Have the options of an open question on the menu, where they may still be; whom it asks."""
    seat = whom(question)
    if question != g.listed:
        blank_menu(g)
        g.offer_all(question, seat)
    return seat


def copy_base(g: State, twin: State) -> None:
    twin.seats = g.seats
    twin.rng = g.rng
    twin.stream = g.stream
    twin.key = g.key
    twin.kinds = g.kinds
    twin.kind_names = g.kind_names
    twin.firsts = g.firsts
    twin.known = g.known[:]
    twin.looks = g.looks
    twin.lately = g.lately
    twin.agenda.become(g.agenda)
    twin.asked.become(g.asked)
    twin.window = g.window
    twin.cause = g.cause
    twin.over = g.over
    twin.winners = g.winners
    twin.ending = g.ending


def playout(g: State, dice: State, most: i64 = 1000000) -> int:
    """Play at random to the end, or for `most` decisions, seats answering in the order asked; how many it took."""
    n: i64 = 0
    asked, menu = g.asked, blank_menu(g)
    while not g.over and n < most:
        seat = list_question(g, asked.room[0])
        g.commit(seat, Option(Step(menu.room[dice.below(menu.n)])))
        n += 1
    return n


def mix(seed: i64, n: i64) -> i64:
    """The seed of the n-th of many games, bots or dice that one seed starts."""
    return stirred((seed + n * GAMMA) & LOW62)


def telling(numbers: bytes) -> int:
    """The seed that tells a table its chance."""
    return -int.from_bytes(b"\1" + numbers, "big")


def split_seed(seed: int) -> tuple[int, int]:
    """Where a table's generator starts, and its stream: 124 bits of a seed count."""
    return seed & LOW62, (seed >> 62 & LOW62) or GAMMA


def is_compiled() -> bool:
    return not __file__.endswith(".py")
