"""What an action did and what it brought, told in a few lines for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.message import message
from formicarium.games.antropolis.components import FACE_OF, KINDS, LARVA, SOLDIER, WORKER
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import spot_name
from formicarium.games.antropolis.rules.sources import NESTS, SOURCES, TUNNELS
from formicarium.games.antropolis.table import deeds, words
from formicarium.games.antropolis.table.foresight import Seen, space_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.antropolis.rules.actions import AntropolisAction

_BEATABLE: Final = (KINDS[WORKER], KINDS[SOLDIER])


def tell(
    before: dict[str, Any], action: AntropolisAction, after: dict[str, Any]
) -> tuple[Message, ...]:
    """Tell an action and all that followed from it."""
    return (_deed(before, action, after), *_what_follows(before, action, after))


def _deed(before: Seen, action: AntropolisAction, after: Seen) -> Message:
    """A drawn tile is seen only after it was drawn."""
    for kind, *values in after["outcome"]:
        if kind == "draw":
            tile = words.tile(FACE_OF[values[0]])
            return message("antropolis-told-draw", player=words.player(action.seat), tile=tile)
    return deeds.told(before, action)


def _what_follows(before: Seen, action: AntropolisAction, after: Seen) -> Iterator[Message]:
    if isinstance(action, act.Lay | act.Put | act.NoAnt) and after["phase"] != "ant":
        yield from _points(before, after)
    if isinstance(action, act.Expel | act.Strike) and after["phase"] != "attack":
        yield from _attack(before, action, after)
    yield from _course(before, after)


# Points.


def _points(before: Seen, after: Seen) -> Iterator[Message]:
    """A9, A10: what the tile laid last has brought to whom."""
    tunnels, won = [_won(before, after, SOURCES[source]) for source in (TUNNELS, NESTS)]
    if tunnels:
        yield message("antropolis-told-tunnel", results=words.each(tunnels))
    if won:
        yield message("antropolis-told-nest", results=words.each(won))
    elif _completed(after):
        yield message("antropolis-told-empty-nest")
    first = after["first_to_target"]
    if first != before["first_to_target"]:
        player = words.player(first)
        yield message("antropolis-told-target", player=player, points=after["goal"])


def _won(before: Seen, after: Seen, source: str) -> list[tuple[int, Message]]:
    pairs = zip(before["colonies"], after["colonies"], strict=True)
    points = [new["points"][source] - old["points"][source] for old, new in pairs]
    return [(seat, words.amount("points", won)) for seat, won in enumerate(points) if won]


def _completed(after: Seen) -> bool:
    """Whether the tile laid last is part of a nest without open sides."""
    last = after["tiles"][-1]["hex"]
    return any(nest["complete"] and last in nest["hexes"] for nest in after["nests"])


# Attacks.


def _attack(before: Seen, action: act.Expel | act.Strike, after: Seen) -> Iterator[Message]:
    """S7.3, S7.4: who was driven out, robbed and killed."""
    _, space = space_named(before, _target(before, action))
    rival, there = space["seat"], space["ants"]
    names = {"player": words.player(action.seat), "rival": words.player(rival)}
    beaten = [(kind, there[kind]) for kind in _BEATABLE]
    if any(count for _, count in beaten):
        yield message("antropolis-told-expelled", ants=words.amounts(beaten), **names)
    if there[KINDS[LARVA]]:
        taken = -_more_in_hand(before, after, action.seat, KINDS[LARVA])
        yield message("antropolis-told-robbed", lost=there[KINDS[LARVA]], larvae=taken, **names)
    dead = [(kind, _more_in_hand(before, after, rival, kind)) for kind in _BEATABLE]
    if any(count for _, count in dead):
        player = names["rival"]
        yield message("antropolis-told-died", player=player, ants=words.amounts(dead))


def _target(before: Seen, action: act.Expel | act.Strike) -> str:
    """The space under attack."""
    if isinstance(action, act.Expel):
        return spot_name(action.target)
    name: str = before["attack"]["target"]
    return name


def _more_in_hand(before: Seen, after: Seen, seat: int, kind: str) -> int:
    old, new = before["colonies"][seat]["ants"], after["colonies"][seat]["ants"]
    more: int = new[kind] - old[kind]
    return more


# The course of the game.


def _course(before: Seen, after: Seen) -> Iterator[Message]:
    """A7.3, A11: the market is renewed, the next turn begins, the end comes near."""
    if after["phase"] == "over":
        yield message("antropolis-told-over")
        return
    for kind, *codes in after["outcome"]:
        if kind == "market":
            tiles = words.listed([words.tile(FACE_OF[code]) for code in codes])
            yield message("antropolis-told-market", tiles=tiles)
    if before["last_turns"] is None and after["last_turns"] is not None:
        yield message("antropolis-told-last-turns")
    if before["turn"] != after["turn"]:
        yield message("antropolis-told-turn", player=words.player(after["turn"]))
