"""Tables of Antropolis, how they are played, and what tests ask of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import formicarium as fm
from formicarium.games.antropolis.components import KINDS
from formicarium.games.antropolis.game import GAME
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.actions import AntropolisAction
from formicarium.games.antropolis.rules.board import space_at
from formicarium.games.antropolis.rules.geometry import parse_spot
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.conformance.refusals import refused
from tests.tables import ALL_TABLES, AnyState, TableKind

ANTROPOLIS = GAME
TABLES = tuple(table for table in ALL_TABLES if table.game.id == ANTROPOLIS.id)

_EAGER: dict[str, float] = {
    "Collect": 40,
    "Feed": 60,
    "Mate": 60,
    "Expel": 60,
    "Put": 3,
    "Buy": 0.5,
    "End": 0.5,
    "NoAnt": 0.3,
    "Leave": 0.05,
}


def play_eagerly(state: AnyState, rng: Random) -> Iterator[tuple[AnyState, fm.Action]]:
    """Play randomly, but prefer actions that random play seldom reaches."""
    while not state.is_over:
        actions = state.legal_actions(state.to_act[0])
        weights = [_EAGER.get(type(action).__name__, 1) for action in actions]
        (action,) = rng.choices(actions, weights)
        yield state, action
        state.apply(action)


def eager_game(
    table: TableKind, seed: int
) -> Iterator[tuple[AntropolisState, AntropolisAction | None]]:
    """Return each position of an eager game with the next action; the last one has none."""
    state = table.new(seed)
    assert isinstance(state, AntropolisState)
    for _, action in play_eagerly(state, Random(seed)):
        yield state, cast("AntropolisAction", action)
    yield state, None


def play(state: AntropolisState, *lines: str) -> AntropolisState:
    for line in lines:
        state.apply(ANTROPOLIS.parse(line))
        state.check()
    return state


def legal(state: AntropolisState) -> list[str]:
    return [str(action) for action in state.legal_actions(state.actor)]


def offered(state: AntropolisState, verb: str) -> list[str]:
    """Return the legal actions of one verb, without seat and verb."""
    return [line.split(" ", 2)[-1] for line in legal(state) if line.split()[1] == verb]


def refusal(state: AntropolisState, line: str) -> str:
    """Return the rule that an illegal action breaks."""
    return refused(state, ANTROPOLIS.parse(line)).rule


def space(state: AntropolisState, name: str) -> int:
    return space_at(state, parse_spot(name))


def count(state: AntropolisState, kind: str, name: str) -> int:
    return ants.count(state, space(state, name), KINDS.index(kind))


def points(state: AntropolisState) -> list[tuple[int, int]]:
    """Return the points from nests and from tunnels, by seat."""
    return [(state.points[2 * s], state.points[2 * s + 1]) for s in range(state.players)]


def phase(state: AntropolisState) -> str:
    """Return the phase, as a type that a checker does not narrow."""
    return state.phase


def to_phase(state: AntropolisState, phase: str) -> AntropolisState:
    """Lay nothing and do nothing until a phase of the same turn."""
    while state.phase != phase:
        play(state, f"{'ABCD'[state.turn]} end")
    return state
