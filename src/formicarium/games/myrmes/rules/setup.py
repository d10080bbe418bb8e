"""Setup (M2, M20)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formicarium.core.chance import Outcome
from formicarium.core.errors import RecordError
from formicarium.core.options import DRAWN
from formicarium.core.seats import seat_letter
from formicarium.games.myrmes.components import (
    DESCRIBED,
    DRAWN_PER_LEVEL,
    LARVAE,
    LARVAE_AT_START,
    NURSES_AT_START,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    OWNER_CUBES,
    PREY,
    PREY_TOKENS,
    RESOURCES,
    STOCKS,
    TRACKS,
    WORKERS_AT_START,
)
from formicarium.games.myrmes.options import RULESETS, pheromones_each
from formicarium.games.myrmes.rules import course, settling
from formicarium.games.myrmes.rules.geometry import CLOSED, HEXES, LAIRS, START_SPACES, mask_of
from formicarium.games.myrmes.rules.sources import SOURCES, START
from formicarium.games.myrmes.rules.state import MyrmesState

if TYPE_CHECKING:
    from formicarium.core.options import Setup


def lay_out(setup: Setup, forced: tuple[Outcome, ...]) -> MyrmesState:
    """Put everything on the table and begin the first round."""
    state = MyrmesState.begin(setup, forced)
    _rules(state, setup.options)
    _colonies(state)
    _table(state, limited=setup.options["supply"] == "limited")
    _first_player(state)
    course.roll(state)
    _prey(state)
    _objectives(state, all_of_them=setup.options["objectives"] == "all")
    chosen = setup.options["places"] == "chosen"
    if not chosen:
        _first_exits(state, drawn=setup.options["places"] == DRAWN)
    course.begin_round(state)
    if chosen:
        settling.begin(state)
    return state


def _rules(state: MyrmesState, options: dict[str, str]) -> None:
    """Note the options that apply throughout the game; two of them are English only."""
    state.exit_toll = options["exit-toll"] == "soldier"  # Q8b
    state.more_pairs = int(options.get("pheromones") == "17")  # D1b
    once = options.get("portions") == "once"
    state.portioned = [False] * state.players if once else []  # D18b


def _colonies(state: MyrmesState) -> None:
    """M2.6, M2.7, M2.9: the colony that each player begins with."""
    players = state.players
    state.larvae = [LARVAE_AT_START] * players
    state.nurses = [NURSES_AT_START] * players
    state.workers = [WORKERS_AT_START] * players
    state.spent = [0] * players
    state.busy = [0] * players
    state.soldiers = [0] * players
    state.rooms = [0] * players
    state.level = [0] * players
    state.owner_cubes = [OWNER_CUBES] * players
    state.placed = [0] * (len(TRACKS) * players)
    state.store = [0] * (len(RESOURCES) * players)
    state.prey_held = [0] * (len(PREY) * players)
    state.pheromones = pheromones_each(state.variant, state.more_pairs) * players
    state.finished = [0] * (OBJECTIVES_IN_PLAY * players)
    state.points = [0] * (len(SOURCES) * players)
    for seat in range(players):
        state.points[len(SOURCES) * seat + START] = RULESETS[state.variant].start_points


def _table(state: MyrmesState, limited: bool) -> None:
    """M2.1, M2.2: an empty garden and the supply."""
    state.year = state.season = 0
    state.phase = "event"
    state.owing = ()
    state.special = list(STOCKS)
    state.supply = list(RULESETS[state.variant].supply) if limited else []
    if limited:
        state.supply[LARVAE] -= LARVAE_AT_START * state.players
    state.tile_kind, state.tile_owner, state.tile_spot, state.tile_cubes = [], [], [], []
    state.tile_at = [-1] * len(HEXES)
    state.exits = [()] * state.players
    state.blocked = CLOSED[state.players] | mask_of(LAIRS[state.players])
    state.worker = state.emptying = -1
    state.emptied = ()
    state.steps_left = state.atelier_done = 0
    state.portion_taken = False


def _first_player(state: MyrmesState) -> None:
    """M2.11, Q2: the first player is drawn."""
    drawn = seat_letter(state.chance.below(state.players))
    (told,) = state.answer("first", (drawn,))
    state.first = _letters(state, (told,))[0]


def _letters(state: MyrmesState, told: tuple[str, ...]) -> list[int]:
    letters = [seat_letter(seat) for seat in range(state.players)]
    if not set(told) <= set(letters):
        raise RecordError(f"{' '.join(told)}: there are {state.players} players")
    return [letters.index(letter) for letter in told]


def _prey(state: MyrmesState) -> None:
    """M2.4, M20.3, Q25: shuffle all 18; those left over stay in the box, face down."""
    tokens = [name for name, count in zip(PREY, PREY_TOKENS, strict=True) for _ in range(count)]
    state.chance.shuffle(tokens)
    told = state.answer("prey", tuple(tokens[: len(LAIRS[state.players])]))
    for name, count in Counter(told).items():
        if name not in PREY or count > PREY_TOKENS[PREY.index(name)]:
            raise RecordError(f"prey: there are not {count} of {name}")
    state.prey = [PREY.index(name) for name in told]


def _objectives(state: MyrmesState, all_of_them: bool) -> None:
    """M2.5, Q34: two of each level."""
    drawn: list[str] = []
    names = OBJECTIVES if all_of_them else DESCRIBED
    for level in range(len(OBJECTIVE_POINTS)):
        pile = [name for name in names if OBJECTIVE_LEVEL[OBJECTIVES.index(name)] == level]
        state.chance.shuffle(pile)
        drawn += sorted(pile[:DRAWN_PER_LEVEL], key=OBJECTIVES.index)
    told = state.answer("objectives", tuple(drawn))
    known = all(name in names for name in told)
    state.objectives = [OBJECTIVES.index(name) for name in told if name in OBJECTIVES]
    levels = [OBJECTIVE_LEVEL[objective] for objective in state.objectives]
    if (
        not known
        or sorted(set(state.objectives)) != state.objectives
        or levels != [0, 0, 1, 1, 2, 2]
    ):
        raise RecordError(f"objectives: {' '.join(told)} are not two of each level in their order")


def _first_exits(state: MyrmesState, drawn: bool) -> None:
    """M2.8, Q1: the start spaces clockwise in the order of seats, or drawn."""
    seats = list(range(state.players))
    if drawn:
        letters = [seat_letter(seat) for seat in seats]
        seats = _letters(state, state.answer_shuffled("starts", letters))
    for seat, place in zip(seats, START_SPACES[state.players], strict=True):
        settling.put_first_exit(state, seat, place)
