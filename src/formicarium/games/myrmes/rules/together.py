"""Simultaneous phases (M3.3): all choose in secret, then all choices take effect (M3.4, Q41).

The choices of a seat are kept as numbers in ``state.chosen``; nothing else changes until the last
seat has made all of its choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.games.myrmes.rules import births, end_of_round, event, harvest, winter

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from formicarium.games.myrmes.rules.actions import MyrmesAction
    from formicarium.games.myrmes.rules.state import MyrmesState, Phase

LEGAL: Final[dict[str, Callable[[MyrmesState, int], list[MyrmesAction]]]] = {
    "event": event.legal,
    "born": births.legal,
    "harvest": harvest.legal,
    "keep": end_of_round.legal,
    "winter": winter.legal,
}
"""By simultaneous phase, the function that returns what a seat may choose next, if anything."""

CODE: Final[dict[str, Callable[[MyrmesState, Any], tuple[int, ...]]]] = {
    "event": event.code,
    "born": births.code,
    "harvest": harvest.code,
    "keep": end_of_round.code,
    "winter": winter.code,
}
"""By simultaneous phase, the function that turns a choice into numbers."""


def begin(state: MyrmesState, phase: Phase) -> None:
    """Begin a phase: each seat with something to choose owes a decision."""
    state.phase = phase
    legal = LEGAL[phase]
    state.chosen = [()] * state.players
    state.owing = tuple([seat for seat in range(state.players) if legal(state, seat)])


def commit(state: MyrmesState, action: MyrmesAction) -> None:
    """Note a choice; it is final (Q41)."""
    note(state, action)
    seat = action.seat
    if not LEGAL[state.phase](state, seat):
        state.owing = tuple([other for other in state.owing if other != seat])


def note(state: MyrmesState, action: MyrmesAction) -> None:
    """Add a choice to those of its seat."""
    state.chosen[action.seat] += CODE[state.phase](state, action)


def unrevealed(state: MyrmesState) -> tuple[int, ...]:
    """Q41: the seats that have chosen something; ``chosen`` is empty after the phase."""
    return tuple([seat for seat, chosen in enumerate(state.chosen) if chosen])


def recall(state: MyrmesState, viewer: int | None) -> None:
    """Q41: take others' choices back, so that they owe them again."""
    others = [seat for seat in unrevealed(state) if seat != viewer]
    for seat in others:
        state.chosen[seat] = ()
    state.owing = tuple(sorted({*state.owing, *others}))


def guess(state: MyrmesState, viewer: int | None, rng: Random) -> None:
    """Replace others' choices: a seat that has made all of its choices gets random ones."""
    legal = LEGAL.get(state.phase)
    if legal is None:
        return
    for seat in range(state.players):
        if seat == viewer:
            continue
        state.chosen[seat] = ()
        while seat not in state.owing and (actions := legal(state, seat)):
            note(state, rng.choice(actions))
