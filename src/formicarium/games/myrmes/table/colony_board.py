"""A colony as its viewer sees it: her own choices of a simultaneous phase are on the board already.

Others' choices are in no observation, so nothing here can show them (Q41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.games.myrmes.components import (
    EVENTS,
    LEVEL_UP,
    PREY,
    RESOURCES,
    ROOMS,
    STORAGE,
    TRACKS,
    WINTER_FOOD,
)
from formicarium.games.myrmes.options import RULESETS
from formicarium.games.myrmes.table import layout, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite

_TRACK_ORDER: Final = (3, 0, 1, 2)


def own_choice(observation: dict[str, Any], seat: int) -> list[int]:
    """What a seat has chosen in this phase, as far as the viewer knows."""
    if observation["viewer"] != seat or not observation["chosen"]:
        return []
    chosen: list[int] = observation["chosen"]
    return chosen


def event_of(observation: dict[str, Any], seat: int) -> int:
    """The space of the event cube, moved if the viewer has moved it."""
    if observation["phase"] == "event" and (chosen := own_choice(observation, seat)):
        return chosen[0]
    return EVENTS.index(observation["colonies"][seat]["event"])


def larvae_of(observation: dict[str, Any], seat: int) -> int:
    """The larvae left, after those that the viewer spends."""
    larvae: int = observation["colonies"][seat]["larvae"]
    if chosen := own_choice(observation, seat):
        if observation["phase"] == "event":
            space = EVENTS.index(observation["colonies"][seat]["event"])
            return larvae - abs(chosen[0] - space)
        if observation["phase"] == "winter":
            return larvae - sum(chosen)
    return larvae


def placed_nurses(observation: dict[str, Any], seat: int) -> list[int]:
    """Nurses by track; never more than there are (Q31)."""
    home = observation["colonies"][seat]
    placed = [home["placed"][track] for track in TRACKS]
    if observation["phase"] == "event" and (chosen := own_choice(observation, seat)):
        placed = [*chosen[1:], *placed[len(chosen) - 1 :]]
    left = home["nurses"]
    for track in _TRACK_ORDER:
        placed[track] = min(placed[track], left)
        left -= placed[track]
    return placed


def atelier_nurses(observation: dict[str, Any]) -> list[int]:
    """The spaces on which the player to act has a nurse; that of an objective is no longer hers."""
    if observation["phase"] != "atelier" or not observation["to_act"]:
        return []
    seat, used = observation["to_act"][0], observation["atelier_done"]
    free = observation["colonies"][seat]["nurses"] - sum(placed_nurses(observation, seat))
    return [space for space in range(3) if used >> space & 1][:free]


def store_limit(observation: dict[str, Any], seat: int) -> int:
    """M15.2: how many cubes the store keeps."""
    level: int = observation["colonies"][seat]["level"]
    deeper = RULESETS[observation["variant"]].deeper_store
    if deeper and event_of(observation, seat) == LEVEL_UP:
        level = min(level + 1, len(STORAGE) - 1)
    return STORAGE[level]


def open_rooms(observation: dict[str, Any], seat: int) -> int:
    """M4.5, M6.4: the deepest room that is open this season."""
    level: int = observation["colonies"][seat]["level"]
    return level + (event_of(observation, seat) == LEVEL_UP)


def winter_lack(observation: dict[str, Any], seat: int) -> int:
    """M17: the food that is missing for this year's winter, larvae not counted."""
    home = observation["colonies"][seat]
    due = WINTER_FOOD[observation["year"] - 1] - home["soldiers"]
    exchanged = 0
    if observation["phase"] == "winter":
        exchanged = len([larvae for larvae in own_choice(observation, seat) if larvae])
    lack: int = due - home["store"]["food"] - exchanged
    return 0 if observation["phase"] == "over" else max(0, lack)


# Sprites.


def sprites(observation: dict[str, Any], seat: int) -> Iterator[Sprite]:
    """Everything on the board of a colony and beside it."""
    yield pieces.board(seat)
    yield from _printed(seat, open_rooms(observation, seat))
    yield from _markers(observation, seat)
    yield from _nurses(observation, seat)
    yield from _ants(observation["colonies"][seat], seat)
    yield from _goods(observation, seat)
    yield from _beside(observation["colonies"][seat], seat)


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


def _markers(observation: dict[str, Any], seat: int) -> Iterator[Sprite]:
    yield pieces.event_cube(seat, event_of(observation, seat))
    yield pieces.level_marker(seat, observation["colonies"][seat]["level"])
    if observation["first"] == seat:
        yield pieces.first_player(seat)
    lack, limit = winter_lack(observation, seat), store_limit(observation, seat)
    yield pieces.tag(f"winter-{seat}", "myrmes-tag-winter", *layout.WINTER, "winter-lack", lack)
    x, y = layout.STORE_LIMIT
    yield pieces.tag(f"limit-{seat}", "myrmes-limit", x, y, "store-limit", limit)


def _nurses(observation: dict[str, Any], seat: int) -> Iterator[Sprite]:
    placed = placed_nurses(observation, seat)
    for track, count in enumerate(placed):
        for number in range(count):
            name = pieces.nurse(seat, f"track-{track}", number)
            yield pieces.figure(name, "nurse", *layout.TRACK[track][number], "nurse", seat)
    idle = observation["colonies"][seat]["nurses"] - sum(placed)
    if seat in observation["to_act"]:
        idle -= len(atelier_nurses(observation))
    for number in range(idle):
        name = pieces.nurse(seat, "nursery", number)
        yield pieces.figure(name, "nurse", *layout.nursery(number, idle), "nurse", seat)


def _ants(home: dict[str, Any], seat: int) -> Iterator[Sprite]:
    workers, soldiers, reserve = home["workers"], home["soldiers"], home["reserve"]
    for room in home["rooms"]:
        name = pieces.worker(seat, f"room-{room}", 0)
        at = layout.room_post(ROOMS.index(room))
        yield pieces.figure(name, "worker", *at, "worker-in-room", seat)
    for number in range(workers):
        name = pieces.worker(seat, "workers", number)
        yield pieces.figure(name, "worker", *layout.worker(number, workers), "worker", seat)
    for number in range(soldiers):
        name = pieces.soldier(seat, number)
        yield pieces.figure(name, "soldier", *layout.soldier(number, soldiers), "soldier", seat)
    for number in range(reserve):
        name = pieces.worker(seat, "reserve", number)
        yield pieces.figure(
            name, "worker", *layout.reserve_ant(number, reserve), "reserve-ant", seat
        )


def _goods(observation: dict[str, Any], seat: int) -> Iterator[Sprite]:
    store, place = observation["colonies"][seat]["store"], f"store-{seat}"
    total, number = sum(store.values()), 0
    for resource in RESOURCES:
        for piece in range(store[resource]):
            name = pieces.cube(resource, place, piece)
            at = layout.store(number, total)
            yield pieces.figure(name, resource, *at, f"store-{resource}", None)
            number += 1
    larvae = larvae_of(observation, seat)
    for number in range(larvae):
        name = pieces.cube("larva", f"larvae-{seat}", number)
        yield pieces.figure(name, "larva", *layout.larva(number, larvae), "larva", None)


def _beside(home: dict[str, Any], seat: int) -> Iterator[Sprite]:
    """Pheromones and owner cubes left, prey hunted."""
    for kind, count in enumerate(home["pheromones"].values()):
        yield pieces.reserve(seat, kind, count)
    cubes = home["owner_cubes"]
    for number in range(cubes):
        name = pieces.cube(f"owner-{seat}", f"owner-cubes-{seat}", number)
        at = layout.owner_cube(number, cubes)
        yield pieces.figure(name, "owner-cube", *at, "owner-cube", seat)
    total, number = sum(home["prey"].values()), 0
    for kind, prey in enumerate(PREY):
        for token in range(home["prey"][prey]):
            name = pieces.prey_name(kind, f"held-{seat}", token)
            yield pieces.figure(name, prey, *layout.prey(number, total), f"held-{prey}", None)
            number += 1
