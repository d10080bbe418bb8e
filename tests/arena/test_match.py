"""Paired deals, rotated seats, and dice that follow from the seed."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

import formicarium as fm
from formicarium.arena import Match, play
from tests.arena.matches import duel, timeless


def match_of(bots: tuple[str, ...], players: int, deals: int) -> Match:
    """A match of bots that need not exist: pairing does not look at them."""
    return Match("micropolis", "base", {}, players, bots, deals * len(bots), 7)


tables = st.integers(2, 6).flatmap(
    lambda players: st.tuples(
        st.just(players),
        st.lists(st.sampled_from("abcdef"), min_size=1, max_size=players).map(tuple),
        st.integers(1, 30),
    )
)


@given(tables)
def test_every_bot_plays_every_deal_from_every_seat_equally_often(
    table: tuple[int, tuple[str, ...], int],
) -> None:
    players, bots, deals = table
    match = match_of(bots, players, deals)
    named = Counter(bots)
    for deal in range(deals):
        games = range(deal * len(bots), (deal + 1) * len(bots))
        line_ups = [match.line_up(index) for index in games]
        for seat in range(players):
            assert Counter(line_up[seat] for line_up in line_ups) == named
        assert {match.deal(index) for index in games} == {deal}
        assert len({match.deal_seed(index) for index in games}) == 1


@given(tables)
def test_all_bots_are_in_every_game(table: tuple[int, tuple[str, ...], int]) -> None:
    players, bots, deals = table
    match = match_of(bots, players, deals)
    for index in range(match.games):
        line_up = match.line_up(index)
        assert len(line_up) == players
        assert not Counter(bots) - Counter(line_up)


@pytest.mark.parametrize("bots", ["abc", "abcd", "abcde"])
def test_everybody_sits_behind_everybody_equally_often(bots: str) -> None:
    match = match_of(tuple(bots), len(bots), factorial(len(bots) - 1))
    pairs: Counter[tuple[str, str]] = Counter()
    for index in range(match.games):
        line_up = match.line_up(index)
        pairs.update(zip(line_up, line_up[1:] + line_up[:1], strict=True))
    assert len(pairs) == len(bots) * (len(bots) - 1)
    assert len(set(pairs.values())) == 1


def test_deals_are_different_and_so_are_those_of_another_seed() -> None:
    one, other = duel(games=200, seed=1), duel(games=200, seed=2)
    seeds = {match.deal_seed(index) for match in (one, other) for index in range(200)}
    assert len(seeds) == 200
    assert max(seeds) < 2**53


def test_dice_depend_on_seed_game_and_seat_alone() -> None:
    dice = {
        (seed, index, seat): duel(seed=seed).dice(index, seat).random()
        for seed in (1, 2)
        for index in range(4)
        for seat in range(2)
    }
    assert len(set(dice.values())) == len(dice)
    assert duel(seed=2).dice(3, 1).random() == dice[2, 3, 1]


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few, many = duel(games=4), duel(games=400)
    assert timeless([play(few, 3)]) == timeless([play(many, 3)])


def test_a_bot_moves_alike_whoever_rolls_dice_beside_it() -> None:
    """Each seat has dice of its own: the first choice of B is the same whatever A has drawn."""
    match = duel()
    first, again = match.dice(0, 1), match.dice(0, 1)
    match.dice(0, 0).random()
    assert first.random() == again.random()


@pytest.mark.parametrize(("asked", "played"), [(1, 3), (3, 3), (400, 402)])
def test_games_are_rounded_up_to_whole_deals(asked: int, played: int) -> None:
    match = Match.of("micropolis", ["greedy", "random", "greedy"], players=3, games=asked, seed=1)
    assert match.games == played
    assert match.deals * match.rotations == played


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ([], "a match needs bots; name at least one"),
        (["greedy", "random", "greedy"], "3 bots do not fit into 2 seats; name fewer bots"),
        (["clever"], "unknown bot 'clever'; known bots: "),
        (["greedy:depth=2"], "unknown option 'depth' of bot greedy; known options: none"),
        (["greedy:depth"], "'greedy:depth': write an option of a bot as NAME=VALUE"),
        (["greedy:"], "'greedy:': write an option of a bot as NAME=VALUE"),
        (["greedy:a=1,a=2"], "'greedy:a=1,a=2': the option a is given twice"),
        ([""], "a bot needs a name, such as greedy"),
    ],
)
def test_bots_that_do_not_fit(bots: list[str], complaint: str) -> None:
    with pytest.raises(fm.SetupError) as refused:
        Match.of("micropolis", bots, players=2)
    assert complaint in str(refused.value)


def test_games_there_must_be() -> None:
    with pytest.raises(fm.SetupError, match="a match has 1 to 1000000 games, not 0"):
        duel(games=0)


@pytest.mark.parametrize("seed", [-1, 2**53])
def test_a_seed_fits_into_every_reader_of_json(seed: int) -> None:
    with pytest.raises(fm.SetupError, match="a whole number from 0 to 2"):
        duel(seed=seed)
