"""Positions that cannot be (M1, M3): what the check of a state refuses, and by which rule."""

import pytest

from tests.games.myrmes import broken

POSITIONS = broken.read()


@pytest.mark.parametrize("heading", POSITIONS)
def test_small_changes_are_refused_or_possible(heading: str) -> None:
    """To write the file again: ``python -m tests.games.myrmes.broken``; read what differs."""
    position, expected = POSITIONS[heading]
    assert broken.report(position) == expected
