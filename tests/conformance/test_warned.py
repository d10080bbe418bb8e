"""A friend says little, in every language, by a rule, and knows no more than the player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from formicarium import rulebook
from formicarium.core.choices import MOST_WARNINGS, Choices
from formicarium.core.message import Message
from formicarium.core.registry import AnyGame, games
from formicarium.stage import Texts, languages, texts
from tests.tables import SEEDS, AnyState, TableKind, play_randomly

NAMES = ("Ida", "Bo", "Zoë", "Max", "Noa", "Eli")
TOO_OFTEN = 1 / 3
"""The share of decisions at which a friend would be a nuisance."""
GAMES = 4
"""Random games that are played for this; a single short one says little."""


def decisions(table: TableKind, seed: int) -> Iterator[tuple[AnyState, Choices, str]]:
    """Give each position of a random game, what is offered there, and the action played next."""
    for state, action in play_randomly(table.new(seed), Random(seed)):
        seen = state.imagine(action.seat)
        yield state, table.game.choices(seen, state.legal_actions(action.seat)), str(action)


def said(choices: Choices) -> list[Message]:
    """Return everything that a friend would say at a decision."""
    return [
        *choices.warnings,
        *[option.warning for option in choices.options if option.warning],
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_warnings_can_be_read_and_name_a_rule(table: TableKind, seed: int) -> None:
    game, known = table.game, set(rulebook.rules(table.game.id))
    found = {
        str(warning): warning for _, each, _ in decisions(table, seed) for warning in said(each)
    }
    for language in languages():
        strict = Texts(language, strict=True)
        assert all(strict.format(warning, NAMES) for warning in found.values())
    assert all(game.citations[warning.id] in known for warning in found.values())


@pytest.mark.parametrize("seed", SEEDS)
def test_few_are_said_at_once_and_none_twice(table: TableKind, seed: int) -> None:
    for _, choices, _ in decisions(table, seed):
        assert len(choices.warnings) <= MOST_WARNINGS
        assert len(set(map(str, choices.warnings))) == len(choices.warnings)


def test_a_friend_does_not_nag(table: TableKind) -> None:
    """A random player, who makes more mistakes than any person, is left in peace mostly."""
    warned = total = 0
    for seed in range(GAMES):
        for _, choices, played in decisions(table, seed):
            (option,) = [each for each in choices.options if each.action == played]
            warned += bool(choices.warnings or option.warning)
            total += 1
    assert warned <= TOO_OFTEN * total


@pytest.mark.parametrize("seed", SEEDS)
def test_warnings_change_nothing(table: TableKind, seed: int) -> None:
    """Rules are asked on copies: a position is the same before and after."""
    for number, (state, action) in enumerate(play_randomly(table.new(seed), Random(seed))):
        if number % 5:
            continue
        seen = state.imagine(action.seat)
        before = seen.to_json()
        table.game.choices(seen, state.legal_actions(action.seat))
        assert seen.to_json() == before


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_has_a_friend(game: AnyGame) -> None:
    """Its texts stand with those of the game; ``tests/games`` shows when each is said."""
    assert f"\n{game.id}-warning-" in texts.source_text("en", game.id)
