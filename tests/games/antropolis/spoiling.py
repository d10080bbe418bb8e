"""Positions that are spoilt on purpose, and what is found wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import formicarium as fm
from formicarium.games.antropolis.rules.state import AntropolisState

Build: TypeAlias = Callable[[], AntropolisState]
Change: TypeAlias = dict[str, Any]
"""By field, a new value; or for some entries of a list their new values, by place."""
Row: TypeAlias = tuple[str, Change]
"""What is wrong with a position, and the change that makes it so."""
Table: TypeAlias = dict[Build, list[Row]]


def spoilt(state: AntropolisState, change: Change) -> AntropolisState:
    """Return a copy with other values in some fields."""
    new = state.copy()
    for name, value in change.items():
        old = getattr(new, name)
        if isinstance(value, dict) and isinstance(old, list):
            entries = [value.get(place, entry) for place, entry in enumerate(old)]
            setattr(new, name, entries)
        else:
            setattr(new, name, value)
    return new


def faults(build: Build, changes: list[Change]) -> list[str]:
    """Return for each change what is then wrong with a position, and the rule; "" if nothing."""
    state = build()
    return [_fault(spoilt(state, change)) for change in changes]


def _fault(state: AntropolisState) -> str:
    try:
        state.check()
    except fm.StateError as error:
        return str(error).removeprefix("not a position of antropolis: ")
    return ""


def assert_each_fault_is_named(build: Build, table: Table) -> None:
    """Each change leads to its message."""
    messages = [message for message, _ in table[build]]
    assert faults(build, [change for _, change in table[build]]) == messages
