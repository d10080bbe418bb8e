"""Actions put into words: as something that may be done, and as something that was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from formicarium.core.message import Argument, Message, message
from formicarium.games.antropolis.components import FACE_OF, KINDS, SORTS
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import hex_name, spot_name
from formicarium.games.antropolis.rules.hand import ENLARGING_COSTS
from formicarium.games.antropolis.table import words
from formicarium.games.antropolis.table.foresight import Gains, Seen, space_named

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.actions import AntropolisAction

_Arguments: TypeAlias = dict[str, Argument]


def cost(seen: Seen, action: AntropolisAction) -> int:
    """The food that an action costs."""
    match action:
        case act.Lay():
            price: int = seen["next_tile_costs"]
            return price
        case act.Buy():
            return action.price
        case act.Enlarge():
            return ENLARGING_COSTS
        case _:
            return 0


def label(seen: Seen, action: AntropolisAction, gains: Gains) -> Message:
    """What may be done, what it costs, and who would get points for it."""
    name, arguments = _where(seen, action)
    deed = message(f"antropolis-do-{name}", **arguments)
    food = cost(seen, action)
    if not food and not gains:
        return deed
    parts = []
    if food:
        parts.append(message("antropolis-for-food", food=food))
    if gains:
        points = [(seat, words.amount("points", number)) for seat, number in gains]
        parts.append(words.each(points))
    return message("antropolis-do", deed=deed, what=words.listed_by("antropolis-semicolon", parts))


def told(seen: Seen, action: AntropolisAction) -> Message:
    """What was done, and what it cost."""
    name, arguments = _deed(seen, action)
    deed = message(f"antropolis-did-{name}", player=words.player(action.seat), **arguments)
    food = cost(seen, action)
    if not food:
        return message("antropolis-did-free", deed=deed)
    return message("antropolis-did", deed=deed, paid=message("antropolis-for-food", food=food))


def _where(seen: Seen, action: AntropolisAction) -> tuple[str, _Arguments]:
    """A deed; with the place as it is written where the same can be done at many places."""
    name, arguments = _deed(seen, action)
    if isinstance(action, act.Lay):
        return name, {**arguments, "hex": hex_name(action.hex)}
    if isinstance(action, act.Put | act.Move | act.Flee | act.Escape):
        end = action.end if isinstance(action, act.Move) else action.spot
        return name, {**arguments, "hex": spot_name(end)}
    return name, arguments


def _deed(seen: Seen, action: AntropolisAction) -> tuple[str, _Arguments]:
    """The name of what is done, and what has to be said about it."""
    match action:
        case act.Lay() | act.Buy():
            return action_name(action), {"tile": words.tile(action.face)}
        case act.Move():
            return action_name(action), {"place": place(seen, action.end)}
        case act.Flee() | act.Escape():
            return action_name(action), {"place": place(seen, action.spot)}
        case act.Expel():
            _, space = space_named(seen, spot_name(action.target))
            return action_name(action), {"rival": words.player(space["seat"])}
        case act.Enlarge():
            return action_name(action), {"size": seen["colonies"][action.seat]["capacity"] + 1}
        case act.End():
            return f"end-{seen['phase']}", {}
        case _:
            return action_name(action), {}


def action_name(action: AntropolisAction) -> str:
    """The verb of an action, with the kind of ant or the pile that it is about.

    >>> action_name(act.Feed(0, 2, KINDS.index("soldier"))), action_name(act.Draw(0, 0))
    ('feed-soldier', 'draw-forest')
    """
    verb = _VERBS[type(action)]
    match action:
        case act.AntAt() | act.Move() | act.Feed():
            return f"{verb}-{KINDS[action.kind]}"
        case act.Draw():
            return f"{verb}-{SORTS[action.sort]}"
        case _:
            return verb


_VERBS: dict[type[Any], str] = {
    act.Lay: "lay",
    act.Put: "put",
    act.NoAnt: "no-ant",
    act.Move: "move",
    act.Collect: "collect",
    act.Leave: "leave",
    act.Feed: "feed",
    act.Mate: "mate",
    act.Expel: "expel",
    act.Strike: "strike",
    act.Flee: "flee",
    act.Escape: "escape",
    act.Buy: "buy",
    act.Enlarge: "enlarge",
    act.Draw: "draw",
}


def place(seen: Seen, spot: int) -> Message:
    """What a space is called in a sentence."""
    tile, _ = space_named(seen, spot_name(spot))
    return words.place(FACE_OF[tile["face"]])
