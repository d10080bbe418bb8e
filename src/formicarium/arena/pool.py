"""Playing games on several processes of this machine.

Each process plays one game at a time. If one dies, another process plays its game again, with the
same result.
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
_GUARD = 'save it as a file, and call run only below if __name__ == "__main__":'
"""What the main program must do, because every process imports it."""


def play_here(match: Match, indices: Iterable[int], jobs: int) -> Iterator[GameResult]:
    """Play games on several processes and yield results as they finish; one job runs here.

    >>> from formicarium.arena import Match
    >>> match = Match.of("micropolis", ["random"], players=3)
    >>> [result.index for result in play_here(match, [3, 1], jobs=1)]
    [3, 1]
    """
    if jobs == 1:
        return (settled(try_to_play(match, index)) for index in indices)
    _check_program()
    return _Pool(match, indices).play(jobs)


def _check_program() -> None:
    """Refuse a main program that other processes cannot import: all of them would fail."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        sys.exit(1)  # this process is importing the main program; the parent reports the error once
    main = sys.modules["__main__"]
    file = getattr(main, "__file__", None)
    if file is not None and main.__spec__ is None and not Path(file).exists():
        raise SetupError(f"several processes must be able to import your program: {_GUARD}")


class _Worker:
    """A process and the game it plays."""

    def __init__(self, match: Match) -> None:
        self._process, self.pipe = start_worker(_work, match)
        self.is_ready = self.is_dead = False
        self.index = -1

    def begin(self, index: int) -> None:
        """Start a game; a dead process is noticed when its result is read."""
        self.index = index
        try:
            self.pipe.send(index)
        except OSError:
            return

    def receive(self) -> GameResult | str | None:
        """Return a result; None if the process has just started or has died."""
        try:
            received: GameResult | str | None = self.pipe.recv()
        except (EOFError, OSError):
            self.is_dead = True
            return None
        self.is_ready = True
        return received

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


class _Pool:
    """Processes that share the games of a match."""

    def __init__(self, match: Match, indices: Iterable[int]) -> None:
        self._match = match
        self._waiting = deque(indices)
        self._workers: dict[Connection, _Worker] = {}
        self._deaths: Counter[int] = Counter()
        self._failed_starts = 0

    def play(self, jobs: int) -> Iterator[GameResult]:
        try:
            for _ in range(min(jobs, len(self._waiting))):
                self._start()
            while self._workers:
                for pipe in wait(list(self._workers)):
                    yield from self._receive(self._workers[pipe])  # type: ignore[index]
        finally:
            for worker in self._workers.values():
                worker.end()

    def _start(self) -> None:
        worker = _Worker(self._match)
        self._workers[worker.pipe] = worker

    def _receive(self, worker: _Worker) -> Iterator[GameResult]:
        """Take the result of a process and start its next game, or replace a dead process."""
        result = worker.receive()
        if worker.is_dead:
            self._remove(worker)
            self._replace(worker)
            return
        if self._waiting:
            worker.begin(self._waiting.popleft())
        else:
            self._remove(worker)
        if result is not None:
            yield settled(result)

    def _replace(self, dead: _Worker) -> None:
        """Start another process, which plays the game again; give up after some attempts."""
        if dead.is_ready:
            self._deaths[dead.index] += 1
            self._waiting.appendleft(dead.index)
        else:
            self._failed_starts += 1
        if self._deaths[dead.index] == _ATTEMPTS:
            raise ArenaError(f"game {dead.index} killed its process {_ATTEMPTS} times")
        if self._failed_starts == _ATTEMPTS:
            reason = f"they must be able to import your program: {_GUARD}"
            raise ArenaError(f"{_ATTEMPTS} processes failed to start; {reason}")
        self._start()

    def _remove(self, worker: _Worker) -> None:
        del self._workers[worker.pipe]
        worker.end()


# ------------------------------------------------------------------------- in the other processes


def _work(pipe: Connection, match: Match) -> None:
    """Play the requested games until the pipe is closed."""
    belong_to_parent()
    import formicarium.games  # noqa: F401, PLC0415 - a new process knows no games yet

    pipe.send(None)  # ready
    while True:
        tidy_up()
        try:
            pipe.send(try_to_play(match, pipe.recv()))
        except (EOFError, OSError):
            return
