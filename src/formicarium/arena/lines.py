"""Results on disk: JSON lines that grow game by game, and from which a run goes on.

A line is one write to the file, so whatever ends the run, at most the last line is incomplete; it
is dropped when the run goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from formicarium.arena.errors import ArenaError
from formicarium.arena.result import FORMAT, GameResult, Header

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from formicarium.arena.match import Match


class Lines:
    """The file of a match; it is made, or checked and read, when it is opened.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from formicarium.arena import Match, play
    >>> match = Match.of("micropolis", ["greedy", "random"], players=2, games=2)
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "results.jsonl")
    ...     with Lines(path, match) as lines:
    ...         lines.append(play(match, 0))
    ...     with Lines(path, match) as lines:
    ...         len(lines.games), lines.games[0].line_up
    (1, ('greedy', 'random'))
    """

    def __init__(self, path: Path, match: Match) -> None:
        header = msgspec.json.encode(Header.of(match)) + b"\n"
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if not whole and not header.startswith(content):
            raise ArenaError(_no_results(path))
        self.games: dict[int, GameResult] = {}
        """The games that the file held when it was opened, by index."""
        if whole:
            self._read(path, whole, match)
        self._file = path.open("ab")
        if not whole or len(whole) < len(content):
            self._file.truncate(len(whole))
        if not whole:
            self._write(header)

    def _read(self, path: Path, content: bytes, match: Match) -> None:
        first, *others = content.splitlines()
        difference = _header(path, first).difference(Header.of(match))
        if difference:
            raise ArenaError(f"{path} is of another match: {difference}; name another file")
        for number, line in enumerate(others, 2):
            game = _game(path, number, line)
            self.games[game.index] = game

    def append(self, game: GameResult) -> None:
        """Write one game at once."""
        self._write(msgspec.json.encode(game) + b"\n")

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _header(path: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ArenaError(_no_results(path)) from None
    if header.format != FORMAT:
        raise ArenaError(_no_results(path))
    return header


def _no_results(path: Path) -> str:
    return f"{path} is there and holds no results of the arena; name another file"


def _game(path: Path, number: int, line: bytes) -> GameResult:
    try:
        return msgspec.json.decode(line, type=GameResult)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ArenaError(f"{path}, line {number}: not a game: {error}") from None
