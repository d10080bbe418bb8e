"""Every table that can be set up, and random play at it: what the conformance suite runs on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import formicarium as fm
from formicarium.core.registry import AnyGame

AnyState = fm.State[Any]


class TableKind(NamedTuple):
    """A game, a variant and a number of players."""

    game: AnyGame
    variant: str
    players: int

    def __str__(self) -> str:
        return f"{self.game.id}-{self.variant}-{self.players}"

    def new(self, seed: int) -> AnyState:
        """Set up a game."""
        state: AnyState = self.game.new(players=self.players, seed=seed, variant=self.variant)
        return state

    def record(self, seed: int) -> fm.Record:
        """Open a record."""
        return fm.Record.begin(self.game.id, self.players, seed, self.variant)


ALL_TABLES = tuple(
    TableKind(game, variant, players)
    for game in fm.games()
    for variant in game.variants
    for players in game.players(variant)
)


def play_randomly(state: AnyState, rng: Random) -> Iterator[tuple[AnyState, fm.Action]]:
    """Give each position with the action about to be played there, to the end of the game.

    Where several seats owe a decision, any of them goes first.
    """
    while not state.is_over:
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal_actions(seat))
        yield state, action
        state.apply(action)


def recorded_game(table: TableKind, seed: int, actions: int | None = None) -> fm.Record:
    """Play randomly, at most so many actions, and keep the record."""
    record, rng = table.record(seed), Random(seed)
    state = record.replay()
    while not state.is_over and (actions is None or len(record.moves) < actions):
        record.play(state, rng.choice(state.legal_actions(rng.choice(state.to_act))))
    return record
