"""The boards of the colonies and the shared boards: rooms, tracks, seasons, objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.lettering import short, written
from formicarium.games.myrmes.components import (
    ASKS,
    EVENTS,
    NEEDS,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    ROOMS,
    SEASONS,
)
from formicarium.games.myrmes.table.art.tiles import symbol, use

if TYPE_CHECKING:
    from collections.abc import Iterator

COLONY_WIDTH: Final = 700.0
COLONY_HEIGHT: Final = 470.0

_CHAMBERS: Final = (
    (14, 82, 236, 192), (14, 284, 236, 54), (14, 346, 150, 34), (424, 82, 262, 58),
    (424, 148, 262, 52), (424, 208, 262, 52), (424, 268, 262, 52), (424, 328, 262, 50),
)  # fmt: skip
"""Birth tracks, nursery, owner cubes; store, larvae, workers, soldiers, prey."""
_EVENT_ICONS: Final = (
    "level", "points", "larva", "harvest", "move", "soldier", "hexagon", "worker"
)  # fmt: skip
_ROOM_ICONS: Final = ("larva", "food", "mix", "points")
_ASKED: Final = {
    "food": "food", "larvae": "larva", "soldiers": "soldier", "special": "mound", "prey": "prey",
    "pheromones": "hexagon", "mix": "mix", "stone": "stone", "nurses": "nurse", "level": "level",
}  # fmt: skip
_SEAT_SHAPES: Final = (
    '<circle r="6.6"/>',
    '<path d="M0-7.8 8 6.2H-8Z"/>',
    '<rect x="-6" y="-6" width="12" height="12" rx="1"/>',
    '<path d="M0-8.4 6.6 0 0 8.4-6.6 0Z"/>',
)
_DICE: Final = {"spring": "grape", "summer": "lemon", "autumn": "pomegranate"}
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-5, -5), (5, 5)),
    3: ((-5, -5), (0, 0), (5, 5)),
    4: ((-5, -5), (5, -5), (-5, 5), (5, 5)),
    5: ((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)),
    6: ((-5, -5.6), (5, -5.6), (-5, 0), (5, 0), (-5, 5.6), (5, 5.6)),
}


def drawn() -> Iterator[str]:
    """Return all symbols of this module."""
    yield symbol("colony", _colony())
    for number, room in enumerate(ROOMS):
        yield symbol(f"room-{room}", _room(number))
    yield symbol("closed", _closed())
    for number, event in enumerate(EVENTS):
        yield symbol(f"event-{number}", _event(number, event))
    for born in ("", "0", "1", "2", "3", "5"):
        yield symbol(f"slot{born and '-' + born}", _slot(born))
    for seat, shape in enumerate(_SEAT_SHAPES):
        yield symbol(f"owner-{seat}", _owner(shape))
    yield from _shared()


def _shared() -> Iterator[str]:
    for objective, name in enumerate(OBJECTIVES):
        yield symbol(f"objective-{name}", _objective(objective))
    for season in SEASONS:
        yield symbol(f"season-{season}", _plate(72, 128) + use(season, 0, -36, 1.5))
    yield symbol("reach-0", _reach(""))
    for soldiers in range(1, 9):
        yield symbol(f"reach-{soldiers}", _reach(str(soldiers)))
    yield symbol("now", '<path d="M0-7 7 5H-7Z" fill="var(--danger)"/>')
    for season, colour in _DICE.items():
        for face in _PIPS:
            yield symbol(f"die-{season}-{face}", _die(face, colour))
    for name, icon in (("tunnel", "exit"), ("level", "level"), ("nurse", "nurse")):
        yield symbol(f"atelier-{name}", _atelier(icon))
    yield symbol("atelier-objective", _atelier("objective"))
    yield symbol("limit", _plate(34, 28, "gallery", "gallery-edge"))
    for cube in ("food", "earth", "stone", "larva", "winter"):
        yield symbol(f"tag-{cube}", _tag(cube))


def _plate(width: float, height: float, fill: str = "card", stroke: str = "line") -> str:
    return (
        f'<rect x="{short(-width / 2)}" y="{short(-height / 2)}" width="{short(width)}" '
        f'height="{short(height)}" rx="9" fill="var(--{fill})" stroke="var(--{stroke})" '
        'stroke-width="1.6"/>'
    )


def _colony() -> str:
    """Draw a cut through the soil: turf with the event track, chambers, the shaft to the rooms."""
    left, top = -COLONY_WIDTH / 2, -COLONY_HEIGHT / 2
    chambers = "".join(
        f'<rect x="{short(left + x)}" y="{short(top + y)}" width="{width}" height="{height}" '
        'rx="16"/>'
        for x, y, width, height in _CHAMBERS
    )
    roots = "".join(
        f"M{short(left + 20 + 22 * n)} {short(top + 64)}v{6 + 5 * (n % 3)}" for n in range(31)
    )
    return (
        f'<rect x="{short(left)}" y="{short(top)}" width="{short(COLONY_WIDTH)}" '
        f'height="{short(COLONY_HEIGHT)}" rx="14" fill="var(--soil)"/>'
        f'<path d="M{short(left)} {short(top + 66)}v-52q0-14 14-14h672q14 0 14 14v52Z" '
        'fill="var(--leaf)"/>'
        f'<path d="{roots}" stroke="var(--leaf)" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M{short(left + 276)} {short(top + 74)}V{short(top + 300)}" '
        'stroke="var(--gallery-edge)" stroke-width="37" stroke-linecap="round"/>'
        f'<g stroke="var(--gallery-edge)" stroke-width="1.8" fill="var(--gallery)">{chambers}</g>'
        f'<path d="M{short(left + 276)} {short(top + 74)}V{short(top + 300)}" '
        'stroke="var(--gallery)" stroke-width="33" stroke-linecap="round"/>'
        f'<rect x="{short(left + 14)}" y="{short(top + 388)}" width="672" height="74" rx="10" '
        'fill="var(--card)" stroke="var(--line)" stroke-width="1.5"/>'
        f"{_signs(left, top)}"
    )


def _signs(left: float, top: float) -> str:
    """Draw a sign for the use of each chamber."""
    signs = (
        ("larva", 38, 107), ("worker", 38, 154), ("soldier", 38, 201), ("hammer", 38, 247),
        ("harvest", 444, 111), ("larva", 444, 174), ("worker", 444, 234), ("soldier", 444, 294),
        ("prey", 444, 353), ("nurse", 38, 311),
    )  # fmt: skip
    drawn = "".join(use(name, left + x, top + y, 0.8) for name, x, y in signs)
    rules = "".join(f"M{short(left + 24)} {short(top + y)}h216" for y in (130, 177, 224))
    lines = f'<path d="{rules}" stroke="var(--gallery-edge)" stroke-opacity=".3"/>'
    return f'<g opacity=".6">{drawn}</g>{lines}'


def _room(number: int) -> str:
    """Draw a chamber beside the shaft: a place for a worker, and the yield of the room."""
    deepest = number == len(ROOMS) - 1
    icon = use(_ROOM_ICONS[number], 19 if deepest else 26, 3, 0.75 if deepest else 0.95)
    level = written(("0", "I", "II", "III")[number], 43, -16, 0.75, "var(--muted)")
    more = written("2", 39, 5, 1) if deepest else ""
    return (
        '<path d="M-60-9H-40V9H-60Z" fill="var(--gallery)"/>'
        '<rect x="-52" y="-26" width="106" height="52" rx="18" fill="var(--gallery)" '
        'stroke="var(--gallery-edge)" stroke-width="1.8"/>'
        '<path d="M-60-9H-50M-60 9H-50" stroke="var(--gallery-edge)" stroke-width="1.8"/>'
        '<path d="M-54-8H-46V8H-54Z" fill="var(--gallery)"/>'
        f"{use('slot', -22)}{icon}{level}{more}"
    )


def _closed() -> str:
    """Draw the soil that fills a room."""
    pebbles = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((-34, -8, 4), (-12, 12, 3), (6, -14, 3.4), (34, 10, 4.4), (44, -10, 2.4))
    )
    return (
        '<rect x="-53" y="-27" width="108" height="54" rx="18" fill="var(--soil)" '
        f'fill-opacity=".66"/><g fill="var(--soil-deep)" fill-opacity=".6">{pebbles}</g>'
    )


def _event(number: int, event: str) -> str:
    extra = event[event.index("+") :]
    return (
        _plate(76, 50, "card", "soil-edge")
        + use(_EVENT_ICONS[number], -18, 0, 0.95)
        + written(extra, 20, -11, 1.05)
    )


def _slot(born: str) -> str:
    ring = (
        '<circle r="14" fill="var(--card)" fill-opacity=".6" stroke="var(--gallery-edge)" '
        'stroke-width="1.4" stroke-dasharray="4 2.6"/>'
    )
    return ring + (written(born, 0, 0, 1, "var(--muted)") if born else "")


def _owner(shape: str) -> str:
    """Draw the shape of a seat on a light disc."""
    return (
        '<circle r="11" fill="var(--card)" stroke="var(--ant)" stroke-width="1"/>'
        f'<g fill="currentColor">{shape}</g>'
    )


def _objective(objective: int) -> str:
    """Draw a card: its level, what it asks for, its points, and places for four nurses."""
    level = OBJECTIVE_LEVEL[objective]
    ribbon = ("leaf", "gold", "soldier")[level]
    nurses = "".join(
        f'<circle cx="{x}" cy="{y}" r="11"/>' for x, y in ((-24, 40), (0, 40), (24, 40), (0, 62))
    )
    return (
        _plate(88, 152)
        + f'<path d="M-44-56V-67q0-9 9-9h70q9 0 9 9v11Z" fill="var(--{ribbon})"/>'
        + written("I" * (level + 1), 0, -66, 1, "var(--egg)")
        + f'<g color="var(--soil-deep)">{use(_ASKED[ASKS[objective]], -14, -28, 1.25)}</g>'
        + written(str(NEEDS[objective]), 22, -28, 1.7)
        + use("points", -12, 8, 0.7)
        + written(str(OBJECTIVE_POINTS[level]), 13, 8, 1.1)
        + '<g fill="var(--gallery)" stroke="var(--line)" stroke-width="1.2" '
        f'stroke-dasharray="3 2">{nurses}</g>'
    )


def _die(face: int, colour: str) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.1"/>' for x, y in _PIPS[face])
    return (
        f'<rect x="-12" y="-12" width="24" height="24" rx="5" fill="var(--{colour})" '
        f'stroke="var(--ant)" stroke-width="1.4"/><g fill="var(--soil-edge)">{pips}</g>'
    )


def _reach(soldiers: str) -> str:
    """Draw the mark of a hex within reach, with room for the points, and the soldiers it takes."""
    soldier = f'<g color="var(--soldier)">{use("soldier", 5, 19, 0.5)}</g>'
    price = soldier + written(soldiers, -6, 19, 0.7) if soldiers else ""
    return (
        '<circle r="12" fill="var(--card)" fill-opacity=".85" stroke="var(--pick)" '
        f'stroke-width="2"/>{price}'
    )


def _atelier(icon: str) -> str:
    return (
        _plate(76, 128, "gallery", "gallery-edge")
        + f'<g color="var(--soil-deep)">{use(icon, 0, -32, 1.3)}</g>'
        + f'<g transform="translate(0 30)">{use("slot", 0, 0, 1.15)}</g>'
    )


def _tag(icon: str) -> str:
    """Draw a plate for a number, with a picture on its left."""
    return (
        '<rect x="-36" y="-15" width="54" height="30" rx="9" fill="var(--card)" '
        f'stroke="var(--soil-edge)" stroke-width="1.3"/>{use(icon, -22, 0, 0.85)}'
    )
