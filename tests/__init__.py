"""The tests. They know one more game than players do: the example of the guide."""

import os
from pathlib import Path

_ROOT = str(Path(__file__).parents[1])
_PATHS = [_ROOT, *filter(None, [os.environ.get("PYTHONPATH")])]

os.environ["FORMICARIUM_GAMES"] = "examples.trail"
os.environ["PYTHONPATH"] = os.pathsep.join(_PATHS)  # so that processes of tests find it, too
