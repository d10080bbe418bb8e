"""Myrmes behind the contract that every game fulfils."""

from __future__ import annotations

from typing import Final, get_args

from formicarium.core.game import Game
from formicarium.games.myrmes import evaluation
from formicarium.games.myrmes.meta import META
from formicarium.games.myrmes.options import VARIANTS
from formicarium.games.myrmes.rules.actions import MyrmesAction
from formicarium.games.myrmes.rules.setup import lay_out
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.games.myrmes.table import art, choices, scene, telling, text

GAME: Final[Game[MyrmesState, MyrmesAction]] = Game(
    meta=META,
    variant_table=VARIANTS,
    state_type=MyrmesState,
    actions=get_args(MyrmesAction),
    lay_out=lay_out,
    scene=lambda seen: scene.scene(seen.observe(None)),
    choices=lambda seen, actions: choices.choices(seen.observe(actions[0].seat), actions),
    tell=lambda before, action, after, viewer: telling.tell(
        before.observe(viewer), action, after.observe(viewer)
    ),
    draw=lambda seen, to_act: text.draw({**seen.observe(None), "to_act": list(to_act)}),
    art=art.art,
    evaluate=evaluation.evaluate,
    expectations=evaluation.expectations,
    swings=True,
)
