"""Antropolis behind the contract that every game fulfils."""

from __future__ import annotations

from typing import Final, get_args

from formicarium.core.game import Game
from formicarium.games.antropolis import evaluation
from formicarium.games.antropolis.meta import META
from formicarium.games.antropolis.options import VARIANTS
from formicarium.games.antropolis.rules.actions import AntropolisAction
from formicarium.games.antropolis.rules.setup import lay_out
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.table import art, choices, scene, telling, text

GAME: Final[Game[AntropolisState, AntropolisAction]] = Game(
    meta=META,
    variant_table=VARIANTS,
    state_type=AntropolisState,
    actions=get_args(AntropolisAction),
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
)
