"""Where the lesson of a game lies."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from formicarium.core.record import Record
from formicarium.core.registry import game
from formicarium.lessons.script import LessonError, Script, read

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def has(game_id: str) -> bool:
    """Return whether a game has a lesson.

    >>> has("trail")
    True
    """
    return (_folder(game_id) / "steps.toml").is_file()


@cache
def script(game_id: str) -> Script:
    """Return the script of a game's lesson; ``LessonError`` if it has none or it is wrong."""
    try:
        return read(_text(game_id, "steps.toml"))
    except LessonError as error:
        raise LessonError(f"the lesson of {game_id}: {error}") from None


def record(game_id: str) -> Record:
    """Return the game that a lesson shows."""
    return Record.from_text(_text(game_id, "game.record"))


def _text(game_id: str, name: str) -> str:
    found = _folder(game_id) / name
    if not found.is_file():
        raise LessonError(f"{game_id} has no lesson: its folder has no lesson/{name}")
    return found.read_text(encoding="utf-8")


def _folder(game_id: str) -> Traversable:
    found = game(game_id)
    return files(found.home or f"formicarium.games.{found.id}") / "lesson"
