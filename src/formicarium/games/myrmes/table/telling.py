"""What an action did and what it brought, told in a few lines for the log.

What is chosen in a simultaneous phase stays with its chooser until all is revealed (Q41); then the
outcome for everybody is read off the two observations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    EVENTS,
    RESOURCES,
    SEASONS,
    TRACKS,
    WINTER_FOOD,
    WINTER_POINTS,
)
from formicarium.games.myrmes.table import deeds, words
from formicarium.games.myrmes.table.foresight import outlook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.myrmes.rules.actions import MyrmesAction

_HIDDEN: Final = ("event", "born", "harvest", "keep", "winter")
"""The simultaneous phases."""
_ROUND: Final = ("event", "born", "workers", "harvest", "atelier", "keep")
"""The phases of a round in their order."""
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
        return message("myrmes-told-secret", player=words.player(action.seat))
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


def _is_over(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether the round or the winter that the action was part of is over."""
    then, now = _stage(before), _stage(after)
    return then[:2] != now[:2] or now[2] == "over"


def _passed(before: dict[str, Any], after: dict[str, Any], phase: str) -> bool:
    """Whether a phase of the round came to its end with the action."""
    if before["phase"] not in _ROUND or _ROUND.index(before["phase"]) > _ROUND.index(phase):
        return False
    return _is_over(before, after) or _ROUND.index(after["phase"]) > _ROUND.index(phase)


def _results(
    before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
) -> Iterator[Message]:
    """Once the round is over the plans and births cannot be read off the table any more."""
    if _passed(before, after, "born") and _is_over(before, after):
        yield from _gains("myrmes-told-passed", before, None, after, (*_BORN, *_HARVESTED))
    else:
        yield from _of_the_round(before, action, after)
    if _winter_came(before, after):
        yield message("myrmes-told-winter", results=_winter(before, after))


def _of_the_round(
    before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
) -> Iterator[Message]:
    if _passed(before, after, "event"):
        yield message("myrmes-told-revealed", choices=_plans(after))
    if before["phase"] in ("event", "born"):
        yield from _gains("myrmes-told-births", before, None, after, _BORN)
    if _passed(before, after, "harvest"):
        own = action if before["phase"] == "workers" else None
        yield from _gains("myrmes-told-harvest", before, own, after, _HARVESTED)


def _each(parts: list[tuple[int, Message]]) -> Message:
    said = [message("myrmes-told-each", player=words.player(n), what=what) for n, what in parts]
    return words.listed_by("myrmes-semicolon", said)


def _plans(after: dict[str, Any]) -> Message:
    """The events and nurses of all, once they are open."""
    parts = []
    for seat, home in enumerate(after["colonies"]):
        nurses = {track: home["placed"][track] for track in TRACKS}
        event = words.event(home["event"])
        parts.append((seat, message("myrmes-told-plan", event=event, **nurses)))
    return _each(parts)


def _gains(
    name: str,
    before: dict[str, Any],
    own: MyrmesAction | None,
    after: dict[str, Any],
    kinds: tuple[str, ...],
) -> Iterator[Message]:
    """What everybody got, an action of its own not counted; nothing is not told."""
    parts = []
    for seat in range(after["players"]):
        change = _change(before, after, seat)
        if own is not None and own.seat == seat:
            _leave_out(change, before, own)
        won = [(what, change[what]) for what in kinds if change[what] > 0]
        if won:
            parts.append((seat, words.goods(won)))
    if parts:
        yield message(name, results=_each(parts))


def _leave_out(change: dict[str, int], before: dict[str, Any], action: MyrmesAction) -> None:
    """Without what the action itself has cost and brought."""
    costs, brings = outlook(before, action)
    for sign, goods in ((1, costs), (-1, brings)):
        for what, count in goods:
            if what in change:
                change[what] += sign * count


def _change(before: dict[str, Any], after: dict[str, Any], seat: int) -> dict[str, int]:
    """What a colony has more than before, apart from what a winter took that came with it."""
    old, new = before["colonies"][seat], after["colonies"][seat]
    change = {name: new["store"][name] - old["store"][name] for name in RESOURCES}
    change["larvae"] = new["larvae"] + new["spent"] - old["larvae"] - old["spent"]
    change |= {name: new[name] - old[name] for name in ("workers", "soldiers", "points")}
    change["points"] += _lost(before, after, seat)
    change["food"] += _eaten(before, after, seat)
    return change


def _lost(before: dict[str, Any], after: dict[str, Any], seat: int) -> int:
    """The points that a winter has cost."""
    lost: int = after["colonies"][seat]["lost"] - before["colonies"][seat]["lost"]
    return lost


def _eaten(before: dict[str, Any], after: dict[str, Any], seat: int) -> int:
    """M17.1-M17.3: the food that a winter took which came without a decision."""
    if before["phase"] == "winter" or not _winter_came(before, after):
        return 0
    soldiers: int = after["colonies"][seat]["soldiers"]
    due: int = WINTER_FOOD[before["year"] - 1] - soldiers
    return max(0, due) - _lost(before, after, seat) // WINTER_POINTS


def _winter_came(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return bool(after["phase"] == "over" or after["year"] != before["year"])


def _winter(before: dict[str, Any], after: dict[str, Any]) -> Message:
    """The points that the winter has cost everybody."""
    parts = []
    for seat in range(after["players"]):
        lost = message("myrmes-told-winter-lost", points=_lost(before, after, seat))
        parts.append((seat, lost))
    return _each(parts)


def _earlier_objectives(
    before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
) -> Iterator[Message]:
    """Points for those who finished the objective before."""
    if before["objectives"] == after["objectives"]:
        return
    parts = []
    for seat in range(after["players"]):
        won = _change(before, after, seat)["points"]
        if seat != action.seat and won > 0:
            parts.append((seat, words.amount("points", won)))
    if parts:
        yield message("myrmes-told-earlier", results=_each(parts))


# What begins.


def _begins(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Message]:
    if after["phase"] == "over":
        yield message("myrmes-told-over")
        return
    for kind, *faces in after["outcome"]:
        if kind == "dice":
            events = [words.event(EVENTS[int(face)]) for face in faces]
            names = dict(zip(SEASONS, events, strict=False))
            yield message("myrmes-told-dice", year=after["year"], **names)
    if after["season"] != before["season"] and after["season"] != "winter":
        season = message(f"myrmes-season-{after['season']}")
        first = words.player(after["first"])
        yield message("myrmes-told-season", season=season, year=after["year"], player=first)
    elif after["season"] == "winter":
        due = WINTER_FOOD[after["year"] - 1]
        yield message("myrmes-told-winter-begins", food=due)
