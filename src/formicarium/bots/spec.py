"""Bots by name and options, as people write them: ``greedy``, ``search:seconds=1``."""

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
    formicarium.core.errors.SetupError: 'search:fast': an option of a bot is written NAME=VALUE
    """

    name: str
    options: dict[str, str]

    @classmethod
    def parse(cls, text: str) -> BotSpec:
        """Read a bot as ``str`` writes it."""
        name, colon, rest = text.strip().partition(":")
        if not name:
            raise SetupError("a bot needs a name, such as greedy")
        options = {}
        for pair in rest.split(",") if colon else ():
            option, equals, value = (part.strip() for part in pair.partition("="))
            if not (option and equals and value):
                raise SetupError(f"{text!r}: an option of a bot is written NAME=VALUE")
            if option in options:
                raise SetupError(f"{text!r}: the option {option} is given twice")
            options[option] = value
        return cls(name, options)

    def bot(self) -> Bot:
        """Find the bot; ``SetupError`` if there is none or if an option does not suit it.

        >>> BotSpec.parse("greedy").bot().name
        'greedy'
        >>> BotSpec.parse("greedy:depth=2").bot()
        Traceback (most recent call last):
        ...
        formicarium.core.errors.SetupError: bot greedy has no option 'depth'; it has none
        """
        return bot(self.name, **self.options)

    def __str__(self) -> str:
        pairs = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.name}:{pairs}" if pairs else self.name


def read_bot(text: str) -> Bot:
    """Find a bot as people write it.

    >>> read_bot("search:seconds=0")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: bot search: seconds is a number above 0 and up to 3600, \
not '0'
    """
    return BotSpec.parse(text).bot()


def split_bots(text: str) -> list[str]:
    """Take a list of bots apart; a comma before ``NAME=VALUE`` belongs to the bot before it.

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
