"""The words of Micropolis in the notation of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.errors import NotationError
from formicarium.core.notation import Optional, Word, one_of
from formicarium.core.seats import parse_seat, seat_letter
from formicarium.games.micropolis.components import BARRACKS_CAPACITY, TILE_BY_CODE, TILE_CODES

if TYPE_CHECKING:
    from collections.abc import Sequence

ONLY_PLACE: Final = ""
LEFT: Final = "left"
RIGHT: Final = "right"

ONLY_ANTHILL: Final = 0
"""How the base game names a player's one anthill; the expert game says 1 and 2."""
ROMAN: Final = ("", "I", "II")
"""How the anthills of a player are written, by these numbers."""


def _read_tile(code: str) -> int:
    if code in TILE_BY_CODE:
        return TILE_BY_CODE[code].index
    raise NotationError(f"unknown tile {code!r}")


def _read_side(text: str) -> str:
    if text in (LEFT, RIGHT):
        return text
    raise NotationError(f"unknown side {text!r}")


class _Flag(Word[bool]):
    """Two words that are written if something is so."""

    def __init__(self, first: str, second: str) -> None:
        said = f"{first} {second}"
        super().__init__(f"[{said}]", lambda given: said if given else "", said.__eq__)

    def take(self, words: list[str], before: Sequence[Any]) -> bool:
        """Read both words, or nothing."""
        given = self.read(" ".join(words[:2]))
        if given:
            del words[:2]
        return given


class _Barracks(Word[tuple[int, ...]]):
    """All further words: barracks in the order of the tiles, or ``none``."""

    def __init__(self) -> None:
        super().__init__("none | BARRACKS ...", _written_barracks, _read_barracks)

    def take(self, words: list[str], before: Sequence[Any]) -> tuple[int, ...]:
        """Read all words that are left; there is at least one."""
        text = " ".join([words.pop(0), *words])
        words.clear()
        return self.read(text)


def _written_barracks(full: tuple[int, ...]) -> str:
    return " ".join([TILE_CODES[tile] for tile in full]) or "none"


def _read_barracks(text: str) -> tuple[int, ...]:
    full = [] if text == "none" else [_read_tile(code) for code in text.split(" ")]
    if full != sorted(set(full)) or not all(BARRACKS_CAPACITY[tile] for tile in full):
        raise NotationError("expected 'none', or barracks in the order of their numbers")
    return tuple(full)


SEAT: Final[Word[int]] = Word("SEAT", seat_letter, parse_seat)
TILE: Final[Word[int]] = Word("TILE", TILE_CODES.__getitem__, _read_tile)
ANTHILL: Final[Word[int]] = Optional("[I|II]", one_of("ANTHILL", ROMAN, "anthill"), ONLY_ANTHILL)
SIDE: Final[Word[str]] = Optional("[left|right]", Word("SIDE", str, _read_side), ONLY_PLACE)
WITH_ARCHITECT: Final[Word[bool]] = _Flag("with", "architect")
BARRACKS: Final[Word[tuple[int, ...]]] = _Barracks()


def anthill_index(seat: int, number: int) -> int:
    """Return the index, among all anthills on the table, of the one that an action names.

    >>> anthill_index(1, ONLY_ANTHILL), anthill_index(1, 2)
    (1, 3)
    """
    return seat if number == ONLY_ANTHILL else 2 * seat + number - 1
