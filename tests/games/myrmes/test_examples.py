"""The worked examples of the rulebooks (X1-X17)."""

import pytest

from formicarium.games.myrmes.rules.geometry import hex_name
from tests.games.myrmes.tables import (
    FIRST_SIX,
    bare,
    cubes,
    give,
    hold_prey,
    in_atelier,
    lay,
    legal,
    offered,
    plan,
    play,
    put_prey,
    refusal,
    start,
    store,
    use_objectives,
    working,
)


def test_x1_two_larvae_for_two_spaces() -> None:
    state = start(die=5)
    state.larvae = [2, 0]
    plan(state, 1)
    play(state, "A event worker+1")
    for track in ("larvae", "workers", "soldiers", "atelier"):
        play(state, f"A nurses {track} 0")
    assert state.event == [7, 5]
    assert state.larvae[0] == 0


def test_x2_four_nurses_with_worker_up() -> None:
    state = start(die=6)
    state.nurses[0] = 4
    give(state, 0, larvae=1)
    plan(state, 1)
    plan(state, 0, "worker+1", "1201")
    assert state.larvae[0] == 1 + 1
    assert state.workers[0] == 2 + 2


def test_x3_larvae_up_needs_a_nurse() -> None:
    for nurses, larvae in (("0000", 0), ("1000", 3)):
        state = start(die=2)
        give(state, 0, larvae=0)
        plan(state, 1)
        plan(state, 0, None, nurses)
        assert state.larvae[0] == larvae


def test_x4_no_ninth_ant() -> None:
    state = start(die=4)
    give(state, 0, soldiers=5, workers=3, nurses=8)
    plan(state, 1)
    plan(state, 0, None, "0430")
    assert (state.workers[0], state.soldiers[0]) == (3, 5)


def test_x5_the_gestation_room() -> None:
    state = working()
    play(state, "A work gestation")
    assert state.larvae[0] == 2
    assert state.busy[0] == 1
    assert state.to_act == (1,)


def test_x6_the_larder_with_level_up() -> None:
    state = working(event="level+1")
    play(state, "A work larder")
    assert store(state) == (1, 0, 0)


def test_x7_x8_x9_a_walk_a_hunt_a_pheromone() -> None:
    state = working()
    lay(state, 0, "pair", "3,11")
    put_prey(state, "4,10", "termite")
    give(state, 0, soldiers=1, level=1)
    play(state, "A out 2,11", "A step 2,12", "A step 3,11")
    assert state.steps_left == 1
    play(state, "A hunt 4,10")
    assert state.steps_left == 0
    assert state.soldiers[0] == 0
    assert store(state) == (1, 0, 0)
    assert state.score_sheet()[0]["prey"] == 2
    assert state.prey_held[:3] == [0, 1, 0]
    assert offered(state, "step") == []
    before = state.score_sheet()[0]["pheromones"]
    play(state, "A place line 2,10 0")  # mushroom, earth, grass
    assert cubes(state, 1) == [1, 1, 0]
    assert state.score_sheet()[0]["pheromones"] == before + 2
    assert state.to_act == (1,)
    assert state.workers[0] == 1


def test_x10_level_up_at_level_0() -> None:
    state = working(event="level+1")
    give(state, 0, food=1)
    play(state, "A out 2,11", "A step 2,12")
    kinds = {line.split()[2] for line in offered(state, "place")}
    assert {"line", "triangle", "scavenging"} <= kinds


@pytest.mark.parametrize(
    ("event", "allowed"), [("hex+1", True), ("level+1", False), ("move+3", False)]
)
def test_x11_the_pyramid(event: str, allowed: bool) -> None:
    state = working(4, event=event)
    give(state, 0, level=3)
    play(state, "A out 2,11", "A step 2,12")
    kinds = {line.split()[2] for line in offered(state, "place")}
    assert ("pyramid" in kinds) is allowed


def test_x12_a_tunnel_beside_a_pheromone() -> None:
    state = in_atelier(1)
    lay(state, 0, "pair", "3,12")
    play(state, "A tunnel 4,11")
    assert [hex_name(place) for place in state.exits[0]] == ["2,11", "4,11"]
    assert store(state) == (0, 1, 0)


def test_x13_the_first_level() -> None:
    state = in_atelier(1)
    give(state, 0, earth=2)
    play(state, "A dig")
    assert state.level[0] == 1
    assert store(state) == (0, 0, 0)


@pytest.mark.parametrize(("players", "points"), [(2, 5), (3, 4), (4, 3)])
def test_x14_two_prey(players: int, points: int) -> None:
    state = in_atelier(1, players)
    use_objectives(state, *FIRST_SIX)
    hold_prey(state, 0, 4)
    state.year = 1
    state.finished[6 + 1], state.points[11 + 7] = 1, 6
    state.prey_held = [0] * len(state.prey_held)
    state.prey_held[0] = 0
    left = [prey for prey in state.prey if prey >= 0]
    gone = len(state.prey) - len(left) - 2  # two were handed in by the first one
    kind = next(kind for kind in range(3) if left.count(kind) + gone <= 6)
    state.prey_held[kind] = gone
    state.check()
    play(state, "A objective prey2")
    assert sum(state.prey_held) == gone - 2
    assert state.score_sheet()[0]["objectives"] == 6
    assert state.score_sheet()[1]["others' objectives"] == points
    assert state.finished[1] == 4


def test_x15_the_second_winter_with_two_soldiers() -> None:
    state = in_atelier(1)
    state.year, state.season, state.dice = 1, 2, [0, 0, 5]
    give(state, 0, soldiers=2, food=4)
    give(state, 1, soldiers=5)
    play(state, "A done")
    assert store(state)[0] == 1
    assert state.soldiers[0] == 2


def test_x16_empty_pheromones_will_do() -> None:
    state = in_atelier(1)
    use_objectives(state, "prey2", "pheromones4", "stone3", "prey3", "mix6", "prey4")
    for place in ("2,12", "4,12", "6,12", "8,12"):
        bare(state, lay(state, 0, "pair", place))
    play(state, "A objective pheromones4")
    while state.emptying >= 0:
        play(state, legal(state)[0])
    assert state.score_sheet()[0]["objectives"] == 6


def test_x17_one_level_at_a_time() -> None:
    state = in_atelier(2)
    give(state, 0, earth=4, stone=1)
    play(state, "A dig")
    assert state.level[0] == 1
    assert refusal(state, "A dig") == "M13.2"
