"""Examples at the border of what can be: a position that fits, and a change that is refused.

Together with ``broken.txt`` they have every check of ``consistency`` and ``conservation``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import formicarium as fm
from formicarium.games.myrmes.rules.geometry import CLOSED, LAIRS, SPOTS, parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes import broken
from tests.games.myrmes.tables import (
    MYRMES,
    facing,
    give,
    hold_prey,
    in_atelier,
    lay,
    play,
    start,
    use_objectives,
    working,
)
from tests.games.myrmes.test_objectives import chain
from tests.games.myrmes.test_settling import settling

# Positions that are possible.


def first_at(players: int) -> MyrmesState:
    """Return a first event with the token at the last seat."""
    state = start(players)
    state.first = players - 1
    return state


def second_to_settle() -> MyrmesState:
    """Return the choice of D, the second of four: the order is A, D, C, B."""
    state = MYRMES.new(4, 1, options={"places": "chosen"})
    state.first, state.owing = 1, (3,)
    state.exits = [(parse_hex("6,3"),), (), (), ()]
    state.blocked |= 1 << parse_hex("6,3")
    return state


def autumn(year: int = 0) -> MyrmesState:
    """Return A's go in the atelier in autumn."""
    state = in_atelier(1)
    state.year, state.season, state.dice = year, 2, [0, 0, 5]
    return state


def winter(done: int = 0) -> MyrmesState:
    """Return a first winter in which A may turn larvae into food; B may have done an objective."""
    state = autumn()
    give(state, 0, larvae=4)
    state.finished[6], state.points[11 + 7] = done, 6 if done else 0
    return play(state, "A done")


def over(year: int = 2) -> MyrmesState:
    """Return the end of a game."""
    state = autumn(year)
    state.owing, state.phase, state.season, state.dice = (), "over", 3, [0, 0, 0]
    state.placed = [0] * 8
    return state


def with_rooms(level: int, rooms: int, event: str = "soldier+1") -> MyrmesState:
    """Return a workers' phase in which A's workers are in these rooms."""
    state = working(event=event)
    state.level[0], state.rooms[0], state.busy[0] = level, rooms, rooms.bit_count()
    return state


def with_ants(*lines: str) -> MyrmesState:
    """Return a go of A, who has eight ants: two of them are workers."""
    state = play(working(), *lines)
    give(state, 0, soldiers=6)
    return state


def with_nurses(nurses: int, *placed: int) -> MyrmesState:
    """Return a workers' phase in which B has placed nurses."""
    state = working()
    give(state, 1, nurses=nurses)
    state.placed[4:] = placed
    return state


def with_objectives(*rounds: int, year: int = 2, season: int = 0) -> MyrmesState:
    """Return a go of A; B has finished the objectives of the game in these rounds."""
    state = in_atelier(1)
    state.year, state.season = year, season
    state.dice = [0] * season + [5] * (3 - season)
    use_objectives(state, "food3", "larvae5", "stone3", "larvae9", "mix6", "nurses8")
    state.finished[6:] = rounds
    points = zip((6, 6, 9, 9, 12, 12), rounds, strict=True)
    state.points[11 + 7] = sum([each for each, when in points if when])
    return state


def at_work() -> MyrmesState:
    """Return the workers' phase of the fifth round; B has finished an objective in the fourth."""
    state = working()
    use_objectives(state, "food3", "larvae5", "stone3", "larvae9", "mix6", "nurses8")
    state.year, state.season, state.dice = 1, 1, [0, 5, 5]
    state.finished[6], state.points[11 + 7] = 4, 6
    return state


def out(event: str = "soldier+1", place: str = "", **more: Any) -> MyrmesState:
    """Return A's worker on the way, after A has used all others."""
    state = working(4, event=event, **more)
    state.workers[0] = 1
    play(state, "A out 2,11")
    state.worker = parse_hex(place) if place else state.worker
    return state


def on_a_line() -> MyrmesState:
    """Return A's worker on a tile of three hexes."""
    state = out()
    lay(state, 1, "line", "2,12")
    state.worker = parse_hex("2,12")
    return state


def english(phase: str, portions: str) -> MyrmesState:
    """Return a phase of the English edition in which A has turned a larva into food."""
    build: Callable[..., MyrmesState] = working if phase == "workers" else partial(in_atelier, 1)
    state = build(variant="english", portions=portions)
    give(state, 0, larvae=1)
    return play(state, "A exchange 1")


def emptying(name: str) -> MyrmesState:
    """Return A's go, in which pheromones are emptied for an objective that is not the first."""
    state = facing(name)
    chain(state, int(name[-1]))
    return play(state, f"A objective {name}")


def with_tiles() -> MyrmesState:
    """Return a workers' phase in which two seats have a pheromone and a special tile each."""
    state = working(4)
    lay(state, 0, "pair", "2,12")
    lay(state, 0, "farm", "4,12")
    lay(state, 3, "line", "0,9")
    lay(state, 3, "subcolony", "6,11", 1)
    return state


def lay_for_two(kind: str) -> MyrmesState:
    """Return a workers' phase of two players in which B has a tile."""
    state = working()
    lay(state, 1, kind, "2,12")
    return state


def with_neutral_tile() -> MyrmesState:
    """Return the atelier after A has given up a tile."""
    state = facing("special2")
    lay(state, 0, "farm", "2,12")
    lay(state, 0, "scavenging", "0,12", 1)
    return play(state, "A objective special2 0,12")


def with_exits() -> MyrmesState:
    """Return A's go in the atelier with four tunnel exits."""
    state = in_atelier(1)
    state.exits[0] = tuple(map(parse_hex, ("2,11", "3,11", "1,11", "0,11")))
    for place in state.exits[0]:
        state.blocked |= 1 << place
    return state


def limited() -> MyrmesState:
    """Return the first event with a limited supply."""
    return start(supply="limited")


def hunted() -> MyrmesState:
    """Return a workers' phase: B holds five ladybugs and a termite; A has handed in two."""
    state = working(4)
    use_objectives(state, "prey2", "mix2", "stone3", "prey3", "mix6", "prey4")
    state.prey = [0] * 6 + [1] * 6 + [2] * 6
    hold_prey(state, 1, 8)
    state.prey_held[3:6] = [5, 1, 0]
    state.year, state.finished[0], state.points[7] = 1, 1, 6
    return state


def changed(values: list[Any], place: int, value: Any) -> list[Any]:
    """Return a list with another entry."""
    return [*values[:place], value, *values[place + 1 :]]


NO_FINISHED = [0] * 6
EXITS = tuple(map(parse_hex, ("2,11", "3,11", "1,11", "0,11", "8,11")))
"""Those of A in ``with_exits``, and that of B."""

EXAMPLES: list[tuple[Callable[[], MyrmesState], dict[str, Any], str]] = [
    # Seats, seasons and start spaces.
    (partial(first_at, 2), {"first": 2}, "first is 2 (M2.12)"),
    (partial(first_at, 3), {"first": 3}, "first is 3 (M2.12)"),
    (start, {"owing": (0, 1, 2)}, "owing names a seat that is not there (M20.1)"),
    (start, {"owing": (1, 0)}, "owing is not in order (M3.3)"),
    (start, {"owing": (0, 0, 1)}, "owing is not in order (M3.3)"),
    (start, {"owing": ()}, "owing does not fit the end of the game (M19.1)"),
    (over, {"owing": (0,)}, "owing does not fit the end of the game (M19.1)"),
    (over, {"year": 1}, "over before the third winter (M19.1)"),
    (autumn, {"season": 3}, "atelier in season 3 (M3.1)"),
    (autumn, {"phase": "winter"}, "winter in season 2 (M3.1)"),
    (autumn, {"dice": [0, 0, 0]}, "dice are [0, 0, 0] (M15.5)"),
    (autumn, {"dice": [0, 1, 5]}, "dice are [0, 1, 5] (M15.5)"),
    (autumn, {"dice": [1, 0, 5]}, "dice are [1, 0, 5] (M15.5)"),
    (settling, {"owing": (0, 2)}, "two players choose a start space (Q1b)"),
    (second_to_settle, {"owing": (0,)}, "seat 0 has 1 tunnel exits (Q1b)"),
    (second_to_settle, {"owing": (1,)}, "seat 2 has 0 tunnel exits (Q1b)"),
    (second_to_settle, {"owing": (2,)}, "seat 3 has 0 tunnel exits (Q1b)"),
    (
        settling,
        {"year": 1, "season": 1, "dice": [0, 1, 1]},
        "something has happened before all have a start space (M2.7)",
    ),
    # Events and ants.
    (
        partial(working, event="hex+1"),
        {"spent": [0, 0]},
        "seat 0 spent 0 larvae for 1 steps (M4.3)",
    ),
    (
        start,
        {"event": [6, 5], "dice": [5, 1, 1], "spent": [1, 0]},
        "seat 0 has spent larvae (M15.1)",
    ),
    (winter, {"spent": [0, 1]}, "seat 1 has spent larvae (M15.1)"),
    (start, {"busy": [0, 1], "rooms": [0, 1]}, "seat 1: workers in the rooms (M15.3)"),
    (winter, {"busy": [1, 0], "rooms": [1, 0]}, "seat 0: workers in the rooms (M15.3)"),
    (broken.births, {"busy": [1, 0], "rooms": [1, 0]}, "seat 0: workers in the rooms (M15.3)"),
    (autumn, {"workers": [0, 1]}, "seat 1: unused workers (M6.1)"),
    (partial(with_rooms, 0, 1), {"rooms": [2, 0]}, "seat 0: a worker too deep (M6.4)"),
    (partial(with_rooms, 1, 2), {"rooms": [4, 0]}, "seat 0: a worker too deep (M6.4)"),
    (partial(with_rooms, 2, 4), {"rooms": [8, 0]}, "seat 0: a worker too deep (M6.4)"),
    (partial(with_rooms, 3, 15), {"level": [2, 0]}, "seat 0: a worker too deep (M6.4)"),
    (partial(with_rooms, 0, 2, "level+1"), {"rooms": [4, 0]}, "seat 0: a worker too deep (M6.4)"),
    (start, {"placed": [0] * 7 + [1]}, "nurses are placed between the rounds (M15.4)"),
    (winter, {"placed": [1] + [0] * 7}, "nurses are placed between the rounds (M15.4)"),
    (with_ants, {"soldiers": [7, 0]}, "seat 0 has more than 8 ants (M5.7)"),
    (partial(with_ants, "A out 2,11"), {"soldiers": [7, 0]}, "seat 0 has more than 8 ants (M5.7)"),
    (
        partial(with_nurses, 8, 0, 0, 0, 0),
        {"nurses": [3, 9]},
        "seat 1 has more than 8 nurses (M5.9)",
    ),
    (
        partial(with_nurses, 3, 1, 1, 0, 1),
        {"nurses": [3, 2]},
        "seat 1 placed too many nurses (M5.1)",
    ),
    *[
        (
            partial(with_nurses, 8, *changed([0] * 4, track, most)),
            {"placed": [0] * 4 + changed([0] * 4, track, most + 1)},
            "seat 1 has too many nurses on a track (M5.5)",
        )
        for track, most in enumerate((3, 4, 3, 4))
    ],
    (partial(with_rooms, 1, 3), {"busy": [1, 0]}, "seat 0: a worker for each room in use (M6.4)"),
    # Objectives and points.
    *[
        (
            partial(with_objectives, *rounds),
            {"finished": [*NO_FINISHED, *wrong]},
            "seat 1 has done an objective before one of the level below (M14.1)",
        )
        for rounds, wrong in (
            ((1, 0, 2, 0, 0, 0), (2, 0, 1, 0, 0, 0)),
            ((1, 0, 2, 0, 3, 0), (1, 0, 3, 0, 2, 0)),
            ((0, 1, 0, 2, 0, 3), (0, 2, 0, 1, 0, 3)),
            ((3, 1, 0, 2, 0, 4), (3, 4, 0, 2, 0, 1)),
            ((1, 3, 2, 4, 0, 0), (0, 0, 2, 0, 0, 0)),
            ((1, 0, 2, 0, 3, 0), (1, 0, 0, 0, 3, 0)),
        )
    ],
    (
        partial(with_objectives, 1, 3, 2, 0, 0, 0),
        {"finished": [*NO_FINISHED, 1, 2, 2, 0, 0, 0]},
        "seat 1: two objectives at once (M14.2)",
    ),
    *[
        (position, {"finished": [*NO_FINISHED, later, 0, 0, 0, 0, 0]}, reason)
        for reason in ("seat 1: an objective to come (M14.3)",)
        for position, later in (
            (partial(with_objectives, 5, 0, 0, 0, 0, 0, year=1, season=1), 6),
            (partial(with_objectives, 3, 0, 0, 0, 0, 0, year=0, season=2), 4),
            (partial(winter, 3), 4),
            (at_work, 5),
        )
    ],
    (start, {"points": changed([10, *[0] * 10] * 2, 0, 9)}, "start points (M2.9)"),
    (
        partial(with_objectives, 1, 0, 2, 0, 0, 0),
        {"points": [10, *[0] * 10, 10, *[0] * 6, 14, 0, 0, 0]},
        "seat 1: points for objectives (M14.4)",
    ),
    (
        with_tiles,
        {"points": changed([10, *[0] * 10] * 4, 12, 2)},
        "seat 1: points for pheromones (M9.7)",
    ),
    *[
        (start, {"points": [10, *[0] * 9, lost, 10, *[0] * 10]}, "seat 0: points of winter (M17.3)")
        for lost in (-1, -2, -4, 1, 3)
    ],
    (start, {"points": changed([10, *[0] * 10] * 2, 13, -1)}, "seat 1: points below zero (M21)"),
    # Workers on their way.
    (start, {"steps_left": 1}, "movement points without a worker (M7.3)"),
    (start, {"worker": 130}, "a worker out of its phase (M7.1)"),
    (out, {"owing": (0, 1)}, "a worker out of its phase (M7.1)"),
    (out, {"steps_left": 4}, "4 movement points (M7.3)"),
    (partial(out, "move+3"), {"event": [5, 5, 5, 5], "spent": [0] * 4}, "6 movement points (M7.3)"),
    (out, {"worker": parse_hex("4,4")}, "a worker out of the garden (M7.8)"),
    (on_a_line, {"worker": parse_hex("3,12")}, "a worker on a tile stands on its first hex (M7.4)"),
    (out, {"worker": LAIRS[4][0]}, "a worker stands on prey (M7.9)"),
    (partial(out, "soldier+1", "8,11"), {"worker": LAIRS[4][9]}, "a worker stands on prey (M7.9)"),
    (
        partial(out, "soldier+1", "9,0"),
        {"worker": -1, "steps_left": 0},
        "seat 0 has nothing to do (M6.1)",
    ),
    # What belongs to a go.
    (working, {"workers": [0, 2]}, "seat 0 has nothing to do (M6.1)"),
    (autumn, {"placed": [0] * 8}, "seat 0 has nothing to do (M6.1)"),
    (autumn, {"owing": (0, 1)}, "two players have their go (M2.12)"),
    (working, {"chosen": [(), (1,)]}, "chosen out of a simultaneous phase (M3.3)"),
    (over, {"chosen": [(), (1,)]}, "chosen out of a simultaneous phase (M3.3)"),
    (working, {"atelier_done": 1}, "atelier_done out of the atelier (M13.2)"),
    (autumn, {"portioned": [False, False]}, "portioned in this edition (D18b)"),
    (autumn, {"portion_taken": True}, "portion_taken (D18)"),
    (partial(english, "workers", "per-go"), {"portioned": [False] * 2}, "portion_taken (D18)"),
    (partial(english, "atelier", "once"), {"portion_taken": True}, "portion_taken (D18)"),
    (partial(start, variant="english"), {"portion_taken": True}, "portion_taken (D18)"),
    (
        partial(start, variant="english", portions="once"),
        {"portioned": [False, True]},
        "portioned before the workers (D18b)",
    ),
    (
        partial(start, variant="english"),
        {"portioned": [False]},
        "portioned has a wrong length (D18b)",
    ),
    # Pheromones that are emptied.
    (autumn, {"emptied": (0,)}, "emptied without an objective (M14.13)"),
    (working, {"emptying": 0}, "emptying out of the atelier (M14.13)"),
    (start, {"emptying": 0}, "emptying out of the atelier (M14.13)"),
    (broken.emptying, {"emptying": 1}, "emptying for another objective (M14.13)"),
    (broken.emptying, {"atelier_done": 8}, "a second objective in a round (M13.2)"),
    (broken.emptying, {"emptied": (0, 0)}, "emptied pheromones are not connected (Q32)"),
    (broken.emptying, {"emptied": (0, 4)}, "emptied pheromones are not connected (Q32)"),
    (broken.emptying, {"emptied": (0, 1, 2, 3)}, "emptied pheromones are not connected (Q32)"),
    (broken.emptying, {"emptied": (0, 1, 2)}, "an emptied pheromone has cubes (M14.13)"),
    (broken.emptying, {"emptied": (1, 2)}, "an emptied pheromone has cubes (M14.13)"),
    (
        partial(emptying, "pheromones4"),
        {"finished": [0, 1, *[0] * 10], "points": [10, *[0] * 6, 6, *[0] * 3, 10, *[0] * 10]},
        "an objective that cannot be done (M14.1)",
    ),
    (
        partial(emptying, "pheromones7"),
        {"finished": [1, *[0] * 11], "points": [10, 2, *[0] * 5, 6, *[0] * 3, 10, *[0] * 10]},
        "an objective that cannot be done (M14.1)",
    ),
    # Tiles.
    (with_tiles, {"tile_owner": [-1, 0, 3, 3]}, "tile_owner (M1.3)"),
    (partial(lay_for_two, "pair"), {"tile_owner": [2]}, "tile_owner (M1.3)"),
    (partial(lay_for_two, "farm"), {"tile_owner": [2]}, "tile_owner (M1.3)"),
    (partial(lay_for_two, "farm"), {"tile_spot": [-1]}, "a special tile was cleared (M10.6)"),
    (
        with_tiles,
        {"tile_spot": [len(SPOTS[0]), 0, 0, 0]},
        f"tile_spot {len(SPOTS[0])} does not exist (M9.4)",
    ),
    (with_tiles, {"tile_cubes": [0, 2, *[0] * 10]}, "tile 0 has more cubes than it got (M9.6)"),
    (with_tiles, {"tile_cubes": [*[0] * 9, 0, 1, 0]}, "tile 3 has more cubes than it got (M9.6)"),
    (with_tiles, {"owner_cubes": [3, 4, 4, 4]}, "seat 3 has 5 owner cubes (M10.4)"),
    (with_tiles, {"special": [8, 7]}, "special tiles are missing (M1.5)"),
    (with_tiles, {"special": [7, 8]}, "special tiles are missing (M1.5)"),
    (with_neutral_tile, {"finished": [0] * 12}, "1 neutral tiles (M14.8)"),
    # Prey and exits.
    *[
        (hunted, {"prey_held": [0, 0, 0, *held, *[0] * 6]}, reason)
        for held, reason in (
            ([6, 1, 0], "19 prey tokens instead of 18 (M8.3)"),
            ([4, 1, 0], "17 prey tokens instead of 18 (M8.3)"),
            ([7, 0, 0], "there are 7 of ladybug (M1.6)"),
            ([5, 3, 0], "there are 7 of termite (M1.6)"),
        )
    ],
    (with_exits, {"exits": [EXITS[:3] + EXITS[:1], EXITS[4:]]}, "two tunnel exits on a hex (Q9)"),
    (with_exits, {"exits": [EXITS, EXITS[:1]]}, "two tunnel exits on a hex (Q9)"),
    (
        with_exits,
        {"exits": [(*EXITS[:4], parse_hex("6,11")), EXITS[4:]]},
        "a seat has more than 4 tunnel exits (M13.5)",
    ),
    (
        with_exits,
        {"exits": [(EXITS[1], EXITS[0]), EXITS[4:]]},
        "exits away from the starts (M2.8)",
    ),
    (
        with_exits,
        {"exits": [(*EXITS[:3], parse_hex("1,10")), EXITS[4:]]},
        "two things lie on a hex (M9.4)",
    ),
    (
        with_exits,
        {"exits": [(*EXITS[:3], LAIRS[2][-1]), EXITS[4:]]},
        "two things lie on a hex (M9.4)",
    ),
    (with_exits, {"blocked": CLOSED[2]}, "blocked does not show what is taken (M9.4)"),
    (with_tiles, {"tile_at": [-1] * 151}, "tile_at does not show the tiles (M9.4)"),
    # The supply.
    (limited, {"supply": [30, 15, 15, 27]}, "29 larvae (Q26)"),
    (limited, {"supply": [30, 14, 15, 28]}, "14 cubes of earth (Q26)"),
    (limited, {"larvae": [1, 0]}, "29 larvae (Q26)"),
]


@pytest.mark.parametrize(("position", "change", "reason"), EXAMPLES)
def test_what_cannot_be(
    position: Callable[[], MyrmesState], change: dict[str, Any], reason: str
) -> None:
    """The position fits as it is; with the change it is refused for this reason."""
    state = position()
    state.check()
    for field, value in change.items():
        setattr(state, field, value)
    with pytest.raises(fm.StateError) as error:
        state.check()
    assert str(error.value) == f"not a position of myrmes: {reason}"
