"""Variants and options: named choices made before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from formicarium.core.errors import SetupError
from formicarium.core.seats import LETTERS
from formicarium.core.words import either

Chosen: TypeAlias = Mapping[str, str] | None
"""Values of options by name; an option that is not named has its default."""

DRAWN: Final = "drawn"
"""The value of options that leave something to chance."""


class Option(NamedTuple):
    """A choice that the players make before the game; the first value is the default.

    A value that is the letter of a seat fits only tables that have this seat.
    """

    name: str
    values: tuple[str, ...]
    summary: str
    before: str | None = None
    """The value of a game that was stored before this option existed; None: the default."""
    formerly: str | None = None
    """The name of this option in games that were stored before it was renamed."""
    players: tuple[int, ...] = ()
    """The player counts at which there is a choice; empty: all."""

    def values_at(self, players: int) -> tuple[str, ...]:
        """Return the values that a table of this size can choose; the first is the default.

        >>> start_option(4).values_at(3)
        ('drawn', 'A', 'B', 'C')
        >>> Option("gift", ("none", "food"), "what the last one gets", players=(2,)).values_at(3)
        ('none',)
        """
        if self.players and players not in self.players:
            return self.values[:1]
        return tuple(value for value in self.values if value not in LETTERS[players:])


def start_option(most_players: int, before: str | None = None) -> Option:
    """Return the option of who begins: chance, or a named seat."""
    return Option("start", (DRAWN, *LETTERS[:most_players]), "who begins", before)


class Variant(NamedTuple):
    """A named way to play, with its player counts and options."""

    name: str
    players: tuple[int, ...]
    summary: str
    options: tuple[Option, ...] = ()

    def resolve(self, chosen: Mapping[str, str], players: int | None = None) -> dict[str, str]:
        """Fill in the defaults; ``SetupError`` names unknown options and lists the known ones.

        With a number of players, only values that fit this number are accepted.

        >>> colour = Option("colour", ("red", "black"), "the colour of the ants")
        >>> variant = Variant("base", (2,), "as printed", (colour,))
        >>> variant.resolve({}), variant.resolve({"colour": "black"})
        ({'colour': 'red'}, {'colour': 'black'})
        >>> variant.resolve({"colour": "blue"})
        Traceback (most recent call last):
        ...
        formicarium.core.errors.SetupError: option colour is red or black, not 'blue'
        """
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                names = f"known options: {', '.join(known)}" if known else "it has no options"
                raise SetupError(f"variant {self.name}: unknown option {name!r}; {names}")
            _check(known[name], value, players)
        return {name: chosen.get(name, option.values[0]) for name, option in known.items()}

    def restore(self, stored: Mapping[str, str]) -> dict[str, str]:
        """Complete the options of a stored game: it keeps the rules that it began with.

        >>> size = Option("size", ("large", "small"), "of ants", before="small", formerly="height")
        >>> variant = Variant("base", (2,), "as printed", (size,))
        >>> variant.resolve({}), variant.restore({}), variant.restore({"height": "large"})
        ({'size': 'large'}, {'size': 'small'}, {'size': 'large'})
        """
        before = {each.name: each.before for each in self.options if each.before is not None}
        renamed = {each.formerly: each.name for each in self.options if each.formerly}
        return self.resolve(before | {renamed.get(name, name): stored[name] for name in stored})


def _check(option: Option, value: str, players: int | None) -> None:
    if value not in option.values:
        raise SetupError(f"option {option.name} is {either(option.values)}, not {value!r}")
    if players is not None and value not in (fit := option.values_at(players)):
        raise SetupError(
            f"option {option.name} is {either(fit)} with {players} players, not {value!r}"
        )


class Setup(NamedTuple):
    """The arguments of a new game, checked and complete."""

    players: int
    seed: int
    variant: str
    options: dict[str, str]

    @property
    def start(self) -> int | None:
        """The seat that the option ``start`` names; None if it is drawn.

        >>> Setup(2, 7, "base", {"start": "B"}).start
        1
        """
        start = self.options["start"]
        return None if start == DRAWN else LETTERS.index(start)
