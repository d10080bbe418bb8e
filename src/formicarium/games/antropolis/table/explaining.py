"""What made the points of a cell of the score sheet, line by line (A9-A11, S8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.explained import Part
from formicarium.core.labels import player
from formicarium.core.message import message
from formicarium.games.antropolis.components import KINDS, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.options import RULESETS, target
from formicarium.games.antropolis.rules import ants, board, scoring, tunnels
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.geometry import hex_name
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.rules.sources import SOURCES
from formicarium.games.antropolis.table import pieces, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from formicarium.core.explained import Cell, Gain
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState

    _Gains = Sequence[Gain[AntropolisState, AntropolisAction]]

REASONS: Final = frozenset({"first to target", "tiles in hand"})
"""Somebody else was first, or there are too few tiles for a point."""


def explain(seen: AntropolisState, gains: _Gains, cell: Cell) -> tuple[Part, ...]:
    """Explain the points of a seat: those of nests and tunnels from the course of the game.

    >>> import formicarium as fm
    >>> from formicarium.core.explained import Cell
    >>> seen = fm.game("antropolis").new(players=2, seed=7).imagine(None)
    >>> [(part.what.id, part.points) for part in explain(seen, (), Cell(0, 0, "food"))]
    []
    """
    if cell.source in _COUNTED:
        tell = _COUNTED[cell.source]
        return tuple([tell(gain.after, gain.points) for gain in gains])
    return tuple(_BONUS[cell.source](seen, cell.seat, cell.points(seen)))


# Points that are counted during the game: one line for each tile that brought some.


def _nest(after: AntropolisState, points: int) -> Part:
    """A9.4, A9.5: the nest that the newest tile completed."""
    nest = after.nest[-1]
    worth = after.nest_value[nest]
    shared = "-shared" if points < worth else ""
    tiles = [tile for tile, root in enumerate(after.nest) if root == nest]
    return Part(
        message(f"antropolis-part-nest{shared}", tiles=len(tiles), points=worth),
        points,
        _tiles(after, tiles),
    )


def _tunnel(after: AntropolisState, points: int) -> Part:
    """A10.3: the connections that the newest tile completed."""
    newest = len(after.looks) - 1
    found = tunnels.connections(after, newest)
    tiles = {space >> 1 for connection in found for space in connection.spaces}
    tiles |= {connection.forest for connection in found} | {newest}
    name = "tunnel" if found else "late-queen"
    tile = words.tile(after.looks[newest] // 6)
    return Part(message(f"antropolis-part-{name}", tile=tile), points, _tiles(after, sorted(tiles)))


_COUNTED: Final[dict[str, Callable[[AntropolisState, int], Part]]] = dict(
    zip(SOURCES, (_nest, _tunnel), strict=False)
)


# The bonus.


def _target(seen: AntropolisState, seat: int, points: int) -> Iterator[Part]:
    """A11.3: being the first; or who was."""
    goal, first = target(seen.variant, seen.players), seen.first_to_target
    if first < 0:
        yield Part(message("antropolis-part-nobody-first", goal=goal), points)
    elif first == seat:
        yield Part(message("antropolis-part-first", goal=goal), points)
    else:
        who = player(first)
        yield Part(message("antropolis-part-not-first", goal=goal, player=who), points)


def _queens(seen: AntropolisState, seat: int, points: int) -> Iterator[Part]:
    yield from _ants(seen, seat, (QUEEN,))


def _other_ants(seen: AntropolisState, seat: int, points: int) -> Iterator[Part]:
    yield from _ants(seen, seat, (WORKER, SOLDIER))


def _ants(seen: AntropolisState, seat: int, kinds: Iterable[int]) -> Iterator[Part]:
    """A11.3: the ants of each kind on the table."""
    for kind in kinds:
        if points := scoring.ant_points(seen, seat, kind):
            count = ants.on_table(seen, seat, kind)
            each = message("antropolis-part-each", points=points // count)
            what = words.amount(KINDS[kind], count)
            yield Part(
                message("antropolis-part-ants", ants=what, each=each),
                points,
                _standing(seen, seat, kind),
            )


def _tiles_in_hand(seen: AntropolisState, seat: int, points: int) -> Iterator[Part]:
    """A11.3: a point for each few tiles."""
    held = seen.hands[seat]
    names = [pieces.in_hand(seat, face, held[:n].count(face)) for n, face in enumerate(held)]
    each = RULESETS[seen.variant].tiles_per_point
    what = message("antropolis-part-tiles", tiles=len(held), each=each)
    yield Part(what, points, tuple(names))


def _food(seen: AntropolisState, seat: int, points: int) -> Iterator[Part]:
    """A11.3: a point for each three, rounded up."""
    if food := seen.food[seat]:
        names = [pieces.food_name(seat, number) for number in range(food)]
        what = message("antropolis-part-food", food=food, each=scoring.FOOD_PER_POINT)
        yield Part(what, points, tuple(names))


_BONUS: Final[dict[str, Callable[[AntropolisState, int, int], Iterator[Part]]]] = dict(
    zip(
        SOURCES[len(_COUNTED) :],
        (_target, _queens, _other_ants, _tiles_in_hand, _food),
        strict=True,
    )
)


def _tiles(seen: AntropolisState, tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(
        pieces.tile_name(seen.looks[tile] // 6, hex_name(seen.hexes[tile]), 0) for tile in tiles
    )


def _standing(seen: AntropolisState, seat: int, kind: int) -> tuple[str, ...]:
    return tuple(
        pieces.ant_on_map(seat, kind, board.spot(seen, space), number)
        for space in members(seen.standing[KIND_COUNT * seat + kind])
        for number in range(ants.count(seen, space, kind))
    )
