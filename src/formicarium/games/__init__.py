"""One folder per game. A folder with a ``GAME`` is found by itself: nothing else lists it.

Games outside Formicarium are packages with a ``GAME``, too. The environment variable
``FORMICARIUM_GAMES`` names them, separated by commas.
"""

import os
from importlib import import_module
from pkgutil import iter_modules

from formicarium.core.registry import register

_own = [module.name for module in iter_modules(__path__, f"{__name__}.")]
_others = [name for name in os.environ.get("FORMICARIUM_GAMES", "").split(",") if name]
for _name in (*_own, *_others):
    register(import_module(_name).GAME)
