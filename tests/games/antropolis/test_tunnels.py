"""Completing a tunnel (A10, S2.3)."""

from typing import Any

import pytest

from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.rules.tunnels import connections, score
from tests.games.antropolis.positions import APART, WITHOUT_TUNNEL, change, position, supersize
from tests.games.antropolis.tables import count, play, points

EXIT = "N6 3,-1 4"
"""Makes A's start nest larger; a tunnel side leads on to 4,-2."""
COMPLETED = "A lay F1 6,-4 4"
"""Lays a forest at the end of the tunnels of ``row``."""


def row(workers: str = "A worker 4,-2 5,-3", **others: Any) -> AntropolisState:
    """Build A's nest and two tunnels in a row, with workers; A holds a forest for the end."""
    return position(EXIT, "T2 4,-2 1", "T2 5,-3 1", ants=workers, hand="F1", **others)


def test_a10_1_a_connection() -> None:
    """A10.1: forest, tunnel spaces, nest; none of them twice."""
    state = row()
    change(state, "F1 6,-4 4")
    (found,) = connections(state, 7)
    assert (found.forest, found.spaces, found.nest) == (7, (12, 10), 1)
    assert connections(state, 5) == connections(state, 6) == [found]


def test_a10_2_completed_by_a_forest() -> None:
    """A10.2, A10.3."""
    assert points(play(row(), COMPLETED))[0] == (0, 3)


def test_a10_2_completed_by_a_tunnel_with_a_worker() -> None:
    """A10.2: with a worker put on it, else not."""
    for put_line, expected in (("A put worker 1,-1", (0, 2)), ("A no-ant", (0, 0))):
        state = position(*WITHOUT_TUNNEL, ants="A queen 2,-2", gone="A queen 2,0", hand="T3")
        assert points(play(state, "A lay T3 1,-1 5", put_line))[0] == expected


def test_a10_2_completed_by_a_nest_with_a_new_queen() -> None:
    """A10.2: from the forest to the nest."""
    state = position("T3 1,-1 5", ants="A worker 1,-1", hand="N6")
    assert points(play(state, "A lay N6 2,-2 1", "A put queen 2,-2"))[0] == (0, 2)


def test_a10_2_every_space_is_manned_and_a_queen_is_there() -> None:
    """A10.2."""
    assert points(play(row("A worker 4,-2"), COMPLETED))[0] == (0, 0)
    assert points(play(row(gone="A queen 2,0"), COMPLETED))[0] == (0, 0)


def test_a10_4_a_forest_beside_a_nest() -> None:
    """A10.4."""
    state = position(EXIT, hand="F1")
    assert points(play(state, "A lay F1 4,-2 4"))[0] == (0, 0)


def test_a10_5_a10_6_aq29_moving_never_scores_and_workers_stay() -> None:
    """A10.5, A10.6, AQ29."""
    state = row("A worker 4,-2")
    change(state, "F1 6,-4 4")
    assert points(play(state, "A end", "A move worker 4,-2 5,-3"))[0] == (0, 0)
    state = play(row(), COMPLETED)
    assert count(state, "worker", "4,-2") == count(state, "worker", "5,-3") == 1


def test_a10_7_aq30_tunnel_and_nest_by_the_same_tile() -> None:
    """A10.7, AQ30: the queen is still there for the tunnel."""
    state = position("T3 1,-1 5", ants="A worker 1,-1", hand="N1")
    assert points(play(state, "A lay N1 2,-2 4", "A put queen 2,-2"))[0] == (1, 2)


def test_aq25_any_crew_or_only_own_workers() -> None:
    """AQ25."""
    for crew, expected in (("any", [(0, 2), (0, 0)]), ("own", [(0, 0), (0, 0)])):
        state = row("A worker 4,-2; B worker 5,-3", tunnel_crew=crew)
        assert points(play(state, COMPLETED)) == expected
    assert points(play(row(tunnel_crew="own"), COMPLETED))[0] == (0, 3)


def test_aq25_at_least_one_own_worker() -> None:
    """AQ25: a queen alone brings nothing."""
    state = position(EXIT, "T2 4,-2 1", ants="B worker 4,-2", hand="F1")
    assert points(play(state, "A lay F1 5,-3 4")) == [(0, 0), (0, 0)]


def test_aq26_several_connections_at_once() -> None:
    """AQ26: each tile and each forest once; a tunnel tile with a worker joins two forests."""
    state = position(
        EXIT,
        "T3 4,-2 4",
        "T5 5,-2 1",
        "F1 6,-3 4",
        "F1 5,-1 2",
        ants="A worker 4,-2; A worker 5,-2",
    )
    found = connections(state, 5)
    assert {connection.forest for connection in found} == {7, 8}
    state = position(EXIT, "T5 4,-2 0", "F1 5,-2 3", "F1 4,-3 5", ants="A worker 4,-2")
    score(state, 5)
    assert points(state)[0] == (0, 3)


def test_aq26_each_nest_by_itself() -> None:
    """AQ26: a forest whose tunnel leads to two nests scores both."""
    state = position(EXIT, "T5 4,-2 0", "N6 4,-3 2", ants="A worker 4,-2; A queen 4,-3", hand="F1")
    assert points(play(state, "A lay F1 5,-2 3"))[0] == (0, 4)


def test_aq27_each_queen_or_once() -> None:
    """AQ27."""
    for queens, expected in (("each", 6), ("once", 3)):
        state = row("A worker 4,-2 5,-3; A queen 3,-1", tunnel_queens=queens)
        assert points(play(state, COMPLETED))[0] == (0, expected)


def test_aq28_a_later_tile_scores_again() -> None:
    """AQ28; AX11 is the example."""
    state = position(EXIT, "T5 4,-2 0", "F1 5,-2 3", ants="A worker 4,-2", hand="F1 N4")
    assert points(play(state, "A lay F1 4,-3 5"))[0] == (0, 2)


def test_aq31_joining_nests_brings_nothing_for_an_older_connection() -> None:
    """AQ31: the new tile is not part of it."""
    state = position(
        EXIT, "T2 4,-2 1", "F1 5,-3 4", ants="A worker 4,-2", gone="A queen 2,0", hand="N14"
    )
    assert points(play(state, "A lay N14 2,1 2", "A put queen 2,1"))[0] == (0, 0)


COME_LAST = ("A lay N14 3,-3 1", "A put queen 3,-3")
"""Lets a queen come into the nest beside the tunnel of ``without_queen``."""


def without_queen(**others: Any) -> AntropolisState:
    """Lay a nest that has never held a queen behind a manned tunnel."""
    state = position("T3 1,-1 5", ants="A worker 1,-1", hand="N6 N14 N4", food=2, **others)
    return play(state, "A lay N6 2,-2 1", "A no-ant")


def test_aq31_a_queen_may_come_last() -> None:
    """AQ31: with the option, the connection that was there scores when she comes."""
    for queen_last, expected in (("no", 0), ("yes", 2)):
        state = without_queen(queen_last=queen_last)
        assert state.observe(None)["options"]["queen-last"] == queen_last
        assert points(state)[0] == (0, 0)
        assert points(play(state, *COME_LAST))[0] == (0, expected)


def test_aq31_a_nest_without_a_new_queen_brings_nothing() -> None:
    """AQ31."""
    state = without_queen(queen_last="yes")
    assert points(play(state, "A lay N14 3,-3 1", "A no-ant"))[0] == (0, 0)


def test_aq31_a_queen_who_comes_last_and_completes_the_nest_scores_both() -> None:
    """AQ49, A10.7."""
    state = without_queen(queen_last="yes")
    assert points(play(state, "A lay N4 3,-3 4", "A put queen 3,-3"))[0] == (2, 2)


def test_aq31_a_nest_knows_the_queens_it_has_held() -> None:
    """AQ49: a queen who has left and comes back scores nothing again, nor a second one."""
    state = play(without_queen(queen_last="yes"), *COME_LAST)
    hosted = {tile["hex"]: tile["hosted"] for tile in state.observe(None)["tiles"]}
    assert (hosted["2,-2"], hosted["3,-3"], hosted["2,0"]) == ([0], [0], [0])
    assert hosted["-2,0"] == [1]
    change(state, gone="A queen 3,-3")
    assert points(play(state, "A lay N4 4,-4 4", "A put queen 4,-4"))[0] == (1 + 2, 2)


def test_aq31_the_crew_counts_as_it_is_when_the_queen_comes() -> None:
    """AQ49, A10.2: each tunnel space is manned at that moment, by whoever (AQ25)."""
    for workers, crew, expected in (
        ("A worker 1,-1", "any", 2),
        ("B worker 1,-1", "any", 0),
        ("", "any", 0),
        ("A worker 1,-1", "own", 2),
    ):
        state = position(
            "T3 1,-1 5", "N6 2,-2 1", ants=workers, hand="N14", queen_last="yes", tunnel_crew=crew
        )
        assert points(play(state, *COME_LAST))[0] == (0, expected)


def apart(**others: Any) -> AntropolisState:
    """Man the tunnel to a nest that one tile joins with A's start nest."""
    return position(*APART, ants="A worker 1,-1", hand="N17", queen_last="yes", **others)


@pytest.mark.parametrize(
    ("ant", "queens", "expected"),
    [
        ("A no-ant", "each", 2),
        ("A put queen 3,-1", "each", 4),
        ("A put queen 3,-1", "once", 2),
    ],
)
def test_aq31_joining_nests_brings_a_queen_to_a_connection(
    ant: str, queens: str, expected: int
) -> None:
    """AQ49, AQ27: to a part that never held one of hers; each queen of the whole nest scores."""
    state = apart(tunnel_queens=queens)
    assert points(play(state, "A lay N17 3,-1 2", ant))[0] == (0, expected)
    assert {state.hosted[tile] for tile in range(len(state.nest)) if state.nest[tile] == 1} == {1}


def test_aq31_a_part_that_held_her_queen_scores_nothing_again() -> None:
    """AQ49: a queen of hers has been in this part, and is gone."""
    state = apart()
    change(state, ants="A queen 3,-2")
    change(state, gone="A queen 3,-2")
    assert points(play(state, "A lay N17 3,-1 2", "A no-ant"))[0] == (0, 0)


def test_aq31_any_player_may_bring_the_queen() -> None:
    """AQ49, A9.3: B's queen comes to B's connection by a tile of A."""
    state = apart()
    change(state, gone="A worker 1,-1; A queen 2,0", ants="B worker 1,-1; B queen 2,0")
    assert points(play(state, "A lay N17 3,-1 2", "A no-ant")) == [(0, 0), (0, 2)]


def test_aq31_in_supersize_walking_workers_and_a_queen_score() -> None:
    """AQ49, S2.2: no worker comes with a tile, but one that has walked there counts."""
    for queen_last, expected in (("no", 0), ("yes", 2)):
        state = supersize("T3 1,-1 5", "N6 2,-2 1", hand="N14", queen_last=queen_last)
        play(state, "A move worker 1,0 1,-1")
        state.phase, state.done, state.current, state.stage = "lay", (), -1, 0
        assert points(play(state, *COME_LAST))[0] == (0, expected)


def test_aq32_no_connection_through_a_nest_or_forest() -> None:
    """AQ32."""
    state = position(
        "T2 1,-1 2", "F4 1,-2 2", "T2 1,-3 2", "N6 1,-4 2", ants="A worker 1,-1 1,-3; A queen 1,-4"
    )
    found = connections(state, 7)
    assert [connection.forest for connection in found] == [5]


def test_aq41_two_workers_in_one_space_count_once() -> None:
    """AQ41."""
    state = position(EXIT, "T2 4,-2 1", ants="A worker 4,-2 4,-2", hand="F1")
    assert points(play(state, "A lay F1 5,-3 4"))[0] == (0, 2)


def test_s2_3_sq1_a_tunnel_tile_never_completes_in_supersize() -> None:
    """S2.3, SQ1."""
    state = supersize(
        EXIT, "T5 4,-2 0", "T4 4,-3 5", "F3 5,-3 3", ants="A worker 4,-2", hand="T4", phase="lay"
    )
    assert points(play(state, "A lay T4 5,-2 2"))[0] == (0, 0)


def test_both_tunnels_of_one_tile_count_as_one_tile() -> None:
    """A1.10, AQ26: points are per tile."""
    state = position(
        EXIT,
        "T11 4,-2 2",
        "T4 4,-3 5",
        "T4 5,-3 3",
        ants="A worker 4,-2 4,-2b; A worker 5,-3; B worker 4,-3",
        gone="A worker 1,0",
        hand="F1",
    )
    assert points(play(state, "A lay F1 4,-1 2"))[0] == (0, 3)
