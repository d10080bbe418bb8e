"""What an action did and what it brought, told in a few lines for the log.

A choice in a simultaneous phase is told to nobody but its player until all choices are revealed
(Q41). What it brought is then read off the tables before and after.

Some actions have no line of their own: events and nurses are told when they are revealed, and the
way of a worker when it ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.labels import listed, player
from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    RESOURCES,
    SEASONS,
    TRACKS,
    WINTER,
    WINTER_FOOD,
    WINTER_POINTS,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import names, sources, winter
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.rules.scoring import total
from formicarium.games.myrmes.rules.together import LEGAL as SIMULTANEOUS
from formicarium.games.myrmes.table import way, words
from formicarium.games.myrmes.table.previews import foresee
from formicarium.games.myrmes.table.scene import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState

_MOST: Final = 4
"""The most lines for one action."""
_BORN: Final = ("larvae", "workers", "soldiers")
_HARVESTED: Final = (*RESOURCES, "points")


def tell(
    before: MyrmesState, action: MyrmesAction, after: MyrmesState, viewer: int | None
) -> tuple[Message, ...]:
    """Tell a viewer an action and all that followed from it, in at most four lines.

    >>> import formicarium as fm
    >>> game = fm.game("myrmes")
    >>> state = game.new(players=2, seed=7)
    >>> action, seen = state.legal_actions(0)[0], state.imagine(1)
    >>> state.apply(action)
    >>> [line.id for line in tell(seen, action, state.imagine(1), viewer=1)]
    ['myrmes-told-secret']
    """
    return tell_whole(before, before, action, after, viewer)


def tell_whole(
    begun: MyrmesState,
    before: MyrmesState,
    action: MyrmesAction,
    after: MyrmesState,
    viewer: int | None,
) -> tuple[Message, ...]:
    """Tell an action as ``tell`` does; if it ends the way of a worker, tell all of the way.

    ``begun`` is the table on which the way began.
    """
    deed = _deed(begun, before, action, viewer)
    return (*deed, *_what_follows(before, action, after))[:_MOST]


def _deed(
    begun: MyrmesState, before: MyrmesState, action: MyrmesAction, viewer: int | None
) -> Iterator[Message]:
    """Tell the action itself, if it has a line of its own."""
    if isinstance(action, act.Nurses | act.GoOut | act.Step | act.Hunt | act.Clear):
        return
    if before.phase in SIMULTANEOUS and viewer != action.seat:
        yield message("myrmes-told-secret", player=player(action.seat))
        return
    if isinstance(action, act.MoveCube):
        return
    foreseen = foresee(before, action)
    if isinstance(action, act.Place | act.Stop):
        yield way.told(begun, before, action, foreseen.after)
    elif not way.under_way(before):  # what is exchanged on the way belongs to it
        yield words.told(before, action, foreseen.costs, foreseen.brings)


def _what_follows(
    before: MyrmesState, action: MyrmesAction, after: MyrmesState
) -> Iterator[Message]:
    """Tell what was revealed, others' points for an objective, and what begins."""
    if before.finished != after.finished:
        yield from _earlier_objectives(before, action, after)
    if _stage(before) != _stage(after):
        yield from _results(before, action, after)
        yield from _begins(before, after)


def _stage(seen: MyrmesState) -> tuple[int, int, str]:
    return seen.year, seen.season, seen.phase


# Results.


def _is_over(before: MyrmesState, after: MyrmesState) -> bool:
    """Return whether the round or the winter of the action is over."""
    return _stage(before)[:2] != _stage(after)[:2] or after.is_over


def _passed(before: MyrmesState, after: MyrmesState, phase: str) -> bool:
    """Return whether a phase of the round came to its end with the action."""
    if before.phase not in PHASES or PHASES.index(before.phase) > PHASES.index(phase):
        return False
    return _is_over(before, after) or PHASES.index(after.phase) > PHASES.index(phase)


def _results(before: MyrmesState, action: MyrmesAction, after: MyrmesState) -> Iterator[Message]:
    """Tell what everybody got; the plans and births of a round that is over are gone."""
    if _passed(before, after, "born") and _is_over(before, after):
        yield from _gains("myrmes-told-passed", before, after, (*_BORN, *_HARVESTED))
    else:
        yield from _of_the_round(before, action, after)
    if _winter_came(before, after):
        lost = [
            message("myrmes-told-winter-lost", points=points) for points in _lost(before, after)
        ]
        yield message("myrmes-told-winter", results=_each(dict(enumerate(lost))))


def _of_the_round(
    before: MyrmesState, action: MyrmesAction, after: MyrmesState
) -> Iterator[Message]:
    if _passed(before, after, "event"):
        plans = {seat: _plan(after, seat) for seat in range(after.players)}
        yield message("myrmes-told-revealed", choices=_each(plans))
    if before.phase in ("event", "born"):
        yield from _gains("myrmes-told-births", before, after, _BORN)
    if _passed(before, after, "harvest"):
        # The last worker's go is told by itself.
        worked = foresee(before, action).after if before.phase == "workers" else before
        yield from _gains("myrmes-told-harvest", worked, after, _HARVESTED)


def _each(said: dict[int, Message]) -> Message:
    """List what is said of each player."""
    parts = [message("myrmes-told-each", player=player(n), what=what) for n, what in said.items()]
    return listed("myrmes-semicolon", parts)


def _plan(after: MyrmesState, seat: int) -> Message:
    """Tell the event and the nurses of a seat, once they are revealed."""
    nurses = dict(zip(TRACKS, part(after.placed, len(TRACKS), seat), strict=True))
    return message("myrmes-told-plan", event=words.event(after.event[seat]), **nurses)


def _gains(
    name: str, before: MyrmesState, after: MyrmesState, kinds: tuple[str, ...]
) -> Iterator[Message]:
    """Tell what everybody got; a player who got nothing is left out."""
    said = {}
    for seat in range(after.players):
        change = _change(before, after, seat)
        won = [(what, change[what]) for what in kinds if change[what] > 0]
        if won:
            said[seat] = names.goods(won)
    if said:
        yield message(name, results=_each(said))


def _change(before: MyrmesState, after: MyrmesState, seat: int) -> dict[str, int]:
    """Return what a colony has more than before, without what a winter took meanwhile."""
    old, new = _holdings(before, seat), _holdings(after, seat)
    change = {what: new[what] - old[what] for what in old}
    change["points"] += _lost(before, after)[seat]
    change["food"] += _eaten(before, after, seat)
    return change


def _holdings(seen: MyrmesState, seat: int) -> dict[str, int]:
    held = dict(zip(RESOURCES, part(seen.store, RESOURCE_COUNT, seat), strict=True))
    held["larvae"] = seen.larvae[seat] + seen.spent[seat]
    held["workers"], held["soldiers"] = seen.workers[seat], seen.soldiers[seat]
    held["points"] = total(seen, seat)
    return held


def _lost(before: MyrmesState, after: MyrmesState) -> list[int]:
    """Return by seat the points that a winter has cost."""
    old, new = (seen.points[sources.WINTER :: len(sources.SOURCES)] for seen in (before, after))
    return [past - now for past, now in zip(old, new, strict=True)]


def _eaten(before: MyrmesState, after: MyrmesState, seat: int) -> int:
    """M17.1-M17.3: the food that a winter took which came without a decision."""
    if before.phase == "winter" or not _winter_came(before, after):
        return 0
    missing = _lost(before, after)[seat] // WINTER_POINTS
    return winter.food_due(before.year, after.soldiers[seat]) - missing


def _winter_came(before: MyrmesState, after: MyrmesState) -> bool:
    return after.is_over or after.year != before.year


def _earlier_objectives(
    before: MyrmesState, action: MyrmesAction, after: MyrmesState
) -> Iterator[Message]:
    """Tell the points of players who finished the objective before (M14.5)."""
    won = {seat: _change(before, after, seat)["points"] for seat in range(after.players)}
    said = {
        seat: names.amount("points", points)
        for seat, points in won.items()
        if seat != action.seat and points > 0
    }
    if said:
        yield message("myrmes-told-earlier", results=_each(said))


# What begins.


def _begins(before: MyrmesState, after: MyrmesState) -> Iterator[Message]:
    if after.is_over:
        yield message("myrmes-told-over")
        return
    year = after.year + 1
    if after.outcome:  # M18.2
        events = {name: words.event(face) for name, face in zip(SEASONS, after.dice, strict=False)}
        yield message("myrmes-told-dice", year=year, **events)
    if after.season == WINTER:
        yield message("myrmes-told-winter-begins", food=WINTER_FOOD[after.year])
    elif after.season != before.season:
        season = message(f"myrmes-season-{SEASONS[after.season]}")
        first = player(after.first)
        yield message("myrmes-told-season", season=season, year=year, player=first)
