"""The mutants: every small change of an expression or a statement in a ``rules`` folder."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple, TypeAlias

import formicarium

GAMES = Path(formicarium.__file__).parent / "games"
EXPLAINED = Path(__file__).with_name("explained.txt")
"""Mutants that change nothing that a test could notice, each with the reason."""

Key: TypeAlias = tuple[str, int]
"""The qualified name and the first line of a function."""

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
_WITH_BLOCKS = ast.FunctionDef | ast.ClassDef | ast.If | ast.For | ast.While | ast.With | ast.Match


class Mutant(NamedTuple):
    """One change: its file, the number of the change in the file, and what it looks like."""

    path: Path
    number: int
    line: int
    before: str
    after: str
    around: str
    """Its function, and the expression or simple statement around it."""

    @property
    def game(self) -> str:
        """The game whose rules change."""
        return self.path.parts[-3]

    @property
    def change(self) -> str:
        """The file and the change, without a line number, so that the text lasts."""
        return f"{self.path.relative_to(GAMES)}: {_line(self.before)} -> {_line(self.after)}"

    @property
    def change_there(self) -> str:
        """The same with what is around it, for changes that a file has more than once."""
        return f"{self.change} in {_line(self.around)}"

    def compiled(self) -> CodeType:
        """Compile the changed module."""
        return _compiled(self.path, self.number)

    def changed_functions(self) -> dict[Key, CodeType]:
        """Return the code of the functions that differ; empty if other code differs."""
        before, after = _functions(_compiled(self.path, -1)), _functions(self.compiled())
        return {key: code for key, code in after.items() if code != before.get(key)}

    def __str__(self) -> str:
        where = f"{self.path.relative_to(GAMES)}:{self.line}"
        return f"{where}  {_line(self.before)}  ->  {_line(self.after)}"


def _line(code: str) -> str:
    return " ".join(code.split())


class _Changer(ast.NodeTransformer):
    """Walks through the expressions and statements that count, and makes the change asked for."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.found: list[tuple[int, str, str, str]] = []
        self.path: list[ast.AST] = []

    def visit(self, node: ast.AST) -> Any:
        self.path.append(node)
        changed = super().visit(node)
        self.path.pop()
        return changed

    def _offer(self, node: ast.AST, changed: ast.AST) -> ast.AST:
        line = getattr(node, "lineno", 0)
        ast.copy_location(changed, node)
        ast.fix_missing_locations(changed)
        self.found.append((line, ast.unparse(node), ast.unparse(changed), self._around()))
        return changed if len(self.found) - 1 == self.wanted else node

    def _around(self) -> str:
        """Return the function, and the expression or simple statement, of the current node."""
        names = [each.name for each in self.path if isinstance(each, ast.FunctionDef)]
        outer = [each for each in self.path[:-1] if isinstance(each, ast.expr | ast.stmt)]
        simple = [each for each in outer[-1:] if not isinstance(each, _WITH_BLOCKS)]
        return ": ".join([*names[-1:], *map(ast.unparse, simple)])

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


def mutants_of_game(game: str) -> list[Mutant]:
    """List all mutants of the rules of a game."""
    paths = sorted((GAMES / game / "rules").glob("*.py"))
    return [mutant for path in paths for mutant in mutants_of(path)]


def games() -> list[str]:
    """List the games that have a folder of rules."""
    return sorted(path.parent.name for path in GAMES.glob("*/rules"))


def explained() -> frozenset[str]:
    """Return the changes that are explained in a file: one a line, the reason after ``#``.

    A line is the ``change`` or the ``change_there`` of a mutant.
    """
    lines = EXPLAINED.read_text(encoding="utf-8").splitlines()
    return frozenset(line.partition("  #")[0].strip() for line in lines if line and line[0] != "#")


@cache
def _compiled(path: Path, number: int) -> CodeType:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    changed = ast.fix_missing_locations(_Changer(number).visit(tree))
    code: CodeType = compile(changed, str(path), "exec")
    return code


def _functions(code: CodeType) -> dict[Key, CodeType]:
    """Return the functions and methods of a module, not those inside of functions."""
    return {(each.co_qualname, each.co_firstlineno): each for each in _defined(code)}


def _defined(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            is_class = "__module__" in each.co_names and not each.co_flags & inspect.CO_OPTIMIZED
            yield from _defined(each) if is_class else (each,)
