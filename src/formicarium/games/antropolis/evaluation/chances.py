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
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules.geometry import EDGES, OPEN, fitting_turns, open_sides

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


@lru_cache(maxsize=1 << 14)
def fit_share(tile_set: str, sort: int, signature: int) -> float:
    """Return the share of all tiles of a sort that can be laid on a hex."""
    tiles = TILES[tile_set]
    faces = [face for face in FACES if SORT[face] == sort and face != START_NEST]
    fitting = [tiles[face] for face in faces if fitting_turns(face, signature, False)]
    return sum(fitting) / sum([tiles[face] for face in faces])


def is_cap(face: int) -> bool:
    """Whether a tile has a single open side: every nest ends in such tiles (AT6)."""
    return EDGES[6 * face].count(OPEN) == 1


@lru_cache(maxsize=1 << 16)
def closes(face: int, signature: int) -> bool:
    """Whether a tile closes all open sides of an empty hex and opens no other."""
    enough = EDGES[6 * face].count(OPEN) == open_sides(signature)
    return enough and bool(fitting_turns(face, signature, False))


@lru_cache(maxsize=1 << 14)
def closing_share(tile_set: str, signature: int) -> float:
    """Return the share of all nest tiles that close the open sides of an empty hex."""
    tiles = TILES[tile_set]
    nests = [face for face in FACES if SORT[face] == NEST and face != START_NEST]
    closing = sum([tiles[face] for face in nests if closes(face, signature)])
    return closing / sum([tiles[face] for face in nests])


def closed_some_day(tile_set: str, signature: int, draws: int) -> float:
    """Return the chance that some tile closes the open sides of an empty hex."""
    return w.CLOSED_SOME_DAY * (1.0 - (1.0 - closing_share(tile_set, signature)) ** draws)


class Stock(NamedTuple):
    """The tiles that a seat can get at."""

    variant: str
    tile_set: str
    hand: tuple[int, ...]
    drawn: int
    """The face of a tile just drawn, which only a guess has put there; -1 if there is none."""
    in_hand: float
    """The chance that a tile in hand comes onto the hex where it is wanted."""
    for_sale: tuple[int, ...]


def stock_of(state: AntropolisState, seat: int) -> Stock:
    """Return the tiles in hand, and those of the market that the seat can pay for."""
    hand, drawn = state.hands[seat], _just_drawn(state)
    if drawn in hand:
        place = hand.index(drawn)
        hand = hand[:place] + hand[place + 1 :]
    else:
        drawn = -1
    in_hand = w.AT_ONCE if _can_lay(state, seat) else w.IN_HAND[state.variant]
    food = state.food[seat]
    for_sale = _for_sale(state.variant, tuple(state.market), food) if food else ()
    return Stock(state.variant, state.tile_set, hand, drawn, in_hand, for_sale)


def _just_drawn(state: AntropolisState) -> int:
    """Return the face of the tile that was just drawn; -1 if there is none."""
    for outcome in state.outcome:
        if outcome.kind == "draw":
            return FACE_OF[outcome.values[0]]
    return -1


def _can_lay(state: AntropolisState, seat: int) -> bool:
    """Whether another tile can be laid in this turn."""
    return state.turn == seat and state.phase == "lay"


@lru_cache(maxsize=1 << 10)
def _for_sale(variant: str, market: tuple[int, ...], food: int) -> tuple[int, ...]:
    """Return the tiles of the market that a player with some food can pay for."""
    slots = RULESETS[variant].slots
    places = range(len(SORTS) * slots)
    return tuple([market[i] for i in places if i % slots < food and market[i] >= 0])


@lru_cache(maxsize=1 << 14)
def chance(stock: Stock, sort: int, signature: int) -> float:
    """Return the chance that a tile of a sort is laid on a hex, if it is wanted there."""
    if _any_fits(stock.hand, sort, signature):
        return stock.in_hand
    share = fit_share(stock.tile_set, sort, signature)
    drawn = w.TO_BE_DRAWN[stock.variant] * share
    if stock.drawn >= 0 and SORT[stock.drawn] == sort:
        drawn += (w.IN_HAND[stock.variant] - drawn) * share
    return max(drawn, w.FOR_SALE) if _any_fits(stock.for_sale, sort, signature) else drawn


def _any_fits(faces: tuple[int, ...], sort: int, signature: int) -> bool:
    """Whether one of some tiles is of a sort and can be laid on a hex."""
    of_sort = [face for face in faces if SORT[face] == sort]
    return any(fitting_turns(face, signature, False) for face in of_sort)


class Unfinished(NamedTuple):
    """A nest that is not closed yet."""

    points: int
    """What it brings when it is closed."""
    gaps: tuple[int, ...]
    """The signatures of the hexes that it is open to."""


@lru_cache(maxsize=1 << 14)
def all_closed(nests: tuple[Unfinished, ...], stock: Stock) -> float:
    """Return the points of nests, times the chance that one tile each closes all their gaps."""
    hand = [face for face in stock.hand if SORT[face] == NEST]
    for_sale = [face for face in stock.for_sale if SORT[face] == NEST]
    promised = 0.0
    for points, gaps in nests:
        likely = 1.0
        for signature in gaps:
            likely *= _closed(signature, stock, hand, for_sale)
        promised += points * likely
    return promised


def _closed(signature: int, stock: Stock, hand: list[int], for_sale: list[int]) -> float:
    """Return the chance that a gap is closed, by one of the tiles left or by a later one."""
    if _taken(hand, signature):
        return stock.in_hand
    some_day = closed_some_day(stock.tile_set, signature, w.DRAWS[stock.variant])
    return max(some_day, w.FOR_SALE) if _taken(for_sale, signature) else some_day


def _taken(faces: list[int], signature: int) -> bool:
    """Remove a tile that closes a gap; return whether there was one."""
    for face in faces:
        if closes(face, signature):
            faces.remove(face)
            return True
    return False
