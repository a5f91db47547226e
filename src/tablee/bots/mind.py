# mypyc: compile
"""What a bot thinks of a table: points for options, a value for a position, and how likely what was seen is.

A game brings its own mind as ``mind``, with ``mind() -> Mind``.  This one has no opinion: with it, search is plain
Monte Carlo, which is what somebody else's game gets.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.state import State
from tablee.kernel.steps import BITS, Seat

CERTAIN: Final = 1000  # the value of a game won alone


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Opinions about one game.  It may look at a seat's own cards and at what is public, and at nothing else."""

    def look(self, g: State, seat: Seat) -> None:
        """Take in what the scores of all options of one decision share."""

    def score(self, option: i64) -> i64:
        """Points for an option of the seat looked at: 100 is a good reason to prefer it."""
        return 0

    def worth(self, g: State, seat: Seat) -> i64:
        """What a position is worth to a seat, from 0 to CERTAIN; exact once the game is over."""
        return win_share(g, seat)

    def secret(self, g: State, seat: Seat) -> i64:
        """What a seat alone knows and plays by, such as a role: search keeps such players apart."""
        return 0

    def poker_face(self, g: State, seat: Seat) -> bool:
        """Whether a seat had better play as anybody would: thinking ahead would give it away."""
        return False

    def label(self, g: State, seat: Seat) -> str:
        """A name for what a seat hides, such as its role; "" where there is nothing to guess."""
        return ""

    def doubt(self) -> str:
        """The question whether an announcement is believed, which names who announced what; "" where none is asked."""
        return ""

    def minds_rivals(self) -> bool:
        """Whether search lets rivals learn too.  Where they must guess at our cards they would learn them: then not."""
        return False

    def temper(self) -> i64:
        """How many points of difference make an option e times as likely."""
        return 40

    def patience(self) -> i64:
        """After how many decisions a playout is cut and valued."""
        return 400

    def recall(self, g: State, seat: Seat, level: i64, dice: State) -> i64:
        """The answer to a question of knowledge, as good as a bot of this level knows it; 0 where none is asked."""
        return 0

    def learn(self, g: State, seat: Seat, told: list[dict[str, object]]) -> None:
        """Take in what `seat` has been told since the game began; `g` is a table it imagines."""

    def likelihood(self, g: State) -> float:
        """How well an imagined table explains what was learnt, from 0 to 1."""
        return 1.0


def win_share(g: State, seat: Seat) -> i64:
    """A win counts whole, a shared one its part; an open game what it is worth to all."""
    if not g.over:
        return CERTAIN // g.seats
    if not g.winners & BITS[seat]:
        return 0
    winners: i64 = 0
    for other in range(g.seats):
        if g.winners & BITS[other]:
            winners += 1
    return CERTAIN // winners


def by_margin(g: State, seat: Seat, margin: i64, wide: i64) -> i64:
    """The value of being so far ahead of the best rival, where `wide` is a lot; most of it is the win once won."""
    clipped = max(-wide, min(wide, margin))
    ahead = CERTAIN // 2 + clipped * CERTAIN // (2 * wide)
    return (3 * win_share(g, seat) + ahead) // 4 if g.over else ahead


def parts(told: dict[str, object]) -> dict[str, object]:
    args = told["args"]
    assert isinstance(args, dict)
    return args


def number(value: object) -> i64:
    assert isinstance(value, int)
    return value
