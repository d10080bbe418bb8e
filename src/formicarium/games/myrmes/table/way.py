"""The way of a worker through the garden, told in one line when it ends.

What happened on the way is read off the tables at its beginning and at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import enumerated, listed, player
from formicarium.core.message import message
from formicarium.games.myrmes.components import PREY, RESOURCES
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import names
from formicarium.games.myrmes.rules.garden import anchor
from formicarium.games.myrmes.rules.geometry import LAIRS
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.table import words
from formicarium.games.myrmes.table.layout import cells_of, hex_on_map
from formicarium.games.myrmes.table.previews import compared, foresee

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.myrmes.rules.state import MyrmesState


def under_way(seen: MyrmesState) -> bool:
    """Return whether a worker is in the garden."""
    return seen.worker >= 0


def told(
    begun: MyrmesState, before: MyrmesState, action: act.Place | act.Stop, done: MyrmesState
) -> Message:
    """Tell a way from where it began; ``before`` and ``done`` are the tables about its last action.

    >>> import formicarium as fm
    >>> state = fm.game("myrmes").new(players=2, seed=7)
    >>> state.worker, state.owing = 100, (0,)
    >>> told(state, state, act.Stop(0), state).id
    'myrmes-told-way'
    """
    who = player(action.seat)
    deeds = enumerated([*_on_the_way(begun, before, action), _last(before, action)])
    trade = [*_trade(begun, action.seat, done), *_laid(action, done)]
    if not trade:
        return message("myrmes-told-way", player=who, deeds=deeds)
    said = listed("myrmes-semicolon", trade)
    return message("myrmes-told-way-for", player=who, deeds=deeds, trade=said)


def _on_the_way(
    begun: MyrmesState, before: MyrmesState, action: act.Place | act.Stop
) -> Iterator[Message]:
    steps = _moves(begun, action.seat) - before.steps_left
    if steps:
        yield message("myrmes-way-walks", steps=steps)
    for place, prey, left in zip(LAIRS[begun.players], begun.prey, before.prey, strict=True):
        if prey >= 0 > left:
            name = message(f"myrmes-{PREY[prey]}")
            yield message("myrmes-way-hunts", prey=name, hex=hex_on_map(place))
    for tile, spot in enumerate(begun.tile_spot):
        if spot >= 0 > before.tile_spot[tile]:
            kind, owner = begun.tile_kind[tile], begun.tile_owner[tile]
            cleared = words.tile_at(kind, owner, anchor(begun, tile))
            yield message("myrmes-way-clears", tile=cleared)


def _moves(begun: MyrmesState, seat: int) -> int:
    """Return the movement points with which the way began."""
    if under_way(begun):
        return begun.steps_left
    return foresee(begun, act.GoOut(seat, begun.exits[seat][0])).after.steps_left


def _last(before: MyrmesState, action: act.Place | act.Stop) -> Message:
    if isinstance(action, act.Stop):
        return message("myrmes-way-stops", hex=hex_on_map(before.worker))
    cells = words.places(cells_of(action.kind, action.hex, action.turn))
    return message("myrmes-way-places", tile=names.kind(action.kind), hexes=cells)


def _trade(begun: MyrmesState, seat: int, done: MyrmesState) -> Iterator[Message]:
    """Say what the way has cost and brought its player."""
    costs, brings = compared(begun, seat, done)
    if costs and brings:
        yield message("myrmes-trade", costs=names.goods(costs), brings=names.goods(brings))
    elif costs:
        yield message("myrmes-trade", costs=names.goods(costs), brings=message("myrmes-nothing"))
    elif brings:
        yield names.goods(brings)


def _laid(action: act.Place | act.Stop, done: MyrmesState) -> Iterator[Message]:
    """Say which cubes lie on a new tile."""
    if isinstance(action, act.Place):
        cubes = part(done.tile_cubes, RESOURCE_COUNT, len(done.tile_kind) - 1)
        if any(cubes):
            held = names.goods(tuple(zip(RESOURCES, cubes, strict=True)))
            yield message("myrmes-held-cubes", cubes=held)
