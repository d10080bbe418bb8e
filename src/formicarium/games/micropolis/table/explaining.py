"""What made the points of a cell of the score sheet, line by line (P11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.explained import Part
from formicarium.core.message import message
from formicarium.games.micropolis.components import ANTS, BARRACKS_CAPACITY, TILE_CODES
from formicarium.games.micropolis.rules import scoring
from formicarium.games.micropolis.rules.barracks import full_barracks
from formicarium.games.micropolis.rules.galleries import covered, galleries
from formicarium.games.micropolis.rules.sources import SOURCES
from formicarium.games.micropolis.table import pieces

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formicarium.core.explained import Cell, Gain
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.galleries import Gallery
    from formicarium.games.micropolis.rules.state import MicropolisState

REASONS: Final = frozenset({"galleries", "royal gallery", "red army"})
"""Somebody else has more, or no queen is alone in her gallery."""


def explain(
    seen: MicropolisState,
    gains: Sequence[Gain[MicropolisState, MicropolisAction]],
    cell: Cell,
) -> tuple[Part, ...]:
    """Explain the points of an anthill from one source; all of them follow from the table.

    >>> import formicarium as fm
    >>> from formicarium.core.explained import Cell
    >>> seen = fm.game("micropolis").new(players=2, seed=7).imagine(None)
    >>> [(part.what.id, part.points) for part in explain(seen, (), Cell(0, 0, "red army"))]
    [('micropolis-part-largest-army', 5)]
    """
    anthill = cell.seat * seen.each + cell.board
    return tuple(_PARTS[SOURCES.index(cell.source)](seen, anthill))


def _population(seen: MicropolisState, anthill: int) -> Iterator[Part]:
    """P11.1: tiles with equally many ants are told together."""
    tiles = seen.anthills[anthill]
    for ants in sorted({ANTS[tile] for tile in tiles} - {0}, reverse=True):
        alike = [tile for tile in tiles if ANTS[tile] == ants]
        what = message("micropolis-part-population", tiles=len(alike), ants=ants)
        yield Part(what, scoring.population(tuple(alike)), _tiles(alike))


def _galleries(seen: MicropolisState, anthill: int) -> Iterator[Part]:
    """P11.2: the most populous galleries here, or those with more ants elsewhere."""
    best = [scoring.most_populous(tiles) for tiles in seen.anthills]
    own, most = best[anthill], max(best)
    points = scoring.majority(own, most)
    shown = [anthill] if own == most else [n for n, ants in enumerate(best) if ants == most]
    homes = [
        tile
        for index in shown
        for gallery, tiles in _by_gallery(seen, index)
        for tile in tiles
        if gallery.ants == most
    ]
    if not most:
        yield Part(message("micropolis-part-no-ants"), points)
    elif points:
        yield Part(message("micropolis-part-most-ants", ants=own), points, _tiles(homes))
    else:
        what = message("micropolis-part-fewer-ants", ants=own, most=most)
        yield Part(what, points, _tiles(homes))


def _harvest(seen: MicropolisState, anthill: int) -> Iterator[Part]:
    """P11.3: each gallery with fruits."""
    for gallery, tiles in _by_gallery(seen, anthill):
        if points := scoring.crop(gallery):
            yield Part(
                message("micropolis-part-harvest", fruits=gallery.fruit), points, _tiles(tiles)
            )


def _royal_gallery(seen: MicropolisState, anthill: int) -> Iterator[Part]:
    """P11.4: each gallery with queens, also those with too many."""
    crowned = [found for found in _by_gallery(seen, anthill) if found[0].queens]
    for gallery, tiles in crowned:
        what = message("micropolis-part-queens", queens=gallery.queens, tiles=gallery.tiles)
        yield Part(what, scoring.reign(gallery), _tiles(tiles))
    if not crowned:
        yield Part(message("micropolis-part-no-queen"), 0)


def _red_army(seen: MicropolisState, anthill: int) -> Iterator[Part]:
    """P11.5: this army, or those that are larger."""
    own, most = seen.army[anthill], max(seen.army)
    points = scoring.majority(own, most)
    if not most:
        yield Part(message("micropolis-part-no-army"), points)
    elif points:
        what = message("micropolis-part-largest-army", soldiers=own)
        yield Part(what, points, _armies(seen, [anthill]))
    else:
        larger = [index for index, army in enumerate(seen.army) if army == most]
        what = message("micropolis-part-smaller-army", soldiers=own, most=most)
        yield Part(what, points, _armies(seen, larger))


def _barracks(seen: MicropolisState, anthill: int) -> Iterator[Part]:
    """P11.6: each full barracks."""
    for tile in full_barracks(seen.anthills[anthill], seen.full):
        soldiers = BARRACKS_CAPACITY[tile]
        what = message("micropolis-part-barracks", tile=TILE_CODES[tile], soldiers=soldiers)
        garrison = [pieces.soldier(pieces.barracks(tile), each) for each in range(soldiers)]
        yield Part(what, scoring.garrison(tile), (*_tiles([tile]), *garrison))


_PARTS: Final = (_population, _galleries, _harvest, _royal_gallery, _red_army, _barracks)
"""In the order of the sources."""


def _by_gallery(seen: MicropolisState, anthill: int) -> Iterator[tuple[Gallery, list[int]]]:
    """Yield each gallery of an anthill with the tiles that it reaches."""
    tiles = seen.anthills[anthill]
    for gallery, places in zip(galleries(tiles), covered(tiles), strict=True):
        yield gallery, [tiles[place] for place in places]


def _tiles(tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple([pieces.tile_id(tile) for tile in dict.fromkeys(tiles)])


def _armies(seen: MicropolisState, anthills: Iterable[int]) -> tuple[str, ...]:
    return tuple(
        pieces.soldier(pieces.army(anthill), number)
        for anthill in anthills
        for number in range(seen.army[anthill])
    )
