"""Micropolis behind the contract that every game fulfils."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from formicarium.core.game import Game, Meta
from formicarium.games.micropolis import evaluation
from formicarium.games.micropolis.meta import META
from formicarium.games.micropolis.options import VARIANTS, named_start
from formicarium.games.micropolis.rules import actions
from formicarium.games.micropolis.rules.actions import MicropolisAction
from formicarium.games.micropolis.rules.setup import lay_out
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.games.micropolis.table import art, choices, scene, telling, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.chance import Outcome
    from formicarium.core.choices import Choices
    from formicarium.core.message import Message
    from formicarium.core.options import Setup, Variant
    from formicarium.core.scene import Scene


class Micropolis(Game[MicropolisState, MicropolisAction]):
    """Two to six players build an anthill each; in the expert game two or three build two."""

    meta: ClassVar[Meta] = META
    variant_table: ClassVar[tuple[Variant, ...]] = VARIANTS
    state_type = MicropolisState

    def check_setup(self, setup: Setup) -> None:
        """P3.5: the start player sits at the table."""
        named_start(setup)

    def lay_out(self, setup: Setup, forced: tuple[Outcome, ...]) -> MicropolisState:
        """P3: set the game up."""
        return lay_out(setup, forced)

    def parse(self, text: str) -> MicropolisAction:
        """Read an action, as ``actions`` describes them."""
        return actions.parse(text)

    def draw(self, observation: dict[str, Any]) -> str:
        """Draw row and anthills."""
        return text.draw(observation)

    def scene(self, observation: dict[str, Any]) -> Scene:
        """The row, and every anthill as a ring round its foundation."""
        return scene.scene(observation)

    def choices(self, observation: dict[str, Any], actions: Sequence[MicropolisAction]) -> Choices:
        """A tile, then a place; or a button; or the anthill that gets the leader marker."""
        return choices.choices(observation, actions)

    def tell(
        self, before: dict[str, Any], action: MicropolisAction, after: dict[str, Any]
    ) -> tuple[Message, ...]:
        """What was taken, paid, collected and brought about."""
        return telling.tell(before, action, after)

    def art(self) -> str:
        """Wedges, ants, fruits, soldiers, markers."""
        return art.art()

    def evaluate(self, state: MicropolisState, seat: int) -> float:
        """Points so far and what the position promises."""
        return evaluation.evaluate(state, seat)

    def expectations(self, state: MicropolisState) -> list[float]:
        """Points so far and those that the position promises, by seat."""
        return evaluation.expectations(state)
