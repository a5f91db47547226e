"""Write the pictures of the page's cards for paper: `python -m tools.pictures`, after art has changed."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from tablee.games import OURS, game

WEB = Path(__file__).parent.parent / "web"


def main() -> None:
    boxes = {name: {k: row for k, row in game(name).facts().items() if k in game(name).box().names} for name in OURS}
    node = shutil.which("node") or "node"
    subprocess.run([node, "pictures.mjs"], cwd=WEB, input=json.dumps(boxes), text=True, check=True)


if __name__ == "__main__":
    main()
