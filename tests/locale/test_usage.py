"""The reader of the code finds what it is meant to find."""

from pathlib import Path

import pytest

from tests.locale import usage

PYTHON = """
message("g-plain")
message("g-args", a=1, b=message("g-inner"))
Message("g-struct", {"x": 1})
message("g-one" if x else "g-two", **rest)
message(f"g-{kind}-end", n=1)
message("seat", seat=1)
Message("list", {"0": part})
message(chosen)
TABLE = {"x": "g-table"}
piece("id", "symbol", (0, 0), "trail-piece", layer=1, n=2)
piece("id", "symbol", (0, 0), "not-a-message", layer=1)
fact("symbol", 3, f"trail-{kind}")
"""
CLIENT = """
t("ui-plain") t("ui-args", { a, b: f(1, 2), c: { d } }) t('ui-rest', { ...x })
t(open ? "ui-yes" : "ui-no") t(`ui-theme-${theme}`, {
  n: 1,
})
<p class="build-ui-thing">
"""


@pytest.fixture(autouse=True)
def _made_up_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "code.py").write_text(PYTHON, encoding="utf-8")
    (tmp_path / "page.svelte").write_text(CLIENT, encoding="utf-8")
    for name in ("ROOT", "CLIENT"):
        monkeypatch.setattr(usage, name, tmp_path)
    monkeypatch.setattr(usage, "SOURCES", (tmp_path,))


def test_uses() -> None:
    found = {use.pattern: use.variables for use in usage.uses()}
    hole = "[a-z0-9-]+"
    assert found == {
        "g-plain": set(),
        "g-args": {"a", "b"},
        "g-inner": set(),
        "g-struct": {"x"},
        "g-one": None,
        "g-two": None,
        f"g-{hole}-end": {"n"},
        "trail-piece": None,
        "trail-piece-tip": None,
        f"trail-{hole}": None,
        "ui-plain": set(),
        "ui-args": {"a", "b", "c"},
        "ui-rest": None,
        "ui-yes": None,
        "ui-no": None,
        f"ui-theme-{hole}": {"n"},
    }


def test_mentions() -> None:
    assert "g-table" in usage.mentions()


def test_where_and_what() -> None:
    pattern = next(use for use in usage.uses() if use.id is None)
    assert pattern.where == "code.py:6"
    assert pattern.fits("g-some-thing-end")
    assert not pattern.fits("g-end")
