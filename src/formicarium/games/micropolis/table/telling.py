"""What an action did and what it brought, told in a few lines for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.core.message import message
from formicarium.games.micropolis.components import (
    BARRACKS_POINTS,
    TILE_BY_CODE,
    TILE_CODES,
    TILES,
    Specialist,
)
from formicarium.games.micropolis.rules.actions import Fill, Guard, Leave, PassMarker, Take
from formicarium.games.micropolis.table import words
from formicarium.games.micropolis.table.foresight import outlook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.table.foresight import Outlook


def tell(
    before: dict[str, Any], action: MicropolisAction, after: dict[str, Any]
) -> tuple[Message, ...]:
    """Tell an action and all that followed from it, in one to four lines.

    >>> import formicarium as fm
    >>> game = fm.game("micropolis")
    >>> state = game.new(players=2, seed=7, options={"start": "B"})
    >>> before, action = state.observe(None), game.parse("B take W4")
    >>> state.apply(action)
    >>> [line.id for line in tell(before, action, state.observe(None))]
    ['micropolis-told-take']
    """
    return (*_deed(before, action, after), *_what_follows(before, action, after))


def _deed(
    before: dict[str, Any], action: MicropolisAction, after: dict[str, Any]
) -> Iterator[Message]:
    player = words.player(action.seat)
    if isinstance(action, Take):
        yield from _take(before, action, after)
    elif isinstance(action, Fill):
        code = before["tile"]
        soldiers = TILE_BY_CODE[code].barracks
        points = BARRACKS_POINTS[soldiers]
        yield message(
            "micropolis-told-fill", player=player, tile=code, soldiers=soldiers, points=points
        )
    elif isinstance(action, Leave):
        yield message("micropolis-told-leave", player=player, tile=before["tile"])
    elif isinstance(action, Guard):
        yield _guard(before, action, after)
    else:
        yield _marker(before, action)


# Taking a tile.


def _take(before: dict[str, Any], take: Take, after: dict[str, Any]) -> Iterator[Message]:
    seen = outlook(before, take)
    yield message(
        "micropolis-told-take",
        player=words.player(take.seat),
        tile=words.tile(TILE_CODES[take.tile]),
        place=words.where(take.side, take.anthill),
        price=words.price(seen.paid, architect=take.architect),
        collected=seen.collected,
        lost=seen.too_many,
    )
    yield from _effect(take, seen, after)


def _effect(take: Take, seen: Outlook, after: dict[str, Any]) -> Iterator[Message]:
    """What the tile did at once; what it asks of its owner is told when she has decided."""
    tile = TILES[take.tile]
    player = words.player(take.seat)
    asks = after["tile"] == tile.code
    if tile.barracks and not asks:
        yield message("micropolis-told-army-too-small", player=player, tile=tile.code)
    match tile.specialist:
        case Specialist.NURSE:
            yield message("micropolis-told-nurse", player=player, soldiers=seen.recruits)
        case Specialist.OFFICER:
            yield message(
                "micropolis-told-officer",
                player=player,
                leader=words.player(seen.leader_seat),
                lost=seen.leader_loses,
                won=seen.recruits,
            )
        case Specialist.ARCHITECT:
            yield message("micropolis-told-architect", player=player, markers=seen.markers_won)
        case Specialist.GUARD if not asks:
            yield message("micropolis-told-idle-guard", player=player)
        case _:
            pass


# Guards and the leader marker.


def _guard(before: dict[str, Any], guard: Guard, after: dict[str, Any]) -> Message:
    site = before["site"]
    index = words.anthill_index(before, site["seat"], site["anthill"])
    full = [TILE_CODES[tile] for tile in guard.full]
    player, army = words.player(guard.seat), after["anthills"][index]["army"]
    if full == before["anthills"][index]["full"]:
        return message("micropolis-told-guard-as-is", player=player)
    if not full:
        return message("micropolis-told-guard-none", player=player, soldiers=army)
    return message("micropolis-told-guard", player=player, barracks=", ".join(full), soldiers=army)


def _marker(before: dict[str, Any], action: PassMarker) -> Message:
    player = words.player(action.seat)
    holder = words.holder(action.receiver, action.anthill)
    if before["round"] == 0:
        return message("micropolis-told-first-marker", player=player, holder=holder)
    return message("micropolis-told-marker", player=player, holder=holder)


# Refill, leader and the next round.


def _what_follows(
    before: dict[str, Any], action: MicropolisAction, after: dict[str, Any]
) -> Iterator[Message]:
    for kind, *codes in after["outcome"]:
        if kind == "reveal":
            yield message("micropolis-told-reveal", tiles=", ".join(codes))
    if after["phase"] == "over":
        yield message("micropolis-told-over")
    elif after["phase"] == "marker":
        yield message("micropolis-told-tie", player=words.player(after["to_act"][0]))
    elif after["round"] != before["round"]:
        yield _round(before, action, after)


def _round(before: dict[str, Any], action: MicropolisAction, after: dict[str, Any]) -> Message:
    number, rounds = after["round"], after["rounds"]
    first = words.player(after["first"])
    by_itself = after["leader"] != before["leader"] and not isinstance(action, PassMarker)
    if not by_itself:
        return message("micropolis-told-round", number=number, rounds=rounds, player=first)
    leader = words.holder(after["leader"]["seat"], after["leader"]["anthill"])
    return message("micropolis-told-new-leader", holder=leader, number=number, rounds=rounds)
