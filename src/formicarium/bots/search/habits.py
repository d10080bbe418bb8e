"""Which of many actions are worth a look: those that were good at other decisions of a search."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from formicarium.core.action import Action

FEW_OF_A_KIND: Final = 3
"""So many known actions of each kind are looked at again."""
FRESHNESS: Final = 0.5
"""How much the last look at an action counts against all earlier ones."""


class Habits:
    """How far actions fell behind the best one whenever they were looked at.

    What can be done in a turn can often be done a decision later, too: the same tile at the same
    place, the same ant the same way. So a search need not look at all actions each time. It looks
    at those that it has not met yet, and at the best few of each kind; that of every kind, because
    what ends a turn looks bad until it is the best that is left.

    >>> habits = Habits()
    >>> habits.note({"dig": 5.0, "eat": 4.0, "hunt": 3.0, "rest": 2.0})
    >>> habits.split(["rest", "sing", "dig", "hunt", "eat"])
    (['sing'], ['dig', 'eat', 'hunt'])
    """

    __slots__ = ("_lags",)

    def __init__(self) -> None:
        self._lags: dict[Action, float] = {}

    def split(self, actions: Sequence[Action]) -> tuple[list[Action], list[Action]]:
        """Give the actions that were never met, and the best of the others."""
        new: list[Action] = []
        kinds: dict[type, list[Action]] = {}
        for action in actions:
            if action in self._lags:
                kinds.setdefault(type(action), []).append(action)
            else:
                new.append(action)
        return new, list(chain.from_iterable(map(self._best, kinds.values())))

    def note(self, values: Mapping[Action, float]) -> None:
        """Take in how the actions of a decision looked."""
        best = max(values.values())
        for action, value in values.items():
            lag = best - value
            known = self._lags.get(action, lag)
            self._lags[action] = known + FRESHNESS * (lag - known)

    def _best(self, actions: list[Action]) -> Iterable[Action]:
        if len(actions) <= FEW_OF_A_KIND:
            return actions
        return sorted(actions, key=self._lags.__getitem__)[:FEW_OF_A_KIND]
