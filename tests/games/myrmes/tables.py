"""Tables and positions of Myrmes for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from formicarium.games.myrmes.components import (
    EVENTS,
    KIND_NAMES,
    OBJECTIVES,
    PHEROMONES,
    PREY,
    RESOURCES,
    SHAPE,
)
from formicarium.games.myrmes.game import GAME
from formicarium.games.myrmes.rules import placing, together
from formicarium.games.myrmes.rules.geometry import LAIR_AT, SPOT_AT, SPOTS, hex_name, parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.conformance.refusals import refused
from tests.tables import ALL_TABLES, AnyState, TableKind

S = TypeVar("S", bound=AnyState)

MYRMES = GAME
TABLES = tuple(table for table in ALL_TABLES if table.game.id == MYRMES.id)

SIMULTANEOUS = tuple(together.LEGAL)
"""The phases in which all choose in secret."""

_EAGER: dict[str, float] = {
    "Objective": 50,
    "Dig": 60,
    "Breed": 30,
    "Hunt": 30,
    "GoOut": 6,
    "Step": 3,
    "Work": 3,
}
_EAGER |= {"Stop": 0.05, "Exchange": 0.1, "Done": 0.1, "Tunnel": 0.5, "Pay": 0.3}


def new_game(table: TableKind, seed: int) -> MyrmesState:
    """Set up a game at one of the tables of Myrmes."""
    state = table.new(seed)
    assert isinstance(state, MyrmesState)
    return state


def play_eagerly(state: S, rng: Random) -> Iterator[tuple[S, Any]]:
    """Play at random, but prefer what random play seldom comes to."""
    while not state.is_over:
        actions = state.legal_actions(rng.choice(state.to_act))
        weights = [
            _EAGER.get(type(action).__name__, 1)
            * (1 + getattr(action, "count", 0))
            * (1 + 2 * getattr(action, "kind", 0))
            for action in actions
        ]
        (action,) = rng.choices(actions, weights)
        yield state, action
        state.apply(action)


def start(
    players: int = 2,
    seed: int = 1,
    variant: str = "second",
    die: int | None = None,
    **options: str,
) -> MyrmesState:
    """Return a new game in which A has the first-player token, and the first die shows ``die``."""
    state = MYRMES.new(players, seed, variant, options)
    state.first = 0
    if die is not None:
        set_die(state, die)
    return state


def workers_phase() -> MyrmesState:
    """Return the first workers' phase of a game for two."""
    state = start(2)
    while state.phase != "workers":
        state.apply(state.legal_actions(state.to_act[0])[0])
    return state


def sound(state: MyrmesState) -> MyrmesState:
    """Check a position and return it."""
    state.check()
    return state


def play(state: MyrmesState, *lines: str) -> MyrmesState:
    for line in lines:
        state.apply(MYRMES.parse(line))
        state.check()
    return state


def legal(state: MyrmesState, seat: int | None = None) -> list[str]:
    return [
        str(action) for action in state.legal_actions(state.to_act[0] if seat is None else seat)
    ]


def offered(state: MyrmesState, verb: str, seat: int | None = None) -> list[str]:
    return [line for line in legal(state, seat) if line.split()[1] == verb]


def refusal(state: MyrmesState, line: str) -> str:
    """Return the rule that an illegal action breaks."""
    return refused(state, MYRMES.parse(line)).rule


def set_die(state: MyrmesState, die: int) -> None:
    """Let the season's die show this, while events are being chosen."""
    state.dice[state.season] = die
    state.event = [die] * state.players


def plan(state: MyrmesState, seat: int, event: str | None = None, nurses: str = "0000") -> None:
    """Choose an event, with the larvae for it as a gift, and place nurses track by track."""
    space = state.event[seat] if event is None else EVENTS.index(event)
    state.larvae[seat] += abs(space - state.event[seat])
    letter = "ABCD"[seat]
    play(state, f"{letter} event {EVENTS[space]}")
    for track, count in zip(("larvae", "workers", "soldiers", "atelier"), nurses, strict=True):
        if offered(state, "nurses", seat) and seat in state.to_act and state.phase == "event":
            play(state, f"{letter} nurses {track} {count}")


def working(
    players: int = 2, event: str = "soldier+1", nurses: str = "0000", **more: Any
) -> MyrmesState:
    """Return the workers' phase: A begins with this event, the others have soldier+1."""
    state = start(players, die=5, **more)
    for seat in range(1, players):
        plan(state, seat)
    plan(state, 0, event, nurses)
    assert state.phase == "workers"
    return sound(state)


def short_of_ants() -> MyrmesState:
    """Return a position in which A's nurses bear four ants, but the reserve has two (M5.7)."""
    return after_births(6, 4, "worker+1", "0420")


def after_births(die: int, soldiers: int, event: str | None, nurses: str) -> MyrmesState:
    """Return a position after A, who has this many soldiers, has placed up to eight nurses."""
    state = start(die=die)
    state.nurses = [8, 3]
    state.soldiers[0] = soldiers
    plan(state, 1)
    plan(state, 0, event, nurses)
    return state


def in_atelier(nurses: int = 3, players: int = 2, others: int = 0, **more: Any) -> MyrmesState:
    """Return the atelier: A begins with this many nurses; there are no workers."""
    state = start(players, die=5, **more)
    state.workers = [0] * players
    for seat in range(1, players):
        plan(state, seat, nurses=f"000{others}")
    plan(state, 0, nurses=f"000{nurses}")
    assert state.phase == "atelier"
    return sound(state)


def give(state: MyrmesState, seat: int, **goods: int) -> None:
    """Set what a colony has: food, earth, stone, larvae, soldiers, level, nurses…"""
    for name, count in goods.items():
        if name in RESOURCES:
            state.store[3 * seat + RESOURCES.index(name)] = count
        else:
            getattr(state, name)[seat] = count


def enrich(state: MyrmesState) -> None:
    """Give every colony much to spend, after all have a start space."""
    while state.phase == "settle":
        state.apply(state.legal_actions(state.to_act[0])[0])
    for seat in range(state.players):
        give(state, seat, level=3, soldiers=4, nurses=7)
        if not state.supply:
            give(state, seat, larvae=9, food=3, earth=3, stone=3)


def store(state: MyrmesState, seat: int = 0) -> tuple[int, int, int]:
    food, earth, stone = state.store[3 * seat : 3 * seat + 3]
    return food, earth, stone


def lay(state: MyrmesState, seat: int, kind: str, place: str, turn: int = 0) -> int:
    """Lay a tile without a worker and without a price, and return its number."""
    number = KIND_NAMES.index(kind)
    spot = SPOT_AT[SHAPE[number]][parse_hex(place), turn]
    placing._lay(state, seat, number, spot)
    if number < PHEROMONES:
        placing._pheromone(state, seat, number, spot)
    else:
        before, supply = state.store[:], state.supply[:]
        placing._special_tile(state, seat, number)
        state.store, state.supply = before, supply
    state.check()
    return len(state.tile_kind) - 1


def lay_free(state: MyrmesState, seat: int, kind: str, count: int) -> None:
    """Lay tiles where there is room, from the top of the garden."""
    for anchor, turn in SPOT_AT[SHAPE[KIND_NAMES.index(kind)]]:
        spot = SPOTS[SHAPE[KIND_NAMES.index(kind)]][
            SPOT_AT[SHAPE[KIND_NAMES.index(kind)]][anchor, turn]
        ]
        if count and not spot.mask & state.blocked:
            lay(state, seat, kind, hex_name(anchor), turn)
            count -= 1
    assert not count


def bare(state: MyrmesState, tile: int) -> None:
    """Take the cubes off a tile."""
    state.tile_cubes[3 * tile : 3 * tile + 3] = [0, 0, 0]


def cubes(state: MyrmesState, tile: int) -> list[int]:
    return state.tile_cubes[3 * tile : 3 * tile + 3]


def put_prey(state: MyrmesState, place: str, prey: str) -> None:
    """Put a prey there by swapping it with the one that is there."""
    lair = LAIR_AT[state.players][parse_hex(place)]
    other = state.prey.index(PREY.index(prey))
    state.prey[lair], state.prey[other] = state.prey[other], state.prey[lair]


def hold_prey(state: MyrmesState, seat: int, count: int) -> None:
    """Move prey tokens from the garden to a player."""
    for lair, prey in enumerate(state.prey):
        if count and prey >= 0:
            place = LAIR_AT[state.players].index(lair)
            state.prey[lair] = -1
            state.blocked ^= 1 << place
            state.prey_held[3 * seat + prey] += 1
            count -= 1


def use_objectives(state: MyrmesState, *names: str) -> None:
    """Set the six objectives of the game."""
    state.objectives = [OBJECTIVES.index(name) for name in names]


FIRST_SIX = ("food3", "prey2", "stone3", "prey3", "mix6", "prey4")

LEVELS = {
    1: ("food3", "larvae5", "soldiers2", "special2", "prey2", "pheromones4", "mix2"),
    2: ("stone3", "larvae9", "special3", "nurses6", "prey3", "level2", "food5"),
    3: ("mix6", "nurses8", "prey4", "level3", "pheromones7", "stone5"),
}
"""The objectives of each level."""
USUAL = {1: ("food3", "larvae5"), 2: ("stone3", "larvae9"), 3: ("mix6", "nurses8")}


def level_of(name: str) -> int:
    return next(level for level, names in LEVELS.items() if name in names)


def facing(name: str, players: int = 2, others: int = 0) -> MyrmesState:
    """Return a position with A in the atelier; the objective's level is open to A."""
    state = in_atelier(3, players, others)
    six: list[str] = []
    for level, (usual, other) in USUAL.items():
        pair = {usual, name if level_of(name) == level and name != usual else other}
        six += sorted(pair, key=LEVELS[level].index)
    use_objectives(state, *six)
    state.year = 2
    for level in range(1, level_of(name)):
        state.finished[six.index(USUAL[level][0])] = level
        state.points[7] += 3 + 3 * level
    state.check()
    return state
