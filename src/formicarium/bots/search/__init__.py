"""Information-set Monte Carlo tree search: the strongest of the bots.

``budget`` says when to stop, ``contest`` which actions are in question, ``tree`` what is
remembered, ``select`` where to look next in it, ``turns`` where an iteration ends, ``spread`` how
much a point counts; ``search`` puts them together and ``bot`` sits down at a table with it.
"""

from formicarium.bots.search.bot import SearchBot, SearchPlayer

__all__ = ["SearchBot", "SearchPlayer"]
