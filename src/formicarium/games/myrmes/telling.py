"""What an action did and what it brought, told in a few lines for the log.

What is chosen in a simultaneous phase stays with its chooser until all is revealed (Q41); then the
outcome for everybody is read off the two observations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.message import message
from formicarium.games.myrmes import deeds, labels
from formicarium.games.myrmes.components import EVENTS, RESOURCES, SEASONS, TRACKS, WINTER_FOOD
from formicarium.games.myrmes.foresight import outlook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.myrmes.actions import MyrmesAction

_HIDDEN: Final = ("event", "born", "harvest", "keep", "winter")
"""The simultaneous phases."""
_MOST: Final = 4
_BORN: Final = ("larvae", "workers", "soldiers")
_HARVESTED: Final = (*RESOURCES, "points")


def tell(
    before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
) -> tuple[Message, ...]:
    """Tell an action and all that followed from it, in one to four lines."""
    lines = [_deed(before, action), *_what_follows(before, action, after)]
    return tuple(lines[:_MOST])


def _deed(before: dict[str, Any], action: MyrmesAction) -> Message:
    secret = before["phase"] in _HIDDEN and before["viewer"] != action.seat
    if secret:
        return message("myrmes-told-secret", player=labels.player(action.seat))
    return deeds.told(before, action)


def _what_follows(
    before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
) -> Iterator[Message]:
    """What was revealed, others' points for an objective, and what begins."""
    if before["phase"] == "atelier":
        yield from _earlier_objectives(before, action, after)
    if _stage(before) != _stage(after):
        yield from _results(before, action, after)
        yield from _begins(before, after)


def _stage(seen: dict[str, Any]) -> tuple[int, str, str]:
    return seen["year"], seen["season"], seen["phase"]


# Results.


def _results(
    before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
) -> Iterator[Message]:
    if before["phase"] == "event":
        yield message("myrmes-told-revealed", choices=_plans(after))
    if before["phase"] in ("event", "born"):
        yield from _gains("myrmes-told-births", before, None, after, _BORN)
    elif before["phase"] == "harvest":
        yield from _gains("myrmes-told-harvest", before, None, after, _HARVESTED)
    elif before["phase"] == "workers" and after["phase"] != "harvest":
        yield from _gains("myrmes-told-harvest", before, action, after, _HARVESTED)
    if after["phase"] == "over" or after["year"] != before["year"]:
        yield message("myrmes-told-winter", results=_winter(before, action, after))


def _each(parts: list[tuple[int, Message]]) -> Message:
    said = [message("myrmes-told-each", player=labels.player(n), what=what) for n, what in parts]
    return labels.listed_by("myrmes-semicolon", said)


def _plans(after: dict[str, Any]) -> Message:
    """The events and nurses of all, once they are open."""
    parts = []
    for seat, home in enumerate(after["colonies"]):
        nurses = {track: home["placed"][track] for track in TRACKS}
        event = labels.event(home["event"])
        parts.append((seat, message("myrmes-told-plan", event=event, **nurses)))
    return _each(parts)


def _gains(
    name: str,
    before: dict[str, Any],
    action: MyrmesAction | None,
    after: dict[str, Any],
    kinds: tuple[str, ...],
) -> Iterator[Message]:
    """What everybody got, the action itself not counted; nothing is not told."""
    parts = []
    for seat in range(after["players"]):
        change = _change(before, after, seat)
        won = [(what, change[what]) for what in kinds if change[what] > 0]
        if action is not None and action.seat == seat:
            won = _without(won, before, action)
        if won:
            parts.append((seat, labels.goods(won)))
    if parts:
        yield message(name, results=_each(parts))


def _without(
    won: list[tuple[str, int]], before: dict[str, Any], action: MyrmesAction
) -> list[tuple[str, int]]:
    """Leave out what the action itself has brought."""
    own = dict(outlook(before, action).brings)
    rest = [(what, count - own.get(what, 0)) for what, count in won]
    return [(what, count) for what, count in rest if count > 0]


def _change(before: dict[str, Any], after: dict[str, Any], seat: int) -> dict[str, int]:
    old, new = before["colonies"][seat], after["colonies"][seat]
    change = {name: new["store"][name] - old["store"][name] for name in RESOURCES}
    change["larvae"] = new["larvae"] + new["spent"] - old["larvae"] - old["spent"]
    change |= {name: new[name] - old[name] for name in ("workers", "soldiers", "points")}
    return change


def _winter(before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]) -> Message:
    """The points that the winter has cost everybody."""
    own = dict(outlook(before, action).brings).get("points", 0)
    parts = []
    for seat in range(after["players"]):
        lost = before["colonies"][seat]["points"] - after["colonies"][seat]["points"]
        lost = max(0, lost + (own if seat == action.seat else 0))
        parts.append((seat, message("myrmes-told-winter-lost", points=lost)))
    return _each(parts)


def _earlier_objectives(
    before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
) -> Iterator[Message]:
    """Points for those who finished the objective before."""
    if before["objectives"] == after["objectives"] or before["year"] != after["year"]:
        return
    parts = []
    for seat in range(after["players"]):
        won = after["colonies"][seat]["points"] - before["colonies"][seat]["points"]
        if seat != action.seat and won > 0:
            parts.append((seat, labels.amount("points", won)))
    if parts:
        yield message("myrmes-told-earlier", results=_each(parts))


# What begins.


def _begins(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Message]:
    if after["phase"] == "over":
        yield message("myrmes-told-over")
        return
    for kind, *faces in after["outcome"]:
        if kind == "dice":
            events = [labels.event(EVENTS[int(face)]) for face in faces]
            names = dict(zip(SEASONS, events, strict=False))
            yield message("myrmes-told-dice", year=after["year"], **names)
    if after["season"] != before["season"] and after["season"] != "winter":
        season = message(f"myrmes-season-{after['season']}")
        first = labels.player(after["first"])
        yield message("myrmes-told-season", season=season, year=after["year"], player=first)
    elif after["season"] == "winter":
        due = WINTER_FOOD[after["year"] - 1]
        yield message("myrmes-told-winter-begins", food=due)
