"""Bots as people write them."""

from pathlib import Path

import pytest

import formicarium as fm
from formicarium.bots import BotSpec, SearchBot, bot, read_bot, split_bots
from formicarium.cli import main


@pytest.mark.parametrize(
    "text", ["random", "search", "search:seconds=0.5", "search:seconds=2,iterations=400", "expert"]
)
def test_specs_read_back(text: str) -> None:
    spec = BotSpec.parse(text)
    assert str(spec) == text
    assert spec.bot().name == spec.name


def test_options_reach_the_bot() -> None:
    found = read_bot(" search:seconds=0.5,iterations=400 ")
    assert isinstance(found, SearchBot)
    assert (found.budget.seconds, found.budget.iterations) == (0.5, 400)
    same = bot("search", seconds=0.5, iterations=400)
    assert isinstance(same, SearchBot)
    assert same.budget == found.budget


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a bot needs a name, such as greedy"),
        (":seconds=1", "a bot needs a name, such as greedy"),
        ("clever", "unknown bot 'clever'; known bots: random, greedy, search, easy"),
        ("search:", "'search:': write an option of a bot as NAME=VALUE"),
        ("search:fast", "'search:fast': write an option of a bot as NAME=VALUE"),
        ("search:seconds=", "write an option of a bot as NAME=VALUE"),
        ("search:seconds=1,seconds=2", "the option seconds is given twice"),
        (
            "search:depth=3",
            "unknown option 'depth' of bot search; known options: seconds, iterations, thorough",
        ),
        (
            "search:clock=3",
            "unknown option 'clock' of bot search; known options: seconds, iterations, thorough",
        ),
        ("greedy:depth=2", "unknown option 'depth' of bot greedy; known options: none"),
        ("expert:seconds=9", "unknown option 'seconds' of bot expert; known options: none"),
        ("easy:seconds=9", "unknown option 'seconds' of bot easy; known options: none"),
        ("search:seconds=0", "seconds must be a number above 0, at most 3600, not '0'"),
        ("search:seconds=-1", "seconds must be a number above 0, at most 3600, not '-1'"),
        ("search:seconds=nan", "seconds must be a number above 0, at most 3600, not 'nan'"),
        ("search:seconds=inf", "seconds must be a number above 0, at most 3600, not 'inf'"),
        ("search:thorough=maybe", "bot search: thorough must be yes or no, not 'maybe'"),
        ("search:seconds=soon", "seconds must be a number above 0, at most 3600, not 'soon'"),
        ("search:iterations=0", "iterations must be a whole number from 1 to 1000000000, not '0'"),
        (
            "search:iterations=-5",
            "iterations must be a whole number from 1 to 1000000000, not '-5'",
        ),
        (
            "search:iterations=1.5",
            "iterations must be a whole number from 1 to 1000000000, not '1.5'",
        ),
        (
            "search:iterations=many",
            "iterations must be a whole number from 1 to 1000000000, not 'many'",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(fm.SetupError) as refused:
        read_bot(text)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_lists_of_bots_are_taken_apart() -> None:
    asked = ["search:seconds=1,iterations=9", "greedy", "search:iterations=4"]
    assert split_bots(",".join(asked)) == asked


@pytest.mark.parametrize(
    "command", ["simulate micropolis --players 2 --bot", "play micropolis --bot"]
)
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("search:iterations=0", "iterations must be a whole number from 1 to 1000000000, not '0'"),
        ("search:seconds=-1", "seconds must be a number above 0, at most 3600, not '-1'"),
        ("search:depth=3", "unknown option 'depth' of bot search"),
        ("greedy:depth=3", "unknown option 'depth' of bot greedy"),
    ],
)
def test_the_command_line_refuses_them_too(
    capsys: pytest.CaptureFixture[str], command: str, text: str, complaint: str
) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command.split(), text])
    error = capsys.readouterr().err
    assert end.value.code == 2
    assert error.count("\n") == 1
    assert complaint in error


def test_bots_with_options_play_in_the_terminal_and_stand_in_the_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.record"
    bots = "search:iterations=2,seconds=9"
    arguments = f"play micropolis --players 2 --people 0 --seed 3 --bot {bots} --save {saved}"
    with pytest.raises(SystemExit) as end:
        main(arguments.split())
    assert end.value.code == 0
    record = fm.Record.load(saved)
    assert record.seats == (f"bot {bots}",) * 2
    assert record.verify().is_over


def test_bots_with_options_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate micropolis --players 2 --games 1 --bot search:iterations=2"
    with pytest.raises(SystemExit) as end:
        main(arguments.split())
    assert end.value.code == 0
    assert "search:iterations=2" in capsys.readouterr().out
