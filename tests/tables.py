"""Every table that can be set up, and random play at it: what the conformance suite runs on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import formicarium as fm
from formicarium.core.registry import AnyGame

AnyState = fm.State[Any]

SOAK = bool(os.environ.get("FORMICARIUM_SOAK"))
"""Whether there is time for the slow tests."""

SEEDS = range(20 if SOAK else 1)
"""The games that the conformance suite plays at each table; the tables are many."""


class TableKind(NamedTuple):
    """A game, a variant, a number of players, and options other than the defaults."""

    game: AnyGame
    variant: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        values = [value for _, value in self.options]
        return "-".join((self.game.id, self.variant, str(self.players), *values))

    def new(self, seed: int) -> AnyState:
        """Set up a game."""
        options = dict(self.options)
        state: AnyState = self.game.new(self.players, seed, self.variant, options)
        return state

    def record(self, seed: int) -> fm.Record:
        """Open a record."""
        return fm.Record.begin(self.game.id, self.players, seed, self.variant, dict(self.options))


DEFAULT_TABLES = tuple(
    TableKind(game, variant, players)
    for game in fm.games()
    for variant in game.variants
    for players in game.players(variant)
)
"""Every game, variant and player count, with the options as they come."""

OTHER_TABLES = tuple(
    TableKind(
        game,
        variant.name,
        variant.players[-1],
        tuple(
            (option.name, option.values_at(variant.players[-1])[-1]) for option in variant.options
        ),
    )
    for game in fm.games()
    for variant in game.variant_table
    if variant.options
)
"""Each variant that has options, with all of them the other way round, at its largest table."""

ALL_TABLES = DEFAULT_TABLES + OTHER_TABLES

_MOST_ACTIONS = 20_000
"""A random game that takes more will not end: the longest take hundreds."""


def play_randomly(state: AnyState, rng: Random) -> Iterator[tuple[AnyState, fm.Action]]:
    """Give each position with the action about to be played there, to the end of the game.

    Where several seats owe a decision, any of them goes first.
    """
    for _ in range(_MOST_ACTIONS):
        if state.is_over:
            return
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal_actions(seat))
        yield state, action
        state.apply(action)
    raise AssertionError(f"the game does not end: {_MOST_ACTIONS} actions were played")


def positions(table: TableKind, seed: int) -> Iterator[tuple[AnyState, Random]]:
    """Give each position of a random game, with a generator that the game does not use."""
    rng = Random(seed)
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        yield position, rng


def recorded_game(table: TableKind, seed: int, actions: int | None = None) -> fm.Record:
    """Play randomly, at most so many actions, and keep the record."""
    record, rng = table.record(seed), Random(seed)
    state = record.replay()
    while not state.is_over and (actions is None or len(record.moves) < actions):
        record.play(state, rng.choice(state.legal_actions(rng.choice(state.to_act))))
    return record
