"""The log tells every action and what it brought, and nothing that is still hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from formicarium.core.choices import Choices
from formicarium.core.message import Message
from formicarium.core.scene import Scene
from formicarium.core.seats import LETTERS
from formicarium.games.myrmes.components import OBJECTIVES
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules import names
from formicarium.games.myrmes.rules.geometry import parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.stage import Texts
from tests.games.myrmes.tables import (
    MYRMES,
    SIMULTANEOUS,
    TABLES,
    cubes,
    lay,
    legal,
    new_game,
    play,
    play_eagerly,
    start,
    workers_phase,
)
from tests.tables import TableKind

ENGLISH = Texts("en", strict=True)


def english(said: Message) -> str:
    """Return a message in English; a missing or needless argument is an error."""
    return ENGLISH.format(said, LETTERS)


def told(
    state: MyrmesState, action: Any, viewer: int | None = None, begun: MyrmesState | None = None
) -> list[str]:
    """Play an action and return what is told; ``begun`` is where the way of a worker began."""
    before, first = state.imagine(viewer), (begun or state).imagine(viewer)
    state.apply(action)
    after = state.imagine(viewer)
    return [english(said) for said in MYRMES.told(first, before, action, after, viewer)]


def told_way(state: MyrmesState, *lines: str) -> list[str]:
    """Play the way of a worker and return what is told at its end, and nothing before it."""
    begun, last = state.copy(), lines[-1]
    for line in lines[:-1]:
        assert told(state, MYRMES.parse(line), begun=begun) == []
        assert MYRMES.under_way(state)
    return told(state, MYRMES.parse(last), begun=begun)


def test_everything_can_be_said_in_english(table: TableKind) -> None:
    for seed in range(2):
        state = new_game(table, seed)
        known: set[str] = set()
        for position, action in play_eagerly(state, Random(seed)):
            seat = action.seat
            seen = position.imagine(seat)
            tree = MYRMES.choices(seen, position.legal_actions(seat))
            for said in shown_messages(MYRMES.scene(seen), tree):
                if str(said) not in known:
                    known.add(str(said))
                    assert english(said)
            for viewer in (seat, (seat + 1) % position.players, None):
                lines = told(position.copy(), action, viewer)
                assert len(lines) <= 4
                assert all(line.endswith(".") for line in lines)


def shown_messages(shown: Scene, tree: Choices) -> Iterable[Message]:
    said = [surface.title for surface in shown.surfaces] + [fact.label for fact in shown.facts]
    for surface in shown.surfaces:
        for sprite in surface.sprites:
            said += [note for note in (sprite.label, sprite.tip) if note]
    said += [tree.asked, *(target.label for target in tree.targets)]
    said += [choice.label for choice in tree.options]
    previews = [placed.sprite for choice in tree.options for placed in choice.preview]
    said += [note for sprite in previews for note in (sprite.label, sprite.tip) if note]
    return said


def test_hidden_choices_are_not_told_to_others(table: TableKind) -> None:
    """Two different choices of another seat read the same until all are revealed."""
    for position, action in play_eagerly(new_game(table, 8), Random(8)):
        if position.observe(None)["phase"] not in SIMULTANEOUS:
            continue
        lines = []
        for other in position.legal_actions(action.seat):
            for viewer in (None, (action.seat + 1) % position.players):
                text = told(position.copy(), other, viewer)
                lines.append(text[0] if text else "")
        if not isinstance(action, act.Nurses):
            assert set(lines) == {f"{LETTERS[action.seat]} chooses in secret."}
        elif len(position.to_act) > 1:
            assert set(lines) == {""}


def test_work_and_a_way() -> None:
    """A way of plain steps is told only when the worker does something."""
    state = workers_phase()
    assert told(state.copy(), act.Work(0, 0)) == [
        "A’s worker works in the gestation room and gets 1 larva."
    ]
    assert told(state, act.GoOut(0, parse_hex("2,11"))) == []
    begun = workers_phase()
    step = next(action for action in state.legal_actions(0) if isinstance(action, act.Step))
    assert told(state, step) == []
    place = next(action for action in state.legal_actions(0) if isinstance(action, act.Place))
    assert told(state, place, begun=begun)[0] == (
        "A’s worker walks 1 hex and places a 2-hex pheromone on E11 and E12 "
        "(1 earth and 1 stone on it)."
    )


def test_what_a_way_costs_is_told_at_its_end() -> None:
    """M7.7, M8.2."""
    state = workers_phase()
    state.soldiers[0] = 1
    lay(state, 1, "pair", "2,10")
    (line,) = told_way(state, "A out 2,11", "A step 2,10", "A stop")
    assert line == "A’s worker walks 1 hex and stops at D11 (1 soldier → nothing)."


def test_what_was_chosen_is_told_when_it_is_revealed() -> None:
    """Nurses have no line of their own: the line for all players tells them."""
    state = start(2)
    lines: list[str] = []
    while state.phase == "event":
        seat = state.to_act[0]
        lines = told(state, state.legal_actions(seat)[-1], viewer=1)
    assert lines[0].startswith("Revealed – A: ")
    assert "; B: " in lines[0]


def test_the_end() -> None:
    state = new_game(TABLES[0], 2)
    moves = [(position.copy(), action) for position, action in play_eagerly(state, Random(2))]
    assert told(*moves[-1])[-1] == "The third winter is over, and with it the game."


def scored(line: str) -> dict[str, int]:
    """Return the points that players gain and lose by a line of results."""
    found = {}
    for part in line.partition(" – ")[2].split(";"):
        player, _, what = part.strip().partition(": ")
        if points := re.search(r"(\d+) points?( lost)?", what):
            found[player] = int(points[1]) * (-1 if points[2] else 1)
    return found


def test_the_points_told_are_those_that_were_scored(table: TableKind) -> None:
    """M21: by the action itself, harvest, others' objectives and winter."""
    for seed in range(3):
        begun: MyrmesState | None = None
        for position, action in play_eagerly(new_game(table, seed), Random(seed)):
            begun, later = begun or position.copy(), position.copy()
            lines = told(later, action, begun=begun)
            if MYRMES.under_way(later):
                assert lines == []
                continue
            points = Counter({"ABCD"[seat]: -old for seat, old in enumerate(begun.scores())})
            begun = None
            points.update({"ABCD"[seat]: new for seat, new in enumerate(later.scores())})
            for line in lines:
                if won := re.search(r"^(?!.* – ).*(?: gets |: |\().*?(\d+) points?\b", line):
                    points["ABCD"[action.seat]] -= int(won[1])
                points.subtract(scored(line))
            assert not any(points.values()), lines


def test_a_round_that_passes_at_once_tells_no_plans_of_the_next_one() -> None:
    """M3.2: without workers and without nurses in the atelier there is nothing to choose."""
    state = start(2)
    state.workers = [0, 0]
    tile = lay(state, 0, "pair", "1,12")
    for line in ("A event ", "B event "):
        play(state, next(text for text in legal(state, "AB".index(line[0])) if line in text))
    play(state, "A nurses larvae 3", "B nurses larvae 0", "B nurses workers 0")
    play(state, "B nurses soldiers 0")
    lines = told(state, MYRMES.parse("B nurses atelier 0"))
    assert state.season == 1
    assert cubes(state, tile) == [0, 1, 0]
    assert not any(line.startswith("Revealed") for line in lines)
    assert "Births and harvest this round – A: " in lines[0]
    assert "1 earth" in lines[0]


@pytest.mark.parametrize(
    ("lang", "one", "two", "level"),
    [
        ("en", "1 soldier", "2 soldiers", "colony level 2 or deeper"),
        ("de", "1 Soldat", "2 Soldaten", "mindestens Ebene 2"),
        ("pl", "1 żołnierz", "2 żołnierzy", "poziomie 2 lub głębiej"),
        ("nl", "1 soldaat", "2 soldaten", "minstens kolonieniveau 2"),
    ],
)
def test_numbers_and_levels_in_every_language(lang: str, one: str, two: str, level: str) -> None:
    """M14.9: the level that an objective asks for is the least one."""
    texts = Texts(lang)
    assert [texts.format(names.amount("soldiers", count)) for count in (1, 2)] == [one, two]
    said = texts.format(names.objective(OBJECTIVES.index("level2")))
    assert level in said.replace("\N{NO-BREAK SPACE}", " ")


def test_objectives_tell_their_level() -> None:
    """M14.4: those of the first level ask for the least."""
    levels = [names.objective(number).args["level"] for number in range(len(OBJECTIVES))]
    assert levels == ["I"] * 7 + ["II"] * 7 + ["III"] * 6
