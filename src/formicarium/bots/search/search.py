"""The search itself: information-set Monte Carlo tree search with sensible play-outs."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from formicarium.bots.reasons import FEW, Reason, share
from formicarium.bots.search.contest import Contest
from formicarium.bots.search.habits import Habits
from formicarium.bots.search.select import most_promising
from formicarium.bots.search.spread import Spread
from formicarium.bots.search.tree import Node
from formicarium.bots.search.turns import Turns
from formicarium.core.registry import game

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.bots.search.budget import Watch
    from formicarium.bots.search.tree import Edge
    from formicarium.core.action import Action
    from formicarium.core.state import State

FORESIGHT: Final = 10
"""An iteration looks so many decisions of each seat ahead, back to the last end of a turn."""
FARTHEST: Final = 4
"""An iteration ends with this turn of the seat at the latest."""
PATIENCE: Final = 0.1
"""The first iteration looks no further ahead when it has taken this part of the budget."""
RIPE: Final = 64
"""A node branches out after so many visits; before, the action that looks best is taken there."""
WIDE: Final = 40
"""How many actions of a decision are looked at; of more, some are drawn by lot."""
WIDEST: Final = 500
"""The same for the decision that is asked for."""


class Standing(NamedTuple):
    """The evaluations of all seats."""

    own: float
    rivals: list[float]

    @property
    def lead(self) -> float:
        """By how much the seat is ahead of its best rival."""
        return self.own - max(self.rivals)

    def share_after(self, gain: float) -> float:
        """What part of the victory to expect when the seat has gained what its rivals have lost."""
        return share(self.own + gain, [rival - gain for rival in self.rivals])


class Memory(NamedTuple):
    """What is left of a search for the next decision of the same turn."""

    root: Node
    spread: Spread
    standing: Standing
    """How well everybody stood at first: what is gained is counted from there."""
    turns: int
    """With which turn of the seat iterations ended, from the present one on; 0: there were none."""


class Search:
    """A search for the best action of a seat.

    Each iteration deals anew what the seat cannot know, takes one of the actions that are in
    question, follows the tree through the seat's turn, lets everybody play on as looks best one
    step ahead, and notes what the seat has gained at the end of a turn.
    """

    def __init__(
        self, state: State[Any], seat: int, rng: Random, memory: Memory | None = None
    ) -> None:
        self._state = state
        self._seat = seat
        self._rng = rng
        self._evaluate = game(state.game_id).evaluate
        memory = memory or Memory(Node(), Spread(), self._stand(self._imagine()), 0)
        self._root, self._spread, self._standing, self._turns = memory
        self._contest = Contest((), 1)
        self._habits = Habits()

    def run(self, watch: Watch) -> None:
        """Search until the watch says stop; at least one action is looked at."""
        imagined = self._imagine()
        actions = self._some(imagined.legal_actions(self._seat), WIDEST)
        edges = self._look(self._root, imagined, actions, watch)
        self._habits.note({edge.action: edge.prior for edge in edges})
        self._contest = Contest(edges, 1)
        before = watch.spent
        if not watch.goes_on() or not self._try_first(imagined, watch):
            return
        left = 1.0 - before
        self._contest = Contest(edges, left / max(watch.spent - before, 1e-9))
        while self._round(watch):
            self._contest.go_on((watch.spent - before) / left)

    def advice(self) -> Advice:
        """Name the best actions and what the seat may expect of them."""
        actions = self._state.legal_actions(self._seat)
        if len(actions) == 1:
            return (Reason(actions[0], 0, self._standing.share_after(0.0)),)
        return tuple(
            Reason(edge.action, edge.visits, self._standing.share_after(edge.mean))
            for edge in self._contest.ranking()[:FEW]
        )

    def behind(self, action: Action) -> Memory:
        """Give what is known of the decision after an action; a forced one has no node."""
        edge = self._root.edges.get(action)
        root = edge.following() if edge else self._root
        return Memory(root, self._spread, self._standing, self._turns)

    def _stand(self, state: State[Any]) -> Standing:
        """How well everybody stands, on a table as it may be."""
        values = [self._evaluate(state, seat) for seat in range(state.players)]
        return Standing(values.pop(self._seat), values)

    def _imagine(self) -> State[Any]:
        return self._state.determinize(self._seat, self._rng)

    def _try_first(self, imagined: State[Any], watch: Watch) -> bool:
        """The first iteration, which finds out how far to look; what looked less far is forgotten.

        False if time was up before its end.
        """
        known, self._turns = self._turns, 0
        if not self._try_out(imagined, self._contest.candidates[0], watch):
            return False
        if known not in (0, self._turns):
            self._root.forget()
        return True

    def _round(self, watch: Watch) -> bool:
        """Try every candidate on the same table; False if the budget does not reach so far."""
        imagined = self._imagine()
        return all(
            watch.goes_on() and self._try_out(imagined, edge, watch)
            for edge in self._contest.candidates
        )

    def _try_out(self, imagined: State[Any], edge: Edge, watch: Watch) -> bool:
        """One iteration; False if time was up before its end, and then it is forgotten."""
        state = imagined.copy()
        state.advance(edge.action)
        path, leaf = self._follow(state, edge, watch)
        end = self._play_on(state, watch) if self._turns else self._play_first(state, watch)
        if end is None:
            return False
        gain = self._gain(end)
        for edge in path:
            edge.add(gain)
        leaf.visits += 1
        self._spread.add(gain)
        return True

    def _follow(self, state: State[Any], edge: Edge, watch: Watch) -> tuple[list[Edge], Node]:
        """Follow the tree behind an edge to where it ends, or to the end of the seat's turn."""
        path, node = [edge], edge.following()
        while not state.is_over and self._next_seat(state) == self._seat:
            actions = state.legal_actions(self._seat)
            if len(actions) == 1:
                state.advance(actions[0])
                continue
            if node.visits < RIPE:
                break
            edges = self._look(node, state, self._worth_a_look(actions), watch)
            edge = most_promising(edges, self._spread.width)
            state.advance(edge.action)
            path.append(edge)
            node = edge.following()
        return path, node

    def _play_on(self, state: State[Any], watch: Watch) -> State[Any] | None:
        """Let everybody do what looks best one step ahead, to the end of a turn; or None."""
        turns = Turns(self._seat)
        while not state.is_over:
            if turns.end_before(self._next_seat(state)) and turns.ended == self._turns:
                break
            if not self._step(state, watch):
                return None
        return state

    def _play_first(self, state: State[Any], watch: Watch) -> State[Any] | None:
        """The same in the first iteration, which finds out with which turn all others are to end.

        It is the last one that is within sight, but the present one is always played to its end.
        """
        turns, end, late = Turns(self._seat), state, watch.spent + PATIENCE
        for decision in count():
            far = decision >= FORESIGHT * state.players or watch.spent > late
            if state.is_over or self._turns == FARTHEST or (self._turns and far):
                break
            if turns.end_before(self._next_seat(state)):
                end, self._turns = state.copy(), turns.ended
            if not self._step(state, watch):
                return None
        if state.is_over:
            end, self._turns = state, turns.ended + 1
        return end

    def _step(self, state: State[Any], watch: Watch) -> bool:
        """Let the next seat do what looks best; False if time is up."""
        seat = self._next_seat(state)
        actions = state.legal_actions(seat)
        action = actions[0] if len(actions) == 1 else self._best(state, seat, actions, watch)
        if watch.is_up():
            return False
        state.advance(action)
        return True

    def _best(self, state: State[Any], seat: int, actions: list[Action], watch: Watch) -> Action:
        """Find what looks best to a seat one step ahead; some of it, when time is up."""
        if any(other != seat for other in state.unrevealed):  # nobody acts on what nobody can see
            state = state.determinize(seat, self._rng)
        values: dict[Action, float] = {}
        for action in self._worth_a_look(actions):
            after = state.copy()
            after.advance(action)
            values[action] = self._evaluate(after, seat)
            if watch.is_up():
                break
        self._habits.note(values)
        return max(values, key=values.__getitem__)

    def _next_seat(self, state: State[Any]) -> int:
        to_act = state.to_act
        return self._seat if self._seat in to_act else to_act[0]

    def _look(
        self, node: Node, state: State[Any], actions: list[Action], watch: Watch
    ) -> list[Edge]:
        """Give the edges of actions; those that are new to a node are looked at, until time is up.

        At least one edge is there in the end.
        """
        edges = node.known(actions)
        for action in actions:
            if action in node.edges:
                continue
            if edges and watch.is_up():
                break
            after = state.copy()
            after.advance(action)
            edges.append(node.learn(action, self._gain(after)))
        return edges

    def _worth_a_look(self, actions: list[Action]) -> list[Action]:
        new, good = self._habits.split(actions)
        return self._some(new, WIDE) + good

    def _some(self, actions: list[Action], number: int) -> list[Action]:
        return actions if len(actions) <= number else self._rng.sample(actions, number)

    def _gain(self, state: State[Any]) -> float:
        """How much better the seat stands then.

        When the game is over, what everybody hoped for is gone, and leads have to be compared. They
        count by half, because an evaluation looks at rivals, too.
        """
        if state.is_over:
            return (self._stand(state).lead - self._standing.lead) / 2
        return self._evaluate(state, self._seat) - self._standing.own
