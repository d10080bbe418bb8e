"""The generator follows its description, and never changes."""

import hashlib
from collections import Counter
from contextlib import suppress
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formicarium.core.chance import Chance, Outcome, seed_hash
from formicarium.core.errors import FormicariumError, RecordError, SetupError, StateError

seeds = st.integers(0, 2**256 - 1)


def described_draw(seed: int, number: int, bits: int) -> int:
    """Compute the top bits of a draw as the description in the module says."""
    key = hashlib.sha256(f"formicarium/chance/1:{seed}".encode()).digest()
    size = (bits + 7) // 8
    digest = hashlib.shake_256(key + number.to_bytes(8, "big")).digest(size)
    return int.from_bytes(digest, "big") >> (size * 8 - bits)


@given(seed=seeds)
def test_below_a_power_of_two_is_one_draw(seed: int) -> None:
    chance = Chance.from_seed(seed)
    assert [chance.below(1024) for _ in range(3)] == [described_draw(seed, i, 10) for i in range(3)]


@given(seed=seeds)
def test_numbers_that_are_too_large_are_drawn_again(seed: int) -> None:
    draws = [described_draw(seed, i, 3) for i in range(200)]
    expected = [draw for draw in draws if draw < 5][:20]
    chance = Chance.from_seed(seed)
    assert [chance.below(5) for _ in range(20)] == expected


def test_known_answers() -> None:
    """Old seeds must give the same games in every release."""
    chance = Chance.from_seed(20180101)
    assert [chance.below(61) for _ in range(6)] == [24, 48, 50, 42, 1, 19]
    tiles = list(range(12))
    chance.shuffle(tiles)
    assert tiles == [6, 5, 10, 2, 7, 3, 11, 8, 9, 1, 4, 0]


def test_one_possibility_takes_no_bits() -> None:
    assert Chance.from_seed(1).below(1) == 0


def test_below_is_fair() -> None:
    chance = Chance.from_seed(3)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert all(900 < counts[face] < 1100 for face in range(6))


def test_every_order_is_equally_likely() -> None:
    chance = Chance.from_seed(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 250):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(180 < count < 330 for count in counts.values())


@given(seed=seeds, size=st.integers(0, 70))
def test_a_shuffle_keeps_the_items_and_follows_the_lehmer_code(seed: int, size: int) -> None:
    code = Chance.from_seed(seed).below(factorial(size))
    expected = list(range(size))
    for i in range(size - 1, 0, -1):
        code, j = divmod(code, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    shuffled = list(range(size))
    Chance.from_seed(seed).shuffle(shuffled)
    assert shuffled == expected
    assert sorted(shuffled) == list(range(size))


@given(seed=seeds, draws=st.integers(0, 5))
def test_copy_and_text_continue_the_same_stream(seed: int, draws: int) -> None:
    chance = Chance.from_seed(seed)
    for _ in range(draws):
        chance.below(10)
    copy, reread = chance.copy(), Chance.parse(str(chance))
    assert copy == reread == chance
    assert copy.below(2**64) == reread.below(2**64) == chance.below(2**64)


def test_a_copy_draws_separately() -> None:
    chance = Chance.from_seed(1)
    chance.copy().below(6)
    assert chance.draws == 0


@given(text=st.text(alphabet="0123456789abcdef:-+ x²", max_size=90))
def test_a_wrong_text_is_refused_as_generator(text: str) -> None:
    with suppress(StateError):
        assert str(Chance.parse(text)) == text


@pytest.mark.parametrize("seed", [-1, 2**256, True, 1.5, "7", None])
def test_seeds_are_whole_numbers_of_256_bits(seed: object) -> None:
    with pytest.raises(SetupError, match="seed"):
        Chance.from_seed(seed)  # type: ignore[arg-type]


def test_the_published_hash_is_plain_sha256() -> None:
    assert seed_hash(42) == hashlib.sha256(b"42").hexdigest()


@pytest.mark.parametrize("text", ["", "   ", "4 5", "re-veal x"])
def test_a_wrong_text_is_refused_as_outcome(text: str) -> None:
    with pytest.raises(RecordError):
        Outcome.parse(text)


def test_all_errors_have_one_base_class() -> None:
    assert issubclass(StateError, FormicariumError)
    assert issubclass(FormicariumError, ValueError)
