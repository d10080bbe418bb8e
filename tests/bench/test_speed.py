"""What ``make bench`` reports; never how fast anything is."""

from __future__ import annotations

import sys
from dataclasses import astuple
from typing import TYPE_CHECKING, Any

import pytest

from bench.speed import tables
from bench.speed.measure import Engine, Figures, measure
from bench.speed.others import OTHERS
from bench.speed.ours import engine
from bench.speed.rows import Row, Task, measured, tasks
from bench.speed.table import COLUMNS, LABELS, NOTHING, as_markdown, cells
from bench.speed.worker import report

if TYPE_CHECKING:
    from pathlib import Path

SLOW = Figures(1000.0, 20.0, 5.0, 1.5, None, None)
FAST = Figures(3000.0, 60.0, 5.0, 1.5, 700.0, 80.0)


def test_our_games_get_every_figure() -> None:
    figures = measure(engine("micropolis/base/2"), seconds=0.01)
    assert all(value > 0 for value in astuple(figures))
    assert figures.actions > 1
    assert figures.decisions > figures.games


def test_an_engine_without_copies_and_bots_gets_the_other_figures() -> None:
    def actions(state: list[int]) -> list[int]:
        return [] if len(state) == 4 else [1, 2]

    start: Any = list
    figures = measure(Engine(lambda _: start(), actions, list.append), seconds=0.001)
    assert (figures.actions, figures.copy, figures.greedy, figures.search) == (2, None, None, None)
    assert figures.decisions == pytest.approx(4 * figures.games)


def test_a_process_measures_a_row() -> None:
    row = measured(Task("micropolis/base/2", sys.executable, "src"), seconds=0.01)
    assert (row.name, row.version) == ("micropolis/base/2", "plain")
    assert row.figures is not None


def test_every_build_and_engine_has_a_row() -> None:
    names = [(task.name, task.path) for task in tasks()]
    assert ("myrmes/second/4", "src") in names
    assert ("myrmes/second/4", ".fast") in names
    assert ("python-chess", "") in names


def test_what_is_not_there_gets_a_row_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OTHERS, "ludo", OTHERS["cshogi"]._replace(distribution="no-such-ludo"))
    assert report("ludo", 0.01) == {"version": "not installed"}
    no_python = Task("python-chess", str(tmp_path / "python"), "")
    assert measured(no_python, 0.01) == Row("python-chess", "not installed", None)
    no_build = Task("micropolis/base/2", sys.executable, str(tmp_path / "build"))
    assert measured(no_build, 0.01) == Row("micropolis/base/2", "not built", None)


def test_an_engine_that_fails_gets_a_row_that_says_so() -> None:
    row = measured(Task("no game/at/2", sys.executable, "src"), 0.01)
    assert row.version.startswith("failed: ")
    assert row.figures is None


def test_rows_are_compared_with_catanatron_and_with_the_plain_build() -> None:
    rows = [
        Row("myrmes/second/4", "plain", SLOW),
        Row("myrmes/second/4", "compiled", FAST),
        Row("Catanatron, 2 players", "3.2.1", SLOW),
        Row("cshogi", "not installed", None),
    ]
    plain, compiled, other, missing = cells(rows)
    assert plain[-2:] == ["1.00", "1.00"]
    assert compiled[-2:] == ["3.00", "3.00"]
    assert other[-2:] == ["1.00", NOTHING]
    assert missing == ["cshogi", "not installed", *[NOTHING] * (len(COLUMNS) - LABELS)]
    assert compiled[0] == "Myrmes, second, 4 players"
    lines = as_markdown(rows).splitlines()
    assert len(lines) == 2 + len(rows)
    assert {line.count("|") for line in lines} == {len(COLUMNS) + 1}


async def test_a_table_with_a_log_is_measured() -> None:
    [row] = await tables.measured("micropolis", (60,), samples=3, fewer=2)
    assert len(row) == len(tables.COLUMNS)
    assert row[0] == "Micropolis, 4 players"
    assert int(row[1]) > 54
    assert all(" / " in cell for cell in row[2:])
