"""The tables below the plots: all numbers, and comparisons of pairs of bots."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from formicarium.arena.ratings import Matrix, ahead
from formicarium.arena.units import duration, interval, percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formicarium.arena.page.svg import Bot
    from formicarium.arena.results import Results

_FEW = 2  # more bots than this get a table of pairs


def tables(results: Results, bots: Sequence[Bot]) -> str:
    """Return all tables of the page."""
    meetings = _meetings(results, bots) if len(bots) > _FEW else ""
    numbers = f"{_standings(results, bots)}{_sources(results, bots)}"
    return (
        f'{meetings}<section class="numbers">'
        f"<details><summary>The numbers</summary>{numbers}</details></section>"
    )


def _standings(results: Results, bots: Sequence[Bot]) -> str:
    head = ("Bot", "Rating", "Wins", "95 % interval", "Fair", "Points", "Mean time", "Longest")
    rows = (
        (
            _named(bot),
            f"{each.rating.points:.0f} ± {each.rating.margin:.0f}",
            percent(each.wins.value),
            interval(each.wins),
            percent(each.fair),
            f"{each.mean_score:.2f}",
            *map(duration, each.seconds),
        )
        for bot, each in zip(bots, results.standings, strict=True)
    )
    return _table("Results of the bots", head, rows)


def _sources(results: Results, bots: Sequence[Bot]) -> str:
    rows = (
        (source.capitalize(), *(f"{each.sources[source]:.2f}" for each in results.standings))
        for source in results.sources
    )
    return _table("Points by source", ("Points by source", *map(_named, bots)), rows)


def _meetings(results: Results, bots: Sequence[Bot]) -> str:
    names = [bot.name for bot in bots]
    counts = ahead(names, results.games)
    rows = ((_named(bot), *_shares(counts, i)) for i, bot in enumerate(bots))
    return (
        '<section class="meetings"><h2>Face to face</h2>'
        f"{_table('Face to face', ('is ahead of', *map(_named, bots)), rows)}"
        '<p class="small">How often the bot of the row came out ahead of the bot of the column.</p>'
        "</section>"
    )


def _shares(counts: Matrix, i: int) -> list[str]:
    pairs = [(counts[i][j], counts[j][i]) for j in range(len(counts))]
    return [
        "" if i == j else percent(ours / (ours + theirs)) for j, (ours, theirs) in enumerate(pairs)
    ]


def _named(bot: Bot) -> str:
    """Return a bot's shape and name; the name may wrap before an option."""
    name = re.sub("([:,])", r"\1<wbr>", escape(bot.name))
    return f'<span class="bot">{bot.icon()}<span>{name}</span></span>'


def _table(title: str, head: Iterable[str], body: Iterable[Iterable[str]]) -> str:
    """Return a table that can be scrolled sideways, also with the keyboard."""
    first = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    others = "".join(_row(*row) for row in body)
    rows = f"<thead><tr>{first}</tr></thead><tbody>{others}</tbody>"
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{title}">'
        f"<table>{rows}</table></div>"
    )


def _row(name: str, *cells: str) -> str:
    numbers = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{name}</th>{numbers}</tr>'
