"""Antropolis behind the contract that every game fulfils."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from formicarium.core.game import Game, Meta
from formicarium.games.antropolis import evaluation
from formicarium.games.antropolis.meta import META
from formicarium.games.antropolis.options import VARIANTS
from formicarium.games.antropolis.rules import notation
from formicarium.games.antropolis.rules.actions import AntropolisAction
from formicarium.games.antropolis.rules.setup import lay_out
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.table import art, choices, scene, telling, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.chance import Outcome
    from formicarium.core.choices import Choices
    from formicarium.core.message import Message
    from formicarium.core.options import Setup, Variant
    from formicarium.core.scene import Scene


class Antropolis(Game[AntropolisState, AntropolisAction]):
    """Two to four players build one anthill together and claim what they can of it."""

    meta: ClassVar[Meta] = META
    variant_table: ClassVar[tuple[Variant, ...]] = VARIANTS
    state_type = AntropolisState

    def lay_out(self, setup: Setup, forced: tuple[Outcome, ...]) -> AntropolisState:
        """A2, S1: set the game up."""
        return lay_out(setup, forced)

    def parse(self, text: str) -> AntropolisAction:
        """Read an action, as ``actions`` describes them."""
        return notation.parse(text)

    def draw(self, observation: dict[str, Any]) -> str:
        """Draw the table, the market and the players."""
        return text.draw(observation)

    def scene(self, observation: dict[str, Any]) -> Scene:
        """The map, the market, and every hand."""
        return scene.scene(observation)

    def choices(self, observation: dict[str, Any], actions: Sequence[AntropolisAction]) -> Choices:
        """Hexes and turns for tiles, ways for ants, tiles to buy and piles to draw from."""
        return choices.choices(observation, actions)

    def tell(
        self, before: dict[str, Any], action: AntropolisAction, after: dict[str, Any]
    ) -> tuple[Message, ...]:
        """What was done and what it brought."""
        return telling.tell(before, action, after)

    def art(self) -> str:
        """Tiles, ants, food, signs."""
        return art.art()

    def evaluate(self, state: AntropolisState, seat: int) -> float:
        """Points so far and what the position promises."""
        return evaluation.evaluate(state, seat)

    def expectations(self, state: AntropolisState) -> list[float]:
        """Points so far and those that the position promises, by seat."""
        return evaluation.expectations(state)
