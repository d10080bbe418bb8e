"""The rows of the table, each measured by a process of its own in the right environment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bench.speed.measure import Figures
from bench.speed.others import OTHERS
from bench.speed.ours import tables

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES, COMPILED = "src", ".fast"
"""Where the two builds of Formicarium are, in the project's folder."""
OTHERS_PYTHON = Path(".bench-venv/bin/python")
"""The environment of the other engines."""


class Task(NamedTuple):
    """A row to measure."""

    name: str
    python: str
    path: str
    """The folder that comes first on the path of modules."""


class Row(NamedTuple):
    """A measured row; it has no figures if the engine is not there or failed."""

    name: str
    version: str
    """The version or the build, or why there are no figures."""
    figures: Figures | None


def tasks() -> Iterator[Task]:
    """List our tables, the two builds side by side, then the other engines."""
    for table in tables():
        for build in (SOURCES, COMPILED):
            yield Task(table, sys.executable, build)
    for name in OTHERS:
        yield Task(name, str(OTHERS_PYTHON), "")


def measured(task: Task, seconds: float) -> Row:
    """Measure a row in a process of its own."""
    if not Path(task.python).exists():
        return Row(task.name, "not installed", None)
    if task.path and not Path(task.path).is_dir():
        return Row(task.name, "not built", None)
    done = subprocess.run(  # noqa: S603 - our own worker
        [task.python, "-m", "bench.speed.worker", task.name, str(seconds)],
        env={**os.environ, "PYTHONPATH": task.path, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        return Row(task.name, f"failed: {reason[-1]}", None)
    answer = json.loads(done.stdout.splitlines()[-1])
    figures = answer.get("figures")
    return Row(task.name, answer["version"], Figures(**figures) if figures else None)
