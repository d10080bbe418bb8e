"""What an action would bring its seat, in goods: the reasons of a hint.

Everything is worked out on tables that the seat may imagine, so nothing hidden shows. What differs
between two such tables depends on chance and is left out.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from formicarium.bots.glance import Glance
from formicarium.core import goods
from formicarium.core.registry import game

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from formicarium.bots.reasons import Reason
    from formicarium.core.action import Action
    from formicarium.core.goods import Good
    from formicarium.core.state import State


def brings(state: State[Any], action: Action) -> tuple[Good, ...]:
    """Return what a seat has more and less after a legal action, and after what belongs to it.

    >>> import formicarium as fm
    >>> game = fm.game("micropolis")
    >>> state = game.new(players=2, seed=7, options={"start": "A"})
    >>> brings(state, state.legal_actions(0)[1])[-1]
    Good(name='soldiers', number=-1, are_points=False)
    """
    one, other = (_changes(table, action) for table in _tables(state, action.seat))
    return tuple([good for good in one if good in other])


def different(state: State[Any], reasons: Iterable[Reason]) -> list[Reason]:
    """Return the reasons without actions after which all is as after an earlier one."""
    found: dict[Hashable, Reason] = {}
    for reason in reasons:
        after = state.imagine(reason.action.seat)
        after.advance(reason.action)
        found.setdefault((after.to_act, after.sight(reason.action.seat)), reason)
    return list(found.values())


def _tables(state: State[Any], seat: int) -> tuple[State[Any], State[Any]]:
    """Return two tables that the seat may imagine."""
    other = state.determinize(seat, Random(1))  # noqa: S311 - not for security
    other.recall(seat)
    return state.imagine(seat), other


def _changes(imagined: State[Any], action: Action) -> tuple[Good, ...]:
    rules, seat = game(imagined.game_id), action.seat
    after = rules.outlook(imagined, action, lambda on_the_way: _best(on_the_way, seat))
    return goods.compared(rules.goods(imagined, seat), rules.goods(after, seat))


def _best(state: State[Any], seat: int) -> Action:
    """Return what looks best one step ahead, as in the play-outs of a search."""
    glance = Glance.at(state, seat, Random(0))  # noqa: S311 - not for security
    return glance.actions[glance.best[0]]
