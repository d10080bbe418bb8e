"""What a click on something that cannot be picked may mean; the rules say why it is forbidden.

=======================  =============================================================
the row                  taking the tile there, with an architect marker if one is hit
the supply               filling barracks
an anthill               receiving the leader marker, or the tile that is picked
a tile of one's own      having full barracks when a guard asks
=======================  =============================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.micropolis.components import ANTHILL_SIZE
from formicarium.games.micropolis.rules import actions as act
from formicarium.games.micropolis.rules.barracks import full_barracks
from formicarium.games.micropolis.rules.notation import ONLY_PLACE
from formicarium.games.micropolis.rules.taking import ends
from formicarium.games.micropolis.table import pieces

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formicarium.core.touch import Touch
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.state import MicropolisState


def attempts(seen: MicropolisState, seat: int, touch: Touch) -> Iterable[MicropolisAction]:
    """Return what a seat may mean by a click, the likeliest first.

    >>> import formicarium as fm
    >>> from formicarium.core.touch import Touch
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> [str(action) for action in attempts(state, 0, Touch("row", 0, 0, "price-6"))][0]
    'A take B24'
    """
    if touch.surface == pieces.ROW:
        return dict(_beside_the_row(seen, seat)).get(touch.thing, ())
    for index in range(len(seen.anthills)):
        if touch.surface == pieces.surface_id(index):
            return _at_anthill(seen, seat, index, touch)
    return ()


# The row.


def _beside_the_row(
    seen: MicropolisState, seat: int
) -> Iterator[tuple[str, list[MicropolisAction]]]:
    """Yield the things that mean something, by their ids."""
    for slot, (tile, soldiers) in enumerate(zip(seen.row, seen.row_soldiers, strict=True)):
        takes = [take for paid in (False, True) for take in _takes(seen, seat, tile, paid)]
        yield pieces.tile_id(tile), takes
        yield pieces.price(slot).id, takes
        for number in range(soldiers):
            yield pieces.soldier(pieces.row(tile), number), takes
    for tile in seen.stack[-1:]:
        yield pieces.stack(len(seen.stack)).id, _takes(seen, seat, tile)
    yield pieces.supply(seen.supply).id, [act.Fill(seat)]
    for number in range(seen.supply):
        yield pieces.soldier(pieces.SUPPLY, number), [act.Fill(seat)]
    for tile in seen.row[-1:]:
        for number in range(seen.free_architect_markers):
            yield pieces.free_architect(number), _takes(seen, seat, tile, architect=True)


def _takes(
    seen: MicropolisState, seat: int, tile: int, architect: bool = False
) -> list[MicropolisAction]:
    """Return the ways to take a tile, into the anthill with the largest army first."""
    own = [index for index in range(len(seen.army)) if seen.owner(index)[0] == seat]
    own.sort(key=lambda index: (len(seen.anthills[index]) == ANTHILL_SIZE, -seen.army[index]))
    return [
        act.Take(seat, tile, seen.owner(index)[1], end, architect)
        for index in own
        for end in ends(len(seen.anthills[index]))
    ]


# The anthills.


def _at_anthill(
    seen: MicropolisState, seat: int, index: int, touch: Touch
) -> list[MicropolisAction]:
    owner, number = seen.owner(index)
    if seen.phase == "marker":
        return [act.PassMarker(seat, owner, number)]
    if owner != seat:
        return []
    picked = [tile for tile in seen.row if pieces.tile_id(tile) in touch.picks]
    if picked:
        return [act.Take(seat, picked[0], number, ONLY_PLACE, False)]
    for tile in seen.anthills[index]:
        if touch.thing == pieces.tile_id(tile):
            return [_man(seen, seat, tile)] if seen.phase == "guard" else _takes(seen, seat, tile)
    return [] if seen.phase == "guard" else [act.PassMarker(seat, owner, number)]


def _man(seen: MicropolisState, seat: int, tile: int) -> MicropolisAction:
    """P9.6: fill the barracks of a tile, besides those that are full."""
    full = full_barracks(seen.anthills[seen.site], seen.full)
    return act.Guard(seat, tuple(sorted({*full, tile})))
