"""Which module has the rules of a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.message import message
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import (
    atelier,
    births,
    clearing,
    emptying,
    end_of_round,
    event,
    garden,
    harvest,
    hunting,
    larvae,
    objectives,
    placing,
    settling,
    together,
    winter,
    workers,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState

_LEGAL: Final[dict[str, Callable[[MyrmesState, int], list[MyrmesAction]]]] = {
    **together.LEGAL,
    "settle": settling.legal,
    "workers": workers.legal,
    "atelier": atelier.legal,
}

_IN_A_GO: Final[dict[type[MyrmesAction], Callable[[MyrmesState, Any], None]]] = {
    act.Settle: settling.settle,
    act.Work: workers.work,
    act.GoOut: garden.go_out,
    act.Step: garden.step,
    act.Hunt: hunting.hunt,
    act.Clear: clearing.clear,
    act.Place: placing.place,
    act.Stop: garden.stop,
    act.Exchange: larvae.exchange,
    act.Tunnel: atelier.tunnel,
    act.Dig: atelier.dig,
    act.Breed: atelier.breed,
    act.Objective: objectives.carry_out,
    act.Empty: emptying.empty,
    act.Done: atelier.done,
}

_EXPLAIN: Final[dict[str, Callable[[MyrmesState, MyrmesAction], Broken]]] = {
    "settle": settling.why_not,
    "event": event.why_not,
    "born": births.why_not,
    "workers": workers.why_not,
    "harvest": harvest.why_not,
    "atelier": atelier.why_not,
    "keep": end_of_round.why_not,
    "winter": winter.why_not,
}


def legal_actions(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """Return all that a seat may do that owes a decision."""
    return _LEGAL[state.phase](state, seat)


def do(state: MyrmesState, action: MyrmesAction) -> None:
    """Do a legal action; the next phase does not begin yet."""
    if state.phase in together.LEGAL:
        together.commit(state, action)
    else:
        _IN_A_GO[type(action)](state, action)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids an action of a seat that is to act, and the reason."""
    if isinstance(action, act.Exchange) and state.emptying < 0:
        return larvae.why_not(state, action)
    if isinstance(action, act.Settle) and state.phase != "settle":
        return "M2.8", message("myrmes-refused-settled")
    return _EXPLAIN[state.phase](state, action)
