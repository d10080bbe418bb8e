"""Starts servers fast: everything is imported once, then each server is a fork of this process.

``python -m tests.server.zygote DATABASE PORT`` reads commands: ``start`` prints the pid of a new
server once it is ready, ``reap`` waits for the end of that one.
"""

from __future__ import annotations

import os
import signal
import sys

from formicarium.server import hall
from formicarium.server.logs import set_up_logs
from formicarium.server.run import serve
from formicarium.server.settings import Settings
from tests.server.serving import InThreads, lift_limits, settings_of


def main(database: str, port: str) -> None:
    lift_limits()
    hall.Thinker = InThreads  # type: ignore[attr-defined]
    settings = settings_of(database, port=int(port), log_level="error")
    set_up_logs(settings)
    pid = 0
    for line in sys.stdin:
        if line.strip() == "start":
            pid = _started(settings)
            print(pid, flush=True)  # noqa: T201
        else:
            os.waitpid(pid, 0)
            pid = 0
            print("gone", flush=True)  # noqa: T201
    if pid:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _started(settings: Settings) -> int:
    ready, tell = os.pipe()
    pid = os.fork()
    if pid:
        os.close(tell)
        os.read(ready, 1)
        os.close(ready)
        return pid
    sys.stdin.close()
    serve(settings, lambda *_: (os.write(tell, b"."), None)[1])
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
