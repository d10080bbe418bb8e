"""The numbers on boards and labels agree with the rulebook, and they come true."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from formicarium.core.message import Message
from formicarium.core.scene import Sprite
from formicarium.games.myrmes.components import PREY, ROOMS
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import (
    MYRMES,
    enrich,
    facing,
    give,
    hold_prey,
    in_atelier,
    lay,
    level_of,
    new_game,
    offered,
    plan,
    play,
    play_eagerly,
    put_prey,
    short_of_ants,
    sound,
    start,
    working,
)
from tests.tables import TableKind

# Reading a screen.


def board(state: MyrmesState, seat: int = 0, viewer: int = 0) -> dict[str, Sprite]:
    """Return the board of a colony as a player sees it."""
    surfaces = {surface.id: surface for surface in MYRMES.scene(state.imagine(viewer)).surfaces}
    return {sprite.id: sprite for sprite in surfaces[f"colony-{seat}"].sprites}


def tag(state: MyrmesState, name: str, seat: int = 0, viewer: int = 0) -> int:
    return int(board(state, seat, viewer)[f"{name}-{seat}"].text)


def winter_fact(state: MyrmesState, seat: int = 0) -> int:
    facts = MYRMES.scene(state.imagine(None)).facts
    (found,) = [fact for fact in facts if fact.symbol == "myrmes-winter" and fact.seat == seat]
    return int(found.value)


def open_rooms(state: MyrmesState, seat: int = 0, viewer: int = 0) -> list[str]:
    shown = board(state, seat, viewer)
    return [room for room in ROOMS if f"closed-{seat}-{room}" not in shown]


def amounts(said: Message | Any) -> Counter[str]:
    """Return all numbers of things in a message."""
    if not isinstance(said, Message):
        return Counter()
    if said.id.startswith("myrmes-amount-"):
        return Counter({said.id.removeprefix("myrmes-amount-"): int(str(said.args["count"]))})
    return sum(map(amounts, said.args.values()), Counter())


def label(state: MyrmesState, line: str) -> Message:
    """Return the label of a legal action."""
    action = MYRMES.parse(line)
    assert action in state.legal_actions(action.seat)
    (option,) = MYRMES.choices(state.imagine(action.seat), [action]).options
    return option.label


def costs(state: MyrmesState, line: str) -> dict[str, int]:
    return dict(amounts(label(state, line).args.get("costs")))


def brings(state: MyrmesState, line: str) -> dict[str, int]:
    return dict(amounts(label(state, line).args.get("brings")))


# Winter.


@pytest.mark.parametrize(
    ("year", "food", "soldiers", "lack"),
    [(0, 0, 0, 4), (0, 1, 2, 1), (1, 3, 1, 1), (2, 0, 4, 2), (2, 3, 3, 0), (0, 0, 6, 0)],
)
def test_m17_1_m17_2_the_food_that_winter_lacks(
    year: int, food: int, soldiers: int, lack: int
) -> None:
    """M17.3: on the board and among the facts; it costs 3 points each when winter comes."""
    state = in_atelier(1)
    state.year, state.season, state.dice = year, 2, [0, 0, 5]
    give(state, 0, food=food, soldiers=soldiers, larvae=0)
    give(state, 1, food=4, soldiers=4)
    assert tag(sound(state), "winter") == winter_fact(state) == lack
    play(state, "A done")
    assert state.score_sheet()[0]["winter"] == -3 * lack
    if state.is_over:
        assert tag(state, "winter") == winter_fact(state) == 0


def test_m17_4_larvae_exchanged_in_winter_are_off_the_own_board_at_once() -> None:
    """M16.1, Q41: the player sees what is still missing, the others do not."""
    state = in_atelier(1)
    state.season, state.dice = 2, [0, 0, 5]
    give(state, 0, food=1, larvae=7)
    play(state, "A done")
    assert costs(state, "A pay") == {"points": 9}
    assert (costs(state, "A exchange 3"), brings(state, "A exchange 3")) == (
        {"larvae": 3},
        {"food": 1},
    )
    play(state, "A exchange 3")
    assert (tag(state, "winter"), larvae_on_board(state, viewer=0)) == (2, 4)
    assert (tag(state, "winter", viewer=1), larvae_on_board(state, viewer=1)) == (3, 7)
    assert costs(state, "A pay") == {"points": 6}
    play(state, "A pay")
    assert state.score_sheet()[0]["winter"] == -6
    assert state.larvae[0] == 4


def larvae_on_board(state: MyrmesState, viewer: int) -> int:
    return len([name for name in board(state, 0, viewer) if name.startswith("larva@")])


def test_what_pay_costs_comes_true(table: TableKind) -> None:
    """M17.3: at every winter of a game."""
    for position, action in play_eagerly(new_game(table, 2), Random(2)):
        if position.phase == "winter":
            letter = "ABCD"[action.seat]
            told = costs(position, f"{letter} pay").get("points", 0)
            assert told == 3 * tag(position, "winter", action.seat, action.seat)
            later, year = position.copy(), position.year
            play(later, f"{letter} pay")
            while later.phase == "winter" and later.year == year:
                play(later, f"{'ABCD'[later.to_act[0]]} pay")
            lost = position.score_sheet()[action.seat]["winter"] - told
            assert later.score_sheet()[action.seat]["winter"] == lost


# The store and the rooms.


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("variant", ["second", "english"])
def test_m15_2_m4_5c_d9_the_limit_of_the_store(variant: str, level: int) -> None:
    """4 cubes at level 0 or I, 6 at II or III; level+1 counts in one of the editions."""
    usual = (4, 4, 6, 6)
    deeper = (4, 6, 6, 6) if variant == "second" else usual
    for event, limits in (("soldier+1", usual), ("level+1", deeper)):
        state = in_atelier(1, variant=variant)
        if event == "level+1":
            state.dice[0], state.event, state.spent = 1, [0, 1], [1, 0]
        give(state, 0, level=level, food=9)
        assert tag(sound(state), "limit") == limits[level]
        play(state, "A done")
        assert offered(state, "keep") == [f"A keep food {limits[level]} earth 0 stone 0"]
        assert costs(state, offered(state, "keep")[0]) == {"food": 9 - limits[level]}


@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("event", ["soldier+1", "level+1"])
def test_m6_4_m4_5a_the_rooms_that_are_open(event: str, level: int) -> None:
    """The rooms down to the level, and with level+1 one more, if there is one (M4.5)."""
    state = working(event=event)
    give(state, 0, level=level, food=1)
    expected = ["gestation", "larder", "quarry", "queen"][: level + 1 + (event == "level+1")]
    assert open_rooms(state) == expected
    assert {line.split()[2] for line in offered(state, "work")} == set(expected)


def test_q41_an_event_chosen_in_secret_is_on_the_own_board_alone() -> None:
    """M3.4, M4.3, M4.5: cube, larvae, nurses, rooms and store."""
    state = start(die=1)
    give(state, 0, level=1, larvae=3)
    play(state, "A event level+1", "A nurses larvae 2")
    assert open_rooms(state) == ["gestation", "larder", "quarry"]
    assert open_rooms(state, viewer=1) == ["gestation", "larder"]
    assert (tag(state, "limit"), tag(state, "limit", viewer=1)) == (6, 4)
    assert (larvae_on_board(state, viewer=0), larvae_on_board(state, viewer=1)) == (2, 3)
    on_track = {f"nurse-0@track-0-0#{number}" for number in range(2)}
    assert on_track <= set(board(state))
    assert not on_track & set(board(state, viewer=1))


# Births.


@pytest.mark.parametrize(
    ("event", "track", "born"),
    [
        ("move+3", "larvae", (0, 1, 3, 5)),
        ("larvae+2", "larvae", (0, 3, 5, 7)),
        ("move+3", "workers", (0, 0, 1, 1, 2)),
        ("worker+1", "workers", (0, 0, 2, 2, 3)),
        ("move+3", "soldiers", (0, 0, 1, 2)),
        ("soldier+1", "soldiers", (0, 0, 2, 3)),
    ],
)
def test_m5_2_m5_3_m5_4_what_nurses_bear(event: str, track: str, born: tuple[int, ...]) -> None:
    """M4.7, M4.10, M4.12: with what the event adds; the labels say it before it happens."""
    for nurses, number in enumerate(born):
        state = start(die=4)
        state.nurses[0] = 8
        plan(state, 1)
        state.larvae[0] = 3
        play(state, f"A event {event}")
        line = f"A nurses {track} {nurses}"
        while line not in offered(state, "nurses", 0):
            play(state, offered(state, "nurses", 0)[0])
        assert brings(state, line) == ({track: number} if number else {})
        play(state, line)
        old = counted(board(state), track)
        while state.phase == "event":
            play(state, offered(state, "nurses", 0)[0])
        assert getattr(state, track)[0] == old + number


def counted(shown: dict[str, Sprite], track: str) -> int:
    """Return the number of larvae, workers or soldiers at home."""
    place = {"larvae": "larva@larvae-0", "workers": "worker-0@workers", "soldiers": "soldier-0@"}
    return len([name for name in shown if name.startswith(place[track])])


def test_q5_the_ants_that_are_born() -> None:
    state = short_of_ants()
    assert brings(state, "A bear workers 1 soldiers 1") == {"workers": 1, "soldiers": 1}


# Goes of workers and nurses.


def test_what_labels_say_in_a_go_comes_true(table: TableKind) -> None:
    """Unless the action ends the phase, its player gains and loses exactly what its label says."""
    for seed in range(3):
        state = new_game(table, seed)
        if seed:
            enrich(state)
        for position, action in play_eagerly(state, Random(seed)):
            if position.phase in ("workers", "atelier"):
                later = position.copy()
                later.apply(action)
                if later.phase == position.phase:
                    compare(position, action, later)


def compare(position: MyrmesState, action: Any, later: MyrmesState) -> None:
    told = Counter(brings(position, str(action)))
    told.subtract(costs(position, str(action)))
    old, new = (held(state, action.seat) for state in (position, later))
    change = {what: new[what] - old[what] for what in old}
    for what in ("prey", "owned", "levels"):  # told only where they are given up
        change[what] = min(0, change[what])
    if later.worker >= 0:
        change["moves"] = later.steps_left - position.steps_left
    if isinstance(action, act.Place):
        laid = later.observe(None)["tiles"][-1]["cubes"]
        change |= {cube: change[cube] + count for cube, count in laid.items()}
    assert {w: n for w, n in told.items() if n} == {w: n for w, n in change.items() if n}, action


def held(state: MyrmesState, seat: int) -> dict[str, int]:
    """Return what a seat has of all that actions take or bring, from the public observation."""
    seen = state.observe(None)
    home: dict[str, Any] = seen["colonies"][seat]
    on_objectives = sum(bool(each["finished"][seat]) for each in seen["objectives"])
    owned = [tile for tile in seen["tiles"] if tile["owner"] == seat]
    special = [tile for tile in owned if tile["kind"] in ("farm", "scavenging", "subcolony")]
    return {
        **home["store"],
        "larvae": home["larvae"],
        "soldiers": home["soldiers"],
        "points": home["points"],
        "nurses": home["nurses"] + on_objectives,
        "prey": sum(home["prey"].values()),
        "owned": len(special),
        "levels": home["level"],
    }


PAID: dict[str, dict[str, int]] = {
    "food3": {"food": 3},
    "larvae5": {"larvae": 5},
    "soldiers2": {"soldiers": 2},
    "prey2": {"prey": 2},
    "mix2 earth 0": {"stone": 2},
    "mix2 earth 1": {"earth": 1, "stone": 1},
    "stone3": {"stone": 3},
    "larvae9": {"larvae": 9},
    "nurses6": {"nurses": 1},
    "prey3": {"prey": 3},
    "level2": {"levels": 1},
    "food5": {"food": 5},
    "mix6 earth 2": {"earth": 2, "stone": 4},
    "mix6 earth 6": {"earth": 6},
    "nurses8": {"nurses": 2},
    "prey4": {"prey": 4},
    "level3": {"levels": 2},
    "stone5": {"stone": 5},
}


@pytest.mark.parametrize("way", PAID)
def test_m14_4_m14_6_what_objectives_cost_and_bring(way: str) -> None:
    """M14.6b, M14.7, M14.9, M14.10, M14.11, M14.12: as their labels say."""
    state = facing(way.split(maxsplit=1)[0])
    give(state, 0, food=6, earth=6, stone=6, larvae=9, soldiers=2, level=3, nurses=8)
    state.nurses[0] -= sum(map(bool, state.finished[:6]))
    hold_prey(state, 0, 4)
    line, points = f"A objective {way}", {1: 6, 2: 9, 3: 12}[level_of(way.split(maxsplit=1)[0])]
    assert costs(sound(state), line) == PAID[way]
    assert brings(state, line) == {"points": points}
    before = held(state, 0)
    play(state, line)
    after = held(state, 0)
    change = {what: after[what] - before[what] for what in after if after[what] != before[what]}
    assert change == {what: -count for what, count in PAID[way].items()} | {"points": points}


@pytest.mark.parametrize(("name", "given"), [("special2", 1), ("special3", 2)])
def test_m14_8_special_tiles_given_up(name: str, given: int) -> None:
    state = facing(name)
    for kind, place, turn in (("farm", "2,12", 0), ("scavenging", "0,12", 1), ("farm", "9,11", 0)):
        lay(state, 0, kind, place, turn)
    lines = [line for line in offered(state, "objective") if name in line]
    assert len(lines) == 3
    for line in lines:
        assert costs(state, line) == {"owned": given}


def test_m14_13_the_points_come_with_the_last_pheromone() -> None:
    state = facing("pheromones4")
    for place in ("2,12", "4,12", "6,12", "8,12"):
        lay(state, 0, "pair", place)
    line = "A objective pheromones4"
    assert (costs(state, line), brings(state, line)) == ({}, {})
    play(state, line)
    for number in range(4):
        line = offered(state, "empty")[0]
        assert brings(state, line) == ({"points": 6} if number == 3 else {})
        play(state, line)


@pytest.mark.parametrize("prey", PREY)
def test_m8_2_m4_6_what_hunting_costs_and_brings(prey: str) -> None:
    """Q20: points+1 has no effect if no points are scored."""
    soldiers, food, points = {"ladybug": (1, 2, 0), "termite": (1, 1, 3), "spider": (2, 1, 5)}[prey]
    state = working(event="points+1")
    give(state, 0, soldiers=2)
    put_prey(state, "4,10", prey)
    play(state, "A out 2,11", "A step 3,11", "A step 3,10")
    assert costs(state, "A hunt 4,10") == {"moves": 1, "soldiers": soldiers}
    assert brings(state, "A hunt 4,10") == {"food": food} | ({"points": points} if points else {})
