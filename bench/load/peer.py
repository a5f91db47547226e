"""Stub."""

from __future__ import annotations

from typing import Any


def beside(found: dict[str, Any], share: float) -> dict[str, Any]:
    return {}
