"""Secrets of seats and invitations: made here, kept only as fingerprints."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from tablee.kernel.state import KEY_BITS

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are taken for one another


def new_secret() -> str:
    """144 bits."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def next_table_id(table: str, people: list[str], rewinds: int) -> str:
    """Of the table that follows another: the same wherever it is asked for, and known to nobody before.

    Where the end was taken back, another one follows the next end.
    """
    named = f"{table}/{rewinds}" if rewinds else table
    drawn = hmac.new("".join(people).encode(), named.encode(), sha256).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:10])


def new_seed() -> int:
    """The key of a live table's dice: 128 bits, and one that says so."""
    return 1 << KEY_BITS | secrets.randbits(KEY_BITS)


def fingerprint(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def matches(secret: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(fingerprint(secret), kept)


def invitation(host_token: str, table: str, place: str, edition: int = 0) -> str:
    """Follows from the host's secret, so that the host can be shown it again although it is not kept."""
    named = f"{table}/{place}/{edition}" if edition else f"{table}/{place}"
    return hmac.new(host_token.encode(), named.encode(), sha256).hexdigest()[:36]
