"""The rules of Myrmes, a module for each section of the rulebook, in the order of a round.

``setup`` (M2), ``course`` (M3, M18, M19), ``event`` (M4), ``births`` (M5), ``workers`` (M6),
``garden`` (M7), ``hunting`` (M8), ``placing`` (M9, M10), ``clearing`` (M11), ``harvest`` (M12),
``atelier`` (M13), ``objectives`` (M14) with ``emptying`` (M14.13), ``end_of_round`` (M15),
``larvae`` (M16), ``winter`` (M17). ``goods`` moves cubes and points; ``together`` keeps the secret
choices of the simultaneous phases.

When nobody owes a decision any more, ``state.owing`` is empty, and ``course`` begins the next
phase.
"""
