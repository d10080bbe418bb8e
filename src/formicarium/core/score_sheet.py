"""Points by seat and by source."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload


class Column(NamedTuple):
    """One column of the sheet: a board of a seat (in some games a seat has several)."""

    seat: int
    board: int
    points: dict[str, int]

    @property
    def total(self) -> int:
        """All points of the column."""
        return sum(self.points.values())


class ScoreSheet(Sequence[dict[str, int]]):
    """A sheet that reads like a list: ``sheet[seat]`` is that seat's points by source.

    >>> sheet = ScoreSheet([Column(0, 0, {"nests": 2}), Column(0, 1, {"nests": 3})], players=1)
    >>> sheet[0], sheet.totals()
    ({'nests': 5}, [5])
    """

    __slots__ = ("_seats", "columns")

    def __init__(self, columns: Sequence[Column], players: int) -> None:
        self.columns = tuple(columns)
        self._seats: list[dict[str, int]] = [{} for _ in range(players)]
        for column in self.columns:
            seat = self._seats[column.seat]
            for source, points in column.points.items():
                seat[source] = seat.get(source, 0) + points

    @property
    def sources(self) -> tuple[str, ...]:
        """The sources of points, in the rulebook's order."""
        return tuple(self.columns[0].points)

    def totals(self) -> list[int]:
        """Return all points of each seat."""
        return [sum(points.values()) for points in self._seats]

    @overload
    def __getitem__(self, seat: int) -> dict[str, int]: ...
    @overload
    def __getitem__(self, seat: slice) -> list[dict[str, int]]: ...
    def __getitem__(self, seat: int | slice) -> dict[str, int] | list[dict[str, int]]:
        return self._seats[seat]

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[dict[str, int]]:
        return iter(self._seats)

    def __repr__(self) -> str:
        return f"ScoreSheet({self._seats!r})"
