"""Phase 3: whose go it is, and work in the colony (M6)."""

import pytest

from tests.games.myrmes.tables import (
    give,
    legal,
    offered,
    plan,
    play,
    refusal,
    start,
    store,
    working,
)


def test_m6_1_one_worker_each_in_turn() -> None:
    """M2.12, M3.2: players without workers are skipped."""
    state = working(3)
    state.workers = [2, 0, 3]
    goes = []
    while state.phase == "workers":
        seat = state.to_act[0]
        goes.append(seat)
        play(state, offered(state, "out")[0], f"{'ABC'[seat]} stop")
    assert goes == [0, 2, 0, 2, 2]


def test_m6_1_the_first_player_begins() -> None:
    """M2.12: the seat with the token, then clockwise."""
    state = start(3)
    state.first = 2
    for seat in range(3):
        plan(state, seat)
    goes: list[int] = []
    while len(goes) < 4:
        goes += state.to_act
        play(state, offered(state, "out")[0], f"{'ABC'[goes[-1]]} stop")
    assert goes == [2, 0, 1, 2]
    assert refusal(state, "B work gestation") == "M2.12"


def test_m6_2_passing_is_forbidden_q16() -> None:
    state = working()
    assert legal(state) == ["A work gestation", "A out 2,11"]
    assert refusal(state, "A stop") == "M6.2"
    play(state, "A out 2,11", "A stop")
    assert state.to_act == (1,)


def test_m6_3_soldiers_never_go_out() -> None:
    state = working()
    state.workers = [1, 0]
    give(state, 0, soldiers=3)
    play(state, "A out 2,11", "A stop")
    assert state.phase != "workers"


def test_m6_4_one_worker_a_room() -> None:
    state = working()
    play(state, "A work gestation", "B work gestation")
    assert refusal(state, "A work gestation") == "M6.4"
    assert refusal(state, "A work larder") == "M6.4"
    assert (state.workers[0], state.busy[0]) == (1, 1)


@pytest.mark.parametrize(
    ("line", "gain"),
    [
        ("A work larder", (1, 0, 0)),
        ("A work quarry earth", (0, 1, 0)),
        ("A work quarry stone", (0, 0, 1)),
    ],
)
def test_m6_6_m6_7_resources(line: str, gain: tuple[int, int, int]) -> None:
    state = working()
    give(state, 0, level=2)
    play(state, line)
    assert store(state) == gain


def test_m6_5_q35_a_larva_that_can_be_used_at_once() -> None:
    state = working()
    give(state, 0, larvae=2)
    play(state, "A work gestation", "B work gestation")
    assert state.larvae[0] == 3
    play(state, "A exchange 3")
    assert store(state) == (1, 0, 0)


def test_m6_8_q17_the_queen_wants_food() -> None:
    state = working()
    give(state, 0, level=3)
    assert refusal(state, "A work queen") == "M6.8"
    give(state, 0, larvae=3)
    play(state, "A exchange 3", "A work queen")
    assert store(state) == (0, 0, 0)
    assert state.score_sheet()[0]["queen"] == 2


def test_m6_9_m4_5a_a_room_deeper() -> None:
    state = working(event="level+1")
    give(state, 0, level=1)
    play(state, "A work quarry earth")
    state = working(event="level+1")
    give(state, 0, level=3, food=1)
    assert len(offered(state, "work")) == 5


def test_m6_10_the_store_may_overflow_until_phase_6() -> None:
    state = working()
    give(state, 0, level=1, food=4)
    play(state, "A work larder")
    assert store(state) == (5, 0, 0)


def test_q36_no_exchange_in_the_go_of_another() -> None:
    state = working()
    give(state, 1, larvae=3)
    assert refusal(state, "B exchange 3") == "M2.12"
