"""Tablée: five French table games on one rules kernel."""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

try:
    __version__ = version("tablee")
except PackageNotFoundError:  # run from the sources, without an installation
    __version__ = "0+source"


def make(name: str, kind: str = "aec", **settings: Any) -> Any:
    """A research environment, as in ``tablee.make("GAME-v1", players=4)``; see docs/research.md."""
    return import_module("tablee.adapters").make(name, kind, **settings)  # those who only play never load it
