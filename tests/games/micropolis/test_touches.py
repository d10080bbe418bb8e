"""Clicks on what cannot be taken: the rules say why."""

from __future__ import annotations

from functools import partial

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import TILE_CODES
from formicarium.games.micropolis.table import layout
from tests.conformance import touching
from tests.games.micropolis.tables import act, choosing_a_leader, table

on_piece = partial(touching.on_piece, GAME)
on_place = partial(touching.on_place, GAME)

PLACE_BESIDE = layout.place(5)[:2]


def test_a_tile_that_is_too_dear_names_price_and_army() -> None:
    """P5.4: on the tile, its price, and the soldiers on it."""
    state = table(2, armies=[1], on_row=[0, 0, 0, 2])
    dear = TILE_CODES[state.row[3]]
    said = "P5.4 This tile costs 3 soldiers; this anthill’s army has only 1."
    assert on_piece(state, f"tile-{dear}") == said
    assert on_piece(state, "price-3") == said
    assert on_piece(state, f"soldier@row-{dear}#1") == said


def test_a_tile_that_can_be_paid_for_is_not_refused() -> None:
    """P5.1: it is lit up, and its price beside it means the same."""
    assert on_piece(table(2, armies=[1]), "price-1") is None


def test_in_the_expert_game_the_larger_army_counts() -> None:
    """P12.6: each anthill has an army of its own."""
    state = table(2, variant="expert", armies=[1, 3])
    assert on_piece(state, "price-3") is None
    assert on_piece(state, "price-4") == (
        "P5.4 This tile costs 4 soldiers; this anthill’s army has only 3."
    )


def test_a_tile_of_the_stack_or_of_an_anthill_is_not_in_the_row() -> None:
    """P5.1."""
    state = table(2, anthills={"A": "W4 Q1"})
    for name in ("stack", "tile-W4", "tile-Q1"):
        assert on_piece(state, name) == "P5.1 This tile is not in the row."


def test_a_foundation_waits_for_a_tile() -> None:
    """P4.3."""
    state = table(2)
    for name in ("foundation-0", "soldier@army-0#0", "ring-0", "soldier@supply#0"):
        assert on_piece(state, name) == "P4.3 Take a tile from the row first."


def test_another_ones_anthill_belongs_to_its_player() -> None:
    """P3.1."""
    state = table(3, anthills={"C": "W4"})
    for name in ("foundation-2", "tile-W4", "soldier@army-2#0"):
        assert on_piece(state, name) == "P3.1 This belongs to C."


def test_a_tile_has_two_places() -> None:
    """P6.2: a place in the middle of nowhere is none."""
    state = table(2, row="O3", anthills={"A": "W4"})
    said = "P6.2 A tile is added at one of the two ends, left or right."
    assert on_place(state, "anthill-0", PLACE_BESIDE, "tile-O3") == said
    assert on_place(state, "anthill-1", PLACE_BESIDE, "tile-O3") == "P3.1 This belongs to B."


def test_a_complete_anthill_takes_no_tile() -> None:
    """P12.7."""
    run = "Q1 B1 B8 B9 W1 W2 N2 W3 B2 W4"
    state = table(2, variant="expert", row="O3", anthills={"A I": run})
    assert on_place(state, "anthill-0", PLACE_BESIDE, "tile-O3") == (
        "P12.7 This anthill is complete: the tile must go to your other one."
    )


def test_architect_markers_of_the_supply_are_not_ones_own() -> None:
    """P9.3."""
    state = table(2)
    said = "P9.3 You have no architect marker to give back."
    assert on_piece(state, "architect@architects-supply#0") == said


def test_new_barracks_and_guards_come_first() -> None:
    """P9.2, P9.6: wherever one clicks."""
    state = table(2, row="B8")
    act(state, "A take B8")
    said = "P9.2 First decide about your new barracks: fill it or leave it empty."
    assert {on_piece(state, name) for name in ("price-0", "stack", "foundation-0")} == {said}
    state = table(2, row="G1", anthills={"A": "B8 B14"}, armies=[4])
    act(state, "A take G1 left")
    assert on_piece(state, "price-0") == (
        "P9.6 First decide about your new guard: which barracks should be full?"
    )


def test_barracks_are_filled_by_soldiers_that_are_there() -> None:
    """P9.6: a guard is asked for more than the anthill has."""
    state = table(2, row="G1", anthills={"A": "B8 B14", "B": "B1"}, armies=[4])
    act(state, "A take G1 left")
    answers = {name: on_piece(state, f"tile-{name}") for name in ("B8", "B14", "G1", "B1")}
    assert answers["B1"] == "P3.1 This belongs to B."
    assert (answers["G1"] or "").startswith("P9.6 The guard reaches only the barracks")
    assert None in (answers["B8"], answers["B14"])


def test_the_leader_marker_goes_to_somebody_tied() -> None:
    """P8.10, P8.11: anywhere on an anthill is meant for it."""
    state = choosing_a_leader()
    others = [seat for seat in range(state.players) if seat not in state.receivers]
    for seat in others:
        assert (on_piece(state, f"ring-{seat}") or "").startswith("P8.1")
    for seat in state.receivers:
        assert on_piece(state, f"ring-{seat}") is None


def test_out_of_turn_everything_waits() -> None:
    """P4.2."""
    said = "P4.2 It is not B’s turn; A must act first."
    for name in ("price-0", "foundation-0", "foundation-1", "stack"):
        assert on_piece(table(2), name, seat=1) == said
