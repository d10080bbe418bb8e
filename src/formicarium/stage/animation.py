"""Animated pictures of games, as WebP or GIF."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

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


class Drawn(NamedTuple):
    """A frame as SVG, and its size."""

    svg: str
    width: int
    height: int


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

    A table that grows keeps its scale: all frames are as large as the largest.

    >>> import formicarium as fm
    >>> from formicarium.stage import Texts, Viewer
    >>> game = fm.game("trail")
    >>> scene = Viewer(game).show(game.new(players=2)).scene
    >>> animate([scene, scene], Texts("en"), width=80)[8:12]
    b'WEBP'
    """
    if not 0 < len(scenes) <= MOST_FRAMES:
        raise SetupError(f"an animated picture has 1 to {MOST_FRAMES} frames, not {len(scenes)}")
    drawn = [_drawn(render(scene, texts, theme, names=names)) for scene in scenes]
    across, down = max(each.width for each in drawn), max(each.height for each in drawn)
    scale = min(width / across, (MOST_PIXELS / (across * down)) ** 0.5)
    size = max(1, round(across * scale)), max(1, round(down * scale))
    frames = _frames(drawn, size, scale, values(theme)["paper"])
    times = [_MILLISECONDS] * (len(drawn) - 1) + [_LAST]
    return _encoded(frames, times, kind)


def _drawn(svg: str) -> Drawn:
    found = _SIZE.search(svg)
    assert found  # noqa: S101 - every drawing begins with its size
    return Drawn(svg, int(found[1]), int(found[2]))


def _frames(
    drawn: Sequence[Drawn], size: tuple[int, int], scale: float, paper: str
) -> Iterator[Any]:
    """Yield the frames one by one, as all of them would need much memory."""
    from PIL import Image  # noqa: PLC0415 - only animated pictures need it

    for each in drawn:
        png = to_png(each.svg, max(1, round(each.width * scale)))
        frame = Image.new("RGB", size, paper)
        with Image.open(io.BytesIO(png)) as picture:
            frame.paste(picture, ((size[0] - picture.width) // 2, 0))
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
