"""The laws hold for somebody else's game too: it is found by its entry point."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "sixth"))  # where its metadata lies
