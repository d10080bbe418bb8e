"""How one engine is measured: everything in processor time, after a warm-up.

Other engines are measured in an environment without Formicarium, so this module and ``others``
import nothing of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

COPIES = 100
"""Copies between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A game of some engine, as functions of its states."""

    new: Callable[[Random], Any]
    """Start a game."""
    actions: Callable[[Any], Sequence[Any]]
    """List the legal actions; none if the game is over."""
    step: Callable[[Any, Any], object]
    """Carry out an action."""
    copy: Callable[[Any], object] | None = None
    greedy: Callable[[Random], int] | None = None
    """Play a game with bots that look one step ahead; return the number of decisions."""
    searches: Callable[[Random], Callable[[], int]] | None = None
    """Play to the middle of a game; return a function that searches there and counts iterations."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured; None where an engine lacks the feature."""

    decisions: float
    """Decisions per second, in random play."""
    games: float
    """Games per second, in random play."""
    actions: float
    """The mean number of legal actions."""
    copy: float | None
    """Microseconds per copy, in the middle of a game."""
    greedy: float | None
    """Decisions per second, in greedy play."""
    search: float | None
    """Iterations of a search per second."""


def measure(engine: Engine, seconds: float, seed: int = 1) -> Figures:
    """Measure an engine, spending about ``seconds`` of processor time on each figure."""
    random = RandomPlay(engine, _dice(seed))
    decisions = repeated(random.play, seconds)
    return Figures(
        decisions,
        decisions * random.games / random.decisions,
        random.actions / random.decisions,
        _copy_time(engine, _dice(seed), seconds),
        repeated(partial(engine.greedy, _dice(seed)), seconds) if engine.greedy else None,
        rate(engine.searches(_dice(seed)), 0.0) if engine.searches else None,
    )


def _dice(seed: int) -> Random:
    """Return dice of its own for every figure: all builds of an engine search the same."""
    return Random(seed)  # noqa: S311 - no secret


def repeated(work: Callable[[], int], seconds: float) -> float:
    """Warm up, then repeat some work; return the units done per second of processor time."""
    work()
    return rate(work, seconds)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Do some work, more than once if time is left; return the units done per second."""
    done, start, spent = 0, process_time(), 0.0
    while spent <= seconds:
        done += work()
        spent = process_time() - start
    return done / spent


class RandomPlay:
    """Random games of an engine, counted."""

    def __init__(self, engine: Engine, rng: Random) -> None:
        self._engine = engine
        self._rng = rng
        self.games = self.decisions = self.actions = 0

    def play(self) -> int:
        """Play a game; return the number of decisions."""
        listed, step, random = self._engine.actions, self._engine.step, self._rng.random
        state = self._engine.new(self._rng)
        decisions = 0
        while actions := listed(state):
            decisions += 1
            self.actions += len(actions)
            step(state, actions[int(random() * len(actions))])
        self.games += 1
        self.decisions += decisions
        return decisions


def middle(engine: Engine, rng: Random, copy: Callable[[Any], Any]) -> Any:
    """Play a random game; return a copy of the position in its middle."""
    state, positions = engine.new(rng), []
    while actions := engine.actions(state):
        positions.append(copy(state))
        engine.step(state, rng.choice(actions))
    return positions[len(positions) // 2]


def _copy_time(engine: Engine, rng: Random, seconds: float) -> float | None:
    if not (copy := engine.copy):
        return None
    state = middle(engine, rng, copy)

    def some() -> int:
        for _ in range(COPIES):
            copy(state)
        return COPIES

    return 1e6 / repeated(some, seconds)
