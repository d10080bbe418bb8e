"""The worked examples of the rulebook (AX, SX)."""

from formicarium.games.antropolis.components import CODES
from formicarium.games.antropolis.rules.market import shelf
from formicarium.games.antropolis.rules.nests import shares
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import JOINED, change, position, supersize
from tests.games.antropolis.tables import count, legal, offered, play, points, refusal, to_phase


def tiles(state: AntropolisState) -> tuple[int, int, int, int, int]:
    """Piles, market, hands, layout, box."""
    in_box = sum(map(len, state.box)) + 4 - state.players
    hands, piles = sum(map(len, state.hands)), sum(map(len, state.piles))
    return piles, len(state.market), hands, len(state.looks), in_box


def test_ax1() -> None:
    """AX1."""
    assert tiles(position(players=3)) == (31, 6, 9, 6, 33)
    assert sum(tiles(position(players=3))) == 85


def test_ax2() -> None:
    """AX2."""
    state = position(hand="T2 T3 T5 N4 F5", players=3)
    fitting = {line.split()[0] for line in offered(state, "lay") if " 1,-1 " in line}
    assert fitting == {"T3", "T5", "F5"}
    assert refusal(state, "A lay T2 1,-1 2") == "A4.6"


def test_ax3() -> None:
    """AX3."""
    state = position(hand="T3 F1 N4")
    there = [line for line in offered(state, "lay") if " 0,0 " in line]
    assert there == ["N4 0,0 1", "N4 0,0 2", "N4 0,0 4", "N4 0,0 5"]


def test_ax4() -> None:
    """AX4."""
    state = position(hand="N4 N4 N5", food=1)
    play(state, "A lay N4 3,-1 4", "A no-ant", "A lay N5 0,0 1", "A no-ant")
    assert (state.phase, state.food[0]) == ("act", 0)
    state = position(hand="N4 N4 N5", food=2)
    play(state, "A lay N4 3,-1 4", "A no-ant", "A lay N5 0,0 1", "A no-ant")
    play(state, "A lay N4 2,1 2", "A no-ant")
    assert state.food[0] == 0


def test_ax5() -> None:
    """AX5."""
    state = position(hand="N4 N4", food=1)
    assert points(play(state, "A lay N4 3,-1 4", "A no-ant", "A lay N4 2,1 2", "A no-ant"))[0] == (
        4,
        0,
    )
    assert state.hand_ants[0] == 2


def test_ax6() -> None:
    """AX6."""
    for cap, expected in (("N4", 2), ("N5", 3)):
        state = position("N4 -3,1 1", hand=cap)
        assert points(play(state, f"A lay {cap} -2,-1 5", "A put queen -2,-1")) == [
            (expected, 0),
            (expected, 0),
        ]


def test_ax7() -> None:
    """AX7."""
    for halved, each in ((True, 3), (False, 2)):
        assert shares(4, [2, 1], halved) == [4, 0]
        assert shares(4, [1, 1, 1], halved) == [2, 2, 2]
        assert shares(5, [1, 1, 1], halved) == [each, each, each]


def test_ax8() -> None:
    """AX8."""
    state = position(hand="N3 N14", food=1)
    assert points(play(state, "A lay N3 1,-1 1", "A put queen 1,-1"))[0] == (2, 0)
    play(state, "A lay N14 0,0 2", "A put queen 0,0")


def test_ax9() -> None:
    """AX9."""
    for last, expected in (("A put worker 5,-2", 3), ("A no-ant", 0)):
        state = position(
            "N6 3,-1 4", "T5 4,-2 0", "T4 4,-3 5", "F3 5,-3 3", ants="A worker 4,-2", hand="T4"
        )
        assert points(play(state, "A lay T4 5,-2 2", last))[0] == (0, expected)
        assert points(play(state, "A move worker 1,0 5,-2"))[0] == (0, expected)


def test_ax10() -> None:
    """AX10."""
    workers = "A worker 4,-2; B worker 5,-3"
    with_a_queen = f"{workers}; B queen 3,-1"
    for ants, expected in ((with_a_queen, [(0, 2), (0, 2)]), (workers, [(0, 2), (0, 0)])):
        state = position("N6 3,-1 4", "T2 4,-2 1", "T2 5,-3 1", ants=ants, hand="F1")
        assert points(play(state, "A lay F1 6,-4 4")) == expected


def test_ax11() -> None:
    """AX11."""
    state = position("N6 3,-1 4", "T5 4,-2 0", ants="A worker 4,-2", hand="F1 F1", food=1)
    assert points(play(state, "A lay F1 5,-2 3"))[0] == (0, 2)
    assert points(play(state, "A lay F1 4,-3 5"))[0] == (0, 4)


def test_ax12() -> None:
    """AX12."""
    state = position("N6 3,-1 4", hand="F1")
    assert points(play(state, "A lay F1 4,-2 4"))[0] == (0, 0)


def _tunnels(state: AntropolisState) -> list[str]:
    return [CODES[face] if face >= 0 else "-" for face in shelf(state, 1)]


def _buying(food: int) -> AntropolisState:
    state = position(hand="N4", food=food)
    play(state, "A lay N4 3,-1 4", "A no-ant", "A end")
    assert state.phase == "buy"
    return state


def test_ax13() -> None:
    """AX13."""
    state = _buying(1)
    x, y = _tunnels(state)
    new = CODES[state.piles[1][-1]]
    play(state, f"A buy {x} 1", "A draw nest", "A draw nest")
    assert _tunnels(state) == [y, new]
    state = _buying(3)
    x, y = _tunnels(state)
    play(state, f"A buy {x} 1", f"A buy {y} 2", "A draw nest")
    assert state.food[0] == 0
    assert "-" not in _tunnels(state)
    state = _buying(1)
    x, y = _tunnels(state)
    state.hands[1] = tuple(sorted([*state.hands[1], *state.piles[1]]))
    state.piles[1] = ()
    play(state, f"A buy {x} 1", "A draw nest", "A draw nest")
    assert _tunnels(state) == [y, "-"]


def test_ax14() -> None:
    """AX14."""
    state = position(hand="N4 N4 N5", food=4)
    play(state, "A lay N4 3,-1 4", "A no-ant", "A lay N4 0,0 1", "A no-ant", "A end", "A end")
    play(state, f"A buy {_tunnels(state)[0]} 1", "A end", "A enlarge")
    play(state, "A draw nest", "A draw nest")
    assert (state.turn, state.capacity[0], len(state.hands[0])) == (1, 4, 4)
    for buying in ("free", "within-hand"):
        state = position(hand="N4 N4 N5", food=3, buying=buying)
        play(state, "A lay N4 3,-1 4", "A no-ant", "A end", "A end")
        first, second = _tunnels(state)
        play(state, f"A buy {first} 1")
        if buying == "free":
            play(state, f"A buy {second} 2")
            assert (state.turn, state.capacity[0], len(state.hands[0])) == (1, 3, 4)
        else:
            assert refusal(state, f"A buy {second} 2") == "A3.1"


def test_ax15() -> None:
    """AX15."""
    state = position(food=9)
    play(state, "A end", "A collect 1,0", "A move worker 1,0 2,0", "A end")
    assert (state.turn, len(state.hands[0]), state.food[0]) == (1, 3, 10)


def test_ax16() -> None:
    """AX16."""
    state = position(*JOINED, ants="B worker 1,-1", gone="B worker -1,0", phase="act")
    assert "worker 1,0 -1,0" in offered(state, "move")
    state = position("N20 1,-1 0", "T3 0,-1 4", ants="B queen 1,-1", phase="act")
    assert refusal(state, "A move worker 1,0 0,-1") == "A5.4"
    change(state, "T3 0,1 1", "T3 -1,1 0")
    assert "worker 1,0 0,-1" in offered(state, "move")


def test_ax17() -> None:
    """AX17."""
    state = position()
    state.food = [10, 10]
    change(state, hand="N4 N4")
    play(state, "A lay N4 3,-1 4", "A no-ant", "A lay N4 0,0 1", "A no-ant")
    play(state, "A collect 1,0")
    assert (state.food[0], state.supply) == (10, 0)
    state = position()
    state.food = [10, 10]
    to_phase(state, "act")
    assert refusal(state, "A collect 1,0") == "AQ15"


def test_ax18() -> None:
    """AX18."""
    state = position()
    state.points[0] = 9
    state.first_to_target = 0
    change(state, ants="A worker 1,0 1,0", hand="N4 N4 N5 T2")
    state.food[0] = 4
    assert state.scores()[0] == 19


def test_ax19() -> None:
    """AX19."""
    state = position(players=4)
    state.turn = state.actor = 1
    state.points[2] = 9
    state.first_to_target = 1
    seen = []
    while not state.is_over:
        seen.append(state.turn)
        play(state, f"{'ABCD'[state.turn]} end")
    assert sorted(set(seen)) == [1, 2, 3]


def test_ax20() -> None:
    """AX20."""
    state = position(players=4)
    state.turn = state.actor = 1
    last = state.piles[0][-1]
    unseen = [*state.piles[0][:-1], *state.piles[1], *state.piles[2]]
    state.hands[0] = tuple(sorted([*state.hands[0], *unseen]))
    state.piles = [(last,), (), ()]
    nest = next(line for line in offered(state, "lay") if line.startswith("N"))
    play(state, f"B lay {nest}", "B no-ant", "B end", "B draw forest")
    assert state.last_turns == 4
    state.food = [5, 5, 5, 5]
    turns = []
    while not state.is_over:
        if state.turn not in turns:
            turns.append(state.turn)
        assert state.phase in ("lay", "act")
        play(state, f"{'ABCD'[state.turn]} end")
    assert turns == [2, 3, 0, 1]


def test_ax21() -> None:
    """AX21."""
    for queen_last, expected in (("no", 0), ("yes", 2)):
        state = position(
            "T3 1,-1 5", "N6 2,-2 1", ants="A worker 1,-1", hand="N14", queen_last=queen_last
        )
        assert points(play(state, "A lay N14 3,-3 1", "A put queen 3,-3"))[0] == (0, expected)


def test_sx1() -> None:
    """SX1."""
    state = supersize(phase="lay")
    assert tiles(state) == (48, 9, 10, 4, 14)
    assert [len(pile) for pile in state.piles] == [11, 19, 18]


def test_sx2() -> None:
    """SX2."""
    state = supersize(phase="lay")
    play(state, "A end", "A move soldier 1,0 2,0", "A mate 2,0", "A end", "B end", "B end")
    assert count(state, "larva", "2,0") == 1
    play(state, "A end", "A move worker 1,0 2,0", "A feed 2,0 worker")
    assert refusal(state, "A move worker 2,0 1,0") == "S3.2"
    state.idle_turns = 0  # somebody may have laid a tile (AQ17)
    play(state, "A end", "B end", "B end", "A end")
    play(state, "A move worker 2,0 1,0", "A move worker 2,0 1,0")


def test_sx3() -> None:
    """SX3."""
    state = supersize(*JOINED, ants="B worker 0,-1 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert count(state, "worker", "-1,0") == 3
    state = supersize(*JOINED, ants="B soldier 0,-1")
    assert refusal(state, "A expel 0,-1 1,0 0") == "S7.3.1"
    change(state, ants="B worker 0,-1; A soldier 1,0")
    play(state, "A expel 0,-1 1,0 0", "A expel 0,-1 1,0 0")
    assert count(state, "soldier", "-1,0") == 2


def test_sx4() -> None:
    """SX4."""
    for kind in ("worker", "soldier"):
        for last in (False, True):
            gone = f"B {kind} -1,0" if last else ""
            state = supersize("T1 1,-1 5", ants=f"A soldier 1,0; B {kind} 1,-1", gone=gone)
            play(state, "A expel 1,-1 1,0 5")
            if state.phase == "attack":
                play(state, legal(state)[-1] if kind == "worker" else "A expel 1,-1 1,0 5")
            assert (state.phase == "escape") == last
            if last:
                play(state, f"B escape {kind} -2,0")
                assert count(state, kind, "-2,0") == 1


def test_sx5() -> None:
    """SX5."""
    state = supersize("N12 1,-1 0", "T1 2,-2 4", ants="B larva 1,-1; B worker 1,-1")
    play(state, "A expel 1,-1 1,0 5")
    assert count(state, "worker", "2,-2") == 1
    assert (count(state, "larva", "1,-1"), state.hand_ants[2]) == (1, 1)


def test_sx6() -> None:
    """SX6."""
    state = supersize("N12 1,-1 0", ants="B larva 1,-1; B worker 1,-1; B queen 1,-1")
    assert refusal(state, "A expel 1,-1 1,0 5") == "S7.3.2"


def test_sx7() -> None:
    """SX7."""
    state = supersize(
        "N6 3,-1 4",
        "T5 4,-2 0",
        "T4 4,-3 5",
        "F3 5,-3 3",
        ants="A worker 4,-2",
        hand="T4 F1",
        food=1,
        phase="lay",
    )
    assert points(play(state, "A lay T4 5,-2 2"))[0] == (0, 0)
    state = supersize("N6 3,-1 4", "T2 4,-2 1", ants="A worker 4,-2", hand="F1", phase="lay")
    assert points(play(state, "A lay F1 5,-3 4"))[0] == (0, 2)


def test_sx8() -> None:
    """SX8."""
    state = supersize(phase="lay")
    state.points[0] = 11
    state.first_to_target = 0
    change(
        state,
        ants="A queen 2,0; A worker 2,0; A soldier 2,0; A larva 2,0",
        hand="N4 N4 N5 N6 T2 T2 T3 T3 F1",
    )
    state.food[0] = 7
    assert state.scores()[0] == 26
