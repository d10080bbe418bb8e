"""Positions of Antropolis, what is refused there, and what players read then."""

from __future__ import annotations

from functools import partial

from formicarium.games.antropolis.rules.state import AntropolisState
from tests.conformance.refusals import Table
from tests.games.antropolis.positions import FORKED, JOINED, position, supersize
from tests.games.antropolis.tables import offered, play, to_phase


def placing() -> AntropolisState:
    """A has one tunnel tile just laid, and another tile."""
    return play(position(hand="N4 T2", food=1), "A lay T2 1,-1 2")


def placing_the_last() -> AntropolisState:
    state = position("T2 1,-1 2", ants="A worker 1,-1 1,-1", hand="N4")
    return play(state, "A lay N4 3,-1 4")


def placing_in_supersize() -> AntropolisState:
    return play(supersize(hand="N4", phase="lay"), "A lay N4 3,-1 4")


def acted() -> AntropolisState:
    return play(position(phase="act"), "A collect 1,0", "A move worker 1,0 2,0")


def moved() -> AntropolisState:
    return play(position(phase="act"), "A move worker 1,0 2,0")


def without_supply() -> AntropolisState:
    state = position()
    state.food = [10, 10]
    return play(state, "A end")


def breeding() -> AntropolisState:
    ants = "A worker 2,0 2,0 2,0 2,0; A larva 2,0 2,0; A soldier 2,0"
    return supersize(*JOINED, ants=f"{ants}; B worker 1,-1")


def second_worker_began() -> AntropolisState:
    state = supersize(*JOINED, ants="A worker 1,-1")
    return play(state, "A collect 1,0", "A move worker 1,-1 0,-1")


def soldiers_began() -> AntropolisState:
    return play(supersize(), "A move soldier 1,0 2,0")


def attacking() -> AntropolisState:
    return supersize(*FORKED, ants="A soldier 1,-1; B soldier 0,-1")


def sent() -> AntropolisState:
    return play(attacking(), "A expel 0,-1 1,0 0")


def fleeing() -> AntropolisState:
    state = supersize(*FORKED, ants="B worker 0,-1 0,-1")
    return play(state, "A expel 0,-1 1,0 0")


def escaping() -> AntropolisState:
    ants = "B worker 1,-1 1,-1; B soldier 1,-1; A soldier 1,0"
    state = supersize("T1 1,-1 5", ants=ants, gone="B worker -1,0; B soldier -1,0")
    return play(state, "A expel 1,-1 1,0 5", "A expel 1,-1 1,0 5")


def buying(food: int = 1, phase: str = "buy") -> AntropolisState:
    """A has laid one tile of three."""
    state = position(hand="N4 N1 T2", food=food)
    return to_phase(play(state, "A lay N4 3,-1 4", "A no-ant"), phase)


def enlarged() -> AntropolisState:
    return play(buying(5, "hand"), "A enlarge")


def without_forests() -> AntropolisState:
    state = buying(0, "hand")
    state.hands[1], state.piles[0] = tuple(sorted([*state.hands[1], *state.piles[0]])), ()
    state.check()
    return state


def full() -> AntropolisState:
    state = buying(4)
    return to_phase(play(state, f"A buy {offered(state, 'buy')[0]}"), "hand")


TABLE: Table = {
    "laying": (
        partial(position, hand="N4 N1 T2 F1"),
        """
        A collect 1,0 (A3.1)
            Now you lay tiles: lay one, or end the phase.
        A lay N5 3,-1 4 (A4.4)
            This tile is not in your hand.
        A lay N4 1,0 0 (A4.5)
            There is already a tile here.
        A lay N4 9,9 0 (A4.5)
            A tile must lie beside another tile.
        A lay N4 3,-1 0 (A4.6)
            A side does not fit: tunnel sides meet tunnel sides, open sides meet open sides, and
            earth meets earth.
        A lay T2 0,0 1 (A4.7)
            A tunnel tile must meet a tunnel side with one of its own tunnel sides.
        A lay F1 0,0 1 (A4.9)
            A forest must meet a tunnel side with one of its own tunnel sides.
        """,
    ),
    "placing": (
        placing,
        """
        A lay N4 3,-1 4 (A4.14)
            The new tile comes first: place an ant on it, or choose “No ant”.
        A put worker 1,0 (A4.10)
            An ant can be placed only on the tile you have just laid.
        A put queen 1,-1 (A4.10)
            A queen can be placed only on a nest tile.
        """,
    ),
    "placing the last": (
        placing_the_last,
        """
        A put worker 3,-1 (A4.10)
            You have no worker in hand.
        """,
    ),
    "placing in supersize": (
        placing_in_supersize,
        """
        A put worker 3,-1 (S2.2)
            Only a queen can be placed on a new tile.
        """,
    ),
    "moving": (
        partial(position, *JOINED, ants="B worker 1,-1", phase="act"),
        """
        A buy F1 1 (A3.1)
            Now your ants move and act; when they are done, end the phase.
        A move worker 2,0 1,0 (A1.10)
            You have no worker at the start of this way.
        A collect 2,0 (A1.10)
            You have no worker there.
        A leave 1,0 (A1.10)
            You have no queen there.
        A move worker 1,0 5,5 (A5.1)
            There is no tile there, or it has no second tunnel.
        A move worker 1,0 1,0 (A5.1)
            The ant is already there.
        A move queen 2,0 1,0 (A5.2)
            A queen moves only inside her nest.
        A move worker 1,0 1,-1 (A5.3)
            Ants of another colour are there; yours cannot join them.
        """,
    ),
    "beside earth": (
        partial(position, "N4 0,0 1", phase="act"),
        """
        A move worker 1,0 0,0 (A5.1)
            No way leads there: ants cannot pass through earth.
        """,
    ),
    "blocked": (
        partial(position, "N20 1,-1 0", "T3 0,-1 4", ants="B queen 1,-1", phase="act"),
        """
        A move worker 1,0 0,-1 (A5.4)
            Ants of another colour block the way.
        """,
    ),
    "acted": (
        acted,
        """
        A move worker 2,0 1,0 (A5.1)
            This ant has already moved this turn.
        A collect 2,0 (AQ14)
            This ant has already used its action this turn.
        """,
    ),
    "moved": (
        moved,
        """
        A collect 2,0 (A6.1)
            Workers collect food only in forests.
        """,
    ),
    "without supply": (
        without_supply,
        """
        A collect 1,0 (AQ15)
            There is no food in the supply.
        """,
    ),
    "breeding": (
        breeding,
        """
        A move larva 2,0 1,0 (S4.1)
            Larvae never move.
        A move worker 1,0 1,-1 (S4.2)
            Ants of another colour are there; yours cannot join them.
        A feed 1,0 worker (S6.2)
            There is no larva here to feed.
        A feed 2,0 worker (SQ7)
            You have no worker in hand.
        A mate 2,0 (SQ7)
            You have no larva in hand.
        A strike (S7.3.8)
            Send soldiers first, then strike.
        """,
    ),
    "courting": (
        partial(supersize, "N14 3,-1 1", ants="A queen 3,-1; A soldier 3,-1"),
        """
        A mate 3,-1 (S7.2)
            A soldier mates only with one of your queens in the same brood chamber.
        A mate 2,0 (A1.10)
            You have no soldier there.
        """,
    ),
    "second worker began": (
        second_worker_began,
        """
        A leave 2,0 (S3.1)
            It is too late for queens: they come before workers and soldiers.
        A move worker 0,-1 1,0 (S3.2)
            This ant has already moved this turn.
        A move worker 1,0 2,0 (S3.2)
            This ant is done for this turn.
        """,
    ),
    "soldiers began": (
        soldiers_began,
        """
        A collect 1,0 (S3.1)
            It is too late for workers: your soldiers have already begun.
        """,
    ),
    "soldiers block": (
        partial(supersize, *JOINED, ants="B soldier 1,-1"),
        """
        A move worker 1,0 0,-1 (S4.4)
            Ants of another colour block the way.
        """,
    ),
    "attacking": (
        attacking,
        """
        A expel 0,-1 2,0 0 (S7.3)
            You have no soldier at the start of this way.
        A expel -2,1 1,0 0 (S7.3)
            There are no ants of another colour there.
        A expel -2,0 1,0 0 (S7.3.2)
            Where there is a queen, nobody can attack.
        A expel 0,-1 1,0 2 (S7.3.7)
            This soldier cannot get in through this side.
        """,
    ),
    "sent": (
        sent,
        """
        A strike (S7.3.3)
            Send 1 more soldier first, then strike.
        A expel 0,-1 1,0 0 (S7.3.7)
            This soldier cannot join the attack: it has already done something this turn, or has
            been sent.
        A end (S7.3.8)
            Finish your attack first.
        """,
    ),
    "alone": (
        partial(supersize, *JOINED, ants="B soldier 0,-1"),
        """
        A expel 0,-1 1,0 0 (S7.3.1)
            This attack needs 2 soldiers, but only 1 can come.
        """,
    ),
    "outnumbered": (
        partial(supersize, *JOINED, ants="A soldier 1,0; B soldier 0,-1 0,-1"),
        """
        A expel 0,-1 1,0 0 (S7.3.1)
            This attack needs 3 soldiers, but only 2 can come.
        """,
    ),
    "fleeing": (
        fleeing,
        """
        B end (S7.3.8)
            First choose a place for the defeated ants.
        B flee soldier 0,-2 (S7.3.8)
            First choose a place for the defeated worker.
        B flee worker 1,-1 (S7.3.4)
            An ant flees only next door: not to ants of another colour, and not through a side the
            attackers came from.
        """,
    ),
    "escaping": (
        escaping,
        """
        B flee worker -1,0 (S7.3.8)
            First choose a place for the defeated ants.
        B escape worker 1,0 (S7.3.6)
            An ant can escape only to a place without ants of another colour.
        """,
    ),
    "buying": (
        buying,
        """
        A collect 1,0 (A3.1)
            Now you buy tiles; when you are done, end the phase.
        A buy N5 1 (A7.1)
            The market does not offer this tile at this price.
        A buy F4 2 (A7.2)
            This costs 2 food; you have 1.
        """,
    ),
    "a hand to fill": (
        partial(buying, 0, "hand"),
        """
        A collect 1,0 (A3.1)
            Now you enlarge or refill your hand; then your turn ends.
        A enlarge (A8.2)
            This costs 2 food; you have none.
        A end (AQ22)
            Draw 1 more tile first; your hand must be full.
        """,
    ),
    "enlarged": (
        enlarged,
        """
        A enlarge (A8.2)
            You have already enlarged your hand this turn.
        A end (AQ22)
            Draw 2 more tiles first; your hand must be full.
        """,
    ),
    "full": (
        full,
        """
        A draw forest (A8.3)
            Your hand is already full.
        """,
    ),
    "without forests": (
        without_forests,
        """
        A draw forest (AQ21)
            This pile is empty; choose another one.
        """,
    ),
}
