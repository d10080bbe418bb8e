"""Bots as text, with a name and options: ``greedy``, ``search:seconds=1``."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formicarium.bots.registry import bot
from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from formicarium.bots.bot import Bot


class BotSpec(NamedTuple):
    """The name of a bot and its options.

    >>> spec = BotSpec.parse("search:iterations=400,seconds=3")
    >>> spec.name, spec.options
    ('search', {'iterations': '400', 'seconds': '3'})
    >>> str(spec)
    'search:iterations=400,seconds=3'
    >>> BotSpec.parse("search:fast")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: 'search:fast': write an option of a bot as NAME=VALUE
    """

    name: str
    options: dict[str, str]

    @classmethod
    def parse(cls, text: str) -> BotSpec:
        """Read what ``str`` writes."""
        name, colon, rest = text.strip().partition(":")
        if not name:
            raise SetupError("a bot needs a name, such as greedy")
        options = {}
        for pair in rest.split(",") if colon else ():
            option, equals, value = (part.strip() for part in pair.partition("="))
            if not (option and equals and value):
                raise SetupError(f"{text!r}: write an option of a bot as NAME=VALUE")
            if option in options:
                raise SetupError(f"{text!r}: the option {option} is given twice")
            options[option] = value
        return cls(name, options)

    def bot(self) -> Bot:
        """Return the bot; raise ``SetupError`` for an unknown bot or a wrong option.

        >>> BotSpec.parse("greedy").bot().name
        'greedy'
        >>> BotSpec.parse("greedy:depth=2").bot()
        Traceback (most recent call last):
        ...
        formicarium.core.errors.SetupError: unknown option 'depth' of bot greedy; known options: \
none
        """
        return bot(self.name, **self.options)

    def __str__(self) -> str:
        pairs = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.name}:{pairs}" if pairs else self.name


def read_bot(text: str) -> Bot:
    """Return the bot that a text names.

    >>> read_bot("search:seconds=0")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: bot search: seconds must be a number above 0, at most \
3600, not '0'
    """
    return BotSpec.parse(text).bot()


def split_bots(text: str) -> list[str]:
    """Split a list of bots; a comma before ``NAME=VALUE`` belongs to the bot before it.

    >>> split_bots("greedy,search:iterations=400,seconds=3,random")
    ['greedy', 'search:iterations=400,seconds=3', 'random']
    """
    bots: list[str] = []
    for piece in text.split(","):
        if bots and "=" in piece and ":" not in piece:
            bots[-1] += f",{piece}"
        else:
            bots.append(piece)
    return bots
