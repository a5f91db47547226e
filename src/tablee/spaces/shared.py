"""Numpy's view of memory that compiled code writes: from here it can only be read, and it changes as that writes."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T", bound=np.generic)


def shared(memory: Any, kind: type[T]) -> NDArray[T]:
    return np.frombuffer(memory, kind)
