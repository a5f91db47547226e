"""Taking back: alone while nobody has learned anything, further back when all agree."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.games import game, games
from tablee.kernel.records import Input, start
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.server.protocol import commands
from tablee.server.table.decide import go_away
from tablee.server.table.play import MARKED, Play, Tried
from tablee.server.table.save import save_play
from tests.server.inside import Ear, Inside, in_virtual_time, seated
from tests.server.test_clocks import moves_by, to_a_window
from tests.server.test_room import folded


async def at_a_window(seats: int = 4) -> tuple[Inside, list[Ear]]:
    inside = await seated(seats=seats)
    ears = [await inside.enter(seat) for seat in range(seats)]
    await to_a_window(inside, ears)
    return inside, ears


def last_answer(ear: Ear) -> dict[str, object]:
    return [*ear.messages("ack"), *ear.messages("refused")][-1]


def test_a_sealed_answer_is_taken_back_alone_and_nobody_hears_of_it() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window()
        asked = ears[0].state["view"]
        before = moves_by(inside)
        for seat in (0, 1):
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        assert ears[0].state["options"] == []
        assert ears[0].state["can_undo"], "although another has answered since"
        heard = [len(ear.heard) for ear in ears]
        await inside.tell(ears[0], commands.Undo("u1"))
        assert [len(ear.heard) for ear in ears[1:]] == heard[1:]
        assert ears[0].state["view"] == asked
        assert ears[0].state["options"]
        assert [seat for seat, _ in moves_by(inside)[len(before) :]] == [1], "the other's answer stays"
        await inside.room.close()

    in_virtual_time(scene)


def test_what_others_have_learned_is_not_taken_back() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window()
        played_by = moves_by(inside)[-1][0]
        assert not ears[played_by].state["can_undo"], "the card lies there for all to see"
        await inside.tell(ears[played_by], commands.Undo("u1"))
        assert ears[played_by].messages("refused")[-1]["reason"] == "nothing_to_undo"
        await inside.room.close()

    in_virtual_time(scene)


def test_further_back_when_all_agree() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window(3)
        moves = ears[0].state["moves"]
        await inside.tell(ears[1], commands.OfferUndo("o1", 1))
        offer = ears[0].messages("table")[-1]["undo_offer"]
        assert offer == {"seat": 1, "moves": 1, "agreed": [1], "id": "o1"}
        await inside.tell(ears[1], commands.Consent("c1", "o1", True))
        assert ears[1].messages("refused")[-1]["reason"] == "already_agreed"
        await inside.tell(ears[0], commands.Consent("c2", "o1", True))
        assert ears[0].state["moves"] == moves
        await inside.tell(ears[2], commands.Consent("c3", "o1", True))
        assert ears[0].state["moves"] == moves - 1
        assert ears[0].state["whole"], "the log is told anew"
        assert ears[0].messages("table")[-1]["undo_offer"] is None
        for ear in ears:
            assert_contiguous(ear)
        await inside.room.close()

    in_virtual_time(scene)


def test_one_who_does_not_agree_is_enough() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window(3)
        before = moves_by(inside)
        await inside.tell(ears[1], commands.OfferUndo("o1", 1))
        await inside.tell(ears[0], commands.Consent("c1", "o1", False))
        assert ears[1].messages("table")[-1]["undo_offer"] is None
        assert moves_by(inside) == before
        await inside.tell(ears[1], commands.OfferUndo("o2", 150))
        assert ears[1].messages("refused")[-1]["reason"] == "no_such_moves"
        await inside.room.close()

    in_virtual_time(scene)


def test_whoever_plays_alone_agrees_with_themselves() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        ear = await inside.enter(0)
        first = ear.state["view"]
        await inside.act(ear, ear.state["options"][0]["key"])
        await inside.tell(ear, commands.OfferUndo("o1", 1))
        assert ear.state["view"] == first
        assert ear.messages("ack")[-1]["command_id"] == "o1"
        await inside.room.close()

    in_virtual_time(scene)


async def asked_and_agreed(by: int = 1) -> tuple[Inside, list[Ear], int]:
    """Of three people one has asked to go back, one has agreed, and seat 2 has not said anything yet."""
    inside, ears = await at_a_window(3)
    moves = ears[0].state["moves"]
    await inside.tell(ears[by], commands.OfferUndo("o1", 1))
    await inside.tell(ears[1 - by], commands.Consent("c1", "o1", True))
    assert table_of(ears[0])["undo_offer"]["agreed"] == [by, 1 - by]
    return inside, ears, moves


def table_of(ear: Ear) -> dict[str, Any]:
    return ear.messages("table")[-1]


def assert_contiguous(ear: Ear) -> None:
    versions = [state["version"] for state in ear.messages("state")]
    assert versions == list(range(versions[0], versions[0] + len(versions)))


def test_a_paused_game_goes_back_and_stays_paused() -> None:
    async def scene() -> None:
        inside, ears, moves = await asked_and_agreed()
        await inside.tell(ears[0], commands.Pause("p"))
        await inside.tell(ears[2], commands.Consent("c2", "o1", True))
        assert (table_of(ears[0])["phase"], ears[0].state["moves"]) == ("paused", moves - 1)
        assert all(ear.state["options"] == [] for ear in ears)
        assert (await folded(inside)).phase == "paused"
        await inside.tell(ears[0], commands.Resume("r"))
        assert any(ear.state["options"] for ear in ears)
        for ear in ears:
            assert_contiguous(ear)
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("how", ["leaves", "is kicked"])
def test_a_question_is_not_settled_by_whoever_loses_the_seat(how: str) -> None:
    async def scene() -> None:
        inside, ears, moves = await asked_and_agreed()
        await inside.tell(*((ears[2], commands.Leave("l")) if how == "leaves" else (ears[0], commands.Kick("k", 2))))
        assert table_of(ears[0])["undo_offer"] is None
        assert ears[0].state["moves"] == moves
        await inside.tell(ears[0], commands.OfferUndo("o2", 1))
        assert ears[0].messages("refused")[-1]["reason"] == "somebody_left"
        again = await folded(inside)
        assert again.firm == inside.table.firm == len(again.play.record.inputs if again.play else [])
        await inside.room.close()

    in_virtual_time(scene)


def test_what_was_played_since_somebody_left_can_be_played_again() -> None:
    async def scene() -> None:
        inside = await seated(seats=2)
        ears = [await inside.enter(seat) for seat in range(2)]
        await inside.tell(ears[1], commands.Leave("l"))
        firm, moves = inside.table.firm, ears[0].state["moves"]
        while ears[0].state["moves"] <= moves or not ears[0].state["options"]:
            await (inside.act(ears[0], o[0]["key"]) if (o := ears[0].state["options"]) else asyncio.sleep(5))
        more = ears[0].state["moves"] - moves
        await inside.tell(ears[0], commands.OfferUndo("o1", more + 1))
        assert ears[0].messages("refused")[-1]["reason"] == ("somebody_left" if firm else "no_such_moves")
        await inside.tell(ears[0], commands.OfferUndo("o2", more))
        assert ears[0].messages("ack")[-1]["command_id"] == "o2"
        assert [state["moves"] for state in ears[0].messages("state") if state["whole"]][-1] == moves
        await inside.room.close()

    in_virtual_time(scene)


def test_a_question_waits_for_who_is_away() -> None:
    async def scene() -> None:
        inside, ears, moves = await asked_and_agreed()
        await inside.leave(ears[2])
        await inside.room.change(lambda: (go_away(inside.table, 2), None))
        assert inside.table.undo
        assert ears[0].state["moves"] == moves
        back = await inside.enter(2)
        await inside.tell(back, commands.Consent("c2", "o1", True))
        assert ears[0].state["moves"] == moves - 1
        await inside.room.close()

    in_virtual_time(scene)


def test_nobody_goes_back_alone_while_another_is_away() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window(2)
        moves = ears[0].state["moves"]
        await inside.leave(ears[1])
        await inside.room.change(lambda: (go_away(inside.table, 1), None))
        await inside.tell(ears[0], commands.OfferUndo("o1", 1))
        assert ears[0].state["moves"] == moves
        assert table_of(ears[0])["undo_offer"]["agreed"] == [0]
        await inside.room.close()

    in_virtual_time(scene)


def test_a_game_that_is_over_stays_over() -> None:
    """Its file holds the seed and all cards: whoever went back would play with them."""

    async def scene() -> None:
        inside = await seated(seats=2, people=1)
        ear = await inside.enter(0)
        while inside.table.phase == "playing":
            await (inside.act(ear, o[0]["key"]) if (o := ear.state["options"]) else asyncio.sleep(5))
        for moves in (1, 2, 50):
            await inside.tell(ear, commands.OfferUndo(f"o{moves}", moves))
            assert ear.messages("refused")[-1]["reason"] == "stays_over"
        assert inside.table.phase == "over"
        await inside.room.close()

    in_virtual_time(scene)


def test_everybody_sees_in_the_log_that_the_game_went_back() -> None:
    async def scene() -> None:
        inside, ears, _ = await asked_and_agreed()
        watching = await inside.enter(-1)
        await inside.tell(ears[2], commands.Consent("c2", "o1", True))
        await asyncio.sleep(1)
        for ear in (*ears, watching, await inside.enter(2, "en")):
            assert ear.messages("notice")[-1]["code"] == "undone"
        assert ears[0].messages("notice")[-1]["words"] == "On est revenu un coup en arrière, à la demande de P1."
        assert (await folded(inside)).notices == inside.table.notices
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("goodbye", [commands.Leave("l"), commands.Consent("w", "o1", False)])
def test_a_question_goes_with_whoever_asked_or_is_taken_back(goodbye: commands.Leave | commands.Consent) -> None:
    async def scene() -> None:
        inside, ears, moves = await asked_and_agreed(by=1)
        await inside.tell(ears[1], goodbye)
        assert table_of(ears[0])["undo_offer"] is None
        assert ears[0].state["moves"] == moves
        await inside.tell(ears[2], commands.Consent("c2", "o1", True))
        assert ears[2].messages("refused")[-1]["reason"] == "no_undo_asked"
        await inside.tell(ears[2], commands.OfferUndo("o2", 1))
        if isinstance(goodbye, commands.Consent):
            assert table_of(ears[0])["undo_offer"]["seat"] == 2, "another may ask"
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("agree", [True, False])
def test_an_answer_to_an_offer_that_is_gone_is_none_to_the_next(agree: bool) -> None:
    async def scene() -> None:
        inside, ears = await at_a_window(2)
        moves = ears[0].state["moves"]
        await inside.tell(ears[0], commands.OfferUndo("o1", 1))
        shown = table_of(ears[1])["undo_offer"]
        await inside.tell(ears[0], commands.Consent("w", "o1", False))
        await inside.tell(ears[0], commands.OfferUndo("o2", moves))
        await inside.tell(ears[1], commands.Consent("c1", shown["id"], agree))
        assert ears[1].messages("refused")[-1]["reason"] == "stale"
        assert (ears[1].state["moves"], table_of(ears[1])["undo_offer"]["agreed"]) == (moves, [0])
        await inside.tell(ears[1], commands.Consent("c2", table_of(ears[1])["undo_offer"]["id"], True))
        assert ears[1].state["moves"] == 0
        await inside.room.close()

    in_virtual_time(scene)


# -- However long the game ---------------------------------------------------------------------------


class Counting(Play):
    """Counts the moves that are carried out."""

    attempts = 0

    def attempt(self, move: Input) -> Tried:
        self.attempts += 1
        return super().attempt(move)


def played(name: str, seats: int, seed: int, most: int) -> Counting:
    """A random game, answers in any order."""
    play, dice = Counting(game(name), start(game(name), seats, seed, {})), random.Random(seed)
    while not play.g.over and len(play.sealed) < most:
        seat = dice.choice(play.asked())
        play.take(play.attempt(Input(seat, key(play.g, dice.choice(play.g.legal(Seat(seat)))))))
    return play


def test_whoever_takes_back_again_and_again_in_a_long_game_holds_nobody_up() -> None:
    play = played("seizh", 5, 1, 600)
    long, play.attempts = len(play.sealed), 0
    assert long > 4 * MARKED
    for _ in range(20):
        move = play.record.inputs[-1]
        play.rewind(len(play.sealed) - 1, only=False)
        play.take(play.attempt(move))
    assert play.attempts <= 20 * (MARKED + 1)
    assert len(play.sealed) == long


@pytest.mark.parametrize("name", games())
def test_a_game_gone_back_is_the_game_as_if_nothing_had_been_played_since(name: str) -> None:
    for seed in range(6):
        play, dice = played(name, game(name).usual, seed, 5 * MARKED), random.Random(seed)
        while len(play.sealed) > 1:
            last = len(play.sealed) - 1
            play.rewind(last if play.sealed[last] else dice.randrange(last), only=play.sealed[last])
            anew = Play(play.game, replace(play.record, inputs=list(play.record.inputs)))
            assert remembered(play) == remembered(anew)


def remembered(play: Play) -> dict[str, object]:
    """All of a play but what its observers have had."""
    counted = {"versions": [], "since": [], "rewinds": 0}
    return dict(msgspec.to_builtins(replace(save_play(play), **counted)))
