"""The rules of Micropolis in the order of the rulebook, one module per section.

==================  ========================================================
``setup``           P3           setup
``rounds``          P4, P8.1-7   turns, rounds, refill; P10.1 the end
``taking``          P5           taking a tile
``extending``       P6           extending the anthill
``leader``          P8.8-12      who leads
``barracks``        P9.1, P9.2
``specialists``     P9.3-P9.7
==================  ========================================================

Galleries (P7) and scoring (P11) stand beside this folder. The expert game (P12) is no copy of
the rules: the same functions work on anthills, of which a player then has two.
"""
