"""The ants, food and tiles of a player, and what they may still bring."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import NEST, QUEEN, SOLDIER, SORT, SORTS, WORKER
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.chances import is_cap
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants, hand
from formicarium.games.antropolis.rules.ants import ACTED, KIND_COUNT
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.rim import Rim
    from formicarium.games.antropolis.rules.state import AntropolisState


class Holdings(NamedTuple):
    """The part of a seat's ants, food and tiles that decides their value."""

    variant: str
    ants: tuple[int, ...]
    """The ants in hand, by kind."""
    beaten: tuple[int, int]
    """Workers and soldiers that are neither in hand nor on the table."""
    breeding: float
    """The value of ants that can breed together."""
    on_forests: int
    """Workers on forests."""
    food: float
    """Including food that will be collected in this turn."""
    capacity: int
    tiles: tuple[int, ...]
    to_draw: int
    """The tiles that the refill of this turn will bring."""
    ending: bool
    """Whether no turn is left in which a queen could come back."""


def holdings_of(state: AntropolisState, rim: Rim, seat: int) -> Holdings:
    """Return the holdings of a seat."""
    first = KIND_COUNT * seat
    on_forests, collected = _collecting(state, rim, seat)
    return Holdings(
        state.variant,
        tuple(state.hand_ants[first : first + KIND_COUNT]),
        ants.beaten(state, seat),
        _breeding(state, rim, seat) if RULESETS[state.variant].supersize else 0.0,
        on_forests,
        state.food[seat] + w.TO_COLLECT * collected,
        state.capacity[seat],
        state.hands[seat],
        _to_draw(state, seat),
        state.first_to_target >= 0 or state.last_turns >= 0,
    )


def _collecting(state: AntropolisState, rim: Rim, seat: int) -> tuple[int, int]:
    """Return how many workers are on forests, and the food they will collect in this turn."""
    on_forests = at_once = 0
    will_collect = state.turn == seat and state.phase in ("lay", "ant", "act")
    for space in members(state.standing[KIND_COUNT * seat + WORKER] & rim.forests):
        on_forests += ants.count(state, space, WORKER)
        if will_collect and state.stage <= WORKER:
            at_once += ants.lacking(state, space, WORKER, ACTED)
    return on_forests, min(at_once, state.supply) if at_once else 0


def _breeding(state: AntropolisState, rim: Rim, seat: int) -> float:
    """S6.2, S7.2: value queens in brood chambers, soldiers with them, and workers with larvae."""
    first = KIND_COUNT * seat
    queens, workers, larvae, soldiers = state.standing[first : first + KIND_COUNT]
    worth = w.FEEDING * (workers & larvae).bit_count()
    chambers = queens & rim.chambers
    if chambers:
        unborn = state.hand_ants[first + WORKER] + state.hand_ants[first + SOLDIER]
        pair = bool(chambers & soldiers)
        worth += (w.CHAMBER + w.MATING * pair) * min(unborn, w.UNBORN_ENOUGH)
    return worth


def _to_draw(state: AntropolisState, seat: int) -> int:
    """A8.1: return how many tiles the refill of this turn will bring."""
    if state.turn != seat or not hand.may_refill(state):
        return 0
    return min(hand.missing(state), sum([len(pile) for pile in state.piles]))


@lru_cache(maxsize=1 << 14)
def value_of(having: Holdings) -> float:
    """Return the value of ants, food and tiles."""
    food = w.ON_FOREST * having.on_forests + _purse(having.food)
    return _ants(having) + food + _tiles(having)


def _ants(having: Holdings) -> float:
    """Value ants on the table, and those in hand that can come into play."""
    variant, in_hand, beaten = having.variant, having.ants, having.beaten
    each = RULESETS[variant].ants
    queens, workers, larvae, soldiers = [each[kind] - in_hand[kind] for kind in range(KIND_COUNT)]
    worth = w.QUEENS_IN_HAND[variant][in_hand[QUEEN]] + w.QUEEN_OUT * queens
    worth += w.WORKER_OUT[variant] * (workers - beaten[0])
    if RULESETS[variant].supersize:
        others = w.SOLDIER_OUT * (soldiers - beaten[1]) + w.LARVA_OUT * larvae
        return worth + (others + having.breeding)
    return worth + w.WORKER_IN_HAND * in_hand[WORKER]  # S2.2


def _purse(food: float) -> float:
    return w.FOOD * min(food, w.FOOD_ENOUGH) + w.FOOD_BEYOND * max(0.0, food - w.FOOD_ENOUGH)


def _tiles(having: Holdings) -> float:
    """Value the tiles in hand, and those to be drawn."""
    more = having.capacity - sum(RULESETS[having.variant].first_hand)
    number, drawn = len(having.tiles), having.to_draw
    sorts = min(len(SORTS), len({SORT[face] for face in having.tiles}) + drawn)
    caps = min(w.CAPS_ENOUGH, len([1 for face in having.tiles if is_cap(face)]))
    tiles = w.TILE * (number + drawn) + w.CAP * caps + w.SORT_IN_HAND * sorts
    return w.PLACE_IN_HAND * min(w.PLACES_ENOUGH, more) + tiles


@lru_cache(maxsize=1 << 14)
def to_come(having: Holdings) -> float:
    """Return what will be added to the bonus: tiles drawn in this turn, queens who come back."""
    each, number = RULESETS[having.variant].tiles_per_point, len(having.tiles)
    tiles = (number + having.to_draw) // each - number // each
    if having.ending:
        return tiles
    nests = len([1 for face in having.tiles if SORT[face] == NEST])
    return tiles + w.QUEEN_COMES_BACK * min(nests, having.ants[QUEEN])


def this_turn(state: AntropolisState, seat: int) -> float:
    """Return the loss by laying no tile in this turn, and by moving ants for nothing."""
    before = (state.turn - 1) % state.players
    if state.turn != seat:
        return -w.PASSED if seat == before and state.idle_turns else 0.0
    if state.phase in ("buy", "hand"):
        return 0.0 if state.laid else -w.PASSED
    worth = -w.IDLE_MOVE * len(state.done)
    return worth if state.laid or state.phase in ("lay", "ant") else worth - w.PASSED
