"""The words in which actions are written, one for each kind of field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.errors import NotationError
from formicarium.core.notation import Word, number, one_of, read_number
from formicarium.games.myrmes.components import (
    ANTS,
    ASKS,
    EARTH,
    EVENTS,
    KIND_NAMES,
    LARVAE_FOR_FOOD,
    NURSES,
    OBJECTIVES,
    OWNER_CUBES,
    QUARRY,
    RESOURCES,
    ROOMS,
    SHAPE,
    STONE,
    TRACKS,
)
from formicarium.games.myrmes.rules.geometry import WAYS, hex_name, parse_hex

if TYPE_CHECKING:
    from collections.abc import Sequence

NO_CHOICE: Final = -1
"""The value of a field that leaves nothing to choose; it is not written."""
_MOST_CUBES: Final = 99


class _Turn(Word[int]):
    """The orientation of a tile; the number of orientations depends on its kind."""

    def __init__(self) -> None:
        super().__init__("TURN", str, int)

    def take(self, words: list[str], before: Sequence[Any]) -> int:
        kind = before[0]
        return read_number(words.pop(0), 0, len(WAYS[SHAPE[kind]]) - 1)


class _Yield(Word[int]):
    """What the quarry yields (M6.7); the other rooms leave no choice."""

    def __init__(self) -> None:
        super().__init__("[RESOURCE]", _write_resource, RESOURCES.index)

    def take(self, words: list[str], before: Sequence[Any]) -> int:
        room = before[0]
        if room != QUARRY:
            return NO_CHOICE
        resource = words.pop(0)
        if resource not in (RESOURCES[EARTH], RESOURCES[STONE]):
            raise NotationError("the quarry yields earth or stone")
        return self.read(resource)


def _write_resource(resource: int) -> str:
    return "" if resource == NO_CHOICE else RESOURCES[resource]


class _EarthGiven(Word[int]):
    """The earth among the earth and stone that an objective takes (M14.6)."""

    def __init__(self) -> None:
        super().__init__("[earth COUNT]", _write_earth, int)

    def take(self, words: list[str], before: Sequence[Any]) -> int:
        objective = before[0]
        if ASKS[objective] != "mix":
            return NO_CHOICE
        if words.pop(0) != RESOURCES[EARTH]:
            raise NotationError("expected 'earth COUNT' after this objective")
        return read_number(words.pop(0), 0, _MOST_CUBES)


def _write_earth(count: int) -> str:
    return "" if count == NO_CHOICE else f"{RESOURCES[EARTH]} {count}"


class _TilesGiven(Word[tuple[int, ...]]):
    """The special tiles that an objective takes, each by its first hex (M14.8)."""

    def __init__(self) -> None:
        super().__init__("[HEX ...]", lambda tiles: " ".join(map(hex_name, tiles)), _read_hexes)

    def take(self, words: list[str], before: Sequence[Any]) -> tuple[int, ...]:
        objective = before[0]
        if ASKS[objective] != "special":
            return ()
        tiles = self.read(" ".join(words))
        words.clear()
        return tiles


def _read_hexes(text: str) -> tuple[int, ...]:
    tiles = tuple(map(parse_hex, text.split()))
    if not 0 < len(tiles) <= OWNER_CUBES or len(set(tiles)) < len(tiles):
        raise NotationError("expected the first hexes of special tiles after this objective")
    return tiles


HEX: Final = Word("HEX", hex_name, parse_hex)
EVENT: Final = one_of("EVENT", EVENTS, "event")
TRACK: Final = one_of("TRACK", TRACKS, "track")
ROOM: Final = one_of("ROOM", ROOMS, "room")
YIELD: Final = _Yield()
KIND: Final = one_of("KIND", KIND_NAMES, "tile")
TURN: Final = _Turn()
RESOURCE: Final = one_of("RESOURCE", RESOURCES, "resource")
OBJECTIVE: Final = one_of("NAME", OBJECTIVES, "objective")
EARTH_GIVEN: Final = _EarthGiven()
TILES_GIVEN: Final = _TilesGiven()
NURSE_COUNT: Final = number("COUNT", 0, NURSES)
ANT_COUNT: Final = number("COUNT", 0, ANTS)
CUBE_COUNT: Final = number("COUNT", 0, _MOST_CUBES)
LARVA_COUNT: Final = number("LARVAE", 0, LARVAE_FOR_FOOD)
