"""The awards for the most populous gallery and for the largest army (P11.2, P11.5)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from formicarium.games.micropolis.components import MAJORITY_BONUS

if TYPE_CHECKING:
    from collections.abc import Sequence


def majorities(counts: Sequence[float], spread: float) -> list[float]:
    """Return the points that each may expect of an award for the most; exact without a spread.

    >>> majorities([8, 8, 5], spread=0.0), majorities([0, 0], spread=0.0)
    ([5.0, 5.0, 0.0], [0.0, 0.0])
    >>> less, more = majorities([6, 8], spread=3.0)
    >>> 0 < less < 2.5 < more < 5, less + more
    (True, 5.0)
    """
    *_, second, most = sorted(counts)
    if not spread:
        return [float(MAJORITY_BONUS) if count == most > 0 else 0.0 for count in counts]
    leads = [count - (second if count == most else most) for count in counts]
    return [MAJORITY_BONUS / (1.0 + exp(-lead / spread)) for lead in leads]
