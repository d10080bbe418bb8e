"""How well a seat stands: its points, and what its colony promises, beside its best rival.

Everything is measured in points (``weights``). A colony promises the tiles that it will lay
(``layings``), the work of its nurses in ateliers (``plans``, ``objectives``), and what is in the
store and the garden, less the cost of winters (``promise``). All of that fades as the game nears
its end. If a go has begun that pays off only later, the evaluation looks for its best end: how
nurses can be placed (``nursing``), how a worker's way can go on (``walk``, ``future``).

So a bot that looks a single step ahead plans its rounds. The evaluation does not use others'
secret choices (Q41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.colony import rounds_ahead
from formicarium.games.myrmes.evaluation.future import points_to_come
from formicarium.games.myrmes.rules.scoring import total

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


def evaluate(state: MyrmesState, seat: int) -> float:
    """Guess how well the seat stands; when the game is over, this is its lead in points.

    >>> import formicarium as fm
    >>> state = fm.game("myrmes").new(players=2, seed=7)
    >>> evaluate(state, seat=0) > 0
    True
    """
    rival = max([total(state, other) for other in range(state.players) if other != seat])
    rivalry = w.RIVALRY if rounds_ahead(state, seat) else 1.0
    return total(state, seat) + points_to_come(state, seat) - rivalry * rival


def expectations(state: MyrmesState) -> list[float]:
    """Guess the final points of every seat.

    >>> import formicarium as fm
    >>> state = fm.game("myrmes").new(players=2, seed=7)
    >>> [round(points) for points in expectations(state)]
    [65, 65]
    """
    return [total(state, seat) + points_to_come(state, seat) for seat in range(state.players)]
