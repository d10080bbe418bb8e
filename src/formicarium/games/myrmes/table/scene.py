"""The table as a scene: the shared boards, the garden, and the board of every colony."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from formicarium.core.message import message
from formicarium.core.scene import Fact, Scene, Surface
from formicarium.games.myrmes.components import (
    FARM,
    KIND_NAMES,
    PHEROMONES,
    PREY,
    RESOURCES,
    SCAVENGING,
    SEASONS,
    SUBCOLONY,
    WINTER_FOOD,
    YEARS,
)
from formicarium.games.myrmes.rules.geometry import TERRAIN, parse_hex
from formicarium.games.myrmes.table import colony_board, layout, pieces, shared_pieces, words
from formicarium.games.myrmes.table.art.boards import COLONY_HEIGHT, COLONY_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite

PHASES: Final = ("event", "born", "workers", "harvest", "atelier", "keep")
_TERRAIN_OF: Final = {"food": "g", "earth": "e", "stone": "s"}
_STOCK: Final = ((FARM, "double"), (SCAVENGING, "double"), (SUBCOLONY, "rhombic"))


def scene(observation: dict[str, Any]) -> Scene:
    """Lay out what can be seen."""
    surfaces = [_table(observation), _garden(observation)]
    surfaces += [_colony(observation, seat) for seat in range(observation["players"])]
    return Scene(tuple(surfaces), tuple(_facts(observation)))


# The garden.


def _garden(observation: dict[str, Any]) -> Surface:
    players = observation["players"]
    sprites = [pieces.ground(players)]
    for tile in observation["tiles"]:
        sprites += tile_sprites(tile, players)
    for seat, home in enumerate(observation["colonies"]):
        for place in map(parse_hex, home["exits"]):
            sprites.append(pieces.tunnel_exit(seat, players, place))
            sprites.append(pieces.exit_mark(seat, players, place))
    for prey in observation["prey"]:
        kind = PREY.index(prey["prey"])
        sprites.append(pieces.prey_in_garden(kind, players, parse_hex(prey["hex"])))
    if observation["worker"] is not None:
        seat = observation["to_act"][0]
        place = parse_hex(observation["worker"])
        sprites.append(pieces.halo(players, place))
        sprites.append(pieces.walker(pieces.worker(seat, "way", 0), seat, players, place))
    width, height = layout.garden_size(players)
    title = message("myrmes-garden")
    return Surface(pieces.GARDEN, "board", title, width, height, tuple(sprites))


def tile_sprites(tile: dict[str, Any], players: int) -> Iterator[Sprite]:
    """A tile, the mark of its owner and the cubes on it."""
    kind, owner, number = KIND_NAMES.index(tile["kind"]), tile["owner"], tile["id"]
    hexes = tuple(tile["hexes"])
    first = parse_hex(hexes[0])
    yield pieces.tile(number, players, kind, first, tile["turn"], owner)
    if owner is not None:
        yield pieces.owner_mark(number, players, first, owner)
        if kind >= PHEROMONES:
            name = pieces.cube(f"owner-{owner}", f"tile-{number}", 0)
            x, y = layout.hex_at(players, parse_hex(hexes[-1]))
            yield pieces.figure(name, "owner-cube", x, y + 10, "owner-cube", owner)
    for cube, count in tile["cubes"].items():
        if count:
            for place_number, place in enumerate(_bearing(hexes, cube)[:count]):
                name = pieces.cube(cube, f"tile-{number}", place_number)
                yield pieces.cube_on_hex(name, cube, players, place)


@lru_cache(maxsize=4096)
def _bearing(hexes: tuple[str, ...], cube: str) -> tuple[int, ...]:
    """The hexes of a tile that bear this cube."""
    places = [parse_hex(name) for name in hexes]
    return tuple([place for place in places if TERRAIN[place] == _TERRAIN_OF[cube]])


# The table.


def _table(observation: dict[str, Any]) -> Surface:
    sprites = [*_seasons(observation), *_atelier(observation), *_objectives(observation)]
    for number, (kind, stock) in enumerate(_STOCK):
        sprites.append(shared_pieces.special(number, kind, observation["special"][stock]))
    if observation["supply"]:
        for number, cube in enumerate((*RESOURCES, "larvae")):
            symbol = f"myrmes-tag-{'larva' if cube == 'larvae' else cube}"
            x, y = layout.SUPPLY[number]
            count = observation["supply"][cube]
            sprites.append(pieces.tag(f"supply-{cube}", symbol, x, y, f"supply-{cube}", count))
    return Surface(
        pieces.TABLE,
        "offer",
        message("myrmes-table"),
        layout.TABLE_WIDTH,
        layout.TABLE_HEIGHT,
        tuple(sprites),
        folds=layout.TABLE_FOLDS,
    )


def _seasons(observation: dict[str, Any]) -> Iterator[Sprite]:
    for number in range(len(SEASONS)):
        yield shared_pieces.season(number)
    for number, face in enumerate(observation["dice"]):
        if face:
            yield shared_pieces.die(number, face)
    yield shared_pieces.now(SEASONS.index(observation["season"]))
    due = WINTER_FOOD[observation["year"] - 1]
    x, y = layout.WINTER_DEMAND
    yield pieces.tag("winter-due", "myrmes-tag-food", x, y, "winter-due", due)


def _atelier(observation: dict[str, Any]) -> Iterator[Sprite]:
    """The four spaces, and the nurses that the player to act has put there."""
    for number in range(len(shared_pieces.ATELIER_SPACES)):
        yield shared_pieces.atelier_space(number)
    for number in colony_board.atelier_nurses(observation):
        seat = observation["to_act"][0]
        x, y = layout.atelier_nurse(number)
        name = pieces.nurse(seat, f"atelier-{number}", 0)
        yield pieces.figure(name, "nurse", x, y, "nurse-at-work", seat)


def _objectives(observation: dict[str, Any]) -> Iterator[Sprite]:
    for slot, objective in enumerate(observation["objectives"]):
        yield shared_pieces.objective(slot, objective["name"], observation["players"])
        done = [(when, seat) for seat, when in enumerate(objective["finished"]) if when]
        for number, (_, seat) in enumerate(sorted(done)):
            x, y = layout.objective_nurse(slot, number)
            name = pieces.nurse(seat, f"objective-{slot}", 0)
            yield pieces.figure(name, "nurse", x, y, "nurse-on-objective", seat)


# Colonies and facts.


def _colony(observation: dict[str, Any], seat: int) -> Surface:
    title = message("myrmes-colony", player=words.player(seat))
    sprites = tuple(colony_board.sprites(observation, seat))
    surface = pieces.colony_surface(seat)
    return Surface(surface, "player", title, COLONY_WIDTH, COLONY_HEIGHT, sprites, seat)


def _facts(observation: dict[str, Any]) -> Iterator[Fact]:
    year, season, phase = observation["year"], observation["season"], observation["phase"]
    symbol, label = f"myrmes-{season}", message(f"myrmes-season-{season}")
    yield Fact(symbol, f"{year}/{YEARS}", label)
    if phase in PHASES:
        number = f"{PHASES.index(phase) + 1}/{len(PHASES)}"
        yield Fact("myrmes-phase", number, message(f"myrmes-phase-{phase}"))
    for seat, home in enumerate(observation["colonies"]):
        yield _fact("myrmes-points", home["points"], "myrmes-fact-points", seat)
        lack = colony_board.winter_lack(observation, seat)
        yield _fact("myrmes-winter", lack, "myrmes-fact-winter", seat)


@lru_cache(maxsize=2048)
def _fact(symbol: str, value: int, said: str, seat: int) -> Fact:
    return Fact(symbol, str(value), message(said), seat)
