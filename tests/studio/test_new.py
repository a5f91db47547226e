"""A game of one's own: it plays in the first minute, keeps the laws, and says what it lacks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tablee.kernel.generate import write
from tablee.studio.new import ITS_PACKAGE, SAMPLE

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
    file.write_text(text.replace(old, new), "utf-8")


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
    assert "· pas encore de mots pour event-rain\u202f: à écrire dans fr.ftl, en.ftl (table.py:42)" in done.stdout


def test_generate_lists_what_has_no_words_and_whose_a_number_is(mine: Path) -> None:
    edit(mine / "mine/mine/en.ftl", "field-apron = Apron\n", "")
    edit(mine / "mine/mine/fr.ftl", "option-pick = ", "option-sing = ")
    edit(
        mine / "mine/mine/table.py",
        'Field("baskets", PUBLIC, deck="trees", each=True)',
        'Field("baskets", PUBLIC, deck="trees")',
    )
    done = tablee(["generate", "mine/mine"], mine)
    assert done.returncode == 0
    assert "mine/mine/table.py:34: no words for field-apron in en.ftl\n" in done.stdout
    assert "mine/mine/rules.py:49: no words for option-pick in fr.ftl\n" in done.stdout
    assert "mine/mine/table.py:35: there is one baskets for each seat; Field(…, each=True) says so\n" in done.stdout


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
    assert "the game 'mine' (mine:GAME) cannot be used: AttributeError" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_generated_files_of_the_sample_are_up_to_date() -> None:
    assert write(SAMPLE, ITS_PACKAGE) == []
