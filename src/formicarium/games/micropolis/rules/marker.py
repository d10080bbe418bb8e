"""Passing the leader marker on (P8.10-P8.12, P12.3, P12.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.seats import seat_letter
from formicarium.core.words import either
from formicarium.games.micropolis.rules import rounds
from formicarium.games.micropolis.rules.actions import MicropolisAction, PassMarker
from formicarium.games.micropolis.rules.notation import ONLY_ANTHILL, anthill_index

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def legal(state: MicropolisState) -> list[MicropolisAction]:
    """One action for each anthill that may get the marker."""
    return [PassMarker(state.actor, *state.owner(anthill)) for anthill in state.receivers]


def pass_marker(state: MicropolisState, action: PassMarker) -> None:
    """P8.12: the owner of the anthill that gets the marker leads the next round."""
    state.leader = anthill_index(action.receiver, action.anthill)
    state.receivers = ()
    rounds.begin_round(state)


def why_not(state: MicropolisState, action: MicropolisAction) -> tuple[str, str]:
    """Return the rule that forbids giving the marker there."""
    if not isinstance(action, PassMarker):
        return "P12.3" if state.round == 0 else "P8.10", "pass the leader marker on first"
    fit = either(str(receiving).partition("marker ")[2] for receiving in legal(state))
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
