"""Which numbered rules the tests of this folder cite, and that all numbers exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULES = ROOT / "docs" / "rules" / "myrmes.md"
SOURCE = ROOT / "src" / "formicarium" / "games" / "myrmes"

_RULE = re.compile(r"^- \*\*([MDQX]\d+(?:\.\d+)?[a-e]?)\b", re.MULTILINE)
_CITED = re.compile(r"\b[MDQX]\d+(?:\.\d+)?[a-e]?\b")
_NAMED = re.compile(r"(?<=_)[mdqx]\d+(?:_\d+)?[a-e]?(?=_|$)")


def rules() -> list[str]:
    return _RULE.findall(RULES.read_text(encoding="utf-8"))


def cited() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        for test in functions_in(source):
            start = min([test.lineno, *[mark.lineno for mark in test.decorator_list]])
            text = "\n".join(source.splitlines()[start - 1 : test.end_lineno])
            found.update(_CITED.findall(text))
            for name in _NAMED.findall(test.name):
                number = name.replace("_", ".")
                found.add(number[0].upper() + number[1:])
    return found


def functions_in(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def test_every_number_is_there_once() -> None:
    assert len(rules()) == len(set(rules())) == 245
    sections = [rule for rule in rules() if rule.startswith("M4.5")]
    assert sections == ["M4.5", "M4.5a", "M4.5b", "M4.5c", "M4.5d", "M4.5e"]


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(set(rules()) - cited()) == []


def test_every_citation_is_a_rule_or_a_section() -> None:
    sections = {rule.rpartition(".")[0] for rule in rules()}
    assert sorted(cited() - set(rules()) - sections) == []


def test_the_code_cites_only_rules_that_exist() -> None:
    sections = {rule.rpartition(".")[0] for rule in rules()}
    for path in [*SOURCE.glob("*.py"), *SOURCE.glob("rules/*.py")]:  # not the paths in art
        for number in _CITED.findall(path.read_text(encoding="utf-8")):
            assert number in {*rules(), *sections}, f"{path.name} cites {number}"
