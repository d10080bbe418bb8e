"""How well a seat stands: the points it can expect, less those of its best rival.

The value of an anthill is what it would score now plus what it promises (``anthill``): open
galleries and tiles to come. Soldiers, architect markers and the two majorities (``majorities``)
are added. Everything is in points (``weights``), and promises shrink as the anthill nears
completion, so that at the end of the game the evaluation is the lead in points. The evaluation
ignores the row and the stack.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from formicarium.games.micropolis.components import ARMY_CAP
from formicarium.games.micropolis.evaluation import weights as w
from formicarium.games.micropolis.evaluation.anthill import prospect
from formicarium.games.micropolis.evaluation.majorities import majorities
from formicarium.games.micropolis.rules import scoring
from formicarium.games.micropolis.rules.state import NOTHING, MicropolisState

_ARMY_WORTH: Final[tuple[float, ...]] = (
    0.0,
    *accumulate(w.SOLDIER * w.NEXT_SOLDIER**n for n in range(ARMY_CAP)),
)
"""The value of an army early in the game, by its number of soldiers."""


def evaluate(state: MicropolisState, seat: int) -> float:
    """Guess by how many points the seat will be ahead of its best rival.

    >>> import formicarium as fm
    >>> evaluate(fm.game("micropolis").new(players=2, seed=7), seat=0)
    0.0
    """
    if state.site == NOTHING:
        return _lead(state, seat)
    lead, decided = _decided(state)
    return lead if seat == state.actor else _lead(decided, seat)


def expectations(state: MicropolisState) -> list[float]:
    """Guess the final points of every seat.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> points, same = expectations(state)
    >>> points == same
    True
    """
    return _expected(state if state.site == NOTHING else _decided(state)[1])


def _expected(state: MicropolisState) -> list[float]:
    """Guess the final points while no barracks or guard waits for a decision."""
    prospects = [prospect(anthill) for anthill in state.anthills]
    left = sum([found.left for found in prospects]) / len(prospects)
    time = min(1.0, left / w.TIME_TO_SPEND)
    ants = majorities([found.ants for found in prospects], w.SPREAD_OF_ANTS * left)
    soldiers = majorities(state.army, w.SPREAD_OF_ARMIES * left)
    values = [w.ARCHITECT_MARKER * time * markers for markers in state.architect_markers]
    each = state.each
    for index, found in enumerate(prospects):
        values[index // each] += (
            found.points
            + scoring.barracks(found.barracks, state.full)
            + _ARMY_WORTH[state.army[index]] * time
            + ants[index]
            + soldiers[index]
        )
    return values


def _lead(state: MicropolisState, seat: int) -> float:
    values = _expected(state)
    own = values.pop(seat)
    return own - max(values)


def _decided(state: MicropolisState) -> tuple[float, MicropolisState]:
    """Return the best lead of the owner of a new barracks or guard, and the table it leads to."""
    ways = []
    for action in state.legal_actions(state.actor):
        after = state.copy()
        after.advance(action)
        ways.append(after)
    leads = [_lead(after, state.actor) for after in ways]
    best = max(leads)
    return best, ways[leads.index(best)]
