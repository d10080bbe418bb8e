"""One folder per game. A folder with a ``GAME`` is found by itself: nothing else lists it.

Games outside Formicarium are packages with a ``GAME``, too. The environment variable
``FORMICARIUM_GAMES`` names them, separated by commas. They are imported when somebody first asks
for a game, so that they may import Formicarium, and so that a wrong name is an ordinary error.
"""

import os
from functools import partial
from importlib import import_module
from pkgutil import iter_modules

from formicarium.core.errors import SetupError
from formicarium.core.registry import AnyGame, register, register_later


def _named(package: str) -> AnyGame:
    """Return the game of a package that ``FORMICARIUM_GAMES`` names."""
    named = f"FORMICARIUM_GAMES names {package!r}"
    help_ = "name a package whose parent folder is in PYTHONPATH"
    missing = SetupError(f"{named}, which cannot be imported from here; {help_}")
    if package.startswith("."):  # a path, or a relative name
        raise missing
    try:
        module = import_module(package)
    except ModuleNotFoundError as error:
        if not f"{package}.".startswith(f"{error.name}."):
            raise  # the package is there, but misses something else
        raise missing from None
    if not hasattr(module, "GAME"):
        raise SetupError(f"{named}, which has no GAME")
    game: AnyGame = module.GAME
    return game


for _module in iter_modules(__path__, f"{__name__}."):
    register(import_module(_module.name).GAME)
for _name in map(str.strip, os.environ.get("FORMICARIUM_GAMES", "").split(",")):
    if _name:
        register_later(partial(_named, _name))
