"""Matches for the tests, and results without their times."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from formicarium.arena import GameResult, Match


def duel(games: int = 20, seed: int = 7) -> Match:
    """Greedy against random, in the quickest game there is."""
    return Match.of("micropolis", ["greedy", "random"], players=2, games=games, seed=seed)


def lottery(games: int = 200, seed: int = 7) -> Match:
    """Nothing but random play, for tests that need many games."""
    return Match.of("micropolis", ["random"], players=2, games=games, seed=seed)


def timeless(games: Iterable[GameResult]) -> dict[int, bytes]:
    """Everything about each game, to the byte, but for how long the bots thought."""
    return {
        game.index: msgspec.json.encode(msgspec.structs.replace(game, seconds=())) for game in games
    }


def result(
    line_up: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]
) -> GameResult:
    """A game of which nothing but the end matters."""
    sheet = tuple({"points": score} for score in scores)
    return GameResult(0, 0, line_up, scores, sheet, winners, (1,) * len(scores), ())
