"""Playing at the terminal, keystroke by keystroke."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import formicarium as fm
from formicarium.cli import main

Play = Callable[..., str]


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Sit down at a terminal in an empty folder, type these lines, give what was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["formicarium"])

    def sit_down(
        *lines: str,
        game: str = "micropolis",
        arguments: str = "--seed 1 --option start=A",
        last: str = "",
    ) -> str:
        typed: Iterator[str] = iter(lines)

        def answer(prompt: str) -> str:
            line = next(typed, last)
            if not line:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)
        with pytest.raises(SystemExit) as end:
            main(["play", game, *arguments.split()])
        assert end.value.code == 0
        return capsys.readouterr().out

    return sit_down


def saved(name: str = "micropolis-1.record") -> fm.Record:
    return fm.Record.load(name)


@pytest.mark.parametrize("arguments", ["", "--variant expert --players 2", "--players 6"])
def test_a_game_can_be_played_to_its_end(play: Play, arguments: str) -> None:
    out = play(arguments=f"--save game.record {arguments}", last="1")
    assert "Final score:" in out
    assert "wins." in out or "share the victory" in out
    assert saved("game.record").verify().is_over


@pytest.mark.parametrize(("game", "rule"), [("micropolis", "P1"), ("trail", "T1.1")])
def test_the_help_names_a_rule_of_the_game(play: Play, game: str, rule: str) -> None:
    assert f"r {rule} read a rule" in play("q", game=game, arguments="--seed 1")


def test_bots_alone_finish_by_themselves(play: Play) -> None:
    assert "Final score:" in play(arguments="--people 0 --players 4")


def test_several_people_share_the_keyboard(play: Play) -> None:
    play(*"111111", "q", arguments="--players 3 --people 3 --seed 1")
    assert {move.action.seat for move in saved().moves} == {0, 1, 2}


def test_leaving_saves_and_says_how_to_go_on(play: Play) -> None:
    out = play("1", "q")
    assert "Continue with: formicarium play micropolis --resume micropolis-1.record" in out
    moves = len(saved().moves)
    out = play("1", "q", arguments="--resume micropolis-1.record")
    assert len(saved().moves) > moves
    saved().verify()


def test_the_end_of_input_saves_as_well(play: Play) -> None:
    assert "Saved to micropolis-1.record" in play("1")
    assert len(saved().moves) >= 1


def test_a_second_game_does_not_overwrite_the_first(play: Play) -> None:
    play("1")
    first = Path("micropolis-1.record").read_bytes()
    assert "Saved to micropolis-2.record" in play("1", arguments="--seed 2")
    assert Path("micropolis-1.record").read_bytes() == first


def test_nothing_is_saved_where_nothing_was_played(play: Play, tmp_path: Path) -> None:
    play("q")
    assert list(tmp_path.iterdir()) == []


def test_choices_can_be_typed_in_words(play: Play) -> None:
    first = fm.game("micropolis").new(3, seed=1, options={"start": "A"}).observe(None)["row"][1]
    play(f"take {first['tile']}", "q")
    assert str(saved().moves[0].action) == f"A take {first['tile']}"


def test_wrong_words_and_numbers_are_explained_and_asked_again(play: Play) -> None:
    out = play("take Z9", "0", "999999999999", "fill", "²", "1", "q")
    assert "unknown tile 'Z9'" in out
    assert "the choices are numbered from 1 to" in out
    assert "Take a tile from the row first. (P4.3)" in out
    assert saved().moves[0].action.seat == 0


def test_undo_takes_the_bots_moves_back_too(play: Play) -> None:
    out = play("2", "u", "1", "q", arguments="--seed 1 --option start=A --players 2")
    assert "nothing to undo" not in out
    own = [move.action for move in saved().moves if move.action.seat == 0]
    expected = fm.game("micropolis").new(2, seed=1, options={"start": "A"}).legal_actions(0)[0]
    assert own == [expected]


def test_undo_needs_something_to_take_back(play: Play) -> None:
    assert "nothing to undo" in play("u", "q")


def test_undo_stops_at_what_chance_has_revealed(play: Play) -> None:
    out = play("1", "1", "u", "q", arguments="--players 4 --seed 1")
    assert "cannot undo past what chance has revealed (reveal" in out


def test_table_points_rules_help_and_save(play: Play) -> None:
    out = play("t", "p", "r P5.3", "r P99", "?", "s mine.record", "1", "q")
    assert "Score sheet" in out
    assert "P5.3" in out
    assert "unknown rule 'P99'" in out
    assert "Saved to mine.record; every move is saved from now on." in out
    assert len(saved("mine.record").moves) >= 1


def test_a_folder_that_is_not_there_is_named_and_the_game_goes_on(play: Play) -> None:
    out = play("s nowhere/mine.record", "q")
    assert "No such file or directory" in out


def test_a_record_of_another_game_is_not_resumed(play: Play, tmp_path: Path) -> None:
    play("1", "q")
    with pytest.raises(SystemExit) as end:
        main(["play", "chess", "--resume", str(tmp_path / "micropolis-1.record")])
    assert end.value.code == 2


def test_a_typed_move_is_understood_as_the_game_means_it(play: Play) -> None:
    """M7.4 of Myrmes: a tile is one space, and any hex of it may be typed."""
    record = fm.Record.begin("myrmes", 2, seed=1)
    record.seats = ("Ann", "Bob")
    state, moves = record.replay(), ["out 8,11", "step 8,12", "place pair 8,12 0"]
    while state.observe(None)["phase"] != "workers":
        record.play(state, state.legal_actions(state.to_act[0])[0])
    for line in (*(f"B {move}" for move in moves), "A work gestation", "B out 8,11"):
        record.play(state, fm.game("myrmes").parse(line))
    record.save(Path("myrmes.record"))
    play("step 9,12", "q", arguments="--resume myrmes.record", game="myrmes")
    assert str(saved("myrmes.record").moves[-1].action) == "B step 8,12"
