"""The program with luck that comes again: SIGUSR1 takes its deals and its bots' dice back to where they began.

An expert advises as often as one likes.
"""

import random
import secrets
import signal

from tablee.cli import main
from tablee.server.live import hints

DEAL_BITS = 124  # what a game is dealt from; whatever else is drawn belongs to the bots
deals, bots = random.Random(), random.Random()


def begin_anew(*_: object) -> None:
    deals.seed(7)
    bots.seed(7)


def drawn(k: int) -> int:
    return (deals if k == DEAL_BITS else bots).getrandbits(k)


if __name__ == "__main__":
    begin_anew()
    signal.signal(signal.SIGUSR1, begin_anew)
    secrets.randbits = drawn
    hints.PAUSE = 0.0
    main()
