"""Objectives (M14)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    ASKS,
    DESCRIBED,
    EARTH,
    FOOD,
    GIVES_UP,
    NEEDS,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    PHEROMONES,
    PREY,
    STONE,
    TO_EARLIER,
    TRACKS,
)
from formicarium.games.myrmes.rules import atelier, emptying, names, sources
from formicarium.games.myrmes.rules.actions import MyrmesAction, Objective
from formicarium.games.myrmes.rules.garden import anchor
from formicarium.games.myrmes.rules.geometry import hex_name
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part, pay, pay_larvae, score
from formicarium.games.myrmes.rules.harvest import own_tiles
from formicarium.games.myrmes.rules.notation import NO_CHOICE

if TYPE_CHECKING:
    from formicarium.core.message import Broken, Message
    from formicarium.games.myrmes.rules.state import MyrmesState

_objective = cache(Objective)


def round_number(state: MyrmesState) -> int:
    """Return the number of the round, from 1 to 9 (M3.1)."""
    return 3 * state.year + state.season + 1


def finished_levels(state: MyrmesState, seat: int) -> set[int]:
    """Return the levels in which a seat has finished an objective."""
    done = part(state.finished, OBJECTIVES_IN_PLAY, seat)
    return {OBJECTIVE_LEVEL[state.objectives[slot]] for slot, when in enumerate(done) if when}


def add_legal(state: MyrmesState, seat: int, actions: list[MyrmesAction]) -> None:
    """M14.1, M14.2: objectives that are not done yet, of an open level, that the seat can pay."""
    levels = finished_levels(state, seat)
    for slot, objective in enumerate(state.objectives):
        level = OBJECTIVE_LEVEL[objective]
        if state.finished[OBJECTIVES_IN_PLAY * seat + slot] or (level and level - 1 not in levels):
            continue
        actions += _ways(state, seat, objective)


def _ways(state: MyrmesState, seat: int, objective: int) -> list[Objective]:
    """Return the ways to pay an objective; empty if it cannot be paid."""
    asks, needs = ASKS[objective], NEEDS[objective]
    if asks == "mix":
        return [_objective(seat, objective, earth) for earth in _mixes(state, seat, needs)]
    if asks == "special":
        given = _owned_special(state, seat, needs, GIVES_UP[objective])
        return [_objective(seat, objective, NO_CHOICE, tiles) for tiles in given]
    enough = _has(state, seat, asks, needs, GIVES_UP[objective])
    return [_objective(seat, objective)] if enough else []


def _has(state: MyrmesState, seat: int, asks: str, needs: int, gives_up: int) -> bool:
    """M14.6-M14.13: whether the seat has enough of what is asked for."""
    store = RESOURCE_COUNT * seat
    match asks:
        case "food":
            return state.store[store + FOOD] >= needs
        case "stone":
            return state.store[store + STONE] >= needs
        case "larvae":
            return state.larvae[seat] >= needs
        case "soldiers":
            return state.soldiers[seat] >= needs
        case "prey":
            return sum(part(state.prey_held, len(PREY), seat)) >= needs
        case "level":
            return state.level[seat] >= needs
        case "nurses":
            enough = atelier.nurses_in_play(state, seat) >= needs
            return enough and state.nurses[seat] - 1 >= gives_up  # the nurse in use stays
        case _:
            return emptying.possible(state, seat, needs)


def _mixes(state: MyrmesState, seat: int, needs: int) -> range:
    """M14.6, M14.6b: how many of the cubes can be earth; the rest is stone."""
    earth = state.store[RESOURCE_COUNT * seat + EARTH]
    stone = state.store[RESOURCE_COUNT * seat + STONE]
    return range(max(0, needs - stone), min(needs, earth) + 1)


def _owned_special(
    state: MyrmesState, seat: int, needs: int, gives_up: int
) -> list[tuple[int, ...]]:
    """M14.8: the special tiles that can be given up together."""
    owned = [tile for tile in own_tiles(state, seat) if state.tile_kind[tile] >= PHEROMONES]
    if len(owned) < needs:
        return []
    return list(combinations([anchor(state, tile) for tile in owned], gives_up))


def carry_out(state: MyrmesState, action: Objective) -> None:
    """M14.3: pay; pheromones that are emptied are chosen one by one."""
    slot = state.objectives.index(action.objective)
    if ASKS[action.objective] == "pheromones":
        emptying.begin(state, slot)
        return
    _pay(state, action.seat, action)
    fulfil(state, action.seat, slot)


def _pay(state: MyrmesState, seat: int, action: Objective) -> None:
    count = GIVES_UP[action.objective]
    match ASKS[action.objective]:
        case "food":
            pay(state, seat, FOOD, count)
        case "stone":
            pay(state, seat, STONE, count)
        case "mix":
            pay(state, seat, EARTH, action.earth)
            pay(state, seat, STONE, count - action.earth)
        case "larvae":
            pay_larvae(state, seat, count)  # M14.10
        case "soldiers":
            state.soldiers[seat] -= count  # M14.11
        case "prey":
            _discard_prey(state, seat, count)
        case "level":
            state.level[seat] -= count  # M14.9
        case "nurses":
            _discard_nurses(state, seat, count)
        case _:
            for place in action.tiles:  # M14.8: neutral from now on
                state.tile_owner[state.tile_at[place]] = -1
            state.owner_cubes[seat] += count


def _discard_prey(state: MyrmesState, seat: int, count: int) -> None:
    """M14.7: of any kind; since prey has no other use, the first kinds go first."""
    for prey in range(len(PREY) * seat, len(PREY) * (seat + 1)):
        gone = min(count, state.prey_held[prey])
        state.prey_held[prey] -= gone
        count -= gone


def _discard_nurses(state: MyrmesState, seat: int, count: int) -> None:
    """M14.12, Q31: idle and used nurses first, those that wait in the atelier last."""
    placed = part(state.placed, len(TRACKS), seat)
    state.nurses[seat] -= count
    surplus = sum(placed) - state.nurses[seat]
    for track, nurses in enumerate(placed):
        gone = max(0, min(surplus, nurses))
        state.placed[len(TRACKS) * seat + track] -= gone
        surplus -= gone


def fulfil(state: MyrmesState, seat: int, slot: int) -> None:
    """M14.3-M14.5: the nurse stays; points, also for players who did it in earlier rounds."""
    now = round_number(state)
    for other in range(state.players):
        when = state.finished[OBJECTIVES_IN_PLAY * other + slot]
        if 0 < when < now:
            score(state, other, sources.OTHERS, TO_EARLIER[state.players])
    state.finished[OBJECTIVES_IN_PLAY * seat + slot] = now
    state.nurses[seat] -= 1
    level = OBJECTIVE_LEVEL[state.objectives[slot]]
    score(state, seat, sources.OBJECTIVE, OBJECTIVE_POINTS[level])
    atelier.use_nurse(state, seat, atelier.OBJECTIVE)


_PRICE_RULE: Final = {
    "prey": "M14.7",
    "special": "M14.8",
    "level": "M14.9",
    "larvae": "M14.10",
    "soldiers": "M14.11",
    "nurses": "M14.12",
    "pheromones": "M14.13",
}


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this objective, and the reason."""
    assert isinstance(action, Objective)  # noqa: S101 - for the type checker
    objective = action.objective
    if objective not in state.objectives:
        return "M2.5", message("myrmes-refused-objective-absent")
    slot = state.objectives.index(objective)
    if state.finished[OBJECTIVES_IN_PLAY * action.seat + slot]:
        return "M14.2", message("myrmes-refused-objective-done")
    level = OBJECTIVE_LEVEL[objective]
    if level and level - 1 not in finished_levels(state, action.seat):
        return "M14.1", message("myrmes-refused-objective-level", level="I" * level)
    return _price_rule(objective), _unpaid(state, action)


def _price_rule(objective: int) -> str:
    """Return the rule that says what an objective asks for."""
    if OBJECTIVES[objective] not in DESCRIBED:
        return "M14.6b"
    return _PRICE_RULE.get(ASKS[objective], "M14.6")


def _unpaid(state: MyrmesState, action: Objective) -> Message:
    """Say what is lacking, or how it could be paid."""
    objective = action.objective
    ways = _ways(state, action.seat, objective)
    if not ways:
        name = names.objective(objective)
        return message("myrmes-refused-objective-price", objective=name)
    if ASKS[objective] == "mix":
        _, earth, stone = part(state.store, RESOURCE_COUNT, action.seat)
        held = names.cubes((0, earth, stone))
        return message("myrmes-refused-objective-mix", count=NEEDS[objective], held=held)
    hexes = "; ".join([" ".join(map(hex_name, way.tiles)) for way in ways])
    return message("myrmes-refused-objective-tiles", given=GIVES_UP[objective], hexes=hexes)
