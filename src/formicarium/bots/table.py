"""Whole games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from formicarium.bots.bot import Bot
    from formicarium.core.state import State


def play_out(state: State[Any], seats: Sequence[Bot], rng: Random) -> int:
    """Play a game to its end, one bot for each seat, and return the number of decisions.

    >>> from random import Random
    >>> import formicarium as fm
    >>> from formicarium.bots import bot
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> decisions = play_out(state, [bot("greedy"), bot("random")], Random(1))
    >>> state.is_over, decisions >= 20
    (True, True)
    """
    players = [bot.sit_down() for bot in seats]
    decisions = 0
    while not state.is_over:
        seat = state.to_act[0]
        state.advance(players[seat].choose(state, seat, rng))
        decisions += 1
    return decisions
