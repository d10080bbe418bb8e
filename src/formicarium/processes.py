"""What processes that work for another one have in common."""

from __future__ import annotations

import gc
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


def tidy_up() -> None:
    """Collect garbage now, between two pieces of work, and not before this is called again.

    Evaluations remember much. Where the collector chose the time, it took up to a third of a
    second to look through all of that, too long for bots that keep a time to within a tenth. What
    is left now is put aside, so that the next time does not look through it again.
    """
    gc.disable()
    gc.collect()
    gc.freeze()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
