"""How the fields of actions are written: tiles, hexes, spaces, ants, turns, sides and prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.errors import NotationError
from formicarium.core.notation import Word, number, one_of, read_number
from formicarium.games.antropolis.components import CODES, KINDS, SOLDIER, SORTS, WORKER
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules.geometry import (
    hex_name,
    parse_hex,
    parse_spot,
    spot_name,
    turns_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

_BORN: Final = (WORKER, SOLDIER)


class _Turn(Word[int]):
    """The turn of a tile; how many there are depends on its face, the first field."""

    def __init__(self) -> None:
        super().__init__("TURN", str, int)

    def take(self, words: list[str], before: Sequence[Any]) -> int:
        """Read one of the turns in which the face looks different."""
        return read_number(words.pop(0), 0, turns_of(before[0]) - 1)


def _read_born(text: str) -> int:
    """S6.2: read what a larva can become."""
    for kind in _BORN:
        if KINDS[kind] == text:
            return kind
    raise NotationError("a larva becomes a worker or a soldier")


FACE: Final = one_of("FACE", CODES, "tile")
HEX: Final = Word("HEX", hex_name, parse_hex)
TURN: Final = _Turn()
KIND: Final = one_of("KIND", KINDS, "ant")
BORN: Final = Word("KIND", KINDS.__getitem__, _read_born)
SPACE: Final = Word("SPACE", spot_name, parse_spot)
SIDE: Final = number("SIDE", 0, 5)
PRICE: Final = number("PRICE", 1, max(rules.slots for rules in RULESETS.values()))
SORT: Final = one_of("SORT", SORTS, "pile")
