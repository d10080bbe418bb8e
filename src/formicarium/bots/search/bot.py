"""The bot that searches, and its player who remembers."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from formicarium.bots.bot import Bot
from formicarium.bots.search.budget import Budget, undisturbed
from formicarium.bots.search.search import Search

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.bots.search.budget import Clock
    from formicarium.bots.search.search import Memory
    from formicarium.core.action import Action
    from formicarium.core.state import State


class SearchBot(Bot):
    """Information-set Monte Carlo tree search, for so many seconds or iterations.

    >>> from random import Random
    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "A"})
    >>> best, *others = SearchBot(iterations=200).explain(state, 0, Random(1))
    >>> best.action in state.legal_actions(0), best.share >= max(each.share for each in others)
    (True, True)
    """

    name: ClassVar[str] = "search"
    summary: ClassVar[str] = "looks many steps ahead, on tables as they may be"
    options: ClassVar[tuple[str, ...]] = ("seconds", "iterations")

    def __init__(
        self, seconds: object = None, iterations: object = None, clock: Clock = perf_counter
    ) -> None:
        if seconds is None and iterations is None:
            seconds = 1
        self.budget = Budget.of(seconds, iterations)
        self._clock = clock

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Search, and tell what came of it."""
        return self.sit_down().explain(state, seat, rng)

    def sit_down(self) -> SearchPlayer:
        """Give a player who goes on with the tree of the decision before."""
        return SearchPlayer(self.budget, self._clock)


class SearchPlayer:
    """The searching bot in one seat of one game.

    After a decision it keeps the part of the tree behind its action, and what its seat would see
    if chance and the others do not intervene. If that is what it sees next, it goes on from there:
    so it does in the small decisions of one turn.
    """

    def __init__(self, budget: Budget, clock: Clock = perf_counter) -> None:
        self._budget = budget
        self._clock = clock
        self._kept: _Kept | None = None

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Choose what is best by a search."""
        return self.explain(state, seat, rng)[0].action

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Search, and tell what came of it; a single legal action takes no search."""
        with undisturbed():
            watch = self._budget.begin(self._clock)
            search = self._search(state, seat, rng)
            if len(state.legal_actions(seat)) > 1:
                search.run(watch)
            advice = search.advice()
            self._keep(search, state, seat, advice[0].action, rng)
        return advice

    def _search(self, state: State[Any], seat: int, rng: Random) -> Search:
        kept, self._kept = self._kept, None
        if kept and kept.seat == seat and kept.sight == state.sight(seat):
            return Search(state, seat, rng, kept.memory)
        return Search(state, seat, rng)

    def _keep(
        self, search: Search, state: State[Any], seat: int, action: Action, rng: Random
    ) -> None:
        """Keep the tree behind the action if the seat has the next decision, too."""
        after = state.determinize(seat, rng)
        after.advance(action)
        if seat in after.to_act and not after.outcome:
            self._kept = _Kept(seat, after.sight(seat), search.behind(action))


class _Kept(NamedTuple):
    """What a player keeps for its next decision."""

    seat: int
    sight: Hashable
    """What the seat will see if nothing intervenes."""
    memory: Memory
