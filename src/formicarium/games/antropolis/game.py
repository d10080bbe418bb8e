"""Antropolis behind the contract that every game fulfils."""

from __future__ import annotations

from typing import Final

from formicarium.core.game import Game
from formicarium.games.antropolis import evaluation
from formicarium.games.antropolis.meta import META
from formicarium.games.antropolis.options import VARIANTS
from formicarium.games.antropolis.rules.actions import ACTIONS, AntropolisAction
from formicarium.games.antropolis.rules.setup import lay_out
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.table import (
    art,
    attempts,
    choices,
    citations,
    deciding,
    explaining,
    goods,
    scene,
    standing,
    telling,
    text,
)

GAME: Final[Game[AntropolisState, AntropolisAction]] = Game(
    meta=META,
    variant_table=VARIANTS,
    state_type=AntropolisState,
    actions=ACTIONS,
    lay_out=lay_out,
    scene=scene.scene,
    choices=choices.choices,
    attempts=attempts.attempts,
    tell=telling.tell,
    explain=explaining.explain,
    standing=standing.standing,
    citations=citations.CITATIONS,
    reasons=explaining.REASONS,
    headings=frozenset({"antropolis-told-turn"}),
    tie_break=deciding.tie_break,
    goods=goods.goods,
    outlook=goods.outlook,
    draw=text.draw,
    art=art.art,
    evaluate=evaluation.evaluate,
    expectations=evaluation.expectations,
)
