"""The exception for refused requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from formicarium.core.errors import FormicariumError

if TYPE_CHECKING:
    from formicarium.server.protocol import Failure


class ServerRefusal(FormicariumError):  # noqa: N818 - an answer, not an error
    """The server refused a request."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.reason)
        self.status = failure.status
        self.reason = failure.reason
        self.rule = None if failure.rule is UNSET else failure.rule
        self.length = None if failure.length is UNSET else failure.length
