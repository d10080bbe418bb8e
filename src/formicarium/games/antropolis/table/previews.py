"""Which pieces would appear or move, and an ant's way, as far as a player can foresee it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from formicarium.core.choices import Placed
from formicarium.games.antropolis.components import CODES, KINDS, LARVA, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import hex_name
from formicarium.games.antropolis.table import layout, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.table.art.hexagon import Point
    from formicarium.games.antropolis.table.foresight import Foresight, Gains, Seen

_Preview: TypeAlias = tuple[Placed, ...]


class Previewer:
    """Shows what the actions of one position would do."""

    def __init__(self, seen: Seen, foresight: Foresight) -> None:
        self.seen = seen
        self.foresight = foresight
        self.tiles = {tile["hex"]: tile for tile in seen["tiles"]}

    def preview(self, action: AntropolisAction, gains: Gains) -> _Preview:
        """Everything that is certain."""
        shown = [*self._moved(action)]
        place = self._scored_at(action)
        shown += [
            _on_map(pieces.gain(seat, place, number, points))
            for number, (seat, points) in enumerate(gains)
        ]
        return tuple(shown)

    def _scored_at(self, action: AntropolisAction) -> int:
        """The hex of the tile that may bring points: the new one."""
        last: int = self.foresight.table.hexes[-1]
        return action.hex if isinstance(action, act.Lay) else last

    def _moved(self, action: AntropolisAction) -> Iterator[Placed]:
        match action:
            case act.Lay():
                name = pieces.in_hand(action.seat, action.face, self.alike(action) - 1)
                look = 6 * action.face + action.turn
                yield _on_map(pieces.to_be_laid(name, look, action.hex))
            case act.Put():
                yield self._ant(self.in_hand(action.seat, action.kind), action, action.spot)
            case act.Flee() | act.Escape():
                yield self._ant(self.beaten(action), action, action.spot)
            case act.Move() | act.Collect() | act.Feed() | act.Mate() | act.Expel():
                yield from self._acted(action)
            case act.Leave():
                queen = self.on_map(action.seat, QUEEN, action.spot)
                yield self._home(queen, action.seat, QUEEN)
            case act.Buy() | act.Draw():
                yield self._acquired(action)
            case _:
                pass

    # Tiles.

    def alike(self, action: act.Lay) -> int:
        """How many tiles with this face are in hand."""
        number: int = self.seen["colonies"][action.seat]["hand"].count(CODES[action.face])
        return number

    def _acquired(self, action: act.Buy | act.Draw) -> Placed:
        """A tile at the end of the hand."""
        held, home = self._held(action.seat), pieces.hand_surface(action.seat)
        if isinstance(action, act.Draw):
            return Placed(home, pieces.drawn(action.sort, held))
        at = layout.in_hand(held, held + 1)
        return Placed(
            home, pieces.tile_at(pieces.on_offer(action.face, action.price), action.face, *at)
        )

    def _held(self, seat: int) -> int:
        return len(self.seen["colonies"][seat]["hand"])

    # Ants.

    def on_map(self, seat: int, kind: int, spot: int) -> str:
        """The ant that leaves a space if one does."""
        return pieces.ant_on_map(seat, kind, spot, self._count(spot, kind) - 1)

    def in_hand(self, seat: int, kind: int) -> str:
        """The ant that leaves the hand if one does."""
        held = self.seen["colonies"][seat]["ants"][KINDS[kind]]
        return pieces.ant_in_hand(seat, kind, held - 1)

    def beaten(self, action: act.Flee | act.Escape) -> str:
        """The beaten ant that is safe next."""
        waiting = self.seen["beaten"][KINDS[action.kind]]
        return pieces.beaten(action.seat, action.kind, waiting - 1)

    def _count(self, spot: int, kind: int) -> int:
        tile = self.tiles[hex_name(spot >> 1)]
        number: int = tile["spaces"][spot & 1]["ants"][KINDS[kind]]
        return number

    def spot_at(self, spot: int) -> Point:
        """The middle of a space."""
        return self._stand(spot, 0, 1)

    def _stand(self, spot: int, number: int, total: int) -> Point:
        look = self.foresight.table.looks[self.tiles[hex_name(spot >> 1)]["id"]]
        return layout.stand(look, spot >> 1, spot & 1, number, total)

    def _next_stand(self, spot: int, more: int = 0) -> Point:
        there = sum([self._count(spot, kind) for kind in range(len(KINDS))]) + more
        return self._stand(spot, there, there + 1)

    def _ant(self, name: str, action: act.Put | act.Flee | act.Escape, spot: int) -> Placed:
        at = self._next_stand(spot)
        return _on_map(pieces.ant(name, action.seat, action.kind, *at, "on-map"))

    def _home(self, name: str, seat: int, kind: int) -> Placed:
        """An ant in the hand."""
        held = self.seen["colonies"][seat]["ants"][KINDS[kind]]
        at = layout.ant_in_hand(self.seen["variant"], kind, held)
        return Placed(pieces.hand_surface(seat), pieces.ant(name, seat, kind, *at, "in-hand"))

    # Phase 2.

    def _acted(
        self, action: act.Move | act.Collect | act.Feed | act.Mate | act.Expel
    ) -> Iterator[Placed]:
        match action:
            case act.Move():
                yield from self._walked(action)
            case act.Collect():
                yield self._collected(action.seat)
                yield from self._barred(action.seat, WORKER, action.spot)
            case act.Feed():
                yield from self._fed(action)
                yield from self._barred(action.seat, WORKER, action.spot)
            case act.Mate():
                yield self._brought(action.seat, LARVA, action.spot)
                yield from self._barred(action.seat, SOLDIER, action.spot)
            case act.Expel():
                yield self._sent(action)
                yield from self._barred(action.seat, SOLDIER, action.start, action.target)

    def _walked(self, action: act.Move) -> Iterator[Placed]:
        """The ant at its goal, steps on its way, and who bars other ways."""
        seat, kind = action.seat, action.kind
        name, at = self.on_map(seat, kind, action.start), self._next_stand(action.end)
        yield _on_map(pieces.ant(name, seat, kind, *at, "on-map"))
        for number, (here, near) in enumerate(pairwise(self.foresight.way(action))):
            yield _on_map(pieces.step(seat, here, near, number))
        yield from self._barred(seat, kind, action.start)

    def _barred(
        self, seat: int, kind: int, start: int, attacked: int | None = None
    ) -> Iterator[Placed]:
        """Who bars the way, but for those who are about to be driven out."""
        for number, space in enumerate(self.foresight.barred(seat, kind, start)):
            if self.foresight.spot(space) != attacked:
                yield _on_map(pieces.blocked(*self._middle(space), number))

    def _middle(self, space: int) -> Point:
        return self.spot_at(self.foresight.spot(space))

    def _collected(self, seat: int) -> Placed:
        food = self.seen["colonies"][seat]["food"]
        sprite = pieces.food(seat, self.seen["variant"], food, food + 1)
        return Placed(pieces.hand_surface(seat), sprite)

    def _fed(self, action: act.Feed) -> Iterator[Placed]:
        """The larva goes to the hand, what becomes of it comes from there."""
        larva = self.on_map(action.seat, LARVA, action.spot)
        yield self._home(larva, action.seat, LARVA)
        yield self._brought(action.seat, action.kind, action.spot)

    def _brought(self, seat: int, kind: int, spot: int) -> Placed:
        at = self._next_stand(spot)
        return _on_map(pieces.ant(self.in_hand(seat, kind), seat, kind, *at, "on-map"))

    def _sent(self, action: act.Expel) -> Placed:
        sent = len(self.seen["attack"]["crew"]) if self.seen["attack"] else 0
        return _on_map(pieces.attacker(action.seat, action.target >> 1, action.side, sent))


def _on_map(sprite: Sprite) -> Placed:
    return Placed(pieces.MAP, sprite)
