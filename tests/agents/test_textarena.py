"""TextArena: its registry, wrappers and loop take our games as they take its own."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import pytest

ta: Any = pytest.importorskip("textarena")

from tablee.agents import textarena as ours  # noqa: E402
from tablee.games import OURS, game  # noqa: E402
from tablee.kernel.game import BadInput  # noqa: E402
from tablee.kernel.saves import save  # noqa: E402
from tablee.kernel.sight import imagine, told  # noqa: E402
from tablee.kernel.steps import Option, Seat, Step  # noqa: E402

EVENT = ta.ObservationType.GAME_MESSAGE


def played(name: str, players: int, seed: int, dice: random.Random) -> tuple[Any, int, list[str]]:
    """TextArena's own loop: observe, answer by number or words, until it is done."""
    env, done, moves, seen = ta.make(name), False, 0, []
    env.reset(num_players=players, seed=seed)
    while not done:
        player, observation = env.get_observation()
        last = observation.rpartition("\n[GAME] ")[2] if isinstance(observation, str) else observation[-1][1]
        options = re.findall(r"^  \d+\. (.*)$", last, re.MULTILINE)
        place = dice.randrange(len(options))
        alone = options.count(options[place]) == 1
        done, info = env.step(options[place] if alone and moves % 2 else str(place + 1))
        assert info == {}
        seen.append(f"{player}:{place}")
        moves += 1
    return env, moves, seen


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_a_game_plays_itself_to_its_end(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    known = ours.name_of(game(name), lang)
    ta.check_env_exists(known)
    assert known in capsys.readouterr().out
    raw = "-raw" if name != "bunny" or lang == "fr" else ""  # with all that was ever said a long game takes long
    env, moves, _ = played(known + raw, game(name).usual, 5, random.Random(1))
    rewards, about = env.close()
    assert set(rewards) == set(about) == set(range(game(name).usual))
    assert set(rewards.values()) <= {1, -1}
    assert sum(one["turn_count"] for one in about.values()) == moves
    assert not any(one["invalid_move"] for one in about.values())
    assert all(one["reason"] for one in about.values())


def test_the_same_seed_is_the_same_game() -> None:
    first, second, other = (played("Tablee-Boom-v1", 3, seed, random.Random(2))[2] for seed in (5, 5, 6))
    assert first == second != other


def test_everybody_is_told_what_their_seat_is_told_and_sees_what_it_sees() -> None:
    env = ours.TableEnv("boom")
    env.reset(4, seed=9)
    for _ in range(40):
        seat, observed = env.get_observation()
        pages, g = env.pages, env.g
        assert observed[-1][1] == f"{pages.board(imagine(g, Seat(seat), 77), seat)}\n\n" + pages.question(
            g, [int(option) for option in g.legal(Seat(seat))]
        )
        heard = [line for _, line, kind in observed if kind == EVENT]
        whole = [pages.teller.event(env.game, told(g, event, Seat(seat))) for event in env.story]
        assert heard == whole[len(whole) - len(heard) :]
        env.step("1")
        if env.g.over:
            break


def test_a_wrong_answer_is_one_sentence_and_the_third_is_the_first_option() -> None:
    env = ours.TableEnv("boom", lang="fr")
    env.reset(4, seed=3)
    seat, observed = env.get_observation()
    most = len(env.g.legal(Seat(seat)))
    for text in ("[99]", "dunno"):
        assert env.step(text) == (False, {})
        again, observed = env.get_observation()
        assert again == seat
        assert [line for _, line, _ in observed] == [
            f"«\u202f{text.strip('[]')}\u202f» n’est pas une des options\u202f: "
            f"écris un numéro de 1 à {most}, ou les mots d’une option."
        ]
    before = env.g.clone()
    before.play(Seat(seat), Option(Step(before.legal(Seat(seat))[0])))
    env.step("dunno")
    assert save(env.g) == save(before)
    assert env.state.game_info[seat]["invalid_move"]
    assert env.state.error_count == 0


def test_a_copy_goes_its_own_way() -> None:
    env = ta.make("Tablee-Bunny-v1")
    env.reset(2, seed=3)
    env.get_observation()
    twin = copy.deepcopy(env)
    env.step("1")
    assert twin.get_observation() is not None
    assert len(twin.env.env.story) < len(env.env.env.story)


def test_how_many_can_play_is_said() -> None:
    with pytest.raises(BadInput, match=r"badass is for 3 to 6 players, not 2\."):
        ours.TableEnv("badass").reset(2)


def test_names_are_registered_once() -> None:
    assert ours.register() == ours.register()
    assert {"Tablee-Seizh-v1", "Tablee-Seizh-v1-fr", "Tablee-Seizh-v1-raw"} <= set(ours.register())
