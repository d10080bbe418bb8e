"""The games of this installation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from formicarium.core.errors import SetupError
from formicarium.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable

AnyGame: TypeAlias = Game[Any, Any]

_games: dict[str, AnyGame] = {}
_later: list[Callable[[], AnyGame]] = []


def register(game: AnyGame) -> None:
    """Add a game; ``formicarium.games`` does this for each game."""
    _games[game.id] = game


def register_later(load: Callable[[], AnyGame]) -> None:
    """Add a game that is loaded when games are first asked for; its errors are raised there."""
    _later.append(load)


def _known() -> dict[str, AnyGame]:
    """Return all games by id, after loading those that wait for it."""
    for load in tuple(_later):
        register(load())
    _later.clear()
    return _games


def games() -> tuple[AnyGame, ...]:
    """Return all games, sorted by id.

    >>> import formicarium as fm
    >>> "micropolis" in [game.id for game in fm.games()]
    True
    """
    known = _known()
    return tuple(known[name] for name in sorted(known))


def game(name: str) -> AnyGame:
    """Return the game with this id.

    >>> import formicarium as fm
    >>> fm.game("micropolis").title
    'Micropolis'
    """
    known = _known()
    if name in known:
        return known[name]
    raise SetupError(f"unknown game {name!r}; known games: {', '.join(sorted(known))}")
