"""The public contract, and the refusal of wrong setups."""

import subprocess
import sys
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.options import Option, Variant, start_option
from formicarium.core.score_sheet import Column, ScoreSheet
from formicarium.core.seats import parse_seat
from tests.tables import TableKind


def test_games_are_listed_and_found_again() -> None:
    for game in fm.games():
        assert fm.game(game.id) is game
        assert game.title
        assert game.id in repr(game)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(fm.SetupError, match=r"unknown game 'go'; known games: .*micropolis"):
        fm.game("go")


@pytest.mark.parametrize("players", [0, 1, 7, -2, True, 2.5, "3", None])
def test_wrong_player_counts_list_the_right_ones(players: Any) -> None:
    with pytest.raises(fm.SetupError, match="is for 2, 3, 4, 5 or 6 players, not"):
        fm.game("micropolis").new(players=players)


def test_defaults_are_the_first_variant(table: TableKind) -> None:
    first = table.game.variants[0]
    assert table.game.players() == table.game.players(first)
    assert table.game.new(table.game.players()[0]).variant == first


def test_options_are_checked_and_completed() -> None:
    variant = Variant("v", (2,), "", (Option("a", ("x", "y"), ""), Option("b", ("1",), "")))
    assert variant.resolve({"a": "y"}) == {"a": "y", "b": "1"}
    with pytest.raises(fm.SetupError, match="unknown option 'c'; known options: a, b"):
        variant.resolve({"c": "x"})
    with pytest.raises(fm.SetupError, match="unknown option 'c'; it has no options"):
        Variant("v", (2,), "").resolve({"c": "x"})


def test_an_option_offers_what_fits_the_number_of_players() -> None:
    gift = Option("gift", ("none", "food"), "", players=(2, 3))
    variant = Variant("v", (2, 3, 4), "", (start_option(4), gift))
    assert [option.values_at(2) for option in variant.options] == [
        ("drawn", "A", "B"),
        ("none", "food"),
    ]
    assert [option.values_at(4) for option in variant.options] == [
        ("drawn", "A", "B", "C", "D"),
        ("none",),
    ]
    assert variant.resolve({"start": "C", "gift": "food"}, 3) == {"start": "C", "gift": "food"}
    with pytest.raises(fm.SetupError, match="option start is drawn, A or B with 2 players"):
        variant.resolve({"start": "C"}, 2)
    with pytest.raises(fm.SetupError, match="option gift is none with 4 players, not 'food'"):
        variant.resolve({"gift": "food"}, 4)


def test_a_stored_game_keeps_its_options_when_one_is_new_or_renamed() -> None:
    gift = Option("gift", ("food", "none"), "", before="none")
    places = Option("places", ("seats", "drawn", "chosen"), "", formerly="start")
    variant = Variant("v", (2,), "", (gift, places))
    assert variant.restore({"start": "drawn"}) == {"gift": "none", "places": "drawn"}
    assert variant.restore({"gift": "food"}) == {"gift": "food", "places": "seats"}


def test_states_compare_by_their_fields(table: TableKind) -> None:
    assert table.new(1) == table.new(1)
    assert table.new(1) != table.new(2)
    assert table.new(1) != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(table.new(1))


def test_the_repr_of_a_state() -> None:
    assert repr(fm.game("micropolis").new(2, options={"start": "B"})) == (
        "<MicropolisState base, 2 players, to act: (1,)>"
    )


def test_a_score_sheet_reads_like_a_list() -> None:
    sheet = ScoreSheet([Column(0, 0, {"a": 1}), Column(1, 0, {"a": 2})], players=2)
    assert list(sheet) == sheet[:] == [{"a": 1}, {"a": 2}]
    assert sheet.sources == ("a",)
    assert repr(sheet) == "ScoreSheet([{'a': 1}, {'a': 2}])"


@pytest.mark.parametrize("text", ["", "a", "G", "AB", " A"])
def test_seats_are_capital_letters(text: str) -> None:
    with pytest.raises(fm.NotationError, match="unknown seat"):
        parse_seat(text)


def test_only_plain_data_is_written() -> None:
    state = fm.game("micropolis").new(2)
    state.variant = object()
    with pytest.raises(TypeError, match="is not plain data"):
        state.to_json()


def test_the_engine_imports_no_clock_no_files_and_no_terminal() -> None:
    """Core and games must not import modules that only servers and commands need."""
    code = (
        "import formicarium, sys; "
        "print([name for name in ('rich', 'typer', 'asyncio', 'logging') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
