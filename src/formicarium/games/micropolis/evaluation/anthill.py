"""The value of the tiles of an anthill: what they score, and what their openings promise."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    BARRACKS_CAPACITY,
    FRUITS,
    HARVEST_POINTS,
)
from formicarium.games.micropolis.evaluation import weights as w
from formicarium.games.micropolis.rules import scoring
from formicarium.games.micropolis.rules.galleries import galleries

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.galleries import Gallery

_REACH: Final[tuple[float, ...]] = (
    0.0,
    *accumulate(w.CARRIES_ON**n for n in range(1, ANTHILL_SIZE)),
)
"""How many tiles a gallery may reach through one opening, by the number of tiles to come."""
_NEXT_FRUIT: Final = tuple(
    (more - fewer) * (len(FRUITS) - kinds) / len(FRUITS)
    for kinds, (fewer, more) in enumerate(pairwise((*HARVEST_POINTS, HARVEST_POINTS[-1])))
)
"""The expected points of the next fruit, by the number of kinds in the gallery."""


class Prospect(NamedTuple):
    """The value of the tiles of an anthill, without its soldiers."""

    points: float
    """Points for what is printed, plus the promise of open galleries and of tiles to come."""
    ants: float
    """How many ants its most populous gallery may have at the end."""
    barracks: tuple[int, ...]
    """Its tiles with a barracks."""
    left: int
    """How many tiles are still to come."""


@lru_cache(maxsize=1 << 15)
def prospect(anthill: tuple[int, ...]) -> Prospect:
    """Return the value of the tiles of an anthill.

    >>> prospect(()).points == w.TILE_TO_COME * ANTHILL_SIZE
    True
    """
    left = ANTHILL_SIZE - len(anthill)
    open_ones = [gallery for gallery in galleries(anthill) if gallery.openings]
    points = scoring.population(anthill) + scoring.harvest(anthill)
    points += scoring.royal_galleries(anthill)
    promise = sum([_promise(gallery, left) for gallery in open_ones])
    reach = [found.ants + w.ANT_GROWTH * found.openings * _REACH[left] for found in open_ones]
    return Prospect(
        points + promise + w.TILE_TO_COME * left,
        max([scoring.most_populous(anthill), *reach]),
        tuple([tile for tile in anthill if BARRACKS_CAPACITY[tile]]),
        left,
    )


def _promise(gallery: Gallery, left: int) -> float:
    """Return what the openings of a gallery may bring with ``left`` tiles to come."""
    reach = gallery.openings * _REACH[left]
    promise = w.FRUIT_GROWTH * reach * _NEXT_FRUIT[gallery.fruit]
    if gallery.queens == 1:
        promise += w.ROYAL_GROWTH * reach
    elif not gallery.queens:
        promise += w.QUEEN_COMES * reach * gallery.tiles
    return promise
