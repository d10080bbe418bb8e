"""Checks that no piece is missing or in two places (M1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.errors import StateError
from formicarium.games.myrmes.components import (
    ANTS,
    ASKS,
    EXITS,
    GIVES_UP,
    LARVAE,
    NURSES,
    OBJECTIVE_LEVEL,
    OBJECTIVES_IN_PLAY,
    OWNER_CUBES,
    PHEROMONES,
    PREY,
    PREY_TOKENS,
    RESOURCES,
    SHAPE,
    STOCK_OF,
    STOCKS,
    TILES_EACH,
    TRACK_LIMITS,
    TRACKS,
)
from formicarium.games.myrmes.options import RULESETS, pheromones_each
from formicarium.games.myrmes.rules import births
from formicarium.games.myrmes.rules.atelier import nurses_in_play
from formicarium.games.myrmes.rules.geometry import (
    CLOSED,
    HEXES,
    LAIRS,
    SPOTS,
    START_SPACES,
    mask_of,
)
from formicarium.games.myrmes.rules.goods import part
from formicarium.games.myrmes.rules.sources import SOURCES

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


def demand(fulfilled: bool, rule: str, wrong: str) -> None:
    """Raise ``StateError`` with a rule and the fault, unless it is fulfilled."""
    if not fulfilled:
        raise StateError(f"not a position of myrmes: {wrong} ({rule})")


def check_lengths(state: MyrmesState) -> None:
    """Check that every list has the right number of entries."""
    players = state.players
    by_seat = "chosen event larvae spent nurses workers busy soldiers rooms level owner_cubes exits"
    sizes = dict.fromkeys(by_seat.split(), players)
    sizes |= {"placed": len(TRACKS) * players, "store": len(RESOURCES) * players}
    sizes |= {"prey_held": len(PREY) * players, "pheromones": PHEROMONES * players}
    sizes |= {"finished": OBJECTIVES_IN_PLAY * players, "points": len(SOURCES) * players}
    sizes |= {"objectives": OBJECTIVES_IN_PLAY, "special": len(STOCKS), "dice": 3}
    sizes |= {"prey": len(LAIRS[players]), "tile_at": len(HEXES)}
    tiles = len(state.tile_kind)
    sizes |= {"tile_owner": tiles, "tile_spot": tiles, "tile_cubes": len(RESOURCES) * tiles}
    for name, size in sizes.items():
        found = len(getattr(state, name))
        demand(found == size, "M1.1", f"{name} has {found} entries instead of {size}")
    demand(len(state.supply) in (0, 1 + len(RESOURCES)), "M1.2", "supply has a wrong length")
    demand(len(state.portioned) in (0, players), "D18b", "portioned has a wrong length")
    levels = [OBJECTIVE_LEVEL[objective] for objective in state.objectives]
    rising = sorted(set(state.objectives)) == state.objectives
    demand(rising and levels == [0, 0, 1, 1, 2, 2], "M2.5", "not two objectives of each level")


def check_pieces(state: MyrmesState) -> None:
    """Check the numbers and places of all pieces."""
    _check_ants(state)
    _check_tiles(state)
    _check_tile_counts(state)
    _check_prey(state)
    _check_exits(state)
    _check_garden(state)
    if state.supply:
        _check_cubes(state)


def _check_ants(state: MyrmesState) -> None:
    for seat in range(state.players):
        demand(births.reserve(state, seat) >= 0, "M5.7", f"seat {seat} has more than {ANTS} ants")
        nurses = nurses_in_play(state, seat)
        demand(nurses <= NURSES, "M5.9", f"seat {seat} has more than {NURSES} nurses")
        placed = part(state.placed, len(TRACKS), seat)
        demand(sum(placed) <= state.nurses[seat], "M5.1", f"seat {seat} placed too many nurses")
        fits = all(count <= limit for count, limit in zip(placed, TRACK_LIMITS, strict=True))
        demand(fits, "M5.5", f"seat {seat} has too many nurses on a track")
        rooms = state.rooms[seat].bit_count()
        demand(rooms == state.busy[seat], "M6.4", f"seat {seat}: a worker for each room in use")


def _check_tiles(state: MyrmesState) -> None:
    """Check that each tile is in a possible place and has no more cubes than it got."""
    for tile, kind in enumerate(state.tile_kind):
        owner, spot = state.tile_owner[tile], state.tile_spot[tile]
        cubes = tuple(part(state.tile_cubes, len(RESOURCES), tile))
        pheromone = kind < PHEROMONES
        demand(owner < state.players and (owner >= 0 or not pheromone), "M1.3", "tile_owner")
        demand(spot >= 0 or pheromone, "M10.6", "a special tile was cleared")
        demand(spot < len(SPOTS[SHAPE[kind]]), "M9.4", f"tile_spot {spot} does not exist")
        got = SPOTS[SHAPE[kind]][spot].cubes if pheromone and spot >= 0 else (0, 0, 0)
        fits = all(count <= most for count, most in zip(cubes, got, strict=True))
        demand(fits, "M9.6", f"tile {tile} has more cubes than it got")


def _check_tile_counts(state: MyrmesState) -> None:
    each = pheromones_each(state.variant, state.more_pairs)
    demand(sum(each) <= sum(TILES_EACH), "D1b", "more pheromones than are in the box")
    laid = list(zip(state.tile_owner, state.tile_kind, strict=True))
    for seat in range(state.players):
        for kind in range(PHEROMONES):
            total = state.pheromones[PHEROMONES * seat + kind] + laid.count((seat, kind))
            demand(total == each[kind], "M1.4", f"seat {seat} has {total} pheromones of a kind")
        owned = len([1 for owner, kind in laid if owner == seat and kind >= PHEROMONES])
        cubes = state.owner_cubes[seat] + owned
        demand(cubes == OWNER_CUBES, "M10.4", f"seat {seat} has {cubes} owner cubes")
    for stock, count in enumerate(STOCKS):
        out = [1 for _, k in laid if k >= PHEROMONES and STOCK_OF[k - PHEROMONES] == stock]
        demand(state.special[stock] + len(out) == count, "M1.5", "special tiles are missing")
    neutral = len([1 for owner, _ in laid if owner < 0])
    demand(neutral == _given_up(state, "special"), "M14.8", f"{neutral} neutral tiles")


def _given_up(state: MyrmesState, asks: str) -> int:
    """Return how many pieces finished objectives of a kind have taken."""
    total = 0
    for index, when in enumerate(state.finished):
        objective = state.objectives[index % OBJECTIVES_IN_PLAY]
        if when and ASKS[objective] == asks:
            total += GIVES_UP[objective]
    return total


def _check_prey(state: MyrmesState) -> None:
    total = _given_up(state, "prey")
    for kind, most in enumerate(PREY_TOKENS):
        count = state.prey.count(kind) + sum(state.prey_held[kind :: len(PREY)])
        demand(count <= most, "M1.6", f"there are {count} of {PREY[kind]}")
        total += count
    demand(total == len(state.prey), "M8.3", f"{total} prey tokens instead of {len(state.prey)}")


def _check_exits(state: MyrmesState) -> None:
    every = [place for exits in state.exits for place in exits]
    demand(len(set(every)) == len(every), "Q9", "two tunnel exits on a hex")
    fits = all(len(exits) <= EXITS for exits in state.exits)
    demand(fits, "M13.5", f"a seat has more than {EXITS} tunnel exits")
    first = {exits[0] for exits in state.exits if exits}
    demand(first <= set(START_SPACES[state.players]), "M2.8", "exits away from the starts")


def _check_garden(state: MyrmesState) -> None:
    """Check that no hex has two things, and that both maps of the garden show the tiles."""
    at = [-1] * len(HEXES)
    taken = CLOSED[state.players]
    lairs = zip(LAIRS[state.players], state.prey, strict=True)
    things = [1 << place for place, prey in lairs if prey >= 0]
    things += [mask_of(exits) for exits in state.exits]
    for tile, spot in enumerate(state.tile_spot):
        if spot >= 0:
            laid = SPOTS[SHAPE[state.tile_kind[tile]]][spot]
            things.append(laid.mask)
            for cell in laid.cells:
                at[cell] = tile
    for thing in things:
        demand(not taken & thing, "M9.4", "two things lie on a hex")
        taken |= thing
    demand(at == state.tile_at, "M9.4", "tile_at does not show the tiles")
    demand(taken == state.blocked, "M9.4", "blocked does not show what is taken")


def _check_cubes(state: MyrmesState) -> None:
    box = RULESETS[state.variant].supply
    for resource, name in enumerate(RESOURCES):
        out = sum(state.store[resource :: len(RESOURCES)])
        out += sum(state.tile_cubes[resource :: len(RESOURCES)])
        total = state.supply[resource] + out
        demand(total == box[resource], "Q26", f"{total} cubes of {name}")
    total = state.supply[LARVAE] + sum(state.larvae) + sum(state.spent)
    demand(total == box[LARVAE], "Q26", f"{total} larvae")
