"""What holds for the scenes and choices of every game at every step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from formicarium.core.choices import Choices
from formicarium.core.message import Message
from formicarium.core.scene import Scene
from formicarium.stage import Texts, View, Viewer, apply_patch, diff, languages, symbols
from formicarium.stage.identity import Tracker
from formicarium.stage.texts import source_text
from tests.conformance.choosing import (
    assert_no_path_begins_another,
    assert_picks_can_be_picked,
    sprite_ids,
)
from tests.tables import SEEDS, SOAK, AnyState, TableKind, play_randomly

EVERYONE = frozenset(range(6))
STRIDE = 1 if SOAK else 3
"""Every how manyth position is looked at where it takes long."""


def positions(table: TableKind, seed: int) -> Iterator[AnyState]:
    """Give every position of a random game, the last one included."""
    state = table.new(seed)
    for position, _ in play_randomly(state, Random(seed)):
        yield position
    yield state


@lru_cache(maxsize=2)
def views(table: TableKind, seed: int, seats: frozenset[int] = EVERYONE) -> tuple[View, ...]:
    """What viewers see of every position; most tests look at the same ones."""
    viewer = Viewer(table.game, seats)
    return tuple(viewer.show(position) for position in positions(table, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_choices_reach_every_legal_action_once_and_nothing_else(
    table: TableKind, seed: int
) -> None:
    viewer = Viewer(table.game, EVERYONE)
    for position in positions(table, seed):
        offered = {choices.seat: choices for choices in viewer.show(position).choices}
        assert tuple(offered) == tuple(sorted(position.to_act))
        for seat, choices in offered.items():
            legal = [str(action) for action in position.legal_actions(seat)]
            assert sorted(choice.action for choice in choices.options) == sorted(legal)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_path_is_another_one_or_its_beginning(table: TableKind, seed: int) -> None:
    for view in views(table, seed):
        for choices in view.choices:
            assert_no_path_begins_another(choices)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_pick_is_a_sprite_or_a_target(table: TableKind, seed: int) -> None:
    for view in views(table, seed):
        surfaces = {surface.id for surface in view.scene.surfaces}
        for choices in view.choices:
            assert_picks_can_be_picked(choices, view.scene)
            _assert_targets_are_somewhere(choices, surfaces)


def _assert_targets_are_somewhere(choices: Choices, surfaces: set[str]) -> None:
    for target in choices.targets:
        if target.kind == "spot":
            assert target.surface in surfaces
            assert target.symbol
    for choice in choices.options:
        assert all(placed.surface in surfaces for placed in choice.preview)


@pytest.mark.parametrize("seed", SEEDS)
def test_ids_are_unique_and_every_sprite_lies_on_its_surface(table: TableKind, seed: int) -> None:
    for view in views(table, seed):
        names = sprite_ids(view.scene)
        assert len(set(names)) == len(names)
        assert not any("@" in name for name in names)
        parts = [surface.id for surface in view.scene.surfaces]
        assert len(set(parts)) == len(parts)
        for surface in view.scene.surfaces:
            for sprite in surface.sprites:
                assert 0 <= sprite.x - surface.x <= surface.width, (surface.id, sprite)
                assert 0 <= sprite.y - surface.y <= surface.height, (surface.id, sprite)
                assert sprite.seat is None or 0 <= sprite.seat < table.players


@pytest.mark.parametrize("seed", SEEDS)
def test_every_seat_with_facts_has_a_surface_to_show_them_on(table: TableKind, seed: int) -> None:
    for view in views(table, seed):
        shown = {part.seat for part in view.scene.surfaces if part.kind == "player"}
        about_seats = [fact for fact in view.scene.facts if fact.seat is not None]
        assert [fact for fact in about_seats if fact.seat not in shown] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_fact_of_every_seat_is_its_points(table: TableKind, seed: int) -> None:
    """Screens show them on one line; at most one target is common to all."""
    for view in views(table, seed):
        for seat in range(table.players):
            kinds = [fact.kind for fact in view.scene.facts if fact.seat == seat]
            assert kinds == ["points"] + [None] * (len(kinds) - 1)
        common = [fact for fact in view.scene.facts if fact.seat is None and fact.kind]
        assert [fact.kind for fact in common] in ([], ["target"])
        assert all(str(int(fact.value)) == fact.value for fact in view.scene.facts if fact.kind)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_name_means_one_piece_for_life_and_tiles_stay(table: TableKind, seed: int) -> None:
    known: dict[str, str] = {}
    for view in views(table, seed, frozenset()):
        seen = {each.id: each.symbol for part in view.scene.surfaces for each in part.sprites}
        assert all(known.setdefault(name, drawn) == drawn for name, drawn in seen.items())
        assert not [name for name in known if name.startswith("tile-") and name not in seen]


@pytest.mark.parametrize("seed", SEEDS)
def test_few_pieces_leave_in_one_step(table: TableKind, seed: int) -> None:
    """Ids live on: whoever is renamed at every step would leave and come at every step."""
    shares = []
    before: set[str] = set()
    for view in views(table, seed, frozenset()):
        after = set(sprite_ids(view.scene))
        if before:
            shares.append(len(before & after) / len(before))
        before = after
    assert sum(shares) / len(shares) > 0.95


@pytest.mark.parametrize("seed", SEEDS)
def test_patches_lead_from_view_to_view_and_are_small(table: TableKind, seed: int) -> None:
    shown: Scene | None = None
    whole, sent = [], []
    for view in views(table, seed, frozenset({0})):
        if shown is not None:
            patch = diff(shown, view.scene)
            shown = apply_patch(shown, patch)
            assert shown == view.scene
            whole.append(len(msgspec.json.encode(view.scene)))
            sent.append(len(msgspec.json.encode(patch)))
        shown = view.scene
    mean = sum(sent) / len(sent)
    print(f"{table}: scene {sum(whole) / len(whole):,.0f} bytes, patch {mean:,.0f} bytes")  # noqa: T201
    assert mean < sum(whole) / len(whole) / 4


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_survives_json(table: TableKind, seed: int) -> None:
    for number, view in enumerate(views(table, seed)):
        if number % 7 == 0:
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_can_be_seen(table: TableKind, seed: int) -> None:
    """Positions that differ only in what a viewer cannot know give equal views."""
    rng = Random(seed)
    viewers: list[int | None] = [None, *range(table.players)]
    for eye in viewers:
        seats = frozenset[int]() if eye is None else frozenset({eye})
        one, other = Viewer(table.game, seats), Viewer(table.game, seats)
        for position in islice(positions(table, seed), 0, None, STRIDE):
            assert one.show(position) == other.show(position.determinize(eye, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_symbol_exists(table: TableKind, seed: int) -> None:
    known = {*symbols.names(table.game.art()), *symbols.names(symbols.common_art())}
    used: set[str] = set()
    for view in views(table, seed):
        used.update(each.symbol for surface in view.scene.surfaces for each in surface.sprites)
        used.update(fact.symbol for fact in view.scene.facts)
        for choices in view.choices:
            used.update(target.symbol for target in choices.targets if target.symbol)
            used.update(p.sprite.symbol for c in choices.options for p in c.preview)
            used.update(b.symbol for c in choices.options for b in c.badges if b.symbol)
    assert used <= known, sorted(used - known)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_message_can_be_said_in_every_language(table: TableKind, seed: int) -> None:
    said = {
        msgspec.json.encode(message): message
        for view in views(table, seed)
        for message in _messages(view)
    }
    said |= {msgspec.json.encode(each): each for each in _told(table, seed)}
    names = [f"Player {seat}" for seat in range(table.players)]
    for language in languages():
        texts = Texts(language, strict=True)
        for message in said.values():
            assert texts.format(message, names).strip()


def test_how_far_a_game_is_can_be_said_in_every_language(table: TableKind) -> None:
    """And in the texts that a list of games loads."""
    state = table.new(SEEDS[0])
    for position, _ in islice(play_randomly(state, Random(1)), 0, None, 25):
        stands = table.game.standing(position.imagine(None))
        for language in languages():
            if stands:
                assert Texts(language, strict=True).format(stands)
                assert f"{stands.id} =" in source_text(language, "games")


def _messages(thing: Any) -> Iterator[Message]:
    """Find all messages in a struct, however deep."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from _messages(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _messages(part)


def _told(table: TableKind, seed: int) -> Iterator[Message]:
    """Give what the log says about a random game."""
    state = table.new(seed)
    before = [state.copy()]
    for position, action in play_randomly(state, Random(seed)):
        after = position.copy()
        after.apply(action)
        begun = table.game.begin(before)
        for viewer in (None, action.seat):
            first, seen, then = (each.imagine(viewer) for each in (begun, position, after))
            yield from table.game.told(first, seen, action, then, viewer)
        before = [begun, after]


def test_a_game_and_its_replay_give_the_same_ids(table: TableKind) -> None:
    first, second = Tracker(), Tracker()
    for position in positions(table, 4):
        scene = table.game.scene(position.imagine(None))
        assert first.follow(scene) == second.follow(scene)
