"""``make bench``: measure every row, print the table, write it down where ``--markdown`` says."""

from __future__ import annotations

import argparse
import os
import platform
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bench.speed import tables
from bench.speed.rows import measured, tasks
from bench.speed.table import as_markdown, for_terminal

WIDTH = 150
"""The table takes this many columns, even where the terminal has fewer."""
TABLES = "tables"
"""The name of the last part of the page, about the server."""
HEAD = Path(__file__).with_name("head.md")
"""What the page says before the table."""


def page(table: str, seconds: float) -> str:
    """Return the page with the table: how it was measured comes first."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    machine = f"Measured with {python}, {os.cpu_count()} cores (one used), {seconds:g} s a figure."
    return f"{HEAD.read_text(encoding='utf-8')}\n{machine}\n\n{table}"


def main() -> None:
    """Read the command line, measure, report."""
    parser = argparse.ArgumentParser(prog="python -m bench.speed", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="processor time of a figure")
    parser.add_argument("--only", default="", help=f"only rows whose name holds this, or {TABLES}")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write a page, too")
    asked = parser.parse_args()
    chosen = [task for task in tasks() if asked.only.lower() in task.name.lower()]
    console = Console(width=max(WIDTH, Console().width))
    todo = track(chosen, "Measuring …", console=console, transient=True)
    rows = [measured(task, asked.seconds) for task in todo]
    console.print(for_terminal(rows))
    served = tables.section() if asked.only in ("", TABLES) else ""
    console.print(served)
    if asked.markdown:
        written = page(as_markdown(rows), asked.seconds)
        asked.markdown.write_text(f"{written}\n{served}", encoding="utf-8")


if __name__ == "__main__":
    main()
