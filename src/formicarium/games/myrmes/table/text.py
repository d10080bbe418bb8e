"""The table as text: the garden as a map of hexes, then the colonies. At most 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from formicarium.core.seats import seat_letter
from formicarium.games.myrmes.components import GARDEN_ROWS, OBJECTIVE_POINTS, PREY, RESOURCES
from formicarium.games.myrmes.rules.geometry import HEXES, INDEX, TERRAIN, USED, parse_hex

if TYPE_CHECKING:
    from collections.abc import Iterable

LEGEND: Final = """\
g grass · e earth · s stone · m mushroom · ~ water · (A) exit · [A] worker
lad ladybug · ter termite · spi spider · a07 tile 7 of A · -07 a neutral tile
the numbers before a row name its first hex; q grows to the right, r downwards\
"""

_CELL: Final = 4
"""Columns from a hex to the next; each row is shifted by half of that."""
_LABEL: Final = 7
_SIGNS: Final = {prey: prey[:3] for prey in PREY}
_TASKS: Final = {
    "event": "move the event cube and place the nurses",
    "born": "choose which ants are born",
    "workers": "use a worker",
    "harvest": "choose what is harvested",
    "atelier": "use the nurses in the atelier",
    "keep": "choose what stays in the store",
    "winter": "turn larvae into food, or pay",
}


def draw(observation: dict[str, Any]) -> str:
    """Draw what can be seen on the table."""
    blocks = [
        _head(observation),
        _garden(observation),
        _tiles(observation),
        *[_colony(colony) for colony in observation["colonies"]],
        LEGEND,
    ]
    lines = "\n\n".join(block for block in blocks if block).split("\n")
    return "\n".join(line.rstrip() for line in lines)


# The head.


def _head(observation: dict[str, Any]) -> str:
    season = f"year {observation['year']}, {observation['season']}"
    first = f"first player {seat_letter(observation['first'])}"
    title = " · ".join(("Myrmes", f"{observation['variant']} edition", season, first))
    dice = " ".join(str(die or "-") for die in observation["dice"])
    special = observation["special"]
    stock = f"farms and scavengings {special['double']}, sub-colonies {special['rhombic']}"
    supply = observation["supply"]
    left = f"supply: {_counts(supply)}" if supply else "supply: unlimited"
    lines = [title, _decision(observation), f"dice {dice} · left: {stock}", left]
    return "\n".join(lines + _objectives(observation))


def _decision(observation: dict[str, Any]) -> str:
    if not observation["to_act"]:
        return "the game is over"
    who = ", ".join(seat_letter(seat) for seat in observation["to_act"])
    on_the_way = observation["worker"] is not None
    task = _TASKS[observation["phase"]]
    if on_the_way:
        task = f"a worker is on its way, with {observation['steps_left']} points left"
    if observation["emptying"]:
        task = f"empty connected pheromones for {observation['emptying']}"
    return f"{who} to play: {task}"


def _objectives(observation: dict[str, Any]) -> list[str]:
    lines = []
    for level, points in enumerate(OBJECTIVE_POINTS):
        pair = observation["objectives"][2 * level : 2 * level + 2]
        lines.append(f"objectives for {points:2}: " + " · ".join(map(_objective, pair)))
    return lines


def _objective(objective: dict[str, Any]) -> str:
    done = [seat_letter(seat) for seat, when in enumerate(objective["finished"]) if when]
    return f"{objective['name']}{' (done by ' + ' '.join(done) + ')' if done else ''}"


# The garden.


def _garden(observation: dict[str, Any]) -> str:
    signs = dict(_signs(observation))
    used = USED[observation["players"]]
    lines = []
    for r, row in enumerate(GARDEN_ROWS):
        first = int(row.split()[0])
        places = [place for place in HEXES if place.r == r and used[INDEX[place]]]
        if places:
            left = _LABEL + _CELL * places[0].q + _CELL // 2 * r - _margin(observation)
            cells = [signs.get(INDEX[place], TERRAIN[INDEX[place]]) for place in places]
            drawn = "".join(cell.center(_CELL - 1) + " " for cell in cells)
            name = f"{max(first, places[0].q)},{r}"
            lines.append(name.ljust(left) + drawn)
    return "\n".join(lines)


def _margin(observation: dict[str, Any]) -> int:
    """The columns left of the westernmost hex in use."""
    used = USED[observation["players"]]
    return min(_CELL * place.q + _CELL // 2 * place.r for place in HEXES if used[INDEX[place]])


def _signs(observation: dict[str, Any]) -> Iterable[tuple[int, str]]:
    """What lies on the hexes; the worker on top of all."""
    for prey in observation["prey"]:
        yield parse_hex(prey["hex"]), _SIGNS[prey["prey"]]
    for tile in observation["tiles"]:
        for place in tile["hexes"]:
            yield parse_hex(place), _tile_sign(tile)
    for colony in observation["colonies"]:
        for place in colony["exits"]:
            yield parse_hex(place), f"({seat_letter(colony['seat'])})"
    if observation["worker"] is not None:
        owner = seat_letter(observation["to_act"][0])
        yield parse_hex(observation["worker"]), f"[{owner}]"


def _tile_sign(tile: dict[str, Any]) -> str:
    owner = "-" if tile["owner"] is None else seat_letter(tile["owner"]).lower()
    return f"{owner}{tile['id']:02}"


def _tiles(observation: dict[str, Any]) -> str:
    """The tiles with their kinds and cubes, two in a line."""
    names = [_tile(tile) for tile in observation["tiles"]]
    pairs = [names[i : i + 2] for i in range(0, len(names), 2)]
    return "\n".join("".join(name.ljust(39) for name in pair) for pair in pairs)


def _tile(tile: dict[str, Any]) -> str:
    cubes = " ".join(f"{count}{name[0]}" for name, count in tile["cubes"].items() if count)
    return f"{_tile_sign(tile)} {tile['kind']} {tile['hexes'][0]} {tile['turn']} {cubes}".rstrip()


# The colonies.


def _colony(colony: dict[str, Any]) -> str:
    placed = _counts({name: n for name, n in colony["placed"].items() if n})
    ants = f"workers {colony['workers']} soldiers {colony['soldiers']} larvae {colony['larvae']}"
    return "\n".join(
        (
            f"{seat_letter(colony['seat'])} · {colony['points']} points · level {colony['level']}"
            f" · event {colony['event']} · exits {' '.join(colony['exits'])}",
            f"  {ants} · nurses {colony['nurses']} · owner cubes {colony['owner_cubes']}",
            *[f"  nurses placed: {placed}"][: bool(placed)],
            f"  store: {_counts({name: colony['store'][name] for name in RESOURCES})}"
            f" · prey: {_counts(colony['prey'])}",
            *[f"  working in: {' '.join(colony['rooms'])}"][: bool(colony["rooms"])],
            f"  left: {_counts(colony['pheromones'])}",
        )
    )


def _counts(counts: dict[str, int]) -> str:
    return " ".join(f"{name} {count}" for name, count in counts.items())
