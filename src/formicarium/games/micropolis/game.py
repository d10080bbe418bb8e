"""Micropolis behind the contract that every game fulfils."""

from __future__ import annotations

from typing import Final, get_args

from formicarium.core.game import Game
from formicarium.games.micropolis import evaluation
from formicarium.games.micropolis.meta import META
from formicarium.games.micropolis.options import VARIANTS, named_start
from formicarium.games.micropolis.rules.actions import MicropolisAction
from formicarium.games.micropolis.rules.setup import lay_out
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.games.micropolis.table import art, choices, scene, telling, text

GAME: Final[Game[MicropolisState, MicropolisAction]] = Game(
    meta=META,
    variant_table=VARIANTS,
    state_type=MicropolisState,
    actions=get_args(MicropolisAction),
    lay_out=lay_out,
    check_setup=named_start,
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
