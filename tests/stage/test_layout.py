"""Surfaces lie where a reader looks for them and never over each other."""

import pytest

from formicarium.core.scene import Surface
from formicarium.stage.layout import FRAME_HEIGHT, FRAME_WIDTH, Card, plan
from tests.stage.scenes import surface


def table(players: int, each: int = 1, size: tuple[float, float] = (200, 180)) -> list[Surface]:
    nests = [
        surface(f"nest-{seat}-{number}", kind="player", seat=seat, size=size)
        for seat in range(players)
        for number in range(each)
    ]
    return [*nests, surface("offer", kind="offer", size=(600, 90)), surface("board")]


def overlap(one: Card, other: Card) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("each", [1, 2])
@pytest.mark.parametrize("size", [(200, 180), (900, 100), (50, 400)])
def test_nothing_overlaps_and_everything_fits(
    players: int, each: int, size: tuple[float, float]
) -> None:
    laid = plan(table(players, each, size))
    cards = laid.cards
    assert len(cards) == players * each + 2
    assert not any(overlap(a, b) for n, a in enumerate(cards) for b in cards[n + 1 :])
    assert laid.width <= FRAME_WIDTH + 1
    assert laid.height <= FRAME_HEIGHT + 1
    for card in cards:
        x, y = card.origin
        assert card.x >= -1e-6
        assert card.x + card.width <= laid.width + 1e-6
        assert card.y >= -1e-6
        assert card.y + card.height <= laid.height + 1e-6
        assert x >= card.x
        assert x + card.surface.width * card.scale <= card.x + card.width
        assert y >= card.y
        assert y + card.surface.height * card.scale <= card.y + card.height


def test_the_offer_is_on_top_and_boards_come_before_players() -> None:
    offer, board, *nests = plan(table(4)).cards
    assert (offer.surface.kind, board.surface.kind) == ("offer", "board")
    assert offer.y < board.y < min(nest.y for nest in nests)


def test_the_surfaces_of_a_seat_stay_together() -> None:
    cards = plan(table(3, each=2)).cards[2:]
    assert [card.surface.seat for card in cards] == [0, 0, 1, 1, 2, 2]
    for one, other in zip(cards[::2], cards[1::2], strict=True):
        assert one.x == other.x or one.y == other.y


def test_players_have_one_scale_and_what_they_share_is_no_smaller() -> None:
    for players in range(1, 7):
        offer, board, *nests = plan(table(players)).cards
        assert len({nest.scale for nest in nests}) == 1
        assert offer.scale == board.scale >= nests[0].scale


def test_of_two_good_arrangements_the_one_without_gaps_wins() -> None:
    rows = [card.y for card in plan(table(3, each=2)).cards[2:]]
    assert max(map(rows.count, rows)) == min(map(rows.count, rows))


def test_an_empty_table() -> None:
    assert plan([]) == ((), 0, 0)


def test_a_tall_board_stands_beside_the_players() -> None:
    nests = [surface(f"nest-{n}", kind="player", seat=n, size=(400, 300)) for n in range(4)]
    garden = surface("garden", kind="board", size=(700, 700))
    board, *rest = plan([garden, *nests]).cards
    assert all(board.x + board.width <= card.x for card in rest)
