"""Guided first games: a record with annotations, shown through the eyes of one seat.

The folder ``lesson`` of a game holds ``game.record``, a whole game, and ``steps.toml``, which says
what is told along it and which of its actions the player makes. The texts are those of
``<game>-lesson.ftl``.
"""

from formicarium.lessons.course import Answer, Lesson, Moment, build, lesson
from formicarium.lessons.script import LessonError, Script, Step
from formicarium.lessons.source import has, script

__all__ = [
    "Answer",
    "Lesson",
    "LessonError",
    "Moment",
    "Script",
    "Step",
    "build",
    "has",
    "lesson",
    "script",
]
