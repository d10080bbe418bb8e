"""Change the rules in small ways and see whether a test notices: ``python -m tests.mutation``.

Each mutant is one change of one expression or statement in a ``rules`` folder. A child process
imports the changed module and runs the tests of its game: the stored games first, because they are
quick, then the tests of the rules, then the conformance suite. A mutant that no test notices is
written to the report with its line; it shows a missing test, or a change that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import os
import resource
import sys
import time
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "formicarium" / "games"
_MOST_PROCESSOR_SECONDS = 1800
"""A mutant that loops for ever is noticed, too."""

_COMPARISONS: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(), ast.NotEq: ast.Eq(), ast.In: ast.NotIn(), ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(), ast.IsNot: ast.Is(),
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.Mult: ast.Add(), ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.FloorDiv(), ast.BitAnd: ast.BitOr(), ast.BitOr: ast.BitAnd(),
    ast.LShift: ast.RShift(), ast.RShift: ast.LShift(),
}  # fmt: skip


class Mutant(NamedTuple):
    """One change: its file, the number of the change in the file, and what it looks like."""

    path: Path
    number: int
    line: int
    before: str
    after: str

    @property
    def game(self) -> str:
        """The game whose rules change."""
        return self.path.parts[-3]

    def __str__(self) -> str:
        where = f"{self.path.relative_to(GAMES)}:{self.line}"
        return f"{where}  {self.before}  ->  {self.after}"


class _Changer(ast.NodeTransformer):
    """Walks through the expressions and statements that count, and makes the change asked for."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.found: list[tuple[int, str, str]] = []

    def _offer(self, node: ast.AST, changed: ast.AST) -> ast.AST:
        line = getattr(node, "lineno", 0)
        ast.copy_location(changed, node)
        ast.fix_missing_locations(changed)
        self.found.append((line, ast.unparse(node), ast.unparse(changed)))
        return changed if len(self.found) - 1 == self.wanted else node

    # What decides nothing: annotations, texts of errors, sizes of caches.

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
            return node
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node
        self.generic_visit(node)
        if isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
            negated = ast.UnaryOp(ast.Not(), node.test)
            node.test = self._offer(node.test, negated)  # type: ignore[assignment]
        return node

    # What is changed.

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        other = _COMPARISONS[type(node.ops[0])]
        return self._offer(node, ast.Compare(node.left, [other, *node.ops[1:]], node.comparators))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        other = _OPERATORS.get(type(node.op))
        return self._offer(node, ast.BinOp(node.left, other, node.right)) if other else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        other = _OPERATORS.get(type(node.op))
        return self._offer(node, ast.AugAssign(node.target, other, node.value)) if other else node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return self._offer(node, ast.BoolOp(other, node.values))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return self._offer(node, node.operand)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            return self._offer(node, ast.Constant(not node.value))
        if isinstance(node.value, int):
            return self._offer(node, ast.Constant(node.value + 1))
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant):
            return node  # a docstring
        self.generic_visit(node)
        return self._offer(node, ast.Pass())

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            return self._offer(node, ast.Pass())
        return node


def mutants_of(path: Path) -> list[Mutant]:
    """List all mutants of a module."""
    changer = _Changer()
    changer.visit(ast.parse(path.read_text(encoding="utf-8")))
    return [Mutant(path, number, *found) for number, found in enumerate(changer.found)]


def all_mutants() -> list[Mutant]:
    """List all mutants of the rules of all games."""
    paths = sorted(GAMES.glob("*/rules/*.py"))
    return [mutant for path in paths for mutant in mutants_of(path)]


class _MutantLoader(SourceFileLoader):
    mutant: Mutant

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.mutant.path.read_text(encoding="utf-8"))
        changed = ast.fix_missing_locations(_Changer(self.mutant.number).visit(tree))
        return compile(changed, str(self.mutant.path), "exec")


class _MutantFinder(MetaPathFinder):
    """Imports the changed module in place of the real one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)  # type: ignore[arg-type]
        if spec is None or spec.origin != str(self.mutant.path):
            return None
        loader = _MutantLoader(fullname, spec.origin)
        loader.mutant = self.mutant
        spec.loader = loader
        return spec


def stages(game: str) -> list[list[str]]:
    """Return the tests that a mutant has to pass, the quick ones first."""
    stored = ["tests/records", "tests/golden", "-k", game]
    return [stored, [f"tests/games/{game}"], ["tests/conformance", "-k", game]]


def survives(mutant: Mutant) -> bool:
    """Run the tests with a mutant in place, in this process, which has to be a fresh one."""
    import pytest  # noqa: PLC0415 - only the children run tests

    resource.setrlimit(resource.RLIMIT_CPU, (_MOST_PROCESSOR_SECONDS, _MOST_PROCESSOR_SECONDS))
    sys.meta_path.insert(0, _MutantFinder(mutant))
    options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return all(pytest.main([*options, *tests]) == 0 for tests in stages(mutant.game))


def _start(mutant: Mutant) -> int:
    child = os.fork()
    if child:
        return child
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        os._exit(1 if survives(mutant) else 0)
    except BaseException:  # noqa: BLE001 - an import that fails is noticed by everybody
        os._exit(0)


def judged(mutants: Iterator[Mutant], jobs: int, seconds: float) -> Iterator[tuple[Mutant, bool]]:
    """Try mutants side by side until the time is over; yield each with whether it survived."""
    start, running = time.monotonic(), dict[int, Mutant]()
    while True:
        while len(running) < jobs and time.monotonic() - start < seconds:
            mutant = next(mutants, None)
            if mutant is None:
                break
            running[_start(mutant)] = mutant
        if not running:
            return
        child, status = os.wait()
        yield running.pop(child), os.waitstatus_to_exitcode(status) == 1


def main() -> None:
    """Sample mutants, judge them, and print the survivors and the score."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="", help="only the rules of this game")
    asked = parser.parse_args()
    chosen = [mutant for mutant in all_mutants() if asked.game in ("", mutant.game)]
    Random(asked.seed).shuffle(chosen)
    tried = survived = 0
    for mutant, alive in judged(iter(chosen), asked.jobs, 60 * asked.minutes):
        tried, survived = tried + 1, survived + alive
        if alive:
            sys.stdout.write(f"survived: {mutant}\n")
            sys.stdout.flush()
    score = 100 * (tried - survived) / max(1, tried)
    sys.stdout.write(f"{tried} of {len(chosen)} mutants tried, {score:.1f} % noticed\n")


if __name__ == "__main__":
    main()
