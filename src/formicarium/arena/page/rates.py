"""The plots of win rates, by bot and by seat, and of ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.arena.page.svg import LEFT, RIGHT, Bot, Scale, drawing, element, hint, line, text
from formicarium.arena.ratings import MEAN
from formicarium.arena.units import interval, percent
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.arena.intervals import Rate
    from formicarium.arena.results import Results, Standing

_ROW = 54
_TOP = 22
_SEAT_ROW = 36
_SEAT_LEFT, _SEAT_RIGHT = 104, 384  # between the name of a seat and its rate
_NARROWEST = 0.04  # the minimum range of a scale of rates, so that it has ticks
_LEAF = "M0 0 C8 -16 28 -20 42 -14 C32 -2 14 4 0 0 Z M4 -2 C16 -8 26 -11 36 -12"


def win_rates(results: Results, bots: Sequence[Bot]) -> str:
    """Draw the win rate of each bot, with intervals and the fair share."""
    bottom = _TOP + _ROW * len(bots)
    scale = Scale(0, 1, LEFT, RIGHT)
    fair = "".join(
        _fair(scale, each.fair, _TOP + _ROW * row, _TOP + _ROW * (row + 1))
        for row, each in enumerate(results.standings)
    )
    words = text(scale(results.standings[0].fair), 14, "equal strength", "note", "middle")
    rows = "".join(
        bot.heading(40 + _ROW * row, percent(standing.wins.value))
        + _interval(scale, 56 + _ROW * row, standing.wins, bot.style)
        + bot.mark(scale(standing.wins.value), 56 + _ROW * row, 0.8)
        for row, (bot, standing) in enumerate(zip(bots, results.standings, strict=True))
    )
    described = "; ".join(f"{each.bot} {_words(each.wins)}" for each in results.standings)
    axis = scale.axis(_TOP, bottom, _whole_percent, 0.01)
    return drawing(bottom + 26, f"Win rates: {described}", axis, fair, words, rows)


def seat_rates(results: Results) -> str:
    """Draw the win rate of each seat, with intervals and the fair share."""
    rates = results.seats
    bottom = _SEAT_ROW * len(rates) + _TOP + 4
    scale = _seat_scale(rates)
    rows = "".join(_seat(scale, seat, rate) for seat, rate in enumerate(rates))
    described = "; ".join(f"{seat_letter(s)} {_words(rate)}" for s, rate in enumerate(rates))
    fair = _fair(scale, results.fair_share, _TOP, bottom)
    words = text(scale(results.fair_share), 14, "no difference", "note", "middle")
    axis = scale.axis(_TOP, bottom, _whole_percent, 0.01)
    return drawing(bottom + 26, f"Wins by seat: {described}", axis, fair, words, rows)


def _seat_scale(rates: Sequence[Rate]) -> Scale:
    low, high = min(rate.low for rate in rates), max(rate.high for rate in rates)
    space = max(0.05 * (high - low), (_NARROWEST - (high - low)) / 2)
    return Scale(max(0.0, low - space), min(1.0, high + space), _SEAT_LEFT, _SEAT_RIGHT)


def _seat(scale: Scale, seat: int, rate: Rate) -> str:
    y = 43 + _SEAT_ROW * seat
    return (
        text(LEFT - 8, y + 5, f"Seat {seat_letter(seat)}", "name")
        + _interval(scale, y, rate, "plain")
        + element("circle", cx=scale(rate.value), cy=y, r=6, class_="plain")
        + text(RIGHT + 8, y + 5, percent(rate.value), "value", "end")
    )


def ladder(results: Results, bots: Sequence[Bot]) -> str:
    """Draw the ratings as twigs of a plant whose stem is the mean, the best at the top."""
    standings = results.standings
    scale = Scale(
        min(each.rating.low for each in standings) - 25,
        max(each.rating.high for each in standings) + 25,
        LEFT,
        RIGHT,
    )
    bottom = _TOP + _ROW * len(bots)
    rows = "".join(
        _twig(scale, 56 + _ROW * row, bot, each)
        for row, (bot, each) in enumerate(zip(bots, standings, strict=True))
    )
    described = "; ".join(f"{each.bot} {_rating(each)}" for each in standings)
    axis = scale.axis(_TOP, bottom, "{:.0f}".format)
    stem = _stem(scale(MEAN), bottom)
    return drawing(bottom + 26, f"Ratings: {described}", axis, stem, rows)


def _twig(scale: Scale, y: float, bot: Bot, standing: Standing) -> str:
    rating, x = standing.rating, scale(standing.rating.points)
    return element(
        "g",
        hint(f"{bot.name}: {_rating(standing)}"),
        line(scale(MEAN), y, x, y, "twig"),
        line(scale(rating.low), y, scale(rating.high), y, "interval"),
        bot.mark(x, y, 0.8),
        bot.heading(y - 16, _rating(standing)),
        class_=bot.style,
    )


def _rating(standing: Standing) -> str:
    return f"{standing.rating.points:.0f} ± {standing.rating.margin:.0f}"


def _stem(x: float, bottom: float) -> str:
    """The stem of a plant, with two leaves at its top."""
    leaves = "".join(
        element("path", d=_LEAF, transform=f"translate({x:.1f} 22) scale({side} 1)", class_="leaf")
        for side in (1, -1)
    )
    return line(x, bottom, x, 14, "stem") + leaves


def _interval(scale: Scale, y: float, rate: Rate, style: str) -> str:
    bar = line(scale(rate.low), y, scale(rate.high), y, f"interval {style}")
    return element("g", hint(_words(rate)), bar)


def _fair(scale: Scale, share: float, top: float, bottom: float) -> str:
    return element("g", hint(percent(share)), line(scale(share), top, scale(share), bottom, "fair"))


def _words(rate: Rate) -> str:
    return f"{percent(rate.value)} ({interval(rate)})"


def _whole_percent(part: float) -> str:
    return f"{part * 100:.0f} %"
