"""Clicks on what cannot be taken, and what the player is asked: the rules say what is possible."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import HEXES, hex_name, parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.games.myrmes.table import layout, pieces
from tests.conformance import choosing, touching
from tests.games.myrmes.tables import (
    MYRMES,
    bare,
    give,
    in_atelier,
    lay,
    new_game,
    play,
    play_eagerly,
    put_prey,
    start,
    working,
)
from tests.games.myrmes.test_settling import settling
from tests.tables import TableKind

on_piece = partial(touching.on_piece, MYRMES)


def on_hex(state: MyrmesState, name: str, *picks: str) -> str | None:
    at = layout.hex_at(state.players, parse_hex(name))
    return touching.on_place(MYRMES, state, pieces.GARDEN, at, *picks)


def asked(state: MyrmesState) -> str:
    return choosing.offered(MYRMES, state).asked.id


# The garden.


def test_every_hex_gets_an_answer_before_a_worker_goes_out() -> None:
    """M7.1: but for the own exit, which is lit up."""
    state = working()
    own = {hex_name(place) for place in state.exits[0]}
    nobody = "M7.1 None of your workers is in the garden. Send one out first."
    theirs = "M7.1 Your workers leave only by your own tunnel exits."
    exits = {hex_name(place) for place in state.exits[1]}
    for place in map(hex_name, range(len(HEXES))):
        said = None if place in own else theirs if place in exits else nobody
        assert on_hex(state, place) == said, place


def test_every_hex_gets_an_answer_on_the_way() -> None:
    """M7: but for those that the worker can enter, and the one where it is."""
    state = play(working(), "A out 2,11")
    put_prey(state, "4,10", "spider")
    can = {action.hex for action in state.legal_actions(0) if isinstance(action, act.Step)}
    for place in range(len(HEXES)):
        silent = place in can or place == state.worker
        assert (on_hex(state, hex_name(place)) is None) == silent


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("1,10", "M7.8 There is water here, and no ant can enter it."),
        ("2,6", "M7.10 This part of the garden is not used with this number of players."),
        ("9,11", "M7.4 Your worker can only enter a space next to it."),
        ("3,12", "M7.7 Entering this space costs 1 soldier, and you have none."),
        ("4,10", "M7.4 Your worker can only enter a space next to it."),
    ],
)
def test_a_hex_that_cannot_be_entered(place: str, said: str) -> None:
    """Any hex of a tile means the tile (M7.4)."""
    state = working()
    put_prey(state, "4,10", "spider")
    lay(state, 1, "pair", "2,12")
    assert on_hex(play(state, "A out 2,11"), place) == said


def test_prey_is_hunted_with_enough_soldiers() -> None:
    """M8.2."""
    state = working()
    put_prey(state, "4,10", "spider")
    said = "M8.2 You need 2 soldiers to hunt the spider; you have 0."
    assert on_hex(play(state, "A out 2,11", "A step 3,10"), "4,10") == said


def test_without_movement_points_no_hex_is_entered() -> None:
    """M7.3."""
    state = play(working(4), "A out 2,11", "A step 2,12", "A step 3,12", "A step 4,12")
    assert on_hex(state, "5,12") == "M7.3 Your worker has no movement points left."


def test_a_pheromone_that_cannot_be_cleared() -> None:
    """M11.1: by a click where the worker stands."""
    state = working()
    tile = lay(state, 0, "pair", "2,12")
    play(state, "A out 2,11", "A step 2,12")
    assert on_hex(state, "3,12") == (
        "M11.1 There are still cubes on this pheromone; only empty ones can be cleared."
    )
    bare(state, tile)
    assert on_hex(state, "2,12") == "M11.1 Clearing a pheromone costs 1 earth, and you have none."


def test_a_tile_covers_the_hex_of_the_worker() -> None:
    """M9.3: a hex beside the places for the tile that is picked."""
    state = play(working(4), "A out 2,11", "A step 2,12")
    said = "M9.3 The tile must cover the hex on which your worker stands."
    assert on_hex(state, "6,12", "reserve-0-pair") == said
    assert on_hex(state, "3,12", "reserve-0-pair") is None


def test_a_start_space() -> None:
    """Q1b, M2.8."""
    state = settling()
    assert on_hex(state, "2,11") == "M2.8 This is not a start space."
    play(state, "C settle 4,5")
    assert on_hex(state, "4,5") == (
        "Q1b Another player has chosen this start space; others are still free."
    )


# The own board.


def test_rooms_that_are_closed_used_or_too_dear() -> None:
    """M6.4, M6.8: the soil over a room means the room."""
    state = working()
    assert on_piece(state, "closed-0-quarry") == "M6.4 This room opens at colony level 2."
    assert on_piece(state, "room-0-larder") == "M6.4 This room opens at colony level 1."
    state = working()
    give(state, 0, level=3)
    assert on_piece(state, "room-0-queen") == "M6.8 The queen needs 1 food, and you have none."
    play(state, "A work gestation", "B work gestation")
    said = "M6.4 One of your workers is already in this room."
    assert on_piece(state, "room-0-gestation") == said


def test_tiles_of_the_reserve_and_special_tiles() -> None:
    """M7.1, M9.2, M10.2, M10.3."""
    state = working(4)
    assert (on_piece(state, "reserve-0-pair") or "").startswith("M7.1")
    play(state, "A out 2,11", "A step 2,12")
    assert on_piece(state, "reserve-0-line") == (
        "M9.2 Your pheromones can cover at most 2 hexes now."
    )
    assert on_piece(state, "special-farm") == "M10.2 You need colony level 1 for an aphid farm."
    give(state, 0, level=3)
    assert on_piece(state, "special-farm") == (
        "M10.3 You cannot pay for an aphid farm: it costs 1 stone."
    )


def test_the_event_needs_larvae() -> None:
    """M4.1, M3.4, Q41."""
    state = start()
    far = "event-0-0" if state.event[0] > 3 else "event-0-7"
    assert (on_piece(state, far) or "").startswith("M4.1 That takes")
    said = "M3.4 First choose your event, then put your nurses to work."
    assert on_piece(state, "slot-0-0-0") == said
    assert on_piece(state, "nurse-0@nursery-0#0") == said
    state.apply(act.MoveCube(0, state.event[0]))
    assert on_piece(state, far, seat=0) == (
        "Q41 You have chosen your event, and the choice is final."
    )
    assert (on_piece(state, "slot-0-2-0", seat=0) or "").startswith("M5.1 Choose your nurses")


def test_things_of_another_phase() -> None:
    """M6.2, M3.2, M13.2: what is to be done now."""
    state = working()
    now = "M6.2 Now use a worker: send it into a room or out of a tunnel."
    for name in ("event-0-0", "slot-0-0-0", "level-0", "atelier-nurse", "objective-0"):
        assert on_piece(state, name) == now
    state = in_atelier(1)
    now = "M13.2 Now it is your nurses’ turn in the atelier: use one or finish."
    for name in ("event-0-0", "slot-0-0-0", "room-0-gestation"):
        assert on_piece(state, name) == now


def test_the_atelier() -> None:
    """M13.5-M13.7, Q9: levels, nurses and tunnels have a price and a place."""
    state = in_atelier(1)
    assert (on_piece(state, "atelier-level") or "").startswith("M13.6 You cannot pay")
    assert (on_piece(state, "atelier-nurse") or "").startswith("M13.7 You cannot raise a nurse")
    assert on_hex(state, "9,11") == (
        "M13.5 A tunnel exit must be next to one of your tiles or exits."
    )
    assert on_hex(state, "2,11") == "Q9 A tunnel exit needs an empty hex."


def test_another_colony_belongs_to_its_player() -> None:
    """M2.6."""
    state = working()
    for name in ("room-1-gestation", "event-1-0", "reserve-1-pair"):
        assert on_piece(state, name) == "M2.6 This belongs to B."


# What a player is asked.


def test_a_worker_is_not_asked_to_lay_a_tile_where_none_can_be_laid() -> None:
    """M9.1: nothing can be laid on a tunnel exit, and a tired worker can only stop."""
    state = play(working(4), "A out 2,11")
    assert asked(state) == "myrmes-ask-way-go"
    play(state, "A step 2,12")
    assert asked(state) == "myrmes-ask-way-go-place"
    play(state, "A step 2,11", "A step 2,12")
    assert asked(state) == "myrmes-ask-way-place"
    state = play(working(4), "A out 2,11", "A step 2,12", "A step 2,11")
    assert asked(state) == "myrmes-ask-way-go"
    state.steps_left = 0
    assert asked(state) == "myrmes-ask-way-stop"


def test_the_question_names_what_is_possible(table: TableKind) -> None:
    """Each word of a question is one of the actions offered, and all of them are named."""
    seen = set()
    for state, _ in play_eagerly(new_game(table, 4), Random(4)):
        for seat in state.to_act:
            kinds = {type(action) for action in state.legal_actions(seat)}
            question = choosing.offered(MYRMES, state, seat).asked.id
            seen.add(question)
            match question.removeprefix("myrmes-ask-").split("-"):
                case ["way", *can]:
                    assert ("go" in can) == bool(kinds & {act.Step, act.Hunt})
                    assert ("place" in can) == (act.Place in kinds)
                    assert ("clear" in can) == (act.Clear in kinds)
                case ["workers", *rest]:
                    assert (rest == ["out"]) == (act.Work not in kinds)
                case ["atelier", *rest]:
                    deeds = kinds - {act.Done, act.Exchange}
                    assert bool(rest) == (not deeds)
                    assert (rest == ["food"]) == (not deeds and act.Exchange in kinds)
                case ["event", *rest]:
                    assert (rest == ["only"]) == (len(state.legal_actions(seat)) == 1)
    assert {"myrmes-ask-way-go", "myrmes-ask-way-go-place"} <= seen
