"""Which module of the rules answers for which decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.games.micropolis.rules import actions as act
from formicarium.games.micropolis.rules import barracks, guards, marker, taking

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.core.message import Broken
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.state import MicropolisState

_LEGAL: Final[dict[str, Callable[[MicropolisState], list[MicropolisAction]]]] = {
    "take": taking.legal,
    "barracks": barracks.legal,
    "guard": guards.legal,
    "marker": marker.legal,
}

_CARRY_OUT: Final[dict[type[MicropolisAction], Callable[[MicropolisState, Any], None]]] = {
    act.Take: taking.take,
    act.Fill: barracks.fill,
    act.Leave: barracks.leave,
    act.Guard: guards.redistribute,
    act.PassMarker: marker.pass_marker,
}

_EXPLAIN: Final[dict[str, Callable[[MicropolisState, MicropolisAction], Broken]]] = {
    "take": taking.why_not,
    "barracks": barracks.why_not,
    "guard": guards.why_not,
    "marker": marker.why_not,
}


def legal_actions(state: MicropolisState) -> list[MicropolisAction]:
    """Return all that the seat that is to act may do."""
    return _LEGAL[state.phase](state)


def carry_out(state: MicropolisState, action: MicropolisAction) -> None:
    """Do a legal action and all that follows from it."""
    _CARRY_OUT[type(action)](state, action)


def why_not(state: MicropolisState, action: MicropolisAction) -> Broken:
    """Return the rule that forbids an action of a seat that is to act, and the reason."""
    return _EXPLAIN[state.phase](state, action)
