"""The games behind the interfaces researchers know: PettingZoo, OpenSpiel and Gymnasium.

They are an extra, ``pip install tablee[research]``: who plays needs none of them.
"""

from tablee.adapters.ids import KINDS, make, openspiel_names

__all__ = ["KINDS", "make", "openspiel_names"]
