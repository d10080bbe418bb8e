"""Result files: JSON lines that grow game by game and let a run continue.

Each line is a single write, so an interrupted run leaves at most one incomplete line, which is
dropped when the run continues. Only one run at a time writes to a file; others may read it.
"""

from __future__ import annotations

import sys
from typing import IO, TYPE_CHECKING

import msgspec

from formicarium.arena.errors import ArenaError
from formicarium.arena.result import FORMAT, GameResult, Header
from formicarium.core.files import named, ordinary

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Self

    from formicarium.arena.match import Match


class Lines:
    """The result file of a match; opening it creates it, or checks and reads it.

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
        ordinary(path)
        self._path = path
        self._file = path.open("ab")
        try:
            _lock(self._file, path)
            content = path.read_bytes()
            self.games = _games(path, content, match)
            """The games in the file when it was opened, by index."""
        except BaseException:
            self._file.close()
            raise
        whole = _whole(content)
        self._file.truncate(len(whole))
        if not whole:
            self._write(_first_line(match))

    def append(self, game: GameResult) -> None:
        """Write one game immediately."""
        self._write(msgspec.json.encode(game) + b"\n")

    def _write(self, line: bytes) -> None:
        with named(self._path):
            self._file.write(line)
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock a file against other runs until it is closed, if the system can."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaError(
            f"another run is writing {path}; wait for its end, or name another file"
        ) from None
    except OSError:  # some network drives have no locks
        return


def _first_line(match: Match) -> bytes:
    return msgspec.json.encode(Header.of(match)) + b"\n"


def _whole(content: bytes) -> bytes:
    """Drop an incomplete last line."""
    return content[: content.rfind(b"\n") + 1]


def _games(path: Path, content: bytes, match: Match) -> dict[int, GameResult]:
    """Check that a file belongs to a match, and read its games."""
    if _first_line(match).startswith(content):  # empty, or a partial header
        return {}
    first, *others = _whole(content).splitlines() or [content]
    difference = _header(path, first).difference(Header.of(match))
    if difference:
        raise ArenaError(f"{path} belongs to another match: {difference}; name another file")
    games = [_game(path, match, number, line) for number, line in enumerate(others, 2)]
    return {game.index: game for game in games}


def _header(path: Path, line: bytes) -> Header:
    """Read the header; msgspec would not miss the format."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        header = None
    if header is None or FORMAT.encode() not in line:
        raise ArenaError(f"{path} exists and holds no results of the arena; name another file")
    return header


def _game(path: Path, match: Match, number: int, line: bytes) -> GameResult:
    try:
        game = msgspec.json.decode(line, type=GameResult)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ArenaError(f"{path}, line {number}: not a game: {error}") from None
    if wrong := _what_is_wrong(game, match):
        raise ArenaError(f"{path}, line {number}: not a game of this match: {wrong}")
    return game


def _what_is_wrong(game: GameResult, match: Match) -> str:
    """Return the first field of a game that cannot be right; empty if all can be."""
    seats, totals = range(match.players), tuple(sum(sheet.values()) for sheet in game.sheet)
    if game.index < 0:
        return "index"
    checks = {
        "seed": game.seed == match.deal_seed(game.index),
        "line_up": game.line_up == match.line_up(game.index),
        "scores": len(game.scores) == len(seats),
        "sheet": totals == game.scores and len({tuple(sheet) for sheet in game.sheet}) == 1,
        "winners": bool(game.winners) and set(game.winners) <= set(seats),
        "decisions": len(game.decisions) == len(seats),
        "seconds": len(game.seconds) == len(seats),
    }
    return next((name for name, is_right in checks.items() if not is_right), "")
