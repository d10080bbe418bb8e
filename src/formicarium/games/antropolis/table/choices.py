"""What may be done, as paths of picks on the scene.

==================  =================================================================
a tile              in the hand, its hex, and its turn
an ant for it       in the hand, and a space; or a button for none
a move              the ant, and a space
a deed of an ant    the ant, and a button
leaving the nest    a button, and the queen
an attack           the soldier, the space under attack, and the side of it
flight and escape   the beaten ant, and a space
buying, drawing     a tile of the market, a pile
anything else       a button
==================  =================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from formicarium.core.choices import Badge, Choice, Choices, Target
from formicarium.core.message import message
from formicarium.games.antropolis.components import CODES, KINDS, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import hex_name, spot_name
from formicarium.games.antropolis.table import deeds, layout, pieces, words
from formicarium.games.antropolis.table.foresight import Foresight
from formicarium.games.antropolis.table.previews import Previewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.message import Message
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.table.art.hexagon import Point
    from formicarium.games.antropolis.table.foresight import Gains, Seen

_Path: TypeAlias = tuple[str, ...]

_MINUS: Final = "\N{MINUS SIGN}"


def choices(observation: dict[str, Any], actions: Sequence[AntropolisAction]) -> Choices:
    """Turn the legal actions of a seat into paths."""
    foresight = Foresight(observation)
    previewer = Previewer(observation, foresight)
    finder = _Finder(observation, previewer)
    options = []
    for action in actions:
        gains = _gains(foresight, action)
        path, label = finder.path(action), deeds.label(observation, action, gains)
        badges = _badges(observation, action, gains)
        shown = previewer.preview(action, gains)
        options.append(Choice(str(action), path, label, shown, badges))
    asked = _asked(observation, actions[0].seat)
    return Choices(actions[0].seat, asked, tuple(finder.targets.values()), tuple(options))


def _gains(foresight: Foresight, action: AntropolisAction) -> Gains:
    """Who would get points at once."""
    match action:
        case act.Lay():
            return foresight.of_tile(action)
        case act.Put():
            return foresight.of_ant(action, action.kind, action.spot)
        case act.NoAnt():
            return foresight.of_ant(action, None, 0)
        case _:
            return ()


def _badges(seen: Seen, action: AntropolisAction, gains: Gains) -> tuple[Badge, ...]:
    """Food that an action costs or brings, and points for oneself."""
    food, points = -deeds.cost(seen, action), dict(gains).get(action.seat, 0)
    if isinstance(action, act.Collect):
        food = 1
    amounts = ((food, "antropolis-food"), (points, "antropolis-points"))
    return tuple(
        [Badge(f"{number:+d}".replace("-", _MINUS), sign) for number, sign in amounts if number]
    )


def _asked(seen: Seen, seat: int) -> Message:
    match seen["phase"]:
        case "lay" if seen["next_tile_costs"]:
            return message("antropolis-ask-another")
        case "act" if seen["current"]:
            ant = words.ant(KINDS.index(seen["current"]["kind"]))
            return message("antropolis-ask-go-on", ant=ant)
        case "attack":
            attack = seen["attack"]
            needed = max(0, attack["needed"] - len(attack["crew"]))
            return message("antropolis-ask-attack", soldiers=needed)
        case "flee" | "escape" as phase:
            kind = WORKER if seen["beaten"][KINDS[WORKER]] else SOLDIER
            player = words.player(seen["turn"])
            return message(f"antropolis-ask-{phase}-{KINDS[kind]}", player=player)
        case "buy":
            return message("antropolis-ask-buy", food=seen["colonies"][seat]["food"])
        case "hand":
            return message("antropolis-ask-hand", tiles=seen["to_draw"])
        case phase:
            return message(f"antropolis-ask-{phase}")


class _Finder:
    """Finds the path to each action, and collects the targets on the way."""

    def __init__(self, seen: Seen, pieces_of: Previewer) -> None:
        self.seen = seen
        self.pieces = pieces_of
        self.targets: dict[str, Target] = {}

    def path(self, action: AntropolisAction) -> _Path:
        """The picks that lead to an action."""
        match action:
            case act.Lay():
                return self._lay(action)
            case act.Put():
                ant = self.pieces.in_hand(action.seat, action.kind)
                return (ant, self._space(action.spot))
            case act.Flee() | act.Escape():
                return (self.pieces.beaten(action), self._space(action.spot))
            case act.Move():
                return (self._ant(action, action.kind, action.start), self._space(action.end))
            case act.Collect() | act.Feed() | act.Mate():
                return self._deed(action)
            case act.Leave():
                leave = self._button("leave", message("antropolis-leave"), "leave")
                return (leave, self._ant(action, QUEEN, action.spot))
            case act.Expel():
                return self._expel(action)
            case act.Buy():
                return (pieces.on_offer(action.face, action.price),)
            case act.Draw():
                return (pieces.pile_name(action.sort),)
            case _:
                return self._simple(action)

    # Targets.

    def _button(self, name: str, label: Message, symbol: str) -> str:
        """Something to press."""
        if name not in self.targets:
            self.targets[name] = Target(name, "button", label, f"antropolis-{symbol}")
        return name

    def _spot(self, name: str, label: Message, symbol: str, at: Point, turn: float = 0) -> str:
        """A place on the map."""
        if name not in self.targets:
            self.targets[name] = Target(
                name, "spot", label, f"antropolis-{symbol}", pieces.MAP, *at, turn
            )
        return name

    def _space(self, spot: int) -> str:
        name = spot_name(spot)
        label = message("antropolis-space", place=self._place(spot), hex=name)
        return self._spot(f"space-{name}", label, "spot", self.pieces.spot_at(spot))

    def _place(self, spot: int) -> Message:
        return deeds.place(self.seen, spot)

    # Paths.

    def _ant(self, action: AntropolisAction, kind: int, spot: int) -> str:
        return self.pieces.on_map(action.seat, kind, spot)

    def _lay(self, action: act.Lay) -> _Path:
        tile = pieces.in_hand(action.seat, action.face, self.pieces.alike(action) - 1)
        place = hex_name(action.hex)
        label = message("antropolis-hex", hex=place)
        spot = self._spot(f"hex-{place}", label, "frame", layout.middle(action.hex))
        return (tile, spot, self._turn(action))

    def _turn(self, action: act.Lay) -> str:
        code = CODES[action.face]
        name = f"turn-{code}-{action.turn}"
        if name not in self.targets:
            label = message("antropolis-turn", number=action.turn + 1)
            symbol, rotation = f"antropolis-tile-{code}", layout.turned(action.turn)
            self.targets[name] = Target(name, "turn", label, symbol, rotation=rotation)
        return name

    def _deed(self, action: act.Collect | act.Feed | act.Mate) -> _Path:
        """An ant, and what it does."""
        kind = SOLDIER if isinstance(action, act.Mate) else WORKER
        ant, label = self._ant(action, kind, action.spot), deeds.label(self.seen, action, ())
        match action:
            case act.Collect():
                return (ant, self._button("collect", label, "collect"))
            case act.Feed():
                born = KINDS[action.kind]
                return (ant, self._button(f"feed-{born}", label, born))
            case act.Mate():
                return (ant, self._button("mate", label, "mate"))

    def _expel(self, action: act.Expel) -> _Path:
        target, side = spot_name(action.target), action.side
        label = deeds.label(self.seen, action, ())
        at = self.pieces.spot_at(action.target)
        through = message("antropolis-through")
        entry, turn = layout.entry(action.target >> 1, side), layout.inwards(side)
        return (
            self._ant(action, SOLDIER, action.start),
            self._spot(f"attack-{target}", label, "expel", at),
            self._spot(f"side-{target}-{side}", through, "attack", entry, turn),
        )

    def _simple(self, action: AntropolisAction) -> _Path:
        label = deeds.label(self.seen, action, ())
        match action:
            case act.NoAnt():
                return (self._button("no-ant", label, "none"),)
            case act.Strike():
                return (self._button("strike", label, "expel"),)
            case act.Enlarge():
                return (self._button("enlarge", label, "capacity"),)
            case _:
                return (self._button("end", label, "done"),)
