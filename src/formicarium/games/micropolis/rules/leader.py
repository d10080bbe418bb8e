"""Who leads (P8.8-P8.12, P12.11, P12.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.seats import seat_letter
from formicarium.core.words import either
from formicarium.games.micropolis.rules.actions import ONLY_ANTHILL, MicropolisAction, PassMarker

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def must_be_chosen(state: MicropolisState) -> bool:
    """Look at the armies; whether the outgoing leader has a choice, which then is hers to make."""
    receivers = entitled(state)
    if len(receivers) == 1:
        state.leader = receivers[0]
        return False
    ask(state, receivers)
    return True


def entitled(state: MicropolisState) -> tuple[int, ...]:
    """The anthills that may get the leader marker now."""
    most = max(state.army)
    tied = [anthill for anthill, army in enumerate(state.army) if army == most]
    if len(tied) == 1:
        return (tied[0],)  # P8.9, P12.11
    leading = state.leader // state.each
    others = tuple([anthill for anthill in tied if anthill // state.each != leading])
    if others:
        return others  # P8.10, P8.11: a tie never leaves the marker with the leader
    return (state.leader ^ 1,)  # P12.12: both are her own, so it moves to the other one


def ask(state: MicropolisState, receivers: tuple[int, ...]) -> None:
    """P8.10: the leader decides."""
    state.phase = "marker"
    state.receivers = receivers
    state.actor = state.leader // state.each


def legal_receivers(state: MicropolisState) -> list[MicropolisAction]:
    """One action for each anthill that may get the marker."""
    actions: list[MicropolisAction] = []
    for anthill in state.receivers:
        seat, number = divmod(anthill, state.each)
        named = ONLY_ANTHILL if state.each == 1 else number + 1
        actions.append(PassMarker(state.actor, seat, named))
    return actions


def anthill_of(action: PassMarker) -> int:
    """The number, among all on the table, of the anthill that the action names."""
    if action.anthill == ONLY_ANTHILL:
        return action.receiver
    return 2 * action.receiver + action.anthill - 1


def why_not(state: MicropolisState, action: PassMarker) -> tuple[str, str]:
    """Which rule forbids giving the marker there."""
    fit = either(str(legal).partition("marker ")[2] for legal in legal_receivers(state))
    if state.round == 0:
        return "P12.3", f"the start player puts it at one of her own anthills: {fit}"
    if (action.anthill == ONLY_ANTHILL) != (state.each == 1):
        return "P12.2", "I and II name the two anthills of the expert game, and only there"
    if action.receiver == state.actor:
        rule = "P8.11" if state.each == 1 else "P12.12"
        return rule, f"after a tie it goes to another player: {fit}"
    rule = "P8.10" if state.each == 1 else "P12.12"
    return (
        rule,
        f"{seat_letter(action.receiver)} is not tied for the largest army there; it is {fit}",
    )
