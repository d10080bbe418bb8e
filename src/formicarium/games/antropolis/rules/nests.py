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


def shares(value: int, queens: list[int], halved: bool) -> list[int]:
    """A9.5, AQ23: return the points by seat: most queens take all; those who tie get a part.

    It is rounded up, and half of the value if ties are halved, whatever the number of players.

    >>> shares(4, [1, 0], True), shares(5, [1, 1], True), shares(4, [0, 0], True)
    ([4, 0], [3, 3], [0, 0])
    >>> shares(7, [1, 1, 1, 0], True), shares(7, [1, 1, 1, 0], False)
    ([4, 4, 4, 0], [3, 3, 3, 0])
    """
    most = max(queens)
    if not most:
        return [0] * len(queens)
    tied = queens.count(most)
    each = -(-value // (min(tied, 2) if halved else tied))
    return [each if number == most else 0 for number in queens]


def claims(state: AntropolisState, nest: int) -> list[int]:
    """A9.4, A9.5: return the points by seat if a nest is complete with the queens in it."""
    return shares(state.nest_value[nest], queens_in(state, nest), state.halved)


def closes(look: int, signature: int) -> bool:
    """A9.2: whether a nest tile on an empty hex would have no open side towards another one."""
    return EDGES[look].count(OPEN) == open_sides(signature)


def claim(state: AntropolisState, tile: int) -> None:
    """A9.2-A9.6: if the new tile completes its nest, its queens score and go home."""
    nest = state.nest[tile]
    if nest < 0 or state.nest_open[nest]:
        return
    for seat, points in enumerate(claims(state, nest)):
        state.points[COUNTED * seat + NESTS] += points
        for space in members(state.standing[KIND_COUNT * seat + QUEEN]):
            if state.nest[space >> 1] == nest:
                for _ in range(count(state, space, QUEEN)):
                    take_to_hand(state, seat, QUEEN, space)
