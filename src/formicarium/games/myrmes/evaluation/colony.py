"""A colony in numbers, after all that its owner has already decided.

In simultaneous phases choices take effect late (Q41), and the harvest of this round is almost
certain. Both are counted in, so that the worth of a colony does not jump when a phase ends.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import (
    ATELIER,
    LEVEL_UP,
    OBJECTIVES_IN_PLAY,
    PHEROMONES,
    PREY,
    STORAGE,
    TRACKS,
    WINTER,
    YEARS,
)
from formicarium.games.myrmes.evaluation.crop import Crop, Cubes, gather
from formicarium.games.myrmes.evaluation.room import grounds
from formicarium.games.myrmes.rules import births
from formicarium.games.myrmes.rules.end_of_round import store_limit
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, ruleset

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState

NO_EVENT: Final = -1
NO_LIMIT: Final = 99
"""The store in winter: it was limited just before (M17.4)."""
_BEFORE_HARVEST: Final = ("event", "born", "workers", "harvest")


class Setting(NamedTuple):
    """What stays the same for the whole game."""

    variant: str
    players: int
    objectives: tuple[int, ...]


class Colony(NamedTuple):
    """What a seat has and can count on; equal colonies promise the same."""

    setting: Setting
    year: int
    ahead: int
    """The rounds that have not begun."""
    harvests: int
    """The harvests of those before the next winter."""
    event: int
    level: int
    limit: int
    """How many cubes the store will hold at the end of the round."""
    food: int
    earth: int
    stone: int
    larvae: int
    hungry: bool
    """Whether larvae can still become food for the next winter."""
    nurses: int
    workers: int
    """Workers that can still be used in this round."""
    kept: int
    """Workers that will be there in the next round."""
    soldiers: int
    waiting: int
    """Nurses that can still be used in the atelier."""
    spaces: int
    """The spaces of the atelier that are used, as a set of bits."""
    prey: int
    pheromones: tuple[int, ...]
    owner_cubes: int
    special: tuple[int, ...]
    """The special tiles that are left for all players."""
    crop: Crop
    """What is left in the garden after the harvest of this round."""
    group: int
    """The size of the largest connected group of pheromones, if an objective asks for that."""
    exits: int
    space: int
    """The free hexes within reach of workers."""
    finished: tuple[bool, ...]
    rivals: tuple[int, ...]
    """By objective, how many others have not finished it."""


class _Time(NamedTuple):
    begun: bool
    """Whether the seat has begun to decide about this round."""
    ahead: int
    harvests: int


class _Home(NamedTuple):
    """What choices of simultaneous phases change."""

    store: Cubes
    larvae: int
    workers: int
    soldiers: int
    hungry: bool


def see(state: MyrmesState, seat: int) -> Colony:
    """Return a colony as its owner sees it."""
    time, home = _time(state, seat), _home(state, seat)
    event = _event_of(state, seat) if time.begun else NO_EVENT
    to_harvest = time.begun and state.phase in _BEFORE_HARVEST
    own = grounds(state, seat)
    crop, store = gather(state, seat, own, home.store, event if to_harvest else None)
    food, earth, stone = store
    waiting, spaces = _atelier(state, seat, time.begun)
    finished, rivals = _finished(tuple(state.finished), seat)
    return Colony(
        setting=Setting(state.variant, state.players, tuple(state.objectives)),
        year=state.year,
        ahead=time.ahead,
        harvests=time.harvests,
        event=event,
        level=state.level[seat],
        limit=_limit(state, seat, event),
        food=food,
        earth=earth,
        stone=stone,
        larvae=home.larvae,
        hungry=home.hungry,
        nurses=state.nurses[seat],
        workers=home.workers if to_harvest else 0,
        kept=state.busy[seat] + (0 if to_harvest else home.workers),
        soldiers=home.soldiers,
        waiting=waiting,
        spaces=spaces,
        prey=sum(state.prey_held[len(PREY) * seat : len(PREY) * (seat + 1)]),
        pheromones=tuple(state.pheromones[PHEROMONES * seat : PHEROMONES * (seat + 1)]),
        owner_cubes=state.owner_cubes[seat],
        special=tuple(state.special),
        crop=crop,
        group=own.group,
        exits=len(state.exits[seat]),
        space=own.space,
        finished=finished,
        rivals=rivals,
    )


def rounds_ahead(state: MyrmesState, seat: int) -> int:
    """Return the number of rounds about which the seat has not begun to decide."""
    return _time(state, seat).ahead


def _event_of(state: MyrmesState, seat: int) -> int:
    """Return the event of a seat in this season, as far as it has been chosen."""
    chosen = state.chosen[seat]
    return chosen[0] if state.phase == "event" and chosen else state.event[seat]


def _time(state: MyrmesState, seat: int) -> _Time:
    if state.season == WINTER:
        return _Time(begun=False, ahead=3 * (YEARS - 1 - state.year), harvests=0)
    begun = state.phase not in ("settle", "event") or bool(state.chosen[seat])
    harvests = WINTER - state.season - begun
    return _Time(begun, 3 * (YEARS - 1 - state.year) + harvests, harvests)


def _home(state: MyrmesState, seat: int) -> _Home:
    chosen = state.chosen[seat]
    food, earth, stone = state.store[RESOURCE_COUNT * seat : RESOURCE_COUNT * (seat + 1)]
    larvae, workers, soldiers = state.larvae[seat], state.workers[seat], state.soldiers[seat]
    if state.phase == "born":
        ants = births.reserve(state, seat)
        due_workers, due_soldiers = births.due(state, seat)
        born = chosen[0] if chosen else min(due_workers, ants)
        workers, soldiers = workers + born, soldiers + min(due_soldiers, ants - born)
    elif state.phase == "keep" and chosen:
        food, earth, stone = chosen
    elif state.phase == "winter":
        larvae -= sum(chosen)
        food += len(chosen) - chosen.count(0)
    hungry = state.phase != "winter" or 0 not in chosen
    return _Home((food, earth, stone), larvae, workers, soldiers, hungry)


def _limit(state: MyrmesState, seat: int, event: int) -> int:
    """M15.2: the limit of the store, also with an event that is not revealed yet."""
    if state.season == WINTER:
        return NO_LIMIT
    if state.phase != "event":
        return store_limit(state, seat)
    deeper = event == LEVEL_UP and ruleset(state).deeper_store
    return STORAGE[min(state.level[seat] + deeper, len(STORAGE) - 1)]


def _atelier(state: MyrmesState, seat: int, begun: bool) -> tuple[int, int]:
    """Return the nurses that wait and the spaces used; both are 0 after the seat's go."""
    nurses = state.placed[len(TRACKS) * seat + ATELIER]
    if state.phase != "atelier":
        return (0 if not begun or state.phase == "keep" else nurses), 0
    acting = (state.owing[0] - state.first) % state.players
    turn = (seat - state.first) % state.players
    if turn < acting:
        return 0, 0
    return nurses, state.atelier_done if turn == acting else 0


@lru_cache(maxsize=1 << 10)
def _finished(when: tuple[int, ...], seat: int) -> tuple[tuple[bool, ...], tuple[int, ...]]:
    """Return what the seat has finished, and how many others have not."""
    width = OBJECTIVES_IN_PLAY
    own = when[width * seat : width * (seat + 1)]
    missing = [when[slot::width].count(0) for slot in range(width)]
    rivals = [count - (not mine) for count, mine in zip(missing, own, strict=True)]
    return tuple([mine > 0 for mine in own]), tuple(rivals)
