"""How well a seat stands: its points and what its colony promises, less its best rival's.

All of it is in points. What a colony promises fades as the game nears its end, so that at the end
the evaluation is the lead in points itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.games.myrmes.components import (
    EARTH,
    FARM,
    FOOD,
    PHEROMONES,
    PREY,
    SCAVENGING,
    STONE,
    SUBCOLONY,
    WINTER,
    WINTER_FOOD,
    WINTER_POINTS,
    YEARS,
)
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT
from formicarium.games.myrmes.rules.harvest import own_tiles
from formicarium.games.myrmes.scoring import total

if TYPE_CHECKING:
    from formicarium.games.myrmes.state import MyrmesState

ROUNDS: Final = 3 * YEARS

NURSE: Final = 5.0
WORKER: Final = 3.5
LEVEL: Final = 6.0
EXIT: Final = 1.5
"""Worth at the start of the game; they bring something every round."""
SOLDIER: Final = 1.5
PREY_TOKEN: Final = 1.0
LARVA: Final = 0.6
CUBE: Final = {FOOD: 1.2, EARTH: 1.0, STONE: 1.2}
CUBE_IN_GARDEN: Final = 0.6
"""Worth while there is time to use them."""
YIELD: Final = {FARM: 1.0, SCAVENGING: 1.0, SUBCOLONY: 2.0}
"""What a special tile brings each round (M12.2)."""


def evaluate(state: MyrmesState, seat: int) -> float:
    """The lead over the best rival, in points."""
    worth = [_worth(state, other) for other in range(state.players)]
    own = worth.pop(seat)
    return own - max(worth)


def rounds_left(state: MyrmesState) -> int:
    """How many rounds are not over yet, the present one included."""
    if state.is_over:
        return 0
    return ROUNDS - 3 * state.year - min(state.season, WINTER)


def _worth(state: MyrmesState, seat: int) -> float:
    left = rounds_left(state)
    points = float(total(state, seat))
    if state.is_over:
        return points
    time = left / ROUNDS
    use = min(1.0, left / 2)
    points += time * _engine(state, seat) + use * _stock(state, seat)
    points += left * sum([YIELD.get(state.tile_kind[t], 0.0) for t in own_tiles(state, seat)])
    return points - _winter(state, seat)


def _engine(state: MyrmesState, seat: int) -> float:
    """What works for the colony round after round."""
    ants = state.workers[seat] + state.busy[seat] + (state.worker >= 0 and state.owing == (seat,))
    exits = len(state.exits[seat])
    return NURSE * state.nurses[seat] + WORKER * ants + LEVEL * state.level[seat] + EXIT * exits


def _stock(state: MyrmesState, seat: int) -> float:
    """What can be spent: cubes, larvae, soldiers, prey for objectives."""
    worth = LARVA * state.larvae[seat] + SOLDIER * state.soldiers[seat]
    worth += PREY_TOKEN * sum(state.prey_held[len(PREY) * seat : len(PREY) * (seat + 1)])
    for resource, each in CUBE.items():
        worth += each * state.store[RESOURCE_COUNT * seat + resource]
    for tile in own_tiles(state, seat):
        if state.tile_kind[tile] < PHEROMONES:
            worth += CUBE_IN_GARDEN * sum(
                state.tile_cubes[RESOURCE_COUNT * tile : RESOURCE_COUNT * (tile + 1)]
            )
    return worth


def _winter(state: MyrmesState, seat: int) -> float:
    """The points that the coming winter would cost now, the more certain the nearer it is."""
    due = WINTER_FOOD[state.year] - state.soldiers[seat]
    missing = due - state.store[RESOURCE_COUNT * seat + FOOD] - state.larvae[seat] // 3
    nearness = (1 + min(state.season, 2)) / 3 if state.season < WINTER else 1.0
    return max(0, missing) * WINTER_POINTS * nearness
