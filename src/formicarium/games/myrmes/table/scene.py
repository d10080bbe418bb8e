"""The table as a scene: the shared boards, the garden, and the board of every colony."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from formicarium.core.labels import fact, player
from formicarium.core.message import message
from formicarium.core.scene import Fact, Mood, Scene, Surface, pooled
from formicarium.games.myrmes.components import (
    KINDS,
    OBJECTIVES_IN_PLAY,
    PHEROMONES,
    PREY,
    RESOURCES,
    SEASONS,
    STOCK_OF,
    WINTER_FOOD,
    YEARS,
    YIELD_OF_TERRAIN,
)
from formicarium.games.myrmes.rules.garden import spot_of
from formicarium.games.myrmes.rules.geometry import LAIRS, TERRAIN
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.rules.scoring import total
from formicarium.games.myrmes.table import colony_board, layout, pieces, shared_pieces
from formicarium.games.myrmes.table.art.boards import COLONY_HEIGHT, COLONY_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite
    from formicarium.games.myrmes.rules.state import MyrmesState

PHASES: Final = ("event", "born", "workers", "harvest", "atelier", "keep")
_MOODS: Final[tuple[Mood, ...]] = SEASONS


def scene(seen: MyrmesState) -> Scene:
    """Lay out an imagined state.

    >>> import formicarium as fm
    >>> shown = scene(fm.game("myrmes").new(players=2, seed=7).imagine(0))
    >>> [surface.id for surface in shown.surfaces]
    ['table', 'garden', 'colony-0', 'colony-1']
    """
    seen = colony_board.with_own_choices(seen)
    surfaces = [_table(seen), _garden(seen)]
    surfaces += [_colony(seen, seat) for seat in range(seen.players)]
    return Scene(tuple(surfaces), tuple(_facts(seen)))


# The garden.


def _garden(seen: MyrmesState) -> Surface:
    players = seen.players
    sprites = [pieces.ground(players)]
    for tile, spot in enumerate(seen.tile_spot):
        if spot >= 0:
            sprites += tile_sprites(seen, tile, tile)
    for seat, exits in enumerate(seen.exits):
        for place in exits:
            sprites.append(pieces.tunnel_exit(seat, players, place, seen.exit_toll))
            sprites.append(pieces.exit_mark(seat, players, place))
    for place, prey in zip(LAIRS[players], seen.prey, strict=True):
        if prey >= 0:
            sprites.append(pieces.prey_in_garden(prey, players, place))
    if seen.worker >= 0:
        seat = seen.owing[0]
        sprites.append(pieces.halo(players, seen.worker))
        sprites.append(pieces.walker(pieces.worker(seat, "way"), seat, players, seen.worker))
    width, height = layout.garden_size(players)
    title = message("myrmes-garden")
    columns, rows = layout.columns(players), layout.rows(players)
    return Surface(
        pieces.GARDEN,
        "board",
        title,
        width,
        height,
        tuple(sprites),
        columns=columns,
        rows=rows,
        ground="garden",
        mood=_MOODS[seen.season],
    )


def tile_sprites(seen: MyrmesState, tile: int, number: int) -> Iterator[Sprite]:
    """Return a tile, the mark of its owner and the cubes on it; ``number`` goes into their ids."""
    players, kind, owner = seen.players, seen.tile_kind[tile], seen.tile_owner[tile]
    spot = spot_of(seen, tile)
    first = spot.cells[0]
    yield pieces.tile(number, players, kind, first, spot.turn, owner)
    if owner >= 0:
        yield pieces.owner_mark(number, players, first, owner)
        if kind >= PHEROMONES:
            name = pooled(f"owner-{owner}", f"tile-{number}", 0)
            x, y = layout.hex_at(players, spot.cells[-1])
            yield pieces.figure(name, "owner-cube", (x, y + 10), "owner-cube", owner)
    for resource, count in enumerate(part(seen.tile_cubes, RESOURCE_COUNT, tile)):
        if count:
            for cube, place in enumerate(_bearing(spot.cells, resource)[:count]):
                yield pieces.cube_on_hex(resource, number, cube, players, place)


@lru_cache(maxsize=4096)
def _bearing(cells: tuple[int, ...], resource: int) -> tuple[int, ...]:
    """Return the hexes of a tile that bear cubes of this kind (M9.6)."""
    return tuple([cell for cell in cells if YIELD_OF_TERRAIN.get(TERRAIN[cell]) == resource])


# The table.


def _table(seen: MyrmesState) -> Surface:
    sprites = [*_seasons(seen), *_atelier(seen), *_objectives(seen), *_stock(seen)]
    return Surface(
        pieces.TABLE,
        "offer",
        message("myrmes-table"),
        layout.TABLE_WIDTH,
        layout.TABLE_HEIGHT,
        tuple(sprites),
        folds=layout.TABLE_FOLDS,
    )


def _seasons(seen: MyrmesState) -> Iterator[Sprite]:
    for number in range(len(SEASONS)):
        yield shared_pieces.season(number)
    for number, face in enumerate(seen.dice):
        if face:
            yield shared_pieces.die(number, face)
    yield shared_pieces.now(seen.season)
    due = WINTER_FOOD[seen.year]
    yield pieces.tag("winter-due", "tag-food", layout.WINTER_DEMAND, "winter-due", due)


def _atelier(seen: MyrmesState) -> Iterator[Sprite]:
    """Return the four spaces, and the nurses that the player to act has put there."""
    for number in range(len(shared_pieces.ATELIER_SPACES)):
        yield shared_pieces.atelier_space(number)
    for number in colony_board.nurses_at_work(seen):
        seat = seen.owing[0]
        name, at = pieces.nurse(seat, f"atelier-{number}"), layout.atelier_nurse(number)
        yield pieces.figure(name, "nurse", at, "nurse-at-work", seat)


def _objectives(seen: MyrmesState) -> Iterator[Sprite]:
    for slot, objective in enumerate(seen.objectives):
        yield shared_pieces.objective(slot, objective, seen.players)
        rounds = seen.finished[slot::OBJECTIVES_IN_PLAY]
        done = [(when, seat) for seat, when in enumerate(rounds) if when]
        for number, (_, seat) in enumerate(sorted(done)):
            name, at = pieces.nurse(seat, f"objective-{slot}"), layout.objective_nurse(slot, number)
            yield pieces.figure(name, "nurse", at, "nurse-on-objective", seat)


def _stock(seen: MyrmesState) -> Iterator[Sprite]:
    """Return the special tiles that are left and, if it is limited, the supply."""
    for kind in range(PHEROMONES, KINDS):
        yield shared_pieces.special(kind, seen.special[STOCK_OF[kind - PHEROMONES]])
    for number, count in enumerate(seen.supply):
        name = f"supply-{(*RESOURCES, 'larvae')[number]}"
        symbol = f"tag-{(*RESOURCES, 'larva')[number]}"
        yield pieces.tag(name, symbol, layout.SUPPLY[number], name, count)


# Colonies and facts.


def _colony(seen: MyrmesState, seat: int) -> Surface:
    title = message("myrmes-colony", player=player(seat))
    sprites = tuple(colony_board.sprites(seen, seat))
    surface = pieces.colony_surface(seat)
    return Surface(
        surface,
        "player",
        title,
        COLONY_WIDTH,
        COLONY_HEIGHT,
        sprites,
        seat,
        facts=tuple(_holdings(seen, seat)),
    )


def _holdings(seen: MyrmesState, seat: int) -> Iterator[Fact]:
    """Return what a colony has, for screens without room for its board."""
    level = seen.level[seat]
    yield Fact("myrmes-level", str(level), message("myrmes-level", level=level), seat)
    workers = seen.workers[seat] + seen.busy[seat]
    ants = seen.nurses[seat], seen.larvae[seat], workers, seen.soldiers[seat]
    names = ("nurses", "larvae", "workers", "soldiers", *RESOURCES, "prey")
    signs = ("nurse", "larva", "worker", "soldier", *RESOURCES, "prey")
    held = *part(seen.store, RESOURCE_COUNT, seat), sum(part(seen.prey_held, len(PREY), seat))
    for name, sign, count in zip(names, signs, (*ants, *held), strict=True):
        label = message(f"myrmes-amount-{name}", count=count)
        yield Fact(f"myrmes-{sign}", str(count), label, seat)


def _facts(seen: MyrmesState) -> Iterator[Fact]:
    season = SEASONS[seen.season]
    yield Fact(f"myrmes-{season}", f"{seen.year + 1}/{YEARS}", message(f"myrmes-season-{season}"))
    if seen.phase in PHASES:
        number = f"{PHASES.index(seen.phase) + 1}/{len(PHASES)}"
        yield Fact("myrmes-phase", number, message(f"myrmes-phase-{seen.phase}"))
    for seat in range(seen.players):
        yield fact("myrmes-points", total(seen, seat), "myrmes-fact-points", seat, "points")
        lack = colony_board.winter_lack(seen, seat)
        yield fact("myrmes-winter", lack, "myrmes-fact-winter", seat)
