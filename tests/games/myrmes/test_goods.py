"""What actions of Myrmes bring, to the end of what belongs to them."""

from __future__ import annotations

from formicarium.bots import prospects
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import (
    MYRMES,
    give,
    in_atelier,
    lay,
    legal,
    plan,
    play,
    short_of_ants,
    sound,
    start,
    working,
)


def brings(state: MyrmesState, line: str) -> dict[str, int]:
    assert line in legal(state, 0)
    return {good.name: good.number for good in prospects.brings(state, MYRMES.parse(line))}


def choosing_nurses() -> MyrmesState:
    """Return a position in which A has chosen soldier+1 and places three nurses."""
    state = start(die=5)
    return play(state, "A event soldier+1")


def test_nurses_bear_what_they_will_bear() -> None:
    """M5.2, M5.6: although the choice is secret until all have chosen."""
    assert brings(choosing_nurses(), "A nurses larvae 3") == {"larvae": 5}


def test_births_are_chosen_to_their_end() -> None:
    """The nurses that are left go where the bot would place them."""
    brought = brings(choosing_nurses(), "A nurses larvae 2")
    assert brought["larvae"] == 3
    assert set(brought) <= {"larvae", "workers", "soldiers"}


def test_larvae_for_an_event_are_a_cost() -> None:
    """M4.3: they are on the event now, but they will go to the supply."""
    state = start(die=0)
    give(state, 0, larvae=1, nurses=0)
    assert brings(state, "A event points+1") == {"larvae": -1}


def test_too_few_ants_for_all_births() -> None:
    """M5.7: the last two of the reserve are what is chosen."""
    state = short_of_ants()
    assert state.phase == "born"
    assert brings(state, "A bear workers 1 soldiers 1") == {"workers": 1, "soldiers": 1}
    again = start(die=6)
    again.nurses, again.soldiers[0] = [8, 3], 4
    plan(again, 1)
    play(again, "A event worker+1", "A nurses larvae 0", "A nurses workers 4")
    born = brings(again, "A nurses soldiers 2")
    assert sum(born.values()) == 2


def test_a_worker_that_goes_out_is_spent() -> None:
    """M7.2; one that works in a room comes back (M15.3)."""
    state = working()
    assert brings(state, "A out 2,11")["workers"] == -1
    assert "workers" not in brings(state, "A work gestation")


def test_a_pheromone_brings_points_and_a_harvest() -> None:
    """M9.5, M9.6."""
    state = play(working(), "A out 2,11")
    play(state, next(line for line in legal(state) if " step " in line))
    place = next(line for line in legal(state) if " place " in line)
    after = state.copy()
    after.apply(MYRMES.parse(place))
    grown = [count for name, count in brings(state, place).items() if name.startswith("growing-")]
    assert sum(grown) == sum(after.tile_cubes) > 0


def test_what_is_harvested_counts_once() -> None:
    """M12.1."""
    state = working()
    lay(state, 0, "pair", "2,12")
    state.workers = [1, 0]
    play(state, "A out 2,11", "A stop")
    assert brings(state, "A harvest 2,12 food") == {"food": 1}
    assert brings(state, "A harvest 2,12 earth") == {"earth": 1}


def test_the_atelier_costs_and_brings_at_once() -> None:
    """M13.6, M13.7."""
    state = in_atelier()
    give(state, 0, food=2, larvae=2, earth=2)
    sound(state)
    assert brings(state, "A dig") == {"levels": 1, "earth": -2}
    assert brings(state, "A breed") == {"nurses": 1, "food": -2, "larvae": -2}
    assert brings(state, "A done") == {}


def test_winter_costs_food_and_points() -> None:
    """M17.1, M17.3, M17.4: larvae can be food; what is still missing costs points."""
    state = in_atelier()
    state.season = 2
    state.dice[:2] = [0, 0]
    give(state, 0, food=2, larvae=3)
    give(state, 1, food=4)
    play(state, "A done")
    assert state.phase == "winter"
    paid = brings(state, "A pay")
    assert paid["food"] == -2
    assert paid["winter"] < 0
    helped = brings(state, "A exchange 3")
    assert helped["larvae"] == -3
    assert helped["winter"] > paid["winter"]
