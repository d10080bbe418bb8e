"""A real server, a real Chromium, and pages that must not complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.chromium import FLAGS, find
from tests.server.conftest import clock, same_deals
from tests.server.serving import Served

__all__ = ["clock", "same_deals"]

PATIENCE = 600_000
"""Milliseconds after which Playwright says what it waits for in vain, on a machine however slow."""
LASTING_TOASTS = """{
    const later = window.setTimeout;
    window.setTimeout = (work, ms, ...more) => later(work, ms === 6000 ? 3600000 : ms, ...more);
}"""
"""Messages stay for an hour instead of six seconds, so that a slow test still sees them."""

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots do not pause."""
    with Served(tmp_path_factory.mktemp("browser")) as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium."""
    path = find()
    assert path, "no Chromium: `python -m tests.browser.chromium` says how to get one"
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(
            executable_path=path, args=list(FLAGS), timeout=PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Open pages in browsers of their own; in the end none may have logged an error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    # A browser logs it by itself when the network is away; a test may excuse one thing more.
    excuses = ["ERR_INTERNET_DISCONNECTED"]

    def note(message: ConsoleMessage) -> None:
        bad = message.type in ("error", "warning")
        if bad and not any(excuse in message.text for excuse in excuses):
            complaints.append(f"{message.type}: {message.text} ({message.location})")

    def open_page(excused: str = "", **options: Any) -> Page:
        excuses.extend([excused] if excused else [])
        settings = {**DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LASTING_TOASTS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
