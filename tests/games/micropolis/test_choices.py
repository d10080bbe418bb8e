"""Choices: their paths, labels and previews, and whether these come true."""

from __future__ import annotations

import random
from functools import partial

import pytest

from formicarium.core.choices import Choice, Choices
from formicarium.core.scene import Scene
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.actions import Guard, Take
from formicarium.games.micropolis.rules.naming import codes
from formicarium.games.micropolis.rules.notation import anthill_index
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.games.micropolis.table.art import art
from formicarium.games.micropolis.table.previews import foresee
from formicarium.games.micropolis.table.scene import scene
from tests.conformance import choosing
from tests.games.micropolis.tables import TABLES, act, anthill_at, positions, table

offered = partial(choosing.offered, GAME)
option = partial(choosing.option, GAME)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_choices_come_in_the_order_of_the_legal_actions(variant: str, players: int) -> None:
    for state in positions(variant, players, seed=1):
        if not state.is_over:
            legal = [str(action) for action in state.legal_actions(state.actor)]
            assert [choice.action for choice in offered(state).options] == legal


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_previews_move_pieces_of_the_table_inside_its_surfaces(variant: str, players: int) -> None:
    for seed in range(6):
        for state in positions(variant, players, seed):
            if not state.is_over:
                check_previews(offered(state), scene(state.imagine(state.actor)))


def check_previews(tree: Choices, shown: Scene) -> None:
    choosing.assert_places_are_on_surfaces(tree, shown)
    ids = {placed.sprite.id for choice in tree.options for placed in choice.preview}
    assert ids <= {*choosing.sprite_ids(shown), "leader"}


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_what_is_foreseen_comes_true(variant: str, players: int) -> None:
    for seed in range(12):
        state = GAME.new(players=players, seed=seed, variant=variant)
        rng = random.Random(seed)
        while not state.is_over:
            choice = rng.choice(offered(state).options)
            action, before = GAME.parse(choice.action), state.imagine(None)
            state.apply(action)
            check_came_true(choice, state)
            if isinstance(action, Take):
                compare(before, action, state)
            elif isinstance(action, Guard):
                as_is = choice.label.id == "micropolis-distribute-as-is"
                assert as_is == (before.full == state.full)
                assert choice.label.args["soldiers"] == state.army[before.site]


def check_came_true(choice: Choice, after: MicropolisState) -> None:
    """All that the preview showed at an anthill is there now."""
    shown = scene(after.imagine(None))
    there = {
        (surface.id, sprite.symbol, sprite.x, sprite.y, sprite.rotation)
        for surface in shown.surfaces
        for sprite in surface.sprites
    }
    for surface, sprite in ((placed.surface, placed.sprite) for placed in choice.preview):
        at = (surface, sprite.symbol, sprite.x, sprite.y, sprite.rotation)
        assert at in there or surface == "row"  # tiles of the row move up


def compare(before: MicropolisState, take: Take, after: MicropolisState) -> None:
    _, paid, collected, too_many, (lost, recruits, markers) = foresee(before, take)
    armies = before.army[:]
    armies[anthill_index(take.seat, take.anthill)] += collected - paid - too_many + recruits
    armies[before.leader] -= lost
    assert after.army == armies
    assert after.supply == before.supply + too_many + lost - recruits
    held = before.architect_markers[take.seat] - take.architect + markers
    assert after.architect_markers[take.seat] == held


def test_a_tile_is_picked_and_then_a_place() -> None:
    state = table(players=2, row="W1 W2 W3", anthills={"A": "W4 W5"})
    assert option(state, "A take W3 left").path == ("tile-W3", "place-0-left")
    assert option(state, "A take W3 right").path == ("tile-W3", "place-0-right")


def test_there_is_one_place_for_the_first_tile_and_for_the_last() -> None:
    state = table(players=2, row="W1 W2 W3")
    assert option(state, "A take W2").path == ("tile-W2", "place-0-only")


def test_a_button_only_where_both_ways_of_paying_are_possible() -> None:
    state = table(players=2, row="W1 W2 W3", armies=[1, 5], architects=[1, 0])
    assert option(state, "A take W1").path == ("tile-W1", "place-0-only")
    assert option(state, "A take W2").path == ("tile-W2", "place-0-only", "pay-1")
    assert option(state, "A take W2 with architect").path[-1] == "architect"
    assert option(state, "A take W3 with architect").path == ("tile-W3", "place-0-only")


def test_in_the_expert_game_places_belong_to_one_anthill() -> None:
    state = table(players=2, variant="expert", leader="B", row="W1 W2")
    assert option(state, "B take W1 I").path == ("tile-W1", "place-2-only")
    assert option(state, "B take W1 II").path == ("tile-W1", "place-3-only")


def test_a_preview_shows_tile_payment_and_collected_soldiers() -> None:
    state = table(players=2, row="W1 W2 W3", on_row=[0, 1, 2], armies=[5, 5])
    preview = {placed.sprite.id: placed for placed in option(state, "A take W3").preview}
    assert preview["tile-W3"].surface == "anthill-0"
    onto_row = [name for name in preview if preview[name].surface == "row"]
    assert sorted(onto_row) == ["soldier@army-0#3", "soldier@army-0#4"]
    collected = {"soldier@row-W3#0", "soldier@row-W3#1"}
    assert all(preview[name].surface == "anthill-0" for name in collected)


def test_soldiers_without_room_are_seen_to_go_to_the_supply() -> None:
    state = table(players=2, row="W1 W2", on_row=[3], armies=[9, 5])
    preview = {placed.sprite.id: placed for placed in option(state, "A take W1").preview}
    assert sum(preview[f"soldier@row-W1#{n}"].surface == "row" for n in range(3)) == 2
    label = option(state, "A take W1").label
    assert "micropolis-brings-too-many" in str(label)


def test_an_officer_of_the_leader_herself_moves_nobody() -> None:
    state = table(players=2, row="O1", leader="A")
    assert [placed.sprite.id for placed in option(state, "A take O1").preview] == ["tile-O1"]


def test_an_officer_moves_a_soldier_of_the_leader_and_brings_one() -> None:
    state = table(players=2, row="W1 O1", leader="A")
    act(state, "A take W1")
    moved = {placed.sprite.id: placed.surface for placed in option(state, "B take O1").preview}
    assert moved["soldier@army-0#4"] == "anthill-1"


def test_architect_markers_move() -> None:
    state = table(players=2, row="W1 A1 W2", architects=[1, 0])
    back = option(state, "A take W2 with architect").preview[-1]
    assert (back.surface, back.sprite.id) == ("row", "architect@architects-0#0")
    again = option(state, "A take A1 with architect").preview
    assert not [placed for placed in again if placed.sprite.id.startswith("architect@")]
    won = option(state, "A take A1").preview[-1]
    assert (won.surface, won.sprite.id) == ("anthill-0", "architect@architects-supply#0")


def test_barracks() -> None:
    state = table(players=2, row="B8")
    act(state, "A take B8")
    assert [choice.path for choice in offered(state).options] == [("fill",), ("leave",)]
    moved = [placed.sprite.id for placed in option(state, "A fill").preview]
    assert sorted(moved) == ["soldier@army-0#3", "soldier@army-0#4"]
    assert option(state, "A leave").preview == ()


def test_a_guard_has_a_button_for_each_distribution() -> None:
    state = table(players=2, row="G1", anthills={"A": "B1 B8"}, full="B1", armies=[2, 5])
    act(state, "A take G1 left")
    labels = {choice.action: choice.label for choice in offered(state).options}
    assert labels["A guard B1"].id == "micropolis-distribute-as-is"
    assert labels["A guard none"].args == {"soldiers": 3}
    assert labels["A guard B1 B8"].args == {"barracks": codes(["B1", "B8"]), "soldiers": 0}
    moved = [placed.sprite.id for placed in option(state, "A guard B8").preview]
    assert moved.count("soldier@barracks-B1#0") == 1


def test_the_leader_marker_goes_to_a_foundation() -> None:
    state = GAME.new(players=2, variant="expert", options={"start": "B"})
    assert offered(state).asked.id == "micropolis-ask-first-leader"
    assert option(state, "B marker B II").path == ("foundation-3",)
    assert option(state, "B marker B II").preview[0].surface == "anthill-3"
    assert anthill_at(state, "B II") == 3


def test_symbols_of_targets_are_drawn() -> None:
    drawings = art()
    state = table(players=2, row="W1 W2", architects=[1, 0])
    symbols = {target.symbol for target in offered(state).targets}
    assert symbols == {"micropolis-place", "micropolis-soldier", "micropolis-architect-marker"}
    for symbol in (*symbols, "micropolis-fill", "micropolis-leave", "micropolis-guard"):
        assert f'<g id="{symbol}">' in drawings
