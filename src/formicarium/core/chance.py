"""The one source of randomness of a game, and its answers.

The generator is a stream of SHAKE-256 digests, so that nobody can guess the rest of a stream from
its beginning. Every bit is defined here, so that a seed gives the same game on every machine and
under every version of Python:

* ``key = SHA-256("formicarium/chance/1:" + decimal seed)``, 32 bytes;
* draw number *i* (0, 1, 2…) reads ``SHAKE-256(key + i as 8 bytes, big-endian)``;
* ``below(n)`` takes the top ``(n - 1).bit_length()`` bits of ``ceil(bits / 8)`` bytes of a draw as
  a big-endian number, and draws again while that number is not below ``n``;
* ``shuffle`` of *m* items is one ``below(m!)``, read as a Lehmer code: for ``i = m - 1`` down to
  1, ``code, j = divmod(code, i + 1)``, then items ``i`` and ``j`` change places.
"""

from __future__ import annotations

import hashlib
from math import factorial
from typing import NamedTuple, TypeVar

from formicarium.core.errors import RecordError, SetupError, StateError

T = TypeVar("T")

_DOMAIN = "formicarium/chance/1:"
_SEED_LIMIT = 1 << 256
_KEY_HEX_DIGITS = 64
_DRAWS_LIMIT = 1 << 64


class Chance:
    """The generator inside a state: a key and the number of draws taken from it.

    >>> chance = Chance.from_seed(7)
    >>> [chance.below(6) for _ in range(8)]
    [2, 1, 2, 3, 5, 0, 5, 1]
    >>> letters = list("abcdef")
    >>> chance.shuffle(letters)
    >>> "".join(letters)
    'efacdb'
    """

    __slots__ = ("draws", "key")

    def __init__(self, key: bytes, draws: int = 0) -> None:
        self.key = key
        self.draws = draws

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """Start the stream of a seed, a whole number from 0 to 2**256 - 1."""
        return cls(hashlib.sha256(f"{_DOMAIN}{checked_seed(seed)}".encode()).digest())

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, all equally likely."""
        bits = (n - 1).bit_length()
        size = (bits + 7) // 8
        while True:
            digest = hashlib.shake_256(self.key + self.draws.to_bytes(8, "big")).digest(size)
            self.draws += 1
            value = int.from_bytes(digest, "big") >> (size * 8 - bits)
            if value < n:
                return value

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, all orders equally likely."""
        code = self.below(factorial(len(items)))
        for i in range(len(items) - 1, 0, -1):
            code, j = divmod(code, i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Chance:
        """Return a copy that continues the same stream."""
        return Chance(self.key, self.draws)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.key, self.draws) == (other.key, other.draws)

    __hash__ = None  # type: ignore[assignment]  # it changes with every draw

    def __str__(self) -> str:
        return f"{self.key.hex()}:{self.draws}"

    @classmethod
    def parse(cls, text: str) -> Chance:
        """Read what ``str`` wrote.

        >>> str(Chance.parse(str(Chance.from_seed(1)))) == str(Chance.from_seed(1))
        True
        """
        key, _, draws = text.partition(":")
        hexadecimal = len(key) == _KEY_HEX_DIGITS and set(key) <= set("0123456789abcdef")
        counted = draws.isascii() and draws.isdigit() and len(draws) < len(str(_DRAWS_LIMIT))
        if not hexadecimal or not counted or str(int(draws)) != draws:
            raise StateError("chance: expected 64 hexadecimal digits, a colon and a number")
        return cls(bytes.fromhex(key), int(draws))


class Outcome(NamedTuple):
    """An answer of chance: a kind and its values, written as words.

    >>> str(Outcome("reveal", ("Q1", "B2")))
    'reveal Q1 B2'
    >>> Outcome.parse("reveal Q1 B2")
    Outcome(kind='reveal', values=('Q1', 'B2'))
    """

    kind: str
    values: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.kind, *self.values))

    @classmethod
    def parse(cls, text: str) -> Outcome:
        """Read what ``str`` wrote."""
        kind, *values = text.split() or [""]
        if not (kind.isascii() and kind.isalpha()):
            raise RecordError(f"{text!r} is not an outcome; one reads like 'reveal Q1 B2'")
        return cls(kind, tuple(values))


def checked_seed(seed: object) -> int:
    """Return the seed if it is valid.

    >>> checked_seed(-1)
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: a seed is a whole number from 0 to 2**256 - 1, not -1
    """
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < _SEED_LIMIT:
        return seed
    raise SetupError(f"a seed is a whole number from 0 to 2**256 - 1, not {seed!r}")


def seed_hash(seed: int) -> str:
    """Commit to a seed: the SHA-256 of its decimal digits, published before the first move.

    >>> seed_hash(7)
    '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
    """
    return hashlib.sha256(str(checked_seed(seed)).encode()).hexdigest()
