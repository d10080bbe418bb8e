"""The command that draws a recorded position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from formicarium.cli.arguments import Language
from formicarium.cli.show import console
from formicarium.core.errors import SetupError
from formicarium.core.record import Record
from formicarium.core.registry import game as find_game
from formicarium.core.seats import parse_seat
from formicarium.stage import Picture, Texts, Viewer
from formicarium.stage.animation import MOST_FRAMES, Kind, chosen
from formicarium.stage.animation import animate as film

_FORMATS = (".svg", ".png")
_ANIMATED: Final[dict[str, Kind]] = {".webp": "webp", ".gif": "gif"}
_ANIMATED_WIDTH = 720


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
        int | None, typer.Option("--width", help="The width in pixels.", min=1, max=10000)
    ] = None,
    animate: Annotated[
        Path | None,
        typer.Option("--animate", help="Draw the whole game as this .webp or .gif file instead."),
    ] = None,
    frames: Annotated[
        int,
        typer.Option("--frames", help="The most positions of it.", min=2, max=MOST_FRAMES),
    ] = 60,
) -> None:
    """Draw the table of a recorded game as a picture, or the game as an animated one."""
    played = Record.load(record)
    viewer = None if seat is None else _seat_at(played, seat)
    if animate is not None:
        _animate(played, viewer, animate, lang, theme, width or _ANIMATED_WIDTH, frames)
        return
    if output.suffix not in _FORMATS:
        raise SetupError(f"a picture must be a .svg or a .png file, not {output.name!r}")
    picture = Picture(played.replay(at), viewer, lang, theme, played.seats)
    if output.suffix == ".svg":
        output.write_text(picture.svg, encoding="utf-8")
    else:
        output.write_bytes(picture.png(width))
    console.print(f"Wrote {output}", soft_wrap=True)


def _animate(
    played: Record,
    viewer: int | None,
    output: Path,
    lang: str,
    theme: str,
    width: int,
    frames: int,
) -> None:
    kind = _ANIMATED.get(output.suffix)
    if kind is None:
        raise SetupError(f"an animated picture must be a .webp or a .gif file, not {output.name!r}")
    seats = frozenset[int]() if viewer is None else frozenset({viewer})
    scenes = [
        Viewer(find_game(played.game), seats, asks=False).show(played.replay(number)).scene
        for number in chosen(len(played.moves), frames)
    ]
    output.write_bytes(film(scenes, Texts(lang), theme, played.seats, width=width, kind=kind))
    console.print(f"Wrote {output}", soft_wrap=True)


def _seat_at(played: Record, letter: str) -> int:
    seat = parse_seat(letter)
    if seat >= played.players:
        raise SetupError(f"there is no seat {letter} in a game of {played.players} players")
    return seat
