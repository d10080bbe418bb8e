"""The six categories of the score pad (P11), each anthill on its own (P12.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.score_sheet import Column, ScoreSheet
from formicarium.games.micropolis.components import (
    ANTS,
    BARRACKS_CAPACITY,
    BARRACKS_POINTS,
    BIT,
    HARVEST_POINTS,
    MAJORITY_BONUS,
)
from formicarium.games.micropolis.rules.galleries import galleries
from formicarium.games.micropolis.rules.sources import SOURCES

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.galleries import Gallery
    from formicarium.games.micropolis.rules.state import MicropolisState


def score_sheet(state: MicropolisState) -> ScoreSheet:
    """Return the points of every anthill as it is now."""
    best = [most_populous(anthill) for anthill in state.anthills]
    most_ants, most_soldiers = max(best), max(state.army)
    columns = []
    for index, anthill in enumerate(state.anthills):
        points = (
            population(anthill),
            majority(best[index], most_ants),
            harvest(anthill),
            royal_galleries(anthill),
            majority(state.army[index], most_soldiers),
            barracks(anthill, state.full),
        )
        seat, board = divmod(index, state.each)
        columns.append(Column(seat, board, dict(zip(SOURCES, points, strict=True))))
    return ScoreSheet(columns, state.players)


def population(anthill: tuple[int, ...]) -> int:
    """P11.1: a point for every printed ant, workers and specialists alike."""
    return sum([ANTS[tile] for tile in anthill])


def most_populous(anthill: tuple[int, ...]) -> int:
    """P11.2: how many printed ants live in the anthill's most populous gallery."""
    return max([gallery.ants for gallery in galleries(anthill)], default=0)


def majority(own: int, most: int) -> int:
    """P11.2, P11.5: everyone with the most gets the bonus, unless the most is zero (PQ13)."""
    return MAJORITY_BONUS if own == most > 0 else 0


def harvest(anthill: tuple[int, ...]) -> int:
    """P11.3: what all galleries bring together."""
    return sum([crop(gallery) for gallery in galleries(anthill)])


def crop(gallery: Gallery) -> int:
    """P11.3: what a gallery brings by its number of different fruits."""
    return HARVEST_POINTS[gallery.fruit]


def royal_galleries(anthill: tuple[int, ...]) -> int:
    """P11.4: what all galleries bring together."""
    return sum([reign(gallery) for gallery in galleries(anthill)])


def reign(gallery: Gallery) -> int:
    """P11.4: a point per tile of a gallery with exactly one queen."""
    return gallery.tiles if gallery.queens == 1 else 0


def barracks(anthill: tuple[int, ...], full: int) -> int:
    """P11.6: every full barracks by its capacity; ``full`` is a set of tiles as a mask."""
    return sum([garrison(tile) for tile in anthill if full & BIT[tile]])


def garrison(tile: int) -> int:
    """P11.6: what the full barracks of a tile bring."""
    return BARRACKS_POINTS[BARRACKS_CAPACITY[tile]]


def ranks(state: MicropolisState) -> list[tuple[int, ...]]:
    """P11.7: most points, then the larger army (P12.14: the better of two), then shared."""
    scores = score_sheet(state).totals()
    return [(scores[seat], max(state.armies_of(seat))) for seat in range(state.players)]
