"""The plot of the sources of points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.arena.page.svg import LEFT, RIGHT, Bot, Scale, drawing, element, hint, line, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.arena.results import Results, Standing

COLOURS: Final = (
    "leaf",
    "gold",
    "gift",
    "soil",
    "pomegranate",
    "fig",
    "grape",
    "stone",
    "cherry",
    "lemon",
    "blackberry",
    "soil-deep",
)
"""The colours of sources, in the order of the score sheet."""

_ROW = 60
_BAR = 26
_LETTER = 8.5  # the width of a digit on a phone, where it is largest


def points_by_source(results: Results, bots: Sequence[Bot]) -> str:
    """Draw the mean points of each bot as a bar of its sources; losses extend to the left."""
    standings = results.standings
    low = min(sum(min(0.0, points) for points in each.sources.values()) for each in standings)
    high = max(sum(max(0.0, points) for points in each.sources.values()) for each in standings)
    scale = Scale(low, max(high, low + 1), LEFT, RIGHT)
    bottom = 10 + _ROW * len(bots)
    rows = "".join(
        _bar(scale, 30 + _ROW * row, bot, standing)
        for row, (bot, standing) in enumerate(zip(bots, standings, strict=True))
    )
    told = "; ".join(f"{each.bot} {each.mean_score:.1f}" for each in standings)
    axis = scale.axis(8, bottom, "{:.0f}".format)
    zero = line(scale(0), 8, scale(0), bottom, "fair") if low else ""
    return drawing(bottom + 26, f"Mean points by source: {told}", axis, zero, rows)


def legend(results: Results) -> str:
    """Draw the legend of the sources with any points."""
    entries = (
        f'<li><i style="background:var(--{_colour(number)})"></i>{source.capitalize()}</li>'
        for number, source in enumerate(results.sources)
        if any(each.sources[source] for each in results.standings)
    )
    return f'<ul class="legend">{"".join(entries)}</ul>'


def _bar(scale: Scale, y: float, bot: Bot, standing: Standing) -> str:
    parts = [bot.heading(y - 6, f"{standing.mean_score:.1f}")]
    gains = losses = 0.0
    for number, (source, points) in enumerate(standing.sources.items()):
        begin = gains if points > 0 else losses
        gains, losses = gains + max(0.0, points), losses + min(0.0, points)
        if points:
            start, end = sorted((scale(begin), scale(begin + points)))
            parts.append(_segment(start, end, y, f"{source.capitalize()}", points, number))
    return "".join(parts)


def _segment(start: float, end: float, y: float, source: str, points: float, number: int) -> str:
    width = end - start
    block = element(
        "rect",
        hint(f"{source}: {points:.2f}"),
        x=start,
        y=y + 2,
        width=width,
        height=_BAR,
        class_="segment",
        style=f"fill:var(--{_colour(number)})",
    )
    told = f"{points:.1f}"
    fits = width > _LETTER * len(told) + 4
    return block + (text((start + end) / 2, y + 20, told, "halo", "middle") if fits else "")


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]
