"""What a seat will still score: the promise of its colony after the best end of its go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.games.myrmes.evaluation.colony import see
from formicarium.games.myrmes.evaluation.nursing import best_births
from formicarium.games.myrmes.evaluation.promise import promise
from formicarium.games.myrmes.evaluation.starts import start_worth
from formicarium.games.myrmes.evaluation.walk import Walk
from formicarium.games.myrmes.rules.actions import Exchange, Tunnel
from formicarium.games.myrmes.rules.scoring import total

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState

_PASSED_OVER: Final = (Exchange, Tunnel)
"""Actions that are not tried: larvae can wait, and tunnels are many and bring little."""


def points_to_come(state: MyrmesState, seat: int) -> float:
    """Guess what the seat will still score.

    In the seat's own go, its next actions are tried: promises are too kind about workers and
    nurses, so that any delay would look good.
    """
    if state.phase == "settle":
        return _promise(state, seat) + start_worth(state, seat)
    if state.phase == "harvest" and seat in state.owing:
        return _best_harvest(state, seat)
    if _has_go(state, seat) and state.worker < 0 and state.emptying < 0:
        return _best_action(state, seat)
    return _points_to_come(state, seat, walk_on=True)


def _has_go(state: MyrmesState, seat: int) -> bool:
    return state.owing == (seat,) and state.phase in ("workers", "atelier")


def _points_to_come(state: MyrmesState, seat: int, walk_on: bool) -> float:
    """Guess the same without trying the next action of a go."""
    if state.phase == "event" and state.chosen[seat]:
        return best_births(state, seat, see(state, seat))
    if _has_go(state, seat) and state.worker >= 0:
        colony, expect = see(state, seat), points_to_come if walk_on else _promise
        return promise(colony) + Walk(state, seat, colony, expect).best_end()
    return _promise(state, seat)


def _promise(state: MyrmesState, seat: int) -> float:
    """Return what the colony promises by itself; nothing when the game is over."""
    return 0.0 if state.is_over else promise(see(state, seat))


def _best_action(state: MyrmesState, seat: int) -> float:
    ends = []
    for action in state.legal_actions(seat):
        if not isinstance(action, _PASSED_OVER):
            after = state.copy()
            after.advance(action)
            gained = total(after, seat) - total(state, seat)
            ends.append(gained + _points_to_come(after, seat, walk_on=False))
    return max(ends)


def _best_harvest(state: MyrmesState, seat: int) -> float:
    """M12.1: choose cube after cube, each as well as possible."""
    value, after = 0.0, state
    while after.phase == "harvest" and seat in after.owing:
        ways = []
        for action in after.legal_actions(seat):
            way = after.copy()
            way.advance(action)
            gained = total(way, seat) - total(state, seat)
            ways.append((gained + _promise(way, seat), way))
        value, after = max(ways, key=lambda way: way[0])
    return value
