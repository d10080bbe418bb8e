"""Animated pictures of games, as WebP or GIF."""

from __future__ import annotations

import io
import re
from math import ceil
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from formicarium.core.errors import SetupError
from formicarium.stage.palette import values
from formicarium.stage.svg import render, to_png

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.scene import Scene
    from formicarium.stage.texts import Texts

Kind: TypeAlias = Literal["webp", "gif"]

MOST_FRAMES: Final = 120
MOST_PIXELS: Final = 1_500_000
"""Of a frame: a tall table becomes narrower than asked for."""
_MILLISECONDS: Final = 700
_LAST: Final = 4000
_SIZE: Final = re.compile(r' width="(\d+)" height="(\d+)"')


def chosen(length: int, most: int) -> list[int]:
    """Return which positions of a game are shown: all, or this number of them, evenly spread.

    >>> chosen(3, 10), chosen(10, 4)
    ([0, 1, 2, 3], [0, 3, 7, 10])
    """
    if length < most:
        return list(range(length + 1))
    return [round(frame * length / (most - 1)) for frame in range(most)]


def animate(
    scenes: Sequence[Scene],
    texts: Texts,
    theme: str = "light",
    names: Sequence[str] = (),
    *,
    width: int = 720,
    kind: Kind = "webp",
) -> bytes:
    """Draw scenes one after the other; the last one stays longest, then all begin again.

    All of them are as wide; where a table grows, there is paper below the lower ones.

    >>> import formicarium as fm
    >>> from formicarium.stage import Texts, Viewer
    >>> game = fm.game("trail")
    >>> scene = Viewer(game).show(game.new(players=2)).scene
    >>> animate([scene, scene], Texts("en"), width=80)[8:12]
    b'WEBP'
    """
    if not 0 < len(scenes) <= MOST_FRAMES:
        raise SetupError(f"an animated picture has 1 to {MOST_FRAMES} frames, not {len(scenes)}")
    drawn = [render(scene, texts, theme, names=names) for scene in scenes]
    tallest = max(map(_proportion, drawn))
    across = min(width, int((MOST_PIXELS / tallest) ** 0.5))
    frames = _frames(drawn, (across, ceil(across * tallest)), values(theme)["paper"])
    times = [_MILLISECONDS] * (len(drawn) - 1) + [_LAST]
    return _encoded(frames, times, kind)


def _proportion(svg: str) -> float:
    """Return the height of a drawing as a part of its width."""
    found = _SIZE.search(svg)
    assert found  # noqa: S101 - every drawing begins with its size
    return int(found[2]) / int(found[1])


def _frames(drawn: Sequence[str], size: tuple[int, int], paper: str) -> Iterator[Any]:
    """Yield the frames one by one, as all of them would need much memory."""
    from PIL import Image  # noqa: PLC0415 - only animated pictures need it

    for each in drawn:
        frame = Image.new("RGB", size, paper)
        with Image.open(io.BytesIO(to_png(each, size[0]))) as picture:
            frame.paste(picture)
        yield frame


def _encoded(frames: Iterator[Any], times: Sequence[int], kind: Kind) -> bytes:
    how = {"method": 2, "quality": 80} if kind == "webp" else {"optimize": False}
    written, first = io.BytesIO(), next(frames)
    duration = list(times) if len(times) > 1 else times[0]
    first.save(
        written,
        kind,
        save_all=True,
        append_images=frames,
        duration=duration,
        loop=0,
        **how,
    )
    return written.getvalue()
