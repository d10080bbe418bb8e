"""The reasons of a bot: how often it tried each action and what it expects of it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.action import Action

FEW: Final = 5
"""The maximum number of actions in an advice."""

CLEAR_LEAD: Final = 20.0
"""A lead of this many points makes a seat's share *e* times as large as the other's."""


class Reason(NamedTuple):
    """A bot's assessment of an action."""

    action: Action
    visits: int
    """How often the bot tried the action; 0 if it did not consider it at all."""
    share: float
    """The expected share of the victory, from 0 to 1; the shares of all seats add up to 1."""
    lead: float = 0.0
    """The expected lead at the end over the mean of the others, in points."""


Advice: TypeAlias = tuple[Reason, ...]
"""A few actions, the best first; never empty."""


def share(own: float, others: Sequence[float]) -> float:
    """Turn expected points into the expected share of the victory.

    >>> share(3.0, [3.0]), share(7.0, [7.0, 7.0, 7.0])
    (0.5, 0.25)
    >>> 0.5 < share(10.0, [0.0]) < share(20.0, [0.0]) < 1.0
    True
    """
    best = max(own, *others)
    weight = exp((own - best) / CLEAR_LEAD)
    return weight / (weight + sum([exp((value - best) / CLEAR_LEAD) for value in others]))
