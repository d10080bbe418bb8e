"""Checks of a position: all pieces are there (P2.2), and the course fits (P4, P8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.errors import StateError
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    ARCHITECT_MARKERS,
    BARRACKS_CAPACITY,
    BIT,
    ROW_SIZE,
    SOLDIERS,
    SPECIALIST,
    TILE_CODES,
    TILE_SETS,
    Specialist,
)
from formicarium.games.micropolis.options import ANTHILLS_EACH, VARIANTS
from formicarium.games.micropolis.rules import leader, rounds

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def check(state: MicropolisState) -> None:
    """Raise ``StateError`` for the first thing that is impossible."""
    _check_players(state)
    _check_tiles(state)
    _check_soldiers(state)
    _check_course(state)
    _check_leader(state)
    _check_decision(state)


def _demand(fulfilled: bool, rule: str, wrong: str) -> None:
    if not fulfilled:
        raise StateError(f"not a position of micropolis: {wrong} ({rule})")


def _check_players(state: MicropolisState) -> None:
    fit = {variant.name: variant.players for variant in VARIANTS}[state.variant]
    _demand(state.players in fit, "P1", f"players is {state.players}")
    anthills = state.players * ANTHILLS_EACH[state.variant]
    _demand(len(state.army) == anthills, "P3.1", f"army has {len(state.army)} entries")
    _demand(len(state.anthills) == anthills, "P3.1", f"anthills has {len(state.anthills)} entries")
    markers = state.architect_markers
    _demand(len(markers) == state.players, "P2", f"architect_markers has {len(markers)} entries")
    _demand(sum(markers) <= ARCHITECT_MARKERS, "P2.2", f"{sum(markers)} architect markers")


def _check_tiles(state: MicropolisState) -> None:
    tiles = sorted(state.row + state.stack + [tile for run in state.anthills for tile in run])
    box = TILE_SETS.get(state.tile_set, ())
    _demand(bool(box), "PT1", f"tile_set is {state.tile_set}")
    _demand(tiles == sorted(box), "P2", "row, stack and anthills are not the 61 tiles of the set")
    _demand(max(map(len, state.anthills)) <= ANTHILL_SIZE, "P6.4", "an anthill of over ten tiles")
    lefts = state.left_of_first
    _demand(len(lefts) == len(state.anthills), "P6.1", f"left_of_first has {len(lefts)} entries")
    for run, left in zip(state.anthills, lefts, strict=True):
        _demand(left < max(1, len(run)), "P6.1", "left_of_first leaves no room for a first tile")
    for tile in box:
        if state.full & BIT[tile]:
            built = any(tile in run for run in state.anthills) and BARRACKS_CAPACITY[tile]
            _demand(bool(built), "P9.1", f"full: {TILE_CODES[tile]} is no barracks of an anthill")


def _check_soldiers(state: MicropolisState) -> None:
    lengths = len(state.row), len(state.row_soldiers)
    _demand(lengths[0] == lengths[1], "P5.5", "row and row_soldiers differ in length")
    manned = sum(
        BARRACKS_CAPACITY[tile] for tile in TILE_SETS[state.tile_set] if state.full & BIT[tile]
    )
    soldiers = sum(state.army) + manned + sum(state.row_soldiers) + state.supply
    _demand(soldiers == SOLDIERS, "P2.2", f"{soldiers} soldiers instead of {SOLDIERS}")


def _check_course(state: MicropolisState) -> None:
    """Check that each seat has laid a tile per turn, and that the row has the right length."""
    last = ANTHILL_SIZE * state.each
    _demand(state.round <= last, "P4.1", f"round is {state.round}")
    _demand(state.first < state.players, "P4.2", f"first is {state.first}")
    done = state.turn + (state.phase in ("barracks", "guard"))
    whole_round = state.phase in ("marker", "over")
    expected = 0 if state.round == 0 else state.players
    fits = done == expected if whole_round else state.turn < state.players
    _demand(fits and (state.round > 0 or whole_round), "P4.2", f"turn is {state.turn}")
    _demand(state.phase != "over" or state.round == last, "P10.1", "over before the last round")
    for seat in range(state.players):
        runs = state.anthills[seat * state.each : (seat + 1) * state.each]
        had_turn = (seat - state.first) % state.players < done
        turns = max(0, state.round - 1) + had_turn
        _demand(sum(map(len, runs)) == turns, "P4.2", f"seat {seat} has not laid {turns} tiles")
    taken = done if state.phase != "marker" else 0
    row = row_at_start(state.variant, state.players, state.round + (state.phase == "marker"))
    _demand(len(state.row) == row - taken, "P8.5", f"row has {len(state.row)} tiles")


def row_at_start(variant: str, players: int, round_: int) -> int:
    """P8.7: return the number of tiles in the row when a round begins.

    >>> [row_at_start("base", 2, round_) for round_ in range(1, 5)]
    [7, 5, 3, 7]
    """
    row = ROW_SIZE
    for past in range(1, round_):
        row -= players
        if rounds.refill_is_due(variant, players, past, row):
            row = ROW_SIZE
    return row


def _check_leader(state: MicropolisState) -> None:
    _demand(state.leader < len(state.army), "P8.8", f"leader is {state.leader}")
    _demand(state.leader // state.each == state.first, "P4.2", "the leader has not begun the round")
    if state.phase != "marker":
        _demand(not state.receivers, "P8.10", "receivers are named while nobody is to be chosen")
    elif state.round == 0:
        own = (state.first * state.each, state.first * state.each + 1)
        _demand(state.each == 2 and state.receivers == own, "P12.3", "wrong receivers")
    else:
        last = state.round == ANTHILL_SIZE * state.each
        _demand(not last, "P8.12", "a leader is to be chosen after the last round")
        refilled = row_at_start(state.variant, state.players, state.round + 1) == ROW_SIZE
        _demand(refilled, "P8.2", "a leader is to be chosen without a refill")
        receivers = leader.entitled(state)
        _demand(len(receivers) > 1 and state.receivers == receivers, "P8.10", "wrong receivers")


def _check_decision(state: MicropolisState) -> None:
    at_turn = (state.first + state.turn) % state.players
    actor = {"over": -1, "marker": state.first}.get(state.phase, at_turn)
    _demand(state.actor == actor, "P4.2", f"actor is {state.actor} instead of {actor}")
    if state.phase not in ("barracks", "guard"):
        _demand(state.site == state.tile == -1, "P6.7", "site and tile without a decision there")
        return
    own = range(actor * state.each, (actor + 1) * state.each)
    _demand(state.site in own, "P12.8", f"site is {state.site}, not an anthill of the actor")
    ends = state.anthills[state.site][:1] + state.anthills[state.site][-1:]
    _demand(state.tile in ends, "P6.2", "tile is not at an end of the site")
    if state.phase == "guard":
        _demand(SPECIALIST[state.tile] == Specialist.GUARD, "P9.6", "tile shows no guard")
        return
    capacity = BARRACKS_CAPACITY[state.tile]
    fillable = 0 < capacity <= state.army[state.site] and not state.full & BIT[state.tile]
    _demand(fillable, "P9.2", "tile shows no barracks that could be filled")
