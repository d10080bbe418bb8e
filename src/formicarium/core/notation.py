"""The notation of actions: an action declares its form once, for writing and for reading.

A form is a verb and the words after it: fixed words, and a :class:`Word` for each field of the
action after its seat, in their order.

>>> from dataclasses import dataclass
>>> from formicarium.core.action import Action
>>> @dataclass(frozen=True, slots=True)
... class Walk(Action):
...     form = Form("walk", number("STEPS", 1, 3), "to", one_of("GOAL", ("nest", "leaf"), "goal"))
...     seat: int
...     steps: int
...     goal: int
>>> str(Walk(1, 3, 0)), parse((Walk,), "B walk 2 to leaf")
('B walk 3 to nest', Walk(seat=1, steps=2, goal=1))
>>> parse((Walk,), "B walk 2 to")
Traceback (most recent call last):
...
formicarium.core.errors.NotationError: 'B walk 2 to': expected 'walk STEPS to GOAL'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from formicarium.core.errors import NotationError
from formicarium.core.seats import parse_seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formicarium.core.action import Action

T = TypeVar("T")
A = TypeVar("A", bound="Action")

_LONGEST: Final = 200


class Word(Generic[T]):
    """One field of an action: how to write it and how to read it."""

    def __init__(self, name: str, write: Callable[[T], str], read: Callable[[str], T]) -> None:
        self.name = name
        """Its name in error messages, in capital letters."""
        self.write = write
        self.read = read

    def take(self, words: list[str], before: Sequence[Any]) -> T:
        """Read the field from the first words and remove them; ``before`` holds earlier fields."""
        return self.read(words.pop(0))


class Optional(Word[T]):
    """A field that is not written if it has its usual value."""

    def __init__(self, name: str, word: Word[T], usual: T) -> None:
        super().__init__(name, lambda value: "" if value == usual else word.write(value), word.read)
        self.usual = usual

    def take(self, words: list[str], before: Sequence[Any]) -> T:
        """Read the field if the first word is one of its values."""
        try:
            value = self.read(words[0])
        except (IndexError, NotationError):
            return self.usual
        del words[0]
        return value


def one_of(name: str, names: Sequence[str], what: str) -> Word[int]:
    """Return a word for a number that is written as a name; the names have this order."""

    def read(text: str) -> int:
        if text in names:
            return names.index(text)
        raise NotationError(f"unknown {what} {text!r}; expected {', '.join(names)}")

    return Word(name, names.__getitem__, read)


def number(name: str, least: int, most: int) -> Word[int]:
    """Return a word for a whole number within limits."""
    return Word(name, str, lambda text: read_number(text, least, most))


def read_number(text: str, least: int, most: int) -> int:
    """Read a whole number within limits, in digits and without zeros in front.

    >>> read_number("07", 0, 9)
    Traceback (most recent call last):
    ...
    formicarium.core.errors.NotationError: '07' is not a number from 0 to 9
    """
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)):
        value = int(text)
        if str(value) == text and least <= value <= most:
            return value
    raise NotationError(f"{text!r} is not a number from {least} to {most}")


class Form:
    """The verb of an action and the words after it."""

    def __init__(self, verb: str, *parts: str | Word[Any]) -> None:
        self.verb = verb
        self._parts = parts
        names = [part if isinstance(part, str) else part.name for part in parts]
        self.text = " ".join([verb, *names])
        """The form in error messages, such as ``place KIND HEX TURN``."""

    def write(self, values: Sequence[Any]) -> str:
        """Write the verb and the fields."""
        left = iter(values)
        words = [part if isinstance(part, str) else part.write(next(left)) for part in self._parts]
        return " ".join([self.verb, *[word for word in words if word]])

    def read(self, words: list[str]) -> list[Any]:
        """Read the fields from all the words after the verb."""
        values: list[Any] = []
        left = words[:]
        for part in self._parts:
            try:
                values.append(part.take(left, values) if isinstance(part, Word) else left.pop(0))
            except IndexError:
                raise self.misfit() from None
            if isinstance(part, str) and values.pop() != part:
                raise self.misfit()
        if left:
            raise self.misfit()
        return values

    def misfit(self) -> NotationError:
        """Return an error that shows the form."""
        return NotationError(f"expected '{self.text}'")


def parse(kinds: Sequence[type[A]], text: str) -> A:
    """Read an action of one of these kinds exactly as ``str`` writes it."""
    if len(text) > _LONGEST:
        raise NotationError(f"an action has at most {_LONGEST} characters, not {len(text)}")
    verbs = {kind.form.verb: kind for kind in kinds}
    try:
        seat, verb, *words = text.split(" ")
        kind = verbs[verb]
    except (ValueError, KeyError):
        raise NotationError(f"{text!r}: expected a seat and one of {', '.join(verbs)}") from None
    try:
        make: Callable[..., A] = kind
        action = make(parse_seat(seat), *kind.form.read(words))
        if str(action) != text:
            raise kind.form.misfit()
    except NotationError as error:
        raise NotationError(f"{text!r}: {error}") from None
    return action
