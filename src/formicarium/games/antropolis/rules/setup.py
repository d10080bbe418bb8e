"""Setup (A2, S1, AL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import (
    FACES,
    KINDS,
    QUEEN,
    REMOVED,
    SORT,
    SORTS,
    START_FOREST,
    START_NEST,
    TILES,
)
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants, board, course, market, piles, tunnels
from formicarium.games.antropolis.rules.sources import COUNTED
from formicarium.games.antropolis.rules.state import AntropolisState

if TYPE_CHECKING:
    from formicarium.core.chance import Outcome
    from formicarium.core.options import Setup


def lay_out(setup: Setup, forced: tuple[Outcome, ...]) -> AntropolisState:
    """Put everything on the table and begin the first turn."""
    state = AntropolisState.begin(setup, forced)
    _options(state, setup.options)
    _nothing_yet(state)
    _layout(state)
    state.first = state.draw_start(setup)  # AQ1
    _compensate(state, setup.options["compensation"])
    _tiles(state)
    course.begin_turn(state, state.first)
    return state


def _options(state: AntropolisState, options: dict[str, str]) -> None:
    state.forest_by_earth = options["forest-by-earth"] == "yes"
    state.within_hand = options["buying"] == "within-hand"
    state.own_crew = options["tunnel-crew"] == "own"
    state.queens_once = options["tunnel-queens"] == "once"
    state.halved = options["nest-tie"] == "half"
    state.queen_last = options["queen-last"] == "yes"
    state.tile_set = "first" if options["tiles"] == "first" else "second"
    state.finished_stay = options.get("finished-queen") == "stays"


def _nothing_yet(state: AntropolisState) -> None:
    """A2.8, A8.1: begin without points and food, with room for three or five tiles."""
    players, rules = state.players, RULESETS[state.variant]
    state.points = [0] * (COUNTED * players)
    state.food = [0] * players
    state.capacity = [sum(rules.first_hand)] * players
    state.hand_ants = list(rules.ants) * players
    state.standing = [0] * (len(KINDS) * players)
    state.last_turns = state.first_to_target = -1
    state.idle_turns = 0
    state.target = -1
    state.crew = ()
    state.beaten = (0, 0)
    state.closed_sides = 0
    ants.forget(state)


def _layout(state: AntropolisState) -> None:
    """A2.1, A2.7, S1.1, S1.5, AL: lay start forests and nests, with the first ants on them."""
    board.clear(state)
    for look, place in board.start_tiles(state.players):
        board.lay_tile(state, look, place)
    for seat in range(state.players):
        forest, nest = 2 * seat, 2 * seat + 1
        ants.put_from_hand(state, seat, QUEEN, 2 * nest)
        tunnels.welcome(state, nest)
        for kind, number in enumerate(RULESETS[state.variant].on_forest):
            for _ in range(number):
                ants.put_from_hand(state, seat, kind, 2 * forest)


def _compensate(state: AntropolisState, compensation: str) -> None:
    """AQ3: with the option, the last player of the first round begins with a food."""
    if compensation == "last-food":
        state.food[state.first - 1] = 1


def _tiles(state: AntropolisState) -> None:
    """A2.2-A2.6, S1.2-S1.4: shuffle the piles, then fill hands, box and market."""
    state.piles, state.box = [], [()] * len(SORTS)
    for sort in range(len(SORTS)):
        pile = [face for face in FACES if SORT[face] == sort for _ in range(_in_pile(state, face))]
        state.chance.shuffle(pile)
        state.piles.append(tuple(pile))
    if RULESETS[state.variant].supersize:
        _remove(state)
        _hands(state)
    else:
        _hands(state)
        _remove(state)
    state.market = [-1] * (len(SORTS) * RULESETS[state.variant].slots)
    market.renew(state)


def _in_pile(state: AntropolisState, face: int) -> int:
    """AQ2: return how many tiles with a face are left after the layout."""
    if face == START_NEST:
        return 0
    return TILES[state.tile_set][face] - (state.players if face == START_FOREST else 0)


def _hands(state: AntropolisState) -> None:
    """A2.3, S1.3: every player draws blindly."""
    each = [s for s, count in enumerate(RULESETS[state.variant].first_hand) for _ in range(count)]
    drawn = piles.draw(state, "hands", each * state.players)
    size = len(each)
    state.hands = [tuple(sorted(drawn[size * s : size * (s + 1)])) for s in range(state.players)]


def _remove(state: AntropolisState) -> None:
    """A2.4, A2.5, S1.2: put tiles into the box, unseen."""
    for sort, count in enumerate(REMOVED[state.variant][state.players]):
        pile = state.piles[sort]
        state.piles[sort], state.box[sort] = pile[: len(pile) - count], pile[len(pile) - count :]
