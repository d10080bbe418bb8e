"""Lessons as data: what is seen at each position, and what may be picked there."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.core.choices import Choice, Choices, Target, TargetKind
from formicarium.core.message import message
from formicarium.core.touch import Touch
from formicarium.lessons import Answer, Lesson, Script, Step, lesson
from formicarium.lessons.choosing import choice_of, deciding, next_picks, only, prefix
from formicarium.lessons.course import _Builder
from formicarium.stage import Viewer
from formicarium.stage.patch import apply_patch, diff
from tests.tables import DEFAULT_TABLES, TableKind, recorded_game

PAIRS = [table for table in DEFAULT_TABLES if table.players == 2]
each_pair = pytest.mark.parametrize("table", PAIRS, ids=str)


def of_random_game(table: TableKind) -> Lesson:
    """Return a lesson in which seat A makes all its moves in a random game."""
    record = recorded_game(table, 1)
    own = [at for at, move in enumerate(record.moves) if move.action.seat == 0]
    steps = [*(Step(at, "x", do=1) for at in own), Step(len(record.moves), "x")]
    return _Builder(Script("A", 5, tuple(steps)), record).lesson()


@each_pair
def test_every_own_action_of_any_game_can_be_picked(table: TableKind) -> None:
    """Also where players choose in secret; nothing else can be picked."""
    found = of_random_game(table)
    assert found.moments[-1].view.over
    assert len(found.moments) == len(found.record.moves) + 1
    for length, moment in enumerate(found.moments):
        if length not in found.turns:
            assert moment.view.choices == ()
            continue
        turn, (choices,) = found.turns[length], moment.view.choices
        (option,) = choices.options
        assert option.action == str(found.record.moves[length].action) == turn.action
        whole = next(each for each in turn.choices.options if each.action == option.action)
        assert bool(option.path) == bool(whole.path)
        left = iter(whole.path)
        assert all(pick in left for pick in option.path)
        known = {target.id for target in choices.targets} | sprites(moment.view.scene.surfaces)
        assert set(option.path) <= known
        assert choices.asked == turn.choices.asked
    told = [moment for moment in found.moments if moment.told]
    assert len(told) > len(found.turns) / 2


def sprites(surfaces: tuple[object, ...]) -> set[str]:
    """Return the ids of all sprites of some surfaces."""
    return {sprite.id for surface in surfaces for sprite in getattr(surface, "sprites", ())}


@each_pair
def test_pieces_have_the_ids_of_a_table(table: TableKind) -> None:
    """A client applies patches; the ids are those that a viewer of the table gets."""
    found = of_random_game(table)
    viewer, scene = Viewer(table.game, frozenset({0})), None
    state = found.record.replay(0)
    for length, moment in enumerate(found.moments):
        if length:
            state = state.copy()
            found.record.moves[length - 1].repeat(state, forced=True)
        view = viewer.show(state)
        assert view.scene == moment.view.scene
        assert view.sheet == moment.view.sheet
        scene = apply_patch(scene, diff(scene, view.scene)) if scene else view.scene
        assert scene == moment.view.scene


def test_a_secret_choice_of_others_is_not_told() -> None:
    """Myrmes begins with one: whether B has chosen cannot be known as long as A has not."""
    table = next(table for table in PAIRS if table.game.id == "myrmes")
    record = fm.Record.begin("myrmes", 2, 3)
    state = record.replay()
    while state.unrevealed != (1,):
        record.play(state, state.legal_actions(state.to_act[-1])[0])
    rng = Random(1)
    hidden = len(record.moves)
    while not state.is_over:
        record.play(state, rng.choice(state.legal_actions(state.to_act[0])))
    found = _Builder(Script("A", 5, (Step(len(record.moves), "x"),)), record).lesson()
    assert found.game is table.game
    assert found.moments[hidden].told == ()
    assert found.moments[hidden].view.scene == found.moments[hidden - 1].view.scene


def test_lit_pieces_have_the_ids_of_the_screen() -> None:
    """The script names pooled pieces as the game's scene does."""
    record = recorded_game(next(t for t in PAIRS if t.game.id == "micropolis"), 1)
    steps = Step(0, "x", ("soldier@army-0#0", "row")), Step(len(record.moves), "x")
    first, _ = _Builder(Script("A", 5, steps), record).lesson().steps
    soldier, row = first.lit
    assert (row, soldier.startswith("soldier-")) == ("row", True)


# --------------------------------------------------------------------------------------- picking


def offered(*paths: str, targets: str = "") -> Choices:
    """Return choices by their paths; targets are written as a letter and a kind."""
    kinds: dict[str, TargetKind] = {"s": "spot", "b": "button", "t": "turn"}
    made = tuple(Target(each, kinds[each[0]], message("x")) for each in targets.split())
    options = tuple(Choice(path, tuple(path.split()), message("x")) for path in paths)
    return Choices(0, message("asked"), made, options)


@pytest.mark.parametrize(
    ("choices", "action", "picks"),
    [
        (offered("leaf s1", "leaf s2", targets="s1 s2"), "leaf s1", ("s1",)),
        (offered("leaf s1", "leaf s2", "twig s1"), "leaf s2", ("leaf", "s2")),
        (offered("leaf s1", "twig s2"), "twig s2", ("twig",)),
        (offered("leaf s1"), "leaf s1", ("leaf",)),
        (offered(""), "", ()),
        # A piece is laid at a spot, which shows how it is turned.
        (offered("leaf s1 t1", "leaf s1 t2", targets="s1 t1 t2"), "leaf s1 t2", ("s1",)),
        (offered("leaf s1 t1", "twig s1 t1", targets="s1 t1"), "leaf s1 t1", ("leaf", "s1")),
    ],
)
def test_a_path_holds_the_picks_that_decide(
    choices: Choices, action: str, picks: tuple[str, ...]
) -> None:
    found = only(choices, action)
    assert [option.path for option in found.options] == [picks]
    assert {target.id for target in found.targets} <= set(picks)


def test_picks_of_the_lesson_lead_along_the_whole_path() -> None:
    choices = offered("ant leaf s1", "ant leaf s2", "ant twig s1")
    option = choices.options[1]
    assert deciding(choices, option) == [1, 2]
    paths = [prefix(choices, option, picked) for picked in range(3)]
    assert paths == [("ant",), ("ant", "leaf"), ("ant", "leaf", "s2")]
    assert [sorted(next_picks(choices, path)) for path in paths] == [
        ["leaf", "twig"],
        ["s1", "s2"],
        [],
    ]


# ---------------------------------------------------------------------------------- other clicks


def space(number: int, *things: str) -> list[Touch]:
    """Click on a space of Trail."""
    return [Touch("trail", 50 + 60 * number, 90, thing) for thing in (*things, "")]


def test_a_click_on_something_else_is_answered() -> None:
    trail = lesson("trail")
    assert trail.why(0, space(1)) == Answer(None, True)
    assert trail.why(0, space(1, "space-1")) == Answer(None, True)
    broken = trail.why(2, space(3)).broken
    assert broken == ("T2.2", message("trail-refused-taken", space=3))
    assert trail.why(0, [Touch("store-0", 10, 10)]) == Answer(None, False)
    assert trail.why(0, []) == Answer(None, False)
    assert trail.why(1, space(1)) == Answer(None, False), "nothing is to be picked there"


@each_pair
def test_every_other_pick_of_any_game_is_possible(table: TableKind) -> None:
    found = of_random_game(table)
    clicks = 0
    for length, turn in list(found.turns.items())[:20]:
        option = choice_of(turn.choices, turn.action)
        others = next_picks(turn.choices, prefix(turn.choices, option, 0))
        for surface in found.moments[length].view.scene.surfaces:
            for sprite in surface.sprites:
                if sprite.id in others:
                    click = [Touch(surface.id, sprite.x, sprite.y, sprite.id)]
                    assert found.why(length, click) == Answer(None, True)
                    clicks += 1
    assert clicks or table.game.id == "trail", "in Trail, all picks are targets"
