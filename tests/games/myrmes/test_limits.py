"""Rich colonies and eager players come to every part of the rules."""

from random import Random

import pytest

from formicarium.games.myrmes.components import ANTS, EXITS, NURSES, OWNER_CUBES
from formicarium.games.myrmes.rules.atelier import nurses_in_play
from formicarium.games.myrmes.rules.births import reserve
from formicarium.games.myrmes.rules.geometry import CLOSED, LAIRS, SPOTS
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.conformance.refusals import assert_strangers_are_refused
from tests.games.myrmes.tables import MYRMES, TABLES, enrich, new_game, play_eagerly
from tests.tables import TableKind, play_randomly


def test_whatever_eager_players_did_elsewhere_is_refused_with_a_rule(table: TableKind) -> None:
    assert_strangers_are_refused(table, TABLES[1:4], play_eagerly)


@pytest.mark.parametrize("seed", range(4))
def test_rich_colonies_keep_to_every_limit(table: TableKind, seed: int) -> None:
    state = new_game(table, seed)
    enrich(state)
    state = MYRMES.from_json(state.to_json())
    for position, _ in play_eagerly(state, Random(seed)):
        position.check()
        assert MYRMES.from_json(position.to_json()) == position
        imagined = position.determinize(0, Random(seed))
        assert imagined.observe(0) == position.observe(0)
        _assert_limits(state)
    assert state.is_over


def _assert_limits(state: MyrmesState) -> None:
    """Check the limits: 8 ants, 8 nurses, 4 exits, 4 special tiles, one thing on a hex."""
    for seat in range(state.players):
        out = state.worker >= 0 and state.owing == (seat,)
        ants = state.workers[seat] + state.busy[seat] + state.soldiers[seat] + out
        assert ants + reserve(state, seat) == ANTS >= ants
        assert nurses_in_play(state, seat) <= NURSES
        assert len(state.exits[seat]) <= EXITS
        assert 0 <= state.owner_cubes[seat] <= OWNER_CUBES
    things = [place for exits in state.exits for place in exits]
    lairs = zip(LAIRS[state.players], state.prey, strict=True)
    things += [place for place, prey in lairs if prey >= 0]
    for kind, spot in zip(state.tile_kind, state.tile_spot, strict=True):
        shape = {7: 1, 8: 1, 9: 3}.get(kind, kind)
        things += SPOTS[shape][spot].cells if spot >= 0 else ()
    assert len(set(things)) == len(things)
    assert not any(CLOSED[state.players] >> place & 1 for place in things)


def test_everything_in_the_rules_happens_in_eager_games() -> None:
    """Every kind of action is played sooner or later."""
    played = set()
    for seed in range(30):
        state = new_game(TABLES[seed % len(TABLES)], seed)
        enrich(state)
        played |= {type(action).__name__ for _, action in play_eagerly(state, Random(seed))}
    for seed in range(10):
        games = play_randomly(new_game(TABLES[0], seed), Random(seed))
        played |= {type(action).__name__ for _, action in games}
    assert len(played) >= 20
