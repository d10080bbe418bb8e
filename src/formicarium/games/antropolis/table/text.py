"""The table as text: a map of hexes, the tiles, market and players. At most 80 columns."""

from __future__ import annotations

from typing import Any, Final

from formicarium.core.hexes import Hex
from formicarium.core.seats import seat_letter

LEGEND: Final = """\
map: f forest · t tunnel · n nest · N brood chamber, then whose ants are there
     and how many; the number before a row is r, q grows to the right
sides, anticlockwise from the east: E earth · T tunnel (U another one) · O open
q queen · w worker · l larva · s soldier\
"""

_CELL: Final = 4
"""Columns from a hex to the next; each row is shifted by half of that."""
_LABEL: Final = 4
_WIDTH: Final = 76
"""What a row of the map may have; what lies farther east is drawn below."""
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


def draw(observation: dict[str, Any]) -> str:
    """Draw what can be seen on the table."""
    blocks = [
        _head(observation),
        _map(observation),
        _tiles(observation),
        _market(observation),
        "\n".join([_colony(colony) for colony in observation["colonies"]]),
        LEGEND,
    ]
    lines = "\n\n".join(blocks).split("\n")
    return "\n".join(line.rstrip() for line in lines)


# The head.


def _head(observation: dict[str, Any]) -> str:
    title = f"Antropolis · {observation['variant']} · to {observation['goal']} points"
    lines = [title, _decision(observation)]
    if observation["last_turns"]:
        lines.append(f"the piles are empty: {observation['last_turns']} turns are left")
    if observation["first_to_target"] is not None:
        seat = seat_letter(observation["first_to_target"])
        lines.append(f"{seat} has reached the target: the round is played to its end")
    attack, beaten = observation["attack"], observation["beaten"]
    if attack:
        crew = ", ".join(f"{one['space']} by side {one['side']}" for one in attack["crew"])
        lines.append(f"attack on {attack['target']} from {crew}; needs {attack['needed']}")
    if beaten:
        who = f"{beaten['worker']} workers and {beaten['soldier']} soldiers"
        lines.append(f"beaten at {beaten['space']}: {who} of {seat_letter(beaten['seat'])}")
    return "\n".join(lines)


def _decision(observation: dict[str, Any]) -> str:
    if not observation["to_act"]:
        return "the game is over"
    who = seat_letter(observation["to_act"][0])
    whose = seat_letter(observation["turn"])
    turn = "" if who == whose else f" in the turn of {whose}"
    return f"{who} to play{turn}: {_TASKS[observation['phase']]}"


# The map.


def _map(observation: dict[str, Any]) -> str:
    signs = {Hex.parse(tile["hex"]): _sign(tile) for tile in observation["tiles"]}
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


def _sign(tile: dict[str, Any]) -> str:
    sort = "N" if tile["brood"] else tile["sort"][0]
    there = [space for space in tile["spaces"] if space["seat"] is not None]
    if not there:
        return f"{sort}··"
    number = sum(sum(space["ants"].values()) for space in there)
    return f"{sort}{seat_letter(there[0]['seat'])}{number}"


# Tiles, market, players.


def _tiles(observation: dict[str, Any]) -> str:
    """Where each tile lies, its sides as they lie, and who is there; two in a line if it fits."""
    names = [_tile(tile) for tile in observation["tiles"]]
    lines: list[str] = []
    for name in names:
        if lines and len(lines[-1]) <= 38 and len(name) <= 40:
            lines[-1] = f"{lines[-1].ljust(39)} {name}"
        else:
            lines.append(name)
    return "\n".join(lines)


def _tile(tile: dict[str, Any]) -> str:
    spaces = [_ants(space) for space in tile["spaces"] if space["seat"] is not None]
    return f"{tile['hex']:>6} {tile['face']:3} {tile['sides']} {' '.join(spaces)}".rstrip()


def _ants(space: dict[str, Any]) -> str:
    there = "".join(f"{count}{kind[0]}" for kind, count in space["ants"].items() if count)
    second = "(b)" if space["space"].endswith("b") else ""
    return f"{seat_letter(space['seat'])}:{there}{second}"


def _market(observation: dict[str, Any]) -> str:
    lines = []
    for sort, count in observation["piles"].items():
        places = [place for place in observation["market"] if place["sort"] == sort]
        offer = " ".join(f"{place['price']}: {place['face'] or '-':3}" for place in places)
        lines.append(f"{sort + 's':8} {offer}  pile {count}")
    return "\n".join([*lines, f"food in the supply: {observation['supply']}"])


def _colony(colony: dict[str, Any]) -> str:
    points = " ".join(f"{source} {number}" for source, number in colony["points"].items())
    ants = " ".join(f"{count}{kind[0]}" for kind, count in colony["ants"].items() if count)
    head = f"{seat_letter(colony['seat'])} · {points} · with bonus {colony['score']}"
    lines = [f"{head} · food {colony['food']} · ants in hand {ants or 'none'}"]
    row = f"  hand ({colony['capacity']}):"
    for code in colony["hand"]:
        if len(row) + len(code) > _WIDTH:
            lines.append(row)
            row = "    "
        row += f" {code}"
    return "\n".join([*lines, row])
