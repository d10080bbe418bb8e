"""Eager games, which reach every rule of Antropolis, are sound and end."""

from random import Random

from formicarium.games.antropolis.components import FOOD, TILE_COUNT
from formicarium.games.antropolis.rules import actions, ants
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.conformance.refusals import assert_strangers_are_refused
from tests.games.antropolis.tables import ANTROPOLIS, TABLES, play_eagerly
from tests.tables import TableKind


def test_actions_of_other_eager_games_are_refused_with_a_rule(table: TableKind) -> None:
    assert_strangers_are_refused(table, (TABLES[0], TABLES[8], TABLES[-1]), play_eagerly)


def test_eager_games_are_sound_at_every_step_and_lose_nothing(table: TableKind) -> None:
    """A1.2, A1.7, A1.8: tiles, ants and food, counted by other means than ``check``."""
    for seed in range(4):
        state = table.new(seed)
        assert isinstance(state, AntropolisState)
        for position, _ in play_eagerly(state, Random(seed)):
            position.check()
            assert ANTROPOLIS.from_json(position.to_json()) == position
            _assert_conserved(state)
        assert state.is_over


def _assert_conserved(state: AntropolisState) -> None:
    tiles = len(state.looks) + sum(map(len, state.hands + state.piles + state.box))
    tiles += len([face for face in state.market if face >= 0])
    assert tiles == TILE_COUNT - (4 - state.players)
    assert sum(state.food) + state.supply == FOOD
    each = 12 if state.variant == "supersize" else 5
    on_table = [there for space in range(len(state.ants)) for there in _who(state, space)]
    assert len(on_table) + sum(state.hand_ants) + sum(state.beaten) == each * state.players


def _who(state: AntropolisState, space: int) -> list[int]:
    return [kind for kind in range(4) for _ in range(ants.count(state, space, kind))]


def test_everything_in_the_rules_happens_in_eager_games() -> None:
    """No kind of action is dead code: all of them are played."""
    missing = {kind.__name__ for kind in actions.AntropolisAction.__args__}
    for seed in range(60):
        games = play_eagerly(TABLES[6 + seed % 3].new(seed), Random(seed))
        missing -= {type(action).__name__ for _, action in games}
        if not missing:
            break
    assert not missing


def test_random_games_are_bounded(table: TableKind) -> None:
    """AQ17: in every two rounds somebody lays a tile, and their number is limited."""
    for seed in range(3):
        state = table.new(seed)
        turns = 0
        for position, action in play_eagerly(state, Random(seed)):
            before = position.turn  # type: ignore[attr-defined]
            turns += isinstance(action, actions.End) and before == state.to_act[0]
        assert turns < 3 * TILE_COUNT * 2 * state.players
