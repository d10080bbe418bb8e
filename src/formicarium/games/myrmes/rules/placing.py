"""Placing a pheromone (M9) or a special tile (M10)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    DEEPEST,
    FOOD,
    HEX_UP,
    KINDS,
    LARGEST,
    PHEROMONES,
    POINTS,
    SHAPE,
    SIZE,
    SIZE_AT_LEVEL,
    SPECIAL_LEVEL,
    SPECIAL_PRICE,
    STOCK_OF,
)
from formicarium.games.myrmes.rules import names, sources, workers
from formicarium.games.myrmes.rules.actions import MyrmesAction, Place
from formicarium.games.myrmes.rules.geometry import CLOSED, SPOT_AT, SPOTS, THROUGH
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, draw, pay, score

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_Way: TypeAlias = tuple[int, Place]

_SPECIAL: Final = tuple(range(PHEROMONES, KINDS))


@cache
def ways(seat: int, kind: int, place: int) -> tuple[_Way, ...]:
    """Return every way to lay a tile over a hex: the hexes it covers, and the action."""
    spots = SPOTS[SHAPE[kind]]
    return tuple(
        [
            (spots[i].mask, Place(seat, kind, spots[i].cells[0], spots[i].turn))
            for i in THROUGH[SHAPE[kind]][place]
        ]
    )


def largest_pheromone(state: MyrmesState, seat: int) -> int:
    """M9.2: by level; level+1 up to 5 (M4.5d), hex+1 one more up to 6 (M4.11)."""
    size = SIZE_AT_LEVEL[workers.effective_level(state, seat)]
    return min(LARGEST, size + 1) if state.event[seat] == HEX_UP else size


def kinds(state: MyrmesState, seat: int) -> list[int]:
    """M9.2, M9.5, M10.1: the kinds of tile that the seat may place now, wherever they fit."""
    largest = largest_pheromone(state, seat)
    reserve = state.pheromones
    found = []
    for kind in range(PHEROMONES):
        if SIZE[kind] > largest:
            break
        if reserve[PHEROMONES * seat + kind]:
            found.append(kind)
    return found + [kind for kind in _SPECIAL if can_have(state, seat, kind)]


def add_legal(state: MyrmesState, seat: int, actions: list[MyrmesAction]) -> None:
    """M9.1, M9.3, M9.4, M10.1: over the worker's hex, on free hexes only."""
    blocked = state.blocked
    for kind in kinds(state, seat):
        for mask, action in ways(seat, kind, state.worker):
            if not mask & blocked:
                actions.append(action)


def can_have(state: MyrmesState, seat: int, kind: int) -> bool:
    """M10.2-M10.4: whether level, price, owner cubes (Q18) and stock (Q18b) allow a tile."""
    special = kind - PHEROMONES
    return (
        workers.effective_level(state, seat) >= SPECIAL_LEVEL[special]
        and state.owner_cubes[seat] > 0
        and state.special[STOCK_OF[special]] > 0
        and _can_pay(state, seat, special)
    )


def _can_pay(state: MyrmesState, seat: int, special: int) -> bool:
    price, store = SPECIAL_PRICE[special], state.store
    return all(store[RESOURCE_COUNT * seat + r] >= price[r] for r in range(RESOURCE_COUNT))


def place(state: MyrmesState, action: Place) -> None:
    """M9.8, M10.5: lay the tile; the worker is discarded and the go is over."""
    spot = SPOT_AT[SHAPE[action.kind]][action.hex, action.turn]
    _lay(state, action.seat, action.kind, spot)
    if action.kind < PHEROMONES:
        _pheromone(state, action.seat, action.kind, spot)
    else:
        _special_tile(state, action.seat, action.kind)
    workers.end_go(state)


def _lay(state: MyrmesState, seat: int, kind: int, spot: int) -> None:
    tile = len(state.tile_kind)
    covered = SPOTS[SHAPE[kind]][spot]
    state.tile_kind.append(kind)
    state.tile_owner.append(seat)
    state.tile_spot.append(spot)
    state.tile_cubes += (0, 0, 0)
    for cell in covered.cells:
        state.tile_at[cell] = tile
    state.blocked |= covered.mask


def _pheromone(state: MyrmesState, seat: int, kind: int, spot: int) -> None:
    """M9.5-M9.7: from the reserve, with a cube on each fertile hex; it scores its points."""
    state.pheromones[PHEROMONES * seat + kind] -= 1
    cubes = SPOTS[SHAPE[kind]][spot].cubes
    for resource in range(FOOD, RESOURCE_COUNT):
        state.tile_cubes[resource - RESOURCE_COUNT] = draw(state, resource, cubes[resource])
    score(state, seat, sources.PHEROMONE, POINTS[kind])


def _special_tile(state: MyrmesState, seat: int, kind: int) -> None:
    """M10.3-M10.5: for its price, with an owner cube and no others; it scores its points."""
    special = kind - PHEROMONES
    for resource, count in enumerate(SPECIAL_PRICE[special]):
        pay(state, seat, resource, count)
    state.special[STOCK_OF[special]] -= 1
    state.owner_cubes[seat] -= 1
    score(state, seat, sources.SPECIAL_TILE, POINTS[kind])


def why_not(state: MyrmesState, action: Place) -> Broken:
    """Return the rule that forbids this tile or this place for it, and the reason."""
    if state.tile_at[state.worker] >= 0:
        return "M9.1", message("myrmes-refused-on-a-tile")
    if action.kind < PHEROMONES:
        refusal = _no_such_pheromone(state, action)
    else:
        refusal = _no_such_special(state, action)
    return refusal or _does_not_fit(state, action)


def _no_such_pheromone(state: MyrmesState, action: Place) -> Broken | None:
    largest = largest_pheromone(state, action.seat)
    if SIZE[action.kind] > largest:
        top = SIZE[action.kind] == LARGEST and state.level[action.seat] == DEEPEST
        return "M4.11" if top else "M9.2", message("myrmes-refused-too-large", size=largest)
    if not state.pheromones[PHEROMONES * action.seat + action.kind]:
        return "M9.5", message("myrmes-refused-reserve", tile=names.kind(action.kind))
    return None


def _no_such_special(state: MyrmesState, action: Place) -> Broken | None:
    name, special = names.kind(action.kind), action.kind - PHEROMONES
    level = SPECIAL_LEVEL[special]
    if workers.effective_level(state, action.seat) < level:
        return "M10.2", message("myrmes-refused-tile-level", tile=name, level=level)
    if not _can_pay(state, action.seat, special):
        price = names.cubes(SPECIAL_PRICE[special])
        return "M10.3", message("myrmes-refused-tile-price", tile=name, price=price)
    if not state.owner_cubes[action.seat]:
        return "Q18", message("myrmes-refused-owner-cubes")
    if not state.special[STOCK_OF[special]]:
        return "Q18b", message("myrmes-refused-stock", tile=name)
    return None


def _does_not_fit(state: MyrmesState, action: Place) -> Broken:
    spot = SPOT_AT[SHAPE[action.kind]].get((action.hex, action.turn))
    if spot is None:
        return "M9.4", message("myrmes-refused-outside")
    covered = SPOTS[SHAPE[action.kind]][spot]
    if state.worker not in covered.cells:
        return "M9.3", message("myrmes-refused-off-worker")
    if covered.mask & CLOSED[state.players]:
        return "M20.4", message("myrmes-refused-over-unused")
    if any(place in covered.cells for exits in state.exits for place in exits):
        return "Q7", message("myrmes-refused-over-exit")
    return "M9.4", message("myrmes-refused-over-tile")
