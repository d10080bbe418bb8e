"""Games on the processes of this machine.

Each process plays one game at a time. One that dies loses the game it was playing, which another
one plays again, to the same end.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections import Counter, deque
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING

from formicarium.arena.errors import ArenaError
from formicarium.arena.play import settled, try_to_play
from formicarium.core.errors import SetupError
from formicarium.processes import belong_to_parent, start_worker, tidy_up

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from multiprocessing.connection import Connection

    from formicarium.arena.match import Match
    from formicarium.arena.result import GameResult

_ATTEMPTS = 3
_GUARD = 'one that is a file, and calls run only below if __name__ == "__main__":'
"""What a program has to be, because every process reads it anew."""


def play_here(match: Match, indices: Iterable[int], jobs: int) -> Iterator[GameResult]:
    """Play games as they come off, on so many processes; with one job, in this very process.

    >>> from formicarium.arena import Match
    >>> match = Match.of("micropolis", ["random"], players=3)
    >>> [result.index for result in play_here(match, [3, 1], jobs=1)]
    [3, 1]
    """
    if jobs == 1:
        return (settled(try_to_play(match, index)) for index in indices)
    _check_program()
    return _Crew(match, indices).play(jobs)


def _check_program() -> None:
    """Refuse programs that other processes cannot read: they would fail one after the other."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        sys.exit(1)  # this one is still reading its program; the one that started it says so, once
    main = sys.modules["__main__"]
    file = getattr(main, "__file__", None)
    if file is not None and main.__spec__ is None and not Path(file).exists():
        raise SetupError(f"several processes need a program that they can read: {_GUARD}")


class _Worker:
    """A process and the game it plays."""

    def __init__(self, match: Match) -> None:
        self._process, self.pipe = start_worker(_work, match)
        self.is_ready = self.is_dead = False
        self.index = -1

    def begin(self, index: int) -> None:
        """Set a game going; whether the process still lives shows when its result is read."""
        self.index = index
        try:
            self.pipe.send(index)
        except OSError:
            return

    def hear(self) -> GameResult | str | None:
        """Take what the process has to say: at first, that it has begun; None if it has died."""
        try:
            said: GameResult | str | None = self.pipe.recv()
        except (EOFError, OSError):
            self.is_dead = True
            return None
        self.is_ready = True
        return said

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


class _Crew:
    """Processes that share out the games of a match."""

    def __init__(self, match: Match, indices: Iterable[int]) -> None:
        self._match = match
        self._waiting = deque(indices)
        self._workers: dict[Connection, _Worker] = {}
        self._deaths: Counter[int] = Counter()
        self._stillborn = 0

    def play(self, jobs: int) -> Iterator[GameResult]:
        try:
            for _ in range(min(jobs, len(self._waiting))):
                self._hire()
            while self._workers:
                for pipe in wait(list(self._workers)):
                    yield from self._hear(self._workers[pipe])  # type: ignore[index]
        finally:
            for worker in self._workers.values():
                worker.end()

    def _hire(self) -> None:
        worker = _Worker(self._match)
        self._workers[worker.pipe] = worker

    def _hear(self, worker: _Worker) -> Iterator[GameResult]:
        """Take the result of a process and set it to the next game, or replace it."""
        result = worker.hear()
        if worker.is_dead:
            self._dismiss(worker)
            self._replace(worker)
            return
        if self._waiting:
            worker.begin(self._waiting.popleft())
        else:
            self._dismiss(worker)
        if result is not None:
            yield settled(result)

    def _replace(self, dead: _Worker) -> None:
        """Hire another process, which plays the game again; but not for ever."""
        if dead.is_ready:
            self._deaths[dead.index] += 1
            self._waiting.appendleft(dead.index)
        else:
            self._stillborn += 1
        if self._deaths[dead.index] == _ATTEMPTS:
            times = f"{_ATTEMPTS} times"
            raise ArenaError(f"game {dead.index} ended the process that played it {times}")
        if self._stillborn == _ATTEMPTS:
            reason = f"several need a program that they can read: {_GUARD}"
            raise ArenaError(f"{_ATTEMPTS} processes ended before they began; {reason}")
        self._hire()

    def _dismiss(self, worker: _Worker) -> None:
        del self._workers[worker.pipe]
        worker.end()


# ------------------------------------------------------------------------- in the other processes


def _work(pipe: Connection, match: Match) -> None:
    """Play what is asked for until nobody asks any more."""
    belong_to_parent()
    import formicarium.games  # noqa: F401, PLC0415 - a process of its own knows no games yet

    pipe.send(None)  # it has begun
    while True:
        tidy_up()
        try:
            pipe.send(try_to_play(match, pipe.recv()))
        except (EOFError, OSError):
            return
