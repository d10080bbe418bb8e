"""Positions that are broken on purpose, one number, list or name at a time.

The check of a game must refuse each change that makes a position impossible. ``report`` says for
each field what becomes of its changes: the rule that refuses them, ``type`` if they do not even
fit the type of the field, or ``fits`` if the changed position is possible, too.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import formicarium as fm
from formicarium.core.registry import AnyGame
from tests.tables import AnyState

Path: TypeAlias = tuple[str | int, ...]

UNCHECKED = ("game", "rules", "chance", "outcome")
"""Fields that the check of no position reads."""

_LONG, _STRIDE = 99, 7
"""Of a list with more entries, such as all hexes, only some are changed."""


def report(game: AnyGame, state: AnyState, names: Mapping[str, Sequence[str]]) -> str:
    """Return a line for each field; ``names`` lists the possible values of fields with names."""
    found: dict[str, dict[str, Counter[str]]] = {}
    for field, change, text in changes(json.loads(state.to_json()), names):
        counts = found.setdefault(field, defaultdict(Counter))
        counts[change][verdict(game, text)] += 1
    return "".join([f"{field}: {_line(counts)}\n" for field, counts in found.items()])


def changes(
    position: dict[str, Any], names: Mapping[str, Sequence[str]]
) -> Iterator[tuple[str, str, str]]:
    """Yield every small change: the field, the kind of change, and the position as JSON."""
    for field, old in position.items():
        if field not in UNCHECKED:
            for kind, new in _changed(old, names.get(field, ())):
                yield field, kind, json.dumps(position | {field: new})


def verdict(game: AnyGame, text: str) -> str:
    """Return the rule that refuses a position, else ``type``; ``fits`` if it is sound."""
    try:
        game.from_json(text)
    except fm.StateError as error:
        rule = re.search(r"\(([A-Z]+[\d.]+[a-z]?)\)$", str(error))
        return rule[1] if rule else "type"
    return "fits"


def _changed(value: Any, names: Sequence[str]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield "other", not value
    elif isinstance(value, int):
        yield "+1", value + 1
        yield "-1", value - 1
    elif isinstance(value, str):
        yield from [(name, name) for name in names if name != value]
    else:
        yield from _changed_list(value)


def _changed_list(values: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """Yield lists that differ in their length, in an entry, or in the order of two entries."""
    yield "longer", [*values, values[-1] if values else 0]
    if values:
        yield "shorter", values[:-1]
    stride = _STRIDE if len(values) > _LONG else 1
    for place, value in [*enumerate(values)][::stride]:
        before, after = values[:place], values[place + 1 :]
        yield from [(kind, [*before, new, *after]) for kind, new in _changed(value, ())]
        if after and after[0] != value:
            yield "swapped", [*before, after[0], value, *after[1:]]


def _line(counts: Mapping[str, Counter[str]]) -> str:
    parts = []
    for change, rules in counts.items():
        found = ", ".join([f"{count} {rule}" for rule, count in sorted(rules.items())])
        parts.append(f"{change} {found}")
    return "; ".join(parts)
