"""`tablee new`: the sample under another name, with all that a package of one's own needs."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from tablee import games
from tablee.kernel.game import BadInput
from tablee.kernel.generate.command import update
from tablee.kernel.generate.source import BOOK, NAMES, STEPS

SAMPLE = Path(__file__).parent / "sample"
ITS_PACKAGE = "tablee.studio.sample"
AROUND = {
    "pyproject.toml": """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1"
dependencies = ["tablee"]

[project.entry-points."tablee.games"]
{name} = "{name}:GAME"

[tool.setuptools.packages.find]
include = ["{name}*"]

[tool.setuptools.package-data]
"*" = ["*.ftl", "*.npz", "*.png", "*.svg", "*.toml", "*.webp"]
""",
    "README.md": """# {name}

It plays already: `tablee play {name}` from the folder above, `tablee serve --game {name}` in the browser.

1. `{name}/box.toml`: the cards, their numbers and how many there are. Change a number and play again.
2. `{name}/fr.ftl`, `{name}/en.ftl`: every word that is said. Give the game its name.
3. `{name}/table.py`: what lies on the table and who sees it, what can happen, why something is refused, how it ends.
4. `{name}/rules.py`: the rules, in the order of your rulebook. A rule changes the table and says what comes `then`;
   a question only offers.
5. `tablee generate {name}` after each change of 3 and 4: it writes what is generated and names file and line of
   what is wrong.
6. `tablee check {name}`: does it keep the laws that every game keeps, and what has no words yet?
7. `{name}/mind.py`, `{name}/board.toml`, `{name}/terminal.py`, `{name}/lore/`: how bots think of it, its board on the
   page and in the terminal, what the lab notes; `{name}/art/`: pictures, called by what they show. Each may be deleted:
   then a general one serves. A `lesson`, `paper.toml` and `picture.py` may be added. `tests/test_scenes.py` plays
   situations.
8. `tablee sim {name} --bots normal`, `tablee lab balance {name}`: is it fair? `pip install ./{name}` makes it known by
   its name everywhere.
""",
    "tests/test_scenes.py": '''"""Situations and what must come of them: `python {name}/tests/test_scenes.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from {name} import GAME
from {name}._steps import do
from tablee.kernel.steps import Seat


def test_an_empty_apron_cannot_be_carried_home() -> None:
    g = GAME.new(2, seed=1)
    seat = g.asked_seat()
    assert g.legal(seat) == [do.pick(seat)]


def test_what_was_carried_home_stays() -> None:
    g = GAME.new(2, seed=1)
    seat = Seat(g.asked_seat())
    while not len(g.apron):
        seat = Seat(g.asked_seat())
        g.play(seat, do.pick(seat))
    g.play(seat, do.go_home(seat))
    assert len(g.baskets[seat]) == 1
    assert g.asked_seat() == g.after(seat)


if __name__ == "__main__":
    for name, scene in list(globals().items()):
        if name.startswith("test_"):
            scene()
            print("ok", name.removeprefix("test_").replace("_", " "))
''',
}


def begin(name: str, into: Path) -> str:
    """A folder with a game that plays; what to do with it."""
    folder = into / name
    if objection := objection_to(name) or (f"{folder} exists already; choose another name." if folder.exists() else ""):
        raise BadInput(objection)
    for file in (file for file in sorted(SAMPLE.rglob("*")) if is_written_by_hand(file)):
        put(folder / name / file.relative_to(SAMPLE), renamed(file.read_text("utf-8"), name))
    for path, text in AROUND.items():
        put(folder / path, text.replace("{name}", name))
    update(folder / name, name)
    return f"{folder}: tablee play {folder}, then {folder / 'README.md'}"


def objection_to(name: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        return f"a game is called by small letters, digits and underscores, such as my_game, not '{name}'."
    if name in games.games() or name in sys.stdlib_module_names or name == "tablee":
        return f"'{name}' is the name of something else already; choose another name."
    return ""


def is_written_by_hand(file: Path) -> bool:
    return file.suffix in (".py", ".ftl", ".svg", ".toml") and file.name not in (NAMES, STEPS, BOOK)


def renamed(text: str, name: str) -> str:
    return text.replace(ITS_PACKAGE, name).replace('id="sample"', f'id="{name}"')


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
