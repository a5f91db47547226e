"""Teach a small network to play a game, on the CPU, in some minutes; numpy plays it afterwards as level `appris`.

    pip install tablee torch
    python examples/train.py boom --minutes 3

First it imitates `normal`.  Then `normal` plays on with a random choice here and there, and what these choices lead to
moves the network away from its model where that pays.
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
from tablee.bots.learnt import WEIGHTS
from tablee.games import OURS, game
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.desk import Desk
from tablee.spaces.features import MOST_WORDS, Features, words
from tablee.spaces.plan import lay

try:
    import torch
    from torch import nn
except ImportError:
    raise SystemExit("PyTorch is not installed; `pip install torch` brings it.") from None

WIDTH = 64
BATCH = 512
STRAYS = 4  # random choices in a game of the second part


@dataclass
class Sample:
    """One decision: what was seen, what could be done, what was done and what came of it."""

    sight: Any
    seats: Any
    words: list[list[int]]
    aims: list[int]
    chosen: int
    won: float = 0.0


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

    def sample(self, g: State, seat: int, options: list[int], chosen: int) -> Sample:
        seats = int(g.seats)
        sight, around = self.tables[seats].sight(g, seat)
        to_sight, to_seat = self.places[seats]
        wide = np.zeros(len(self.inputs), np.float16)
        wide[to_sight] = sight
        deep = np.zeros((self.most, len(self.of_a_seat)), np.float16)
        deep[np.ix_(range(seats), to_seat)] = around
        said = [self._said(g, option, seat) for option in options]
        return Sample(wide, deep, [w for w, _ in said], [aim for _, aim in said], options.index(chosen))

    def _said(self, g: State, option: int, seat: int) -> tuple[list[int], int]:
        place = (option, seat, int(g.seats))
        if place not in self.heard:
            found, aim = words(g, option, seat)
            self.heard[place] = [self.words.setdefault(word, len(self.words)) for word in found], aim
        return self.heard[place]


def games(school: School, seed: int, strays: bool) -> Iterator[list[Sample]]:
    """Games of `normal` at tables of every size: all decisions, or only those left to chance, with their outcome."""
    dice, n, length = State(0, mix(seed, -1)), 0, 100.0
    while True:
        n += 1
        seats = list(school.tables)[dice.below(len(school.tables))]
        desk = Desk(school.tables[seats].laid.plan, school.tables[seats].laid.new(int(mix(seed, n))))
        players = [bots.make("normal", school.game, int(mix(seed + 1, 10 * n + seat))) for seat in range(seats)]
        taken: list[tuple[int, Sample]] = []
        choices = 0
        while not desk.g.over:
            seat, choices = int(desk.seat), choices + 1
            options = [int(desk.options[i]) for i in range(desk.n)]
            choice = players[seat].choose(Eyes(desk.g, Seat(seat)))
            stray = dice.below(int(length)) < STRAYS
            if len(options) > 1 and choice in options and (stray or not strays):
                chosen = options[dice.below(len(options))] if strays else choice
                taken.append((seat, school.sample(desk.g, seat, options, chosen)))
            if stray and len(options) > 1:
                choice = chosen if strays else options[dice.below(len(options))]
            desk.choose(choice)
        length += (choices - length) / 50
        for seat, sample in taken:
            sample.won = desk.reward(Seat(seat))
        yield [sample for _, sample in taken]


def collect(school: School, seed: int, strays: bool, samples: int, seconds: float) -> list[Sample]:
    found: list[Sample] = []
    start = time.process_time()
    for some in games(school, seed, strays):
        found += some
        if len(found) >= samples or time.process_time() - start > seconds:
            return found
    return found


class Network(nn.Module):
    """What is seen, the words of an option and the seat it is aimed at meet in one layer."""

    def __init__(self, inputs: int, of_a_seat: int, vocabulary: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.aimed = nn.Linear(of_a_seat, WIDTH, bias=False)
        self.embedding = nn.Embedding(vocabulary + 1, WIDTH, padding_idx=vocabulary)
        self.last = nn.Linear(WIDTH, 1, bias=False)
        self.value = nn.Sequential(nn.Linear(inputs, 32), nn.ReLU(), nn.Linear(32, 1))
        nn.init.normal_(self.embedding.weight, std=0.1)

    def forward(self, batch: Batch) -> Any:
        """The logarithm of each option's chance."""
        seen = self.second(torch.relu(self.first(batch.sight)))
        around = self.aimed(batch.seats)
        aimed = torch.gather(around, 1, batch.aims.unsqueeze(-1).expand(-1, -1, WIDTH))
        met = torch.relu(seen.unsqueeze(1) + aimed + self.embedding(batch.words).sum(2))
        points = self.last(met).squeeze(-1).masked_fill(~batch.open, -1e9)
        return torch.log_softmax(points, 1)


class Batch:
    def __init__(self, samples: list[Sample], padding: int) -> None:
        most = max(len(s.words) for s in samples)
        told = np.full((len(samples), most, MOST_WORDS), padding)
        aims = np.zeros((len(samples), most), np.int64)
        is_open = np.zeros((len(samples), most), np.bool_)
        for i, s in enumerate(samples):
            is_open[i, : len(s.words)] = True
            aims[i, : len(s.aims)] = s.aims
            for j, found in enumerate(s.words):
                told[i, j, : len(found)] = found
        self.sight = torch.from_numpy(np.stack([s.sight for s in samples]).astype(np.float32))
        self.seats = torch.from_numpy(np.stack([s.seats for s in samples]).astype(np.float32))
        self.words, self.aims, self.open = torch.from_numpy(told), torch.from_numpy(aims), torch.from_numpy(is_open)
        self.chosen = torch.tensor([s.chosen for s in samples]).unsqueeze(1)
        self.won = torch.tensor([s.won for s in samples])


def batches(samples: list[Sample], padding: int, dice: np.random.Generator) -> Iterator[Batch]:
    order = dice.permutation(len(samples))
    for i in range(0, len(order) - BATCH // 2, BATCH):
        yield Batch([samples[j] for j in order[i : i + BATCH]], padding)


def imitation(network: Network, batch: Batch) -> Any:
    return -network(batch).gather(1, batch.chosen).mean()


def improvement(network: Network, batch: Batch) -> Any:
    """Chances of options that did better than the table promised go up: they were drawn evenly, so weigh by number."""
    value = network.value(batch.sight).squeeze(1)
    chance = network(batch).gather(1, batch.chosen).squeeze(1).exp()
    gain = (batch.won - value.detach()) * chance * batch.open.sum(1)
    return ((batch.won - value) ** 2).mean() - gain.mean()


def train(school: School, minutes: float, seed: int) -> tuple[Network, dict[str, float]]:
    """Half the time for each part; within a part, half for playing and half for learning."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    part, dice = minutes * 30, np.random.default_rng(seed)
    model = collect(school, seed, False, 120_000, part / 3)
    strays = collect(school, seed + 7, True, 400_000, part)
    padding = len(school.words)
    network = Network(len(school.inputs), len(school.of_a_seat), padding)
    optimiser = torch.optim.Adam(network.parameters(), 2e-3, weight_decay=1e-5)
    held, model = Batch(model[:2000], padding), model[2000:]
    start = time.process_time()
    while time.process_time() - start < part / 3:
        for batch in batches(model, padding, dice):
            _step(optimiser, imitation(network, batch))
    agrees = _agreement(network, held)
    optimiser = torch.optim.Adam(network.parameters(), 5e-4, weight_decay=1e-4)
    start, models = time.process_time(), batches(model, padding, dice)
    while time.process_time() - start < part / 3:
        for batch in batches(strays, padding, dice):
            like = next(models, None)
            if like is None:
                models = batches(model, padding, dice)
                like = next(models)
            _step(optimiser, improvement(network, batch) + 0.3 * imitation(network, like))
    return network, {"model": len(model), "strays": len(strays), "agrees": agrees, "after": _agreement(network, held)}


def _step(optimiser: Any, loss: Any) -> None:
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()


def _agreement(network: Network, batch: Batch) -> float:
    with torch.no_grad():
        return float((network(batch).argmax(1, keepdim=True) == batch.chosen).float().mean())


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
        embedding=half["embedding.weight"][:-1],
        last=half["last.weight"][0],
    )


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OURS)
    said.add_argument("--minutes", type=float, default=3.0, help="processor time, on one core")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--out", type=Path, help="by default where level `appris` looks for it")
    chosen = said.parse_args()
    start = time.process_time()
    school = School(game(chosen.game))
    network, told = train(school, chosen.minutes, chosen.seed)
    path = chosen.out or WEIGHTS / f"{chosen.game}.npz"
    write(path, school, network)
    print(f"{path.name}: {path.stat().st_size // 1024} KiB in {time.process_time() - start:.0f} s of one core; {told}")


if __name__ == "__main__":
    main()
