"""The rules of Antropolis, a module for each section of the rulebook.

==============  ======================================================================
``setup``       A2, S1         setup
``course``      A3, A11        turns and phases, the end
``placing``     A4.1-A4.9, S2  phase 1: laying tiles
``putting``     A4.10-A4.14    phase 1: an ant on the new tile, and the points of that tile
``routes``      A5, S4         where each kind of ant may pass and end; the only place for that
``acting``      A6, S3, S5-S7  phase 2: moving, collecting, leaving, feeding, mating
``expelling``   S7.3, S7.4     attacks: expelling and robbing
``fleeing``     S7.3.4-S7.3.8  flight, death, miraculous escape
``market``      A7, S8.1       phase 3: buying
``hand``        A8, S8.2       phase 4: enlarging and refilling the hand
``nests``       A9             claiming a nest
``tunnels``     A10            completing a tunnel
==============  ======================================================================

``board`` lays tiles and lets nests and tunnels grow, ``ants`` puts ants on spaces and takes them
off, ``piles`` draws tiles. Supersize Colony is played by the same functions: they ask the
ruleset of the variant.
"""
