"""The searching bot and its player, which keeps the tree between decisions."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.bots.bot import Bot, Player
from formicarium.bots.search.budget import Budget, undisturbed
from formicarium.bots.search.contest import PRICE
from formicarium.bots.search.search import Search
from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.bots.search.budget import Clock
    from formicarium.bots.search.search import Memory
    from formicarium.core.action import Action
    from formicarium.core.state import State


class SearchBot(Bot):
    """Information-set Monte Carlo tree search, limited by seconds, iterations or both.

    With ``thorough=yes`` it does not stop early because more tries hardly pay.

    >>> from random import Random
    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "A"})
    >>> best, *others = SearchBot(iterations=200).explain(state, 0, Random(1))
    >>> best.action in state.legal_actions(0), best.share >= max(each.share for each in others)
    (True, True)
    """

    name = "search"
    summary = "looks many steps ahead, on random deals of what it cannot see"
    options = ("seconds", "iterations", "thorough")

    def __init__(
        self,
        seconds: object = None,
        iterations: object = None,
        thorough: object = "no",
        clock: Clock = perf_counter,
    ) -> None:
        if seconds is None and iterations is None:
            seconds = 1
        self.budget = Budget.of(seconds, iterations)
        self._price = _price(thorough)
        self._clock = clock

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Search and return the best actions."""
        return self.sit_down().explain(state, seat, rng)

    def sit_down(self) -> SearchPlayer:
        """Return a player that reuses its tree within a turn."""
        return SearchPlayer(self.budget, self._clock, self._price)


class SearchPlayer(Player):
    """The searching bot in one seat of one game.

    After a decision it keeps the subtree of its action and the view that its seat gets if neither
    chance nor another player intervenes. If it sees that view next, it continues with the subtree,
    as in the small decisions of one turn.
    """

    def __init__(self, budget: Budget, clock: Clock = perf_counter, price: float = PRICE) -> None:
        self._budget = budget
        self._clock = clock
        self._price = price
        self._kept: _Kept | None = None

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Search and return the best actions; a single legal action needs no search."""
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
            return Search(state, seat, rng, kept.memory, self._price)
        return Search(state, seat, rng, price=self._price)

    def _keep(
        self, search: Search, state: State[Any], seat: int, action: Action, rng: Random
    ) -> None:
        """Keep the subtree of the action if the seat also has the next decision."""
        after = state.determinize(seat, rng)
        after.advance(action)
        if seat in after.to_act and not after.outcome:
            self._kept = _Kept(seat, after.sight(seat), search.behind(action))


def _price(thorough: object) -> float:
    if thorough not in ("yes", "no"):
        raise SetupError(f"bot search: thorough must be yes or no, not {str(thorough)!r}")
    return 0.0 if thorough == "yes" else PRICE


class _Kept(NamedTuple):
    """The part of a search that a player keeps for its next decision."""

    seat: int
    sight: Hashable
    """The view of the seat if nothing intervenes."""
    memory: Memory
