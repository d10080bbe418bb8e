"""How drawings get their names and use one another."""

from __future__ import annotations

from formicarium.games.antropolis.table.art.hexagon import Point, tenth, written_points


def symbol(name: str, drawing: str) -> str:
    """A drawing with a name."""
    return f'<g id="antropolis-{name}">{drawing}</g>'


def use(name: str, place: Point = (0.0, 0.0), scale: float = 1, turn: float = 0) -> str:
    """A drawing used within another one."""
    if scale == 1 and not turn:
        return f'<use href="#antropolis-{name}" x="{tenth(place[0])}" y="{tenth(place[1])}"/>'
    steps = f"translate({written_points(place)})"
    steps += f"rotate({tenth(turn)})" if turn else ""
    steps += f"scale({scale:g})" if scale != 1 else ""
    return f'<use href="#antropolis-{name}" transform="{steps}"/>'
