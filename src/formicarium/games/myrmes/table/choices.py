"""What may be done, as paths of picks on the scene.

=================  =================================================================
the event          a space of the own event track
nurses             the last place they fill on the track, or a button for none
a worker           a room (and a button at the quarry), or a tunnel exit
its way            the next hex, tile or prey; buttons to clear, to exchange, to stop
a tile             its kind in the reserve, its place, and its turn
the harvest        a cube on a tile, or a button for a scavenging
the atelier        its spaces, hexes for a tunnel, objectives with what they ask for
the store, winter  a button for each possibility
=================  =================================================================
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from formicarium.core.choices import Badge, Choice, Choices, Target
from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    ASKS,
    KIND_NAMES,
    OBJECTIVES,
    PHEROMONES,
    QUARRY,
    RESOURCES,
    ROOMS,
    SHAPE,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import hex_name
from formicarium.games.myrmes.table import deeds, layout, pieces
from formicarium.games.myrmes.table.foresight import outlook, prey_at, tile_on
from formicarium.games.myrmes.table.previews import preview
from formicarium.games.myrmes.table.reach import Reach

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.message import Message
    from formicarium.games.myrmes.rules.actions import MyrmesAction

_Path: TypeAlias = tuple[str, ...]

_PRICED: Final = act.MoveCube | act.Step | act.Hunt | act.Clear
"""Actions whose price differs from place to place, so that it is worth a badge."""
_BADGES: Final = {
    "larvae": "larva",
    "soldiers": "soldier",
    "food": "food",
    "earth": "earth",
    "points": "points",
}


def choices(observation: dict[str, Any], actions: Sequence[MyrmesAction]) -> Choices:
    """Turn the legal actions of a seat into paths."""
    finder, reach = _Finder(observation, actions), Reach(observation, actions[0].seat)
    options = []
    for action in actions:
        path, label = finder.path(action), deeds.label(observation, action)
        finder.name_last(path, label)
        shown = preview(observation, action, reach)
        options.append(Choice(str(action), path, label, shown, _badges(observation, action)))
    asked = _asked(observation, actions)
    return Choices(actions[0].seat, asked, tuple(finder.targets.values()), tuple(options))


def _badges(observation: dict[str, Any], action: MyrmesAction) -> tuple[Badge, ...]:
    """What an action costs and brings beside the movement point that every step takes."""
    if not isinstance(action, _PRICED):
        return ()
    costs, brings = outlook(observation, action)
    amounts = [(what, -count) for what, count in costs] + list(brings)
    return tuple(
        [
            Badge(f"{amount:+d}".replace("-", "\N{MINUS SIGN}"), f"myrmes-{_BADGES[what]}")
            for what, amount in amounts
            if amount and what in _BADGES
        ]
    )


def _asked(observation: dict[str, Any], actions: Sequence[MyrmesAction]) -> Message:
    phase = observation["phase"]
    first = actions[0]
    if isinstance(first, act.Nurses):
        track = ("larvae", "workers", "soldiers", "atelier")[first.track]
        return message(f"myrmes-ask-nurses-{track}")
    if phase == "workers" and observation["worker"] is not None:
        return message("myrmes-ask-way", moves=observation["steps_left"])
    if phase == "atelier" and observation["emptying"]:
        return message("myrmes-ask-empty")
    if phase == "harvest" and any(isinstance(action, act.Enough) for action in actions):
        return message("myrmes-ask-extra")
    return message(f"myrmes-ask-{phase}")


class _Finder:
    """Finds the path to each action, and collects the targets on the way."""

    def __init__(self, seen: dict[str, Any], actions: Sequence[MyrmesAction]) -> None:
        self.seen = seen
        self.targets: dict[str, Target] = {}
        self.objectives = Counter(
            action.objective for action in actions if isinstance(action, act.Objective)
        )

    def name_last(self, path: _Path, label: Message) -> None:
        """What a path ends with says what the action does."""
        target = self.targets.get(path[-1])
        if target is not None and len(path) == 1:
            self.targets[target.id] = Target(
                target.id,
                target.kind,
                label,
                target.symbol,
                target.surface,
                target.x,
                target.y,
            )

    def path(self, action: MyrmesAction) -> _Path:
        """The picks that lead to an action."""
        match action:
            case act.MoveCube():
                return (f"event-{action.seat}-{action.space}",)
            case act.Nurses():
                return self._nurses(action)
            case act.Work():
                return self._work(action)
            case act.GoOut():
                return (pieces.exit_name(action.seat, action.hex),)
            case act.Step() | act.Hunt() | act.Clear() | act.Place():
                return self._way(action)
            case act.Harvest():
                return self._harvest(action)
            case act.Tunnel() | act.Dig() | act.Breed() | act.Objective() | act.Empty():
                return self._atelier(action)
            case _:
                return self._buttons(action)

    # Targets.

    def button(self, name: str, label: Message, symbol: str) -> str:
        """Something to press."""
        if name not in self.targets:
            self.targets[name] = Target(name, "button", label, f"myrmes-{symbol}")
        return name

    def hex(self, name: str, place: int, label: Message) -> str:
        """A hex to pick."""
        name = f"{name}-{hex_name(place)}"
        if name not in self.targets:
            x, y = layout.hex_at(self.seen["players"], place)
            self.targets[name] = Target(name, "spot", label, "myrmes-spot", pieces.GARDEN, x, y)
        return name

    # Births and work.

    def _nurses(self, action: act.Nurses) -> _Path:
        if action.count:
            return (pieces.slot_name(action.seat, action.track, action.count - 1),)
        return (self.button("no-nurses", message("myrmes-none"), "none"),)

    def _work(self, action: act.Work) -> _Path:
        room = f"room-{action.seat}-{ROOMS[action.room]}"
        if action.room != QUARRY:
            return (room,)
        resource = RESOURCES[action.resource]
        label = message(f"myrmes-take-{resource}")
        return (room, self.button(f"take-{resource}", label, resource))

    # The way of a worker.

    def _way(self, action: act.Step | act.Hunt | act.Clear | act.Place) -> _Path:
        if isinstance(action, act.Hunt):
            kind = prey_at(self.seen, action.hex)
            return (pieces.prey_name(kind, f"garden-{hex_name(action.hex)}", 0),)
        if isinstance(action, act.Place):
            return self._place(action)
        label = deeds.label(self.seen, action)
        if isinstance(action, act.Clear):
            clear = self.button("clear", message("myrmes-clear"), "clear")
            return (clear, self.hex("stand", action.hex, label))
        tile = tile_on(self.seen, action.hex)
        return (pieces.laid(tile["id"]),) if tile else (self.hex("hex", action.hex, label),)

    def _place(self, action: act.Place) -> _Path:
        """A kind, a point, and how it lies there."""
        name = KIND_NAMES[action.kind]
        shared = action.kind >= PHEROMONES
        kind = f"special-{name}" if shared else f"reserve-{action.seat}-{name}"
        x, y = layout.heart_at(self.seen["players"], action.kind, action.hex, action.turn)
        point = f"point-{x:g}-{y:g}"
        if point not in self.targets:
            label = message("myrmes-point")
            self.targets[point] = Target(point, "spot", label, "myrmes-point", pieces.GARDEN, x, y)
        return (kind, point, self._turn(action))

    def _turn(self, action: act.Place) -> str:
        shape = KIND_NAMES[SHAPE[action.kind]]
        name = f"turn-{shape}-{action.turn}"
        if name not in self.targets:
            label = message("myrmes-turn", number=action.turn + 1)
            rotation = layout.rotation(action.turn)
            symbol = f"myrmes-tile-{shape}-{action.turn}"
            self.targets[name] = Target(name, "turn", label, symbol, rotation=rotation)
        return name

    # Harvest and atelier.

    def _harvest(self, action: act.Harvest) -> _Path:
        tile, resource = tile_on(self.seen, action.hex), RESOURCES[action.resource]
        if tile and tile["cubes"][resource]:
            return (pieces.cube(resource, f"tile-{tile['id']}", tile["cubes"][resource] - 1),)
        return (self.button(f"take-{resource}", message(f"myrmes-take-{resource}"), resource),)

    def _atelier(
        self, action: act.Tunnel | act.Dig | act.Breed | act.Objective | act.Empty
    ) -> _Path:
        if isinstance(action, act.Tunnel):
            return (self.hex("tunnel", action.hex, deeds.label(self.seen, action)),)
        if isinstance(action, act.Dig):
            return ("atelier-level",)
        if isinstance(action, act.Breed):
            return ("atelier-nurse",)
        if isinstance(action, act.Empty):
            return self._tiles((action.hex,))
        return self._objective(action)

    def _tiles(self, hexes: Sequence[int]) -> _Path:
        tiles = [tile_on(self.seen, place) for place in hexes]
        return tuple([pieces.laid(tile["id"]) for tile in tiles if tile])

    def _objective(self, action: act.Objective) -> _Path:
        """The objective, and where there are several ways to pay it, what is given up."""
        names = [objective["name"] for objective in self.seen["objectives"]]
        card = f"objective-{names.index(OBJECTIVES[action.objective])}"
        if self.objectives[action.objective] == 1:
            return (card,)
        if ASKS[action.objective] != "mix":
            return (card, *self._tiles(action.detail))
        earth = action.detail[0]
        label = message("myrmes-mix", earth=earth)
        return (card, self.button(f"earth-{earth}", label, "mix"))

    # Everything else is a button.

    def _buttons(self, action: MyrmesAction) -> _Path:
        label = deeds.label(self.seen, action)
        match action:
            case act.Bear():
                name, symbol = f"bear-{action.workers}-{action.soldiers}", "worker"
            case act.Exchange():
                name, symbol = f"exchange-{action.larvae}", "exchange"
            case act.Keep():
                name, symbol = f"keep-{action.food}-{action.earth}-{action.stone}", "harvest"
            case act.Stop():
                name, symbol = "stop", "stop"
            case act.Enough():
                name, symbol = "enough", "done"
            case act.Pay():
                name, symbol = "pay", "winter"
            case _:
                name, symbol = "done", "done"
        return (self.button(name, label, symbol),)
