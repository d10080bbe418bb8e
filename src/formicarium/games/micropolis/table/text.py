"""The table as text: the row, every anthill as a strip of tiles, and a legend.

A tile is six columns and three lines between its edges. Its outer openings are on the first line
and its inner ones on the last. The inhabitants of a gallery segment are written into its line.

>>> print(picture("G2"))
 ┌──G2──┐
 ╪1G╦═══╪
 │  ║   │
 ╪══╝╞1c╪
 └──────┘
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from formicarium.core.seats import seat_letter
from formicarium.core.words import counted, either
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    BIT,
    LI,
    LO,
    RI,
    RO,
    TILE_BY_CODE,
    TILE_CODES,
    TILES,
)
from formicarium.games.micropolis.rules.notation import ROMAN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.games.micropolis.components import Segment, Tile
    from formicarium.games.micropolis.rules.state import MicropolisState

LEGEND: Final = """\
1-4 workers · Q queen · N² nurse with 2 eggs · A architect · O officer · G guard
c cherry · L lemon · g grape · b blackberry · f fig · p pomegranate · * gift
╪ opening · ╡ ╞ end · >< crossing · ○○ ●● barracks for two, empty and full
pay, get: soldiers · arch: architect markers · ten tiles: last edge meets first\
"""

_SPECIALISTS: Final = ("", "Q", "N", "A", "O", "G")
_EGGS: Final = ("", "¹", "²", "³")
_FRUITS: Final = ("", "c", "L", "g", "b", "f", "p", "*")
"""A small l would look like a worker, 1."""

_WIDTH: Final = 6
"""Columns of a tile between its edges."""
_MARGIN: Final = 7
"""Columns left of a strip, for its name and army."""

_NO_LINE: Final = "      "
_SHAPES: Final[dict[int, tuple[str, str, str]]] = {
    LO | RO: ("══════", _NO_LINE, _NO_LINE),
    LI | RI: (_NO_LINE, _NO_LINE, "══════"),
    LO: ("══╡   ", _NO_LINE, _NO_LINE),
    RO: ("   ╞══", _NO_LINE, _NO_LINE),
    LI: (_NO_LINE, _NO_LINE, "══╡   "),
    RI: (_NO_LINE, _NO_LINE, "   ╞══"),
    LO | RI: ("══╗   ", "  ╚╗  ", "   ╚══"),
    LI | RO: ("   ╔══", "  ╔╝  ", "══╝   "),
    LO | LI: ("══╗   ", "  ║   ", "══╝   "),
    RO | RI: ("   ╔══", "   ║  ", "   ╚══"),
    LO | LI | RO: ("══╦═══", "  ║   ", "══╝   "),
    LO | LI | RI: ("══╗   ", "  ║   ", "══╩═══"),
    LO | RO | RI: ("═══╦══", "   ║  ", "   ╚══"),
    LI | RO | RI: ("   ╔══", "   ║  ", "═══╩══"),
    LO | LI | RO | RI: ("═╦══╦═", " ║··║ ", "═╩══╩═"),
}
"""The lines of a gallery segment, by its openings. The dots are the room inside a hall."""
_CROSSED: Final = {"╚╔": ">", "╔╚": ">", "╗╝": "<", "╝╗": "<"}
"""The sign where two segments cross without meeting."""
_EDGES: Final = {(False, False): "│", (True, False): "╡", (False, True): "╞", (True, True): "╪"}
"""An edge on one lane: whether there is a gallery to the left of it, and to the right."""


def draw(seen: MicropolisState, to_act: tuple[int, ...]) -> str:
    """Draw what can be seen on the table, at most 80 columns wide.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "B"})
    >>> drawing = draw(state.imagine(None), state.to_act)
    >>> print("\\n".join(drawing.splitlines()[:3]))
    Micropolis · base game · round 1 of 10 · begun by B
    B to play: take a tile
    stack: 54 tiles · supply: 35 soldiers, 2 architect markers
    """
    anthills = [_anthill(seen, index) for index in range(len(seen.anthills))]
    blocks = [_head(seen, to_act), _row(seen), *anthills, LEGEND]
    lines = "\n\n".join(blocks).split("\n")
    return "\n".join(line.rstrip() for line in lines)


def picture(*codes: str, full: Sequence[str] = ()) -> str:
    """Draw tiles side by side as they lie in an anthill, with the barracks that are full.

    >>> print(picture("B3", "N2", full=["B3"]))
     ┌──B3──┬──N2──┐
     ╪═2╗╞1═╪══1N²═╪
     │  ╚╗  │      │
     │   ╚══╪═══1══╪
     └──●───┴──────┘
    """
    mask = sum(BIT[TILE_BY_CODE[code].index] for code in full)
    strip = _strip([TILE_BY_CODE[code] for code in codes], mask)
    return "\n".join(line.rstrip() for line in strip)


# The head.


def _head(seen: MicropolisState, to_act: tuple[int, ...]) -> str:
    title = ["Micropolis", f"{seen.variant} game", *_round(seen)]
    supplies = (
        f"stack: {counted(len(seen.stack), 'tile')} · supply: {counted(seen.supply, 'soldier')}, "
        f"{counted(seen.free_architect_markers, 'architect marker')}"
    )
    return "\n".join((" · ".join(title), _decision(seen, to_act), supplies))


def _round(seen: MicropolisState) -> list[str]:
    if seen.round == 0:
        return ["before the first round"]
    return [f"round {seen.round} of {seen.rounds}", f"begun by {seat_letter(seen.first)}"]


def _decision(seen: MicropolisState, to_act: tuple[int, ...]) -> str:
    """Say whose turn it is and what she has to decide."""
    if not to_act:
        return "the game is over"
    return f"{seat_letter(to_act[0])} to play: {_task(seen)}"


def _task(seen: MicropolisState) -> str:
    tile = TILE_CODES[seen.tile]
    match seen.phase:
        case "barracks":
            return f"fill the barracks {tile} or leave it empty"
        case "guard":
            return f"let the guard {tile} move soldiers between army and barracks"
        case "marker":
            receivers = [_name(seen, anthill) for anthill in seen.receivers]
            return f"give the leader marker to {either(receivers)}"
        case _:
            return "take a tile"


def _name(seen: MicropolisState, anthill: int) -> str:
    seat, number = seen.owner(anthill)
    return f"{seat_letter(seat)} {ROMAN[number]}".rstrip()


# The row and the anthills.


def _row(seen: MicropolisState) -> str:
    """Draw the tiles from the front, each by itself; below, what it costs and what it brings."""
    strips = [_strip([TILES[tile]]) for tile in seen.row]
    lines = ["".join(parts) for parts in zip(*strips, strict=True)]
    lines.append("".join(_price(slot).center(_WIDTH + 4) for slot in range(len(seen.row))))
    if any(seen.row_soldiers):
        lines.append("".join(_soldiers(n).center(_WIDTH + 4) for n in seen.row_soldiers))
    return _beside(["row"], lines)


def _price(passed: int) -> str:
    """P5.2, P5.3: a soldier for each tile that is passed over."""
    return f"pay {passed}" if passed else "free"


def _soldiers(number: int) -> str:
    """P5.6: the soldiers on a tile go to the player who takes it."""
    return f"get {number}" if number else ""


def _anthill(seen: MicropolisState, index: int) -> str:
    labels = _labels(seen, index)
    tiles = [TILES[tile] for tile in seen.anthills[index]]
    if not tiles:
        return " · ".join([label for label in labels if label] + ["no tiles yet"])
    return _beside(labels, _strip(tiles, seen.full))


def _labels(seen: MicropolisState, index: int) -> list[str]:
    """Say whose anthill it is and what stands there; architect markers only at her first one."""
    seat, further = divmod(index, seen.each)
    leads = seen.round > 0 and index == seen.leader
    markers = 0 if further else seen.architect_markers[seat]
    return [
        _name(seen, index),
        "leader" if leads else "",
        f"army {seen.army[index]}",
        f"arch {markers}" if markers else "",
    ]


def _beside(labels: Sequence[str], lines: Sequence[str]) -> str:
    names = [*labels, *[""] * (len(lines) - len(labels))]
    return "\n".join(name.ljust(_MARGIN) + line for name, line in zip(names, lines, strict=True))


# Tiles side by side.


def _strip(tiles: Sequence[Tile], full: int = 0) -> list[str]:
    """Return five lines, with a column on either side where a closed ring goes on (P6.5)."""
    closed = len(tiles) == ANTHILL_SIZE
    top, bottom = ("─┬┬┬─", "─┴┴┴─") if closed else (" ┌┬┐ ", " └┴┘ ")
    outer, middle, inner = zip(*map(_face, tiles), strict=True)
    return [
        _border(top, [tile.code for tile in tiles]),
        _lane(tiles, outer, LO, closed=closed),
        " │" + "│".join(middle) + "│ ",
        _lane(tiles, inner, LI, closed=closed),
        _border(bottom, [_barracks(tile, full) for tile in tiles]),
    ]


def _border(frame: str, labels: Sequence[str]) -> str:
    """Return a long side of the strip; a frame is margin, corner, joint, corner, margin."""
    sides = frame[2].join(label.center(_WIDTH, "─") for label in labels)
    return frame[:2] + sides + frame[3:]


def _barracks(tile: Tile, full: int) -> str:
    return ("●" if full & BIT[tile.index] else "○") * tile.barracks


def _lane(tiles: Sequence[Tile], faces: Sequence[str], opening: int, *, closed: bool) -> str:
    """Return one lane with its edges; galleries seem to go on beyond an open strip."""
    left = [_opens(tile, opening) for tile in tiles]
    right = [_opens(tile, opening << 2) for tile in tiles]
    before, after = (right[-1], left[0]) if closed else (left[0], right[-1])
    edges = [_EDGES[sides] for sides in zip([before, *right], [*left, after], strict=True)]
    lane = edges[0] + "".join(face + edge for face, edge in zip(faces, edges[1:], strict=True))
    return _beyond(closed and before) + lane + _beyond(closed and after)


def _opens(tile: Tile, opening: int) -> bool:
    return any(segment.ports & opening for segment in tile.segments)


def _beyond(runs_on: bool) -> str:
    return "═" if runs_on else " "


# One tile.


@cache
def _face(tile: Tile) -> tuple[str, ...]:
    """Return the three lines between the edges."""
    pieces = [_piece(segment) for segment in tile.segments]
    return tuple("".join(map(_overlay, *layers)) for layers in zip(*pieces, strict=True))


def _overlay(*marks: str) -> str:
    seen = "".join(marks).replace(" ", "")
    return _CROSSED.get(seen, seen or " ")


def _piece(segment: Segment) -> list[str]:
    """Return the lines of a segment with its inhabitants, as if it were alone on the tile."""
    lines = "\n".join(_SHAPES[segment.ports])
    rooms = list(re.finditer("·+", lines) if "·" in lines else re.finditer("═+", lines))
    for room, text in _places(rooms, _inhabitants(segment)):
        lines = lines[: room.start()] + _inscribed(room, text) + lines[room.end() :]
    return lines.replace("·", " ").split("\n")


def _inhabitants(segment: Segment) -> list[str]:
    specialist = _SPECIALISTS[segment.specialist] + _EGGS[segment.eggs]
    signs = (str(segment.workers or ""), specialist, _FRUITS[segment.fruit])
    return [sign for sign in signs if sign]


def _places(rooms: list[re.Match[str]], signs: list[str]) -> list[tuple[re.Match[str], str]]:
    """Put all signs into the first room that is wide enough; otherwise one into each room."""
    together = "".join(signs)
    for room in rooms:
        if len(together) <= len(room[0]):
            return [(room, together)]
    return list(zip(rooms, signs, strict=False))


def _inscribed(room: re.Match[str], text: str) -> str:
    """Write the signs into the middle of a room; right of it if the room begins at an edge."""
    spare = len(room[0]) - len(text)
    left = (spare + (room.start() % (_WIDTH + 1) == 0)) // 2
    return room[0][:left] + text + room[0][left + len(text) :]
