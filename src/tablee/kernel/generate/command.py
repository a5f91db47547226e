"""`tablee generate` and `python -m tablee.kernel.generate`: which games, and what is said of them."""

from __future__ import annotations

from pathlib import Path

from tablee.kernel.generate import write
from tablee.kernel.generate.lacking import lacking
from tablee.kernel.generate.source import BadRules
from tablee.kernel.parts import package_in

OURS = Path("src/tablee/games")  # from where the repository is


def folders(words: list[str]) -> list[Path]:
    """The games that are named by their folders or, in the repository, by their ids; all of ours where none is."""
    named = [package_in(Path(word)) or Path(word) if Path(word).is_dir() else OURS / word for word in words]
    found = named or sorted(path.parent for path in OURS.glob("*/rules.py"))
    if not found:
        raise BadRules(f"which game? There is no {OURS} here; name the folder of one")
    return found


def update(folder: Path, package: str | None = None) -> str:
    """Bring a game's generated files up to date, and say what was written."""
    for name in ("rules.py", "table.py", "cards.py"):
        if not (folder / name).is_file():
            raise BadRules(f"{folder} is not the folder of a game: it has no {name}")
    package = package or package_of(folder)
    written = write(folder, package)
    done = f"{folder}: {'wrote ' + ', '.join(path.name for path in written) if written else 'nothing to write'}"
    return "\n".join([done, *lacking(folder, package)])


def package_of(folder: Path) -> str:
    """The dotted name of a folder: as far up as folders are packages."""
    parts: list[str] = []
    above = folder.resolve()
    while (above / "__init__.py").is_file():
        parts.insert(0, above.name)
        above = above.parent
    return ".".join(parts) or folder.resolve().name
