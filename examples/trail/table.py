"""The table of Trail: its scene, its choices, its words and its drawings."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from examples.trail.rules import CRUMB_SPACES, NEST, TrailAction, TrailState, Walk
from formicarium.core import art as drawings
from formicarium.core.choices import Choice, Choices, Placed, Target
from formicarium.core.labels import Point, badge, fact, in_line, piece, player
from formicarium.core.message import Message, message
from formicarium.core.scene import Fact, Scene, Sprite, Surface, pooled
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.touch import Touch

TRAIL: Final = "trail"
_STEP, _MIDDLE, _WIDTH, _HEIGHT = 60.0, 90.0, 1020.0, 180.0
_STORE_WIDTH, _STORE_HEIGHT, _BITE = 490.0, 50.0, 25.0
_GROUND, _CRUMB, _ANT = range(3)
_LARGE: Final = 2
"""The points of a crumb that a friend would point out."""


def _place(space: int) -> Point:
    return 50 + _STEP * space, _MIDDLE


def ant_name(seat: int) -> str:
    """Return the id of an ant."""
    return f"ant-{seat}"


def _ant(seat: int, space: int) -> Sprite:
    """An ant; at the start and in the nest the ants stand side by side."""
    x, y = _place(space)
    at = (x, y - 45 + 30 * seat) if space in (0, NEST) else (x, y)
    name, letter = ant_name(seat), seat_letter(seat)
    return piece(
        name, "trail-ant", at, "trail-ant", layer=_ANT, seat=seat, text=letter, player=player(seat)
    )


# The scene.


def scene(seen: TrailState) -> Scene:
    """Lay out the trail with its crumbs and ants, and what each ant has eaten."""
    sprites = (*_ground(), *_crumbs(seen), *map(_ant, range(seen.players), seen.at))
    board = Surface(TRAIL, "board", message("trail-board"), _WIDTH, _HEIGHT, sprites)
    stores = map(_store, range(seen.players), seen.taken)
    return Scene((board, *stores), tuple(_facts(seen)))


@cache
def _ground() -> tuple[Sprite, ...]:
    spaces = [
        piece(f"space-{n}", "trail-space", _place(n), "trail-space", layer=_GROUND, number=n)
        for n in range(1, NEST)
    ]
    return (*spaces, piece("nest", "trail-nest", _place(NEST), "trail-nest", layer=_GROUND))


def _crumbs(seen: TrailState) -> Iterator[Sprite]:
    for space, points in zip(CRUMB_SPACES, seen.crumbs, strict=True):
        if points:
            x, y = _place(space)
            name, symbol = f"crumb-{space}", f"trail-crumb-{points}"
            yield piece(name, symbol, (x, y + 55), "trail-crumb", layer=_CRUMB, points=points)


def store(seat: int) -> str:
    """Return the id of the surface of a seat."""
    return f"store-{seat}"


def _store(seat: int, points: int) -> Surface:
    """Lay out a seat's crumbs in bites of one point: the rules keep only their sum."""
    place = store(seat)
    bites = tuple(_bite(place, number, points) for number in range(points))
    return Surface(place, "player", player(seat), _STORE_WIDTH, _STORE_HEIGHT, bites, seat)


def bite(place: str, number: int) -> str:
    """Return the id of a bite of a store."""
    return pooled("bite", place, number)


@cache
def _bite(place: str, number: int, total: int) -> Sprite:
    """Bites are all alike, so each is named by its place."""
    at = in_line(_BITE, _STORE_WIDTH - _BITE, _STORE_HEIGHT / 2, _BITE, number, total)
    return piece(bite(place, number), "trail-crumb-1", at, "trail-bite", layer=_CRUMB)


def _facts(seen: TrailState) -> Iterator[Fact]:
    yield fact("trail-crumb-1", sum(seen.crumbs), "trail-left")
    for seat, points in enumerate(seen.scores()):
        yield fact("trail-crumb-1", points, "trail-points", seat, "points")


# Choices.


def choices(seen: TrailState, actions: Sequence[TrailAction]) -> Choices:
    """Offer the spaces in reach, or a button to wait."""
    seat = actions[0].seat
    targets, options = [], []
    for action in actions:
        label = _deed(action)
        target = _target(seen, action, label)
        targets.append(target)
        options.append(_choice(seen, action, target))
    walks = isinstance(actions[0], Walk)
    asked = message("trail-ask" if walks else "trail-ask-wait")
    return Choices(seat, asked, tuple(targets), tuple(options))


def attempts(seen: TrailState, seat: int, touch: Touch) -> list[TrailAction]:
    """Understand a click beside the choices as a walk to the space that is nearest."""
    space = round((touch.x - _place(0)[0]) / _STEP)
    steps = space - seen.at[seat]
    return [Walk(seat, steps)] if touch.surface == TRAIL and 1 <= space <= NEST and steps else []


def _target(seen: TrailState, action: TrailAction, label: Message) -> Target:
    if not isinstance(action, Walk):
        return Target("wait", "button", label, "trail-ant")
    space = seen.at[action.seat] + action.steps
    return Target(f"to-{space}", "spot", label, "trail-spot", TRAIL, *_place(space))


def _choice(seen: TrailState, action: TrailAction, target: Target) -> Choice:
    """Show the ant where it would be and, as a badge, what it would get: the rules say what."""
    after = seen.copy()
    after.advance(action)
    gain = after.scores()[action.seat] - seen.scores()[action.seat]
    moved = Placed(TRAIL, _ant(action.seat, after.at[action.seat]))
    badges = (badge(gain, "trail-crumb-1"),) if gain else ()
    warned = _warning(seen, action, gain)
    return Choice(str(action), (target.id,), target.label, (moved,), badges, warned)


def _warning(seen: TrailState, action: TrailAction, gain: int) -> Message | None:
    """Return what a friend would say before a walk that brings nothing, past a crumb (T2.4)."""
    passed = _passed(seen, action)
    if gain or passed < _LARGE:
        return None
    return message("trail-warning-passed", points=passed)


def _passed(seen: TrailState, action: TrailAction) -> int:
    """Return the points of the largest crumb that an ant would walk past."""
    if not isinstance(action, Walk):
        return 0
    start = seen.at[action.seat]
    on_the_way = range(start + 1, start + action.steps)
    crumbs = zip(CRUMB_SPACES, seen.crumbs, strict=True)
    return max((points for space, points in crumbs if space in on_the_way), default=0)


# Words.


def _deed(action: TrailAction) -> Message:
    if isinstance(action, Walk):
        return message("trail-walk", steps=action.steps)
    return message("trail-wait")


def tell(
    before: TrailState, action: TrailAction, after: TrailState, viewer: int | None
) -> tuple[Message, ...]:
    """Tell who did what, and what it brought."""
    who = player(action.seat)
    told = [message("trail-told", player=who, deed=_deed(action))]
    gain = after.scores()[action.seat] - before.scores()[action.seat]
    if gain:
        told.append(message("trail-told-points", player=who, points=gain))
    return tuple(told)


def draw(seen: TrailState, to_act: tuple[int, ...]) -> str:
    """Draw the trail in three lines: ants, spaces, crumbs."""
    ants = ["".join(map(seat_letter, _standing(seen, space))) for space in range(NEST + 1)]
    crumbs = dict(zip(CRUMB_SPACES, seen.crumbs, strict=True))
    rows = (ants, range(NEST + 1), [crumbs.get(space) or "" for space in range(NEST + 1)])
    lines = ["".join(f"{cell:>5}" for cell in row).rstrip() for row in rows]
    points = ", ".join(f"{seat_letter(s)} {points}" for s, points in enumerate(seen.scores()))
    whose = f"{seat_letter(to_act[0])} to play" if to_act else "the game is over"
    return "\n".join([f"Trail · {whose} · points: {points}", "", *lines])


def _standing(seen: TrailState, space: int) -> list[int]:
    return [seat for seat, at in enumerate(seen.at) if at == space]


# Drawings.


@cache
def art() -> str:
    """Return all symbols as one document."""
    return drawings.document("examples.trail", map(_crumb, (1, 2, 3)))


def _crumb(points: int) -> str:
    """A crumb, larger if it is worth more."""
    circle = f'<circle r="{5 + 3 * points}" fill="var(--gold)" stroke="var(--ant)"/>'
    return f'<g id="trail-crumb-{points}">{circle}</g>'
