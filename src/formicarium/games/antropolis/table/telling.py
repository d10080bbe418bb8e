"""What an action did and what it brought, told in a few lines for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import enumerated, player
from formicarium.core.message import message
from formicarium.games.antropolis.components import FACE_OF, LARVA
from formicarium.games.antropolis.options import target
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.board import space_at
from formicarium.games.antropolis.rules.fleeing import BEATABLE
from formicarium.games.antropolis.rules.sources import COUNTED, NESTS, TUNNELS
from formicarium.games.antropolis.rules.tunnels import connections
from formicarium.games.antropolis.table import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState
    from formicarium.games.antropolis.table.words import Gains


def tell(
    before: AntropolisState, action: AntropolisAction, after: AntropolisState, viewer: int | None
) -> tuple[Message, ...]:
    """Tell an action and all that followed from it, to every viewer alike.

    >>> import formicarium as fm
    >>> game = fm.game("antropolis")
    >>> state = game.new(players=2, seed=7, options={})
    >>> before, action = state.copy(), state.legal_actions(*state.to_act)[-1]
    >>> state.apply(action)
    >>> [line.id for line in tell(before, action, state, None)]
    ['antropolis-did-free']
    """
    return (_deed(before, action, after), *_what_follows(before, action, after))


def _deed(before: AntropolisState, action: AntropolisAction, after: AntropolisState) -> Message:
    """Tell the action itself; the face of a drawn tile is known only after it was drawn."""
    for kind, codes in after.outcome:
        if kind == "draw":
            tile = words.tile(FACE_OF[codes[0]])
            return message("antropolis-told-draw", player=player(action.seat), tile=tile)
    return words.told(before, action)


def _what_follows(
    before: AntropolisState, action: AntropolisAction, after: AntropolisState
) -> Iterator[Message]:
    if isinstance(action, act.Lay | act.Put | act.NoAnt) and after.phase != "ant":
        yield from _points(before, after)
    if isinstance(action, act.Expel | act.Strike) and after.phase != "attack":
        yield from _attack(before, action, after)
    yield from _course(before, after)


# Points.


def _points(before: AntropolisState, after: AntropolisState) -> Iterator[Message]:
    """A9, A10, AQ31: tell the points for the tile laid last."""
    tunnels, nests = _won(before, after, TUNNELS), _won(before, after, NESTS)
    if tunnels:
        completed = bool(connections(after, len(after.looks) - 1))
        name = "tunnel" if completed else "queen-last"
        yield message(f"antropolis-told-{name}", results=words.points_each(tunnels))
    if nests:
        yield message("antropolis-told-nest", results=words.points_each(nests))
    elif after.nest[-1] >= 0 and not after.nest_open[after.nest[-1]]:
        yield message("antropolis-told-empty-nest")
    first = after.first_to_target
    if first != before.first_to_target:
        goal = target(after.variant, after.players)
        yield message("antropolis-told-target", player=player(first), points=goal)


def _won(before: AntropolisState, after: AntropolisState, source: int) -> Gains:
    old, new = before.points[source::COUNTED], after.points[source::COUNTED]
    won = [after_it - before_it for before_it, after_it in zip(old, new, strict=True)]
    return tuple([(seat, points) for seat, points in enumerate(won) if points])


# Attacks.


def _attack(
    before: AntropolisState, action: act.Expel | act.Strike, after: AntropolisState
) -> Iterator[Message]:
    """S7.3, S7.4: tell which ants were driven out, robbed and killed."""
    space = space_at(before, action.target) if isinstance(action, act.Expel) else before.target
    rival = ants.owner(before, space)
    names = {"player": player(action.seat), "rival": player(rival)}
    beaten = [(kind, ants.count(before, space, kind)) for kind in BEATABLE]
    if any(count for _, count in beaten):
        yield message("antropolis-told-expelled", ants=words.amounts(beaten), **names)
    larvae = ants.count(before, space, LARVA)
    if larvae:
        taken = -_more_in_hand(before, after, action.seat, LARVA)
        yield message("antropolis-told-robbed", lost=larvae, larvae=taken, **names)
    dead = [(kind, _more_in_hand(before, after, rival, kind)) for kind in BEATABLE]
    if any(count for _, count in dead):
        yield message("antropolis-told-died", player=names["rival"], ants=words.amounts(dead))


def _more_in_hand(before: AntropolisState, after: AntropolisState, seat: int, kind: int) -> int:
    place = KIND_COUNT * seat + kind
    return after.hand_ants[place] - before.hand_ants[place]


# The course of the game.


def _course(before: AntropolisState, after: AntropolisState) -> Iterator[Message]:
    """A7.3, A11: the market is renewed, the last turns or the next turn begin, the game ends."""
    if after.is_over:
        yield message("antropolis-told-over")
        return
    for kind, codes in after.outcome:
        if kind == "market":
            tiles = enumerated([words.tile(FACE_OF[code]) for code in codes])
            yield message("antropolis-told-market", tiles=tiles)
    if before.last_turns < 0 <= after.last_turns:
        yield message("antropolis-told-last-turns")
    if before.turn != after.turn:
        yield message("antropolis-told-turn", player=player(after.turn))
