"""The command that draws a recorded position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from formicarium.cli.arguments import Language
from formicarium.cli.show import console
from formicarium.core.errors import SetupError
from formicarium.core.record import Record
from formicarium.core.seats import parse_seat
from formicarium.stage import Picture

_FORMATS = (".svg", ".png")


def render(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="The .svg or .png file to write.")
    ] = Path("table.svg"),
    at: Annotated[
        int | None, typer.Option("--at", help="Draw the table after this many actions.", min=0)
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", help="Draw what this seat may see: A, B…")
    ] = None,
    lang: Language = "en",
    theme: Annotated[str, typer.Option("--theme", help="light or dark.")] = "light",
    width: Annotated[
        int | None, typer.Option("--width", help="The width of a .png in pixels.", min=1, max=10000)
    ] = None,
) -> None:
    """Draw the table of a recorded game as a picture."""
    if output.suffix not in _FORMATS:
        raise SetupError(f"a picture must be a .svg or a .png file, not {output.name!r}")
    played = Record.load(record)
    viewer = None if seat is None else _seat_at(played, seat)
    picture = Picture(played.replay(at), viewer, lang, theme, played.seats)
    if output.suffix == ".svg":
        output.write_text(picture.svg, encoding="utf-8")
    else:
        output.write_bytes(picture.png(width))
    console.print(f"Wrote {output}", soft_wrap=True)


def _seat_at(played: Record, letter: str) -> int:
    seat = parse_seat(letter)
    if seat >= played.players:
        raise SetupError(f"there is no seat {letter} in a game of {played.players} players")
    return seat
