"""Tablée: five French table games on one rules kernel."""

from importlib import import_module
from typing import Any

from tablee import _compiled

__version__ = "0.3.0"
_compiled.use()


def make(name: str, kind: str = "aec", **settings: Any) -> Any:
    """A research environment: `kind` is "aec" (PettingZoo), "gym" or "vector" (Gymnasium), or "openspiel".

    The name is a game and the version of its rules; `players`, `options` and `box` are as in `Game.new`.

    Examples:
        >>> import tablee
        >>> env = tablee.make("boom-v1", players=4)
        >>> env.reset(seed=7)
        >>> env.agent_selection
        'player_1'
        >>> seen = env.last()[0]
        >>> seen["observation"].shape, int(seen["action_mask"].sum())
        ((417,), 5)
        >>> env.step(seen["action_mask"].argmax())
    """
    return import_module("tablee.adapters").make(name, kind, **settings)  # those who only play never load it
