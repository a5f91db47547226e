"""Where things are kept on this machine."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where games are kept: $TABLEE_DATA, or the place the system gives to applications."""
    if chosen := os.environ.get("TABLEE_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/tablee"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "tablee"
