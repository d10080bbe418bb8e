"""What an action costs and brings, worked out from an observation.

What others choose unseen, and what the dice will say, is left out.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, NamedTuple

from formicarium.games.myrmes.components import (
    ASKS,
    BORN_LARVAE,
    BORN_SOLDIERS,
    BORN_WORKERS,
    EXTRA_LARVAE,
    EXTRA_SOLDIERS,
    EXTRA_WORKERS,
    GESTATION,
    GIVES_UP,
    KIND_NAMES,
    LARDER,
    LARVA_TRACK,
    LARVAE_UP,
    MOVE_UP,
    MOVEMENT,
    MOVEMENT_WITH_EVENT,
    NEEDS,
    NURSE_FOOD,
    NURSE_LARVAE,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    PHEROMONES,
    POINTS,
    POINTS_UP,
    PREY,
    PREY_FOOD,
    PREY_POINTS,
    PREY_SOLDIERS,
    QUARRY,
    QUEEN_POINTS,
    RESOURCES,
    SHAPE,
    SOLDIER_TRACK,
    SOLDIER_UP,
    SPECIAL_PRICE,
    TUNNEL_EARTH,
    WINTER_POINTS,
    WORKER_TRACK,
    WORKER_UP,
)
from formicarium.games.myrmes.options import RULESETS
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import SPOT_AT, SPOTS, hex_name
from formicarium.games.myrmes.table.colony_board import event_of, winter_lack


class Outlook(NamedTuple):
    """What an action costs and what it brings at once: kinds of things and how many."""

    costs: tuple[tuple[str, int], ...] = ()
    brings: tuple[tuple[str, int], ...] = ()


Table = dict[str, Any]


def outlook(seen: Table, action: act.MyrmesAction) -> Outlook:
    """Work out what an action would cost and bring."""
    return _outlook(action, seen)


def points(seen: Table, seat: int, scored: int) -> int:
    """M4.6: one more with points+1, if any are scored at all (Q20)."""
    return scored + (scored > 0 and event_of(seen, seat) == POINTS_UP)


def from_supply(seen: Table, cube: str, count: int) -> int:
    """What the supply can give (Q26)."""
    return min(count, seen["supply"][cube]) if seen["supply"] else count


def tile_on(seen: Table, place: int) -> dict[str, Any] | None:
    """The tile that covers a hex."""
    name = hex_name(place)
    for tile in seen["tiles"]:
        if name in tile["hexes"]:
            found: dict[str, Any] = tile
            return found
    return None


def toll(seen: Table, seat: int, tile: dict[str, Any]) -> int:
    """M7.6, M7.7, D5, Q15: the soldiers that entering a tile costs."""
    if tile["owner"] in (None, seat):
        return 0
    special = KIND_NAMES.index(tile["kind"]) >= PHEROMONES
    return int(not special or RULESETS[seen["variant"]].toll_on_special)


def prey_at(seen: Table, place: int) -> int:
    """The kind of prey on a hex."""
    name = hex_name(place)
    return next(PREY.index(prey["prey"]) for prey in seen["prey"] if prey["hex"] == name)


def born(seen: Table, seat: int, track: int, nurses: int) -> int:
    """M5.2-M5.4, M4.7, M4.10, M4.12: what nurses on a track bear if there is enough."""
    event = event_of(seen, seat)
    bears, bonus, extra = {
        LARVA_TRACK: (BORN_LARVAE, LARVAE_UP, EXTRA_LARVAE),
        WORKER_TRACK: (BORN_WORKERS, WORKER_UP, EXTRA_WORKERS),
        SOLDIER_TRACK: (BORN_SOLDIERS, SOLDIER_UP, EXTRA_SOLDIERS),
    }[track]
    return bears[nurses] + (extra if bears[nurses] and event == bonus else 0)


@singledispatch
def _outlook(action: object, _seen: Table) -> Outlook:
    """Most actions that are not below neither cost nor bring anything at once."""
    return Outlook()


@_outlook.register
def _(action: act.MoveCube, seen: Table) -> Outlook:
    return Outlook((("larvae", abs(action.space - event_of(seen, action.seat))),))


@_outlook.register
def _(action: act.Nurses, seen: Table) -> Outlook:
    if action.track > SOLDIER_TRACK:
        return Outlook()
    kind = ("larvae", "workers", "soldiers")[action.track]
    return Outlook(brings=((kind, born(seen, action.seat, action.track, action.count)),))


@_outlook.register
def _(action: act.Bear, _seen: Table) -> Outlook:
    return Outlook(brings=(("workers", action.workers), ("soldiers", action.soldiers)))


@_outlook.register
def _(action: act.Work, seen: Table) -> Outlook:
    if action.room == GESTATION:
        return Outlook(brings=(("larvae", from_supply(seen, "larvae", 1)),))
    if action.room == LARDER:
        return Outlook(brings=(("food", from_supply(seen, "food", 1)),))
    if action.room == QUARRY:
        resource = RESOURCES[action.resource]
        return Outlook(brings=((resource, from_supply(seen, resource, 1)),))
    won = points(seen, action.seat, QUEEN_POINTS)
    return Outlook((("food", 1),), (("points", won),))


@_outlook.register
def _(action: act.GoOut, seen: Table) -> Outlook:
    fast = event_of(seen, action.seat) == MOVE_UP
    return Outlook(brings=(("moves", MOVEMENT_WITH_EVENT if fast else MOVEMENT),))


@_outlook.register
def _(action: act.Step, seen: Table) -> Outlook:
    tile = tile_on(seen, action.hex)
    soldiers = toll(seen, action.seat, tile) if tile else 0
    return Outlook((("moves", 1), ("soldiers", soldiers)))


@_outlook.register
def _(action: act.Hunt, seen: Table) -> Outlook:
    prey = prey_at(seen, action.hex)
    food = from_supply(seen, "food", PREY_FOOD[prey])
    won = points(seen, action.seat, PREY_POINTS[prey])
    costs = (("moves", 1), ("soldiers", PREY_SOLDIERS[prey]))
    return Outlook(costs, (("food", food), ("points", won)))


@_outlook.register
def _(action: act.Clear, seen: Table) -> Outlook:
    tile = tile_on(seen, action.hex)
    if tile is None or tile["owner"] == action.seat:
        return Outlook((("earth", 1),))
    won = points(seen, action.seat, POINTS[KIND_NAMES.index(tile["kind"])])
    return Outlook((("earth", 1),), (("points", won),))


@_outlook.register
def _(action: act.Place, seen: Table) -> Outlook:
    won = (("points", points(seen, action.seat, POINTS[action.kind])),)
    if action.kind < PHEROMONES:
        cubes = laid_cubes(seen, action)
        grown = [(f"{name}-cubes", count) for name, count in zip(RESOURCES, cubes, strict=True)]
        return Outlook(brings=(*won, *grown))
    price = SPECIAL_PRICE[action.kind - PHEROMONES]
    return Outlook(tuple(zip(RESOURCES, price, strict=True)), won)


def laid_cubes(seen: Table, action: act.Place) -> tuple[int, ...]:
    """M9.6: the cubes that a pheromone laid here gets."""
    shape = SHAPE[action.kind]
    cubes = SPOTS[shape][SPOT_AT[shape][action.hex, action.turn]].cubes
    return tuple(
        [from_supply(seen, name, count) for name, count in zip(RESOURCES, cubes, strict=True)]
    )


@_outlook.register
def _(action: act.Harvest, _seen: Table) -> Outlook:
    return Outlook(brings=((RESOURCES[action.resource], 1),))


@_outlook.register
def _(_action: act.Tunnel, seen: Table) -> Outlook:
    return Outlook(brings=(("earth", from_supply(seen, "earth", TUNNEL_EARTH)),))


@_outlook.register
def _(action: act.Dig, seen: Table) -> Outlook:
    level = seen["colonies"][action.seat]["level"]
    price = RULESETS[seen["variant"]].dig_price[level]
    return Outlook(tuple(zip(RESOURCES, price, strict=True)))


@_outlook.register
def _(_action: act.Breed, _seen: Table) -> Outlook:
    return Outlook((("food", NURSE_FOOD), ("larvae", NURSE_LARVAE)), (("nurses", 1),))


@_outlook.register
def _(action: act.Objective, seen: Table) -> Outlook:
    """Where pheromones have to be emptied first, the points come with the last of them."""
    asks, given = ASKS[action.objective], GIVES_UP[action.objective]
    scored = OBJECTIVE_POINTS[OBJECTIVE_LEVEL[action.objective]]
    won = (("points", points(seen, action.seat, scored)),)
    if asks == "mix":
        earth = action.detail[0]
        return Outlook((("earth", earth), ("stone", given - earth)), won)
    if asks == "pheromones":
        return Outlook()
    kind = {"special": "owned", "level": "levels"}.get(asks, asks)
    return Outlook(((kind, given),), won)


@_outlook.register
def _(action: act.Empty, seen: Table) -> Outlook:
    objective = OBJECTIVES.index(seen["emptying"])
    if len(seen["emptied"]) + 1 < NEEDS[objective]:
        return Outlook()
    scored = OBJECTIVE_POINTS[OBJECTIVE_LEVEL[objective]]
    return Outlook(brings=(("points", points(seen, action.seat, scored)),))


@_outlook.register
def _(action: act.Keep, seen: Table) -> Outlook:
    store = seen["colonies"][action.seat]["store"]
    kept = (action.food, action.earth, action.stone)
    lost = [(name, store[name] - count) for name, count in zip(RESOURCES, kept, strict=True)]
    return Outlook(tuple(lost))


@_outlook.register
def _(action: act.Exchange, _seen: Table) -> Outlook:
    return Outlook((("larvae", action.larvae),), (("food", 1),))


@_outlook.register
def _(action: act.Pay, seen: Table) -> Outlook:
    return Outlook((("points", WINTER_POINTS * winter_lack(seen, action.seat)),))
