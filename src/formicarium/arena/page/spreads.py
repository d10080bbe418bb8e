"""The plots of distributions: scores, lengths of games, times of decisions."""

from __future__ import annotations

from collections import Counter
from math import ceil, floor, log10
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from formicarium.arena.page.svg import LEFT, RIGHT, Bot, Scale, drawing, element, hint, line, text
from formicarium.arena.units import duration

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.arena.results import Results, Standing

_BINS = 36
_HILL = 58
_HILL_ROW = _HILL + 38
_NARROWEST = 6  # the minimum range of a scale, so that a single number does not fill it


class Bins(NamedTuple):
    """A histogram of whole numbers with bins of equal width."""

    first: int
    width: int
    counts: list[int]

    @classmethod
    def of(cls, numbers: Sequence[int], first: int, last: int) -> Bins:
        """Count numbers from the first to the last.

        >>> Bins.of([1, 2, 2, 5], 1, 5)
        Bins(first=1, width=1, counts=[1, 2, 0, 0, 1])
        """
        width = max(1, ceil((last - first + 1) / _BINS))
        counts = Counter((number - first) // width for number in numbers)
        return cls(first, width, [counts[i] for i in range((last - first) // width + 1)])

    def outline(self, scale: Scale, base: float, height: float) -> str:
        """Return the path of the steps; the highest one has the given height."""
        unit = height / max(self.counts)
        steps = [f"M{scale(self.first - 0.5):.1f} {base:.1f}"]
        for number, count in enumerate(self.counts):
            end = scale(self.first - 0.5 + (number + 1) * self.width)
            steps.append(f"V{base - count * unit:.1f} H{end:.1f}")
        return " ".join((*steps, f"V{base:.1f} Z"))


def scores(results: Results, bots: Sequence[Bot]) -> str:
    """Draw the distribution of each bot's points, on one scale."""
    everyone = [score for each in results.standings for score in each.scores]
    scale = _scale_of(everyone)
    bottom = 8 + _HILL_ROW * len(bots)
    hills = "".join(
        _hill(scale, 8 + _HILL_ROW * (row + 1), bot, standing, (min(everyone), max(everyone)))
        for row, (bot, standing) in enumerate(zip(bots, results.standings, strict=True))
    )
    means = "; ".join(f"{each.bot} {each.mean_score:.1f}" for each in results.standings)
    axis = scale.axis(8, bottom, "{:.0f}".format)
    return drawing(bottom + 26, f"Points, on average: {means}", axis, hills)


def _hill(scale: Scale, base: float, bot: Bot, standing: Standing, ends: tuple[int, int]) -> str:
    mean = standing.mean_score
    bins = Bins.of(standing.scores, *ends)
    words = f"{bot.name}: {mean:.1f} on average, {min(standing.scores)} to {max(standing.scores)}"
    return element(
        "g",
        hint(words),
        element("path", d=bins.outline(scale, base, _HILL), class_="hill"),
        line(scale(mean), base, scale(mean), base - _HILL - 4, "mean"),
        bot.mark(scale(mean), base, 0.6),
        bot.heading(base - _HILL - 14, f"{mean:.1f}"),
        class_=bot.style,
    )


def lengths(results: Results) -> str:
    """Draw the distribution of the number of decisions."""
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
    """Return a scale of whole numbers with these in the middle.

    >>> _scale_of([27, 36])[:2], _scale_of([28, 28])[:2]
    ((26.5, 36.5), (25.0, 31.0))
    """
    middle = (min(numbers) + max(numbers)) / 2
    half = max(max(numbers) - min(numbers) + 1, _NARROWEST) / 2
    return Scale(middle - half, middle + half, LEFT, RIGHT)


def times(results: Results, bots: Sequence[Bot]) -> str:
    """Draw the times of decisions on a logarithmic scale."""
    summaries = [TimeSummary.of(standing) for standing in results.standings]
    rows = list(zip(bots, summaries, strict=True))
    low = min(summary.few for summary in summaries)
    high = max(summary.longest for summary in summaries)
    powers = range(floor(_power_of(low)), ceil(max(_power_of(high), -6.0)) + 1)
    scale = Scale(powers[0], powers[-1], LEFT + 12, RIGHT - 12)
    # if a name is too long, the times stand below the names
    below = 0 if all(bot.has_room_for(summary.words) for bot, summary in rows) else 20
    row = 54 + below
    bottom = 8 + row * len(bots)
    drawn = "".join(
        _thinking(scale, 8 + row * number, bot, summary, below)
        for number, (bot, summary) in enumerate(rows)
    )
    told = "; ".join(f"{bot.name} {summary.words}" for bot, summary in rows)
    axis = scale.grid([float(power) for power in powers], 8, bottom, _power)
    return drawing(bottom + 26, f"Time of a decision: {told}", axis, drawn)


class TimeSummary(NamedTuple):
    """The times of a bot's decisions: means of single games, and the longest of all."""

    few: float
    """One game in twenty has a shorter mean."""
    median: float
    many: float
    """One game in twenty has a longer mean."""
    longest: float

    @classmethod
    def of(cls, standing: Standing) -> TimeSummary:
        """Summarise all games of a bot."""
        games = standing.game_seconds
        few, median, many = (_percentile(games, part) for part in (0.05, 0.5, 0.95))
        return cls(few, median, many, longest=standing.seconds[1])

    @property
    def words(self) -> str:
        """The times in words."""
        return f"median {duration(self.median)}, longest {duration(self.longest)}"


def _thinking(scale: Scale, top: float, bot: Bot, summary: TimeSummary, below: int) -> str:
    start, middle, end, most = (scale(_power_of(seconds)) for seconds in summary)
    y = top + 38 + below
    heading = bot.heading(top + 18, "" if below else summary.words)
    return element(
        "g",
        hint(f"{bot.name}: {summary.words}"),
        heading + (text(LEFT + 14, top + 38, summary.words, "value") if below else ""),
        line(middle, y, most, y, "thin"),
        line(most, y - 6, most, y + 6, "thin"),
        line(start, y, end, y, "interval"),
        bot.mark(middle, y, 0.8),
        class_=bot.style,
    )


def _power_of(seconds: float) -> float:
    return log10(max(seconds, 1e-7))


def _percentile(ordered: Sequence[float], part: float) -> float:
    return ordered[round(part * (len(ordered) - 1))] if ordered else 0.0


def _power(power: float) -> str:
    return duration(10**power * 1.0000001).replace("1.0 ", "1 ")
