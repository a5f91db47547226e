"""What docs/agents.md shows runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs/agents.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_environment_plays() -> None:
    exec(compile(BLOCKS[0], "docs/agents.md", "exec"), {})


def test_the_agent_answers() -> None:
    asked = json.dumps({"n": 3, "words": ["Pass", "Play"]})
    done = subprocess.run([sys.executable, "-c", BLOCKS[1]], input=asked, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {"n": 3, "option": "Play"}


def test_every_tool_is_on_the_page() -> None:
    from tablee.agents.mcp.server import Assistant

    told = set(re.findall(r"`(\w+)`", PAGE.partition("| tool |")[2].partition("\n\n")[0]))
    assert told == {tool.__name__ for tool in Assistant("http://127.0.0.1:9", "en", "Ada").tools()}
