"""Our games, as the measurement sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import formicarium as fm
from bench.speed.measure import Engine
from formicarium.bots import bot, play_out
from formicarium.bots.search.budget import Budget, undisturbed
from formicarium.bots.search.search import Search

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

ITERATIONS = 40
"""The budget of a search; it stops earlier when it is sure."""
PARTS = (0.4, 0.5, 0.6)
"""Searches start after these parts of a game."""


def tables() -> list[str]:
    """List every game and variant at two players and at the full table.

    >>> "micropolis/base/6" in tables()
    True
    """
    return [
        f"{game.id}/{variant}/{players}"
        for game in fm.games()
        for variant in game.variants
        for players in sorted({2, max(game.players(variant))})
    ]


def engine(table: str) -> Engine:
    """Adapt a table such as ``myrmes/second/4``."""
    game, variant, players = table.split("/")
    ours = _Table(game, variant, int(players))
    return Engine(ours.new, _actions, _advance, _copy, ours.greedy, ours.searches)


class _Table:
    """A game, a variant and a number of players."""

    def __init__(self, game: str, variant: str, players: int) -> None:
        self._game = fm.game(game)
        self._variant = variant
        self._bots = [bot("greedy")] * players

    def new(self, rng: Random) -> Any:
        return self._game.new(len(self._bots), rng.getrandbits(32), self._variant)

    def greedy(self, rng: Random) -> int:
        return play_out(self.new(rng), self._bots, rng)

    def searches(self, rng: Random) -> Callable[[], int]:
        """Searches of a few positions, none of them twice: evaluations remember what they saw."""
        choices = list(self._choices(rng))
        positions = [choices[int(part * len(choices))] for part in PARTS]
        return lambda: sum(_search(position, rng) for position in positions)

    def _choices(self, rng: Random) -> Iterator[Any]:
        """Play a greedy game; yield every position with more than one legal action."""
        state = self.new(rng)
        while not state.is_over:
            seat = state.to_act[0]
            if len(state.legal_actions(seat)) > 1:
                yield state.copy()
            state.advance(self._bots[seat].choose(state, seat, rng))


def _search(state: Any, rng: Random) -> int:
    """Search one position; return the number of iterations."""
    watch = Budget.of(iterations=ITERATIONS).begin()
    with undisturbed():
        Search(state, state.to_act[0], rng).run(watch)
    return round(watch.spent * ITERATIONS)


def _actions(state: Any) -> Sequence[Any]:
    return () if state.is_over else state.legal_actions(state.to_act[0])


def _advance(state: Any, action: Any) -> None:
    state.advance(action)


def _copy(state: Any) -> Any:
    return state.copy()
