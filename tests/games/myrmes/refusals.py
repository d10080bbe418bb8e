"""Positions of Myrmes, what is refused there, and what players read then."""

from __future__ import annotations

from functools import partial

from formicarium.games.myrmes.rules.state import MyrmesState
from tests.conformance.refusals import Table
from tests.games.myrmes.tables import (
    FIRST_SIX,
    bare,
    facing,
    give,
    in_atelier,
    lay,
    lay_free,
    play,
    put_prey,
    short_of_ants,
    sound,
    start,
    use_objectives,
    working,
)
from tests.games.myrmes.test_harvest import MIXED, harvesting
from tests.games.myrmes.test_objectives import chain
from tests.games.myrmes.test_settling import settling

# Positions.


def choosing(*lines: str) -> MyrmesState:
    """Return the choice of events, with the dice at move+3; A has a larva and three nurses."""
    state = start(die=4)
    return play(state, *lines)


def in_the_colony(*lines: str, **more: int) -> MyrmesState:
    """Return a go of A in the workers' phase."""
    state = working()
    give(state, 0, **more)
    return play(state, *lines)


def without_food_in_the_supply() -> MyrmesState:
    state = working(supply="limited")
    state.larvae[0] += 3
    state.supply[3] -= 3
    state.store[3] += state.supply[0]
    state.supply[0] = 0
    return sound(state)


def after_a_portion(portions: str) -> MyrmesState:
    state = working(variant="english", portions=portions)
    give(state, 0, larvae=3)
    return play(state, "A exchange 1")


def on_the_way(*lines: str, prey: str = "spider") -> MyrmesState:
    """Return A's worker in the garden, beside a pheromone of B and near prey."""
    state = working(event="move+3")
    put_prey(state, "4,10", prey)
    lay(state, 1, "pair", "2,12")
    return play(state, "A out 2,11", *lines)


def placing(*lines: str, **more: int) -> MyrmesState:
    """Return A's worker in the garden at a table for four."""
    state = working(4)
    give(state, 0, **more)
    return play(state, "A out 2,11", *(lines or ("A step 2,12",)))


def out_of_tiles(kind: str, *seats: int) -> MyrmesState:
    state = working(4)
    for seat in seats:
        lay_free(state, seat, kind, 2 if kind == "line" else 4)
    give(state, 0, level=1, stone=1)
    return play(state, "A out 2,11", "A step 2,12")


def on_a_tile(kind: str, *, empty: bool = False, earth: int = 0) -> MyrmesState:
    state = working()
    tile = lay(state, 0, kind, "2,12")
    if empty:
        bare(state, tile)
    give(state, 0, earth=earth)
    return play(state, "A out 2,11", "A step 2,12")


def at_the_edge() -> MyrmesState:
    """Return A's worker at the border of the part of the garden that two players use."""
    ways = [f"A step 2,{row}" for row in (10, 9, 8, 7)]
    return play(working(event="move+3"), "A out 2,11", *ways)


def building(**more: int) -> MyrmesState:
    """Return A's go in the atelier."""
    state = in_atelier(3)
    use_objectives(state, *FIRST_SIX)
    give(state, 0, **more)
    return state


def all_exits() -> MyrmesState:
    state = building()
    state.exits[0] += (state.exits[0][0] + 1, state.exits[0][0] - 1, state.exits[0][0] - 2)
    for place in state.exits[0]:
        state.blocked |= 1 << place
    return sound(state)


def with_special_tiles(name: str) -> MyrmesState:
    state = facing(name)
    for kind, place, turn in (("farm", "2,12", 0), ("scavenging", "0,12", 1), ("farm", "9,11", 0)):
        lay(state, 0, kind, place, turn)
    return state


def completed() -> MyrmesState:
    """Return A's go in the atelier after A has completed the first objective."""
    state = building(food=9)
    state.year, state.finished[0], state.points[7] = 1, 1, 6
    return state


def with_some(objective: str, **more: int) -> MyrmesState:
    state = facing(objective)
    give(state, 0, **more)
    return state


def emptying(*lines: str) -> MyrmesState:
    state = facing("pheromones4")
    chain(state, 4)
    lay(state, 0, "pair", "0,9")
    return play(state, "A objective pheromones4", *lines)


def too_much() -> MyrmesState:
    """Return A's choice of what stays in the store."""
    return play(building(food=5, earth=3), "A done")


def in_winter() -> MyrmesState:
    state = in_atelier(1)
    state.season, state.dice = 2, [0, 0, 5]
    give(state, 0, larvae=4)
    return play(state, "A done")


# What is refused there, by which rule, and in which words.

TABLE: Table = {
    "start spaces": (
        settling,
        """
        C event move+3 (Q1b)
            First choose a start space for your tunnel exit.
        C settle 2,11 (M2.8)
            This is not a start space.
        """,
    ),
    "a start space that is taken": (
        lambda: play(settling(), "C settle 4,5"),
        """
        B settle 4,5 (Q1b)
            Another player has chosen this start space; others are still free.
        """,
    ),
    "event": (
        choosing,
        """
        A settle 2,11 (M2.8)
            The first tunnel exits are already in their places.
        A stop (M3.2)
            Now it is time to choose events and to put nurses to work.
        A nurses larvae 1 (M3.4)
            First choose your event, then put your nurses to work.
        A event level+1 (M4.1)
            That takes 4 larvae; you have 1.
        A event worker+1 (M4.1)
            That takes 3 larvae; you have 1.
        A exchange 3 (M16.1)
            There is nothing to spend food on now; keep your larvae.
        """,
    ),
    "nurses": (
        partial(choosing, "A event move+3"),
        """
        A event move+3 (Q41)
            You have chosen your event, and the choice is final.
        A nurses larvae 4 (M5.2)
            There is room for 3 nurses here.
        A nurses workers 1 (M5.1)
            Choose your nurses in this order: larvae, workers, soldiers, atelier.
        """,
    ),
    "more nurses": (
        partial(choosing, "A event move+3", "A nurses larvae 2"),
        """
        A nurses larvae 1 (Q41)
            You have already put your nurses there, and the choice is final.
        A nurses workers 2 (M5.1)
            You have only 1 nurse left.
        A nurses workers 4 (M5.1)
            You have only 1 nurse left.
        """,
    ),
    "births": (
        short_of_ants,
        """
        A stop (Q5)
            First choose which ants are born.
        A bear workers 0 soldiers 2 (M5.6)
            Your nurses produce at most 3 workers and 1 soldier.
        A bear workers 3 soldiers 1 (M5.7)
            Your reserve has 2 ants, so exactly that many are born.
        """,
    ),
    "workers": (
        partial(in_the_colony, level=3),
        """
        B work gestation (M2.12)
            It is not B’s turn; A must act first.
        A done (M6.2)
            Now use a worker: send it into a room or out of a tunnel.
        A out 8,11 (M7.1)
            Your workers leave only by your own tunnel exits.
        A step 2,12 (M7.1)
            None of your workers is in the garden. Send one out first.
        A work queen (M6.8)
            The queen needs 1 food, and you have none.
        A exchange 3 (M16.1)
            You have only 1 larva left.
        A exchange 1 (M16.2)
            It takes three larvae to get 1 food.
        """,
    ),
    "rooms": (
        partial(in_the_colony, "A work gestation", "B work gestation", larvae=0),
        """
        A work gestation (M6.4)
            One of your workers is already in this room.
        A work quarry stone (M6.4)
            This room opens at colony level 2.
        """,
    ),
    "no food left": (
        without_food_in_the_supply,
        """
        A exchange 3 (Q26)
            There is no food left in the supply.
        """,
    ),
    "a portion in each go": (
        partial(after_a_portion, "per-go"),
        """
        A exchange 2 (D18)
            Fewer than three larvae give 1 food only once in a go, and once in winter.
        A exchange 0 (M16.2)
            It takes three larvae to get 1 food.
        """,
    ),
    "a portion in each round": (
        partial(after_a_portion, "once"),
        """
        A exchange 2 (D18b)
            Fewer than three larvae give 1 food only once in a round, and once in winter.
        """,
    ),
    "on the way": (
        on_the_way,
        """
        A work gestation (M7.2)
            Your worker is still in the garden: move on, place a tile, or stop.
        A step 2,6 (M7.10)
            This part of the garden is not used with this number of players.
        A step 1,10 (M7.8)
            There is water here, and no ant can enter it.
        A step 3,12 (M7.4)
            A tile is a single space. The name of this one is 2,12.
        A step 9,11 (M7.4)
            Your worker can only enter a space next to it.
        A step 2,12 (M7.7)
            Entering this space costs 1 soldier, and you have none.
        A hunt 3,10 (M8.1)
            There is no prey here.
        A clear 2,11 (M11.5)
            Your worker is not on a pheromone.
        A place pair 2,11 0 (Q7)
            A tile cannot cover a tunnel exit.
        """,
    ),
    "beside prey": (
        partial(on_the_way, "A step 3,10"),
        """
        A step 4,10 (M7.9)
            There is prey here: hunt it to enter.
        A hunt 4,10 (M8.2)
            You need 2 soldiers to hunt the spider; you have 0.
        A place pair 3,10 0 (M9.4)
            A tile cannot cover another tile or prey.
        A place pair 4,13 0 (M9.3)
            The tile must cover the hex on which your worker stands.
        """,
    ),
    "beside easy prey": (
        partial(on_the_way, "A step 3,10", prey="ladybug"),
        """
        A hunt 4,10 (M8.2)
            You need 1 soldier to hunt the ladybug; you have 0.
        """,
    ),
    "tired": (
        partial(placing, "A step 2,12", "A step 3,12", "A step 4,12"),
        """
        A step 5,12 (M7.3)
            Your worker has no movement points left.
        """,
    ),
    "placing": (
        placing,
        """
        A place pyramid 2,12 0 (M9.2)
            Your pheromones can cover at most 2 hexes now.
        A place farm 2,12 0 (M10.2)
            You need colony level 1 for an aphid farm.
        A place subcolony 2,12 0 (M10.2)
            You need colony level 3 for a sub-colony.
        """,
    ),
    "placing at level III": (
        partial(placing, level=3, earth=1, stone=1),
        """
        A place pyramid 2,12 0 (M4.11)
            Your pheromones can cover at most 5 hexes now.
        A place subcolony 2,12 0 (M10.3)
            You cannot pay for a sub-colony: it costs 1 food, 1 earth and 1 stone.
        """,
    ),
    "near water": (
        partial(placing, "A step 1,11"),
        """
        A place pair 1,10 2 (M9.4)
            The tile would stick out of the garden or cover water.
        """,
    ),
    "at the edge": (
        at_the_edge,
        """
        A place pair 2,6 2 (M20.4)
            The tile would cover a part of the garden that is not in use.
        """,
    ),
    "no pheromone": (
        partial(out_of_tiles, "line", 0),
        """
        A place line 2,12 0 (M9.5)
            Your reserve has no 3-hex line pheromone left.
        """,
    ),
    "no owner cube": (
        partial(out_of_tiles, "farm", 0),
        """
        A place farm 2,12 0 (Q18)
            All four of your owner cubes are in use.
        """,
    ),
    "no special tile": (
        partial(out_of_tiles, "farm", 1, 2),
        """
        A place farm 2,12 0 (Q18b)
            There is no aphid farm left for anyone.
        """,
    ),
    "on a pheromone": (
        partial(on_a_tile, "pair"),
        """
        A place pair 2,12 0 (M9.1)
            Your worker stands on a tile and cannot place another one here.
        A clear 2,12 (M11.1)
            There are still cubes on this pheromone; only empty ones can be cleared.
        """,
    ),
    "on an empty pheromone": (
        partial(on_a_tile, "pair", empty=True),
        """
        A clear 2,12 (M11.1)
            Clearing a pheromone costs 1 earth, and you have none.
        """,
    ),
    "clearing": (
        partial(on_a_tile, "pair", empty=True, earth=1),
        """
        A clear 5,12 (Q13)
            Choose one of the pheromone’s hexes for your worker to stand on.
        """,
    ),
    "on a special tile": (
        partial(on_a_tile, "farm"),
        """
        A clear 2,12 (M10.6)
            Special tiles cannot be cleared.
        """,
    ),
    "harvest": (
        partial(harvesting, tiles=(MIXED,)),
        """
        A enough (M12.1)
            First take a cube from your 2-hex pheromone.
        A harvest 1,12 earth (M12.1)
            First take a cube from your 2-hex pheromone.
        A harvest 2,12 stone (M12.1)
            You cannot take a cube of this kind from this tile.
        """,
    ),
    "more harvest": (
        lambda: play(harvesting("harvest+3", (MIXED,)), "A harvest 2,12 earth"),
        """
        A harvest 2,12 earth (M12.4)
            Take a cube that is left on one of your pheromones, or stop.
        """,
    ),
    "atelier": (
        building,
        """
        A stop (M13.2)
            Now it is your nurses’ turn in the atelier: use one or finish.
        A tunnel 8,10 (M13.5)
            A tunnel exit must be next to one of your tiles or exits.
        A tunnel 1,10 (Q9)
            A tunnel exit needs an empty hex.
        A dig (M13.6)
            You cannot pay for the next colony level: it costs 2 earth.
        A breed (M13.7)
            You cannot raise a nurse: that costs 2 food and 2 larvae.
        A objective larvae5 (M2.5)
            This objective is not in this game.
        A objective stone3 (M14.1)
            First complete an objective of level I.
        A objective food3 (M14.6)
            You cannot complete “Objective I: discard 3 food” yet.
        A empty 2,12 (M14.13)
            You can empty pheromones only for an objective.
        """,
    ),
    "a full colony": (
        partial(building, level=3, nurses=8, larvae=0),
        """
        A dig (M13.6)
            Your colony has already reached its deepest level.
        A breed (M5.9)
            All your nurses are already in play.
        A exchange 3 (M16.1)
            You have no larvae left.
        """,
    ),
    "after a tunnel": (
        lambda: play(building(), "A tunnel 2,12"),
        """
        A tunnel 1,12 (M13.2)
            You have already used this part of the atelier in this round.
        """,
    ),
    "no tunnel exit": (
        all_exits,
        """
        A tunnel 2,12 (M13.5)
            All your tunnel exits are already in the garden.
        """,
    ),
    "an objective again": (
        completed,
        """
        A objective food3 (M14.2)
            You have already completed this objective.
        """,
    ),
    "earth and stone": (
        partial(with_some, "mix6", earth=5, stone=6),
        """
        A objective mix6 earth 6 (M14.6)
            This objective takes 6 cubes; you have 5 earth and 6 stone.
        """,
    ),
    "a colony that is not deep": (
        partial(with_some, "level3", level=2),
        """
        A objective level3 (M14.9)
            You cannot complete “Objective III: have colony level 3 and go back 2 levels” yet.
        """,
    ),
    "one special tile": (
        partial(with_special_tiles, "special2"),
        """
        A objective special2 1,12 (M14.8)
            Give up one of these special tiles: 2,12; 0,12; 9,11.
        """,
    ),
    "two special tiles": (
        partial(with_special_tiles, "special3"),
        """
        A objective special3 0,12 (M14.8)
            Give up 2 special tiles; these are possible: 2,12 0,12; 2,12 9,11; 0,12 9,11.
        """,
    ),
    "emptying": (
        partial(emptying, "A empty 4,12"),
        """
        A dig (M14.13)
            First empty the pheromones for your objective.
        A empty 0,9 (Q32)
            This is not one of your connected pheromones.
        """,
    ),
    "store": (
        too_much,
        """
        A done (M15.2)
            Your store holds 4 cubes: choose which ones you keep.
        A keep food 1 earth 1 stone 1 (M15.2)
            Keep exactly 4 cubes, as many as your store holds.
        A keep food 0 earth 0 stone 4 (M15.2)
            You do not have that many cubes of each kind.
        A keep food 0 earth 3 stone 1 (M15.2)
            You do not have that many cubes of each kind.
        """,
    ),
    "winter": (
        in_winter,
        """
        A done (M17.1)
            It is winter: turn larvae into food, or pay.
        A exchange 2 (M16.2)
            It takes three larvae to get 1 food.
        """,
    ),
}
