"""What a player can foresee of her choice: which pieces would move, and where to.

Whatever comes face up in answer to a choice is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from formicarium.core.choices import Placed
from formicarium.games.micropolis.components import (
    ARMY_CAP,
    TILE_BY_CODE,
    TILE_CODES,
    TILES,
    Specialist,
)
from formicarium.games.micropolis.table import pieces, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.games.micropolis.rules.actions import Take

_Preview: TypeAlias = tuple[Placed, ...]


class Outlook(NamedTuple):
    """What taking a tile would do before any further decision."""

    anthill: int
    place: int
    """On the ring, counted from the first tile laid."""
    slot: int
    paid: int
    collected: int
    """Soldiers that lay on the tile."""
    too_many: int
    """Those of them for whom there is no room (P5.7)."""
    leader_seat: int
    leader_loses: int
    recruits: int
    """Soldiers from the supply, for a nurse or an officer."""
    markers_won: int


def outlook(observation: dict[str, Any], take: Take) -> Outlook:
    """Work out what taking a tile would do (P5, P9.3-P9.5)."""
    anthill = words.anthill_index(observation, take.seat, take.anthill)
    row = observation["row"]
    code = TILE_CODES[take.tile]
    slot = next(slot for slot, offered in enumerate(row) if offered["tile"] == code)
    paid = 0 if take.architect else slot
    collected = row[slot]["soldiers"]
    army = observation["anthills"][anthill]["army"] - paid + collected
    too_many = max(0, army - ARMY_CAP)
    leader_loses, recruits = _from_supply(observation, take, anthill, army - too_many, too_many)
    leader_seat = observation["leader"]["seat"]
    place = _place(observation["anthills"][anthill], take.side)
    markers = observation["supply"]["architect_markers"] + take.architect
    won = int(TILES[take.tile].specialist is Specialist.ARCHITECT and markers > 0)
    return Outlook(
        anthill, place, slot, paid, collected, too_many, leader_seat, leader_loses, recruits, won
    )


def _from_supply(
    observation: dict[str, Any], take: Take, anthill: int, army: int, too_many: int
) -> tuple[int, int]:
    """What an officer costs the leader, and what she or a nurse brings (P9.4, P9.5)."""
    tile = TILES[take.tile]
    supply = observation["supply"]["soldiers"] + too_many
    if tile.specialist is Specialist.NURSE:
        return 0, min(tile.eggs, supply, ARMY_CAP - army)
    if tile.specialist is not Specialist.OFFICER:
        return 0, 0
    leader = leading(observation)
    own = leader == anthill
    loses = min(1, army if own else observation["anthills"][leader]["army"])
    return loses, min(1, supply + loses, ARMY_CAP - army + (loses if own else 0))


def leading(observation: dict[str, Any]) -> int:
    """The number, among all on the table, of the anthill with the leader marker."""
    leader = observation["leader"]
    return words.anthill_index(observation, leader["seat"], leader["anthill"])


def _place(anthill: dict[str, Any], side: str) -> int:
    if side == "left":
        return -int(anthill["left_of_first"]) - 1
    return len(anthill["tiles"]) - int(anthill["left_of_first"])


# Pieces on the move.


class _Soldiers:
    """The soldiers of a table by place; those that leave a place are its last ones."""

    def __init__(self, observation: dict[str, Any]) -> None:
        self.observation = observation
        self.at = dict(_standing(observation))
        self.before = {name: place for place, names in self.at.items() for name in names}

    def move(self, start: str, end: str, soldiers: int) -> None:
        for _ in range(soldiers):
            self.at.setdefault(end, []).append(self.at[start].pop())

    def moved(self) -> Iterator[tuple[str, str, int]]:
        """Each soldier that stands elsewhere now, its place, and its number there."""
        for place, names in self.at.items():
            for number, name in enumerate(names):
                if self.before[name] != place:
                    yield name, place, number

    def preview(self) -> _Preview:
        return tuple(self._placed(*moved) for moved in self.moved())

    def _placed(self, name: str, place: str, number: int) -> Placed:
        kind, _, where = place.partition("-")
        if kind == "army":
            anthill = self.observation["anthills"][int(where)]
            sprite = pieces.soldier_in_army(name, anthill["seat"], number)
            return Placed(pieces.surface_id(int(where)), sprite)
        if kind == "row":
            codes = [offered["tile"] for offered in self.observation["row"]]
            total = len(self.at[place])
            return Placed(
                pieces.ROW, pieces.soldier_on_row(name, codes.index(where), number, total)
            )
        if kind == "barracks":
            return self._in_barracks(name, where, number)
        return Placed(pieces.ROW, pieces.soldier_in_supply(name, number))

    def _in_barracks(self, name: str, code: str, number: int) -> Placed:
        for index, anthill in enumerate(self.observation["anthills"]):
            if code in anthill["tiles"]:
                place = anthill["tiles"].index(code) - anthill["left_of_first"]
                sprite = pieces.soldier_in_barracks(name, code, place, number, anthill["seat"])
                return Placed(pieces.surface_id(index), sprite)
        raise ValueError(f"tile {code} lies in no anthill")


def _standing(observation: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    yield _all_at(pieces.SUPPLY, observation["supply"]["soldiers"])
    for offered in observation["row"]:
        yield _all_at(pieces.row_place(offered["tile"]), offered["soldiers"])
    for index, anthill in enumerate(observation["anthills"]):
        yield _all_at(pieces.army_place(index), anthill["army"])
        for code in anthill["full"]:
            yield _all_at(pieces.barracks_place(code), TILE_BY_CODE[code].barracks)


def _all_at(place: str, soldiers: int) -> tuple[str, list[str]]:
    return place, [pieces.soldier(place, number) for number in range(soldiers)]


def foresee_take(observation: dict[str, Any], take: Take, seen: Outlook) -> _Preview:
    """The tile at its new place, soldiers paid and collected, and what a specialist brings."""
    code = TILE_CODES[take.tile]
    tile = Placed(pieces.surface_id(seen.anthill), pieces.tile_in_ring(code, seen.place))
    soldiers = _Soldiers(observation)
    army, taken = pieces.army_place(seen.anthill), pieces.row_place(code)
    for offered in observation["row"][: seen.paid]:
        soldiers.move(army, pieces.row_place(offered["tile"]), 1)
    soldiers.move(taken, army, seen.collected - seen.too_many)
    soldiers.move(taken, pieces.SUPPLY, seen.too_many)
    leader = pieces.army_place(leading(observation))
    if leader != army or not seen.recruits:  # she would give the same soldier and get it back
        soldiers.move(leader, pieces.SUPPLY, seen.leader_loses)
        soldiers.move(pieces.SUPPLY, army, seen.recruits)
    elif not seen.leader_loses:
        soldiers.move(pieces.SUPPLY, army, seen.recruits)
    return (tile, *soldiers.preview(), *_architects(observation, take, seen))


def _architects(observation: dict[str, Any], take: Take, seen: Outlook) -> Iterator[Placed]:
    """An architect marker given back or won; one that is given and won stays where it is."""
    held = observation["architect_markers"][take.seat]
    free = observation["supply"]["architect_markers"]
    if take.architect and not seen.markers_won:
        name = pieces.owned_architect(take.seat, held - 1)
        yield Placed(pieces.ROW, pieces.architect_in_supply(name, free))
    elif seen.markers_won and not take.architect:
        each = len(observation["anthills"]) // observation["players"]
        sprite = pieces.architect_owned(pieces.free_architect(free - 1), take.seat, held)
        yield Placed(pieces.surface_id(take.seat * each), sprite)


def foresee_army(observation: dict[str, Any], full: Sequence[str]) -> _Preview:
    """Soldiers between army and barracks, until just these barracks are full (P9.2, P9.6)."""
    site = observation["site"]
    index = words.anthill_index(observation, site["seat"], site["anthill"])
    before = observation["anthills"][index]["full"]
    soldiers = _Soldiers(observation)
    army = pieces.army_place(index)
    for code in before:
        if code not in full:
            soldiers.move(pieces.barracks_place(code), army, TILE_BY_CODE[code].barracks)
    for code in full:
        if code not in before:
            soldiers.move(army, pieces.barracks_place(code), TILE_BY_CODE[code].barracks)
    return soldiers.preview()


def foresee_marker(anthill: int, seat: int) -> _Preview:
    """The leader marker at its new anthill."""
    return (Placed(pieces.surface_id(anthill), pieces.leader_marker(seat)),)
