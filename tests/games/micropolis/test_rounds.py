"""The course of the game, the refill and the end: P4, P8.1 to P8.7, P10."""

from typing import NamedTuple

import pytest

import formicarium as fm
from formicarium.core.chance import Outcome
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import TILE_SETS
from formicarium.games.micropolis.rules.actions import Take
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.games.micropolis.tables import act, codes, legal, play_round, random_game, refused, table


class Course(NamedTuple):
    """The rounds of a game, and the row before and after each refill."""

    turns: dict[int, list[int]]
    row_at_start: list[int]
    row_after: list[int]
    refills: dict[int, int]
    leaders: list[int]


def course(state: MicropolisState, seed: int = 0) -> Course:
    """Play at random and note the course."""
    rounds = 10 * state.each
    turns: dict[int, list[int]] = {number: [] for number in range(1, rounds + 1)}
    row_at_start, row_after, refills, leaders = [7], [], {}, [state.leader]
    number, length = state.round, len(state.row)
    for action in random_game(state, seed):
        if isinstance(action, Take):
            turns[number].append(action.seat)
            length -= 1
            if len(turns[number]) == state.players:
                row_after.append(length)
        for outcome in state.outcome:
            refills[number] = len(outcome.values)
        if state.round != number:
            number, length = state.round, len(state.row)
            row_at_start.append(length)
            leaders.append(state.leader)
    return Course(turns, row_at_start, row_after, refills, leaders)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ten_rounds_with_one_turn_each(players: int) -> None:
    """P4.1, P4.2: the leader begins, the others follow clockwise."""
    played = course(GAME.new(players, seed=players))
    assert len(played.leaders) == 10
    for leader, order in zip(played.leaders, played.turns.values(), strict=True):
        assert order == [(leader + turn) % players for turn in range(players)]


def test_the_leader_is_first_and_then_it_goes_clockwise() -> None:
    """P4.2"""
    state = table(4, leader="C")
    for seat in "CDAB":
        assert state.to_act == ("ABCD".index(seat),)
        act(state, f"{seat} take {codes(state.row[:1])}")


def test_nobody_acts_out_of_turn() -> None:
    """P4.2"""
    state = table(3, leader="B")
    assert refused(state, "A take W1") == "P4.2"
    assert refused(state, "C take W1") == "P4.2"
    assert state.legal_actions(0) == []


def test_the_order_of_a_round_is_fixed_when_it_begins() -> None:
    """P4.2: B outgrows the leader within the round, but the marker moves only after it."""
    state = table(4, row="W1 N5")
    act(state, "A take W1", "B take N5")
    assert state.army == [5, 8, 5, 5]
    assert (state.leader, state.to_act) == (0, (2,))
    play_round(state)
    assert (state.leader, state.to_act) == (1, (1,))


def test_passing_is_impossible() -> None:
    """P4.3: a turn begins with taking a tile, nothing else."""
    state = table(2)
    assert all(line.startswith("A take ") for line in legal(state))
    for line in ("A leave", "A fill", "A guard none", "A marker B"):
        assert refused(state, line) == "P4.3"


def test_a_turn_is_over_only_when_the_tile_has_done_its_work() -> None:
    """P4.3: the barracks is decided on before anybody else acts."""
    state = table(2, row="B8")
    act(state, "A take B8")
    assert refused(state, "B take W1") == "P4.2"
    assert refused(state, "A take W1") == "P9.2"
    act(state, "A leave")
    assert state.to_act == (1,)


@pytest.mark.parametrize("seed", range(4))
def test_passing_is_never_necessary(seed: int) -> None:
    """P4.3, P5.2: somebody owes a decision until the end and always has one to make."""
    state = GAME.new(2 + seed, seed=seed)
    for _ in random_game(state, seed):
        assert state.is_over or legal(state)


@pytest.mark.parametrize(
    ("players", "rounds", "before", "new", "revealed", "row", "stack"),
    [
        (2, [3, 6, 9], 1, 6, 25, 5, 36),
        (3, [2, 4, 6, 8], 1, 6, 31, 1, 30),
        (4, list(range(1, 10)), 3, 4, 43, 3, 18),
        (5, list(range(1, 10)), 2, 5, 52, 2, 9),
        (6, list(range(1, 10)), 1, 6, 61, 1, 0),
    ],
)
def test_refills_fall_on_fixed_rounds(
    players: int, rounds: list[int], before: int, new: int, revealed: int, row: int, stack: int
) -> None:
    """P8.5, and P8.6 for six players: the stack is used up exactly."""
    state = GAME.new(players, seed=players)
    played = course(state)
    assert played.refills == dict.fromkeys(rounds, new)
    assert {played.row_after[number - 1] for number in rounds} == {before}
    assert 7 + sum(played.refills.values()) == revealed
    assert sum(map(len, played.turns.values())) == 10 * players
    assert (len(state.row), len(state.stack)) == (row, stack)


@pytest.mark.parametrize(
    ("players", "lengths"),
    [
        (2, [7, 5, 3, 7, 5, 3, 7, 5, 3, 7]),
        (3, [7, 4] * 5),
        (4, [7] * 10),
        (5, [7] * 10),
        (6, [7] * 10),
    ],
)
def test_the_row_at_the_start_of_a_round(players: int, lengths: list[int]) -> None:
    """P8.7; P8.4: after a round there are never just as many tiles as players."""
    played = course(GAME.new(players, seed=1))
    assert played.row_at_start == lengths
    assert players not in played.row_after


def test_a_full_row_asks_for_up_to_six_soldiers() -> None:
    """P8.7"""
    state = table(2, armies=[10])
    assert [line.split()[2] for line in legal(state)] == [f"W{n}" for n in range(1, 8)]
    act(state, "A take W7")
    assert state.army[0] == 4


@pytest.mark.parametrize(("players", "left"), [(2, 5), (3, 4)])
def test_more_tiles_than_players_play_on_at_once(players: int, left: int) -> None:
    """P8.1, P8.2: no refill, no leader check; the leader stays, even with a smaller army."""
    state = table(players, armies=[0, 9])
    play_round(state)
    assert (state.round, len(state.row), state.leader, state.to_act) == (2, left, 0, (0,))
    assert state.outcome == ()


def test_fewer_tiles_than_players_move_up_and_are_refilled() -> None:
    """P8.1, P8.3: what is left comes first, with its soldiers; the new tiles lie behind it."""
    state = table(4)
    act(state, "A take W2", "B take W3", "C take W7", "D take W1")
    assert codes(state.row[:3]) == "W4 W5 W6"
    assert state.row_soldiers == [1, 1, 1, 0, 0, 0, 0]
    (revealed,) = state.outcome
    assert codes(state.row[3:]) == " ".join(revealed.values)
    assert state.round == 2


def test_the_leader_is_looked_for_after_a_refill() -> None:
    """P8.3"""
    state = table(4, armies=[5, 5, 6, 5])
    play_round(state)
    assert len(state.row) == 7
    assert state.to_act == (2,)


def test_the_new_tiles_come_from_the_top_of_the_stack() -> None:
    """P8.3, P3.4: the first one revealed lies farthest from the stack."""
    state = table(4)
    top = state.stack[::-1]
    play_round(state)
    assert state.row[3:] == top[:4]
    assert state.stack[::-1] == top[4:]


def recorded(row: str) -> MicropolisState:
    """Lay out a table from a record that names the tiles of the first row but no seed."""
    record = fm.Record.begin("micropolis", players=2, options={"start": "A", "tiles": "first"})
    record.seed, record.dealt = None, (Outcome("reveal", tuple(row.split())),)
    state = record.replay()
    assert isinstance(state, MicropolisState)
    return state


def test_a_record_says_which_tiles_are_revealed() -> None:
    """P3.4: the others stay in the stack, in the order in which they lay."""
    one, other = recorded("W1 B8 W4 G1 N2 B1 O4"), recorded("B8 W1 G1 W4 B1 N2 O4")
    assert codes(one.row) == "W1 B8 W4 G1 N2 B1 O4"
    assert codes(other.row) == "B8 W1 G1 W4 B1 N2 O4"
    assert one.stack == other.stack
    assert sorted(one.row + one.stack) == sorted(TILE_SETS["first"])


@pytest.mark.parametrize(
    ("row", "tile"),
    [
        ("W1 B8 W4 G1 N2 B1 X1", "X1"),
        ("W1 B8 W4 G1 N2 B1 Q9", "Q9"),
        ("W1 B8 W4 G1 N2 B1 W1", "W1"),
    ],
)
def test_a_record_can_reveal_only_what_is_in_the_stack(row: str, tile: str) -> None:
    """P3.4, PT1: no unknown tile, none of the other set, none twice."""
    with pytest.raises(fm.RecordError, match=f"tile {tile} cannot be revealed"):
        recorded(row)


def test_no_refill_after_the_last_round() -> None:
    """P8.5"""
    state = table(4, in_round=10)
    play_round(state)
    assert len(state.row) == 3
    assert state.outcome == ()


def test_the_stack_never_runs_short() -> None:
    """P8.6: six players reveal its last tile before round 10."""
    state = table(6, in_round=9)
    assert len(state.stack) == 6
    while state.round == 9:
        state.apply(state.legal_actions(state.to_act[0])[0])
    assert (len(state.stack), len(state.row)) == (0, 7)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_game_ends_after_round_ten_with_closed_rings(players: int) -> None:
    """P10.1"""
    state = table(players, in_round=9)
    for _ in random_game(state, seed=players):
        complete = all(len(run) == 10 for run in state.anthills)
        waiting = state.phase in ("barracks", "guard")
        assert state.is_over == (complete and not waiting)
    assert state.round == 10
    assert state.to_act == ()
    assert [state.legal_actions(seat) for seat in range(players)] == [[]] * players


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """P10.1"""
    state = table(2, in_round=10)
    play_round(state)
    assert state.is_over
    assert refused(state, f"A take {codes(state.row[:1])}") == "P10.1"
