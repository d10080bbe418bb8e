"""How well a seat stands: the points it can expect, less those of its best rival.

An anthill is worth what it would score now and what it promises: galleries that are still open,
soldiers to spend, the two majorities, an architect marker, and the tiles that are still to come.
All of that is in points and fades as the anthill nears completion, so that at the end of the game
the evaluation is the lead in points itself. It never looks at the row or the stack.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, pairwise
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.micropolis import scoring
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    ARMY_CAP,
    FRUITS,
    HARVEST_POINTS,
    MAJORITY_BONUS,
)
from formicarium.games.micropolis.galleries import Gallery, galleries
from formicarium.games.micropolis.state import NOTHING, MicropolisState

if TYPE_CHECKING:
    from collections.abc import Sequence

TILE_TO_COME: Final = 4.0
"""What a tile that is yet to be laid brings, beyond all that is counted below."""

SOLDIER: Final = 2.0
"""What the first soldier of an army is worth early on: it pays for a choice or mans a barracks."""
NEXT_SOLDIER: Final = 0.9
"""Each further soldier is worth this part of the one before: there is less and less to buy."""
TIME_TO_SPEND: Final = 3
"""With fewer turns left than this, soldiers and architect markers lose worth: time runs out."""

ARCHITECT_MARKER: Final = 3.0
"""What an architect marker is worth while there is time to use it."""

CARRIES_ON: Final = 0.65
"""The chance that a tile laid at an opening carries the gallery on."""
ROYAL_GROWTH: Final = 0.5
"""Points for each tile by which an opening may lengthen the gallery of a lone queen."""
QUEEN_COMES: Final = 0.1
"""The same for a gallery without a queen, for each tile it has: one may move in later."""
FRUIT_GROWTH: Final = 0.3
"""How many fruits a tile brings through an opening, all kinds together."""
ANT_GROWTH: Final = 0.8
"""How many ants a tile brings through an opening, for the most populous gallery."""

SPREAD_OF_ANTS: Final = 0.7
"""How far the most populous galleries drift apart in a turn: an early lead means little."""
SPREAD_OF_ARMIES: Final = 0.7
"""The same for the armies."""

_REACH: Final = (0.0, *accumulate(CARRIES_ON**n for n in range(1, ANTHILL_SIZE)))
"""By tiles to come, how many of them a gallery may reach through one opening."""
_ARMY_WORTH: Final = (0.0, *accumulate(SOLDIER * NEXT_SOLDIER**n for n in range(ARMY_CAP)))
"""By soldiers, what an army is worth early in the game."""
_NEXT_FRUIT: Final = tuple(
    (more - fewer) * (len(FRUITS) - kinds) / len(FRUITS)
    for kinds, (fewer, more) in enumerate(pairwise((*HARVEST_POINTS, HARVEST_POINTS[-1])))
)
"""By kinds of fruit in a gallery, what any next fruit brings if it is a new kind."""


class Outlook(NamedTuple):
    """What the tiles of an anthill are worth, whatever its soldiers do."""

    points: float
    """Printed points and the promise of open galleries and of tiles to come."""
    ants: float
    """How many ants its most populous gallery may have in the end."""


def evaluate(state: MicropolisState, seat: int) -> float:
    """Guess by how many points the seat will be ahead of its best rival.

    >>> import formicarium as fm
    >>> evaluate(fm.game("micropolis").new(players=2, seed=7), seat=0)
    0.0
    """
    if state.site != NOTHING:
        state = _decided(state)
    return _lead(state, seat)


def expectations(state: MicropolisState) -> list[float]:
    """Guess the final points of every seat.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> points, same = expectations(state)
    >>> points == same
    True
    """
    outlooks = [outlook(anthill) for anthill in state.anthills]
    ants = [found.ants for found in outlooks]
    left = ANTHILL_SIZE - sum([len(anthill) for anthill in state.anthills]) / len(ants)
    time = min(1.0, left / TIME_TO_SPEND)
    values = [ARCHITECT_MARKER * time * markers for markers in state.architect_markers]
    for index, anthill in enumerate(state.anthills):
        values[index // state.each] += (
            outlooks[index].points
            + scoring.barracks(anthill, state.full)
            + _ARMY_WORTH[state.army[index]] * time
            + majority(ants, index, SPREAD_OF_ANTS * left)
            + majority(state.army, index, SPREAD_OF_ARMIES * left)
        )
    return values


def majority(counts: Sequence[float], index: int, spread: float) -> float:
    """Points to expect from an award for the most; without a spread, the points themselves.

    >>> majority([8, 8, 5], 0, 0.0), majority([8, 6], 1, 0.0), majority([0, 0], 0, 0.0)
    (5.0, 0.0, 0.0)
    >>> 2.5 < majority([8, 6], 0, 3.0) < 5.0
    True
    """
    own = counts[index]
    lead = own - max([count for other, count in enumerate(counts) if other != index])
    if spread:
        return MAJORITY_BONUS / (1.0 + exp(-lead / spread))
    return float(MAJORITY_BONUS) if own and lead >= 0 else 0.0


@lru_cache(maxsize=1 << 15)
def outlook(anthill: tuple[int, ...]) -> Outlook:
    """Look at the tiles of an anthill and at what they promise.

    >>> outlook(()).points == TILE_TO_COME * ANTHILL_SIZE
    True
    """
    left = ANTHILL_SIZE - len(anthill)
    open_ones = [gallery for gallery in galleries(anthill) if gallery.openings]
    points = scoring.population(anthill) + scoring.harvest(anthill)
    points += scoring.royal_galleries(anthill)
    promise = sum([_promise(gallery, left) for gallery in open_ones])
    reach = [found.ants + ANT_GROWTH * found.openings * _REACH[left] for found in open_ones]
    return Outlook(
        points + promise + TILE_TO_COME * left,
        max([scoring.most_populous(anthill), *reach]),
    )


def _promise(gallery: Gallery, left: int) -> float:
    """What the openings of a gallery may bring with so many tiles to come."""
    reach = gallery.openings * _REACH[left]
    promise = FRUIT_GROWTH * reach * _NEXT_FRUIT[gallery.fruit]
    if gallery.queens == 1:
        promise += ROYAL_GROWTH * reach
    elif not gallery.queens:
        promise += QUEEN_COMES * reach * gallery.tiles
    return promise


def _lead(state: MicropolisState, seat: int) -> float:
    values = expectations(state)
    own = values.pop(seat)
    return own - max(values)


def _decided(state: MicropolisState) -> MicropolisState:
    """The table after the owner of a new barracks or guard has decided as is best for her."""
    owner = state.actor
    ways = []
    for action in state.legal_actions(owner):
        after = state.copy()
        after.advance(action)
        ways.append(after)
    return max(ways, key=lambda after: _lead(after, owner))
