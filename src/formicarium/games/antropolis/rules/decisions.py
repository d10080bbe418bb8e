"""Which rule answers for which decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.seats import seat_letter
from formicarium.games.antropolis.rules import (
    acting,
    course,
    expelling,
    fleeing,
    hand,
    market,
    placing,
)
from formicarium.games.antropolis.rules import actions as act

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState


_LEGAL: Final[dict[str, Callable[[AntropolisState], list[AntropolisAction]]]] = {
    "lay": placing.legal,
    "ant": placing.legal_ants,
    "act": acting.legal,
    "attack": expelling.legal_more,
    "flee": fleeing.legal,
    "escape": fleeing.legal_escapes,
    "buy": market.legal,
    "hand": hand.legal,
}

_CARRY_OUT: Final[dict[type[AntropolisAction], Callable[[AntropolisState, Any], None]]] = {
    act.Lay: placing.lay,
    act.Put: placing.put,
    act.NoAnt: placing.no_ant,
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

_EXPLAIN: Final[dict[str, Callable[[AntropolisState, AntropolisAction], tuple[str, str]]]] = {
    "lay": placing.why_not,
    "ant": placing.why_no_ant,
    "act": acting.why_not,
    "attack": expelling.why_not_more,
    "flee": fleeing.why_not,
    "escape": fleeing.why_not,
    "buy": market.why_not,
    "hand": hand.why_not,
}


def legal_actions(state: AntropolisState) -> list[AntropolisAction]:
    """All that the seat that owes a decision may do."""
    return _LEGAL[state.phase](state) if state.phase != "over" else []


def carry_out(state: AntropolisState, action: AntropolisAction) -> None:
    """Do a legal action and all that follows from it."""
    _CARRY_OUT[type(action)](state, action)


def broken_rule(state: AntropolisState, action: AntropolisAction) -> tuple[str, str]:
    """Say which rule forbids an action."""
    if state.is_over:
        return "A11.1", state.not_to_act(action.seat)
    if action.seat >= state.players:
        return "A1.1", f"there is no seat {seat_letter(action.seat)} at this table"
    if action.seat != state.actor:
        return "AQ1", state.not_to_act(action.seat)
    return _EXPLAIN[state.phase](state, action)
