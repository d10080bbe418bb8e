"""The layout of surfaces in a picture of the whole table.

The offer is on top. Boards follow below it or beside the players' surfaces, which form a grid. All
players' surfaces have the same scale; shared surfaces may be larger. The best arrangement shows
boards and players largest within the frame.
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
_GROWTHS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)


class Card(NamedTuple):
    """A surface and its rectangle, including its title."""

    surface: Surface
    x: float
    y: float
    width: float
    height: float
    scale: float

    @property
    def origin(self) -> tuple[float, float]:
        """The position of the surface's zero; the surface is centred below the title."""
        surface, scale = self.surface, self.scale
        across = (self.width - surface.width * scale) / 2 - surface.x * scale
        down = (self.height - TITLE - surface.height * scale - PADDING) / 2 - surface.y * scale
        return self.x + across, self.y + TITLE + down


class Plan(NamedTuple):
    """All cards and their total size."""

    cards: tuple[Card, ...]
    width: float
    height: float


class _Leaf(NamedTuple):
    """One surface, larger than those of the players by a factor."""

    surface: Surface
    growth: float = 1.0

    def size(self, scale: float) -> tuple[float, float]:
        width, height = self.surface.width, self.surface.height
        grown = scale * self.growth
        return width * grown + 2 * PADDING, height * grown + TITLE + PADDING

    def cards(self, room: Box, scale: float) -> Iterator[Card]:
        yield Card(self.surface, *room, scale * self.growth)


class _Line(NamedTuple):
    """Parts side by side or one below the other; they share spare room evenly."""

    parts: tuple[_Part, ...]
    across: bool
    slots: int = 0
    """The number of parts of a full line; a shorter line is centred."""

    def size(self, scale: float) -> tuple[float, float]:
        sizes = [part.size(scale) for part in self.parts]
        along = [self._turned(size)[0] for size in sizes]
        length = sum(along) + max(along) * self.missing + GAP * (len(along) + self.missing - 1)
        return self._turned((length, max(self._turned(size)[1] for size in sizes)))

    @property
    def missing(self) -> int:
        return max(0, self.slots - len(self.parts))

    def cards(self, room: Box, scale: float) -> Iterator[Card]:
        lengths = [self._turned(part.size(scale))[0] for part in self.parts]
        whole = self._turned((room.width, room.height))[0]
        spare = (whole - self._turned(self.size(scale))[0]) / (len(lengths) + self.missing)
        at = self.missing * (max(lengths) + spare + GAP) / 2
        for part, length in zip(self.parts, lengths, strict=True):
            yield from part.cards(self._piece(room, at, length + spare), scale)
            at += length + spare + GAP

    def _piece(self, room: Box, at: float, length: float) -> Box:
        if self.across:
            return Box(room.x + at, room.y, length, room.height)
        return Box(room.x, room.y + at, room.width, length)

    def _turned(self, size: tuple[float, float]) -> tuple[float, float]:
        """Swap width and height unless the line runs across."""
        return size if self.across else (size[1], size[0])


_Part: TypeAlias = "_Leaf | _Line"


class _Arrangement(NamedTuple):
    whole: _Line
    scale: float
    growth: float
    has_board: bool
    gaps: int

    def worth(self) -> tuple[float, ...]:
        """Prefer large surfaces, then full rows, then large shared surfaces, then a small area."""
        seen = self.scale * self.scale * self.growth if self.has_board else self.scale
        width, height = self.whole.size(self.scale)
        return (float(f"{seen:.3g}"), -self.gaps, self.growth, -width * height)


def plan(surfaces: Sequence[Surface]) -> Plan:
    """Return the best arrangement.

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
    whole, scale, *_ = max(_arrangements(surfaces), key=_Arrangement.worth)
    width, height = whole.size(scale)
    return Plan(tuple(whole.cards(Box(0, 0, width, height), scale)), width, height)


def _arrangements(surfaces: Sequence[Surface]) -> Iterator[_Arrangement]:
    offers, boards = ([each for each in surfaces if each.kind == kind] for kind in _SHARED)
    players = sorted((each for each in surfaces if each.kind == "player"), key=_seat)
    seats = [tuple(group) for _, group in groupby(players, key=_seat)]
    columns = range(1, max(1, len(seats)) + 1)
    most = min(min(FRAME_WIDTH / each.width, FRAME_HEIGHT / each.height) for each in surfaces)
    for growth, count, stacked in product(_GROWTHS, columns, (False, True)):
        shared = (_row(offers, growth), _row(boards, growth))
        grid = _grid(seats, count, stacked)
        gaps = -len(seats) % count
        for whole in _wholes(*shared, grid):
            yield _Arrangement(whole, _best_scale(whole, most), growth, bool(boards), gaps)


_SHARED = ("offer", "board")


def _seat(surface: Surface) -> int:
    return -1 if surface.seat is None else surface.seat


def _row(surfaces: Sequence[Surface], growth: float) -> tuple[_Part, ...]:
    leaves = tuple(_Leaf(surface, growth) for surface in surfaces)
    return (_Line(leaves, across=True),) if leaves else ()


def _grid(seats: Sequence[tuple[Surface, ...]], columns: int, stacked: bool) -> tuple[_Part, ...]:
    """Arrange seats in rows; the surfaces of one seat stay together, side by side or stacked."""
    cells = [_Line(tuple(map(_Leaf, cell)), across=not stacked) for cell in seats]
    rows = [tuple(cells[at : at + columns]) for at in range(0, len(cells), columns)]
    return tuple(_Line(row, across=True, slots=columns) for row in rows)


def _wholes(
    offers: tuple[_Part, ...], boards: tuple[_Part, ...], grid: tuple[_Part, ...]
) -> Iterator[_Line]:
    """Yield all in one column; also the boards, with or without the offer, beside the players."""
    yield _Line((*offers, *boards, *grid), across=False)
    if boards and grid:
        players = _Line(grid, across=False)
        beside = _Line((*boards, players), across=True)
        yield _Line((*offers, beside), across=False)
        yield _Line((_Line((*offers, *boards), across=False), players), across=True)


def _best_scale(whole: _Line, most: float) -> float:
    """Find the largest scale that fits by bisection; sizes grow with the scale."""
    low, high = 0.0, most
    for _ in range(20):
        middle = (low + high) / 2
        width, height = whole.size(middle)
        fits = width <= FRAME_WIDTH and height <= FRAME_HEIGHT
        low, high = (middle, high) if fits else (low, middle)
    return low
