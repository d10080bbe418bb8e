"""The games that this installation knows."""

from __future__ import annotations

from typing import Any, TypeAlias

from formicarium.core.errors import SetupError
from formicarium.core.game import Game

AnyGame: TypeAlias = Game[Any, Any]

_games: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Make a game known; the folder of each game does so when it is imported."""
    _games[game.id] = game


def games() -> tuple[AnyGame, ...]:
    """List all games, in the order of their names.

    >>> import formicarium as fm
    >>> "micropolis" in [game.id for game in fm.games()]
    True
    """
    return tuple(_games[name] for name in sorted(_games))


def game(name: str) -> AnyGame:
    """Look a game up by its id.

    >>> import formicarium as fm
    >>> fm.game("micropolis").title
    'Micropolis'
    """
    if name in _games:
        return _games[name]
    raise SetupError(f"unknown game {name!r}; known games: {', '.join(sorted(_games))}")
