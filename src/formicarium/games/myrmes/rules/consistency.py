"""Checks that a position is possible: all pieces (M1), and the course of the game (M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.games.myrmes.components import (
    ASKS,
    ATELIER,
    LARVAE_AT_START,
    MOVE_UP,
    MOVEMENT,
    MOVEMENT_WITH_EVENT,
    NEEDS,
    NURSES_AT_START,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    OBJECTIVES_IN_PLAY,
    PHEROMONES,
    POINTS,
    TRACKS,
    WINTER,
    WINTER_POINTS,
    WORKERS_AT_START,
    YEARS,
)
from formicarium.games.myrmes.options import RULESETS
from formicarium.games.myrmes.rules import atelier, emptying, garden, objectives, together, workers
from formicarium.games.myrmes.rules.conservation import check_lengths, check_pieces, demand
from formicarium.games.myrmes.rules.geometry import CLOSED
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.rules.sources import OBJECTIVE, PHEROMONE, SOURCES, START
from formicarium.games.myrmes.rules.sources import WINTER as LOST_IN_WINTER

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState

_BEFORE_BIRTHS: Final = ("settle", "event")
_AFTER_WORK: Final = ("harvest", "atelier", "keep")
_AFTER_ATELIER: Final = ("atelier", "keep", "winter", "over")


def check(state: MyrmesState) -> None:
    """Raise ``StateError`` with the first fault, unless the position is possible."""
    check_lengths(state)
    _check_seats(state)
    check_pieces(state)
    _check_season(state)
    _check_settling(state)
    _check_events(state)
    _check_ants_in_step(state)
    _check_objectives(state)
    _check_points(state)
    _check_worker(state)
    _check_atelier(state)
    _check_emptying(state)
    _check_owing(state)


def _check_seats(state: MyrmesState) -> None:
    demand(state.first < state.players, "M2.12", f"first is {state.first}")
    seats = set(state.owing)
    demand(seats <= set(range(state.players)), "M20.1", "owing names a seat that is not there")
    demand(list(state.owing) == sorted(seats), "M3.3", "owing is not in order")
    demand(bool(seats) != state.is_over, "M19.1", "owing does not fit the end of the game")


def _check_season(state: MyrmesState) -> None:
    """M3.1, M15.5: winter is a season of its own, and dice leave the board one by one."""
    in_winter = state.phase in ("winter", "over")
    demand(in_winter == (state.season == WINTER), "M3.1", f"{state.phase} in season {state.season}")
    demand(not state.is_over or state.year == YEARS - 1, "M19.1", "over before the third winter")
    gone = [season < state.season for season in range(WINTER)]
    demand(gone == [die == 0 for die in state.dice], "M15.5", f"dice are {state.dice}")


def _check_settling(state: MyrmesState) -> None:
    """Q1b: those later in turn order have a start space, and nothing has happened yet."""
    turns = [(seat - state.first) % state.players for seat in range(state.players)]
    if state.phase != "settle":
        demand(all(state.exits), "M2.8", "a seat without a tunnel exit")
        return
    demand(len(state.owing) == 1, "Q1b", "two players choose a start space")
    now = turns[state.owing[0]]
    for seat, turn in enumerate(turns):
        exits = len(state.exits[seat])
        demand(exits == (turn > now), "Q1b", f"seat {seat} has {exits} tunnel exits")
    demand(_untouched(state), "M2.7", "something has happened before all have a start space")


def _untouched(state: MyrmesState) -> bool:
    """Return whether all have what they begin with (M2.7, M2.9)."""
    ants = {*zip(state.larvae, state.nurses, state.workers, state.soldiers, strict=True)}
    first = ants == {(LARVAE_AT_START, NURSES_AT_START, WORKERS_AT_START, 0)}
    scored = sum(state.points) - state.players * RULESETS[state.variant].start_points
    gained = (*state.store, *state.level, *state.finished, *state.prey_held, scored)
    return first and not any(gained) and not state.tile_kind and not state.year + state.season


def _check_events(state: MyrmesState) -> None:
    """M4.1, M4.3: a larva was spent for each step of the cube."""
    for seat in range(state.players):
        spent = state.spent[seat]
        if state.season < WINTER:
            steps = abs(state.event[seat] - state.dice[state.season])
            demand(steps == spent, "M4.3", f"seat {seat} spent {spent} larvae for {steps} steps")
        hidden = state.phase in _BEFORE_BIRTHS or state.season == WINTER
        demand(not (hidden and spent), "M15.1", f"seat {seat} has spent larvae")


def _check_ants_in_step(state: MyrmesState) -> None:
    """M6.1, M15.3, M15.4: workers are used in phase 3 and return with the nurses in phase 6."""
    for seat in range(state.players):
        at_work = state.phase in ("workers", *_AFTER_WORK)
        demand(at_work or not state.busy[seat], "M15.3", f"seat {seat}: workers in the rooms")
        used_up = state.phase in _AFTER_WORK
        demand(not (used_up and state.workers[seat]), "M6.1", f"seat {seat}: unused workers")
        if state.phase == "workers":
            open_ = workers.effective_level(state, seat)
            demand(state.rooms[seat] < 2 << open_, "M6.4", f"seat {seat}: a worker too deep")
    away = state.phase in _BEFORE_BIRTHS or state.season == WINTER
    demand(not (away and any(state.placed)), "M15.4", "nurses are placed between the rounds")


def _check_objectives(state: MyrmesState) -> None:
    """M14.1, M14.2: one a round, level by level."""
    now = 3 * state.year + min(state.season, WINTER - 1) + 1
    latest = now if state.phase in _AFTER_ATELIER else now - 1
    for seat in range(state.players):
        done = part(state.finished, OBJECTIVES_IN_PLAY, seat)
        rounds = [when for when in done if when]
        demand(len(set(rounds)) == len(rounds), "M14.2", f"seat {seat}: two objectives at once")
        demand(max(rounds, default=0) <= latest, "M14.3", f"seat {seat}: an objective to come")
        _check_levels(state, seat, done)


def _check_levels(state: MyrmesState, seat: int, done: list[int]) -> None:
    begun = [99] * len(OBJECTIVE_POINTS)
    for slot, when in enumerate(done):
        if when:
            level = OBJECTIVE_LEVEL[state.objectives[slot]]
            begun[level] = min(begun[level], when)
    fits = all(begun[level] < begun[level + 1] or begun[level + 1] == 99 for level in (0, 1))
    demand(fits, "M14.1", f"seat {seat} has done an objective before one of the level below")


def _check_points(state: MyrmesState) -> None:
    """M21: points that can be counted again from the table."""
    for seat in range(state.players):
        points = part(state.points, len(SOURCES), seat)
        demand(points[START] == RULESETS[state.variant].start_points, "M2.9", "start points")
        laid = zip(state.tile_owner, state.tile_kind, strict=True)
        expected = sum(
            [POINTS[kind] for owner, kind in laid if owner == seat and kind < PHEROMONES]
        )
        demand(points[PHEROMONE] == expected, "M9.7", f"seat {seat}: points for pheromones")
        done = part(state.finished, OBJECTIVES_IN_PLAY, seat)
        expected = sum(
            [
                OBJECTIVE_POINTS[OBJECTIVE_LEVEL[state.objectives[i]]]
                for i, w in enumerate(done)
                if w
            ]
        )
        demand(points[OBJECTIVE] == expected, "M14.4", f"seat {seat}: points for objectives")
        lost = points[LOST_IN_WINTER]
        demand(lost <= 0 and lost % WINTER_POINTS == 0, "M17.3", f"seat {seat}: points of winter")
        others = [p for source, p in enumerate(points) if source != LOST_IN_WINTER]
        demand(min(others) >= 0, "M21", f"seat {seat}: points below zero")


def _check_worker(state: MyrmesState) -> None:
    """M7: a worker on its way is in a possible place, with a possible number of points."""
    if state.worker < 0:
        demand(state.steps_left == 0, "M7.3", "movement points without a worker")
        return
    demand(state.phase == "workers" and len(state.owing) == 1, "M7.1", "a worker out of its phase")
    fast = state.event[state.owing[0]] == MOVE_UP
    most = MOVEMENT_WITH_EVENT if fast else MOVEMENT
    demand(state.steps_left <= most, "M7.3", f"{state.steps_left} movement points")
    demand(not CLOSED[state.players] >> state.worker & 1, "M7.8", "a worker out of the garden")
    tile = state.tile_at[state.worker]
    if tile >= 0:
        named = garden.anchor(state, tile)
        demand(state.worker == named, "M7.4", "a worker on a tile stands on its first hex")
    elif state.blocked >> state.worker & 1:
        on_exit = any(state.worker in exits for exits in state.exits)
        demand(on_exit, "M7.9", "a worker stands on prey")


def _check_atelier(state: MyrmesState) -> None:
    """M13.2, D18: what belongs to a go is set only in a go."""
    in_go = state.phase in ("workers", "atelier")
    _check_portions(state, in_go)
    demand(in_go or state.emptying < 0, "M14.13", "emptying out of the atelier")
    in_atelier = state.phase == "atelier"
    demand(in_atelier or not state.atelier_done, "M13.2", "atelier_done out of the atelier")
    if in_go:
        demand(len(state.owing) == 1, "M2.12", "two players have their go")
        demand(not any(state.chosen), "M3.3", "chosen out of a simultaneous phase")
        seat = state.owing[0]
        waiting = state.placed[len(TRACKS) * seat + ATELIER]
        busy = state.workers[seat] or state.worker >= 0
        able = bool(waiting if in_atelier else busy)
        demand(able, "M6.1", f"seat {seat} has nothing to do")


def _check_portions(state: MyrmesState, in_go: bool) -> None:
    """D18, D18b: portions are a matter of the English edition, and of a go or a round."""
    portions = RULESETS[state.variant].portions
    demand(portions or not state.portioned, "D18b", "portioned in this edition")
    each_go = portions and in_go and not state.portioned
    demand(each_go or not state.portion_taken, "D18", "portion_taken")
    exchanging = state.phase in ("workers", *_AFTER_WORK)
    demand(exchanging or not any(state.portioned), "D18b", "portioned before the workers")


def _check_emptying(state: MyrmesState) -> None:
    """M14.13: pheromones are chosen for an objective that can be done."""
    if state.emptying < 0:
        demand(not state.emptied, "M14.13", "emptied without an objective")
        return
    demand(state.phase == "atelier", "M14.13", "emptying out of the atelier")
    seat, objective = state.owing[0], state.objectives[state.emptying]
    demand(ASKS[objective] == "pheromones", "M14.13", "emptying for another objective")
    demand(not state.atelier_done & atelier.OBJECTIVE, "M13.2", "a second objective in a round")
    done = state.finished[OBJECTIVES_IN_PLAY * seat + state.emptying]
    level = OBJECTIVE_LEVEL[objective]
    opened = not level or level - 1 in objectives.finished_levels(state, seat)
    demand(not done and opened, "M14.1", "an objective that cannot be done")
    _check_emptied(state, seat, NEEDS[objective])


def _check_emptied(state: MyrmesState, seat: int, needs: int) -> None:
    groups = [set(group) for group in emptying.groups(state, seat) if len(group) >= needs]
    chosen = set(state.emptied)
    distinct = len(chosen) == len(state.emptied) < needs
    inside = distinct and any(chosen <= group for group in groups)
    demand(inside, "Q32", "emptied pheromones are not connected")
    for place, tile in enumerate(state.emptied):
        joined = not place or emptying.touching(state, tile, list(state.emptied[:place]))
        cubes = part(state.tile_cubes, RESOURCE_COUNT, tile)
        demand(bool(joined) and not any(cubes), "M14.13", "an emptied pheromone has cubes")


def _check_owing(state: MyrmesState) -> None:
    """M3.3, Q41: a seat owes the choices that it has not made; those made were legal."""
    legal = together.LEGAL.get(state.phase)
    if legal is None:
        demand(not any(state.chosen), "M3.3", "chosen out of a simultaneous phase")
        return
    code = together.CODE[state.phase]
    replayed = state.copy()
    replayed.chosen = [()] * state.players
    for seat, wanted in enumerate(state.chosen):
        while replayed.chosen[seat] != wanted:
            made = replayed.chosen[seat]
            codes = [code(replayed, action) for action in legal(replayed, seat)]
            steps = [made + numbers for numbers in codes]
            fitting = [step for step in steps if wanted[: len(step)] == step]
            demand(bool(fitting), "Q41", f"seat {seat} cannot have chosen {wanted}")
            replayed.chosen[seat] = fitting[0]
    owing = tuple([seat for seat in range(state.players) if legal(state, seat)])
    demand(owing == state.owing, "M3.4", f"owing is {state.owing} instead of {owing}")
