"""What a server answers when it does not do what was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from formicarium.core.errors import FormicariumError

if TYPE_CHECKING:
    from formicarium.server.protocol import Failure


class ServerRefusal(FormicariumError):  # noqa: N818 - the server's answer, not a fault
    """The server said no."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.reason)
        self.status = failure.status
        self.reason = failure.reason
        self.rule = None if failure.rule is UNSET else failure.rule
        self.length = None if failure.length is UNSET else failure.length
