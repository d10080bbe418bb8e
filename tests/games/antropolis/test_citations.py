"""Which numbered rules the tests of this folder cite, and that all numbers exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULES = ROOT / "docs" / "rules" / "antropolis.md"
SOURCE = ROOT / "src" / "formicarium" / "games" / "antropolis"

_NUMBER = r"(?:A[LQTX]?|S[QX]?)\d+(?:\.\d+)*"
_RULE = re.compile(rf"^- \*\*({_NUMBER})\b", re.MULTILINE)
_CITED = re.compile(rf"\b{_NUMBER}\b")


def rules() -> list[str]:
    return _RULE.findall(RULES.read_text(encoding="utf-8"))


def cited() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        for test in functions_in(source):
            found.update(_CITED.findall(ast.get_docstring(test) or ""))
    return found


def functions_in(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def test_every_number_is_there_once() -> None:
    assert len(rules()) == len(set(rules())) == 216


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(set(rules()) - cited()) == []


def test_every_citation_is_a_rule_or_a_section() -> None:
    assert sorted(cited() - set(rules()) - sections()) == []


def sections() -> set[str]:
    return {rule.rpartition(".")[0] for rule in rules()} | {"S1"}


def test_the_code_cites_only_rules_that_exist() -> None:
    for path in [*SOURCE.glob("*.py"), *SOURCE.glob("rules/*.py")]:  # not the paths in art
        for number in _CITED.findall(path.read_text(encoding="utf-8")):
            face = path.name == "components.py" and number == "S1"
            known = number in {*rules(), *sections()} or face
            assert known, f"{path.name} cites {number}"
