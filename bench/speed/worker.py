"""The process that measures one row: ``python -m bench.speed.worker NAME SECONDS`` prints JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench.speed.measure import measure
from bench.speed.others import OTHERS


def report(name: str, seconds: float) -> dict[str, Any]:
    """Measure one of our tables or an engine by others; return its version and its figures.

    An engine that is not installed gets no figures, and the reason takes the place of its version.
    """
    if name in OTHERS:
        distribution, adapt = OTHERS[name]
        try:
            number = version(distribution)
        except PackageNotFoundError:
            return {"version": "not installed"}
        return {"version": number, "figures": asdict(measure(adapt(), seconds))}
    ours = import_module("bench.speed.ours")  # other engines' environment lacks Formicarium
    figures = measure(ours.engine(name), seconds)
    build = "compiled" if "formicarium__mypyc" in sys.modules else "plain"
    return {"version": build, "figures": asdict(figures)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(report(sys.argv[1], float(sys.argv[2]))))
