"""No placement, step or tunnel is missing: they are found by other means than the engine's."""

from random import Random

import pytest

from formicarium.core.hexes import Hex, rotations_and_reflections
from formicarium.games.myrmes.components import IN_PLAY, PHEROMONES, SHAPE, SHAPES, SIZE
from formicarium.games.myrmes.rules.atelier import tunnel_sites
from formicarium.games.myrmes.rules.geometry import HEXES, INDEX, LAIRS, SPOT_AT, SPOTS, TERRAIN
from formicarium.games.myrmes.rules.placing import largest_pheromone
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import TABLES, new_game, play_eagerly
from tests.tables import TableKind


def garden(state: MyrmesState) -> set[Hex]:
    """The dry hexes in play (M7.8, M7.10), from the rule and not from the masks."""
    limits = IN_PLAY[state.players]
    return {
        place
        for place in HEXES
        if TERRAIN[INDEX[place]] != "~"
        and place.q >= limits["q"]
        and place.r >= limits["r"]
        and place.q + place.r <= limits["sum"]
    }


def tiles(state: MyrmesState) -> dict[Hex, int]:
    """The tile on each covered hex."""
    found = {}
    for tile, spot in enumerate(state.tile_spot):
        if spot >= 0:
            for cell in SPOTS[SHAPE[state.tile_kind[tile]]][spot].cells:
                found[HEXES[cell]] = tile
    return found


def free(state: MyrmesState) -> set[Hex]:
    """Return the hexes on which a tile or an exit can be put (M9.4, Q9)."""
    prey = {
        HEXES[place]
        for place, kind in zip(LAIRS[state.players], state.prey, strict=True)
        if kind >= 0
    }
    exits = {HEXES[place] for exits in state.exits for place in exits}
    return garden(state) - prey - exits - set(tiles(state))


def expected_places(state: MyrmesState, seat: int) -> set[tuple[int, frozenset[Hex]]]:
    """M9.2-M9.5 for pheromones, by laying every shape over the worker in every way."""
    here, room, found = HEXES[state.worker], free(state), set()
    for kind in range(PHEROMONES):
        left = state.pheromones[PHEROMONES * seat + kind]
        if left and SIZE[kind] <= largest_pheromone(state, seat):
            for way in rotations_and_reflections(SHAPES[kind]):
                laid = [frozenset(here - under + cell for cell in way) for under in way]
                found |= {(kind, cells) for cells in laid if cells <= room}
    return found


def expected_targets(state: MyrmesState) -> set[Hex]:
    """M7.4, M7.5: every hex beside the worker's space, those of a tile by any of its hexes."""
    at, here = tiles(state), HEXES[state.worker]
    space = {place for place, tile in at.items() if tile == at[here]} if here in at else {here}
    return {near for place in space for near in place.neighbours()} & garden(state) - space


def offered(state: MyrmesState, seat: int) -> tuple[set[tuple[int, frozenset[Hex]]], set[Hex]]:
    """The placements of pheromones and the hexes that steps and hunts lead to."""
    places, targets = set(), set()
    for action in state.legal_actions(seat):
        name = type(action).__name__
        if name == "Place" and action.kind < PHEROMONES:  # type: ignore[union-attr]
            spot = SPOT_AT[action.kind][action.hex, action.turn]  # type: ignore[union-attr]
            cells = SPOTS[action.kind][spot].cells  # type: ignore[union-attr]
            places.add((action.kind, frozenset(HEXES[cell] for cell in cells)))  # type: ignore[union-attr]
        elif name in ("Step", "Hunt"):
            targets.add(HEXES[action.hex])  # type: ignore[union-attr]
    return places, targets


@pytest.mark.parametrize("table", TABLES[:4], ids=str)
def test_placements_steps_and_tunnels_are_complete(table: TableKind) -> None:
    """M7.4, M7.7, M8.2, M9.4, M13.5."""
    state = new_game(table, 8)
    for seat in range(state.players):
        state.level[seat], state.soldiers[seat], state.nurses[seat] = 3, 5, 8
    looked = 0
    for _ in play_eagerly(state, Random(8)):
        if state.phase == "workers" and state.worker >= 0:
            seat = state.to_act[0]
            places, targets = offered(state, seat)
            at = tiles(state)
            looked += bool(places) and bool(targets)
            assert places == (
                expected_places(state, seat) if HEXES[state.worker] in free(state) else set()
            )
            if state.steps_left and state.soldiers[seat] >= 2:
                names = {
                    min(p for p in at if at[p] == at[t]) if t in at else t
                    for t in expected_targets(state)
                }
                assert targets == names
        own = {p for p, tile in tiles(state).items() if state.tile_owner[tile] == 0}
        own |= {HEXES[place] for place in state.exits[0]}
        near = {n for place in own for n in place.neighbours()} & free(state)
        assert tunnel_sites(state, 0) == sum(1 << INDEX[place] for place in near)
    assert looked > 10
