"""The published protocol is the one the server speaks."""

import shutil
from pathlib import Path

import msgspec
import pytest

from tablee.server.protocol import commands
from tools.schema import GAMES, SCHEMA, TYPES, WEB, games_text, schema, schema_text, types_text


def test_the_published_schema_is_up_to_date() -> None:
    assert SCHEMA.read_text("utf-8") == schema_text()


def test_the_published_fields_are_those_that_the_games_declare() -> None:
    assert GAMES.read_text("utf-8") == games_text()


@pytest.mark.skipif(not (WEB / "node_modules").exists() or not shutil.which("node"), reason="needs the web tools")
def test_the_published_types_are_up_to_date(tmp_path: Path) -> None:
    source = tmp_path / "protocol.schema.json"
    source.write_text(schema_text(), "utf-8")
    assert TYPES.read_text("utf-8") == types_text(source)


def test_every_message_of_the_schema_says_what_it_is() -> None:
    for name, shape in schema()["definitions"].items():
        assert "anyOf" in shape or shape.get("description"), name


def test_every_message_is_in_the_page() -> None:
    page = (WEB.parent / "docs/protocol.md").read_text("utf-8")
    for message in commands.ClientMessage.__args__:
        assert f"`{message.__struct_config__.tag}`" in page


def test_a_message_comes_back_as_it_was() -> None:
    act = commands.Act("c1", "play:0", 3)
    assert msgspec.json.decode(msgspec.json.encode(act), type=commands.ClientMessage) == act
