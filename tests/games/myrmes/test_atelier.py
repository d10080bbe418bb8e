"""Phase 5 (M13)."""

from itertools import permutations

import pytest

from formicarium.games.myrmes.rules.geometry import hex_name
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import (
    FIRST_SIX,
    give,
    in_atelier,
    lay,
    legal,
    offered,
    plan,
    play,
    refusal,
    start,
    store,
    use_objectives,
)


def test_m13_1_in_turn_order_those_with_nurses() -> None:
    """D12, Q40: all of a player's actions in one go."""
    state = in_atelier(2, 3, others=1)
    assert state.to_act == (0,)
    play(state, offered(state, "tunnel")[0])
    assert state.to_act == (0,)
    play(state, "A done")
    assert state.to_act == (1,)
    play(state, "B done", "C done")
    assert state.season == 1
    state = in_atelier(1, 3)
    play(state, "A done")
    assert state.season == 1


def test_m13_1_the_first_player_begins() -> None:
    """D12: then clockwise."""
    state = start(3)
    state.first, state.workers = 1, [0, 0, 0]
    for seat in range(3):
        plan(state, seat, nurses="0001")
    goes: list[int] = []
    for _ in range(3):
        goes += state.to_act
        play(state, f"{'ABC'[goes[-1]]} done")
    assert goes == [1, 2, 0]
    assert state.season == 1


def test_m13_2_each_space_once() -> None:
    state = in_atelier(3)
    play(state, offered(state, "tunnel")[0])
    assert refusal(state, offered_line(state)) == "M13.2"
    assert refusal(state, "A stop") == "M13.2"


@pytest.mark.parametrize("order", [*permutations(("tunnel", "dig", "breed", "objective"))])
def test_m13_2_m13_3_each_space_once_in_any_order(order: tuple[str, ...]) -> None:
    state = in_atelier(3)
    use_objectives(state, *FIRST_SIX)
    give(state, 0, food=5, earth=2, larvae=2, nurses=4)
    state.placed[3] = 4
    left = list(order)
    for verb in order:
        assert {line.split()[1] for line in legal(state)} - {"done", "exchange"} == set(left)
        play(state, offered(state, verb)[0])
        left.remove(verb)
    assert (state.season, state.level[0], state.finished[0]) == (1, 1, 1)


def offered_line(state: MyrmesState) -> str:
    return f"A tunnel {hex_name(state.exits[0][0] + 1)}"


def test_m13_2_players_do_not_block_each_other() -> None:
    state = in_atelier(1, 2, others=1)
    play(state, offered(state, "tunnel")[0])
    assert offered(state, "tunnel")


def test_m13_3_one_action_pays_the_next() -> None:
    """D12b, M13.5: the earth of a tunnel for the level."""
    state = in_atelier(2)
    give(state, 0, earth=1)
    assert offered(state, "dig") == []
    play(state, offered(state, "tunnel")[0], "A dig")
    assert state.level[0] == 1
    assert store(state) == (0, 0, 0)


def test_m13_4_q27_a_nurse_need_not_act() -> None:
    state = in_atelier(3)
    play(state, "A done")
    assert state.nurses[0] == 3
    assert state.placed == [0] * 8


def test_m13_5_beside_an_own_tile_or_exit_q9_q28() -> None:
    state = in_atelier(1)
    sites = offered(state, "tunnel")
    assert sites == [
        f"A tunnel {place}" for place in ("2,10", "3,10", "1,11", "3,11", "1,12", "2,12")
    ]
    assert refusal(state, "A tunnel 8,10") == "M13.5"
    assert refusal(state, "A tunnel 1,10") == "Q9"
    assert refusal(state, "A tunnel 2,11") == "Q9"
    lay(state, 0, "pair", "3,12")
    lay(state, 1, "pair", "3,10", 2)
    assert "A tunnel 5,12" in legal(state)
    assert refusal(state, "A tunnel 3,10") == "Q9"


def test_m13_5_at_most_three_more() -> None:
    state = in_atelier(1)
    state.exits[0] += (state.exits[0][0] + 1, state.exits[0][0] - 1, state.exits[0][0] - 2)
    for place in state.exits[0]:
        state.blocked |= 1 << place
    state.check()
    assert offered(state, "tunnel") == []
    assert refusal(state, "A tunnel 2,12") == "M13.5"


def test_m13_5_q27_no_earth_without_a_tunnel() -> None:
    """Q28."""
    state = in_atelier(1)
    play(state, "A done")
    assert store(state) == (0, 0, 0)


def test_m13_6_the_price_of_each_level() -> None:
    """D15."""
    for level, price in enumerate([(0, 2, 0), (0, 2, 1), (0, 0, 3)]):
        state = in_atelier(1)
        give(state, 0, level=level, food=price[0], earth=price[1], stone=price[2])
        play(state, "A dig")
        assert state.level[0] == level + 1
        assert store(state) == (0, 0, 0)
    state = in_atelier(1)
    give(state, 0, level=1, earth=1, stone=2)
    assert refusal(state, "A dig") == "M13.6"
    give(state, 0, level=3, earth=9, stone=9)
    assert refusal(state, "A dig") == "M13.6"


def test_m4_5e_level_up_does_not_change_the_price() -> None:
    """Q33."""
    state = in_atelier(1)
    give(state, 0, earth=2)
    state.dice[0] = 1
    state.event = [0, 1]
    state.spent = [1, 0]
    state.check()
    play(state, "A dig")
    assert state.level[0] == 1


def test_m13_7_a_nurse_for_food_and_larvae() -> None:
    state = in_atelier(1)
    give(state, 0, food=2, larvae=1)
    assert refusal(state, "A breed") == "M13.7"
    give(state, 0, larvae=2)
    play(state, "A breed")
    assert (state.nurses[0], state.larvae[0], store(state)) == (4, 0, (0, 0, 0))


def test_m16_1_m14_14_larvae_into_food_in_the_atelier() -> None:
    """M16.2."""
    state = in_atelier(1)
    give(state, 0, food=1, larvae=5)
    play(state, "A exchange 3", "A breed")
    assert (state.larvae[0], store(state)) == (0, (0, 0, 0))
    state = in_atelier(1)
    give(state, 0, larvae=2)
    assert refusal(state, "A exchange 3") == "M16.1"
    assert refusal(state, "A exchange 2") == "M16.2"
