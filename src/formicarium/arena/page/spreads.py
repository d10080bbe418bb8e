"""The plots of many numbers at once: scores, lengths of games, times of decisions."""

from __future__ import annotations

from collections import Counter
from math import ceil, floor, log10
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from formicarium.arena.page.svg import WIDTH, Bot, Scale, drawing, element, hint, line, text
from formicarium.arena.units import duration

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.arena.results import Results, Standing

_LEFT, _RIGHT = 16, WIDTH - 24
_BINS = 36
_HILL = 58


class Bins(NamedTuple):
    """Whole numbers, counted in bins of the same width."""

    first: int
    width: int
    counts: list[int]

    @classmethod
    def of(cls, numbers: Sequence[int], first: int, last: int) -> Bins:
        """Count numbers between the first and the last.

        >>> Bins.of([1, 2, 2, 5], 1, 5)
        Bins(first=1, width=1, counts=[1, 2, 0, 0, 1])
        """
        width = max(1, ceil((last - first + 1) / _BINS))
        counts = Counter((number - first) // width for number in numbers)
        return cls(first, width, [counts[i] for i in range((last - first) // width + 1)])

    def outline(self, scale: Scale, base: float, height: float) -> str:
        """Give the path of the steps; the highest is as high as said."""
        unit = height / max(self.counts)
        steps = [f"M{scale(self.first - 0.5):.1f} {base:.1f}"]
        for number, count in enumerate(self.counts):
            end = scale(self.first - 0.5 + (number + 1) * self.width)
            steps.append(f"V{base - count * unit:.1f} H{end:.1f}")
        return " ".join((*steps, f"V{base:.1f} Z"))


def scores(results: Results, bots: Sequence[Bot]) -> str:
    """Draw how many points each bot made, as hills over one scale."""
    everyone = [score for each in results.standings for score in each.scores]
    scale = _scale_of(everyone)
    bottom = 30 + (_HILL + 30) * len(bots)
    hills = "".join(
        _hill(scale, 30 + (_HILL + 30) * (row + 1), bot, standing, (min(everyone), max(everyone)))
        for row, (bot, standing) in enumerate(zip(bots, results.standings, strict=True))
    )
    means = "; ".join(f"{each.bot} {each.mean_score:.1f}" for each in results.standings)
    axis = scale.axis(16, bottom, "{:.0f}".format)
    return drawing(bottom + 26, f"Points, on average: {means}", axis, hills)


def _hill(scale: Scale, base: float, bot: Bot, standing: Standing, ends: tuple[int, int]) -> str:
    mean = standing.mean_score
    bins = Bins.of(standing.scores, *ends)
    words = f"{bot.name}: {mean:.1f} on average, {min(standing.scores)} to {max(standing.scores)}"
    flipped = scale(mean) > WIDTH * 0.6  # then there is more room to the left
    side, anchor = (-6, "end") if flipped else (6, "start")
    return element(
        "g",
        hint(words),
        element("path", d=bins.outline(scale, base, _HILL), class_="hill"),
        line(scale(mean), base, scale(mean), base - _HILL - 14, "mean"),
        text(scale(mean) + side, base - _HILL - 7, f"{bot.name} {mean:.1f}", "name", anchor),
        bot.mark(scale(mean), base, 0.6),
        class_=bot.style,
    )


def lengths(results: Results) -> str:
    """Draw how many decisions the games took."""
    numbers = results.lengths
    scale, mean = _scale_of(numbers), fmean(numbers)
    bins = Bins.of(numbers, min(numbers), max(numbers))
    parts = (
        scale.axis(16, 150, "{:.0f}".format),
        element("path", d=bins.outline(scale, 150, 104), class_="hill plain"),
        line(scale(mean), 150, scale(mean), 34, "mean plain"),
        text(scale(mean), 26, f"{mean:.1f} on average", "name", "middle"),
    )
    told = f"Decisions of a game: {mean:.1f} on average, {min(numbers)} to {max(numbers)}"
    return drawing(176, told, *parts)


def _scale_of(numbers: Sequence[int]) -> Scale:
    return Scale(min(numbers) - 0.5, max(numbers) + 0.5, _LEFT, _RIGHT)


def times(results: Results, bots: Sequence[Bot]) -> str:
    """Draw how long the bots thought, on a logarithmic scale."""
    standings = results.standings
    low = min(_percentile(each.game_seconds, 0.05) for each in standings)
    high = max(each.seconds[1] for each in standings)
    powers = range(floor(log10(max(low, 1e-7))), ceil(log10(max(high, 1e-6))) + 1)
    scale = Scale(powers[0], powers[-1], _LEFT + 8, _RIGHT)
    bottom = 22 + 54 * len(bots)
    rows = "".join(
        _thinking(scale, 54 + 54 * row, bot, standing)
        for row, (bot, standing) in enumerate(zip(bots, standings, strict=True))
    )
    told = "; ".join(f"{each.bot} {duration(each.seconds[0])}" for each in standings)
    axis = scale.grid([float(power) for power in powers], 14, bottom, _power)
    return drawing(bottom + 26, f"Time of a decision: {told}", axis, rows)


def _thinking(scale: Scale, y: float, bot: Bot, standing: Standing) -> str:
    few, usual, many = (_percentile(standing.game_seconds, part) for part in (0.05, 0.5, 0.95))
    longest = standing.seconds[1]
    start, middle, end, most = (
        scale(log10(max(each, 1e-7))) for each in (few, usual, many, longest)
    )
    return element(
        "g",
        hint(f"{bot.name}: {duration(usual)} in the middle, {duration(longest)} at most"),
        bot.label(_LEFT - 8, y - 16),
        text(_RIGHT + 8, y - 16, f"{duration(usual)}, at most {duration(longest)}", "value", "end"),
        line(middle, y, most, y, "thin"),
        line(most, y - 6, most, y + 6, "thin"),
        line(start, y, end, y, "interval"),
        bot.mark(middle, y, 0.8),
        class_=bot.style,
    )


def _percentile(ordered: Sequence[float], part: float) -> float:
    return ordered[round(part * (len(ordered) - 1))] if ordered else 0.0


def _power(power: float) -> str:
    return duration(10**power * 1.0000001).replace("1.0 ", "1 ")
