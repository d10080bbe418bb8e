"""The pieces of Antropolis (A1): what is in the box and what is printed on it.

`components.toml` lists them, with the source of each fact. This module reads it once into immutable
data for a fast engine. A *face* is the printed side of a tile; tiles with the same face are
interchangeable, so the engine knows faces and how many tiles have each. There are two sets of tiles
(AT7): they have the same faces, and some of them on another number of tiles.

>>> CODES[START_NEST], SIDES[START_NEST], BROOD[START_NEST]
('S1', 'TEOEOE', True)
>>> [sum([TILES["second"][face] for face in FACES if SORT[face] == sort]) for sort in range(3)]
[21, 32, 32]
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from formicarium.core.hexes import Hex


def _read() -> dict[str, Any]:
    source = files("formicarium.games.antropolis").joinpath("components.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


_DATA: Final[dict[str, Any]] = _read()

# Tiles (A1.2-A1.6). A face is a number: forests first, then tunnels, nests and the start nest.

SORTS: Final = ("forest", "tunnel", "nest")
FOREST, TUNNEL, NEST = range(len(SORTS))

_FACES: Final[tuple[dict[str, dict[str, Any]], ...]] = (
    _DATA["forests"],
    _DATA["tunnels"],
    _DATA["nests"] | _DATA["start_nests"],
)
_PRINTED: Final[tuple[dict[str, Any], ...]] = tuple(
    [printed for faces in _FACES for printed in faces.values()]
)
CODES: Final[tuple[str, ...]] = tuple([code for faces in _FACES for code in faces])
"""The short names of the faces, as in notation and in pictures."""
FACES: Final = range(len(CODES))
FACE_OF: Final[dict[str, int]] = {code: face for face, code in enumerate(CODES)}
SORT: Final[tuple[int, ...]] = tuple(
    [sort for sort, faces in enumerate(_FACES) for _ in faces.values()]
)
"""Forest, tunnel or nest, by face."""
SIDES: Final[tuple[str, ...]] = tuple([printed["sides"] for printed in _PRINTED])
"""E, T, O, and U for the second of two tunnels; anticlockwise from the east, not turned."""
TILE_SETS: Final[tuple[str, ...]] = tuple(_DATA["sets"])
"""The sets of tiles, the newest first (AT7)."""


def _number(tiles: int | dict[str, int], of_set: str) -> int:
    """Return how many tiles show a face; one number holds for all sets."""
    return tiles if isinstance(tiles, int) else tiles[of_set]


TILES: Final[dict[str, tuple[int, ...]]] = {
    of_set: tuple([_number(printed["tiles"], of_set) for printed in _PRINTED])
    for of_set in TILE_SETS
}
"""By set and face, how many tiles show it."""
BROOD: Final[tuple[bool, ...]] = tuple([printed.get("brood", False) for printed in _PRINTED])
"""Whether it is a brood chamber (A1.5)."""
DOUBLE: Final[tuple[bool, ...]] = tuple(["U" in sides for sides in SIDES])
"""Whether the tile carries two separate tunnels (A1.4)."""
START_NEST: Final = FACE_OF["S1"]
START_FOREST: Final = FACE_OF["F5"]
TILE_COUNT: Final = sum(TILES[TILE_SETS[0]])
"""All sets have the same number (AT1)."""

# Ants and food (A1.7, A1.8).

KINDS: Final[tuple[str, ...]] = tuple(_DATA["box"]["ants"])
QUEEN, WORKER, LARVA, SOLDIER = range(len(KINDS))
ANTS_IN_BOX: Final[tuple[int, ...]] = tuple(_DATA["box"]["ants"].values())
"""Of each colour, by kind."""
FOOD: Final[int] = _DATA["box"]["food"]

# Setup (A2.4, S1.2, AL).

REMOVED: Final[dict[str, dict[int, tuple[int, ...]]]] = {
    variant: {int(players): tuple(counts) for players, counts in table.items()}
    for variant, table in _DATA["removed"].items()
}
"""By variant and player count, the forests, tunnels and nests that go back into the box."""


def _layout(line: str) -> tuple[Hex, int]:
    forest, direction = line.split()
    return Hex.parse(forest), int(direction)


LAYOUTS: Final[dict[int, tuple[tuple[Hex, int], ...]]] = {
    int(players): tuple([_layout(line) for line in lines])
    for players, lines in _DATA["layout"].items()
}
"""By player count and seat, the start forest and the direction from it to its start nest."""
