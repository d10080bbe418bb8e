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
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, TypeAlias

    from formicarium.core.message import Message
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState

    _Actions: TypeAlias = Sequence[MyrmesAction]
    _About: TypeAlias = Callable[[MyrmesState, Any, _Actions, MyrmesState], Message | None]

_NURSES_DEEDS: Final = (act.Tunnel, act.Dig, act.Breed, act.Objective)


def about(
    seen: MyrmesState, action: MyrmesAction, actions: _Actions, after: MyrmesState
) -> Message | None:
    """Return what a friend would say before one of the legal actions, if anything.

    The last argument is the table after it, as the player can foresee it.
    """
    found = _ABOUT.get(type(action))
    return found(seen, action, actions, after) if found else None


# The position.


def position(seen: MyrmesState, actions: _Actions) -> tuple[Message, ...]:
    """Warn where there is time to do something about it: not at every nurse, not at every step."""
    if seen.phase in ("workers", "atelier"):
        if seen.worker >= 0:
            return ()
    elif not isinstance(actions[0], act.MoveCube):
        return ()
    seat = actions[0].seat
    return (*_winter(seen, seat), *_store(seen, seat, actions))


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


def _store(seen: MyrmesState, seat: int, actions: _Actions) -> Iterator[Message]:
    """M15.2: more cubes than can be kept, while some can be spent."""
    cubes, limit = sum(part(seen.store, RESOURCE_COUNT, seat)), end_of_round.store_limit(seen, seat)
    if cubes > limit and (seen.phase == "workers" or _nurses_can_act(actions)):
        yield message("myrmes-warning-store", cubes=cubes, limit=limit)


def _nurses_can_act(actions: _Actions) -> bool:
    return any(isinstance(each, _NURSES_DEEDS) for each in actions)


# Events and nurses.


def _event(
    seen: MyrmesState, action: act.MoveCube, actions: _Actions, after: MyrmesState
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
    seen: MyrmesState, action: act.Nurses, actions: _Actions, after: MyrmesState
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
    seen: MyrmesState, action: act.GoOut, actions: _Actions, after: MyrmesState
) -> Message | None:
    """M9.5: nothing that the worker could place."""
    return None if placing.kinds(seen, action.seat) else message("myrmes-warning-no-tile")


def _enter(
    seen: MyrmesState, action: act.Step | act.Hunt, actions: _Actions, after: MyrmesState
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


def _stop(
    seen: MyrmesState, action: act.Stop, actions: _Actions, after: MyrmesState
) -> Message | None:
    """M7.2: the worker goes back although it could place a tile."""
    can_place = any(isinstance(each, act.Place) for each in actions)
    return message("myrmes-warning-stop") if can_place else None


# The atelier, the store and winter.


def _done(
    seen: MyrmesState, action: act.Done, actions: _Actions, after: MyrmesState
) -> Message | None:
    """M13.2: nurses could still act."""
    if not _nurses_can_act(actions):
        return None
    return message("myrmes-warning-done", nurses=atelier.nurses_waiting(seen, action.seat))


def _keep(
    seen: MyrmesState, action: act.Keep, actions: _Actions, after: MyrmesState
) -> Message | None:
    """M17.1: food that winter needs is given up."""
    due = winter.food_due(seen.year, seen.soldiers[action.seat])
    most = max(each.food for each in actions if isinstance(each, act.Keep))
    if _before_winter(seen) and action.food < min(due, most):
        return message("myrmes-warning-keep", food=action.food, due=due)
    return None


def _pay(seen: MyrmesState, action: act.Pay, actions: _Actions, after: MyrmesState) -> Message:
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
