"""Time that tests let pass, for what the server does after some time."""

from __future__ import annotations

import asyncio
from datetime import datetime, tzinfo


class Clock:
    """Stands in for ``time``, ``datetime`` and ``asyncio.sleep``; nothing else makes time pass."""

    fromisoformat = staticmethod(datetime.fromisoformat)

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.pauses: list[float] = []
        """How long bots have paused."""

    def monotonic(self) -> float:
        return self.seconds

    def now(self, zone: tzinfo) -> datetime:
        return datetime.fromtimestamp(self.seconds, zone)

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(max(0.0, seconds))
        self.seconds += self.pauses[-1]
        await asyncio.sleep(0)
