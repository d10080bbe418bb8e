"""Imagined states, kept for a moment: those before and after a step are needed more than once."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from formicarium.core.state import State

_KEPT = 6


class Imagining:
    """Imagines states that never change.

    >>> import formicarium as fm
    >>> imagine, state = Imagining(), fm.game("trail").new(players=2)
    >>> imagine(state, 0) is imagine(state, 0)
    True
    """

    def __init__(self) -> None:
        self._kept: deque[tuple[State[Any], int | None, State[Any]]] = deque(maxlen=_KEPT)

    def __call__(self, state: State[Any], eye: int | None) -> State[Any]:
        """Return the state as a viewer may imagine it."""
        for known, viewer, seen in self._kept:
            if known is state and viewer == eye:
                return seen
        seen = state.imagine(eye)
        self._kept.append((state, eye, seen))
        return seen
