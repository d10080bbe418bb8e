"""What a friend says in Myrmes: each warning where it matters, and not beside it."""

from __future__ import annotations

from functools import partial

import pytest

from formicarium.games.myrmes.rules.state import MyrmesState
from tests.conformance import warned
from tests.games.myrmes.tables import MYRMES, bare, give, in_atelier, lay, play, start, working

position = partial(warned.position, MYRMES)
actions = partial(warned.actions, MYRMES)

AUTUMN = 2


def in_autumn(state: MyrmesState, year: int = 0) -> MyrmesState:
    """Let it be autumn, without a look at what has happened before."""
    state.year, state.season = year, AUTUMN
    return state


def placing_nurses(*placed: int, event: int = 5, nurses: int = 4) -> MyrmesState:
    """Return a position in which A has placed nurses on the first tracks."""
    state = start(die=event)
    state.nurses[0] = nurses
    play(state, f"A event {('soldier+1', 'hex+1', 'worker+1')[event - 5]}")
    for track, count in zip(("larvae", "workers", "soldiers"), placed, strict=False):
        play(state, f"A nurses {track} {count}")
    return state


def needing_the_last_soldier() -> MyrmesState:
    """Return a position in which A's worker stands beside a tile of B, and A has one soldier."""
    state = working()
    lay(state, 1, "line", "2,12")
    give(state, 0, soldiers=1)
    return play(state, "A out 2,11")


# Winter and the store.


@pytest.mark.parametrize(
    ("goods", "said"),
    [
        ({"food": 1}, "you have 1 food of 4. As it stands, you lose 9 points. M17.3"),
        (
            {"food": 1, "soldiers": 2},
            "you have 1 food of 2. As it stands, you lose 3 points. M17.3",
        ),
        (
            {"food": 1, "larvae": 5},
            "even with your larvae you have only 2 food of 4. As it stands, you lose 6 points."
            " M17.4",
        ),
    ],
)
def test_m17_winter_comes(goods: dict[str, int], said: str) -> None:
    state = in_autumn(working())
    give(state, 0, **{"larvae": 0, **goods})
    assert position(state) == [f"Winter comes after this season: {said}"]
    state.season -= 1
    assert position(state) == []


def test_m17_winter_is_paid_for() -> None:
    """With food, soldiers and larvae, which are all that count."""
    state = in_autumn(working())
    give(state, 0, food=2, soldiers=1, larvae=3)
    assert position(state) == []
    state.year = 1
    assert len(position(state)) == 1


def test_m17_is_said_before_a_worker_goes_and_not_at_each_step() -> None:
    state = in_autumn(working())
    assert len(position(state)) == 1
    state.apply(MYRMES.parse("A out 2,11"))
    assert position(state) == []


def test_m15_2_more_cubes_than_the_store_keeps() -> None:
    state = working()
    give(state, 0, food=3, earth=1, stone=1)
    said = "You have 5 cubes, but your store keeps only 4 at the end of the round. M15.2"
    assert position(state) == [said]
    give(state, 0, level=2)
    assert position(state) == []
    state = in_atelier(1)
    give(state, 0, food=5)
    assert position(state) == [said]
    give(state, 0, food=4)
    assert position(state) == []


def test_m17_1_food_is_thrown_away_before_winter() -> None:
    state = in_atelier(1)
    give(state, 0, food=3, earth=2)
    play(state, "A done")
    assert actions(state) == {}
    said = "You keep only 2 food, but winter needs 4. M17.1"
    assert actions(in_autumn(state)) == {"keep food 2 earth 2 stone 0": said}
    give(state, 0, soldiers=2)
    assert actions(state) == {}


def test_m17_4_larvae_are_kept_in_winter() -> None:
    state = in_atelier(1)
    state.season = AUTUMN
    give(state, 0, food=1, larvae=3)
    state.apply(MYRMES.parse("A done"))
    said = "Your larvae could still become food; as it stands, you lose 9 points. M17.4"
    assert actions(state, 0) == {"pay": said}


# Events and nurses.


def test_m4_5_a_deeper_level_than_the_deepest() -> None:
    state = start(die=1)
    give(state, 0, larvae=1, level=3)
    said = "Your colony is already at the deepest level: this event brings nothing. M4.5"
    assert actions(state, 0) == {"event level+1": said}
    give(state, 0, level=2)
    assert actions(state, 0) == {}


def test_m5_7_an_event_for_ants_without_ants() -> None:
    state = start(die=6)
    give(state, 0, larvae=1, soldiers=6)
    said = "Your reserve has too few ants: this brings nothing. M5.7"
    assert actions(state, 0) == {"event soldier+1": said, "event worker+1": said}
    give(state, 0, soldiers=5)
    assert actions(state, 0) == {}


def test_m5_3_a_nurse_that_brings_no_worker() -> None:
    found = actions(placing_nurses(0, event=6))
    assert found == {
        "nurses workers 1": "This nurse brings nothing here: it takes two nurses to produce a"
        " worker. M5.3",
        "nurses workers 3": "One of these nurses brings nothing here: each worker takes two nurses."
        " M5.3",
    }


def test_m5_4_a_nurse_that_brings_no_soldier() -> None:
    found = actions(placing_nurses(0, 0, event=6))
    said = "This nurse brings nothing here: it takes two nurses to produce a soldier. M5.4"
    assert found == {"nurses soldiers 1": said}


def test_m5_7_nurses_without_ants() -> None:
    state = placing_nurses(0, event=6)
    give(state, 0, soldiers=5)
    said = "Your reserve has too few ants: this brings nothing. M5.7"
    assert actions(state)["nurses workers 4"] == said
    give(state, 0, soldiers=4)
    assert "nurses workers 4" not in actions(state)


def test_m5_1_nurses_that_stay_idle() -> None:
    found = actions(placing_nurses(1, 2, 0))
    assert found == {"nurses atelier 0": "Your last nurse will do nothing this season. M5.1"}
    found = actions(placing_nurses(0, 0, 0))
    assert found == {"nurses atelier 0": "4 of your nurses will do nothing this season. M5.1"}


# The way of a worker.


def test_m9_5_no_tile_to_place() -> None:
    state = working()
    said = "You have no tile that this worker could place: it can only hunt and clear. M9.5"
    assert actions(state) == {}
    state.pheromones[0] = 0
    assert actions(state) == {"out 2,11": said}
    give(state, 0, level=1)
    assert actions(state) == {}


def test_m7_7_the_last_soldier() -> None:
    state = needing_the_last_soldier()
    said = "This takes your last soldier: after that you cannot hunt or enter pheromones of other"
    assert actions(state) == {"step 2,12": f"{said} players. M7.7"}
    give(state, 0, soldiers=2)
    assert actions(state) == {}


def test_m17_2_the_last_soldiers_before_winter() -> None:
    state = needing_the_last_soldier()
    said = "This takes your last soldier: then winter needs 1 food more. M17.2"
    assert actions(in_autumn(state)) == {"step 2,12": said}


def test_m9_1_the_end_of_a_way() -> None:
    """A tile without earth; with earth it can be cleared, and before the last step one goes on."""
    state = working()
    tile = lay(state, 0, "line", "2,12")
    bare(state, tile)
    play(state, "A out 2,11")
    assert actions(state) == {}
    state.steps_left = 1
    said = "There your worker can do nothing more, not even place a tile. M9.1"
    assert actions(state) == {"step 2,12": said}
    give(state, 0, earth=1)
    assert actions(state) == {}


def test_m7_2_a_way_without_a_tile() -> None:
    state = play(working(), "A out 2,11")
    assert "stop" not in actions(state)
    play(state, "A step 3,10")
    assert actions(state) == {"stop": "Your worker could still place a tile here. M7.2"}


# The atelier.


def test_m13_2_nurses_wait() -> None:
    state = in_atelier(2)
    said = "2 nurses are still waiting in the atelier and could act. M13.2"
    assert actions(state) == {"done": said}
    play(state, "A tunnel 3,10")
    assert actions(state) == {}
