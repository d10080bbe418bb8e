"""What an action would do, as far as a player can foresee it.

Points that a tile brings at once, pieces that appear or move, an ant's way, and who bars others.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formicarium.core.choices import Placed
from formicarium.games.antropolis.components import (
    KINDS,
    LARVA,
    NEST,
    QUEEN,
    SOLDIER,
    SORT,
    TUNNEL,
    WORKER,
)
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules import ants, board, nests, putting, routes, scoring, tunnels
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.geometry import STEP, open_sides
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.table import layout, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.labels import Point
    from formicarium.core.scene import Sprite
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState
    from formicarium.games.antropolis.table.words import Gains


class Foresight:
    """What follows from the actions of one position; what they share is worked out once."""

    def __init__(self, seen: AntropolisState) -> None:
        self._seen = seen
        crews = [space for space in members(tunnels.manned(seen)) if seen.tunnel[space] >= 0]
        self._beside_crews = {seen.hexes[space >> 1] + step for space in crews for step in STEP}
        self._steps: dict[tuple[int, int], dict[int, int]] = {}
        self._barred: dict[tuple[int, int], list[int]] = {}

    def gains(self, action: AntropolisAction) -> Gains:
        """A9, A10: return the points of a new tile without an ant, or of the last one with it."""
        seen = self._seen
        match action:
            case act.Lay() if self._may_score(action):
                after = seen.copy()
                board.lay_tile(after, 6 * action.face + action.turn, action.hex)
            case act.Put():
                after = seen.copy()
                ants.put(after, action.seat, action.kind, board.space_at(after, action.spot))
            case act.NoAnt():
                after = seen.copy()
            case _:
                return ()
        putting.score(after)
        won = [scoring.counted(after, s) - scoring.counted(seen, s) for s in range(seen.players)]
        return tuple([(seat, points) for seat, points in enumerate(won) if points])

    def _may_score(self, action: act.Lay) -> bool:
        """Leave out most tiles that score nothing, since there may be hundreds of actions."""
        if SORT[action.face] == TUNNEL:
            return False  # it scores with its own worker only (A10.2)
        look, signature = 6 * action.face + action.turn, self._seen.frontier[action.hex]
        if action.hex in self._beside_crews:
            return True
        joins = self._seen.queen_last and open_sides(signature) > 1  # AQ31
        return SORT[action.face] == NEST and (joins or nests.closes(look, signature))

    def way(self, action: act.Move) -> list[int]:
        """A5.1: return the hexes of a shortest way, from the start of a move to its end."""
        seen, key = self._seen, (action.kind, action.start)
        if key not in self._steps:
            start = board.space_at(seen, action.start)
            self._steps[key] = routes.steps(seen, action.seat, action.kind, start)
        before, spaces = self._steps[key], [board.space_at(seen, action.end)]
        while before[spaces[-1]] != spaces[-1]:
            spaces.append(before[spaces[-1]])
        return [seen.hexes[space >> 1] for space in reversed(spaces)]

    def barred(self, seat: int, kind: int, start: int) -> list[int]:
        """A5.4, S4.3-S4.5: return the spots beside an ant's ways where others stop it."""
        key = kind, start
        if key not in self._barred:
            space = board.space_at(self._seen, start)
            spaces = members(routes.barred(self._seen, seat, kind, space))
            self._barred[key] = [board.spot(self._seen, space) for space in spaces]
        return self._barred[key]


# The names of pieces that an action would move.


def tile_in_hand(seen: AntropolisState, action: act.Lay) -> str:
    """Return the id of the tile that leaves the hand: the last one with its face."""
    alike = seen.hands[action.seat].count(action.face)
    return pieces.in_hand(action.seat, action.face, alike - 1)


def ant_in_hand(seen: AntropolisState, seat: int, kind: int) -> str:
    """Return the id of the ant that leaves the hand."""
    return pieces.ant_in_hand(seat, kind, seen.hand_ants[KIND_COUNT * seat + kind] - 1)


def ant_on_map(seen: AntropolisState, seat: int, kind: int, spot: int) -> str:
    """Return the id of the ant that leaves a space."""
    count = ants.count(seen, board.space_at(seen, spot), kind)
    return pieces.ant_on_map(seat, kind, spot, count - 1)


def beaten_ant(seen: AntropolisState, action: act.Flee | act.Escape) -> str:
    """Return the id of the beaten ant that is safe next."""
    waiting = ants.beaten(seen, action.seat)[action.kind == SOLDIER]
    return pieces.beaten(action.seat, action.kind, waiting - 1)


def middle(seen: AntropolisState, spot: int) -> Point:
    """Return the middle of a space."""
    return layout.stand(_look(seen, spot), spot >> 1, spot & 1, 0, 1)


def _look(seen: AntropolisState, spot: int) -> int:
    return seen.looks[seen.tile_at[spot >> 1]]


# Previews.


def preview(
    seen: AntropolisState, action: AntropolisAction, gains: Gains, foresight: Foresight
) -> tuple[Placed, ...]:
    """Return the pieces that would appear or move, and the points that would be won."""
    shown = [*_moved(seen, action, foresight)]
    if gains:
        scored_at = action.hex if isinstance(action, act.Lay) else seen.hexes[-1]
        for number, (seat, points) in enumerate(gains):
            shown.append(_on_map(pieces.gain(seat, scored_at, number, points)))
    return tuple(shown)


def _moved(
    seen: AntropolisState, action: AntropolisAction, foresight: Foresight
) -> Iterator[Placed]:
    seat = action.seat
    match action:
        case act.Lay():
            look = 6 * action.face + action.turn
            yield _on_map(pieces.to_be_laid(tile_in_hand(seen, action), look, action.hex))
        case act.Put():
            yield _brought(seen, seat, action.kind, action.spot)
        case act.Flee() | act.Escape():
            yield _put(seen, beaten_ant(seen, action), seat, action.kind, action.spot)
        case act.Move() | act.Collect() | act.Feed() | act.Mate() | act.Expel():
            yield from _acted(seen, action, foresight)
        case act.Leave():
            yield _home(seen, ant_on_map(seen, seat, QUEEN, action.spot), seat, QUEEN)
        case act.Buy():
            held = len(seen.hands[seat])
            name, at = pieces.on_offer(action.face, action.price), layout.in_hand(held, held + 1)
            yield Placed(pieces.hand_surface(seat), pieces.tile_at(name, action.face, *at))
        case act.Draw():
            drawn = pieces.drawn(action.sort, len(seen.hands[seat]))
            yield Placed(pieces.hand_surface(seat), drawn)
        case _:
            pass


def _acted(
    seen: AntropolisState,
    action: act.Move | act.Collect | act.Feed | act.Mate | act.Expel,
    foresight: Foresight,
) -> Iterator[Placed]:
    """Phase 2: the deed of an ant, and who bars its ways."""
    seat = action.seat
    match action:
        case act.Move():
            name = ant_on_map(seen, seat, action.kind, action.start)
            yield _put(seen, name, seat, action.kind, action.end)
            for number, (here, near) in enumerate(pairwise(foresight.way(action))):
                yield _on_map(pieces.step(seat, here, near, number))
            yield from _barred(seen, foresight.barred(seat, action.kind, action.start))
        case act.Collect():
            food = seen.food[seat]
            collected = pieces.food(seat, seen.variant, food, food + 1)
            yield Placed(pieces.hand_surface(seat), collected)
            yield from _barred(seen, foresight.barred(seat, WORKER, action.spot))
        case act.Feed():
            yield _home(seen, ant_on_map(seen, seat, LARVA, action.spot), seat, LARVA)
            yield _brought(seen, seat, action.kind, action.spot)
            yield from _barred(seen, foresight.barred(seat, WORKER, action.spot))
        case act.Mate():
            yield _brought(seen, seat, LARVA, action.spot)
            yield from _barred(seen, foresight.barred(seat, SOLDIER, action.spot))
        case act.Expel():
            sent = pieces.attacker(seat, action.target >> 1, action.side, len(seen.crew))
            yield _on_map(sent)
            yield from _barred(seen, foresight.barred(seat, SOLDIER, action.start), action.target)


def _barred(seen: AntropolisState, spots: list[int], attacked: int = -1) -> Iterator[Placed]:
    """Mark ants that bar the way, except those under attack."""
    for number, spot in enumerate(spots):
        if spot != attacked:
            yield _on_map(pieces.blocked(*middle(seen, spot), number))


def _put(seen: AntropolisState, name: str, seat: int, kind: int, spot: int) -> Placed:
    """Show an ant beside those that are in a space already."""
    space = board.space_at(seen, spot)
    there = sum([ants.count(seen, space, other) for other in range(len(KINDS))])
    at = layout.stand(_look(seen, spot), spot >> 1, spot & 1, there, there + 1)
    return _on_map(pieces.ant_at(name, seat, kind, *at, _look(seen, spot), spot))


def _brought(seen: AntropolisState, seat: int, kind: int, spot: int) -> Placed:
    """Show an ant from the hand in a space."""
    return _put(seen, ant_in_hand(seen, seat, kind), seat, kind, spot)


def _home(seen: AntropolisState, name: str, seat: int, kind: int) -> Placed:
    """Show an ant from a space in the hand."""
    at = layout.ant_in_hand(seen.variant, kind, seen.hand_ants[KIND_COUNT * seat + kind])
    return Placed(pieces.hand_surface(seat), pieces.ant(name, seat, kind, *at, "in-hand"))


def _on_map(sprite: Sprite) -> Placed:
    return Placed(pieces.MAP, sprite)
