"""Secrets: made here, told once, kept as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_SECRET_BYTES = 24
_TABLE_ID_BYTES = 9
_SEED_BITS = 128


def new_secret() -> str:
    """Make a secret of 192 bits.

    >>> len(new_secret())
    32
    """
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_table_id() -> str:
    """Make a name for a table; it opens nothing."""
    return secrets.token_hex(_TABLE_ID_BYTES)


def new_seed() -> int:
    """Draw the seed of a game; its hash is published, so it has to be beyond guessing."""
    return secrets.randbits(_SEED_BITS)


def hashed(secret: str) -> str:
    """Hash a secret for storage. It is random and long, so it needs neither salt nor stretching.

    >>> hashed("a")[:8]
    'ca978112'
    """
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Compare a secret with a stored hash, taking the same time whether or not it fits.

    >>> fits("a", hashed("a")), fits("b", hashed("a")), fits("", "")
    (True, False, False)
    """
    return hmac.compare_digest(hashed(secret).encode(), stored.encode())
