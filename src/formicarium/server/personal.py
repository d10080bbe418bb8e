"""Personal keys: nine words with which one person finds their games on every device.

A key is 128 random bits, written as eight pronounceable words of 16 bits each; the ninth word is a
checksum, so that a slip of the pen is noticed. Consonants and vowels alternate, as in "proquints"
(https://arxiv.org/html/0901.4016), so words can be read aloud and need no list. The browser makes
and reads keys in the same way (``web/src/lib/personal.ts``). The server stores only their hashes.
"""

from __future__ import annotations

import re
import secrets
from binascii import crc_hqx
from typing import TYPE_CHECKING, Final

from formicarium.server import keys

if TYPE_CHECKING:
    from collections.abc import Iterable

_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aiou"
_WORDS: Final = 9
_KEY_BYTES: Final = 16
_FORM: Final = re.compile(
    "-".join([f"[{_CONSONANTS}][{_VOWELS}]" * 2 + f"[{_CONSONANTS}]"] * _WORDS)
)


def new_key() -> str:
    """Return a new personal key of 128 bits.

    >>> is_key(new_key())
    True
    """
    return written(secrets.token_bytes(_KEY_BYTES))


def written(bits: bytes) -> str:
    """Return the key with these 128 bits.

    >>> written(bytes(range(16)))
    'babad-bamag-bibaj-bimal-boban-bomar-bubat-bumaz-jahut'
    """
    checked = bits + crc_hqx(bits, 0).to_bytes(2)
    pairs = zip(checked[::2], checked[1::2], strict=True)
    return "-".join([_word(high << 8 | low) for high, low in pairs])


def is_key(text: str) -> bool:
    """Whether a secret is a personal key without a slip; other secrets have another form.

    >>> is_key("babad-bamag-bibaj-bimal-boban-bomar-bubat-bumaz-jahut")
    True
    >>> is_key("babad-bamag-bibaj-bimal-boban-bomar-bubat-bumaz-jahuv"), is_key("babad")
    (False, False)
    """
    return looks_like_key(text) and not crc_hqx(_bits(text), 0)


def looks_like_key(text: str) -> bool:
    """Whether a secret has the form of a personal key, perhaps with a slip."""
    return _FORM.fullmatch(text) is not None


def person_of(given: Iterable[str]) -> str:
    """Return the hash of the personal key among some secrets; empty if there is not exactly one."""
    found = {secret for secret in given if is_key(secret)}
    return keys.hashed(found.pop()) if len(found) == 1 else ""


def _word(number: int) -> str:
    high, first, middle, second, low = (number >> shift for shift in (12, 10, 6, 4, 0))
    letters = (
        _CONSONANTS[high],
        _VOWELS[first & 3],
        _CONSONANTS[middle & 15],
        _VOWELS[second & 3],
        _CONSONANTS[low & 15],
    )
    return "".join(letters)


def _bits(key: str) -> bytes:
    """Return the bits of all words of a key."""
    number = 0
    for letter in key.replace("-", ""):
        if letter in _VOWELS:
            number = number << 2 | _VOWELS.index(letter)
        else:
            number = number << 4 | _CONSONANTS.index(letter)
    return number.to_bytes(2 * _WORDS)
