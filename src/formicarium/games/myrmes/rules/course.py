"""The course of the game (M3), the end of a year (M18) and of the game (M19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.errors import RecordError
from formicarium.games.myrmes.components import SEASONS, WINTER, YEARS
from formicarium.games.myrmes.rules import (
    atelier,
    births,
    end_of_round,
    event,
    harvest,
    together,
    winter,
    workers,
)

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


_PHASES: Final = ("event", "born", "workers", "harvest", "atelier", "keep")
_IN_YEAR: Final = (len(SEASONS) - 1) * len(_PHASES) + 1


def progress(state: MyrmesState) -> int:
    """Return the phases that are over, in percent of all; a winter is one, too (M3.1, M3.2)."""
    if state.phase == "over":
        return 100
    phase = _PHASES.index(state.phase) if state.phase in _PHASES else 0
    done = state.year * _IN_YEAR + state.season * len(_PHASES) + phase
    return 100 * done // (YEARS * _IN_YEAR)


def go_on(state: MyrmesState) -> None:
    """Begin phases until somebody owes a decision or the game is over (M3.2)."""
    while not state.owing and state.phase != "over":
        _next_phase(state)


def _next_phase(state: MyrmesState) -> None:
    """M3.2: finish the phase, and begin the one that follows."""
    match state.phase:
        case "settle":
            together.begin(state, "event")
        case "event":
            event.finish(state)
            together.begin(state, "born")
        case "born":
            births.finish(state)
            _forget(state)
            workers.begin(state)
        case "workers":
            together.begin(state, "harvest")
        case "harvest":
            harvest.finish(state)
            _forget(state)
            atelier.begin(state)
        case "atelier":
            together.begin(state, "keep")
        case "keep":
            end_of_round.finish(state)
            _next_season(state)
        case _:
            winter.finish(state)
            _next_year(state)


def _forget(state: MyrmesState) -> None:
    state.chosen = [()] * state.players


def _next_season(state: MyrmesState) -> None:
    """M3.1, M15.7: winter comes after autumn."""
    state.season += 1
    if state.season == WINTER:
        together.begin(state, "winter")
    else:
        begin_round(state)


def begin_round(state: MyrmesState) -> None:
    """Begin phase 1 of a round."""
    event.begin(state)
    together.begin(state, "event")


def _next_year(state: MyrmesState) -> None:
    """M18.1-M18.3, M19.1: roll the dice again, or end the game; everything else stays."""
    _forget(state)
    if state.year == YEARS - 1:
        state.phase = "over"
        return
    state.year += 1
    state.season = 0
    roll(state)
    begin_round(state)


def roll(state: MyrmesState) -> None:
    """M2.3, M18.2: roll the three season dice."""
    rolled = tuple([str(1 + state.chance.below(6)) for _ in range(len(SEASONS) - 1)])
    told = state.answer("dice", rolled)
    if not all(len(die) == 1 and die in "123456" for die in told):
        raise RecordError(f"the dice cannot show {' '.join(told)}")
    state.dice = [int(die) for die in told]
