"""A game of one's own: it plays in the first minute, keeps the laws, and says what it lacks."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pypdf import PdfReader

from tablee.kernel.generate import write
from tablee.studio.new import ITS_PACKAGE, SAMPLE
from tests.outside.wheels import files_of, in_a_wheel

Done = subprocess.CompletedProcess[str]


def tablee(words: Sequence[str], folder: Path) -> Done:
    """The command in a folder of somebody's, in a process of its own: nothing that was brought stays here."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "en"}
    command = [sys.executable, "-m", "tablee", *words]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A folder with a game that was begun just now."""
    done = tablee(["new", "mine"], tmp_path)
    assert done.returncode == 0, done.stderr
    return tmp_path


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8", "surrogatepass")


def test_a_new_game_keeps_every_law_and_lacks_nothing(mine: Path) -> None:
    done = tablee(["check", "mine", "--times", "1", "--lang", "en"], mine)
    assert done.returncode == 0, done.stdout
    assert done.stdout.endswith("Every law holds.\n")
    assert not set("·✗") & set(done.stdout)


def test_its_scenes_hold(mine: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "mine/tests/test_scenes.py"], cwd=mine, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("ok ") == 2


def test_it_is_simulated_by_several_processes_and_measured(mine: Path) -> None:
    assert "player" in tablee(["sim", "mine", "--games", "40", "--jobs", "2"], mine).stdout
    told = tablee(["lab", "balance", "mine", "--games", "20", "--skill", "0", "--lang", "en"], mine)
    assert "Favourite fruits" in told.stdout, told.stderr


def test_a_wheel_of_it_brings_pictures_a_lesson_and_whatever_was_learnt(mine: Path) -> None:
    """None of which the sample has: whoever adds them need not know how wheels are made."""
    package = mine / "mine/mine"
    for name in (
        "art/back.svg",
        "art/scene.png",
        "art/apple.webp",
        "lesson/script.toml",
        "lesson/fr.ftl",
        "weights.npz",
    ):
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text("")
    names = {file.relative_to(mine / "mine").as_posix() for file in files_of(package)}
    assert in_a_wheel(mine / "mine") == names


def test_its_bots_play_better_than_chance(mine: Path) -> None:
    """Of three, one alone would win a third; 120 games tell more than half from that."""
    told = tablee(["sim", "mine", "--games", "120", "--bots", "normal,random,random", "--seed", "1", "--json"], mine)
    wins = int(told.stdout.partition('"wins":')[2].split(",")[0].strip("[ \n"))
    assert wins > 60


def test_a_leak_is_found_and_the_game_that_shows_it_is_named(mine: Path) -> None:
    """Planted: what is offered depends on a card that only its owner sees."""
    rules = mine / "mine/mine/rules.py"
    edit(rules, "    if len(g.apron):\n", "    if len(g.apron) and g.kind(g.secret[g.after(seat)][0]) % 2:\n")
    done = tablee(["check", "mine", "--times", "2", "--lang", "en"], mine)
    assert done.returncode == 1
    assert "✗ Nobody sees, is offered or imagines more than they may know." in done.stdout
    assert "(see it with --players 2 --seed " in done.stdout


def test_what_is_never_used_or_has_no_words_is_listed_with_its_place(mine: Path) -> None:
    edit(mine / "mine/mine/table.py", '    "stung":', '    "rain": "",\n    "stung":')
    edit(mine / "mine/mine/fr.ftl", "field-apron = Tablier\n", "")
    done = tablee(["check", "mine", "--times", "1", "--lang", "fr"], mine)
    assert done.returncode == 0, done.stdout
    assert "· rain n’est jamais arrivé dans les parties essayées\u202f: table.py:" in done.stdout
    assert "· pas encore de mots pour field-apron\u202f: à écrire dans fr.ftl (table.py:34)" in done.stdout
    assert "· pas encore de mots pour event-rain, .why\u202f: à écrire dans fr.ftl, en.ftl (table.py:42)" in done.stdout


def test_missing_parts_of_a_message_share_its_line_and_its_place(mine: Path) -> None:
    """Also where a field bears the name of an event, and above it."""
    edit(mine / "mine/mine/table.py", '    "stung":', '    "turns": "",\n    "stung":')
    edit(mine / "mine/mine/en.ftl", "card-pear = Pear\n    .grammar = s\n", "card-pear = Pear\n")
    done = tablee(["check", "mine", "--times", "1", "--lang", "en"], mine)
    assert "· no words for event-turns, .why yet: write them into fr.ftl, en.ftl (table.py:42)\n" in done.stdout
    assert "· no words for card-pear.grammar yet: write them into en.ftl (box.toml:14)\n" in done.stdout


def test_generate_lists_what_has_no_words_and_whose_a_number_is(mine: Path) -> None:
    edit(mine / "mine/mine/en.ftl", "field-apron = Apron\n", "")
    edit(mine / "mine/mine/fr.ftl", "option-pick = ", "option-sing = ")
    edit(
        mine / "mine/mine/table.py",
        'Field("baskets", PUBLIC, deck="trees", each=True)',
        'Field("baskets", PUBLIC, deck="trees")',
    )
    done = tablee(["generate", "mine"], mine)
    assert done.returncode == 0
    assert "mine/mine/table.py:34: no words for field-apron in en.ftl\n" in done.stdout
    assert "mine/mine/rules.py:49: no words for option-pick in fr.ftl\n" in done.stdout
    assert "mine/mine/table.py:35: there is one baskets for each seat; Field(…, each=True) says so\n" in done.stdout


def test_check_names_what_is_passed_over_in_words_and_pictures(mine: Path) -> None:
    package = mine / "mine/mine"
    edit(package / "en.ftl", "finds { A($card) }", "finds { A($crad) }")
    edit(package / "en.ftl", "option-pick = Pick\n", "option-pick = Pick {\n")
    edit(package / "en.ftl", "game-name = Orchard\n", "game-name = Orchard\ngame-name = Garden\n")
    edit(
        package / "fr.ftl",
        "field-apron = Tablier\n",
        "field-apron = Tablier\ncard-wasp = Guêpe\n    .grammar = banane\n",
    )
    for name, content in (("pear.png", b"\x89PNG" + bytes(400_001)), ("apple.gif", b"GIF8"), ("plum.png", b"PNG")):
        (package / "art" / name).write_bytes(content)
    done = tablee(["check", "mine", "--times", "1", "--lang", "en"], mine)
    assert done.returncode == 0, done.stdout
    for said in (
        "en.ftl:2: game-name is written further up already; only the first one counts",
        "en.ftl:54: “option-pick = Pick {” cannot be read; a message is written name = text, its braces closed",
        "en.ftl:56: $crad is not known here; there are $seat, $card",
        "“banane” is no grammar; there are m, f, mp, fp, mh, fh, mph, fph, name",
        "art/apple.gif is no picture; expected .svg, .png, .webp",
        "art/pear.png has 400 kB; a picture has at most 400",
        "art/plum.png is no picture; expected .svg, .png, .webp",
    ):
        assert f"{said}\n" in done.stdout, done.stdout


def test_a_photograph_is_printed_and_a_broken_drawing_is_named(mine: Path) -> None:
    art = mine / "mine/mine/art"
    (art / "apple.svg").unlink()
    (art / "apple.png").write_bytes(png(30, 20))
    assert tablee(["print", "mine"], mine).returncode == 0
    assert [(image.width, image.height) for image in pictures_on(mine / "mine-cards.pdf")] == [(30, 20)]
    svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><image href="file:///etc/passwd"/></svg>'
    for drawn in ("<svg", svg):
        (art / "pear.svg").write_text(drawn)
        done = tablee(["print", "mine", "--lang", "fr"], mine)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert "tablee: l’image art/pear ne s’imprime pas" in done.stderr


def test_all_that_it_is_played_with_is_printed(mine: Path) -> None:
    """23 fruits, 6 wasps and 6 secrets, which stand in no row of its box; and its rules, in its own words."""
    assert tablee(["print", "mine", "--lang", "en"], mine).returncode == 0
    said = [page.extract_text() for page in PdfReader(mine / "mine-cards.pdf").pages]
    assert [sum(page.count(name) for page in said) for name in ("Makes one drop", "count twice")] == [6, 6]
    rules = "".join(page.extract_text() for page in PdfReader(mine / "mine-rules.pdf").pages)
    assert "the 6 wasps" in " ".join(rules.split())


def png(wide: int, high: int) -> bytes:
    """A red picture of this size."""
    header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress((b"\0" + b"\xff\0\0" * wide) * high)), (b"IEND", b""))
    sized = [
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(sized)


class Picture(NamedTuple):
    width: int
    height: int


def pictures_on(file: Path) -> list[Picture]:
    """Those that a PDF holds, each once however often it is shown."""
    objects = [one.get_object() for page in PdfReader(file).pages for one in images_in(page["/Resources"])]
    return list({Picture(one["/Width"], one["/Height"]) for one in objects})


def images_in(resources: Any) -> Iterator[Any]:
    for one in resources.get_object().get("/XObject", {}).values():
        form = one.get_object()
        if form["/Subtype"] == "/Image":
            yield form
        elif "/Resources" in form:
            yield from images_in(form["/Resources"])


BROKEN = {
    "rules.py": ("    g.turns += 1\n", "    g.turns += \n", "rules.py:37: invalid syntax ; corrige cette ligne."),
    "__init__.py": ('id="mine"', 'id="boom"', "son GAME dit id='boom' ; il faudrait id='mine'."),
    "box.toml": ("copies = 10\n", "copies = 10000000\n", "numéro 1, copies : 10000000 ; il faudrait des nombres qui"),
    "fr.ftl": ("Le verger", "\ud800", "fr.ftl ne sont pas un texte en UTF-8 ; enregistre-les ainsi."),
    "cards.py": ("class Box", "1 / 0\nclass Box", ": ZeroDivisionError: division by zero ; corrige cette ligne."),
}


def test_a_package_without_a_game_or_without_what_is_generated_says_what_to_do(mine: Path) -> None:
    (mine / "mine/mine/_steps.py").unlink()
    done = tablee(["check", "mine", "--lang", "en"], mine)
    assert done.stderr.endswith("; generate the game anew.\n"), done.stderr
    (mine / "mine/mine/__init__.py").write_text("")
    done = tablee(["check", "mine", "--lang", "en"], mine)
    assert done.stderr.endswith(" cannot be used: its __init__.py has no GAME; expected GAME = Game(…).\n"), done.stderr


@pytest.mark.parametrize("file", BROKEN)
def test_a_broken_package_is_one_sentence_with_its_place(mine: Path, file: str) -> None:
    old, new, said = BROKEN[file]
    edit(mine / "mine/mine" / file, old, new)
    done = tablee(["sim", "mine", "--games", "2", "--lang", "fr"], mine)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    answer = done.stderr.replace("\u202f", " ")
    assert answer.startswith("tablee: le jeu « mine » (mine:GAME) ne peut pas servir : ")
    assert said in answer


def test_a_broken_mind_is_one_sentence_and_nothing_else_stops(mine: Path) -> None:
    edit(mine / "mine/mine/mind.py", "def mind(", "1 / 0\n\n\ndef mind(")
    for words in (["play", "mine"], ["check", "mine"], ["sim", "mine", "--bots", "normal"]):
        done = tablee([*words, "--lang", "fr"], mine)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        said = done.stderr.replace("\u202f", " ")
        assert said.startswith("tablee: la partie mind du jeu « mine » ne peut pas servir : ")
        assert "mind.py:" in said
        assert said.endswith(": ZeroDivisionError: division by zero ; corrige cette ligne.\n")
    asked = "from tablee.games import games; print(*games())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TABLEE_GAMES": str(mine / "mine/mine"), "LANG": "en"}
    done = subprocess.run([sys.executable, "-c", asked], env=env, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("boom baba bunny badass seizh")
    assert "mine" not in done.stdout
    assert done.stderr.startswith("tablee: the mind of the game 'mine' cannot be used: ")


def test_check_names_broken_parts_and_a_mind_that_fails_in_play(mine: Path) -> None:
    package = mine / "mine/mine"
    edit(
        package / "mind.py",
        "def score(",
        "def score(self, option: i64) -> i64:\n        return 1 // 0\n\n    def scores(",
    )
    (package / "terminal.py").write_text("import nothing_of_that_name\n")
    done = tablee(["check", "mine", "--times", "1", "--lang", "en"], mine)
    assert done.returncode == 1
    assert "✗ Its bots play to the end." in done.stdout
    assert "ZeroDivisionError: " in done.stdout
    assert "· the terminal of the game 'mine' cannot be used: " in done.stdout
    assert "terminal.py:1: ModuleNotFoundError: No module named 'nothing_of_that_name'; mend that line." in done.stdout


def test_what_fails_while_it_is_played_or_measured_is_one_sentence(mine: Path) -> None:
    """Also in another process, of which only the words come back."""
    for file in ("terminal.py", "lore/__init__.py"):
        failing = "".join(f"def {name}(*_):\n    return 1 // 0\n" for name in ("lines", "draw", "lore"))
        (mine / "mine/mine" / file).write_text(failing)
    for words, line in (
        (["play", "mine", "--plain"], "terminal.py:2: "),
        (["lab", "balance", "mine", "--games", "20", "--skill", "0", "--jobs", "2"], "lore/__init__.py:6: "),
    ):
        done = tablee([*words, "--lang", "en"], mine)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert done.stderr.startswith("tablee: the game 'mine' cannot go on: ")
        assert f"{line}ZeroDivisionError: integer division or modulo by zero; mend that line." in done.stderr


STUCK = (
    "la règle sting de mine ne laisse rien à faire et personne n’a gagné ; une règle dit ce qui vient ensuite (then)"
)


def test_rules_that_stop_too_early_are_one_sentence(mine: Path) -> None:
    edit(mine / "mine/mine/rules.py", "    g.grass.take_all(g.apron)\n    g.then(do.end_turn(seat))\n", "")
    done = tablee(["sim", "mine", "--games", "4", "--bots", "random", "--lang", "fr"], mine)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    said = done.stderr.replace("\u202f", " ")
    assert said.startswith(f"tablee: le jeu « mine » ne peut pas continuer : {STUCK}")


def test_check_names_a_lesson_for_too_many_and_a_tally_of_nothing(mine: Path) -> None:
    package = mine / "mine/mine"
    (package / "lesson").mkdir()
    (package / "lesson/script.toml").write_text("seats = 9\nseed = 1\nsteps = []\n")
    edit(package / "__init__.py", 'Tally("stung", "stung")', 'Tally("stung", "stang")')
    done = tablee(["check", "mine", "--times", "1", "--lang", "en"], mine)
    assert done.returncode == 0, done.stderr
    assert "· lesson/script.toml: mine is for 2 to 5 players, not 9.\n" in done.stdout
    assert "stang is not known here; there are " in done.stdout


def test_check_names_a_wrong_board_and_a_wrong_lesson(mine: Path) -> None:
    edit(mine / "mine/mine/board.toml", 'field = "apron"', 'field = "apricot"')
    (mine / "mine/mine/lesson").mkdir()
    (mine / "mine/mine/lesson/script.toml").write_text('seats = 2\nseed = 1\nsteps = [[0, "fly:0", "first"]]\n')
    done = tablee(["check", "mine", "--times", "1", "--lang", "en"], mine)
    assert done.returncode == 0, done.stdout
    assert "board.toml is wrong at zones number 2, pieces number 1, field: 'apricot' is not known here" in done.stdout
    assert "· the lesson’s move fly:0 is not open there: script.toml:3" in done.stdout


def test_what_has_no_words_is_shown_by_its_name(mine: Path) -> None:
    for words in (mine / "mine/mine").glob("*.ftl"):
        words.write_text("")
    asked = f"import sys; sys.path.insert(0, {str(mine / 'mine')!r})\n" + (
        "from pathlib import Path\nfrom tablee.games import bring, game\n"
        f"bring(Path({str(mine / 'mine')!r}))\n"
        "from tablee.server.table.show import catalogue\nshown = catalogue(game('mine'), 'fr')\n"
        "print(shown.name, '|', shown.tagline, '|', *[f.words for f in shown.fields.values()], sep=';')"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", asked], env=env, capture_output=True, text=True, check=False)
    assert done.stdout == "Mine;|;;|;First;Turns;Orchard;Aside;Apron;Baskets;Grass;Secret;Drawer\n", done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["new", "My Game"], "a game is called by small letters, digits and underscores, such as my_game, not"),
        (["new", "json"], "'json' is the name of something else already; choose another name."),
        (["new", "boom"], "'boom' is the name of something else already; choose another name."),
        (["new", "mine"], "mine exists already; choose another name."),
        (["check", "nothing"], "there is no game 'nothing'; there are "),
        (["check", "empty"], "empty is not the folder of a game: it has no __init__.py."),
    ],
)
def test_wrong_words_get_one_sentence(mine: Path, words: list[str], said: str) -> None:
    (mine / "empty").mkdir()
    done = tablee([*words, *(["--lang", "en"] if words[0] == "check" else [])], mine)
    assert done.returncode == 2
    assert done.stderr.startswith(f"tablee: {said.rstrip('.')}")
    assert "Traceback" not in done.stderr


def test_a_broken_game_is_one_sentence(mine: Path) -> None:
    edit(mine / "mine/mine/rules.py", "def setup(", "def set_up(")
    done = tablee(["sim", "mine", "--games", "2"], mine)
    assert done.returncode == 2
    assert "the game 'mine' (mine:GAME) cannot be used: " in done.stderr
    assert "has no attribute 'setup'; generate the game anew.\n" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_generated_files_of_the_sample_are_up_to_date() -> None:
    assert write(SAMPLE, ITS_PACKAGE) == []
