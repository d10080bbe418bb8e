"""The size of a drawing: SVG symbols carry no size; buttons and facts need one."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formicarium.stage.outlines import numbers_in, path_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from xml.etree.ElementTree import Element

_TRANSFORM = re.compile(r"(\w+)\s*\(([^)]*)\)")
_AROUND = 24

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
_SAME: Matrix = (1, 0, 0, 1, 0, 0)


class Box(NamedTuple):
    """A rectangle, given by its upper left corner and its size.

    >>> Box(-2, -1, 4, 2).middle
    (0.0, 0.0)
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2


def bounds(drawing: Element, others: Mapping[str, Element]) -> Box:
    """Return the bounds of a drawing; ``others`` are those that it may use, by id.

    >>> from xml.etree.ElementTree import fromstring
    >>> square = '<rect x="1" y="1" width="3" height="3"/>'
    >>> bounds(fromstring(f'<g transform="scale(2)">{square}</g>'), {})
    Box(x=2.0, y=2.0, width=6.0, height=6.0)
    """
    points = list(_points(drawing, others, 0))
    if not points:
        return Box(0, 0, 0, 0)
    left, top = min(p.real for p in points), min(p.imag for p in points)
    right, bottom = max(p.real for p in points), max(p.imag for p in points)
    return Box(left, top, right - left, bottom - top)


def _points(element: Element, others: Mapping[str, Element], stroke: float) -> Iterator[complex]:
    """Yield points around an element and its children."""
    tag = element.tag.rpartition("}")[2]
    if tag in ("defs", "clipPath", "mask", "linearGradient", "radialGradient"):
        return
    stroke = _stroke(element, stroke)
    matrix = _matrix(element.get("transform", ""))
    for point in _inner_points(tag, element, others, stroke):
        yield _moved(point, matrix)


def _inner_points(
    tag: str, element: Element, others: Mapping[str, Element], stroke: float
) -> Iterator[complex]:
    if tag in _SHAPES:
        for point in _SHAPES[tag](element):
            yield from _thick(point, stroke / 2)
    elif tag == "use":
        offset = complex(_number(element, "x"), _number(element, "y"))
        name = next(value for key, value in element.attrib.items() if key.endswith("href"))
        for point in _points(others[name.removeprefix("#")], others, stroke):
            yield point + offset
    for child in element:
        yield from _points(child, others, stroke)


def _thick(point: complex, reach: float) -> Iterator[complex]:
    if not reach:
        yield point
    else:
        yield from (point + complex(x, y) for x in (-reach, reach) for y in (-reach, reach))


def _stroke(element: Element, inherited: float) -> float:
    """Return the width of the line around an element."""
    if element.get("stroke") == "none":
        return 0
    if "stroke-width" in element.attrib:
        return _number(element, "stroke-width")
    return inherited or float("stroke" in element.attrib)


def _number(element: Element, name: str) -> float:
    return float(element.get(name, 0))


def _circle(element: Element) -> list[complex]:
    radius = element.get("r")
    rx = float(radius if radius is not None else element.get("rx", 0))
    ry = float(radius if radius is not None else element.get("ry", 0))
    centre = complex(_number(element, "cx"), _number(element, "cy"))
    angles = [math.tau * step / _AROUND for step in range(_AROUND)]
    return [centre + complex(rx * math.cos(angle), ry * math.sin(angle)) for angle in angles]


def _rectangle(element: Element) -> list[complex]:
    x, y = _number(element, "x"), _number(element, "y")
    right, bottom = x + _number(element, "width"), y + _number(element, "height")
    return [complex(x, y), complex(right, y), complex(right, bottom), complex(x, bottom)]


def _line(element: Element) -> list[complex]:
    return [complex(_number(element, f"x{n}"), _number(element, f"y{n}")) for n in "12"]


def _polygon(element: Element) -> list[complex]:
    numbers = numbers_in(element.get("points", ""))
    return [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def _path(element: Element) -> list[complex]:
    return path_points(element.get("d", ""))


_SHAPES: dict[str, Callable[[Element], list[complex]]] = {
    "circle": _circle,
    "ellipse": _circle,
    "rect": _rectangle,
    "line": _line,
    "polygon": _polygon,
    "polyline": _polygon,
    "path": _path,
}


def _matrix(transform: str) -> Matrix:
    matrix = _SAME
    for name, numbers in _TRANSFORM.findall(transform):
        for step in _steps(name, numbers_in(numbers)):
            matrix = _product(matrix, step)
    return matrix


def _steps(name: str, numbers: list[float]) -> list[Matrix]:
    if name == "matrix":
        a, b, c, d, e, f = numbers
        return [(a, b, c, d, e, f)]
    if name == "scale":
        return [(numbers[0], 0, 0, numbers[-1], 0, 0)]
    if name == "translate":
        return [_shift(*numbers)]
    if name == "rotate":
        angle, *centre = numbers
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        return [_shift(*centre), (cos, sin, -sin, cos, 0, 0), _shift(*(-n for n in centre))]
    raise ValueError(f"art must not use the transform {name}")


def _shift(x: float = 0, y: float = 0) -> Matrix:
    return (1, 0, 0, 1, x, y)


def _product(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def _moved(point: complex, m: Matrix) -> complex:
    x, y = point.real, point.imag
    return complex(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
