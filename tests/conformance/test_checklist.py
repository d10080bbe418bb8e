"""What a player may expect of every game, as Board Game Arena's published checklist has it.

Other parts of that list are tested elsewhere: explanations of everything and their rules in
``test_cited`` and ``test_explained``, secrets in ``test_knowledge``, bots for players who leave in
``tests/server/test_stand_ins``, a replay from any line of the log in ``tests/server/test_replays``.
"""

from __future__ import annotations

import gzip
from random import Random

import pytest

import formicarium as fm
from formicarium.core.registry import AnyGame
from formicarium.stage import Texts, Viewer, languages
from tests.tables import SEEDS, AnyState, TableKind, play_randomly, positions

MOST_ART = 50_000
"""Bytes of the drawings of a game, compressed as they are sent."""


@pytest.mark.parametrize("seed", SEEDS)
def test_progress_never_falls_and_ends_at_100_percent(table: TableKind, seed: int) -> None:
    state, seen = table.new(seed), []
    for position, _ in play_randomly(state, Random(seed)):
        seen.append(position.progress)
    assert seen == sorted(seen)
    assert seen[0] <= 10
    assert seen[-1] < 100
    assert len(set(seen)) > 5
    assert state.progress == 100
    assert Viewer(table.game).show(state).progress == 100


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_may_know_the_progress(table: TableKind, seed: int) -> None:
    for position, rng in positions(table, seed):
        viewer = rng.choice([None, *range(table.players)])
        assert position.imagine(viewer).progress == position.progress


@pytest.mark.parametrize("seed", SEEDS)
def test_points_are_counted_by_source(table: TableKind, seed: int) -> None:
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        sheet = position.score_sheet()
        totals = [0] * table.players
        for column in sheet.columns:
            assert tuple(column.points) == sheet.sources
            totals[column.seat] += sum(column.points.values())
        assert totals == position.scores()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spectator_sees_all_that_is_public(table: TableKind, seed: int) -> None:
    """While nobody has chosen in secret, a seat sees no more than everybody."""
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        if not position.unrevealed:
            public = table.game.scene(position.imagine(None))
            for seat in range(table.players):
                assert table.game.scene(position.imagine(seat)) == public


@pytest.fixture(scope="module")
def texts() -> list[Texts]:
    return [Texts(lang, strict=True) for lang in languages()]


def test_what_broke_a_tie_is_said(
    table: TableKind, texts: list[Texts], monkeypatch: pytest.MonkeyPatch
) -> None:
    state: AnyState = table.new(1)
    for _ in play_randomly(state, Random(1)):
        pass
    width = len(state.ranks()[0])
    assert (table.game.tie_break is None) == (width == 1)
    for place in range(width):
        after = (0,) * (width - place - 1)
        ranks = [((7,) * place + (seat, *after)) for seat in range(table.players)]
        monkeypatch.setattr(type(state), "ranks", lambda _, ranks=ranks: ranks)
        decided = Viewer(table.game).show(state).sheet.decided
        assert len(decided) == (place > 0)
        for message in decided:
            assert message.id in table.game.citations
            said = {each.format(message) for each in texts}
            assert len(said) == len(texts)
    monkeypatch.setattr(type(state), "ranks", lambda _: [(7,) * width] * table.players)
    assert Viewer(table.game).show(state).sheet.decided == ()


def test_no_tie_is_broken_before_the_end(table: TableKind) -> None:
    assert Viewer(table.game).show(table.new(1)).sheet.decided == ()


@pytest.mark.parametrize("game", fm.games(), ids=lambda game: game.id)
def test_drawings_are_small(game: AnyGame) -> None:
    assert len(gzip.compress(game.art().encode(), 6)) < MOST_ART
