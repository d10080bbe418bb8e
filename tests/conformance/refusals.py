"""Illegal actions: those of other tables, tried where most are illegal, and chosen ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from textwrap import fill
from typing import TypeAlias

import pytest

import formicarium as fm
from formicarium import rulebook
from formicarium.core.registry import AnyGame
from formicarium.stage.texts import Texts, languages
from tests.tables import AnyState, TableKind

_TEXTS = [Texts(language, strict=True) for language in languages()]
"""They raise an error if a language lacks a message or a variable."""

Play: TypeAlias = Callable[[AnyState, Random], Iterator[tuple[AnyState, fm.Action]]]

Table: TypeAlias = Mapping[str, tuple[Callable[[], AnyState], str]]
"""By name, a position, and the actions that are refused there: each on a line that ends with its
rule in parentheses, and the reason in English below it."""


@cache
def actions_at(tables: tuple[TableKind, ...], play: Play) -> tuple[fm.Action, ...]:
    """All that could be done in a game at each of these tables, played once for all tests."""
    seen: dict[fm.Action, None] = {}
    for table in tables:
        for position, _ in play(table.new(99), Random(99)):
            for seat in position.to_act:
                seen.update(dict.fromkeys(position.legal_actions(seat)))
    return tuple(seen)


def assert_strangers_are_refused(
    table: TableKind, elsewhere: tuple[TableKind, ...], play: Play
) -> None:
    """Try some of what can be done elsewhere at every step of a game, and when it is over."""
    known_rules = set(rulebook.rules(table.game.id))
    strangers = actions_at(elsewhere, play)
    rng = Random(1)
    state = table.new(1)
    for position, _ in play(state, Random(1)):
        for action in rng.sample(strangers, min(20, len(strangers))):
            if action not in position.legal_actions(action.seat):
                _assert_refused(position, action, known_rules)
    for action in strangers[:20]:
        _assert_refused(state, action, known_rules)


def _assert_refused(position: AnyState, action: fm.Action, known_rules: set[str]) -> None:
    """An illegal action names a rule that exists and changes nothing."""
    error = refused(position, action)
    assert error.rule in known_rules
    assert error.action == action
    assert error.rule in str(error)
    for texts in _TEXTS:
        assert texts.format(error.why)


def refused(position: AnyState, action: fm.Action) -> fm.IllegalAction:
    """Try an illegal action, which must leave the position as it was, and return the error."""
    before = position.to_json()
    with pytest.raises(fm.IllegalAction) as refusal:
        position.apply(action)
    assert position.to_json() == before
    return refusal.value


def tried(game: AnyGame, position: AnyState, expected: str) -> list[fm.IllegalAction]:
    """Try the actions of an entry of a ``Table``."""
    lines = [line.rpartition(" (")[0] for line in expected.split("\n") if line.endswith(")")]
    return [refused(position, game.parse(line.strip())) for line in lines]


def as_told(error: fm.IllegalAction) -> str:
    """Write a refusal as in a ``Table``."""
    reason = error.reason.replace("\N{NO-BREAK SPACE}", " ")
    indent = " " * 12
    told = fill(
        reason, 100, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
    return f"        {error.action} ({error.rule})\n{told}"
