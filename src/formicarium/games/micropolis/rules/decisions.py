"""Which rule answers for which decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.seats import seat_letter
from formicarium.games.micropolis.rules import barracks, leader, rounds, specialists, taking
from formicarium.games.micropolis.rules.actions import (
    Fill,
    Guard,
    Leave,
    MicropolisAction,
    PassMarker,
    Take,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.games.micropolis.rules.state import MicropolisState

_LEGAL: Final[dict[str, Callable[[MicropolisState], list[MicropolisAction]]]] = {
    "take": taking.legal_takes,
    "barracks": barracks.legal_fillings,
    "guard": specialists.legal_distributions,
    "marker": leader.legal_receivers,
}

_CARRY_OUT: Final[dict[type[MicropolisAction], Callable[[MicropolisState, Any], None]]] = {
    Take: taking.take,
    Fill: barracks.fill_or_leave,
    Leave: barracks.fill_or_leave,
    Guard: specialists.redistribute,
    PassMarker: rounds.pass_marker,
}

_EXPLAIN: Final[dict[str, Callable[[MicropolisState, Any], tuple[str, str]]]] = {
    "take": taking.why_not,
    "guard": specialists.why_not,
    "marker": leader.why_not,
}

_OWED: Final = {
    "take": ((Take,), "P4.3", "a tile has to be taken"),
    "barracks": ((Fill, Leave), "P9.2", "the new barracks is to be filled or left empty"),
    "guard": ((Guard,), "P9.6", "the new guard's soldiers are to be redistributed"),
    "marker": ((PassMarker,), "P8.10", "the leader marker is to be passed on"),
}


def legal_actions(state: MicropolisState) -> list[MicropolisAction]:
    """All that the seat whose decision it is may do."""
    return _LEGAL[state.phase](state)


def carry_out(state: MicropolisState, action: MicropolisAction) -> None:
    """Do a legal action."""
    _CARRY_OUT[type(action)](state, action)


def broken_rule(state: MicropolisState, action: MicropolisAction) -> tuple[str, str]:
    """Say which rule forbids an action."""
    if state.is_over:
        return "P10.1", state.not_to_act(action.seat)
    if action.seat >= state.players:
        return "P1", f"there is no seat {seat_letter(action.seat)} at this table"
    if action.seat != state.actor:
        return "P4.2", state.not_to_act(action.seat)
    kinds, rule, owed = _OWED[state.phase]
    if not isinstance(action, kinds):
        return "P12.3" if state.round == 0 else rule, f"{owed} first"
    return _EXPLAIN[state.phase](state, action)
