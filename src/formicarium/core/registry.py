"""The games of this installation."""

from __future__ import annotations

from typing import Any, TypeAlias

from formicarium.core.errors import SetupError
from formicarium.core.game import Game

AnyGame: TypeAlias = Game[Any, Any]

_games: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game; ``formicarium.games`` does this for each game."""
    _games[game.id] = game


def games() -> tuple[AnyGame, ...]:
    """Return all games, sorted by id.

    >>> import formicarium as fm
    >>> "micropolis" in [game.id for game in fm.games()]
    True
    """
    return tuple(_games[name] for name in sorted(_games))


def game(name: str) -> AnyGame:
    """Return the game with this id.

    >>> import formicarium as fm
    >>> fm.game("micropolis").title
    'Micropolis'
    """
    if name in _games:
        return _games[name]
    raise SetupError(f"unknown game {name!r}; known games: {', '.join(sorted(_games))}")
