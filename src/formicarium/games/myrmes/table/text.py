"""The table as text: the garden as a map of hexes, then the colonies. At most 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.seats import seat_letter
from formicarium.games.myrmes.components import (
    EVENTS,
    GARDEN_ROWS,
    KIND_NAMES,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    PHEROMONES,
    PREY,
    RESOURCES,
    ROOMS,
    SEASONS,
    TRACKS,
)
from formicarium.games.myrmes.rules import settling
from formicarium.games.myrmes.rules.garden import spot_of
from formicarium.games.myrmes.rules.geometry import HEXES, INDEX, LAIRS, TERRAIN, USED, hex_name
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part
from formicarium.games.myrmes.rules.scoring import total

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formicarium.games.myrmes.rules.state import MyrmesState

LEGEND: Final = """\
g grass · e earth · s stone · m mushroom · ~ water · (A) exit · [A] worker
lad ladybug · ter termite · spi spider · a07 tile 7 of A · -07 a neutral tile
the numbers before a row name its first hex; q grows to the right, r downwards\
"""

_CELL: Final = 4
"""Columns from a hex to the next; each row is shifted by half of that."""
_LABEL: Final = 7
_TASKS: Final = {
    "settle": "choose one of the start spaces ( )",
    "event": "move the event cube and place the nurses",
    "born": "choose which ants are born",
    "workers": "use a worker",
    "harvest": "choose what is harvested",
    "atelier": "use the nurses in the atelier",
    "keep": "choose what stays in the store",
    "winter": "turn larvae into food, or pay",
}


def draw(seen: MyrmesState, to_act: tuple[int, ...]) -> str:
    """Draw an imagined state; ``to_act`` are the seats that really owe a decision."""
    blocks = [
        _head(seen, to_act),
        _garden(seen),
        _tiles(seen),
        *[_colony(seen, seat) for seat in range(seen.players)],
        LEGEND,
    ]
    lines = "\n\n".join(block for block in blocks if block).split("\n")
    return "\n".join(line.rstrip() for line in lines)


def _counts(names: Iterable[str], counts: Iterable[int]) -> str:
    return " ".join(f"{name} {count}" for name, count in zip(names, counts, strict=False))


# The head.


def _head(seen: MyrmesState, to_act: tuple[int, ...]) -> str:
    season = f"year {seen.year + 1}, {SEASONS[seen.season]}"
    first = f"first player {seat_letter(seen.first)}"
    title = " · ".join(("Myrmes", f"{seen.variant} edition", season, first))
    dice = " ".join(str(die or "-") for die in seen.dice)
    double, rhombic = seen.special
    stock = f"farms and scavengings {double}, sub-colonies {rhombic}"
    left = _counts((*RESOURCES, "larvae"), seen.supply) or "unlimited"
    lines = [title, _decision(seen, to_act), f"dice {dice} · left: {stock}", f"supply: {left}"]
    return "\n".join(lines + _objectives(seen))


def _decision(seen: MyrmesState, to_act: tuple[int, ...]) -> str:
    if not to_act:
        return "the game is over"
    who = ", ".join(map(seat_letter, to_act))
    task = _TASKS[seen.phase]
    if seen.worker >= 0:
        task = f"a worker is on its way, with {seen.steps_left} points left"
    if seen.emptying >= 0:
        objective = OBJECTIVES[seen.objectives[seen.emptying]]
        task = f"empty connected pheromones for {objective}"
    return f"{who} to play: {task}"


def _objectives(seen: MyrmesState) -> list[str]:
    names = [_objective(seen, slot) for slot in range(OBJECTIVES_IN_PLAY)]
    return [
        f"objectives for {points:2}: " + " · ".join(names[2 * level : 2 * level + 2])
        for level, points in enumerate(OBJECTIVE_POINTS)
    ]


def _objective(seen: MyrmesState, slot: int) -> str:
    rounds = seen.finished[slot::OBJECTIVES_IN_PLAY]
    done = [seat_letter(seat) for seat, when in enumerate(rounds) if when]
    by = f" (done by {' '.join(done)})" if done else ""
    return f"{OBJECTIVES[seen.objectives[slot]]}{by}"


# The garden.


def _garden(seen: MyrmesState) -> str:
    signs = dict(_signs(seen))
    used = USED[seen.players]
    lines = []
    for r, row in enumerate(GARDEN_ROWS):
        first = int(row.split()[0])
        places = [place for place in HEXES if place.r == r and used[INDEX[place]]]
        if places:
            left = _LABEL + _CELL * places[0].q + _CELL // 2 * r - _margin(seen.players)
            cells = [signs.get(INDEX[place], TERRAIN[INDEX[place]]) for place in places]
            drawn = "".join(cell.center(_CELL - 1) + " " for cell in cells)
            name = f"{max(first, places[0].q)},{r}"
            lines.append(name.ljust(left) + drawn)
    return "\n".join(lines)


def _margin(players: int) -> int:
    """Return the columns left of the westernmost hex in use."""
    used = USED[players]
    return min(_CELL * place.q + _CELL // 2 * place.r for place in HEXES if used[INDEX[place]])


def _signs(seen: MyrmesState) -> Iterator[tuple[int, str]]:
    """Return what lies on the hexes; the worker is on top."""
    for place, prey in zip(LAIRS[seen.players], seen.prey, strict=True):
        if prey >= 0:
            yield place, PREY[prey][:3]
    for place, tile in enumerate(seen.tile_at):
        if tile >= 0:
            yield place, _tile_sign(seen, tile)
    for seat, exits in enumerate(seen.exits):
        for place in exits:
            yield place, f"({seat_letter(seat)})"
    for place in settling.open_spaces(seen):
        yield place, "( )"
    if seen.worker >= 0:
        yield seen.worker, f"[{seat_letter(seen.owing[0])}]"


def _tile_sign(seen: MyrmesState, tile: int) -> str:
    owner = seen.tile_owner[tile]
    return f"{'-' if owner < 0 else seat_letter(owner).lower()}{tile:02}"


def _tiles(seen: MyrmesState) -> str:
    """Return the tiles with their kinds and cubes, two in a line."""
    names = [_tile(seen, tile) for tile, spot in enumerate(seen.tile_spot) if spot >= 0]
    pairs = [names[i : i + 2] for i in range(0, len(names), 2)]
    return "\n".join("".join(name.ljust(39) for name in pair) for pair in pairs)


def _tile(seen: MyrmesState, tile: int) -> str:
    spot, kind = spot_of(seen, tile), KIND_NAMES[seen.tile_kind[tile]]
    counts = zip(RESOURCES, part(seen.tile_cubes, RESOURCE_COUNT, tile), strict=True)
    cubes = " ".join(f"{count}{name[0]}" for name, count in counts if count)
    where = f"{hex_name(spot.cells[0])} {spot.turn}"
    return f"{_tile_sign(seen, tile)} {kind} {where} {cubes}".rstrip()


# The colonies.


def _colony(seen: MyrmesState, seat: int) -> str:
    ants = _counts(
        ("workers", "soldiers", "larvae"),
        (seen.workers[seat], seen.soldiers[seat], seen.larvae[seat]),
    )
    nurses = zip(TRACKS, part(seen.placed, len(TRACKS), seat), strict=True)
    placed = " ".join(f"{track} {count}" for track, count in nurses if count)
    rooms = " ".join(room for number, room in enumerate(ROOMS) if seen.rooms[seat] >> number & 1)
    exits = " ".join(map(hex_name, seen.exits[seat])) or "-"
    lines = [
        f"{seat_letter(seat)} · {total(seen, seat)} points · level {seen.level[seat]}"
        f" · event {EVENTS[seen.event[seat]]} · exits {exits}",
        f"  {ants} · nurses {seen.nurses[seat]} · owner cubes {seen.owner_cubes[seat]}",
        f"  nurses placed: {placed}" if placed else "",
        f"  store: {_counts(RESOURCES, part(seen.store, RESOURCE_COUNT, seat))}"
        f" · prey: {_counts(PREY, part(seen.prey_held, len(PREY), seat))}",
        f"  working in: {rooms}" if rooms else "",
        f"  left: {_counts(KIND_NAMES, part(seen.pheromones, PHEROMONES, seat))}",
    ]
    return "\n".join(line for line in lines if line)
