"""Games on the processes of this machine.

Each process plays one game at a time. One that dies loses the game it was playing, which another
one plays again, to the same end.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from multiprocessing.connection import wait
from typing import TYPE_CHECKING

from formicarium.arena.errors import ArenaError
from formicarium.arena.play import settled, try_to_play
from formicarium.processes import belong_to_parent, tidy_up

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from multiprocessing.connection import Connection

    from formicarium.arena.match import Match
    from formicarium.arena.result import GameResult

_ATTEMPTS = 3


def play_here(match: Match, indices: Iterable[int], jobs: int) -> Iterator[GameResult]:
    """Play games as they come off, on so many processes; with one job, in this very process.

    >>> from formicarium.arena import Match
    >>> match = Match.of("micropolis", ["random"], players=3)
    >>> [result.index for result in play_here(match, [3, 1], jobs=1)]
    [3, 1]
    """
    if jobs == 1:
        return (settled(try_to_play(match, index)) for index in indices)
    return _Crew(match, indices).play(jobs)


class _Worker:
    """A process and the game it plays."""

    def __init__(self, match: Match) -> None:
        # spawn: a copy of this process could hold locks that nobody will ever open
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, match), daemon=True)
        self._process.start()
        theirs.close()  # now the pipe breaks when the process dies
        self.index = -1

    def begin(self, index: int) -> None:
        """Set a game going; whether the process still lives shows when its result is read."""
        self.index = index
        try:
            self.pipe.send(index)
        except OSError:
            return

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
        worker.begin(self._waiting.popleft())

    def _hear(self, worker: _Worker) -> Iterator[GameResult]:
        """Take the result of a process and set it to the next game, or replace it."""
        try:
            result: GameResult | str = worker.pipe.recv()
        except (EOFError, OSError):
            self._dismiss(worker)
            self._play_again(worker.index)
            return
        if self._waiting:
            worker.begin(self._waiting.popleft())
        else:
            self._dismiss(worker)
        yield settled(result)

    def _play_again(self, index: int) -> None:
        self._deaths[index] += 1
        if self._deaths[index] == _ATTEMPTS:
            raise ArenaError(f"game {index} ended the process that played it {_ATTEMPTS} times")
        self._waiting.appendleft(index)
        self._hire()

    def _dismiss(self, worker: _Worker) -> None:
        del self._workers[worker.pipe]
        worker.end()


# ------------------------------------------------------------------------- in the other processes


def _work(pipe: Connection, match: Match) -> None:
    """Play what is asked for until nobody asks any more."""
    belong_to_parent()
    import formicarium.games  # noqa: F401, PLC0415 - a process of its own knows no games yet

    while True:
        tidy_up()
        try:
            pipe.send(try_to_play(match, pipe.recv()))
        except (EOFError, OSError):
            return
