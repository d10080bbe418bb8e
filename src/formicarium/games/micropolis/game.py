"""Micropolis behind the contract that every game fulfils."""

from __future__ import annotations

from typing import Final

from formicarium.core.game import Game
from formicarium.games.micropolis import evaluation
from formicarium.games.micropolis.meta import META
from formicarium.games.micropolis.options import VARIANTS
from formicarium.games.micropolis.rules.actions import ACTIONS, MicropolisAction
from formicarium.games.micropolis.rules.setup import lay_out
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.games.micropolis.table import (
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

GAME: Final[Game[MicropolisState, MicropolisAction]] = Game(
    meta=META,
    variant_table=VARIANTS,
    state_type=MicropolisState,
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
    headings=frozenset({"micropolis-told-round", "micropolis-told-new-leader"}),
    tie_break=deciding.tie_break,
    goods=goods.goods,
    outlook=goods.outlook,
    draw=text.draw,
    art=art.art,
    evaluate=evaluation.evaluate,
    expectations=evaluation.expectations,
)
