"""The result of a match in one sentence."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from formicarium.arena.intervals import wilson
from formicarium.arena.units import percent

if TYPE_CHECKING:
    from formicarium.arena.result import GameResult
    from formicarium.arena.results import Results, Standing

_FEW = 2  # up to this many bots are named one by one
_FEWEST = 6  # one of two equal bots wins the first five games once in 16 times, which is not rare


def verdict(results: Results) -> str:
    """Name the bot that won most for its share of seats, and those it clearly beats."""
    best = max(results.standings, key=lambda each: each.wins.value / each.fair)
    others = [each for each in results.standings if each is not best]
    if not others:
        return f"<b>{escape(best.bot)}</b> in all seats: {best.mean_score:.1f} points on average."
    doubtful = [each for each in others if not _wins_more(results, best, each)]
    return (
        f"<b>{escape(best.bot)}</b> won <b>{percent(best.wins.value)} of the games</b>, where "
        f"equal strength would give {percent(best.fair)}{_how_clearly(doubtful, others)}."
    )


def _how_clearly(doubtful: list[Standing], others: list[Standing]) -> str:
    if not doubtful:
        return f": clearly ahead of {_names(others) if len(others) <= _FEW else 'all others'}"
    nobody = len(doubtful) == len(others) > _FEW
    return f", but is not clearly ahead of {'any other' if nobody else _names(doubtful)}"


def _wins_more(results: Results, one: Standing, other: Standing) -> bool:
    """Whether one bot wins more often than another, at 95 % confidence.

    Only games that one of the two won count. Equally strong bots would win them in proportion to
    their seats. If Wilson's interval of one bot's wins lies above its proportion, that bot is
    better. For a match of two bots, this is the interval in the plot of win rates against its
    dashed line. Asking whether the intervals of two bots overlap would be too strict: they often
    overlap although the difference is beyond doubt.

    The bot was chosen because it won most. That does not invalidate a two-sided test such as this
    one (Hung and Fithian, Rank verification for exponential families, 2019).
    """
    parts = [
        part for game in results.games if (part := _part(game, one.bot, other.bot)) is not None
    ]
    fair = one.fair / (one.fair + other.fair)
    return len(parts) >= _FEWEST and wilson(sum(parts), len(parts)).low > fair


def _part(game: GameResult, one: str, other: str) -> float | None:
    """Return one bot's share of the victory of two bots; None if neither won."""
    winners = [game.line_up[seat] for seat in game.winners]
    ours, theirs = winners.count(one), winners.count(other)
    return ours / (ours + theirs) if ours + theirs else None


def _names(standings: list[Standing]) -> str:
    *first, last = (escape(each.bot) for each in standings)
    return f"{', '.join(first)} and {last}" if first else last
