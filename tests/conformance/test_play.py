"""What holds at every step of every game."""

from random import Random

import pytest

from tests.conformance.refusals import assert_strangers_are_refused
from tests.tables import ALL_TABLES, SEEDS, AnyState, TableKind, play_randomly, positions


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_are_conserved_at_every_step(table: TableKind, seed: int) -> None:
    state = table.new(seed)
    for position, _ in play_randomly(state, Random(seed)):
        position.check()
    state.check()
    assert state.is_over


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_gives_the_same_game(table: TableKind, seed: int) -> None:
    first, second = table.new(seed), table.new(seed)
    for position, action in play_randomly(first, Random(seed)):
        assert second.to_json() == position.to_json()
        second.apply(action)
    assert second == first


def test_another_seed_gives_another_game(table: TableKind) -> None:
    assert len({table.new(seed).to_json() for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", SEEDS)
def test_those_who_owe_a_decision_have_choices_and_others_none(table: TableKind, seed: int) -> None:
    state = table.new(seed)
    for position, _ in play_randomly(state, Random(seed)):
        assert position.to_act
        for seat in range(table.players):
            assert bool(position.legal_actions(seat)) == (seat in position.to_act)
    assert state.to_act == ()
    assert [state.legal_actions(seat) for seat in range(table.players)] == [[]] * table.players


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_actions_come_once_and_in_a_stable_order(table: TableKind, seed: int) -> None:
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        reread = table.game.from_json(position.to_json())
        for seat in position.to_act:
            actions = position.legal_actions(seat)
            assert len(set(actions)) == len(actions)
            assert [action for action in actions if action.seat != seat] == []
            assert position.legal_actions(seat) == actions
            assert position.copy().legal_actions(seat) == actions
            assert reread.legal_actions(seat) == actions


@pytest.mark.parametrize("seed", SEEDS)
def test_every_action_reads_back_from_its_notation(table: TableKind, seed: int) -> None:
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        for seat in position.to_act:
            for action in position.legal_actions(seat):
                assert table.game.parse(str(action)) == action
                assert str(table.game.parse(str(action))) == str(action)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_shares_nothing(table: TableKind, seed: int) -> None:
    for position, rng in positions(table, seed):
        before = position.to_json()
        copy = position.copy()
        assert copy == position
        for _ in play_randomly(copy, rng):
            if rng.random() < 0.2:
                break
        else:
            assert copy.is_over
        assert position.to_json() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_advance_does_what_apply_does(table: TableKind, seed: int) -> None:
    for position, action in play_randomly(table.new(seed), Random(seed)):
        applied, advanced = position.copy(), position.copy()
        applied.apply(action)
        advanced.advance(action)
        assert applied == advanced


def test_illegal_and_foreign_actions_name_a_rule_and_change_nothing(table: TableKind) -> None:
    elsewhere = tuple(kind for kind in ALL_TABLES if kind.game is table.game)
    assert_strangers_are_refused(table, elsewhere, play_randomly)


@pytest.mark.parametrize("seed", SEEDS)
def test_scores_are_the_sum_of_the_score_sheet_at_every_step(table: TableKind, seed: int) -> None:
    state = table.new(seed)
    for position, _ in play_randomly(state, Random(seed)):
        _assert_scores_add_up(position)
    _assert_scores_add_up(state)
    best = max(state.scores())
    assert state.winners()
    assert [seat for seat in state.winners() if state.scores()[seat] != best] == []


def _assert_scores_add_up(position: AnyState) -> None:
    sheet = position.score_sheet()
    assert len(sheet) == position.players
    assert position.scores() == [sum(points.values()) for points in sheet]
    assert sum(position.scores()) == sum(column.total for column in sheet.columns)


def test_the_drawing_of_every_step_has_no_loose_ends(table: TableKind) -> None:
    for position, _ in play_randomly(table.new(5), Random(5)):
        lines = table.game.draw(position.imagine(None), position.to_act).split("\n")
        assert [line for line in lines if len(line) > 80] == []
        assert [line for line in lines if line != line.rstrip()] == []


def test_every_seat_is_judged_and_in_the_end_by_its_points(table: TableKind) -> None:
    state = table.new(5)
    for position, _ in play_randomly(state, Random(5)):
        expected = table.game.expectations(position)
        assert len(expected) == table.players
        assert [type(points) for points in expected] == [float] * table.players
        for seat in range(table.players):
            assert isinstance(table.game.evaluate(position, seat), float)
    assert state.is_over
    assert table.game.expectations(state) == state.scores()
