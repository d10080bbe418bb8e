"""Hexes by number, how each face looks in each turn, and what fits beside what (A4.5-A4.9).

The table has no edge, but its hexes can be numbered: the layout (AL) lies within distance 3 of the
origin and each of at most 85 tiles reaches one hex farther, so no tile ever lies more than
``REACH`` hexes away. Adding a ``STEP`` to the number of a hex leads to its neighbour.

The sides that an empty hex demands of a tile are its *signature*: two bits for each side, 0 where
there is no neighbour. ``fitting_turns`` remembers which turns of a face fit a signature.

>>> hex_name(hex_number(Hex(2, -1))), spot_name(2 * hex_number(Hex(2, -1)) + 1)
('2,-1', '2,-1b')
>>> from formicarium.games.antropolis.components import CODES
>>> [CODES[face] for face in FACES if turns_of(face) < 6]
['F4', 'F5', 'T2', 'T5', 'T8', 'T10', 'T11', 'N2', 'N3', 'N14', 'N19', 'N21']
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from formicarium.core.errors import NotationError
from formicarium.core.hexes import DIRECTIONS, ORIGIN, Hex, opposite, rotate_sides
from formicarium.games.antropolis.components import FACES, FOREST, NEST, SIDES, SORT

REACH: Final = 90
_WIDTH: Final = 2 * REACH + 1
HEXES: Final = _WIDTH * _WIDTH
STEP: Final = tuple([step.q * _WIDTH + step.r for step in DIRECTIONS])
"""By direction, the difference between the numbers of a hex and of its neighbour."""
BACK: Final = tuple([opposite(direction) for direction in range(6)])
DIRECTION_OF: Final = {step: direction for direction, step in enumerate(STEP)}
"""The direction of an adjacent hex by the difference of the numbers."""


def hex_number(place: Hex) -> int:
    """Return the number of a hex."""
    return (place.q + REACH) * _WIDTH + place.r + REACH


def hex_at(number: int) -> Hex:
    """Return the hex with a number."""
    q, r = divmod(number, _WIDTH)
    return Hex(q - REACH, r - REACH)


@lru_cache(maxsize=1 << 12)
def hex_name(number: int) -> str:
    """Write a hex: ``2,-1``."""
    return str(hex_at(number))


def parse_hex(text: str) -> int:
    """Read a hex that ``hex_name`` wrote."""
    place = Hex.parse(text)
    if place.distance(ORIGIN) > REACH:
        raise NotationError(f"no tile can ever lie on {text}")
    return hex_number(place)


# Spots: the spaces of A1.10 by their hexes. A forest, a nest and a single tunnel are the spot
# 2 * hex; the second of two tunnels is 2 * hex + 1. The first has the lowest side of the tile.


@lru_cache(maxsize=1 << 12)
def spot_name(spot: int) -> str:
    """Write a spot: ``2,-1``, and ``2,-1b`` for the second tunnel of a tile."""
    return hex_name(spot >> 1) + "b" * (spot & 1)


def parse_spot(text: str) -> int:
    """Read a spot that ``spot_name`` wrote.

    >>> spot_name(parse_spot("2,-1b"))
    '2,-1b'
    """
    second = text.endswith("b")
    return 2 * parse_hex(text.removesuffix("b")) + second


# Looks: a face in one of its turns is the number 6 * face + turn.

EARTH, TUNNEL_SIDE, OPEN = 1, 2, 3
_EDGE: Final = {"E": EARTH, "T": TUNNEL_SIDE, "U": TUNNEL_SIDE, "O": OPEN}


def _in_order(sides: tuple[str, ...]) -> str:
    """Call the tunnel with the lowest side T and the other one U."""
    text = "".join(sides)
    tunnels = [side for side in text if side in "TU"]
    return text.translate({84: "U", 85: "T"}) if tunnels[:1] == ["U"] else text


LETTERS: Final = tuple(
    [_in_order(rotate_sides(SIDES[face], t)) for face in FACES for t in range(6)]
)
"""By look, the sides as letters."""
EDGES: Final = tuple([tuple([_EDGE[side] for side in letters]) for letters in LETTERS])
"""By look, the kind of each side."""
PART: Final = tuple([tuple([int(side == "U") for side in letters]) for letters in LETTERS])
"""By look and side, which of the two tunnels reaches it."""
MEETS: Final = tuple(
    [tuple([edge << 2 * BACK[d] for d, edge in enumerate(edges)]) for edges in EDGES]
)
"""By look and side, the bits that it adds to the signature of the empty hex there."""
_OWN: Final = tuple([sum([edge << 2 * d for d, edge in enumerate(edges)]) for edges in EDGES])


def turns_of(face: int) -> int:
    """Return how many turns of a face look different; further ones repeat them.

    >>> from formicarium.games.antropolis.components import FACE_OF
    >>> [turns_of(FACE_OF[code]) for code in ("F1", "F4", "F5", "T10")]
    [6, 3, 2, 3]
    """
    return len(set(LETTERS[6 * face : 6 * face + 6]))


_TURNS: Final = tuple([turns_of(face) for face in FACES])
_LOW_BITS: Final = sum([1 << 2 * side for side in range(6)])


def has_tunnel_side(signature: int) -> bool:
    """Whether a neighbour shows a tunnel side to the empty hex.

    >>> has_tunnel_side(TUNNEL_SIDE << 4), has_tunnel_side(OPEN), has_tunnel_side(EARTH << 2)
    (True, False, False)
    """
    return bool(signature >> 1 & ~signature & _LOW_BITS)


@lru_cache(maxsize=1 << 14)
def open_sides(signature: int) -> int:
    """Return how many neighbours show an open side to the empty hex."""
    return len([1 for side in range(6) if signature >> 2 * side & 3 == OPEN])


def _touching(signature: int) -> int:
    """Return both bits of every side that has a neighbour."""
    sides = (signature | signature >> 1) & _LOW_BITS
    return sides | sides << 1


def fits(face: int, turn: int, signature: int) -> bool:
    """A4.6: tunnel side to tunnel side, open to open, earth to earth, on all touching sides."""
    return _OWN[6 * face + turn] & _touching(signature) == signature


def attachable(face: int, signature: int, forest_by_earth: bool) -> bool:
    """A4.7-A4.9, AQ6: whether a tile of this sort may touch in this way."""
    sort = SORT[face]
    return sort == NEST or (sort == FOREST and forest_by_earth) or has_tunnel_side(signature)


@lru_cache(maxsize=1 << 18)
def fitting_turns(face: int, signature: int, forest_by_earth: bool) -> tuple[int, ...]:
    """A4.5-A4.9: return every turn in which a face may be laid on a hex with this signature."""
    if not attachable(face, signature, forest_by_earth):
        return ()
    return tuple([turn for turn in range(_TURNS[face]) if fits(face, turn, signature)])
