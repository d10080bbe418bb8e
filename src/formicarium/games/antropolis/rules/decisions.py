"""Which rule answers for which decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.games.antropolis.rules import (
    acting,
    course,
    expelling,
    fleeing,
    hand,
    market,
    placing,
    putting,
)
from formicarium.games.antropolis.rules import actions as act

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.core.message import Broken
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState


_LEGAL: Final[dict[str, Callable[[AntropolisState], list[AntropolisAction]]]] = {
    "lay": placing.legal,
    "ant": putting.legal,
    "act": acting.legal,
    "attack": expelling.legal,
    "flee": fleeing.legal,
    "escape": fleeing.legal,
    "buy": market.legal,
    "hand": hand.legal,
}

_CARRY_OUT: Final[dict[type[AntropolisAction], Callable[[AntropolisState, Any], None]]] = {
    act.Lay: placing.lay,
    act.Put: putting.put,
    act.NoAnt: putting.no_ant,
    act.Move: acting.move,
    act.Collect: acting.collect,
    act.Leave: acting.leave,
    act.Feed: acting.feed,
    act.Mate: acting.mate,
    act.Expel: expelling.expel,
    act.Strike: expelling.strike,
    act.Flee: fleeing.flee,
    act.Escape: fleeing.flee,
    act.Buy: market.buy,
    act.Enlarge: hand.enlarge,
    act.Draw: hand.draw,
    act.End: lambda state, _: course.end_phase(state),
}

_EXPLAIN: Final[dict[str, Callable[[AntropolisState, AntropolisAction], Broken]]] = {
    "lay": placing.why_not,
    "ant": putting.why_not,
    "act": acting.why_not,
    "attack": expelling.why_not,
    "flee": fleeing.why_not,
    "escape": fleeing.why_not,
    "buy": market.why_not,
    "hand": hand.why_not,
}


def legal_actions(state: AntropolisState) -> list[AntropolisAction]:
    """Return all that the seat to act may do."""
    return _LEGAL[state.phase](state) if state.phase != "over" else []


def carry_out(state: AntropolisState, action: AntropolisAction) -> None:
    """Carry out a legal action and all that follows from it."""
    _CARRY_OUT[type(action)](state, action)


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids an action of a seat that is to act, and the reason."""
    return _EXPLAIN[state.phase](state, action)
