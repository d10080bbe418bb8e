"""The ants, heads up, in the colour of their seat, with a line of paper around them.

The shape of the seat on the abdomen doubles its colour: ``worker-2`` is a worker with the shape of
seat 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.antropolis.components import KINDS
from formicarium.games.antropolis.table.art.markup import symbol

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS: Final = 4


class _Ant(NamedTuple):
    """How one kind of ant is drawn."""

    body: str
    inside: str
    """Details drawn on the body."""
    limbs: str = ""
    """The right half of legs and feelers as lines; the left half mirrors it."""
    outside: str = ""
    """Wings, drawn below the body."""


def _shape(path: str, fill: str, stroke: str = "var(--ant)", width: str = "1") -> str:
    return (
        f'<path d="{path}" fill="var(--{fill})" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
    )


def _lines(path: str, colour: str, width: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="var(--{colour})" stroke-width="{width}" '
        'stroke-linecap="round"/>'
    )


_QUEEN: Final = _Ant(
    limbs="M2.4-6.6 7.6-9.4 10-13.6M2.6-4.6 9.4-4.6 12.4-.6M2.2-2.4 8 .6 10.6 5.4"
    "M1.6-12.2 4.6-15 8.2-15.2",
    body="M0-14.4C2.4-14.4 4-12.9 3.9-11 3.8-9.4 2.8-8.5 2-8.1 3.6-6.5 3.3-3.4 1.4-1.9"
    " 5.6-.8 8 3 7.8 7.4 7.5 13 4.4 17.4 0 17.4S-7.5 13-7.8 7.4C-8 3-5.6-.8-1.4-1.9"
    "-3.3-3.4-3.6-6.5-2-8.1-2.8-8.5-3.8-9.4-3.9-11-4-12.9-2.4-14.4 0-14.4Z",
    outside=_shape(
        "M2-5C8-4 13 3 14.4 13.6 8.4 12 3.4 5 2-5ZM-2-5C-8-4-13 3-14.4 13.6-8.4 12-3.4 5-2-5Z",
        "egg",
        "currentColor",
        "1.2",
    ),
    inside=_lines("M-6.6 2.8Q0 5 6.6 2.8M-5.6 13.4Q0 15.4 5.6 13.4", "paper", "1.2")
    + _shape("M-5.4-12.6-6.8-18.8-3-16.2 0-20.4 3-16.2 6.8-18.8 5.4-12.6Q0-11-5.4-12.6Z", "gold"),
)
_WORKER: Final = _Ant(
    limbs="M1.8-3.6 6.4-5.6 8.2-9.6M2-2 7.6-1 10 2.8M1.6-.2 6 3.6 8 9.4M1.4-8.2 4.4-11.4 4.6-13",
    body="M0-9.9C2-9.9 3.4-8.6 3.3-6.9 3.2-5.4 2.2-4.6 1.5-4.3 2.6-3 2.5-.6 1 .6"
    " 3.2 1.4 4.4 3.6 4.3 6.2 4.1 9.4 2.4 11.6 0 11.6S-4.1 9.4-4.3 6.2C-4.4 3.6-3.2 1.4-1 .6"
    "-2.5-.6-2.6-3-1.5-4.3-2.2-4.6-3.2-5.4-3.3-6.9-3.4-8.6-2-9.9 0-9.9Z",
    inside=_shape("M-9.4-13.6C-6-18.4 3.6-19.8 9.6-14.6 4.6-10-4.4-9.4-9.4-13.6Z", "grape")
    + _lines(
        "M-7-13.8Q1-15.6 7.4-14.4M-2-14.6-.4-17M2.4-14.8 4.4-16.6M-1-14.6 1-12.2", "ant", ".9"
    ),
)
_SOLDIER: Final = _Ant(
    limbs="M2-2.6 7.4-4 10.4-8M2.2-.8 9-.2 12.4 3.6M1.8 1 7 4.4 9.4 10.6",
    body="M0-12.4C1.6-13.2 7.2-12.8 7.4-8.4 7.6-5.2 4.4-3.5 1.9-3.1 3-1.8 2.8.6 1.2 1.8"
    " 3.4 2.6 4.6 4.6 4.5 7 4.3 10.6 2 12.8 0 14.2-2 12.8-4.3 10.6-4.5 7-4.6 4.6-3.4 2.6-1.2 1.8"
    "-2.8.6-3-1.8-1.9-3.1-4.4-3.5-7.6-5.2-7.4-8.4-7.2-12.8-1.6-13.2 0-12.4Z"
    "M6.2-10.4C11-13.8 9.4-19.6 2.4-20.4 5.6-17.4 5.6-14.4 1.8-11.6ZM-6.2-10.4"
    "C-11-13.8-9.4-19.6-2.4-20.4-5.6-17.4-5.6-14.4-1.8-11.6Z",
    inside='<path d="M2.4-8.6 4.6-7.4M-2.4-8.6-4.6-7.4" stroke="var(--paper)" '
    'stroke-width="1.4" stroke-linecap="round"/>',
)
_LARVA: Final = _Ant(
    body="M-8.4 3.4C-10.6-2.6-6.6-8.8.2-9 7.4-9.2 11.2-3.6 9.6 2.4 8.6 6.4 4.8 6.8 3.8 4"
    " 3 1.4 1.4.4-.6 1-3 1.6-2.4 4.2-3.8 6-5.4 7.8-7.6 6.4-8.4 3.4Z",
    inside='<path d="M-8.2-.8-4.2.2M-6.2-5.4-3.4-2.4M7-5.2 4.2-2.4M9.2-.2 5.4.8" '
    'stroke="var(--paper)" stroke-width="1.1" stroke-linecap="round"/>'
    '<circle cx="6.6" cy="3.6" r="1" fill="var(--paper)"/>',
)
_ANTS: Final = {"queen": _QUEEN, "worker": _WORKER, "larva": _LARVA, "soldier": _SOLDIER}


def drawn() -> Iterator[str]:
    """Draw all kinds, plain and as pieces of each seat."""
    for seat in range(SEATS):
        yield symbol(f"claim-{seat}", _claim(seat))
    for kind in KINDS:
        yield symbol(kind, _drawn(_ANTS[kind]))
        for seat in range(SEATS):
            yield symbol(f"token-{kind}-{seat}", _token(kind, seat))


def _drawn(ant: _Ant) -> str:
    halves = f'<path d="{ant.limbs}"/><path d="{ant.limbs}" transform="scale(-1 1)"/>'
    limbs = halves if ant.limbs else ""
    body = f'<path d="{ant.body}"/>'
    return (
        '<g fill="none" stroke="var(--paper)" stroke-width="4.4" stroke-linecap="round" '
        f'stroke-linejoin="round">{limbs}{body}</g>{ant.outside}'
        '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" '
        f'stroke-linejoin="round">{limbs}</g><g fill="currentColor">{body}</g>{ant.inside}'
    )


def _token(kind: str, seat: int) -> str:
    """Draw an ant on a pale base, with the seat's shape at its lower left."""
    return (
        '<circle r="16" fill="var(--paper)" stroke="var(--soil-edge)" stroke-width="4.4"/>'
        '<circle r="16" fill="none" stroke="currentColor" stroke-width="2.6"/>'
        f'<use href="#antropolis-{kind}" transform="translate(0 {_LIFT.get(kind, 0):g})"/>'
        + _badge(seat, -11.5, 11)
    )


_LIFT: Final = {"worker": 1.5, "larva": 1, "soldier": 2.5, "queen": 1}


def _badge(seat: int, x: float, y: float) -> str:
    """Draw the shape of a seat with a line of paper around it."""
    shape = f'<use href="#seat-{seat}" transform="translate({x:g} {y:g}) scale({{:g}})"/>'
    return f'<g color="var(--paper)">{shape.format(0.8)}</g>{shape.format(0.6)}'


def _claim(seat: int) -> str:
    """Draw a pill for points, with the shape of the seat before them."""
    return (
        '<rect x="-29" y="-13" width="44" height="26" rx="13" fill="var(--card)" '
        'stroke="currentColor" stroke-width="2.6"/>'
        f'<use href="#seat-{seat}" transform="translate(-17 0) scale(.8)"/>'
    )
