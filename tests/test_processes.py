"""What processes that work for another one have in common."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc
from formicarium.processes import tidy_up

class Ring: ...
ring = Ring()
ring.itself = ring
tidy_up()
kept = gc.get_freeze_count()
del ring
assert not gc.isenabled()
for _ in range(100_000):
    [[]]
for _ in range(1000):
    later = Ring()
    later.itself = later
del later
tidy_up()
print(kept > 1000, gc.get_freeze_count() - kept < 100)
"""


def test_garbage_is_collected_between_two_pieces_of_work_only() -> None:
    """In a process of its own, because it changes how garbage is collected there."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True True\n"
