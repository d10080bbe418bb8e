"""What a player has: ants, food and tiles, for what they can still do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import (
    FOREST,
    LARVA,
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


def colony(state: AntropolisState, seat: int) -> float:
    """Ants, food and tiles."""
    queens, workers, _, _ = state.hand_ants[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]
    worth = w.QUEEN_IN_HAND * queens + w.QUEEN_OUT * ants.on_table(state, seat, QUEEN)
    worth += w.WORKER_IN_HAND * workers + w.WORKER_OUT * ants.on_table(state, seat, WORKER)
    worth += w.SOLDIER_OUT * ants.on_table(state, seat, SOLDIER)
    worth += w.LARVA_OUT * ants.on_table(state, seat, LARVA)
    return worth + _breeding(state, seat) + _food(state, seat) + _tiles(state, seat)


def _breeding(state: AntropolisState, seat: int) -> float:
    """Soldiers beside queens in brood chambers, and workers beside larvae."""
    queens, workers, larvae, soldiers = state.standing[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]
    worth = w.FEEDING * len(members(workers & larvae))
    if state.hand_ants[KIND_COUNT * seat + LARVA]:
        pairs = [space for space in members(queens & soldiers) if is_brood_chamber(state, space)]
        worth += w.MATING * len(pairs)
    return worth


def _food(state: AntropolisState, seat: int) -> float:
    """What is there, and what workers on forests will collect."""
    worth = 0.0
    for space in members(state.standing[KIND_COUNT * seat + WORKER]):
        if sort_of(state, space >> 1) == FOREST:
            worth += w.ON_FOREST * ants.count(state, space, WORKER)
    food = state.food[seat]
    return worth + w.FOOD * min(food, w.FOOD_ENOUGH) + w.FOOD_BEYOND * max(0, food - w.FOOD_ENOUGH)


def _tiles(state: AntropolisState, seat: int) -> float:
    """The tiles in hand, and how many there will be."""
    hand, size = state.hands[seat], state.capacity[seat]
    drawn = to_draw(state, seat)
    sorts = min(len(SORTS), len({SORT[face] for face in hand}) + drawn)
    places = min(w.PLACES_ENOUGH, size - sum(RULESETS[state.variant].first_hand))
    caps = min(w.CAPS_ENOUGH, len([1 for face in hand if is_cap(face)]))
    worth = w.TILE * (len(hand) + drawn) + w.CAP * caps
    return worth + w.SORT_IN_HAND * sorts + w.PLACE_IN_HAND * places


def to_draw(state: AntropolisState, seat: int) -> int:
    """The tiles that the refill of this turn will bring."""
    refill = state.turn == seat and state.laid and state.last_turns < 0
    if not refill:
        return 0
    missing = max(0, state.capacity[seat] - len(state.hands[seat]))
    return min(missing, sum([len(pile) for pile in state.piles]))


def tiles_to_come(state: AntropolisState, seat: int) -> int:
    """What the refill of this turn adds to the bonus for tiles in hand."""
    each, number = RULESETS[state.variant].tiles_per_point, len(state.hands[seat])
    return (number + to_draw(state, seat)) // each - number // each


def this_turn(state: AntropolisState, seat: int) -> float:
    """Food still to be collected in this turn; and what it means to lay no tile at all."""
    before = (state.turn - 1) % state.players
    if state.turn != seat:
        return -w.PASSED if seat == before and state.idle_turns else 0.0
    if state.phase in ("buy", "hand"):
        return 0.0 if state.laid else -w.PASSED
    worth = -w.IDLE_MOVE * len(state.done)
    if state.phase not in ("lay", "ant") and not state.laid:
        worth -= w.PASSED
    if state.supply:
        for space in members(state.standing[KIND_COUNT * seat + WORKER]):
            if sort_of(state, space >> 1) == FOREST and state.stage <= WORKER:
                worth += w.FOOD * max(0, ants.lacking(state, space, WORKER, ACTED))
    return worth
