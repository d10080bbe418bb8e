"""What an action would do at once, worked out by the rules on a copy of the table.

What others choose in secret, and what the dice will show, is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from formicarium.core.choices import Placed
from formicarium.games.myrmes.components import ATELIER, OBJECTIVES_IN_PLAY, PREY, RESOURCES, TRACKS
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import (
    atelier,
    births,
    decisions,
    event,
    garden,
    hunting,
    winter,
)
from formicarium.games.myrmes.rules.geometry import NEIGHBOURS
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.rules.scoring import total
from formicarium.games.myrmes.table import layout, pieces
from formicarium.games.myrmes.table.colony_board import idle_nurses
from formicarium.games.myrmes.table.scene import tile_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.scene import Sprite
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.names import Goods
    from formicarium.games.myrmes.rules.state import MyrmesState

    _Trade: TypeAlias = tuple[Goods, Goods]
    """What an action costs, and what it brings."""

_Held: TypeAlias = tuple[int, ...]
_Price: TypeAlias = tuple[int, int]
"""Movement points and soldiers."""


class Foreseen(NamedTuple):
    """What an action does at once, before the next phase begins."""

    after: MyrmesState
    costs: Goods
    brings: Goods


def foresee(seen: MyrmesState, action: MyrmesAction, had: _Held | None = None) -> Foreseen:
    """Do a legal action on a copy, and compare what its player has before and after it.

    Pass what she ``held`` before if there are many actions.
    """
    after = seen.copy()
    decisions.do(after, action)
    if isinstance(action, act.MoveCube):
        event.reveal(after, action.seat)
    return Foreseen(after, *(_chosen(seen, action) or _compared(seen, action, after, had)))


def _chosen(seen: MyrmesState, action: MyrmesAction) -> _Trade | None:
    """Return what is chosen now and happens later, at the end of a simultaneous phase."""
    seat = action.seat
    match action:
        case act.Nurses() if action.track != ATELIER:
            number = births.born(action.track, action.count, seen.event[seat])
            return (), ((TRACKS[action.track], number),)
        case act.Bear():
            return (), (("workers", action.workers), ("soldiers", action.soldiers))
        case act.Harvest():
            return (), ((RESOURCES[action.resource], 1),)
        case act.Keep():
            kept = (action.food, action.earth, action.stone)
            return _difference(RESOURCES, part(seen.store, RESOURCE_COUNT, seat), kept)
        case act.Pay():
            return (("points", winter.points_lost(seen, seat)),), ()
        case _:
            return None


_HELD: Final = ("soldiers", *RESOURCES, "larvae", "points", "nurses", "prey", "owned", "levels")
_ONLY_AS_COSTS: Final = ("prey", "owned", "levels")
"""A player who gains one of these sees that on the board."""


def held(state: MyrmesState, seat: int) -> _Held:
    """Return how much a player has of each kind that an action may cost or bring."""
    food, earth, stone = part(state.store, RESOURCE_COUNT, seat)
    return (
        state.soldiers[seat],
        food + len(winter.exchanged(state, seat)),
        earth,
        stone,
        winter.larvae_left(state, seat),
        total(state, seat),
        atelier.nurses_in_play(state, seat),
        sum(part(state.prey_held, len(PREY), seat)),
        -state.owner_cubes[seat],
        state.level[seat],
    )


def compared(seen: MyrmesState, seat: int, after: MyrmesState, had: _Held | None = None) -> _Trade:
    """Return what a player has less and more than before."""
    costs, brings = _difference(_HELD, had or held(seen, seat), held(after, seat))
    return costs, [(what, count) for what, count in brings if what not in _ONLY_AS_COSTS]


def _compared(
    seen: MyrmesState, action: MyrmesAction, after: MyrmesState, had: _Held | None
) -> _Trade:
    costs, brings = map(list, compared(seen, action.seat, after, had))
    if after.worker >= 0:
        costs = [("moves", max(0, seen.steps_left - after.steps_left)), *costs]
        brings = [("moves", max(0, after.steps_left - seen.steps_left)), *brings]
    if isinstance(action, act.Place):
        grown = part(after.tile_cubes, RESOURCE_COUNT, len(after.tile_kind) - 1)
        brings += zip(RESOURCES, grown, strict=True)
    return costs, brings


def _difference(kinds: Sequence[str], old: Sequence[int], new: Sequence[int]) -> _Trade:
    changes = [(kind, after - before) for kind, before, after in zip(kinds, old, new, strict=True)]
    costs = [(kind, -change) for kind, change in changes if change < 0]
    return costs, [(kind, change) for kind, change in changes if change > 0]


# Sprites that would appear or move.


def preview(seen: MyrmesState, action: MyrmesAction, after: MyrmesState) -> tuple[Placed, ...]:
    """Show what an action would do, and how far a worker could go on."""
    return tuple(_moved(seen, action, after))


def _in_garden(sprite: Sprite) -> Placed:
    return Placed(pieces.GARDEN, sprite)


def _at_home(seat: int, sprite: Sprite) -> Placed:
    return Placed(pieces.colony_surface(seat), sprite)


def _moved(seen: MyrmesState, action: MyrmesAction, after: MyrmesState) -> Iterator[Placed]:
    seat, players = action.seat, seen.players
    match action:
        case act.MoveCube():
            yield _at_home(seat, pieces.event_cube(seat, action.space))
        case act.Nurses():
            yield from _nurses(seen, action)
        case act.Work():
            name, at = _last_worker(seen, seat), layout.room_post(action.room)
            yield _at_home(seat, pieces.figure(name, "worker", at, "worker-in-room", seat))
        case act.GoOut() | act.Step() | act.Hunt() | act.Clear():
            yield from _walked(seen, action, after)
        case act.Place():
            yield from _tile(after)
        case act.Settle() | act.Tunnel():
            yield _in_garden(pieces.tunnel_exit(seat, players, action.hex, after.exit_toll))
            yield _in_garden(pieces.exit_mark(seat, players, action.hex))
        case act.Harvest():
            yield from _harvest(seen, action)
        case act.Dig():
            yield _at_home(seat, pieces.level_marker(seat, after.level[seat]))
        case act.Objective():
            yield from _nurse_on_objective(seen, action)
        case _:
            pass


def _last_worker(seen: MyrmesState, seat: int) -> str:
    return pieces.worker(seat, "workers", seen.workers[seat] - 1)


def _walked(
    seen: MyrmesState, action: act.GoOut | act.Step | act.Hunt | act.Clear, after: MyrmesState
) -> Iterator[Placed]:
    """Show the worker on the hex, a prey that it hunts beside the colony, and the ways on."""
    seat, out = action.seat, isinstance(action, act.GoOut)
    name = _last_worker(seen, seat) if out else pieces.worker(seat, "way")
    yield _in_garden(pieces.walker(name, seat, seen.players, action.hex))
    if isinstance(action, act.Hunt):
        kind = hunting.prey_at(seen, action.hex)
        held = sum(part(seen.prey_held, len(PREY), seat))
        token, at = pieces.lair(kind, action.hex), layout.prey(held, held + 1)
        yield _at_home(seat, pieces.figure(token, PREY[kind], at, PREY[kind]))
    if not isinstance(action, act.Clear):
        yield from _within_reach(after, seat)


def _nurses(seen: MyrmesState, action: act.Nurses) -> Iterator[Placed]:
    """Show nurses on the track; they come from the end of the nursery."""
    seat, idle = action.seat, idle_nurses(seen, action.seat)
    for number in range(action.count):
        name = pieces.nurse(seat, "nursery", idle - 1 - number)
        at = layout.TRACK[action.track][number]
        yield _at_home(seat, pieces.figure(name, "nurse", at, "nurse", seat))


_NEW_TILE: Final = 999
"""The number of a tile that does not lie in the garden yet."""


def _tile(after: MyrmesState) -> Iterator[Placed]:
    """Show the tile at its place with its cubes; without words, since there are many ways."""
    for sprite in tile_sprites(after, len(after.tile_kind) - 1, _NEW_TILE):
        yield _in_garden(replace(sprite, label=None, tip=None))


def _harvest(seen: MyrmesState, action: act.Harvest) -> Iterator[Placed]:
    """Show a cube of a pheromone in the store."""
    tile, resource = seen.tile_at[action.hex], action.resource
    lying = part(seen.tile_cubes, RESOURCE_COUNT, tile)[resource]
    if lying:
        held, cube = sum(part(seen.store, RESOURCE_COUNT, action.seat)), RESOURCES[resource]
        name, at = pieces.cube_on_tile(resource, tile, lying - 1), layout.store(held, held + 1)
        yield _at_home(action.seat, pieces.figure(name, cube, at, f"store-{cube}"))


def _nurse_on_objective(seen: MyrmesState, action: act.Objective) -> Iterator[Placed]:
    seat, slot = action.seat, seen.objectives.index(action.objective)
    rounds = seen.finished[slot::OBJECTIVES_IN_PLAY]
    at = layout.objective_nurse(slot, len([when for when in rounds if when]))
    waiting = atelier.nurses_waiting(seen, seat)
    name = pieces.nurse(seat, f"track-{ATELIER}", waiting - 1)
    yield Placed(pieces.TABLE, pieces.figure(name, "nurse", at, "nurse-on-objective", seat))


# How far a worker can go on.


def _within_reach(state: MyrmesState, seat: int) -> Iterator[Placed]:
    """Show the hexes to which the worker can go on, each with its price.

    The price is that of the cheapest way: fewest movement points, then fewest soldiers.
    """
    found = dict.fromkeys(garden.space(state, state.worker), (0, 0))
    edge = found
    for moves in range(1, state.steps_left + 1):
        edge = _next_ring(state, seat, edge, found, moves)
        found.update(edge)
    for place, (moves, soldiers) in found.items():
        if moves:
            yield _in_garden(pieces.within_reach(state.players, place, moves, soldiers))


def _next_ring(
    state: MyrmesState, seat: int, edge: dict[int, _Price], found: dict[int, _Price], moves: int
) -> dict[int, _Price]:
    reached: dict[int, _Price] = {}
    neighbours, most = NEIGHBOURS[state.players], state.soldiers[seat]
    for place, (_, paid) in edge.items():
        for near in neighbours[place]:
            if near in found:
                continue
            soldiers = paid + garden.entry_price(state, seat, near)
            if soldiers > most:
                continue
            if near not in reached or soldiers < reached[near][1]:
                reached |= dict.fromkeys(garden.space(state, near), (moves, soldiers))
    return reached
