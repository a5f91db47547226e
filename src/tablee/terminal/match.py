"""A game between a person and bots: the table, its record on disk, and whose move it is.  Nothing here speaks."""

from __future__ import annotations

from pathlib import Path

from tablee import bots, games
from tablee.kernel.game import BadInput
from tablee.kernel.records import Input, key, replay
from tablee.kernel.sight import Eyes, told, view
from tablee.kernel.state import Event, mix, split_seed
from tablee.kernel.steps import Option, Seat, Step
from tablee.terminal import saved
from tablee.terminal.saved import Saved


class Match:
    def __init__(self, record: Saved, path: Path, box: Path | None = None) -> None:
        self.record = record
        self.path = path
        self.game = games.game(record.game).boxed(box or record.box_path).speaking_of(record.options)
        self.me = Seat(record.seat)
        if record.seat not in range(record.seats):
            raise BadInput(f"the seats are 1 to {record.seats}, not {record.seat + 1}.")
        self.story: list[Event] = []
        self.g = replay(self.game, record, None, self.story)
        self.bots = {seat: self._bot(seat) for seat in range(record.seats) if seat != record.seat}
        self.heard = 0

    def _bot(self, seat: int) -> bots.Bot:
        """Seeded by how far the game is, so that it goes on alike whenever it is resumed."""
        low, high = split_seed(self.record.seed)
        start = mix(mix(low, high), len(self.record.inputs) * 8 + seat)
        return bots.make(self.record.bots, self.game, start)

    @property
    def over(self) -> bool:
        return self.g.over

    def bot_moves(self) -> bool:
        """The bot whose turn it is to answer does; False when it is the person's turn.

        Of several seats asked at once the one the rules name first answers first; nobody sees an answer of another.
        """
        seat = self.g.asked_seat()
        if seat == self.me:
            return False
        self.play(seat, self.bots[int(seat)].choose(Eyes(self.g, seat), self.heard_by(seat)))
        return True

    def heard_by(self, seat: Seat) -> list[dict[str, object]]:
        """What a bot was told since the game began; nothing where it does not listen."""
        listens = getattr(self.bots[int(seat)], "listens", True)
        return [told(self.g, event, seat) for event in self.story] if listens else []

    @property
    def thinking_time(self) -> float:
        """Seconds that a bot may think."""
        return bots.SECONDS.get(self.record.bots, 0.0)

    def forfeits(self) -> list[tuple[int, str]]:
        """Which bots of others lost a decision since the last call, and why."""
        found = []
        for seat, bot in self.bots.items():
            lost: list[str] = getattr(bot, "forfeits", [])
            found += [(seat, why) for why in lost]
            lost.clear()
        return found

    def i_play(self, option: int) -> None:
        self.play(self.me, option)

    def play(self, seat: Seat, option: int) -> None:
        """Written down after every move: whatever happens next, the game can be resumed."""
        move = Input(int(seat), key(self.g, option))
        self.g.play(seat, Option(Step(option)))
        self.record.inputs.append(move)
        self.record.over = self.g.over
        self.save()

    def save(self) -> None:
        saved.write(self.path, self.record)

    def news(self) -> list[dict[str, object]]:
        """What the person was told since the last call."""
        fresh = self.story[self.heard :]
        self.heard = len(self.story)
        return [told(self.g, event, self.me) for event in fresh]

    def view(self) -> dict[str, object]:
        return view(self.g, self.me)
