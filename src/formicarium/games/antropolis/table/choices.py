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

from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.choices import Badge, Choice, Choices, Target
from formicarium.core.labels import badge, player
from formicarium.core.message import message
from formicarium.games.antropolis.components import CODES, KINDS, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules import ants, board, expelling, fleeing, hand, placing
from formicarium.games.antropolis.rules.geometry import hex_name, spot_name
from formicarium.games.antropolis.table import layout, pieces, places, previews, warning, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.labels import Point
    from formicarium.core.message import Message
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState
    from formicarium.games.antropolis.table.words import Gains

_Path: TypeAlias = tuple[str, ...]

_SYMBOLS: Final = {"no-ant": "none", "strike": "expel", "enlarge": "capacity", "end": "done"}
"""The pictures on the buttons of actions that need nothing else."""


def choices(seen: AntropolisState, actions: Sequence[AntropolisAction]) -> Choices:
    """Turn the legal actions of a seat into paths.

    >>> import formicarium as fm
    >>> state = fm.game("antropolis").new(players=2, seed=7)
    >>> (seat,) = state.to_act
    >>> offered = choices(state.imagine(seat), state.legal_actions(seat))
    >>> offered.asked.id, offered.options[-1].path
    ('antropolis-ask-lay', ('end',))
    """
    finder, foresight = _Finder(seen), previews.Foresight(seen)
    warned_of = warning.Actions(seen, actions, foresight)
    options = []
    for action in actions:
        gains = foresight.gains(action)
        path, label = finder.path(action), words.label(seen, action, gains)
        shown = previews.preview(seen, action, gains, foresight)
        badges, warned = _badges(seen, action, gains), warned_of.about(action, gains)
        options.append(Choice(str(action), path, label, shown, badges, warned))
    targets, warnings = tuple(finder.targets.values()), warning.position(seen)
    return Choices(actions[0].seat, _asked(seen, actions), targets, tuple(options), warnings)


def _badges(seen: AntropolisState, action: AntropolisAction, gains: Gains) -> tuple[Badge, ...]:
    """Show the food that an action costs or brings, and the points for its own seat."""
    food = 1 if isinstance(action, act.Collect) else -words.cost(seen, action)
    if not food and not gains:
        return ()
    amounts = ((food, "antropolis-food"), (dict(gains).get(action.seat, 0), "antropolis-points"))
    return tuple([badge(number, sign) for number, sign in amounts if number])


def _asked(seen: AntropolisState, actions: Sequence[AntropolisAction]) -> Message:
    """Ask for what is possible, and for nothing else."""
    match seen.phase:
        case "lay" if len(actions) == 1:
            return message("antropolis-ask-lay-none")
        case "lay" if placing.price(seen):
            return message("antropolis-ask-another")
        case "act":
            return _asked_of_ants(seen, actions)
        case "attack":
            lacking = max(0, expelling.needed(seen, seen.target) - len(seen.crew))
            return message("antropolis-ask-attack", soldiers=lacking)
        case "flee" | "escape" as phase:
            kind = KINDS[fleeing.next_kind(seen)]
            return message(f"antropolis-ask-{phase}-{kind}", player=player(seen.turn))
        case "buy":
            return message("antropolis-ask-buy", food=seen.food[seen.turn])
        case "hand":
            there = sum(map(len, seen.piles))
            return message("antropolis-ask-hand", tiles=min(hand.missing(seen), there))
        case phase:
            return message(f"antropolis-ask-{phase}")


def _asked_of_ants(seen: AntropolisState, actions: Sequence[AntropolisAction]) -> Message:
    """S3.2: an ant that has begun can go on if it has not done both; others may begin."""
    deeds = [action for action in actions if not isinstance(action, act.End)]
    if not deeds:
        return message("antropolis-ask-act-none")
    if seen.current >= 0:
        goes_on = [_goes_on(seen, action) for action in deeds]
        if not any(goes_on):
            return message("antropolis-ask-go-on-others")
        ant = ants.name(seen.current >> 2 & 3)
        only = "-only" if all(goes_on) else ""
        return message(f"antropolis-ask-go-on{only}", ant=ant)
    moves = [isinstance(action, act.Move) for action in deeds]
    kind = "" if any(moves) and not all(moves) else "-moves" if any(moves) else "-deeds"
    return message(f"antropolis-ask-act{kind}")


def _goes_on(seen: AntropolisState, action: AntropolisAction) -> bool:
    """Whether an action goes on with the ant that has begun: it acts after moving, or moves."""
    match action:
        case act.Move():
            ant = ants.code(board.space_at(seen, action.start), action.kind, ants.ACTED)
        case act.Collect() | act.Feed():
            ant = ants.code(board.space_at(seen, action.spot), WORKER, ants.MOVED)
        case act.Leave():
            ant = ants.code(board.space_at(seen, action.spot), QUEEN, ants.MOVED)
        case act.Mate():
            ant = ants.code(board.space_at(seen, action.spot), SOLDIER, ants.MOVED)
        case _:
            return False  # S7.3.7: an attacker has done nothing before
    return ant == seen.current


class _Finder:
    """Finds the path to each action, and collects the targets on the way."""

    def __init__(self, seen: AntropolisState) -> None:
        self.seen = seen
        self.targets: dict[str, Target] = {}

    def path(self, action: AntropolisAction) -> _Path:
        """Return the picks that lead to an action."""
        match action:
            case act.Lay():
                return self._lay(action)
            case act.Put():
                ant = previews.ant_in_hand(self.seen, action.seat, action.kind)
                return (ant, self._space(action.spot))
            case act.Flee() | act.Escape():
                return (previews.beaten_ant(self.seen, action), self._space(action.spot))
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
                verb = action.form.verb
                return (self._button(verb, words.label(self.seen, action), _SYMBOLS[verb]),)

    # Targets.

    def _button(self, name: str, label: Message, symbol: str) -> str:
        """Return the id of a button."""
        if name not in self.targets:
            self.targets[name] = Target(name, "button", label, f"antropolis-{symbol}")
        return name

    def _spot(self, name: str, label: Message, symbol: str, at: Point, turn: float = 0) -> str:
        """Return the id of a place on the map."""
        if name not in self.targets:
            self.targets[name] = Target(
                name, "spot", label, f"antropolis-{symbol}", pieces.MAP, *at, turn
            )
        return name

    def _space(self, spot: int) -> str:
        name = spot_name(spot)
        label = words.place_at(self.seen, spot)
        return self._spot(f"space-{name}", label, "spot", previews.middle(self.seen, spot))

    # Paths.

    def _ant(self, action: AntropolisAction, kind: int, spot: int) -> str:
        return previews.ant_on_map(self.seen, action.seat, kind, spot)

    def _lay(self, action: act.Lay) -> _Path:
        tile = previews.tile_in_hand(self.seen, action)
        place = hex_name(action.hex)
        beside = places.beside(self.seen, action.hex)
        label = message("antropolis-hex", hex=places.hex_on_map(action.hex), beside=beside)
        spot = self._spot(f"hex-{place}", label, "frame", layout.middle(action.hex))
        return (tile, spot, self._turn(action))

    def _turn(self, action: act.Lay) -> str:
        code = CODES[action.face]
        name = f"turn-{code}-{action.turn}"
        if name not in self.targets:
            label = places.lying(6 * action.face + action.turn)
            symbol, rotation = f"antropolis-tile-{code}", layout.turned(action.turn)
            self.targets[name] = Target(name, "turn", label, symbol, rotation=rotation)
        return name

    def _deed(self, action: act.Collect | act.Feed | act.Mate) -> _Path:
        """Return the pick of an ant, and of a button for its deed."""
        kind = SOLDIER if isinstance(action, act.Mate) else WORKER
        name = symbol = action.form.verb
        if isinstance(action, act.Feed):
            symbol = KINDS[action.kind]
            name = f"{name}-{symbol}"
        button = self._button(name, words.button(self.seen, action), symbol)
        return (self._ant(action, kind, action.spot), button)

    def _expel(self, action: act.Expel) -> _Path:
        target, side = spot_name(action.target), action.side
        hex_there, side_there = places.where_at(self.seen, action.target), places.side(side)
        label = message("antropolis-attack", rival=words.rival(self.seen, action), hex=hex_there)
        at = previews.middle(self.seen, action.target)
        through = message("antropolis-through", hex=hex_there, side=side_there)
        entry, turn = layout.entry(action.target >> 1, side), layout.inwards(side)
        return (
            self._ant(action, SOLDIER, action.start),
            self._spot(f"attack-{target}", label, "expel", at),
            self._spot(f"side-{target}-{side}", through, "attack", entry, turn),
        )
