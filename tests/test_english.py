"""Code and documents are written in plain English; ``CONTRIBUTING.md`` has the word list."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs/rules"
FILES = [
    *sorted(ROOT.glob("src/**/*.py")),
    *(path for path in sorted(ROOT.glob("docs/**/*.md")) if RULES not in path.parents),
    *sorted(RULES.glob("en/*.md")),
]
GAP = r"[\s#]+"
"""Between two words; a comment may continue on the next line."""
BETTER = {
    rf"\b[Ss]o{GAP}(many|much{GAP}(of|as))\b": "this many, this number of",
    r"\b[Ww]ho(so)?ever\b": "a player who, the caller",
    r"\banew\b": "again",
    rf"(?<!there )\bis{GAP}none\b": "is not a, is invalid",
    rf"\bthere{GAP}is:\s": "unknown X; known Xs:",
    r'"""Give\b': "Return",
    rf"\bgive{GAP}the{GAP}(number|length|result|results|name|seat|place)\b": "return",
}


@pytest.mark.parametrize(("quaint", "better"), BETTER.items())
def test_english_is_plain(quaint: str, better: str) -> None:
    found = []
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(quaint, text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{path.relative_to(ROOT)}:{line}: {match[0]!r}")
    assert not found, f"write {better!r} instead:\n" + "\n".join(found)
