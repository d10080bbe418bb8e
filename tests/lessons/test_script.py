"""Scripts of lessons, and every way in which one can be wrong."""

from __future__ import annotations

from importlib.resources import files

import pytest
from msgspec.structs import replace

import formicarium as fm
from formicarium.lessons import LessonError, Script, Step, build, has, lesson, script, source
from formicarium.lessons.script import read

TRAIL = script("trail")
RECORD = source.record("trail")
HEAD = 'seat = "A"\nminutes = 2\n'
STEP = '[[steps]]\nat = 0\ntext = "theme"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seat =", "Invalid value"),
        (STEP, "missing required field `seat`"),
        (HEAD, "missing required field `steps`"),
        (HEAD + "steps = []", "steps: Expected `array` of length >= 1"),
        (HEAD.replace("A", "G") + STEP, "seat: Expected `str` matching regex"),
        (HEAD.replace("2", "0") + STEP, "minutes: Expected `int` >= 1"),
        (HEAD + STEP + '[[steps]]\nat = -1\ntext = "x"', "step 2, at: Expected `int` >= 0"),
        (HEAD + "[[steps]]\nat = 0", "step 1: Object missing required field `text`"),
        (HEAD + STEP.replace("theme", "the theme"), "step 1, text: Expected `str` matching"),
        (HEAD + STEP + "do = true", "step 1, do: Expected `int`"),
        (HEAD + STEP + 'lit = "nest"', "step 1, lit: Expected `array`"),
        (HEAD + STEP + "light = []", "step 1: Object contains unknown field `light`"),
    ],
)
def test_a_script_that_cannot_be_read_names_the_place(text: str, told: str) -> None:
    with pytest.raises(LessonError) as error:
        read(text)
    assert told in str(error.value)


def changed(number: int, **fields: object) -> Script:
    """Return the script of Trail with another step."""
    steps = list(TRAIL.steps)
    steps[number - 1] = replace(steps[number - 1], **fields)
    return replace(TRAIL, steps=tuple(steps))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (replace(TRAIL, seat="C"), "seat: C does not play; the record has 2"),
        (changed(2, at=1), "step 3 (walk), at: 0 is before the end of the last step"),
        (changed(4, at=0), "step 4 (rival), at: 0 is before the end of the last step"),
        (changed(11, at=12), "step 11 (end), at: the record has only 11 actions"),
        (changed(10, do=2), "step 10 (home), do: the record has only 11 actions"),
        (changed(3, do=2), "step 3 (walk), do: 'B walk 3' is not an action of A"),
        (changed(2, rule="T9"), "step 2 (goal), rule: unknown rule 'T9' of trail"),
        (changed(2, lit=("nest", "crumb-3")), "step 2 (goal), lit: nothing on the table is called"),
        (changed(5, lit=("crumb-2",)), "step 5 (pass), lit: nothing on the table is called"),
        (changed(1, text="them"), "step 1 (them), text: en: unknown message trail-lesson-them"),
        (
            replace(TRAIL, steps=TRAIL.steps[:-1]),
            "step 10 (home), at: the last step is shown at the end of the game, at 11",
        ),
    ],
)
def test_a_script_that_does_not_fit_names_step_and_field(wrong: Script, told: str) -> None:
    with pytest.raises(LessonError) as error:
        build(wrong, RECORD)
    assert str(error.value).startswith(told)


def test_a_record_must_be_whole_and_replay() -> None:
    text = RECORD.to_text()
    with pytest.raises(LessonError, match=r"^game\.record: action 11: "):
        build(TRAIL, fm.Record.from_text(text.replace("11. A walk 3", "11. A walk 2")))
    with pytest.raises(LessonError, match=r"^game\.record: the record gives "):
        build(TRAIL, fm.Record.from_text(text.replace("result: 9 6", "result: 6 9")))
    short = fm.Record.from_text(text)
    short.take_back()
    with pytest.raises(LessonError, match=r"^game\.record: the game is not over"):
        build(TRAIL, short)


def test_a_game_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_folder", lambda _: files("formicarium"))
    assert not has("trail")
    with pytest.raises(LessonError, match=r"trail has no lesson: its folder has no lesson/steps"):
        source.script.__wrapped__("trail")
    with pytest.raises(LessonError, match=r"its folder has no lesson/game\.record"):
        source.record("trail")


def test_errors_name_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_text", lambda *_: HEAD)
    with pytest.raises(LessonError, match=r"^the lesson of trail: Object missing required field"):
        source.script.__wrapped__("trail")
    monkeypatch.undo()
    monkeypatch.setattr(source, "script", lambda _: changed(1, text="them"))
    with pytest.raises(LessonError, match=r"^the lesson of trail: step 1 \(them\), text: "):
        lesson.__wrapped__("trail")


def test_a_step_ends_after_what_is_done() -> None:
    assert (Step(4, "x").end, Step(4, "x", do=2).end) == (4, 6)
