"""The choices of a position, and what holds for those of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from formicarium.core.choices import Choice, Choices
from formicarium.core.registry import AnyGame
from formicarium.core.scene import Scene
from tests.tables import AnyState


def offered(game: AnyGame, state: AnyState, seat: int | None = None) -> Choices:
    """Return the choices of a seat, or of the first one that is to act."""
    seat = state.to_act[0] if seat is None else seat
    return game.choices(state.imagine(seat), state.legal_actions(seat))


def option(game: AnyGame, state: AnyState, action: str) -> Choice:
    """Return the choice that leads to an action."""
    (found,) = [choice for choice in offered(game, state).options if choice.action == action]
    return found


def sprite_ids(scene: Scene) -> list[str]:
    return [sprite.id for surface in scene.surfaces for sprite in surface.sprites]


def assert_no_path_begins_another(choices: Choices) -> None:
    paths = [choice.path for choice in choices.options]
    assert all(paths)
    begun = {path[:length] for path in paths for length in range(len(path))}
    assert len(set(paths)) == len(paths)
    assert not begun.intersection(paths)


def assert_picks_can_be_picked(choices: Choices, scene: Scene) -> None:
    """Every pick is one sprite or one target, and every target is picked on some path."""
    targets = [target.id for target in choices.targets]
    known = Counter([*targets, *sprite_ids(scene)])
    picks = {pick for choice in choices.options for pick in choice.path}
    assert picks <= known.keys()
    assert set(targets) <= picks, "a target that no path needs"
    assert all(known[pick] == 1 for pick in picks)


def assert_places_are_on_surfaces(choices: Choices, scene: Scene, below: float = 0) -> None:
    """Previews and spots lie inside a surface, which may grow downwards by ``below``."""
    frames = {surface.id: surface for surface in scene.surfaces}
    things: list[tuple[str, Any]]
    things = [(target.surface, target) for target in choices.targets if target.kind == "spot"]
    for choice in choices.options:
        ids = [placed.sprite.id for placed in choice.preview]
        assert len(set(ids)) == len(ids), choice
        things += [(placed.surface, placed.sprite) for placed in choice.preview]
    for name, thing in things:
        frame = frames[name]
        assert 0 < thing.x - frame.x < frame.width
        assert 0 < thing.y - frame.y < frame.height + below
