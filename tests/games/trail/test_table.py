"""The table of the example game: what its screens show beside the rules."""

import formicarium as fm
from examples.trail.rules import TrailState
from examples.trail.table import scene
from formicarium.core.scene import Scene

TRAIL = fm.game("trail")


def shown(*taken: int, first_home: int = -1) -> Scene:
    state: TrailState = TRAIL.new(players=len(taken))
    state.taken, state.first_home = list(taken), first_home
    state.crumbs = [3, 0, 0, 0, 0, 1]
    return scene(state.imagine(None))


def test_every_seat_has_a_store_with_a_bite_for_each_point_of_its_crumbs() -> None:
    stores = [part for part in shown(3, 0, 12).surfaces if part.kind == "player"]
    assert [(store.seat, len(store.sprites)) for store in stores] == [(0, 3), (1, 0), (2, 12)]
    assert stores[0].sprites[2].id == "bite@store-0#2"


def test_facts_count_what_is_left_and_all_points_of_each_seat() -> None:
    facts = [(fact.value, fact.seat) for fact in shown(3, 0, first_home=1).facts]
    assert facts == [("4", None), ("3", 0), ("3", 1)]
