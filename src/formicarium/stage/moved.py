"""What others have moved and laid since a viewer's last turn, for marks on the table.

It is worked out from what the viewer is shown, so it cannot tell more than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from formicarium.core.scene import Scene, Sprite, Surface

_MOST_STEPS = 24
"""A longer trail loses its first steps."""


class Waypoint(msgspec.Struct, frozen=True):
    """A place through which a piece came."""

    x: float
    y: float


class Moved(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece that a player moved or laid since the viewer's last turn."""

    id: str
    seat: int
    """The player who did it."""
    trail: tuple[Waypoint, ...] = ()
    """On a shared board, the places from which it came, the first one first."""


class Lying(NamedTuple):
    """A piece where it lies."""

    surface: str
    seat: int | None
    """Whose surface it is; None for a shared one."""
    place: object
    """Equal as long as the piece is not moved; it may be shifted to make room for others."""
    at: Waypoint


Table = dict[str, Lying]
"""The pieces on the boards, by their ids."""


def lying(scene: Scene, places: Mapping[str, object]) -> Table:
    """Return where the pieces on the boards lie.

    ``places`` are those of identical pieces, as in ``Tracker.places``. The offer is left out: what
    is new there nobody has laid. Numbers on the table are no pieces.
    """
    boards = [surface for surface in scene.surfaces if surface.kind != "offer"]
    return {
        sprite.id: _lies(surface, sprite, places)
        for surface in boards
        for sprite in surface.sprites
        if not sprite.text and sprite.label is not None
    }


def _lies(surface: Surface, sprite: Sprite, places: Mapping[str, object]) -> Lying:
    at = Waypoint(sprite.x, sprite.y)
    place = places.get(sprite.id) or (at, sprite.rotation)
    return Lying(surface.id, surface.seat, place, at)


class Moves:
    """The marks of a viewer after one entry of the log; it never changes.

    For each seat of the viewer they are what others did since its last turn ended. For spectators
    they are what the last player did.

    >>> def table(x):
    ...     return {"ant": Lying("garden", None, x, Waypoint(x, 0.0))}
    >>> moves = Moves(frozenset({0})).after(1, (0,), table(1.0), table(2.0))
    >>> moves.shown((0,))
    (Moved(id='ant', seat=1, trail=(Waypoint(x=1.0, y=0.0),)),)
    >>> moves.after(0, (1,), table(2.0), table(2.0)).shown((1,))
    ()
    """

    __slots__ = ("_last", "_seats", "_since")

    def __init__(self, seats: frozenset[int]) -> None:
        self._seats = seats
        self._last: int | None = None
        """The seat through whose eyes the marks are shown: it acted last, or any seat did."""
        self._since: dict[int | None, dict[str, Moved]] = {}

    def after(self, seat: int, to_act: Collection[int], before: Table, after: Table) -> Moves:
        """Return the marks after an action of a seat."""
        following = Moves(self._seats)
        following._last = seat if seat in self._seats or not self._seats else self._last
        for eye in self._seats or (None,):
            known = self._since.get(eye, {})
            if (eye == seat and eye not in to_act) or (eye is None and seat != self._last):
                known = {}
            following._since[eye] = _marked(known, seat, seat != eye, before, after)
        return following

    def shown(self, to_act: Collection[int]) -> tuple[Moved, ...]:
        """Return the marks for the seat of the viewer that acts now or acted last."""
        if not self._seats:
            return tuple(self._since.get(None, {}).values())
        acting = self._seats.intersection(to_act)
        eye = self._last if self._last in acting or not acting else min(acting)
        return tuple(self._since.get(min(self._seats) if eye is None else eye, {}).values())


def _marked(
    known: Mapping[str, Moved], seat: int, others: bool, before: Table, after: Table
) -> dict[str, Moved]:
    """Return the marks after an action; one of another seat marks what it moved."""
    moved = [name for name, lies in after.items() if _is_moved(before.get(name), lies, seat)]
    found = {name: mark for name, mark in known.items() if name in after and name not in moved}
    if others:
        for name in moved:
            found[name] = Moved(name, seat, _trail(known.get(name), before.get(name), after[name]))
    return found


def _is_moved(old: Lying | None, new: Lying, seat: int) -> bool:
    """Whether a player moved a piece on a shared board, or brought it to a board of hers."""
    if new.seat is None:
        return old is None or (old.surface, old.place) != (new.surface, new.place)
    return new.seat == seat and (old is None or old.surface != new.surface)


def _trail(known: Moved | None, old: Lying | None, new: Lying) -> tuple[Waypoint, ...]:
    if old is None or new.seat is not None or old.surface != new.surface or old.at == new.at:
        return ()
    return (*(known.trail if known else ()), old.at)[-_MOST_STEPS:]
