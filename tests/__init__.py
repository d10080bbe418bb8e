"""The tests. They know the example of the guide, and the games that FORMICARIUM_GAMES names."""

import os
from pathlib import Path

_ROOT = str(Path(__file__).parents[1])
_PATHS = [_ROOT, *filter(None, [os.environ.get("PYTHONPATH")])]
_NAMED = map(str.strip, os.environ.get("FORMICARIUM_GAMES", "").split(","))

os.environ["FORMICARIUM_GAMES"] = ",".join(dict.fromkeys(["examples.trail", *filter(None, _NAMED)]))
os.environ["PYTHONPATH"] = os.pathsep.join(_PATHS)  # so that processes of tests find it, too
