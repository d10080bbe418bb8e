"""The conformance suite of all games, run at the tables of Myrmes, and what only Myrmes has."""

from random import Random

import pytest

from formicarium import rulebook
from formicarium.games.myrmes.components import ANTS, EXITS, NURSES, OWNER_CUBES
from formicarium.games.myrmes.geometry import CLOSED, LAIRS, SPOTS
from formicarium.games.myrmes.rules.atelier import nurses_in_play
from formicarium.games.myrmes.rules.births import reserve
from formicarium.games.myrmes.state import MyrmesState
from tests.conformance.test_knowledge import (  # noqa: F401 - run here with other tables
    test_a_determinized_position_is_sound_and_can_be_played_out,
    test_an_observation_is_not_a_window_into_the_state,
    test_determinizing_deals_hidden_things_anew,
    test_determinizing_is_decided_by_the_generator_it_is_given,
    test_observations_are_plain_json_and_hold_no_randomness,
    test_what_a_seat_cannot_know_changes_nothing_that_it_sees,
)
from tests.conformance.test_play import (  # noqa: F401 - run here with other tables
    _assert_refused,
    test_a_copy_shares_nothing,
    test_advance_does_what_apply_does,
    test_another_seed_gives_another_game,
    test_evaluate_gives_a_number_for_every_seat,
    test_every_action_reads_back_from_its_notation,
    test_legal_actions_come_once_and_in_a_stable_order,
    test_pieces_are_conserved_at_every_step,
    test_scores_are_the_sum_of_the_score_sheet_at_every_step,
    test_the_same_seed_gives_the_same_game,
    test_those_who_owe_a_decision_have_choices_and_others_none,
)
from tests.conformance.test_storage import (  # noqa: F401 - run here with other tables
    test_a_game_goes_on_identically_after_json,
    test_a_record_carries_engine_and_rules_version,
    test_a_record_replays_to_the_identical_state,
    test_a_record_saved_halfway_replays_and_goes_on,
    test_a_state_of_other_rules_is_refused,
    test_json_round_trip_at_every_step,
)
from tests.games.myrmes.playable import MYRMES
from tests.games.myrmes.tables import TABLES, play_eagerly
from tests.tables import TableKind, play_randomly, recorded_game


def test_a_record_without_its_seed_replays_what_was_seen(table: TableKind) -> None:
    record = recorded_game(table, seed=4)
    seen = [record.replay(upto=length).observe(None) for length in range(0, 90, 9)]
    record.seed = None
    assert seen == [record.replay(upto=length).observe(None) for length in range(0, 90, 9)]
    record.verify()


def test_illegal_and_foreign_actions_name_a_rule_and_change_nothing(table: TableKind) -> None:
    known = set(rulebook.rules("myrmes"))
    strangers = []
    for kind in TABLES[1:4]:
        for position, _ in play_eagerly(kind.new(99), Random(99)):
            strangers += position.legal_actions(position.to_act[0])
    rng = Random(1)
    state = table.new(1)
    for position, _ in play_eagerly(state, Random(1)):
        for action in rng.sample(strangers, 12):
            if action not in position.legal_actions(action.seat):
                _assert_refused(position, action, known)
    for action in strangers[:20]:
        _assert_refused(state, action, known)


def _rich(state: MyrmesState) -> None:
    """Give every colony much to do with."""
    for seat in range(state.players):
        state.level[seat] = 3
        state.soldiers[seat] = 4
        state.nurses[seat] = 7
        if not state.supply:
            state.larvae[seat] = 9
            state.store[3 * seat : 3 * seat + 3] = [3, 3, 3]


@pytest.mark.parametrize("seed", range(4))
def test_rich_colonies_keep_to_every_limit(table: TableKind, seed: int) -> None:
    state = table.new(seed)
    assert isinstance(state, MyrmesState)
    _rich(state)
    state = MYRMES.from_json(state.to_json())
    for position, _ in play_eagerly(state, Random(seed)):
        position.check()
        assert MYRMES.from_json(position.to_json()) == position
        imagined = position.determinize(0, Random(seed))
        assert imagined.observe(0) == position.observe(0)
        _assert_limits(state)
    assert state.is_over


def _assert_limits(state: MyrmesState) -> None:
    """Never more than 8 ants, 8 nurses, 4 exits, 4 special tiles; never two things on one hex."""
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
    """No action of the game is dead code: all of them are played sooner or later."""
    played = set()
    for seed in range(30):
        state = TABLES[seed % len(TABLES)].new(seed)
        assert isinstance(state, MyrmesState)
        _rich(state)
        played |= {type(action).__name__ for _, action in play_eagerly(state, Random(seed))}
    for seed in range(10):
        games = play_randomly(TABLES[0].new(seed), Random(seed))
        played |= {type(action).__name__ for _, action in games}
    assert len(played) >= 20
