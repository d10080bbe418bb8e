"""How well a seat stands: its points and what the table promises it, less its best rival's.

All of it is in points. What is counted at the end of the game, and what rivals have, weighs the
more the nearer the end is; what may still come of nests, tunnels, food and tiles weighs less and
less. So at first building pays more than spoiling, and when the game is over, the evaluation is the
lead in points itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from formicarium.games.antropolis.components import (
    FACES,
    FOREST,
    LARVA,
    NEST,
    QUEEN,
    SOLDIER,
    SORT,
    SORTS,
    START_NEST,
    TILES,
    TUNNEL,
    WORKER,
)
from formicarium.games.antropolis.geometry import (
    BACK,
    EDGES,
    OPEN,
    PART,
    STEP,
    TUNNEL_SIDE,
    fitting_turns,
)
from formicarium.games.antropolis.masks import members
from formicarium.games.antropolis.options import RULESETS, target
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.ants import ACTED, KIND_COUNT
from formicarium.games.antropolis.rules.nests import queens_in, shares
from formicarium.games.antropolis.rules.table import is_brood_chamber, sort_of
from formicarium.games.antropolis.scoring import bonus, counted, total

if TYPE_CHECKING:
    from formicarium.games.antropolis.state import AntropolisState

QUEEN_IN_HAND: Final = 1.3
QUEEN_OUT: Final = 0.5
WORKER_IN_HAND: Final = 0.35
WORKER_OUT: Final = 0.6
SOLDIER_OUT: Final = 0.9
LARVA_OUT: Final = 0.4
BREEDING: Final = 0.3
"""A soldier with a queen where a larva can come, or a worker with a larva (S6.2, S7.2)."""
ON_FOREST: Final = 0.45
"""A worker who will collect."""
FOOD: Final = 0.4
FOOD_ENOUGH: Final = 3
FOOD_BEYOND: Final = 0.06
"""Worth of a food, and of one more than is enough."""
TILE: Final = 0.05
SORT_IN_HAND: Final = 0.1
PLACE_IN_HAND: Final = 0.5
PLACES_ENOUGH: Final = 1
"""A larger hand, for the rest of the game; more than one place more is not worth its food."""
PASSED: Final = 1.0
"""What it costs to lay no tile in a turn: no buying, no drawing, nothing new."""
IDLE_MOVE: Final = 0.01
"""What it costs to move an ant for nothing."""
CAPS: Final = ((8, 0.65), (4, 0.55), (2, 0.35), (1, 0.2), (0, 0.08))
"""How likely an open side is closed, by how many tiles would close it."""
CAP_IN_HAND: Final = 0.8
FOREST_IN_HAND: Final = 0.65
"""How likely it is done that can be done in the next turn."""
REACHES_FOREST: Final = 0.4
REACHES_NEST: Final = 0.3
MOST_WORKERS: Final = 4
UNMANNED: Final = 0.6
"""How likely a tunnel is completed while my workers are in it, and what each gap in it costs."""


def evaluate(state: AntropolisState, seat: int) -> float:
    """The lead over the best rival, in points."""
    if state.phase == "ant":
        state = _decided(state)
    return _lead(state, seat)


def _lead(state: AntropolisState, seat: int) -> float:
    """Own points to expect against the best rival's, who matters the more the nearer the end is."""
    worth = expectations(state)
    own = worth.pop(seat)
    late = lateness(state)
    if not state.is_over:
        own += _turn(state, seat)
    return own - late * max(worth)


def _decided(state: AntropolisState) -> AntropolisState:
    """The table after the ant that is best for its owner has come onto the new tile."""
    ways: list[tuple[float, int, AntropolisState]] = []
    for action in state.legal_actions(state.actor):
        after = state.copy()
        after.advance(action)
        ways.append((_lead(after, state.actor), len(ways), after))
    return max(ways)[2]


def expectations(state: AntropolisState) -> list[float]:
    """By seat, the points to expect."""
    seats = range(state.players)
    if state.is_over:
        return [float(total(state, seat)) for seat in seats]
    late = lateness(state)
    promised = _promises(state)
    worth = []
    for seat in seats:
        end = sum(bonus(state, seat)) + _tiles_to_come(state, seat)
        later = promised[seat] + _colony(state, seat)
        worth.append(counted(state, seat) + late * end + (1.0 - late) * later)
    return worth


def lateness(state: AntropolisState) -> float:
    """How near the end is, from 0 to 1."""
    if state.is_over:
        return 1.0
    if state.first_to_target >= 0 or state.last_turns > 0:
        return 0.95
    best = max([counted(state, seat) for seat in range(state.players)])
    race = best / target(state.variant, state.players)
    laid = len(state.looks)
    used = laid / (laid + sum([len(tiles) for tiles in (*state.piles, *state.hands)]))
    return 0.9 * max(race**4, used**4)  # or points scored early would spoil all other hopes


# What a player has.


def _colony(state: AntropolisState, seat: int) -> float:
    """Ants, food and tiles, for what they can still do."""
    queens, workers, _, _ = state.hand_ants[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]
    worth = QUEEN_IN_HAND * queens + QUEEN_OUT * ants.on_table(state, seat, QUEEN)
    worth += WORKER_IN_HAND * workers + WORKER_OUT * ants.on_table(state, seat, WORKER)
    worth += SOLDIER_OUT * ants.on_table(state, seat, SOLDIER)
    worth += LARVA_OUT * ants.on_table(state, seat, LARVA)
    return worth + _breeding(state, seat) + _food(state, seat) + _tiles(state, seat)


def _breeding(state: AntropolisState, seat: int) -> float:
    """Soldiers beside queens in brood chambers, and workers beside larvae."""
    queens, workers, larvae, soldiers = state.standing[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]
    pairs = len(members(workers & larvae))
    if state.hand_ants[KIND_COUNT * seat + LARVA]:
        pairs += len([1 for space in members(queens & soldiers) if is_brood_chamber(state, space)])
    return BREEDING * pairs


def _food(state: AntropolisState, seat: int) -> float:
    """What is there, and what workers on forests will collect."""
    worth = 0.0
    for space in members(state.standing[KIND_COUNT * seat + WORKER]):
        if sort_of(state, space >> 1) == FOREST:
            worth += ON_FOREST * ants.count(state, space, WORKER)
    food = state.food[seat]
    return worth + FOOD * min(food, FOOD_ENOUGH) + FOOD_BEYOND * max(0, food - FOOD_ENOUGH)


def _tiles(state: AntropolisState, seat: int) -> float:
    """The tiles in hand, and how many there will be."""
    hand, size = state.hands[seat], state.capacity[seat]
    drawn = _to_draw(state, seat)
    sorts = min(len(SORTS), len({SORT[face] for face in hand}) + drawn)
    places = min(PLACES_ENOUGH, size - sum(RULESETS[state.variant].first_hand))
    return TILE * (len(hand) + drawn) + SORT_IN_HAND * sorts + PLACE_IN_HAND * places


def _to_draw(state: AntropolisState, seat: int) -> int:
    """The tiles that the refill of this turn will bring."""
    refill = state.turn == seat and state.laid and state.last_turns < 0
    if not refill:
        return 0
    missing = max(0, state.capacity[seat] - len(state.hands[seat]))
    return min(missing, sum([len(pile) for pile in state.piles]))


def _tiles_to_come(state: AntropolisState, seat: int) -> int:
    """What the refill of this turn adds to the bonus for tiles in hand."""
    each, number = RULESETS[state.variant].tiles_per_point, len(state.hands[seat])
    return (number + _to_draw(state, seat)) // each - number // each


# What this turn still brings its player.


def _turn(state: AntropolisState, seat: int) -> float:
    """Food to be collected; and what it means to lay no tile at all."""
    before = (state.turn - 1) % state.players
    if state.turn != seat:
        return -PASSED if seat == before and state.idle_turns else 0.0
    if state.phase in ("buy", "hand"):
        return 0.0 if state.laid else -PASSED
    worth = -IDLE_MOVE * len(state.done)
    if state.phase not in ("lay", "ant") and not state.laid:
        worth -= PASSED
    if state.supply:
        for space in members(state.standing[KIND_COUNT * seat + WORKER]):
            if sort_of(state, space >> 1) == FOREST and state.stage <= WORKER:
                worth += FOOD * max(0, ants.lacking(state, space, WORKER, ACTED))
    return worth


# What the table promises.


@lru_cache(maxsize=1 << 14)
def _sides(signature: int) -> tuple[tuple[int, int], ...]:
    """The sides of an empty hex where a nest or tunnel waits to go on: (side, its kind)."""
    found = []
    for side in range(6):
        edge = signature >> 2 * side & 3
        if edge in (TUNNEL_SIDE, OPEN):
            found.append((side, edge))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _closing(signature: int) -> float:
    """How likely an empty hex is filled so that its open sides are closed."""
    fitting = [face for face in FACES if SORT[face] == NEST and face != START_NEST]
    fitting = [face for face in fitting if fitting_turns(face, signature, False)]
    if not fitting:
        return 0.0
    caps = sum([TILES[face] for face in fitting if _caps(face, signature)])
    return next(chance for least, chance in CAPS if caps >= least)


@lru_cache(maxsize=1 << 16)
def _caps(face: int, signature: int) -> bool:
    """Whether a tile closes all open sides of an empty hex and opens no other."""
    needed = len([1 for _, edge in _sides(signature) if edge == OPEN])
    closes = EDGES[6 * face].count(OPEN) == needed
    return closes and bool(fitting_turns(face, signature, False))


def _promises(state: AntropolisState) -> list[float]:
    """By seat, what unfinished nests and tunnels may bring."""
    nests: dict[int, dict[int, int]] = {}
    tunnels: dict[int, list[int]] = {}
    for place, signature in state.frontier.items():
        for side, edge in _sides(signature):
            tile = state.tile_at[place + STEP[side]]
            if edge == OPEN:
                nests.setdefault(state.nest[tile], {})[place] = signature
            elif sort_of(state, tile) == TUNNEL:
                space = 2 * tile + PART[state.looks[tile]][BACK[side]]
                tunnels.setdefault(state.tunnel[space], []).append(signature)
    promised = [0.0] * state.players
    for nest, gaps in nests.items():
        _promise_nest(state, nest, list(gaps.values()), promised)
    for tunnel, ends in tunnels.items():
        _promise_tunnel(state, tunnel, ends, promised)
    return promised


def _promise_nest(
    state: AntropolisState, nest: int, gaps: list[int], promised: list[float]
) -> None:
    """A nest with queens in it, as likely as all its gaps are closed."""
    queens = queens_in(state, nest)
    if not any(queens):
        return
    for seat, points in enumerate(shares(state.nest_value[nest] + len(gaps), queens)):
        if points:
            promised[seat] += points * _all_closed(gaps, list(state.hands[seat]))


def _all_closed(gaps: list[int], hand: list[int]) -> float:
    """How likely all gaps are closed; each tile in hand can close one of them."""
    chance = 1.0
    for signature in gaps:
        cap = next((face for face in hand if _caps(face, signature)), None)
        if cap is None:
            chance *= _closing(signature)
        else:
            chance *= CAP_IN_HAND
            hand.remove(cap)
    return chance


def _promise_tunnel(
    state: AntropolisState, tunnel: int, ends: list[int], promised: list[float]
) -> None:
    """A tunnel with own workers, open at an end, that reaches a nest with a queen or a forest."""
    spaces = [space for space, first in enumerate(state.tunnel) if first == tunnel]
    crews = [ants.owner(state, s) if ants.count(state, s, WORKER) else -1 for s in spaces]
    gaps = crews.count(-1)
    queens = [0] * state.players
    for nest in {state.nest[tile] for tile in members(state.tunnel_nests[tunnel])}:
        queens = [max(pair) for pair in zip(queens, queens_in(state, nest), strict=True)]
    for seat in range(state.players):
        own = crews.count(seat)
        points = UNMANNED**gaps * (1 + own + gaps) if own + gaps <= MOST_WORKERS else 0.0
        if queens[seat]:
            chance = FOREST_IN_HAND if _has_forest(state, seat, ends) else REACHES_FOREST
            promised[seat] += chance * points * queens[seat]
        elif own and state.tunnel_forests[tunnel]:
            promised[seat] += REACHES_NEST * points


def _has_forest(state: AntropolisState, seat: int, ends: list[int]) -> bool:
    """Whether a forest in hand fits at an end of a tunnel."""
    forests = [face for face in state.hands[seat] if SORT[face] == FOREST]
    return any(fitting_turns(face, end, False) for face in forests for end in ends)
