"""Together the records on file cover every objective and special tile."""

from collections.abc import Iterator

import formicarium as fm
from formicarium.games.myrmes.components import FARM, OBJECTIVES, SCAVENGING, SUBCOLONY
from formicarium.games.myrmes.rules import actions as act
from tests.records.gather import RECORDS


def _played() -> Iterator[fm.Action]:
    for path in RECORDS:
        if not path.stem.startswith("myrmes-"):
            continue
        for move in fm.Record.load(path).moves:
            yield move.action


def test_every_objective_is_carried_out_in_some_record() -> None:
    """M14.6 to M14.13."""
    done = {OBJECTIVES[move.objective] for move in _played() if isinstance(move, act.Objective)}
    assert done == set(OBJECTIVES)


def test_every_special_tile_is_laid_in_some_record() -> None:
    """M10.2."""
    kinds = {move.kind for move in _played() if isinstance(move, act.Place)}
    assert {FARM, SCAVENGING, SUBCOLONY} <= kinds
