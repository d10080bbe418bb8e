"""Pictures are drawn in processes of their own: drawing holds Python's lock for a long time.

One process draws still pictures, one after the other; another draws one animated picture at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import structlog

from formicarium.core.message import message
from formicarium.processes import belong_to_parent, start_worker
from formicarium.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Hashable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from formicarium.core.scene import Scene

Kind: TypeAlias = Literal["png", "webp", "gif"]

_START_SECONDS = 60.0
_STILL_SECONDS = 30.0
_FILM_SECONDS = 180.0
_KEPT: Final = 8
"""The number of animated pictures that stay in memory."""
_RETRY_SECONDS: Final = 30

_log = structlog.get_logger()


class Painting(NamedTuple):
    """What is to be drawn: scenes that the viewer may see, and how."""

    scenes: tuple[Scene, ...]
    kind: Kind
    lang: str
    theme: str
    names: tuple[str, ...]
    width: int


class Painter:
    """A process that draws one picture at a time, started when it is needed."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._running: tuple[SpawnProcess, Connection] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether it draws."""
        return self._lock.locked()

    async def paint(self, painting: Painting, seconds: float) -> bytes:
        """Return a picture; refuse if it takes longer."""
        async with self._lock:
            return await asyncio.to_thread(self._ask, painting, seconds)

    async def close(self) -> None:
        """End the process; a picture that it draws is refused."""
        self._closed = True
        if self._running:
            self._running[0].kill()
        async with self._lock:
            self._end()

    def _ask(self, painting: Painting, seconds: float) -> bytes:
        try:
            pipe = self._pipe()
            pipe.send(painting)
            answer = _answer(pipe, seconds)
        except (EOFError, OSError, TimeoutError) as error:
            _log.warning("a picture was not drawn", error=repr(error))
            self._end()
            raise Refusal(503, message("ui-refused-picture"), retry_after=_RETRY_SECONDS) from None
        if isinstance(answer, str):
            _log.error("a picture cannot be drawn", error=answer)
            raise Refusal(500, message("ui-refused-internal"))
        return answer

    def _pipe(self) -> Connection:
        if self._closed:
            raise EOFError("the server is stopping")
        if self._running and not self._running[0].is_alive():
            self._end()
        if not self._running:
            self._running = start_worker(_work)
            _answer(self._running[1], _START_SECONDS)
        return self._running[1]

    def _end(self) -> None:
        if self._running:
            process, pipe = self._running
            self._running = None
            process.kill()
            process.join()
            pipe.close()


class Studio:
    """The painters of a server, and the animated pictures that they drew last."""

    def __init__(self) -> None:
        self._stills, self._films = Painter(), Painter()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    async def still(self, painting: Painting) -> bytes:
        """Return a picture."""
        return await self._stills.paint(painting, _STILL_SECONDS)

    def kept(self, name: Hashable) -> bytes | None:
        """Return an animated picture that was drawn before under this name."""
        return self._kept.get(name)

    async def film(self, name: Hashable, painting: Painting) -> bytes:
        """Return an animated picture; refuse while another one is drawn."""
        if self._films.busy:
            raise Refusal(503, message("ui-refused-animation-busy"), retry_after=_RETRY_SECONDS)
        film = await self._films.paint(painting, _FILM_SECONDS)
        self._kept[name] = film
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return film

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(self._stills.close(), self._films.close())


def _answer(pipe: Connection, seconds: float) -> bytes | str:
    if not pipe.poll(seconds):
        raise TimeoutError(f"it took more than {seconds:g} seconds")
    answer: bytes | str = pipe.recv()
    return answer


# ----------------------------------------------------------------------- in the painters' processes


def _work(pipe: Connection) -> None:
    """Draw until the pipe is closed."""
    belong_to_parent()
    import formicarium.games  # noqa: F401, PLC0415 - before the first picture

    answer: bytes | str = b""
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(answer)
            answer = drawn(pipe.recv())


def drawn(painting: Painting) -> bytes | str:
    """Return a picture, or what went wrong."""
    from formicarium.stage import animation, svg  # noqa: PLC0415 - the server needs neither
    from formicarium.stage.texts import Texts  # noqa: PLC0415

    scenes, kind, lang, theme, names, width = painting
    texts = Texts(lang)
    try:
        if kind == "png":
            return svg.to_png(svg.render(scenes[0], texts, theme, names=names), width)
        return animation.animate(scenes, texts, theme, names, width=width, kind=kind)
    except Exception:  # noqa: BLE001 - any error is reported
        return traceback.format_exc()
