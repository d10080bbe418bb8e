"""What a player has, and how far an action shows its worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.goods import Good, points
from formicarium.games.myrmes.components import RESOURCES
from formicarium.games.myrmes.rules import (
    births,
    decisions,
    end_of_round,
    event,
    harvest,
    together,
    winter,
)
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.table.way import under_way

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState


def goods(seen: MyrmesState, seat: int) -> list[Good]:
    """Count points by source, ants, cubes in the store and on own pheromones, and the colony."""
    if seen.phase == "event" and seen.chosen[seat]:
        seen = seen.copy()
        event.reveal(seen, seat)
    return [
        *points(seen, seat),
        Good("larvae", seen.larvae[seat]),
        Good("workers", seen.workers[seat] + seen.busy[seat]),
        Good("soldiers", seen.soldiers[seat]),
        Good("nurses", seen.nurses[seat]),
        *map(Good, RESOURCES, part(seen.store, RESOURCE_COUNT, seat)),
        *map(Good, [f"growing-{name}" for name in RESOURCES], _growing(seen, seat)),
        Good("levels", seen.level[seat]),
        Good("exits", len(seen.exits[seat])),
    ]


def _growing(seen: MyrmesState, seat: int) -> Iterator[int]:
    """Yield the cubes on a seat's own pheromones, by resource."""
    tiles = harvest.own_tiles(seen, seat)
    for resource in range(RESOURCE_COUNT):
        yield sum([seen.tile_cubes[RESOURCE_COUNT * tile + resource] for tile in tiles])


def outlook(
    seen: MyrmesState, action: MyrmesAction, choose: Callable[[MyrmesState], MyrmesAction]
) -> MyrmesState:
    """Follow a worker to the end of its way, empty all pheromones for an objective, or make all
    choices of a simultaneous phase.

    The next phase does not begin: it is not this action that brings what happens there.
    """
    after, seat = seen.copy(), action.seat
    decisions.do(after, action)
    _go_on(after, seat, choose)
    if after.phase == "event" and after.chosen[seat]:
        event.reveal(after, seat)
        births.larvae_are_born(after)
        together.begin(after, "born")
        _go_on(after, seat, choose)
        births.finish(after)
    elif after.chosen[seat]:
        _reveal(after)
    after.chosen = [()] * after.players
    return after


def _go_on(after: MyrmesState, seat: int, choose: Callable[[MyrmesState], MyrmesAction]) -> None:
    while seat in after.owing and _is_under_way(after):
        decisions.do(after, choose(after))


def _is_under_way(after: MyrmesState) -> bool:
    return under_way(after) or after.emptying >= 0 or after.phase in together.LEGAL


def _reveal(after: MyrmesState) -> None:
    """Let secret choices take effect (M3.4); the others have not chosen anything."""
    match after.phase:
        case "born":
            births.finish(after)
        case "harvest":
            growing = after.tile_cubes.copy()
            harvest.finish(after)
            after.tile_cubes = growing  # what is harvested counts once
        case "keep":
            end_of_round.finish(after)
        case _:
            winter.finish(after)
