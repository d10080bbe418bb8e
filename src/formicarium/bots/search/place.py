"""Where an iteration is in the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.bots.search.tree import Node

if TYPE_CHECKING:
    from formicarium.bots.search.tree import Edge
    from formicarium.core.state import State


class Place:
    """The way down the tree, which follows all that the searching seat sees.

    In a simultaneous phase nobody may act on what others choose unseen. So what the others choose
    there is kept in small trees of their own, one for each seat, at the node where the phase
    began: they learn what is good for them on the whole. The way down goes by the searching seat's
    choices alone, and what the others chose is one more thing that differs from table to table.
    """

    __slots__ = ("_main", "_private", "_seat", "_start")

    def __init__(self, root: Node, seat: int) -> None:
        self._main = self._start = root
        self._seat = seat
        self._private: dict[int, Node] = {}

    def node(self, state: State[Any], seat: int) -> Node:
        """Find the node at which a seat decides now."""
        unrevealed = state.unrevealed
        if not unrevealed:
            self._start = self._main
            self._private.clear()
        if seat == self._seat or not _unseen(seat, state.to_act, unrevealed):
            return self._main
        if seat not in self._private:
            self._private[seat] = self._start.private.setdefault(seat, Node())
        return self._private[seat]

    def follow(self, edge: Edge, node: Node) -> None:
        """Go on along an edge of the node that was found."""
        if node is self._main:
            self._main = edge.following()
        else:
            self._private[edge.action.seat] = edge.following()


def _unseen(seat: int, to_act: tuple[int, ...], unrevealed: tuple[int, ...]) -> bool:
    """Whether others choose at the same time, so that nobody sees what this seat does."""
    return len(to_act) > 1 or any(other != seat for other in unrevealed)
