"""What processes that work for another one have in common."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def belong_to_parent() -> None:
    """Let this process end when the one that started it is gone, however that one ended.

    Ctrl-C is for the parent, which then ends this process in its own time.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
