"""Which messages the code uses, found by reading it.

In Python a message is named where ``message(…)`` or ``Message(…)`` is called, or one of the helpers
of ``core.labels``; in the client by any quoted ``ui-…``. An id that is put together at run time
(``f"micropolis-ant-{kind}"``) stands for all ids that fit it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import formicarium as fm

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "formicarium"
HOMES = {game.id: Path(str(files(game.home))) for game in fm.games() if game.home}
"""The packages of games that bring their own texts, wherever they are."""
SOURCES = (PYTHON, *HOMES.values())
CLIENT = ROOT / "web" / "src"

_HOLE = "[a-z0-9-]+"
_QUOTED = re.compile(
    r"""(?P<call>\bt\(\s*)?(?P<quote>["'`])(?P<id>ui-(?:[a-z0-9-]|\$\{[^}]*\})+)(?P=quote)"""
)


class Use(NamedTuple):
    """A place in the code that names a message."""

    where: str
    pattern: str
    """A regular expression; a plain id is one, too."""
    variables: frozenset[str] | None
    """The variables given to it; None if that cannot be read off."""

    @property
    def id(self) -> str | None:
        """The id, if it is a plain one."""
        return None if _HOLE in self.pattern else self.pattern

    def fits(self, name: str) -> bool:
        """Whether it may name this message."""
        return re.fullmatch(self.pattern, name) is not None


def uses() -> list[Use]:
    """Find all uses in Python and in the client."""
    return [*_in_python(), *_in_client()]


def mentions() -> set[str]:
    """Find all strings in Python code: an id may be picked from a table before it is used."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in _python_files())
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _python_files() -> list[Path]:
    return sorted(file for source in SOURCES for file in source.rglob("*.py"))


def _shown(file: Path) -> Path:
    """Return the path of a file as failures show it: from here, unless it is elsewhere."""
    return file.relative_to(ROOT) if file.is_relative_to(ROOT) else file


def _in_python() -> Iterator[Use]:
    for file in _python_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                where = f"{_shown(file)}:{node.lineno}"
                yield from _named(where, node)
                yield from _by_helper(where, node)


_HELPERS = {"piece": 3, "fact": 2, "listed": 0}
"""Helpers of ``core.labels``, and which of their arguments names a message."""
_BUILT_IN = ("seat", "list")
"""Ids that ``Texts`` knows without a file."""
_GAMES = {game.id for game in fm.games()}


def _by_helper(where: str, call: ast.Call) -> Iterator[Use]:
    place = _HELPERS.get(_name(call.func), len(call.args))
    pattern = _pattern(call.args[place]) if place < len(call.args) else None
    if pattern is None or pattern.partition("-")[0] not in _GAMES:
        return
    yield Use(where, pattern, None)
    if _name(call.func) == "piece":
        yield Use(where, f"{pattern}-tip", None)


def _name(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def _named(where: str, call: ast.Call) -> Iterator[Use]:
    if _name(call.func) not in ("message", "Message"):
        return
    for first in _alternatives(call.args[0]) if call.args else ():
        pattern = _pattern(first)
        if pattern is not None and pattern not in _BUILT_IN:
            yield Use(where, pattern, _variables(call))


def _alternatives(node: ast.expr) -> list[ast.expr]:
    """Cut ``a if … else b`` apart."""
    if isinstance(node, ast.IfExp):
        return [*_alternatives(node.body), *_alternatives(node.orelse)]
    return [node]


def _pattern(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_pattern(part) or _HOLE for part in node.values)
    return None


def _variables(call: ast.Call) -> frozenset[str] | None:
    given = {keyword.arg for keyword in call.keywords}
    names = {name for name in given if name is not None}
    if len(call.args) > 1:
        return _keys(call.args[1]) if len(call.args) == 2 and not given else None
    return frozenset(names) if names == given else None


def _keys(node: ast.expr) -> frozenset[str] | None:
    """Read the keys of a dictionary that is written out."""
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    names = [key for key in keys if isinstance(key, str)]
    return frozenset(names) if len(names) == len(node.keys) else None


def _in_client() -> Iterator[Use]:
    files = [file for file in sorted(CLIENT.rglob("*")) if file.suffix in (".ts", ".svelte")]
    for file in files:
        text = file.read_text(encoding="utf-8")
        for found in _QUOTED.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            pattern = re.sub(r"\$\{[^}]*\}", _HOLE, found["id"])
            variables = _given(text[found.end() :]) if found["call"] else None
            yield Use(f"{_shown(file)}:{line}", pattern, variables)


def _given(rest: str) -> frozenset[str] | None:
    """Read the keys of the object that follows an id in ``t("ui-…", { a, b: c })``."""
    if rest.startswith(")"):
        return frozenset()
    if not (opening := re.match(r"\s*,\s*\{", rest)):
        return None
    keys, depth, key = [], 1, ""
    for letter in rest[opening.end() :]:
        depth += (letter in "({[") - (letter in ")}]")
        if depth == 0:
            break
        if letter == "," and depth == 1:
            keys.append(key)
            key = ""
        else:
            key += letter
    names = [each.partition(":")[0].strip() for each in (*keys, key)]
    return frozenset(name for name in names if name) if "..." not in "".join(names) else None
