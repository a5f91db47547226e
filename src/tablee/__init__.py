"""Tablée: five French table games on one rules kernel."""

from importlib import import_module
from typing import Any

from tablee import _compiled

__version__ = "0.2.0"
_compiled.use()


def make(name: str, kind: str = "aec", **settings: Any) -> Any:
    """A research environment, as in ``tablee.make("GAME-v1", players=4)``; see docs/research.md."""
    return import_module("tablee.adapters").make(name, kind, **settings)  # those who only play never load it
