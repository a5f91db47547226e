"""The card box: what is in it, other boxes, several mixed, and boxes that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.badass import GAME
from tablee.games.badass._book import Table
from tablee.games.badass.box import read_box
from tablee.games.badass.cards import CLASSES, EFFECTS, FACES
from tablee.kernel.boxes import numbered
from tablee.kernel.game import BadInput
from tablee.kernel.state import Event, State, playout
from tests.games.badass.scene import Scene

CHARACTERS = {  # class, cost, amount, and both in Vengeance
    "colonelle": ("defence", 0, 0, 0, 2),
    "ninja": ("assassin", 3, 0, 2, 0),
    "armurier": ("ammo", 0, 3, 0, 4),
    "pickpocket": ("ammo", 0, 2, 0, 3),
    "espionne": ("trick", 0, 1, 0, 2),
    "dynamiteur": ("trick", 0, 2, 0, 3),
    "cascadeuse": ("defence", 1, 1, 1, 2),
    "justicier": ("assassin", 0, 0, 0, 1),
}
WEAPONS = {  # max, start, mark
    "revolver": (3, 1, 3),
    "fusil_a_pompe": (4, 0, 3),
    "arbalete": (4, 0, 4),
    "lance_flammes": (6, 0, 5),
    "mitrailleuse": (7, 0, 6),
    "grenade": (3, 0, 2),
    "machette": (3, 0, 3),
    "bazooka": (7, 0, 7),
}
OURS = Path(str(GAME.folder)) / "box.toml"
FRIENDS = """
include = ["badass"]

[[characters]]
name = "cuistot"
class = "ammo"
effect = "armurier"
copies = 7
amount = 1
vengeance_amount = 5
source = "rebuilt"

[[weapons]]
name = "sarbacane"
effect = "arbalete"
copies = 12
max = 5
start = 2
mark = 5
source = "rebuilt"
"""


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = OURS.read_text("utf-8")
    assert old in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def written(tmp_path: Path, text: str, name: str = "mine.toml") -> Path:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return path


def new(seats: int, seed: int, path: Path) -> Table:
    g = GAME.new(seats, seed, {}, read_box(path))
    assert isinstance(g, Table)
    return g


def test_eight_characters_seven_times_as_specified() -> None:
    box = GAME.box()
    assert box.names[: box.characters] == list(CHARACTERS)
    for kind, (name, expected) in enumerate(CHARACTERS.items()):
        costs = (box.cost[kind], box.amount[kind], box.vengeance_cost[kind], box.vengeance_amount[kind])
        assert (CLASSES[box.group[kind]], *costs) == expected
        assert box.copies[kind] == 7
        assert numbered(EFFECTS)[box.effect[kind]] == name


def test_eight_weapons_three_times_as_specified() -> None:
    box = GAME.box()
    assert box.names[box.characters :] == list(WEAPONS)
    for kind, (name, expected) in enumerate(WEAPONS.items(), box.characters):
        assert (box.max[kind], box.start[kind], box.mark[kind]) == expected
        assert box.copies[kind] == 3
        assert numbered(EFFECTS)[box.effect[kind]] == name


def test_the_dice_and_the_numbers() -> None:
    box = GAME.box()
    assert [FACES[face] for face in box.faces] == ["green", "green", "green", "yellow", "red", "red"]
    assert (box.weapons_in_play, box.market, box.charge, box.vengeance_charge) == (24, 3, 1, 2)
    assert (box.first_kill, box.next_kill, box.leader_bonus, box.cool_bonus) == (2, 1, 1, 1)


def test_a_box_may_add_characters_and_weapons_of_known_effects(tmp_path: Path) -> None:
    path = written(tmp_path, FRIENDS)
    for seed in range(30):
        g = new(4, seed, path)
        if "cuistot" in [g.kind_names[g.kinds[card]] for card in g.cast.cards]:
            break
    playout(g, State(0, 5))
    assert g.over


def test_cards_of_another_box_play_by_their_own_names_and_numbers(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8").replace('name = "armurier"', 'name = "cuistot"')
    text = text.replace("amount = 3\nvengeance_amount = 4", "amount = 1\nvengeance_amount = 5")
    text = text.replace('name = "arbalete"', 'name = "sarbacane"').replace("mark = 4", "mark = 1")
    scene = Scene(3, ["ninja"] * 3, weapons=["sarbacane"], box=read_box(written(tmp_path, text)))
    assert "execute:0" not in scene.options(0)
    scene.announce("cuistot")
    assert scene.charges[0] == 1
    scene.begin_turn(0)
    scene.play("execute:0", "aim:0:sarbacane:2")
    assert scene.graveyard(2) == ["ninja"]
    assert scene.asked() == ("new_active", [2])


def test_12_of_a_mix_only_24_weapons_are_in_play_and_all_have_a_chance(tmp_path: Path) -> None:
    path = written(tmp_path, FRIENDS)
    seen: set[str] = set()
    for seed in range(40):
        g = new(6, seed, path)
        assert len(g.left_out) == 12
        in_play = [*g.market.cards, *g.arsenal.cards, *[g.weapon[seat][0] for seat in range(6)]]
        assert len(in_play) == 24
        seen |= {g.kind_names[g.kinds[card]] for card in in_play}
    assert seen == {*WEAPONS, "sarbacane"}


def test_12_of_nine_characters_seven_play_with_every_class_among_them(tmp_path: Path) -> None:
    path = written(tmp_path, FRIENDS)
    box = read_box(path)
    casts = set()
    for seed in range(200):
        g = GAME.new(3, seed, {}, box)
        assert isinstance(g, Table)
        cast = [g.kinds[card] for card in g.cast.cards]
        assert len(set(cast)) == 7
        assert {CLASSES[box.group[kind]] for kind in cast} == set(CLASSES)
        casts.add(tuple(cast))
    assert len(casts) > 20


def test_12_a_character_that_alone_has_its_class_is_always_in(tmp_path: Path) -> None:
    path = changed(tmp_path, 'name = "pickpocket"\nclass = "ammo"', 'name = "pickpocket"\nclass = "trick"')
    for seed in range(40):
        g = new(3, seed, path)
        assert "armurier" in [g.kind_names[g.kinds[card]] for card in g.cast.cards]
    with pytest.raises(BadInput, match="cannot be played without armurier; choose cast=random"):
        GAME.new(3, 1, {"cast": "without_armurier"}, read_box(path))


def test_18_a_box_may_choose_its_cast_whatever_the_classes(tmp_path: Path) -> None:
    seven = ["cuistot", "armurier", "pickpocket", "espionne", "dynamiteur", "ninja", "justicier"]
    box = read_box(written(tmp_path, f"cast = {seven}\n" + FRIENDS))
    for seed in range(20):
        g = GAME.new(3, seed, {}, box)
        assert isinstance(g, Table)
        assert {g.kind_names[g.kinds[card]] for card in g.cast.cards} == set(seven)
    playout(g, State(0, 5))
    assert g.over
    with pytest.raises(BadInput, match="names its seven characters itself; choose cast=random"):
        GAME.new(3, 1, {"cast": "without_ninja"}, box)


def test_18_with_the_printed_eight_the_option_names_every_cast() -> None:
    casts = set()
    for left_out in CHARACTERS:
        g = GAME.new(3, 1, {"cast": f"without_{left_out}"})
        assert isinstance(g, Table)
        casts.add(frozenset(g.kind_names[g.kinds[card]] for card in g.cast.cards))
    assert casts == {frozenset(CHARACTERS) - {left_out} for left_out in CHARACTERS}


def test_a_cast_without_a_character_that_is_not_in_the_box_is_refused(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8").replace('name = "ninja"', 'name = "shinobi"')
    with pytest.raises(BadInput, match="cannot be played without ninja"):
        GAME.new(3, 1, {"cast": "without_ninja"}, read_box(written(tmp_path, text)))


def test_boxes_may_include_boxes_that_include_boxes(tmp_path: Path) -> None:
    written(tmp_path, FRIENDS, "friends.toml")
    box = read_box(written(tmp_path, 'include = ["friends.toml"]\n'))
    assert box.names == ["cuistot", *CHARACTERS, "sarbacane", *WEAPONS]


def test_numbers_and_dice_of_the_including_box_count(tmp_path: Path) -> None:
    dice = '\n[dice]\nfaces = ["red"]\nsource = "rebuilt"\n'
    box = read_box(written(tmp_path, 'include = ["badass"]\n' + dice))
    assert list(box.faces) == [2]
    assert box.first_kill == 2


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        ('effect = "ninja"', 'effect = "samurai"', "character ninja: 'samurai' is no power; expected one of colonelle"),
        (
            'effect = "revolver"',
            'effect = "ninja"',
            "weapon revolver: 'ninja' is no execution; expected one of revolver",
        ),
        ('name = "ninja"', 'name = "colonelle"', "colonelle: this name is taken"),
        ("copies = 7", "copies = 6", "character colonelle: 6 copies; expected 7"),
        ("cost = 3", "cost = 9", "character ninja: numbers 9, 0, 2, 0; expected costs and amounts from 0 to 6"),
        ("vengeance_amount = 2", "vengeance_amount = 3", "character colonelle: a defence that costs or gives too much"),
        (
            "amount = 2\nvengeance_amount = 3",
            "amount = 0\nvengeance_amount = 3",
            "character pickpocket: an amount of 0",
        ),
        ("max = 3\nstart = 1", "max = 3\nstart = 4", "weapon revolver: max 3, start 4, mark 3"),
        ("max = 3\nstart = 1", "max = 2\nstart = 1", "weapon revolver: max 2"),
        ("targets = 3", "targets = 0", "weapon mitrailleuse: 0 targets; expected 1 to 5"),
        ("copies = 3\nmax", "copies = 31\nmax", "weapon revolver: 31 copies"),
        ("weapons_in_play = 24", "weapons_in_play = 25", "numbers: 25 weapons in play of 24"),
        ("market = 3", "market = 0", "a market of 0"),
        ("cool_bonus = 1", "cool_bonus = 6", "charges and points from 0 to 5"),
        ('faces = ["green", "green", "green", "yellow", "red", "red"]', "faces = []", "0 faces; expected 1 to 20"),
        (
            'faces = ["green"',
            'faces = ["blue"',
            "dice, faces: 'blue' is not known here; expected one of green, yellow, red",
        ),
        (
            'class = "trick"',
            'class = "clown"',
            "class: 'clown' is not known here; expected one of defence, assassin, ammo, trick",
        ),
        ("[numbers]", "[numbers]\nluck = 7", "luck"),
        ("max = 7", 'max = "7"', "Expected int, got str"),
    ],
)
def test_a_broken_box_is_told_in_one_sentence(tmp_path: Path, old: str, new_text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        read_box(changed(tmp_path, old, new_text))
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no numbers; expected tables [numbers] and [dice]"),
        ('include = ["mine.toml"]', "this box builds on itself"),
        ('include = ["nowhere.toml"]', "cannot be read"),
        ('include = ["badass", "badass"]', "this name is taken; expected each name once in all boxes that are mixed"),
        ("include = [", "is not valid TOML"),
        ('include = ["badass"]\ncast = ["ninja"]', "cast: ninja; expected 7 different characters of colonelle, ninja,"),
    ],
)
def test_a_broken_mix_is_told_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        read_box(written(tmp_path, text))
    assert said in str(fault.value)


def test_six_characters_are_too_few(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8")
    first, second = text.index('[[characters]]\nname = "ninja"'), text.index('[[characters]]\nname = "pickpocket"')
    with pytest.raises(BadInput, match="characters: 6 of them; expected 7 or more"):
        read_box(written(tmp_path, text[:first] + text[second:]))


def test_a_class_must_not_be_missing(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8").replace('class = "assassin"', 'class = "trick"')
    with pytest.raises(BadInput, match="none of class assassin"):
        read_box(written(tmp_path, text))


def test_a_cast_without_a_defence_never_asks_for_one(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8").replace('effect = "colonelle"', 'effect = "armurier"')
    path = written(tmp_path, text)
    for seed in range(20):
        g = new(4, seed, path)
        story: list[Event] = []
        g.story = story
        playout(g, State(0, seed))
        assert g.over
        assert all(event.kind != "defended" for event in story)


def test_a_changed_box_that_is_included_is_another_box(tmp_path: Path) -> None:
    (tmp_path / "more.toml").write_text("# nothing yet\n", "utf-8")
    (tmp_path / "mine.toml").write_text('include = ["badass", "more.toml"]\n', "utf-8")
    before = GAME.fingerprint(tmp_path / "mine.toml")
    (tmp_path / "more.toml").write_text("# something else\n", "utf-8")
    assert GAME.fingerprint(tmp_path / "mine.toml") != before
