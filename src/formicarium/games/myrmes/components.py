"""The pieces of Myrmes (M1): what is in the box and what is printed on it.

The facts and their sources are in ``components.toml``. This module reads them once into immutable
data laid out for a fast engine.

>>> KIND_NAMES[HOOK], POINTS[HOOK], SIZE[HOOK]
('hook', 4, 4)
>>> len(OBJECTIVES), len(DESCRIBED)
(20, 17)
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from formicarium.core.hexes import Hex, Shape


def _read() -> dict[str, Any]:
    source = files("formicarium.games.myrmes").joinpath("components.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


def _hexes(text: str) -> Shape:
    return tuple([Hex.parse(word) for word in text.split()])


_DATA: Final[dict[str, Any]] = _read()
_GARDEN: Final[dict[str, Any]] = _DATA["garden"]

FOOD: Final = 0
EARTH: Final = 1
STONE: Final = 2
LARVAE: Final = 3
"""Larvae are not a resource (M1.2), but they are in the supply, too."""
RESOURCES: Final = ("food", "earth", "stone")

# The garden (M1.7, M20).

GARDEN_ROWS: Final[tuple[str, ...]] = tuple(_GARDEN["rows"])
PREY_SPACES: Final = _hexes(_GARDEN["prey"])
IN_PLAY: Final[dict[int, dict[str, int]]] = {
    int(players): limits for players, limits in _GARDEN["in_play"].items()
}
STARTS: Final[dict[int, Shape]] = {
    int(players): _hexes(text) for players, text in _GARDEN["starts"].items()
}
YIELD_OF_TERRAIN: Final = {"g": FOOD, "e": EARTH, "s": STONE}
"""M9.6: mushrooms yield nothing."""
WATER: Final = "~"

# Prey (M1.6, M8.2).

PREY: Final[tuple[str, ...]] = tuple(_DATA["prey"])
_PREY: Final[tuple[dict[str, int], ...]] = tuple(_DATA["prey"].values())
PREY_TOKENS: Final = tuple([prey["tokens"] for prey in _PREY])
PREY_SOLDIERS: Final = tuple([prey["soldiers"] for prey in _PREY])
PREY_FOOD: Final = tuple([prey["food"] for prey in _PREY])
PREY_POINTS: Final = tuple([prey["points"] for prey in _PREY])

# Events (M1.8).

EVENTS: Final[tuple[str, ...]] = tuple(_DATA["events"]["track"])
LEVEL_UP: Final = EVENTS.index("level+1")
POINTS_UP: Final = EVENTS.index("points+1")
LARVAE_UP: Final = EVENTS.index("larvae+2")
HARVEST_UP: Final = EVENTS.index("harvest+3")
MOVE_UP: Final = EVENTS.index("move+3")
SOLDIER_UP: Final = EVENTS.index("soldier+1")
HEX_UP: Final = EVENTS.index("hex+1")
WORKER_UP: Final = EVENTS.index("worker+1")

# Tiles (M1.4, M1.5). A kind is a number: the pheromones first, then the special tiles.

_PHEROMONES: Final[dict[str, dict[str, Any]]] = _DATA["pheromones"]
_SPECIAL: Final[dict[str, dict[str, Any]]] = _DATA["special"]
KIND_NAMES: Final[tuple[str, ...]] = (*_PHEROMONES, *_SPECIAL)
PAIR, TRIANGLE, LINE, RHOMBUS, HOOK, TRAPEZOID, PYRAMID = range(7)
FARM, SCAVENGING, SUBCOLONY = range(7, 10)
PHEROMONES: Final = len(_PHEROMONES)
"""Kinds below this number are pheromones."""
KINDS: Final = len(KIND_NAMES)
SHAPES: Final = tuple([_hexes(tile["cells"]) for tile in _PHEROMONES.values()])
"""The seven shapes; special tiles share two of them."""
SHAPE: Final[tuple[int, ...]] = (
    *range(PHEROMONES),
    *[KIND_NAMES.index(tile["shape"]) for tile in _SPECIAL.values()],
)
SIZE: Final[tuple[int, ...]] = tuple([len(SHAPES[shape]) for shape in SHAPE])
POINTS: Final[tuple[int, ...]] = tuple(
    [tile["points"] for tile in (_PHEROMONES | _SPECIAL).values()]
)
TILES_EACH: Final[tuple[int, ...]] = tuple([tile["tiles"] for tile in _PHEROMONES.values()])
STOCKS: Final[tuple[int, ...]] = tuple(_DATA["stock"].values())
"""M1.5: double-sided tiles, sub-colonies."""
STOCK_OF: Final[tuple[int, ...]] = tuple(
    [tuple(_DATA["stock"]).index(tile["stock"]) for tile in _SPECIAL.values()]
)
"""By special tile, counted from the first of them."""
SPECIAL_LEVEL: Final[tuple[int, ...]] = tuple([tile["level"] for tile in _SPECIAL.values()])
SPECIAL_PRICE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([tile[resource] for resource in RESOURCES]) for tile in _SPECIAL.values()]
)

# Players (M1.3, M2.7).

_PLAYER: Final[dict[str, Any]] = _DATA["player"]
ANTS: Final[int] = _PLAYER["ants"]
NURSES: Final[int] = _PLAYER["nurses"]
EXITS: Final[int] = _PLAYER["exits"]
OWNER_CUBES: Final[int] = _PLAYER["owner_cubes"]
NURSES_AT_START: Final[int] = _PLAYER["start"]["nurses"]
WORKERS_AT_START: Final[int] = _PLAYER["start"]["workers"]
LARVAE_AT_START: Final[int] = _PLAYER["start"]["larvae"]

# Births (M5).

TRACKS: Final = ("larvae", "workers", "soldiers", "atelier")
LARVA_TRACK, WORKER_TRACK, SOLDIER_TRACK, ATELIER = range(4)
_BIRTHS: Final[dict[str, Any]] = _DATA["births"]
BORN_LARVAE: Final[tuple[int, ...]] = tuple(_BIRTHS["larvae"])
BORN_WORKERS: Final[tuple[int, ...]] = tuple(_BIRTHS["workers"])
BORN_SOLDIERS: Final[tuple[int, ...]] = tuple(_BIRTHS["soldiers"])
TRACK_LIMITS: Final[tuple[int, ...]] = (
    len(BORN_LARVAE) - 1,
    len(BORN_WORKERS) - 1,
    len(BORN_SOLDIERS) - 1,
    _BIRTHS["atelier_places"],
)
EXTRA_LARVAE: Final[int] = _BIRTHS["extra"]["larvae"]
EXTRA_WORKERS: Final[int] = _BIRTHS["extra"]["workers"]
EXTRA_SOLDIERS: Final[int] = _BIRTHS["extra"]["soldiers"]

# Work (M6, M7.3, M9.2).

MOVEMENT: Final[int] = _DATA["garden_worker"]["points"]
MOVEMENT_WITH_EVENT: Final[int] = _DATA["garden_worker"]["points_with_event"]
ROOMS: Final[tuple[str, ...]] = tuple(_DATA["colony"]["rooms"])
GESTATION, LARDER, QUARRY, QUEEN = range(4)
DEEPEST: Final = len(ROOMS) - 1
SIZE_AT_LEVEL: Final[tuple[int, ...]] = tuple(_DATA["colony"]["pheromone_size"])
LARGEST: Final[int] = _DATA["colony"]["largest"]
STORAGE: Final[tuple[int, ...]] = tuple(_DATA["colony"]["storage"])
QUEEN_POINTS: Final[int] = _DATA["colony"]["queen_points"]

# Harvest, atelier, winter (M12, M13, M16, M17).

SUBCOLONY_POINTS: Final[int] = _DATA["harvest"]["subcolony_points"]
EXTRA_CUBES: Final[int] = _DATA["harvest"]["extra_cubes"]
NURSE_FOOD: Final[int] = _DATA["atelier"]["nurse"]["food"]
NURSE_LARVAE: Final[int] = _DATA["atelier"]["nurse"]["larvae"]
TUNNEL_EARTH: Final[int] = _DATA["atelier"]["tunnel_earth"]
LARVAE_FOR_FOOD: Final[int] = _DATA["larvae"]["for_one_food"]
WINTER_FOOD: Final[tuple[int, ...]] = tuple(_DATA["winter"]["food"])
WINTER_POINTS: Final[int] = _DATA["winter"]["points_lost"]
YEARS: Final = len(WINTER_FOOD)
SEASONS: Final = ("spring", "summer", "autumn", "winter")
WINTER: Final = 3

# Objectives (M14).

_OBJECTIVES: Final[dict[str, Any]] = _DATA["objectives"]
_LEVELS: Final = tuple([_OBJECTIVES[f"level_{level}"] for level in (1, 2, 3)])
OBJECTIVES: Final[tuple[str, ...]] = tuple([name for names in _LEVELS for name in names])
DESCRIBED: Final = tuple([name for name in OBJECTIVES if name not in _OBJECTIVES["box"]])
"""M14.15, Q34: those that the books explain."""
OBJECTIVE_LEVEL: Final = tuple([level for level in (0, 1, 2) for _ in _LEVELS[level]])
"""0, 1, 2 for the levels 1, 2, 3."""
ASKS: Final = tuple([name.rstrip("0123456789") for name in OBJECTIVES])
"""What an objective asks for: food, larvae, prey…"""
NEEDS: Final = tuple([int(name[len(asks) :]) for name, asks in zip(OBJECTIVES, ASKS, strict=True)])
"""How many of them it asks for."""
GIVES_UP: Final[tuple[int, ...]] = tuple(
    [_OBJECTIVES["discarded"].get(name, NEEDS[index]) for index, name in enumerate(OBJECTIVES)]
)
"""How many of them are given up; some take fewer than they ask for (M14.8, M14.9, M14.12)."""
DRAWN_PER_LEVEL: Final[int] = _OBJECTIVES["drawn_per_level"]
OBJECTIVES_IN_PLAY: Final = DRAWN_PER_LEVEL * len(_LEVELS)
OBJECTIVE_POINTS: Final[tuple[int, ...]] = tuple(_OBJECTIVES["points"])
TO_EARLIER: Final[dict[int, int]] = {
    int(players): points for players, points in _OBJECTIVES["to_earlier"].items()
}
