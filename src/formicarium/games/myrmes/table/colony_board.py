"""The board of a colony, with what its viewer has chosen in secret on it already.

Others' choices are in no imagined state, so nothing here can show them (Q41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.scene import pooled
from formicarium.games.myrmes.components import EVENTS, PHEROMONES, PREY, RESOURCES, ROOMS, TRACKS
from formicarium.games.myrmes.rules import births, end_of_round, event, winter, workers
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.table import layout, pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from formicarium.core.labels import Point
    from formicarium.core.scene import Sprite
    from formicarium.games.myrmes.rules.state import MyrmesState


def with_own_choices(seen: MyrmesState) -> MyrmesState:
    """Return the table with the viewer's event cube and nurses where she has chosen (M3.4)."""
    chosen = [seat for seat in range(seen.players) if seen.chosen[seat]]
    if seen.phase != "event" or not chosen:
        return seen
    shown = seen.copy()
    for seat in chosen:
        event.reveal(shown, seat)
    return shown


def idle_nurses(seen: MyrmesState, seat: int) -> int:
    """Return the nurses that are neither on a track nor in the personal atelier."""
    return seen.nurses[seat] - sum(part(seen.placed, len(TRACKS), seat))


def nurses_at_work(seen: MyrmesState) -> list[int]:
    """Return the spaces of the shared atelier on which the player to act has a nurse.

    The nurse of an objective stays there (M14.3); it is no longer among the nurses of the player.
    """
    if seen.phase != "atelier":
        return []
    used = [space for space in range(3) if seen.atelier_done >> space & 1]
    return used[: idle_nurses(seen, seen.owing[0])]


def winter_lack(seen: MyrmesState, seat: int) -> int:
    """Return the food that is missing for this year's winter; after the last one, none."""
    return 0 if seen.is_over else winter.missing(seen, seat)


# Sprites.


def sprites(seen: MyrmesState, seat: int) -> Iterator[Sprite]:
    """Return everything on the board of a colony and beside it."""
    yield pieces.board(seat)
    yield from _printed(seat, workers.effective_level(seen, seat))
    yield from _markers(seen, seat)
    yield from _nurses(seen, seat)
    yield from _ants(seen, seat)
    yield from _goods(seen, seat)
    yield from _beside(seen, seat)


def _printed(seat: int, deepest: int) -> Iterator[Sprite]:
    for number in range(len(EVENTS)):
        yield pieces.event_space(seat, number)
    for track, places in enumerate(layout.TRACK):
        for number in range(len(places)):
            yield pieces.slot(seat, track, number)
    for number in range(len(ROOMS)):
        yield pieces.room(seat, number)
        if number > deepest:
            yield pieces.closed(seat, number)


def _markers(seen: MyrmesState, seat: int) -> Iterator[Sprite]:
    yield pieces.event_cube(seat, seen.event[seat])
    yield pieces.level_marker(seat, seen.level[seat])
    if seen.first == seat:
        yield pieces.first_player(seat)
    lack, limit = winter_lack(seen, seat), end_of_round.store_limit(seen, seat)
    yield pieces.tag(f"winter-{seat}", "tag-winter", layout.WINTER, "winter-lack", lack)
    yield pieces.tag(f"limit-{seat}", "limit", layout.STORE_LIMIT, "store-limit", limit)


def _nurses(seen: MyrmesState, seat: int) -> Iterator[Sprite]:
    for track, count in enumerate(part(seen.placed, len(TRACKS), seat)):
        for number in range(count):
            name = pieces.nurse(seat, f"track-{track}", number)
            yield pieces.figure(name, "nurse", layout.TRACK[track][number], "nurse", seat)
    idle = idle_nurses(seen, seat)
    if seat in seen.owing:
        idle -= len(nurses_at_work(seen))
    for number in range(idle):
        name = pieces.nurse(seat, "nursery", number)
        yield pieces.figure(name, "nurse", layout.nursery(number, idle), "nurse", seat)


def _ants(seen: MyrmesState, seat: int) -> Iterator[Sprite]:
    for room, name in enumerate(ROOMS):
        if seen.rooms[seat] >> room & 1:
            ant, at = pieces.worker(seat, f"room-{name}"), layout.room_post(room)
            yield pieces.figure(ant, "worker", at, "worker-in-room", seat)
    for number in range(count := seen.workers[seat]):
        ant, at = pieces.worker(seat, "workers", number), layout.worker(number, count)
        yield pieces.figure(ant, "worker", at, "worker", seat)
    for number in range(count := seen.soldiers[seat]):
        ant, at = pieces.soldier(seat, number), layout.soldier(number, count)
        yield pieces.figure(ant, "soldier", at, "soldier", seat)
    for number in range(count := births.reserve(seen, seat)):
        ant, at = pieces.worker(seat, "reserve", number), layout.reserve_ant(number, count)
        yield pieces.figure(ant, "worker", at, "reserve-ant", seat)


def _goods(seen: MyrmesState, seat: int) -> Iterator[Sprite]:
    held = part(seen.store, RESOURCE_COUNT, seat)
    yield from _mixed(RESOURCES, held, f"store-{seat}", layout.store)
    for number in range(count := winter.larvae_left(seen, seat)):
        name, at = pooled("larva", f"larvae-{seat}", number), layout.larva(number, count)
        yield pieces.figure(name, "larva", at, "larva")


def _beside(seen: MyrmesState, seat: int) -> Iterator[Sprite]:
    """Return the pheromones and owner cubes left, and the prey hunted."""
    for kind, count in enumerate(part(seen.pheromones, PHEROMONES, seat)):
        yield pieces.reserve(seat, kind, count)
    for number in range(count := seen.owner_cubes[seat]):
        name = pooled(f"owner-{seat}", f"owner-cubes-{seat}", number)
        yield pieces.figure(
            name, "owner-cube", layout.owner_cube(number, count), "owner-cube", seat
        )
    held = part(seen.prey_held, len(PREY), seat)
    yield from _mixed(PREY, held, f"held-{seat}", layout.prey)


def _mixed(
    kinds: Sequence[str], counts: list[int], place: str, at: Callable[[int, int], Point]
) -> Iterator[Sprite]:
    """Return pieces of several kinds in one line."""
    said, number = place.partition("-")[0], 0
    for kind, count in zip(kinds, counts, strict=True):
        for each in range(count):
            where = at(number, sum(counts))
            yield pieces.figure(pooled(kind, place, each), kind, where, f"{said}-{kind}")
            number += 1
