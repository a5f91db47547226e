"""Standing answers: what somebody has said before is answered for them, and betrays nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablee.games import OURS, games
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.server.live.driver import Driver
from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks, OptionShown, Standing
from tablee.server.table import snapshot
from tablee.server.table.show import Shower
from tests.server.hiding import MOVES, Game, Stream, Variant, changed, exported, replayed, secret_number
from tests.server.inside import Ear, Inside, in_virtual_time, seated
from tests.server.test_leaks import planted

PACE = (1.0, 1.0)


async def stand(inside: Inside, ear: Ear, **what: Any) -> None:
    inside.count += 1
    await inside.tell(ear, commands.Stand(f"stand{inside.count}", Standing(**what)))


def window(inside: Inside) -> list[int]:
    assert inside.table.play
    return inside.table.play.window()


async def until_window(inside: Inside, ears: list[Ear]) -> None:
    """Play on, with the last option, until several are asked."""
    while len(window(inside)) < 2:
        asked = window(inside)[0]
        await inside.act(ears[asked], ears[asked].state["options"][-1]["key"])


async def at_a_window(game: str = "boom", **more: Any) -> tuple[Inside, list[Ear]]:
    inside = await seated(game, 4, pace=PACE, **more)
    ears = [await inside.enter(seat) for seat in range(4)]
    await until_window(inside, ears)
    return inside, ears


def test_everything_is_let_be_until_ones_own_turn_and_not_longer() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window()
        for ear in ears:
            await stand(inside, ear, passes="turn")
        asked = window(inside)
        await asyncio.sleep(0.9)
        assert window(inside) == asked, "it takes as long as anybody’s answer"
        await asyncio.sleep(0.2)
        assert window(inside) != asked
        await asyncio.sleep(20)
        assert len(window(inside)) == 1
        me = window(inside)[0]
        assert ears[me].state["standing"] == {"passes": "turn"}
        await asyncio.sleep(100)
        assert window(inside) == [me], "at one’s own turn nothing is done"
        await inside.act(ears[me], ears[me].state["options"][-1]["key"])
        assert not inside.table.places[me].standing.is_any()
        assert sum(place.standing.is_any() for place in inside.table.places) == 3
        await inside.room.close()

    in_virtual_time(scene)


def test_it_is_answered_for_who_has_closed_the_page() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window(clocks=Clocks(move=86400, reaction=0))
        asked = window(inside)
        for seat in asked:
            await stand(inside, ears[seat], passes="game")
        for ear in ears:
            await inside.leave(ear)
        await asyncio.sleep(1.1)
        assert window(inside) != asked
        await inside.room.close()

    in_virtual_time(scene)


def test_only_questions_that_were_named_are_let_be() -> None:
    async def scene(named: bool) -> bool:
        inside, ears = await at_a_window("badass", seed=3)
        dice = random.Random(3)
        while not ears[window(inside)[0]].state.get("let_be"):
            for seat in window(inside):
                await inside.act(ears[seat], dice.choice(ears[seat].state["options"])["key"])
        asked, question = window(inside), ears[window(inside)[0]].state["let_be"]
        for seat in asked:
            await stand(inside, ears[seat], these=[question if named else "denounce:somebody_else"])
        await asyncio.sleep(5)
        went_on = window(inside) != asked
        await inside.room.close()
        return went_on

    async def both() -> None:
        assert await scene(named=True)
        assert not await scene(named=False)

    in_virtual_time(both)


def test_what_is_no_passing_is_never_taken_for_one() -> None:
    """All choose at once, and each option is a choice: nobody has said which."""

    async def scene() -> None:
        inside = await seated("badass", 4, pace=PACE, seed=3)
        ears = [await inside.enter(seat) for seat in range(4)]
        asked = window(inside)
        assert len(asked) > 1
        assert [ears[seat].state.get("let_be", "") for seat in asked] == [""] * len(asked)
        for ear in ears:
            await stand(inside, ear, passes="game")
        await asyncio.sleep(50)
        assert window(inside) == asked
        await inside.room.close()

    in_virtual_time(scene)


def test_a_prepared_choice_is_made_when_it_is_offered_and_else_forgotten() -> None:
    async def scene(good: bool) -> None:
        inside = await seated("boom", 3, pace=PACE)
        ears = [await inside.enter(seat) for seat in range(3)]
        me = window(inside)[0]
        assert inside.table.play
        moves = len(inside.table.play.record.inputs)
        chosen = ears[me].state["options"][-1]["key"] if good else "play_card:7:nothing:-1"
        await stand(inside, ears[me], key=chosen)
        await asyncio.sleep(1.1)
        made = inside.table.play.record.inputs[moves:]
        assert [(move.seat, move.key) for move in made[:1]] == ([(me, chosen)] if good else [])
        assert not inside.table.places[me].standing.is_any()
        assert "standing" not in ears[me].state or ears[me].state["standing"] is None
        await inside.room.close()

    async def both() -> None:
        await scene(good=True)
        await scene(good=False)

    in_virtual_time(both)


def test_who_answers_in_person_is_not_answered_for_and_taking_back_ends_it() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window()
        me, other = window(inside)[:2]
        await stand(inside, ears[me], passes="game")
        await asyncio.sleep(1.1)
        assert inside.table.play
        assert me not in inside.table.play.asked()
        await inside.tell(ears[me], commands.Undo("back"))
        assert me in inside.table.play.asked()
        await asyncio.sleep(50)
        assert me in inside.table.play.asked(), "nothing is done for somebody who has just taken it back"
        await stand(inside, ears[other], passes="game")
        await inside.act(ears[other], ears[other].state["options"][0]["key"])
        await asyncio.sleep(50)
        assert [move.seat for move in inside.table.play.record.inputs].count(other) == 1
        await inside.room.close()

    in_virtual_time(scene)


def test_it_outlives_a_restart() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window()
        await stand(inside, ears[1], passes="game", these=["x"], key="y")
        saved = snapshot.read(snapshot.write(inside.table))
        assert saved
        again = snapshot.restore(inside.table.id, saved)
        assert again
        assert again.places[1].standing == Standing("game", ["x"], "y")
        await inside.room.close()

    in_virtual_time(scene)


# -- It betrays nothing -----------------------------------------------------------------------------


class Passed(Game):
    """A game in which everything is let be."""

    def _play(self, g: Any, dice: random.Random) -> None:
        from tests.server.hiding import seen_cards

        alone = 0  # the last move that somebody made: what follows it is let be by itself
        while len(self.inputs) < MOVES // 2 or len(_window(g)) > 1:
            seat = next(s for s in range(self.seats) if g.waits_for(s))
            several = len(_window(g)) > 1
            alone = alone if several else len(self.inputs)
            option = g.legal(seat)[0] if several else dice.choice(g.legal(seat))
            self.inputs.append(_input(seat, key(g, option)))
            g.play(Seat(seat), option)
            if g.over:
                del self.inputs[alone:]
                return
            for s in range(-1, self.seats):
                self.seen[s + 1] |= seen_cards(g, s)


def _window(g: Any) -> list[int]:
    from tablee.kernel.steps import asked_seats

    return asked_seats(g.window)


def _input(seat: int, name: str) -> Any:
    from tablee.kernel.records import Input

    return Input(seat, name)


def heard_by(game: Game, observer: int, variant: Variant) -> Stream:
    """All that an observer gets of a game in which reactions are let be for everybody, and moves are prepared."""
    heard: Stream = []

    async def scene() -> None:
        inside = await seated(game.name, game.seats, seed=game.seed, twist=changed(variant), pace=(0.5, 0.5))
        ears = [await inside.enter(seat) for seat in range(game.seats)]
        watcher = ears[observer] if observer >= 0 else await inside.enter(-1)
        assert inside.table.play
        for ear in ears:
            await stand(inside, ear, passes="game")
        while (made := len(inside.table.play.record.inputs)) < len(game.inputs):
            move = game.inputs[made]
            if len(window(inside)) == 1:
                await stand(inside, ears[move.seat], passes="game", key=move.key)
            elif not ears[window(inside)[0]].state.get("let_be"):  # a choice, which nobody makes for anybody
                await inside.act(ears[move.seat], move.key)
            await asyncio.sleep(1)
            assert len(inside.table.play.record.inputs) > made
        heard.extend(watcher.heard + await replayed(inside, observer) + await exported(inside))
        await inside.room.close()

    in_virtual_time(scene)
    return heard


def differences(name: str, seed: int) -> Iterator[bool]:
    """For pairs of cards that an observer never saw: whether exchanging them is noticed."""
    game = Passed(name, seed)
    for observer in (0, -1):
        for pair in game.swaps(observer, 1):
            yield heard_by(game, observer, Variant(pair)) != heard_by(game, observer, Variant())


@pytest.mark.parametrize("name", ["boom", "badass"])
def test_nobody_notices_what_somebody_holds_who_lets_it_be(name: str) -> None:
    found = list(differences(name, 11))
    assert found
    assert not any(found)


def test_an_answer_that_takes_longer_with_better_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: the pause is drawn after a look at the table."""

    def telling(self: Driver, _seat: int) -> float:
        play = self.room.table.play
        assert play
        return 0.5 * secret_number(play.g) / 1000

    monkeypatch.setattr(Driver, "pause_before", telling)
    assert any(differences("boom", 11))


def lasts(one_more: bool) -> list[float]:
    """When a window ends for spectators in which all let it be, and at most one of them could do anything else."""
    heard: list[float] = []

    def twist(g: Any) -> None:
        """Nobody holds a card to react with, but for one of them."""
        reactive = [name for name, row in games()["boom"].facts().items() if row.get("family") == "reactive"]
        hands, rest = [pile.own() for pile in g.hand], g.draw.own()
        is_reactive = [g.kind_names[g.kinds[card]] in reactive for card in range(len(g.kinds))]
        for hand in hands:
            for i, card in enumerate(list(hand)):
                if is_reactive[card]:
                    j = next(j for j, other in enumerate(rest) if not is_reactive[other])
                    hand[i], rest[j] = rest[j], hand[i]
        if one_more:
            j = next(j for j, other in enumerate(rest) if is_reactive[other])
            hands[3][0], rest[j] = rest[j], hands[3][0]
        assert [sum(is_reactive[card] for card in hand) for hand in hands] == [0, 0, 0, int(one_more)]

    async def scene() -> None:
        inside = await seated("boom", 4, pace=PACE, twist=twist)
        ears = [await inside.enter(seat) for seat in range(4)]
        watcher = await inside.enter(-1)
        for ear in ears:
            await stand(inside, ear, passes="game")
        me = window(inside)[0]
        await inside.act(ears[me], next(o["key"] for o in ears[me].state["options"] if o["key"].endswith(":-1")))
        await asyncio.sleep(5)
        assert len(window(inside)) == 1
        assert any(len(state["waiting_for"]) > 1 for state in watcher.messages("state"))
        heard.extend(at for at, _ in watcher.heard)
        await inside.room.close()

    in_virtual_time(scene)
    return heard


def test_a_window_lasts_as_long_when_nobody_has_a_choice() -> None:
    assert lasts(one_more=False) == lasts(one_more=True)


def test_whoever_is_answered_for_at_once_for_want_of_a_choice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault, which exchanging single cards does not show: somebody else is slow enough for all."""

    def hasty(self: Driver, seat: int) -> float:
        play = self.room.table.play
        assert play
        return 0.0 if len(play.g.legal(Seat(seat))) == 1 else 1.0

    monkeypatch.setattr(Driver, "pause_before", hasty)
    assert lasts(one_more=False) != lasts(one_more=True)


# -- Thinking ahead ---------------------------------------------------------------------------------


async def foresee(inside: Inside, ear: Ear) -> list[dict[str, Any]] | None:
    """What can be prepared; None where nothing can."""
    inside.count += 1
    await inside.tell(ear, commands.Foresee(f"ahead{inside.count}"))
    found = [m for m in ear.messages("foreseen") if m["command_id"] == f"ahead{inside.count}"]
    return found[0]["options"] if found else None


@pytest.mark.parametrize("name", OURS)
def test_what_one_prepares_at_leisure_is_done_at_ones_turn(name: str) -> None:
    """In every game: ask what could be done, prepare the first of it that is offered at one's turn."""

    async def scene(seed: int) -> bool:
        inside = await seated(name, 4, pace=PACE, seed=seed)
        ears = [await inside.enter(seat) for seat in range(4)]
        dice, done = random.Random(seed), False
        play = inside.table.play
        assert play
        while window(inside) and not done and len(play.record.inputs) < 200:
            asked, before = window(inside), len(play.record.inputs)
            thinker, actor = (asked[0] + 1) % 4, play.asked()[0]
            if ears[thinker].state["ahead"] and not inside.table.places[thinker].standing.is_any():
                chosen = dice.choice(await foresee(inside, ears[thinker]) or [{"key": ""}])["key"]
                await stand(inside, ears[thinker], key=chosen)
                assert not chosen or ears[thinker].state["standing"] == {"key": chosen}
            if play.is_turn() and (prepared := inside.table.places[actor].standing.key):
                await asyncio.sleep(1.1)
                done = [(move.seat, move.key) for move in play.record.inputs[before:]] == [(actor, prepared)]
            else:
                options = ears[actor].state["options"]
                await inside.act(ears[actor], (options[0] if len(asked) > 1 else dice.choice(options))["key"])
        await inside.room.close()
        return done

    async def some() -> None:
        assert any([await scene(seed) for seed in range(2, 5)]), "nothing that was prepared was ever done"

    in_virtual_time(some)


def test_nothing_is_prepared_while_several_answer_nor_at_ones_own_turn() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window()
        assert [await foresee(inside, ear) for ear in ears] == [None] * 4
        assert ears[0].messages("refused")[-1]["reason"] == "not_ahead"
        await asyncio.sleep(0)
        for ear in ears:
            await stand(inside, ear, passes="turn")
        await asyncio.sleep(1.1)
        me = window(inside)[0]
        assert await foresee(inside, ears[me]) is None
        assert not ears[me].state["ahead"]
        assert await foresee(inside, ears[(me + 1) % 4])
        assert await foresee(inside, await inside.enter(-1)) is None
        await inside.room.close()

    in_virtual_time(scene)


def foreseen_by(game: Game, observer: int, variant: Variant) -> Stream:
    """All that somebody gets who asks at every moment what they could do."""
    heard: Stream = []

    async def scene() -> None:
        inside = await seated(game.name, game.seats, seed=game.seed, twist=changed(variant))
        ears = [await inside.enter(seat) for seat in range(game.seats)]
        for move in game.inputs:
            await foresee(inside, ears[observer])
            await inside.act(ears[move.seat], move.key)
        heard.extend(ears[observer].heard)
        await inside.room.close()

    in_virtual_time(scene)
    return heard


@pytest.mark.parametrize("name", OURS)
def test_what_could_be_done_tells_nothing_of_what_others_hold(name: str) -> None:
    game, tried, foreseen = Game(name, 11), 0, 0
    for observer in range(2):
        as_played = foreseen_by(game, observer, Variant())
        foreseen += sum(b'"type":"foreseen"' in text for _, text in as_played)
        for pair in game.swaps(observer, 1):
            tried += 1
            assert foreseen_by(game, observer, Variant(pair)) == as_played
    assert tried
    assert foreseen


def test_a_question_that_shows_what_another_holds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: what is offered ahead comes from the hand of whoever is asked."""

    class Leaky(Shower):
        def foreseen(self, _: int) -> list[OptionShown]:
            return self.options(self.play.window()[0])

    planted(monkeypatch, Leaky)
    game = Game("boom", 11)
    noticed = [
        foreseen_by(game, observer, Variant(pair)) != foreseen_by(game, observer, Variant())
        for observer in range(2)
        for pair in game.swaps(observer, 3)
    ]
    assert any(noticed)


def test_nobody_else_is_told_that_something_stands() -> None:
    async def scene(stands: bool) -> list[Any]:
        inside, ears = await at_a_window()
        watcher = await inside.enter(-1)
        if stands:
            await stand(inside, ears[1], passes="game", these=["reaction"], key="play_card:1")
        await asyncio.sleep(20)
        others = [ears[0].heard, ears[2].heard, ears[3].heard, watcher.heard]
        await inside.room.close()
        return others

    found: list[Any] = []

    async def both() -> None:
        found.append(await scene(stands=True))

    async def none() -> None:
        found.append(await scene(stands=False))

    in_virtual_time(both)
    in_virtual_time(none)
    assert found[0] == found[1]


def test_the_shape_is_bounded() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"stand","command_id":"a","standing":{"these":[%s]}}' % b",".join([b'"x"'] * 21),
                            type=commands.ClientMessage)  # fmt: skip
