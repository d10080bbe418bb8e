"""Messages: named here, and translated where they are shown."""

from __future__ import annotations

import re
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
