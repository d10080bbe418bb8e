"""The best end of the go of a worker that is on its way (M7-M11)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import (
    EARTH,
    PHEROMONES,
    POINTS,
    POINTS_UP,
    PREY,
    PREY_FOOD,
    PREY_POINTS,
    PREY_SOLDIERS,
    SHAPE,
)
from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.promise import promise
from formicarium.games.myrmes.evaluation.room import space_at
from formicarium.games.myrmes.evaluation.tiles import Laying, best_tile, tiles_at_hand
from formicarium.games.myrmes.rules.actions import Clear, Place
from formicarium.games.myrmes.rules.clearing import is_empty
from formicarium.games.myrmes.rules.garden import anchor, beside, toll
from formicarium.games.myrmes.rules.geometry import LAIR_AT, LAIRS, SPOTS, hexes_in
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT
from formicarium.games.myrmes.rules.scoring import total

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.games.myrmes.evaluation.colony import Colony
    from formicarium.games.myrmes.rules.state import MyrmesState

_UNAFFORDABLE: Final = -99.0


class _Prices(NamedTuple):
    """What soldiers, earth and prey are worth to the colony."""

    worth: float
    """What the colony promises before the go."""
    soldier: float
    earth: float
    prey: tuple[float, ...]
    """By kind, what hunting brings."""


class _Way(NamedTuple):
    """What the worker has done on the way to a space."""

    gain: float
    soldiers: int
    hunted: int
    """The hexes of the prey that it has hunted, as a mask."""


class _End(NamedTuple):
    """One way to end a go."""

    value: float
    way: _Way
    place: int
    laying: Laying | None = None
    """None if no tile is laid."""
    clears: bool = False


class Walk:
    """The garden as the worker sees it; ``expect`` guesses what a seat will still score."""

    def __init__(
        self,
        state: MyrmesState,
        seat: int,
        colony: Colony,
        expect: Callable[[MyrmesState, int], float],
    ) -> None:
        self._state, self._seat, self._colony = state, seat, colony
        self._expect = expect
        self._prices = _prices(colony)
        self._tiles = tiles_at_hand(state, seat, colony)
        lairs = zip(LAIRS[state.players], state.prey, strict=True)
        self._prey = {place: prey for place, prey in lairs if prey >= 0}
        self._earths = state.store[RESOURCE_COUNT * seat + EARTH]

    def best_end(self) -> float:
        """Return what the best go adds to the worth of the colony."""
        start = _Way(-w.STEP, self._state.soldiers[self._seat], 0)
        found = edge = {space_at(self._state, self._state.worker): start}
        ends = [self._end(space, way) for space, way in edge.items()]
        for _ in range(self._state.steps_left):
            edge = self._next(edge, found)
            found = found | edge
            ends += [self._end(space, way) for space, way in edge.items()]
        best = max(ends, key=lambda end: end.value)
        without_tile = max([end.value for end in ends if end.laying is None], default=start.gain)
        return max(without_tile, self._carried_out(best) if best.laying else start.gain)

    def _next(self, edge: dict[int, _Way], found: dict[int, _Way]) -> dict[int, _Way]:
        """Return the spaces one step further that are reached in a better way than before."""
        state = self._state
        reached: dict[int, _Way] = {}
        for space, way in edge.items():
            at_best = way.gain - w.STEP  # unless there is prey
            for near in beside(state, space):
                tile = state.tile_at[near]
                target = near if tile < 0 else anchor(state, tile)
                known = reached.get(target) or found.get(target)
                if known and known.gain >= at_best and near not in self._prey:
                    continue
                after = self._enter(near, way)
                if after and (known is None or after.gain > known.gain):
                    reached[target] = after
        return reached

    def _enter(self, place: int, way: _Way) -> _Way | None:
        """M7.7, M8.1, Q8b: pay the soldiers, hunt what is there; None if there are too few."""
        gain, soldiers, hunted = way
        gain -= w.STEP
        price = toll(self._state, self._seat, place)
        if price:
            gain -= price * self._prices.soldier
            soldiers -= price
        elif place in self._prey and not hunted >> place & 1:
            prey = self._prey[place]
            gain += self._prices.prey[prey]
            soldiers -= PREY_SOLDIERS[prey]
            hunted |= 1 << place
        return _Way(gain, soldiers, hunted) if soldiers >= 0 else None

    def _end(self, space: int, way: _Way) -> _End:
        """Return the best end on a space: lay a tile, clear one first, or just stop."""
        state = self._state
        blocked = state.blocked & ~way.hunted
        tile = state.tile_at[space]
        if tile >= 0:
            return self._end_on_tile(space, tile, way)
        laying = None if blocked >> space & 1 else best_tile(self._tiles, space, blocked)
        if laying and laying.worth > 0:
            return _End(way.gain + laying.worth, way, space, laying)
        return _End(way.gain, way, space)

    def _end_on_tile(self, space: int, tile: int, way: _Way) -> _End:
        """M11.6: a pheromone may be cleared, and a tile laid where it was."""
        state = self._state
        kind = state.tile_kind[tile]
        stop = _End(way.gain, way, space)
        if kind >= PHEROMONES or not self._earths or not is_empty(state, tile):
            return stop
        spot = SPOTS[kind][state.tile_spot[tile]]
        blocked = state.blocked & ~way.hunted & ~spot.mask
        gain = way.gain - self._prices.earth
        if state.tile_owner[tile] != self._seat:
            gain += self._points(kind)
        ends = [stop, _End(gain, way, space)]
        for cell in spot.cells:
            laying = best_tile(self._tiles, cell, blocked)
            if laying:
                ends.append(_End(gain + laying.worth, way, cell, laying, clears=True))
        return max(ends, key=lambda end: end.value)

    def _carried_out(self, end: _End) -> float:
        """Return what laying a tile really brings; the way there is only a guess."""
        assert end.laying is not None  # noqa: S101 - for the type checker
        after, seat = self._state.copy(), self._seat
        after.worker = end.place
        for place in hexes_in(end.way.hunted):
            after.prey[LAIR_AT[after.players][place]] = -1
            after.blocked &= ~(1 << place)
        if end.clears:
            after.advance(Clear(seat, end.place))
        spot = SPOTS[SHAPE[end.laying.kind]][end.laying.spot]
        after.advance(Place(seat, end.laying.kind, spot.cells[0], spot.turn))
        gained = end.way.gain + total(after, seat) - total(self._state, seat)
        return gained + self._expect(after, seat) - self._prices.worth

    def _points(self, kind: int) -> int:
        """M11.3, M4.6: the points for clearing an opposing pheromone."""
        return POINTS[kind] + (POINTS[kind] > 0 and self._colony.event == POINTS_UP)


@lru_cache(maxsize=1 << 10)
def _prices(colony: Colony) -> _Prices:
    return _Prices(
        promise(colony),
        _loss(colony, colony._replace(soldiers=max(0, colony.soldiers - 1))),
        _loss(colony, colony._replace(earth=colony.earth - 1)),
        tuple([_worth_of_hunting(colony, prey) for prey in range(len(PREY))]),
    )


def _loss(colony: Colony, less: Colony) -> float:
    return max(0.0, promise(colony) - promise(less))


def _worth_of_hunting(colony: Colony, prey: int) -> float:
    """M8.2: what a prey brings."""
    if colony.soldiers < PREY_SOLDIERS[prey]:
        return _UNAFFORDABLE
    after = colony._replace(
        food=colony.food + PREY_FOOD[prey],
        prey=colony.prey + 1,
        soldiers=colony.soldiers - PREY_SOLDIERS[prey],
    )
    points = PREY_POINTS[prey] + (PREY_POINTS[prey] > 0 and colony.event == POINTS_UP)
    return promise(after) - promise(colony) + points
