"""Who leads (P8.8-P8.11, P12.11, P12.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def must_be_chosen(state: MicropolisState) -> bool:
    """Compare the armies; return whether the outgoing leader has to choose the next one."""
    receivers = entitled(state)
    if len(receivers) == 1:
        state.leader = receivers[0]
        return False
    ask(state, receivers)
    return True


def entitled(state: MicropolisState) -> tuple[int, ...]:
    """Return the anthills that may get the leader marker now."""
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
