"""Which of many actions to try: those that were good at other decisions of a search."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from formicarium.core.action import Action

FEW_OF_A_KIND: Final = 3
"""This many known actions of each kind are tried again."""
FRESHNESS: Final = 0.5
"""The weight of the last value of an action against all earlier ones."""


class Habits:
    """How far actions fell short of the best one whenever they were tried.

    An action of a turn is often still possible at a later decision: the same tile at the same
    place, the same ant on the same way. So a search need not try all actions every time. It tries
    those that it has not met yet and the best few of each kind. It includes every kind because an
    action that ends a turn looks bad until nothing better is left.

    >>> habits = Habits()
    >>> habits.note({"dig": 5.0, "eat": 4.0, "hunt": 3.0, "rest": 2.0})
    >>> habits.split(["rest", "sing", "dig", "hunt", "eat"])
    (['sing'], ['dig', 'eat', 'hunt'])
    """

    __slots__ = ("_lags",)

    def __init__(self) -> None:
        self._lags: dict[Action, float] = {}

    def split(self, actions: Sequence[Action]) -> tuple[list[Action], list[Action]]:
        """Return the actions that were never tried, and the best of the others."""
        new: list[Action] = []
        kinds: dict[type, list[Action]] = {}
        for action in actions:
            if action in self._lags:
                kinds.setdefault(type(action), []).append(action)
            else:
                new.append(action)
        return new, list(chain.from_iterable(map(self._best, kinds.values())))

    def note(self, values: Mapping[Action, float]) -> None:
        """Record the values of the actions of a decision."""
        best = max(values.values())
        for action, value in values.items():
            lag = best - value
            known = self._lags.get(action, lag)
            self._lags[action] = known + FRESHNESS * (lag - known)

    def _best(self, actions: list[Action]) -> Iterable[Action]:
        if len(actions) <= FEW_OF_A_KIND:
            return actions
        return sorted(actions, key=self._lags.__getitem__)[:FEW_OF_A_KIND]
