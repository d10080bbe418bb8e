"""Guided first games as clients get them: the positions as steps of a log, and what is said."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from formicarium import lessons
from formicarium.core.message import Message, message
from formicarium.lessons.script import text_of
from formicarium.server.messages import Step
from formicarium.server.protocol import LogLine, WhyNot
from formicarium.server.watch import BEGINNING, with_end
from formicarium.stage.patch import diff
from formicarium.stage.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.touch import Touch
    from formicarium.lessons import Lesson, Moment


class CourseStep(Struct, frozen=True, omit_defaults=True):
    """A step of a guided first game."""

    at: int
    """The length of the log at which it is shown."""
    text: Message
    lit: tuple[str, ...] = ()
    """Ids of sprites or surfaces to light up."""
    rule: str = ""
    """The number of the rule that the text explains."""
    do: int = 0
    """How many actions the player makes now."""
    skip: bool = False
    """Whether the actions before it are jumped over."""


class Course(Struct, frozen=True):
    """A guided first game: a whole game, with what is said and done along it."""

    game: str
    variant: str
    players: int
    seat: int
    """The seat of the player."""
    minutes: int
    view: View
    """The beginning. Where the player is to act, the choices hold one action, and its path the
    picks that the player makes."""
    log: tuple[LogLine, ...]
    moves: tuple[Step, ...]
    steps: tuple[CourseStep, ...]


@cache
def encoded(game_id: str) -> bytes:
    """Return the guided first game of a game as JSON; it is always the same."""
    return msgspec.json.encode(course(lessons.lesson(game_id)))


def course(lesson: Lesson) -> Course:
    """Return a lesson as clients get it."""
    return Course(
        game=lesson.game.id,
        variant=lesson.record.variant,
        players=lesson.record.players,
        seat=lesson.seat,
        minutes=lesson.script.minutes,
        view=lesson.moments[0].view,
        log=(BEGINNING,),
        moves=tuple([_move(lesson.moments, n) for n in range(1, len(lesson.moments))]),
        steps=tuple([_step(lesson.game.id, step) for step in lesson.steps]),
    )


def why(lesson: Lesson, length: int, touches: Sequence[Touch]) -> WhyNot:
    """Return why a click does nothing: a rule forbids it, or it is not what the lesson shows."""
    broken, possible = lesson.why(length, touches)
    if broken:
        return WhyNot(*broken)
    return WhyNot(why=message("ui-lesson-possible")) if possible else WhyNot()


def _move(moments: Sequence[Moment], length: int) -> Step:
    before, now = moments[length - 1].view, moments[length]
    seat = now.action.seat if now.action else None
    lines = with_end(LogLine(length, seat, "action", now.told), now.view.over)
    patch = diff(before.scene, now.view.scene)
    return Step(length, patch, **now.view.status(), log=lines, may_undo=False)


def _step(game_id: str, step: lessons.Step) -> CourseStep:
    text = text_of(game_id, step)
    return CourseStep(step.at, text, step.lit, step.rule, step.do, step.skip)
