"""Nobody learns what is hidden, and what is dealt anew fits what was seen."""

import json
from random import Random

import pytest

from tests.tables import TableKind, play_randomly

SEEDS = range(3)


def viewers(table: TableKind) -> list[int | None]:
    return [*range(table.players), None]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(table: TableKind, seed: int) -> None:
    rng = Random(seed)
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        for viewer in viewers(table):
            one, other = position.determinize(viewer, rng), position.determinize(viewer, rng)
            assert one.observe(viewer) == other.observe(viewer) == position.observe(viewer)
            if viewer is not None:
                assert one.legal_actions(viewer) == other.legal_actions(viewer)
                assert one.legal_actions(viewer) == position.legal_actions(viewer)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_determinized_position_is_sound_and_can_be_played_out(
    table: TableKind, seed: int
) -> None:
    rng = Random(seed)
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        before = position.to_json()
        imagined = position.determinize(rng.randrange(table.players), rng)
        imagined.check()
        if rng.random() < 0.2:
            for _ in play_randomly(imagined, rng):
                pass
            imagined.check()
        assert position.to_json() == before


def test_determinizing_deals_hidden_things_anew(table: TableKind) -> None:
    state = table.new(1)
    rng = Random(1)
    assert len({state.determinize(0, rng).to_json() for _ in range(10)}) > 1


def test_determinizing_is_decided_by_the_generator_it_is_given(table: TableKind) -> None:
    state = table.new(1)
    assert state.determinize(0, Random(5)) == state.determinize(0, Random(5))


@pytest.mark.parametrize("seed", SEEDS)
def test_observations_are_plain_json_and_hold_no_randomness(table: TableKind, seed: int) -> None:
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        for viewer in viewers(table):
            seen = position.observe(viewer)
            assert json.loads(json.dumps(seen)) == seen
            assert "chance" not in seen


def test_an_observation_is_not_a_window_into_the_state(table: TableKind) -> None:
    state = table.new(1)
    before = state.to_json()
    _scribble(state.observe(0))
    assert state.to_json() == before


def _scribble(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _scribble(value)
        data.clear()
