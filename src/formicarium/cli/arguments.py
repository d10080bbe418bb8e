"""Arguments that several commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `games` lists them.")]
VariantName = Annotated[str | None, typer.Option("--variant", help="A variant of the game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the variant; repeatable."),
]
Language = Annotated[str, typer.Option("--lang", help="The language of the text.")]


def parse_options(pairs: Sequence[str] | None) -> dict[str, str]:
    """Read ``NAME=VALUE`` pairs.

    >>> parse_options(["start=A"])
    {'start': 'A'}
    """
    options = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"write an option as NAME=VALUE, not {pair!r}")
        options[name] = value
    return options
