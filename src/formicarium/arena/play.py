"""One game of a match."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from formicarium.arena.errors import ArenaError
from formicarium.arena.result import GameResult, Times
from formicarium.bots import BotSpec
from formicarium.core.registry import game as find_game
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from random import Random

    from formicarium.arena.match import Match
    from formicarium.core.action import Action
    from formicarium.core.state import State


class _Player:
    """A bot in its seat, with its own random generator; it measures its times."""

    def __init__(self, name: str, dice: Random) -> None:
        self._bot = BotSpec.parse(name).bot().sit_down()
        self._dice = dice
        self.decisions = 0
        self.total = 0.0
        self.longest = 0.0

    def choose(self, state: State[Any], seat: int) -> Action:
        start = perf_counter()
        action = self._bot.choose(state, seat, self._dice)
        seconds = perf_counter() - start
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        return action

    @property
    def times(self) -> Times:
        return Times(self.total / max(1, self.decisions), self.longest)


def play(match: Match, index: int) -> GameResult:
    """Play one game of a match; everything but the times depends on match and index alone.

    >>> from formicarium.arena import Match
    >>> match = Match.of("micropolis", ["greedy", "random"], players=2, seed=7)
    >>> result = play(match, 1)
    >>> result.line_up, result.scores == play(match, 1).scores
    (('random', 'greedy'), True)
    """
    line_up, seed = match.line_up(index), match.deal_seed(index)
    players = [_Player(name, match.dice(index, seat)) for seat, name in enumerate(line_up)]
    state = find_game(match.game).new(match.players, seed, match.variant, match.options)
    while not state.is_over:
        seat = state.to_act[0]
        action = players[seat].choose(state, seat)
        if action.seat != seat:
            own, other = seat_letter(seat), seat_letter(action.seat)
            raise ArenaError(f"{line_up[seat]} in seat {own} played for seat {other}")
        state.apply(action)  # checked: bots may be foreign code
    return GameResult(
        index,
        seed,
        line_up,
        tuple(state.scores()),
        tuple(state.score_sheet()),
        state.winners(),
        tuple(player.decisions for player in players),
        tuple(player.times for player in players),
    )


def try_to_play(match: Match, index: int) -> GameResult | str:
    """Play one game or return a one-line error: a string can cross any process boundary."""
    try:
        return play(match, index)
    except Exception as error:  # noqa: BLE001 - bots may be foreign code
        return f"game {index} failed: {type(error).__name__}: {error}"


def settled(result: GameResult | str) -> GameResult:
    """Return the result of ``try_to_play``; raise ``ArenaError`` if it is an error."""
    if isinstance(result, str):
        raise ArenaError(result)
    return result
