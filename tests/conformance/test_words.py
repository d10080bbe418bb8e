"""What players read and hear of every game: no codes, and a different label for every choice."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Final

import msgspec
import pytest

from formicarium.core.choices import Choice, Choices
from formicarium.core.message import Message
from formicarium.core.scene import Scene
from formicarium.games.micropolis.components import TILE_CODES
from formicarium.stage import Texts, languages
from tests.tables import SEEDS, SOAK, AnyState, TableKind, play_randomly

NAMES: Final = ("Ida", "Bo", "Zoë", "Max", "Noa", "Eli")
TEXTS: Final = {language: Texts(language, strict=True) for language in languages()}

COORDINATES: Final = re.compile(
    r"-?\d+,-?\d|\(-\d+|[-\N{MINUS SIGN}]\d+b?\)"  # 2,-1 or (-1,0b)
    r"|\b(?:Orientation|Ausrichtung|Ułożenie|Stand) \d"
)
CODES: Final = re.compile(r"\b[A-Z]{1,3}\d+b?\b")
"""Names of places, which must stand along an edge; and codes of tiles, which stand nowhere."""
ON_PIECES: Final = {"micropolis": frozenset(TILE_CODES)}
"""Codes that players can read on the pieces themselves."""

STRIDE: Final = 1 if SOAK else 3
"""Every how manyth position is looked at."""


class Shown:
    """Everything in words at one position: what is on the table, what is asked, and the log."""

    def __init__(self, scene: Scene, offered: tuple[Choices, ...], told: tuple[Message, ...]):
        self.scene, self.offered, self.told = scene, offered, told

    def messages(self) -> Iterator[Message]:
        """Give all messages."""
        yield from self.told
        yield from (fact.label for fact in self.scene.facts)
        for surface in self.scene.surfaces:
            yield surface.title
            for sprite in surface.sprites:
                yield from (said for said in (sprite.label, sprite.tip) if said)
        for choices in self.offered:
            yield choices.asked
            yield from choices.warnings
            yield from (option.warning for option in choices.options if option.warning)
            yield from (target.label for target in choices.targets)
            for option in choices.options:
                yield option.label
                previewed = (placed.sprite for placed in option.preview)
                yield from (p for each in previewed for p in (each.label, each.tip) if p)


@lru_cache(maxsize=2)
def shown(table: TableKind, seed: int) -> tuple[Shown, ...]:
    """What players see of each position of a random game, and are told of the next action."""
    found = []
    state = table.new(seed)
    before = [state.copy()]
    for number, (position, action) in enumerate(play_randomly(state, Random(seed))):
        begun = table.game.begin(before)
        after = position.copy()
        after.apply(action)
        before = [begun, after]
        if number % STRIDE:
            continue
        seats = position.to_act
        offered = tuple(_offered(table, position, seat) for seat in seats)
        eye = action.seat
        seen = [each.imagine(eye) for each in (begun, position, after)]
        told = table.game.told(seen[0], seen[1], action, seen[2], eye)
        scene = table.game.scene(position.imagine(min(seats)))
        found.append(Shown(scene, offered, told))
    return tuple(found)


def _offered(table: TableKind, position: AnyState, seat: int) -> Choices:
    return table.game.choices(position.imagine(seat), position.legal_actions(seat))


def plain(language: str, message: Message) -> str:
    return _plain(language, msgspec.json.encode(message))


@lru_cache(maxsize=1 << 18)
def _plain(language: str, encoded: bytes) -> str:
    message = msgspec.json.decode(encoded, type=Message)
    return TEXTS[language].format(message, NAMES).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_no_words_hold_coordinates_or_codes_that_are_printed_nowhere(
    table: TableKind, seed: int, language: str
) -> None:
    said = {str(each): each for position in shown(table, seed) for each in position.messages()}
    assert len(said) > 20
    words = [plain(language, each) for each in said.values()]
    assert not [text for text in words if COORDINATES.search(text)]
    printed = {name for position in shown(table, seed) for name in _printed(position.scene)}
    unknown = {name for text in words for name in CODES.findall(text)} - printed
    assert not unknown - ON_PIECES.get(table.game.id, frozenset())


def _printed(scene: Scene) -> Iterator[str]:
    """Give the names of places that can be read off the edges of maps."""
    for surface in scene.surfaces:
        yield from (column.name + row.name for column in surface.columns for row in surface.rows)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_place_keeps_its_name_and_two_have_different_ones(table: TableKind, seed: int) -> None:
    """However far a map grows."""
    known: dict[tuple[str, bool, float], str] = {}
    for position in shown(table, seed):
        for surface in position.scene.surfaces:
            for is_row, lines in enumerate((surface.columns, surface.rows)):
                assert len({line.name for line in lines}) == len(lines)
                for line in lines:
                    key = surface.id, bool(is_row), line.at
                    assert known.setdefault(key, line.name) == line.name


@pytest.mark.parametrize(
    "code", ["here (-1,-1)", "2,-1", "(-1,0b)", "tile T2", "forest F1", "N14", "Orientation 2"]
)
def test_coordinates_and_codes_would_be_found(code: str) -> None:
    assert COORDINATES.search(code) or CODES.search(code)


@pytest.mark.parametrize("words", ["at M50", "on F10 and G10", "turned 60°", "5 points, 2 food"])
def test_names_of_places_are_no_coordinates(words: str) -> None:
    assert not COORDINATES.search(words)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_has_its_own_label(table: TableKind, seed: int, language: str) -> None:
    """In a list of actions, which shows the turn of a piece as well."""
    for position in shown(table, seed):
        for choices in position.offered:
            turns = {each.id: each.label for each in choices.targets if each.kind == "turn"}
            for options in _alike(choices.options, turns, language):
                assert len(options) == 1, options


def _alike(
    options: Iterable[Choice], turns: dict[str, Message], language: str
) -> Iterable[list[str]]:
    """Group actions by their words."""
    found = defaultdict(list)
    for option in options:
        turned = [plain(language, turns[pick]) for pick in option.path if pick in turns]
        found[plain(language, option.label), *turned].append(option.action)
    return found.values()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_every_pick_has_its_own_label(table: TableKind, seed: int, language: str) -> None:
    """A player who goes from pick to pick can tell all next picks apart at every step."""
    for position in shown(table, seed):
        own = {
            sprite.id: sprite.label
            for surface in position.scene.surfaces
            for sprite in surface.sprites
            if sprite.label
        }
        for choices in position.offered:
            labels = own | {target.id: target.label for target in choices.targets}
            turns = {target.id for target in choices.targets if target.kind == "turn"}
            for picks in _next_picks(choices).values():
                said = defaultdict(set)
                for pick, options in picks.items():
                    label = options[0].label if len(options) == 1 else labels[pick]
                    words = plain(language, label)
                    if pick in turns and len(options) == 1:
                        words += plain(language, labels[pick])
                    said[words].add(pick)
                assert all(len(each) == 1 for each in said.values()), said


def _next_picks(choices: Choices) -> dict[tuple[str, ...], dict[str, list[Choice]]]:
    """Give the next picks after each beginning of a path, and the actions to which each leads."""
    found: dict[tuple[str, ...], dict[str, list[Choice]]] = defaultdict(lambda: defaultdict(list))
    for option in choices.options:
        for step, pick in enumerate(option.path):
            found[option.path[:step]][pick].append(option)
    return found
