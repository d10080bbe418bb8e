"""Playing games on a Ray cluster, with the same results as on one machine.

Ray is an optional dependency. All machines of the cluster need the same version of Formicarium,
which every game checks before it begins.
"""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from itertools import islice
from typing import TYPE_CHECKING, Any

from formicarium.arena.errors import ArenaError
from formicarium.arena.play import settled, try_to_play
from formicarium.core.errors import SetupError
from formicarium.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formicarium.arena.match import Match
    from formicarium.arena.result import GameResult

_ANSWER_SECONDS = 5.0
_HEALTH_SECONDS = 20.0
_AHEAD = 2  # games queued for each core, so that no core is idle


def play_on_ray(match: Match, indices: Iterable[int], address: str) -> Iterator[GameResult]:
    """Play games on a cluster and yield results as they finish.

    An empty address means a running cluster, or else one on this machine. An open Ray session is
    used as it is.
    """
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address)
    try:
        yield from _play(ray, match, iter(indices))
    finally:
        if ours:
            ray.shutdown()


def _play(ray: Any, match: Match, indices: Iterator[int]) -> Iterator[GameResult]:
    task = ray.remote(_play_there)  # Ray itself repeats the games of a lost machine
    shared = ray.put(match)
    cores = int(ray.cluster_resources().get("CPU", 1))
    running = [task.remote(shared, index, __version__) for index in islice(indices, cores * _AHEAD)]
    while running:
        done, running = ray.wait(running)
        running += [task.remote(shared, index, __version__) for index in islice(indices, len(done))]
        yield from map(settled, _results(ray, done))


def _results(ray: Any, done: list[Any]) -> list[GameResult | str]:
    try:
        results: list[GameResult | str] = ray.get(done)
    except ray.exceptions.RayError as error:
        *_, reason = str(error).strip().splitlines()  # the lines before are a traceback
        raise ArenaError(f"a game failed on the cluster: {reason}") from None
    return results


def _play_there(match: Match, index: int, version: str) -> GameResult | str:
    """Play one game on a machine of the cluster."""
    import formicarium.games  # noqa: F401, PLC0415 - a new process knows no games yet

    if version != __version__:
        return f"a machine of the cluster has formicarium {__version__}, not {version}"
    return try_to_play(match, index)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - optional
    except ModuleNotFoundError:
        raise SetupError(
            "--ray needs Ray, which is not installed: pip install 'formicarium[ray]'"
        ) from None
    return ray


def _connect(ray: Any, address: str) -> None:
    address = address or os.environ.get("RAY_ADDRESS", "")
    if ":" in address:
        _check_address(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no statistics
    try:
        ray.init(address=address or None, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SetupError(f"no Ray cluster at {address or 'this machine'}: {error}") from None


def _check_address(address: str) -> None:
    """Check quickly whether the address answers; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        raise SetupError(f"no Ray cluster at {address}: the port must be a number, not {port!r}")
    try:
        socket.create_connection((host, int(port)), _ANSWER_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise SetupError(f"no Ray cluster at {address}: {error}") from None
    if not address.startswith("ray://") and not _is_healthy(address):
        raise SetupError(f"no Ray cluster at {address}: something else answers there")


def _is_healthy(address: str) -> bool:
    """Run Ray's health check as a command: unlike ``ray.init``, it can be stopped."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
    try:
        check = subprocess.run(command, capture_output=True, check=False, timeout=_HEALTH_SECONDS)  # noqa: S603
    except subprocess.TimeoutExpired:
        return False
    return check.returncode == 0
