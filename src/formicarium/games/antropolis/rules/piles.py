"""Drawing tiles (A2.2, A8.1), and what nobody can know about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.errors import RecordError
from formicarium.games.antropolis.components import CODES, FACE_OF, SORTS

if TYPE_CHECKING:
    from random import Random

    from formicarium.games.antropolis.rules.state import AntropolisState


def draw(state: AntropolisState, kind: str, sorts: list[int]) -> list[int]:
    """Take tiles from the tops of piles, one for each sort named, and return them."""
    drawn = []
    for place, sort in enumerate(sorts):
        drawn.append(state.piles[sort][-1 - sorts[:place].count(sort)])
    codes = tuple([CODES[face] for face in drawn])
    told = state.answer(kind, codes)
    if told != codes:
        drawn = _faces(told)
        for sort in set(sorts):
            wanted = [face for face, of_sort in zip(drawn, sorts, strict=True) if of_sort == sort]
            _bring_to_top(state, sort, wanted)
    for sort in sorts:
        state.piles[sort] = state.piles[sort][:-1]
    return drawn


def _faces(codes: tuple[str, ...]) -> list[int]:
    for code in codes:
        if code not in FACE_OF:
            raise RecordError(f"unknown tile {code!r}")
    return [FACE_OF[code] for code in codes]


def _bring_to_top(state: AntropolisState, sort: int, wanted: list[int]) -> None:
    """Arrange a pile as a record demands; a tile in the box may take the place of another."""
    pile, box = list(state.piles[sort]), list(state.box[sort])
    for face in wanted:
        if face in pile:
            pile.remove(face)
        elif face in box:
            box.remove(face)
            box.append(pile.pop(0))
        else:
            raise RecordError(f"tile {CODES[face]} cannot be drawn as a {SORTS[sort]}")
    state.piles[sort] = (*pile, *wanted[::-1])
    state.box[sort] = tuple(box)


def are_empty(state: AntropolisState) -> bool:
    """A11.2, AQ47: whether all three piles are used up."""
    return not any(state.piles)


def redeal(state: AntropolisState, rng: Random) -> None:
    """Shuffle pile and box of each sort together: players know their tiles, but not the order."""
    for sort, pile in enumerate(state.piles):
        unseen = sorted(
            [*pile, *state.box[sort]]
        )  # so that the result does not depend on the real order
        rng.shuffle(unseen)
        state.piles[sort], state.box[sort] = tuple(unseen[: len(pile)]), tuple(unseen[len(pile) :])
