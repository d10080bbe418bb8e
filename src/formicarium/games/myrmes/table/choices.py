"""What may be done, as paths of picks on the scene.

=================  =================================================================
the start          a start space in the garden
the event          a space of the own event track
nurses             the last place they fill on the track, or a button for none
a worker           a room (and a button at the quarry), or a tunnel exit
its way            the next hex, tile or prey; buttons to clear, to exchange, to stop
a tile             its kind in the reserve, its place, and its turn
the harvest        a cube on a tile, or a button for a scavenging
the atelier        its spaces, hexes for a tunnel, objectives and how they are paid
the store, winter  a button for each possibility
=================  =================================================================
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from formicarium.core.choices import Badge, Choice, Choices, Target
from formicarium.core.labels import badge
from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    ASKS,
    KIND_NAMES,
    PHEROMONES,
    QUARRY,
    RESOURCES,
    SHAPE,
    TRACKS,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import hex_name
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.rules.hunting import prey_at
from formicarium.games.myrmes.table import layout, pieces, shared_pieces, warning, words
from formicarium.games.myrmes.table.colony_board import with_own_choices
from formicarium.games.myrmes.table.previews import foresee, held, preview

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.message import Message
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState
    from formicarium.games.myrmes.table.previews import Foreseen

_Path: TypeAlias = tuple[str, ...]

_PRICED: Final = act.MoveCube | act.Step | act.Hunt | act.Clear
"""Actions whose price differs from place to place, so that it is worth a badge."""
_NURSES_DEEDS: Final = (act.Tunnel, act.Dig, act.Breed, act.Objective)
"""What nurses do in the atelier."""
_BADGES: Final = {
    "larvae": "larva",
    "soldiers": "soldier",
    "food": "food",
    "earth": "earth",
    "points": "points",
}


def choices(seen: MyrmesState, actions: Sequence[MyrmesAction]) -> Choices:
    """Turn the legal actions of a seat into paths.

    >>> import formicarium as fm
    >>> state = fm.game("myrmes").new(players=2, seed=7)
    >>> offered = choices(state.imagine(0), state.legal_actions(0))
    >>> offered.asked.id, offered.options[0].path
    ('myrmes-ask-event', ('event-0-2',))
    """
    seen = with_own_choices(seen)
    finder, kinds = _Finder(seen, actions), {type(action) for action in actions}
    seat, options = actions[0].seat, []
    had = held(seen, seat)
    for action in actions:
        foreseen = foresee(seen, action, had)
        label = words.label(seen, action, foreseen.costs, foreseen.brings)
        path = finder.path(action, label)
        shown = preview(seen, action, foreseen.after)
        badges = _badges(action, foreseen)
        warned = warning.about(seen, action, kinds, foreseen.after)
        options.append(Choice(str(action), path, label, shown, badges, warned))
    targets = tuple(finder.targets.values())
    warnings = warning.position(seen, seat, kinds)
    return Choices(seat, _asked(seen, actions, kinds), targets, tuple(options), warnings)


def _badges(action: MyrmesAction, foreseen: Foreseen) -> tuple[Badge, ...]:
    """Return what an action costs and brings, without the movement point of every step."""
    if not isinstance(action, _PRICED):
        return ()
    amounts = [(what, -count) for what, count in foreseen.costs] + list(foreseen.brings)
    return tuple(
        [badge(amount, f"myrmes-{_BADGES[what]}") for what, amount in amounts if what in _BADGES]
    )


def _asked(
    seen: MyrmesState, actions: Sequence[MyrmesAction], kinds: set[type[MyrmesAction]]
) -> Message:
    """Ask for what is possible, and for nothing else."""
    first = actions[0]
    if isinstance(first, act.Nurses):
        return message(f"myrmes-ask-nurses-{TRACKS[first.track]}")
    if seen.worker >= 0:
        return message(f"myrmes-ask-way-{_ways_on(kinds)}", moves=seen.steps_left)
    if seen.emptying >= 0:
        return message("myrmes-ask-empty")
    if act.Enough in kinds:
        return message("myrmes-ask-extra")
    match seen.phase:
        case "event" if len(actions) == 1:
            return message("myrmes-ask-event-only")
        case "workers" if act.Work not in kinds:
            return message("myrmes-ask-workers-out")
        case "atelier" if not kinds.intersection(_NURSES_DEEDS):
            return message(f"myrmes-ask-atelier-{'food' if act.Exchange in kinds else 'none'}")
        case phase:
            return message(f"myrmes-ask-{phase}")


def _ways_on(kinds: set[type[MyrmesAction]]) -> str:
    """Say what a worker on its way can do, besides stopping."""
    can = [
        ("go", kinds & {act.Step, act.Hunt}),
        ("place", kinds & {act.Place}),
        ("clear", kinds & {act.Clear}),
    ]
    return "-".join([deed for deed, possible in can if possible]) or "stop"


class _Finder:
    """Finds the path to each action, and collects the targets on the way."""

    def __init__(self, seen: MyrmesState, actions: Sequence[MyrmesAction]) -> None:
        self.targets: dict[str, Target] = {}
        self._seen = seen
        self._ways = Counter(
            action.objective for action in actions if isinstance(action, act.Objective)
        )
        """By objective, how many ways there are to pay it."""

    def path(self, action: MyrmesAction, label: Message) -> _Path:
        """Return the picks that lead to an action; a target that is the only pick has its label."""
        path = self._path(action, label)
        if len(path) == 1 and path[0] in self.targets:
            self.targets[path[0]] = replace(self.targets[path[0]], label=label)
        return path

    def _path(self, action: MyrmesAction, label: Message) -> _Path:
        match action:
            case act.Settle():
                return (self._hex("start", action.hex, label),)
            case act.MoveCube():
                return (pieces.event_name(action.seat, action.space),)
            case act.Nurses():
                return self._nurses(action)
            case act.Work():
                return self._work(action)
            case act.GoOut():
                return (pieces.exit_name(action.seat, action.hex),)
            case act.Step() | act.Hunt() | act.Clear() | act.Place():
                return self._way(action, label)
            case act.Harvest():
                return self._harvest(action)
            case act.Tunnel() | act.Dig() | act.Breed() | act.Objective() | act.Empty():
                return self._atelier(action, label)
            case _:
                return self._buttons(action, label)

    # Targets.

    def _button(self, name: str, label: Message, symbol: str) -> str:
        if name not in self.targets:
            self.targets[name] = Target(name, "button", label, f"myrmes-{symbol}")
        return name

    def _hex(self, name: str, place: int, label: Message) -> str:
        name = f"{name}-{hex_name(place)}"
        if name not in self.targets:
            x, y = layout.hex_at(self._seen.players, place)
            self.targets[name] = Target(name, "spot", label, "myrmes-spot", pieces.GARDEN, x, y)
        return name

    # Births and work.

    def _nurses(self, action: act.Nurses) -> _Path:
        if action.count:
            return (pieces.slot_name(action.seat, action.track, action.count - 1),)
        return (self._button("no-nurses", message("myrmes-none"), "none"),)

    def _work(self, action: act.Work) -> _Path:
        room = pieces.room_name(action.seat, action.room)
        return (room, self._cube(action.resource)) if action.room == QUARRY else (room,)

    def _cube(self, resource: int) -> str:
        name = f"take-{RESOURCES[resource]}"
        return self._button(name, message(f"myrmes-{name}"), RESOURCES[resource])

    # The way of a worker.

    def _way(self, action: act.Step | act.Hunt | act.Clear | act.Place, label: Message) -> _Path:
        if isinstance(action, act.Hunt):
            return (pieces.lair(prey_at(self._seen, action.hex), action.hex),)
        if isinstance(action, act.Place):
            return self._place(action)
        if isinstance(action, act.Clear):
            clear = self._button("clear", message("myrmes-clear"), "clear")
            return (clear, self._hex("stand", action.hex, label))
        if self._seen.tile_at[action.hex] >= 0:
            return self._tiles((action.hex,))
        return (self._hex("hex", action.hex, label),)

    def _place(self, action: act.Place) -> _Path:
        """Return a kind, a point, and how the tile lies there."""
        if action.kind >= PHEROMONES:
            kind = shared_pieces.special_name(action.kind)
        else:
            kind = pieces.reserve_name(action.seat, action.kind)
        x, y = layout.heart_at(self._seen.players, action.kind, action.hex, action.turn)
        point = f"point-{x:g}-{y:g}"
        if point not in self.targets:
            near = layout.hexes_at_heart(action.kind, action.hex, action.turn)
            label = message("myrmes-point", hexes=words.places(near))
            self.targets[point] = Target(point, "spot", label, "myrmes-point", pieces.GARDEN, x, y)
        return (kind, point, self._turn(action))

    def _turn(self, action: act.Place) -> str:
        shape = KIND_NAMES[SHAPE[action.kind]]
        name = f"turn-{shape}-{action.turn}"
        if name not in self.targets:
            rotation = layout.rotation(action.turn)
            label = words.turned(rotation)
            symbol = f"myrmes-tile-{shape}-{action.turn}"
            self.targets[name] = Target(name, "turn", label, symbol, rotation=rotation)
        return name

    # Harvest and atelier.

    def _harvest(self, action: act.Harvest) -> _Path:
        tile, resource = self._seen.tile_at[action.hex], action.resource
        lying = part(self._seen.tile_cubes, RESOURCE_COUNT, tile)[resource]
        return (pieces.cube_on_tile(resource, tile, lying - 1) if lying else self._cube(resource),)

    def _atelier(
        self, action: act.Tunnel | act.Dig | act.Breed | act.Objective | act.Empty, label: Message
    ) -> _Path:
        match action:
            case act.Tunnel():
                return (self._hex("tunnel", action.hex, label),)
            case act.Dig():
                return (shared_pieces.atelier_name(1),)
            case act.Breed():
                return (shared_pieces.atelier_name(2),)
            case act.Empty():
                return self._tiles((action.hex,))
            case act.Objective():
                return self._objective(action)

    def _tiles(self, hexes: Sequence[int]) -> _Path:
        return tuple([pieces.laid(self._seen.tile_at[place]) for place in hexes])

    def _objective(self, action: act.Objective) -> _Path:
        """Return the objective and, where there are several ways to pay it, what is given up."""
        card = shared_pieces.objective_name(self._seen.objectives.index(action.objective))
        if self._ways[action.objective] == 1:
            return (card,)
        if ASKS[action.objective] != "mix":
            return (card, *self._tiles(action.tiles))
        label = message("myrmes-mix", earth=action.earth)
        return (card, self._button(f"earth-{action.earth}", label, "mix"))

    # Everything else is a button.

    def _buttons(self, action: MyrmesAction, label: Message) -> _Path:
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
        return (self._button(name, label, symbol),)
