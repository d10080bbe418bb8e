"""What can go wrong in the arena."""

from __future__ import annotations

from formicarium.core.errors import FormicariumError


class ArenaError(FormicariumError):
    """A file that holds no results of this match, or a game that cannot be played to its end."""
