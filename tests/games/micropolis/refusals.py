"""Positions of Micropolis, what is refused there, and what players read then."""

from __future__ import annotations

from functools import partial

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.conformance.refusals import Table
from tests.games.micropolis.tables import act, choosing_a_leader, play_round, table


def built() -> MicropolisState:
    state = table(2, row="B8")
    act(state, "A take B8")
    return state


def guard() -> MicropolisState:
    state = table(2, row="G1", anthills={"A": "B8 B14", "B": "B1"}, armies=[4])
    act(state, "A take G1 left")
    return state


def crowded_guard() -> MicropolisState:
    state = table(2, row="G1", anthills={"A": "B1 B8"}, full="B1 B8", armies=[8])
    act(state, "A take G1 left")
    return state


def manned_guard() -> MicropolisState:
    state = table(2, row="G1", anthills={"A": "B1 B8 B14"}, full="B1 B8 B14", armies=[9])
    act(state, "A take G1 left")
    return state


def complete() -> MicropolisState:
    run = "Q1 B1 B8 B9 W1 W2 N2 W3 B2 W4"
    return table(2, variant="expert", row="O3", anthills={"A I": run})


def expert_begins() -> MicropolisState:
    return GAME.new(2, variant="expert", options={"start": "A"})


def expert_tie() -> MicropolisState:
    state = table(3, variant="expert", in_round=2, armies=(6, 1, 6, 6, 5, 6))
    play_round(state)
    return state


TABLE: Table = {
    "fresh": (
        partial(table, 2),
        """
        A fill (P4.3)
            Take a tile from the row first.
        A leave (P4.3)
            Take a tile from the row first.
        A guard none (P4.3)
            Take a tile from the row first.
        A marker B (P4.3)
            Take a tile from the row first.
        A take W1 I (P12.2)
            In the base game everyone has one anthill: leave out I and II.
        A take Q9 (P5.1)
            This tile is not in the row.
        A take W1 left (P6.1)
            For the first tile all places are the same: leave out left and right.
        A take W7 (P5.4)
            This tile costs 6 soldiers; this anthill’s army has only 5.
        A take W2 with architect (P9.3)
            You have no architect marker to give back.
        """,
    ),
    "one tile": (
        partial(table, 2, row="O3", anthills={"A": "W4"}),
        """
        A take W4 left (P5.1)
            This tile is not in the row.
        A take O3 (P6.2)
            A tile is added at one of the two ends, left or right.
        """,
    ),
    "nine tiles": (
        partial(table, 2, row="W4", anthills={"A": "W1 Q1 B1 B8 B9 W2 N2 W3 B2"}),
        """
        A take W4 right (P6.4)
            The last tile closes the ring and has only one place: leave out left and right.
        """,
    ),
    "broke": (
        partial(table, 2, armies=[0]),
        """
        A take W2 (P5.4)
            This tile costs 1 soldier; this anthill’s army is empty.
        A take W3 (P5.4)
            This tile costs 2 soldiers; this anthill’s army is empty.
        """,
    ),
    "poor": (
        partial(table, 2, armies=[1]),
        """
        A take W5 (P5.4)
            This tile costs 4 soldiers; this anthill’s army has only 1.
        """,
    ),
    "with marker": (
        partial(table, 2, architects=[1]),
        """
        A take W1 with architect (P5.8)
            The first tile of the row is free: keep your architect marker.
        """,
    ),
    "built": (
        built,
        """
        A take W1 (P9.2)
            First decide about your new barracks: fill it or leave it empty.
        A guard none (P9.2)
            First decide about your new barracks: fill it or leave it empty.
        """,
    ),
    "guard": (
        guard,
        """
        A take W1 left (P9.6)
            First decide about your new guard: which barracks should be full?
        A fill (P9.6)
            First decide about your new guard: which barracks should be full?
        A guard B1 (P9.6)
            The guard reaches only the barracks of this anthill: B8 and B14.
        A guard B8 B14 (P9.6)
            That takes 5 soldiers; this anthill has only 4.
        """,
    ),
    "crowded guard": (
        crowded_guard,
        """
        A guard none (P5.7)
            That would leave 11 soldiers in the army; a foundation has room for 10.
        """,
    ),
    "manned guard": (
        manned_guard,
        """
        A guard B1 (P5.7)
            That would leave 14 soldiers in the army; a foundation has room for 10.
        """,
    ),
    "choosing a leader": (
        choosing_a_leader,
        """
        A take W1 left (P8.10)
            First decide who gets the leader marker.
        A marker B I (P12.2)
            In the base game everyone has one anthill: leave out I and II.
        A marker A (P8.11)
            After a tie the leader marker must go to another player. Choose from B and D.
        A marker C (P8.10)
            Only those tied for the largest army can get the leader marker. Choose from B and D.
        """,
    ),
    "expert": (
        partial(table, 2, variant="expert", armies=[9, 1]),
        """
        A take W1 (P12.2)
            In the expert game everyone has two anthills: add I or II.
        A take W3 II (P5.4)
            This tile costs 2 soldiers; this anthill’s army has only 1.
        """,
    ),
    "complete": (
        complete,
        """
        A take O3 I (P12.7)
            This anthill is complete: the tile must go to your other one.
        """,
    ),
    "expert begins": (
        expert_begins,
        """
        A take W1 I (P12.3)
            The leader marker must go to one of your own anthills first: I or II.
        A marker B I (P12.3)
            The leader marker must go to one of your own anthills first: I or II.
        A marker A (P12.3)
            The leader marker must go to one of your own anthills first: I or II.
        """,
    ),
    "expert tie": (
        expert_tie,
        """
        A take W1 I (P8.10)
            First decide who gets the leader marker.
        A marker B (P12.2)
            In the expert game everyone has two anthills: add I or II.
        A marker A I (P12.12)
            After a tie the leader marker must go to another player. Choose from B’s anthill I, B’s
            anthill II and C’s anthill II.
        A marker C I (P12.12)
            Only those tied for the largest army can get the leader marker. Choose from B’s anthill
            I, B’s anthill II and C’s anthill II.
        """,
    ),
}
