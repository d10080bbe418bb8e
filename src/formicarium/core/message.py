"""Messages: named here, and translated where they are shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import msgspec

Argument: TypeAlias = "str | int | Message"


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Fluent message and its arguments; an argument may be a message itself.

    >>> Message("micropolis-army", {"soldiers": 5})
    Message(id='micropolis-army', args={'soldiers': 5})
    """

    id: str
    args: dict[str, Argument] = {}


def message(name: str, /, **arguments: Argument) -> Message:
    """Return a message with arguments.

    >>> message("micropolis-army", soldiers=5).args
    {'soldiers': 5}
    """
    return Message(name, arguments)


def slug(text: str) -> str:
    """Return a name in the form that it has in the ids of messages.

    >>> slug("Red army"), slug("A")
    ('red-army', 'a')
    """
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


Broken: TypeAlias = tuple[str, Message]
"""The rule that an illegal action breaks, and the reason."""

_write: Callable[[Message], str] = str


def write_with(write: Callable[[Message], str]) -> None:
    """Set the function that writes a message in English; texts lie outside of the engine."""
    global _write  # noqa: PLW0603 - set once, when the package is imported
    _write = write


def in_english(message: Message) -> str:
    """Return a message in English, for errors.

    >>> import formicarium
    >>> in_english(message("seat", seat=1))
    'B'
    """
    return _write(message)
