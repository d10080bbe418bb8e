"""A viewer sees through the right eyes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.choices import Choices
from formicarium.core.message import message
from formicarium.core.scene import Scene
from formicarium.stage.view import Viewer
from tests.tables import ALL_TABLES, TableKind


class Glasses:
    """A game that notes through whose eyes it was looked at."""

    def __init__(self) -> None:
        self.eyes: list[int | None] = []

    def scene(self, seen: Told) -> Scene:
        self.eyes.append(seen.viewer)
        return Scene((), ())

    def choices(self, seen: Told, actions: object) -> Choices:
        assert seen.viewer is not None
        return Choices(seen.viewer, message("asked"), (), ())


class Told:
    """A state that says who imagines it, and who is to act."""

    def __init__(self, state: fm.State[Any], to_act: tuple[int, ...]) -> None:
        self._state = state
        self.to_act = to_act
        self.viewer: int | None = None

    def imagine(self, viewer: int | None) -> Told:
        seen = Told(self._state, self.to_act)
        seen.viewer = viewer
        return seen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


@pytest.mark.parametrize(
    ("seats", "to_act", "eye"),
    [
        (set(), (0,), None),
        ({1}, (0,), 1),
        ({1}, (1,), 1),
        ({0, 1}, (1,), 1),
        ({1, 2}, (0,), 1),
        ({0, 2}, (1, 2), 2),
    ],
)
def test_the_eye(seats: set[int], to_act: tuple[int, ...], eye: int | None) -> None:
    glasses: Any = Glasses()
    state: Any = Told(ALL_TABLES[0].new(1), to_act)
    view = Viewer(glasses, frozenset(seats), Told.imagine).show(state)  # type: ignore[arg-type]
    assert glasses.eyes == [eye]
    assert [choices.seat for choices in view.choices] == sorted({*seats} & {*to_act})


def test_choices_are_for_own_seats_to_act_only(table: TableKind) -> None:
    state = table.new(1)
    for seats in ([], *([seat] for seat in range(table.players)), range(table.players)):
        view = Viewer(table.game, frozenset(seats)).show(state)
        assert [choices.seat for choices in view.choices] == sorted(set(seats) & set(state.to_act))


def test_the_sheet_is_the_score_sheet(table: TableKind) -> None:
    state = table.new(1)
    sheet = Viewer(table.game).show(state).sheet
    assert sheet.sources == state.score_sheet().sources
    totals = [0] * table.players
    for column in sheet.columns:
        totals[column.seat] += sum(column.points)
    assert totals == state.scores()


def choices_along(game_id: str, seed: int, steps: int) -> list[tuple[fm.State[Any], Choices]]:
    """Play at random; return each position with what the seat may do that acts next."""
    game, rng = fm.game(game_id), Random(seed)
    state = game.new(players=2, seed=seed)
    viewers = [Viewer(game, frozenset({seat})) for seat in range(2)]
    met = []
    for _ in range(steps):
        if state.is_over:
            break
        views = [viewer.show(state) for viewer in viewers]
        seat = state.to_act[0]
        met.append((state.copy(), views[seat].choices[0]))
        state.apply(rng.choice(state.legal_actions(seat)))
    return met


def test_the_only_choice_can_be_made_for_a_player() -> None:
    """If nobody warns."""
    met = choices_along("antropolis", 3, 80)
    assert any(choices.forced for _, choices in met)
    for state, choices in met:
        warned = choices.warnings or any(option.warning for option in choices.options)
        alone = len(state.legal_actions(choices.seat)) == 1
        assert choices.forced == (alone and not warned)


def test_no_secret_choice_is_made_for_a_player() -> None:
    """Not even its last action, which reveals it."""
    together = [
        (state, choices)
        for state, choices in choices_along("myrmes", 5, 400)
        if len(state.to_act) > 1 or state.unrevealed
    ]
    alone = [choices for _, choices in together if len(choices.options) == 1]
    assert alone
    assert not any(choices.forced for choices in alone)
