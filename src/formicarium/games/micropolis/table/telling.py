"""What an action did and what it brought, told in a few lines for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.labels import player
from formicarium.core.message import message
from formicarium.games.micropolis.components import TILES, Specialist
from formicarium.games.micropolis.rules import actions as act
from formicarium.games.micropolis.rules.naming import codes, holder
from formicarium.games.micropolis.table import words
from formicarium.games.micropolis.table.previews import foresee

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.state import MicropolisState
    from formicarium.games.micropolis.table.previews import Foreseen

_AT_ONCE: Final = {
    Specialist.NURSE: "micropolis-told-nurse",
    Specialist.OFFICER: "micropolis-told-officer",
    Specialist.ARCHITECT: "micropolis-told-architect",
}


def tell(
    before: MicropolisState, action: MicropolisAction, after: MicropolisState, viewer: int | None
) -> tuple[Message, ...]:
    """Tell an action and all that followed from it, in one to four lines.

    >>> import formicarium as fm
    >>> game = fm.game("micropolis")
    >>> state = game.new(players=2, seed=7, options={"start": "B"})
    >>> before, action = state.imagine(None), game.parse("B take W4")
    >>> state.apply(action)
    >>> [line.id for line in tell(before, action, state.imagine(None), None)]
    ['micropolis-told-take']
    """
    foreseen = foresee(before, action)
    lines = [words.told(before, action, foreseen)]
    if isinstance(action, act.Take):
        lines += _effect(before, action, foreseen)
    return (*lines, *_what_follows(before, action, after))


def _effect(before: MicropolisState, action: act.Take, foreseen: Foreseen) -> Iterator[Message]:
    """Tell what the tile did at once; a decision of its owner is told when she has made it."""
    who, tile = player(action.seat), TILES[action.tile]
    if tile.specialist in _AT_ONCE:
        effect = words.specialist(before, action, foreseen)
        name = _AT_ONCE[tile.specialist] + words.by_leader(before, action)
        yield message(name, player=who, **effect)
    elif foreseen.after.phase == "take":
        if tile.barracks:
            yield message("micropolis-told-army-too-small", player=who, tile=tile.code)
        if tile.specialist is Specialist.GUARD:
            yield message("micropolis-told-idle-guard", player=who)


# Refill, leader and the next round.


def _what_follows(
    before: MicropolisState, action: MicropolisAction, after: MicropolisState
) -> Iterator[Message]:
    for kind, revealed in after.outcome:
        if kind == "reveal":
            yield message("micropolis-told-reveal", tiles=codes(revealed))
    if after.is_over:
        yield message("micropolis-told-over")
    elif after.phase == "marker":
        yield message("micropolis-told-tie", player=player(after.actor))
    elif after.round != before.round:
        yield _round(before, action, after)


def _round(before: MicropolisState, action: MicropolisAction, after: MicropolisState) -> Message:
    number, rounds = after.round, after.rounds
    if after.leader == before.leader or isinstance(action, act.PassMarker):
        first = player(after.first)
        return message("micropolis-told-round", number=number, rounds=rounds, player=first)
    leader = holder(*after.owner(after.leader))
    return message("micropolis-told-new-leader", holder=leader, number=number, rounds=rounds)
