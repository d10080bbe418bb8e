"""Refusals: a status, a reason for people and data for programs."""

from __future__ import annotations

from msgspec import UNSET

from formicarium.server.protocol import Failure


class Refusal(Exception):  # noqa: N818 - an answer, not an error
    """A refused request; nothing has changed.

    >>> Refusal(404, "there is no such table").body()
    Failure(status=404, reason='there is no such table', rule=UNSET, length=UNSET)
    """

    def __init__(
        self,
        status: int,
        reason: str,
        *,
        rule: str | None = None,
        length: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.rule = rule
        self.length = length
        self.retry_after = retry_after

    def body(self) -> Failure:
        """Return the answer as data."""
        return Failure(
            self.status,
            self.reason,
            UNSET if self.rule is None else self.rule,
            UNSET if self.length is None else self.length,
        )

    def headers(self) -> dict[str, str]:
        """Return the headers of the answer."""
        return {} if self.retry_after is None else {"Retry-After": str(self.retry_after)}


def no_such_table() -> Refusal:
    """Refuse an unknown table, or a hidden one in the same words."""
    return Refusal(404, "there is no such table, or it needs a link with a secret")


def stale() -> Refusal:
    """Refuse a change that was meant for another position."""
    return Refusal(409, "the table has changed since; look again")


def closing() -> Refusal:
    """Refuse because the server is about to stop."""
    return Refusal(503, "the server is restarting; try again in a moment", retry_after=2)
