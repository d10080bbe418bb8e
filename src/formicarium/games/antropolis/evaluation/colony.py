"""What a player has: ants, food and tiles, for what they can still do."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from formicarium.games.antropolis.components import (
    FOREST,
    LARVA,
    NEST,
    QUEEN,
    SOLDIER,
    SORT,
    SORTS,
    WORKER,
)
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.chances import is_cap
from formicarium.games.antropolis.masks import members
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.ants import ACTED, KIND_COUNT
from formicarium.games.antropolis.rules.table import is_brood_chamber, sort_of

if TYPE_CHECKING:
    from formicarium.games.antropolis.state import AntropolisState

_KINDS: Final = (QUEEN, WORKER, LARVA, SOLDIER)


def colony(state: AntropolisState, seat: int) -> float:
    """Ants, food and tiles."""
    queens, workers, larvae, soldiers = [ants.on_table(state, seat, kind) for kind in _KINDS]
    in_hand = state.hand_ants[KIND_COUNT * seat + QUEEN]
    worth = w.QUEENS_IN_HAND[state.variant][in_hand] + w.QUEEN_OUT * queens
    worth += w.WORKER_OUT[state.variant] * workers
    if RULESETS[state.variant].supersize:
        worth += w.SOLDIER_OUT * soldiers + w.LARVA_OUT * larvae + _breeding(state, seat)
    else:
        worth += w.WORKER_IN_HAND * state.hand_ants[KIND_COUNT * seat + WORKER]  # S2.2
    return worth + _food(state, seat) + _tiles(state, seat)


def _breeding(state: AntropolisState, seat: int) -> float:
    """Queens in brood chambers, soldiers beside them, and workers beside larvae (S6.2, S7.2)."""
    queens, workers, larvae, soldiers = state.standing[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]
    worth = w.FEEDING * len(members(workers & larvae))
    unborn = (
        state.hand_ants[KIND_COUNT * seat + WORKER] + state.hand_ants[KIND_COUNT * seat + SOLDIER]
    )
    chambers = [space for space in members(queens) if is_brood_chamber(state, space)]
    if chambers:
        pair = any(soldiers >> space & 1 for space in chambers)
        worth += (w.CHAMBER + w.MATING * pair) * min(unborn, w.UNBORN_ENOUGH)
    return worth


def _food(state: AntropolisState, seat: int) -> float:
    """What is there, and what workers on forests will collect, in this turn and later."""
    on_forests, at_once = 0, 0
    collecting = state.turn == seat and state.phase in ("lay", "ant", "act") and state.supply
    for space in members(state.standing[KIND_COUNT * seat + WORKER]):
        if sort_of(state, space >> 1) == FOREST:
            on_forests += ants.count(state, space, WORKER)
            if collecting and state.stage <= WORKER:
                at_once += ants.lacking(state, space, WORKER, ACTED)
    worth = w.ON_FOREST * on_forests
    return worth + _purse(state.food[seat] + w.TO_COLLECT * min(at_once, state.supply))


def _purse(food: float) -> float:
    return w.FOOD * min(food, w.FOOD_ENOUGH) + w.FOOD_BEYOND * max(0.0, food - w.FOOD_ENOUGH)


def _tiles(state: AntropolisState, seat: int) -> float:
    """The tiles in hand, and how many there will be."""
    more = state.capacity[seat] - sum(RULESETS[state.variant].first_hand)
    worth = w.PLACE_IN_HAND * min(w.PLACES_ENOUGH, more)
    return worth + _hand(state.hands[seat], to_draw(state, seat))


@lru_cache(maxsize=1 << 14)
def _hand(hand: tuple[int, ...], drawn: int) -> float:
    sorts = min(len(SORTS), len({SORT[face] for face in hand}) + drawn)
    caps = min(w.CAPS_ENOUGH, len([1 for face in hand if is_cap(face)]))
    return w.TILE * (len(hand) + drawn) + w.CAP * caps + w.SORT_IN_HAND * sorts


def to_draw(state: AntropolisState, seat: int) -> int:
    """The tiles that the refill of this turn will bring."""
    refill = state.turn == seat and state.laid and state.last_turns < 0
    if not refill:
        return 0
    missing = max(0, state.capacity[seat] - len(state.hands[seat]))
    return min(missing, sum([len(pile) for pile in state.piles]))


def to_come(state: AntropolisState, seat: int) -> float:
    """What will be added to the bonus: tiles drawn in this turn, queens who come back."""
    each, number = RULESETS[state.variant].tiles_per_point, len(state.hands[seat])
    tiles = (number + to_draw(state, seat)) // each - number // each
    if state.first_to_target >= 0 or state.last_turns >= 0:
        return tiles
    nests = len([1 for face in state.hands[seat] if SORT[face] == NEST])
    return tiles + w.QUEEN_COMES_BACK * min(nests, state.hand_ants[KIND_COUNT * seat + QUEEN])


def this_turn(state: AntropolisState, seat: int) -> float:
    """What it means to lay no tile at all, and to move ants for nothing."""
    before = (state.turn - 1) % state.players
    if state.turn != seat:
        return -w.PASSED if seat == before and state.idle_turns else 0.0
    if state.phase in ("buy", "hand"):
        return 0.0 if state.laid else -w.PASSED
    worth = -w.IDLE_MOVE * len(state.done)
    return worth if state.laid or state.phase in ("lay", "ant") else worth - w.PASSED
