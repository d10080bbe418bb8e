"""What a match has shown, in one sentence."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from formicarium.arena.intervals import wilson
from formicarium.arena.units import percent

if TYPE_CHECKING:
    from formicarium.arena.result import GameResult
    from formicarium.arena.results import Results, Standing

_FEW = 2  # bots that are named rather than called all others
_FEWEST = 6  # of equals, one wins the first five games alone once in 16 times: that is not rare


def verdict(results: Results) -> str:
    """Say who won most, for its seats, and whom it is clearly ahead of."""
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
    """Say whether one bot wins more often than another, and not by luck, at 95 % confidence.

    Only the games count that either of them won: of equals, each would win as many of these as it
    holds of their seats. If Wilson's interval of what one of them did win is above that, it is the
    better one. Between two bots, this is the interval of the plot of win rates beside its dashed
    line. To ask instead whether the intervals of two bots overlap would be too strict: they often
    do where the difference is beyond doubt.

    The bot was picked because it won most, but that does not spoil a test with two sides such as
    this one (Hung and Fithian, Rank verification for exponential families, 2019).
    """
    parts = [
        part for game in results.games if (part := _part(game, one.bot, other.bot)) is not None
    ]
    fair = one.fair / (one.fair + other.fair)
    return len(parts) >= _FEWEST and wilson(sum(parts), len(parts)).low > fair


def _part(game: GameResult, one: str, other: str) -> float | None:
    """How much of the victory of two bots belongs to one of them; nothing if neither won."""
    winners = [game.line_up[seat] for seat in game.winners]
    ours, theirs = winners.count(one), winners.count(other)
    return ours / (ours + theirs) if ours + theirs else None


def _names(standings: list[Standing]) -> str:
    *first, last = (escape(each.bot) for each in standings)
    return f"{', '.join(first)} and {last}" if first else last
