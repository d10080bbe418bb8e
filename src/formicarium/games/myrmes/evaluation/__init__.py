"""How well a seat stands: its points, and what its colony promises, beside its best rival.

All of it is in points (``weights``). What a colony promises is the tiles it will lay
(``layings``), what its nurses will do in ateliers (``plans``, ``objectives``), what lies in store
and garden, and what winters will take (``promise``). All of that fades as the game nears its end.
Where a go has begun that will bring something only later, the evaluation looks for its best end:
how nurses can be placed (``nursing``), how a worker's way may go on (``walk``, ``outlook``).

So a bot that looks a single step ahead plans its rounds. Nothing here uses what others have
chosen unseen (Q41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.colony import rounds_ahead
from formicarium.games.myrmes.evaluation.outlook import outlook
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
    return total(state, seat) + outlook(state, seat) - rivalry * rival


def expectations(state: MyrmesState) -> list[float]:
    """Guess the final points of every seat.

    >>> import formicarium as fm
    >>> state = fm.game("myrmes").new(players=2, seed=7)
    >>> first, second = expectations(state)
    >>> first > 0 < second
    True
    """
    return [total(state, seat) + outlook(state, seat) for seat in range(state.players)]
