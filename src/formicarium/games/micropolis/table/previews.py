"""What a player can foresee of her choice: which pieces would move, and where to.

Rules are carried out on a copy of the table. Tiles that come face up afterwards are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formicarium.core.choices import Placed
from formicarium.games.micropolis.components import BARRACKS_CAPACITY
from formicarium.games.micropolis.rules import actions as act
from formicarium.games.micropolis.rules import extending, taking
from formicarium.games.micropolis.rules.barracks import full_barracks
from formicarium.games.micropolis.rules.notation import anthill_index
from formicarium.games.micropolis.rules.specialists import NO_EFFECT
from formicarium.games.micropolis.table import pieces

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.specialists import Effect
    from formicarium.games.micropolis.rules.state import MicropolisState
    from formicarium.games.micropolis.table.pieces import Post

_Preview: TypeAlias = tuple[Placed, ...]
Posts: TypeAlias = "Mapping[Post, int]"
"""The soldiers at each post (``pieces.posts``)."""


class Foreseen(NamedTuple):
    """What an action would do."""

    after: MicropolisState
    """The table afterwards; when a tile is taken, before any further decision."""
    paid: int = 0
    collected: int = 0
    too_many: int = 0
    """Collected soldiers for which there is no room (P5.7)."""
    effect: Effect = NO_EFFECT


def foresee(seen: MicropolisState, action: MicropolisAction) -> Foreseen:
    """Carry an action out on a copy of the table."""
    after = seen.copy()
    if not isinstance(action, act.Take):
        after.advance(action)
        return Foreseen(after)
    anthill = anthill_index(action.seat, action.anthill)
    moved = taking.pay_and_collect(after, anthill, action)
    effect = extending.extend(after, anthill, action.tile, action.side)
    return Foreseen(after, *moved, effect)


def preview(
    seen: MicropolisState, action: MicropolisAction, foreseen: Foreseen, posts: Posts
) -> _Preview:
    """Show what an action would do; ``posts`` are the same for all actions of a position."""
    match action:
        case act.Take():
            return tuple(_take(seen, action, foreseen, posts))
        case act.PassMarker():
            anthill = anthill_index(action.receiver, action.anthill)
            return (Placed(pieces.surface_id(anthill), pieces.leader_marker(action.receiver)),)
        case _:
            return tuple(_between_army_and_barracks(seen, foreseen.after.full, posts))


def _take(
    seen: MicropolisState, action: act.Take, foreseen: Foreseen, posts: Posts
) -> Iterator[Placed]:
    """Show the tile at its new place, and soldiers and architect markers that move."""
    anthill = anthill_index(action.seat, action.anthill)
    place = foreseen.after.place_of(anthill, action.tile)
    yield Placed(pieces.surface_id(anthill), pieces.tile_in_ring(action.tile, place))
    soldiers = _Soldiers(seen, posts)
    army, taken, leader = pieces.army(anthill), pieces.row(action.tile), pieces.army(seen.leader)
    for tile in seen.row[: foreseen.paid]:
        soldiers.move(army, pieces.row(tile), 1)
    soldiers.move(taken, army, foreseen.collected - foreseen.too_many)
    soldiers.move(taken, pieces.SUPPLY, foreseen.too_many)
    lost, recruits, _ = foreseen.effect
    if leader != army or not lost:  # otherwise the same soldier would leave and come back
        soldiers.move(leader, pieces.SUPPLY, lost)
        soldiers.move(pieces.SUPPLY, army, recruits)
    yield from soldiers.moved()
    yield from _architects(seen, foreseen.after, action.seat)


def _architects(seen: MicropolisState, after: MicropolisState, seat: int) -> Iterator[Placed]:
    """Show an architect marker given back or won; one that is both stays where it is."""
    held, free = seen.architect_markers[seat], seen.free_architect_markers
    won = after.architect_markers[seat] - held
    if won < 0:
        name = pieces.owned_architect(seat, held - 1)
        yield Placed(pieces.ROW, pieces.architect_in_supply(name, free))
    elif won:
        sprite = pieces.architect_owned(pieces.free_architect(free - 1), seat, held)
        yield Placed(pieces.surface_id(seat * seen.each), sprite)


def _between_army_and_barracks(seen: MicropolisState, full: int, posts: Posts) -> Iterator[Placed]:
    """Show the soldiers that move until just these barracks are full."""
    soldiers, army = _Soldiers(seen, posts), pieces.army(seen.site)
    tiles = seen.anthills[seen.site]
    for tile in full_barracks(tiles, seen.full & ~full):
        soldiers.move(pieces.barracks(tile), army, BARRACKS_CAPACITY[tile])
    for tile in full_barracks(tiles, full & ~seen.full):
        soldiers.move(army, pieces.barracks(tile), BARRACKS_CAPACITY[tile])
    return soldiers.moved()


class _Soldiers:
    """The soldiers of a table by post; those that leave a post are its last ones."""

    def __init__(self, seen: MicropolisState, posts: Posts) -> None:
        self._seen = seen
        self._before = posts
        self._at: dict[Post, list[tuple[Post, int]]] = {}
        """Only the posts that soldiers have left or reached: an action touches few."""

    def move(self, start: Post, end: Post, soldiers: int) -> None:
        """Move soldiers from post to post."""
        if soldiers:
            left, reached = self._post(start), self._post(end)
            for _ in range(soldiers):
                reached.append(left.pop())

    def _post(self, post: Post) -> list[tuple[Post, int]]:
        if post not in self._at:
            self._at[post] = [(post, number) for number in range(self._before.get(post, 0))]
        return self._at[post]

    def moved(self) -> Iterator[Placed]:
        """Show each soldier that stands at another post now."""
        for post, soldiers in self._at.items():
            for number, (start, number_there) in enumerate(soldiers):
                if start != post:
                    name = pieces.soldier(start, number_there)
                    yield self._placed(name, post, number, len(soldiers))

    def _placed(self, name: str, post: Post, number: int, soldiers: int) -> Placed:
        seen, (kind, of) = self._seen, post
        match kind:
            case "army":
                sprite = pieces.soldier_in_army(name, of // seen.each, number)
                return Placed(pieces.surface_id(of), sprite)
            case "row":
                slot = seen.row.index(of)
                return Placed(pieces.ROW, pieces.soldier_on_row(name, slot, number, soldiers))
            case "barracks":
                seat, place = seen.site // seen.each, seen.place_of(seen.site, of)
                sprite = pieces.soldier_in_barracks(name, of, place, number, seat)
                return Placed(pieces.surface_id(seen.site), sprite)
            case _:
                return Placed(pieces.ROW, pieces.soldier_in_supply(name, number))
