"""What a friend would say in Antropolis before a player decides; the rules are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import player
from formicarium.core.message import message
from formicarium.games.antropolis.components import FOREST, NEST, QUEEN, SORT, WORKER
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules import ants, board, hand, nests
from formicarium.games.antropolis.rules.ants import KIND_COUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.message import Message
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState
    from formicarium.games.antropolis.table.previews import Foresight
    from formicarium.games.antropolis.table.words import Gains

_WORTH_STAYING = 3
"""The points of a nest that a queen should not leave without a thought."""


def position(seen: AntropolisState) -> tuple[Message, ...]:
    """A11.1, A11.2: warn of a player's last turn as it begins."""
    begins = seen.phase == "lay" and not seen.laid
    return (message("antropolis-warning-last-turn"),) if begins and _is_last_turn(seen) else ()


def _is_last_turn(seen: AntropolisState) -> bool:
    """A11.1, A11.2: whether the seat has no other turn: the target is reached, or piles are empty.

    Every seat has one of the turns that are left when the piles are empty.
    """
    return seen.actor == seen.turn and (seen.first_to_target >= 0 or seen.last_turns > 0)


class Actions:
    """Warns of the actions of one position; what they share is worked out once."""

    def __init__(
        self, seen: AntropolisState, actions: Sequence[AntropolisAction], foresight: Foresight
    ) -> None:
        self._seen = seen
        self._actions = actions
        self._foresight = foresight
        self._forests = {each.spot for each in actions if isinstance(each, act.Collect)}
        """Where a worker can collect."""
        self._queen_may_follow = seen.hand_ants[KIND_COUNT * seen.turn + QUEEN] > 0
        self._most: int | None = None
        """The points of the best ant for the new tile, once they are worked out."""

    def about(self, action: AntropolisAction, gains: Gains) -> Message | None:
        """Return what a friend would say before an action with these gains, if anything."""
        match action:
            case act.Lay():
                return self._lay(action, gains) if gains else None
            case act.Move():
                return self._move(action)
            case act.Put() | act.NoAnt():
                return self._ant(action, gains)
            case act.Leave():
                return self._leave(action)
            case act.Enlarge() if _is_last_turn(self._seen):
                return message("antropolis-warning-enlarge")
            case act.End():
                return self._end()
            case _:
                return None

    def _move(self, action: act.Move) -> Message | None:
        """A6.1: the only worker in a forest leaves it for a place without food."""
        if action.kind != WORKER or action.start not in self._forests:
            return None
        seen, start = self._seen, board.space_at(self._seen, action.start)
        there = board.space_at(seen, action.end)
        alone = ants.count(seen, start, WORKER) == 1
        if alone and board.sort_of(seen, there >> 1) != FOREST:
            return message("antropolis-warning-collect-first")
        return None

    def _lay(self, action: act.Lay, gains: Gains) -> Message | None:
        """A9.3: the tile gives points to others only, and no queen of one's own can change it."""
        if self._queen_may_follow and SORT[action.face] == NEST:
            return None
        if action.seat in dict(gains):
            return None
        seat, points = max(gains, key=lambda gain: gain[1])
        return message("antropolis-warning-gift", player=player(seat), points=points)

    def _ant(self, action: act.Put | act.NoAnt, gains: Gains) -> Message | None:
        """A4.11: another ant would bring more points with this tile."""
        if self._most is None:
            each = [dict(self._foresight.gains(other)) for other in self._actions]
            self._most = max(won.get(action.seat, 0) for won in each)
        less = self._most - dict(gains).get(action.seat, 0)
        return message("antropolis-warning-ant", points=less) if less else None

    def _leave(self, action: act.Leave) -> Message | None:
        """A9.5: the only queen leaves a nest that is worth something."""
        seen = self._seen
        nest = seen.nest[board.space_at(seen, action.spot) >> 1]
        points = seen.nest_value[nest]
        if points < _WORTH_STAYING or nests.queens_in(seen, nest)[action.seat] > 1:
            return None
        return message("antropolis-warning-leave", points=points)

    def _end(self) -> Message | None:
        match self._seen.phase:
            case "lay" if not self._seen.laid and self._can(act.Lay) and self._draws():
                return message("antropolis-warning-no-tile")  # A4.2
            case "act" if self._can(act.Collect):
                return message("antropolis-warning-collect")  # A6.1
            case "act" if self._can(act.Feed):
                return message("antropolis-warning-feed")  # S6.2
            case "act" if self._can(act.Mate):
                return message("antropolis-warning-mate")  # S7.2
            case "buy" if hand.missing(self._seen) > self._left():
                return message("antropolis-warning-piles", tiles=self._left())  # A8.1
            case _:
                return None

    def _can(self, kind: type[AntropolisAction]) -> bool:
        return any(isinstance(action, kind) for action in self._actions)

    def _draws(self) -> bool:
        """Return whether the player would draw after laying a tile (A11.2)."""
        return not _is_last_turn(self._seen) and self._left() > 0

    def _left(self) -> int:
        """Return how many tiles the piles have."""
        return sum(map(len, self._seen.piles))
