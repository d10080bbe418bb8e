"""Refusals: a status, a reason for people and data for programs."""

from __future__ import annotations

from msgspec import UNSET

from formicarium.core.message import Message, in_english, message
from formicarium.server.protocol import Failure


class Refusal(Exception):  # noqa: N818 - an answer, not an error
    """A refused request; nothing has changed.

    >>> Refusal(404, "there is no such table").body()
    Failure(status=404, reason='there is no such table', rule=UNSET, length=UNSET, why=UNSET)
    """

    def __init__(
        self,
        status: int,
        why: str | Message,
        *,
        rule: str | None = None,
        length: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        self.why = why if isinstance(why, Message) else None
        """The reason for people; None if only programs meet this refusal."""
        self.reason = in_english(why) if isinstance(why, Message) else why
        super().__init__(self.reason)
        self.status = status
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
            UNSET if self.why is None else self.why,
        )

    def headers(self) -> dict[str, str]:
        """Return the headers of the answer."""
        return {} if self.retry_after is None else {"Retry-After": str(self.retry_after)}


def no_such_table() -> Refusal:
    """Refuse an unknown table, or a hidden one in the same words."""
    return Refusal(404, message("ui-refused-no-table"))


def stale() -> Refusal:
    """Refuse a change that was meant for another position."""
    return Refusal(409, message("ui-refused-stale"))


def closing() -> Refusal:
    """Refuse because the server is about to stop."""
    return Refusal(503, message("ui-refused-restarting"), retry_after=2)
