"""The score sheet explains itself: what made the points of every cell, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.explained import Cell, Part, gains
from formicarium.stage import Texts, Viewer, languages
from formicarium.stage.view import History
from formicarium.version import __version__
from tests.conformance.choosing import sprite_ids
from tests.tables import SEEDS, SOAK, AnyState, TableKind, play_randomly

STRIDE = 5 if SOAK else 23
"""Every how manyth position is looked at."""

RECORDS = sorted((Path(__file__).parents[1] / "records" / __version__).glob("*.record"))

Played = list[tuple[Any, AnyState]]
"""Actions, each with the state after it."""


def played(table: TableKind, seed: int) -> tuple[AnyState, Played]:
    """Play a random game; return its beginning and its course."""
    state = table.new(seed)
    begin, course = state.copy(), []
    for position, action in play_randomly(state, Random(seed)):
        after = position.copy()
        after.apply(action)
        course.append((action, after))
    return begin, course


def cells(state: AnyState) -> Iterator[tuple[Cell, int]]:
    """Give every cell of the score sheet, and its points."""
    for column in state.score_sheet().columns:
        for source, points in column.points.items():
            yield Cell(column.seat, column.board, source), points


def looked_at(course: Played) -> list[int]:
    """Return after how many actions a game is looked at: now and then, and at its end."""
    return [*range(0, len(course), STRIDE), len(course)]


def explained(
    table: TableKind, viewer: int | None, begin: AnyState, course: Played, cell: Cell
) -> tuple[Part, ...]:
    """Explain a cell as the game does it for a viewer."""
    now = course[-1][1] if course else begin
    changes = tuple(gains(cell, begin, course, viewer))
    parts: tuple[Part, ...] = table.game.explain(now.imagine(viewer), changes, cell)
    return parts


@pytest.mark.parametrize("seed", SEEDS)
def test_the_lines_of_a_cell_add_up_to_it(table: TableKind, seed: int) -> None:
    """Only a zero that has a reason, and lines beside others, may be about no points."""
    begin, course = played(table, seed)
    for length in looked_at(course):
        now = course[length - 1][1] if length else begin
        for cell, points in cells(now):
            parts = explained(table, None, begin, course[:length], cell)
            assert sum(part.points for part in parts) == points, (cell, parts)
            if points or cell.source in table.game.reasons:
                assert parts, cell


@pytest.mark.parametrize("seed", SEEDS)
def test_the_pieces_of_a_line_are_on_the_table(table: TableKind, seed: int) -> None:
    """They have the ids of the viewer's screen."""
    begin, course = played(table, seed)
    viewer = Viewer(table.game)
    viewer.show(begin)
    for length, (_, now) in enumerate(course, 1):
        view = viewer.show(now)
        if length not in looked_at(course):
            continue
        there = set(sprite_ids(view.scene))
        for cell, _points in cells(now):
            for part in viewer.explain(now, cell, History(begin, course[:length])):
                assert there.issuperset(part.pieces)
                assert len(set(part.pieces)) == len(part.pieces)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_of_good_players_is_explained(path: Path) -> None:
    """Every source that brought points has lines, and most lines show pieces."""
    record = fm.Record.load(path)
    begin = record.replay(0)
    viewer, now = Viewer(fm.game(record.game)), begin
    course: Played = []
    viewer.show(begin)
    for move in record.moves:
        now = now.copy()
        move.repeat(now, forced=True)
        viewer.show(now)
        course.append((move.action, now))
    parts: list[Part] = []
    for cell, points in cells(now):
        found = viewer.explain(now, cell, History(begin, course))
        assert sum(part.points for part in found) == points, (cell, found)
        parts += found
    assert len([part for part in parts if part.pieces]) > len(parts) / 3


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_shows_in_an_explanation(table: TableKind, seed: int) -> None:
    """Courses that differ only in what a viewer cannot know are explained in the same words."""
    begin, course = played(table, seed)
    rng = Random(seed)
    viewers: list[int | None] = [None, table.players - 1]
    for eye in viewers:
        other = [(action, state.determinize(eye, rng)) for action, state in course]
        start = begin.determinize(eye, rng)
        for length in looked_at(course):
            for cell, _ in cells(course[length - 1][1] if length else begin):
                one = explained(table, eye, begin, course[:length], cell)
                assert one == explained(table, eye, start, other[:length], cell)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_can_be_said_in_every_language(table: TableKind, seed: int) -> None:
    begin, course = played(table, seed)
    now = course[-1][1]
    parts = [part for cell, _ in cells(now) for part in explained(table, 0, begin, course, cell)]
    names = [f"Player {seat}" for seat in range(table.players)]
    for language in languages():
        texts = Texts(language, strict=True)
        for part in parts:
            assert texts.format(part.what, names).strip()
