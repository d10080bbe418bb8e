"""Errors of the arena."""

from __future__ import annotations

from formicarium.core.errors import FormicariumError


class ArenaError(FormicariumError):
    """A file without results of this match, or a game that cannot be finished."""
