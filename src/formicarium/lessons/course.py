"""A whole lesson as data: every position through the eyes of its seat, and what may be picked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from formicarium.core.registry import game
from formicarium.core.seats import parse_seat
from formicarium.core.touch import Touch
from formicarium.lessons import choosing, source
from formicarium.lessons.checking import check, unknown_lit
from formicarium.lessons.script import LessonError, Script, Step
from formicarium.stage import symbols
from formicarium.stage.view import View, Viewer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.action import Action
    from formicarium.core.choices import Choices, Target
    from formicarium.core.message import Broken, Message
    from formicarium.core.record import Record
    from formicarium.core.registry import AnyGame
    from formicarium.core.state import State


class Moment(NamedTuple):
    """A position: the beginning, or what an action has led to."""

    view: View
    """The choices hold the action that the player is to make, and no other."""
    action: Action | None
    told: tuple[Message, ...]


class Answer(NamedTuple):
    """Why a click beside the action of the lesson does nothing."""

    broken: Broken | None
    possible: bool
    """Whether the rules allow what the click means."""


class Turn(NamedTuple):
    """A position at which the player makes an action, to answer other clicks."""

    state: State[Any]
    viewer: Viewer
    choices: Choices
    action: str


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A guided first game."""

    game: AnyGame
    record: Record
    script: Script
    seat: int
    moments: tuple[Moment, ...]
    """By the number of actions played."""
    steps: tuple[Step, ...]
    """Those of the script, with the ids that pieces have on the screen in ``lit``."""
    turns: dict[int, Turn]

    def why(self, length: int, touches: Sequence[Touch]) -> Answer:
        """Say why a click after this number of actions does nothing.

        ``touches`` are as in ``core.touch.why_not``; their picks are those of the lesson.
        """
        turn = self.turns.get(length)
        if turn is None or not touches:
            return Answer(None, False)
        option = choosing.choice_of(turn.choices, turn.action)
        path = choosing.prefix(turn.choices, option, len(touches[0].picks))
        asked = [replace(touch, picks=path) for touch in touches]
        others = choosing.next_picks(turn.choices, path)
        if asked[0].thing in others:
            return Answer(None, True)
        broken = turn.viewer.why_not(turn.state, self.seat, asked)
        if broken:
            return Answer(broken, False)
        spots = [target for target in turn.choices.targets if target.id in others]
        possible = any(touch.thing in others for touch in asked) or any(
            _hits(touch, spot) for touch in asked for spot in spots
        )
        return Answer(None, possible or turn.viewer.can_do(turn.state, self.seat, asked))


@cache
def lesson(game_id: str) -> Lesson:
    """Return the lesson of a game; ``LessonError`` if it has none or something in it is wrong.

    >>> trail = lesson("trail")
    >>> trail.seat, trail.moments[-1].view.over
    (0, True)
    """
    script = source.script(game_id)
    try:
        return build(script, source.record(game_id))
    except LessonError as error:
        raise LessonError(f"the lesson of {game_id}: {error}") from None


def build(script: Script, record: Record) -> Lesson:
    """Lay out a lesson; ``LessonError`` says what in it is wrong."""
    check(script, record)
    return _Builder(script, record).lesson()


class _Builder:
    """Walks along the record and looks at every position."""

    def __init__(self, script: Script, record: Record) -> None:
        self._script = script
        self._record = record
        self._game = game(record.game)
        self._seat = parse_seat(script.seat)
        self._viewer = Viewer(self._game, frozenset({self._seat}))
        self._own = {at for step in script.steps for at in range(step.at, step.end)}
        """The positions at which the player makes an action."""
        self._steps: list[Step] = []
        self._turns: dict[int, Turn] = {}

    def lesson(self) -> Lesson:
        """Return the lesson."""
        return Lesson(
            moments=tuple(self._moments()),
            game=self._game,
            record=self._record,
            script=self._script,
            seat=self._seat,
            steps=tuple(self._steps),
            turns=self._turns,
        )

    def _moments(self) -> Iterator[Moment]:
        state = self._record.replay(0)
        begun = [state]
        yield Moment(self._look(0, state), None, ())
        for length, move in enumerate(self._record.moves, start=1):
            before, state = state, state.copy()
            move.repeat(state, forced=True)
            view = self._look(length, state)
            hidden = self._is_hidden(before, move.action, state)
            told = () if hidden else self._viewer.tell(begun[0], before, move.action, state)
            yield Moment(view, move.action, told)
            begun = [self._game.begin([*begun, state])]

    def _is_hidden(self, before: State[Any], action: Action, after: State[Any]) -> bool:
        """Whether the seat cannot know that somebody chose in secret."""
        secret = action.seat != self._seat and action.seat in after.unrevealed
        return secret and before.to_act == after.to_act

    def _look(self, length: int, state: State[Any]) -> View:
        view = self._viewer.show(state)
        for step in self._script.steps[len(self._steps) :]:
            if step.at == length:
                self._steps.append(replace(step, lit=self._lit(step, view)))
        if length not in self._own:
            return replace(view, choices=())
        action = str(self._record.moves[length].action)
        (choices,) = view.choices
        self._turns[length] = Turn(state, self._viewer.copy(), choices, action)
        return replace(view, choices=(choosing.only(choices, action),))

    def _lit(self, step: Step, view: View) -> tuple[str, ...]:
        surfaces = view.scene.surfaces
        known = {sprite.id for surface in surfaces for sprite in surface.sprites}
        known |= {surface.id for surface in surfaces}
        lit = self._viewer.renamed(step.lit)
        for name, shown in zip(step.lit, lit, strict=True):
            if shown not in known:
                raise unknown_lit(len(self._steps) + 1, step, name)
        return lit


def _hits(touch: Touch, spot: Target) -> bool:
    """Whether a click lies within the shape of a spot."""
    if spot.kind != "spot" or spot.surface != touch.surface or not spot.symbol:
        return False
    box = symbols.symbol(spot.symbol).box
    return abs(touch.x - spot.x) <= box.width / 2 and abs(touch.y - spot.y) <= box.height / 2
