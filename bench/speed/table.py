"""The table of all rows, for the terminal and as Markdown."""

from __future__ import annotations

from math import floor, log10
from typing import TYPE_CHECKING

from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.speed.rows import Row

COLUMNS = (
    "engine",
    "version",
    "decisions/s",
    "games/s",
    "legal actions",
    "copy µs",
    "greedy/s",
    "search/s",
    "× Catanatron",
    "× plain",
)
LABELS = 2
"""The first columns are texts, the others numbers."""
YARDSTICK = "Catanatron, 2 players"
NOTHING = "–"


def cells(rows: Sequence[Row]) -> list[list[str]]:
    """Write every row, with the ratios of decisions per second to Catanatron and to our sources."""
    speed = {(row.name, row.version): row.figures.decisions for row in rows if row.figures}
    yardstick = next((speed[key] for key in speed if key[0] == YARDSTICK), None)
    return [_cells(row, yardstick, speed.get((row.name, "plain"))) for row in rows]


def _cells(row: Row, yardstick: float | None, plain: float | None) -> list[str]:
    if row.figures is None:
        return [_title(row.name), row.version, *[NOTHING] * (len(COLUMNS) - LABELS)]
    of = row.figures
    values = (of.decisions, of.games, of.actions, of.copy, of.greedy, of.search)
    ratios = (of.decisions / base if base else None for base in (yardstick, plain))
    return [_title(row.name), row.version, *map(number, (*values, *ratios))]


def number(value: float | None) -> str:
    """Write a number with three digits, below 1 with two.

    >>> number(123456.7), number(12.34), number(0.8), number(0.005678), number(None)
    ('123,457', '12.3', '0.80', '0.0057', '–')
    """
    if value is None:
        return NOTHING
    digits = (2 if value >= 1 else 1) - floor(log10(value))
    return f"{value:,.{max(0, digits)}f}"


def _title(name: str) -> str:
    """Write the name of a row for people.

    >>> _title("myrmes/second/4")
    'Myrmes, second, 4 players'
    """
    game, *table = name.split("/")
    return f"{game.title()}, {table[0]}, {table[1]} players" if table else name


def for_terminal(rows: Sequence[Row]) -> Table:
    """Return the table as Rich prints it."""
    table = Table(*COLUMNS[:LABELS])
    for column in COLUMNS[LABELS:]:
        table.add_column(column, justify="right")
    for row in cells(rows):
        table.add_row(*row)
    return table


def as_markdown(rows: Sequence[Row]) -> str:
    """Return the table as Markdown."""
    ruler = [*["---"] * LABELS, *["--:"] * (len(COLUMNS) - LABELS)]
    lines = [COLUMNS, ruler, *cells(rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
