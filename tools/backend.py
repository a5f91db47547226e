"""PEP 517 backend: setuptools, preceded by one step that builds the web table with npm into the package."""

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import environment, node, page
from tools.release import write_notes

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools wants, and Node when the host has none."""
    return build_meta.get_requires_for_build_wheel(config_settings) + _node_wanted()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """As for a wheel."""
    return build_meta.get_requires_for_build_editable(config_settings) + _node_wanted()


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Web table, then wheel."""
    page.obtain()
    with environment.alone("wheel"):  # two at once would clear away each other's copies
        _forget_copies()
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Web table, then editable wheel."""
    page.obtain()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The web table's sources stay out of the archive; what was built from them goes in."""
    page.obtain()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _node_wanted() -> list[str]:
    return [] if node.host_has_node() or not page.WEB.exists() else [node.WHEEL]


def _forget_copies() -> None:
    """Drop setuptools' copies of last time's modules, or a deleted one would be packed again."""
    for copies in ROOT.glob(".build/wheel/lib*"):
        shutil.rmtree(copies)


if __name__ == "__main__":
    os.chdir(ROOT)
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    write_notes(Path(sys.argv[1], build_wheel(sys.argv[1])))
