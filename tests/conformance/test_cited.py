"""Every explanation leads to its rule: questions, pieces, the log, the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from formicarium import rulebook
from formicarium.core.message import Message, slug
from formicarium.core.registry import AnyGame, games
from formicarium.stage import texts
from tests.tables import SEEDS, TableKind, play_randomly

WRAPPERS = {
    "antropolis-did": "says the deed in it, which is cited",
    "antropolis-did-free": "says the deed in it, which is cited",
    "myrmes-did": "says the deed in it, which is cited",
    "myrmes-did-both": "says the deed in it, which is cited",
    "myrmes-did-brings": "says the deed in it, which is cited",
    "myrmes-did-costs": "says the deed in it, which is cited",
    "myrmes-did-holds": "says the deed in it, which is cited",
    "myrmes-told-each": "is one player's part of a line that is cited",
    "myrmes-told-plan": "is one player's part of a line that is cited",
    "myrmes-told-winter-lost": "is one player's part of a line that is cited",
    "micropolis-tile-tip": "says the effect in it, which is cited",
    "trail-told": "says the deed in it, which is cited",
}
"""Messages without a citation of their own, and why."""

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def rule_of(game: AnyGame, message: Message) -> str | None:
    """Find the rule that a message explains as the client does: its own, else an argument's."""
    if message.id in game.citations:
        return game.citations[message.id]
    inner = (rule_of(game, part) for part in message.args.values() if isinstance(part, Message))
    return next((rule for rule in inner if rule), None)


def ids(game: AnyGame) -> set[str]:
    """Return the ids of all messages of a game."""
    return set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", texts.source_text("en", game.id)))


@each_game
def test_also_what_is_rarely_said_has_a_rule(game: AnyGame) -> None:
    """Questions, warnings, deeds, lines of the log and tips that a random game may never show."""
    kind = re.compile(rf"{game.id}-((ask|did|told|warning)(-.*)?|(?!source-|part-).*-tip)")
    explaining = {name for name in ids(game) if kind.fullmatch(name)}
    assert sorted(explaining - set(game.citations) - set(WRAPPERS)) == []


@each_game
def test_citations_name_rules_and_texts_that_exist(game: AnyGame) -> None:
    known, said = set(rulebook.rules(game.id)), ids(game)
    assert {name: rule for name, rule in game.citations.items() if rule not in known} == {}
    assert [name for name in game.citations if name not in said] == []
    assert [name for name in game.citations if not name.startswith(f"{game.id}-")] == []


def test_every_line_of_the_score_sheet_has_a_rule_and_says_what_counts(table: TableKind) -> None:
    said = ids(table.game)
    sources = table.new(0).score_sheet().sources
    for source in sources:
        name = f"{table.game.id}-source-{slug(source)}"
        assert name in table.game.citations
        assert f"{name}-tip" in said
    assert table.game.reasons <= set(sources)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_explanation_has_a_rule(table: TableKind, seed: int) -> None:
    missing = {message.id for message in shown(table, seed) if rule_of(table.game, message) is None}
    assert missing == set()


def shown(table: TableKind, seed: int) -> Iterator[Message]:
    """Give all questions, tips of pieces and lines of the log of a random game."""
    game, state = table.game, table.new(seed)
    for position, action in play_randomly(state, Random(seed)):
        seen = position.imagine(action.seat)
        yield game.choices(seen, position.legal_actions(action.seat)).asked
        for surface in game.scene(seen).surfaces:
            yield from (sprite.tip for sprite in surface.sprites if sprite.tip)
        after = position.copy()
        after.apply(action)
        for viewer in (action.seat, None):
            known = (position.imagine(viewer), action, after.imagine(viewer))
            yield from game.tell(*known, viewer)
