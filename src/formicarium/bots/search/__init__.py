"""Information-set Monte Carlo tree search: the strongest of the bots.

``budget`` decides when to stop, ``contest`` compares the actions at the root, ``tree`` stores the
results, ``select`` chooses a path through the tree, ``spread`` scales its values. ``playouts``
continue beyond the tree, ``habits`` limits the actions tried there and ``turns`` ends them.
``search`` combines these parts, and ``bot`` plays with them.
"""

from formicarium.bots.search.bot import SearchBot, SearchPlayer

__all__ = ["SearchBot", "SearchPlayer"]
