"""Variants and options: named choices made before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from formicarium.core.errors import SetupError
from formicarium.core.words import either

Chosen: TypeAlias = Mapping[str, str] | None
"""Values of options by name; an option that is not named has its default."""


class Option(NamedTuple):
    """A choice that the players make before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]
    summary: str
    before: str | None = None
    """The value of a game that was stored before this option existed; None: the default."""


class Variant(NamedTuple):
    """A named way to play, with its player counts and options."""

    name: str
    players: tuple[int, ...]
    summary: str
    options: tuple[Option, ...] = ()

    def resolve(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Fill in the defaults; ``SetupError`` names unknown options and lists the known ones.

        >>> colour = Option("colour", ("red", "black"), "the colour of the ants")
        >>> variant = Variant("base", (2,), "as printed", (colour,))
        >>> variant.resolve({}), variant.resolve({"colour": "black"})
        ({'colour': 'red'}, {'colour': 'black'})
        >>> variant.resolve({"colour": "blue"})
        Traceback (most recent call last):
        ...
        formicarium.core.errors.SetupError: option colour is red or black, not 'blue'
        """
        known = {option.name: option.values for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                names = f"known options: {', '.join(known)}" if known else "it has no options"
                raise SetupError(f"variant {self.name}: unknown option {name!r}; {names}")
            if value not in known[name]:
                raise SetupError(f"option {name} is {either(known[name])}, not {value!r}")
        return {name: chosen.get(name, values[0]) for name, values in known.items()}

    def restore(self, stored: Mapping[str, str]) -> dict[str, str]:
        """Complete the options of a stored game: it keeps the rules that it began with.

        >>> size = Option("size", ("large", "small"), "the size of the ants", before="small")
        >>> variant = Variant("base", (2,), "as printed", (size,))
        >>> variant.resolve({}), variant.restore({})
        ({'size': 'large'}, {'size': 'small'})
        """
        before = {each.name: each.before for each in self.options if each.before is not None}
        return self.resolve(before | dict(stored))


class Setup(NamedTuple):
    """The arguments of a new game, checked and complete."""

    players: int
    seed: int
    variant: str
    options: dict[str, str]
