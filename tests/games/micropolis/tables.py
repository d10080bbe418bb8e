"""Positions of Micropolis in one line, for the tests of the rules.

A table names only what matters to a test. The rest is filled in: anthills and row get plain tiles
that nobody named, and the supply holds all other soldiers. Every table passes the engine's check.
The tiles are those of the first set: their long galleries show the rules in few tiles.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

import pytest

from formicarium.core.errors import IllegalAction
from formicarium.core.seats import parse_seat, seat_letter
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import (
    BARRACKS_CAPACITY,
    BIT,
    TILE_BY_CODE,
    TILE_CODES,
    TILE_SETS,
)
from formicarium.games.micropolis.rules.actions import MicropolisAction
from formicarium.games.micropolis.rules.consistency import row_at_start
from formicarium.games.micropolis.rules.galleries import Gallery, galleries
from formicarium.games.micropolis.rules.state import MicropolisState

TABLES = [("base", players) for players in range(2, 7)] + [("expert", 2), ("expert", 3)]
"""All tables of the game: a variant and a number of players."""


def table(
    players: int = 2,
    *,
    variant: str = "base",
    leader: str = "A",
    row: str = "",
    on_row: Sequence[int] = (),
    armies: Sequence[int] = (),
    anthills: Mapping[str, str] | None = None,
    full: str = "",
    architects: Sequence[int] = (),
    supply: int | None = None,
    in_round: int = 1,
) -> MicropolisState:
    """Lay out a table at the start of a round, or at the end of the game if all rings are closed.

    ``row`` names the first tiles of the row, ``anthills`` those of seats ("A", or "A II"). The
    longest anthill decides which round it is, or ``in_round``. With ``supply``, all soldiers that
    are left over stand on the last tile of the row.
    """
    seat, number = seat_and_number(leader)
    letter = seat_letter(seat)
    state = GAME.new(players, variant=variant, options={"start": letter, "tiles": "first"})
    if variant == "expert":
        act(state, f"{letter} marker {letter} {'I' * number}")
    laid = {anthill_at(state, name): tiles(run) for name, run in (anthills or {}).items()}
    _lay_tiles(state, laid, tiles(row), in_round)
    _stand_soldiers(state, on_row, armies, full, supply)
    state.architect_markers = [*architects, *[0] * players][:players]
    state.outcome = ()
    state.check()
    return state


def seat_and_number(name: str) -> tuple[int, int]:
    """Split "B II" into seat 1 and anthill 2; without a number it is the first."""
    seat, _, number = name.partition(" ")
    return parse_seat(seat), len(number) or 1


def anthill_at(state: MicropolisState, name: str) -> int:
    """Return the index, among all on the table, of the anthill "B" or "B II"."""
    seat, number = seat_and_number(name)
    return seat * state.each + number - 1


def _lay_tiles(
    state: MicropolisState, laid: Mapping[int, tuple[int, ...]], row: tuple[int, ...], at: int
) -> None:
    sizes = [0] * state.players
    for anthill, run in laid.items():
        sizes[anthill // state.each] += len(run)
    rounds_done = max(*sizes, at - 1)
    over = rounds_done == 10 * state.each
    named = {*row, *(tile for run in laid.values() for tile in run)}
    pool = [tile for tile in _plain_first() if tile not in named]
    state.round = rounds_done + (not over)
    length = row_at_start(state.variant, state.players, state.round) - over * state.players
    state.row = [*row, *[pool.pop(0) for _ in range(length - len(row))]]
    for anthill in range(len(state.army)):
        state.anthills[anthill] = laid.get(anthill, ())
    for seat in range(state.players):
        for _ in range(rounds_done - sizes[seat]):
            short = next(n for n in _of(state, seat) if len(state.anthills[n]) < 10)
            state.anthills[short] += (pool.pop(0),)
    state.stack = pool[::-1]
    if over:
        state.phase, state.actor, state.turn = "over", -1, state.players


def _plain_first() -> list[int]:
    return sorted(TILE_SETS["first"], key=lambda tile: "WQNAOGB".index(TILE_CODES[tile][0]))


def _of(state: MicropolisState, seat: int) -> range:
    return range(seat * state.each, (seat + 1) * state.each)


def _stand_soldiers(
    state: MicropolisState,
    on_row: Sequence[int],
    armies: Sequence[int],
    full: str,
    supply: int | None,
) -> None:
    state.army = [*armies, *state.army[len(armies) :]]
    state.full = sum(BIT[tile] for tile in tiles(full))
    state.row_soldiers = [*on_row, *[0] * (len(state.row) - len(on_row))]
    manned = sum(BARRACKS_CAPACITY[tile] for tile in tiles(full))
    free = 45 - sum(state.army) - sum(state.row_soldiers) - manned
    state.supply = free if supply is None else supply
    state.row_soldiers[-1] += free - state.supply


def tiles(codes: str) -> tuple[int, ...]:
    """Read the tiles of a line such as "Q1 B3"."""
    return tuple(TILE_BY_CODE[code].index for code in codes.split())


def codes(of: Sequence[int]) -> str:
    """Write tiles as a line."""
    return " ".join(TILE_CODES[tile] for tile in of)


def anthill(state: MicropolisState, name: str) -> str:
    """Write an anthill from its left end to its right end, as a line."""
    return codes(state.anthills[anthill_at(state, name)])


def full(state: MicropolisState) -> str:
    """Write the full barracks of the table as a line."""
    return codes([tile for tile in TILE_SETS[state.tile_set] if state.full & BIT[tile]])


def seen(strip: str) -> list[Gallery]:
    """Return the galleries of tiles laid from left to right, most ants first."""
    return sorted(galleries(tiles(strip)), reverse=True)


def act(state: MicropolisState, *lines: str) -> None:
    """Carry out actions written in notation; none of the 45 soldiers gets lost (P2.2)."""
    for line in lines:
        state.apply(GAME.parse(line))
        assert soldiers(state) == 45


def legal(state: MicropolisState) -> list[str]:
    """Return all legal actions in notation."""
    return [str(action) for action in _legal(state)]


def refused(state: MicropolisState, line: str) -> str:
    """Return the rule that an illegal action breaks; it must leave the state as it was."""
    before = state.to_json()
    with pytest.raises(IllegalAction) as refusal:
        act(state, line)
    assert state.to_json() == before
    return refusal.value.rule


def play_round(state: MicropolisState) -> None:
    """Let everyone take the free tile at the front of the row and leave its barracks empty."""
    number = state.round
    while state.round == number and state.phase not in ("marker", "over"):
        quiet = [action for action in _legal(state) if not str(action).endswith("fill")]
        state.apply(quiet[0])


def choosing_a_leader() -> MicropolisState:
    """Return a position in which A must pass the leader marker to B or D (P8.10, P8.11)."""
    state = table(4, armies=[3, 6, 5, 6])
    play_round(state)
    return state


def positions(variant: str, players: int, seed: int) -> Iterator[MicropolisState]:
    """Play a game at random; yield the state before every decision and at the end."""
    state = GAME.new(players=players, seed=seed, variant=variant)
    yield state
    for _ in random_game(state, seed):
        yield state


def random_game(state: MicropolisState, seed: int) -> Iterator[MicropolisAction]:
    """Play to the end at random; yield each action when it has been carried out."""
    rng = random.Random(seed)
    while not state.is_over:
        action = rng.choice(_legal(state))
        state.apply(action)
        yield action


def _legal(state: MicropolisState) -> list[MicropolisAction]:
    return state.legal_actions(state.to_act[0])


def soldiers(state: MicropolisState) -> int:
    """Count all soldiers in the game (P2.2)."""
    manned = sum(
        BARRACKS_CAPACITY[tile] for tile in TILE_SETS[state.tile_set] if state.full & BIT[tile]
    )
    return sum(state.army) + manned + sum(state.row_soldiers) + state.supply
