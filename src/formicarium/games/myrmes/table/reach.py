"""How far a worker comes: the hexes within reach, with their price in points and soldiers (M7)."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from formicarium.games.myrmes.components import PREY, PREY_SOLDIERS
from formicarium.games.myrmes.rules.geometry import NEIGHBOURS, parse_hex
from formicarium.games.myrmes.table.foresight import toll

Price: TypeAlias = tuple[int, int]
"""Movement points and soldiers."""

_FARTHEST = 3
"""Nobody plans further than that at a glance."""


class _Tile(NamedTuple):
    hexes: tuple[int, ...]
    toll: int


class Reach:
    """The garden as one player's workers see it."""

    def __init__(self, seen: dict[str, Any], seat: int) -> None:
        self.soldiers: int = seen["colonies"][seat]["soldiers"]
        self._beside = NEIGHBOURS[seen["players"]]
        self._tiles: dict[int, _Tile] = {}
        for tile in seen["tiles"]:
            hexes = tuple(map(parse_hex, tile["hexes"]))
            found = _Tile(hexes, toll(seen, seat, tile))
            self._tiles |= dict.fromkeys(hexes, found)
        self._prey = {
            parse_hex(prey["hex"]): PREY_SOLDIERS[PREY.index(prey["prey"])] for prey in seen["prey"]
        }

    def from_hex(self, start: int, points: int, soldiers: int) -> dict[int, Price]:
        """The cheapest way to each hex: fewest points, then fewest soldiers."""
        found = dict.fromkeys(self._space(start), (0, 0))
        edge = dict(found)
        for spent in range(1, min(points, _FARTHEST) + 1):
            edge = self._next(edge, found, spent, soldiers)
            found |= edge
        return {place: price for place, price in found.items() if price[0]}

    def _space(self, place: int) -> tuple[int, ...]:
        """M7.4: a tile is a single space."""
        tile = self._tiles.get(place)
        return tile.hexes if tile else (place,)

    def _next(
        self, edge: dict[int, Price], found: dict[int, Price], spent: int, soldiers: int
    ) -> dict[int, Price]:
        reached: dict[int, Price] = {}
        for place, (_, paid) in edge.items():
            for near in self._beside[place]:
                price = paid + self._soldiers(near)
                if near in found or price > soldiers:
                    continue
                if near not in reached or price < reached[near][1]:
                    reached |= dict.fromkeys(self._space(near), (spent, price))
        return reached

    def _soldiers(self, place: int) -> int:
        """M7.7, M8.2: what entering costs."""
        tile = self._tiles.get(place)
        return tile.toll if tile else self._prey.get(place, 0)
