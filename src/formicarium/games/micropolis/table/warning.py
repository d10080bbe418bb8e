"""What a friend would say in Micropolis before a player decides; the rules are asked."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.core.message import message
from formicarium.games.micropolis.components import ANTHILL_SIZE, ARMY_CAP, BARRACKS_CAPACITY
from formicarium.games.micropolis.rules import actions as act
from formicarium.games.micropolis.rules import scoring
from formicarium.games.micropolis.rules.galleries import galleries
from formicarium.games.micropolis.rules.notation import LEFT, ONLY_PLACE, anthill_index
from formicarium.games.micropolis.table import words

if TYPE_CHECKING:
    from formicarium.core.message import Message
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.state import MicropolisState
    from formicarium.games.micropolis.table.previews import Foreseen


def position(seen: MicropolisState) -> tuple[Message, ...]:
    """P5.8: warn of a marker that is worth nothing after the last turn."""
    last = seen.phase == "take" and seen.round == seen.rounds
    if last and seen.architect_markers[seen.actor]:
        return (message("micropolis-warning-marker"),)
    return ()


def about(seen: MicropolisState, action: MicropolisAction, foreseen: Foreseen) -> Message | None:
    """Return what a friend would say before an action, if anything."""
    match action:
        case act.Take():
            return _take(seen, action, foreseen)
        case act.Fill() if not foreseen.after.army[seen.site]:
            return _poor(seen)
        case act.Leave() if foreseen.after.army[seen.site] > BARRACKS_CAPACITY[seen.tile]:
            return message("micropolis-warning-leave")
        case act.Guard():
            return _guard(seen, foreseen.after)
        case _:
            return None


def _poor(seen: MicropolisState) -> Message | None:
    """P5.4: an empty army pays for nothing; that does not matter in the last round."""
    return message("micropolis-warning-army") if seen.round < seen.rounds else None


def _guard(seen: MicropolisState, after: MicropolisState) -> Message | None:
    """P11.6: fewer points for full barracks than now."""
    tiles = seen.anthills[seen.site]
    points = scoring.barracks(tiles, seen.full) - scoring.barracks(tiles, after.full)
    return message("micropolis-warning-guard", points=points) if points > 0 else None


def _take(seen: MicropolisState, action: act.Take, foreseen: Foreseen) -> Message | None:
    """Return the weightiest reason to think again before a tile is taken."""
    anthill = anthill_index(action.seat, action.anthill)
    royal = _royal(seen.anthills[anthill], foreseen.after.anthills[anthill], action.side)
    if royal:
        return royal
    if foreseen.too_many:
        return message("micropolis-warning-room", soldiers=foreseen.too_many, most=ARMY_CAP)
    needed = BARRACKS_CAPACITY[action.tile]
    if needed and foreseen.after.phase != "barracks":
        return message("micropolis-warning-barracks", soldiers=needed)
    if foreseen.paid and not foreseen.after.army[anthill]:
        return _poor(seen)
    if words.by_leader(seen, action):
        return message("micropolis-warning-officer")
    return None


def _royal(before: tuple[int, ...], after: tuple[int, ...], side: str) -> Message | None:
    """P11.4: queens would share a gallery, or no gallery of a queen could grow any more."""
    reign = _reign(before)
    if not reign.points or not reign.reaches(side):
        return None
    then = _reign(after)
    if then.points < reign.points:
        return message("micropolis-warning-queens", points=reign.points - then.points)
    if len(after) < ANTHILL_SIZE and not (then.left or then.right):
        return message("micropolis-warning-shut-in")
    return None


class _Reign(NamedTuple):
    """The galleries that bring points for queens."""

    points: int
    left: int
    right: int
    """Their openings at either end, where they may grow."""

    def reaches(self, side: str) -> bool:
        """Return whether a tile on this side can change them; the last tile touches both ends."""
        return side == ONLY_PLACE or bool(self.left if side == LEFT else self.right)


@lru_cache(maxsize=1 << 12)
def _reign(tiles: tuple[int, ...]) -> _Reign:
    """P11.4: return what queens bring, and where."""
    points = left = openings = 0
    for gallery in galleries(tiles):
        if reign := scoring.reign(gallery):
            points += reign
            left += gallery.left
            openings += gallery.openings
    return _Reign(points, left, openings - left)
