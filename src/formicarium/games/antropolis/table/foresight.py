"""What follows from what is seen: where an ant can go, who bars its way, what a tile would bring.

The rules decide that, so the table is laid out for them again from an observation. Nothing that is
hidden takes part in it.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from formicarium.games.antropolis.components import (
    FACE_OF,
    FOREST,
    KINDS,
    LARVA,
    NEST,
    QUEEN,
    SOLDIER,
    SORT,
    SORTS,
    TUNNEL,
    WORKER,
)
from formicarium.games.antropolis.rules import ants, nests, routes, tunnels
from formicarium.games.antropolis.rules.geometry import (
    BACK,
    EDGES,
    OPEN,
    PART,
    STEP,
    TUNNEL_SIDE,
    parse_hex,
    parse_spot,
)
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.rules.sources import COUNTED
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.rules.table import clear, lay_tile, space_at, spot

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.actions import Lay, Move, NoAnt, Put

Seen: TypeAlias = dict[str, Any]
Gains: TypeAlias = tuple[tuple[int, int], ...]
"""Seats and what they get, without those who get nothing."""

hex_number: Final = lru_cache(maxsize=1 << 14)(parse_hex)
spot_number: Final = lru_cache(maxsize=1 << 14)(parse_spot)

_TABLE: Final = (
    "looks", "hexes", "tile_at", "frontier", "ways", "halls", "ants",
    "nest", "nest_open", "nest_value", "tunnel", "tunnel_forests", "tunnel_nests",
)  # fmt: skip
_ANTS: Final = ("standing", "hand_ants", "points")


def look_of(tile: Seen) -> int:
    """The face of a tile and how it lies, as one number."""
    number: int = 6 * FACE_OF[tile["face"]] + tile["turn"]
    return number


def _copied(state: AntropolisState, names: tuple[str, ...]) -> AntropolisState:
    """A table of its own, with as much of the position as rules about the table ask for."""
    new = AntropolisState.__new__(AntropolisState)
    for name in names:
        setattr(new, name, getattr(state, name).copy())
    return new


@lru_cache(maxsize=128)
def _laid(tiles: tuple[tuple[int, int], ...]) -> AntropolisState:
    """The tiles on the table; most actions leave them as they are."""
    state = AntropolisState.__new__(AntropolisState)
    clear(state)
    for look, place in tiles:
        lay_tile(state, look, place)
    return state


def imagined(seen: Seen) -> AntropolisState:
    """The tiles and ants on the table; no points yet, and nobody in hand."""
    tiles = tuple([(look_of(tile), hex_number(tile["hex"])) for tile in seen["tiles"]])
    state = _copied(_laid(tiles), _TABLE)
    state.variant, state.players = seen["variant"], seen["players"]
    state.own_crew = seen["options"]["tunnel-crew"] == "own"
    state.queens_once = seen["options"]["tunnel-queens"] == "once"
    state.points = [0] * (COUNTED * state.players)
    state.standing = [0] * (len(KINDS) * state.players)
    state.hand_ants = [0] * (len(KINDS) * state.players)
    for tile in seen["tiles"]:
        for part, space in enumerate(tile["spaces"]):
            if space["seat"] is not None:
                _put(state, space, 2 * tile["id"] + part)
    return state


def _put(state: AntropolisState, space: Seen, number: int) -> None:
    for kind, name in enumerate(KINDS):
        for _ in range(space["ants"][name]):
            ants.put(state, space["seat"], kind, number)


class Foresight:
    """One position, thought ahead by one action."""

    def __init__(self, seen: Seen) -> None:
        self.table = imagined(seen)
        self._manned = tunnels.manned(self.table)
        self._ways: dict[tuple[int, int], dict[int, int]] = {}

    # Points.

    def of_tile(self, action: Lay) -> Gains:
        """A9, A10: what a tile would bring at once if no ant came with it."""
        look = 6 * action.face + action.turn
        if not self._may_score(look, action.hex):
            return ()
        after = self._after()
        return _scored(after, lay_tile(after, look, action.hex))

    def of_ant(self, action: Put | NoAnt, kind: int | None, place: int) -> Gains:
        """A9, A10: what the tile laid last brings with an ant in a space, or with none."""
        after = self._after()
        if kind is not None:
            ants.put(after, action.seat, kind, space_at(after, place))
        return _scored(after, len(after.looks) - 1)

    def _after(self) -> AntropolisState:
        new = _copied(self.table, (*_TABLE, *_ANTS))
        for name in ("variant", "players", "own_crew", "queens_once"):
            setattr(new, name, getattr(self.table, name))
        return new

    def _may_score(self, look: int, place: int) -> bool:
        """Quickly leave out what cannot: most tiles neither close a nest nor meet a worker."""
        sort = SORT[look // 6]
        if sort == TUNNEL:
            return False
        table, closes = self.table, sort == NEST
        for side, edge in enumerate(EDGES[look]):
            near = table.tile_at.get(place + STEP[side], -1)
            if edge == OPEN and near < 0:
                closes = False
            elif edge == TUNNEL_SIDE and near >= 0:
                part = PART[table.looks[near]][BACK[side]]
                if self._manned >> 2 * near + part & 1:
                    return True
        return closes

    # Ways.

    def way(self, action: Move) -> list[int]:
        """A5.1: the hexes of a shortest way, from the start of a move to its end."""
        table, before = self.table, self._reached(action.seat, action.kind, action.start)
        spaces = [space_at(table, action.end)]
        while before[spaces[-1]] != spaces[-1]:
            spaces.append(before[spaces[-1]])
        return [table.hexes[space >> 1] for space in reversed(spaces)]

    def barred(self, seat: int, kind: int, start: int) -> list[int]:
        """A5.4, S4.3-S4.5: the spaces next to the ant's ways that others bar."""
        table = self.table
        ways = table.halls if kind == QUEEN else table.ways
        around = 0
        for space in self._reached(seat, kind, start):
            around |= ways[space]
        return members(around & routes.closed(table, seat, kind))

    def _reached(self, seat: int, kind: int, start: int) -> dict[int, int]:
        """Every space that the ant can pass, with the one before it on the way there."""
        if (kind, start) not in self._ways:
            self._ways[kind, start] = self._walk(seat, kind, space_at(self.table, start))
        return self._ways[kind, start]

    def _walk(self, seat: int, kind: int, start: int) -> dict[int, int]:
        table = self.table
        ways = table.halls if kind == QUEEN else table.ways
        open_spaces = ~routes.closed(table, seat, kind)
        before, waiting = {start: start}, [start]
        for here in waiting:
            for near in members(ways[here] & open_spaces):
                if near not in before:
                    before[near] = here
                    waiting.append(near)
        return before

    def spot(self, space: int) -> int:
        """Where a space is."""
        return spot(self.table, space)


def _scored(state: AntropolisState, tile: int) -> Gains:
    tunnels.score(state, tile)
    nests.claim(state, tile)
    sums = [sum(state.points[COUNTED * s : COUNTED * (s + 1)]) for s in range(state.players)]
    return tuple([(seat, points) for seat, points in enumerate(sums) if points])


# Ants that are done for this turn.

_WITH_ANTS: Final = ("act", "attack", "flee", "escape")


def spent(seen: Seen) -> Counter[tuple[str, int]]:
    """By space and kind, how many ants of this turn's player can do nothing more in it."""
    done: Counter[tuple[str, int]] = Counter()
    if seen["phase"] not in _WITH_ANTS:
        return done
    stage = KINDS.index(seen["stage"])
    for tile in seen["tiles"]:
        for space in tile["spaces"]:
            if space["seat"] == seen["turn"]:
                for kind in range(stage):  # S3.1
                    done[space["space"], kind] = space["ants"][KINDS[kind]]
    for deed in seen["done"]:
        kind = KINDS.index(deed["kind"])
        if kind >= stage and _is_finished(seen, deed, kind):
            done[deed["space"], kind] += 1
    return done


def _is_finished(seen: Seen, deed: Seen, kind: int) -> bool:
    """Whether an ant that has moved or acted cannot do the other, either."""
    if not deed["moved"] or kind == QUEEN:
        return bool(deed["moved"] and deed["acted"])
    return bool(deed["acted"]) or not _can_act(seen, deed["space"], kind)


def _can_act(seen: Seen, name: str, kind: int) -> bool:
    """A6.1, S6.2, S7.2: whether there is anything to do for a worker or soldier in a space."""
    tile, space = space_named(seen, name)
    if kind == WORKER:
        return bool(tile["sort"] == SORTS[FOREST] or space["ants"][KINDS[LARVA]])
    return bool(kind == SOLDIER and tile["brood"] and space["ants"][KINDS[QUEEN]])


def space_named(seen: Seen, name: str) -> tuple[Seen, Seen]:
    """A space on the table, with its tile."""
    place = name.removesuffix("b")
    tile = next(tile for tile in seen["tiles"] if tile["hex"] == place)
    return tile, tile["spaces"][name.endswith("b")]
