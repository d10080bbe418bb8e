"""Choices: every legal action has one path, and no path begins with another."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from formicarium.games.myrmes.components import HEX_UP
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import hex_name, parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.games.myrmes.table.art import art
from tests.conformance import choosing
from tests.games.myrmes.tables import MYRMES, legal, new_game, play_eagerly, start, workers_phase
from tests.tables import TableKind

offered = partial(choosing.offered, MYRMES)
option = partial(choosing.option, MYRMES)


def check(state: MyrmesState, seat: int, drawings: str) -> None:
    """Check that paths lead to all legal actions and nothing else, along things on the screen."""
    shown, tree = MYRMES.scene(state.imagine(seat)), offered(state, seat)
    assert tree.seat == seat
    assert [choice.action for choice in tree.options] == legal(state, seat)
    choosing.assert_no_path_begins_another(tree)
    choosing.assert_picks_can_be_picked(tree, shown)
    choosing.assert_places_are_on_surfaces(tree, shown)
    assert all(f'<g id="{target.symbol}">' in drawings for target in tree.targets)


def test_every_legal_action_has_one_path(table: TableKind) -> None:
    drawings = art()
    for seed in range(3):
        for state, _ in play_eagerly(new_game(table, seed), Random(seed)):
            for seat in state.to_act:
                check(state, seat, drawings)


def test_the_event_is_a_space_of_the_own_track() -> None:
    state = start(2)
    paths = {choice.path for choice in offered(state).options}
    assert paths <= {(f"event-0-{space}",) for space in range(8)}
    for choice in offered(state).options:
        assert [placed.sprite.id for placed in choice.preview] == ["event-cube-0"]


def test_a_worker_works_in_a_room_or_goes_out() -> None:
    state = workers_phase()
    assert option(state, "A work gestation").path == ("room-0-gestation",)
    assert option(state, "A out 2,11").path == ("exit-0-2,11",)


def test_the_quarry_asks_what_to_take() -> None:
    state = workers_phase()
    state.level[0] = 2
    assert option(state, "A work quarry stone").path == ("room-0-quarry", "take-stone")


def test_a_tile_is_a_kind_a_place_and_a_turn() -> None:
    state = workers_phase()
    state.level[0] = 2
    state.apply(act.GoOut(0, parse_hex("2,11")))
    state.apply(next(a for a in state.legal_actions(0) if isinstance(a, act.Step)))
    for choice in offered(state).options:
        if " place pair " in choice.action:
            assert choice.path[0] == "reserve-0-pair"
            assert choice.path[1].startswith("point-")
            assert choice.path[2].startswith("turn-pair-")
            assert choice.preview[0].sprite.symbol.startswith("myrmes-tile-pair-")
        if " place hook " in choice.action:
            assert choice.path[0] == "reserve-0-hook"
            assert choice.path[2].startswith("turn-hook-")


def test_what_is_within_reach_can_be_reached_step_by_step() -> None:
    """The marks of a preview show the hexes of the next steps, with their price."""
    state = workers_phase()
    state.soldiers[0] = 2
    preview = option(state, "A out 2,11").preview
    marks = {each.sprite.id: each.sprite for each in preview if each.sprite.id[:6] == "reach-"}
    state.apply(act.GoOut(0, parse_hex("2,11")))
    near = {name for name, mark in marks.items() if mark.text == "1"}
    actions = [
        action for action in state.legal_actions(0) if isinstance(action, act.Step | act.Hunt)
    ]
    assert near == {f"reach-{hex_name(action.hex)}" for action in actions}
    for action in actions:
        later = state.copy()
        later.apply(action)
        paid = state.soldiers[0] - later.soldiers[0]
        assert marks[f"reach-{hex_name(action.hex)}"].symbol == f"myrmes-reach-{paid}"


def rich(state: MyrmesState) -> MyrmesState:
    """Return the same position with the deepest colony, full stores, and the event hex+1."""
    new: Any = state.copy()
    seat = new.to_act[0]
    new.level[seat], new.event[seat], new.soldiers[seat] = 3, HEX_UP, 2
    new.store[3 * seat : 3 * seat + 3] = [3, 3, 3]
    new.larvae[seat] = 3
    return new  # type: ignore[no-any-return]


def test_every_tile_can_be_laid_in_every_way(table: TableKind) -> None:
    drawings = art()
    most = 0
    for state, _ in play_eagerly(new_game(table, 9), Random(9)):
        if state.observe(None)["worker"] is not None:
            seat = state.to_act[0]
            check(rich(state), seat, drawings)
            most = max(most, len(rich(state).legal_actions(seat)))
    assert most > 30
