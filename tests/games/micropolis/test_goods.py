"""What actions of Micropolis bring, to the end of what belongs to them."""

from __future__ import annotations

from formicarium.bots import prospects
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.games.micropolis.tables import act, table


def brings(state: MicropolisState, line: str) -> dict[str, int]:
    goods = prospects.brings(state, GAME.parse(line))
    assert goods == tuple(sorted(goods, key=lambda good: good.number < 0))
    return {good.name: good.number for good in goods}


def test_a_tile_costs_the_soldiers_in_front_of_it() -> None:
    """P5.3, P11.5: and with them the largest army."""
    state = table(2, row="W1 W2 W3")
    assert brings(state, "A take W3")["soldiers"] == -2
    assert brings(state, "A take W3")["red army"] == -5
    assert "soldiers" not in brings(state, "A take W1")


def test_a_barracks_is_filled_if_that_is_better() -> None:
    """P9.2, P11.6: as the bot would decide next."""
    state = table(2, row="B18", armies=[5, 0])
    brought = brings(state, "A take B18")
    assert (brought["barracks"], brought["soldiers"]) == (10, -4)
    act(state, "A take B18")
    assert brings(state, "A fill") == {"barracks": 10, "soldiers": -4}
    assert brings(state, "A leave") == {}


def test_architects_give_markers() -> None:
    """P9.3."""
    assert brings(table(2, row="A1"), "A take A1")["architects"] == 1
