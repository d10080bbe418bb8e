"""Which pieces would appear or move, as far as a player can foresee it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import replace

from formicarium.core.choices import Placed
from formicarium.games.myrmes.components import KIND_NAMES, OBJECTIVES, PHEROMONES, RESOURCES, SHAPE
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import SPOT_AT, SPOTS, hex_name
from formicarium.games.myrmes.table import layout, pieces
from formicarium.games.myrmes.table.colony_board import placed_nurses
from formicarium.games.myrmes.table.foresight import laid_cubes, outlook, prey_at, tile_on
from formicarium.games.myrmes.table.scene import tile_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite
    from formicarium.games.myrmes.table.reach import Reach

_Preview: TypeAlias = tuple[Placed, ...]
_NEW_TILE = 999
"""The number of a tile that does not lie yet."""


def preview(seen: dict[str, Any], action: act.MyrmesAction, reach: Reach) -> _Preview:
    """Show what an action would do, and how far a worker could go on."""
    if isinstance(action, act.GoOut | act.Step | act.Hunt):
        return (*_walked(seen, action), *_within_reach(seen, action, reach))
    return tuple(_moved(seen, action))


def _in_garden(sprite: Sprite) -> Placed:
    return Placed(pieces.GARDEN, sprite)


def _at_home(seat: int, sprite: Sprite) -> Placed:
    return Placed(pieces.colony_surface(seat), sprite)


def _moved(seen: dict[str, Any], action: act.MyrmesAction) -> Iterator[Placed]:
    seat, players = action.seat, seen["players"]
    match action:
        case act.MoveCube():
            yield _at_home(seat, pieces.event_cube(seat, action.space))
        case act.Nurses():
            yield from _nurses(seen, action)
        case act.Work():
            name = _last_worker(seen, seat)
            at = layout.room_post(action.room)
            yield _at_home(seat, pieces.figure(name, "worker", *at, "worker-in-room", seat))
        case act.Clear():
            yield _in_garden(
                pieces.walker(pieces.worker(seat, "way", 0), seat, players, action.hex)
            )
        case act.Place():
            yield from _tile(seen, action)
        case act.Tunnel():
            yield _in_garden(pieces.tunnel_exit(seat, players, action.hex))
            yield _in_garden(pieces.exit_mark(seat, players, action.hex))
        case act.Harvest():
            yield from _harvest(seen, action)
        case act.Dig():
            level = seen["colonies"][seat]["level"] + 1
            yield _at_home(seat, pieces.level_marker(seat, level))
        case act.Objective():
            yield from _nurse_on_objective(seen, action)
        case _:
            pass


def _last_worker(seen: dict[str, Any], seat: int) -> str:
    return pieces.worker(seat, "workers", seen["colonies"][seat]["workers"] - 1)


def _walked(seen: dict[str, Any], action: act.GoOut | act.Step | act.Hunt) -> Iterator[Placed]:
    seat, players = action.seat, seen["players"]
    if isinstance(action, act.Hunt):
        yield from _hunt(seen, action)
        return
    out = isinstance(action, act.GoOut)
    name = _last_worker(seen, seat) if out else pieces.worker(seat, "way", 0)
    yield _in_garden(pieces.walker(name, seat, players, action.hex))


def _within_reach(
    seen: dict[str, Any], action: act.GoOut | act.Step | act.Hunt, reach: Reach
) -> Iterator[Placed]:
    """The hexes to which the worker could go on, with their price."""
    expected = outlook(seen, action)
    points = dict(expected.brings).get("moves", seen["steps_left"] - 1)
    soldiers = reach.soldiers - dict(expected.costs).get("soldiers", 0)
    for place, (moves, price) in reach.from_hex(action.hex, points, soldiers).items():
        yield _in_garden(pieces.within_reach(seen["players"], place, moves, price))


def _nurses(seen: dict[str, Any], action: act.Nurses) -> Iterator[Placed]:
    """Nurses from the nursery to the track, the last ones first."""
    seat, track = action.seat, action.track
    idle = seen["colonies"][seat]["nurses"] - sum(placed_nurses(seen, seat))
    for number in range(action.count):
        name = pieces.nurse(seat, "nursery", idle - 1 - number)
        x, y = layout.TRACK[track][number]
        yield _at_home(seat, pieces.figure(name, "nurse", x, y, "nurse", seat))


def _hunt(seen: dict[str, Any], action: act.Hunt) -> Iterator[Placed]:
    """The worker on the hex, the prey beside the colony."""
    seat, players, place = action.seat, seen["players"], action.hex
    yield _in_garden(pieces.walker(pieces.worker(seat, "way", 0), seat, players, place))
    kind = prey_at(seen, place)
    token = pieces.prey_in_garden(kind, players, place)
    held = sum(seen["colonies"][seat]["prey"].values())
    at = layout.prey(held, held + 1)
    yield _at_home(seat, pieces.figure(token.id, token.symbol[7:], *at, token.symbol[7:], None))


def _tile(seen: dict[str, Any], action: act.Place) -> Iterator[Placed]:
    """The tile at its place with its cubes."""
    shape = SHAPE[action.kind]
    spot = SPOTS[shape][SPOT_AT[shape][action.hex, action.turn]]
    cubes = laid_cubes(seen, action) if action.kind < PHEROMONES else (0, 0, 0)
    tile = {
        "id": _NEW_TILE,
        "kind": KIND_NAMES[action.kind],
        "owner": action.seat,
        "hexes": [hex_name(cell) for cell in spot.cells],
        "turn": action.turn,
        "cubes": dict(zip(RESOURCES, cubes, strict=True)),
    }
    for sprite in tile_sprites(tile, seen["players"]):  # without words: there are many ways
        yield _in_garden(replace(sprite, label=None, tip=None))


def _harvest(seen: dict[str, Any], action: act.Harvest) -> Iterator[Placed]:
    """The cube in the store."""
    tile = tile_on(seen, action.hex)
    resource = RESOURCES[action.resource]
    if tile is None or not tile["cubes"][resource]:
        return
    name = pieces.cube(resource, f"tile-{tile['id']}", tile["cubes"][resource] - 1)
    total = sum(seen["colonies"][action.seat]["store"].values())
    at = layout.store(total, total + 1)
    sprite = pieces.figure(name, resource, *at, f"store-{resource}", None)
    yield _at_home(action.seat, sprite)


def _nurse_on_objective(seen: dict[str, Any], action: act.Objective) -> Iterator[Placed]:
    names = [objective["name"] for objective in seen["objectives"]]
    slot = names.index(OBJECTIVES[action.objective])
    done = len([when for when in seen["objectives"][slot]["finished"] if when])
    seat = action.seat
    waiting = placed_nurses(seen, seat)[3]
    name = pieces.nurse(seat, "track-3", waiting - 1)
    x, y = layout.objective_nurse(slot, done)
    yield Placed(pieces.TABLE, pieces.figure(name, "nurse", x, y, "nurse-on-objective", seat))
