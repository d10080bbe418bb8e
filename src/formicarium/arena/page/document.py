"""The page itself: its text, its figures and the HTML around them."""

from __future__ import annotations

import re
import shlex
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from formicarium.arena.page import rates, sources, spreads
from formicarium.arena.page.svg import Bot, element
from formicarium.arena.page.tables import tables
from formicarium.arena.page.verdict import verdict
from formicarium.bots import BotSpec
from formicarium.core.files import write_whole
from formicarium.core.registry import game as find_game
from formicarium.core.words import counted
from formicarium.stage import palette, symbols
from formicarium.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from formicarium.arena.match import Match
    from formicarium.arena.results import Results

_ANTS = 10
_MANY = 3  # more bots than this are listed in two columns


def write_page(results: Results, path: Path) -> None:
    """Write the page to a file."""
    write_whole(path, page(results))


def page(results: Results) -> str:
    """Return the results as a self-contained HTML page.

    >>> from formicarium.arena import Match, run
    >>> drawn = page(run(Match.of("micropolis", ["greedy", "random"], players=2, games=4)))
    >>> drawn.startswith("<!doctype html>"), "<h1>Micropolis</h1>" in drawn
    (True, True)
    """
    bots = [Bot(each.bot, number) for number, each in enumerate(results.standings)]
    title = find_game(results.match.game).title
    marks = "".join(symbols.symbol(f"seat-{bot.number}").markup for bot in bots)
    return _unbroken(
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">"
        '<link rel="icon" href="data:,">'
        f"<title>{escape(title)}: arena</title><style>{_style(bots)}</style></head><body>"
        f'<svg width="0" height="0" class="defs" aria-hidden="true"><defs>{marks}{_ANT}'
        f"</defs></svg>{_head(results, title, bots)}"
        f"<main>{_figures(results, bots)}{tables(results, bots)}</main>"
        f"{_foot(results)}</body></html>\n"
    )


def _unbroken(words: str) -> str:
    """Keep numbers and their percent signs on one line.

    >>> _unbroken("95 %")
    '95\\xa0%'
    """
    return re.sub(r"(?<=\d) %", "\N{NO-BREAK SPACE}%", words)


_ANT = (
    '<g id="ant" fill="currentColor" stroke="currentColor" stroke-linecap="round">'
    '<g stroke="none"><ellipse cx="-16" rx="12" ry="8"/><ellipse cx="-2.5" rx="3" ry="2.6"/>'
    '<ellipse cx="6" rx="7" ry="4.6"/><ellipse cx="19" rx="7" ry="6"/></g>'
    '<path fill="none" stroke-width="1.7" d="'
    "M2 3.5 L-7 13 L-17 16 M6 4 L4 14 L-1 20 M9 3.6 L16 12 L22 16 "
    "M2 -3.5 L-7 -13 L-17 -16 M6 -4 L4 -14 L-1 -20 M9 -3.6 L16 -12 L22 -16 "
    'M24 3.4 L31 8 L39 7 M24 -3.4 L31 -8 L39 -7"/></g>'
)


def _style(bots: Sequence[Bot]) -> str:
    sheet = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    colours = "".join(
        f".{bot.style}{{color:var(--seat-{bot.number});--bot:var(--seat-{bot.number})}}"
        for bot in bots
    )
    return palette.css() + sheet + colours


# -------------------------------------------------------------------------------------------- words


def _head(results: Results, title: str, bots: Sequence[Bot]) -> str:
    match = results.match
    options = "".join(f" · {name} {value}" for name, value in _chosen(match).items())
    variant = find_game(match.game).variant(match.variant)
    table = f"{variant.name}: {variant.summary}{options} · {match.players} players"
    trail = "".join(_walking(number, bots) for number in range(_ANTS))
    return (
        '<header><p class="kicker">Formicarium · the arena</p>'
        f"<h1>{escape(title)}</h1><p>{escape(table)}</p>"
        f'<svg class="trail" viewBox="0 0 920 48" aria-hidden="true">{trail}</svg>'
        f'<p class="verdict">{verdict(results)}</p>{_who(results, bots)}</header>'
    )


def _walking(number: int, bots: Sequence[Bot]) -> str:
    """Return one of the ants of the trail; every other one is turned."""
    odd = number % 2
    place = f"translate({40 + 92 * number} {22 + 5 * odd}) rotate({4 - 8 * odd}) scale(.62)"
    style = bots[number % len(bots)].style
    return element("use", href="#ant", class_=style, transform=place)


def _chosen(match: Match) -> dict[str, str]:
    """Return the options that differ from the defaults."""
    usual = find_game(match.game).variant(match.variant).resolve({})
    return {name: value for name, value in match.options.items() if value != usual[name]}


def _who(results: Results, bots: Sequence[Bot]) -> str:
    entries = "".join(
        f"<li>{bot.icon()}<span><b>{escape(bot.name)}</b> {escape(_summary(bot))}</span></li>"
        for bot in bots
    )
    match = results.match
    times = "once" if match.rotations == 1 else f"{match.rotations} times, with rotated seats"
    deals = "1 deal, played" if match.deals == 1 else f"{match.deals} deals, each played"
    games = f"{counted(match.games, 'game')}: {deals} {times}."
    style = "who many" if len(bots) > _MANY else "who"
    return f'<ul class="{style}">{entries}</ul><p class="small">{games}</p>'


def _summary(bot: Bot) -> str:
    return BotSpec.parse(bot.name).bot().summary


def _foot(results: Results) -> str:
    match = results.match
    return (
        "<footer><p>Play it again:</p>"
        f"<pre>{escape(_command(match))}</pre>"
        f"<p>Made by Formicarium {escape(__version__)}. Deals and the dice of bots follow from the "
        "seed. Bots with a time limit never play exactly the same games again.</p></footer>"
    )


def _command(match: Match) -> str:
    options = [part for pair in _chosen(match).items() for part in ("--option", "=".join(pair))]
    table = ["--variant", match.variant, "--players", str(match.players), *options]
    bots = ["--bots", ",".join(match.bots), "--games", str(match.games), "--seed", str(match.seed)]
    return shlex.join(["formicarium", "arena", match.game, *table, *bots])


# ------------------------------------------------------------------------------------------ figures


def _figures(results: Results, bots: Sequence[Bot]) -> str:
    plots = [
        (
            "Points by source",
            sources.points_by_source(results, bots) + sources.legend(results),
            "The sources of the points of an average game, in the order of the legend. All numbers "
            "are in the table below.",
        ),
        (
            "Scores",
            spreads.scores(results, bots),
            "The distribution of each bot's points. The line and the number show the mean.",
        ),
        (
            "Seats",
            rates.seat_rates(results),
            "Wins by seat, over all bots. All bots held all seats equally often.",
        ),
        (
            "Length of a game",
            spreads.lengths(results),
            "The number of decisions of all players together. Each action is one decision.",
        ),
        (
            "Thinking",
            spreads.times(results, bots),
            "The mean time of a decision in a game, on a logarithmic scale. The symbol shows the "
            "median of all games; nine in ten lie within the bar. The thin line ends at the "
            "longest decision.",
        ),
    ]
    if len(bots) > 1:
        plots[:0] = [
            (
                "Win rates",
                rates.win_rates(results, bots),
                "Each bot’s share of the games; a shared victory counts one half, one third and "
                "so on. The bar is the 95 % confidence interval. Dashed: the bot’s share of the "
                "seats.",
            ),
            (
                "Ratings",
                rates.ladder(results, bots),
                "Bradley-Terry strengths on the Elo scale, with 95 % intervals. The stem marks "
                "the mean, 1500. A lead of 400 points means odds of ten to one. Bots whose bars "
                "overlap may still differ clearly.",
            ),
        ]
    return "".join(_figure(number, *plot) for number, plot in enumerate(plots, 1))


def _figure(number: int, title: str, plot: str, caption: str) -> str:
    return (
        f"<figure><h2>{title}</h2>{plot}"
        f"<figcaption><b>Fig. {number}.</b> {caption}</figcaption></figure>"
    )
