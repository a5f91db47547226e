"""Teach a small network to play a game, on the CPU, in some minutes; numpy plays it afterwards as level `appris`.

    pip install tablee torch
    python examples/train.py boom --minutes 10

The network begins with the points that `normal` gives each option.  Short searches, such as `expert` makes, show how
often each option was tried where `normal`, with a slip here and there, has come to; the network learns to add to the
points what spreads its choices as the searches do.  Weights are written after every round.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tablee import bots
from tablee.bots.levels import NORMAL, TABLE, Thumb
from tablee.games import OURS, game
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import State, mix
from tablee.spaces.features import MOST_WORDS, Features, words
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import lay

try:
    import torch
    from torch import nn
except ImportError:
    raise SystemExit("PyTorch is not installed; `pip install torch` brings it.") from None

WIDTH = 64
BATCH = 128
SLIPS = 12  # of so many choices one is left to chance
SHOWN = 4  # of so many choices one is searched
ITERATIONS = {"boom": 300, "baba": 100, "bunny": 150, "badass": 100, "seizh": 100}  # of a search
HELD = 10  # one sample of so many is not learnt from
ROUND = 60.0  # seconds, of which three quarters go into searching
MOST_VOCABULARY = 4096  # words; the first stands for none


@dataclass
class Sample:
    """One decision: what was seen, what could be done, and how much was to be said for each option."""

    sight: Any
    seats: Any
    words: list[list[int]]
    aims: list[int]
    thumb: Any
    target: Any


@dataclass
class School:
    """The features of a game at every number of seats, under common names."""

    game: Game
    words: dict[str, int] = field(default_factory=dict)
    heard: dict[tuple[int, int, int], tuple[list[int], int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tables = {seats: Features(lay(self.game, seats)) for seats in self.game.seats if seats > 1}
        self.inputs = sorted({name for f in self.tables.values() for name in f.names})
        self.of_a_seat = sorted({name for f in self.tables.values() for name in f.of_a_seat})
        self.most = max(self.tables)
        self.places = {
            seats: ([self.inputs.index(n) for n in f.names], [self.of_a_seat.index(n) for n in f.of_a_seat])
            for seats, f in self.tables.items()
        }

    def sample(self, g: State, seat: int, options: list[int], thumb: Any, target: Any) -> Sample:
        seats = int(g.seats)
        sight, around = self.tables[seats].sight(g, seat)
        to_sight, to_seat = self.places[seats]
        wide = np.zeros(len(self.inputs), np.float16)
        wide[to_sight] = sight
        deep = np.zeros((self.most, len(self.of_a_seat)), np.float16)
        deep[np.ix_(range(seats), to_seat)] = around
        said = [self._said(g, option, seat) for option in options]
        return Sample(wide, deep, [w for w, _ in said], [aim for _, aim in said], thumb, target)

    def _said(self, g: State, option: int, seat: int) -> tuple[list[int], int]:
        place = (option, seat, int(g.seats))
        if place not in self.heard:
            found, aim = words(g, option, seat)
            self.heard[place] = [self.words.setdefault(word, len(self.words) + 1) for word in found], aim
        return self.heard[place]


class Lesson:
    """A game of `normal` at a table of any size, a choice left to chance here and there."""

    def __init__(self, school: School, seed: int) -> None:
        self.school = school
        self.dice = State(0, mix(seed, -1))
        seats = list(school.tables)[self.dice.below(len(school.tables))]
        laid = school.tables[seats].laid
        self.desk = Desk(laid.spaces, laid.new(seed, told=True))
        self.normal = Thumb(bots.mind(school.game), seed, NORMAL)
        self.teacher = bots.searcher("expert", school.game, seed, ITERATIONS[school.game.id])
        self.heard: list[list[dict[str, object]]] = [[] for _ in range(seats)]

    def samples(self) -> Iterator[Sample]:
        desk = self.desk
        while not desk.g.over:
            eyes = Eyes(desk.g, desk.seat)
            options = [int(desk.options[i]) for i in range(desk.n)]
            choice = self.normal.choose(eyes)
            if choice in options and self.worth_a_search(eyes):
                target = self.searched(eyes, options)
                thumb = self.normal.points(desk.g, desk.seat, options)
                yield self.school.sample(desk.g, int(desk.seat), options, thumb, target)
                choice = options[int(np.argmax(target))]
            desk.choose(choice if self.dice.below(SLIPS) else options[self.dice.below(len(options))])

    def worth_a_search(self, eyes: Eyes) -> bool:
        if self.desk.n == 1 or self.dice.below(SHOWN):
            return False
        return not self.normal.need_not_think(eyes.imagine(TABLE), eyes.seat)

    def searched(self, eyes: Eyes, options: list[int]) -> Any:
        """Which part of its tries a search gives each option."""
        g, heard = self.desk.g, self.heard[eyes.seat]
        heard += [told(g, event, eyes.seat) for event in (g.story or [])[len(heard) :]]
        search = self.teacher.search(eyes, heard)
        visits = np.array([int(search.visits(option)) for option in options], np.float32)
        return visits / visits.sum()


def collect(school: School, seed: int, seconds: float) -> Iterator[Sample]:
    start, n = time.process_time(), 0
    while time.process_time() - start < seconds:
        n += 1
        yield from Lesson(school, int(mix(seed, n))).samples()


class Network(nn.Module):
    """What is seen, the words of an option and the seat it is aimed at meet in one layer, and add to its points."""

    def __init__(self, inputs: int, of_a_seat: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.aimed = nn.Linear(of_a_seat, WIDTH, bias=False)
        self.embedding = nn.Embedding(MOST_VOCABULARY, WIDTH, padding_idx=0)
        self.thumb = nn.Parameter(torch.zeros(WIDTH))
        self.last = nn.Linear(WIDTH, 1, bias=False)
        self.gain = nn.Parameter(torch.ones(1))
        nn.init.normal_(self.embedding.weight[1:], std=0.1)
        nn.init.normal_(self.last.weight, std=0.01)

    def forward(self, batch: Batch) -> Any:
        """The logarithm of each option's chance."""
        seen = self.second(torch.relu(self.first(batch.sight)))
        around = self.aimed(batch.seats)
        aimed = torch.gather(around, 1, batch.aims.unsqueeze(-1).expand(-1, -1, WIDTH))
        thumb = batch.thumb.unsqueeze(-1) * self.thumb
        met = torch.relu(seen.unsqueeze(1) + aimed + self.embedding(batch.words).sum(2) + thumb)
        points = self.last(met).squeeze(-1) + self.gain * batch.thumb
        return torch.log_softmax(points.masked_fill(~batch.open, -1e9), 1)


class Batch:
    def __init__(self, samples: list[Sample]) -> None:
        most = max(len(s.words) for s in samples)
        told = np.zeros((len(samples), most, MOST_WORDS), np.int64)
        aims = np.zeros((len(samples), most), np.int64)
        thumb = np.zeros((len(samples), most), np.float32)
        target = np.full((len(samples), most), -1, np.float32)
        for i, s in enumerate(samples):
            n = len(s.words)
            target[i, :n], thumb[i, :n], aims[i, :n] = s.target, s.thumb, s.aims
            for j, found in enumerate(s.words):
                told[i, j, : len(found)] = found
        self.sight = torch.from_numpy(np.stack([s.sight for s in samples]).astype(np.float32))
        self.seats = torch.from_numpy(np.stack([s.seats for s in samples]).astype(np.float32))
        self.words, self.aims, self.thumb = torch.from_numpy(told), torch.from_numpy(aims), torch.from_numpy(thumb)
        self.open, self.target = torch.from_numpy(target >= 0), torch.from_numpy(target.clip(0))


class Teaching:
    """Passes over all samples so far; the network that does best on what is held back is kept."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.samples: list[Sample] = []
        self.held: list[Sample] = []
        self.optimiser = torch.optim.AdamW(network.parameters(), 1e-3, weight_decay=3e-2)
        self.dice = np.random.default_rng(1)

    def add(self, sample: Sample) -> None:
        (self.samples if self.dice.integers(HELD) else self.held).append(sample)

    def run(self, seconds: float) -> float:
        start, held = time.process_time(), Batch(self.held)
        best, kept, worse = self.missed(held), _copy(self.network), 0
        while time.process_time() - start < seconds and worse < 3:
            self.one_pass()
            missed = self.missed(held)
            worse = 0 if missed < best else worse + 1
            if missed < best:
                best, kept = missed, _copy(self.network)
        self.network.load_state_dict(kept)
        return best

    def one_pass(self) -> None:
        order = self.dice.permutation(len(self.samples))
        for i in range(0, len(order), BATCH):
            batch = Batch([self.samples[j] for j in order[i : i + BATCH]])
            self.optimiser.zero_grad()
            self.loss(batch).backward()
            self.optimiser.step()

    def loss(self, batch: Batch) -> Any:
        return -(self.network(batch) * batch.target).sum(1).mean()

    def missed(self, batch: Batch) -> float:
        with torch.no_grad():
            return float(self.loss(batch))


def _copy(network: Network) -> dict[str, Any]:
    return {name: value.clone() for name, value in network.state_dict().items()}


def train(school: School, minutes: float, seed: int, path: Path) -> None:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    network, start, n = Network(len(school.inputs), len(school.of_a_seat)), time.process_time(), 0
    teaching = Teaching(network)
    while time.process_time() - start < 60 * minutes:
        n += 1
        for sample in collect(school, int(mix(seed, n)), ROUND * 3 / 4):
            teaching.add(sample)
        before = teaching.missed(Batch(teaching.held))
        after = teaching.run(ROUND / 4)
        write(path, school, network)
        spent = time.process_time() - start
        print(f"{spent:.0f} s: {len(teaching.samples)} samples, loss {before:.4f} to {after:.4f}", flush=True)


def write(path: Path, school: School, network: Network) -> None:
    """Plain arrays in half precision, which numpy reads."""
    half = {name: p.detach().numpy().astype(np.float16) for name, p in network.named_parameters()}
    vocabulary = sorted(school.words, key=lambda word: school.words[word])
    np.savez_compressed(
        path,
        inputs=np.array(school.inputs),
        of_a_seat=np.array(school.of_a_seat),
        words=np.array(vocabulary),
        first=half["first.weight"].T,
        first_bias=half["first.bias"],
        second=half["second.weight"].T,
        second_bias=half["second.bias"],
        aimed=half["aimed.weight"].T,
        embedding=half["embedding.weight"][1 : len(vocabulary) + 1],
        thumb=half["thumb"],
        last=half["last.weight"][0],
        gain=half["gain"],
    )


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OURS)
    said.add_argument("--minutes", type=float, default=10.0, help="processor time, on one core")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--out", type=Path, help="by default where level `appris` looks for it")
    chosen = said.parse_args()
    train(
        School(game(chosen.game)), chosen.minutes, chosen.seed, chosen.out or game(chosen.game).folder / "weights.npz"
    )


if __name__ == "__main__":
    main()
