"""Drawings are measured about right."""

from xml.etree.ElementTree import Element, fromstring

import pytest

from formicarium.stage.bounds import bounds
from formicarium.stage.outlines import path_points


def parsed(markup: str) -> Element:
    return fromstring(markup)  # noqa: S314 - written below


def measured(markup: str, **others: str) -> tuple[float, ...]:
    box = bounds(parsed(markup), {name: parsed(text) for name, text in others.items()})
    return tuple(round(side, 1) for side in box)


@pytest.mark.parametrize(
    ("markup", "box"),
    [
        ('<circle cx="1" cy="2" r="3"/>', (-2, -1, 6, 6)),
        ('<ellipse rx="4" ry="1"/>', (-4, -1, 8, 2)),
        ('<rect x="1" y="2" width="3" height="4"/>', (1, 2, 3, 4)),
        ('<line x1="1" y1="1" x2="5" y2="1" stroke="red"/>', (0.5, 0.5, 5, 1)),
        ('<polygon points="0,0 4,0 2,-3"/>', (0, -3, 4, 3)),
        ('<polyline points="0 0 4 1"/>', (0, 0, 4, 1)),
        ('<path d="M0 0 C0 4 4 4 4 0"/>', (0, 0, 4, 3)),
        ('<path d="M0 0 Q2 4 4 0 T8 0"/>', (0, -2, 8, 4)),
        ('<path d="M0 0 c0 4 4 4 4 0 s4 -4 4 0"/>', (0, -3, 8, 6)),
        ('<path d="M-2 0 A2 2 0 0 1 2 0"/>', (-2, -2, 4, 2)),
        ('<path d="M-2 0 A2 2 0 0 0 2 0"/>', (-2, 0, 4, 2)),
        ('<path d="M-2 0a2 2 0 114 0"/>', (-2, -2, 4, 2)),
        ('<path d="M-2 0 A1 1 0 0 1 2 0"/>', (-2, -2, 4, 2)),
        ('<path d="M0-2A2 4 90 1 1 0 2"/>', (0, -2, 4, 4)),
        ('<path d="M1 1 h2 v3 H0 V0 z"/>', (0, 0, 3, 4)),
        ('<path d="M0 0 1 1 2-3"/>', (0, -3, 2, 4)),
        ('<path d="M1 1A0 2 0 0 1 3 3"/>', (1, 1, 2, 2)),
        ('<g stroke="red" stroke-width="2"><rect width="3" height="4"/></g>', (-1, -1, 5, 6)),
        ('<g stroke="red"><rect stroke="none" width="3" height="4"/></g>', (0, 0, 3, 4)),
        ('<g transform="translate(5)"><rect width="3" height="4"/></g>', (5, 0, 3, 4)),
        ('<g transform="rotate(90)"><rect width="3" height="4"/></g>', (-4, 0, 4, 3)),
        ('<g transform="rotate(180, 1, 1)"><rect width="3" height="4"/></g>', (-1, -2, 3, 4)),
        (
            '<g transform="translate(1 1) scale(2 -1)"><rect width="3" height="4"/></g>',
            (1, -3, 6, 4),
        ),
        ('<g transform="matrix(1 0 0 2 3 4)"><rect width="3" height="4"/></g>', (3, 4, 3, 8)),
        ('<g><clipPath><circle r="99"/></clipPath><circle r="1"/></g>', (-1, -1, 2, 2)),
        ("<g/>", (0, 0, 0, 0)),
    ],
)
def test_shapes(markup: str, box: tuple[float, ...]) -> None:
    assert measured(markup) == box


def test_a_drawing_that_uses_another() -> None:
    use = '<g><use href="#dot" x="1" transform="translate(2 3)"/></g>'
    assert measured(use, dot='<circle r="1"/>') == (2, 2, 2, 2)


def test_an_unknown_transform_is_refused() -> None:
    with pytest.raises(ValueError, match="skewX"):
        measured('<g transform="skewX(3)"><circle r="1"/></g>')


def test_a_path_begins_anew_after_its_end() -> None:
    assert path_points("M1 1 h1 z m1 1 h1") == [1 + 1j, 2 + 1j, 1 + 1j, 2 + 2j, 3 + 2j]
