"""What a player has: ants, food and tiles, for what they can still do."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import (
    NEST,
    QUEEN,
    SOLDIER,
    SORT,
    SORTS,
    WORKER,
)
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.chances import is_cap
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.ants import ACTED, KIND_COUNT
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.rim import Rim
    from formicarium.games.antropolis.rules.state import AntropolisState


class Holdings(NamedTuple):
    """All that a seat has, as far as it matters for what may come of it."""

    variant: str
    ants: tuple[int, ...]
    """By kind, those in hand."""
    beaten: tuple[int, int]
    """Workers and soldiers that are neither in hand nor on the table."""
    breeding: float
    """What ants are worth to each other."""
    on_forests: int
    """Workers there."""
    food: float
    """With what will be collected in this turn."""
    capacity: int
    tiles: tuple[int, ...]
    to_draw: int
    """The tiles that the refill of this turn will bring."""
    ending: bool
    """Whether no turn is left in which a queen could come back."""


def holdings_of(state: AntropolisState, rim: Rim, seat: int) -> Holdings:
    """Look at everything that a seat has."""
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
    """How many workers are on forests, and what they will collect in this turn."""
    on_forests = at_once = 0
    will_collect = state.turn == seat and state.phase in ("lay", "ant", "act")
    for space in members(state.standing[KIND_COUNT * seat + WORKER] & rim.forests):
        on_forests += ants.count(state, space, WORKER)
        if will_collect and state.stage <= WORKER:
            at_once += ants.lacking(state, space, WORKER, ACTED)
    return on_forests, min(at_once, state.supply) if at_once else 0


def _breeding(state: AntropolisState, rim: Rim, seat: int) -> float:
    """Queens in brood chambers, soldiers beside them, and workers beside larvae (S6.2, S7.2)."""
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
    if state.turn != seat or not state.laid or state.last_turns >= 0:
        return 0
    missing = max(0, state.capacity[seat] - len(state.hands[seat]))
    return min(missing, sum([len(pile) for pile in state.piles]))


@lru_cache(maxsize=1 << 14)
def colony(having: Holdings) -> float:
    """Ants, food and tiles."""
    food = w.ON_FOREST * having.on_forests + _purse(having.food)
    return _ants(having) + food + _tiles(having)


def _ants(having: Holdings) -> float:
    """What ants are worth on the table, and some of them in hand."""
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
    """The tiles in hand, and how many there will be."""
    more = having.capacity - sum(RULESETS[having.variant].first_hand)
    number, drawn = len(having.tiles), having.to_draw
    sorts = min(len(SORTS), len({SORT[face] for face in having.tiles}) + drawn)
    caps = min(w.CAPS_ENOUGH, len([1 for face in having.tiles if is_cap(face)]))
    tiles = w.TILE * (number + drawn) + w.CAP * caps + w.SORT_IN_HAND * sorts
    return w.PLACE_IN_HAND * min(w.PLACES_ENOUGH, more) + tiles


@lru_cache(maxsize=1 << 14)
def to_come(having: Holdings) -> float:
    """What will be added to the bonus: tiles drawn in this turn, queens who come back."""
    each, number = RULESETS[having.variant].tiles_per_point, len(having.tiles)
    tiles = (number + having.to_draw) // each - number // each
    if having.ending:
        return tiles
    nests = len([1 for face in having.tiles if SORT[face] == NEST])
    return tiles + w.QUEEN_COMES_BACK * min(nests, having.ants[QUEEN])


def this_turn(state: AntropolisState, seat: int) -> float:
    """What it means to lay no tile at all, and to move ants for nothing."""
    before = (state.turn - 1) % state.players
    if state.turn != seat:
        return -w.PASSED if seat == before and state.idle_turns else 0.0
    if state.phase in ("buy", "hand"):
        return 0.0 if state.laid else -w.PASSED
    worth = -w.IDLE_MOVE * len(state.done)
    return worth if state.laid or state.phase in ("lay", "ant") else worth - w.PASSED
