"""What may be done, as paths of picks on the scene.

======================  ==============================================================
a tile                  the tile in the row, a place at an anthill, and a button where it
                        can be paid for or taken with an architect marker
a barracks, a guard     one button for each possibility
the leader marker       the foundation that it goes to
======================  ==============================================================
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from formicarium.core.choices import Choice, Choices, Target
from formicarium.core.message import message
from formicarium.games.micropolis.components import BARRACKS_CAPACITY, TILE_CODES
from formicarium.games.micropolis.rules import actions as act
from formicarium.games.micropolis.rules.notation import anthill_index
from formicarium.games.micropolis.table import layout, pieces, warning, words
from formicarium.games.micropolis.table.previews import foresee, preview

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.message import Message
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.state import MicropolisState
    from formicarium.games.micropolis.table.previews import Foreseen

_Path: TypeAlias = tuple[str, ...]


def choices(seen: MicropolisState, actions: Sequence[MicropolisAction]) -> Choices:
    """Turn the legal actions of a seat into paths.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "B"})
    >>> offered = choices(state.imagine(1), state.legal_actions(1))
    >>> offered.options[0].action, offered.options[0].path
    ('B take W4', ('tile-W4', 'place-1-only'))
    """
    finder, posts = _Finder(actions), dict(pieces.posts(seen))
    options = []
    for action in actions:
        foreseen = foresee(seen, action)
        label = words.label(seen, action, foreseen)
        path = finder.path(action, label, foreseen)
        shown = preview(seen, action, foreseen, posts)
        warned = warning.about(seen, action, foreseen)
        options.append(Choice(str(action), path, label, shown, warning=warned))
    targets, warnings = tuple(finder.targets.values()), warning.position(seen)
    return Choices(actions[0].seat, _asked(seen), targets, tuple(options), warnings)


def _asked(seen: MicropolisState) -> Message:
    match seen.phase:
        case "barracks":
            soldiers = BARRACKS_CAPACITY[seen.tile]
            return message("micropolis-ask-barracks", tile=TILE_CODES[seen.tile], soldiers=soldiers)
        case "guard":
            return message("micropolis-ask-guard", tile=TILE_CODES[seen.tile])
        case "marker" if seen.round == 0:
            return message("micropolis-ask-first-leader")
        case "marker":
            return message("micropolis-ask-leader")
        case _:
            return message("micropolis-ask-take")


class _Finder:
    """Finds the path to each action, and collects the targets on the way."""

    def __init__(self, actions: Sequence[MicropolisAction]) -> None:
        self.targets: dict[str, Target] = {}
        takes = [action for action in actions if isinstance(action, act.Take)]
        self._ways = Counter((take.tile, take.anthill, take.side) for take in takes)

    def path(self, action: MicropolisAction, label: Message, foreseen: Foreseen) -> _Path:
        """Return the picks that lead to an action."""
        match action:
            case act.Take():
                return self._take(action, foreseen)
            case act.Fill():
                return (self._button("fill", label, "fill"),)
            case act.Leave():
                return (self._button("leave", label, "leave"),)
            case act.Guard():
                codes = [TILE_CODES[tile] for tile in action.full] or ["none"]
                return (self._button("-".join(["guard", *codes]), label, "guard"),)
            case act.PassMarker():
                return (f"foundation-{anthill_index(action.receiver, action.anthill)}",)

    # Targets.

    def _button(self, name: str, label: Message, symbol: str) -> str:
        """Something to press."""
        if name not in self.targets:
            self.targets[name] = Target(name, "button", label, f"micropolis-{symbol}")
        return name

    def _spot(self, action: act.Take, foreseen: Foreseen) -> str:
        """A place at an end of an anthill."""
        anthill = anthill_index(action.seat, action.anthill)
        name = f"place-{anthill}-{action.side or 'only'}"
        if name not in self.targets:
            at = layout.place(foreseen.after.place_of(anthill, action.tile))
            label, surface = words.where(action, foreseen.after), pieces.surface_id(anthill)
            self.targets[name] = Target(name, "spot", label, "micropolis-place", surface, *at)
        return name

    # Paths.

    def _take(self, action: act.Take, foreseen: Foreseen) -> _Path:
        """The tile, its place and, where there are two ways to pay, one of them."""
        path = (pieces.tile_id(action.tile), self._spot(action, foreseen))
        if self._ways[action.tile, action.anthill, action.side] == 1:
            return path
        if action.architect:
            label = message("micropolis-use-architect")
            return (*path, self._button("architect", label, "architect-marker"))
        label = message("micropolis-pay", soldiers=foreseen.paid)
        return (*path, self._button(f"pay-{foreseen.paid}", label, "soldier"))
