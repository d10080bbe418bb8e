"""Naming drawings, and using one within another."""

from __future__ import annotations

from formicarium.core.labels import Point
from formicarium.games.antropolis.table.art.hexagon import tenth, written_points


def symbol(name: str, drawing: str) -> str:
    """Return a drawing with a name."""
    return f'<g id="antropolis-{name}">{drawing}</g>'


def use(name: str, place: Point = (0.0, 0.0), scale: float = 1, turn: float = 0) -> str:
    """Return a reference to a drawing, for use within another one."""
    if scale == 1 and not turn:
        return f'<use href="#antropolis-{name}" x="{tenth(place[0])}" y="{tenth(place[1])}"/>'
    steps = f"translate({written_points(place)})"
    steps += f"rotate({tenth(turn)})" if turn else ""
    steps += f"scale({scale:g})" if scale != 1 else ""
    return f'<use href="#antropolis-{name}" transform="{steps}"/>'
