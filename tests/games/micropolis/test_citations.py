"""Every numbered rule is cited by a test of this folder, and no test cites one that is not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "micropolis.md"

_RULE = re.compile(r"^ *- \*\*(P[TQX]?\d+(?:\.\d+)*)\b", re.MULTILINE)
_CITED = re.compile(r"\bP[TQX]?\d+(?:\.\d+)*\b")
_NAMED = re.compile(r"(?<=_)p[tqx]?\d+(?:_\d+)*(?=_|$)")


def rules() -> set[str]:
    return set(_RULE.findall(RULES.read_text(encoding="utf-8")))


def cited() -> set[str]:
    """What the names, docstrings and comments of tests cite; a file's own docstring is none."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        for test in functions_in(source):
            start = min([test.lineno, *[mark.lineno for mark in test.decorator_list]])
            text = "\n".join(source.splitlines()[start - 1 : test.end_lineno])
            found.update(_CITED.findall(text))
            names = _NAMED.findall(test.name)
            found.update(name.upper().replace("_", ".") for name in names)
    return found


def functions_in(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def test_the_rules_are_found() -> None:
    assert len(rules()) >= 146
    assert {"P1", "P5.3", "P9.2.1", "P9.3", "P11.7", "PT10", "PQ31", "PX24"} <= rules()


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(rules() - cited()) == []


def test_every_citation_is_a_rule_or_a_section() -> None:
    sections = {rule.rpartition(".")[0] for rule in rules()}
    assert sorted(cited() - rules() - sections) == []
