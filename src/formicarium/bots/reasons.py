"""Why a bot would play what: actions, how long it looked at each, and what it expects of them."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.action import Action

FEW: Final = 5
"""How many actions an advice names at most."""

CLEAR_LEAD: Final = 20.0
"""By how many points seats differ for a share to be *e* times the other."""


class Reason(NamedTuple):
    """What a bot thinks of an action."""

    action: Action
    visits: int
    """How often it tried the action out; 0 if it did not think about it at all."""
    share: float
    """What part of the victory it expects: 0 to 1, and 1 for all seats together."""


Advice: TypeAlias = tuple[Reason, ...]
"""A few actions, the best first; never empty."""


def share(own: float, others: Sequence[float]) -> float:
    """Turn the points that seats may expect into a share of the victory.

    >>> share(3.0, [3.0]), share(7.0, [7.0, 7.0, 7.0])
    (0.5, 0.25)
    >>> 0.5 < share(10.0, [0.0]) < share(20.0, [0.0]) < 1.0
    True
    """
    best = max(own, *others)
    weight = exp((own - best) / CLEAR_LEAD)
    return weight / (weight + sum([exp((value - best) / CLEAR_LEAD) for value in others]))
