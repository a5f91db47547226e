"""Bots at a live table: whoever is asked chooses as its level does, whoever is not reaches for what it needs."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

from tablee.bots.levels import Searcher
from tablee.bots.realtime import Hands, by_chance, policy, reflex_of
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat
from tablee.terminal.match import Match

STILL_OPEN = 0  # what a hand is put out for while its owner thinks


class BotHands(Hands):
    """Bots think beside the game: meanwhile others reach out and the person types."""

    def __init__(self, match: Match) -> None:
        reach = policy(match.game, match.game.box_file(match.record.options)) or by_chance
        reflex = reflex_of(match.record.bots)
        seed = f"{match.record.seed}/{len(match.record.inputs)}"
        super().__init__(match.g, dict.fromkeys(match.bots, reflex), dict.fromkeys(match.bots, reach), seed)
        self._match = match
        self._thoughts: dict[int, Future[int]] = {}
        self._pool = ThreadPoolExecutor(max(1, len(match.bots)))
        self._resting = Event()
        for bot in match.bots.values():
            if isinstance(bot, Searcher):
                bot.cancelled = self._resting.is_set

    def rest(self) -> None:
        """Nobody waits any more for what is thought."""
        self._resting.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def look(self, seat: int, now: float) -> None:
        if self.g.over or not self.g.waits_for(Seat(seat)):
            super().look(seat, now)
            return
        self._thoughts[seat] = self._think(Seat(seat))
        haste = self.reflexes[seat].sample(self._dice[seat])  # whatever it has to choose from
        self._put_out(seat, now + 1000 * self._match.thinking_time + haste, STILL_OPEN)

    def arrive(self) -> tuple[float, int, int]:
        time, seat, option = super().arrive()
        thought = self._thoughts.pop(seat, None)
        return time, seat, thought.result() if thought else option

    def _think(self, seat: Seat) -> Future[int]:
        """About a copy: the table itself goes on changing."""
        bot, eyes = self._match.bots[int(seat)], Eyes(self.g.clone(), seat)
        return self._pool.submit(bot.choose, eyes, self._match.heard_by(seat))
