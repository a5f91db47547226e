"""The course of learning: round after round, each the same from the same seed, kept on the way and taken up again."""

from __future__ import annotations

import io
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tablee import bots
from tablee.bots.levels import NORMAL, Thumb
from tablee.bots.network import Learnt, Network, forget, of_arrays
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.kernel.steps import BITS, Seat
from tablee.places import data_folder
from tablee.train import league
from tablee.train.net import Adam, Lesson, begun
from tablee.train.school import MOST_LABELS, MOST_WORDS, Positions, Sample, School, seed_of

START = 30  # rounds: first what rules of thumb come to, and what short searches without a network say
EVERY = 25  # rounds from one look at how well it plays to the next
SNAPSHOTS = 4  # networks of before, that it plays against
EXAM = 48  # games of one look
LARGEST = 2_000_000  # bytes


@dataclass(frozen=True)
class Measure:
    """How much there is of everything in a round."""

    rows: int = 6144  # positions of games by rule of thumb
    batch: int = 512
    searched: int = 64  # decisions searched
    kept: int = 4096  # searched decisions, and as many positions twice over, for each number of players
    lessons: int = 6  # steps of learning from searched decisions
    sitting: int = 128  # searched decisions of one step
    ahead: int = 20  # decisions that a search plays on by rule of thumb before the network judges


@dataclass(frozen=True)
class Look:
    """What was seen after so many rounds."""

    rounds: int
    seconds: float
    value: float  # how surprising the ends of games were, in nats
    policy: float  # and how far its chances were from those of searches
    guess: float
    won: float  # of games against three of the usual level, without searching
    par: float
    games: int


@dataclass
class Learning:
    """All that it goes on from."""

    weights: Any
    adam: Adam
    words: dict[str, int]
    labels: dict[str, int]
    rounds: int = 0
    seconds: float = 0.0
    samples: dict[int, list[Sample]] = field(default_factory=dict)
    positions: dict[int, Positions] = field(default_factory=dict)
    snapshots: list[Any] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    missed: dict[str, float] = field(default_factory=dict)


class Training:
    """One game's network, from its first round on."""

    def __init__(self, game: Game, seed: int, measure: Measure = Measure()) -> None:  # noqa: B008 — it never changes
        self.game, self.seed, self.measure = game, seed, measure
        self.school = School(game)
        self.at = self._begun()

    def _begun(self) -> Learning:
        school = self.school
        dice = np.random.default_rng(self.seed)
        weights = begun(len(school.inputs), len(school.of_a_seat), MOST_WORDS, MOST_LABELS, dice)
        return Learning(weights, Adam(weights), school.words, school.labels)

    # -- One round --------------------------------------------------------------------------

    def round(self) -> None:
        at, n = self.at, self.at.rounds
        dice = np.random.default_rng([self.seed, n + 1])
        seats = self.school.sizes[n % len(self.school.sizes)]
        self._study_rule_of_thumb(seats, dice)
        self._play(seats)
        for _ in range(self.measure.lessons):
            self._study_searches(dice)
            if n >= START:
                self._study_league(dice)
        at.rounds = n + 1
        if at.rounds % EVERY == 0:
            at.snapshots = [*at.snapshots, self.arrays()][-SNAPSHOTS:]

    def _study_rule_of_thumb(self, seats: int, dice: np.random.Generator) -> None:
        notes, deal = self.school.notes(seats, self.measure.rows), self.school.laid(seats).lay_out
        seed, n = seed_of(self.seed, self.at.rounds, 1), 0
        while not notes.is_full():
            n += 1
            notes.play(deal(seed_of(seed, n)), State(0, seed_of(seed, -n)))
        found = self.school.positions(notes, seats)
        order = dice.permutation(len(found))
        for start in range(0, len(order) - self.measure.batch + 1, self.measure.batch):
            self._judge(seats, found.some(order[start : start + self.measure.batch]), "value")

    def _judge(self, seats: int, some: Positions, name: str) -> None:
        lesson = Lesson(self.at.weights, self.school.places[seats], some.cells)
        self._missed(name, lesson.value(some.opinions, some.ends))
        if self.at.labels:
            self._missed("guess", lesson.guess(some.hidden))
        self.at.adam.step(lesson.all())

    def _play(self, seats: int) -> None:
        """Until enough decisions were searched; by the networks of before, too, once there is one worth its name."""
        at, seed, n = self.at, seed_of(self.seed, self.at.rounds, 2), 0
        networks = [of_arrays(one) for one in [*at.snapshots, self.arrays()]] if at.rounds >= START else []
        found: list[Sample] = []
        notes = self.school.notes(seats, self.measure.searched * league.SEARCHED * 4)
        while len(found) < self.measure.searched and not notes.is_full():
            n += 1
            game = league.Game(self.school, seats, seed_of(seed, n), networks)
            game.play(notes)
            found += game.samples
            if n == self.measure.searched:
                break
        at.samples[seats] = [*at.samples.get(seats, []), *found][-self.measure.kept :]
        if at.rounds >= START:
            new = self.school.positions(notes, seats)
            at.positions[seats] = new.after(at.positions.get(seats, new.some(slice(0))), 2 * self.measure.kept)

    def _study_searches(self, dice: np.random.Generator) -> None:
        samples = self._any(self.at.samples, dice)
        if samples is None:
            return
        seats, which = samples
        some = [self.at.samples[seats][i] for i in which[: self.measure.sitting]]
        lesson = Lesson(self.at.weights, self.school.places[seats], np.stack([one.cells for one in some]))
        self._missed("policy", lesson.policy(self.school.choices(some)))
        self.at.adam.step(lesson.all())

    def _study_league(self, dice: np.random.Generator) -> None:
        found = self._any(self.at.positions, dice)
        if found is not None:
            self._judge(found[0], self.at.positions[found[0]].some(found[1]), "league")

    def _any(self, kept: Any, dice: np.random.Generator) -> tuple[int, Any] | None:
        """Some of one number of players, drawn by how many there are."""
        sizes = sorted(kept)
        counts = np.array([len(kept[size]) for size in sizes], np.float64)
        if not counts.sum():
            return None
        size = sizes[int(dice.choice(len(sizes), p=counts / counts.sum()))]
        return size, dice.integers(len(kept[size]), size=min(self.measure.batch, len(kept[size])))

    def _missed(self, name: str, nats: float) -> None:
        before = self.at.missed.get(name, nats)
        self.at.missed[name] = before + 0.02 * (nats - before)

    # -- How well it plays ------------------------------------------------------------------

    def look(self) -> Look:
        """Without searching, at every seat in turn, beside the usual level."""
        seats, net = self.game.usual, of_arrays(self.arrays())
        results = [self._exam(net, seats, deal, deal % seats) for deal in range(EXAM)]
        won, par = (sum(one[k] for one in results) / EXAM for k in (0, 1))
        value, policy, guess = (self.at.missed.get(name, 0.0) for name in ("value", "policy", "guess"))
        found = Look(self.at.rounds, round(self.at.seconds, 1), value, policy, guess, won, par, EXAM)
        self.at.looks.append(found)
        return found

    def _exam(self, net: Network, seats: int, deal: int, me: int) -> tuple[float, float]:
        g = self.game.new(seats, deal + 1)
        players: list[Any] = [Thumb(bots.mind(self.game), seat, NORMAL) for seat in range(seats)]
        players[me] = Learnt(self.game, net, players[me])
        left = 20 * int(self.school.laid(seats).spaces.longest)
        while not g.over and left:
            left -= 1
            seat = Seat(g.asked_seat())
            g.play(seat, players[seat].choose(Eyes(g, seat)))
        winners = [seat for seat in range(seats) if g.winners & BITS[seat]]
        return (1 / len(winners) if me in winners else 0.0), bool(winners) / seats

    # -- What is kept and written -----------------------------------------------------------

    def arrays(self) -> dict[str, Any]:
        return self.school.arrays(self.at.adam.lasting, self.measure.ahead)

    @property
    def path(self) -> Path:
        name = f"{self.game.id}-{self.game.version}-{self.game.fingerprint()}-{self.seed}.learning"
        return data_folder() / "train" / name

    def keep(self) -> None:
        """All at once or not at all."""
        replace(self.path, pickle.dumps(self.at))

    def take_up(self) -> bool:
        """Whether something had been kept that fits; what somebody else wrote there is as if it were not."""
        try:
            at = pickle.loads(self.path.read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError):
            return False
        if at.weights["first"].shape != self.at.weights["first"].shape:
            return False
        self.at = at
        self.school.words, self.school.labels = at.words, at.labels
        return True

    def write(self, folder: Path | None = None) -> Path:
        """Where bots look for it, beside the rules, or elsewhere."""
        path, memory = (folder or self.game.folder) / bots.WEIGHTS, io.BytesIO()
        np.savez_compressed(memory, **self.arrays())
        replace(path, memory.getvalue())
        forget()
        return path


def replace(path: Path, content: bytes) -> None:
    """All at once or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as fault:
        raise BadInput(f"{path} cannot be written: {fault.strerror or fault}.") from None
