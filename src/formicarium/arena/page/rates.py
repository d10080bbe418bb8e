"""The plots of chances to win: by bot, by seat, and as ratings on a stem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.arena.page.svg import WIDTH, Bot, Scale, drawing, element, hint, line, text
from formicarium.arena.units import interval, percent
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.arena.intervals import Rate
    from formicarium.arena.results import Results, Standing

_ROW = 54
_LEFT, _RIGHT = 16, WIDTH - 24
_STEM = 170
_LABEL = 36
_LEAF = "M0 0 C8 -16 28 -20 42 -14 C32 -2 14 4 0 0 Z M4 -2 C16 -8 26 -11 36 -12"


def win_rates(results: Results, bots: Sequence[Bot]) -> str:
    """Draw how often each bot won, with intervals, beside the fair share."""
    bottom = _ROW * len(bots) + 22
    scale = Scale(0, 1, _LEFT, _RIGHT)
    fair = "".join(
        _fair(scale, each.fair, 22 + _ROW * row, 22 + _ROW * (row + 1))
        for row, each in enumerate(results.standings)
    )
    words = text(scale(results.standings[0].fair), 14, "equal strength", "note", "middle")
    rows = "".join(
        bot.label(_LEFT - 8, 40 + _ROW * row)
        + text(_RIGHT + 8, 40 + _ROW * row, percent(standing.wins.value), "value", "end")
        + _interval(scale, 56 + _ROW * row, standing.wins, bot.style)
        + bot.mark(scale(standing.wins.value), 56 + _ROW * row, 0.8)
        for row, (bot, standing) in enumerate(zip(bots, results.standings, strict=True))
    )
    described = "; ".join(f"{each.bot} {_words(each.wins)}" for each in results.standings)
    axis = scale.axis(22, bottom, _whole_percent)
    return drawing(bottom + 26, f"Win rates: {described}", axis, fair, words, rows)


def seat_rates(results: Results) -> str:
    """Draw how often each seat won, with intervals, beside the fair share."""
    rates = results.seats
    bottom = 36 * len(rates) + 26
    low, high = min(rate.low for rate in rates), max(rate.high for rate in rates)
    space = 0.05 * (high - low)
    scale = Scale(max(0.0, low - space), min(1.0, high + space), 58, _RIGHT)
    rows = "".join(
        text(14, 48 + 36 * seat, f"Seat {seat_letter(seat)}", "name")
        + _interval(scale, 43 + 36 * seat, rate, "plain")
        + element("circle", cx=scale(rate.value), cy=43 + 36 * seat, r=6, class_="plain")
        for seat, rate in enumerate(rates)
    )
    described = "; ".join(f"{seat_letter(s)} {_words(rate)}" for s, rate in enumerate(rates))
    fair = _fair(scale, results.fair_share, 22, bottom)
    words = text(scale(results.fair_share), 14, "no difference", "note", "middle")
    axis = scale.axis(22, bottom, _whole_percent)
    return drawing(bottom + 26, f"Wins by seat: {described}", axis, fair, words, rows)


def ladder(results: Results, bots: Sequence[Bot]) -> str:
    """Draw the ratings as ants on the stem of a plant, the best at the top."""
    standings = results.standings
    low = min(each.rating.low for each in standings)
    high = max(each.rating.high for each in standings)
    height = 150 + 60 * len(bots)
    scale = Scale(low - 25, high + 25, height - 46, 46)
    ticks = "".join(
        line(_STEM - 80, scale(tick), _STEM + 40, scale(tick), "grid")
        + text(_STEM - 88, scale(tick) + 5, f"{tick:.0f}", "tick", "end")
        for tick in scale.ticks(6)
    )
    places = _spread([scale(each.rating.points) for each in standings], height - 24)
    climbers = "".join(
        _climber(scale, bot, each, place)
        for bot, each, place in zip(bots, standings, places, strict=True)
    )
    described = "; ".join(f"{each.bot} {each.rating.points:.0f}" for each in standings)
    return drawing(height, f"Ratings: {described}", ticks, _stem(height), climbers)


def _climber(scale: Scale, bot: Bot, standing: Standing, label: float) -> str:
    rating, y = standing.rating, scale(standing.rating.points)
    top, bottom = scale(rating.high), scale(rating.low)
    words = f"{rating.points:.0f} ± {rating.margin:.0f}"
    ant = f"translate({_STEM} {y:.1f}) rotate(-90) scale(.72)"
    return element(
        "g",
        hint(f"{bot.name}: {words}"),
        line(_STEM - 40, top, _STEM - 40, bottom, "interval"),
        bot.mark(_STEM - 40, y),
        element("use", href="#ant", transform=ant),
        line(_STEM + 20, y, _STEM + 50, label, "lead"),
        bot.label(_STEM + 52, label + 5),
        text(_STEM + 74, label + 21, words, "tick"),
        class_=bot.style,
    )


def _stem(height: float) -> str:
    """The stem of a plant, with leaves where no ant is."""
    bends = f"C{_STEM - 6} {height * 0.7:.0f} {_STEM + 6} {height * 0.35:.0f} {_STEM} 8"
    leaves = "".join(
        element(
            "path", d=_LEAF, transform=f"translate({_STEM} {y:.0f}) scale({side} 1)", class_="leaf"
        )
        for y, side in ((height - 12, 1), (height - 22, -1), (26, 1), (20, -1))
    )
    return element("path", d=f"M{_STEM} {height - 2} {bends}", class_="stem") + leaves


def _spread(places: list[float], most: float) -> list[float]:
    """Push labels apart that would cover each other: down, and back up from the end.

    >>> _spread([10, 20, 180, 190], most=200)
    [10, 46, 164, 200]
    """
    down = [places[0]]
    for place in places[1:]:
        down.append(max(place, down[-1] + _LABEL))
    up = [min(down[-1], most)]
    for place in reversed(down[:-1]):
        up.append(min(place, up[-1] - _LABEL))
    return up[::-1]


def _interval(scale: Scale, y: float, rate: Rate, style: str) -> str:
    bar = line(scale(rate.low), y, scale(rate.high), y, f"interval {style}")
    return element("g", hint(_words(rate)), bar)


def _fair(scale: Scale, share: float, top: float, bottom: float) -> str:
    return element("g", hint(percent(share)), line(scale(share), top, scale(share), bottom, "fair"))


def _words(rate: Rate) -> str:
    return f"{percent(rate.value)} ({interval(rate)})"


def _whole_percent(part: float) -> str:
    return f"{part * 100:.0f} %"
