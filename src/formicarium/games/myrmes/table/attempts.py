"""What a click on something that cannot be picked may mean; the rules say why it is forbidden.

=================  =================================================================
a hex              entering it, or what the phase does with hexes
the event track    moving the cube; a place for nurses: putting nurses there
a room, an ant     working there; going out
tiles in reserve   laying one, where it is picked or anywhere
the atelier        its four actions, and its objectives
larvae, cubes      an exchange; what is kept in the store
=================  =================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formicarium.core.scene import pooled
from formicarium.games.myrmes.components import (
    ASKS,
    EARTH,
    EVENTS,
    KINDS,
    LARVAE_FOR_FOOD,
    NEEDS,
    PHEROMONES,
    QUARRY,
    RESOURCES,
    ROOMS,
    STONE,
    TRACK_LIMITS,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import atelier, garden, placing
from formicarium.games.myrmes.rules.garden import anchor
from formicarium.games.myrmes.rules.geometry import hexes_in
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.rules.hunting import prey_at
from formicarium.games.myrmes.rules.notation import NO_CHOICE
from formicarium.games.myrmes.rules.winter import larvae_left
from formicarium.games.myrmes.table import layout, pieces, shared_pieces
from formicarium.games.myrmes.table.colony_board import idle_nurses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formicarium.core.touch import Touch
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState

_Thing: TypeAlias = "tuple[str, Iterable[MyrmesAction]]"


def attempts(seen: MyrmesState, seat: int, touch: Touch) -> Iterable[MyrmesAction]:
    """Return what a seat may mean by a click, the likeliest first.

    >>> import formicarium as fm
    >>> from formicarium.core.touch import Touch
    >>> state = fm.game("myrmes").new(players=2, seed=7)
    >>> [str(action) for action in attempts(state, 0, Touch("colony-0", 0, 0, "room-0-queen"))]
    ['A work queen']
    """
    if touch.surface == pieces.GARDEN:
        place = layout.hex_near(seen.players, touch.x, touch.y)
        return [] if place is None else _on_hex(seen, seat, place, touch.picks)
    if touch.surface == pieces.TABLE:
        return dict(_on_table(seen, seat)).get(touch.thing, ())
    if touch.surface == pieces.colony_surface(seat):
        return dict(_in_colony(seen, seat)).get(touch.thing, ())
    return ()


# The garden.


def _on_hex(seen: MyrmesState, seat: int, place: int, picks: tuple[str, ...]) -> list[MyrmesAction]:
    match seen.phase:
        case "settle":
            return [act.Settle(seat, place)]
        case "workers":
            return _on_the_way(seen, seat, place, picks)
        case "harvest":
            return [act.Harvest(seat, place, resource) for resource in range(RESOURCE_COUNT)]
        case "atelier":
            return _in_atelier(seen, seat, place, picks)
        case _:
            return [act.Step(seat, place)]


def _on_the_way(
    seen: MyrmesState, seat: int, place: int, picks: tuple[str, ...]
) -> list[MyrmesAction]:
    if seen.worker < 0:
        leaves = any(place in exits for exits in seen.exits)
        return [act.GoOut(seat, place) if leaves else act.Step(seat, place)]
    for kind in range(KINDS):
        if _kind_name(seat, kind) in picks:
            return _covering(seen, seat, kind, place)
    if "clear" in picks:
        return [act.Clear(seat, place)]
    if place in garden.space(seen, seen.worker):
        return [act.Clear(seat, place)] if seen.tile_at[place] >= 0 else []
    if prey_at(seen, place) >= 0:
        return [act.Hunt(seat, place)]
    return [act.Step(seat, place)]


def _covering(seen: MyrmesState, seat: int, kind: int, place: int) -> list[MyrmesAction]:
    """Return the ways to lay a tile over a hex, those over the worker's hex first."""
    here = max(seen.worker, 0)
    found = sorted(placing.ways(seat, kind, place), key=lambda way: not way[0] >> here & 1)
    return [action for _, action in found] or [act.Place(seat, kind, place, 0)]


def _in_atelier(
    seen: MyrmesState, seat: int, place: int, picks: tuple[str, ...]
) -> list[MyrmesAction]:
    if seen.emptying >= 0:
        return [act.Empty(seat, place)]
    for slot, objective in enumerate(seen.objectives):
        tile = seen.tile_at[place]
        if shared_pieces.objective_name(slot) in picks and tile >= 0:
            return [act.Objective(seat, objective, NO_CHOICE, (anchor(seen, tile),))]
    return [act.Tunnel(seat, place)]


# The table beside the garden.


def _on_table(seen: MyrmesState, seat: int) -> Iterator[_Thing]:
    """Yield the things that mean something, by their ids."""
    sites = hexes_in(atelier.tunnel_sites(seen, seat)) or seen.exits[seat]
    names = map(shared_pieces.atelier_name, range(len(shared_pieces.ATELIER_SPACES)))
    meant: tuple[Iterable[MyrmesAction], ...] = (
        [act.Tunnel(seat, place) for place in sites],
        [act.Dig(seat)],
        [act.Breed(seat)],
        [action for each in seen.objectives for action in _objective(seat, each)],
    )
    yield from zip(names, meant, strict=True)
    for slot, objective in enumerate(seen.objectives):
        yield shared_pieces.objective_name(slot), _objective(seat, objective)
    for kind in range(PHEROMONES, KINDS):
        yield shared_pieces.special_name(kind), _anywhere(seen, seat, kind)


def _objective(seat: int, objective: int) -> list[MyrmesAction]:
    """Return the ways to pay an objective, as far as they can be named without looking."""
    if ASKS[objective] != "mix":
        return [act.Objective(seat, objective)]
    return [act.Objective(seat, objective, earth) for earth in range(NEEDS[objective] + 1)]


# The board of the seat.


def _in_colony(seen: MyrmesState, seat: int) -> Iterator[_Thing]:
    """Yield the things that mean something, by their ids."""
    yield from _printed(seen, seat)
    for number in range(idle_nurses(seen, seat)):
        one = [act.Nurses(seat, track, 1) for track in range(len(TRACK_LIMITS))]
        yield pieces.nurse(seat, "nursery", number), one
    for number in range(seen.workers[seat]):
        out = [act.GoOut(seat, place) for place in seen.exits[seat]]
        yield pieces.worker(seat, "workers", number), out
    for number in range(larvae_left(seen, seat)):
        portions = range(LARVAE_FOR_FOOD, 0, -1)
        yield pooled("larva", f"larvae-{seat}", number), [act.Exchange(seat, n) for n in portions]
    for resource, count in enumerate(part(seen.store, RESOURCE_COUNT, seat)):
        for number in range(count):
            name = pooled(RESOURCES[resource], f"store-{seat}", number)
            yield name, [act.Keep(seat, 0, 0, 0)]
    for kind in range(PHEROMONES):
        yield pieces.reserve_name(seat, kind), _anywhere(seen, seat, kind)


def _printed(seen: MyrmesState, seat: int) -> Iterator[_Thing]:
    for space in range(len(EVENTS)):
        yield pieces.event_name(seat, space), [act.MoveCube(seat, space)]
        yield pieces.event_cube(seat, space).id, [act.MoveCube(seat, seen.event[seat])]
    for track, limit in enumerate(TRACK_LIMITS):
        for number in range(limit):
            yield pieces.slot_name(seat, track, number), [act.Nurses(seat, track, number + 1)]
    for room in range(len(ROOMS)):
        cubes = (EARTH, STONE) if room == QUARRY else (NO_CHOICE,)
        work = [act.Work(seat, room, cube) for cube in cubes]
        yield pieces.room_name(seat, room), work
        yield pieces.closed(seat, room).id, work
    yield pieces.level_marker(seat, seen.level[seat]).id, [act.Dig(seat)]


# Tiles.


def _kind_name(seat: int, kind: int) -> str:
    """Return the id of a kind of tiles, special ones included."""
    if kind < PHEROMONES:
        return pieces.reserve_name(seat, kind)
    return shared_pieces.special_name(kind)


def _anywhere(seen: MyrmesState, seat: int, kind: int) -> list[MyrmesAction]:
    """Return the ways to lay a tile where the worker is."""
    return _covering(seen, seat, kind, max(seen.worker, 0))
