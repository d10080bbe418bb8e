"""Where every surface lies in a picture of the whole table.

The offer is on top, boards follow, and the players' surfaces make a grid below, all at one scale:
the arrangement that makes them largest within the frame wins. What all share may be larger than
that, as far as it costs the players nothing.
"""

from __future__ import annotations

from itertools import groupby, product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formicarium.stage.bounds import Box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.scene import Surface

FRAME_WIDTH, FRAME_HEIGHT = 1536.0, 960.0
GAP = 18.0
PADDING = 14.0
TITLE = 42.0
_GROWTHS = (1.0, 1.15, 1.3, 1.5)

Cell: TypeAlias = "tuple[Surface, ...]"
"""The surfaces of one seat, which stay together."""


class Card(NamedTuple):
    """A surface and the rectangle that it gets, with room for its title."""

    surface: Surface
    x: float
    y: float
    width: float
    height: float
    scale: float

    @property
    def origin(self) -> tuple[float, float]:
        """Where the surface itself begins: in the middle of what the title leaves."""
        across = (self.width - self.surface.width * self.scale) / 2
        down = (self.height - TITLE - self.surface.height * self.scale - PADDING) / 2
        return self.x + across, self.y + TITLE + down


class Plan(NamedTuple):
    """All cards, and the size of what they cover."""

    cards: tuple[Card, ...]
    width: float
    height: float


class _Row(NamedTuple):
    cells: tuple[Cell, ...]
    slots: int
    """How many cells a full row has; the cells of a shorter one stand in the middle."""
    growth: float = 1.0
    """How much larger than the players' surfaces these are."""


class _Arrangement(NamedTuple):
    rows: tuple[_Row, ...]
    stacked: bool
    """Whether the surfaces of one seat lie one below the other."""

    def cell_size(self, cell: Cell, scale: float) -> tuple[float, float]:
        widths = [surface.width * scale + 2 * PADDING for surface in cell]
        heights = [surface.height * scale + TITLE + PADDING for surface in cell]
        between = GAP * (len(cell) - 1)
        if self.stacked:
            return max(widths), sum(heights) + between
        return sum(widths) + between, max(heights)

    def row_size(self, row: _Row, scale: float) -> tuple[float, float]:
        sizes = [self.cell_size(cell, scale * row.growth) for cell in row.cells]
        widths = [width for width, _ in sizes]
        empty = max(widths) * (row.slots - len(row.cells))
        return sum(widths) + empty + GAP * (row.slots - 1), max(height for _, height in sizes)

    def size(self, scale: float) -> tuple[float, float]:
        sizes = [self.row_size(row, scale) for row in self.rows]
        return max(width for width, _ in sizes), sum(h for _, h in sizes) + GAP * (len(sizes) - 1)

    def cards(self, scale: float) -> Iterator[Card]:
        """Lay the cards out; every row grows to the width of the widest."""
        total, _ = self.size(scale)
        y = 0.0
        for row in self.rows:
            width, height = self.row_size(row, scale)
            spare = (total - width) / row.slots
            yield from self._row_cards(row, y, height, spare, scale * row.growth)
            y += height + GAP

    def _row_cards(
        self, row: _Row, y: float, height: float, spare: float, scale: float
    ) -> Iterator[Card]:
        widths = [self.cell_size(cell, scale)[0] + spare for cell in row.cells]
        x = (row.slots - len(row.cells)) * (max(widths) + GAP) / 2
        for cell, width in zip(row.cells, widths, strict=True):
            yield from self._cell_cards(cell, Box(x, y, width, height), scale)
            x += width + GAP

    def _cell_cards(self, cell: Cell, room: Box, scale: float) -> Iterator[Card]:
        """Share the room of a cell out among its surfaces, the spare part evenly."""
        needed_width, needed_height = self.cell_size(cell, scale)
        x, y = room.x, room.y
        for surface in cell:
            width, height = self.cell_size((surface,), scale)
            if self.stacked:
                height += (room.height - needed_height) / len(cell)
                yield Card(surface, x, y, room.width, height, scale)
                y += height + GAP
            else:
                width += (room.width - needed_width) / len(cell)
                yield Card(surface, x, y, width, room.height, scale)
                x += width + GAP


def plan(surfaces: Sequence[Surface]) -> Plan:
    """Find the best arrangement.

    >>> from formicarium.core.message import message
    >>> from formicarium.core.scene import Surface
    >>> offer = Surface("offer", "offer", message("t"), 100, 20, ())
    >>> nests = [Surface(f"nest-{n}", "player", message("t"), 50, 50, (), n) for n in range(4)]
    >>> cards = plan([*nests, offer]).cards
    >>> [card.surface.id for card in cards]
    ['offer', 'nest-0', 'nest-1', 'nest-2', 'nest-3']
    >>> cards[0].y < cards[1].y == cards[2].y
    True
    """
    if not surfaces:
        return Plan((), 0, 0)
    arrangement = max(_arrangements(surfaces), key=_worth)
    scale = _best_scale(arrangement)
    width, height = arrangement.size(scale)
    return Plan(tuple(arrangement.cards(scale)), width, height)


def _arrangements(surfaces: Sequence[Surface]) -> Iterator[_Arrangement]:
    top = [[(each,) for each in surfaces if each.kind == kind] for kind in ("offer", "board")]
    players = sorted((each for each in surfaces if each.kind == "player"), key=_seat)
    cells = [tuple(group) for _, group in groupby(players, key=_seat)]
    for columns in range(1, max(1, len(cells)) + 1):
        starts = range(0, len(cells), columns)
        grid = [_Row(tuple(cells[at : at + columns]), columns) for at in starts]
        for growth, stacked in product(_GROWTHS, (False, True)):
            shared = [_Row(tuple(row), len(row), growth) for row in top if row]
            yield _Arrangement((*shared, *grid), stacked)


def _seat(surface: Surface) -> int:
    return -1 if surface.seat is None else surface.seat


def _worth(arrangement: _Arrangement) -> tuple[float, ...]:
    """Large surfaces first, then full rows, then large shared surfaces, then little paper."""
    scale = _best_scale(arrangement)
    gaps = sum(row.slots - len(row.cells) for row in arrangement.rows)
    width, height = arrangement.size(scale)
    return (float(f"{scale:.3g}"), -gaps, arrangement.rows[0].growth, -width * height)


def _best_scale(arrangement: _Arrangement) -> float:
    """Find the largest scale that fits, by halving: sizes only grow with the scale."""
    low, high = 0.0, 1e4
    for _ in range(50):
        middle = (low + high) / 2
        width, height = arrangement.size(middle)
        fits = width <= FRAME_WIDTH and height <= FRAME_HEIGHT
        low, high = (middle, high) if fits else (low, middle)
    return low
