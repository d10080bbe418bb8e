"""What made the points of a cell of the score sheet, line by line (M21).

The rules keep only sums, so most lines come from the course of the game: one for each action that
brought or cost points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.explained import Part
from formicarium.core.labels import player
from formicarium.core.message import message
from formicarium.core.scene import pooled
from formicarium.games.myrmes.components import (
    OBJECTIVES_IN_PLAY,
    PREY,
    QUEEN,
    SEASONS,
    SUBCOLONY,
    SUBCOLONY_POINTS,
    WINTER_POINTS,
)
from formicarium.games.myrmes.options import RULESETS
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import harvest, names, sources
from formicarium.games.myrmes.rules.goods import part
from formicarium.games.myrmes.rules.hunting import prey_at
from formicarium.games.myrmes.table import pieces, shared_pieces, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.explained import Cell, Gain
    from formicarium.core.message import Argument, Message
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState

    _Gain = Gain[MyrmesState, MyrmesAction]

REASONS: Final[frozenset[str]] = frozenset()
"""Nothing but what a player did or left undone: no zero has a reason of its own."""


def explain(seen: MyrmesState, gains: Sequence[_Gain], cell: Cell) -> tuple[Part, ...]:
    """Explain the points of a seat from one source.

    >>> import formicarium as fm
    >>> from formicarium.core.explained import Cell
    >>> seen = fm.game("myrmes").new(players=2, seed=7).imagine(None)
    >>> [(part.what.id, part.points) for part in explain(seen, (), Cell(0, 0, "start"))]
    [('myrmes-part-start', 10)]
    """
    source = sources.SOURCES.index(cell.source)
    if source == sources.START:
        return (Part(message("myrmes-part-start"), RULESETS[seen.variant].start_points),)
    return tuple([_part(source, cell.seat, gain) for gain in gains])


def _part(source: int, seat: int, gain: _Gain) -> Part:
    """Say when and by what the points of a source changed."""
    if source == sources.SUBCOLONIES:
        return _sub_colonies(seat, gain)
    if source == sources.EXTRA:
        return Part(_said("extra", gain, times=gain.points), gain.points)
    if source == sources.WINTER:
        missing = -gain.points // WINTER_POINTS
        what = message("myrmes-part-winter", year=gain.before.year + 1, missing=missing)
        return Part(what, gain.points)
    return _of_the_action(seat, gain)


def _sub_colonies(seat: int, gain: _Gain) -> Part:
    """M12.3: all sub-colonies of a seat score in the harvest."""
    after, count = gain.after, gain.points // SUBCOLONY_POINTS
    tiles = [n for n in harvest.own_tiles(after, seat) if after.tile_kind[n] == SUBCOLONY]
    return Part(
        _said("sub-colonies", gain, count=count), gain.points, tuple(map(pieces.laid, tiles))
    )


def _of_the_action(seat: int, gain: _Gain) -> Part:
    """Explain points that an action brought at once."""
    before, action = gain.before, gain.action
    match action:
        case act.Place():
            name = pieces.laid(len(before.tile_kind))
            return Part(_said("tile", gain, tile=names.kind(action.kind)), gain.points, (name,))
        case act.Hunt():
            kind = prey_at(before, action.hex)
            prey, held = PREY[kind], part(before.prey_held, len(PREY), seat)[kind]
            what = _said("prey", gain, prey=message(f"myrmes-{prey}"))
            return Part(what, gain.points, (pooled(prey, f"held-{seat}", held),))
        case act.Clear():
            tile = before.tile_at[action.hex]
            what = words.tile_of(before.tile_kind[tile], before.tile_owner[tile])
            return Part(_said("cleared", gain, tile=what), gain.points)
        case act.Objective() | act.Empty():
            return _objective(seat, gain)
        case _:
            return Part(_said("queen", gain), gain.points, (pieces.room_name(seat, QUEEN),))


def _objective(seat: int, gain: _Gain) -> Part:
    """M14.4, M14.5: an own objective, or one that somebody else has finished later."""
    before, action, after, _ = gain
    was, now = (part(each.finished, OBJECTIVES_IN_PLAY, action.seat) for each in (before, after))
    (slot,) = [n for n, (old, new) in enumerate(zip(was, now, strict=True)) if old != new]
    objective = names.objective(before.objectives[slot])
    shown = (shared_pieces.objective_name(slot), pieces.nurse(seat, f"objective-{slot}"))
    if action.seat == seat:
        return Part(_said("objective", gain, objective=objective), gain.points, shown)
    what = _said("others-objective", gain, objective=objective, player=player(action.seat))
    return Part(what, gain.points, shown)


def _said(name: str, gain: _Gain, **arguments: Argument) -> Message:
    """Name what brought points, and its round."""
    season = message(f"myrmes-season-{SEASONS[gain.before.season]}")
    return message(f"myrmes-part-{name}", season=season, year=gain.before.year + 1, **arguments)
