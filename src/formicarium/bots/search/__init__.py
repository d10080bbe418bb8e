"""Information-set Monte Carlo tree search: the strongest of the bots.

``budget`` says when to stop, ``contest`` which actions are in question, ``tree`` what is
remembered, ``select`` where to look next in it, ``spread`` how much a point counts; ``playouts``
how everybody plays on behind it, ``habits`` what is worth a look there, and ``turns`` where that
ends; ``search`` puts them together and ``bot`` sits down at a table with it.
"""

from formicarium.bots.search.bot import SearchBot, SearchPlayer

__all__ = ["SearchBot", "SearchPlayer"]
