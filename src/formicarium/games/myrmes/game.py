"""Myrmes behind the contract that every game fulfils."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from formicarium.core.game import Game, Meta
from formicarium.games.myrmes import evaluation
from formicarium.games.myrmes.meta import META
from formicarium.games.myrmes.options import VARIANTS
from formicarium.games.myrmes.rules import notation
from formicarium.games.myrmes.rules.actions import MyrmesAction
from formicarium.games.myrmes.rules.setup import lay_out
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.games.myrmes.table import art, choices, scene, telling, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.chance import Outcome
    from formicarium.core.choices import Choices
    from formicarium.core.message import Message
    from formicarium.core.options import Setup, Variant
    from formicarium.core.scene import Scene


class Myrmes(Game[MyrmesState, MyrmesAction]):
    """Two to four players lead a colony through three years."""

    meta: ClassVar[Meta] = META
    variant_table: ClassVar[tuple[Variant, ...]] = VARIANTS
    state_type = MyrmesState
    swings: ClassVar[bool] = True

    def lay_out(self, setup: Setup, forced: tuple[Outcome, ...]) -> MyrmesState:
        """M2: set the game up."""
        return lay_out(setup, forced)

    def parse(self, text: str) -> MyrmesAction:
        """Read an action, as ``actions`` describes them."""
        return notation.parse(text)

    def draw(self, observation: dict[str, Any]) -> str:
        """Draw the garden and the colonies."""
        return text.draw(observation)

    def scene(self, observation: dict[str, Any]) -> Scene:
        """The garden, the shared boards, and every colony."""
        return scene.scene(observation)

    def choices(self, observation: dict[str, Any], actions: Sequence[MyrmesAction]) -> Choices:
        """Hexes to walk to, tiles to place, rooms, nurses, cubes."""
        return choices.choices(observation, actions)

    def tell(
        self, before: dict[str, Any], action: MyrmesAction, after: dict[str, Any]
    ) -> tuple[Message, ...]:
        """What was done and what it brought."""
        return telling.tell(before, action, after)

    def art(self) -> str:
        """Terrain, tiles, ants, prey, boards."""
        return art.art()

    def evaluate(self, state: MyrmesState, seat: int) -> float:
        """Points so far and what the position promises."""
        return evaluation.evaluate(state, seat)

    def expectations(self, state: MyrmesState) -> list[float]:
        """Points so far and those that the position promises, by seat."""
        return evaluation.expectations(state)
