"""How likely a tile of some sort comes onto an empty hex."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import (
    FACE_OF,
    FACES,
    NEST,
    SORT,
    SORTS,
    START_NEST,
    TILES,
)
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.geometry import EDGES, OPEN, fitting_turns
from formicarium.games.antropolis.options import RULESETS

if TYPE_CHECKING:
    from formicarium.games.antropolis.state import AntropolisState


@lru_cache(maxsize=1 << 14)
def fit_share(sort: int, signature: int) -> float:
    """Which part of all tiles of a sort can be laid on a hex."""
    faces = [face for face in FACES if SORT[face] == sort and face != START_NEST]
    fitting = [TILES[face] for face in faces if fitting_turns(face, signature, False)]
    return sum(fitting) / sum([TILES[face] for face in faces])


@lru_cache(maxsize=1 << 14)
def open_sides(signature: int) -> int:
    """How many sides of an empty hex are open."""
    return len([1 for side in range(6) if signature >> 2 * side & 3 == OPEN])


def is_cap(face: int) -> bool:
    """Whether a tile has a single open side: every nest ends in such tiles (AT6)."""
    return EDGES[6 * face].count(OPEN) == 1


@lru_cache(maxsize=1 << 16)
def closes(face: int, signature: int) -> bool:
    """Whether a tile closes all open sides of an empty hex and opens no other."""
    enough = EDGES[6 * face].count(OPEN) == open_sides(signature)
    return enough and bool(fitting_turns(face, signature, False))


@lru_cache(maxsize=1 << 14)
def closing_share(signature: int) -> float:
    """Which part of all nest tiles closes the open sides of an empty hex."""
    nests = [face for face in FACES if SORT[face] == NEST and face != START_NEST]
    closing = sum([TILES[face] for face in nests if closes(face, signature)])
    return closing / sum([TILES[face] for face in nests])


def closed_some_day(signature: int, draws: int) -> float:
    """How likely an empty hex is filled so that its open sides are closed."""
    return w.CLOSED_SOME_DAY * (1.0 - (1.0 - closing_share(signature)) ** draws)


class Caps(NamedTuple):
    """Nest tiles that may close gaps."""

    hand: list[int]
    for_sale: list[int]


class Stock:
    """The tiles that a seat can get at, by sort."""

    __slots__ = (
        "_chances",
        "_draws",
        "_later",
        "_to_be_drawn",
        "drawn",
        "for_sale",
        "hand",
        "in_hand",
    )

    def __init__(self, state: AntropolisState, seat: int) -> None:
        hand = list(state.hands[seat])
        self.drawn = _just_drawn(state)
        if self.drawn in hand:
            hand.remove(self.drawn)  # what was imagined is not known
        else:
            self.drawn = -1
        self.hand = hand
        self._later = w.IN_HAND[state.variant]
        self._to_be_drawn = w.TO_BE_DRAWN[state.variant]
        self._draws = w.DRAWS[state.variant]
        self.in_hand = w.AT_ONCE if _can_lay(state, seat) else self._later
        self.for_sale = _for_sale(state, seat)
        self._chances: dict[tuple[int, int], float] = {}

    def chance(self, sort: int, signature: int) -> float:
        """How likely a tile of a sort is laid on a hex, if it is wanted there."""
        key = (sort, signature)
        known = self._chances.get(key)
        if known is None:
            known = self._chances[key] = self._guess(sort, signature)
        return known

    def _guess(self, sort: int, signature: int) -> float:
        for face in self.hand:
            if SORT[face] == sort and fitting_turns(face, signature, False):
                return self.in_hand
        share = fit_share(sort, signature)
        chance = self._to_be_drawn * share
        if self.drawn >= 0 and SORT[self.drawn] == sort:
            chance += (self._later - chance) * share
        for face in self.for_sale:
            if SORT[face] == sort and fitting_turns(face, signature, False):
                return max(chance, w.FOR_SALE)
        return chance

    def caps(self) -> Caps:
        """The nest tiles in hand and for sale, each of which can close one gap."""
        hand = [face for face in self.hand if SORT[face] == NEST]
        return Caps(hand, [face for face in self.for_sale if SORT[face] == NEST])

    def all_closed(self, gaps: list[int], caps: Caps) -> float:
        """How likely all gaps of a nest are closed."""
        chance = 1.0
        for signature in gaps:
            chance *= self._closed(signature, caps)
        return chance

    def _closed(self, signature: int, caps: Caps) -> float:
        if _taken(caps.hand, signature):
            return self.in_hand
        some_day = closed_some_day(signature, self._draws)
        if _taken(caps.for_sale, signature):
            return max(some_day, w.FOR_SALE)
        return some_day


def _taken(faces: list[int], signature: int) -> bool:
    """Take a tile away that closes a gap, if there is one."""
    for face in faces:
        if closes(face, signature):
            faces.remove(face)
            return True
    return False


def _just_drawn(state: AntropolisState) -> int:
    """The face of the tile that a refill has just brought; -1 if none has."""
    for outcome in state.outcome:
        if outcome.kind == "draw":
            return FACE_OF[outcome.values[0]]
    return -1


def _can_lay(state: AntropolisState, seat: int) -> bool:
    """Whether another tile can be laid in this turn."""
    return state.turn == seat and state.phase == "lay"


def _for_sale(state: AntropolisState, seat: int) -> list[int]:
    """The tiles of the market that the seat can pay for."""
    slots = RULESETS[state.variant].slots
    food = state.food[seat]
    if not food:
        return []
    places = range(len(SORTS) * slots)
    market = state.market
    return [market[i] for i in places if i % slots < food and market[i] >= 0]
