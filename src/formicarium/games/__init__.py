"""One folder per game. A folder with a ``GAME`` is found by itself: nothing else lists it."""

from importlib import import_module
from pkgutil import iter_modules

from formicarium.core.registry import register

for _module in iter_modules(__path__, f"{__name__}."):
    _game = getattr(import_module(_module.name), "GAME", None)
    if _game is not None:  # a game that is not ready to be offered has none yet
        register(_game)
