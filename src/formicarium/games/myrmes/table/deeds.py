"""Actions put into words: as something that may be done, and as something that was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from formicarium.core.message import Argument, Message, message
from formicarium.games.myrmes.components import (
    EVENTS,
    KIND_NAMES,
    OBJECTIVES,
    PREY,
    RESOURCES,
    ROOMS,
    TRACKS,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import TERRAIN
from formicarium.games.myrmes.table import words
from formicarium.games.myrmes.table.foresight import outlook, prey_at, tile_on

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.table.foresight import Table

_Arguments: TypeAlias = dict[str, Argument]


def label(seen: Table, action: MyrmesAction) -> Message:
    """What may be done, what it costs and what it brings."""
    name, arguments = _deed(seen, action)
    costs, brings = outlook(seen, action)
    return words.with_goods("do", message(f"myrmes-do-{name}", **arguments), costs, brings)


def told(seen: Table, action: MyrmesAction) -> Message:
    """What was done, what it cost and what it brought."""
    name, arguments = _deed(seen, action)
    player = words.player(action.seat)
    deed = message(f"myrmes-did-{name}", player=player, **arguments)
    if isinstance(action, _SAID_IN_FULL):
        return message("myrmes-did", deed=deed)
    costs, brings = outlook(seen, action)
    return words.with_goods("did", deed, costs, brings)


def _deed(seen: Table, action: MyrmesAction) -> tuple[str, _Arguments]:
    """The name of what is done, and what has to be said about it."""
    match action:
        case act.MoveCube():
            return "event", {"event": words.event(EVENTS[action.space])}
        case act.Nurses():
            return f"nurses-{TRACKS[action.track]}", {"count": action.count}
        case act.Work():
            return "work", {"room": words.room(ROOMS[action.room])}
        case act.Step() | act.Hunt() | act.Clear() | act.Place():
            return _on_the_way(seen, action)
        case act.Tunnel() | act.Dig() | act.Objective():
            return _in_the_atelier(seen, action)
        case act.Harvest():
            return "harvest", {"tile": _tile_name(seen, action.hex)}
        case act.Empty():
            return "empty", {"tile": _tile_name(seen, action.hex)}
        case act.Keep():
            kept = zip(RESOURCES, (action.food, action.earth, action.stone), strict=True)
            return "keep", {"goods": words.goods(tuple(kept))}
        case _:
            return _simple(action)


_SAID_IN_FULL = (act.Nurses, act.Bear, act.GoOut, act.Keep, act.Exchange, act.Pay)
"""What these cost or bring is in the deed itself, or is told when it comes about."""


def _simple(action: MyrmesAction) -> tuple[str, _Arguments]:
    if isinstance(action, act.Exchange):
        return "exchange", {"larvae": action.larvae}
    return _SIMPLE[type(action)], {}


_SIMPLE: dict[type[Any], str] = {
    act.Bear: "bear",
    act.GoOut: "out",
    act.Stop: "stop",
    act.Enough: "enough",
    act.Breed: "breed",
    act.Done: "done",
    act.Pay: "pay",
}


def _in_the_atelier(
    seen: Table, action: act.Tunnel | act.Dig | act.Objective
) -> tuple[str, _Arguments]:
    if isinstance(action, act.Tunnel):
        return "tunnel", {"terrain": words.terrain(TERRAIN[action.hex])}
    if isinstance(action, act.Dig):
        return "dig", {"level": seen["colonies"][action.seat]["level"] + 1}
    return "objective", {"objective": words.objective(OBJECTIVES[action.objective])}


def _on_the_way(
    seen: Table, action: act.Step | act.Hunt | act.Clear | act.Place
) -> tuple[str, _Arguments]:
    if isinstance(action, act.Hunt):
        return "hunt", {"prey": message(f"myrmes-{PREY[prey_at(seen, action.hex)]}")}
    if isinstance(action, act.Place):
        return "place", {"tile": words.kind(KIND_NAMES[action.kind])}
    if isinstance(action, act.Clear):
        terrain = words.terrain(TERRAIN[action.hex])
        return "clear", {"tile": _tile_name(seen, action.hex), "terrain": terrain}
    if tile_on(seen, action.hex):
        return "step-tile", {"tile": _tile_name(seen, action.hex)}
    return "step", {"terrain": words.terrain(TERRAIN[action.hex])}


def _tile_name(seen: Table, place: int) -> Message:
    tile = tile_on(seen, place)
    if tile is None:
        return message("myrmes-nothing")
    return words.tile_of(tile["kind"], tile["owner"])
