"""Information-set Monte Carlo tree search: the strongest of the bots.

``budget`` says when to stop, ``tree`` what is remembered, ``place`` where in the tree an iteration
is, ``select`` where to look next, ``spread`` how much a point counts; ``search`` puts them together
and ``bot`` sits down at a table with it.
"""

from formicarium.bots.search.bot import SearchBot, SearchPlayer

__all__ = ["SearchBot", "SearchPlayer"]
