"""Whether all pieces are there, each in one place only (A1), and the tiles fit (A4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from formicarium.core.errors import StateError
from formicarium.games.antropolis.components import (
    CODES,
    FACES,
    FOOD,
    KINDS,
    LARVA,
    NEST,
    QUEEN,
    REMOVED,
    SORT,
    SORTS,
    START_NEST,
    TILES,
)
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants, board
from formicarium.games.antropolis.rules.geometry import attachable, fits, turns_of
from formicarium.games.antropolis.rules.sources import COUNTED

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

_TABLE: Final = (
    "hexes",
    "tile_at",
    "frontier",
    "ways",
    "halls",
    "nest",
    "nest_open",
    "nest_value",
    "tunnel",
    "tunnel_forests",
    "tunnel_nests",
)
"""Fields that follow from the tiles."""


def demand(fulfilled: bool, rule: str, wrong: str) -> None:
    """Raise ``StateError`` with the rule and the fault, unless it is fulfilled."""
    if not fulfilled:
        raise StateError(f"not a position of antropolis: {wrong} ({rule})")


def check_lengths(state: AntropolisState) -> None:
    """Check that every list has the right length."""
    players, sorts, kinds = state.players, len(SORTS), len(KINDS)
    sizes = dict.fromkeys(("food", "capacity", "hands"), players)
    sizes |= dict.fromkeys(("hand_ants", "standing"), kinds * players)
    sizes |= {"points": COUNTED * players, "piles": sorts, "box": sorts}
    sizes |= {"market": sorts * RULESETS[state.variant].slots}
    sizes |= {"hexes": len(state.looks), "ants": 2 * len(state.looks)}
    sizes |= {"hosted": len(state.looks) * state.queen_last}
    for name, size in sizes.items():
        found = len(getattr(state, name))
        demand(found == size, "A1.1", f"{name} has {found} entries instead of {size}")


def check_table(state: AntropolisState) -> None:
    """AL, A4.5-A4.9: lay all tiles again; they fit, and the fields are the same."""
    again = state.copy()
    board.clear(again)
    starts = board.start_tiles(state.players)
    for tile, (look, place) in enumerate(zip(state.looks, state.hexes, strict=True)):
        known = look // 6 in FACES and look % 6 < turns_of(look // 6)
        demand(known, "A4.5", f"tile {tile} looks like none")
        if tile < len(starts):
            demand((look, place) == starts[tile], "A2.1", "not the start layout")
        else:
            signature = again.frontier.get(place, 0)
            demand(bool(signature), "A4.5", f"tile {tile} lies on a tile or beside none")
            face, turn = divmod(look, 6)
            demand(fits(face, turn, signature), "A4.6", f"tile {tile} does not fit")
            joined = attachable(face, signature, state.forest_by_earth)
            demand(joined, "A4.7", f"tile {tile} touches by earth only")
        board.lay_tile(again, look, place)
    demand(len(state.looks) >= len(starts), "A2.1", "the start layout is not there")
    for name in _TABLE:
        same = getattr(again, name) == getattr(state, name)
        demand(same, "A10.1", f"{name} does not show the tiles")
    order = [*again.frontier] == [*state.frontier] and [*again.tile_at] == [*state.tile_at]
    demand(order, "A4.5", "hexes are not in the order in which they were reached")


def check_hosted(state: AntropolisState) -> None:
    """AQ49: every nest has held the queens in it, and all its parts the same ones.

    A tile that waits for its ant has not been counted yet, nor what it joins.
    """
    waiting = state.nest[-1] if state.phase == "ant" else -1
    for tile, seats in enumerate(state.hosted):
        nest = state.nest[tile]
        demand(not seats >> state.players, "A1.1", "a nest has held queens of nobody here")
        demand(nest >= 0 or not seats, "A9.1", "queens have been out of nests")
        if tile < 2 * state.players and tile % 2:
            demand(bool(seats >> tile // 2 & 1), "A2.7", "a start nest without its queen")
        if nest == waiting:
            new = tile == len(state.looks) - 1
            demand(not (new and seats), "A4.14", "queens were on a tile before it was laid")
        elif nest >= 0:
            demand(seats == state.hosted[nest], "AQ49", "parts of a nest have held other queens")
        owner = ants.owner(state, 2 * tile) if ants.count(state, 2 * tile, QUEEN) else -1
        demand(owner < 0 or bool(seats >> owner & 1), "AQ49", "a queen in a nest that held none")


def check_tiles(state: AntropolisState) -> None:
    """A1.2, A2.4, AT7: all 85 tiles are there, those in piles and box by sort."""
    removed = REMOVED[state.variant][state.players]
    for sort, (pile, box) in enumerate(zip(state.piles, state.box, strict=True)):
        shelf = len(state.market) // len(SORTS)
        there = [*pile, *box]
        there += [f for f in state.market[shelf * sort : shelf * (sort + 1)] if f >= 0]
        fit = all(face in FACES and SORT[face] == sort for face in there)
        demand(fit, "A2.2", f"tiles of another sort among the {SORTS[sort]}s")
        demand(len(box) == removed[sort], "A2.4", f"{len(box)} {SORTS[sort]}s are in the box")
    count = Counter([look // 6 for look in state.looks])
    for faces in (*state.hands, *state.piles, *state.box, state.market):
        count.update([face for face in faces if face >= 0])
    for face in FACES:
        all_of_them = state.players if face == START_NEST else TILES[state.tile_set][face]
        demand(count[face] == all_of_them, "A1.2", f"there are {count[face]} of {CODES[face]}")
    demand(count.total() == sum([count[face] for face in FACES]), "A1.2", "tiles with no face")
    tidy = all(tuple(sorted(hand)) == hand for hand in state.hands)
    demand(tidy, "A2.3", "a hand is not sorted")


def check_food(state: AntropolisState) -> None:
    """A1.8: there are only twenty food."""
    demand(sum(state.food) <= FOOD, "A1.8", f"{sum(state.food)} food in hands")


def check_ants(state: AntropolisState) -> None:
    """A1.7: no ant is lost, and each is in a place allowed to its kind."""
    standing, number = [0] * len(state.standing), [0] * len(state.hand_ants)
    there = set(board.spaces(state))
    for space in range(len(state.ants)):
        seat = ants.owner(state, space)
        demand(space in there or seat < 0, "A1.10", "ants in a space that does not exist")
        demand(seat < state.players, "A1.1", "ants of nobody at this table")
        for kind in range(len(KINDS)):
            count = ants.count(state, space, kind)
            if count:
                _check_place(state, space, kind)
                standing[len(KINDS) * seat + kind] |= 1 << space
                number[len(KINDS) * seat + kind] += count
        some = any(ants.count(state, space, kind) for kind in range(len(KINDS)))
        demand(some == (seat >= 0), "A1.10", "a space belongs to nobody there")
    demand(standing == state.standing, "A1.10", "standing does not show the ants")
    for seat in range(state.players):
        for kind, name in enumerate(KINDS):
            found = number[len(KINDS) * seat + kind]
            fits_all = found == ants.on_table(state, seat, kind)
            demand(fits_all, "A1.7", f"seat {seat} has {found} of {name} on the table")


def _check_place(state: AntropolisState, space: int, kind: int) -> None:
    """A4.10, A9.6, S7.2: queens in nests that are not complete, larvae in brood chambers."""
    if kind == QUEEN:
        in_nest = board.sort_of(state, space >> 1) == NEST
        demand(in_nest, "A4.10", "a queen out of a nest")
        nest = state.nest[space >> 1]
        new = state.phase == "ant" and nest == state.nest[-1]
        demand(new or state.nest_open[nest] > 0, "A9.6", "a queen in a complete nest")
    if kind == LARVA:
        demand(board.is_brood_chamber(state, space), "S7.2", "a larva out of a brood chamber")
