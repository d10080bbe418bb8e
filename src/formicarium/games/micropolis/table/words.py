"""What pieces are called, and actions put into words: what may be done and what was done."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from formicarium.core.labels import enumerated, listed, player
from formicarium.core.message import message
from formicarium.games.micropolis.components import (
    BARRACKS_POINTS,
    LI,
    LO,
    RI,
    RO,
    TILE_CODES,
    TILES,
    Fruit,
    Specialist,
)
from formicarium.games.micropolis.rules import actions as act
from formicarium.games.micropolis.rules.naming import codes, holder
from formicarium.games.micropolis.rules.notation import (
    LEFT,
    ONLY_ANTHILL,
    RIGHT,
    ROMAN,
    anthill_index,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Argument, Message
    from formicarium.games.micropolis.components import Segment, Tile
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.state import MicropolisState
    from formicarium.games.micropolis.table.previews import Foreseen

# Players, anthills and places.


def anthill(seat: int, number: int) -> Message:
    """Name an anthill, in the expert game with its number."""
    if number == ONLY_ANTHILL:
        return message("micropolis-anthill", player=player(seat))
    return message("micropolis-anthill-numbered", player=player(seat), number=ROMAN[number])


_ENDS: Final = {
    LEFT: message("micropolis-place-left"),
    RIGHT: message("micropolis-place-right"),
}


def where(action: act.Take, after: MicropolisState) -> Message:
    """Say where in the anthill a tile is added; the first and the last have only one place."""
    end = _ENDS.get(action.side)
    if end is None:
        tiles = after.anthills[anthill_index(action.seat, action.anthill)]
        end = message("micropolis-place-first" if len(tiles) == 1 else "micropolis-place-last")
    if action.anthill == ONLY_ANTHILL:
        return end
    return message("micropolis-place-in-anthill", place=end, number=ROMAN[action.anthill])


# Tiles.


@cache
def tile(number: int) -> Message:
    """Name a tile by its code and by what it is good for.

    >>> tile(TILE_CODES.index("N2")).args
    {'tile': 'N2', 'eggs': 2}
    """
    shown = TILES[number]
    kind, arguments = _kind(shown)
    return message(f"micropolis-tile-{kind or 'plain'}", tile=shown.code, **arguments)


@cache
def tile_tip(number: int) -> Message:
    """Say what a tile does, and what lies in each of its galleries."""
    shown = TILES[number]
    galleries = enumerated([_gallery(segment) for segment in shown.segments])
    kind, arguments = _kind(shown)
    if not kind:
        return message("micropolis-tile-tip-plain", galleries=galleries)
    if shown.barracks:
        arguments["points"] = BARRACKS_POINTS[shown.barracks]
    effect = message(f"micropolis-effect-{kind}", **arguments)
    return message("micropolis-tile-tip", effect=effect, galleries=galleries)


def _kind(shown: Tile) -> tuple[str, dict[str, Argument]]:
    """Return what a tile is good for, as a part of message ids, and how much of it there is."""
    if shown.barracks:
        return "barracks", {"soldiers": shown.barracks}
    if shown.specialist is Specialist.NONE:
        return "", {}
    return shown.specialist.name.lower(), {"eggs": shown.eggs} if shown.eggs else {}


_WAYS: Final = {
    LO: message("micropolis-way-lo"),
    LI: message("micropolis-way-li"),
    RO: message("micropolis-way-ro"),
    RI: message("micropolis-way-ri"),
    LO | RO: message("micropolis-way-lo-ro"),
    LI | RI: message("micropolis-way-li-ri"),
    LO | RI: message("micropolis-way-lo-ri"),
    LI | RO: message("micropolis-way-li-ro"),
    LO | LI: message("micropolis-way-lo-li"),
    RO | RI: message("micropolis-way-ro-ri"),
    LO | LI | RO: message("micropolis-way-lo-li-ro"),
    LO | LI | RI: message("micropolis-way-lo-li-ri"),
    LO | RO | RI: message("micropolis-way-lo-ro-ri"),
    LI | RO | RI: message("micropolis-way-li-ro-ri"),
    LO | LI | RO | RI: message("micropolis-way-hall"),
}

_FRUITS: Final = {
    Fruit.CHERRY: message("micropolis-cherry"),
    Fruit.LEMON: message("micropolis-lemon"),
    Fruit.GRAPE: message("micropolis-grape"),
    Fruit.BLACKBERRY: message("micropolis-blackberry"),
    Fruit.FIG: message("micropolis-fig"),
    Fruit.POMEGRANATE: message("micropolis-pomegranate"),
    Fruit.GIFT: message("micropolis-gift"),
}

_SPECIALISTS: Final = {
    Specialist.QUEEN: message("micropolis-queen"),
    Specialist.NURSE: message("micropolis-nurse"),
    Specialist.ARCHITECT: message("micropolis-architect"),
    Specialist.OFFICER: message("micropolis-officer"),
    Specialist.GUARD: message("micropolis-guard"),
}


def _gallery(segment: Segment) -> Message:
    things = list(_things(segment)) or [message("micropolis-empty")]
    return message("micropolis-gallery", way=_WAYS[segment.ports], things=enumerated(things))


def _things(segment: Segment) -> Iterator[Message]:
    if segment.specialist:
        yield _SPECIALISTS[segment.specialist]
    if segment.workers:
        yield message("micropolis-workers", workers=segment.workers)
    if segment.fruit:
        yield _FRUITS[segment.fruit]


# Actions.


def label(seen: MicropolisState, action: MicropolisAction, foreseen: Foreseen) -> Message:
    """Say what may be done, and what it costs and brings."""
    match action:
        case act.Take():
            brings = list(_brings(seen, action, foreseen)) or [message("micropolis-brings-nothing")]
            said = listed("micropolis-semicolon", brings)
            return message("micropolis-take", **_taking(action, foreseen), brings=said)
        case act.Fill():
            return message("micropolis-fill", **_filling(seen))
        case act.Leave():
            return message("micropolis-leave", tile=TILE_CODES[seen.tile])
        case act.Guard():
            return _guard_label(seen, action, foreseen.after)
        case act.PassMarker():
            to = holder(action.receiver, action.anthill)
            return message("micropolis-give-leader", holder=to)


def told(seen: MicropolisState, action: MicropolisAction, foreseen: Foreseen) -> Message:
    """Say what was done, and what it cost."""
    who = player(action.seat)
    match action:
        case act.Take():
            taking, collected = _taking(action, foreseen), foreseen.collected
            lost = foreseen.too_many
            return message(
                "micropolis-told-take", player=who, **taking, collected=collected, lost=lost
            )
        case act.Fill():
            return message("micropolis-told-fill", player=who, **_filling(seen))
        case act.Leave():
            return message("micropolis-told-leave", player=who, tile=TILE_CODES[seen.tile])
        case act.Guard():
            return _guard_told(seen, action, foreseen.after)
        case act.PassMarker():
            to = holder(action.receiver, action.anthill)
            if seen.round:
                return message("micropolis-told-marker", player=who, holder=to)
            return message("micropolis-told-first-marker", player=who, holder=to)


def _taking(action: act.Take, foreseen: Foreseen) -> dict[str, Argument]:
    price = message("micropolis-price-soldiers", soldiers=foreseen.paid)
    if action.architect:
        price = message("micropolis-price-architect")
    return {"tile": tile(action.tile), "place": where(action, foreseen.after), "price": price}


def _brings(seen: MicropolisState, action: act.Take, foreseen: Foreseen) -> Iterator[Message]:
    """Say what taking a tile brings at once, as far as it needs no further decision."""
    if foreseen.collected:
        yield message("micropolis-brings-soldiers", soldiers=foreseen.collected)
    if foreseen.too_many:
        yield message("micropolis-brings-too-many", soldiers=foreseen.too_many)
    shown = TILES[action.tile]
    if shown.barracks:
        points = BARRACKS_POINTS[shown.barracks]
        yield message("micropolis-brings-barracks", soldiers=shown.barracks, points=points)
    if shown.specialist:
        kind, _ = _kind(shown)
        name = f"{kind}{by_leader(seen, action)}"
        yield message(f"micropolis-brings-{name}", **specialist(seen, action, foreseen))


def by_leader(seen: MicropolisState, action: act.Take) -> str:
    """Return how ids of messages end if the leader herself takes an officer."""
    officer = TILES[action.tile].specialist is Specialist.OFFICER
    return "-own" if officer and seen.leader // seen.each == action.seat else ""


def specialist(seen: MicropolisState, action: act.Take, foreseen: Foreseen) -> dict[str, Argument]:
    """Return what a specialist does at once, as arguments of a message about her."""
    lost, recruits, markers = foreseen.effect
    match TILES[action.tile].specialist:
        case Specialist.NURSE:
            return {"soldiers": recruits}
        case Specialist.OFFICER if by_leader(seen, action):
            return {"lost": lost, "won": recruits}
        case Specialist.OFFICER:
            leader = player(seen.leader // seen.each)
            return {"leader": leader, "lost": lost, "won": recruits}
        case Specialist.ARCHITECT:
            return {"markers": markers}
        case _:
            return {}


def _filling(seen: MicropolisState) -> dict[str, Argument]:
    built = TILES[seen.tile]
    points = BARRACKS_POINTS[built.barracks]
    return {"tile": built.code, "soldiers": built.barracks, "points": points}


def _guard_label(seen: MicropolisState, action: act.Guard, after: MicropolisState) -> Message:
    soldiers = after.army[seen.site]
    if after.full == seen.full:
        return message("micropolis-distribute-as-is", soldiers=soldiers)
    if not action.full:
        return message("micropolis-distribute-none", soldiers=soldiers)
    return message("micropolis-distribute", barracks=_codes(action), soldiers=soldiers)


def _guard_told(seen: MicropolisState, action: act.Guard, after: MicropolisState) -> Message:
    who, soldiers = player(action.seat), after.army[seen.site]
    if after.full == seen.full:
        return message("micropolis-told-guard-as-is", player=who)
    if not action.full:
        return message("micropolis-told-guard-none", player=who, soldiers=soldiers)
    barracks = _codes(action)
    return message("micropolis-told-guard", player=who, barracks=barracks, soldiers=soldiers)


def _codes(action: act.Guard) -> Message:
    return codes([TILE_CODES[full] for full in action.full])
