"""Players, components and setup: P1, P2, P3."""

import pytest

from formicarium.core.errors import SetupError
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import TILE_SETS, TILES, Fruit
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.games.micropolis.tables import (
    act,
    codes,
    legal,
    random_game,
    refused,
    seen,
    soldiers,
    table,
)

EVERY_TABLE = [("base", n) for n in (2, 3, 4, 5, 6)] + [("expert", n) for n in (2, 3)]


def fresh(players: int, seed: int = 0, variant: str = "base", start: str = "A") -> MicropolisState:
    return GAME.new(players, seed=seed, variant=variant, options={"start": start})


def test_two_to_six_play_and_two_or_three_the_expert_game() -> None:
    """P1"""
    assert GAME.players("base") == (2, 3, 4, 5, 6)
    assert GAME.players("expert") == (2, 3)
    assert GAME.players() == GAME.players("base")


@pytest.mark.parametrize(("variant", "players"), [("base", 1), ("base", 7), ("expert", 4)])
def test_no_other_number_of_players(variant: str, players: int) -> None:
    """P1"""
    with pytest.raises(SetupError):
        GAME.new(players, variant=variant)


def test_seats_that_are_not_at_the_table_do_nothing() -> None:
    """P1"""
    assert refused(table(2), "C take W1") == "P1"


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_all_pieces_of_the_box_are_on_the_table(variant: str, players: int) -> None:
    """P2: 61 tiles, at most 6 foundations, 45 soldiers, one leader marker, 2 architect markers."""
    state = fresh(players, variant=variant)
    observed = state.observe(None)
    assert sorted(state.row + state.stack) == sorted(TILE_SETS["second"])
    assert len(observed["anthills"]) <= 6
    assert soldiers(state) == 45
    assert observed["leader"]["seat"] == 0
    assert observed["supply"]["architect_markers"] == 2


def test_a_soldier_belongs_to_the_owner_of_its_place() -> None:
    """P2.1: what A paid is B's when B takes the tile; nothing tells the soldiers apart."""
    state = table(2)
    act(state, "A take W2", "B take W1")
    assert state.army == [4, 6]


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_nothing_gets_lost(variant: str, players: int) -> None:
    """P2.2: 45 soldiers and 2 architect markers after every single action, and all tiles (P2)."""
    state = fresh(players, seed=3, variant=variant)
    for _ in random_game(state, seed=4):
        assert soldiers(state) == 45
        markers = state.observe(None)["supply"]["architect_markers"]
        assert markers >= 0
        assert sum(state.architect_markers) + markers == 2
        laid = [tile for run in state.anthills for tile in run]
        assert sorted(state.row + state.stack + laid) == sorted(TILE_SETS["second"])


def test_a_tile_lies_one_way_only() -> None:
    """P2.3: left edge and right edge differ, and no action turns or flips a tile."""
    assert seen("W3 Q2")[0].ants == 4
    assert seen("Q2 W3")[0].ants == 3
    free = [line for line in legal(table(2, row="O3", in_round=2)) if "O3" in line]
    assert free == ["A take O3 left", "A take O3 right"]


def test_the_contents_of_tiles() -> None:
    """P2.4: gallery segments on all; workers, specialists, barracks of 1 to 4, fruits, gifts."""
    segments = [segment for tile in TILES for segment in tile.segments]
    assert all(tile.segments for tile in TILES)
    assert {tile.barracks for tile in TILES} == {0, 1, 2, 3, 4}
    assert any(segment.workers for segment in segments)
    assert {segment.specialist.name for segment in segments} >= {"QUEEN", "NURSE", "GUARD"}
    assert {segment.fruit for segment in segments} == set(Fruit)


@pytest.mark.parametrize(("players", "supply"), [(2, 35), (3, 30), (4, 25), (5, 20), (6, 15)])
def test_five_soldiers_each_and_the_rest_is_supply(players: int, supply: int) -> None:
    """P3.1, P3.2"""
    state = fresh(players)
    assert state.army == [5] * players
    assert state.anthills == [()] * players
    assert state.supply == supply
    assert state.architect_markers == [0] * players
    assert sum(state.row_soldiers) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_tiles_are_shuffled_whatever_the_player_count(players: int) -> None:
    """P3.3"""
    one, other = fresh(players, seed=1), fresh(players, seed=2)
    for state in (one, other):
        assert len(state.row + state.stack) == 61
        assert state.row + state.stack[::-1] != list(TILE_SETS["second"])
    assert one.row != other.row
    assert one.stack != other.stack


def test_shuffling_favours_no_tile() -> None:
    """P3.3: over many seeds every tile comes to lie in the first row."""
    assert {tile for seed in range(80) for tile in fresh(2, seed).row} == set(TILE_SETS["second"])


def test_the_stack_lies_face_down() -> None:
    """P3.3: its order cannot be seen."""
    state = fresh(2, seed=1)
    before = state.observe(0)
    state.stack.reverse()
    assert state.observe(0) == before


@pytest.mark.parametrize("players", [2, 6])
def test_seven_tiles_are_revealed_and_the_first_lies_farthest_from_the_stack(players: int) -> None:
    """P3.4"""
    state = fresh(players)
    (revealed,) = state.outcome
    assert revealed.kind == "reveal"
    assert " ".join(revealed.values) == codes(state.row)
    assert len(state.row) == 7
    assert legal(state)[0] == f"A take {revealed.values[0]}"


@pytest.mark.parametrize("start", ["A", "B", "C"])
def test_the_start_player_has_the_leader_marker_and_plays_first(start: str) -> None:
    """P3.5"""
    state = fresh(3, start=start)
    assert state.observe(None)["leader"] == {"seat": "ABC".index(start), "anthill": 0}
    assert state.to_act == ("ABC".index(start),)


def test_the_start_player_may_be_drawn() -> None:
    """P3.5: by lot, everyone may be; the lot is told before the row is revealed."""
    drawn = [GAME.new(3, seed=seed) for seed in range(30)]
    assert {state.to_act[0] for state in drawn} == {0, 1, 2}
    assert all(state.outcome[0].values == ("ABC"[state.to_act[0]],) for state in drawn)


def test_the_start_player_sits_at_the_table() -> None:
    """P3.5"""
    with pytest.raises(SetupError, match="start"):
        fresh(2, start="C")


@pytest.mark.parametrize("variant", ["base", "expert"])
def test_games_are_played_with_the_second_set_of_tiles_or_with_the_first(variant: str) -> None:
    """PT1, PT11: one set of 61 tiles is on the table, and everyone can see which."""
    for chosen, named in (
        ({}, "second"),
        ({"tiles": "second"}, "second"),
        ({"tiles": "first"}, "first"),
    ):
        state = GAME.new(2, seed=1, variant=variant, options=chosen)
        assert sorted(state.row + state.stack) == sorted(TILE_SETS[named])
        assert state.observe(0)["tiles"] == named


def test_a_game_stored_before_there_were_two_sets_has_the_first() -> None:
    """PT11"""
    for variant in GAME.variant_table:
        assert variant.restore({"start": "A"}) == {"start": "A", "tiles": "first"}


@pytest.mark.parametrize("set_name", TILE_SETS)
def test_a_tile_of_the_other_set_is_not_in_the_row(set_name: str) -> None:
    """P5.1: its name can be written, but it is not in the game."""
    state = GAME.new(2, options={"start": "A", "tiles": set_name})
    assert refused(state, "A take Q2" if set_name == "second" else "A take Q9") == "P5.1"
