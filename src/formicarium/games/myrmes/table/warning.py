"""What a friend would say in Myrmes before a player decides; the rules are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    ATELIER,
    LARVA_TRACK,
    LEVEL_UP,
    SOLDIER_TRACK,
    SOLDIER_UP,
    WINTER,
    WORKER_UP,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import (
    atelier,
    births,
    decisions,
    end_of_round,
    garden,
    placing,
    together,
    winter,
    workers,
)
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from collections.abc import Set as AbstractSet
    from typing import Any, TypeAlias

    from formicarium.core.message import Message
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState

    _Kinds: TypeAlias = AbstractSet[type[MyrmesAction]]
    _About: TypeAlias = Callable[[MyrmesState, Any, _Kinds, MyrmesState], Message | None]

_NURSES_DEEDS: Final = frozenset({act.Tunnel, act.Dig, act.Breed, act.Objective})


def about(
    seen: MyrmesState, action: MyrmesAction, kinds: _Kinds, after: MyrmesState
) -> Message | None:
    """Return what a friend would say before an action, if anything.

    The seat has legal actions of these kinds; ``after`` is what it can foresee of this one.
    """
    found = _ABOUT.get(type(action))
    return found(seen, action, kinds, after) if found else None


# The position.


def position(seen: MyrmesState, seat: int, kinds: _Kinds) -> tuple[Message, ...]:
    """Warn where there is time to do something about it: not at every nurse, not at every step."""
    if seen.phase == "event" and act.MoveCube in kinds:
        return tuple(_winter(seen, seat))
    if seen.phase in ("workers", "atelier") and seen.worker < 0:
        return (*_winter(seen, seat), *_store(seen, seat, kinds))
    return ()


def _before_winter(seen: MyrmesState) -> bool:
    """M3.1: whether winter comes after this season."""
    return seen.season == WINTER - 1


def _winter(seen: MyrmesState, seat: int) -> Iterator[Message]:
    """M17.1-M17.4: the winter as it would be now, with all larvae that can become food."""
    if not _before_winter(seen) or not winter.missing(seen, seat):
        return
    after = _with_larvae_exchanged(seen, seat) if seen.larvae[seat] else seen
    points = winter.points_lost(after, seat)
    if points:
        due = winter.food_due(seen.year, seen.soldiers[seat])
        food = due - winter.missing(after, seat)
        kind = "winter-larvae" if winter.exchanged(after, seat) else "winter"
        yield message(f"myrmes-warning-{kind}", food=food, due=due, points=points)


def _with_larvae_exchanged(seen: MyrmesState, seat: int) -> MyrmesState:
    """Return the table in winter, after a seat has made food of its larvae."""
    after = seen.copy()
    after.phase, after.chosen = "winter", [()] * seen.players
    while actions := [a for a in winter.legal(after, seat) if isinstance(a, act.Exchange)]:
        together.note(after, actions[0])
    return after


def _store(seen: MyrmesState, seat: int, kinds: _Kinds) -> Iterator[Message]:
    """M15.2: more cubes than can be kept, while some can be spent."""
    cubes, limit = sum(part(seen.store, RESOURCE_COUNT, seat)), end_of_round.store_limit(seen, seat)
    if cubes > limit and (seen.phase == "workers" or kinds & _NURSES_DEEDS):
        yield message("myrmes-warning-store", cubes=cubes, limit=limit)


# Events and nurses.


def _event(
    seen: MyrmesState, action: act.MoveCube, kinds: _Kinds, after: MyrmesState
) -> Message | None:
    """M4.5, M5.7: larvae spent on an event that brings nothing."""
    seat = action.seat
    if action.space == seen.event[seat]:
        return None
    if action.space in (WORKER_UP, SOLDIER_UP) and not births.reserve(seen, seat):
        return message("myrmes-warning-reserve")
    if action.space == LEVEL_UP and workers.effective_level(after, seat) == seen.level[seat]:
        return message("myrmes-warning-event-level")
    return None


def _nurses(
    seen: MyrmesState, action: act.Nurses, kinds: _Kinds, after: MyrmesState
) -> Message | None:
    """M5.1-M5.4, M5.7: the last nurse brings nothing, or all stay idle."""
    seat, track, count = action.seat, action.track, action.count
    if track == ATELIER:
        idle = births.idle_nurses(seen, seat)
        return None if count else message("myrmes-warning-idle", nurses=idle)
    if not count:
        return None
    fewer, more = (births.born(track, each, seen.event[seat]) for each in (count - 1, count))
    if fewer == more and track == SOLDIER_TRACK:
        return message("myrmes-warning-nurses-soldiers")
    if fewer == more:
        return message("myrmes-warning-nurses-workers", nurses=count)
    room = births.reserve(seen, seat)
    if track != LARVA_TRACK and min(fewer, room) == min(more, room):
        return message("myrmes-warning-reserve")
    return None


# The way of a worker.


def _go_out(
    seen: MyrmesState, action: act.GoOut, kinds: _Kinds, after: MyrmesState
) -> Message | None:
    """M9.5: nothing that the worker could place."""
    return None if placing.kinds(seen, action.seat) else message("myrmes-warning-no-tile")


def _enter(
    seen: MyrmesState, action: act.Step | act.Hunt, kinds: _Kinds, after: MyrmesState
) -> Message | None:
    """M7.7, M17.2: the last soldier; M9.1: the end of a way where nothing can be done."""
    price = garden.entry_price(seen, action.seat, action.hex)
    if price and price == seen.soldiers[action.seat]:
        before = "-autumn" if _before_winter(seen) else ""
        return message(f"myrmes-warning-last-soldier{before}", soldiers=price)
    if isinstance(action, act.Step) and seen.steps_left == 1 and _is_dead_end(after, action.seat):
        return message("myrmes-warning-dead-end")
    return None


def _is_dead_end(after: MyrmesState, seat: int) -> bool:
    """Return whether a worker can only stop there."""
    left = decisions.legal_actions(after, seat)
    return all(isinstance(each, act.Stop | act.Exchange) for each in left)


def _stop(seen: MyrmesState, action: act.Stop, kinds: _Kinds, after: MyrmesState) -> Message | None:
    """M7.2: the worker goes back although it could place a tile."""
    return message("myrmes-warning-stop") if act.Place in kinds else None


# The atelier, the store and winter.


def _done(seen: MyrmesState, action: act.Done, kinds: _Kinds, after: MyrmesState) -> Message | None:
    """M13.2: nurses could still act."""
    if not kinds & _NURSES_DEEDS:
        return None
    return message("myrmes-warning-done", nurses=atelier.nurses_waiting(seen, action.seat))


def _keep(seen: MyrmesState, action: act.Keep, kinds: _Kinds, after: MyrmesState) -> Message | None:
    """M17.1: food that winter needs is given up."""
    if not _before_winter(seen):
        return None
    due = winter.food_due(seen.year, seen.soldiers[action.seat])
    if action.food < due and action.food < _most_food(seen, action.seat):
        return message("myrmes-warning-keep", food=action.food, due=due)
    return None


def _most_food(seen: MyrmesState, seat: int) -> int:
    """M15.2: return how much food a seat can keep."""
    ways = end_of_round.legal(seen, seat)
    return max(each.food for each in ways if isinstance(each, act.Keep))


def _pay(seen: MyrmesState, action: act.Pay, kinds: _Kinds, after: MyrmesState) -> Message:
    """M17.4: larvae could still become food; without such a choice nobody is asked."""
    return message("myrmes-warning-pay", points=winter.points_lost(seen, action.seat))


_ABOUT: Final[dict[type[MyrmesAction], _About]] = {
    act.MoveCube: _event,
    act.Nurses: _nurses,
    act.GoOut: _go_out,
    act.Step: _enter,
    act.Hunt: _enter,
    act.Stop: _stop,
    act.Done: _done,
    act.Keep: _keep,
    act.Pay: _pay,
}
"""By kind of action, what a friend would say about it, if anything."""
