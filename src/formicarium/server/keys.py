"""Secrets and ids; secrets are stored as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_SECRET_BYTES = 24
_TABLE_ID_BYTES = 9
_SEED_BITS = 128


def new_secret() -> str:
    """Return a new secret of 192 bits.

    >>> len(new_secret())
    32
    """
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_table_id() -> str:
    """Return a new id for a table; it is not a secret."""
    return secrets.token_hex(_TABLE_ID_BYTES)


def new_seed() -> int:
    """Return a new seed; its hash is published, so it must be unguessable."""
    return secrets.randbits(_SEED_BITS)


def hashed(secret: str) -> str:
    """Hash a secret for storage; it is random and long, so it needs no salt or stretching.

    >>> hashed("a")[:8]
    'ca978112'
    """
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Whether a secret matches a stored hash, compared in constant time.

    >>> fits("a", hashed("a")), fits("b", hashed("a")), fits("", "")
    (True, False, False)
    """
    return hmac.compare_digest(hashed(secret).encode(), stored.encode())
