"""Passing the leader marker on (P8.10-P8.12, P12.3, P12.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import enumerated
from formicarium.core.message import message
from formicarium.games.micropolis.rules import rounds
from formicarium.games.micropolis.rules.actions import MicropolisAction, PassMarker
from formicarium.games.micropolis.rules.naming import holder
from formicarium.games.micropolis.rules.notation import anthill_index
from formicarium.games.micropolis.rules.taking import misnamed

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.micropolis.rules.state import MicropolisState


def legal(state: MicropolisState) -> list[MicropolisAction]:
    """One action for each anthill that may get the marker."""
    return [PassMarker(state.actor, *state.owner(anthill)) for anthill in state.receivers]


def pass_marker(state: MicropolisState, action: PassMarker) -> None:
    """P8.12: the owner of the anthill that gets the marker leads the next round."""
    state.leader = anthill_index(action.receiver, action.anthill)
    state.receivers = ()
    rounds.begin_round(state)


def why_not(state: MicropolisState, action: MicropolisAction) -> Broken:
    """Return the rule that forbids giving the marker there, and the reason."""
    if state.round == 0:
        return "P12.3", message("micropolis-refused-own-anthill")
    if not isinstance(action, PassMarker):
        return "P8.10", message("micropolis-refused-marker-first")
    if wrong := misnamed(state, action.anthill):
        return wrong
    fit = enumerated([holder(*state.owner(anthill)) for anthill in state.receivers])
    if action.receiver == state.actor:
        rule = "P8.11" if state.each == 1 else "P12.12"
        return rule, message("micropolis-refused-own-tie", holders=fit)
    rule = "P8.10" if state.each == 1 else "P12.12"
    return rule, message("micropolis-refused-not-tied", holders=fit)
