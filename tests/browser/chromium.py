"""Find a Chromium for the browser tests, or install Debian's where that is allowed.

``python -m tests.browser.chromium`` is what ``make test`` calls before the tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ADVICE = (
    "The browser tests need Chromium, and none was found. Install it "
    "(Debian, Ubuntu: sudo apt install chromium), or name one: CHROMIUM=/path/to/chromium make test"
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@cache
def find() -> str | None:
    """The browser that ``$CHROMIUM`` names, or the first on the path."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in _NAMES if (path := shutil.which(name))), None)


def _install() -> bool:
    """Install Debian's package if we are allowed to; whether that worked."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        done = subprocess.run(
            [apt, *arguments], env=quietly, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode:
            return False
    return True


def main() -> None:
    """Make sure that there is a browser, or say how to get one."""
    if find() is None:
        sys.stdout.write("Installing Chromium for the browser tests …\n")
        sys.stdout.flush()
        if not _install():
            sys.exit(_ADVICE)


if __name__ == "__main__":
    main()
