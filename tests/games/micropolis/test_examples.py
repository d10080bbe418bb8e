"""The worked examples, each played on a table: PX1 to PX24."""

import pytest

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import HARVEST_POINTS
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.games.micropolis.tables import (
    act,
    anthill,
    codes,
    full,
    legal,
    play_round,
    random_game,
    refused,
    seen,
    soldiers,
    table,
)
from tests.games.micropolis.test_components import galleries as flooded

PX1 = "Q1 B1 B8 B9 W1 W2 N2 W3 B2"
PX1_OTHERS = "W11 W14 Q8 W7 Q6 W13 W5 W6 W15"
PX1_SHEET = {
    "population": 24,
    "galleries": 5,
    "harvest": 2 + 5,
    "royal gallery": 5,
    "red army": 0,
    "barracks": 2 + 4 + 4 + 2,
}


def px1() -> MicropolisState:
    """Round 10: A lacks the tile W4 only; B's army is larger, B's best gallery will have 7 ants."""
    anthills = {"A": PX1, "B": PX1_OTHERS}
    return table(2, row="W4 W16", anthills=anthills, full="B1 B8 B9 B2", armies=[1, 3])


def test_px1_the_score_sheet() -> None:
    state = px1()
    act(state, "A take W4", "B take W16")
    assert state.is_over
    assert max(seen(anthill(state, "B"))).ants == 7
    assert state.score_sheet()[0] == PX1_SHEET
    assert state.scores()[0] == 53


def test_px1_the_galleries() -> None:
    found = {(g.ants, g.tiles, g.fruit, g.queens) for g in seen(f"{PX1} W4")}
    assert found == {(8, 6, 1, 0), (6, 5, 0, 1), (4, 4, 0, 0), (6, 4, 2, 0)}


def test_px1_without_the_closing_edge() -> None:
    """P7.5: T9 brings its own worker, and the 5 points of the edge that it closes."""
    state = px1()
    before = state.score_sheet()[0]
    act(state, "A take W4", "B take W16")
    open_strip = flooded(f"{PX1} W4".split(), closed=False)
    assert max(gallery.ants for gallery in open_strip) == 6
    assert sorted(g.fruits for g in open_strip if g.fruits) == [1, 2]
    assert [g.tiles for g in open_strip if g.queens == 1] == [5]
    unclosed = PX1_SHEET | {"galleries": 0}
    assert before == unclosed | {"population": 23}
    assert sum(unclosed.values()) == 48


def test_px2_passing_over_tiles() -> None:
    state = table(3)
    act(state, "A take W3")
    assert (state.army[0], state.row_soldiers[:3]) == (3, [1, 1, 0])
    act(state, "B take W1")
    assert state.army[1] == 6
    act(state, "C take W2")
    assert state.army == [3, 6, 6]


def test_px3_what_you_can_afford() -> None:
    state = table(2, armies=[2])
    assert [line.split()[2] for line in legal(state)] == ["W1", "W2", "W3"]
    for number in (4, 5, 6, 7):
        assert refused(state, f"A take W{number}") == "P5.4"
    state.architect_markers[0] = 1
    act(state, "A take W7 with architect")
    assert legal(table(2, armies=[0])) == ["A take W1"]


def test_px4_more_soldiers_than_fit() -> None:
    state = table(2, armies=[10], on_row=[0, 0, 0, 5])
    supply = state.supply
    act(state, "A take W4")
    assert (state.army[0], state.supply - supply) == (10, 2)
    assert state.row_soldiers[:3] == [1, 1, 1]


def test_px5_pay_first_collect_second() -> None:
    state = table(2, armies=[1], on_row=[0, 2])
    act(state, "A take W2")
    assert state.army[0] == 2
    assert refused(table(2, armies=[0], on_row=[0, 2]), "A take W2") == "P5.4"


@pytest.mark.parametrize(
    ("army", "supply", "army_after", "supply_after"), [(9, 20, 10, 19), (4, 2, 6, 0)]
)
def test_px6_the_nurse_and_her_limits(
    army: int, supply: int, army_after: int, supply_after: int
) -> None:
    state = table(2, row="N5", armies=[army], supply=supply)
    act(state, "A take N5")
    assert (state.army[0], state.supply) == (army_after, supply_after)


@pytest.mark.parametrize(
    ("leader", "before", "after", "supply"),
    [
        ("A", [4, 3], [3, 4], 0),
        ("A", [0, 3], [0, 4], -1),
        ("A", [4, 10], [3, 10], 1),
        ("B", [5, 3], [5, 3], 0),
        ("B", [5, 0], [5, 1], -1),
    ],
)
def test_px7_the_officer(leader: str, before: list[int], after: list[int], supply: int) -> None:
    state = table(2, leader=leader, row="W1 O1" if leader == "A" else "O1", armies=before)
    in_supply = state.supply
    if leader == "A":
        act(state, "A take W1")
    act(state, "B take O1")
    assert (state.army, state.supply - in_supply) == (after, supply)


@pytest.mark.parametrize(("before", "after"), [([2, 5], [1, 6]), ([0, 5], [0, 5])])
def test_px8_the_officer_and_an_empty_supply(before: list[int], after: list[int]) -> None:
    state = table(2, row="W1 O1", armies=before, supply=0)
    act(state, "A take W1", "B take O1")
    assert (state.army, state.supply) == (after, 0)


def test_px9_all_or_nothing_in_the_barracks() -> None:
    small = table(2, row="B14", armies=[2])
    act(small, "A take B14")
    assert (small.army[0], full(small), small.to_act) == (2, "", (1,))
    enough = table(2, row="B14", armies=[3])
    act(enough, "A take B14")
    assert legal(enough) == ["A fill", "A leave"]
    act(enough, "A fill")
    assert (enough.army[0], full(enough)) == (0, "B14")


def test_px10_the_guard_rearranges() -> None:
    state = table(2, row="G1", anthills={"A": "B8 B14"}, full="B8", armies=[1])
    act(state, "A take G1 left")
    ends = {}
    for line in legal(state):
        end = state.copy()
        act(end, line)
        ends[full(end)] = end.army[0]
    assert ends == {"": 3, "B8": 1, "B14": 0}


def test_px11_the_guard_and_the_limit() -> None:
    """With a further barracks for 1 there is something to decide; emptying the other is not."""
    state = table(2, row="G1", anthills={"A": "B8 B1"}, full="B8", armies=[9])
    act(state, "A take G1 left")
    assert legal(state) == ["A guard B1", "A guard B8", "A guard B1 B8"]
    assert refused(state, "A guard none") == "P5.7"
    state = table(2, row="G1", anthills={"A": "B8"}, full="B8", armies=[9])
    act(state, "A take G1 left")
    assert (state.army[0], full(state), state.to_act) == (9, "B8", (1,))


def test_px12_architect_markers() -> None:
    state = table(3, row="A1", architects=[0, 1, 1])
    act(state, "A take A1")
    assert state.architect_markers == [0, 1, 1]
    state = table(2, architects=[1], armies=[7], on_row=[0] * 6 + [2])
    act(state, "A take W7 with architect")
    assert (state.army[0], state.row_soldiers) == (9, [0] * 6)


def test_px13_rounds_without_a_refill() -> None:
    state = table(2, armies=[4, 9])
    play_round(state)
    assert (len(state.row), state.to_act) == (5, (0,))
    play_round(state)
    assert (len(state.row), state.to_act) == (3, (0,))
    act(state, *legal(state)[:1])
    act(state, *legal(state)[:1])
    assert (len(state.row), state.round, state.to_act) == (7, 4, (1,))


def test_px14_soldiers_move_up_with_their_tiles() -> None:
    state = table(4)
    act(state, "A take W6", "B take W5", "C take W4", "D take W1")
    assert codes(state.row[:3]) == "W2 W3 W7"
    assert (len(state.row), state.row_soldiers) == (7, [3, 3, 0, 0, 0, 0, 0])


def test_px15_the_stack_used_up() -> None:
    state = GAME.new(6, seed=15)
    for _ in random_game(state, seed=15):
        if state.round == 10 and state.turn == 0 and state.phase == "take":
            assert (len(state.stack), len(state.row)) == (0, 7)
    assert (len(state.stack), len(state.row)) == (0, 1)


@pytest.mark.parametrize(
    ("armies", "receivers"),
    [([5, 5, 3], "B"), ([5, 6, 6], "BC"), ([6, 5, 1], "A"), ([5, 5, 5], "BC")],
)
def test_px16_who_leads(armies: list[int], receivers: str) -> None:
    state = table(3, in_round=2, armies=armies)
    play_round(state)
    if len(receivers) > 1:
        assert legal(state) == [f"A marker {receiver}" for receiver in receivers]
    else:
        assert state.to_act == ("ABC".index(receivers),)


@pytest.mark.parametrize(
    ("strip", "kinds", "points"),
    [
        ("Q1 O4 W9", 2, 5),
        ("N1 W13 W14", 3, 10),
        ("B20 Q7 B10 W12 W5 A2 W16", 6, 25),
        ("B20 W15", 1, 2),
        ("W4", 0, 0),
    ],
)
def test_px17_harvest(strip: str, kinds: int, points: int) -> None:
    best = max(gallery.fruit for gallery in seen(strip))
    assert (best, HARVEST_POINTS[best]) == (kinds, points)
    assert table(2, anthills={"A": strip}).score_sheet()[0]["harvest"] >= points


@pytest.mark.parametrize(
    ("strip", "points"), [("Q2 B1 B2 W4 W5 Q8", 0), ("Q2 B1 B2 W1 Q8 W4", 4 + 3)]
)
def test_px18_queens(strip: str, points: int) -> None:
    assert table(2, anthills={"A": strip}).score_sheet()[0]["royal gallery"] == points


def test_px19_all_the_way_round() -> None:
    ring = "Q2 B1 B2 W4 W5 O4 G1 N2 B9 B8"
    assert table(2, anthills={"A": ring}).score_sheet()[0]["royal gallery"] == 10


def test_px20_shared_and_missing_awards() -> None:
    anthills = {"A": "W5 G2 B11", "B": "W6 W7 Q7", "C": "Q2 O4 B4"}
    assert [seen(run)[0].ants for run in anthills.values()] == [8, 8, 5]
    sheet = table(3, anthills=anthills, armies=[0, 0, 0]).score_sheet()
    assert [seat["galleries"] for seat in sheet] == [5, 5, 0]
    assert [seat["red army"] for seat in sheet] == [0, 0, 0]


@pytest.mark.parametrize(("armies", "winners"), [([3, 4, 5], (1,)), ([4, 4, 5], (0, 1))])
def test_px21_breaking_a_tie(armies: list[int], winners: tuple[int, ...]) -> None:
    """C, who has fewer points, holds the largest army."""
    anthills = {
        "A": "G1 N1 A4 Q2 N3 B1 B14 W14 O3 Q4",
        "B": "B19 B17 B7 N4 G3 W5 B3 B16 W12 W7",
        "C": "N2 W6 W2 B15 Q7 B11 B5 O1 B2 O4",
    }
    state = table(3, anthills=anthills, full="B14 B19 B5 B3", armies=armies)
    assert state.is_over
    assert state.scores() == [50, 50, 44]
    assert state.winners() == winners


def test_px22_refills_of_the_expert_game() -> None:
    state = GAME.new(2, seed=22, variant="expert")
    refills = []
    for _ in random_game(state, seed=22):
        refills += [state.round - (state.phase != "marker") for _ in state.outcome]
    assert refills == list(range(2, 19, 2))
    assert 61 - len(state.stack) == 43


@pytest.mark.parametrize(
    ("armies", "leader"), [([4, 6, 5, 3], 1), ([6, 6, 5, 5], 1), ([6, 4, 5, 6], 3)]
)
def test_px22_the_leader_in_the_expert_game(armies: list[int], leader: int) -> None:
    state = table(2, variant="expert", in_round=2, armies=armies)
    play_round(state)
    assert (state.leader, state.to_act) == (leader, (leader // 2,))


def test_px23_paying_in_the_expert_game() -> None:
    state = table(2, variant="expert", armies=[8, 1])
    assert [line for line in legal(state) if " II" in line] == ["A take W1 II", "A take W2 II"]
    assert refused(state, "A take W3 II") == "P5.4"


@pytest.mark.parametrize(
    ("variant", "players"), [("base", 2), ("base", 3), ("base", 6), ("expert", 2), ("expert", 3)]
)
def test_px24_counting_the_soldiers(variant: str, players: int) -> None:
    """P2.2"""
    for seed in range(3):
        state = GAME.new(players, seed=seed, variant=variant)
        for _ in random_game(state, seed):
            assert soldiers(state) == 45
            left = state.observe(None)["supply"]["architect_markers"]
            assert sum(state.architect_markers) + left == 2 >= left >= 0
