"""Parts of the server on their own: settings, limits, the example of the documentation."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import formicarium as fm
from formicarium.server.limits import RATES, Limits
from formicarium.server.notices import notices
from formicarium.server.refusal import Refusal
from formicarium.server.settings import Settings, data_folder, database


def test_settings_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {
        "FORMICARIUM_PORT": "99",
        "FORMICARIUM_ORIGINS": "https://a.example, https://b.example",
    }
    settings = Settings.from_environment(given)
    assert settings.port == 99
    assert settings.origins == ("https://a.example", "https://b.example")
    with pytest.raises(fm.SetupError, match="bot_pause"):
        Settings.from_environment({"FORMICARIUM_BOT_PAUSE": "-1"})
    with pytest.raises(fm.SetupError, match="understood"):
        database("://")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "formicarium"
    assert str(tmp_path) in str(database(""))
    with pytest.raises(fm.SetupError, match="redis"):
        notices("smoke://signals")


def test_limits_forget_those_who_stopped() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    for address in range(20_001):
        limits.take("chat", str(address))
        now += 1e-9
    now += 60
    limits.take("chat", "new")
    assert len(limits._buckets) < 20_001
    for _ in range(int(RATES["chat"].burst)):
        limits.take("chat", "eager")
    with pytest.raises(Refusal) as refusal:
        limits.take("chat", "eager")
    assert refusal.value.retry_after == 2
    now += 2
    limits.take("chat", "eager")


def test_limits_count_connections_while_they_last() -> None:
    limits = Limits()
    with ExitStack() as open_ones:
        for host in range(200):
            open_ones.enter_context(limits.connection(f"2001:db8::{host:x}"))
        with pytest.raises(Refusal, match="connections"), limits.connection("2001:db8::ffff"):
            pass
        with limits.connection("2001:db8:1::1"), limits.connection("192.0.2.1"):
            pass
    assert limits._connections == {}


async def test_the_example_of_the_documentation_runs(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {"__name__": "example"}
    exec(code, names)  # noqa: S102 - our own documentation
    await names["main"](url)
    printed = capsys.readouterr().out
    assert "winners: (" in printed
    assert "formicarium record 1" in printed
