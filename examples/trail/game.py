"""Trail behind the contract that every game fulfils."""

from typing import Final

from examples.trail import citations, evaluation, explaining, table
from examples.trail.rules import ACTIONS, TrailAction, TrailState, lay_out
from formicarium.core import goods
from formicarium.core.game import Game, Meta
from formicarium.core.options import Variant

GAME: Final[Game[TrailState, TrailAction]] = Game(
    meta=Meta(
        id="trail",
        title="Trail",
        summary="Race along a trail, pick up crumbs, be first in the nest.",
        minutes=5,
        rules_version=TrailState.rules_version,
    ),
    home="examples.trail",
    variant_table=(Variant("base", (2, 3, 4), "a trail of fourteen spaces"),),
    state_type=TrailState,
    actions=ACTIONS,
    lay_out=lay_out,
    scene=table.scene,
    choices=table.choices,
    attempts=table.attempts,
    tell=table.tell,
    explain=explaining.explain,
    citations=citations.CITATIONS,
    reasons=explaining.REASONS,
    goods=goods.points,
    draw=table.draw,
    art=table.art,
    evaluate=evaluation.evaluate,
    expectations=evaluation.expectations,
)
