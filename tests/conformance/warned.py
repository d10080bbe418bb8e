"""What a friend says before a decision."""

from __future__ import annotations

from formicarium.core.message import Message
from formicarium.core.registry import AnyGame
from formicarium.stage import Texts
from tests.conformance.choosing import offered
from tests.tables import AnyState

_ENGLISH = Texts("en", strict=True)
_NAMES = ("A", "B", "C", "D", "E", "F")


def said(game: AnyGame, warning: Message) -> str:
    """Return a warning as a player reads it: its text, and the rule that it links to."""
    text = _ENGLISH.format(warning, _NAMES).replace("\N{NO-BREAK SPACE}", " ")
    return f"{text} {game.citations[warning.id]}"


def position(game: AnyGame, state: AnyState, seat: int | None = None) -> list[str]:
    """Return the warnings about a position."""
    return [said(game, warning) for warning in offered(game, state, seat).warnings]


def actions(game: AnyGame, state: AnyState, seat: int | None = None) -> dict[str, str]:
    """Return the warnings about single actions, by the action without its seat."""
    return {
        choice.action[2:]: said(game, choice.warning)
        for choice in offered(game, state, seat).options
        if choice.warning
    }
