"""A click beside the choices: a rule forbids what it means, or it means nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pytest

from formicarium import rulebook
from formicarium.core.choices import Choices
from formicarium.core.message import Broken
from formicarium.core.scene import Scene, Sprite, Surface
from formicarium.core.touch import Touch, why_not
from formicarium.stage import Texts, Viewer, languages
from tests.tables import SEEDS, SOAK, AnyState, TableKind, play_randomly, positions

TOUCHES = 30 if SOAK else 4
"""The pieces that are clicked on in each position."""
_TEXTS = [Texts(language, strict=True) for language in languages()]
"""They raise an error if a language lacks a message or a variable."""


class Click(NamedTuple):
    """A click of a seat at a position, on a piece that no path goes on with."""

    position: AnyState
    seat: int
    surface: Surface
    piece: Sprite
    touches: list[Touch]


def why(table: TableKind, click: Click, position: AnyState | None = None) -> Broken | None:
    """Ask what the server would ask."""
    state = click.position if position is None else position
    return why_not(table.game, state, state.imagine(click.seat), click.seat, click.touches)


@lru_cache(maxsize=2)
def asked(table: TableKind, seed: int) -> tuple[tuple[Click, Broken | None], ...]:
    """Return the clicks of a game with their answers; most tests look at the same ones."""
    return tuple([(click, why(table, click)) for click in clicks(table, seed)])


def clicks(table: TableKind, seed: int, *, in_turn: bool = True) -> Iterator[Click]:
    """Click on some pieces at every step of a random game, sometimes after some picks."""
    for position, rng in positions(table, seed):
        seats = set(range(table.players)).difference(position.to_act)
        if not in_turn and not seats:
            continue
        here = position.copy()  # the game goes on
        seat = rng.choice(position.to_act if in_turn else sorted(seats))
        seen = position.imagine(seat)
        scene = table.game.scene(seen)
        picks: tuple[str, ...] = ()
        lit: set[str] = set()
        if in_turn:
            picks, lit = _picked(table.game.choices(seen, position.legal_actions(seat)), rng)
        for surface, piece in _some(scene, lit, rng):
            at = (surface.id, piece.x, piece.y)
            touches = [Touch(*at, thing, picks) for thing in (piece.id, "")]
            yield Click(here, seat, surface, piece, touches)


def _picked(choices: Choices, rng: Random) -> tuple[tuple[str, ...], set[str]]:
    """Pick the beginning of a path; return it with what can follow."""
    path = rng.choice(choices.options).path
    picks = path[: rng.randrange(len(path))] if rng.random() < 0.5 else ()
    length = len(picks)
    going_on = [each.path for each in choices.options if each.path[:length] == picks]
    return picks, {path[length] for path in going_on}


def _some(scene: Scene, lit: set[str], rng: Random) -> Sequence[tuple[Surface, Sprite]]:
    unlit = [(part, each) for part in scene.surfaces for each in part.sprites if each.id not in lit]
    return rng.sample(unlit, min(TOUCHES, len(unlit)))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_click_is_refused_by_a_rule_that_exists_in_every_language(
    table: TableKind, seed: int
) -> None:
    rules = set(rulebook.rules(table.game.id))
    names = [f"Player {seat}" for seat in range(table.players)]
    said = {repr(broken): broken for _, broken in asked(table, seed) if broken}
    assert said
    for rule, reason in said.values():
        assert rule in rules
        assert all(texts.format(reason, names).strip() for texts in _TEXTS)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refused_click_tells_nothing_that_is_hidden(table: TableKind, seed: int) -> None:
    rng = Random(seed)
    for click, broken in asked(table, seed)[:: 1 if SOAK else 4]:
        others = (click.position.determinize(click.seat, rng) for _ in range(2))
        assert [why(table, click, position) for position in others] == [broken, broken]


@pytest.mark.parametrize("seed", SEEDS)
def test_most_clicks_get_an_answer(table: TableKind, seed: int) -> None:
    """Silent are decorations, and things that can be taken in another way."""
    answers = [broken for _, broken in asked(table, seed)]
    share = sum(answer is not None for answer in answers) / len(answers)
    assert share > 0.7


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_not_to_act_is_told_whose_turn_it_is(table: TableKind, seed: int) -> None:
    for click in clicks(table, seed, in_turn=False):
        broken = why(table, click)
        assert broken in (None, click.position.out_of_turn(click.seat))


@pytest.mark.parametrize("seed", SEEDS)
def test_boards_of_others_belong_to_them(table: TableKind, seed: int) -> None:
    """A piece there is refused by the rule of its owner, unless it means an action."""
    on_others = [
        broken
        for click, broken in asked(table, seed)
        if click.surface.seat not in (None, click.seat)
    ]
    assert table.new(seed).own_rule in {broken[0] for broken in on_others if broken}
    assert table.new(seed).own_rule in rulebook.rules(table.game.id)


def test_a_game_that_is_over_says_so(table: TableKind) -> None:
    state = table.new(1)
    for _ in play_randomly(state, Random(1)):
        pass
    scene = table.game.scene(state.imagine(0))
    rules = set()
    for surface in scene.surfaces:
        for piece in surface.sprites:
            touches = [Touch(surface.id, piece.x, piece.y, piece.id)]
            broken = why_not(table.game, state, state.imagine(0), 0, touches)
            rules.update([broken[0]] if broken else [])
    assert rules == {state.end_rule}


def test_garbage_means_nothing(table: TableKind) -> None:
    state = table.new(1)
    for seat in range(table.players):
        seen = state.imagine(seat)
        for surface in ("", "nowhere", *(part.id for part in table.game.scene(seen).surfaces)):
            for at in ((-99_999.0, 99_999.0), (1e5, -1e5)):
                touches = [
                    Touch(surface, *at, thing, ("x@y#0",)) for thing in ("laid-999", "x", "")
                ]
                broken = why_not(table.game, state, seen, seat, touches)
                assert broken is None or broken[0] in rulebook.rules(table.game.id)


def test_a_viewer_asks_by_the_names_on_its_screen(table: TableKind) -> None:
    """Pieces of a view have names for life; a question about them reaches the same piece."""
    viewer = Viewer(table.game, frozenset(range(table.players)))
    rng = Random(2)
    answered = 0
    for position, _ in play_randomly(table.new(2), Random(2)):
        view = viewer.show(position)
        seat = position.to_act[0]
        seen = position.imagine(seat)
        if seat != min(position.to_act):
            continue
        own = table.game.scene(seen)
        surface = rng.randrange(len(own.surfaces))
        shown = {each.id: each for each in view.scene.surfaces[surface].sprites}
        piece = shown[rng.choice(sorted(shown))] if shown else None
        if piece is None:
            continue
        alike = [
            e
            for e in own.surfaces[surface].sprites
            if (e.x, e.y, e.symbol) == (piece.x, piece.y, piece.symbol)
        ]
        at = (own.surfaces[surface].id, piece.x, piece.y)
        asked = viewer.why_not(position, seat, [Touch(*at, piece.id)])
        answers = [why_not(table.game, position, seen, seat, [Touch(*at, e.id)]) for e in alike]
        assert asked in answers
        answered += asked is not None
    assert answered
