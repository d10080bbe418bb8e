"""The script of a lesson: what is said and done along a record."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from msgspec import Meta

from formicarium.core.errors import FormicariumError
from formicarium.core.message import Message, message

Count = Annotated[int, Meta(ge=0, le=100_000)]

_PLACE = re.compile(r"(?P<what>.*) - at `\$\.?(?:steps\[(?P<number>\d+)\]\.?)?(?P<field>.*)`")


class LessonError(FormicariumError):
    """A lesson that cannot be shown; the error names the step and the field.

    >>> read('seat = "A"')
    Traceback (most recent call last):
    ...
    formicarium.lessons.script.LessonError: Object missing required field `minutes`
    """


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said at a position of the record."""

    at: Count
    """How many actions of the record have been played."""
    text: Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
    """The end of the id of its message."""
    lit: tuple[str, ...] = ()
    """Ids of sprites or surfaces, as the scene of the game names them, that are lit up."""
    rule: str = ""
    """The number of the rule that the text explains."""
    do: Count = 0
    """How many actions the player makes now; none: a button continues."""
    skip: bool = False
    """Whether the actions before it are jumped over instead of shown."""

    @property
    def end(self) -> int:
        """How many actions have been played when it is done."""
        return self.at + self.do


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All steps of a lesson."""

    seat: Annotated[str, Meta(pattern="^[A-F]$")]
    """The letter of the seat that the player takes."""
    minutes: Annotated[int, Meta(ge=1, le=60)]
    """How long the lesson takes."""
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]


def read(text: str) -> Script:
    """Read the script of a lesson; ``LessonError`` names the step and the field.

    >>> script = read('seat = "A"\\nminutes = 5\\n[[steps]]\\nat = 0\\ntext = "goal"')
    >>> script.steps[0].text, script.steps[0].do
    ('goal', 0)
    >>> read('seat = "A"\\nminutes = 5\\n[[steps]]\\nat = "0"\\ntext = "goal"')
    Traceback (most recent call last):
    ...
    formicarium.lessons.script.LessonError: step 1, at: Expected `int`, got `str`
    """
    try:
        return msgspec.toml.decode(text, type=Script)
    except msgspec.DecodeError as error:
        raise LessonError(_with_place(str(error))) from None


def text_of(game_id: str, step: Step) -> Message:
    """Return the message of a step."""
    return message(f"{game_id}-lesson-{step.text}")


def _with_place(told: str) -> str:
    """Name the place of an error as an author counts: ``$.steps[0].at`` is step 1, at."""
    match = _PLACE.fullmatch(told)
    if match is None:
        return told
    number = match["number"]
    step = f"step {int(number) + 1}" if number else ""
    place = ", ".join(filter(None, [step, match["field"]]))
    return f"{place}: {match['what']}"
