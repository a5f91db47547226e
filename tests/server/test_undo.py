"""Taking back: alone while nobody has learned anything, further back when all agree."""

from __future__ import annotations

from tablee.server import commands
from tests.server.inside import Ear, Inside, in_virtual_time, seated
from tests.server.test_clocks import moves_by, to_a_window


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
        assert offer == {"seat": 1, "moves": 1, "agreed": [1]}
        await inside.tell(ears[1], commands.Consent("c1", True))
        assert ears[1].messages("refused")[-1]["reason"] == "already_agreed"
        await inside.tell(ears[0], commands.Consent("c2", True))
        assert ears[0].state["moves"] == moves
        await inside.tell(ears[2], commands.Consent("c3", True))
        assert ears[0].state["moves"] == moves - 1
        assert ears[0].state["whole"], "the log is told anew"
        assert ears[0].messages("table")[-1]["undo_offer"] is None
        for ear in ears:
            versions = [state["version"] for state in ear.messages("state")]
            assert versions == list(range(versions[0], versions[0] + len(versions)))
        await inside.room.close()

    in_virtual_time(scene)


def test_one_who_does_not_agree_is_enough() -> None:
    async def scene() -> None:
        inside, ears = await at_a_window(3)
        before = moves_by(inside)
        await inside.tell(ears[1], commands.OfferUndo("o1", 1))
        await inside.tell(ears[0], commands.Consent("c1", False))
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
