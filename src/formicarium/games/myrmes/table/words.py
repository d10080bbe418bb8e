"""What things are called, and actions in words: as a choice, and as told in the log."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.labels import enumerated, listed, player
from formicarium.core.message import Argument, Message, message
from formicarium.games.myrmes.components import (
    EVENTS,
    KIND_NAMES,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    PREY,
    ROOMS,
    TO_EARLIER,
    TRACKS,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import hunting, names
from formicarium.games.myrmes.rules.garden import anchor, toll
from formicarium.games.myrmes.rules.geometry import TERRAIN
from formicarium.games.myrmes.table.layout import cells_of, hex_on_map

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.names import Goods
    from formicarium.games.myrmes.rules.state import MyrmesState

_Arguments: TypeAlias = dict[str, Argument]

_TERRAINS: Final = {"g": "grass", "e": "earth", "s": "stone", "m": "mushroom", "~": "water"}


@cache
def terrain(letter: str) -> Message:
    """Name the terrain of a hex.

    >>> terrain("m").id
    'myrmes-terrain-mushroom'
    """
    return message(f"myrmes-terrain-{_TERRAINS[letter]}")


@cache
def kind_tip(number: int) -> Message:
    """Say what a kind of tile is for."""
    return message(f"myrmes-kind-{KIND_NAMES[number]}-tip")


@cache
def tile_of(number: int, owner: int) -> Message:
    """Name a tile in the garden by its kind and owner; a negative owner is nobody."""
    if owner < 0:
        return message("myrmes-tile-neutral", tile=names.kind(number))
    return message("myrmes-tile-of", tile=names.kind(number), player=player(owner))


@cache
def tile_at(number: int, owner: int, place: int) -> Message:
    """Name a tile in the garden and its first hex."""
    return message("myrmes-at", what=tile_of(number, owner), hex=hex_on_map(place))


@cache
def prey_at(number: int, place: int) -> Message:
    """Name a prey token in the garden and its hex."""
    return message("myrmes-at", what=message(f"myrmes-{PREY[number]}"), hex=hex_on_map(place))


def places(hexes: Sequence[int]) -> Argument:
    """Name several hexes.

    >>> places((0, 1)).args, places((0,))
    ({'0': 'F1', '1': 'G1'}, 'F1')
    """
    names = [hex_on_map(place) for place in hexes]
    return enumerated(names)


@cache
def turned(rotation: float) -> Message:
    """Say how far a tile is turned, the shorter way round; from 360 it is turned over, too.

    >>> turned(0).args, turned(300).id, turned(420).id
    ({'degrees': 0}, 'myrmes-turned-left', 'myrmes-turned-over-right')
    """
    over, angle = divmod(round(rotation), 360)
    form = "turned-over" if over else "turned"
    if angle > _HALF_TURN:
        return message(f"myrmes-{form}-left", degrees=360 - angle)
    return message(f"myrmes-{form}-right", degrees=angle)


_HALF_TURN: Final = 180


@cache
def event(number: int) -> Message:
    """Name an event.

    >>> event(7).id
    'myrmes-event-worker-1'
    """
    return message(f"myrmes-event-{EVENTS[number].replace('+', '-')}")


# What an action costs and brings.


def _with_goods(
    form: str, action: MyrmesAction, deed: Message, costs: Goods, brings: Goods
) -> Message:
    """Say a deed together with what it costs and brings, if anything."""
    paid, won = any(count for _, count in costs), any(count for _, count in brings)
    if paid and won:
        return message(
            f"myrmes-{form}-both", deed=deed, costs=names.goods(costs), brings=names.goods(brings)
        )
    if paid:
        return message(f"myrmes-{form}-costs", deed=deed, costs=names.goods(costs))
    if won and isinstance(action, act.Place):  # most of it stays on the tile
        return message(f"myrmes-{form}-holds", deed=deed, brings=_points_and_cubes(brings))
    if won:
        return message(f"myrmes-{form}-brings", deed=deed, brings=names.goods(brings))
    return message(f"myrmes-{form}", deed=deed)


def _points_and_cubes(brings: Goods) -> Message:
    """Say what a new tile scores, and which cubes stay on it."""
    points = [names.amount(what, count) for what, count in brings if what == "points" and count]
    cubes = [(what, count) for what, count in brings if what != "points" and count]
    held = [message("myrmes-held-cubes", cubes=names.goods(cubes))] if cubes else []
    return listed("myrmes-semicolon", points + held)


# Objectives.


@cache
def objective_tip(number: int, players: int) -> Message:
    """Say what an objective is worth, also to players who did it in an earlier round."""
    points = OBJECTIVE_POINTS[OBJECTIVE_LEVEL[number]]
    return message("myrmes-objective-tip", points=points, earlier=TO_EARLIER[players])


# Actions.


def label(seen: MyrmesState, action: MyrmesAction, costs: Goods, brings: Goods) -> Message:
    """Say what an action does, what it costs and what it brings."""
    name, arguments = _deed(seen, action)
    deed = message(f"myrmes-do-{name}", **arguments)
    return _with_goods("do", action, deed, costs, brings)


def told(seen: MyrmesState, action: MyrmesAction, costs: Goods, brings: Goods) -> Message:
    """Tell what was done, what it cost and what it brought."""
    name, arguments = _deed(seen, action)
    deed = message(f"myrmes-did-{name}", player=player(action.seat), **arguments)
    if isinstance(action, _SAID_IN_FULL):
        return message("myrmes-did", deed=deed)
    return _with_goods("did", action, deed, costs, brings)


_SAID_IN_FULL: Final = (act.Bear, act.Keep, act.Exchange, act.Pay)
"""The deed itself says what these cost or bring, or a later line does."""


def _deed(seen: MyrmesState, action: MyrmesAction) -> tuple[str, _Arguments]:
    """Return the name of what is done, and the arguments of its message."""
    match action:
        case act.Settle() | act.GoOut():
            return action.form.verb, {"hex": hex_on_map(action.hex)}
        case act.MoveCube():
            return "event", {"event": event(action.space)}
        case act.Nurses():
            return f"nurses-{TRACKS[action.track]}", {"count": action.count}
        case act.Work():
            return "work", {"room": message(f"myrmes-room-{ROOMS[action.room]}")}
        case act.Step() | act.Hunt() | act.Clear() | act.Place():
            return _on_the_way(seen, action)
        case act.Tunnel() | act.Dig() | act.Objective():
            return _in_the_atelier(seen, action)
        case act.Harvest() | act.Empty():
            return action.form.verb, {"tile": _tile_on(seen, action.hex)}
        case act.Keep():
            return "keep", {"goods": names.cubes((action.food, action.earth, action.stone))}
        case act.Exchange():
            return "exchange", {"larvae": action.larvae}
        case _:
            return action.form.verb, {}


def _in_the_atelier(
    seen: MyrmesState, action: act.Tunnel | act.Dig | act.Objective
) -> tuple[str, _Arguments]:
    match action:
        case act.Tunnel():
            ground, at = terrain(TERRAIN[action.hex]), hex_on_map(action.hex)
            return "tunnel", {"terrain": ground, "hex": at}
        case act.Dig():
            return "dig", {"level": seen.level[action.seat] + 1}
        case act.Objective() if action.tiles:
            given_up = enumerated([_tile_on(seen, place) for place in action.tiles])
            objective = names.objective(action.objective)
            return "objective-tiles", {"objective": objective, "tiles": given_up}
        case act.Objective():
            return "objective", {"objective": names.objective(action.objective)}


def _on_the_way(
    seen: MyrmesState, action: act.Step | act.Hunt | act.Clear | act.Place
) -> tuple[str, _Arguments]:
    at = hex_on_map(action.hex)
    if isinstance(action, act.Hunt):
        return "hunt", {
            "prey": message(f"myrmes-{PREY[hunting.prey_at(seen, action.hex)]}"),
            "hex": at,
        }
    if isinstance(action, act.Place):
        cells = cells_of(action.kind, action.hex, action.turn)
        return "place", {"tile": names.kind(action.kind), "hexes": places(cells)}
    ground = terrain(TERRAIN[action.hex])
    if isinstance(action, act.Clear):
        return "clear", {"tile": _tile_on(seen, action.hex), "terrain": ground, "hex": at}
    if seen.tile_at[action.hex] >= 0:
        return "step-tile", {"tile": _tile_on(seen, action.hex)}
    if toll(seen, action.seat, action.hex):  # Q8b
        (owner,) = [seat for seat, exits in enumerate(seen.exits) if action.hex in exits]
        return "step-exit", {"owner": player(owner), "hex": at}
    return "step", {"terrain": ground, "hex": at}


def _tile_on(seen: MyrmesState, place: int) -> Message:
    tile = seen.tile_at[place]
    return tile_at(seen.tile_kind[tile], seen.tile_owner[tile], anchor(seen, tile))
