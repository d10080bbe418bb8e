"""The rules of Micropolis in the order of the rulebook, one module per section.

==================  ========================================================
``setup``           P3           setup
``rounds``          P4, P8.1-7   turns, rounds, refill; P10.1 the end
``taking``          P5           taking a tile
``extending``       P6           extending the anthill
``galleries``       P7           galleries
``leader``          P8.8-11      who leads
``marker``          P8.10-12     passing the leader marker on
``barracks``        P9.1, P9.2
``specialists``     P9.3-P9.8
``guards``          P9.6
``scoring``         P11          points and victory
==================  ========================================================

The expert game (P12) is no copy of the rules: the same functions work on anthills, and a player
has two of them there.
"""
