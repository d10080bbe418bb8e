"""Myrmes behind the contract that every game fulfils."""

from __future__ import annotations

from typing import Final

from formicarium.core.game import Game
from formicarium.games.myrmes import evaluation
from formicarium.games.myrmes.meta import META
from formicarium.games.myrmes.options import VARIANTS
from formicarium.games.myrmes.rules.actions import ACTIONS, MyrmesAction
from formicarium.games.myrmes.rules.setup import lay_out
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.games.myrmes.table import (
    art,
    attempts,
    choices,
    citations,
    explaining,
    goods,
    scene,
    standing,
    telling,
    text,
    way,
)

GAME: Final[Game[MyrmesState, MyrmesAction]] = Game(
    meta=META,
    variant_table=VARIANTS,
    state_type=MyrmesState,
    actions=ACTIONS,
    lay_out=lay_out,
    scene=scene.scene,
    choices=choices.choices,
    attempts=attempts.attempts,
    tell=telling.tell,
    under_way=way.under_way,
    tell_whole=telling.tell_whole,
    explain=explaining.explain,
    standing=standing.standing,
    citations=citations.CITATIONS,
    reasons=explaining.REASONS,
    headings=frozenset({"myrmes-told-season"}),
    goods=goods.goods,
    outlook=goods.outlook,
    draw=text.draw,
    art=art.art,
    evaluate=evaluation.evaluate,
    expectations=evaluation.expectations,
    swings=True,
)
