"""Claiming a nest (A9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import QUEEN
from formicarium.games.antropolis.rules.ants import KIND_COUNT, count, take_to_hand
from formicarium.games.antropolis.rules.geometry import EDGES, OPEN, open_sides
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.rules.sources import COUNTED, NESTS

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


def queens_in(state: AntropolisState, nest: int) -> list[int]:
    """Return the queens in a nest, by seat; a nest is named by its first tile."""
    queens = []
    for seat in range(state.players):
        there = 0
        for space in members(state.standing[KIND_COUNT * seat + QUEEN]):
            if state.nest[space >> 1] == nest:
                there += count(state, space, QUEEN)
        queens.append(there)
    return queens


def shares(value: int, queens: list[int]) -> list[int]:
    """A9.5, AQ23: return the points by seat: most queens take all, ties divide, rounded up.

    >>> shares(4, [1, 0]), shares(5, [1, 1]), shares(4, [1, 1, 1, 0]), shares(4, [0, 0])
    ([4, 0], [3, 3], [2, 2, 2, 0], [0, 0])
    """
    most = max(queens)
    if not most:
        return [0] * len(queens)
    each = -(-value // queens.count(most))
    return [each if number == most else 0 for number in queens]


def closes(look: int, signature: int) -> bool:
    """A9.2: whether a nest tile on an empty hex would have no open side towards another one."""
    return EDGES[look].count(OPEN) == open_sides(signature)


def claim(state: AntropolisState, tile: int) -> None:
    """A9.2-A9.6: if the new tile completes its nest, its queens score and go home."""
    nest = state.nest[tile]
    if nest < 0 or state.nest_open[nest]:
        return
    won = shares(state.nest_value[nest], queens_in(state, nest))
    for seat, points in enumerate(won):
        state.points[COUNTED * seat + NESTS] += points
        for space in members(state.standing[KIND_COUNT * seat + QUEEN]):
            if state.nest[space >> 1] == nest:
                for _ in range(count(state, space, QUEEN)):
                    take_to_hand(state, seat, QUEEN, space)
