"""The table as text: a map of hexes, the tiles, market and players. At most 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.seats import seat_letter
from formicarium.games.antropolis.components import BROOD, CODES, KINDS, SORT, SORTS
from formicarium.games.antropolis.options import target
from formicarium.games.antropolis.rules import ants, board, expelling, market, scoring
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.geometry import LETTERS, hex_at, hex_name, spot_name
from formicarium.games.antropolis.rules.sources import COUNTED, SOURCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.hexes import Hex
    from formicarium.games.antropolis.rules.state import AntropolisState

LEGEND: Final = """\
map: f forest · t tunnel · n nest · N brood chamber, then whose ants are there
     and how many; the number before a row is r, q grows to the right
sides, anticlockwise from the east: E earth · T tunnel (U another one) · O open
q queen · w worker · l larva · s soldier\
"""

_CELL: Final = 4
"""Columns from a hex to the next; each row is shifted by half of that."""
_WIDTH: Final = 76
"""The columns of a row of the map; hexes farther east are drawn below."""
_TASKS: Final = {
    "lay": "phase 1, lay a tile or end",
    "ant": "phase 1, put an ant on the new tile or none",
    "act": "phase 2, move and act or end",
    "attack": "phase 2, send more soldiers or strike",
    "flee": "choose where beaten ants flee",
    "escape": "choose where the last of a kind escapes to",
    "buy": "phase 3, buy tiles or end",
    "hand": "phase 4, enlarge or refill the hand",
}


def draw(seen: AntropolisState, to_act: tuple[int, ...]) -> str:
    """Draw an imagined table; ``to_act`` is who owes a decision."""
    blocks = [
        _head(seen, to_act),
        _map(seen),
        _tiles(seen),
        _market(seen),
        "\n".join([_colony(seen, seat) for seat in range(seen.players)]),
        LEGEND,
    ]
    lines = "\n\n".join(blocks).split("\n")
    return "\n".join(line.rstrip() for line in lines)


# The head.


def _head(seen: AntropolisState, to_act: tuple[int, ...]) -> str:
    goal = target(seen.variant, seen.players)
    lines = [f"Antropolis · {seen.variant} · to {goal} points", _decision(seen, to_act)]
    if seen.last_turns > 0:
        lines.append(f"the piles are empty: {seen.last_turns} turns are left")
    if seen.first_to_target >= 0:
        seat = seat_letter(seen.first_to_target)
        lines.append(f"{seat} has reached the target: the round is played to its end")
    if seen.phase == "attack":
        lines.append(_attack(seen))
    if any(seen.beaten):
        workers, soldiers = seen.beaten
        who = f"{workers} workers and {soldiers} soldiers of {seat_letter(seen.actor)}"
        lines.append(f"beaten at {_name(seen, seen.target)}: {who}")
    return "\n".join(lines)


def _decision(seen: AntropolisState, to_act: tuple[int, ...]) -> str:
    if not to_act:
        return "the game is over"
    who, whose = seat_letter(to_act[0]), seat_letter(seen.turn)
    turn = "" if who == whose else f" in the turn of {whose}"
    return f"{who} to play{turn}: {_TASKS[seen.phase]}"


def _attack(seen: AntropolisState) -> str:
    crew = ", ".join(f"{_name(seen, way // 6)} by side {way % 6}" for way in seen.crew)
    needed = expelling.needed(seen, seen.target)
    return f"attack on {_name(seen, seen.target)} from {crew}; needs {needed}"


def _name(seen: AntropolisState, space: int) -> str:
    return spot_name(board.spot(seen, space))


# The map.


def _map(seen: AntropolisState) -> str:
    signs = {hex_at(place): _sign(seen, tile) for tile, place in enumerate(seen.hexes)}
    left = min(_column(place) for place in signs)
    bands: dict[int, list[str]] = {}
    for r in range(min(p.r for p in signs), max(p.r for p in signs) + 1):
        row = _row({place: sign for place, sign in signs.items() if place.r == r}, left)
        for band in range(1 + len(row) // _WIDTH):
            part = row[band * _WIDTH : (band + 1) * _WIDTH]
            bands.setdefault(band, []).append(f"{r:>3} {part}")
    parts = ["\n".join(lines) for _, lines in sorted(bands.items())]
    return "\n\nfarther east:\n".join(parts)


def _column(place: Hex) -> int:
    return _CELL * place.q + _CELL // 2 * place.r


def _row(signs: dict[Hex, str], left: int) -> str:
    row = ""
    for place, sign in sorted(signs.items()):
        row = row.ljust(_column(place) - left) + sign
    return row


def _sign(seen: AntropolisState, tile: int) -> str:
    face = seen.looks[tile] // 6
    sort = "N" if BROOD[face] else SORTS[SORT[face]][0]
    there = _manned(seen, tile)
    if not there:
        return f"{sort}··"
    number = sum(sum(_counts(seen, space)) for space in there)
    return f"{sort}{seat_letter(ants.owner(seen, there[0]))}{number}"


def _manned(seen: AntropolisState, tile: int) -> list[int]:
    """Return the spaces of a tile where ants are."""
    return [space for space in board.spaces_of(seen, tile) if seen.ants[space]]


def _counts(seen: AntropolisState, space: int) -> list[int]:
    return [ants.count(seen, space, kind) for kind in range(len(KINDS))]


# Tiles, market, players.


def _tiles(seen: AntropolisState) -> str:
    """List where each tile lies, its sides as they lie, and its ants; two in a line if they fit."""
    lines: list[str] = []
    for name in [_tile(seen, tile) for tile in range(len(seen.looks))]:
        if lines and len(lines[-1]) <= 38 and len(name) <= 40:
            lines[-1] = f"{lines[-1].ljust(39)} {name}"
        else:
            lines.append(name)
    return "\n".join(lines)


def _tile(seen: AntropolisState, tile: int) -> str:
    look = seen.looks[tile]
    there = " ".join([_ants(seen, space) for space in _manned(seen, tile)])
    return f"{hex_name(seen.hexes[tile]):>6} {CODES[look // 6]:3} {LETTERS[look]} {there}".rstrip()


def _ants(seen: AntropolisState, space: int) -> str:
    second = "(b)" if space & 1 else ""
    owner = seat_letter(ants.owner(seen, space))
    return f"{owner}:{''.join(_written(_counts(seen, space)))}{second}"


def _written(counts: Sequence[int]) -> list[str]:
    return [f"{count}{kind[0]}" for kind, count in zip(KINDS, counts, strict=True) if count]


def _market(seen: AntropolisState) -> str:
    lines = []
    for sort, pile in enumerate(seen.piles):
        faces = [CODES[face] if face >= 0 else "-" for face in market.shelf(seen, sort)]
        offer = " ".join(f"{price}: {code:3}" for price, code in enumerate(faces, 1))
        lines.append(f"{SORTS[sort] + 's':8} {offer}  pile {len(pile)}")
    return "\n".join([*lines, f"food in the supply: {seen.supply}"])


def _colony(seen: AntropolisState, seat: int) -> str:
    counted = seen.points[COUNTED * seat : COUNTED * (seat + 1)]
    points = " ".join(
        f"{source} {number}" for source, number in zip(SOURCES, counted, strict=False)
    )
    in_hand = " ".join(_written(seen.hand_ants[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]))
    head = f"{seat_letter(seat)} · {points} · with bonus {scoring.total(seen, seat)}"
    lines = [f"{head} · food {seen.food[seat]} · ants in hand {in_hand or 'none'}"]
    row = f"  hand ({seen.capacity[seat]}):"
    for code in [CODES[face] for face in seen.hands[seat]]:
        if len(row) + len(code) > _WIDTH:
            lines.append(row)
            row = "    "
        row += f" {code}"
    return "\n".join([*lines, row])
