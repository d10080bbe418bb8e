"""How good a start space is (Q1b).

The terrain around the start spaces of a player count is much the same, so the prey decides: a prey
is worth what it brings, in the share that a start space has of it by its distance.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.games.myrmes.components import PREY_FOOD, PREY_POINTS, PREY_SOLDIERS
from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.rules.geometry import LAIRS, NEIGHBOURS, START_SPACES

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


def start_worth(state: MyrmesState, seat: int) -> float:
    """Guess what the prey near the start space of a seat will bring; 0 if it has not chosen one."""
    if not state.exits[seat]:
        return 0.0
    shares = _shares(state.players, state.exits[seat][0])
    return sum([share * _worth(prey) for share, prey in zip(shares, state.prey, strict=True)])


def _worth(prey: int) -> float:
    """M8.2: what a prey brings, less its soldiers."""
    return (
        PREY_POINTS[prey]
        + PREY_FOOD[prey] * w.CUBE
        + w.PREY_TOKEN
        - w.START_SOLDIER * PREY_SOLDIERS[prey]
    )


@cache
def _shares(players: int, start: int) -> tuple[float, ...]:
    """Return for each prey space the share that a colony from this start space has of it."""
    near = {place: _nearness(players, place) for place in START_SPACES[players]}
    return tuple(
        [
            w.START_PREY * near[start][lair] ** 2 / sum(each[lair] for each in near.values())
            for lair in LAIRS[players]
        ]
    )


@cache
def _nearness(players: int, start: int) -> dict[int, float]:
    """Return a number for each hex that shrinks with every step of the way there."""
    found = {start: 1.0}
    edge = [start]
    for place in edge:
        for near in NEIGHBOURS[players][place]:
            if near not in found:
                found[near] = found[place] * w.START_STEP
                edge.append(near)
    return found
