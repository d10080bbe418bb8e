"""Printing shared by several commands: the table, the score sheet, the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from formicarium.core.record_text import outcome_text
from formicarium.core.registry import game
from formicarium.core.seats import seat_letter
from formicarium.core.words import either

if TYPE_CHECKING:
    from formicarium.core.record import Record
    from formicarium.core.record_text import RecordedMove
    from formicarium.core.state import State

console = Console(highlight=False)

_BOARDS = ("", " I", " II")
_WIDEST = 1000


def show_table(state: State[Any], seat: int | None = None) -> None:
    """Print the table as a seat sees it."""
    drawing = game(state.game_id).draw(state.imagine(seat), state.to_act)
    console.print(Text(drawing), soft_wrap=True)


def show_move(number: int, move: RecordedMove) -> None:
    """Print one line of the record."""
    answer = f"  [dim]{outcome_text(move.outcome)}[/]" if move.outcome else ""
    console.print(f"[dim]{number:4}.[/] {move.action}{answer}", soft_wrap=True)


def show_score_sheet(state: State[Any], record: Record) -> None:
    """Print the points by source, and the winners if the game is over."""
    sheet = state.score_sheet()
    several = len(sheet.columns) > state.players
    table = Table(title="Score sheet", title_justify="left")
    table.add_column("")
    for column in sheet.columns:
        board = _BOARDS[column.board + 1] if several else ""
        table.add_column(f"{seat_letter(column.seat)}{board}", justify="right")
    for source in sheet.sources:
        points = [str(column.points[source]) for column in sheet.columns]
        table.add_row(source, *points)
    table.add_section()
    table.add_row("total", *(str(column.total) for column in sheet.columns), style="bold")
    console.print(table)
    if state.is_over:
        _show_result(state, record)


def show_whole(table: Table) -> None:
    """Print a table in full: a narrow terminal wraps its lines and cuts nothing off."""
    unlimited = console.options.update(max_width=_WIDEST)
    table.width = Measurement.get(console, unlimited, table).maximum
    console.print(table, soft_wrap=True)


def player_name(record: Record, seat: int) -> str:
    """Return the letter and, if known, the name of a player."""
    name = record.seats[seat]
    return f"{seat_letter(seat)} ({name})" if name else seat_letter(seat)


def _show_result(state: State[Any], record: Record) -> None:
    scores = ", ".join(
        f"{player_name(record, seat)} {points}" for seat, points in enumerate(state.scores())
    )
    console.print(f"Final score: {scores}.")
    winners = [player_name(record, seat) for seat in state.winners()]
    if len(winners) == 1:
        console.print(f"[bold]{winners[0]} wins.[/]")
    else:
        console.print(f"[bold]{either(winners).replace(' or ', ' and ')} share the victory.[/]")
